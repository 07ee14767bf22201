### Le jeu du moulin : les phrases du tutoriel et des exemples.

nine-mens-morris-tutorial-place = Trois de tes pions sur une ligne forment un moulin. Tu as un pion en a7 : pose le deuxième à l’autre bout de cette ligne.
nine-mens-morris-tutorial-corner = L’autre camp a bloqué d7. Essaie la ligne qui descend de g7 : pose un pion au coin opposé.
nine-mens-morris-tutorial-fork = Encore bloqué. Avec un coin de plus, deux lignes n’ont plus qu’un vide chacune, et un seul peut être bloqué.
nine-mens-morris-tutorial-mill = La ligne a1, d1, g1 est ouverte. Ferme le moulin.
nine-mens-morris-tutorial-remove = Un moulin retire un pion de l’autre camp. À d6 et d7 il ne manque que d5 pour former un moulin : sépare-les, et ta ligne du haut s’ouvre aussi.
nine-mens-morris-tutorial-block = Le vide est de nouveau comblé, et en d5 l’autre camp fermerait un moulin. Sois-y avant lui.
nine-mens-morris-tutorial-move = Tous les pions sont posés. Un pion va maintenant, le long d’une ligne, vers le point libre voisin. Joue vers c3 : le pion en e4 ferme une ligne, laisse-le là.
nine-mens-morris-tutorial-open = Tu peux ouvrir un moulin et le refermer. L’autre camp ne peut pas atteindre d1.
nine-mens-morris-tutorial-close = Retour en d1 : le même moulin compte encore une fois.
nine-mens-morris-tutorial-again = Retire f4, et e4 n’aura plus à garder cette ligne.
nine-mens-morris-tutorial-end =
    Tu sais poser, bloquer, déplacer et rouvrir un moulin. Perd qui n’a plus que deux pions ou ne peut plus jouer.
    Quand un camp n’a plus que trois pions, ils peuvent voler vers n’importe quel point libre.

nine-mens-morris-example-mill = **Un moulin.** a1, d1 et g1 sont sur une ligne ; un pion de l’autre camp peut être retiré.
nine-mens-morris-example-remove = **Un pion retiré.** Un moulin retire un pion adverse, mais pas d’un moulin s’il y en a un autre dehors.
nine-mens-morris-example-close = **Le même moulin encore.** Le pion a quitté d1 et y revient ; cela referme le moulin.
