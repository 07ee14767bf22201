### Einführungen: was in allen Spielen gleich ist.

command-tutorial = einführung
command-tutorial-about = Ein Spiel lernen, indem du es spielst, Schritt für Schritt, nur für dich
command-tutorial-title = spiel
command-tutorial-title-about = Welches Spiel; ohne Angabe das dieses Kanals

tutorial-title = { $title } · Einführung, Schritt { $step } von { $steps }
tutorial-now = 👉 { $choice }
tutorial-other = „{ $pressed }“ ist auch erlaubt, aber in diesem Schritt geht es um etwas anderes. Nichts hat sich geändert: Suche { $choice }.
tutorial-stale = Dieser Knopf gehört zu einem anderen Schritt. Hier bist du gerade.
tutorial-end-title = { $title }: Jetzt kannst du es spielen
tutorial-none = Für die Ausgabe, die hier gespielt wird, gibt es keine Einführung in { $title }. Die kurzen Regeln: /{ command-rules }.
tutorial-button = { $title } lernen
tutorial-button-rules = Die kurzen Regeln
tutorial-button-again = Noch einmal von vorn
tutorial-others = Etwas anderes …
tutorial-examples = Durchgespielte Beispiele
tutorial-name-1 = Huginn
tutorial-name-2 = Muninn
tutorial-name-3 = Ratatosk
