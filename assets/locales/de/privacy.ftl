# Was über eine Person gespeichert ist, und wie es vergessen wird.

command-me-data = daten
command-me-data-about = Was über dich gespeichert ist: als Datei haben oder löschen lassen
command-me-data-export = ausgeben
command-me-data-delete = löschen

privacy-exported = 📄 Alles, was über dich gespeichert ist: deine Einstellungen, deine Tische mit dem, was du dort getan hast, und deine Ergebnisse.
privacy-too-long = Was über dich gespeichert ist, ist zu lang für eine Datei hier. Der Betreiber des Bots kann es dir geben.
privacy-wait = Das kannst du nur einige Male in der Stunde verlangen. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal; nichts ist verloren.
privacy-ask = Alles löschen, was über dich gespeichert ist? Deine Einstellungen verschwinden. { $tables ->
    [0] In Ergebnissen steht statt deines Namens ein erfundener.
    [one] An einem Tisch und in den Ergebnissen steht statt deines Namens ein erfundener, damit die Spiele der anderen lesbar bleiben.
   *[other] An { $tables } Tischen und in den Ergebnissen steht statt deines Namens ein erfundener, damit die Spiele der anderen lesbar bleiben.
} Das lässt sich nicht rückgängig machen.
privacy-ask-running = Du spielst noch in { $running ->
    [one] einem Spiel
   *[other] { $running } Spielen
}: Dort behält der Computer deinen Platz, und du kannst ihn nicht zurückholen. Ein Spiel, das du allein spielst, endet.
privacy-ask-copies = Sicherungen behalten Kopien, bis neuere sie ersetzen. Nachrichten, die schon auf Discord stehen, bleiben dort.
privacy-button-delete = Alles löschen
privacy-forgotten = ✅ { $tables ->
    [0] Du bist vergessen.
    [one] Du bist vergessen. An einem Tisch steht jetzt ein erfundener Name statt deines.
   *[other] Du bist vergessen. An { $tables } Tischen steht jetzt ein erfundener Name statt deines.
}
privacy-forgotten-in-part = { $tables ->
    [0] Deine Einstellungen sind gelöscht.
    [one] An einem Tisch ist dein Name verschwunden.
   *[other] An { $tables } Tischen ist dein Name verschwunden.
} { $left ->
    [one] Ein Tisch lässt sich gerade nicht lesen, und dein Name steht dort vielleicht noch. Bitte frage den Betreiber des Bots danach.
   *[other] { $left } Tische lassen sich gerade nicht lesen, und dein Name steht dort vielleicht noch. Bitte frage den Betreiber des Bots danach.
}
discord-log-forgotten = Jemand, der hier war, wollte vergessen werden.
discord-log-somebody = Jemand
discord-former-player = ein früherer Spieler
