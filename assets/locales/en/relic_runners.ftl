### Relic Runners: boards, choices, events, reasons, rules.

relic-runners-vp = { $points } VP

## Sites, tiles, boxes

relic-runners-camp = Base Camp
relic-runners-ruin = Ruin
relic-runners-temple-ivory = Ivory Temple
relic-runners-temple-blue = Blue Temple
relic-runners-temple-purple = Purple Temple
relic-runners-relic-green = toad
relic-runners-relic-ivory = skull
relic-runners-relic-blue = bird
relic-runners-relic-purple = amulet
relic-runners-reserve = reserve
relic-runners-bottom = bottom
relic-runners-column-machete = Machete
relic-runners-column-compass = Compass
relic-runners-column-shovel = Shovel

relic-runners-tile-p1 = Cache
relic-runners-tile-p2 = Toolsmith
relic-runners-tile-p3 = Larder
relic-runners-tile-p4 = Spare kit
relic-runners-tile-p5 = Way home
relic-runners-tile-p6 = New route
relic-runners-tile-p7 = Far reach
relic-runners-tile-p8 = River spirits
relic-runners-tile-i1-1 = Collector
relic-runners-tile-i1-2 = Provident
relic-runners-tile-i1-3 = Twin Relics
relic-runners-tile-i1-4 = Trailblazer
relic-runners-tile-i1-5 = Well equipped
relic-runners-tile-i1-6 = Last dash
relic-runners-tile-i2-1 = Shortcut
relic-runners-tile-i2-2 = Surveyor
relic-runners-tile-i2-3 = Supply drop
relic-runners-tile-i2-4 = Double work
relic-runners-tile-i2-5 = Remote work
relic-runners-tile-i2-6 = Gateway
relic-runners-tile-i3-1 = Road bonus
relic-runners-tile-i3-2 = Pioneer
relic-runners-tile-i3-3 = Antiquary
relic-runners-tile-i3-4 = Toll
relic-runners-tile-i3-5 = Camp friend
relic-runners-tile-i3-6 = Departure

relic-runners-does-p1 = 3 VP
relic-runners-does-p2 = a Toolbox moves up 1 step
relic-runners-does-p3 = 2 Rations
relic-runners-does-p4 = a Toolbox from the reserve to the bottom
relic-runners-does-p5 = to Base Camp, 3 Rations
relic-runners-does-p6 = move 1 of your Pathways
relic-runners-does-p7 = also take the tile of a neighbouring site
relic-runners-does-p8 = turn up to 2 tokens
relic-runners-does-i1-1 = at the end, 3 VP per Ivory tile
relic-runners-does-i1-2 = at the end, 2 VP per Ration
relic-runners-does-i1-3 = at the end, 5 VP per repeated Relic
relic-runners-does-i1-4 = at the end, 1 VP per Pathway on the board
relic-runners-does-i1-5 = at the end, 4 VP per Toolbox on the table
relic-runners-does-i1-6 = at the end, one extra turn
relic-runners-does-i2-1 = the unknown Trail may come anywhere, once
relic-runners-does-i2-2 = look at a Temple’s tiles and take any, once
relic-runners-does-i2-3 = Rations up to 5 as your turn begins, once
relic-runners-does-i2-4 = place 2 Pathways instead of 1, once
relic-runners-does-i2-5 = place a Pathway anywhere, once
relic-runners-does-i2-6 = go to a Temple of the same colour, once
relic-runners-does-i3-1 = 1 VP per Pathway you place
relic-runners-does-i3-2 = 1 VP for the first tile of a site
relic-runners-does-i3-3 = 1 extra VP when a Temple gives VP
relic-runners-does-i3-4 = a Ration when others move a Pathway
relic-runners-does-i3-5 = 1 extra Ration in Base Camp
relic-runners-does-i3-6 = turn a token as you leave Base Camp

relic-runners-box-m1 = the tile of this Temple
relic-runners-box-m2 = 2 Rations
relic-runners-box-m3 = 4 VP per Relic
relic-runners-box-c1 = move 1 Pathway
relic-runners-box-c2 = move 2 Pathways
relic-runners-box-c3 = 2 VP per Pathway in a row
relic-runners-box-s1 = a new Toolbox or 2 VP
relic-runners-box-s2 = place a Pathway
relic-runners-box-s3 = double this turn's VP

