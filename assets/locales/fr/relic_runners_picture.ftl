### Relic Runners : ce que portent ses images, et leurs descriptions.

## Dans l’image

relic-runners-picture-tie = { $by ->
    [1] { $first } avant { $second } : plus de Reliques
    [2] { $first } avant { $second } : plus de Reliques différentes
   *[other] { $first } et { $second } se partagent la place
}
relic-runners-picture-relics = Reliques prises : { $taken }{ $left ->
    [0] {""}
   *[other] {" "}sur { $wanted }
}
relic-runners-picture-last = Derniers tours !

## Descriptions. Elles sont brèves : tout un plateau doit tenir en 1024 caractères.

relic-runners-alt-turn = tour de { $who }
relic-runners-alt-camp = Camp de base : { $rations } Rations.
relic-runners-alt-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
relic-runners-alt-tokens = Jetons colorés { $coloured }, utilisés { $used }.
relic-runners-alt-around = La carte autour de { $who }.
relic-runners-alt-targets = Au choix : { $list }.
relic-runners-alt-news = Nouveau : { $list }.

## Les composants

relic-runners-legend-title = Relic Runners : les composants
relic-runners-legend-ruin = Ruine à 3 tuiles : l’explorer donne un Chemin
relic-runners-legend-ivory = Temple Ivoire à 2 tuiles : des pouvoirs à garder
relic-runners-legend-blue = Temple Bleu à 1 tuile : de 2 à 5 PV secrets
relic-runners-legend-purple = Temple Violet : sa tuile visible agit aussitôt
relic-runners-legend-shrine = Sanctuaire : lieu vidé, avec sa Relique
relic-runners-legend-relics = Crapaud vert, crâne ivoire, oiseau bleu, amulette violette
relic-runners-legend-empty = Sanctuaire vide : sa Relique est prise
relic-runners-legend-camp = Camp de base : fin de la marche, 3 Rations
relic-runners-legend-trail = Sentier avec Chemins : les tiens, sans limite
relic-runners-legend-explorer = Explorateur ; anneau double : doit jouer
relic-runners-legend-coloured = Rivière à jeton coloré : 1 pas pour une Boîte
relic-runners-legend-used = Rivière à jeton utilisé : aucun pas
relic-runners-legend-toolbox = Boîtes : au niveau 2, en bas, en réserve
relic-runners-legend-rations = Une Ration, pour explorer ; des pièces cachées
relic-runners-legend-table = Ce que permet une Boîte sur chaque case
