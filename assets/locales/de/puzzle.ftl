# Das Rätsel des Tages.

command-server-puzzle = rätsel
command-server-puzzle-about = Wo jeden Tag ein Rätsel erscheint; ohne Kanal nirgends
command-server-puzzle-channel = kanal
command-server-puzzle-channel-about = Der Kanal der Rätsel

puzzle-where = Rätsel des Tages: { $channel }.
puzzle-title = 🧩 Rätsel des Tages: { $title }
puzzle-ask = { $who } ist am Zug und gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}. Genau ein erster Zug erzwingt das.
puzzle-grade = Schwierigkeit { $stars } · { $near ->
    [0] kein anderer Zug kommt nahe heran
    [one] ein anderer Zug reicht fast
   *[other] { $near } andere Züge reichen fast
}
puzzle-footer = Nur du siehst dein Ergebnis. Deine erste Antwort zählt; nach einem langsameren Sieg darfst du es noch einmal versuchen. Die Lösung kommt mit dem nächsten Rätsel.
puzzle-last = Lösung des letzten Rätsels
puzzle-solved = { $answered ->
    [0] Niemand hat geantwortet.
   *[other] Gelöst von { $solved } von { $answered }.
}
puzzle-right = ✅ Gefunden: **{ $choice }** erzwingt den Sieg.
puzzle-later = ⏳ **{ $choice }** gewinnt auch, aber { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} später. Suche den schnelleren Weg: Du darfst es noch einmal versuchen.
puzzle-wrong = ❌ **{ $choice }** erzwingt den Sieg nicht rechtzeitig. Die Lösung kommt mit dem nächsten Rätsel.
puzzle-again = Du hast schon geantwortet, und die erste Antwort zählt.
puzzle-over = Dieses Rätsel ist vorbei. Zeigt dieser Server ein späteres, steht die Lösung dort.
puzzle-footer-alone = Nur du siehst das. Du darfst es versuchen, so oft du willst.
puzzle-wrong-alone = ❌ **{ $choice }** erzwingt den Sieg nicht rechtzeitig. Versuch einen anderen Zug.
puzzle-none = Keines der Spiele, die es hier gibt, hat Rätsel.
