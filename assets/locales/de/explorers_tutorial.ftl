### Explorers of the North Sea: die Sätze der Einführung und der durchgespielten Beispiele.

explorers-tutorial-captain = Alle behalten einen von zwei Kapitänen, für zusätzliche Punkte am Ende. Der Kartograf mag ganze Inseln: ein gutes Ziel für den Anfang.
explorers-tutorial-tile = Jeder Zug beginnt mit einem Plättchen: Land an Land, Meer an Meer. Dieses zeigt ein Huhn, das darauf erscheint, und es verbindet sich mit dem Land von L5.
explorers-tutorial-fetch = Dann hast du vier Aktionen. Ein Knopf mit einer Zahl führt mehrere davon auf einmal aus: Dieser segelt zum Huhn, setzt einen Wikinger an Land und lädt es. Ein Wikinger muss an Bord bleiben, sonst kann dein Langschiff nicht segeln. Vieh gehört niemandem, bis es an Bord ist; um es zu laden, brauchst du einen Wikinger auf seinem Land.
explorers-tutorial-settlement = Muninn hat gespielt; du bist wieder am Zug. Dein neues Plättchen vergrößert die Insel und bringt eine Siedlung, deren Stärke ausgelost wird.
explorers-tutorial-deliver = Daheim an Land gesetzt, ist Vieh endgültig geliefert. Verschiedene Tiere zusammen bringen mehr als zweimal dasselbe.
explorers-tutorial-crew = Muninns Plättchen hat deine Insel geschlossen: Eine vollständige Insel bringt Siegpunkte für den, der dort am stärksten ist. Dein Langschiff ist mit drei Wikingern zurück. Setze zwei Wikinger an Land.
explorers-tutorial-raid = Mit einer Aktion gehen ein oder zwei Wikinger auf verbundenes Land des nächsten Plättchens. Sind so viele deiner Wikinger bei einer Siedlung, wie sie stark ist, überfällst du sie sofort und behältst sie für ihre Stärke in Siegpunkten.
explorers-tutorial-outpost = Ein Außenposten braucht zwei Aktionen und steht, wo sich drei Plättchen in Land treffen, mit zwei deiner Wikinger darum herum. Er zählt als Stärke auf seiner Insel, und ein Plättchen berührt nie zwei. Beide Stellen sind recht.
explorers-tutorial-end =
    Du hast Plättchen gelegt, Vieh geliefert, eine Siedlung überfallen, einen Außenposten gebaut und beherrschst eine Insel. Es bleiben nur die Feindschiffe: Zwei Wikinger an Bord zerstören eines, sobald du dorthin segelst.
    Wenn alle Plättchen liegen, gewinnen die meisten Siegpunkte.

explorers-example-tile = **Ein Plättchen legen.** Seine Landkanten treffen auf Land, seine Meerkanten auf Meer; was es zeigt, kommt darauf.
explorers-example-fetch = **Vieh holen.** Ein Fingertipp segelt, setzt einen Wikinger an Land und nimmt das Tier an Bord; jedes davon ist eine Aktion.
explorers-example-deliver = **Liefern.** Das erste Tier einer Art beginnt einen Satz; ein zweites derselben Art beginnt einen anderen.
explorers-example-raid = **Überfallen.** Genug Wikinger sind da: Der Überfall ist keine eigene Aktion.
explorers-example-outpost = **Ein Außenposten.** Er braucht zwei Aktionen; zwei Wikinger auf den drei Plättchen ringsum genügen.
