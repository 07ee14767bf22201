### Explorers of the North Sea: propósitos, que con una elección hacen varias acciones.

explorers-tile-settlement = Asentamiento
explorers-tile-enemy = Barco Enemigo
explorers-tile-bare = Loseta sin nada

explorers-intent-place = { $n } { $what } en { $cell }
explorers-intent-fetch = { $n } Ir por { $herd } a { $at }
explorers-intent-deliver = { $n } Llevar { $herd } al continente
explorers-intent-crew = { $n } Embarcar tripulación
explorers-intent-enemy = { $n } Atacar el Barco Enemigo de { $at }
explorers-intent-raid = { $n } Asaltar { $at }, fuerza { $strength }
explorers-intent-outpost = { $n } Puesto Avanzado en { $at }
explorers-intent-island = { $tiles ->
    [one] { $n } Desembarcar en { $at }
   *[other] { $n } Dominar la Isla de { $at }
}
explorers-intent-voyage = Navegar a { $to } ({ $count } acciones)
explorers-intent-voyage-home = Volver al continente ({ $count } acciones)
explorers-intent-march = Mover { $vikings } { $from } → { $to } ({ $count })

explorers-branch-places = Más sitios…
explorers-branch-actions = Otra acción…
explorers-branch-sail = Navegar…

explorers-fact-spent = { $cost } de { $left ->
    [one] 1 acción
   *[other] { $left } acciones
}
explorers-fact-later = { $count ->
    [one] 1 acción más después
   *[other] { $count } acciones más después
}
explorers-fact-sails = { $count ->
    [one] { $what } a 1 acción en barco
   *[other] { $what } a { $count } acciones en barco
}
explorers-fact-joins-own = { $tiles ->
    [one] se une a tu tierra
   *[other] se une a tu Isla de { $tiles }
}
explorers-fact-joins-of = { $tiles ->
    [one] se une a tierra de { $who }
   *[other] se une a la Isla de { $tiles } de { $who }
}
