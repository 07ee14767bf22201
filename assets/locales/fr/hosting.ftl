# Horloges, rappels, et le soin d’une partie en cours.

discord-span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
discord-span-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
discord-span-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}

discord-pace-none = Sans horloge
discord-typed-off = désactivé, désactivée, aucun, aucune, non
discord-pace-live = En direct
discord-pace-fast = Rapide
discord-pace-slow = Lent
discord-pace-label = { $name } : { $time }
discord-pace-each = { $base } pour chaque coup
discord-pace-bank = { $base } au départ, { $increment } de plus par coup
discord-pace-out-of-turn = Hors de son tour : { $answer }.
discord-pace-overdue-none = Chacun prend le temps qu’il lui faut.
discord-pace-overdue-computer = Le temps écoulé, l’ordinateur joue le tour.
discord-pace-overdue-wait = Le temps écoulé, la partie attend et les autres choisissent.
discord-pace-line = ⏳ Horloge : { $time }. { $out } { $overdue } { $quiet }
discord-pace-quiet = Une horloge s’arrête aux heures de silence de son joueur (/{ command-me } { command-me-quiet }).
discord-pace-quiet-live = Les horloges tournent aussi aux heures de silence.
discord-pace-placeholder = Horloge : combien de temps ?

discord-clock-wait = ⏳ { $who } { $time }
discord-clock-away = 🏖 { $who } s’absente ; son horloge repart { $time }
discord-clock-paused = ⏸ Les horloges sont arrêtées.
discord-call-deadline = ⏳ Échéance : { $time }.

discord-reminder = ⏰ { $mention }, **{ $table }** t’attend toujours. { $matter } [Voir le plateau]({ $link })
discord-reminder-nudge = 🔔 { $mention }, { $by } se réjouit de voir ton coup dans **{ $table }**. { $matter } [Voir le plateau]({ $link })
discord-call-end-left = Ton tour est joué : il te suffit d’appuyer sur **{ $choice }**.
discord-reminder-direct = ⏰ **{ $table }** attend toujours ta décision.
    { $place } · [Voir le plateau]({ $link })
discord-reminder-direct-nudge = 🔔 { $by } se réjouit de connaître ta décision dans **{ $table }**.
    { $place } · [Voir le plateau]({ $link })
discord-overdue = ⏰ { $mention }, ton temps dans **{ $table }** est écoulé, et la partie t’attend. Entre-temps, d’autres peuvent choisir :
discord-time-up = ⏰ { $mention }, ton temps dans **{ $table }** était écoulé : l’ordinateur a joué ton tour. Le prochain est de nouveau à toi.
discord-time-up-forfeit = ⏰ { $mention }, ton temps dans **{ $table }** était écoulé avant ton premier coup : tu as perdu cette partie.
discord-time-up-kept = ⏰ { $mention }, ton temps dans **{ $table }** est de nouveau écoulé. L’ordinateur a maintenant ta place ; tu peux la reprendre tant qu’il joue.
discord-lobby-warning = ⏰ { $mention }, il ne se passe plus rien à ta table de **{ $table }**. Elle ferme { $time }, sauf si quelqu’un la rejoint ou si la partie commence.

discord-button-extend = Donner du temps
discord-button-computer-plays = Laisser jouer l’ordinateur
discord-button-substitute = Prendre cette place
discord-button-vote-end = Arrêter la partie
discord-button-reclaim = Reprendre ma place
discord-button-nudge = Rappeler

discord-paused = ⏸ Les horloges sont arrêtées. Chacun à la table peut les relancer avec /{ command-table } { command-table-resume }.
discord-resumed = ▶ Les horloges tournent de nouveau.
discord-extended = ⏳ Qui doit décider a maintenant plus de temps.
discord-nudged = 🔔 Un rappel part pour { $names }.
discord-nudged-later = 🔕 { $who } est en heures de silence. Le rappel arrivera { $time }.
discord-nudged-never = 🔕 { $who } ne veut pas de rappels ; aucun n’est envoyé.
discord-seats-free = 💺 D’autres peuvent prendre la place de { $names } et continuer à partir d’ici.
discord-voted = C’est noté. Il manque l’accord de { $names }.
discord-vote-end = La partie s’arrête plus tôt quand tout le monde à la table le demande. Sinon, seuls ceux qui gèrent le serveur peuvent l’arrêter.
discord-refuse-too-fast = C’était beaucoup d’un coup. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessaie ; rien n’est perdu.
discord-refuse-server-too-fast = Ce serveur demande beaucoup d’un coup. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessaie ; rien n’est perdu.
discord-refuse-pace = « { $text } » n’est pas une horloge. Choisis live, fast ou slow, ou donne un temps entre une minute et 30 jours, par exemple 36h, ou 2d+12h pour deux jours et douze heures de plus par coup.

