### Explorers of the North Sea: boards, choices, events, reasons, rules.

explorers-vp = { $points } VP
explorers-vikings = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}
explorers-and = { $first } and { $last }

## Animals, directions, captains

explorers-animal-pig = pig
explorers-animal-chicken = chicken
explorers-animal-goat = goat
explorers-animal-sheep = sheep
explorers-animal-cattle = cattle
explorers-animal-horse = horse
explorers-some-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
explorers-some-chicken = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
explorers-some-goat = { $count ->
    [one] { $count } goat
   *[other] { $count } goats
}
explorers-some-sheep = { $count ->
    [one] { $count } sheep
   *[other] { $count } sheep
}
explorers-some-cattle = { $count ->
    [one] { $count } head of cattle
   *[other] { $count } head of cattle
}
explorers-some-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}

explorers-islet = islet
explorers-lake = lake

explorers-bonus-archer = { $points } VP per step from the starting board to your farthest Outpost
explorers-bonus-barbarian = { $points } VP per Settlement you raided
explorers-bonus-cartographer = { $points } VP per complete Island you control
explorers-bonus-hero = { $points } VP per Enemy Ship you destroyed
explorers-bonus-huntsman = { $points } VP per animal of the kind you delivered most
explorers-bonus-queen = { $points } VP if you control a complete Island and nobody a larger one
explorers-bonus-scout = { $points } VP if you have a Viking on placed land and nobody one farther out
explorers-bonus-shieldmaiden = { $points } VP per Viking of yours on land away from home
explorers-bonus-trader = { $points } VP per { $per } animals you delivered
explorers-bonus-tyrant = { $points } VP per { $per } Tiles of your largest complete Island, rounded up
explorers-bonus-watchman = { $points } VP per land mass with an Outpost of yours
explorers-bonus-outposts = { $points } VP per Outpost you built
explorers-bonus-deaths = { $points } VP per Viking you lost
explorers-bonus-kinds = { $points } VP per kind of Livestock you delivered
explorers-bonus-strengths = { $points } VP per strength of the Settlements you raided
explorers-bonus-at-home = { $points } VP per Viking of yours on the Mainland
explorers-bonus-trader-one = { $points } VP per animal you delivered
explorers-bonus-tyrant-one = { $points } VP per Tile of your largest complete Island

explorers-short-bonus-archer = { $points } VP per step to your Outpost
explorers-short-bonus-barbarian = { $points } VP per Settlement
explorers-short-bonus-cartographer = { $points } VP per complete Island
explorers-short-bonus-hero = { $points } VP per Enemy Ship
explorers-short-bonus-huntsman = { $points } VP per animal of one kind
explorers-short-bonus-queen = { $points } VP if nobody’s Island is larger
explorers-short-bonus-scout = { $points } VP if no Viking is farther out
explorers-short-bonus-shieldmaiden = { $points } VP per Viking ashore
explorers-short-bonus-trader = { $points } VP per { $per } animals
explorers-short-bonus-tyrant = { $points } VP per { $per } Tiles of an Island
explorers-short-bonus-watchman = { $points } VP per land with Outpost
explorers-short-bonus-outposts = { $points } VP per Outpost
explorers-short-bonus-deaths = { $points } VP per dead Viking
explorers-short-bonus-kinds = { $points } VP per kind of Livestock
explorers-short-bonus-strengths = { $points } VP per raided strength
explorers-short-bonus-at-home = { $points } VP per Viking at home
explorers-short-bonus-trader-one = { $points } VP per animal
explorers-short-bonus-tyrant-one = { $points } VP per Tile of an Island
explorers-bonus-each = { $bonus }, but only once for every full { $per }

## The board