relic-runners-power-start-outside = start at a site next to Base Camp
relic-runners-power-extra-toolbox = start with 2 Toolboxes on the bottom
relic-runners-power-extra-ration = start with 4 Rations
relic-runners-power-start-pathway = start with a Pathway at Base Camp
relic-runners-power-start-level1 = start with your Toolbox on level 1

## The board

relic-runners-board-title = Relic Runners · Round { $round }
relic-runners-board-title-over = Relic Runners · The end
relic-runners-board-relics = Relics taken: { $taken }. At { $wanted } the last turns begin.
relic-runners-board-last-turns = Last turns! { $who } has started them; everybody else plays once more.
relic-runners-board-extra = The extra turn, the last of the game
relic-runners-board-reach = In reach: { $sites }
relic-runners-board-effects = What the tiles do
relic-runners-board-ruins = Ruins
relic-runners-temples-ivory = Ivory Temples
relic-runners-temples-blue = Blue Temples
relic-runners-temples-purple = Purple Temples
relic-runners-board-relic = Relic
relic-runners-board-empty = empty
relic-runners-board-tokens = Rivers: { $coloured } of { $all } tokens coloured
relic-runners-board-grey = Used: { $tokens }
relic-runners-board-hidden-tile = level { $level }
relic-runners-board-explorer = { $explorer } Explorer
relic-runners-seat-at = at { $site }
relic-runners-seat-rations = { $count ->
    [one] { $count } ration
   *[other] { $count } rations
}
relic-runners-seat-boxes = Boxes: { $table }
relic-runners-seat-reserve = { $count } in reserve
relic-runners-seat-paths = Pathways: { $trails }
relic-runners-seat-left = { $count ->
    [one] { $count } Pathway left
   *[other] { $count } Pathways left
}
relic-runners-seat-coins = { $coins } in coins
relic-runners-seat-blue = Blue: { $tiles }
relic-runners-board-over = { $count ->
    [one] { $winners } wins with { $points } VP!
   *[other] { $winners } share the victory with { $points } VP!
}
relic-runners-tie-breaker = A tie goes to more Relics, then to more kinds of them.
relic-runners-board-legend = ▮ tiles left (Temples: levels, top first) · → Trails · 🌊 coloured token · 🥫 Rations · 🧰 Toolboxes · 🥾 Pathways · 🪙 hidden coins · 🟦 Blue tiles · ⬇ Toolboxes at the bottom · 🏺 Relics taken / when the last turns begin

## What is asked, and what helps

relic-runners-ask-explorer = Which Explorer?
relic-runners-help-explorer = Each Explorer has a small power; you may also play without one.
relic-runners-ask-move = Where to from { $site }?
relic-runners-help-move = You must move. At most one Trail may be without a Pathway of yours, and only as the first or last. You may use a Toolbox before.
relic-runners-ask-depart = Turn a token before you leave Base Camp
relic-runners-help-depart = Your Ivory tile says so whenever you leave Base Camp: one token, either way. It brings no step unless it is the last coloured one.
relic-runners-ask-walk = On from { $thing }?
relic-runners-help-walk = Walk on, or stop where you may. You walk no Trail twice, and Base Camp ends the walk.
relic-runners-ask-arrived = Explore { $site }, or end the turn?
relic-runners-ask-after = Use a Toolbox, or end the turn?
relic-runners-help-arrived = Exploring costs 1 Ration. You may use one Toolbox each turn, before or after.
relic-runners-help-after = You may use one Toolbox each turn.
relic-runners-ask-expedition = Take the { $thing } of { $site }?
relic-runners-help-expedition = Your Relic Expedition is complete. Taken, the Relic brings 2 VP a Trail now and counts at the end; left, it stays there.
relic-runners-ask-dash = An extra turn?
relic-runners-help-dash = Discard your Ivory tile to play one more whole turn, the last of the game.
relic-runners-ask-over = The game is over
relic-runners-help-over = There is nothing left to decide.
relic-runners-ask-start-site = Where do you begin?
relic-runners-help-start-site = Your Explorer may begin at a site next to Base Camp. Your first movement may not end there.
relic-runners-ask-place = Place a Pathway: on which Trail?
relic-runners-help-place = Choose a Trail at your Explorer that has no Pathway of yours.
relic-runners-help-place-anywhere = Choose any Trail that has no Pathway of yours.
relic-runners-help-start-pathway = Your first Pathway goes on a Trail at Base Camp.
relic-runners-ask-start-column = Which column does your Toolbox begin in?
relic-runners-ask-steps = { $n ->
    [one] 1 step: which Toolbox moves up?
   *[other] { $n } steps: which Toolbox moves up?
}
relic-runners-help-steps = From the bottom into any column, then straight up. Machete: exploring and supplies. Compass: Pathways. Shovel: Toolboxes and points.
relic-runners-ask-survey = { $site }: the top tile, or a look at all?
relic-runners-help-survey = Your Ivory tile lets you look at every tile of this Temple and take any of them. It is then used up.
relic-runners-ask-pick = Which tile of { $site }?
relic-runners-help-pick = You take one; the others stay in their order.
relic-runners-ask-lift = { $n ->
    [one] Which of your Pathways moves?
   *[other] Which of your Pathways moves first? { $n } in all
}
relic-runners-help-lift = It goes to any Trail without a Pathway of yours; the second not to where the first was.
relic-runners-ask-lay = Where does the Pathway from { $thing } go?
relic-runners-help-lay = To any Trail without a Pathway of yours; the second not to where the first was.
relic-runners-ask-reach = The tile of which site next to { $site } as well?
relic-runners-help-reach = You take its top tile as if you stood there, without paying a Ration.
relic-runners-ask-flip = { $n ->
    [one] Turn a token?
   *[other] Turn up to { $n } tokens?
}
relic-runners-help-flip = You may turn it either way. When the last coloured one turns, all become coloured again and you get 1 step.
relic-runners-ask-keep = Which Ivory tile of level { $n } stays?
relic-runners-help-keep = You found { $thing }, but may hold only one of each level. You give up the other for 2 VP.
relic-runners-ask-supply = A Toolbox or 2 VP?
relic-runners-help-supply = The Toolbox goes from your reserve to the bottom.
relic-runners-ask-show = Show the Blue tile to double it?
relic-runners-help-show = If you show it, it brings its points once more now, and everybody knows them. The tile stays yours.

