### Mühle: die Sätze der Einführung und der durchgespielten Beispiele.

nine-mens-morris-tutorial-place = Drei deiner Steine auf einer Linie bilden eine Mühle. Du hast einen Stein auf a7: Setze einen zweiten ans andere Ende dieser Linie.
nine-mens-morris-tutorial-corner = Die andere Seite hat d7 besetzt. Versuche die Linie von g7 nach unten: Setze einen Stein auf ihre andere Ecke.
nine-mens-morris-tutorial-fork = Wieder versperrt. Noch eine Ecke ergibt zwei Linien mit je einer Lücke, und nur eine Lücke lässt sich schließen.
nine-mens-morris-tutorial-mill = Der Weg a1, d1, g1 ist offen. Schließe die Mühle.
nine-mens-morris-tutorial-remove = Eine Mühle nimmt einen Stein der anderen Seite. d6 und d7 brauchen nur noch d5 für eine Mühle: Sprenge sie, dann ist auch deine oberste Linie offen.
nine-mens-morris-tutorial-block = Die Lücke ist wieder gefüllt, und auf d5 schlösse die andere Seite eine Mühle. Sei vor ihr da.
nine-mens-morris-tutorial-move = Alle Steine sind gesetzt. Jetzt zieht ein Stein auf einer Linie zum nächsten freien Punkt. Ziehe nach c3: Auf e4 hältst du eine Linie zu, also bleib dort.
nine-mens-morris-tutorial-open = Du darfst eine Mühle öffnen und wieder schließen. Die andere Seite kommt nicht nach d1.
nine-mens-morris-tutorial-close = Zurück nach d1: Dieselbe Mühle zählt noch einmal.
nine-mens-morris-tutorial-again = Nimm f4, damit e4 diese Linie nicht länger hüten muss.
nine-mens-morris-tutorial-end =
    Du kannst setzen, blockieren, ziehen und mit einer Mühle arbeiten. Wer noch zwei Steine hat oder nicht ziehen kann, hat verloren.
    Mit noch drei Steinen darf eine Seite springen: Ihre Steine kommen auf jeden freien Punkt.

nine-mens-morris-example-mill = **Eine Mühle.** a1, d1 und g1 liegen auf einer Linie; ein Stein der anderen Seite darf genommen werden.
nine-mens-morris-example-remove = **Ein genommener Stein.** Eine Mühle nimmt einen Stein der anderen Seite, aber keinen aus einer Mühle, solange ein anderer da ist.
nine-mens-morris-example-close = **Dieselbe Mühle noch einmal.** Der Stein verließ d1 und kam zurück; das schließt die Mühle wieder.
