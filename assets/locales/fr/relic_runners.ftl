### Relic Runners : plateaux, choix, événements, raisons, règles.

relic-runners-vp = { $points } PV

## Lieux, tuiles, boîtes

relic-runners-camp = Camp de base
relic-runners-ruin = Ruine
relic-runners-temple-ivory = Temple Ivoire
relic-runners-temple-blue = Temple Bleu
relic-runners-temple-purple = Temple Violet
relic-runners-relic-green = crapaud
relic-runners-relic-ivory = crâne
relic-runners-relic-blue = oiseau
relic-runners-relic-purple = amulette
relic-runners-reserve = réserve
relic-runners-bottom = bas

relic-runners-tile-p1 = Cachette
relic-runners-tile-p2 = Outilleur
relic-runners-tile-p3 = Cellier
relic-runners-tile-p4 = Boîte en plus
relic-runners-tile-p5 = Retour
relic-runners-tile-p6 = Nouvelle route
relic-runners-tile-p7 = Bras long
relic-runners-tile-p8 = Esprits
relic-runners-tile-i1-1 = Collection
relic-runners-tile-i1-2 = Prévoyance
relic-runners-tile-i1-3 = Jumelles
relic-runners-tile-i1-4 = Défricheur
relic-runners-tile-i1-5 = Bien équipé
relic-runners-tile-i1-6 = Dernier élan
relic-runners-tile-i2-1 = Raccourci
relic-runners-tile-i2-2 = Géomètre
relic-runners-tile-i2-3 = Largage
relic-runners-tile-i2-4 = Double œuvre
relic-runners-tile-i2-5 = Œuvre au loin
relic-runners-tile-i2-6 = Portail
relic-runners-tile-i3-1 = Cantonnier
relic-runners-tile-i3-2 = Pionnier
relic-runners-tile-i3-3 = Antiquaire
relic-runners-tile-i3-4 = Péage
relic-runners-tile-i3-5 = Ami du camp
relic-runners-tile-i3-6 = Départ

relic-runners-does-p1 = 3 PV
relic-runners-does-p2 = une Boîte monte d’un pas
relic-runners-does-p3 = 2 Rations
relic-runners-does-p4 = une Boîte de la réserve vient en bas
relic-runners-does-p5 = au Camp de base, 3 Rations, fin du tour
relic-runners-does-p6 = déplacez 1 de vos Chemins
relic-runners-does-p7 = prenez aussi la tuile d’un lieu voisin
relic-runners-does-p8 = retournez jusqu’à 2 jetons
relic-runners-does-i1-1 = fin : 3 PV par tuile Ivoire
relic-runners-does-i1-2 = fin : 2 PV par Ration
relic-runners-does-i1-3 = fin : 5 PV par Relique en double
relic-runners-does-i1-4 = fin : 1 PV par Chemin sur le plateau
relic-runners-does-i1-5 = fin : 4 PV par Boîte sur la table
relic-runners-does-i1-6 = fin : un tour de plus
relic-runners-does-i2-1 = une fois : le Sentier inconnu n’importe où
relic-runners-does-i2-2 = une fois : voir les tuiles d’un Temple, choisir
relic-runners-does-i2-3 = une fois : 5 Rations en début de tour
relic-runners-does-i2-4 = une fois : posez 2 Chemins au lieu d’un
relic-runners-does-i2-5 = une fois : posez un Chemin n’importe où
relic-runners-does-i2-6 = une fois : vers un Temple de même couleur
relic-runners-does-i3-1 = 1 PV par Chemin posé
relic-runners-does-i3-2 = 1 PV pour la première tuile d’un lieu
relic-runners-does-i3-3 = 1 PV de plus si un Temple donne des PV
relic-runners-does-i3-4 = une Ration si un autre déplace un Chemin
relic-runners-does-i3-5 = 1 Ration de plus au Camp de base
relic-runners-does-i3-6 = retournez un jeton en quittant le Camp
relic-runners-explained = { $thing } : { $effect }

relic-runners-box-m1 = la tuile de ce Temple
relic-runners-box-m2 = 2 Rations
relic-runners-box-m3 = 4 PV par Relique
relic-runners-box-c1 = déplacer 1 Chemin
relic-runners-box-c2 = déplacer 2 Chemins
relic-runners-box-c3 = 2 PV par Chemin à la suite
relic-runners-box-s1 = une autre Boîte ou 2 PV
relic-runners-box-s2 = poser un Chemin
relic-runners-box-s3 = doubler les PV du tour

