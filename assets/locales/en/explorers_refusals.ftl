### Explorers of the North Sea: why an action is refused, one sentence a rule; names of captains and directions; and the switches of a table.

explorers-refuse-seats = Explorers of the North Sea takes 1 to 4 players, not { $seats }.
explorers-refuse-over = This game is over.
explorers-refuse-not-asked = It is { $asked }'s turn, not yours.
explorers-refuse-captain-first = First choose your Captain.
explorers-refuse-has-captain = You already have your Captain.
explorers-refuse-not-offered = { $captain } is not one of the two Captains you may choose from.
explorers-refuse-tile-first = First place a Tile, then take your actions.
explorers-refuse-tile-placed = You have placed your Tile: now take your actions, or end the turn.
explorers-refuse-not-in-hand = The Tile { $tile } is not in your hand.
explorers-refuse-ship-first = One of the two Tiles you place must show an Enemy Ship: choose one that does.
explorers-refuse-no-rotation = There is no rotation r{ $rotation }: r0 to r5 are sixths of a full turn, clockwise.
explorers-refuse-occupied = A Tile already lies on { $cell }.
explorers-refuse-on-the-shore = No Tile may touch the Mainland, so { $cell } stays empty.
explorers-refuse-no-neighbour = { $cell } touches no Tile; a new Tile must share an edge with another.
explorers-refuse-edge-land = On { $cell } the edge to the { $side } must be land: { $beyond } shows land there.
explorers-refuse-edge-sea = On { $cell } the edge to the { $side } must be sea: { $beyond } shows sea there.
explorers-refuse-edge-shore = On { $cell } the edge to the { $side } must be sea: the waters of the Mainland lie there.
explorers-refuse-no-actions-left = You have used all your actions: end your turn.
explorers-refuse-no-land = There is no land { $space } on the chart.
explorers-refuse-no-sea = There is no sea { $space } on the chart.
explorers-refuse-ship-not-home = Your Longship is not at the Mainland.
explorers-refuse-ship-elsewhere = { $land } is not on the Tile of your Longship, which is at { $ship }.
explorers-refuse-delivered-stays = Delivered Livestock stays on your Captain Card; only Vikings come aboard at the Mainland.
explorers-refuse-nothing = Name at least one Viking or animal.
explorers-refuse-too-few-vikings = { $vikings ->
    [0] You have no Vikings at { $at }.
    [one] You have only 1 Viking at { $at }.
   *[other] You have only { $vikings } Vikings at { $at }.
}
explorers-refuse-no-such-livestock = There is no such Livestock at { $at }.
explorers-refuse-nobody-with-livestock = Livestock moves only with one of your Vikings, and there is none at { $at }.
explorers-refuse-no-room = Your Longship has room for { $room } more; it carries three Vikings or animals.
explorers-refuse-not-aboard = Your Longship does not carry that. Vikings aboard: { $vikings }.
explorers-refuse-nobody-aboard = Livestock is unloaded only while one of your Vikings is aboard.
explorers-refuse-no-crew = A Longship without a Viking aboard cannot sail.
explorers-refuse-no-way-by-sea = No sea connects { $from } with { $to } in one step.
explorers-refuse-enemy-ship = An Enemy Ship lies at { $at }: it takes two Vikings aboard to attack it.
explorers-refuse-walkers = One or two Vikings walk together, not { $vikings }.
explorers-refuse-no-way-by-land = No land connects { $from } with { $to } in one step.
explorers-refuse-outpost-actions = An Outpost takes two actions, and you have { $left } left.
explorers-refuse-no-outposts-left = All five of your Outposts are built.
explorers-refuse-corner-open = Three Tiles must meet at { $corner }, and { $cell } is empty.
explorers-refuse-corner-at-sea = The three Tiles do not meet in land at { $corner }.
explorers-refuse-outpost-near = The Tile on { $cell } already touches an Outpost, so none can stand at { $corner }.
explorers-refuse-outpost-vikings = An Outpost takes two of your Vikings around { $corner }, and there { $vikings ->
    [0] are none
    [one] is only 1
   *[other] are only { $vikings }
}.

explorers-home = home
explorers-direction-ne = north-east
explorers-direction-e = east
explorers-direction-se = south-east
explorers-direction-sw = south-west
explorers-direction-w = west
explorers-direction-nw = north-west

explorers-captain-archer = Archer
explorers-captain-barbarian = Barbarian
explorers-captain-cartographer = Cartographer
explorers-captain-hero = Hero
explorers-captain-huntsman = Huntsman
explorers-captain-queen = Queen
explorers-captain-scout = Scout
explorers-captain-shieldmaiden = Shieldmaiden
explorers-captain-trader = Trader
explorers-captain-tyrant = Tyrant
explorers-captain-watchman = Watchman

explorers-option-board = Starting board
explorers-option-board-a1 = A1, open water, for beginners
explorers-option-board-a2 = A2, an island in the west
explorers-option-board-b1 = B1, three coasts
explorers-option-board-b2 = B2, one big coast
explorers-option-board-random = drawn at random
explorers-option-first-player = First player
explorers-option-first-player-after-captains = drawn when all have chosen a Captain
explorers-option-first-player-before-captains = drawn before Captains are dealt
explorers-option-shore-edges = Edges towards cells beside the Mainland
explorers-option-shore-edges-any = land or sea, as the rulebook leaves it
explorers-option-shore-edges-sea = sea only, so that every Island can be completed
