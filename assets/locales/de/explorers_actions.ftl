### Die Aktionen von Explorers of the North Sea als Befehle.

explorers-command = explorers
explorers-command-about = Eine Aktion in Explorers of the North Sea ausführen

explorers-do-captain = kapitän
explorers-do-captain-about = Einen Kapitän behalten
explorers-do-place = legen
explorers-do-place-about = Ein Plättchen von deiner Hand legen
explorers-do-load = laden
explorers-do-load-about = Wikinger und Vieh an Bord deines Langschiffs nehmen
explorers-do-unload = ausladen
explorers-do-unload-about = Wikinger und Vieh an Land setzen
explorers-do-sail = segeln
explorers-do-sail-about = Mit deinem Langschiff auf ein Meer segeln
explorers-do-walk = gehen
explorers-do-walk-about = Mit Wikingern von einem Land zum nächsten gehen
explorers-do-herd = treiben
explorers-do-herd-about = Ein Tier mit einem Wikinger zum nächsten Land treiben
explorers-do-outpost = außenposten
explorers-do-outpost-about = Einen Außenposten bauen, wo sich drei Plättchen treffen
explorers-do-done = fertig
explorers-do-done-about = Den Zug beenden

explorers-parameter-captain = kapitän
explorers-parameter-captain-about = Welcher Kapitän
explorers-parameter-tile = plättchen
explorers-parameter-tile-about = Welches Plättchen deiner Hand
explorers-parameter-cell = feld
explorers-parameter-cell-about = Welches Feld der Karte
explorers-parameter-rotation = drehung
explorers-parameter-rotation-about = Wie es gedreht ist: r0 bis r5, in Sechsteln im Uhrzeigersinn
explorers-parameter-land = land
explorers-parameter-land-about = Welches Land, oder das Festland
explorers-parameter-cargo = ladung
explorers-parameter-cargo-about = Was, z. B. 2v Schwein: zwei Wikinger und ein Schwein
explorers-parameter-sea = meer
explorers-parameter-sea-about = Welches Meer, oder das Festland
explorers-parameter-from = von
explorers-parameter-from-about = Von welchem Land
explorers-parameter-to = nach
explorers-parameter-to-about = Zu welchem Land
explorers-parameter-vikings = wikinger
explorers-parameter-vikings-about = Wie viele Wikinger
explorers-parameter-animal = tier
explorers-parameter-animal-about = Welches Tier
explorers-parameter-corner = ecke
explorers-parameter-corner-about = Welche Ecke, z. B. M6n
