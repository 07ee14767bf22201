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
explorers-fact-worth = { $turns ->
    [0] { $points } agora
    [1] { $points } no próximo turno
   *[other] { $points } em { $turns } turnos
}
explorers-fact-homeward = { $turns ->
    [0] { $points }, em casa neste turno
    [1] { $points }, em casa no próximo turno
   *[other] { $points }, em casa em { $turns } turnos
}
explorers-fact-done = { $turns ->
    [0] feito neste turno
    [1] feito no próximo turno
   *[other] feito em { $turns } turnos
}
explorers-fact-reached = { $turns ->
    [0] { $what } ao alcance neste turno
    [1] { $what } ao alcance no próximo turno
   *[other] { $what } ao alcance em { $turns } turnos
}
explorers-fact-once = { $count ->
    [one] { $points } quando completa, { $count } borda aberta
   *[other] { $points } quando completa, { $count } bordas abertas
}
explorers-fact-no-way = sem caminho para o seu Drácar
