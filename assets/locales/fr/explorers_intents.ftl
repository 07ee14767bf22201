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
explorers-fact-worth = { $turns ->
    [0] { $points } tout de suite
    [1] { $points } au prochain tour
   *[other] { $points } dans { $turns } tours
}
explorers-fact-homeward = { $turns ->
    [0] { $points }, au continent ce tour-ci
    [1] { $points }, au continent au prochain tour
   *[other] { $points }, au continent dans { $turns } tours
}
explorers-fact-done = { $turns ->
    [0] fait ce tour-ci
    [1] fait au prochain tour
   *[other] fait dans { $turns } tours
}
explorers-fact-reached = { $turns ->
    [0] { $what } à portée ce tour-ci
    [1] { $what } à portée au prochain tour
   *[other] { $what } à portée dans { $turns } tours
}
explorers-fact-once = { $count ->
    [1] { $points } une fois complète, 1 bord ouvert
   *[other] { $points } une fois complète, { $count } bords ouverts
}
explorers-fact-no-way = aucun chemin pour ton Drakkar
