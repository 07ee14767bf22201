### Nachrichten, Knöpfe und Antworten auf Discord. Knöpfe fassen höchstens 80 Zeichen; Zeichen wie **…** gehören Discord.

## Personen und Orte

discord-player-number = Spieler { $number }
discord-computer-for = { $name } (Computer spielt)
discord-policy-careful = vorsichtig
discord-policy-random = zufällig
discord-policy-easy = leicht
discord-policy-moderate = mäßig
discord-policy-normal = normal
discord-policy-hard = schwer
discord-policy-expert = Experte
discord-policy-strength = { $level } · Stärke { $strength }
discord-footer-table = Tisch { $table }
discord-page = Seite { $page } von { $pages }
discord-page-before = ◀ Zurück
discord-page-after = Weiter ▶

## Die Karte vor dem Spiel

discord-lobby-title = { $title } · Wer spielt mit?
discord-lobby-title-started = { $title } · Das Spiel hat begonnen
discord-lobby-title-cancelled = { $title } · Abgesagt
discord-lobby-lead = { $missing ->
    [0] { $free ->
        [0] Der Tisch ist voll: Der Gastgeber kann beginnen.
       *[other] Es sind genug Leute da: Der Gastgeber kann jetzt beginnen oder auf weitere warten.
    }
    [one] Es fehlt noch eine Person; das Spiel braucht mindestens { $least }.
   *[other] Es fehlen noch { $missing } Personen; das Spiel braucht mindestens { $least }.
}
discord-lobby-seats = Besetzte Plätze: { $taken } von { $seats }
discord-lobby-seat-host = Gastgeber
discord-lobby-seat-free = { $mark } frei
discord-lobby-terms = Das Spiel
discord-lobby-edition = Ausgabe: { $edition }
discord-lobby-edition-rebuilt = { $edition ->
    [reconstruction-1] Ausgabe: unser Nachbau, nicht die gedruckten Werte
   *[other] Ausgabe: { $edition } (unser Nachbau, nicht die gedruckten Werte)
}
discord-lobby-options-none = Gespielt wird nach der Anleitung.
discord-lobby-dice = Die Würfel lassen sich prüfen: Ihr Fingerabdruck wird zu Beginn veröffentlicht, der Startwert dahinter am Ende.
discord-lobby-commitment = Fingerabdruck der Würfel: ||`{ $commitment }`||
discord-lobby-board = [Zum Brett]({ $link })
discord-lobby-button-join = Mitspielen
discord-lobby-button-leave = Verlassen
discord-lobby-button-computer = Computer hinzufügen
discord-lobby-button-start = Beginnen
discord-lobby-button-cancel = Absagen

## Das Brett

discord-board-choices = Was { $who } tun kann
discord-board-lately = Was gerade geschehen ist
discord-board-thinking = { $who } denkt nach …
discord-board-stopped = Dieses Spiel wurde vorzeitig beendet.
discord-picture-drawing = Das Bild des Bretts wird gerade gezeichnet.
discord-board-no-pictures = Kein Bild: Ich darf in diesem Kanal keine Dateien anhängen. Wer den Server verwaltet, kann es unter Kanal bearbeiten → Berechtigungen → Skald → Dateien anhängen erlauben.
discord-menu-placeholder = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
discord-menu-more = { $count ->
    [one] 1 weitere …
   *[other] { $count } weitere …
}
discord-button-words = Brett in Worten
discord-button-decide = { $letter } · { $who }: entscheiden
discord-button-turn = { $letter } · { $who }: mein Zug
discord-button-back = ↩ Zurücknehmen: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Brett neu zeigen
discord-button-rules = Regeln
discord-button-new = { $title }: Tisch eröffnen
discord-button-rematch = Revanche
discord-button-replay = Wiederholung
discord-button-dice = Würfel prüfen
discord-button-review = Analyse
discord-button-end = Ja, beenden

## Rufe

discord-turn = { $mention }, du bist in **{ $table }** am Zug. { $matter } [Zum Brett]({ $link })
discord-turn-matter = Du hast etwas zu entscheiden.
discord-call-direct = **{ $table }** braucht eine Entscheidung von dir, obwohl du nicht am Zug bist.
    { $place } · [Zum Brett]({ $link })
discord-call-mention = { $mention }, **{ $table }** braucht eine Entscheidung von dir, obwohl du nicht am Zug bist. Nur du kannst den Knopf drücken. { $matter }
discord-call-forced = Du wurdest in **{ $table }** nicht gefragt: Du konntest nur eines tun, und ich habe es für dich getan.
    { $place } · [Zum Brett]({ $link })