relic-runners-power-start-outside = débute à côté du Camp de base
relic-runners-power-extra-toolbox = débute avec 2 Boîtes en bas
relic-runners-power-extra-ration = débute avec 4 Rations
relic-runners-power-start-pathway = débute avec un Chemin au Camp de base
relic-runners-power-start-level1 = débute avec sa Boîte au niveau 1

## Le plateau

relic-runners-board-title = Relic Runners · Manche { $round }
relic-runners-board-title-over = Relic Runners · La fin
relic-runners-board-asks = { $who } · { $question }
relic-runners-board-relics = Reliques prises : { $taken }. Les derniers tours viennent avec { $wanted }.
relic-runners-board-last-turns = Derniers tours ! { $who } amène la fin ; les autres jouent encore une fois.
relic-runners-board-extra = Le tour de plus, le tout dernier
relic-runners-board-reach = À ta portée : { $sites }
relic-runners-board-effects = Ce que font les tuiles
relic-runners-board-ruins = Ruines
relic-runners-board-ivory = Temples Ivoire
relic-runners-board-blue = Temples Bleus
relic-runners-board-purple = Temples Violets
relic-runners-board-relic = Relique
relic-runners-board-empty = vide
relic-runners-board-tokens = Rivières : { $coloured } jetons colorés sur { $all }
relic-runners-board-grey = utilisés : { $tokens }
relic-runners-board-reserve = { $count } en réserve
relic-runners-board-left = reste { $count }
relic-runners-board-hidden-tile = niveau { $level }
relic-runners-board-explorer = Explorateur { $explorer }
relic-runners-board-rank = { $rank } { $who } · { $points }
relic-runners-board-over = { $count ->
    [one] { $winners } gagne avec { $points } PV !
   *[other] { $winners } partagent la victoire avec { $points } PV !
}
relic-runners-board-legend = ▮ tuiles restantes (Temples : niveaux, le dessus d’abord) · → Sentiers · 🌊 jeton coloré · 🥫 Rations · 🧰 Boîtes : M Machette, C Boussole, S Pelle · 🥾 Chemins · 🪙 pièces cachées · 🟦 tuiles Bleues

## Ce qui est demandé, et ce qui aide

