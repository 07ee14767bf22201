### Explorers of the North Sea: intenções, que fazem várias ações com uma escolha.

explorers-tile-settlement = Povoado
explorers-tile-enemy = Navio Inimigo
explorers-tile-bare = Peça vazia

explorers-intent-place = { $what } em { $cell }
explorers-intent-fetch = Buscar { $herd } em { $at }
explorers-intent-deliver = Levar { $herd } para casa
explorers-intent-crew = Embarcar tripulação
explorers-intent-enemy = Atacar o Navio Inimigo em { $at }
explorers-intent-raid = Saquear { $at }, força { $strength }
explorers-intent-island = { $tiles ->
    [one] Desembarcar em { $at }
   *[other] Controlar a Ilha de { $at }
}

explorers-branch-sail = Navegar…

explorers-fact-spent = { $cost } de { $left ->
    [one] 1 ação
   *[other] { $left } ações
}
explorers-branch-turns = { $count } giros
explorers-branch-beyond = … e { $count ->
    [one] mais { $count } lugar
   *[other] mais { $count } lugares
} ao { $side ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
explorers-fact-at = em { $at }
explorers-fact-homeward = { $turns ->
    [0] { $points }, em casa neste turno
    [1] { $points }, em casa no próximo turno
   *[other] { $points }, em casa em { $turns } turnos
}
explorers-fact-reached = { $turns ->
    [0] { $what } ao alcance neste turno
    [1] { $what } ao alcance no próximo turno
   *[other] { $what } ao alcance em { $turns } turnos
}
explorers-fact-no-way = sem caminho para o seu Drácar
explorers-fact-open = { $tiles ->
    [one] Ilha de 1 Peça
   *[other] Ilha de { $tiles } Peças
}, { $count ->
    [one] 1 borda aberta
   *[other] { $count } bordas abertas
}
explorers-fact-step = termina com: { $what }
explorers-fact-turn-ends = o turno termina
explorers-fact-past-enemy = só passando por um Navio Inimigo

## Escolhas: os números que mudam

explorers-count-points = { $by } PV
explorers-count-captain = Capitão { $by } PV
explorers-count-crew = tripulação { $before }→{ $after }
explorers-count-livestock = animais a bordo { $before }→{ $after }
