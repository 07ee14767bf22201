### Explorers of the North Sea : plateaux, choix, événements, raisons, règles.

explorers-vp = { $points } PV
explorers-vikings = { $count ->
    [0] aucun Viking
    [one] 1 Viking
   *[other] { $count } Vikings
}
explorers-and = { $first } et { $last }

## Animaux, directions, capitaines

explorers-animal-pig = cochon
explorers-animal-chicken = poule
explorers-animal-goat = chèvre
explorers-animal-sheep = mouton
explorers-animal-cattle = vache
explorers-animal-horse = cheval
explorers-some-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
explorers-some-chicken = { $count ->
    [one] { $count } poule
   *[other] { $count } poules
}
explorers-some-goat = { $count ->
    [one] { $count } chèvre
   *[other] { $count } chèvres
}
explorers-some-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
explorers-some-cattle = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
explorers-some-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}

explorers-islet = îlot
explorers-lake = lac

explorers-bonus-archer = { $points } PV par pas entre le plateau de départ et ton Avant-poste le plus lointain
explorers-bonus-barbarian = { $points } PV par Colonie que tu as pillée
explorers-bonus-cartographer = { $points } PV par Île complète que tu contrôles
explorers-bonus-hero = { $points } PV par Navire ennemi que tu as détruit
explorers-bonus-huntsman = { $points } PV par animal de l’espèce que tu as le plus livrée
explorers-bonus-queen = { $points } PV si tu contrôles une Île complète et que personne n’en contrôle une plus grande
explorers-bonus-scout = { $points } PV si tu as un Viking sur une terre posée et que personne n’en a un plus loin
explorers-bonus-shieldmaiden = { $points } PV par Viking à toi sur une terre hors du continent
explorers-bonus-trader = { $points } PV tous les { $per } animaux livrés
explorers-bonus-tyrant = { $points } PV toutes les { $per } Tuiles de ta plus grande Île complète, arrondi à l’entier supérieur
explorers-bonus-watchman = { $points } PV par terre d’un seul tenant avec un Avant-poste à toi
explorers-bonus-outposts = { $points } PV par Avant-poste que tu as construit
explorers-bonus-deaths = { $points } PV par Viking que tu as perdu
explorers-bonus-kinds = { $points } PV par espèce de Bétail que tu as livrée
explorers-bonus-strengths = { $points } PV par point de force des Colonies que tu as pillées
explorers-bonus-at-home = { $points } PV par Viking à toi sur le continent
explorers-bonus-trader-one = { $points } PV par animal que tu as livré
explorers-bonus-tyrant-one = { $points } PV par Tuile de ta plus grande Île complète

explorers-short-bonus-archer = { $points } PV par pas jusqu’au poste
explorers-short-bonus-barbarian = { $points } PV par Colonie
explorers-short-bonus-cartographer = { $points } PV par Île complète
explorers-short-bonus-hero = { $points } PV par Navire ennemi
explorers-short-bonus-huntsman = { $points } PV par animal d’une espèce
explorers-short-bonus-queen = { $points } PV sans Île plus grande
explorers-short-bonus-scout = { $points } PV si nul n’est plus loin
explorers-short-bonus-shieldmaiden = { $points } PV par Viking à terre
explorers-short-bonus-trader = { $points } PV par { $per } animaux
explorers-short-bonus-tyrant = { $points } PV par { $per } Tuiles d’une Île
explorers-short-bonus-watchman = { $points } PV par terre avec poste
explorers-short-bonus-outposts = { $points } PV par Avant-poste
explorers-short-bonus-deaths = { $points } PV par Viking mort
explorers-short-bonus-kinds = { $points } PV par espèce de Bétail
explorers-short-bonus-strengths = { $points } PV par force pillée
explorers-short-bonus-at-home = { $points } PV par Viking au continent
explorers-short-bonus-trader-one = { $points } PV par animal
explorers-short-bonus-tyrant-one = { $points } PV par Tuile d’une Île
explorers-bonus-each = { $bonus }, mais une seule fois par lot complet de { $per }

## Le plateau