explorers-board-title = Explorers · Turn { $turn } of { $turns }
explorers-board-title-captains = Explorers of the North Sea · Captains
explorers-board-title-over = Explorers of the North Sea · The end
explorers-board-stack = { $count ->
    [one] 1 Tile in the stack · board { $side }
   *[other] { $count } Tiles in the stack · board { $side }
}
explorers-board-reach = { $who } can sail to { $places }
explorers-board-single = 1 Tile each, open beyond their edges
explorers-board-mainland = Home, off { $cells }
explorers-board-tiles = { $count ->
    [one] 1 Tile
   *[other] { $count } Tiles
}
explorers-board-held = { $who } { $points }
explorers-board-unheld = { $points } for nobody yet
explorers-board-leads = { $who } ahead
explorers-board-barred = never complete
explorers-board-free = { $count } free
explorers-board-left = { $count } left
explorers-board-chosen = Captain chosen
explorers-board-choosing = Captain not chosen yet
explorers-board-hand = { $count ->
    [one] 1 Tile in hand
   *[other] { $count } Tiles in hand
}
explorers-seat-ship = { $count ->
    [0] Longship at { $place }, empty
   *[other] Longship at { $place } with { $cargo }
}
explorers-seat-home = { $count ->
    [one] { $count } Viking at home
   *[other] { $count } Vikings at home
}
explorers-seat-dead = { $count ->
    [one] { $count } Viking dead
   *[other] { $count } Vikings dead
}
explorers-seat-destroyed = { $count ->
    [one] { $count } Enemy Ship destroyed
   *[other] { $count } Enemy Ships destroyed
}
explorers-seat-raided = { $count ->
    [one] Settlement { $strengths } raided
   *[other] Settlements { $strengths } raided
}
explorers-seat-raided-down = { $count ->
    [one] { $count } Settlement raided, face down
   *[other] { $count } Settlements raided, face down
}
explorers-seat-outposts = { $count } of { $all } Outposts
explorers-seat-delivered = delivered { $herd }
explorers-board-over = { $count ->
    [one] { $winners } wins with { $points } VP!
   *[other] { $winners } share the victory with { $points } VP!
}
explorers-board-over-solo = { $count ->
    [one] { $winners } brings home { $points } VP.
   *[other] { $winners } bring home { $points } VP.
}
explorers-tie-breaker = A tie goes to more delivered livestock, then to more Outposts.
explorers-board-legend = Plan: A Longship, 3 Settlement, x Enemy Ship, * Livestock, o other land, ~ sea, · open cell, # Mainland · Arrows: edges with land, the others are sea · M6b: second land or sea of a Tile · 🏝️ complete · 🧭 open, → cells where its land goes on · 🐖 pig 🐓 chicken 🐐 goat 🐑 sheep 🐄 cattle 🐎 horse · 🏘️ Settlement, strength · 🏴‍☠️ Enemy Ship · ⛵ Longship · 🟠A×2 Vikings · 🗼 Outpost, ▲/▼ corner · 💀 dead · ✨ newest · ❄️ last in turn order · 3🟠A an Island of 3 Tiles and who holds it

## What is asked, and what helps

explorers-ask-captain = Which Captain?
explorers-help-captain = Your Captain brings extra points at the end. Everybody reveals theirs at the same time; the one you do not keep leaves the game.
explorers-ask-place = Place a Tile
explorers-ask-place-solo = Place a Tile, { $n } of { $of }
explorers-help-place = Land meets land, sea meets sea. The numbers are those in the picture.
explorers-help-place-ship = One of the two Tiles of this turn must show an Enemy Ship: place one that does.
explorers-ask-act = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
explorers-help-act = Load, unload, sail, walk or herd for 1 action each; an Outpost takes 2. You may end the turn at any time.
explorers-ask-done = End the turn?
explorers-help-done = You have used all your actions.
explorers-ask-over = The game is over

explorers-brief-last-turns = { $turns ->
    [one] The stack is empty: this is your last turn.
   *[other] The stack is empty: you have { $turns } turns left, this one included.
}
explorers-brief-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## Choices: what is on the button

explorers-branch-tile = land { $land }
explorers-branch-load = Load …
explorers-branch-unload = Unload …
explorers-branch-walk = Walk …
explorers-branch-herd = Herd …
explorers-label-load = Load { $cargo }
explorers-label-load-home = Load { $cargo } at home
explorers-label-unload = Unload { $cargo }
explorers-label-unload-home = Put ashore at home: { $cargo }
explorers-label-deliver = Deliver { $cargo }
explorers-label-sail = Sail to { $to }
explorers-label-sail-home = Sail home
explorers-label-walk = Walk { $vikings } from { $from } to { $to }
explorers-label-herd = Herd { $animal } from { $from } to { $to }
explorers-label-outpost = Outpost at { $corner }
explorers-label-done = End the turn

## Choices: what they bring

explorers-fact-completes = completes an Island of { $tiles }
explorers-fact-completes-for = completes an Island of { $tiles } for { $who }
explorers-fact-site = opens a site for an Outpost
explorers-fact-barred = never complete: land towards the Mainland
explorers-fact-stay = left behind: { $vikings }
explorers-fact-enemy = Enemy Ship: { $deadly } of { $all } kill a Viking
explorers-fact-shore = ashore: { $land }
explorers-fact-there = there: { $land }
explorers-fact-raids = raids the Settlement of { $strength }
explorers-fact-missing = { $missing ->
    [one] Settlement { $strength }: 1 Viking missing
   *[other] Settlement { $strength }: { $missing } Vikings missing
}
explorers-fact-control = Island of { $tiles }, strength { $strength }
explorers-fact-between = where { $cells } meet
explorers-fact-unused = { $left ->
    [one] 1 action unused
   *[other] { $left } actions unused
}
explorers-fact-draw = you draw a Tile
explorers-fact-next = no Tile is drawn
explorers-fact-third = the third Tile leaves the game
explorers-fact-game-ends = the game ends

