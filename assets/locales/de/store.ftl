### Was gesagt wird, wenn die Datenbank der Spiele nicht antwortet.

table-error-store-unanswered = Ich weiß nicht, ob das gespeichert wurde: Die Datenbank hat nicht geantwortet. Sieh in einer Minute auf das Brett, bevor du es noch einmal versuchst.
table-error-starting = Ich starte gerade{ $seconds ->
    [0] {""}
   *[other] { " " }und bin in etwa { $minutes ->
        [0] { $seconds ->
            [one] einer Sekunde
           *[other] { $seconds } Sekunden
        }
        [one] einer Minute
       *[other] { $minutes } Minuten
    } bereit
}. Es ist nichts geschehen: Bitte versuche es dann noch einmal.
