### Noms et descriptions des commandes. Les noms sont en minuscules, 32 caractères au plus ; les descriptions, 100.

command-new = nouvelle
command-new-about = Ouvrir une table dans ce salon ; en message privé, jouer aussitôt contre l’ordinateur
command-new-title = jeu
command-new-title-about = Quel jeu
command-new-seats = places
command-new-seats-about = Combien de places ; sinon, toutes celles du jeu
command-new-computers = ordinateurs
command-new-computers-about = Combien de places vont tout de suite à des ordinateurs
command-new-edition = édition
command-new-edition-about = Quelle édition du matériel ; sinon, l’édition habituelle
command-new-options = options
command-new-options-about = Ce qui change par rapport au livret, p. ex. viking_limit=40 ghost_reorder=shift
command-new-pace = rythme
command-new-pace-about = Horloge : live, fast, slow, ou un temps comme 36h ou 2d+12h
command-new-start = commencer
command-new-start-about = Commencer tout de suite, avec des ordinateurs à toutes les autres places

command-join = rejoindre
command-join-about = Prendre une place libre à la table de ce salon

command-leave = quitter
command-leave-about = Rendre ta place avant le début de la partie

command-start = commencer
command-start-about = Commencer la partie avec toutes les personnes inscrites (hôte seulement)

command-play = jouer
command-play-about = Jouer ton coup dans la partie de ce salon
command-play-action = action
command-play-action-about = Ton coup, p. ex. naviguer 7, accoster, vendre bois ; propose tout ce que tu peux faire

command-hint = indice
command-hint-about = Demande à un ordinateur fort les trois meilleurs choix (contre des ordinateurs seuls)
command-undo = annuler
command-undo-about = Annuler ta dernière étape, si elle n’a rien révélé de nouveau

command-board = plateau
command-board-about = Voir le plateau et tes choix
command-board-view = vue
command-board-view-about = Le plateau entier, ce qui t’entoure, ou du texte sans image
command-board-view-whole = entier
command-board-view-around-me = autour de moi
command-board-view-text = texte

command-score = points
command-score-about = Les points et d’où ils viennent
command-score-explain = expliquer
command-score-explain-about = De qui expliquer les points, événement par événement

command-log = journal
command-log-about = Voir ce qui s’est passé dans la partie de ce salon
command-log-from = depuis
command-log-from-about = À partir d’où lire
command-log-from-latest = derniers événements
command-log-from-my-turn = depuis mon dernier tour
command-log-from-start = le début

command-table = table
command-table-about = Gérer la table de ce salon
command-table-status = état
command-table-status-about = Qui joue, qui l’on attend et avec quelles règles
command-table-add-computer = ajouter_ordinateur
command-table-add-computer-about = Donner une place libre à un ordinateur
command-table-add-computer-player = joueur
command-table-add-computer-player-about = Comment il joue
command-table-remove-computer = retirer_ordinateur
command-table-remove-computer-about = Retirer un ordinateur avant le début de la partie
command-table-remove-computer-seat = place
command-table-remove-computer-seat-about = Quelle place, par numéro ou par lettre
command-table-hand-over = confier
command-table-hand-over-about = Laisse l’ordinateur jouer pour toi, ou propose ta place à quelqu’un
command-table-hand-over-seat = place
command-table-hand-over-seat-about = Quelle place, par numéro ou par lettre ; sinon, la tienne
command-table-hand-over-player = joueur
command-table-hand-over-player-about = Comment il joue
command-table-hand-over-person = personne
command-table-hand-over-person-about = Qui peut prendre la place, au lieu de l’ordinateur
command-table-host = hôte
command-table-host-about = Nommer hôte une autre personne de la table
command-table-host-person = personne
command-table-host-person-about = Qui sera l’hôte ; quelqu’un qui joue à cette table
command-table-reclaim = reprendre
command-table-reclaim-about = Reprendre ta place à l’ordinateur
command-table-rematch = revanche
command-table-rematch-about = Le même jeu et les mêmes gens, chacun une place plus loin
command-table-pause = pause
command-table-pause-about = Arrêter les horloges ; sans l’hôte, tout le monde doit être d’accord
command-table-resume = relancer
command-table-resume-about = Relancer les horloges
command-table-extend = prolonger
command-table-extend-about = Donner du temps à qui doit décider
command-table-nudge = rappeler
command-table-nudge-about = Faire un rappel à qui la table attend, une fois par jour
command-table-kick = exclure
command-table-kick-about = Retirer quelqu’un de la table avant la partie (hôte seulement)
command-table-kick-seat = place
command-table-kick-seat-about = Quelle place, par numéro ou lettre
command-table-clock = horloge
command-table-clock-about = Choisir combien de temps il y a, avant la partie (hôte seulement)
command-table-clock-pace = rythme
command-table-clock-pace-about = Horloge : live, fast, slow, ou un temps comme 36h ou 2d+12h
command-table-end = arrêter
command-table-end-about = Arrêter la partie ou fermer la table (hôte seulement)

command-replay = revoir
command-replay-about = La partie de ce salon, tour par tour
command-review = analyse
command-review-about = Ce qui a fait basculer la partie finie dans ce salon, et la chance à part
command-verify = vérifier
command-verify-about = Vérifier les dés de la partie terminée
command-games = parties
command-games-about = Tes parties dans tous les salons, et à qui c’est de jouer

command-stats = statistiques
command-stats-about = Tes parties sur ce serveur
command-stats-season = saison
command-stats-season-about = Quelles parties comptent
command-stats-season-current = ce trimestre
command-stats-season-last = trimestre dernier
command-stats-season-all = depuis toujours
command-leaderboard = classement
command-leaderboard-about = Qui est devant sur ce serveur
command-leaderboard-title = jeu
command-leaderboard-title-about = Quel jeu ; sinon, tous
command-leaderboard-season = saison
command-leaderboard-season-about = Quelles parties comptent
command-leaderboard-season-current = ce trimestre
command-leaderboard-season-last = trimestre dernier
command-leaderboard-season-all = depuis toujours
command-me-standing = classement
command-me-standing-about = Si les classements te nomment
command-me-standing-shown = visible
command-me-standing-hidden = masqué
command-me = moi
command-me-about = Tes réglages
command-me-look = apparence
command-me-look-about = Couleurs des plateaux que personne d’autre ne voit
command-me-look-dark = sombre
command-me-look-light = clair
command-me-look-dark-contrast = sombre, contraste élevé
command-me-look-light-contrast = clair, contraste élevé
command-me-board = plateau
command-me-board-about = De quoi se composent les plateaux que personne d’autre ne voit
command-me-board-picture = image
command-me-board-words = texte
command-me-board-both = les deux
command-me-pings = appels
command-me-pings-about = Où l’on t’appelle quand une partie t’attend
command-me-pings-usual = dans le salon à ton tour, sinon par message privé
command-me-pings-channel = toujours dans le salon
command-me-pings-direct = toujours par message privé
command-me-pings-none = nulle part
command-me-quiet = silence
command-me-quiet-about = Heures sans appel, horloges arrêtées, p. ex. 22-8 ; off pour aucune
command-me-zone = fuseau
command-me-zone-about = Ton fuseau horaire pour les heures de silence
command-me-away = absence
command-me-away-about = Pour combien de jours tu t’absentes, horloges arrêtées ; 0 à ton retour

command-rules = règles
command-rules-about = Les règles en bref
command-rules-title = jeu
command-rules-title-about = De quel jeu, ou « play » pour la table ; sinon, de celui de ce salon

command-help = aide
command-help-about = Par où commencer
