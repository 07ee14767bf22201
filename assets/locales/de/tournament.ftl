### Turniere: der Befehl, die Karte und was abgelehnt wird.

command-tournament = turnier
command-tournament-about = Ein Turnier in diesem Kanal
command-tournament-open = eröffnen
command-tournament-open-about = Hier ein Turnier eröffnen, dem man per Knopf beitritt; jedes Spiel bekommt einen Thread
command-tournament-open-title = spiel
command-tournament-open-title-about = Das Spiel, das gespielt wird
command-tournament-open-format = modus
command-tournament-open-format-about = Gruppen, dann ein Finale; oder Schweizer System: Runden zu zweit, in denen alle weiterspielen
command-tournament-open-format-pools = Gruppen und ein Finale
command-tournament-open-format-swiss = Schweizer System
command-tournament-open-per-table = pro_tisch
command-tournament-open-per-table-about = Wie viele Personen in den Gruppen etwa an einem Tisch sitzen
command-tournament-open-rounds = runden
command-tournament-open-rounds-about = Wie viele Runden ein Turnier im Schweizer System hat; ohne Angabe 4
command-tournament-open-pace = tempo
command-tournament-open-pace-about = Wie viel Zeit es an seinen Tischen gibt
command-tournament-start = start
command-tournament-start-about = Die Nummern auslosen und beginnen
command-tournament-show = zeigen
command-tournament-show-about = Sehen, wie es steht
command-tournament-drop = streichen
command-tournament-drop-about = Jemanden herausnehmen; die Person spielt nicht mehr weiter
command-tournament-drop-person = person
command-tournament-drop-person-about = Wer herausgenommen wird
command-tournament-result = ergebnis
command-tournament-result-about = Ein Spiel entscheiden, das ohne Ergebnis endete
command-tournament-result-game = spiel
command-tournament-result-game-about = Die Nummer des Spiels auf der Karte
command-tournament-result-winner = sieger
command-tournament-result-winner-about = Wer es gewinnt; ohne Angabe teilen alle den ersten Rang
command-tournament-cancel = abbrechen
command-tournament-cancel-about = Das Turnier abbrechen, nach einer Rückfrage

tournament-opened = 🏆 Das Turnier ist offen. Man tritt mit dem Knopf auf seiner Karte bei; du beginnst es dort oder mit `/turnier start`.
tournament-started = 🏆 Die Nummern sind ausgelost. Jedes Spiel öffnet in einem eigenen Thread; die Karte hat die Links.
tournament-dropped = { $mention } ist aus dem Turnier. Das laufende Spiel dieser Person wird für den Gegner entschieden; an einem größeren Tisch spielt der Computer weiter, und sie teilt den letzten Rang.
tournament-decided = Das Spiel ist entschieden.
tournament-cancelled = Das Turnier ist abgebrochen. Laufende Spiele gehen ohne es weiter.
tournament-ask-cancel = Dieses Turnier abbrechen? Niemand gewinnt es. Laufende Spiele gehen als gewöhnliche Spiele weiter.

tournament-call-game = { $mention } Spiel { $number } ({ $players }) des Turniers endete ohne Ergebnis. Du oder jemand anderes, der den Server verwaltet, entscheidet es: `/turnier ergebnis`, Spiel { $number }. Ohne Entscheidung gilt es { $time } als Unentschieden.
tournament-call-start =
    { $mention } Das Turnier in **{ $title }** wartet auf seinen Beginn; { $count ->
        [one] eine Person ist
       *[other] { $count } Personen sind
    } dabei. Du oder jemand anderes, der den Server verwaltet, beginnt es auf seiner Karte oder mit `/turnier start`. Sonst wird es { $time } abgesagt.

tournament-button-join = Mitspielen
tournament-button-leave = Verlassen
tournament-button-start = Beginnen
tournament-button-cancel = Turnier abbrechen

tournament-title = 🏆 Turnier: { $title }
tournament-lead-open =
    { $count ->
        [0] Noch niemand ist dabei.
        [one] Eine Person ist dabei.
       *[other] { $count } Personen sind dabei.
    } { $host } oder jemand anderes, der den Server verwaltet, beginnt es; sonst wird es { $time } abgesagt.
tournament-lead-running =
    Runde { $round }: { $open ->
        [0] Alle Spiele sind zu Ende.
        [one] Ein Spiel ist noch offen.
       *[other] { $open } Spiele sind noch offen.
    }
