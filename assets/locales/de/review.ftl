### Die Analyse eines beendeten Spiels.

review-title = Analyse des Spiels
review-picture = Gewinnchance
review-per-cent = { $share } %
review-alt-seat = { $who }: { $first } % am Anfang, { $middle } % nach der Hälfte, { $last } % kurz vor dem Ende
review-by = Der Computer „{ $player }“ hat jede Entscheidung nach dem beurteilt, was ihr Platz damals wusste. Seine Zahlen sind Schätzungen. Ein Wendepunkt steht hier nur, wenn „{ $other }“ ihn beim Weiterspielen bestätigt.
review-turning = Was das Spiel entschieden hat
review-turning-none = Keine einzelne Entscheidung hat das Spiel mit Sicherheit gewendet.
review-turning-unfinished = Nicht jede fragliche Entscheidung wurde geprüft.
review-turn = { $number }. { $who }: **{ $played }**
review-turn-better = Besser: **{ $best }**, etwa { $cost ->
    [one] 1 Sieg mehr
   *[other] { $cost } Siege mehr
} in 100 Spielen
review-turn-checked = zu Ende gespielt: { $best } gewonnen, nach der getroffenen Wahl { $played }, von { $games }
review-turn-different = zu Ende gespielt: { $best } gewonnen, nach der getroffenen Wahl { $played }, von { $games } ({ $different } davon verschieden)
review-turn-same = zu Ende gespielt, immer dasselbe Spiel: { $best } gewonnen, nach der getroffenen Wahl { $played }
review-line-better = So ging eines dieser Spiele weiter: { $line }
review-line-played = Nach der getroffenen Wahl: { $line }
review-checking = Kurve und Rechnungen sind erste Schätzungen. Andere Computer spielen jetzt beide Möglichkeiten zu Ende, wo das Spiel gekippt sein könnte. Das Ergebnis steht spätestens in { $minutes } Minuten hier.
review-turn-choices = { $who } hat hier **{ $played }** gewählt. Besser: **{ $best }**
review-accounts = Wohin jede Gewinnchance ging, in Siegen von 100 Spielen, über alle Züge
review-account = { $who }: { $start } am Anfang · eigene Entscheidungen { $own } · die der anderen { $others } · Glück und Überraschungen { $luck } → { $result } ({ $good } von { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} etwa so gut wie die beste)
review-no-judge = Kein Computer kann { $title } schon beurteilen.
review-slider = Alle Bretter
review-button = Brett { $number }
review-before = Das Brett davor
review-next = Das nächste Brett
