# Uhren, Erinnerungen und die Pflege eines laufenden Spiels.

discord-span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
discord-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
discord-span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}

discord-pace-none = Keine Uhr
discord-typed-off = aus, keine, kein, ohne, nein, deaktiviert
discord-pace-live = Live
discord-pace-fast = Schnell
discord-pace-slow = Langsam
discord-pace-label = { $name }: { $time }
discord-pace-each = { $base } für jeden Zug
discord-pace-bank = { $base } am Anfang, { $increment } mehr für jeden Zug
discord-pace-out-of-turn = Außer der Reihe: { $answer }.
discord-pace-overdue-none = Alle nehmen sich die Zeit, die sie brauchen.
discord-pace-overdue-computer = Ist die Zeit um, spielt der Computer den Zug.
discord-pace-overdue-wait = Ist die Zeit um, wartet das Spiel, und die anderen wählen.
discord-pace-line = ⏳ Uhr: { $time }. { $out } { $overdue } { $quiet }
discord-pace-quiet = Eine Uhr steht in der Ruhezeit ihres Spielers (/{ command-me } { command-me-quiet }).
discord-pace-quiet-live = Uhren laufen auch in der Ruhezeit.
discord-pace-placeholder = Uhr: Wie viel Zeit gibt es?

discord-clock-wait = ⏳ { $who } { $time }
discord-clock-away = 🏖 { $who } ist weg; die Uhr läuft { $time } weiter
discord-clock-paused = ⏸ Die Uhren stehen.
discord-call-deadline = ⏳ Frist: { $time }.

discord-reminder = ⏰ { $mention }, **{ $table }** wartet noch auf dich. { $matter } [Zum Brett]({ $link })
discord-reminder-nudge = 🔔 { $mention }, { $by } freut sich auf deinen Zug in **{ $table }**. { $matter } [Zum Brett]({ $link })
discord-call-end-left = Dein Zug ist gespielt: Du musst nur noch **{ $choice }** drücken.
discord-reminder-direct = ⏰ **{ $table }** wartet noch auf deine Entscheidung.
    { $place } · [Zum Brett]({ $link })
discord-reminder-direct-nudge = 🔔 { $by } freut sich auf deine Entscheidung in **{ $table }**.
    { $place } · [Zum Brett]({ $link })
discord-overdue = ⏰ { $mention }, deine Zeit in **{ $table }** ist um, und das Spiel wartet auf dich. Andere können inzwischen wählen:
discord-time-up = ⏰ { $mention }, deine Zeit in **{ $table }** war um, darum hat der Computer deinen Zug gespielt. Der nächste gehört wieder dir.
discord-time-up-forfeit = ⏰ { $mention }, deine Zeit in **{ $table }** war um, ehe du gezogen hast. Damit hast du dieses Spiel verloren.
discord-time-up-kept = ⏰ { $mention }, deine Zeit in **{ $table }** war wieder um. Der Computer hat jetzt deinen Platz; du kannst ihn zurücknehmen, solange er spielt.
discord-lobby-warning = ⏰ { $mention }, an deinem Tisch für **{ $table }** ist eine Weile nichts geschehen. Er schließt { $time }, wenn niemand dazukommt und er nicht beginnt.

discord-button-extend = Mehr Zeit geben
discord-button-computer-plays = Computer spielen lassen
discord-button-substitute = Diesen Platz nehmen
discord-button-vote-end = Spiel beenden
discord-button-reclaim = Meinen Platz zurückholen
discord-button-nudge = Anstupsen

discord-paused = ⏸ Die Uhren stehen. Wer am Tisch sitzt, kann sie mit /{ command-table } { command-table-resume } wieder laufen lassen.
discord-resumed = ▶ Die Uhren laufen wieder.
discord-extended = ⏳ Wer gefragt ist, hat jetzt mehr Zeit.
discord-nudged = 🔔 Eine Erinnerung geht an { $names }.
discord-nudged-later = 🔕 { $who } hat Ruhezeit. Die Erinnerung kommt { $time }.
discord-nudged-never = 🔕 { $who } möchte keine Erinnerungen; es geht keine hinaus.
discord-seats-free = 💺 Den Platz von { $names } können andere übernehmen und von hier an weiterspielen.
discord-voted = Notiert. Noch nötig: { $names }.
discord-vote-end = Das Spiel endet vorzeitig, wenn alle am Tisch darum bitten. Von den anderen kann es nur beenden, wer den Server verwaltet.
discord-refuse-too-fast = Das war viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal; nichts ist verloren.
discord-refuse-server-too-fast = Dieser Server will viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal; nichts ist verloren.
discord-refuse-pace = „{ $text }“ ist keine Bedenkzeit. Wähle live, fast oder slow, oder gib eine Zeit zwischen einer Minute und 30 Tagen an, zum Beispiel 36h, oder 2d+12h für zwei Tage und zwölf Stunden mehr für jeden Zug.

