### Messages, boutons et réponses sur Discord. Un bouton prend 80 caractères au plus ; les marques comme **…** sont celles de Discord.

## Les gens et les lieux

discord-player-number = Joueur { $number }
discord-computer-for = { $name } (l’ordinateur joue)
discord-policy-careful = prudent
discord-policy-random = au hasard
discord-policy-easy = facile
discord-policy-moderate = modéré
discord-policy-normal = normal
discord-policy-hard = difficile
discord-policy-expert = expert
discord-policy-strength = { $level } · force { $strength }
discord-footer-table = Table { $table }
discord-page = Page { $page } sur { $pages }
discord-page-before = ◀ Retour
discord-page-after = Suite ▶

## La carte de la table

discord-lobby-title = { $title } · Qui veut jouer ?
discord-lobby-title-started = { $title } · La partie a commencé
discord-lobby-title-cancelled = { $title } · Table annulée
discord-lobby-lead = { $missing ->
    [0] { $free ->
        [0] La table est complète : l’hôte peut commencer.
       *[other] Il y a assez de monde : l’hôte peut commencer, ou attendre encore.
    }
    [one] Il manque une personne pour commencer ; il en faut au moins { $least }.
   *[other] Il manque { $missing } personnes pour commencer ; il en faut au moins { $least }.
}
discord-lobby-seats = Places prises : { $taken } sur { $seats }
discord-lobby-seat-host = hôte
discord-lobby-seat-free = { $mark } libre
discord-lobby-terms = La partie
discord-lobby-edition = Édition : { $edition }
discord-lobby-edition-rebuilt = { $edition ->
    [reconstruction-1] Édition : notre reconstitution, pas les valeurs imprimées
   *[other] Édition : { $edition } (notre reconstitution, pas les valeurs imprimées)
}
discord-lobby-options-none = Les règles du livret, sans changement.
discord-lobby-dice = Le hasard se vérifie : une empreinte en est publiée au départ, et la graine dont tout découle, à la fin.
discord-lobby-commitment = Empreinte du hasard : ||`{ $commitment }`||
discord-lobby-board = [Voir le plateau]({ $link })
discord-lobby-button-join = Rejoindre
discord-lobby-button-leave = Quitter
discord-lobby-button-computer = Ajouter un ordinateur
discord-lobby-button-start = Commencer
discord-lobby-button-cancel = Annuler

## Le plateau

