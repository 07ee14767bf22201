### Les actions de Explorers of the North Sea comme commandes.

explorers-command = explorers
explorers-command-about = Jouer une action dans Explorers of the North Sea

explorers-do-captain = capitaine
explorers-do-captain-about = Garder un Capitaine
explorers-do-place = placer
explorers-do-place-about = Placer une Tuile de ta main
explorers-do-load = charger
explorers-do-load-about = Charger des Vikings et du Bétail dans ton Drakkar
explorers-do-unload = décharger
explorers-do-unload-about = Décharger des Vikings et du Bétail de ton Drakkar
explorers-do-sail = naviguer
explorers-do-sail-about = Naviguer avec ton Drakkar vers un espace de mer
explorers-do-walk = marcher
explorers-do-walk-about = Déplacer des Vikings d’une terre à la terre voisine
explorers-do-herd = mener
explorers-do-herd-about = Mener un animal à la terre voisine avec un Viking
explorers-do-outpost = poste
explorers-do-outpost-about = Construire un Avant-poste où trois Tuiles se rejoignent
explorers-do-done = terminer
explorers-do-done-about = Terminer le tour

explorers-parameter-captain = capitaine
explorers-parameter-captain-about = Quel Capitaine
explorers-parameter-tile = tuile
explorers-parameter-tile-about = Quelle Tuile de ta main
explorers-parameter-cell = case
explorers-parameter-cell-about = Quelle case de la carte
explorers-parameter-rotation = rotation
explorers-parameter-rotation-about = Comment elle est tournée : de r0 à r5, en sixièmes de tour dans le sens horaire
explorers-parameter-land = terre
explorers-parameter-land-about = Quelle terre, ou le continent
explorers-parameter-cargo = cargaison
explorers-parameter-cargo-about = Quoi, p. ex. 2v cochon : deux Vikings et un cochon
explorers-parameter-sea = mer
explorers-parameter-sea-about = Quel espace de mer, ou le continent
explorers-parameter-from = départ
explorers-parameter-from-about = De quelle terre
explorers-parameter-to = arrivée
explorers-parameter-to-about = Vers quelle terre
explorers-parameter-vikings = vikings
explorers-parameter-vikings-about = Combien de Vikings
explorers-parameter-animal = animal
explorers-parameter-animal-about = Quel animal
explorers-parameter-corner = coin
explorers-parameter-corner-about = Quel coin, p. ex. M6n