## What happens

explorers-told-board = 🗺️ Starting board { $side }
explorers-told-seated = 🎲 { $who } plays first; ❄️ { $winter } plays last
explorers-told-captain = 👑 { $who } has chosen a Captain
explorers-told-captains = 👑 Captains: { $captains }
explorers-told-turned-up = 🗺️ Tiles turned up: { $tiles }
explorers-told-returned = { $count ->
    [one] 🗺️ { $who } can place no Tile, shuffles it back and draws again
   *[other] 🗺️ { $who } can place no Tile, shuffles { $count } back and draws again
}
explorers-told-removed = 🗺️ { $who } can place no Tile at all; one leaves the game: { $tile }
explorers-told-discarded = 🗺️ A Tile leaves the game: { $tile }
explorers-told-placed = 🗺️ { $who } places a Tile on { $cell }
explorers-told-livestock = 🐾 New Livestock at { $at }: { $animal }
explorers-told-settlement = 🏘️ A Settlement of strength { $strength } appears at { $at }
explorers-told-enemy = 🏴‍☠️ An Enemy Ship appears at { $at }
explorers-told-island = 🏝️ The Island of { $at } is complete: { $tiles } Tiles
explorers-told-loaded = 📥 { $who } loads { $cargo } from { $from }
explorers-told-loaded-home = 📥 { $who } loads { $cargo } at home
explorers-told-unloaded = 📤 { $who } unloads { $cargo } onto { $to }
explorers-told-unloaded-home = 📤 { $who } unloads { $cargo } at home
explorers-told-delivered = 🏠 { $who } delivers { $herd }
explorers-told-sailed = ⛵ { $who } sails to { $to }
explorers-told-sailed-home = ⛵ { $who } sails home
explorers-told-destroyed = 🏴‍☠️ { $who } destroys the Enemy Ship at { $at }
explorers-told-destroyed-deadly = 🏴‍☠️ { $who } destroys the Enemy Ship at { $at }; 💀 a Viking dies
explorers-told-walked = 👣 { $who } walks with { $vikings }: { $from } → { $to }
explorers-told-herded = 👣 { $who } herds { $animal }: { $from } → { $to }
explorers-told-raided = 🏘️ { $who } raids the Settlement at { $at }: +{ $strength } VP
explorers-told-outpost = 🗼 { $who } builds an Outpost at { $at }
explorers-told-ended = 🏆 Final points: { $points }

## What a seat did, in a few words each

explorers-did-deliver = delivered { $items }
explorers-did-raid = { $count ->
    [one] raided Settlement { $strengths }
   *[other] raided Settlements { $strengths }
}: +{ $strength } VP
explorers-did-destroy = { $count ->
    [one] destroyed an Enemy Ship
   *[other] destroyed { $count } Enemy Ships
}
explorers-did-build = { $count ->
    [one] built an Outpost
   *[other] built { $count } Outposts
}
explorers-did-place = placed { $items }
explorers-did-lose = lost { $vikings }
explorers-did-complete = completed an Island of { $tiles }
explorers-did-choose = chose { $captain }
explorers-did-load = loaded { $cargo }
explorers-did-unload = put ashore { $cargo }
explorers-did-sail = sailed to { $to }
explorers-did-sail-home = sailed home
explorers-did-walk = walked to { $to }
explorers-did-herd = herded { $animal } to { $to }

## Why there are points

explorers-source-livestock = Livestock
explorers-source-outposts = Outposts
explorers-source-enemy-ships = Enemy Ships
explorers-source-settlements = Settlements
explorers-source-deaths = Dead Vikings
explorers-source-islands = Islands
explorers-source-captain = Captain
explorers-reason-livestock = delivered { $herd }
explorers-reason-outpost = Outpost { $n }, at { $at }
explorers-reason-enemy = Enemy Ship at { $at }
explorers-reason-death = a Viking died at { $at }
explorers-reason-settlement = Settlement of { $strength } at { $at }
explorers-reason-island = { $tiles ->
    [one] Island of 1 Tile: { $cells }
   *[other] Island of { $tiles } Tiles: { $cells }
}

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