discord-call-forced-mention = { $mention }, in **{ $table }** konntest du nur eines tun, und ich habe es für dich getan. [Zum Brett]({ $link })
discord-call-meanwhile = Vorher konntest du nur eines tun, und ich habe es für dich getan:
discord-call-decided = ✅ { $who } hat entschieden.
discord-call-decided-computer = 🤖 Der Computer hat für { $who } entschieden.
discord-call-void = Hier gibt es nichts mehr zu entscheiden.
discord-acted = ✅ Erledigt: { $action }
discord-acted-before = ✅ Schon erledigt.
discord-board-late = ✅ Erledigt. Die Nachricht im Kanal folgt, sobald sie durchkommt.
discord-done-unseen = ✅ Das ist erledigt und gespeichert. Ich kann es dir nur gerade nicht zeigen; sieh dir das Brett in einer Minute noch einmal an.
discord-answer-lost = Meine Antwort ist nicht bei dir angekommen. Bitte versuche es noch einmal.
discord-answer-lost-locked = Dieser Thread ist gesperrt und archiviert, und Discord nimmt dort keine Antwort von mir an. Wer die Berechtigung *Threads verwalten* hat, kann ihn wieder öffnen.
discord-answer-lost-done = ✅ Es ist erledigt und gespeichert; nur meine Antwort ist nicht bei dir angekommen.
discord-done-unknown = Ich weiß nicht, ob das erledigt ist: Ein anderer Teil von mir hat es auch bekommen. Bitte sieh auf dem Spielbrett nach, bevor du es noch einmal versuchst.
discord-only-opened = Der Tisch ist offen, aber der Rest deiner Anfrage hat nicht geklappt. Mach mit den Knöpfen seiner Karte weiter oder in einer Minute mit /{ command-table }.
discord-undone = ↩ Zurückgenommen: { $action }

## Das Ende

discord-end-title = 🏆 { $title } ist zu Ende
discord-end-title-stopped = { $title } wurde vorzeitig beendet
discord-end-by-default = 🥇 { $who } gewinnt: Außer dieser Person ist niemand mehr im Spiel.
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }**, geteilt: { $who } · { $points }
discord-end-left = Letzter Platz, weil vorzeitig ausgestiegen: { $names }.
discord-end-helped = Der Sieg von { $who } zählt nicht in /{ command-stats }: Der Computer hat geholfen, mit einem Tipp oder indem er gespielt hat.
discord-end-drawn = { $medal } **Unentschieden**: { $who }{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
discord-end-took-minutes = { $minutes ->
    [0] Es dauerte weniger als eine Minute.
    [one] Es dauerte 1 Minute.
   *[other] Es dauerte { $minutes } Minuten.
}
discord-end-took-hours = { $minutes ->
    [0] Es dauerte { $hours } Std.
   *[other] Es dauerte { $hours } Std. { $minutes } Min.
}
discord-end-took-days = Es dauerte { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] .
   *[other] {" "}und { $hours } Std.
}
discord-replay-turn = ⏪ Zug { $turn } von { $turns }
discord-replay-menu = Zu einem Zug …
discord-button-animate = Ganzes Spiel
discord-button-animate-since = Seit meinem letzten Zug
discord-animation-game = Das ganze Spiel in Bildern, Zug für Zug.
discord-animation-since = Was seit deinem letzten Zug geschehen ist, Schritt für Schritt.
discord-animation-none = Die Bilder können gerade nicht gezeichnet werden. Die Züge sind einzeln da.
discord-animation-alt = { $table }: { $count ->
    [one] ein Bild
   *[other] { $count } Bilder nacheinander
}, bis zu diesem: { $alt }
discord-end-dice = Die Würfel prüfen
discord-end-dice-checked = ✅ Der Startwert gehört zum Fingerabdruck, und das Spiel folgt aus ihm: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} nachgespielt, alles Gewürfelte und Gezogene gleich.
discord-end-dice-none = ✅ Hier wird nichts gewürfelt oder gezogen: Das Spiel folgt allein aus seinen Zügen. { $actions ->
    [one] Eine Aktion
   *[other] { $actions } Aktionen
} nachgespielt, mit demselben Ende.
discord-end-dice-seed = Startwert: ||`{ $seed }`||
discord-end-dice-promise = Fingerabdruck vom Beginn: ||`{ $commitment }`||
discord-end-dice-how = Der Fingerabdruck ist der SHA-256 der 32 Bytes des Startwerts; alles Gewürfelte und Gezogene des Spiels folgt aus dem Startwert.