explorers-board-title = Explorers · Tour { $turn } sur { $turns }
explorers-board-title-captains = Explorers of the North Sea · Capitaines
explorers-board-title-over = Explorers of the North Sea · Fin de la partie
explorers-board-stack = { $count ->
    [one] { $count } Tuile en pile · plateau { $side }
   *[other] { $count } Tuiles en pile · plateau { $side }
}
explorers-board-reach = { $who } peut naviguer vers { $places }
explorers-board-single = Terres d’une seule Tuile, ouvertes sur leurs bords
explorers-board-mainland = Continent, devant { $cells }
explorers-board-tiles = { $count ->
    [one] { $count } Tuile
   *[other] { $count } Tuiles
}
explorers-board-held = { $who } { $points }
explorers-board-unheld = { $points } à personne pour l’instant
explorers-board-leads = { $who } en tête
explorers-board-barred = jamais complète
explorers-board-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
explorers-board-left = il en reste { $count }
explorers-board-chosen = Capitaine choisi
explorers-board-choosing = Capitaine pas encore choisi
explorers-board-hand = { $count ->
    [one] { $count } Tuile en main
   *[other] { $count } Tuiles en main
}
explorers-seat-ship = { $count ->
    [0] Drakkar sur { $place }, vide
   *[other] Drakkar sur { $place } avec { $cargo }
}
explorers-seat-home = { $count ->
    [one] { $count } Viking au continent
   *[other] { $count } Vikings au continent
}
explorers-seat-dead = { $count ->
    [one] { $count } Viking mort
   *[other] { $count } Vikings morts
}
explorers-seat-destroyed = { $count ->
    [one] { $count } Navire ennemi détruit
   *[other] { $count } Navires ennemis détruits
}
explorers-seat-raided = { $count ->
    [one] Colonie { $strengths } pillée
   *[other] Colonies { $strengths } pillées
}
explorers-seat-raided-down = { $count ->
    [one] { $count } Colonie pillée, face cachée
   *[other] { $count } Colonies pillées, face cachée
}
explorers-seat-outposts = { $count ->
    [one] { $count } Avant-poste sur { $all }
   *[other] { $count } Avant-postes sur { $all }
}
explorers-seat-delivered = bétail livré : { $herd }
explorers-board-over = { $count ->
    [one] { $winners } gagne avec { $points } PV !
   *[other] { $winners } se partagent la victoire avec { $points } PV !
}
explorers-board-over-solo = { $count ->
    [one] { $winners } termine avec { $points } PV.
   *[other] { $winners } terminent avec { $points } PV.
}
explorers-tie-breaker = À égalité, le bétail livré départage, puis les Avant-postes.
explorers-board-legend = Plan : A Drakkar, 3 Colonie, x Navire ennemi, * Bétail, o autre terre, ~ mer, · case libre, # continent · Flèches : bords de terre, les autres sont de mer · M6b : deuxième terre ou mer d’une Tuile · 🏝️ complète · 🧭 ouverte, → cases où sa terre continue · 🐖 cochon 🐓 poule 🐐 chèvre 🐑 mouton 🐄 vache 🐎 cheval · 🏘️ Colonie, force · 🏴‍☠️ Navire ennemi · ⛵ Drakkar · 🟠A×2 Vikings · 🗼 Avant-poste, coin ▲/▼ · 💀 morts · ✨ la plus récente · ❄️ joue en dernier · 3🟠A Île de 3 Tuiles et qui la contrôle

## Ce qui est demandé, et ce qui aide

explorers-ask-captain = Quel Capitaine choisir ?
explorers-help-captain = Ton Capitaine rapporte des points à la fin. Tout le monde révèle le sien en même temps ; l’autre sort du jeu.
explorers-ask-place = Poser une Tuile
explorers-ask-place-solo = Poser une Tuile ({ $n } sur { $of })
explorers-help-place = Terre contre terre, mer contre mer. Les numéros sont ceux de l’image.
explorers-help-place-ship = Une des deux Tuiles de ce tour doit montrer un Navire ennemi : poses-en une qui en montre un.
explorers-ask-act = { $left ->
    [one] Il reste { $left } action
   *[other] Il reste { $left } actions
}
explorers-help-act = Charger, décharger, naviguer, marcher ou mener du Bétail coûte 1 action ; un Avant-poste, 2. Tu peux terminer le tour quand tu veux.
explorers-ask-done = Terminer le tour
explorers-help-done = Tu as utilisé toutes tes actions.
explorers-ask-over = La partie est terminée

explorers-brief-last-turns = { $turns ->
    [one] La pile est vide : c’est ton dernier tour.
   *[other] La pile est vide : il te reste { $turns } tours, celui-ci compris.
}
explorers-brief-places = { $count ->
    [1] 1 endroit
   *[other] { $count } endroits
}

## Les choix : ce qui est sur le bouton