discord-me-pings = Appels : **{ $place }**.
discord-me-pings-quiet = Appels : **{ $place }**, mais pas entre **{ $hours }** ({ $zone }). Tes horloges s’arrêtent alors, 12 heures par jour au plus ; pas dans les parties en direct.
discord-me-zone = 🕐 Fuseau horaire : **{ $zone }**, où il est { $time }.
discord-me-away = 🏖 Tu reviens { $time }. D’ici là, tes horloges sont arrêtées ; elles repartent dès que tu joues, ou avec /{ command-me } { command-me-away } : 0.
discord-me-away-running = 🏖 Tu reviens { $time }. D’ici là, tes horloges sont arrêtées, mais dans { $running ->
    [one] une partie
   *[other] { $running } parties
} il faut décider dans l’heure : fais-le, puis redonne /{ command-me } { command-me-away }.
discord-me-away-rule = Comme d’autres attendent, ton horloge s’arrête au plus 14 jours par partie, et 5 en tournoi.{ $count ->
    [0] {""}
    [one] {" "}Dans une partie, elle repart avant ton retour.
   *[other] {" "}Dans { $count } parties, elle repart avant ton retour.
}
discord-refuse-hours = « { $text } » ne sont pas des heures. Donne deux heures du jour, par exemple 22-8 ou 22h30-7h, ou off.
discord-refuse-zone = Je ne connais pas le fuseau horaire « { $text } ». Choisis-en un dans la liste, ou indique une ville avec son pays, ou un décalage : Europe/Paris, Lyon France ou UTC+1.
discord-refuse-undo-alone = La partie a continué depuis ta dernière étape, ou celle-ci a révélé quelque chose de nouveau. Personne d’autre ne joue ici ; tu peux donc quand même l’annuler.

discord-log-kick = { $who } a retiré quelqu’un de la table.
discord-log-pace = { $who } a réglé l’horloge.
discord-log-lobby-warning = Il ne se passait plus rien : les gens de la table ont été prévenus.
discord-log-reminder = ⏰ Un rappel était prévu pour { $who }.
discord-log-nudge = 🔔 Quelqu’un a demandé un rappel pour { $who }.
discord-log-time-up = ⏰ Le temps de { $who } était écoulé.
discord-log-extend = ⏳ { $who } a plus de temps.
discord-log-pause = ⏸ { $who } a arrêté les horloges.
discord-log-resume = ▶ { $who } a relancé les horloges.
discord-log-removed = ⏸ Le serveur a retiré le bot ; les horloges sont arrêtées.
discord-log-invited = ▶ Le bot est de retour sur le serveur ; les horloges repartent.
discord-log-vote = { $who } a voté pour une fin ou une pause.
discord-log-credit = ⏳ Le bot ou Discord était indisponible : tout le monde récupère ce temps.
discord-log-quiet = 🌙 L’horloge de { $who } suit ses nouvelles heures de silence.
discord-log-renamed = ✏️ { $who } a changé de nom.
discord-log-away = 🏖 { $who } s’absente un moment ; son horloge s’arrête.
discord-log-substitute = { $who } a pris la place.

table-error-not-another-person = On ne peut retirer qu’une autre personne, et seulement avant la partie. Pour un ordinateur, il y a /{ command-table } { command-table-remove-computer }.
table-error-no-clock = Aucune horloge ne tourne ici : il en faut une choisie à l’ouverture de la table, avec /{ command-new } { command-new-pace }, et plusieurs personnes qui jouent, ou un tournoi.
table-error-paused = Les horloges sont déjà arrêtées. /{ command-table } { command-table-resume } les relance.
table-error-not-paused = Les horloges tournent déjà.
table-error-not-overdue = Cette place n’est pas libre pour toi : la personne qui l’occupe peut encore jouer, ou elle est gardée pour quelqu’un d’autre.
table-error-nobody-to-nudge = La table n’attend personne d’autre.
table-error-own-time = La table t’attend. Seuls les autres et l’hôte peuvent te donner plus de temps ; demande-leur.
table-error-nudged-today = Quelqu’un a déjà demandé un rappel ici ces dernières 24 heures. Ce sera de nouveau possible { $time }.
table-error-away-too-long = Tu peux t’absenter 30 jours par an ; { $left ->
    [0] il ne t’en reste aucun. Donne 0 à ton retour.
    [one] il t’en reste un. Donne 1, ou 0 à ton retour.
   *[other] il t’en reste { $left }. Donne un nombre de 1 à celui-là, ou 0 à ton retour.
}

