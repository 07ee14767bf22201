### Namen und Beschreibungen der Befehle. Namen sind klein geschrieben, höchstens 32 Zeichen; Beschreibungen höchstens 100.

command-new = neu
command-new-about = Einen Tisch in diesem Kanal eröffnen; in Direktnachrichten gleich gegen den Computer spielen
command-new-title = spiel
command-new-title-about = Welches Spiel
command-new-seats = plätze
command-new-seats-about = Wie viele Plätze; ohne Angabe so viele, wie das Spiel hat
command-new-computers = computer
command-new-computers-about = Wie viele Plätze gleich an Computer gehen
command-new-edition = ausgabe
command-new-edition-about = Welche Ausgabe des Materials; ohne Angabe die übliche
command-new-options = optionen
command-new-options-about = Was von der Anleitung abweicht, z. B. viking_limit=40 ghost_reorder=shift
command-new-pace = tempo
command-new-pace-about = Bedenkzeit: live, fast, slow oder eine Zeit wie 36h oder 2d+12h
command-new-start = start
command-new-start-about = Gleich beginnen, mit Computern auf allen anderen Plätzen

command-join = mitspielen
command-join-about = Einen freien Platz am Tisch dieses Kanals nehmen

command-leave = verlassen
command-leave-about = Deinen Platz vor Spielbeginn zurückgeben

command-start = start
command-start-about = Das Spiel mit allen beginnen, die dabei sind (nur Gastgeber)

command-play = spielen
command-play-about = Deinen Zug im Spiel dieses Kanals machen
command-play-action = aktion
command-play-action-about = Dein Zug, z. B. segeln 7, anlegen, verkaufe Holz; schlägt alles vor, was du tun kannst

command-hint = tipp
command-hint-about = Frag einen starken Computer nach den drei besten Möglichkeiten (nur gegen Computer)
command-undo = zurück
command-undo-about = Deinen letzten Schritt zurücknehmen, wenn er nichts Neues aufgedeckt hat

command-board = brett
command-board-about = Das Brett und deine Möglichkeiten sehen
command-board-view = ansicht
command-board-view-about = Das ganze Brett, der Teil um dich herum oder Text ohne Bild
command-board-view-whole = ganz
command-board-view-around-me = um mich herum
command-board-view-text = Text

command-score = punkte
command-score-about = Die Punkte nach Quellen
command-score-explain = erklären
command-score-explain-about = Wessen Punkte erklärt werden, Ereignis für Ereignis

command-log = protokoll
command-log-about = Was im Spiel dieses Kanals geschehen ist
command-log-from = ab
command-log-from-about = Ab wo du lesen willst
command-log-from-latest = das Neueste
command-log-from-my-turn = seit meinem letzten Zug
command-log-from-start = von Anfang an

command-table = tisch
command-table-about = Der Tisch in diesem Kanal
command-table-status = status
command-table-status-about = Wer spielt, auf wen das Spiel wartet und nach welchen Regeln
command-table-add-computer = computer_dazu
command-table-add-computer-about = Einen freien Platz an einen Computer geben
command-table-add-computer-player = spieler
command-table-add-computer-player-about = Wie er spielt
command-table-remove-computer = computer_weg
command-table-remove-computer-about = Einen Computer vor Spielbeginn entfernen
command-table-remove-computer-seat = platz
command-table-remove-computer-seat-about = Welcher Platz, als Zahl oder Buchstabe
command-table-hand-over = abgeben
command-table-hand-over-about = Den Computer für dich spielen lassen oder deinen Platz jemandem anbieten
command-table-hand-over-seat = platz
command-table-hand-over-seat-about = Welcher Platz, als Zahl oder Buchstabe; ohne Angabe deiner
command-table-hand-over-player = spieler
command-table-hand-over-player-about = Wie er spielt
command-table-hand-over-person = person
command-table-hand-over-person-about = Wer den Platz statt des Computers nehmen darf
command-table-host = gastgeber
command-table-host-about = Jemand anderen am Tisch zum Gastgeber machen
command-table-host-person = person
command-table-host-person-about = Wer Gastgeber wird; jemand, der an diesem Tisch spielt
command-table-reclaim = zurückholen
command-table-reclaim-about = Deinen Platz vom Computer zurückholen
command-table-rematch = revanche
command-table-rematch-about = Noch einmal dasselbe Spiel mit denselben Leuten, jeder einen Platz weiter
command-table-pause = pause
command-table-pause-about = Die Uhren anhalten; ohne Gastgeber müssen alle zustimmen
command-table-resume = weiter
command-table-resume-about = Die Uhren wieder laufen lassen
command-table-extend = verlängern
command-table-extend-about = Wer gefragt ist, bekommt mehr Zeit
command-table-nudge = anstupsen
command-table-nudge-about = Die erinnern, auf die der Tisch wartet, einmal am Tag
command-table-kick = entfernen
command-table-kick-about = Jemanden vor dem Spiel vom Tisch entfernen, als Gastgeber
command-table-kick-seat = platz
command-table-kick-seat-about = Welcher Platz, als Zahl oder Buchstabe
command-table-clock = uhr
command-table-clock-about = Vor dem Spiel die Bedenkzeit wählen, als Gastgeber
command-table-clock-pace = tempo
command-table-clock-pace-about = Bedenkzeit: live, fast, slow oder eine Zeit wie 36h oder 2d+12h
command-table-end = beenden
command-table-end-about = Das Spiel beenden oder den Tisch schließen, als Gastgeber