relic-runners-brief-last-turn = This is your last turn.
relic-runners-brief-last-turn-dash = This is your last turn, and then the extra one if you still hold the Last dash.
relic-runners-brief-last-turn-perhaps = This is your last turn, unless you take the Last dash.
relic-runners-brief-pair = { $relic }: end your walk at { $sites } for a Relic Expedition, 2 VP for each Trail.
relic-runners-brief-no-pair = { $relic }: no other Relic of this colour lies open yet.

## Choices: what is on the button

relic-runners-label-explorer = The { $explorer } Explorer
relic-runners-label-no-explorer = No power
relic-runners-label-start = Begin at { $site }
relic-runners-label-explore = Explore { $site }
relic-runners-label-walk = Walk to { $site }
relic-runners-branch-steps = Step by step …
relic-runners-branch-ways = Other ways …
relic-runners-branch-more = More …
relic-runners-way-tokens = most tokens
relic-runners-way-short = shortest way
relic-runners-way-shortcut = by the Shortcut
relic-runners-label-go = Step to { $site }
relic-runners-label-go-on = On to { $site }
relic-runners-label-stop = Stop at { $site }
relic-runners-label-jump = Gateway to { $site }
relic-runners-label-refill = Fill up Rations
relic-runners-label-up = { $to }: { $action }
relic-runners-label-double = Place 2 Pathways
relic-runners-label-remote = Place anywhere
relic-runners-label-reach = Take from { $site }
relic-runners-label-flip = Turn the token of { $trail }
relic-runners-label-top = Take the top tile
relic-runners-label-peek = Look at all tiles
relic-runners-label-pick = Level { $level }: { $tile }
relic-runners-label-keep = Keep { $tile }
relic-runners-label-kit = A Toolbox from the reserve
relic-runners-label-show = Show it
relic-runners-label-hide = Keep it hidden
relic-runners-label-take = Take the { $relic } of { $site }
relic-runners-label-pass-relic = Leave the Relic there
relic-runners-label-pass = Place none
relic-runners-label-pass-flip = Turn no more
relic-runners-label-dash = Play the extra turn
relic-runners-label-decline = No extra turn
relic-runners-label-rest = Rest in Base Camp
relic-runners-label-end = End the turn

## Choices: the reason on the button, at most 25 characters

relic-runners-gist-shrine = Shrine: { $relic }

## Choices: what they bring

