### Explorers of the North Sea: was in Bildern steht, ihre Beschreibungen und die Legende.

explorers-picture-home = Daheim
explorers-picture-turn = Zug { $turn } von { $turns } · { $stack } im Stapel
explorers-picture-winter = Wintermarker: { $who }
explorers-picture-ended = Das Ende, nach Zug { $turn }
explorers-picture-tie = { $by ->
    [1] { $first } vor { $second }: mehr Vieh geliefert
    [2] { $first } vor { $second }: mehr Außenposten
   *[other] { $first } und { $second } teilen sich einen Platz
}
explorers-picture-choose = Wähle { $captains }
explorers-picture-legal = Sie passen auf die gestrichelten Felder.
explorers-picture-hand = Deine Hand
explorers-picture-open-tiles = Offene Plättchen

## Die Beschreibung eines Bildes, vorgelesen für die, die es nicht sehen. Die Kürzel sind die getippten.

explorers-alt-around = Um { $who } herum.
explorers-alt-ships = Schiffe: { $list }.
explorers-alt-islands = Vollständig: { $list }.
explorers-alt-open = Offenes Land: { $list }.
explorers-alt-chart = Auf der Karte: { $list }.
explorers-alt-settlement = Siedlung ({ $strength })
explorers-alt-enemy = Feindschiff
explorers-alt-outposts = Außenposten von { $who }
explorers-alt-vikings = Wikinger von { $who }
explorers-alt-hand = Plättchen: { $list }.
explorers-alt-offer = Kapitäne zur Wahl: { $list }.
explorers-alt-legal = Du legst auf { $list }.
explorers-alt-offered = Gezeigt, mit Drehung: { $list }.
explorers-alt-news = Neu: { $list }.

## Die Legende. Die Teile sind links von den Sätzen gezeichnet.

explorers-legend-title = Teile auf der Karte
explorers-legend-tile = Plättchen verbinden Land mit Land, Meer mit Meer. Namen stehen am Rand: M6; zweites Land oder Meer M6b, Ecken M6▲, M6▼.
explorers-legend-longship = Langschiff, in Farbe, Form und Buchstabe seines Spielers. Es trägt drei Wikinger oder Tiere.
explorers-legend-viking = Wikinger. Mit einer 2: zwei davon.
explorers-legend-settlement = Siedlung. So viele Wikinger wie ihre Zahl überfallen sie.
explorers-legend-raided = Auf einer Kapitänskarte liegt sie verdeckt.
explorers-legend-enemy = Feindschiff. Zwei Wikinger an Bord zerstören es; einer kann sterben.
explorers-legend-outpost = Außenposten, von zwei Wikingern gebaut, wo sich drei Länder treffen.
explorers-legend-island = Vollständige Insel in der Farbe ihres Besitzers, mit Punkten. Weiß: ohne Besitzer.
explorers-legend-open = Offenes Feld, wo du jetzt legen darfst, und die besten Stellen deiner Plättchen.
