### Explorers of the North Sea: intents, which take several actions with one choice.

explorers-tile-settlement = Settlement
explorers-tile-enemy = Enemy Ship
explorers-tile-bare = bare Tile

explorers-intent-place = { $what } on { $cell }
explorers-intent-fetch = Fetch { $herd } from { $at }
explorers-intent-deliver = Bring { $herd } home
explorers-intent-crew = Take a crew aboard
explorers-intent-enemy = Fight the Enemy Ship at { $at }
explorers-intent-raid = Raid Settlement { $strength } at { $at }
explorers-intent-island = { $tiles ->
    [one] Go ashore at { $at }
   *[other] Hold the Island of { $at }
}

explorers-branch-sail = Sail …

explorers-fact-spent = { $cost } of { $left ->
    [one] 1 action
   *[other] { $left } actions
}
explorers-branch-turns = { $count } rotations
explorers-branch-beyond = … and { $count ->
    [one] 1 more place
   *[other] { $count } more places
}, { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
explorers-fact-at = on { $at }
explorers-fact-homeward = { $turns ->
    [0] { $points }, home this turn
    [one] { $points }, home next turn
   *[other] { $points }, home in { $turns } turns
}
explorers-fact-reached = { $turns ->
    [0] { $what } in reach this turn
    [one] { $what } in reach next turn
   *[other] { $what } in reach in { $turns } turns
}
explorers-fact-no-way = no way for your Longship
explorers-fact-open = Island of { $tiles }, { $count ->
    [one] 1 edge open
   *[other] { $count } edges open
}
explorers-fact-step = ends with: { $what }
explorers-fact-turn-ends = the turn ends
explorers-fact-past-enemy = only past an Enemy Ship

## Choices: the numbers that they change

explorers-count-points = { $by } VP
explorers-count-captain = Captain { $by } VP
explorers-count-crew = crew { $before }→{ $after }
explorers-count-livestock = Livestock aboard { $before }→{ $after }