explorers-branch-tile = terre { $land }
explorers-branch-load = Charger…
explorers-branch-unload = Décharger…
explorers-branch-walk = Déplacer des Vikings…
explorers-branch-herd = Mener du Bétail…
explorers-label-load = Charger { $cargo }
explorers-label-load-home = Charger { $cargo } sur le continent
explorers-label-unload = Décharger { $cargo }
explorers-label-unload-home = Débarquer { $cargo } sur le continent
explorers-label-deliver = Livrer { $cargo }
explorers-label-sail = Naviguer vers { $to }
explorers-label-sail-home = Rentrer au continent
explorers-label-walk = Déplacer { $vikings } de { $from } à { $to }
explorers-label-herd = Mener { $animal } de { $from } à { $to }
explorers-label-outpost = Avant-poste en { $corner }
explorers-label-done = Terminer le tour

## Les choix : ce qu’ils apportent

explorers-fact-completes = { $tiles ->
    [one] complète une Île de { $tiles } Tuile
   *[other] complète une Île de { $tiles } Tuiles
}
explorers-fact-completes-for = { $tiles ->
    [one] complète une Île de { $tiles } Tuile pour { $who }
   *[other] complète une Île de { $tiles } Tuiles pour { $who }
}
explorers-fact-site = ouvre un emplacement d’Avant-poste
explorers-fact-stay = laissés sur place : { $vikings }
explorers-fact-barred = jamais complète : terre vers le continent
explorers-fact-enemy = Navire ennemi : { $deadly } sur { $all } tuent un Viking
explorers-fact-shore = à terre : { $land }
explorers-fact-there = là : { $land }
explorers-fact-raids = tu pilles la Colonie de force { $strength }
explorers-fact-missing = { $missing ->
    [one] Colonie de force { $strength } : il manque { $missing } Viking
   *[other] Colonie de force { $strength } : il manque { $missing } Vikings
}
explorers-fact-control = { $tiles ->
    [one] Île de { $tiles } Tuile, force { $strength }
   *[other] Île de { $tiles } Tuiles, force { $strength }
}
explorers-fact-between = là où { $cells } se rejoignent
explorers-fact-unused = { $left ->
    [one] { $left } action inutilisée
   *[other] { $left } actions inutilisées
}
explorers-fact-draw = tu pioches une Tuile
explorers-fact-next = tu ne pioches pas de Tuile
explorers-fact-third = la troisième Tuile sort du jeu
explorers-fact-game-ends = la partie se termine

## Ce qui se passe

explorers-told-board = 🗺️ Plateau de départ { $side }
explorers-told-seated = 🎲 { $who } commence ; ❄️ { $winter } joue en dernier
explorers-told-captain = 👑 { $who } a choisi son Capitaine
explorers-told-captains = 👑 Capitaines : { $captains }
explorers-told-turned-up = 🗺️ Tuiles révélées : { $tiles }
explorers-told-returned = { $count ->
    [one] 🗺️ { $who } ne peut pas poser sa Tuile : elle est remélangée à la pile et remplacée
   *[other] 🗺️ { $who } ne peut poser aucune Tuile : les { $count } sont remélangées à la pile et remplacées
}
explorers-told-removed = 🗺️ { $who } ne peut poser aucune Tuile ; l’une sort du jeu : { $tile }
explorers-told-discarded = 🗺️ Une Tuile sort du jeu : { $tile }
explorers-told-placed = 🗺️ { $who } pose une Tuile en { $cell }
explorers-told-livestock = 🐾 Bétail en { $at } : { $animal }
explorers-told-settlement = 🏘️ Une Colonie de force { $strength } apparaît en { $at }
explorers-told-enemy = 🏴‍☠️ Un Navire ennemi apparaît en { $at }
explorers-told-island = { $tiles ->
    [one] 🏝️ L’Île de { $at } est complète : { $tiles } Tuile
   *[other] 🏝️ L’Île de { $at } est complète : { $tiles } Tuiles
}
explorers-told-loaded = 📥 { $who } charge { $cargo } de { $from }
explorers-told-loaded-home = 📥 { $who } charge { $cargo } sur le continent
explorers-told-unloaded = 📤 { $who } décharge { $cargo } en { $to }
explorers-told-unloaded-home = 📤 { $who } débarque { $cargo } sur le continent
explorers-told-delivered = 🏠 { $who } livre { $herd }
explorers-told-sailed = ⛵ { $who } navigue vers { $to }
explorers-told-sailed-home = ⛵ { $who } rentre au continent
explorers-told-destroyed = 🏴‍☠️ { $who } détruit le Navire ennemi en { $at }
explorers-told-destroyed-deadly = 🏴‍☠️ { $who } détruit le Navire ennemi en { $at } ; 💀 un Viking meurt
explorers-told-walked = 👣 { $who } déplace { $vikings } : { $from } → { $to }
explorers-told-herded = 👣 { $who } mène { $animal } : { $from } → { $to }
explorers-told-raided = 🏘️ { $who } pille la Colonie en { $at } : +{ $strength } PV
explorers-told-outpost = 🗼 { $who } construit un Avant-poste en { $at }
explorers-told-ended = 🏆 Score final : { $points }