## Punkte

discord-score-title = Punkte bisher · { $table }
discord-score-title-over = Punkte · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: bis zum Ende verborgen
discord-score-explain = /{ command-score } mit { command-score-explain } zeigt das Ereignis hinter jedem Punkt
discord-explain-title = Woher die Punkte von { $who } kommen
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = Noch nichts
discord-explain-total = Insgesamt { $points }. Die Zahl nach # ist die des Eintrags in /{ command-log }.

## Das Protokoll

discord-log-title = Was geschehen ist · { $table }
discord-log-empty = Noch ist nichts geschehen.
discord-log-open = Der Tisch wurde eröffnet.
discord-log-join = { $who } spielt mit.
discord-log-leave = { $who } ist gegangen.
discord-log-add-computer = { $who } hat einen Computer hinzugefügt.
discord-log-remove-computer = { $who } hat einen Computer entfernt.
discord-log-start = Das Spiel hat begonnen.
discord-log-hand-over = Der Computer spielt jetzt für { $who }.
discord-handed-over = ✅ Der Computer spielt jetzt für { $who }. Solange er spielt, gibt /{ command-table } { command-table-reclaim } den Platz zurück. Ab jetzt zählt ein Sieg nicht in /{ command-stats }.
discord-log-host = 👑 { $who } hat { $host } zum Gastgeber gemacht.
discord-log-host-now = 👑 { $host } ist jetzt Gastgeber.
discord-log-reclaim = { $who } ist zurück.
discord-log-end = { $who } hat das Spiel beendet.
discord-log-import = Das Spiel wurde aus einer Aufzeichnung übernommen.
discord-log-patch = Das Spiel geht mit Version { $version } seiner Regeln weiter. Was geschehen ist, bleibt.

## Einstellungen

discord-me = Bretter, die nur du siehst: **{ $board }**, **{ $look }**. /{ command-me } ändert das.
discord-me-set = Erledigt. Bretter, die nur du siehst: **{ $board }**, **{ $look }**.

## Der Tisch

discord-status-seats = Plätze
discord-status-lobby = { $open ->
    [0] Der Tisch ist voll und wartet auf den Gastgeber; eröffnet { $since }.
   *[other] Wartet auf Mitspieler; eröffnet { $since }.
}
discord-status-waits = Wartet auf { $names }, gefragt { $since }.
discord-status-moves = Ein Computer ist am Zug.
discord-status-finished = Das Spiel ist zu Ende.
discord-status-ended = Das Spiel wurde vorzeitig beendet.
discord-table-end-lobby = Diesen Tisch vor Spielbeginn schließen? Alle verlieren ihren Platz.
discord-table-end-game = Dieses Spiel für alle ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.
discord-table-end-abandoned = Dieses Spiel für alle beenden? Wer es verlassen hat, hat verloren, und wer bleibt, gewinnt. Das lässt sich nicht rückgängig machen.
discord-table-ended = Beendet.
discord-games-title = Deine Spiele
discord-games-none = Du spielst nirgends. /{ command-new } eröffnet einen Tisch in einem Kanal.
discord-games-finished = Kürzlich beendet

## Ablehnungen

discord-refuse-no-server = Das geht nur auf einem Server, in einem seiner Kanäle. Hier eröffnet dir /{ command-new } ein Spiel gegen den Computer.
discord-location-direct = Direktnachrichten
discord-refuse-taken-direct = Du spielst hier schon. Bring das Spiel zu Ende, oder beende es mit /{ command-table } { command-table-end }; danach eröffnet /{ command-new } ein neues.
discord-refuse-no-table = In diesem Kanal gibt es keinen Tisch. /{ command-new } eröffnet einen; /{ command-games } nennt deine.
discord-refuse-other-title = Das Spiel in diesem Kanal ist { $title }; nimm seinen Befehl oder /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
}. Erhöhe `{ command-new-computers }`, verringere `{ command-new-seats }`, oder lass (auf einem Server) `{ command-new-start }` weg und warte auf Mitspieler.
discord-now = Du kannst: { $choices }
discord-now-more = Du kannst: { $choices } … und { $more } weitere
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = „{ $text }“ ist keine Option. Schreibe Optionen wie viking_limit=40, durch Leerzeichen getrennt.
discord-refuse-seat = Einen Platz „{ $text }“ gibt es an diesem Tisch nicht. Nenne einen Platz als Zahl oder Buchstaben.
discord-refuse-kept = Der Computer hat deinen Platz an diesem Tisch. Nimm ihn zuerst zurück.
discord-refuse-own-seat = Das ist dein eigener Platz. Nenne den Platz eines Gegners.
discord-refuse-bot = Ein Bot nimmt keinen Platz. Lass die Person weg, dann spielt der Computer.
discord-refuse-foreign = Diesen Knopf oder Befehl kenne ich nicht mehr. /{ command-board } zeigt das Brett mit neuen Knöpfen.
discord-refuse-stopping = Ich starte gerade neu. Wenn in einer Minute nichts zu sehen ist, versuche es bitte noch einmal.
discord-refuse-busy = Gerade wollen zu viele Leute zugleich etwas von mir. Wenn gleich nichts zu sehen ist, versuche es bitte noch einmal.
discord-plain-text = Discord hat diese Nachricht in ihrer Form abgelehnt, darum hier in Worten. /{ command-board } zeigt sie dir mit ihren Knöpfen.
discord-missing-permissions = { $count ->
    [one] Mir fehlt in diesem Kanal eine Berechtigung: { $permissions }. Wer den Server verwaltet, kann sie unter Kanal bearbeiten → Berechtigungen → Skald geben.
   *[other] Mir fehlen in diesem Kanal Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie unter Kanal bearbeiten → Berechtigungen → Skald geben.
}
discord-permission-view = Kanal ansehen
discord-permission-send = Nachrichten senden
discord-permission-send-threads = Nachrichten in Threads senden
discord-permission-embed = Links einbetten