relic-runners-ask-explorer = quel Explorateur ?
relic-runners-help-explorer = Chaque Explorateur se joue avec un petit pouvoir, ou sans.
relic-runners-ask-move = où aller depuis { $site } ?
relic-runners-help-move = Vous devez bouger. Un Sentier sans votre Chemin au plus, et seulement le premier ou le dernier. Une Boîte peut servir avant.
relic-runners-ask-depart = retourne un jeton avant de quitter le Camp de base
relic-runners-help-depart = Ta tuile Ivoire le veut chaque fois que tu quittes le Camp de base : un jeton, dans un sens ou l’autre. Il ne donne aucun pas, sauf si c’est le dernier coloré.
relic-runners-ask-walk = et depuis { $thing } ?
relic-runners-help-walk = Continuez, ou arrêtez-vous où c’est permis. Aucun Sentier deux fois ; le Camp de base termine la marche.
relic-runners-ask-arrived = explorer { $site } ou finir le tour ?
relic-runners-help-arrived = Explorer coûte 1 Ration. Une Boîte par tour peut servir, avant ou après.
relic-runners-ask-expedition = prendre { $thing } en { $site } ?
relic-runners-help-expedition = Ton Expédition est accomplie. Prise, la Relique rapporte maintenant 2 PV par Sentier et compte à la fin ; laissée, elle reste là.
relic-runners-ask-dash = un tour de plus ?
relic-runners-help-dash = Défaussez votre tuile Ivoire pour jouer encore un tour entier, le dernier de la partie.
relic-runners-ask-over = La partie est terminée
relic-runners-help-over = Plus rien n’est demandé.
relic-runners-ask-start-site = où débutez-vous ?
relic-runners-help-start-site = Votre Explorateur peut débuter à côté du Camp de base. Votre première marche ne peut pas y finir.
relic-runners-ask-place = poser un Chemin : sur quel Sentier ?
relic-runners-help-place = Sur un Sentier à côté de votre Explorateur sans Chemin à vous.
relic-runners-help-place-anywhere = Sur n’importe quel Sentier du plateau sans Chemin à vous.
relic-runners-help-start-pathway = Votre premier Chemin est sur un Sentier du Camp de base.
relic-runners-ask-start-column = dans quelle colonne débute votre Boîte ?
relic-runners-ask-steps = { $n ->
    [one] 1 pas : quelle Boîte monte ?
   *[other] { $n } pas : quelle Boîte monte ?
}
relic-runners-help-steps = Du bas vers une colonne, puis tout droit. M : explorer et vivres. C : Chemins. S : Boîtes et points.
relic-runners-ask-survey = { $site } : la tuile du dessus, ou toutes les voir ?
relic-runners-help-survey = Votre tuile Ivoire permet de voir toutes les tuiles de ce Temple et d’en prendre une au choix. Elle est alors dépensée.
relic-runners-ask-pick = quelle tuile de { $site } ?
relic-runners-help-pick = Vous en prenez une ; les autres gardent leur ordre.
relic-runners-ask-lift = { $n ->
    [one] lequel de vos Chemins part ?
   *[other] lequel de vos Chemins part ? { $n } en tout
}
relic-runners-help-lift = Il ira sur n’importe quel Sentier sans Chemin à vous.
relic-runners-ask-lay = où va le Chemin de { $thing } ?
relic-runners-help-lay = Sur n’importe quel Sentier du plateau sans Chemin à vous.
relic-runners-ask-reach = quel voisin de { $site } aussi ?
relic-runners-help-reach = Vous prenez sa tuile du dessus comme si vous y étiez, sans Ration.
relic-runners-ask-flip = { $n ->
    [one] retourner un jeton ?
   *[other] retourner jusqu’à { $n } jetons ?
}
relic-runners-help-flip = Dans un sens ou l’autre. Le dernier jeton coloré retourné, tous reprennent leur couleur et vous gagnez 1 pas.
relic-runners-ask-keep = quelle tuile Ivoire de niveau { $n } reste ?
relic-runners-help-keep = Vous trouvez { $thing } et n’en gardez qu’une par niveau. L’autre part pour 2 PV.
relic-runners-ask-supply = une Boîte ou 2 PV ?
relic-runners-help-supply = La Boîte vient de votre réserve, en bas.
relic-runners-ask-show = montrer la tuile Bleue pour la doubler ?
relic-runners-help-show = Montrée, elle rapporte maintenant ses points une fois de plus ; tous la connaissent alors. Elle reste à vous.

relic-runners-brief-last-turn = C’est votre dernier tour.
relic-runners-brief-pair = { $relic } : finissez en { $sites } pour une Expédition, 2 PV par Sentier.
relic-runners-brief-no-pair = { $relic } : aucune autre Relique de cette couleur n’est visible.

## Choix : ce qui est sur le bouton

relic-runners-label-explorer = L’Explorateur { $explorer }
relic-runners-label-no-explorer = Sans pouvoir
relic-runners-label-start = Débuter en { $site }
relic-runners-label-explore = Explorer { $site }
relic-runners-label-walk = Marcher vers { $site }
relic-runners-label-walk-tokens = Marcher vers { $site }, plus de jetons
relic-runners-label-walk-short = Marcher vers { $site }, moins de jetons
relic-runners-label-walk-shortcut = Marcher vers { $site } avec I2-1
relic-runners-branch-steps = Pas à pas …
relic-runners-branch-trails = Sentiers de { $site }
relic-runners-label-go = Pas à pas : d’abord { $site }
relic-runners-label-go-on = Continuer vers { $site }
relic-runners-label-stop = S’arrêter en { $site }
relic-runners-label-jump = Portail vers { $site }
relic-runners-label-refill = Compléter les Rations
relic-runners-label-box = { $space } : { $action }
relic-runners-label-up = Boîte { $from } → { $to }
relic-runners-label-place = Chemin sur { $trail }
relic-runners-label-lift = Déplacer celui de { $trail }
relic-runners-label-lay = Vers { $trail }
relic-runners-label-double = Poser 2 Chemins (I2-4)
relic-runners-label-remote = Poser n’importe où (I2-5)
relic-runners-label-reach = La tuile de { $site }
relic-runners-label-flip = Retourner { $token } ({ $trail })
relic-runners-label-top = Prendre la tuile du dessus
relic-runners-label-peek = Regarder toutes les tuiles
relic-runners-label-pick = Niveau { $level } : { $tile }
relic-runners-label-keep = Garder { $tile }
relic-runners-label-kit = Une Boîte de la réserve
relic-runners-label-points = { $vp }
relic-runners-label-show = La montrer
relic-runners-label-hide = La garder cachée
relic-runners-label-take = Prendre : { $relic } de { $site }
relic-runners-label-pass-relic = Y laisser la Relique
relic-runners-label-pass = N’en poser aucun
relic-runners-label-pass-flip = N’en plus retourner
relic-runners-label-dash = Jouer le tour de plus
relic-runners-label-decline = Pas de tour de plus
relic-runners-label-rest = Se reposer au Camp de base
relic-runners-label-end = Finir le tour