discord-standings-title = Classement · { $title } · { $season }
discord-standings-all = tous les jeux
discord-standings-none = Aucune partie de ce genre entre personnes n’est terminée ici. Celles contre des ordinateurs seuls sont dans /{ command-stats }.
discord-standings-hidden = quelqu’un
discord-standings-provisional = Un point d’interrogation veut dire qu’il y a trop peu de parties pour être sûr.
discord-standings-line = { $medal } { $place }. **{ $name }** { $rating } · { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
discord-standings-draws = { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}
discord-standings-in-time = { $share } % à temps
discord-stats-title = Tes parties sur ce serveur · { $season }
discord-stats-none = Tu n’as terminé aucune partie avec un adversaire ici dans cette période.
discord-stats-rank = Rang moyen { $rank },{ $tenth }
discord-season-current = ce trimestre
discord-season-last = le trimestre dernier
discord-season-all = depuis toujours
discord-me-unlisted = Les classements ne te nomment pas.

discord-games-out = Quitter ou arrêter l’une d’elles
discord-games-out-ask = Que faire de **{ $table }** ? L’ordinateur peut jouer pour toi, et tu peux revenir ; ou la partie se termine{ $vote ->
    [yes] {", "}si tous sont d’accord.
   *[no] .
}
discord-games-out-ask-alone = Terminer **{ $table }** ?
discord-games-left = Tu as quitté cette table.
discord-button-leave-game = Laisser l’ordinateur jouer pour moi
discord-log-offered = La place de { $who } est proposée à une autre personne.
discord-log-gone = { $who } n’est plus sur ce serveur. Inutile de l’attendre.
discord-log-returned = { $who } est de nouveau sur ce serveur.
discord-seat-offered = { $mention } La place de { $who } dans **{ $table }** t’est proposée. Tu continuerais à partir d’ici et verrais ce que sait cette place.
discord-seat-left = 🚪 { $mentions } Du nouveau pour une place dans **{ $table }** : { $news }
discord-seat-taken = { $who } a pris la place de { $before }.
discord-seat-offer-made = La place est proposée à { $mention }, qui peut la prendre avec le bouton dans le salon.
discord-vote-open-pause = 🗳️ Pause ? Pour : { $agreed }. Il manque : { $missing }.
discord-vote-open-end = 🗳️ Arrêter la partie ? Pour : { $agreed }. Il manque : { $missing }.
discord-stats-computers = Contre l’ordinateur, hors classement : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
discord-stats-helped = { $wins ->
    [one] Une victoire n’est pas comptée
   *[other] { $wins } victoires ne sont pas comptées
} : l’ordinateur a aidé, par un indice ou en jouant à ta place.
discord-stats-level = { $level } : { $wins }/{ $games }

discord-play-title = À la table : temps, places, résultats
discord-play-time-title = Temps
discord-play-time = Une horloge ne tourne que si plusieurs personnes jouent ou en tournoi, et que son joueur peut jouer : ni à ses heures de silence (sauf en direct), ni pendant son absence, ni quand Discord ou le bot est indisponible. Le temps écoulé, l’ordinateur joue le tour ; après deux tours ainsi joués il garde la place, jusqu’au retour du joueur.
discord-play-seats-title = Places
discord-play-seats = Tu peux proposer ta place à une autre personne, ou laisser l’ordinateur jouer pour toi et revenir. Quand le temps de quelqu’un est écoulé ou qu’il a quitté le serveur, n’importe qui peut prendre sa place, et la table peut laisser l’ordinateur continuer. Si l’hôte est parti, le joueur suivant devient l’hôte.
discord-play-votes-title = Arrêter plus tôt
discord-play-votes = Une partie à plusieurs ne s’arrête plus tôt que si tout le monde est d’accord. On ne demande ni à ceux dont le temps est écoulé, ni à ceux qui ont quitté le serveur. Ceux qui gèrent le serveur peuvent toujours l’arrêter.
discord-play-results-title = Résultats
discord-play-results = Toute partie terminée entre personnes compte. Qui l’a quittée, ou dont l’ordinateur garde la place à la fin, l’a perdue ; gagne le meilleur de ceux qui restent. Cela vaut aussi quand une telle partie s’arrête avant la fin. Une première place partagée est une partie nulle, pas une victoire. Si l’ordinateur a joué pour toi un moment, cette partie peut te coûter des points de classement, mais pas t’en donner. Les parties contre l’ordinateur seul sont comptées à part, hors classement.
discord-play-tournaments-title = Tournois
discord-play-tournaments = L’organisateur est l’hôte de toutes les parties. Qui quitte le tournoi, ou ne se montre pas avant la fin du temps, perd la partie en cours.
