### Explorers of the North Sea: intenções, que fazem várias ações com uma escolha.

explorers-tile-settlement = Povoado
explorers-tile-enemy = Navio Inimigo
explorers-tile-bare = Peça vazia

explorers-intent-place = { $n } { $what } em { $cell }
explorers-intent-fetch = { $n } Buscar { $herd } em { $at }
explorers-intent-deliver = { $n } Levar { $herd } para casa
explorers-intent-crew = { $n } Embarcar tripulação
explorers-intent-enemy = { $n } Atacar o Navio Inimigo em { $at }
explorers-intent-raid = { $n } Saquear { $at }, força { $strength }
explorers-intent-outpost = { $n } Posto Avançado em { $at }
explorers-intent-island = { $tiles ->
    [one] { $n } Desembarcar em { $at }
   *[other] { $n } Dominar a Ilha de { $at }
}
explorers-intent-voyage = Navegar até { $to } ({ $count } ações)
explorers-intent-voyage-home = Navegar para casa ({ $count } ações)
explorers-intent-march = Andar: { $vikings } { $from } → { $to } ({ $count })

explorers-branch-places = Mais lugares …
explorers-branch-actions = Outra ação …
explorers-branch-sail = Navegar …

explorers-fact-spent = { $cost } de { $left ->
    [one] 1 ação
   *[other] { $left } ações
}
explorers-fact-later = { $count ->
    [one] mais { $count } ação depois
   *[other] mais { $count } ações depois
}
explorers-fact-sails = { $count ->
    [one] { $what } a { $count } ação de barco
   *[other] { $what } a { $count } ações de barco
}
explorers-fact-joins-own = { $tiles ->
    [one] se liga à sua terra
   *[other] se liga à sua Ilha de { $tiles }
}
explorers-fact-joins-of = { $tiles ->
    [one] se liga à terra de { $who }
   *[other] se liga à Ilha de { $tiles } de { $who }
}
