### Raids: boards, choices, events, reasons, rules.

## What the tiles are called. A bare number is Glory, × a number of symbols.

raids-tile-weapon = { $strength ->
    [1] Weapon
   *[other] Weapon ×{ $strength }
}
raids-tile-sail = { $strength ->
    [1] Sail
   *[other] Sail ×{ $strength }
}
raids-tile-mjollnir = { $strength ->
    [1] Mjöllnir
   *[other] Mjöllnir ×{ $strength }
}
raids-tile-pennant = Pennant { $value }
raids-tile-goods = { $goods } { $value }
raids-tile-rune = Rune
raids-tile-port = { $sales ->
    [1] Port
   *[other] Port ×{ $sales }
}
raids-tile-monster = Monster { $strength }
raids-tile-visit = Visit
raids-tile-pillage = Pillage
raids-village = Village
raids-harbor = Harbor

raids-goods-wood = Wood
raids-goods-pigs = Pigs
raids-goods-furs = Furs
raids-goods-mead = Mead
raids-goods-fish = Fish
raids-goods-wool = Wool
raids-goods-salt = Salt
raids-goods-amber = Amber

# A monster by its strength, in a story.
raids-foe = { $strength ->
    [1] the draugr
    [2] the wild boar
    [3] the wolf
    [4] the troll
    [5] the sea serpent
    [6] the giant
    [7] the giant squid
    [8] the dragon
   *[other] the monster
}

## What a Harbor tile rewards

raids-award-arrival = first home
raids-award-goods = most Goods
raids-award-different-goods = most different Goods
raids-award-runes = most Runes
raids-award-shields = most Shields
raids-award-weapons = most Weapons
raids-award-ports = most Ports
raids-award-monsters = most Monsters
raids-award-sails = most Sails

## The board

raids-board-title = Raids · Voyage { $voyage } of { $voyages }
raids-board-title-over = Raids · Final Glory
raids-board-asks-place = { $who } takes { $tile }: keep it or discard it?
raids-board-asks-sell = { $left ->
    [one] { $who } is at a Port: sell 1 Good?
   *[other] { $who } is at a Port: sell up to { $left } Goods?
}
raids-board-asks-room = { $who } has too few Shields for the recruits: throw a tile overboard?
raids-board-asks-sail = { $who } sails: where to?
raids-board-asks-flight = { $who } must flee from space { $space }: where to?
raids-board-reach = Within reach: { $places }
raids-board-reach-monster = Within reach: { $places }, and beyond the Monster
raids-board-combat = Combat on { $space }: { $attacker } attacks { $defender } for { $tile }
raids-board-asks-fight = { $who }: Retaliate with { $vikings } Vikings, or Flee?
raids-board-over = { $count ->
    [one] { $winners } wins with { $points } Glory!
   *[other] { $winners } share the victory with { $points } Glory!
}
raids-board-waiting = setting out: { $ships }
raids-board-astern = behind everyone
raids-board-stock-none = (empty)
raids-board-glory = Glory { $points }
raids-board-crew = Crew { $crew } of { $shields }
raids-board-at = on space { $space }
raids-board-leaving = not under way yet
raids-board-home = home, { $rank }
raids-board-free = { $count ->
    [one] free
   *[other] free
}
raids-board-runes = { $count ->
    [one] 1 Rune
   *[other] { $count } Runes
}
raids-board-ports = { $count ->
    [one] 1 Port
   *[other] { $count } Ports
}
raids-board-sold = sold { $goods }
raids-board-monsters = { $count ->
    [one] Monster { $strengths }
   *[other] Monsters { $strengths }
}
raids-board-coins = Coins { $coins }
raids-board-reward = This voyage: { $criterion } { $coins }
raids-board-next-reward = Voyage { $voyage }: { $criterion }
raids-board-ghost-next = Ghost Longship: on space { $space }, next stop { $next }
raids-board-ghost-leaving = Ghost Longship: leaves last, first stop { $next }
raids-board-ghost-home = Ghost Longship: home
raids-board-pool = { $vikings ->
    [one] 1 Viking left in the pool
   *[other] { $vikings } Vikings left in the pool
}
raids-board-legend = 🧔 Vikings · 🛡️ Shields · a number alone: Glory · ✂️ cleared when the ship sails · ▫ free space · ✔ sold

## Choices: what is on the button

