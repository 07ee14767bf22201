### Brandubh : plateaux, choix, événements, règles, refus, commandes.

brandubh-title = Brandubh
brandubh-piece-attacker = attaquant
brandubh-piece-defender = défenseur
brandubh-piece-king = roi
brandubh-letter-attacker = A
brandubh-letter-defender = D
brandubh-letter-king = R
brandubh-side-1 = { $who } (attaquants)
brandubh-side-2 = { $who } (roi et défenseurs)

brandubh-board-turn = C’est { $who } qui joue.
brandubh-board-count = { $letter } { $piece } ×{ $count }
brandubh-board-signs = × coin, + trône vide : seul le roi s’y arrête.
brandubh-board-last = Dernier coup : { $from } → { $to }.
brandubh-board-repeated = Cette position s’est présentée deux fois ; à la troisième, la partie est nulle.
brandubh-board-quiet = { $left ->
    [one] Encore un coup sans prise et la partie est nulle.
   *[other] Encore { $left } coups sans prise et la partie est nulle.
}

brandubh-ask-1 = Attaquants : quelle pièce va où ?
brandubh-ask-2 = Camp du roi : quelle pièce va où ?
brandubh-brief-run = Le roi peut atteindre un coin et gagner maintenant.
brandubh-brief-stop = Le roi menace d’atteindre un coin.
brandubh-brief-catch = Tu peux prendre le roi maintenant.
brandubh-brief-guard = Les attaquants menacent de prendre le roi.

brandubh-choice-piece = { $piece } { $square }
brandubh-choice-targets = vers { $squares }
brandubh-choice-captures = prend { $squares }
brandubh-choice-way = le roi peut ensuite atteindre { $corner }
brandubh-choice-threatens = menace d’atteindre { $corner }
brandubh-choice-bars = barre la route au roi
brandubh-choice-guards = sauve le roi
brandubh-choice-wins = gagne la partie
brandubh-choice-draws = la partie est nulle

brandubh-told-moved = { $who } : { $piece } { $from } → { $to }.
brandubh-told-captured = { $who } : { $piece } { $from } → { $to }, prend { $squares }.
brandubh-ended-escaped = Le roi est sur un coin : { $who } gagne.
brandubh-ended-captured = Le roi est pris : { $who } gagne.
brandubh-ended-stuck = L’autre camp ne peut plus jouer : { $who } gagne.
brandubh-ended-repeated = La même position pour la troisième fois : partie nulle.
brandubh-ended-quiet = 25 coups de chaque camp sans prise : partie nulle.
brandubh-did-move = { $piece } { $from } → { $to }
brandubh-did-capture = { $piece } { $from } → { $to }, prend { $squares }

brandubh-source-win = Victoire
brandubh-option-king = Le roi
brandubh-option-king-unarmed = désarmé : ne prend rien
brandubh-option-king-armed = armé : aide à prendre

## L’image

brandubh-alt = Plateau de 7 cases sur 7, de a à g et de 1 à 7. Roi : { $king }. Défenseurs : { $defenders }. Attaquants : { $attackers }.
brandubh-alt-threat = L’autre camp menace de gagner en { $squares }.
brandubh-legend-title = Les pièces
brandubh-legend-attacker = Attaquant (rond) : huit, ils commencent.
brandubh-legend-defender = Défenseur (losange) : quatre, ceux du roi.
brandubh-legend-king = Roi (couronne) : gagne sur un coin.
brandubh-legend-throne = Trône : seul le roi s’y arrête.
brandubh-legend-corner = Coin : seul le roi ; il y gagne.
brandubh-legend-last = Le dernier coup.
brandubh-legend-threat = L’autre camp menace de gagner ici.

## Les règles en bref

brandubh-about = Un roi et quatre défenseurs contre huit attaquants sur 49 cases : il fuit vers un coin, ou ils le prennent. Environ 25 appuis et 8 minutes par personne.
brandubh-rules-title = Brandubh : les règles en bref
brandubh-rules-intro = Un vieux jeu irlandais : le roi veut atteindre un coin, huit attaquants veulent le prendre. Les attaquants commencent.
brandubh-rules-turn-title = Ton tour
brandubh-rules-turn =
    1. Déplace une pièce en ligne droite, d’autant de cases vides que tu veux.
    2. Seul le roi s’arrête sur le trône ou un coin ; toutes peuvent passer par-dessus le trône vide.
    3. Retire ce que tu as pris.
brandubh-rules-capture-title = Prendre
brandubh-rules-capture = Tu prends un ennemi entre la pièce déplacée et une autre des tiennes, en rangée ou en colonne. Un coin et le trône vide comptent comme tiens. Qui se place entre deux ennemis ne risque rien.
brandubh-rules-king-title = Le roi
brandubh-rules-king = Il est pris comme les autres. Sur le trône il faut des attaquants des quatre côtés ; à côté, des trois autres.
brandubh-rules-end-title = La fin
brandubh-rules-end = Le roi sur un coin fait gagner son camp ; sa prise, les attaquants. Qui ne peut plus jouer perd. La même position trois fois, ou 25 coups de chaque camp sans prise, et la partie est nulle. Une victoire vaut 1 point.
brandubh-rules-switch-title = La variante
brandubh-rules-switch = { $king ->
    [armed] À cette table, le roi aide à prendre.
   *[unarmed] Le roi n’aide pas à prendre ; armé, si.
}
brandubh-rules-credits-title = Crédits
brandubh-rules-credits = Le jeu a bien des siècles et appartient à tous ; les règles sont reconstituées d’après ses cousins.
brandubh-rules-reconstruction = La disposition est notre propre reconstitution.

## Commandes et mots tapés

brandubh-command = brandubh
brandubh-command-about = Jouer dans une partie de Brandubh
brandubh-do-move = jouer
brandubh-do-move-about = Déplacer une pièce
brandubh-parameter-from = de
brandubh-parameter-from-about = Quelle pièce, par sa case, p. ex. d1
brandubh-parameter-to = vers
brandubh-parameter-to-about = Vers quelle case, p. ex. d3
brandubh-typed-move = jouer, joue, jouez, aller
brandubh-typed-fillers = en, vers, de, roi, le
