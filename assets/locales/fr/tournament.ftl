### Tournois : la commande, la carte et ce qui est refusé.

command-tournament = tournoi
command-tournament-about = Un tournoi dans ce salon
command-tournament-open = ouvrir
command-tournament-open-about = Ouvrir ici un tournoi où l’on s’inscrit d’un bouton ; chaque partie a son fil
command-tournament-open-title = jeu
command-tournament-open-title-about = Le jeu auquel on joue
command-tournament-open-format = formule
command-tournament-open-format-about = Poules puis finale, ou système suisse : des rondes à deux où tout le monde continue
command-tournament-open-format-pools = poules et finale
command-tournament-open-format-swiss = suisse
command-tournament-open-per-table = par_table
command-tournament-open-per-table-about = Combien de personnes environ à une table des poules
command-tournament-open-rounds = rondes
command-tournament-open-rounds-about = Combien de rondes compte un tournoi suisse ; 4 si tu ne dis rien
command-tournament-open-pace = cadence
command-tournament-open-pace-about = Le temps dont on dispose à ses tables
command-tournament-start = commencer
command-tournament-start-about = Tirer les numéros au sort et commencer
command-tournament-show = voir
command-tournament-show-about = Voir où il en est
command-tournament-drop = retirer
command-tournament-drop-about = Retirer quelqu’un, qui ne joue plus d’autre partie
command-tournament-drop-person = personne
command-tournament-drop-person-about = Qui est retiré
command-tournament-result = résultat
command-tournament-result-about = Décider d’une partie finie sans résultat
command-tournament-result-game = partie
command-tournament-result-game-about = Le numéro de la partie sur la carte
command-tournament-result-winner = gagnant
command-tournament-result-winner-about = Qui la gagne ; sans cela, tout le monde partage la première place
command-tournament-cancel = annuler
command-tournament-cancel-about = Arrêter le tournoi, après confirmation

tournament-opened = 🏆 Le tournoi est ouvert. On s’inscrit par le bouton de sa carte ; tu le commences là ou par `/tournoi commencer`.
tournament-started = 🏆 Les numéros sont tirés. Chaque partie s’ouvre dans son propre fil ; la carte a les liens.
tournament-dropped = { $mention } n’est plus dans le tournoi. Sa partie en cours est gagnée par son adversaire ; à une table plus grande, l’ordinateur continue et cette personne partage la dernière place.
tournament-decided = La partie est décidée.
tournament-cancelled = Le tournoi est arrêté. Les parties en cours continuent sans lui.
tournament-ask-cancel = Arrêter ce tournoi ? Personne ne le gagne. Les parties en cours continuent comme des parties ordinaires.

tournament-call-game = { $mention } La partie { $number } ({ $players }) du tournoi a fini sans résultat. C’est à toi ou à une autre personne qui gère le serveur d’en décider : `/tournoi résultat`, partie { $number }. Sans décision, elle sera nulle { $time }.
tournament-call-start =
    { $mention } Le tournoi de **{ $title }** attend d’être lancé ; { $count ->
        [one] une personne y participe
       *[other] { $count } personnes y participent
    }. C’est à toi ou à une autre personne qui gère le serveur de le lancer, sur sa carte ou avec `/tournoi commencer`. Sans cela, il est annulé { $time }.

tournament-button-join = S’inscrire
tournament-button-leave = Se retirer
tournament-button-start = Commencer
tournament-button-cancel = Arrêter le tournoi

tournament-title = 🏆 Tournoi : { $title }
tournament-lead-open =
    { $count ->
        [0] Personne ne s’est encore inscrit.
        [one] Une personne s’est inscrite.
       *[other] { $count } personnes se sont inscrites.
    } { $host } ou une autre personne qui gère le serveur le lance ; sans cela, il est annulé { $time }.
tournament-lead-running =
    Ronde { $round } : { $open ->
        [0] toutes les parties sont finies.
        [one] il reste une partie à finir.
       *[other] il reste { $open } parties à finir.
    }