discord-board-choices = Choix de { $who }
discord-board-lately = Derniers événements
discord-board-thinking = { $who } réfléchit…
discord-board-stopped = Cette partie a été arrêtée avant la fin.
discord-picture-drawing = L’image du plateau est en cours de dessin.
discord-board-no-pictures = Pas d’image : je n’ai pas le droit de joindre des fichiers dans ce salon. Une personne qui gère le serveur peut me le donner sous Modifier le salon → Permissions → Skald → Joindre des fichiers.
discord-menu-placeholder = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
discord-menu-more = { $count ->
    [one] 1 autre…
   *[other] { $count } autres…
}
discord-button-words = Plateau en texte
discord-button-decide = { $letter } · { $who } : décider
discord-button-turn = { $letter } · { $who } : mon tour
discord-button-back = ↩ Annuler : { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Republier le plateau
discord-button-rules = Règles
discord-button-new = { $title } : ouvrir une table
discord-button-rematch = Revanche
discord-button-replay = Revoir la partie
discord-button-dice = Vérifier les dés
discord-button-review = Analyse
discord-button-end = Oui, arrêter

## Les appels

discord-turn = { $mention }, c’est ton tour dans **{ $table }**. { $matter } [Voir le plateau]({ $link })
discord-turn-matter = À toi de décider.
discord-call-direct = **{ $table }** attend une décision de ta part, même si ce n’est pas ton tour.
    { $place } · [Voir le plateau]({ $link })
discord-call-mention = { $mention }, **{ $table }** attend une décision de ta part, même si ce n’est pas ton tour. Personne d’autre ne peut utiliser le bouton. { $matter }
discord-call-forced = Dans **{ $table }**, je ne t’ai rien demandé : tu ne pouvais faire qu’une seule chose, et je l’ai faite pour toi.
    { $place } · [Voir le plateau]({ $link })
discord-call-forced-mention = { $mention }, dans **{ $table }**, tu ne pouvais faire qu’une seule chose, et je l’ai faite pour toi. [Voir le plateau]({ $link })
discord-call-meanwhile = Avant cela, tu ne pouvais faire qu’une seule chose, et je l’ai faite pour toi :
discord-call-decided = ✅ { $who } a décidé.
discord-call-decided-computer = 🤖 L’ordinateur a décidé pour { $who }.
discord-call-void = Il n’y a plus rien à décider ici.
discord-acted = ✅ Fait : { $action }
discord-acted-before = ✅ C’était déjà fait.
discord-board-late = ✅ C’est fait. Le message du salon suivra dès que possible.
discord-done-unseen = ✅ C’est fait et enregistré. Simplement, je ne peux pas te le montrer pour l’instant ; regarde le plateau dans une minute.
discord-answer-lost = Ma réponse ne t’est pas parvenue. Réessaie.
discord-answer-lost-locked = Ce fil est verrouillé et archivé, et Discord n’y accepte aucune réponse de ma part. Une personne avec la permission *Gérer les fils* peut le rouvrir.
discord-answer-lost-done = ✅ C’est fait et enregistré ; seule ma réponse ne t’est pas parvenue.
discord-done-unknown = Je ne sais pas si cela a été fait : une autre partie de moi l’a aussi reçu. Regarde le plateau avant de réessayer.
discord-only-opened = La table est ouverte, mais le reste de ta demande n’a pas abouti. Continue avec les boutons de sa carte, ou dans une minute avec /{ command-table }.
discord-undone = ↩ Annulé : { $action }

## La fin

discord-end-title = 🏆 { $title } · Partie terminée
discord-end-title-stopped = { $title } · Partie arrêtée avant la fin
discord-end-by-default = 🥇 { $who } gagne : il n’y a plus personne d’autre dans la partie.
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place } ex æquo** { $who } · { $points }
discord-end-left = Dernière place, pour avoir quitté la partie : { $names }.
discord-end-helped = La victoire de { $who } ne compte pas dans /{ command-stats } : l’ordinateur a aidé, par un indice ou en jouant à sa place.
discord-end-drawn = { $medal } **Partie nulle** : { $who }{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
discord-end-took-minutes = { $minutes ->
    [0] La partie a duré moins d’une minute.
    [one] La partie a duré { $minutes } minute.
   *[other] La partie a duré { $minutes } minutes.
}
discord-end-took-hours = { $minutes ->
    [0] La partie a duré { $hours } h.
   *[other] La partie a duré { $hours } h { $minutes } min.
}
discord-end-took-days = La partie a duré { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] .
   *[other] {" "}et { $hours } h.
}
discord-replay-turn = ⏪ Tour { $turn } sur { $turns }
discord-replay-menu = Aller à un tour…
discord-button-animate = Toute la partie
discord-button-animate-since = Depuis mon dernier tour
discord-animation-game = Toute la partie en images, tour par tour.
discord-animation-since = Ce qui s’est passé depuis ton dernier tour, coup par coup.
discord-animation-none = Impossible de dessiner les images pour l’instant. On peut revoir les tours un par un.
discord-animation-alt = { $table } : { $count ->
    [one] une image
   *[other] { $count } images à la suite
}, jusqu’à celle-ci : { $alt }
discord-end-dice = Vérifier le hasard
discord-end-dice-checked = ✅ La graine est bien celle de l’empreinte, et la partie en découle : { $actions ->
    [one] une action rejouée
   *[other] { $actions } actions rejouées
}, avec les mêmes jets et tirages.
discord-end-dice-none = ✅ Ici, ni dés ni tirages : la partie découle des seuls coups. { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
}, avec la même fin.
discord-end-dice-seed = Graine : ||`{ $seed }`||
discord-end-dice-promise = Empreinte publiée au départ : ||`{ $commitment }`||
discord-end-dice-how = L’empreinte est le SHA-256 des 32 octets de la graine ; tous les tirages et tous les dés de la partie découlent de la graine.

## Les points

