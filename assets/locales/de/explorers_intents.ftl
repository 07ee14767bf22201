### Explorers of the North Sea: Vorhaben, die mit einer Wahl mehrere Aktionen ausführen.

explorers-tile-settlement = Siedlung
explorers-tile-enemy = Feindschiff
explorers-tile-bare = Leeres Plättchen

explorers-intent-place = { $n } { $what } auf { $cell }
explorers-intent-fetch = { $n } { $herd } von { $at } holen
explorers-intent-deliver = { $n } { $herd } heimbringen
explorers-intent-crew = { $n } Wikinger an Bord nehmen
explorers-intent-enemy = { $n } Feindschiff auf { $at } angreifen
explorers-intent-raid = { $n } { $at } überfallen, Stärke { $strength }
explorers-intent-outpost = { $n } Außenposten bei { $at }
explorers-intent-island = { $tiles ->
    [one] { $n } An Land gehen auf { $at }
   *[other] { $n } Die Insel { $at } halten
}
explorers-intent-voyage = Nach { $to } segeln ({ $count } Aktionen)
explorers-intent-voyage-home = Heimsegeln ({ $count } Aktionen)
explorers-intent-march = Gehen: { $vikings } { $from } → { $to } ({ $count })

explorers-branch-places = Mehr Stellen …
explorers-branch-actions = Andere Aktion …
explorers-branch-sail = Segeln …

explorers-fact-spent = { $cost } von { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}
explorers-fact-later = { $count ->
    [one] später noch 1 Aktion
   *[other] später noch { $count } Aktionen
}
explorers-fact-sails = { $count ->
    [one] { $what } 1 Fahrt entfernt
   *[other] { $what } { $count } Fahrten entfernt
}
explorers-fact-joins-own = { $tiles ->
    [one] verbindet mit deinem Land
   *[other] verbindet mit deiner Insel aus { $tiles }
}
explorers-fact-joins-of = { $tiles ->
    [one] verbindet mit Land von { $who }
   *[other] verbindet mit der Insel aus { $tiles } von { $who }
}
