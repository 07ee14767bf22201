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
relic-runners-column-machete = Machette
relic-runners-column-compass = Boussole
relic-runners-column-shovel = Pelle

relic-runners-tile-p1 = Cachette
relic-runners-tile-p2 = Outilleur
relic-runners-tile-p3 = Cellier
relic-runners-tile-p4 = Boîte de rechange
relic-runners-tile-p5 = Retour
relic-runners-tile-p6 = Nouvelle route
relic-runners-tile-p7 = Longue portée
relic-runners-tile-p8 = Esprits des rivières
relic-runners-tile-i1-1 = Collectionneur
relic-runners-tile-i1-2 = Prévoyance
relic-runners-tile-i1-3 = Reliques jumelles
relic-runners-tile-i1-4 = Défricheur
relic-runners-tile-i1-5 = Bien équipé
relic-runners-tile-i1-6 = Dernier élan
relic-runners-tile-i2-1 = Raccourci
relic-runners-tile-i2-2 = Géomètre
relic-runners-tile-i2-3 = Largage
relic-runners-tile-i2-4 = Double chantier
relic-runners-tile-i2-5 = Chantier lointain
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
relic-runners-does-p4 = une Boîte de la réserve passe en bas
relic-runners-does-p5 = retour au Camp de base, 3 Rations
relic-runners-does-p6 = déplacer 1 de tes Chemins
relic-runners-does-p7 = prendre aussi la tuile d’un lieu voisin
relic-runners-does-p8 = retourner jusqu’à 2 jetons
relic-runners-does-i1-1 = à la fin, 3 PV par tuile Ivoire
relic-runners-does-i1-2 = à la fin, 2 PV par Ration
relic-runners-does-i1-3 = à la fin, 5 PV par Relique en double
relic-runners-does-i1-4 = à la fin, 1 PV par Chemin sur le plateau
relic-runners-does-i1-5 = à la fin, 4 PV par Boîte sur le Tableau
relic-runners-does-i1-6 = à la fin, un tour supplémentaire
relic-runners-does-i2-1 = une fois, le Sentier inconnu n’importe où
relic-runners-does-i2-2 = une fois, voir les tuiles d’un Temple et en choisir une
relic-runners-does-i2-3 = une fois, remonter à 5 Rations en début de tour
relic-runners-does-i2-4 = une fois, poser 2 Chemins au lieu d’un
relic-runners-does-i2-5 = une fois, poser un Chemin n’importe où
relic-runners-does-i2-6 = une fois, aller à un Temple de même couleur
relic-runners-does-i3-1 = 1 PV par Chemin que tu poses
relic-runners-does-i3-2 = 1 PV pour la première tuile d’un lieu
relic-runners-does-i3-3 = 1 PV de plus quand un Temple donne des PV
relic-runners-does-i3-4 = une Ration quand quelqu’un d’autre déplace un Chemin
relic-runners-does-i3-5 = 1 Ration de plus au Camp de base
relic-runners-does-i3-6 = retourner un jeton en quittant le Camp de base

relic-runners-box-m1 = la tuile de ce Temple
relic-runners-box-m2 = 2 Rations
relic-runners-box-m3 = 4 PV par Relique
relic-runners-box-c1 = déplacer 1 Chemin
relic-runners-box-c2 = déplacer 2 Chemins
relic-runners-box-c3 = 2 PV par Chemin du trajet
relic-runners-box-s1 = une autre Boîte ou 2 PV
relic-runners-box-s2 = poser un Chemin
relic-runners-box-s3 = doubler les PV du tour

relic-runners-power-start-outside = commencer à côté du Camp de base
relic-runners-power-extra-toolbox = commencer avec 2 Boîtes en bas
relic-runners-power-extra-ration = commencer avec 4 Rations
relic-runners-power-start-pathway = commencer avec un Chemin au Camp de base
relic-runners-power-start-level1 = commencer avec ta Boîte au niveau 1

## Le plateau