raids-label-place = Put { $tile } on { $slot }
raids-button-place = Space { $slot }
raids-label-replace = Replace { $slot } { $tile }
raids-label-discard = Discard { $tile }
raids-label-sell = Sell { $slot } { $tile }
raids-label-sell-nothing = Sell no more
raids-label-keep = Keep every tile
raids-label-drop = Throw { $slot } { $tile } overboard
raids-label-sail = Sail to { $space }: { $tile }
raids-label-attack = Attack { $who } on { $space }: { $tile }
raids-label-dock = Sail home to the Harbor
raids-label-fight = Fight { $tile } on { $space }
raids-label-yield = Sacrifice 1 Viking on { $space }
raids-label-yield-free = Slip past the Monster on { $space }
raids-label-retaliate = { $vikings ->
    [one] Retaliate with 1 Viking
   *[other] Retaliate with { $vikings } Vikings
}
raids-label-flee = Flee

## The same in brief, for a button among many

raids-button-sail = To { $space }: { $tile }
raids-button-dock = To the Harbor
raids-button-attack = Attack { $who } on { $space }
raids-button-fight = Fight { $tile }
raids-button-yield = Sacrifice 1 Viking
raids-button-yield-free = Slip past

## Choices: what they bring

raids-count-glory = { $by } Glory
raids-count-crew = crew { $before }→{ $after }
raids-count-shields = Shields { $before }→{ $after }
raids-fact-overboard = { $vikings ->
    [one] ⚠️ 1 Viking overboard
   *[other] ⚠️ { $vikings } Vikings overboard
}
raids-fact-gone = { $tile } leaves the game
raids-fact-lost = { $vikings ->
    [one] 1 recruit lost: no Shield
   *[other] { $vikings } recruits lost: no Shield
}
raids-fact-room = first you decide on { $space } about room for recruits
raids-fact-unsold = unsold Goods score nothing
raids-fact-exposed = ⚠️ { $ships } could attack
raids-fact-worth = { $kind ->
    [weapon] { $number ->
        [one] −1 Viking against each Monster
       *[other] −{ $number } Vikings against each Monster
    }
    [sail] { $number ->
        [one] +1 Viking after each voyage
       *[other] +{ $number } Vikings after each voyage
    }
    [mjollnir] { $number } Glory for each Viking at the end
    [pennant] { $number } Glory at the end
    [goods] { $number } Glory if sold
    [port] sells Goods, recruits 1
   *[rune] +{ $number } Glory
}
raids-fact-again = you move again
raids-fact-rank = { $rank } home
raids-fact-prize = +{ $coins } Glory when all are home
raids-fact-monster-stays = the Monster stays
raids-fact-and-on = then sail on
raids-fact-game-ends = the game ends
raids-fact-must-flee = { $who } cannot answer and must flee
raids-fact-can-answer = { $who } has { $crew }, needs { $vikings } to retaliate
raids-fact-all-in-won = if both go on, they must flee: you −{ $mine }, they −{ $theirs }
raids-fact-all-in-lost = if both go on, you must flee: you −{ $mine }, they −{ $theirs }
raids-fact-rolled = both crews roll dice

## What is at stake

