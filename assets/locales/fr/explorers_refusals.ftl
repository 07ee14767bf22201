### Explorers of the North Sea : pourquoi une action est refusée, une phrase par règle ; noms des capitaines et des directions ; et les options d'une table.

explorers-refuse-seats = Explorers of the North Sea se joue de 1 à 4 joueurs, pas à { $seats }.
explorers-refuse-over = Cette partie est terminée.
explorers-refuse-not-asked = C’est le tour de { $asked }, pas le tien.
explorers-refuse-captain-first = Choisis d’abord ton Capitaine (`capitaine`).
explorers-refuse-has-captain = Tu as déjà ton Capitaine.
explorers-refuse-not-offered = { $captain } ne fait pas partie des deux Capitaines que tu peux choisir.
explorers-refuse-tile-first = Pose d’abord une Tuile (`placer`) ; tes actions viennent ensuite.
explorers-refuse-tile-placed = Ta Tuile est posée : fais maintenant tes actions, ou termine ton tour (`terminer`).
explorers-refuse-not-in-hand = La Tuile { $tile } n’est pas dans ta main.
explorers-refuse-ship-first = Une des deux Tuiles que tu poses doit montrer un Navire ennemi : choisis-en une qui en montre un.
explorers-refuse-no-rotation = Il n’y a pas de rotation r{ $rotation } : r0 à r5 sont des sixièmes de tour, dans le sens horaire.
explorers-refuse-occupied = Une Tuile se trouve déjà en { $cell }.
explorers-refuse-on-the-shore = Aucune Tuile ne peut toucher le continent : { $cell } reste vide.
explorers-refuse-no-neighbour = { $cell } ne touche aucune Tuile ; une nouvelle Tuile doit partager un bord avec une autre.
explorers-refuse-edge-land = En { $cell }, le bord { $side } doit être de terre : { $beyond } y montre de la terre.
explorers-refuse-edge-sea = En { $cell }, le bord { $side } doit être de mer : { $beyond } y montre la mer.
explorers-refuse-edge-shore = En { $cell }, le bord { $side } doit être de mer : ce sont là les eaux du continent.
explorers-refuse-no-actions-left = Tu as utilisé toutes tes actions : termine ton tour (`terminer`).
explorers-refuse-no-land = Il n’y a pas de terre { $space } sur la carte.
explorers-refuse-no-sea = Il n’y a pas de mer { $space } sur la carte.
explorers-refuse-ship-not-home = Ton Drakkar n’est pas au bord du continent.
explorers-refuse-ship-elsewhere = { $land } n’est pas sur la Tuile de ton Drakkar, qui est ailleurs ({ $ship }).
explorers-refuse-delivered-stays = Le Bétail livré reste sur ta carte Capitaine ; sur le continent, seuls des Vikings embarquent.
explorers-refuse-nothing = Indique au moins un Viking ou un animal.
explorers-refuse-too-few-vikings = { $vikings ->
    [0] Tu n’as aucun Viking là ({ $at }).
    [one] Tu n’as que { $vikings } Viking là ({ $at }).
   *[other] Tu n’as que { $vikings } Vikings là ({ $at }).
}
explorers-refuse-no-such-livestock = Il n’y a pas ce Bétail là ({ $at }).
explorers-refuse-nobody-with-livestock = Le Bétail ne se déplace qu’avec un de tes Vikings, et il n’y en a aucun là ({ $at }).
explorers-refuse-no-room = { $room ->
    [0] Ton Drakkar est plein ; il porte trois Vikings ou animaux.
    [one] Ton Drakkar n’a plus que { $room } place libre ; il porte trois Vikings ou animaux.
   *[other] Ton Drakkar n’a plus que { $room } places libres ; il porte trois Vikings ou animaux.
}
explorers-refuse-not-aboard = Ton Drakkar ne transporte pas cela. Vikings à bord : { $vikings }.
explorers-refuse-nobody-aboard = Le Bétail ne se décharge qu’avec un de tes Vikings à bord.
explorers-refuse-no-crew = Un Drakkar sans Viking à bord ne peut pas naviguer.
explorers-refuse-no-way-by-sea = Aucune mer ne relie { $from } et { $to } en un seul mouvement.
explorers-refuse-enemy-ship = Un Navire ennemi se trouve en { $at } : il faut deux Vikings à bord pour l’attaquer.
explorers-refuse-walkers = Un ou deux Vikings se déplacent ensemble, pas { $vikings }.
explorers-refuse-no-way-by-land = Aucune terre ne relie { $from } et { $to } en un seul mouvement.
explorers-refuse-outpost-actions = Un Avant-poste coûte deux actions, et il t’en reste { $left }.
explorers-refuse-no-outposts-left = Tes cinq Avant-postes sont construits.
explorers-refuse-corner-open = Trois Tuiles doivent se rejoindre en { $corner }, et { $cell } est vide.
explorers-refuse-corner-at-sea = Les trois Tuiles ne se rejoignent pas par la terre en { $corner }.
explorers-refuse-outpost-near = La Tuile en { $cell } touche déjà un Avant-poste : aucun ne peut être construit en { $corner }.
explorers-refuse-outpost-vikings = { $vikings ->
    [0] Un Avant-poste demande deux de tes Vikings autour de { $corner }, et tu n’en as aucun.
   *[other] Un Avant-poste demande deux de tes Vikings autour de { $corner }, et tu n’en as que { $vikings }.
}

explorers-home = le continent
explorers-direction-ne = nord-est
explorers-direction-e = est
explorers-direction-se = sud-est
explorers-direction-sw = sud-ouest
explorers-direction-w = ouest
explorers-direction-nw = nord-ouest

explorers-captain-archer = Archer
explorers-captain-barbarian = Barbare
explorers-captain-cartographer = Cartographe
explorers-captain-hero = Héros
explorers-captain-huntsman = Chasseur
explorers-captain-queen = Reine
explorers-captain-scout = Éclaireur
explorers-captain-shieldmaiden = Guerrière au bouclier
explorers-captain-trader = Marchand
explorers-captain-tyrant = Tyran
explorers-captain-watchman = Guetteur

explorers-option-board = Plateau de départ
explorers-option-board-a1 = A1, mer ouverte, pour débuter
explorers-option-board-a2 = A2, une île à l’ouest
explorers-option-board-b1 = B1, trois côtes
explorers-option-board-b2 = B2, une grande côte
explorers-option-board-random = tiré au sort
explorers-option-first-player = Premier joueur
explorers-option-first-player-after-captains = tiré au sort quand tous ont choisi leur Capitaine
explorers-option-first-player-before-captains = tiré au sort avant de distribuer les Capitaines
explorers-option-shore-edges = Bords vers les cases qui touchent le continent
explorers-option-shore-edges-any = terre ou mer, comme le laissent les règles
explorers-option-shore-edges-sea = mer seulement, pour que chaque Île puisse être complétée
