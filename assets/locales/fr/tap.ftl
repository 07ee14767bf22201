### La page sur laquelle on joue en touchant le plateau, et les boutons qui y mènent.

tap-play = Jouer sur le plateau
tap-watch = Regarder le plateau
tap-board = Plateau
tap-choices = Tes choix
tap-again = Touche encore au même endroit, ou sa ligne en dessous, pour le faire.
tap-other = Choisir autre chose
tap-your-turn = C’est ton tour.
tap-waits = En attente de { $who }
tap-thinks = L’ordinateur réfléchit…
tap-over = La partie est terminée.
tap-lobby = La partie n’a pas encore commencé.
tap-watching = Tu regardes : tu vois ce que tout le monde voit.
tap-last = Derniers coups
tap-clocks = Horloges
tap-stopped = arrêtée
tap-larger = Agrandir
tap-smaller = Réduire
tap-whole = Plateau entier
tap-near = Mes choix
tap-lost = La connexion est interrompue. Nouvel essai…
tap-gone = Ce lien ne fonctionne pas : il est incomplet, expiré ou retiré. /{ command-board } dans le salon de la partie t’en donne un nouveau.
tap-activity = Discord ne dit pas qui tu es. Ferme l’activité et rouvre-la dans le salon de la partie.
tap-now = Retour à la partie
tap-routes = Sur le plateau : en pointillé le coup joué, en trait plein le meilleur.
tap-foreign = Seule la page de ce bot peut demander cela.
tap-unreadable = Cette demande est illisible. Recharge la page.
tap-busy = Il se passe trop de choses en ce moment. Réessaie dans quelques secondes.
tap-withdrawn = { $count ->
    [0] Tu n’avais aucun lien vers un plateau encore valable.
    [one] Le lien vers ton plateau ne marche plus.
   *[other] Tes { $count } liens vers des plateaux ne marchent plus.
}
command-me-data-links = retirer mes liens vers les plateaux
tap-hint = Indice
