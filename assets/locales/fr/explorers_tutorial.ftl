### Explorers of the North Sea : les phrases du tutoriel et des exemples.

explorers-tutorial-captain = Chacun garde un Capitaine sur deux, pour des points en plus à la fin. Le Cartographe aime les Îles entières : un bon but pour commencer.
explorers-tutorial-tile = Chaque tour commence par une Tuile : terre contre terre, mer contre mer. Celle-ci montre une poule, qui apparaît dessus, et rejoint la terre de L5.
explorers-tutorial-fetch = Tu as ensuite quatre actions. Un bouton numéroté en fait plusieurs d’un seul geste : celui-ci navigue jusqu’à la poule, débarque un Viking et la charge. Un Viking doit rester à bord, sinon ton Drakkar ne peut plus naviguer. Le Bétail n’est à personne tant qu’il n’est pas à bord, et il te faut un Viking sur sa terre pour le charger.
explorers-tutorial-settlement = Muninn a joué, c’est de nouveau ton tour. Ta nouvelle Tuile agrandit l’Île et amène une Colonie dont la force est tirée au sort.
explorers-tutorial-deliver = Déchargé sur le continent, le Bétail est livré pour de bon. Des animaux différents rapportent plus ensemble que deux pareils.
explorers-tutorial-crew = La Tuile de Muninn a fermé ton Île : une Île complète donne des Points de Victoire au plus fort. Ton Drakkar est revenu avec trois Vikings. Débarque deux Vikings.
explorers-tutorial-raid = Une action mène un ou deux Vikings vers une terre reliée de la Tuile voisine. Quand tes Vikings près d’une Colonie sont aussi nombreux que sa force, tu la pilles aussitôt et elle vaut sa force en Points de Victoire.
explorers-tutorial-outpost = Un Avant-poste coûte deux actions et se construit où trois Tuiles se rejoignent par la terre, avec deux de tes Vikings autour. Il compte comme force sur son Île, et aucune Tuile n’en touche deux. L’un ou l’autre endroit convient.
explorers-tutorial-end =
    Tu as posé des Tuiles, livré du Bétail, pillé une Colonie, construit un Avant-poste, et tu contrôles une Île. Il ne manque que les Navires ennemis : deux Vikings à bord en détruisent un dès que tu y navigues.
    Quand toutes les Tuiles sont posées, le plus grand nombre de Points de Victoire l’emporte.

explorers-example-tile = **Poser une Tuile.** Terre contre terre, mer contre mer ; ce qu’elle montre se place dessus.
explorers-example-fetch = **Chercher du Bétail.** Un seul geste navigue, débarque un Viking et prend l’animal à bord ; chacun est une action.
explorers-example-deliver = **Livrer.** Le premier animal d’une espèce commence une collection ; le deuxième de la même espèce en commence une autre.
explorers-example-raid = **Piller.** Assez de Vikings sont là : le pillage n’est pas une action à part.
explorers-example-outpost = **Un Avant-poste.** Il coûte deux actions ; deux Vikings sur les trois Tuiles autour suffisent.
