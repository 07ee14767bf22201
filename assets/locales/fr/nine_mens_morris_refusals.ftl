### Le jeu du moulin.

nine-mens-morris-refuse-seats = Le jeu du moulin se joue à 2, pas à { $seats }.
nine-mens-morris-refuse-over = Cette partie est finie.
nine-mens-morris-refuse-turn = C’est le tour de { $asked }, pas le tien.
nine-mens-morris-refuse-occupied = Il y a déjà un pion en { $point }.
nine-mens-morris-refuse-place-first = Tu ne déplaces un pion que lorsque tous sont posés.
nine-mens-morris-refuse-hand-empty = Tous tes pions sont posés : déplaces-en un.
nine-mens-morris-refuse-not-yours = Il n’y a pas de pion à toi en { $point }.
nine-mens-morris-refuse-not-joined = Aucune ligne ne mène directement de { $from } à { $to }.
nine-mens-morris-refuse-remove-first = Tu as fermé un moulin : retire d’abord un pion de l’autre camp.
nine-mens-morris-refuse-no-mill = On ne retire un pion qu’en fermant un moulin.
nine-mens-morris-refuse-not-theirs = Il n’y a pas de pion de l’autre camp en { $point }.
nine-mens-morris-refuse-in-mill = Le pion en { $point } est dans un moulin, alors que d’autres n’y sont pas.
