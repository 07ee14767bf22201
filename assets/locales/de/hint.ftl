hint-log = { $who } hat um einen Tipp gebeten.
hint-title = Was ein starker Computer täte; Zahlen für gleich starke Spieler
hint-choice = { $number }. **{ $choice }**
hint-chance = gewinnt etwa { $chance } von 100 Spielen, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} am Ende
hint-chance-alone = gewinnt etwa { $chance } von 100 Spielen, ein Unentschieden zählt halb
hint-sure = Die erste Möglichkeit ist klar die beste.
hint-leaning = Die erste Möglichkeit scheint besser als die anderen.
hint-close = Diese Möglichkeiten sind etwa gleich gut.
hint-two = Die erste ist etwa so gut wie die nächste; die letzte ist schlechter.
hint-only = Du hast nur eine Möglichkeit.
hint-free = Rat ändert hier nichts: Ein Spiel allein gegen Computer wird nicht gewertet.
hint-blue = Blau: die erste Wahl von /{ command-hint }.
hint-blue-rules = Blau, wenn du allein spielst: die erste Wahl von /{ command-hint }.