command-replay = wiederholung
command-replay-about = Das Spiel dieses Kanals, Zug für Zug
command-review = analyse
command-review-about = Was das beendete Spiel in diesem Kanal entschieden hat, und was Glück war
command-verify = prüfen
command-verify-about = Die Würfel des beendeten Spiels prüfen
command-games = spiele
command-games-about = Deine Spiele in allen Kanälen, und wer am Zug ist

command-stats = statistik
command-stats-about = Deine Spiele auf diesem Server
command-stats-season = zeitraum
command-stats-season-about = Welche Spiele zählen
command-stats-season-current = dieses Quartal
command-stats-season-last = letztes Quartal
command-stats-season-all = alle
command-leaderboard = rangliste
command-leaderboard-about = Wer auf diesem Server wo steht
command-leaderboard-title = spiel
command-leaderboard-title-about = Welches Spiel; ohne Angabe alle
command-leaderboard-season = zeitraum
command-leaderboard-season-about = Welche Spiele zählen
command-leaderboard-season-current = dieses Quartal
command-leaderboard-season-last = letztes Quartal
command-leaderboard-season-all = alle
command-me-standing = rangliste
command-me-standing-about = Ob Ranglisten deinen Namen nennen
command-me-standing-shown = sichtbar
command-me-standing-hidden = verborgen
command-me = ich
command-me-about = Deine Einstellungen
command-me-look = aussehen
command-me-look-about = Farben der Bretter, die nur du siehst
command-me-look-dark = dunkel
command-me-look-light = hell
command-me-look-dark-contrast = dunkel, hoher Kontrast
command-me-look-light-contrast = hell, hoher Kontrast
command-me-board = brett
command-me-board-about = Woraus die Bretter bestehen, die nur du siehst
command-me-board-picture = Bild
command-me-board-words = Worte
command-me-board-both = beides
command-me-pings = rufe
command-me-pings-about = Wo du gerufen wirst, wenn ein Spiel auf dich wartet
command-me-pings-usual = bei deinem Zug im Kanal, sonst per Direktnachricht
command-me-pings-channel = immer im Kanal
command-me-pings-direct = immer per Direktnachricht
command-me-pings-none = nirgends
command-me-quiet = ruhezeit
command-me-quiet-about = Stunden ohne Rufe, in denen deine Uhren stehen, z. B. 22-8; off für keine
command-me-zone = zeitzone
command-me-zone-about = Deine Zeitzone für die Ruhezeit
command-me-away = abwesend
command-me-away-about = Wie viele Tage du weg bist und deine Uhren stehen; 0, wenn du zurück bist

command-rules = regeln
command-rules-about = Die Regeln in Kürze
command-rules-title = spiel
command-rules-title-about = Von welchem Spiel, oder „play“ für den Tisch; ohne Angabe vom Spiel dieses Kanals

command-help = hilfe
command-help-about = So fängst du an
