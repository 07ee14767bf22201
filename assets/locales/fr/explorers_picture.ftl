### Explorers of the North Sea : ce qui figure sur les images, leurs descriptions et la légende.

explorers-picture-home = Continent
explorers-picture-turn = Tour { $turn } sur { $turns } · { $stack } dans la pile
explorers-picture-winter = Jeton Hiver : { $who }
explorers-picture-ended = Fin, après le tour { $turn }
explorers-picture-tie = { $by ->
    [1] { $first } avant { $second } : plus de Bétail livré
    [2] { $first } avant { $second } : plus d’Avant-postes
   *[other] { $first } et { $second } se partagent la place
}
explorers-picture-choose = Choisis { $captains }
explorers-picture-legal = Elles vont sur les cases en pointillé.
explorers-picture-hand = Tes Tuiles
explorers-picture-open-tiles = Tuiles visibles

## La description d’une image, lue à voix haute à qui ne la voit pas. Les codes sont ceux que l’on tape.

explorers-alt-around = Autour de { $who }.
explorers-alt-ships = Drakkars : { $list }.
explorers-alt-islands = Complètes : { $list }.
explorers-alt-open = Terres ouvertes : { $list }.
explorers-alt-chart = Sur la carte : { $list }.
explorers-alt-settlement = Colonie ({ $strength })
explorers-alt-enemy = Navire ennemi
explorers-alt-outposts = Avant-poste de { $who }
explorers-alt-vikings = Vikings de { $who }
explorers-alt-hand = Tuiles : { $list }.
explorers-alt-offer = Capitaines à choisir : { $list }.
explorers-alt-legal = Tu peux poser sur { $list }.
explorers-alt-offered = Dessinées sur la carte, avec leur rotation : { $list }.
explorers-alt-news = Nouveau : { $list }.

## La légende. Les pièces sont dessinées à gauche des phrases.

explorers-legend-title = Pièces sur la carte
explorers-legend-tile = Les Tuiles joignent terre à terre et mer à mer. Leurs noms se lisent au bord : M6 ; seconde terre ou mer, M6b ; coins, M6▲ et M6▼.
explorers-legend-longship = Drakkar, avec la couleur, la forme et la lettre de son joueur. Il porte trois Vikings ou animaux.
explorers-legend-viking = Viking. Un 2 à côté : ils sont deux.
explorers-legend-settlement = Colonie. Il faut autant de Vikings que son nombre pour la piller.
explorers-legend-raided = Sur la carte de Capitaine, elle est face cachée.
explorers-legend-enemy = Navire ennemi. Deux Vikings à bord le détruisent ; l’un d’eux peut mourir.
explorers-legend-outpost = Avant-poste, construit par deux Vikings là où trois terres se rejoignent.
explorers-legend-island = Île complète, à la couleur de qui la contrôle, avec ses points. Blanche : à personne.
explorers-legend-open = Case ouverte où tu peux poser une Tuile maintenant, et les meilleures places de tes Tuiles.