relic-runners-board-title = Relic Runners · Manche { $round }
relic-runners-board-title-over = Relic Runners · Fin de la partie
relic-runners-board-relics = Reliques prises : { $taken }. À { $wanted }, les derniers tours commencent.
relic-runners-board-last-turns = Derniers tours ! { $who } les a déclenchés ; les autres jouent encore une fois.
relic-runners-board-extra = Le tour supplémentaire, le dernier de la partie
relic-runners-board-reach = À portée : { $sites }
relic-runners-board-effects = Ce que font les tuiles
relic-runners-board-ruins = Ruines
relic-runners-temples-ivory = Temples Ivoire
relic-runners-temples-blue = Temples Bleus
relic-runners-temples-purple = Temples Violets
relic-runners-board-relic = Relique
relic-runners-board-empty = vide
relic-runners-board-tokens = Rivières : jetons colorés, { $coloured } sur { $all }
relic-runners-board-grey = Utilisés : { $tokens }
relic-runners-board-hidden-tile = niveau { $level }
relic-runners-board-explorer = Explorateur { $explorer }
relic-runners-seat-at = en { $site }
relic-runners-seat-rations = { $count ->
    [one] { $count } Ration
   *[other] { $count } Rations
}
relic-runners-seat-boxes = Boîtes : { $table }
relic-runners-seat-reserve = { $count } en réserve
relic-runners-seat-paths = Chemins : { $trails }
relic-runners-seat-left = { $count ->
    [one] reste { $count } Chemin
   *[other] restent { $count } Chemins
}
relic-runners-seat-coins = { $coins } en pièces
relic-runners-seat-blue = Bleues : { $tiles }
relic-runners-board-over = { $count ->
    [one] { $winners } gagne avec { $points } PV !
   *[other] { $winners } se partagent la victoire avec { $points } PV !
}
relic-runners-tie-breaker = À égalité, les Reliques départagent, puis leurs différentes sortes.
relic-runners-board-legend = ▮ tuiles restantes (Temples : niveaux, le dessus d’abord) · → Sentiers · 🌊 jeton coloré · 🥫 Rations · 🧰 Boîtes à outils · 🥾 Chemins · 🪙 pièces cachées · 🟦 tuiles Bleues · ⬇ boîtes en bas · 🏺 Reliques prises / quand les derniers tours commencent

## Ce qui est demandé, et ce qui aide

