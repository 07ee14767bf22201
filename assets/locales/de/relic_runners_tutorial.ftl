### Relic Runners: die Sätze der Einführung und der durchgespielten Beispiele.

relic-runners-tutorial-walk = In jedem Zug musst du laufen, über Pfade. Höchstens ein Pfad darf ohne deinen Weg sein, und nur der erste oder letzte; noch hast du keine Wege, also ist es ein Pfad. R3 ist eine Ruine.
relic-runners-tutorial-explore = Wo dein Lauf endet, darfst du für eine Ration erforschen. Eine Ruine verliert ihr oberstes Plättchen und lässt dich einen Weg legen.
relic-runners-tutorial-pathway = Deine Wege verlängern deine Läufe, die der anderen nicht. T3 ist einen Weg wert: Sein Pfad überquert einen Fluss.
relic-runners-tutorial-token = Auch Muninn hat eine Ruine erforscht. Laufe jetzt über den Fluss: Ein farbiger Marker auf einem Pfad wird verbraucht und schiebt eine deiner Kisten einen Schritt hinauf.
relic-runners-tutorial-toolbox = Von unten kommt eine Kiste in eine beliebige Spalte, dann gerade hinauf. Jedes Feld tut etwas anderes, wenn du die Kiste nutzt; nimm das, das eine zweite Kiste oder Punkte bringen kann.
relic-runners-tutorial-temple = Du bist bei einem Purpurtempel: Sein offenes Plättchen wirkt sofort. Diese Speisekammer gibt mehr Rationen zurück, als das Erforschen kostet.
relic-runners-tutorial-use = In jedem Moment deines Zugs darfst du eine Kiste nutzen. Sie geht zurück nach unten, und du kannst sie später wieder aufrücken.
relic-runners-tutorial-supply = Eine zweite Kiste für später oder jetzt Siegpunkte: Wähle, wie du magst.
relic-runners-tutorial-back = Im Basislager nimmt Muninn Rationen; sein Lauf und sein Zug enden dort. Du gehst zurück nach R3: Das letzte Plättchen wartet.
relic-runners-tutorial-shrine = Ein Ort ohne Plättchen wird ein Schrein mit einem Relikt seiner Farbe. Nimm das letzte Plättchen von R3.
relic-runners-tutorial-expedition = Muninn hat aus R7 einen Schrein gemacht. Dein Zug beginnt bei einem Schrein mit seinem Relikt: Beende deinen Lauf bei einem anderen mit einem Relikt derselben Farbe, und du nimmst dieses und bekommst Punkte für jeden gelaufenen Pfad.
relic-runners-tutorial-end =
    Du hast eine Ruine und einen Tempel erforscht, Wege gelegt, eine Kiste genutzt und dein erstes Relikt genommen. Blaue Plättchen sind Punkte, Elfenbeinplättchen eigene Fähigkeiten; das Basislager hat Rationen. Am Tisch läuft ein Knopf mit einer Zahl für dich hin und erforscht den Ort gleich mit.
    Sind genug Relikte genommen, beginnen die letzten Züge; die meisten Siegpunkte gewinnen.

relic-runners-example-explore = **Eine Ruine erforschen.** Es kostet eine Ration; das oberste Plättchen geht weg, und ein Weg darf gelegt werden.
relic-runners-example-token = **Über einen Fluss laufen.** Der Marker des Pfads wird verbraucht: ein Schritt für eine Kiste.
relic-runners-example-temple = **Ein Purpurtempel.** Das offene Plättchen wirkt sofort, und das nächste wird aufgedeckt.
relic-runners-example-expedition = **Eine Expedition.** Von einem Schrein mit seinem Relikt zu einem anderen derselben Farbe; jeder gelaufene Pfad zählt.