## Choix : ce qu'ils apportent

relic-runners-fact-expedition = { $relic } Expédition : { $vp }
relic-runners-fact-steps = { $steps ->
    [one] +1 pas
   *[other] +{ $steps } pas
}
relic-runners-fact-trails = { $count ->
    [one] 1 Sentier
   *[other] { $count } Sentiers
}
relic-runners-fact-own = votre Chemin
relic-runners-fact-unknown = Sentier inconnu
relic-runners-fact-camp-ends = Camp de base : fin de la marche
relic-runners-lies-relic = Sanctuaire avec { $relic }
relic-runners-lies-empty = Sanctuaire vide
relic-runners-lies-tiles = { $count ->
    [one] { $kind } : 1 tuile
   *[other] { $kind } : { $count } tuiles
}
relic-runners-fact-spends = dépense { $tile }
relic-runners-fact-no-tokens = ni jetons ni Expédition
relic-runners-fact-no-ration = sans Ration
relic-runners-fact-rations = Rations { $before }→{ $after }
relic-runners-fact-at-once = tout de suite
relic-runners-fact-hidden = ses points restent votre secret
relic-runners-fact-shown = tous la voient
relic-runners-fact-tokens-stay = les jetons restent comme ils sont
relic-runners-fact-relic-stays = aucun point ; elle pourra encore être prise
relic-runners-fact-reserve-stays = le Chemin reste en réserve
relic-runners-fact-game-ends = la partie se termine
relic-runners-fact-no-power = comme à la première partie
relic-runners-fact-box-back = la Boîte redescend en bas
relic-runners-fact-box-back-after = la Boîte redescend en bas après
relic-runners-fact-idle = n’apporte rien maintenant
relic-runners-fact-box-can = pourra : { $action }
relic-runners-fact-river = rivière { $token }
relic-runners-fact-reset = le dernier : tous colorés, +1 pas
relic-runners-fact-turns-grey = devient utilisé
relic-runners-fact-turns-coloured = reprend sa couleur
relic-runners-fact-given-up = { $tile } part : { $vp }
relic-runners-fact-unexplored = sans explorer
relic-runners-fact-next = au joueur suivant

## Ce qui arrive

relic-runners-told-seated = 🎲 { $who } commence
relic-runners-told-revealed = 🟪 { $site } montre maintenant { $tile }
relic-runners-told-explorer = 🤠 { $who } joue l’Explorateur { $explorer } : { $power }
relic-runners-told-no-explorer = 🤠 { $who } joue sans pouvoir
relic-runners-told-started = 📍 { $who } débute en { $site }
relic-runners-told-walked = 👣 { $who } marche { $path }
relic-runners-told-carried = 🌀 { $who } arrive en { $site }
relic-runners-told-relic = 🏺 { $who } prend { $relic } de { $site }
relic-runners-told-scored = 🪙 { $who } +{ $points } PV : { $reason }
relic-runners-told-token-grey = 🌊 { $who } utilise le jeton { $token }
relic-runners-told-token-coloured = 🌊 { $who } rend sa couleur au jeton { $token }
relic-runners-told-reset = 🌊 Le dernier jeton est utilisé : tous reprennent leur couleur
relic-runners-told-box-moved = 🧰 { $who } déplace une Boîte : { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } perd 1 pas : aucune Boîte ne peut le faire
   *[other] 🧰 { $who } perd { $steps } pas : aucune Boîte ne peut les faire
}
relic-runners-told-box-used = 🧰 { $who } utilise { $space } : { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } prend 1 Ration
   *[other] 🥫 { $who } prend { $rations } Rations
}
relic-runners-told-ruin = 🌿 { $who } explore la Ruine { $site } (tuile { $level })
relic-runners-told-blue = { $who } prend une tuile cachée de niveau { $level } en { $site }
relic-runners-told-tile = { $who } prend { $tile } en { $site }
relic-runners-told-peeked = 👁️ { $who } regarde les tuiles de { $site }
relic-runners-told-ivory-used = ⬜ { $who } dépense { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } renonce à { $tile }
relic-runners-told-shown = 🟦 { $who } montre une tuile Bleue de { $points } PV
relic-runners-told-placed = 🥾 { $who } pose un Chemin sur { $trail }
relic-runners-told-moved = 🥾 { $who } déplace un Chemin : { $from } → { $to }
relic-runners-told-found = ✨ { $site } devient un Sanctuaire : { $relic }
relic-runners-told-last-turns = ⏳ { $who } amène les derniers tours
relic-runners-told-dash = 🏃 { $who } joue le tour de plus
relic-runners-told-no-dash = ✋ { $who } ne joue pas de tour de plus
relic-runners-told-ended = 🏆 Points finaux : { $points }