relic-runners-ask-explorer = Quel Explorateur choisir ?
relic-runners-help-explorer = Chaque Explorateur a un petit pouvoir ; tu peux aussi jouer sans.
relic-runners-ask-move = Où aller depuis { $site } ?
relic-runners-help-move = Tu dois te déplacer. Un seul Sentier au plus peut être sans Chemin à toi, et seulement le premier ou le dernier. Avant, tu peux utiliser une Boîte.
relic-runners-ask-depart = Retourne un jeton avant de quitter le Camp de base
relic-runners-help-depart = Ta tuile Ivoire le veut chaque fois que tu quittes le Camp de base : un jeton, dans un sens ou l’autre. Il ne donne aucun pas, sauf si c’est le dernier coloré.
relic-runners-ask-walk = Continuer après { $thing } ?
relic-runners-help-walk = Continue, ou arrête-toi où c’est permis. Tu ne suis aucun Sentier deux fois, et le Camp de base termine la marche.
relic-runners-ask-arrived = Explorer { $site } ou finir le tour ?
relic-runners-ask-after = Utiliser une Boîte ou finir le tour ?
relic-runners-help-arrived = Explorer coûte 1 Ration. Tu peux utiliser une Boîte par tour, avant ou après.
relic-runners-help-after = Tu peux utiliser une Boîte par tour.
relic-runners-ask-expedition = Prendre { $thing } en { $site } ?
relic-runners-help-expedition = Ton Expédition est accomplie. Prise, la Relique rapporte maintenant 2 PV par Sentier et compte à la fin ; laissée, elle reste là.
relic-runners-ask-dash = Jouer un tour supplémentaire ?
relic-runners-help-dash = Défausse ta tuile Ivoire pour jouer encore un tour entier, le dernier de la partie.
relic-runners-ask-over = La partie est terminée
relic-runners-help-over = Il n’y a plus rien à décider.
relic-runners-ask-start-site = Où commencer ?
relic-runners-help-start-site = Ton Explorateur peut commencer dans un lieu à côté du Camp de base. Ton premier déplacement ne peut pas finir dans ce même lieu.
relic-runners-ask-place = Poser un Chemin : sur quel Sentier ?
relic-runners-help-place = Choisis un Sentier à côté de ton Explorateur, sans Chemin à toi.
relic-runners-help-place-anywhere = Choisis n’importe quel Sentier sans Chemin à toi.
relic-runners-help-start-pathway = Ton premier Chemin se pose sur un Sentier du Camp de base.
relic-runners-ask-start-column = Dans quelle colonne commence ta Boîte ?
relic-runners-ask-steps = { $n ->
    [one] 1 pas : quelle Boîte monte ?
   *[other] { $n } pas : quelle Boîte monte ?
}
relic-runners-help-steps = Du bas vers une colonne au choix, puis toujours plus haut dans celle-ci. Machette : exploration et Rations. Boussole : Chemins. Pelle : Boîtes et points.
relic-runners-ask-survey = { $site } : la tuile du dessus, ou les regarder toutes ?
relic-runners-help-survey = Ta tuile Ivoire te permet de regarder toutes les tuiles de ce Temple et d’en prendre une au choix. Ensuite, elle est défaussée.
relic-runners-ask-pick = Quelle tuile de { $site } prendre ?
relic-runners-help-pick = Tu en prends une ; les autres restent dans leur ordre.
relic-runners-ask-lift = { $n ->
    [one] Lequel de tes Chemins déplacer ?
   *[other] Lequel de tes Chemins déplacer ? { $n } en tout
}
relic-runners-help-lift = Il ira sur n’importe quel Sentier sans Chemin à toi ; le second ne va pas où était le premier.
relic-runners-ask-lay = Où va le Chemin de { $thing } ?
relic-runners-help-lay = Sur n’importe quel Sentier sans Chemin à toi ; le second ne va pas où était le premier.
relic-runners-ask-reach = La tuile de quel voisin de { $site } aussi ?
relic-runners-help-reach = Tu prends sa tuile du dessus comme si tu y étais, sans payer de Ration.
relic-runners-ask-flip = { $n ->
    [one] Retourner un jeton ?
   *[other] Retourner jusqu’à { $n } jetons ?
}
relic-runners-help-flip = Dans un sens ou dans l’autre. Quand le dernier jeton coloré est retourné, tous reprennent leur couleur et tu gagnes 1 pas.
relic-runners-ask-keep = Quelle tuile Ivoire de niveau { $n } garder ?
relic-runners-help-keep = Tu as trouvé { $thing }, mais tu ne peux garder qu’une tuile par niveau. Tu défausses l’autre et gagnes 2 PV.
relic-runners-ask-supply = Une Boîte ou 2 PV ?
relic-runners-help-supply = La Boîte passe de ta réserve en bas du Tableau de Progression.
relic-runners-ask-show = Montrer la tuile Bleue pour la doubler ?
relic-runners-help-show = Si tu la montres, elle rapporte ses points une fois de plus maintenant, et tout le monde les connaît. La tuile reste à toi.

relic-runners-brief-last-turn = C’est ton dernier tour.
relic-runners-brief-last-turn-dash = C’est ton dernier tour, puis le tour supplémentaire si tu as encore la tuile « Dernier élan ».
relic-runners-brief-last-turn-perhaps = C’est ton dernier tour, à moins que tu ne prennes la tuile « Dernier élan ».
relic-runners-brief-pair = { $relic } : finis ta marche en { $sites } pour une Expédition, 2 PV par Sentier.
relic-runners-brief-no-pair = { $relic } : aucune autre Relique de cette couleur n’est encore visible.