discord-me-pings = Du wirst gerufen: **{ $place }**.
discord-me-pings-quiet = Du wirst gerufen: **{ $place }**, aber nicht in der Ruhezeit **{ $hours }** ({ $zone }). Deine Uhren stehen dann, höchstens 12 Stunden am Tag; nicht in Live-Spielen.
discord-me-zone = 🕐 Zeitzone: **{ $zone }**, dort ist es jetzt { $time } Uhr.
discord-me-away = 🏖 Du bist { $time } zurück. Bis dahin stehen deine Uhren; sie laufen wieder, sobald du einen Zug machst, oder mit /{ command-me } { command-me-away }: 0.
discord-me-away-running = 🏖 Du bist { $time } zurück. Bis dahin stehen deine Uhren, aber in { $running ->
    [one] einem Spiel
   *[other] { $running } Spielen
} ist binnen einer Stunde eine Entscheidung fällig: Triff sie, dann gib noch einmal /{ command-me } { command-me-away } an.
discord-me-away-rule = Weil andere warten, steht deine Uhr in einem Spiel höchstens 14 Tage, in einem Turnier 5{ $count ->
    [0] .
    [one] : In einem Spiel läuft sie weiter, bevor du zurück bist.
   *[other] : In { $count } Spielen läuft sie weiter, bevor du zurück bist.
}
discord-refuse-hours = „{ $text }“ sind keine Uhrzeiten. Gib zwei Tageszeiten an, zum Beispiel 22-8 oder 22:30-7, oder off.
discord-refuse-zone = Eine Zeitzone „{ $text }“ kenne ich nicht. Wähle eine aus der Liste, oder nenne eine Stadt mit ihrem Land oder den Abstand zu UTC: Europe/Berlin, Köln Deutschland oder UTC+1.
discord-refuse-undo-alone = Das Spiel ging seit deinem letzten Schritt weiter, oder er hat Neues aufgedeckt. Außer dir spielt hier kein Mensch, darum kannst du ihn trotzdem zurücknehmen.

discord-log-kick = { $who } hat jemanden vom Tisch entfernt.
discord-log-pace = { $who } hat die Uhr gestellt.
discord-log-lobby-warning = Eine Weile war nichts geschehen, darum wurden die Leute hier gewarnt.
discord-log-reminder = ⏰ Eine Erinnerung für { $who } war fällig.
discord-log-nudge = 🔔 Jemand hat um eine Erinnerung für { $who } gebeten.
discord-log-time-up = ⏰ Die Zeit von { $who } war um.
discord-log-extend = ⏳ { $who } hat mehr Zeit bekommen.
discord-log-pause = ⏸ { $who } hat die Uhren angehalten.
discord-log-resume = ▶ { $who } lässt die Uhren wieder laufen.
discord-log-removed = ⏸ Der Server hat den Bot entfernt; die Uhren stehen.
discord-log-invited = ▶ Der Bot ist wieder auf dem Server; die Uhren laufen wieder.
discord-log-vote = { $who } hat für ein Ende oder eine Pause gestimmt.
discord-log-credit = ⏳ Der Bot oder Discord war nicht erreichbar; alle haben diese Zeit zurückbekommen.
discord-log-quiet = 🌙 Die Uhr von { $who } folgt einer neuen Ruhezeit.
discord-log-renamed = ✏️ { $who } hat jetzt einen anderen Namen.
discord-log-away = 🏖 { $who } ist eine Weile weg; die Uhr steht.
discord-log-substitute = { $who } hat den Platz übernommen.

table-error-not-another-person = Nur der Platz einer anderen Person lässt sich räumen, und nur vor dem Spiel. Für einen Computer gibt es /{ command-table } { command-table-remove-computer }.
table-error-no-clock = Hier läuft keine Uhr: Sie läuft, wo mehrere Menschen spielen oder im Turnier, wenn sie beim Eröffnen gewählt wurde, mit /{ command-new } { command-new-pace }.
table-error-paused = Die Uhren stehen schon. /{ command-table } { command-table-resume } lässt sie wieder laufen.
table-error-not-paused = Die Uhren laufen schon.
table-error-not-overdue = Dieser Platz ist für dich nicht frei: Wer ihn hat, kann noch ziehen, oder er wird für jemand anderen freigehalten.
table-error-nobody-to-nudge = Der Tisch wartet auf niemand anderen.
table-error-own-time = Der Tisch wartet auf dich. Mehr Zeit geben dir nur die anderen und der Gastgeber; frage sie.
table-error-nudged-today = In den letzten 24 Stunden hat hier schon jemand um eine Erinnerung gebeten. Du kannst es { $time } wieder tun.
table-error-away-too-long = Du kannst im Jahr 30 Tage weg sein; { $left ->
    [0] davon ist keiner übrig. Gib 0 an, wenn du zurück bist.
    [one] davon ist einer übrig. Gib 1 an, oder 0, wenn du zurück bist.
   *[other] davon sind { $left } übrig. Gib eine Zahl von 1 bis dahin an, oder 0, wenn du zurück bist.
}