raids-brief-fight-title = Combat for { $tile } on { $space }
raids-brief-fight-attacker = { $who } attacks: crew { $crew } left
raids-brief-fight-defender = { $who } holds the tile: crew { $crew }
raids-brief-fight-stay = { $vikings ->
    [one] To retaliate, send 1 Viking
   *[other] To retaliate, send { $vikings } Vikings
}; { $after ->
    [0] none remains.
    [one] 1 remains.
   *[other] { $after } remain.
}
raids-brief-fight-next = Then { $who } has { $crew } and needs { $vikings } to retaliate.
raids-brief-fight-broke = Then { $who } would need { $vikings } to retaliate, has only { $crew } and must flee.
raids-brief-place-title = { $tile }: keep it or discard it?
raids-brief-fight-flee = If you flee, you then have a crew of { $crew } and sail on. Within reach: { $places }
raids-brief-fight-fled = If you flee, you then have a crew of { $crew } and are { $place }.
raids-brief-fight-clearing = ✂️ If you flee, you first clear: { $tiles }
raids-brief-place = { $free ->
    [0] Your Longship is full: replace a tile, or discard this one. Discarded tiles leave the game.
    [one] 1 space is free. You may also replace a tile, or discard this one; discarded tiles leave the game.
   *[other] { $free } spaces are free. You may also replace a tile, or discard this one; discarded tiles leave the game.
}
raids-brief-place-first = You may also discard it; discarded tiles leave the game.
raids-brief-sell-title = Port: sell Goods?
raids-brief-sell = { $left ->
    [one] You may sell 1 Good now, but not later at this Port. Then you recruit 1 Viking if you can.
   *[other] You may sell up to { $left } Goods now, but not later at this Port. Then you recruit 1 Viking if you can.
}
raids-brief-room-title = Too few Shields
raids-brief-room = There are not enough Shields for the recruits. You may throw one tile overboard for good, or keep every tile.
raids-brief-sail-title = Sail: where to?
raids-brief-flight-title = You must flee: where to?
raids-brief-sail = You take the tile you stop at when your next turn begins, if you are still there.
raids-brief-flight-attacked = { $who } has attacked you on space { $space } and stays there.
raids-brief-flight-lost = You lost the Combat on space { $space }; { $who } stays there.
raids-brief-flight-few = { $crew ->
    [0] You have no Vikings
    [one] You have 1 Viking
   *[other] You have { $crew } Vikings
}, too few to retaliate.
raids-brief-flight-rolled = The dice have decided.
raids-brief-flight = Sail on at once. You clear nothing, and with at least 1 Viking you may attack again.
raids-brief-flight-by-rules = All tiles up to the next ship ahead are cleared, and you sail on at once. With at least 1 Viking you may attack again.
raids-brief-monster = { $tile } waits on space { $space }. Beating it costs { $cost ->
    [0] no Vikings
    [one] 1 Viking
   *[other] { $cost } Vikings
}; you arrive with { $crew }.
raids-brief-clearing = ✂️ Before you sail you clear: { $tiles }

## What happens

raids-told-seated = 🎲 { $who } plays first. Crews: { $crews }
raids-told-harbors = 🏁 Harbor rewards to come: { $rewards }
raids-told-voyage = 🗺️ Voyage { $voyage } begins ({ $criterion }). Setting out: { $ships }
raids-told-took = { $emoji } { $who } takes { $tile }
raids-told-replaced = ♻️ { $who } discards { $tile } to make room
raids-told-discarded = 🗑️ { $who } discards { $tile }
raids-told-dropped = 🗑️ { $who } throws { $tile } overboard
raids-told-sold = 💱 { $who } sells { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } loses 1 Viking overboard: no Shield
   *[other] 🌊 { $who } loses { $vikings } Vikings overboard: no Shields
}
raids-told-village = { $vikings ->
    [0] 🧔 { $who } recruits nobody at the Village on { $space }
   *[other] 🧔 { $who } recruits { $vikings } at the Village on { $space }
}
raids-told-visit = { $vikings ->
    [0] 🧔 { $who } recruits nobody at the Visit on { $space }
   *[other] 🧔 { $who } recruits { $vikings } at the Visit on { $space }
}
raids-told-port = { $vikings ->
    [0] 🧔 { $who } recruits nobody at the Port
   *[other] 🧔 { $who } recruits { $vikings } at the Port
}
raids-told-sails = { $vikings ->
    [0] 🧔 { $who } recruits nobody with Sails
   *[other] 🧔 { $who } recruits { $vikings } with Sails
}
raids-told-lost = { $lost ->
    [one] (1 lost: no Shield)
   *[other] ({ $lost } lost: no Shield)
}
raids-told-pillaged = 🪙 { $who } takes a coin worth { $coins } at the Pillage on { $space }
raids-told-cleared = ✂️ { $who } clears { $tiles }
raids-told-stopped = 🧭 { $who } stops on { $space }
raids-told-docked = 🏁 { $who } is home, { $rank }
raids-told-ghost-docked = 👻 The Ghost Longship is home, { $rank }
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } beats { $foe } on { $space } without a loss: +{ $strength } Glory
    [one] { $emoji } { $who } beats { $foe } on { $space } with 1 Viking: +{ $strength } Glory
   *[other] { $emoji } { $who } beats { $foe } on { $space } with { $vikings } Vikings: +{ $strength } Glory
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } slips past the Monster on { $space }: no Viking to sacrifice
   *[other] 👹 { $who } sacrifices 1 Viking to the Monster on { $space }
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } attacks { $defender } on { $space }
    [one] ⚔️ { $attacker } attacks { $defender } on { $space } with 1 Viking
   *[other] ⚔️ { $attacker } attacks { $defender } on { $space } with { $vikings } Vikings
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } retaliates with 1 Viking
   *[other] 🛡️ { $who } retaliates with { $vikings } Vikings
}
raids-told-fled = 💨 { $who } flees and leaves space { $space } to { $winner }
raids-told-forced = 💨 { $who } must flee: space { $space } goes to { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } rolls { $attack }; { $defender } rolls { $defence }
    [one] 🎲 { $attacker } rolls { $attack }; { $defender } rolls { $defence }: the loser pays 1 Viking
   *[other] 🎲 { $attacker } rolls { $attack }; { $defender } rolls { $defence }: the loser pays { $lost } Vikings
}
raids-told-ghost = 👻 The Ghost Longship sails to { $space }
raids-told-voyage-ended = 🏁 Voyage { $voyage } ends. Coins: { $awards }
raids-told-ended = 🏆 Final Glory: { $points }