## Ce qu’a fait un joueur, en peu de mots

explorers-did-deliver = a livré { $items }
explorers-did-raid = { $count ->
    [one] a pillé la Colonie { $strengths }
   *[other] a pillé les Colonies { $strengths }
} : +{ $strength } PV
explorers-did-destroy = { $count ->
    [one] a détruit un Navire ennemi
   *[other] a détruit { $count } Navires ennemis
}
explorers-did-build = { $count ->
    [one] a construit un Avant-poste
   *[other] a construit { $count } Avant-postes
}
explorers-did-place = a posé { $items }
explorers-did-lose = a perdu { $vikings }
explorers-did-complete = a complété une Île de { $tiles } Tuiles
explorers-did-choose = a choisi { $captain }
explorers-did-load = a chargé { $cargo }
explorers-did-unload = a débarqué { $cargo }
explorers-did-sail = a navigué vers { $to }
explorers-did-sail-home = a regagné le continent
explorers-did-walk = a marché vers { $to }
explorers-did-herd = a mené { $animal } en { $to }

## Pourquoi il y a des points

explorers-source-livestock = Bétail
explorers-source-outposts = Avant-postes
explorers-source-enemy-ships = Navires ennemis
explorers-source-settlements = Colonies
explorers-source-deaths = Vikings morts
explorers-source-islands = Îles
explorers-source-captain = Capitaine
explorers-reason-livestock = Bétail livré : { $herd }
explorers-reason-outpost = Avant-poste { $n }, en { $at }
explorers-reason-enemy = Navire ennemi en { $at }
explorers-reason-death = Viking mort en { $at }
explorers-reason-settlement = Colonie de force { $strength } en { $at }
explorers-reason-island = { $tiles ->
    [one] Île de { $tiles } Tuile : { $cells }
   *[other] Île de { $tiles } Tuiles : { $cells }
}

## Ce qui peut être tapé. Des mots séparés par des virgules ; casse et accents sont sans importance.

explorers-typed-captain = capitaine, choisir, garder
explorers-typed-place = poser, placer, tuile
explorers-typed-load = charger, embarquer
explorers-typed-unload = décharger, débarquer
explorers-typed-deliver = livrer
explorers-typed-sail = naviguer, voguer
explorers-typed-walk = marcher, avancer, déplacer
explorers-typed-herd = mener, conduire
explorers-typed-outpost = avant, poste, construire
explorers-typed-done = finir, terminer, passer
explorers-typed-home = port, continent, maison
explorers-typed-vikings = viking, vikings
explorers-typed-all = tout, tous
explorers-typed-pig = cochon, cochons, porc
explorers-typed-chicken = poule, poules, poulet
explorers-typed-goat = chèvre, chèvres
explorers-typed-sheep = mouton, moutons
explorers-typed-cattle = vache, vaches
explorers-typed-horse = cheval, chevaux
explorers-typed-archer = archer
explorers-typed-barbarian = barbare
explorers-typed-cartographer = cartographe
explorers-typed-hero = héros
explorers-typed-huntsman = chasseur
explorers-typed-queen = reine
explorers-typed-scout = éclaireur
explorers-typed-shieldmaiden = guerrière
explorers-typed-trader = marchand
explorers-typed-tyrant = tyran
explorers-typed-watchman = guetteur
explorers-typed-fillers = à, au, en, vers, de, du, le, les, l, et, avec, mon, mes, sur, bouclier, rotation, une

## Les règles courtes

explorers-about = Explore une mer qui grandit Tuile par Tuile : ramène du bétail, pille et tiens des Îles avant l’hiver. 48 tours à se partager, 16 en solitaire ; environ 45 appuis et 15 minutes par personne.
explorers-rules-title = Explorers of the North Sea : les règles en bref
explorers-rules-signs-title = Signes du plateau
explorers-rules-intro =
    Les Drakkars voguent sur une mer inconnue qui grandit Tuile après Tuile. Ramène du Bétail sur le continent, pille des Colonies, détruis des Navires ennemis, construis des Avant-postes et contrôle des Îles. Quand vient l’hiver, le plus grand nombre de Points de Victoire (PV) l’emporte.