## Pourquoi il y a des points

relic-runners-source-coins = Pièces
relic-runners-source-blue = Tuiles Bleues
relic-runners-source-relics = Reliques
relic-runners-source-ivory = Tuile Ivoire
relic-runners-reason-expedition = { $count ->
    [one] Expédition de 1 Sentier
   *[other] Expédition de { $count } Sentiers
}
relic-runners-reason-tile = { $tile }
relic-runners-reason-given-up = une tuile Ivoire abandonnée
relic-runners-reason-box = Boîte { $space }, { $action }
relic-runners-reason-doubling = doublement de ce que le tour avait rapporté
relic-runners-reason-shown = une tuile Bleue montrée pour la doubler
relic-runners-reason-blue = tuile Bleue de niveau { $level } en { $site }
relic-runners-reason-relic = première Relique { $relic }, en { $site }
relic-runners-reason-ivory = { $tile } à la fin

## Ce qui peut être tapé. Des mots séparés par des virgules ; casse et accents sont sans importance.

relic-runners-typed-explorer = pouvoir
relic-runners-typed-start = commencer, débuter
relic-runners-typed-explore = explorer, fouiller
relic-runners-typed-walk = marcher, aller, bouger, déplacer
relic-runners-typed-go = continuer, avancer
relic-runners-typed-stop = arrêter
relic-runners-typed-jump = sauter, saut, portail
relic-runners-typed-refill = ravitailler, remplir, compléter
relic-runners-typed-box = boîte, utiliser
relic-runners-typed-up = monter
relic-runners-typed-place = poser, placer, chemin
relic-runners-typed-double = double, deux
relic-runners-typed-remote = loin, partout
relic-runners-typed-lift = lever
relic-runners-typed-lay = étendre
relic-runners-typed-reach = prendre, atteindre
relic-runners-typed-flip = retourner, tourner
relic-runners-typed-top = dessus
relic-runners-typed-peek = regarder, voir
relic-runners-typed-pick = niveau, choisir
relic-runners-typed-keep = garder, conserver
relic-runners-typed-kit = réserve
relic-runners-typed-points = points
relic-runners-typed-show = montrer
relic-runners-typed-hide = cacher
relic-runners-typed-take = relique
relic-runners-typed-dash = élan
relic-runners-typed-decline = refuser, décliner
relic-runners-typed-end = finir, terminer, reposer
relic-runners-typed-yes = oui
relic-runners-typed-pass = passer
relic-runners-typed-no = non, aucun, rien
relic-runners-typed-tokens = jetons, jeton
relic-runners-typed-short = court, courte
relic-runners-typed-shortcut = raccourci
relic-runners-typed-machete = machette
relic-runners-typed-compass = boussole
relic-runners-typed-shovel = pelle
relic-runners-typed-camp = camp
relic-runners-typed-fillers = le, les, un, une, sur, avec, vers, du, des, jusqu, tuile

## Les règles courtes

relic-runners-rules-title = Relic Runners : les règles courtes
relic-runners-rules-intro =
    Des Explorateurs tracent des Chemins dans la jungle, vident Ruines et Temples, et courent de Sanctuaire en Sanctuaire pour les Reliques. Qui a le plus de Points de Victoire (PV) à la fin gagne.