discord-standings-title = Rangliste · { $title } · { $season }
discord-standings-all = alle Spiele
discord-standings-none = Hier ist kein solches Spiel zwischen Menschen zu Ende. Spiele nur gegen Computer zeigt /{ command-stats }.
discord-standings-hidden = jemand
discord-standings-provisional = ? heißt: noch zu wenige Spiele, um sicher zu sein.
discord-standings-line = { $medal } { $place }. **{ $name }** { $rating } · { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
discord-standings-draws = { $draws } unentschieden
discord-standings-in-time = { $share } % pünktlich
discord-stats-title = Deine Spiele auf diesem Server · { $season }
discord-stats-none = Du hast hier in dieser Zeit kein Spiel mit Gegnern beendet.
discord-stats-rank = Mittlerer Rang { $rank },{ $tenth }
discord-season-current = dieses Quartal
discord-season-last = letztes Quartal
discord-season-all = alle Zeiten
discord-me-unlisted = Ranglisten nennen dich nicht.

discord-games-out = Eines verlassen oder beenden
discord-games-out-ask = Was soll aus **{ $table }** werden? Der Computer kann für dich spielen, und du kannst zurückkommen; oder das Spiel endet{ $vote ->
    [yes] {", "}wenn alle zustimmen.
   *[no] .
}
discord-games-out-ask-alone = **{ $table }** beenden?
discord-games-left = Du hast diesen Tisch verlassen.
discord-button-leave-game = Den Computer für mich spielen lassen
discord-log-offered = Der Platz von { $who } ist einer anderen Person angeboten.
discord-log-gone = { $who } ist nicht mehr auf diesem Server. Die anderen müssen nicht warten.
discord-log-returned = { $who } ist wieder auf diesem Server.
discord-seat-offered = { $mention } Der Platz von { $who } in **{ $table }** ist dir angeboten. Du würdest von hier an weiterspielen und sehen, was dieser Platz weiß.
discord-seat-left = 🚪 { $mentions } Neues von einem Platz in **{ $table }**: { $news }
discord-seat-taken = { $who } hat den Platz von { $before } übernommen.
discord-seat-offer-made = Der Platz ist { $mention } angeboten und kann mit dem Knopf im Kanal genommen werden.
discord-vote-open-pause = 🗳️ Pause? Dafür: { $agreed }. Noch nötig: { $missing }.
discord-vote-open-end = 🗳️ Spiel beenden? Dafür: { $agreed }. Noch nötig: { $missing }.
discord-stats-computers = Gegen den Computer, ohne Wertung: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
discord-stats-helped = { $wins ->
    [one] Ein Sieg zählt nicht
   *[other] { $wins } Siege zählen nicht
}: Der Computer hat geholfen, mit einem Tipp oder indem er für dich gespielt hat.
discord-stats-level = { $level }: { $wins }/{ $games }

discord-play-title = Am Tisch: Zeit, Plätze, Ergebnisse
discord-play-time-title = Zeit
discord-play-time = Eine Uhr läuft nur, wo mehrere Menschen spielen oder in einem Turnier, und solange ihr Spieler handeln kann: nicht in der Ruhezeit (außer in Live-Spielen), nicht wenn er abwesend ist, nicht wenn Discord oder der Bot nicht erreichbar ist. Ist die Zeit um, spielt der Computer den Zug; nach zwei solchen Zügen behält er den Platz, bis sein Spieler zurückkommt.
discord-play-seats-title = Plätze
discord-play-seats = Du kannst deinen Platz einer anderen Person anbieten oder den Computer für dich spielen lassen und zurückkommen. Ist jemandes Zeit um oder hat jemand den Server verlassen, darf jeder den Platz nehmen, und der Tisch kann den Computer weiterspielen lassen. Ist der Gastgeber gegangen, wird der nächste Spieler Gastgeber.
discord-play-votes-title = Vorzeitig aufhören
discord-play-votes = Ein Spiel mit mehreren Personen endet nur dann vorzeitig, wenn alle zustimmen. Wessen Zeit um ist oder wer den Server verlassen hat, wird nicht gefragt. Wer den Server verwaltet, kann es immer beenden.
discord-play-results-title = Ergebnisse
discord-play-results = Ein beendetes Spiel unter Personen zählt. Wer es verlassen hat oder wessen Platz am Ende der Computer hat, hat verloren; von denen, die bleiben, gewinnt der Beste. Das gilt auch, wenn ein solches Spiel vorzeitig endet. Ein geteilter erster Platz ist ein Unentschieden und kein Sieg. Hat der Computer eine Weile für dich gespielt, kannst du in diesem Spiel Wertung verlieren, aber keine gewinnen. Spiele nur gegen den Computer zählen getrennt und ohne Wertung.
discord-play-tournaments-title = Turniere
discord-play-tournaments = Die Turnierleitung ist in jedem Spiel Gastgeber. Wer das Turnier verlässt oder nie erscheint, bis die Zeit um ist, verliert das laufende Spiel.