relic-runners-fact-trails = { $count ->
    [one] 1 Trail
   *[other] { $count } Trails
}
relic-runners-fact-own = your Pathway
relic-runners-fact-unknown = unknown Trail
relic-runners-lies-relic = Shrine with a { $relic }
relic-runners-lies-empty = empty Shrine
relic-runners-fact-spends = uses up { $tile }
relic-runners-fact-hidden = its points stay your secret
relic-runners-fact-shown = everybody sees it
relic-runners-fact-tokens-stay = the tokens stay as they are
relic-runners-fact-relic-stays = no points, and it can still be taken
relic-runners-fact-reserve-stays = the Pathway stays in your reserve
relic-runners-fact-game-ends = the game ends
relic-runners-fact-no-power = as in a first game
relic-runners-fact-idle = brings nothing now
relic-runners-fact-from = from { $from }
relic-runners-fact-shrine = { $site } becomes a Shrine: { $relic }
relic-runners-fact-next-turn = next turn could: { $relic } Expedition to { $site }, { $vp }
relic-runners-fact-route = longest route { $before }→{ $after }
relic-runners-fact-route-stays = your longest route stays
relic-runners-fact-route-without = without it, longest route { $after }
relic-runners-fact-river = a river
relic-runners-fact-reset = all tokens coloured again
relic-runners-fact-turns-grey = becomes used
relic-runners-fact-turns-coloured = becomes coloured
relic-runners-fact-given-up = gives up { $tile }
relic-runners-fact-unexplored = without exploring
relic-runners-fact-turn-ends = the turn ends
relic-runners-fact-last-turns = the last turns begin

## Choices: the numbers that they change

relic-runners-count-points = { $by } VP
relic-runners-count-relics = Relics { $before }→{ $after }
relic-runners-count-pathways = Pathways { $before }→{ $after }
relic-runners-count-boxes = Toolboxes { $before }→{ $after }
relic-runners-count-ivory = Ivory tiles { $before }→{ $after }
relic-runners-count-steps = steps { $by }
relic-runners-count-rations = Rations { $before }→{ $after }

## Choices: what is asked next

relic-runners-then-survey = then: the top tile or a look
relic-runners-then-pick = then: choose a tile
relic-runners-then-place = then: place a Pathway
relic-runners-then-lift = then: move a Pathway
relic-runners-then-lay = then: lay it on a Trail
relic-runners-then-reach = then: a neighbour’s tile
relic-runners-then-flip = then: turn a token
relic-runners-then-keep = then: keep one of two tiles
relic-runners-then-supply = then: a Toolbox or 2 VP
relic-runners-then-show = then: show the Blue tile or not
relic-runners-then-expedition = then: take the Relic or not
relic-runners-then-dash = then: the extra turn or not
relic-runners-then-start-site = then: choose where to begin
relic-runners-then-start-pathway = then: place a Pathway
relic-runners-then-start-column = then: choose a column

## What happens

relic-runners-told-seated = 🎲 { $who } plays first
relic-runners-told-revealed = 🟪 { $site } now shows { $tile }
relic-runners-told-explorer = 🤠 { $who } plays the { $explorer } Explorer: { $power }
relic-runners-told-no-explorer = 🤠 { $who } plays without a power
relic-runners-told-started = 📍 { $who } begins at { $site }
relic-runners-told-walked = 👣 { $who } walks { $path }
relic-runners-told-carried = 🌀 { $who } goes to { $site }
relic-runners-told-relic = 🏺 { $who } takes the { $relic } of { $site }
relic-runners-told-scored = 🪙 { $who } +{ $points } VP: { $reason }
relic-runners-told-token-grey = 🌊 { $who } uses the token of { $trail }
relic-runners-told-token-coloured = 🌊 { $who } turns the token of { $trail } back to coloured
relic-runners-told-reset = 🌊 The last token is used: all are coloured again
relic-runners-told-box-moved = 🧰 { $who } moves a Toolbox: { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } loses 1 step: no Toolbox can take it
   *[other] 🧰 { $who } loses { $steps } steps: no Toolbox can take them
}
relic-runners-told-box-used = 🧰 { $who } uses { $space }: { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } takes 1 Ration
   *[other] 🥫 { $who } takes { $rations } Rations
}
relic-runners-told-ruin = 🌿 { $who } explores the Ruin { $site } (tile { $level })
relic-runners-told-blue = { $who } takes a hidden tile of level { $level } from { $site }
relic-runners-told-tile = { $who } takes { $tile } from { $site }
relic-runners-told-peeked = 👁️ { $who } looks at the tiles of { $site }
relic-runners-told-ivory-used = ⬜ { $who } uses up { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } gives up { $tile }
relic-runners-told-shown = 🟦 { $who } shows a Blue tile of { $points } VP
relic-runners-told-placed = 🥾 { $who } places a Pathway on { $trail }
relic-runners-told-moved = 🥾 { $who } moves a Pathway: { $from } → { $to }
relic-runners-told-found = ✨ { $site } becomes a Shrine: { $relic }
relic-runners-told-last-turns = ⏳ { $who } starts the last turns
relic-runners-told-dash = 🏃 { $who } plays the extra turn
relic-runners-told-no-dash = ✋ { $who } plays no extra turn
relic-runners-told-ended = 🏆 Final points: { $points }

