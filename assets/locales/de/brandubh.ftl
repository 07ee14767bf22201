### Brandubh: Bretter, Möglichkeiten, Ereignisse, Regeln, Befehle.

brandubh-title = Brandubh
brandubh-piece-attacker = Angreifer
brandubh-piece-defender = Verteidiger
brandubh-piece-king = König
brandubh-letter-attacker = A
brandubh-letter-defender = V
brandubh-letter-king = K
brandubh-side-1 = { $who } (Angreifer)
brandubh-side-2 = { $who } (König und Verteidiger)

brandubh-board-turn = { $who } am Zug.
brandubh-board-count = { $letter } { $piece } ×{ $count }
brandubh-board-signs = × Ecke, + leerer Thron: Dort hält nur der König.
brandubh-board-last = Letzter Zug: { $from } → { $to }.
brandubh-board-repeated = Diese Stellung gab es schon zweimal; beim dritten Mal ist es unentschieden.
brandubh-board-quiet = { $left ->
    [one] Noch ein Zug ohne Schlagen, und es ist unentschieden.
   *[other] Noch { $left } Züge ohne Schlagen, und es ist unentschieden.
}

brandubh-ask-1 = Angreifer: Welcher Stein zieht wohin?
brandubh-ask-2 = Seite des Königs: Welcher Stein zieht wohin?
brandubh-brief-run = Der König kann jetzt eine Ecke erreichen und gewinnen.
brandubh-brief-stop = Der König droht, eine Ecke zu erreichen.
brandubh-brief-catch = Du kannst jetzt den König schlagen.
brandubh-brief-guard = Die Angreifer drohen, den König zu schlagen.

brandubh-choice-piece = { $piece } { $square }
brandubh-choice-targets = nach { $squares }
brandubh-choice-captures = schlägt { $squares }
brandubh-choice-way = dann erreicht der König { $corner }
brandubh-choice-threatens = droht, { $corner } zu erreichen
brandubh-choice-bars = versperrt dem König den Weg
brandubh-choice-guards = rettet den König
brandubh-choice-wins = gewinnt das Spiel
brandubh-choice-draws = beendet das Spiel remis

brandubh-told-moved = { $who }: { $piece } { $from } → { $to }.
brandubh-told-captured = { $who }: { $piece } { $from } → { $to }, schlägt { $squares }.
brandubh-ended-escaped = Der König steht auf einer Ecke: { $who } gewinnt.
brandubh-ended-captured = Der König ist geschlagen: { $who } gewinnt.
brandubh-ended-stuck = Die andere Seite kann nicht ziehen: { $who } gewinnt.
brandubh-ended-repeated = Zum dritten Mal dieselbe Stellung: unentschieden.
brandubh-ended-quiet = 25 Züge jeder Seite ohne Schlagen: unentschieden.
brandubh-did-move = { $piece } { $from } → { $to }
brandubh-did-capture = { $piece } { $from } → { $to }, schlägt { $squares }

brandubh-source-win = Sieg
brandubh-option-king = Der König
brandubh-option-king-unarmed = unbewaffnet: schlägt nichts
brandubh-option-king-armed = bewaffnet: hilft beim Schlagen

## Das Bild

brandubh-alt = Brett aus 7 mal 7 Feldern, a bis g und 1 bis 7. König: { $king }. Verteidiger: { $defenders }. Angreifer: { $attackers }.
brandubh-alt-threat = Die andere Seite droht, auf { $squares } zu gewinnen.
brandubh-legend-title = Die Steine
brandubh-legend-attacker = Angreifer (rund): acht, sie beginnen.
brandubh-legend-defender = Verteidiger (Raute): vier beim König.
brandubh-legend-king = König (Krone): siegt auf einer Ecke.
brandubh-legend-throne = Thron: Dort hält nur der König.
brandubh-legend-corner = Ecke: nur der König; dort gewinnt er.
brandubh-legend-last = Der letzte Zug.
brandubh-legend-threat = Die andere Seite droht hier zu gewinnen.

## Die kurzen Regeln

brandubh-about = Ein König mit vier Verteidigern gegen acht Angreifer auf 49 Feldern: Er flieht in eine Ecke, oder sie fangen ihn. Etwa 25 Fingertipps und 8 Minuten pro Person.
brandubh-rules-title = Brandubh: die kurzen Regeln
brandubh-rules-intro = Ein altes irisches Spiel: Der König will eine Ecke erreichen, acht Angreifer wollen ihn schlagen. Die Angreifer beginnen.
brandubh-rules-turn-title = Dein Zug
brandubh-rules-turn =
    1. Ziehe einen Stein geradeaus über beliebig viele leere Felder.
    2. Nur der König hält auf dem Thron oder einer Ecke; über den leeren Thron dürfen alle ziehen.
    3. Nimm weg, was du geschlagen hast.
brandubh-rules-capture-title = Schlagen
brandubh-rules-capture = Du schlägst einen Gegner zwischen deinem gezogenen Stein und einem anderen von dir, in einer Reihe oder Spalte. Eine Ecke und der leere Thron zählen als deine. Wer selbst zwischen zwei Gegner zieht, ist sicher.
brandubh-rules-king-title = Der König
brandubh-rules-king = Er wird geschlagen wie die anderen. Auf dem Thron braucht es Angreifer auf allen vier Seiten, daneben auf den drei übrigen.
brandubh-rules-end-title = Das Ende
brandubh-rules-end = Der König auf einer Ecke gewinnt für seine Seite; wird er geschlagen, gewinnen die Angreifer. Wer nicht ziehen kann, verliert. Zum dritten Mal dieselbe Stellung ist unentschieden, ebenso 25 Züge jeder Seite ohne Schlagen. Ein Sieg ist 1 Punkt.
brandubh-rules-switch-title = Die Variante
brandubh-rules-switch = { $king ->
    [armed] An diesem Tisch hilft der König beim Schlagen.
   *[unarmed] Der König hilft nicht beim Schlagen; bewaffnet tut er es.
}
brandubh-rules-credits-title = Herkunft
brandubh-rules-credits = Das Spiel ist viele Jahrhunderte alt und gehört allen; die Regeln sind aus denen seiner Verwandten rekonstruiert.
brandubh-rules-reconstruction = Die Aufstellung ist unser eigener Nachbau.

## Befehle und getippte Wörter

brandubh-command = brandubh
brandubh-command-about = In einem Spiel Brandubh ziehen
brandubh-do-move = ziehen
brandubh-do-move-about = Einen Stein ziehen
brandubh-parameter-from = von
brandubh-parameter-from-about = Welcher Stein, nach seinem Feld, z. B. d1
brandubh-parameter-to = nach
brandubh-parameter-to-about = Auf welches Feld, z. B. d3
brandubh-typed-move = ziehen, ziehe, zug, geh
brandubh-typed-fillers = nach, von, auf, könig, der, den
