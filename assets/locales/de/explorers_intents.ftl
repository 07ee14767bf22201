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
explorers-fact-worth = { $turns ->
    [0] { $points } jetzt
    [one] { $points } im nächsten Zug
   *[other] { $points } in { $turns } Zügen
}
explorers-fact-homeward = { $turns ->
    [0] { $points }, daheim in diesem Zug
    [one] { $points }, daheim im nächsten Zug
   *[other] { $points }, daheim in { $turns } Zügen
}
explorers-fact-done = { $turns ->
    [0] fertig in diesem Zug
    [one] fertig im nächsten Zug
   *[other] fertig in { $turns } Zügen
}
explorers-fact-reached = { $turns ->
    [0] { $what } in diesem Zug erreichbar
    [one] { $what } im nächsten Zug erreichbar
   *[other] { $what } in { $turns } Zügen erreichbar
}
explorers-fact-once = { $count ->
    [one] { $points }, sobald vollständig; 1 Kante offen
   *[other] { $points }, sobald vollständig; { $count } Kanten offen
}
explorers-fact-no-way = kein Weg für dein Langschiff