## Hilfe

discord-rules-table-title = An diesem Tisch
discord-help-title = Brettspiele in diesem Kanal, in deinem Tempo
discord-help-lead = Niemand muss zur selben Zeit hier sein: Ein Spiel darf einen Abend oder einen Monat dauern.
discord-help-begin-title = Ein Spiel beginnen
discord-help-begin = /{ command-new } eröffnet einen Tisch. Andere drücken { discord-lobby-button-join }, oder du fügst Computer hinzu; dann drückt der Gastgeber { discord-lobby-button-start }.
discord-help-play-title = Spielen
discord-help-play = Nimm die Knöpfe und Menüs unter dem Brett, oder tippe: /{ command-play } schlägt alles vor, was du gerade tun kannst, zum Beispiel segeln 7. Ein Zug aus mehreren Schritten geht in einer Nachricht weiter, die nur du siehst; /{ command-undo } oder ihr Knopf ↩ nimmt deinen letzten Schritt zurück, wenn er nichts Neues aufgedeckt hat.
discord-help-advice-title = Rat
discord-help-advice = Spielst du nur gegen Computer, zeigt ein blauer Knopf die erste Wahl von /{ command-hint }. Beides ist frei: Solche Spiele werden nicht gewertet. Unter Menschen rät kein Knopf: Blau ist dann nur, was keine Wahl lässt.
discord-help-called-title = Gerufen werden
discord-help-called = Wenn du am Zug bist, wirst du einmal erwähnt. Musst du außer der Reihe entscheiden, schreibe ich dir direkt; nimmst du keine Direktnachrichten an, erwähne ich dich im Kanal. Mit /{ command-me } wählst du, wo das geschieht, und deine Ruhezeit. Mit /{ command-orders } antwortest du im Voraus und wirst dafür nicht gerufen.
discord-help-away-title = Weg sein
discord-help-away = /{ command-table } { command-table-hand-over } lässt einen Computer für dich spielen; /{ command-table } { command-table-reclaim } gibt dir deinen Platz zurück, wann du willst. Bist du einige Tage weg, hält /{ command-me } { command-me-away } deine Uhren an.
discord-help-see-title = Mehr erfahren
discord-help-see = /{ command-board }, /{ command-score } (mit { command-score-explain } das Ereignis hinter jedem Punkt), /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } für alle deine Tische, /{ command-rules } für die kurzen Regeln, /{ command-me } für deine Einstellungen.
discord-help-dice-title = Ehrliche Würfel
discord-help-dice = Zu Beginn wird ein Fingerabdruck von allem veröffentlicht, was gewürfelt und gezogen wird; am Ende wird der Startwert gezeigt, und alle können beides vergleichen.
discord-help-legal-title = Richtlinien
discord-help-privacy = Datenschutz
discord-help-terms = Bedingungen
discord-help-footer = Skald gehört nicht zu den Verlagen der Spiele.
discord-new-which = Welches Spiel möchtest du eröffnen?
discord-new-which-options = Ein Knopf eröffnet das Spiel mit den üblichen Einstellungen. Damit deine Optionen gelten, wähle in /{ command-new } auch { command-new-title }.
discord-button-to-board = Zum Brett
