### Relic Runners : ce que portent ses images, et leurs descriptions.

## Dans l’image

relic-runners-picture-asks = { $who } : { $question }
relic-runners-picture-round = Manche { $round }
relic-runners-picture-relics = Reliques prises : { $taken } sur { $wanted }
relic-runners-picture-last = Derniers tours !
relic-runners-picture-machete = M Machette
relic-runners-picture-compass = C Boussole
relic-runners-picture-shovel = S Pelle

## Descriptions. Elles sont brèves : tout un plateau doit tenir en 1024 caractères.

relic-runners-alt-turn = à { $who } de jouer
relic-runners-alt-camp = BC : { $rations } rations.
relic-runners-alt-sites = { $title } : { $groups }.
relic-runners-alt-tiles = { $count ->
    [one] { $count } tuile { $sites }
   *[other] { $count } tuiles { $sites }
}
relic-runners-alt-relic = relique { $sites }
relic-runners-alt-empty = vide { $sites }
relic-runners-alt-tokens = Jetons colorés { $coloured }, usés { $used }.
relic-runners-alt-player = { $who } en { $site } : { $facts }.
relic-runners-alt-rations = { $count ->
    [one] { $count } ration
   *[other] { $count } rations
}
relic-runners-alt-boxes = { $reserve ->
    [0] boîtes { $table }
   *[other] boîtes { $table }, { $reserve } en réserve
}
relic-runners-alt-coins = { $coins } en pièces
relic-runners-alt-blue = bleu { $tiles }
relic-runners-alt-paths = { $left ->
    [one] { $left } chemin restant, posés { $trails }
   *[other] { $left } chemins restants, posés { $trails }
}
relic-runners-alt-laid = chemins { $trails }
relic-runners-alt-around = La carte autour de { $who }.
relic-runners-alt-reach = À portée : { $sites }.
relic-runners-alt-news = Nouveau : { $news }.

## Les composants

relic-runners-legend-title = Relic Runners : les composants
relic-runners-legend-ruin = Ruine à 3 tuiles, l’explorer donne un Chemin
relic-runners-legend-ivory = Temple Ivoire à 2 tuiles, des pouvoirs à garder
relic-runners-legend-blue = Temple Bleu à 1 tuile, de 2 à 5 PV secrets
relic-runners-legend-purple = Temple Violet, sa tuile visible (P4) agit aussitôt
relic-runners-legend-shrine = Sanctuaire, lieu exploré avec sa Relique
relic-runners-legend-relics = Crapaud vert, crâne ivoire, oiseau bleu, amulette violette
relic-runners-legend-empty = Sanctuaire vide, sa Relique est prise
relic-runners-legend-camp = BC, le Camp de base arrête la marche, donne 3 Rations
relic-runners-legend-trail = Sentier avec Chemins, suivez les vôtres à volonté
relic-runners-legend-explorer = Explorateur, un anneau doré marque qui joue
relic-runners-legend-coloured = Rivière à jeton coloré, 1 pas pour une Boîte
relic-runners-legend-used = Rivière à jeton usé, aucun pas
relic-runners-legend-toolbox = Boîtes sur M2, en bas, en réserve
relic-runners-legend-rations = Une Ration, pour explorer, et des pièces cachées
relic-runners-legend-table = Ce que fait une Boîte sur sa case