explorers-rules-turn-title = Ton tour
explorers-rules-turn =
    { $first_player ->
        [before_captains] On tire d’abord au sort qui commence ; ensuite chacun garde 1 Capitaine sur 2.
       *[after_captains] Avant le premier tour, chacun garde 1 Capitaine sur 2 ; ensuite on tire au sort qui commence.
    } Chaque Drakkar commence au bord du continent, avec 2 de ses { $vikings } Vikings à bord.
    1. Pose 1 Tuile de ta main.
    2. Fais jusqu’à { $actions } actions, dans l’ordre que tu veux.
    3. Termine le tour et pioche une Tuile.
explorers-rules-tile-title = Poser une Tuile
explorers-rules-tile =
    Pose-la à côté d’une autre, dans n’importe quel sens : terre contre terre, mer contre mer. Aucune Tuile ne peut toucher le continent ; { $shore_edges ->
        [sea] les bords vers les cases qui le bordent doivent être de mer.
       *[any] une Île avec de la terre vers les cases qui le bordent ne peut plus être complétée.
    }
    Ce que la Tuile montre se place dessus : un animal, une Colonie dont la force est tirée au sort, ou un Navire ennemi dont personne ne connaît le dos.
    { $animals }
explorers-rules-ship-title = Le Drakkar (1 action par étape)
explorers-rules-ship =
    Charge ou décharge autant de tes Vikings et d’animaux que tu veux sur une terre de la Tuile du Drakkar, ou sur le continent ; il en porte { $hold }. Pour charger du Bétail, il faut un de tes Vikings sur cette terre ; pour le décharger, un à bord. Déchargé sur le continent, il est livré pour de bon.
    Navigue vers une mer reliée de la Tuile voisine, avec au moins un Viking à bord. Là où se trouve un Navire ennemi, { $boarding } Vikings le détruisent aussitôt, et l’un d’eux peut mourir.
explorers-rules-land-title = À terre (1 action par étape)
explorers-rules-land =
    Déplace 1 ou 2 Vikings, ou mène 1 animal avec 1 Viking, vers une terre reliée de la Tuile voisine. Le Bétail n’est à personne tant qu’il n’est pas à bord.
    Quand tes Vikings près d’une Colonie sont aussi nombreux que sa force, tu la pilles aussitôt ; elle reste face cachée sur ta carte Capitaine jusqu’à la fin.
explorers-rules-outpost-title = Avant-postes (2 actions)
explorers-rules-outpost =
    À un coin où trois Tuiles se rejoignent par la terre, avec { $crew } de tes Vikings autour. Une Tuile touche au plus 1 Avant-poste, quel qu’en soit le joueur. Tu en as { $all }.
explorers-rules-points-title = Points à la fin
explorers-rules-points =
    Bétail : collections d’animaux différents, { $sets } PV pour 1 à 6 espèces. Avant-postes : { $outposts } PV pour 1 à 5. Navires ennemis : { $ship } PV chacun. Colonies : leur force. Vikings morts : { $deaths } PV pour 1 à 7.
    Îles complètes : { $tile } PV par Tuile pour le plus fort ; un Viking sur sa terre compte { $viking }, un Avant-poste { $outpost }. À égalité : le plus d’Avant-postes ; sinon, tous les ex æquo marquent. Et ton Capitaine.
explorers-rules-end-title = La fin
explorers-rules-end =
    Après { $tiles } tours, quand toutes les Tuiles sont posées. À égalité : le plus de Bétail livré, puis le plus d’Avant-postes.
explorers-rules-solo-title = À un joueur
explorers-rules-solo =
    À chaque tour, 3 Tuiles sont révélées : pose-en 2, puis agis ; la troisième sort du jeu. Si possible, une des deux doit montrer un Navire ennemi. Tu as deux Capitaines et le meilleur compte. La Reine et l’Éclaireur restent dans la boîte. La partie dure 16 tours.
explorers-rules-captains-title = Capitaines
explorers-rules-credits-title = Crédits
explorers-rules-credits =
    Explorers of the North Sea est un jeu de Shem Phillips, édité par Garphill Games.
    Skald ne leur est pas affilié et n’utilise ni leurs illustrations ni leurs textes. Procure-toi la boîte si tu peux.
explorers-rules-reconstruction = Les bords des Tuiles, les plateaux de départ, ce que rapportent les Capitaines et certains barèmes sont notre propre reconstitution, pas ceux de la boîte.

# The headings of the log.
explorers-log-round = Manche { $round }