## What a seat did, in a few words each

raids-did-take = took { $tiles }
raids-did-beat = beat { $tiles }: +{ $points } Glory
raids-did-sell = sold { $tiles }: +{ $points } Glory
raids-did-coins = +{ $coins } in coins
raids-did-send = { $vikings ->
    [one] sent 1 Viking
   *[other] sent { $vikings } Vikings
}
raids-did-yield = { $vikings ->
    [0] slipped past a Monster
    [one] sacrificed 1 Viking
   *[other] sacrificed { $vikings } Vikings
}
raids-did-discard = discarded { $tiles }
raids-did-recruit = recruited { $vikings }
raids-did-attack = attacks { $who }
raids-did-drive-off = drove { $who } off
raids-did-flee = fled from { $who }

## Why there are points

raids-source-coins = Coins
raids-source-runes = Runes
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Pennants
raids-source-goods = Goods sold
raids-source-monsters = Monsters
raids-reason-pillage = coin from the Pillage on { $space }, voyage { $voyage }
raids-reason-arrival = { $rank } home in voyage { $voyage }
raids-reason-award = { $rank } at the Harbor in voyage { $voyage }: { $criterion }
raids-reason-rune = Rune { $number } (number { $place } in its set)
raids-reason-mjollnir = { $tile } × crew { $crew }
raids-reason-pennant = { $tile } aboard
raids-reason-sold = { $tile } sold
raids-reason-monster = Monster { $strength } beaten on { $space }, voyage { $voyage }

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

raids-typed-place = place, put, aboard, replace
raids-typed-discard = discard, throw, away
raids-typed-drop = drop, overboard
raids-typed-sell = sell
raids-typed-keep = keep, none, nothing
raids-typed-sail = sail, go, stop, navigate, attack, move
raids-typed-dock = dock, home, harbor, harbour
raids-typed-fight = fight, beat
raids-typed-yield = yield, sacrifice, feed
raids-typed-retaliate = retaliate, answer, stay
raids-typed-flee = flee, run
raids-typed-not = no, not, don
raids-typed-fillers = to, at, on, the, a, space, do, t, any, anything

## The short rules

raids-about = Sail the ring of the World, take tiles, fight for the best spaces and come home in time. Four voyages. About 35 taps and 10 minutes per player in all.
raids-rules-title = Raids: the short rules
raids-rules-signs-title = Signs on the board
raids-rules-intro =
    Four voyages: each leads from the Harbor around the World board and back to the Harbor. On the way you take tiles, beat Monsters and win Combats. Whoever has the most Glory after the fourth voyage wins; in a tie the victory is shared.
    Tiles aboard lie on the { $spaces } spaces of your Longship; each covers the Shields of its space and brings its own. A Shield carries one Viking: Vikings without a Shield go overboard.
raids-rules-turn-title = Your turn
raids-rules-turn =
    The ship furthest back always moves next, even several times in a row.
    1. Take the tile you are at (not on your first turn of a voyage). Put it aboard, perhaps in place of another tile, or discard it.
    2. Clear the way: discard every tile between you and the next ship ahead.
    3. Sail forward as far as you like and stop at a tile, or sail home. You take that tile when your next turn begins, if nobody has driven you off.
