### Relic Runners : les phrases du tutoriel et des exemples.

relic-runners-tutorial-walk = À chaque tour tu dois te déplacer, par les Sentiers. Un seul au plus peut être sans Chemin à toi, et seulement le premier ou le dernier ; tu n’as pas encore de Chemin, donc ce sera un Sentier. R3 est une Ruine.
relic-runners-tutorial-explore = Là où finit ta marche, tu peux explorer, pour une Ration. Une Ruine perd sa tuile du dessus et te laisse poser un Chemin.
relic-runners-tutorial-pathway = Tes Chemins allongent tes marches, ceux des autres non. T3 mérite un Chemin : son Sentier traverse une rivière.
relic-runners-tutorial-token = Muninn a exploré une Ruine, lui aussi. Traverse maintenant la rivière : le jeton coloré du Sentier est utilisé et fait monter une de tes Boîtes à outils d’un pas.
relic-runners-tutorial-toolbox = Du bas, une Boîte va dans une colonne au choix, puis tout droit vers le haut. Chaque place a son effet quand tu utilises la Boîte ; prends celle qui peut donner une autre Boîte ou des points.
relic-runners-tutorial-temple = Tu es devant un Temple Violet : sa tuile visible agit aussitôt. Celle-ci rend plus de Rations que l’exploration n’en coûte.
relic-runners-tutorial-use = À tout moment de ton tour tu peux utiliser une Boîte. Elle retourne en bas, et tu pourras la faire remonter plus tard.
relic-runners-tutorial-supply = Une autre Boîte pour plus tard, ou des Points de Victoire tout de suite : choisis ce que tu préfères.
relic-runners-tutorial-back = Au Camp de base, Muninn prend des Rations ; sa marche et son tour s’y terminent. Retourne à R3 : sa dernière tuile t’attend.
relic-runners-tutorial-shrine = Un lieu sans tuile devient un Sanctuaire avec une Relique de sa couleur. Retire la dernière tuile de R3.
relic-runners-tutorial-expedition = Muninn a fait de R7 un Sanctuaire. Ton tour commence dans un Sanctuaire avec sa Relique : finis dans un autre, avec une Relique de même couleur, et tu la prends, avec des points par Sentier suivi.
relic-runners-tutorial-end =
    Tu as exploré une Ruine et un Temple, posé des Chemins, utilisé une Boîte et pris ta première Relique. Les tuiles Bleues sont des points, les tuiles Ivoire des pouvoirs à toi ; au Camp de base il y a des Rations. À la table, un bouton numéroté marche et explore d’un coup.
    Quand assez de Reliques sont prises, les derniers tours commencent ; le plus grand nombre de Points de Victoire l’emporte.

relic-runners-example-explore = **Explorer une Ruine.** Cela coûte une Ration ; la tuile du dessus part, et un Chemin peut être posé.
relic-runners-example-token = **Traverser une rivière.** Le jeton du Sentier est utilisé : un pas pour une Boîte.
relic-runners-example-temple = **Un Temple Violet.** La tuile visible agit aussitôt, et la suivante est retournée.
relic-runners-example-expedition = **Une Expédition.** D’un Sanctuaire avec sa Relique à un autre de la même couleur ; chaque Sentier suivi compte.
