### Brandubh: die Sätze der Einführung und der durchgespielten Beispiele.

brandubh-tutorial-move = Du hast den König und seine vier Verteidiger. Jeder Stein zieht geradeaus, so weit der Weg frei ist, aber nicht über andere.
brandubh-tutorial-capture = Ein Gegner zwischen dem Stein, den du ziehst, und einem anderen von dir wird geschlagen. f4 steht über f3: Schließe ihn von der anderen Seite ein.
brandubh-tutorial-guard = Von f6 und f4 aus könnten die Angreifer jetzt f5 schlagen. Fülle die Lücke: Wo du stehst, kann niemand anders stehen.
brandubh-tutorial-king = Dein König gewinnt auf jeder Ecke. Irgendwann muss er den Thron verlassen; solange er darauf steht, können ihn nur vier Angreifer schlagen.
brandubh-tutorial-throne = Nur der König darf auf dem Thron halten, aber jeder Stein darf über ihn ziehen, wenn er leer ist. Ein Angreifer auf e4 würde f4 schlagen: Sei vor ihm da.
brandubh-tutorial-corner = Eine Ecke zählt als dein Stein. Auf g2 neben g1 steht ein Angreifer: Schließe ihn von der anderen Seite ein. Dein König taugt dazu nicht: Er schlägt nichts.
brandubh-tutorial-threat = Die unterste Reihe ist fast frei. Ist der Weg in eine Ecke offen, müssen die Angreifer sofort antworten.
brandubh-tutorial-escape = Den Weg nach g1 kann niemand mehr versperren. Bring deinen König heim.
brandubh-tutorial-end =
    Der König ist entkommen. Du weißt, wie Steine ziehen und schlagen, was der Thron und die Ecken tun, und wie jede Seite gewinnt.
    Als Angreifer beginnst du: Behalte die Ecken im Auge und schließe den König ein.

brandubh-example-capture = **Zwischen zweien geschlagen.** Der gezogene Stein und der auf f3 haben f4 zwischen sich.
brandubh-example-throne = **Über den leeren Thron.** Der König hat d4 verlassen; ein Verteidiger darf darüber ziehen, aber dort nicht halten.
brandubh-example-corner = **Gegen eine Ecke.** g2 steht zwischen dem gezogenen Stein und der Ecke g1, die als Stein der Seite des Königs zählt.
brandubh-example-escape = **Der König entkommt.** Er erreicht eine Ecke, und das Spiel ist zu Ende.