raids-rules-clear-title = Clearing
raids-rules-clear =
    Monsters, Visits and Pillages go too. { $waiting_ghost ->
        [off] As long as the ship of another player is still beside you in the Harbor, nothing is cleared.
       *[on] As long as another ship is still beside you in the Harbor, nothing is cleared.
    } { $docked_ahead ->
        [off] Ships that are home do not count as ahead.
       *[on] Ships that are home count as ahead, so the last one at sea can only sail home.
    }
raids-rules-pass-title = What you pass
raids-rules-pass =
    Village: recruit 1 Viking. Visit: in the order they pass, ships recruit { $visit }, then none. Pillage: in the order they pass, ships take coins worth { $pillage }, then none.
    You cannot stop there. { $recruits_stay ->
        [on] Recruits without a free Shield wait for later ships.
       *[off] Recruits without a free Shield are lost.
    }{ $room_at_sea ->
        [on] {" "}Before that, you may throw one tile overboard if that makes room.
       *[off] {""}
    }{ $viking_limit ->
        [none] {""}
       *[other] {" "}There are only { $vikings } Vikings: once they are used up, nobody is recruited until some return.
    }
raids-rules-monster-title = Monsters
raids-rules-monster =
    When you pass one, you either fight it or sacrifice 1 Viking (none if you have none). Fighting costs as many Vikings as its strength, 1 less for each Weapon you have. A Monster you beat is yours, for Glory equal to its full strength.
raids-rules-combat-title = Combat
raids-rules-combat =
    Stop where another ship lies and you attack it; for that you need a Viking. { $rolled_combat ->
        [on] You send 1, who is lost. Then both roll a die for each Viking aboard, three at most. The higher total wins, in a tie the ship that was there. The loser loses 1 Viking more and flees.
       *[off] You send 1; the other ship sends 2 or flees, you send 3 or flee, and so on, always exactly one more. All Vikings sent are lost.
    }
    { $flight ->
        [by_rules] Whoever flees first clears up to the next ship ahead, then sails on at once, past everything as usual, and may attack again. The winner stays.
       *[any] Whoever flees sails on at once, past everything as usual, without clearing, and may attack again. The winner stays.
    }
raids-rules-tiles-title = Tiles
raids-rules-tiles =
    Aboard: 🪓 Weapons (against Monsters), ⛵ Sails (Vikings at the end of each voyage), 🔨 Mjöllnirs, 🚩 Pennants, Goods. ×2 counts twice.
    Beside: 🪨 Runes, and ⚓ Ports. A Port sells 1 Good (×2: up to 2) from your ship at once, { $room_at_port ->
        [on] then recruits 1 Viking; if there is no Shield, you may first throw a tile overboard.
       *[off] then recruits 1 Viking.
    }
raids-rules-scoring-title = End of a voyage, and scoring
raids-rules-scoring =
    When all ships are home, Sails recruit; then the Harbor rewards the best ships with coins worth { $coins }: in the first voyage by arrival, { $harbor_needs_one ->
        [on] later by what its tile says, and then only ships that have at least one of it.
       *[off] later by what its tile says.
    }{ $sold_shields ->
        [on] {" "}For Shields, those of sold Goods count too.
       *[off] {""}
    } Ties go to the ship that came home first. The last ship home sets out first.
    Glory at the end: coins; Runes in sets ({ $runes }); each Mjöllnir × your crew; Pennants aboard; Goods sold; Monsters beaten. Unsold Goods bring nothing.
raids-rules-two-title = Two players
raids-rules-two =
    A Ghost Longship leaves last and moves { $step } spaces whenever it is furthest back, from Village to Village. It fights nobody and takes nothing, but you clear up to it as to any ship. { $ghost_reorder ->
        [swap] Before the next voyage it changes places with the first home, so it starts last.
       *[shift] Before the next voyage it takes the first place and the others move up, so it starts last.
    }{ $ghost_takes_coins ->
        [on] {" "}In the first voyage the coins of its place go to nobody.
       *[off] {""}
    }
raids-rules-credits-title = Credits
raids-rules-credits =
    Raids is a game by Brett J. Gilbert and Matthew Dunstan, illustrated by Biboun, published by IELLO.
    Skald is not affiliated with any of them and uses neither their artwork nor their text. Buy the box: it is beautiful.
raids-rules-reconstruction = The values and Shields of the tiles are our own reconstruction, not those of the box.

# The headings of the log.
raids-log-voyage = Voyage { $voyage }