tournament-lead-final = Das Finale läuft.
tournament-lead-over = { $name } gewinnt das Turnier.
tournament-lead-deserted = Das Turnier ist aus: Es ist niemand mehr da.
tournament-by-lot = Die ersten beiden sind in allem gleich, was zählt: Die zu Beginn gezogenen Nummern entscheiden.
tournament-lead-cancelled = Das Turnier wurde abgebrochen.
tournament-terms-pools = Gruppen von etwa { $most }; wer in seiner Gruppe am besten ist, kommt weiter, und wer übrig ist, spielt das Finale
tournament-terms-swiss =
    { $rounds ->
        [one] Eine Runde im Schweizer System
       *[other] { $rounds } Runden im Schweizer System
    } mit Spielen zu zweit
tournament-time-up = In einem Spiel zu zweit verliert, wer bis dahin nicht gezogen hat oder zwei Züge nacheinander versäumt.
tournament-seed = Auslosung: { $seed }
tournament-entrants = Dabei
tournament-final = Finale
tournament-round = Runde { $number }
tournament-byes = In dieser Runde ohne Spiel: { $names }
tournament-game-won = gewonnen von **{ $names }**
tournament-game-deserted = ohne Sieger: Es ist niemand mehr da
tournament-game-drawn = unentschieden zwischen **{ $names }**
tournament-game-stopped = ⚠ ohne Ergebnis beendet; { $host } oder jemand anderes, der den Server verwaltet, entscheidet es: `/turnier ergebnis`, Spiel { $number }; ohne Entscheidung gilt es { $time } als Unentschieden
tournament-game-waits = sein Tisch öffnet bald
tournament-standing = Stand
tournament-place-pools =
    { $place }. { $name } · { $score ->
        [0] hat noch nicht gespielt
       *[other] Runde { $score }
    }
tournament-place-swiss =
    { $place }. { $name } · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
tournament-place-left = { $place }. { $name } · ist gegangen
tournament-trouble-forbidden = ⚠ Ich kann hier keine Threads öffnen oder nicht in ihnen schreiben: Ich brauche *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*. `/server diagnose` sagt mehr; ich versuche es jede Minute wieder.
tournament-trouble-refused = ⚠ Das nächste Spiel hat noch keinen Thread. { $why } Ich versuche es jede Minute wieder.
tournament-trouble-no-room = ⚠ Dieser Server hat keinen Platz für einen weiteren Tisch. Das nächste Spiel öffnet, wenn einer zu Ende ist.

tournament-refuse-no-threads = Ein Turnier braucht Threads für seine Spiele. Eröffne es in einem Textkanal.
tournament-refuse-unknown = Ein solches Turnier gibt es hier nicht. `/turnier eröffnen` eröffnet eines.
tournament-refuse-taken = Dieser Kanal hat schon ein Turnier. Spielt es zu Ende, brich es mit `/turnier abbrechen` ab, oder nimm einen anderen Kanal.
tournament-refuse-too-many = Dieser Server hat { $most } Turniere, die nicht zu Ende sind; mehr gehen nicht. Beende zuerst eines oder brich eines ab.
tournament-refuse-begun = Das Turnier hat begonnen.
tournament-refuse-not-begun = Das Turnier hat noch nicht begonnen.
tournament-refuse-over = Das Turnier ist zu Ende.
tournament-refuse-full = Das Turnier ist voll: { $most } Personen sind dabei.
tournament-refuse-already-in = Du bist schon dabei.
tournament-refuse-not-in = Diese Person ist dort nicht dabei oder ist gegangen.
tournament-refuse-too-few = Mindestens { $least } Personen müssen dabei sein.
tournament-refuse-not-for-two = Ein Turnier im Schweizer System spielt man zu zweit am Tisch, und dieses Spiel ist nicht für zwei.
tournament-refuse-needs-pace = Ein Turnier braucht eine Uhr, die entscheidet, sonst könnte ein Spiel es für immer aufhalten: Wähle fast oder slow, oder eine Zeit wie 36h, ohne „wait“.
tournament-refuse-no-game = Ein Spiel { $number } gibt es in diesem Turnier nicht. Die Karte hat die Nummern.
tournament-refuse-not-stopped = Spiel { $number } ist entschieden oder läuft noch. Wenn es nicht zu Ende kommt, beende es dort mit `/tisch beenden` und entscheide es dann hier.
