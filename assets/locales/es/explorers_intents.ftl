### Explorers of the North Sea: propósitos, que con una elección hacen varias acciones.

explorers-tile-settlement = Asentamiento
explorers-tile-enemy = Barco Enemigo
explorers-tile-bare = Loseta sin nada

explorers-intent-place = { $what } en { $cell }
explorers-intent-fetch = Recoger { $herd } en { $at }
explorers-intent-deliver = Llevar { $herd } al continente
explorers-intent-crew = Embarcar tripulación
explorers-intent-enemy = Atacar el Barco Enemigo de { $at }
explorers-intent-raid = Asaltar { $at }, fuerza { $strength }
explorers-intent-island = { $tiles ->
    [one] Desembarcar en { $at }
   *[other] Controlar la Isla de { $at }
}

explorers-branch-sail = Navegar…

explorers-fact-spent = { $cost } de { $left ->
    [one] 1 acción
   *[other] { $left } acciones
}
explorers-branch-turns = { $count } giros
explorers-branch-beyond = … y { $count ->
    [one] 1 lugar más
   *[other] { $count } lugares más
} al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
explorers-fact-at = en { $at }
explorers-fact-homeward = { $turns ->
    [0] { $points }, en el continente este turno
    [one] { $points }, en el continente el próximo turno
   *[other] { $points }, en el continente en { $turns } turnos
}
explorers-fact-reached = { $turns ->
    [0] { $what } a tu alcance este turno
    [one] { $what } a tu alcance el próximo turno
   *[other] { $what } a tu alcance en { $turns } turnos
}
explorers-fact-no-way = tu Drakkar no puede llegar
explorers-fact-open = { $tiles ->
    [one] Isla de 1 Loseta
   *[other] Isla de { $tiles } Losetas
}, { $count ->
    [one] 1 borde abierto
   *[other] { $count } bordes abiertos
}
explorers-fact-step = acaba con: { $what }
explorers-fact-turn-ends = el turno termina
explorers-fact-past-enemy = solo a través de un Barco Enemigo

## Opciones: los números que cambian

explorers-count-points = { $by } PV
explorers-count-captain = Capitán { $by } PV
explorers-count-crew = tripulación { $before }→{ $after }
explorers-count-livestock = ganado a bordo { $before }→{ $after }
