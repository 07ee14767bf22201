### Die Seite, auf der man durch Antippen des Bretts spielt, und die Knöpfe, die dorthin führen.

tap-play = Auf dem Brett spielen
tap-watch = Brett ansehen
tap-board = Brett
tap-choices = Deine Möglichkeiten
tap-again = Tippe noch einmal darauf oder auf die Zeile darunter, um es zu tun.
tap-other = Etwas anderes wählen
tap-your-turn = Du bist am Zug.
tap-waits = Warten auf { $who }
tap-thinks = Der Computer denkt nach …
tap-over = Das Spiel ist zu Ende.
tap-lobby = Das Spiel hat noch nicht begonnen.
tap-watching = Du siehst zu: Du siehst, was alle sehen.
tap-last = Letzte Züge
tap-clocks = Uhren
tap-stopped = angehalten
tap-larger = Größer
tap-smaller = Kleiner
tap-whole = Ganzes Brett
tap-near = Meine Möglichkeiten
tap-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
tap-gone = Dieser Link gilt nicht: Er ist unvollständig, abgelaufen oder zurückgezogen. Einen neuen gibt dir /{ command-board } im Kanal des Spiels.
tap-activity = Discord sagt nicht, wer du bist. Schließe die Aktivität und öffne sie im Kanal des Spiels noch einmal.
tap-now = Zurück zum Spiel
tap-routes = Auf dem Brett: gepunktet das Gespielte, durchgezogen das Bessere.
tap-foreign = Das darf nur die Seite dieses Bots fragen.
tap-unreadable = Diese Anfrage ist nicht lesbar. Lade die Seite neu.
tap-busy = Gerade ist zu viel los. Versuche es in ein paar Sekunden noch einmal.
tap-withdrawn = { $count ->
    [0] Du hattest keinen Link zu einem Brett, der noch galt.
    [one] Der Link zu deinem Brett gilt nicht mehr.
   *[other] Deine { $count } Links zu Brettern gelten nicht mehr.
}
command-me-data-links = links zu brettern zurückziehen
tap-hint = Tipp
