### Raids : ce qui figure dans les images, et les images en mots.

## Dans l’image

raids-picture-voyage = Voyage { $voyage } sur { $voyages }
raids-picture-home = arrivés
raids-picture-leaving = en partance
raids-picture-water = eau
raids-picture-ghost = Fantôme

## L’image en mots. Une tuile est nommée avec sa valeur, puis une barre et ses Boucliers.

raids-alt-track = Parcours, tuiles avec valeur/Boucliers : { $spaces }.
raids-alt-leaving = 0 en partance : { $ships }
raids-alt-going = Disparaît au départ : { $spaces }.
raids-alt-new = Nouveau : { $news }.
raids-alt-touched = pris sur : { $spaces }
raids-alt-cleared = retiré : { $spaces }

## La légende : un nom et quelques mots.

raids-legend-title = Ce que disent les signes
raids-legend-weapon = 1 Viking de moins contre un Monstre
raids-legend-sail = 1 Viking après chaque Voyage
raids-legend-mjollnir = Gloire par Viking à la fin
raids-legend-pennant-name = Fanion
raids-legend-pennant = Gloire si à bord à la fin
raids-legend-goods-name = Marchandises
raids-legend-goods = Gloire si vendues
raids-legend-rune = Gloire par séries
raids-legend-port = Vend, recrute 1
raids-legend-monster-name = Monstre
raids-legend-monster = Gloire s’il est vaincu, ou 1 perdu
raids-legend-visit = Les premiers recrutent { $shares }
raids-legend-pillage = Les premiers prennent { $shares }
raids-legend-village = Recrute 1 ; Vikings restants
raids-legend-harbor = Fin du Voyage
raids-legend-shield-name = Bouclier
raids-legend-shield = Porte un Viking
raids-legend-crew-name = Équipage
raids-legend-crew = Vikings / Boucliers
raids-legend-glory-name = Gloire
raids-legend-glory = Points jusqu’ici
raids-legend-coin-name = Pièces
raids-legend-coin = Gloire de l’Arrivée et du Pillage
raids-legend-cleared-name = Barré
raids-legend-cleared = Disparaît au départ
raids-legend-new-name = Bord vif
raids-legend-new = Nouveau depuis ton tour
raids-legend-ghost-name = Fantôme
raids-legend-ghost = Troisième Drakkar à deux joueurs
raids-legend-combat-name = Combat
raids-legend-combat = Deux Drakkars, une tuile
