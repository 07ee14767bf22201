### Les actions de Explorers of the North Sea comme commandes.

explorers-command = explorers
explorers-command-about = Jouer une action de Explorers of the North Sea

explorers-do-captain = capitaine
explorers-do-captain-about = Garder un Capitaine
explorers-do-place = placer
explorers-do-place-about = Placer une tuile de ta main
explorers-do-load = charger
explorers-do-load-about = Charger Vikings et bétail dans ton Drakkar
explorers-do-unload = débarquer
explorers-do-unload-about = Débarquer Vikings et bétail
explorers-do-sail = naviguer
explorers-do-sail-about = Mener ton Drakkar vers un espace de mer
explorers-do-walk = marcher
explorers-do-walk-about = Faire marcher des Vikings d’un espace de terre à un autre
explorers-do-herd = mener
explorers-do-herd-about = Un Viking mène un animal vers un autre espace de terre
explorers-do-outpost = poste
explorers-do-outpost-about = Construire un Avant-poste où trois tuiles se touchent
explorers-do-done = terminer
explorers-do-done-about = Terminer le tour

explorers-parameter-captain = capitaine
explorers-parameter-captain-about = Quel Capitaine
explorers-parameter-tile = tuile
explorers-parameter-tile-about = Quelle tuile de ta main
explorers-parameter-cell = case
explorers-parameter-cell-about = Quelle case de la carte
explorers-parameter-rotation = rotation
explorers-parameter-rotation-about = Comment elle est tournée : de r0 à r5, en sixièmes de tour
explorers-parameter-land = terre
explorers-parameter-land-about = Quelle terre, ou le port
explorers-parameter-cargo = cargaison
explorers-parameter-cargo-about = Quoi, p. ex. 2v pig : deux Vikings et un cochon
explorers-parameter-sea = mer
explorers-parameter-sea-about = Quel espace de mer, ou le port
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
