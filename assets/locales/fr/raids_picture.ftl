### Raids : ce qui figure dans les images, et les images en mots.

## Dans l’image

raids-picture-home = à l’Arrivée
raids-picture-leaving = en partance
raids-picture-water = eau
raids-picture-ghost = Fantôme
raids-picture-shared = Gloire égale : ils se partagent la place.

## L’image en mots. Une tuile est nommée avec sa valeur, puis une barre et ses Boucliers.

raids-alt-track = Parcours (valeur/Boucliers) : { $spaces }.
raids-alt-leaving = 0 en partance : { $ships }
raids-alt-reach = Peut être choisi, avec l’équipage à l’arrivée ou le coût d’un Monstre : { $places }.
raids-alt-going = Défaussé au départ : { $spaces }.
raids-alt-new = Nouveau : { $news }.
raids-alt-touched = pris ou sacrifié sur : { $spaces }
raids-alt-cleared = défaussé : { $spaces }

## La légende : un nom et quelques mots.

raids-legend-title = Légende des symboles
raids-legend-weapon = 1 Viking de moins contre un Monstre
raids-legend-sail = 1 Viking après chaque Voyage
raids-legend-mjollnir = Gloire par Viking à la fin
raids-legend-pennant-name = Fanion
raids-legend-pennant = Gloire si à bord à la fin
raids-legend-goods-name = Marchandises
raids-legend-goods = Gloire si vendues dans un Port
raids-legend-rune = Gloire par collection
raids-legend-port = Vend des Marchandises, recrute 1
raids-legend-monster-name = Monstre
raids-legend-monster = Gloire si vaincu ; sinon, cède 1
raids-legend-visit = Les premiers à passer recrutent { $shares }
raids-legend-pillage = Les premiers à passer prennent { $shares }
raids-legend-village = Recrute 1 ; Vikings restants
raids-legend-harbor = Arrivée : fin de ton Voyage
raids-legend-shield-name = Bouclier
raids-legend-shield = Porte un Viking
raids-legend-crew-name = Équipage
raids-legend-crew = Vikings / Boucliers
raids-legend-glory-name = Gloire
raids-legend-glory = Points jusqu’ici
raids-legend-coin = Gloire de l’Arrivée et du Pillage
raids-legend-cleared-name = Barré
raids-legend-cleared = Défaussé au départ
raids-legend-ghost = Troisième Drakkar à deux joueurs
raids-legend-combat = Deux Drakkars, une tuile
