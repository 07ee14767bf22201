### Wörter, die alle Teile gemeinsam haben.

# Ein Platz in einer Rangfolge.
common-ordinal = { $n }.

# Eine Aufzeichnung nennt ein Zufallsergebnis, das dort nicht gezogen worden sein kann.
record-draw-misfit = Die Aufzeichnung widerspricht sich: { $draw } kann an dieser Stelle nicht gezogen worden sein.

# Was über etwas gesagt wird.
common-about = { $what }: { $about }
