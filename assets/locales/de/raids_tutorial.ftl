### Raids: die Sätze der Einführung und der durchgespielten Beispiele.

raids-tutorial-monster = Du fährst zuerst aus. Auf deinem Weg geben dir ein Besuch und ein Dorf Wikinger; dann versperrt ein Monster die See. Zahle so viele Wikinger, wie es stark ist, und es gehört dir und bringt ebenso viel Ruhm. Bekämpfe es.
raids-tutorial-sail = Das nächste Monster fand niemanden, den es nehmen konnte. Segle jetzt, so weit du willst, und halte bei einem Plättchen. Noch gehört es dir nicht: Du nimmst es zu Beginn deines nächsten Zugs, wenn du dann noch dort bist. Schweine lassen sich später gut verkaufen.
raids-tutorial-aboard = Am Zug ist immer das hinterste Schiff: Das bist wieder du, und du nimmst die Schweine. Jedes Plättchen an Bord verdeckt die Schilde seines Platzes und bringt eigene mit; jeder Schild trägt einen Wikinger.
raids-tutorial-village = Waren bringen nur Ruhm, wenn ein Hafen sie kauft. Segle zum nächsten; das Dorf auf dem Weg gibt dir einen Wikinger. In einem Dorf kannst du nicht halten.
raids-tutorial-port = Du nimmst den Hafen, und er kauft sofort eine Ware, später nie mehr. Danach wirbst du einen Wikinger an.
raids-tutorial-attack = Halte, wo ein anderes Schiff liegt, und du greifst es an. Du schickst einen Wikinger, das andere Schiff schickt zwei oder flieht, du schickst drei oder fliehst: immer einen mehr. Alle geschickten sind verloren.
raids-tutorial-ahead = Das Plättchen gehört dir, denn niemand hat dich vertrieben. Fahre für noch einen Wikinger an einem Dorf vorbei und halte bei einer Rune: Runen bringen umso mehr Ruhm, je mehr du hast.
raids-tutorial-flee = Jetzt wirst du angegriffen, von einer größeren Crew. Weiterzukämpfen würde dich alle Wikinger kosten. Wer flieht, verliert das Plättchen, behält aber die Crew und segelt gleich weiter.
raids-tutorial-home = In der ersten Fahrt belohnt der Heimathafen, wer zuerst daheim ist. Heim kommst du immer, wenn kein Monster im Weg ist.
raids-tutorial-end =
    Du weißt, was eine Fahrt ist: Das hinterste Schiff ist am Zug, nimmt sein Plättchen, räumt den Weg bis zum nächsten Schiff und segelt weiter. Du hast ein Monster bekämpft, Waren verkauft, angegriffen und bist geflohen.
    Nach vier Fahrten gewinnt der meiste Ruhm.

raids-example-monster = **Ein Monster bekämpfen.** Unterwegs Angeworbene zählen sofort; der Kampf kostet so viele Wikinger, wie das Monster stark ist, einen weniger für jede Waffe.
raids-example-port = **Verkaufen.** Ein Hafen kauft, wenn sein Schiff ihn nimmt: Zuerst werden die Waren verkauft, dann kommt ein Wikinger an Bord.
raids-example-attack = **Angreifen.** Bei einem anderen Schiff zu halten kostet einen Wikinger; jetzt entscheidet die andere Seite.
raids-example-ahead = **An einem Dorf vorbei.** Im Vorbeifahren kommt ein Wikinger an Bord, wenn es einen Schild für ihn gibt.
raids-example-home = **Zuerst daheim.** Der Platz im Heimathafen zählt, wenn alle Schiffe daheim sind.