## Choix : ce qui est sur le bouton

relic-runners-label-explorer = L’Explorateur { $explorer }
relic-runners-label-no-explorer = Sans pouvoir
relic-runners-label-start = Commencer en { $site }
relic-runners-label-explore = Explorer { $site }
relic-runners-label-walk = Aller en { $site }
relic-runners-branch-steps = Pas à pas…
relic-runners-branch-ways = Autres trajets…
relic-runners-branch-more = Autres…
relic-runners-way-tokens = le plus de jetons
relic-runners-way-short = chemin le plus court
relic-runners-way-shortcut = par le Raccourci
relic-runners-label-go = Un pas vers { $site }
relic-runners-label-go-on = Continuer vers { $site }
relic-runners-label-stop = S’arrêter en { $site }
relic-runners-label-jump = Portail vers { $site }
relic-runners-label-refill = Compléter les Rations
relic-runners-label-up = { $to } : { $action }
relic-runners-label-double = Poser 2 Chemins
relic-runners-label-remote = Poser n’importe où
relic-runners-label-reach = Prendre en { $site }
relic-runners-label-flip = Retourner le jeton de { $trail }
relic-runners-label-top = Prendre la tuile du dessus
relic-runners-label-peek = Regarder toutes les tuiles
relic-runners-label-pick = Niveau { $level } : { $tile }
relic-runners-label-keep = Garder { $tile }
relic-runners-label-kit = Une Boîte de la réserve
relic-runners-label-show = La montrer
relic-runners-label-hide = La garder cachée
relic-runners-label-take = Prendre : { $relic } de { $site }
relic-runners-label-pass-relic = Y laisser la Relique
relic-runners-label-pass = N’en poser aucun
relic-runners-label-pass-flip = Ne plus en retourner
relic-runners-label-dash = Jouer le tour supplémentaire
relic-runners-label-decline = Pas de tour supplémentaire
relic-runners-label-rest = Se reposer au Camp de base
relic-runners-label-end = Finir le tour

## Choix : la raison sur le bouton, 25 caractères au plus

relic-runners-gist-shrine = Sanctuaire : { $relic }

## Choix : ce qu'ils apportent

relic-runners-fact-trails = { $count ->
    [one] 1 Sentier
   *[other] { $count } Sentiers
}
relic-runners-fact-own = ton Chemin
relic-runners-fact-unknown = Sentier inconnu
relic-runners-lies-relic = Sanctuaire avec Relique : { $relic }
relic-runners-lies-empty = Sanctuaire vide
relic-runners-fact-spends = dépense { $tile }
relic-runners-fact-hidden = ses points restent secrets
relic-runners-fact-shown = tout le monde la voit
relic-runners-fact-tokens-stay = les jetons restent tels quels
relic-runners-fact-relic-stays = aucun point ; elle pourra encore être prise
relic-runners-fact-reserve-stays = le Chemin reste dans ta réserve
relic-runners-fact-game-ends = la partie se termine
relic-runners-fact-no-power = comme dans une première partie
relic-runners-fact-idle = n’apporte rien maintenant
relic-runners-fact-from = depuis : { $from }
relic-runners-fact-shrine = { $site } devient un Sanctuaire : { $relic }
relic-runners-fact-next-turn = tour suivant, possible : Expédition { $relic } vers { $site }, { $vp }
relic-runners-fact-route = plus longue route { $before }→{ $after }
relic-runners-fact-route-stays = ta plus longue route ne change pas
relic-runners-fact-route-without = sans lui, plus longue route { $after }
relic-runners-fact-river = une rivière
relic-runners-fact-reset = tous les jetons se recolorent
relic-runners-fact-turns-grey = est utilisé
relic-runners-fact-turns-coloured = reprend sa couleur
relic-runners-fact-given-up = cède { $tile }
relic-runners-fact-unexplored = sans explorer
relic-runners-fact-turn-ends = fin du tour
relic-runners-fact-last-turns = début des derniers tours

