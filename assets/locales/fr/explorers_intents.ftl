### Explorers of the North Sea : projets, qui font plusieurs actions en un seul choix.

explorers-tile-settlement = Colonie
explorers-tile-enemy = Navire ennemi
explorers-tile-bare = Tuile nue

explorers-intent-place = { $what } en { $cell }
explorers-intent-fetch = Chercher { $herd } en { $at }
explorers-intent-deliver = Ramener { $herd } au continent
explorers-intent-crew = Embarquer un équipage
explorers-intent-enemy = Attaquer le Navire ennemi en { $at }
explorers-intent-raid = Piller { $at }, force { $strength }
explorers-intent-island = { $tiles ->
    [one] Débarquer en { $at }
   *[other] Tenir l’Île de { $at }
}

explorers-branch-sail = Naviguer…

explorers-fact-spent = { $cost ->
    [one] 1 action
   *[other] { $cost } actions
} sur { $left }
explorers-branch-turns = { $count } rotations
explorers-branch-beyond = … et { $count ->
    [one] { $count } autre endroit
   *[other] { $count } autres endroits
} { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
explorers-fact-at = en { $at }
explorers-fact-homeward = { $turns ->
    [0] { $points }, au continent ce tour-ci
    [1] { $points }, au continent au prochain tour
   *[other] { $points }, au continent dans { $turns } tours
}
explorers-fact-reached = { $turns ->
    [0] { $what } à portée ce tour-ci
    [1] { $what } à portée au prochain tour
   *[other] { $what } à portée dans { $turns } tours
}
explorers-fact-no-way = aucun chemin pour ton Drakkar
explorers-fact-open = { $tiles ->
    [one] Île de { $tiles } Tuile
   *[other] Île de { $tiles } Tuiles
}, { $count ->
    [one] { $count } bord ouvert
   *[other] { $count } bords ouverts
}
explorers-fact-step = finit par : { $what }
explorers-fact-turn-ends = le tour se termine
explorers-fact-past-enemy = seulement en passant un Navire ennemi

## Choix : les nombres qu’ils changent

explorers-count-points = { $by } PV
explorers-count-captain = Capitaine { $by } PV
explorers-count-crew = équipage { $before }→{ $after }
explorers-count-livestock = bétail à bord { $before }→{ $after }