discord-score-title = Points jusqu’ici · { $table }
discord-score-title-over = Points · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source } : **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source } : caché jusqu’à la fin
discord-score-explain = /{ command-score } avec { command-score-explain } montre l’événement derrière chaque point
discord-explain-title = D’où viennent les points de { $who }
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = Rien pour l’instant
discord-explain-total = { $points } en tout. Le numéro après # est celui de l’entrée dans /{ command-log }.

## Le journal

discord-log-title = Ce qui s’est passé · { $table }
discord-log-empty = Il ne s’est encore rien passé.
discord-log-open = La table a été ouverte.
discord-log-join = { $who } a rejoint la table.
discord-log-leave = { $who } a quitté la table.
discord-log-add-computer = { $who } a ajouté un ordinateur.
discord-log-remove-computer = { $who } a retiré un ordinateur.
discord-log-start = La partie a commencé.
discord-log-hand-over = L’ordinateur joue désormais pour { $who }.
discord-handed-over = ✅ L’ordinateur joue maintenant pour { $who }. Tant qu’il joue, /{ command-table } { command-table-reclaim } rend la place. Dès maintenant, une victoire ne compte pas dans /{ command-stats }.
discord-log-host = 👑 { $who } a nommé { $host } hôte de la table.
discord-log-host-now = 👑 { $host } est maintenant l’hôte.
discord-log-reclaim = { $who } est de retour.
discord-log-end = { $who } a arrêté la partie.
discord-log-import = La partie a été importée d’un enregistrement.
discord-log-patch = La partie continue selon la version { $version } de ses règles. Rien de ce qui s’est passé ne change.

## Ce que quelqu’un souhaite

discord-me = Les plateaux que personne d’autre ne voit : **{ $board }**, **{ $look }**. Pour changer : /{ command-me }.
discord-me-set = C’est noté. Les plateaux que personne d’autre ne voit : **{ $board }**, **{ $look }**.

## La table

discord-status-seats = Places
discord-status-lobby = { $open ->
    [0] La table est complète et attend l’hôte ; ouverte { $since }.
   *[other] On attend des joueurs ; table ouverte { $since }.
}
discord-status-waits = On attend { $names } (demande faite { $since }).
discord-status-moves = C’est à l’ordinateur de jouer.
discord-status-finished = La partie est terminée.
discord-status-ended = La partie a été arrêtée avant la fin.
discord-table-end-lobby = Fermer cette table avant le début de la partie ? Tout le monde perdra sa place.
discord-table-end-game = Arrêter la partie pour tout le monde, sans résultat ? C’est définitif.
discord-table-end-abandoned = Arrêter la partie pour tout le monde ? Qui l’a quittée l’a perdue, et qui reste la gagne. C’est définitif.
discord-table-ended = La table est fermée.
discord-games-title = Tes parties
discord-games-none = Tu ne joues à aucune table. /{ command-new } en ouvre une dans un salon.
discord-games-finished = Terminées récemment

## Les refus

discord-refuse-no-server = Il faut un serveur pour ça : fais-le dans un de ses salons. Ici, /{ command-new } t’ouvre une partie contre l’ordinateur.
discord-location-direct = Messages privés
discord-refuse-taken-direct = Tu joues déjà une partie ici. Finis-la, ou arrête-la avec /{ command-table } { command-table-end } ; ensuite, /{ command-new } en ouvre une autre.
discord-refuse-no-table = Il n’y a pas de table dans ce salon. /{ command-new } en ouvre une ; /{ command-games } montre les tiennes.
discord-refuse-other-title = Dans ce salon, on joue à { $title } ; utilise sa commande ou /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] Il reste { $free } place libre
   *[other] Il reste { $free } places libres
}. Augmente `{ command-new-computers }`, diminue `{ command-new-seats }`, ou (sur un serveur) retire `{ command-new-start }` pour que d’autres rejoignent la table.
discord-now = Tu peux : { $choices }
discord-now-more = Tu peux : { $choices } … et { $more } de plus
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = « { $text } » n’est pas une option. Écris les options ainsi : viking_limit=40, et sépare-les par des espaces.
discord-refuse-seat = Il n’y a pas de place « { $text } » à cette table. Indique une place par son numéro ou sa lettre.
discord-refuse-kept = L’ordinateur tient ta place à cette table. Reprends-la d’abord.
discord-refuse-own-seat = C’est ta propre place. Indique celle d’un adversaire.
discord-refuse-bot = Un bot ne prend pas de place. Ne nomme personne, et l’ordinateur joue.
discord-refuse-foreign = Je ne connais plus ce bouton ou cette commande. /{ command-board } montre le plateau avec de nouveaux boutons.
discord-refuse-stopping = Je redémarre. Si ce que tu as fait n’apparaît pas dans une minute, réessaie.
discord-refuse-busy = On me demande trop de choses à la fois. Si ce que tu as fait n’apparaît pas dans un instant, réessaie.
discord-plain-text = Discord a refusé ce message sous sa forme habituelle ; le voici donc en mots. /{ command-board } te le montre avec ses boutons.
discord-missing-permissions = { $count ->
    [one] Il me manque une permission dans ce salon : { $permissions }. Une personne qui gère le serveur peut me la donner sous Modifier le salon → Permissions → Skald.
   *[other] Il me manque des permissions dans ce salon : { $permissions }. Une personne qui gère le serveur peut me les donner sous Modifier le salon → Permissions → Skald.
}
discord-permission-view = Voir le salon
discord-permission-send = Envoyer des messages
discord-permission-send-threads = Envoyer des messages dans les fils
discord-permission-embed = Intégrer des liens