## Choix : les nombres qu’ils changent

relic-runners-count-points = { $by } PV
relic-runners-count-relics = Reliques { $before }→{ $after }
relic-runners-count-pathways = Chemins { $before }→{ $after }
relic-runners-count-boxes = Boîtes { $before }→{ $after }
relic-runners-count-ivory = Ivoire { $before }→{ $after }
relic-runners-count-steps = pas { $by }
relic-runners-count-rations = Rations { $before }→{ $after }

## Choix : la question suivante

relic-runners-then-survey = puis : celle du dessus ou voir
relic-runners-then-pick = puis : choisir une tuile
relic-runners-then-place = puis : poser un Chemin
relic-runners-then-lift = puis : déplacer un Chemin
relic-runners-then-lay = puis : choisir le Sentier
relic-runners-then-reach = puis : une tuile voisine
relic-runners-then-flip = puis : retourner un jeton
relic-runners-then-keep = puis : garder une des deux
relic-runners-then-supply = puis : une Boîte ou 2 PV
relic-runners-then-show = puis : montrer la Bleue ou non
relic-runners-then-expedition = puis : la Relique ou non
relic-runners-then-dash = puis : le tour en plus ou non
relic-runners-then-start-site = puis : choisir où commencer
relic-runners-then-start-pathway = puis : poser un Chemin
relic-runners-then-start-column = puis : choisir une colonne

## Ce qui arrive

relic-runners-told-seated = 🎲 { $who } commence
relic-runners-told-revealed = 🟪 { $site } montre maintenant { $tile }
relic-runners-told-explorer = 🤠 { $who } joue l’Explorateur { $explorer } : { $power }
relic-runners-told-no-explorer = 🤠 { $who } joue sans pouvoir
relic-runners-told-started = 📍 { $who } commence en { $site }
relic-runners-told-walked = 👣 { $who } parcourt { $path }
relic-runners-told-carried = 🌀 { $who } va en { $site }
relic-runners-told-relic = 🏺 { $who } prend la Relique de { $site } : { $relic }
relic-runners-told-scored = 🪙 { $who } +{ $points } PV : { $reason }
relic-runners-told-token-grey = 🌊 { $who } utilise le jeton de { $trail }
relic-runners-told-token-coloured = 🌊 { $who } rend sa couleur au jeton de { $trail }
relic-runners-told-reset = 🌊 Le dernier jeton est utilisé : tous reprennent leur couleur
relic-runners-told-box-moved = 🧰 { $who } déplace une Boîte : { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } perd 1 pas : aucune Boîte ne peut le faire
   *[other] 🧰 { $who } perd { $steps } pas : aucune Boîte ne peut les faire
}
relic-runners-told-box-used = 🧰 { $who } utilise la Boîte en { $space } : { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } prend 1 Ration
   *[other] 🥫 { $who } prend { $rations } Rations
}
relic-runners-told-ruin = 🌿 { $who } explore la Ruine { $site } (tuile { $level })
relic-runners-told-blue = { $who } prend une tuile cachée de niveau { $level } en { $site }
relic-runners-told-tile = { $who } prend { $tile } en { $site }
relic-runners-told-peeked = 👁️ { $who } regarde les tuiles de { $site }
relic-runners-told-ivory-used = ⬜ { $who } utilise et défausse { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } défausse { $tile }
relic-runners-told-shown = 🟦 { $who } montre une tuile Bleue de { $points } PV
relic-runners-told-placed = 🥾 { $who } pose un Chemin sur { $trail }
relic-runners-told-moved = 🥾 { $who } déplace un Chemin : { $from } → { $to }
relic-runners-told-found = ✨ { $site } devient un Sanctuaire avec Relique : { $relic }
relic-runners-told-last-turns = ⏳ { $who } déclenche les derniers tours
relic-runners-told-dash = 🏃 { $who } joue le tour supplémentaire
relic-runners-told-no-dash = ✋ { $who } renonce au tour supplémentaire
relic-runners-told-ended = 🏆 Score final : { $points }

