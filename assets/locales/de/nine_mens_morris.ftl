### Mühle: Bretter, Möglichkeiten, Ereignisse, Regeln, Befehle.

nine-mens-morris-title = Mühle

nine-mens-morris-board-place = { $who } setzt einen Stein.
nine-mens-morris-board-move = { $who } am Zug.
nine-mens-morris-board-fly = { $who } am Zug; die Steine springen.
nine-mens-morris-board-remove = { $who } hat eine Mühle geschlossen und nimmt einen Stein.
nine-mens-morris-board-men = { $who }: { $count } auf dem Brett
nine-mens-morris-board-hand = { $who }: { $count } auf dem Brett, { $hand } in der Hand
nine-mens-morris-board-signs = · freier Punkt. Drei Steine einer Seite auf einer Linie bilden eine Mühle.
nine-mens-morris-board-last = Letzter Zug: { $moved }.
nine-mens-morris-board-last-removed = Letzter Zug: { $moved }, nimmt den Stein auf { $point }.
nine-mens-morris-board-repeated = Diese Stellung gab es schon zweimal; beim dritten Mal ist es unentschieden.
nine-mens-morris-board-quiet = { $left ->
    [one] Noch ein Zug ohne Mühle, und es ist unentschieden.
   *[other] Noch { $left } Züge ohne Mühle, und es ist unentschieden.
}

nine-mens-morris-ask-place = Wohin setzt du einen Stein?
nine-mens-morris-ask-move = Welcher Stein zieht wohin?
nine-mens-morris-ask-fly = Welcher Stein springt wohin?
nine-mens-morris-ask-remove = Welchen Stein nimmst du?
nine-mens-morris-brief-remove = Du hast eine Mühle geschlossen: Nimm einen Stein der anderen Seite.
nine-mens-morris-brief-close = Du kannst jetzt eine Mühle schließen.
nine-mens-morris-brief-threat = Die andere Seite droht, auf { $points } eine Mühle zu schließen.
nine-mens-morris-brief-threat-sure = Die andere Seite droht, auf { $points } eine Mühle zu schließen, und kein Zug verhindert es.

nine-mens-morris-choice-man = Stein auf { $point }
nine-mens-morris-choice-flies = auf jeden freien Punkt
nine-mens-morris-choice-targets = nach { $points }
nine-mens-morris-choice-wins = gewinnt das Spiel
nine-mens-morris-choice-draws = beendet das Spiel remis
nine-mens-morris-choice-mill = schließt eine Mühle
nine-mens-morris-choice-blocks = verhindert eine Mühle auf { $points }
nine-mens-morris-choice-leaves = die andere Seite kann dann auf { $points } eine Mühle schließen

nine-mens-morris-news-placed = { $who } setzt einen Stein auf { $point }.
nine-mens-morris-news-moved = { $who }: { $from } → { $to }.
nine-mens-morris-news-mill = { " " }Eine Mühle!
nine-mens-morris-news-removed = { $who } nimmt den Stein auf { $point }.
nine-mens-morris-ended-reduced = { $who } gewinnt: Der anderen Seite bleiben zwei Steine.
nine-mens-morris-ended-stuck = { $who } gewinnt: Die andere Seite kann nicht ziehen.
nine-mens-morris-ended-repeated = Zum dritten Mal dieselbe Stellung: unentschieden.
nine-mens-morris-ended-quiet = 25 Züge jeder Seite ohne Mühle: unentschieden.
nine-mens-morris-did-place = ein Stein auf { $point }
nine-mens-morris-did-remove = nahm { $point }

nine-mens-morris-source-win = Sieg
nine-mens-morris-option-flying = Die letzten drei Steine
nine-mens-morris-option-flying-on = springen auf jeden freien Punkt
nine-mens-morris-option-flying-off = ziehen wie die anderen

## Das Bild

