### Noms et descriptions des commandes. Les noms sont en minuscules, 32 caractères au plus ; les descriptions, 100.

command-new = nouvelle
command-new-about = Ouvre une table dans ce salon
command-new-title = jeu
command-new-title-about = À quoi l’on joue
command-new-seats = places
command-new-seats-about = Combien de places ; sinon toutes celles du jeu
command-new-computers = ordinateurs
command-new-computers-about = Combien de places vont d’emblée à des ordinateurs
command-new-edition = édition
command-new-edition-about = Avec quel matériel ; sinon l’habituel
command-new-options = options
command-new-options-about = Ce qui change par rapport au livret, p. ex. viking_limit=40 ghost_reorder=shift
command-new-start = commencer
command-new-start-about = Commencer tout de suite : les autres places sont à l’ordinateur

command-join = rejoindre
command-join-about = Prendre une place libre à la table de ce salon

command-leave = quitter
command-leave-about = Rendre ta place avant le début de la partie

command-start = commencer
command-start-about = Commencer la partie avec celles et ceux qui sont là, en tant qu’hôte

command-play = jouer
command-play-about = Agis à la table de ce salon
command-play-action = action
command-play-action-about = Ce que tu fais, p. ex. sail 7, dock, sell wood ; complète ce qui est permis

command-undo = annuler
command-undo-about = Annule ta dernière étape, tant qu’elle n’a rien révélé de nouveau à personne

command-board = plateau
command-board-about = Montre-moi le plateau et mes choix
command-board-view = vue
command-board-view-about = Le plateau entier, ce qui m’entoure, ou du texte sans image
command-board-view-whole = entier
command-board-view-around-me = autour de moi
command-board-view-text = texte

command-score = points
command-score-about = Les points jusqu’ici, selon leur source
command-score-explain = expliquer
command-score-explain-about = De qui expliquer les points, événement par événement

command-log = journal
command-log-about = Ce qui s’est passé à la table de ce salon
command-log-from = depuis
command-log-from-about = Où commencer la lecture
command-log-from-latest = le plus récent
command-log-from-my-turn = depuis mon dernier tour
command-log-from-start = le début

command-table = table
command-table-about = La table de ce salon
command-table-status = état
command-table-status-about = Qui est assis où, qui l’on attend, à quoi l’on joue
command-table-add-computer = ajouter_ordinateur
command-table-add-computer-about = Donne une place libre à un ordinateur
command-table-add-computer-player = joueur
command-table-add-computer-player-about = Comment il joue
command-table-remove-computer = retirer_ordinateur
command-table-remove-computer-about = Libère la place d’un ordinateur avant le départ
command-table-remove-computer-seat = place
command-table-remove-computer-seat-about = Quelle place, par numéro ou par lettre
command-table-hand-over = confier
command-table-hand-over-about = Laisse un ordinateur garder une place : la tienne, ou toute place si tu es hôte
command-table-hand-over-seat = place
command-table-hand-over-seat-about = Quelle place, par numéro ou par lettre ; sinon la tienne
command-table-hand-over-player = joueur
command-table-hand-over-player-about = Comment il joue
command-table-take-back = reprendre
command-table-take-back-about = Reprends ta place à l’ordinateur
command-table-end = arrêter
command-table-end-about = Arrête la partie ou ferme le salon, en tant qu’hôte

command-games = parties
command-games-about = Mes tables partout, et à qui c’est de jouer

command-me = moi
command-me-about = Comment je veux les choses
command-me-look = apparence
command-me-look-about = Comment sont dessinés les plateaux que moi seul vois
command-me-look-dark = sombre
command-me-look-light = clair
command-me-look-dark-contrast = sombre, contraste élevé
command-me-look-light-contrast = clair, contraste élevé

command-rules = règles
command-rules-about = Les règles en bref
command-rules-title = jeu
command-rules-title-about = De quel jeu ; sinon celui de la table de ce salon

command-help = aide
command-help-about = Par où commencer