## Ce qu’a fait un joueur, en peu de mots

relic-runners-did-take = a pris { $items }
relic-runners-did-explore = a exploré { $items }
relic-runners-did-walk = est en { $site }
relic-runners-did-keep = { $tile } (gardée)
relic-runners-did-path = Chemin sur { $items }
relic-runners-did-use = a utilisé { $items }
relic-runners-did-raise = Boîte en { $items }
relic-runners-did-turn = a retourné { $items }

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
relic-runners-reason-given-up = une tuile Ivoire défaussée
relic-runners-reason-box = Boîte en { $space } : { $action }
relic-runners-reason-doubling = points du tour doublés
relic-runners-reason-shown = une tuile Bleue montrée pour la doubler
relic-runners-reason-blue = tuile Bleue de niveau { $level } en { $site }
relic-runners-reason-relic = première Relique de sa couleur ({ $relic }), en { $site }
relic-runners-reason-ivory = { $tile } à la fin

## Ce qui peut être tapé. Des mots séparés par des virgules ; casse et accents sont sans importance.

relic-runners-typed-explorer = pouvoir, explorateur
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
relic-runners-typed-dash = élan, supplément
relic-runners-typed-decline = refuser, décliner, renoncer
relic-runners-typed-take = relique
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

relic-runners-about = Trace des Chemins dans la jungle, vide Ruines et Temples, et pars loin chercher les Reliques. Environ 35 appuis et 12 minutes par personne.
relic-runners-rules-title = Relic Runners : les règles en bref
relic-runners-rules-signs-title = Signes du plateau
relic-runners-rules-intro =
    Les Explorateurs ouvrent des Chemins dans la jungle, vident Ruines et Temples, et courent de Sanctuaire en Sanctuaire pour prendre les Reliques. À la fin, le plus grand nombre de Points de Victoire (PV) l’emporte.
relic-runners-rules-turn-title = Ton tour
relic-runners-rules-turn =
    Tu peux utiliser une Boîte à outils à tout moment du tour.
    1. Déplace-toi : c’est obligatoire, et tu ne peux pas finir là où tu as commencé. Finir au Camp de base donne 3 Rations (une carte en porte 5 au plus) et termine le tour.
    2. Si tu veux, explore le lieu où tu es, pour 1 Ration.
relic-runners-rules-walk-title = Se déplacer
relic-runners-rules-walk =
    Suis autant de Sentiers avec des Chemins à toi que tu veux, et un seul sans au plus, le premier ou le dernier. Tu ne suis aucun Sentier deux fois, et le Camp de base termine la marche. Les Chemins des autres n’aident ni ne gênent.
    Chaque jeton coloré d’un Sentier que tu suis est utilisé et fait monter une de tes Boîtes d’un pas. Quand le dernier est retourné, tous reprennent leur couleur et tu gagnes 1 pas de plus.
relic-runners-rules-explore-title = Explorer
relic-runners-rules-explore =
    🌿 Ruine : sa tuile du dessus est défaussée, et tu poses un Chemin sur un Sentier voisin. 🟦 Bleu : la tuile est à toi, face cachée, et vaut de 2 à 5 PV. 🟪 Violet : la tuile visible agit aussitôt. ⬜ Ivoire : la tuile te donne un pouvoir.
    Un lieu sans tuile devient un Sanctuaire avec une Relique de sa couleur.
relic-runners-rules-purple-title = Tuiles Violettes
relic-runners-rules-purple =
    Cachette : 3 PV · Outilleur : une Boîte monte d’un pas · Cellier : 2 Rations · Boîte de rechange : une Boîte de la réserve vient en bas · Retour : { $way_home_box ->
        [lost] au Camp de base, 3 Rations
       *[first] au Camp de base, une Boîte si tu veux, 3 Rations
    }, { $way_home ->
        [movement_due] et fin du tour ; mais si tu ne t’es pas encore déplacé, tu pars de là
       *[ends_turn] et fin du tour
    } (la Boîte et la fin du tour sont notre lecture) · Nouvelle route : déplace un Chemin · Longue portée : aussi la tuile d’un lieu voisin · Esprits des rivières : retourne jusqu’à 2 jetons.
