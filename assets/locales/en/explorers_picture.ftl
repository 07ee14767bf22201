### Explorers of the North Sea: what stands in pictures, their descriptions, and the legend.

explorers-picture-home = Home
explorers-picture-turn = Turn { $turn } of { $turns } · { $stack } in the stack
explorers-picture-winter = Winter Token: { $who }
explorers-picture-ended = The end, after turn { $turn }
explorers-picture-tie = { $by ->
    [1] { $first } before { $second }: more Livestock delivered
    [2] { $first } before { $second }: more Outposts
   *[other] { $first } and { $second } share a place
}
explorers-picture-choose = Choose { $captains }
explorers-picture-legal = They fit on the dashed cells.
explorers-picture-hand = Your Tiles
explorers-picture-open-tiles = Open Tiles

## The description of a picture, read aloud to people who do not see it. Codes are those that people type.

explorers-alt-around = Around { $who }.
explorers-alt-ships = Longships: { $list }.
explorers-alt-islands = Complete: { $list }.
explorers-alt-open = Open land: { $list }.
explorers-alt-chart = On the chart: { $list }.
explorers-alt-settlement = Settlement ({ $strength })
explorers-alt-enemy = Enemy Ship
explorers-alt-outposts = Outpost of { $who }
explorers-alt-vikings = Vikings of { $who }
explorers-alt-hand = Tiles: { $list }.
explorers-alt-offer = Captains to choose from: { $list }.
explorers-alt-legal = You may place on { $list }.
explorers-alt-offered = Drawn on the chart, with their turns: { $list }.
explorers-alt-news = New: { $list }.

## The legend. Pieces are drawn to the left of the sentences.

explorers-legend-title = Pieces on the chart
explorers-legend-tile = Tiles join land to land and sea to sea. Names are read from the rim: M6. A second land or sea is M6b, a corner M6▲ or M6▼.
explorers-legend-longship = Longship, by its player’s colour, shape and letter. It carries three Vikings or animals.
explorers-legend-viking = Viking. A 2 beside it: two of them.
explorers-legend-settlement = Settlement. As many Vikings as its number raid it.
explorers-legend-raided = On a Captain Card it lies face down.
explorers-legend-enemy = Enemy Ship. Two Vikings aboard destroy it; one of them may die.
explorers-legend-outpost = Outpost, built by two Vikings where three lands meet.
explorers-legend-island = Complete Island in the colour of its holder, with its points. White: nobody holds it.
explorers-legend-open = Open cell where you may place a Tile now, and the best places of your Tiles.
