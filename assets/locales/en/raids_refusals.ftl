### Raids: why an action is refused, one sentence a rule; and the switches of a table.

raids-refuse-seats = Raids takes 2 to 4 players, not { $seats }.
raids-refuse-over = This game is over.
raids-refuse-not-asked = It is { $asked } who decides now, not you.
raids-refuse-first = { $question }
raids-refuse-no-such-space = Your Longship has no space { $n }; its spaces are 1 to { $spaces }.
raids-refuse-free-space-is = Tiles fill your Longship from its first space on: the next free space is { $free }, not { $n }.
raids-refuse-no-tile-there = There is no tile on space { $n } of your Longship.
raids-refuse-not-goods = The tile on space { $n } of your Longship is not a Goods tile; a Port buys only Goods.
raids-refuse-makes-no-room = Throwing the tile on space { $n } overboard would not free a single Shield.
raids-refuse-backwards = Longships sail only forward: you are on space { $from }, so space { $space } is not ahead of you.
raids-refuse-harbor = Space { $space } is the Harbor: to end your voyage there, sail home.
raids-refuse-off-the-track = There is no space { $space }: the last one is the Harbor, space { $harbor }.
raids-refuse-monster-first = A Monster waits on space { $monster }: first fight it, or sacrifice a Viking to it.
raids-refuse-village = You cannot stop at the Village on space { $space }; you recruit there as you pass.
raids-refuse-passage = You cannot stop on space { $space }: Monsters, Visits and Pillages are only passed.
raids-refuse-empty = There is no tile left on space { $space }, so you cannot stop there.
raids-refuse-crew-needed = { $there } is on space { $space }; to attack, you must arrive there with at least one Viking.
raids-refuse-no-monster = There is no Monster ahead of you.
raids-refuse-monster-too-strong = The Monster on space { $space } costs { $cost ->
    [one] 1 Viking
   *[other] { $cost } Vikings
} and you would arrive with { $crew }: you cannot fight it, only sacrifice a Viking.

# What has to be answered first.
raids-first-place = First decide about the tile you have just taken: put it on your Longship, or discard it.
raids-first-sell = First finish at the Port: sell Goods, or stop selling.
raids-first-room = First decide whether to throw a tile overboard to make room.
raids-first-sail = Your Longship is under way: sail to a space, sail home, or deal with a Monster.
raids-first-fight = You are in Combat: Retaliate or Flee.

raids-option-track = Villages on the track
raids-option-track-edition = as the edition says
raids-option-track-four-villages = four Villages
raids-option-start-crew = Starting crews
raids-option-start-crew-edition = by order of play
raids-option-start-crew-two-each = two Vikings each
raids-option-docked-ahead = Docked ships count as ahead when tiles are cleared
raids-option-docked-ahead-on = yes
raids-option-docked-ahead-off = no
raids-option-harbor-needs-one = Harbor coins only with at least one of what the tile counts
raids-option-harbor-needs-one-off = no
raids-option-harbor-needs-one-on = yes
raids-option-viking-limit = Number of Vikings
raids-option-viking-limit-none = as many as needed
raids-option-viking-limit-40 = 40, as in the box
raids-option-ghost-reorder = If the Ghost Longship was not the first home
raids-option-ghost-reorder-swap = it changes places with the first
raids-option-ghost-reorder-shift = it goes to place 1 and the others move up
raids-option-flight = A ship that flees
raids-option-flight-any = sails to any tile ahead
raids-option-flight-by-rules = clears up to the next ship first (Spanish rulebook)
raids-option-ghost-takes-coins = Voyage 1: the coins of the Ghost Longship’s place go to nobody
raids-option-ghost-takes-coins-off = no
raids-option-ghost-takes-coins-on = yes
raids-option-waiting-ghost = At the start: the waiting Ghost Longship keeps the last player from clearing
raids-option-waiting-ghost-on = yes
raids-option-waiting-ghost-off = no, the last player clears (letter of the rulebooks)
raids-option-sold-shields = Harbor award for Shields: Shields on sold Goods count too
raids-option-sold-shields-off = no
raids-option-sold-shields-on = yes
raids-option-room-at-sea = House rule: throw a tile overboard to make room at a Village or Visit
raids-option-room-at-sea-off = no
raids-option-room-at-sea-on = yes
raids-option-room-at-port = House rule: throw a tile overboard to make room at a Port
raids-option-room-at-port-off = no
raids-option-room-at-port-on = yes
raids-option-recruits-stay = House rule: recruits without room wait for later ships
raids-option-recruits-stay-off = no
raids-option-recruits-stay-on = yes
raids-option-rolled-combat = House rule: dice decide Combat
raids-option-rolled-combat-off = no
raids-option-rolled-combat-on = yes