nine-mens-morris-alt = Brett aus 24 Punkten auf drei Quadraten ineinander, a bis g und 1 bis 7.
nine-mens-morris-alt-men = Steine von { $who }: { $points }; in der Hand { $hand }.
nine-mens-morris-legend-title = Die Zeichen
nine-mens-morris-legend-first = Stein des ersten Platzes (rund).
nine-mens-morris-legend-second = Stein des zweiten Platzes (Raute).
nine-mens-morris-legend-hand = Steine der Hand, in der Mitte.
nine-mens-morris-legend-moved = Woher der letzte Stein kam.
nine-mens-morris-legend-arrived = Der zuletzt gekommene Stein.
nine-mens-morris-legend-removed = Wo ein Stein genommen wurde.
nine-mens-morris-legend-threat = Die andere Seite droht, hier eine Mühle zu schließen.

## Die kurzen Regeln

nine-mens-morris-about = Drei deiner Steine in einer Reihe bilden eine Mühle und nehmen einen Stein der anderen Seite. Setzen, ziehen, blockieren. Etwa 60 Fingertipps und 20 Minuten pro Person.
nine-mens-morris-rules-title = Mühle: die kurzen Regeln
nine-mens-morris-rules-intro = Drei deiner Steine auf einer Linie bilden eine Mühle: Sie nimmt einen Stein der anderen Seite. Jede Seite hat { $men } Steine; der erste Platz beginnt.
nine-mens-morris-rules-place-title = Setzen
nine-mens-morris-rules-place = In jedem Zug setzt du einen Stein auf einen freien Punkt, bis alle gesetzt sind.
nine-mens-morris-rules-move-title = Ziehen
nine-mens-morris-rules-move = Dann ziehst du in jedem Zug einen Stein auf einer Linie zum nächsten freien Punkt.
nine-mens-morris-rules-mill-title = Eine Mühle
nine-mens-morris-rules-mill = Schließt du eine Mühle, nimmst du einen Stein der anderen Seite; einen, auch für zwei Mühlen zugleich. Ein Stein in einer Mühle ist sicher, solange es andere gibt. Du darfst eine Mühle öffnen und wieder schließen.
nine-mens-morris-rules-fly-title = Springen
nine-mens-morris-rules-fly = { $flying ->
    [off] Auch die letzten drei Steine ziehen nur entlang der Linien.
   *[on] Hast du noch drei Steine, springen sie auf jeden freien Punkt.
}
nine-mens-morris-rules-end-title = Das Ende
nine-mens-morris-rules-end = Wer noch zwei Steine hat oder nicht ziehen kann, verliert. Zum dritten Mal dieselbe Stellung ist unentschieden, ebenso 25 Züge jeder Seite ohne Mühle. Ein Sieg ist 1 Punkt.
nine-mens-morris-rules-switch-title = Die Variante
nine-mens-morris-rules-switch = { $flying ->
    [off] Das Springen ist an diesem Tisch ausgeschaltet.
   *[on] Das Springen lässt sich ausschalten.
}
nine-mens-morris-rules-credits-title = Herkunft
nine-mens-morris-rules-credits = Schon die Römer spielten es; das Spiel gehört allen.

## Befehle und getippte Wörter

nine-mens-morris-command = mühle
nine-mens-morris-command-about = In einem Mühlespiel ziehen
nine-mens-morris-do-place = setzen
nine-mens-morris-do-place-about = Einen Stein setzen
nine-mens-morris-do-move = ziehen
nine-mens-morris-do-move-about = Einen Stein ziehen
nine-mens-morris-do-remove = nehmen
nine-mens-morris-do-remove-about = Einen Stein der anderen Seite nehmen
nine-mens-morris-parameter-point = punkt
nine-mens-morris-parameter-point-about = Welcher Punkt, z. B. d1
nine-mens-morris-parameter-from = von
nine-mens-morris-parameter-from-about = Welcher Stein, nach seinem Punkt, z. B. d1
nine-mens-morris-parameter-to = nach
nine-mens-morris-parameter-to-about = Auf welchen Punkt, z. B. d2
nine-mens-morris-typed-place = setzen, setze, setz
nine-mens-morris-typed-move = ziehen, ziehe, springen, springe
nine-mens-morris-typed-remove = nehmen, nimm, schlagen
nine-mens-morris-typed-fillers = nach, von, auf, stein, den