relic-runners-rules-ivory-title = Tuiles Ivoire
relic-runners-rules-ivory =
    Une par niveau au plus ; celle en trop est défaussée pour 2 PV. Le niveau 3 dure, le niveau 2 sert une fois, le niveau 1 compte à la fin.
    Niveau 3 : 1 PV par Chemin posé (Cantonnier), pour la première tuile d’un lieu (Pionnier), quand un Temple donne des PV (Antiquaire) ; une Ration si d’autres déplacent des Chemins (Péage), une de plus au Camp de base (Ami du camp) ; un jeton à retourner en le quittant (Départ).
    Niveau 2 : le Sentier inconnu à tout moment (Raccourci), choisir parmi les tuiles d’un Temple (Géomètre), remonter à 5 Rations (Largage), deux Chemins (Double chantier), un Chemin n’importe où (Chantier lointain), aller à un Temple de même couleur au lieu de marcher (Portail).
    Niveau 1 : 3 PV par tuile Ivoire (Collectionneur), 2 par Ration (Prévoyance), 5 par Relique en double (Reliques jumelles), 1 par Chemin (Défricheur), 4 par Boîte sur le Tableau de Progression (Bien équipé), un tour supplémentaire (Dernier élan).
relic-runners-rules-relics-title = Expéditions
relic-runners-rules-relics =
    Commence ton tour dans un Sanctuaire qui a encore sa Relique et finis ta marche dans un autre, avec une Relique de même couleur : { $expedition ->
        [asked] tu peux prendre celle-ci, avec 2 PV par Sentier suivi.
       *[taken] prends celle-ci, et 2 PV par Sentier suivi.
    }
relic-runners-rules-boxes-title = Boîtes à outils
relic-runners-rules-boxes =
    Les pas mènent du bas du Tableau de Progression vers une colonne et jusqu’au niveau 3. { $box_returns ->
        [after] La Boîte que tu utilises retourne en bas après son action.
       *[before] La Boîte que tu utilises retourne d’abord en bas.
    } Machette 1 : la tuile de ton Temple, 2 : 2 Rations, 3 : 4 PV par Relique. Boussole 1 : déplace un Chemin, 2 : deux, 3 : 2 PV par Chemin de ta plus longue route. Pelle 1 : une autre Boîte ou 2 PV, 2 : pose un Chemin, 3 : double les PV du tour.
relic-runners-rules-end-title = La fin
relic-runners-rules-end =
    Quand { $ends } Reliques sont prises (à 2, 3, 4, 5 joueurs), les autres jouent encore un tour. Ensuite, on ajoute les pièces, les tuiles Bleues, 5 PV par Relique différente et ta tuile Ivoire de niveau 1. À égalité : le plus de Reliques, puis le plus de Reliques différentes. La partie finit au plus tard après la manche { $round_limit }.
relic-runners-rules-two-title = À deux joueurs
relic-runners-rules-two =
    Les lieux ont 2 tuiles au lieu de 3 ; les Temples n’ont pas de niveau 3.
relic-runners-rules-credits-title = Crédits
relic-runners-rules-credits =
    Relic Runners est un jeu de Matthew Dunstan, édité par Days of Wonder.
    Skald ne leur est pas affilié et n’utilise ni leurs illustrations ni leurs textes. Procure-toi la boîte si tu peux.
relic-runners-rules-reconstruction = La carte et certaines valeurs sont notre propre reconstitution, pas celles de la boîte ; les noms des lieux et des tuiles sont les nôtres.

# The headings of the log.
relic-runners-log-round = Manche { $round }
