### Mühle.

nine-mens-morris-refuse-seats = Mühle ist für 2 Personen, nicht für { $seats }.
nine-mens-morris-refuse-over = Dieses Spiel ist zu Ende.
nine-mens-morris-refuse-turn = { $asked } ist am Zug, nicht du.
nine-mens-morris-refuse-occupied = Auf { $point } liegt schon ein Stein.
nine-mens-morris-refuse-place-first = Steine ziehen erst, wenn alle deine gesetzt sind.
nine-mens-morris-refuse-hand-empty = Alle deine Steine sind gesetzt: Ziehe einen.
nine-mens-morris-refuse-not-yours = Auf { $point } liegt kein Stein von dir.
nine-mens-morris-refuse-not-joined = Von { $from } führt keine Linie direkt nach { $to }.
nine-mens-morris-refuse-remove-first = Du hast eine Mühle geschlossen: Nimm zuerst einen Stein der anderen Seite.
nine-mens-morris-refuse-no-mill = Nur eine Mühle, die du schließt, nimmt einen Stein.
nine-mens-morris-refuse-not-theirs = Auf { $point } liegt kein Stein der anderen Seite.
nine-mens-morris-refuse-in-mill = Der Stein auf { $point } ist in einer Mühle, und andere sind es nicht.
