### Explorers of the North Sea: Vorhaben, die mit einer Wahl mehrere Aktionen ausführen.

explorers-tile-settlement = Siedlung
explorers-tile-enemy = Feindschiff
explorers-tile-bare = Leeres Plättchen

explorers-intent-place = { $what } auf { $cell }
explorers-intent-fetch = { $herd } von { $at } holen
explorers-intent-deliver = { $herd } heimbringen
explorers-intent-crew = Wikinger an Bord nehmen
explorers-intent-enemy = Feindschiff auf { $at } angreifen
explorers-intent-raid = { $at } überfallen, Stärke { $strength }
explorers-intent-island = { $tiles ->
    [one] An Land gehen auf { $at }
   *[other] Die Insel { $at } beherrschen
}

explorers-branch-sail = Segeln …

explorers-fact-spent = { $cost } von { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}
explorers-branch-turns = { $count } Drehungen
explorers-branch-beyond = … und { $count ->
    [one] 1 weitere Stelle
   *[other] { $count } weitere Stellen
} im { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
explorers-fact-at = auf { $at }
explorers-fact-homeward = { $turns ->
    [0] { $points }, daheim in diesem Zug
    [one] { $points }, daheim im nächsten Zug
   *[other] { $points }, daheim in { $turns } Zügen
}
explorers-fact-reached = { $turns ->
    [0] { $what } in diesem Zug erreichbar
    [one] { $what } im nächsten Zug erreichbar
   *[other] { $what } in { $turns } Zügen erreichbar
}
explorers-fact-no-way = kein Weg für dein Langschiff
explorers-fact-open = Insel aus { $tiles } Plättchen, { $count ->
    [one] 1 Kante offen
   *[other] { $count } Kanten offen
}
explorers-fact-step = endet mit: { $what }
explorers-fact-turn-ends = der Zug endet
explorers-fact-past-enemy = nur an einem Feindschiff vorbei

## Auswahl: die Zahlen, die sich ändern

explorers-count-points = { $by } SP
explorers-count-captain = Kapitän { $by } SP
explorers-count-crew = Besatzung { $before }→{ $after }
explorers-count-livestock = Vieh an Bord { $before }→{ $after }
