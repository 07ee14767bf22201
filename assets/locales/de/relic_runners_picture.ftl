### Relic Runners: was in seinen Bildern steht, und ihre Beschreibungen.

## Im Bild

relic-runners-picture-tie = { $by ->
    [1] { $first } vor { $second }: mehr Relikte
    [2] { $first } vor { $second }: mehr verschiedene Relikte
   *[other] { $first } und { $second } teilen sich einen Platz
}
relic-runners-picture-relics = Genommene Relikte: { $taken }{ $left ->
    [0] {""}
   *[other] {" "}von { $wanted }
}
relic-runners-picture-last = Letzte Züge!

## Beschreibungen. Sie sind kurz: Ein ganzes Brett muss in 1024 Zeichen passen.

relic-runners-alt-turn = { $who } am Zug
relic-runners-alt-camp = Basislager: { $rations } Rationen.
relic-runners-alt-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
relic-runners-alt-tokens = Marker farbig { $coloured }, verbraucht { $used }.
relic-runners-alt-around = Die Karte um { $who } herum.
relic-runners-alt-targets = Zur Wahl: { $list }.
relic-runners-alt-news = Neu: { $list }.

## Das Material

relic-runners-legend-title = Relic Runners: das Material
relic-runners-legend-ruin = Ruine, 3 Plättchen: Erforschen gibt einen Weg
relic-runners-legend-ivory = Elfenbeintempel, 2 Plättchen: Fähigkeiten
relic-runners-legend-blue = Blautempel, 1 Plättchen: 2 bis 5 geheime SP
relic-runners-legend-purple = Purpurtempel: Das offene Plättchen wirkt sofort
relic-runners-legend-shrine = Schrein: erforschter Ort mit seinem Relikt
relic-runners-legend-relics = Grüne Kröte, Schädel, blauer Vogel, Purpuramulett
relic-runners-legend-empty = Leerer Schrein: Relikt ist genommen
relic-runners-legend-camp = Basislager: Ende des Laufs, 3 Rationen
relic-runners-legend-trail = Pfad mit Wegen: über deine beliebig weit
relic-runners-legend-explorer = Forscher; doppelter Ring: am Zug
relic-runners-legend-coloured = Fluss, farbig: 1 Schritt für eine Kiste
relic-runners-legend-used = Fluss, verbraucht: kein Schritt
relic-runners-legend-toolbox = Kisten auf Stufe 2, unten, im Vorrat
relic-runners-legend-rations = Eine Ration zum Erforschen; verborgene Münzen
relic-runners-legend-table = Was eine Kiste auf ihrem Feld tut