## What a seat did, in a few words each

relic-runners-did-take = took { $items }
relic-runners-did-explore = explored { $items }
relic-runners-did-walk = is at { $site }
relic-runners-did-keep = { $tile } (kept)
relic-runners-did-path = Pathway on { $items }
relic-runners-did-use = used { $items }
relic-runners-did-raise = Toolbox at { $items }
relic-runners-did-turn = turned { $items }

## Why there are points

relic-runners-source-coins = Coins
relic-runners-source-blue = Blue tiles
relic-runners-source-relics = Relics
relic-runners-source-ivory = Ivory tile
relic-runners-reason-expedition = { $count ->
    [one] Expedition of 1 Trail
   *[other] Expedition of { $count } Trails
}
relic-runners-reason-tile = { $tile }
relic-runners-reason-given-up = an Ivory tile given up
relic-runners-reason-box = Toolbox { $space }, { $action }
relic-runners-reason-doubling = doubling what the turn had brought
relic-runners-reason-shown = a Blue tile shown to double it
relic-runners-reason-blue = Blue tile of level { $level } from { $site }
relic-runners-reason-relic = first { $relic }, from { $site }
relic-runners-reason-ivory = { $tile } at the end

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

relic-runners-typed-explorer = power
relic-runners-typed-start = start, begin
relic-runners-typed-explore = explore, dig
relic-runners-typed-walk = walk, run, move
relic-runners-typed-go = go, step, onward
relic-runners-typed-stop = stop, halt
relic-runners-typed-jump = jump, gateway
relic-runners-typed-refill = refill, fill
relic-runners-typed-box = box, toolbox, use
relic-runners-typed-up = up, raise, rise
relic-runners-typed-place = place, put, pathway
relic-runners-typed-double = double, two
relic-runners-typed-remote = remote, anywhere
relic-runners-typed-lift = lift
relic-runners-typed-lay = lay
relic-runners-typed-reach = reach, take
relic-runners-typed-flip = flip, turn
relic-runners-typed-top = top
relic-runners-typed-peek = peek, look
relic-runners-typed-pick = pick, level
relic-runners-typed-keep = keep
relic-runners-typed-kit = kit, reserve
relic-runners-typed-points = points, vp
relic-runners-typed-show = show
relic-runners-typed-hide = hide
relic-runners-typed-take = relic
relic-runners-typed-dash = dash
relic-runners-typed-decline = decline
relic-runners-typed-end = end, finish, rest
relic-runners-typed-yes = yes
relic-runners-typed-pass = pass, skip
relic-runners-typed-no = no, none, nothing, done
relic-runners-typed-tokens = tokens, token
relic-runners-typed-short = short, shortest
relic-runners-typed-shortcut = shortcut
relic-runners-typed-machete = machete, m
relic-runners-typed-compass = compass, c
relic-runners-typed-shovel = shovel, s
relic-runners-typed-camp = camp, base
relic-runners-typed-fillers = to, at, the, a, with, for, from, of, tile, on

## The short rules

relic-runners-about = Lay Pathways through the jungle, empty Ruins and Temples, and make long journeys for Relics. About 35 taps and 12 minutes each.
relic-runners-rules-title = Relic Runners: the short rules
relic-runners-rules-signs-title = Signs on the board
relic-runners-rules-intro =
    Explorers lay Pathways through a jungle, empty its Ruins and Temples, and run from Shrine to Shrine for Relics. Whoever has the most Victory Points (VP) at the end wins.
relic-runners-rules-turn-title = Your turn
relic-runners-rules-turn =
    You may use one Toolbox at any moment of the turn.
    1. Move: you must, and you may not end where you began. Ending at Base Camp brings 3 Rations (a card holds 5 at most) and ends the turn.
    2. If you like, explore the site where you are, for 1 Ration.
