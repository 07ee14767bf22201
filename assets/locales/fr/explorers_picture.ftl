### Explorers of the North Sea : ce qui figure sur les images, leurs descriptions et la légende.

explorers-letter-pig = C
explorers-letter-chicken = P
explorers-letter-goat = B
explorers-letter-sheep = M
explorers-letter-cattle = V
explorers-letter-horse = H

explorers-picture-home = Port
explorers-picture-captains = Choix des capitaines
explorers-picture-places = { $count ->
    [one] { $who } pose une tuile
   *[other] { $who } pose { $count } tuiles
}
explorers-picture-acts = { $count ->
    [0] { $who } termine son tour
    [one] Il reste 1 action à { $who }
   *[other] Il reste { $count } actions à { $who }
}
explorers-picture-over = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
explorers-picture-turn = Tour { $turn } sur { $turns } · { $stack } dans la pile
explorers-picture-winter = Jeton hiver : { $who }
explorers-picture-ended = Fin, après le tour { $turn }
explorers-picture-points = { $points } PV
explorers-picture-chosen = Capitaine choisi
explorers-picture-choosing = Choisit un capitaine …
explorers-picture-choose = Choisissez { $captains }
explorers-picture-hand = Vos tuiles
explorers-picture-open-tiles = Tuiles visibles

## La description d'une image, lue à voix haute à qui ne la voit pas. Les codes sont ceux que l'on tape.

explorers-alt-pig = cochon
explorers-alt-chicken = poule
explorers-alt-goat = chèvre
explorers-alt-sheep = mouton
explorers-alt-cattle = vache
explorers-alt-horse = cheval
explorers-alt-around = Autour de { $who }.
explorers-alt-ship = navire { $place } avec { $cargo }
explorers-alt-counts = { $home } Vikings au port, postes { $outposts }/{ $all }, tuiles { $hand }
explorers-alt-dead = morts { $count }
explorers-alt-delivered = livré { $herd }
explorers-alt-destroyed = navires coulés { $count }
explorers-alt-raided = pillé { $strengths }
explorers-alt-ships = Navires : { $list }.
explorers-alt-islands = Complètes : { $list }.
explorers-alt-open = Terres ouvertes : { $list }.
explorers-alt-livestock = Bétail : { $list }.
explorers-alt-settlements = Villages : { $list }.
explorers-alt-enemies = Navires ennemis : { $list }.
explorers-alt-outposts = Postes : { $list }.
explorers-alt-vikings = Vikings : { $list }.
explorers-alt-hand = Tuiles : { $list }.
explorers-alt-offer = Capitaines à choisir : { $list }.
explorers-alt-legal = Vous pouvez poser sur { $list }.
explorers-alt-news = Nouveau : { $list }.

## La légende. Les pièces sont dessinées à gauche des phrases.

explorers-legend-title = Pièces de la carte
explorers-legend-tile = Les tuiles joignent terre à terre et mer à mer. Les noms se lisent sur le bord : M6. Une seconde terre ou mer est M6b, un coin M6n ou M6s.
explorers-legend-longship = Drakkar, à la couleur, la forme et la lettre de son joueur. Il porte trois Vikings ou animaux.
explorers-legend-viking = Viking. Un 2 à côté : ils sont deux.
explorers-legend-settlement = Village. Autant de Vikings que son nombre le pillent.
explorers-legend-enemy = Navire ennemi. Deux Vikings à bord le détruisent ; l'un d'eux peut mourir.
explorers-legend-outpost = Poste, bâti par deux Vikings là où trois terres se touchent.
explorers-legend-island = Île complète à la couleur de qui la tient, avec ses points. Blanche : à personne.
explorers-legend-open = Case ouverte où vous pouvez poser une tuile maintenant.
explorers-legend-new = Ce qui a changé depuis votre dernier tour.
