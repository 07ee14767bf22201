### Raids: was in Bildern steht, und die Bilder in Worten.

## Im Bild

raids-picture-home = daheim
raids-picture-leaving = Ausfahrt
raids-picture-water = Wasser
raids-picture-ghost = Geist
raids-picture-shared = Gleicher Ruhm: Sie teilen sich den Platz.

## Das Bild in Worten. Ein Plättchen wird mit seinem Wert genannt, dann ein Strich und seine Schilde.

raids-alt-track = Weltbrett, mit Wert/Schilden: { $spaces }.
raids-alt-leaving = 0 Ausfahrt: { $ships }
raids-alt-reach = Wählbar, mit der Crew bei Ankunft oder den Kosten eines Monsters: { $places }.
raids-alt-going = Beim Segeln abgeräumt: { $spaces }.
raids-alt-new = Neu: { $news }.
raids-alt-touched = genommen oder geopfert: { $spaces }
raids-alt-cleared = abgeräumt: { $spaces }

## Die Legende: ein Name und wenige Worte.

raids-legend-title = Was die Zeichen bedeuten
raids-legend-weapon = 1 Wikinger weniger gegen Monster
raids-legend-sail = 1 Wikinger nach jeder Fahrt
raids-legend-mjollnir = Am Ende Ruhm je Wikinger
raids-legend-pennant-name = Wimpel
raids-legend-pennant = Am Ende an Bord: Ruhm
raids-legend-goods-name = Waren
raids-legend-goods = Im Hafen verkauft: Ruhm
raids-legend-rune = Ruhm in Sätzen
raids-legend-port = Verkauft Waren, wirbt 1 an
raids-legend-monster-name = Monster
raids-legend-monster = Besiegt: Ruhm; sonst 1 opfern
raids-legend-visit = Die Ersten werben { $shares } an
raids-legend-pillage = Die Ersten nehmen { $shares }
raids-legend-village = Wirbt 1 an; übrige Wikinger
raids-legend-harbor = Daheim: Ende deiner Fahrt
raids-legend-shield-name = Schild
raids-legend-shield = Trägt einen Wikinger
raids-legend-crew-name = Crew
raids-legend-crew = Wikinger / Schilde
raids-legend-glory-name = Ruhm
raids-legend-glory = Punkte bisher
raids-legend-coin = Ruhm vom Heimathafen, Plünderung
raids-legend-cleared-name = Gestrichen
raids-legend-cleared = Beim Segeln abgeräumt
raids-legend-ghost = Drittes Schiff zu zweit
raids-legend-combat = 2 Schiffe, 1 Plättchen