relic-runners-rules-walk-title = Walking
relic-runners-rules-walk =
    Walk as many Trails with Pathways of your own as you like, and at most one without, as the first or the last. You walk no Trail twice, and Base Camp ends the walk. Other players' Pathways neither help nor hinder.
    Each coloured token on a Trail you walk becomes used and moves one of your Toolboxes up 1 step. When the last one turns, all become coloured again and you get 1 step more.
relic-runners-rules-explore-title = Exploring
relic-runners-rules-explore =
    🌿 Ruin: its top tile goes, and you place a Pathway on a Trail where you are. 🟦 Blue: the tile is yours, face down, for 2 to 5 VP. 🟪 Purple: the open tile acts at once. ⬜ Ivory: the tile is a power of yours.
    A site without tiles becomes a Shrine with a Relic of its colour.
relic-runners-rules-purple-title = Purple tiles
relic-runners-rules-purple =
    Cache: 3 VP · Toolsmith: a Toolbox 1 step up · Larder: 2 Rations · Spare kit: a Toolbox from the reserve to the bottom · Way home: { $way_home_box ->
        [lost] to Base Camp, 3 Rations
       *[first] to Base Camp, a Toolbox if you like, 3 Rations
    }, { $way_home ->
        [movement_due] and the turn ends, unless you have yet to move: then you move from there
       *[ends_turn] and the turn ends
    } (the Toolbox and the end are our reading) · New route: move a Pathway · Far reach: also the tile of a neighbouring site · River spirits: turn up to 2 tokens.
relic-runners-rules-ivory-title = Ivory tiles
relic-runners-rules-ivory =
    You hold one of each level at most and give up a second one for 2 VP. Level 3 lasts, level 2 works once, level 1 counts at the end.
    Level 3: 1 VP per Pathway placed (Road bonus), for a site's first tile (Pioneer), whenever a Temple gives VP (Antiquary); a Ration when others move Pathways (Toll), one more in Base Camp (Camp friend); a token turns when you leave it (Departure).
    Level 2: unknown Trail anywhere (Shortcut), choose among a Temple's tiles (Surveyor), Rations to 5 (Supply drop), two Pathways (Double work), a Pathway anywhere (Remote work), to a Temple of the same colour instead of moving (Gateway).
    Level 1: 3 VP per Ivory tile (Collector), 2 per Ration (Provident), 5 per repeated Relic (Twin Relics), 1 per Pathway (Trailblazer), 4 per Toolbox on the table (Well equipped), an extra turn (Last dash).
relic-runners-rules-relics-title = Relic Expeditions
relic-runners-rules-relics =
    Begin your turn at a Shrine that still has its Relic, and end your walk at another with a Relic of the same colour: { $expedition ->
        [asked] you may take that one, with 2 VP for each Trail you walked.
       *[taken] take that one, and 2 VP for each Trail you walked.
    }
relic-runners-rules-boxes-title = Toolboxes
relic-runners-rules-boxes =
    Steps lead from the bottom into a column and up to level 3. { $box_returns ->
        [after] A Toolbox you use goes back to the bottom after its action.
       *[before] A Toolbox you use goes back to the bottom first.
    } Machete 1: the tile of your Temple, 2: 2 Rations, 3: 4 VP per Relic. Compass 1: move a Pathway, 2: move two, 3: 2 VP per Pathway of your longest route. Shovel 1: another Toolbox or 2 VP, 2: place a Pathway, 3: double this turn's VP.
relic-runners-rules-end-title = The end
relic-runners-rules-end =
    When { $ends } Relics are taken (with 2, 3, 4, 5 players), everybody else has one more turn. Then add coins, Blue tiles, 5 VP for each different Relic and your level 1 Ivory tile. Ties: more Relics, then more different ones. The game ends after round { $round_limit } at the latest.
relic-runners-rules-two-title = Two players
relic-runners-rules-two =
    Sites have 2 tiles instead of 3; Temples have none of level 3.
relic-runners-rules-credits-title = Credits
relic-runners-rules-credits =
    Relic Runners is a game by Matthew Dunstan, published by Days of Wonder.
    Skald is not affiliated with either of them and uses neither their artwork nor their text. Get the box if you can.
relic-runners-rules-reconstruction = The map and some values are our own reconstruction, not those of the box; the names of sites and tiles are ours.

# The headings of the log.
relic-runners-log-round = Round { $round }