tournament-lead-final = La finale se joue.
tournament-lead-over = { $name } gagne le tournoi.
tournament-lead-deserted = Le tournoi est terminé : il ne reste personne.
tournament-by-lot = Les deux premiers sont à égalité en tout ce qui compte : les numéros tirés au début décident.
tournament-lead-cancelled = Le tournoi a été arrêté.
tournament-terms-pools = Poules d’environ { $most } ; le meilleur de chacune continue, et ceux qui restent jouent la finale
tournament-terms-swiss =
    { $rounds ->
        [one] Une ronde suisse
       *[other] { $rounds } rondes suisses
    } de parties à deux
tournament-time-up = Une partie à deux est perdue sans premier coup à temps, ou par deux tours manqués de suite.
tournament-seed = Tirage : { $seed }
tournament-entrants = Inscriptions
tournament-final = Finale
tournament-round = Ronde { $number }
tournament-byes = Sans partie dans cette ronde : { $names }
tournament-game-won = victoire : **{ $names }**
tournament-game-deserted = sans vainqueur : il ne reste personne
tournament-game-drawn = partie nulle entre **{ $names }**
tournament-game-stopped = ⚠ finie sans résultat ; { $host } ou une autre personne qui gère le serveur en décide : `/tournoi résultat`, partie { $number } ; sans décision, elle sera nulle { $time }
tournament-game-waits = sa table s’ouvre bientôt
tournament-standing = Classement
tournament-place-pools =
    { $place }. { $name } · { $score ->
        [0] n’a pas encore joué
       *[other] ronde { $score }
    }
tournament-place-swiss =
    { $place }. { $name } · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tournament-place-left = { $place }. { $name } · hors du tournoi
tournament-trouble-forbidden = ⚠ Je ne peux pas ouvrir de fils ici ou y écrire : il me faut *Créer des fils publics* et *Envoyer des messages dans les fils*. `/serveur docteur` en dit plus ; je réessaie chaque minute.
tournament-trouble-refused = ⚠ La prochaine partie n’a pas encore de fil. { $why } Je réessaie chaque minute.
tournament-trouble-no-room = ⚠ Ce serveur n’a pas de place pour une table de plus. La prochaine partie s’ouvre quand l’une d’elles est finie.

tournament-refuse-no-threads = Un tournoi a besoin de fils pour ses parties. Ouvre-le dans un salon textuel.
tournament-refuse-unknown = Il n’y a pas de tel tournoi ici. `/tournoi ouvrir` en ouvre un.
tournament-refuse-taken = Ce salon a déjà un tournoi. Finis-le, arrête-le par `/tournoi annuler`, ou prends un autre salon.
tournament-refuse-too-many = Ce serveur a { $most } tournois qui ne sont pas finis, et c’est le maximum. Finis-en ou arrêtes-en un d’abord.
tournament-refuse-begun = Le tournoi a commencé.
tournament-refuse-not-begun = Le tournoi n’a pas encore commencé.
tournament-refuse-over = Le tournoi est fini.
tournament-refuse-full = Le tournoi est complet : { $most } personnes y participent.
tournament-refuse-already-in = Tu y participes déjà.
tournament-refuse-not-in = Cette personne n’y participe pas, ou s’est retirée.
tournament-refuse-too-few = Il faut au moins { $least } personnes.
tournament-refuse-not-for-two = Un tournoi suisse se joue à deux par table, et ce jeu n’est pas pour deux.
tournament-refuse-needs-pace = Un tournoi a besoin d’une horloge qui tranche, sinon une partie pourrait l’arrêter pour toujours : choisis fast ou slow, ou un temps comme 36h, sans « wait ».
tournament-refuse-no-game = Il n’y a pas de partie { $number } dans ce tournoi. Les numéros sont sur la carte.
tournament-refuse-not-stopped = La partie { $number } est décidée, ou encore en cours. Si elle ne peut pas finir, termine-la là-bas par `/table arrêter`, puis décides-en ici.