explorers-typed-captain = captain, choose, keep
explorers-typed-place = place, put, tile, lay
explorers-typed-load = load, embark
explorers-typed-unload = unload, land, ashore
explorers-typed-deliver = deliver
explorers-typed-sail = sail
explorers-typed-walk = walk, march
explorers-typed-herd = herd, drive
explorers-typed-outpost = outpost, build
explorers-typed-done = done, end, finish, pass
explorers-typed-home = home, mainland
explorers-typed-vikings = viking, vikings, v
explorers-typed-all = all, everything
explorers-typed-pig = pig, pigs
explorers-typed-chicken = chicken, chickens
explorers-typed-goat = goat, goats
explorers-typed-sheep = sheep
explorers-typed-cattle = cattle, cow, cows
explorers-typed-horse = horse, horses
explorers-typed-archer = archer
explorers-typed-barbarian = barbarian
explorers-typed-cartographer = cartographer
explorers-typed-hero = hero
explorers-typed-huntsman = huntsman, hunter
explorers-typed-queen = queen
explorers-typed-scout = scout
explorers-typed-shieldmaiden = shieldmaiden
explorers-typed-trader = trader
explorers-typed-tyrant = tyrant
explorers-typed-watchman = watchman
explorers-typed-fillers = to, at, on, from, the, and, with, my, turn, turned, an

## The short rules

explorers-about = Explore a sea that grows Tile by Tile: fetch Livestock, raid, hold Islands before winter. 48 turns shared by all, 16 alone; about 45 taps and 15 minutes each.
explorers-rules-title = Explorers of the North Sea: the short rules
explorers-rules-signs-title = Signs on the board
explorers-rules-intro =
    Longships sail into an unknown sea that grows Tile by Tile. Fetch Livestock home, raid Settlements, sink Enemy Ships, build Outposts and control Islands. Whoever has the most Victory Points (VP) when winter comes wins.
explorers-rules-turn-title = Your turn
explorers-rules-turn =
    { $first_player ->
        [before_captains] The first player is drawn; then everybody keeps 1 of 2 Captains.
       *[after_captains] Before the first turn everybody keeps 1 of 2 Captains; then the first player is drawn.
    } Each Longship begins at home with 2 of { $vikings } Vikings aboard.
    1. Place 1 Tile from your hand.
    2. Take up to { $actions } actions, in any order.
    3. End the turn and draw a Tile.
explorers-rules-tile-title = Placing a Tile
explorers-rules-tile =
    Place it beside another Tile, in any rotation: land meets land, sea meets sea. No Tile may touch the Mainland; { $shore_edges ->
        [sea] edges towards the cells beside it must be sea.
       *[any] an Island with land towards the cells beside it can never be completed.
    }
    What the Tile shows comes onto it: an animal, a Settlement with a strength drawn at random, or an Enemy Ship that keeps its back hidden.
    { $animals }
explorers-rules-ship-title = The Longship (1 action each)
explorers-rules-ship =
    Load or unload any number of your Vikings and animals on one land of the Longship's Tile, or at home; it carries { $hold }. To load Livestock you need a Viking on that land, to unload it a Viking aboard. Unloaded at home, it is delivered for good.
    Sail to a connected sea on the next Tile; a Viking must be aboard. Where an Enemy Ship lies, { $boarding } Vikings destroy it at once, and one of them may die.
explorers-rules-land-title = On land (1 action each)
explorers-rules-land =
    Walk with 1 or 2 Vikings, or herd 1 animal with 1 Viking, to connected land on the next Tile. Livestock belongs to nobody until it is aboard.
    When as many of your Vikings are at a Settlement as it is strong, you raid it at once; it lies face down on your Captain Card until the end.
explorers-rules-outpost-title = Outposts (2 actions)
explorers-rules-outpost =
    At a corner where three Tiles meet in land, with { $crew } of your Vikings around it. A Tile touches 1 Outpost at most, whoever owns it. You have { $all }.
explorers-rules-points-title = Points at the end
explorers-rules-points =
    Livestock: sets of different animals, { $sets } VP for 1 to 6 kinds. Outposts: { $outposts } VP for 1 to 5. Enemy Ships: { $ship } each. Settlements: their strength. Dead Vikings: { $deaths } VP for 1 to 7.
    Complete Islands: { $tile } VP per Tile for whoever is strongest there; a Viking on its land counts { $viking }, an Outpost { $outpost }. Ties: more Outposts; if still tied, all of them score. And your Captain.
explorers-rules-end-title = The end
explorers-rules-end =
    After { $tiles } turns, when all Tiles are placed. Ties: more Livestock delivered, then more Outposts.
explorers-rules-solo-title = One player
explorers-rules-solo =
    Each turn 3 Tiles are turned up: place 2, then act; the third leaves the game. If possible, one of the two must show an Enemy Ship. You have two Captains and score the better one. Queen and Scout stay in the box. The game lasts 16 turns.
explorers-rules-captains-title = Captains
explorers-rules-credits-title = Credits
explorers-rules-credits =
    Explorers of the North Sea is a game by Shem Phillips, published by Garphill Games.
    Skald is not affiliated with either of them and uses neither their artwork nor their text. Get the box if you can.
explorers-rules-reconstruction = The edges of the Tiles, the starting boards, what Captains bring and some tables of points are our own reconstruction, not those of the box.

# The headings of the log.
explorers-log-round = Round { $round }
