### Le jeu du moulin : plateaux, choix, événements, règles, refus, commandes.

nine-mens-morris-title = Jeu du moulin

nine-mens-morris-board-place = C’est { $who } qui pose un pion.
nine-mens-morris-board-move = C’est { $who } qui joue.
nine-mens-morris-board-fly = C’est { $who } qui joue ; ses pions volent.
nine-mens-morris-board-remove = { $who } a fermé un moulin et retire un pion.
nine-mens-morris-board-men = { $who } : { $count } sur le plateau
nine-mens-morris-board-hand = { $who } : { $count } sur le plateau, { $hand } en main
nine-mens-morris-board-signs = · point libre. Trois pions d’un camp alignés forment un moulin.
nine-mens-morris-board-last = Dernier tour : { $moved }.
nine-mens-morris-board-last-removed = Dernier tour : { $moved }, pion retiré en { $point }.
nine-mens-morris-board-repeated = Cette position s’est présentée deux fois ; à la troisième, la partie est nulle.
nine-mens-morris-board-quiet = { $left ->
    [one] Encore un coup sans moulin et la partie est nulle.
   *[other] Encore { $left } coups sans moulin et la partie est nulle.
}

nine-mens-morris-ask-place = Où poses-tu un pion ?
nine-mens-morris-ask-move = Quel pion va où ?
nine-mens-morris-ask-fly = Quel pion vole où ?
nine-mens-morris-ask-remove = Quel pion retires-tu ?
nine-mens-morris-brief-remove = Tu as fermé un moulin : retire un pion de l’autre camp.
nine-mens-morris-brief-close = Tu peux fermer un moulin maintenant.
nine-mens-morris-brief-threat = L’autre camp menace de fermer un moulin en { $points }.
nine-mens-morris-brief-threat-sure = L’autre camp menace de fermer un moulin en { $points } et aucun coup ne l’empêche.

nine-mens-morris-choice-man = Pion en { $point }
nine-mens-morris-choice-flies = vers n’importe quel point libre
nine-mens-morris-choice-targets = vers { $points }
nine-mens-morris-choice-wins = gagne la partie
nine-mens-morris-choice-draws = la partie est nulle
nine-mens-morris-choice-mill = ferme un moulin
nine-mens-morris-choice-blocks = empêche un moulin en { $points }
nine-mens-morris-choice-leaves = l’autre camp peut ensuite fermer un moulin en { $points }

nine-mens-morris-news-placed = { $who } pose un pion en { $point }.
nine-mens-morris-news-moved = { $who } : { $from } → { $to }.
nine-mens-morris-news-mill = { " " }Un moulin !
nine-mens-morris-news-removed = { $who } retire le pion en { $point }.
nine-mens-morris-ended-reduced = { $who } gagne : il reste deux pions à l’autre camp.
nine-mens-morris-ended-stuck = { $who } gagne : l’autre camp ne peut plus jouer.
nine-mens-morris-ended-repeated = La même position pour la troisième fois : partie nulle.
nine-mens-morris-ended-quiet = 25 coups de chaque camp sans moulin : partie nulle.
nine-mens-morris-did-place = pion en { $point }
nine-mens-morris-did-remove = a retiré { $point }

nine-mens-morris-source-win = Victoire
nine-mens-morris-option-flying = Les trois derniers pions
nine-mens-morris-option-flying-on = volent vers tout point libre
nine-mens-morris-option-flying-off = se déplacent comme les autres

## L’image

nine-mens-morris-alt = Plateau de 24 points sur trois carrés emboîtés, de a à g et de 1 à 7.
nine-mens-morris-alt-men = Pions de { $who } : { $points } ; en main { $hand }.
nine-mens-morris-legend-title = Les signes
nine-mens-morris-legend-first = Pion de la première place (rond).
nine-mens-morris-legend-second = Pion de la deuxième place (losange).
nine-mens-morris-legend-hand = Pions en main, au milieu.
nine-mens-morris-legend-moved = D’où vient le dernier pion.
nine-mens-morris-legend-arrived = Le dernier pion joué.
nine-mens-morris-legend-removed = Où un pion vient d’être retiré.
nine-mens-morris-legend-threat = L’autre camp menace de fermer un moulin ici.

## Les règles en bref

nine-mens-morris-about = Trois de tes pions alignés forment un moulin et retirent un pion de l’autre camp. Pose, déplace, bloque. Environ 60 appuis et 20 minutes par personne.
nine-mens-morris-rules-title = Jeu du moulin : les règles en bref
nine-mens-morris-rules-intro = Trois de tes pions sur une ligne forment un moulin : il retire un pion de l’autre camp. Chaque camp a { $men } pions ; la première place commence.
nine-mens-morris-rules-place-title = Poser
nine-mens-morris-rules-place = Tu poses un pion par tour sur un point libre, jusqu’à ce que tous soient posés.
nine-mens-morris-rules-move-title = Déplacer
nine-mens-morris-rules-move = Ensuite tu déplaces un pion par tour, le long d’une ligne, vers le point libre voisin.
nine-mens-morris-rules-mill-title = Un moulin
nine-mens-morris-rules-mill = Quand tu fermes un moulin, retire un pion de l’autre camp ; un seul, même pour deux moulins à la fois. Un pion dans un moulin est à l’abri tant qu’il y en a d’autres. Tu peux ouvrir un moulin et le refermer.
nine-mens-morris-rules-fly-title = Voler
nine-mens-morris-rules-fly = { $flying ->
    [off] Même les trois derniers pions suivent les lignes.
   *[on] Quand il te reste trois pions, ils vont sur n’importe quel point libre.
}
nine-mens-morris-rules-end-title = La fin
nine-mens-morris-rules-end = Perd qui n’a plus que deux pions ou ne peut plus jouer. La même position trois fois, ou 25 coups de chaque camp sans moulin, et la partie est nulle. Une victoire vaut 1 point.
nine-mens-morris-rules-switch-title = La variante
nine-mens-morris-rules-switch = { $flying ->
    [off] À cette table on joue sans voler.
   *[on] On peut jouer sans voler.
}
nine-mens-morris-rules-credits-title = Crédits
nine-mens-morris-rules-credits = Les Romains y jouaient déjà ; ce jeu, aussi appelé marelle, appartient à tout le monde.

## Commandes et mots tapés

nine-mens-morris-command = moulin
nine-mens-morris-command-about = Jouer dans une partie du jeu du moulin
nine-mens-morris-do-place = poser
nine-mens-morris-do-place-about = Poser un pion
nine-mens-morris-do-move = jouer
nine-mens-morris-do-move-about = Déplacer un pion
nine-mens-morris-do-remove = retirer
nine-mens-morris-do-remove-about = Retirer un pion de l’autre camp
nine-mens-morris-parameter-point = point
nine-mens-morris-parameter-point-about = Quel point, p. ex. d1
nine-mens-morris-parameter-from = de
nine-mens-morris-parameter-from-about = Quel pion, par son point, p. ex. d1
nine-mens-morris-parameter-to = vers
nine-mens-morris-parameter-to-about = Vers quel point, p. ex. d2
nine-mens-morris-typed-place = poser, pose, posez, mettre
nine-mens-morris-typed-move = jouer, joue, jouez, voler
nine-mens-morris-typed-remove = retirer, retire, retirez, enlever
nine-mens-morris-typed-fillers = en, vers, de, pion, le
