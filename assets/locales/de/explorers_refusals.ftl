### Explorers of the North Sea: warum eine Aktion abgelehnt wird, ein Satz je Regel; Namen von Kapitänen und Richtungen; und die Schalter eines Tisches.

explorers-refuse-seats = Explorers of the North Sea ist für 1 bis 4 Personen, nicht für { $seats }.
explorers-refuse-over = Dieses Spiel ist zu Ende.
explorers-refuse-not-asked = { $asked } ist am Zug, nicht du.
explorers-refuse-captain-first = Wähle zuerst deinen Kapitän.
explorers-refuse-has-captain = Du hast deinen Kapitän schon.
explorers-refuse-not-offered = { $captain } gehört nicht zu den beiden Kapitänen, aus denen du wählen darfst.
explorers-refuse-tile-first = Lege zuerst ein Plättchen, dann mache deine Aktionen.
explorers-refuse-tile-placed = Dein Plättchen liegt schon: Mache jetzt deine Aktionen, oder beende den Zug.
explorers-refuse-not-in-hand = Das Plättchen { $tile } ist nicht auf deiner Hand.
explorers-refuse-ship-first = Eines der beiden Plättchen, die du legst, muss ein Feindschiff zeigen: Wähle so eines.
explorers-refuse-no-rotation = Eine Drehung r{ $rotation } gibt es nicht: r0 bis r5 sind Sechstel einer ganzen Drehung im Uhrzeigersinn.
explorers-refuse-occupied = Auf { $cell } liegt schon ein Plättchen.
explorers-refuse-on-the-shore = Kein Plättchen darf das Festland berühren, darum bleibt { $cell } leer.
explorers-refuse-no-neighbour = { $cell } berührt kein Plättchen; ein neues muss eine Kante mit einem anderen teilen.
explorers-refuse-edge-land = Auf { $cell } muss die Kante nach { $side } Land sein: { $beyond } zeigt dort Land.
explorers-refuse-edge-sea = Auf { $cell } muss die Kante nach { $side } Meer sein: { $beyond } zeigt dort Meer.
explorers-refuse-edge-shore = Auf { $cell } muss die Kante nach { $side } Meer sein: Dort liegen die Gewässer des Festlands.
explorers-refuse-no-actions-left = Du hast alle Aktionen verbraucht: Beende deinen Zug.
explorers-refuse-no-land = Ein Land { $space } gibt es auf der Karte nicht.
explorers-refuse-no-sea = Ein Meer { $space } gibt es auf der Karte nicht.
explorers-refuse-ship-not-home = Dein Langschiff ist nicht am Festland.
explorers-refuse-ship-elsewhere = { $land } ist nicht auf dem Plättchen deines Langschiffs, das woanders liegt ({ $ship }).
explorers-refuse-delivered-stays = Geliefertes Vieh bleibt auf deiner Kapitänskarte; am Festland kommen nur Wikinger an Bord.
explorers-refuse-nothing = Nenne mindestens einen Wikinger oder ein Tier.
explorers-refuse-too-few-vikings = { $vikings ->
    [0] Dort hast du keine Wikinger ({ $at }).
    [one] Dort hast du nur 1 Wikinger ({ $at }).
   *[other] Dort hast du nur { $vikings } Wikinger ({ $at }).
}
explorers-refuse-no-such-livestock = Solches Vieh gibt es dort nicht ({ $at }).
explorers-refuse-nobody-with-livestock = Vieh zieht nur mit einem deiner Wikinger, und auf { $at } ist keiner.
explorers-refuse-no-room = Dein Langschiff hat noch Platz für { $room }; es trägt drei Wikinger oder Tiere.
explorers-refuse-not-aboard = Das hat dein Langschiff nicht an Bord. Wikinger an Bord: { $vikings }.
explorers-refuse-nobody-aboard = Vieh wird nur ausgeladen, solange einer deiner Wikinger an Bord ist.
explorers-refuse-no-crew = Ein Langschiff ohne Wikinger an Bord kann nicht segeln.
explorers-refuse-no-way-by-sea = Kein Meer führt in einem Schritt dorthin: { $from } → { $to }.
explorers-refuse-enemy-ship = Auf { $at } liegt ein Feindschiff: Für den Angriff braucht es zwei Wikinger an Bord.
explorers-refuse-walkers = Es gehen ein oder zwei Wikinger zusammen, nicht { $vikings }.
explorers-refuse-no-way-by-land = Kein Land führt in einem Schritt dorthin: { $from } → { $to }.
explorers-refuse-outpost-actions = Ein Außenposten braucht zwei Aktionen, und du hast noch { $left }.
explorers-refuse-no-outposts-left = Alle fünf deiner Außenposten sind gebaut.
explorers-refuse-corner-open = Bei { $corner } müssen sich drei Plättchen treffen, und { $cell } ist leer.
explorers-refuse-corner-at-sea = Bei { $corner } treffen sich die drei Plättchen nicht in Land.
explorers-refuse-outpost-near = Das Plättchen auf { $cell } berührt schon einen Außenposten, darum kann bei { $corner } keiner stehen.
explorers-refuse-outpost-vikings = Ein Außenposten braucht zwei deiner Wikinger um { $corner } herum, und dort { $vikings ->
    [0] sind keine
    [one] ist nur 1
   *[other] sind nur { $vikings }
}.

explorers-home = daheim
explorers-direction-ne = Nordosten
explorers-direction-e = Osten
explorers-direction-se = Südosten
explorers-direction-sw = Südwesten
explorers-direction-w = Westen
explorers-direction-nw = Nordwesten

explorers-captain-archer = Bogenschütze
explorers-captain-barbarian = Barbar
explorers-captain-cartographer = Kartograf
explorers-captain-hero = Held
explorers-captain-huntsman = Jäger
explorers-captain-queen = Königin
explorers-captain-scout = Kundschafter
explorers-captain-shieldmaiden = Schildmaid
explorers-captain-trader = Händler
explorers-captain-tyrant = Tyrann
explorers-captain-watchman = Wächter

explorers-option-board = Startplan
explorers-option-board-a1 = A1, offenes Wasser, für den Anfang
explorers-option-board-a2 = A2, eine Insel im Westen
explorers-option-board-b1 = B1, drei Küsten
explorers-option-board-b2 = B2, eine große Küste
explorers-option-board-random = ausgelost
explorers-option-first-player = Wer beginnt
explorers-option-first-player-after-captains = ausgelost, wenn alle einen Kapitän gewählt haben
explorers-option-first-player-before-captains = ausgelost, bevor Kapitäne verteilt werden
explorers-option-shore-edges = Kanten zu Feldern neben dem Festland
explorers-option-shore-edges-any = Land oder Meer, wie die Anleitung es offen lässt
explorers-option-shore-edges-sea = nur Meer, damit jede Insel vollständig werden kann
