### Explorers of the North Sea : projets, qui font plusieurs actions en un seul choix.

explorers-tile-settlement = Colonie
explorers-tile-enemy = Navire ennemi
explorers-tile-bare = Tuile nue

explorers-intent-place = { $n } { $what } en { $cell }
explorers-intent-fetch = { $n } Chercher { $herd } en { $at }
explorers-intent-deliver = { $n } Ramener { $herd } au continent
explorers-intent-crew = { $n } Embarquer un équipage
explorers-intent-enemy = { $n } Attaquer le Navire ennemi en { $at }
explorers-intent-raid = { $n } Piller { $at }, force { $strength }
explorers-intent-outpost = { $n } Avant-poste en { $at }
explorers-intent-island = { $tiles ->
    [one] { $n } Débarquer en { $at }
   *[other] { $n } Tenir l’Île de { $at }
}
explorers-intent-voyage = Naviguer vers { $to } ({ $count } actions)
explorers-intent-voyage-home = Rentrer au continent ({ $count } actions)
explorers-intent-march = Déplacer { $vikings } { $from } → { $to } ({ $count })

explorers-branch-places = Autres places…
explorers-branch-actions = Autre action…
explorers-branch-sail = Naviguer…

explorers-fact-spent = { $cost ->
    [one] 1 action
   *[other] { $cost } actions
} sur { $left }
explorers-fact-later = { $count ->
    [one] encore 1 action ensuite
   *[other] encore { $count } actions ensuite
}
explorers-fact-sails = { $count ->
    [one] { $what } à 1 trajet
   *[other] { $what } à { $count } trajets
}
explorers-fact-joins-own = { $tiles ->
    [one] rejoint ta terre
   *[other] rejoint ton Île de { $tiles }
}
explorers-fact-joins-of = { $tiles ->
    [one] rejoint une terre de { $who }
   *[other] rejoint l’Île de { $tiles } de { $who }
}
