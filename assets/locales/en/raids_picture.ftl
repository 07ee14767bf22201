### Raids: what stands in pictures, and the pictures in words.

## In the picture

raids-picture-home = home
raids-picture-leaving = leaving
raids-picture-water = water
raids-picture-ghost = Ghost
raids-picture-shared = Equal Glory: they share the place.

## The picture in words. A tile is named with its worth, then a stroke and its Shields.

raids-alt-track = World board, tiles with worth/Shields: { $spaces }.
raids-alt-leaving = 0 setting out: { $ships }
raids-alt-reach = Can be chosen, with the crew on arrival, or a Monster’s cost: { $places }.
raids-alt-going = Cleared when the ship sails: { $spaces }.
raids-alt-new = New: { $news }.
raids-alt-touched = taken from or sacrificed at: { $spaces }
raids-alt-cleared = cleared: { $spaces }

## The legend: a name and a few words.

raids-legend-title = What the signs mean
raids-legend-weapon = 1 Viking less to beat a Monster
raids-legend-sail = 1 Viking after each voyage
raids-legend-mjollnir = Glory for each Viking at the end
raids-legend-pennant-name = Pennant
raids-legend-pennant = Glory if aboard at the end
raids-legend-goods-name = Goods
raids-legend-goods = Glory if sold at a Port
raids-legend-rune = Glory in sets
raids-legend-port = Sells Goods, recruits 1
raids-legend-monster-name = Monster
raids-legend-monster = Fight it for Glory, or sacrifice 1
raids-legend-visit = First ships to pass recruit { $shares }
raids-legend-pillage = First ships to pass take { $shares }
raids-legend-village = Recruits 1; Vikings left
raids-legend-harbor = Home: ends your voyage
raids-legend-shield-name = Shield
raids-legend-shield = Carries one Viking
raids-legend-crew-name = Crew
raids-legend-crew = Vikings / Shields
raids-legend-glory-name = Glory
raids-legend-glory = Points so far
raids-legend-coin = Glory from Harbor and Pillage
raids-legend-cleared-name = Crossed out
raids-legend-cleared = Cleared when the ship sails
raids-legend-ghost = Third ship of two players
raids-legend-combat = Two ships, one tile
