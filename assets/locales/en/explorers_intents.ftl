### Explorers of the North Sea: intents, which take several actions with one choice.

explorers-tile-settlement = Settlement
explorers-tile-enemy = Enemy Ship
explorers-tile-bare = bare Tile

explorers-intent-place = { $n } { $what } on { $cell }
explorers-intent-fetch = { $n } Fetch { $herd } from { $at }
explorers-intent-deliver = { $n } Bring { $herd } home
explorers-intent-crew = { $n } Take a crew aboard
explorers-intent-enemy = { $n } Fight the Enemy Ship at { $at }
explorers-intent-raid = { $n } Raid Settlement { $strength } at { $at }
explorers-intent-outpost = { $n } Outpost at { $at }
explorers-intent-island = { $tiles ->
    [one] { $n } Go ashore at { $at }
   *[other] { $n } Hold the Island of { $at }
}
explorers-intent-voyage = Sail to { $to } ({ $count } actions)
explorers-intent-voyage-home = Sail home ({ $count } actions)
explorers-intent-march = Walk { $vikings } { $from } → { $to } ({ $count })

explorers-branch-places = More places …
explorers-branch-actions = Another action …
explorers-branch-sail = Sail …

explorers-fact-spent = { $cost } of { $left ->
    [one] 1 action
   *[other] { $left } actions
}
explorers-fact-later = { $count ->
    [one] 1 more action later
   *[other] { $count } more actions later
}
explorers-fact-sails = { $count ->
    [one] { $what } 1 sail away
   *[other] { $what } { $count } sails away
}
explorers-fact-joins-own = { $tiles ->
    [one] joins your land
   *[other] joins your Island of { $tiles }
}
explorers-fact-joins-of = { $tiles ->
    [one] joins land of { $who }
   *[other] joins the Island of { $tiles } of { $who }
}
