### The actions of Raids as slash commands. Names are lower case, at most 32 characters; descriptions at most 100.

raids-command = raids
raids-command-about = Act in a game of Raids

raids-do-place = place
raids-do-place-about = Put the tile you have just taken on a space of your ship, or in place of the tile there
raids-do-discard = discard
raids-do-discard-about = Discard the tile you have just taken
raids-do-sell = sell
raids-do-sell-about = Sell Goods of your ship at a Port
raids-do-keep = keep
raids-do-keep-about = Stop selling, or throw nothing overboard
raids-do-drop = drop
raids-do-drop-about = Throw a tile of your ship overboard (house rules)
raids-do-sail = sail
raids-do-sail-about = Sail to a space and stop there; if a ship is there, you attack it
raids-do-dock = dock
raids-do-dock-about = Sail home to the Harbor
raids-do-fight = fight
raids-do-fight-about = Fight the next Monster
raids-do-yield = sacrifice
raids-do-yield-about = Sacrifice a Viking to the next Monster
raids-do-retaliate = retaliate
raids-do-retaliate-about = Stay in the Combat: send one Viking more than the other ship just sent
raids-do-flee = flee
raids-do-flee-about = Leave the Combat and sail on

raids-parameter-slot = slot
raids-parameter-slot-about = Which space of your ship, counted from 1
raids-parameter-space = space
raids-parameter-space-about = Which space of the World board