## L’aide

discord-rules-table-title = À cette table
discord-help-title = Des jeux de société dans ce salon, chacun à son rythme
discord-help-lead = Pas besoin d’être là en même temps : une partie peut prendre une soirée ou un mois.
discord-help-begin-title = Lancer une partie
discord-help-begin = /{ command-new } ouvre une table. Les autres appuient sur { discord-lobby-button-join }, ou tu ajoutes des ordinateurs ; ensuite, l’hôte appuie sur { discord-lobby-button-start }.
discord-help-play-title = Jouer
discord-help-play = Sers-toi des boutons et des menus sous le plateau, ou écris : /{ command-play } propose exactement ce que tu peux faire, par exemple naviguer 7. Un tour en plusieurs étapes se poursuit dans un message que personne d’autre ne voit ; /{ command-undo } ou son bouton ↩ annule ta dernière étape, tant qu’elle n’a rien révélé de nouveau.
discord-help-advice-title = Conseil
discord-help-advice = Quand tu joues seulement contre des ordinateurs, un bouton bleu montre le premier choix de /{ command-hint }. Les deux conseils sont libres : ces parties ne sont pas classées. Entre personnes, aucun bouton ne conseille : le bleu ne marque alors que ce qui ne laisse pas le choix.
discord-help-called-title = Quand c’est à toi
discord-help-called = On te mentionne une fois quand c’est ton tour. Si tu dois décider hors de ton tour, je t’écris en privé ; si tu n’acceptes pas les messages privés, je te mentionne dans le salon. Avec /{ command-me }, tu choisis où, et tes heures de silence. Avec /{ command-orders }, tu réponds d’avance, et je ne t’appelle pas pour cela.
discord-help-away-title = S’absenter
discord-help-away = /{ command-table } { command-table-hand-over } laisse un ordinateur jouer pour toi ; /{ command-table } { command-table-reclaim } te rend ta place quand tu veux. Si tu pars quelques jours, /{ command-me } { command-me-away } arrête tes horloges.
discord-help-see-title = En savoir plus
discord-help-see = /{ command-board }, /{ command-score } (avec { command-score-explain }, l’événement derrière chaque point), /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } pour toutes tes tables, /{ command-rules } pour les règles en bref, /{ command-me } pour tes réglages.
discord-help-dice-title = Un hasard honnête
discord-help-dice = Une empreinte de tout le hasard est publiée au début de la partie ; à la fin, la graine est montrée, et chacun peut vérifier qu’elles concordent.
discord-help-legal-title = Règles du service
discord-help-privacy = Confidentialité
discord-help-terms = Conditions d’utilisation
discord-help-footer = Skald n’est pas affilié aux éditeurs des jeux.
discord-new-which = À quoi veux-tu jouer ?
discord-new-which-options = Chaque bouton ouvre le jeu avec ses réglages habituels. Pour utiliser les options que tu as indiquées, choisis aussi { command-new-title } dans /{ command-new }.
discord-button-to-board = Voir le plateau
