### Relic Runners: what stands in its pictures, and their descriptions.

## In the picture

relic-runners-picture-tie = { $by ->
    [1] { $first } before { $second }: more Relics
    [2] { $first } before { $second }: more different Relics
   *[other] { $first } and { $second } share a place
}
relic-runners-picture-relics = Relics taken: { $taken }{ $left ->
    [0] {""}
   *[other] {" "}of { $wanted }
}
relic-runners-picture-last = Last turns!

## Descriptions. They are short: all of a board has to fit into 1,024 characters.

relic-runners-alt-turn = { $who } to act
relic-runners-alt-camp = Base Camp: { $rations } rations.
relic-runners-alt-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
relic-runners-alt-tokens = Tokens coloured { $coloured }, used { $used }.
relic-runners-alt-around = The map around { $who }.
relic-runners-alt-targets = To choose: { $list }.
relic-runners-alt-news = New: { $list }.

## The components

relic-runners-legend-title = Relic Runners: the components
relic-runners-legend-ruin = Ruin, 3 tiles left: exploring gives a Pathway
relic-runners-legend-ivory = Ivory Temple, 2 tiles left: powers to keep
relic-runners-legend-blue = Blue Temple, 1 tile left: 2 to 5 secret VP
relic-runners-legend-purple = Purple Temple: the open tile acts at once
relic-runners-legend-shrine = Shrine: an explored site with its Relic
relic-runners-legend-relics = Relics: green toad, ivory skull, blue bird, purple amulet
relic-runners-legend-empty = Empty Shrine: its Relic is taken
relic-runners-legend-camp = Base Camp: ends a walk and gives 3 Rations
relic-runners-legend-trail = Trail with Pathways: walk your own as far as you like
relic-runners-legend-explorer = Explorer; a double ring marks who is to move
relic-runners-legend-coloured = River with a coloured token: 1 step for a Toolbox
relic-runners-legend-used = River with a used token: no step
relic-runners-legend-toolbox = Toolboxes on level 2, on the bottom, in reserve
relic-runners-legend-rations = A Ration, to explore with; hidden coins
relic-runners-legend-table = What a Toolbox does on its space