relic-runners-rules-turn-title = Votre tour
relic-runners-rules-turn =
    1. Bougez : c’est obligatoire, sans finir là où vous étiez. 2. Si vous voulez, explorez où vous êtes, pour 1 Ration. Une Boîte à outils peut servir à tout moment du tour.
    Finir au Camp de base donne 3 Rations et termine le tour. Une carte en porte 5 au plus.
relic-runners-rules-walk-title = Marcher
relic-runners-rules-walk =
    Suivez autant de Sentiers avec vos Chemins que vous voulez, et un seul sans au plus, le premier ou le dernier. Aucun deux fois. Le Camp de base termine la marche. Les Chemins des autres n’aident ni ne gênent.
    Chaque jeton coloré d’une rivière suivie devient utilisé et fait monter une Boîte d’un pas. Au dernier, tous reprennent leur couleur et vous gagnez 1 pas de plus.
relic-runners-rules-explore-title = Explorer
relic-runners-rules-explore =
    🌿 Ruine : sa tuile du dessus part, et vous posez un Chemin sur un Sentier où vous êtes. 🟦 Bleu : la tuile est à vous, cachée, pour 2 à 5 PV. 🟪 Violet : la tuile visible agit. ⬜ Ivoire : la tuile est un de vos pouvoirs.
    Un lieu vidé devient un Sanctuaire avec une Relique de sa couleur.
relic-runners-rules-purple-title = Tuiles Violettes
relic-runners-rules-purple =
    P1 3 PV · P2 une Boîte monte d’un pas · P3 2 Rations · P4 une Boîte de la réserve vient en bas · P5 au Camp de base, 3 Rations, fin du tour · P6 déplacez un Chemin · P7 aussi la tuile d’un voisin · P8 retournez jusqu’à 2 jetons.
relic-runners-rules-ivory-title = Tuiles Ivoire
relic-runners-rules-ivory =
    Une par niveau au plus ; celle en trop part pour 2 PV. Le niveau 3 dure, le 2 sert une fois, le 1 compte à la fin.
    I3 : 1 PV par Chemin posé (1), pour la première tuile d’un lieu (2), quand un Temple donne des PV (3) ; une Ration si d’autres déplacent des Chemins (4), une de plus au Camp (5) ; retourner un jeton en le quittant (6).
    I2 : Sentier inconnu n’importe où (1), choisir parmi les tuiles d’un Temple (2), 5 Rations (3), deux Chemins (4), un Chemin n’importe où (5), vers un Temple de même couleur au lieu de marcher (6).
    I1 : 3 PV par tuile Ivoire (1), 2 par Ration (2), 5 par Relique en double (3), 1 par Chemin (4), 4 par Boîte sur la table (5), un tour de plus (6).
relic-runners-rules-relics-title = Expéditions
relic-runners-rules-relics =
    Débutez votre tour sur un Sanctuaire qui a sa Relique et finissez votre marche sur un autre avec une Relique de même couleur : prenez celle-ci et 2 PV par Sentier suivi.
relic-runners-rules-boxes-title = Boîtes à outils
relic-runners-rules-boxes =
    Les pas mènent du bas vers une colonne et jusqu’au niveau 3. La Boîte utilisée redescend d’abord. M1 la tuile de votre Temple, M2 2 Rations, M3 4 PV par Relique. C1 déplacez un Chemin, C2 deux, C3 2 PV par Chemin de votre plus longue route. S1 une autre Boîte ou 2 PV, S2 posez un Chemin, S3 doublez les PV du tour.
relic-runners-rules-end-title = La fin
relic-runners-rules-end =
    Quand { $ends } Reliques sont prises (2, 3, 4, 5 joueurs), les autres jouent encore un tour. On ajoute pièces, tuiles Bleues, 5 PV par Relique différente et votre tuile Ivoire de niveau 1. Égalité : plus de Reliques, puis plus de différentes.
relic-runners-rules-two-title = Deux joueurs
relic-runners-rules-two =
    Les lieux ont 2 tuiles au lieu de 3 ; les Temples n’ont pas de niveau 3.
relic-runners-rules-credits-title = Crédits
relic-runners-rules-credits =
    Relic Runners est un jeu de Matthew Dunstan, publié par Days of Wonder.
    Skald n’est affilié à aucun des deux et n’emploie ni leurs illustrations ni leur texte. Procurez-vous la boîte si vous pouvez.
relic-runners-rules-reconstruction = La carte et certaines valeurs sont notre reconstruction, pas celles de la boîte ; les noms des lieux et des tuiles sont les nôtres.
