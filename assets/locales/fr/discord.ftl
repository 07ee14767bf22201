### Messages, boutons et réponses sur Discord. Un bouton prend 80 caractères au plus ; les marques comme **…** sont celles de Discord.

## Les gens et les lieux

discord-player-number = Joueur { $number }
discord-computer-name = Ordinateur ({ $policy })
discord-policy-careful = prudent
discord-policy-random = au hasard
discord-footer-table = Table { $table }
discord-page = Page { $page } sur { $pages }
discord-page-before = ◀ Retour
discord-page-after = Suite ▶

## La carte du salon

discord-lobby-title = { $title } · qui embarque ?
discord-lobby-title-started = { $title } · la partie a commencé
discord-lobby-title-cancelled = { $title } · annulée
discord-lobby-lead = { $missing ->
    [0] Tout est prêt : l’hôte peut commencer, ou attendre du monde.
    [one] Il manque une personne pour commencer ; il en faut au moins { $least }.
   *[other] Il manque { $missing } personnes pour commencer ; il en faut au moins { $least }.
}
discord-lobby-seats = Places : { $taken } sur { $seats }
discord-lobby-seat-host = { $who } · hôte
discord-lobby-seat-free = { $mark } libre
discord-lobby-terms = À quoi l’on joue
discord-lobby-edition = Édition : { $edition }
discord-lobby-edition-rebuilt = Édition : { $edition } (notre reconstitution, pas les valeurs imprimées)
discord-lobby-options-none = Les règles du livret.
discord-lobby-dice = Le hasard est promis au départ et se vérifie à la fin.
discord-lobby-commitment = Promesse du hasard : `{ $commitment }`
discord-lobby-board = [Voir le plateau]({ $link })
discord-lobby-button-join = Rejoindre
discord-lobby-button-leave = Quitter
discord-lobby-button-computer = Ajouter un ordinateur
discord-lobby-button-start = Commencer
discord-lobby-button-cancel = Annuler

## Le plateau

discord-board-choices = { $who } peut
discord-board-lately = À l’instant
discord-board-moved = **{ $table }** · [Le plateau continue plus bas]({ $link })
discord-board-stopped = Cette partie a été arrêtée avant la fin.
discord-board-no-pictures = Pas d’image : je ne peux pas joindre de fichiers dans ce salon. Qui gère le serveur peut l’autoriser sous Modifier le salon → Permissions → Skald → Joindre des fichiers.
discord-menu-placeholder = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
discord-button-decide = { $letter } · { $who } : décider
discord-button-turn = { $letter } · { $who } : à moi
discord-button-back = ↩ Annuler : { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Reposter le plateau
discord-button-end = Oui, arrêter

## Les appels

discord-turn = { $mention }, c’est à toi dans **{ $table }** : { $matter } [Voir le plateau]({ $link })
discord-turn-matter = il y a quelque chose à décider.
discord-call-direct = Tu dois décider dans **{ $table }**, bien que ce ne soit pas ton tour. [Voir le plateau]({ $link })
discord-call-mention = { $mention }, tu dois décider dans **{ $table }**, bien que ce ne soit pas ton tour. Toi seul peux te servir du bouton. { $matter }
discord-brief-choices = Tu peux
discord-call-decided = ✅ { $who } a décidé.
discord-call-decided-computer = 🤖 L’ordinateur a décidé pour { $who }.
discord-call-void = Il n’y a plus rien à décider ici.
discord-acted = ✅ Fait : { $action }
discord-acted-before = ✅ C’est déjà fait.
discord-undone = ↩ Annulé : { $action }

## La fin

discord-end-title = 🏆 { $title } est terminé
discord-end-title-stopped = { $title } a été arrêté
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }**, à égalité : { $who } · { $points }
discord-end-took-minutes = { $minutes ->
    [one] La partie a duré { $minutes } minute.
   *[other] La partie a duré { $minutes } minutes.
}
discord-end-took-hours = La partie a duré { $hours } h { $minutes } min.
discord-end-took-days = { $days ->
    [one] La partie a duré { $days } jour et { $hours } h.
   *[other] La partie a duré { $days } jours et { $hours } h.
}
discord-end-dice = Vérifier le hasard
discord-end-dice-seed = Graine : `{ $seed }`
discord-end-dice-promise = Promesse du départ : `{ $commitment }`
discord-end-dice-how = La promesse est le SHA-256 des 32 octets de la graine ; tout le hasard de la partie en découle.

## Les points

discord-score-title = Points jusqu’ici · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source } : **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source } : caché jusqu’à la fin
discord-score-explain = /{ command-score } { command-score-explain } : nomme l’événement derrière chaque point
discord-explain-title = D’où viennent les points de { $who }
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = rien encore
discord-explain-total = { $points } en tout. # est le numéro de l’entrée dans /{ command-log }.

## Le journal

discord-log-title = Ce qui s’est passé · { $table }
discord-log-empty = Il ne s’est encore rien passé.
discord-log-open = La table a été ouverte.
discord-log-join = Quelqu’un a pris la place { $seat }.
discord-log-leave = La place { $seat } a été quittée.
discord-log-add-computer = Un ordinateur a pris la place { $seat }.
discord-log-remove-computer = L’ordinateur a quitté la place { $seat }.
discord-log-start = La partie a commencé.
discord-log-hand-over = Un ordinateur garde la place { $seat } pour le moment.
discord-log-take-back = La place { $seat } a été reprise.
discord-log-end = L’hôte a arrêté la partie.
discord-log-import = La partie vient d’un enregistrement.
discord-log-patch = La partie continue selon la version { $version } de ses règles. Rien de ce qui s’est passé ne change.

## Ce que quelqu’un souhaite

discord-me-look = Les plateaux que toi seul vois sont dessinés ainsi : **{ $look }**. /{ command-me } { command-me-look } le change.
discord-me-look-set = Désormais, les plateaux que toi seul vois sont dessinés ainsi : **{ $look }**.

## La table

discord-new-opened = Ta table de **{ $title }** est ouverte ; sa carte apparaît plus bas. (Table { $table })
discord-status-seats = Places
discord-status-seat = { $who }
discord-status-lobby = On attend des joueurs depuis { $since }.
discord-status-waits = On attend { $names } depuis { $since }.
discord-status-moves = C’est à l’ordinateur.
discord-status-finished = La partie est terminée.
discord-status-ended = La partie a été arrêtée.
discord-table-end-lobby = Fermer ce salon ? Tout le monde perd sa place.
discord-table-end-game = Arrêter la partie pour tout le monde, sans résultat ? C’est définitif.
discord-hand-over-last = Plus personne ne resterait, et les joueurs de l’ordinateur finiraient la partie aussitôt. Laisse-la telle quelle : elle t’attend. Ou arrête-la pour tout le monde.
discord-table-ended = C’est arrêté.
discord-games-title = Tes parties
discord-games-none = Tu n’es à aucune table. /{ command-new } en ouvre une dans un salon.

## Les refus

discord-refuse-no-table = Il n’y a pas de table dans ce salon. /{ command-new } en ouvre une ; /{ command-games } montre les tiennes.
discord-refuse-other-title = Dans ce salon on joue à { $title } ; utilise sa commande ou /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] 1 place est libre
   *[other] { $free } places sont libres
}. Augmente `{ command-new-computers }`, ou retire `{ command-new-start }` pour que d’autres rejoignent.
discord-now = Tu peux : { $choices }
discord-now-more = Tu peux : { $choices } … et { $more } de plus
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = « { $text } » n’est pas une option. Les options s’écrivent ainsi : viking_limit=40, avec une espace entre deux.
discord-refuse-seat = Il n’y a pas de place « { $text } » à cette table. Les places se nomment par leur numéro ou leur lettre.
discord-refuse-foreign = Je ne connais plus ce bouton ou cette commande. /{ command-board } montre le plateau avec des boutons neufs.
discord-refuse-stopping = On me redémarre à l’instant. Rien n’a changé ; réessaie dans une minute.
discord-missing-permissions = { $count ->
    [one] Il me manque une permission dans ce salon : { $permissions }. Qui gère le serveur peut la donner sous Modifier le salon → Permissions → Skald.
   *[other] Il me manque des permissions dans ce salon : { $permissions }. Qui gère le serveur peut les donner sous Modifier le salon → Permissions → Skald.
}
discord-permission-view = Voir le salon
discord-permission-send = Envoyer des messages
discord-permission-send-threads = Envoyer des messages dans les fils
discord-permission-embed = Intégrer des liens

## L’aide

discord-help-title = Des jeux de société dans ce salon, chacun à son rythme
discord-help-lead = Personne n’a besoin d’être là en même temps : une partie peut prendre une soirée ou un mois.
discord-help-begin-title = Commencer
discord-help-begin = /{ command-new } ouvre une table. Les autres appuient sur { discord-lobby-button-join }, ou tu ajoutes des ordinateurs ; puis l’hôte appuie sur { discord-lobby-button-start }.
discord-help-play-title = Jouer
discord-help-play = Sers-toi des boutons et des menus sous le plateau, ou écris : /{ command-play } complète exactement ce que tu peux faire, par exemple sail 7. Un tour en plusieurs étapes se poursuit dans un message que toi seul vois ; /{ command-undo } ou son bouton ↩ annule ta dernière étape, tant qu’elle n’a rien révélé de nouveau.
discord-help-called-title = Être appelé
discord-help-called = On te mentionne une fois quand c’est ton tour. Si tu dois décider hors de ton tour, je t’écris en privé ; si tes messages sont fermés, je te mentionne dans le salon.
discord-help-away-title = S’absenter
discord-help-away = /{ command-table } { command-table-hand-over } laisse ta place à l’ordinateur, /{ command-table } { command-table-take-back } te la rend à n’importe quelle décision.
discord-help-see-title = Voir davantage
discord-help-see = /{ command-board }, /{ command-score } et son option expliquer, /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } pour toutes tes tables, /{ command-rules } pour les règles en bref, /{ command-me } pour l’apparence de tes plateaux.
discord-help-dice-title = Un hasard honnête
discord-help-dice = Une promesse de tout le hasard est publiée au départ ; à la fin la graine est montrée, et chacun peut vérifier l’une par l’autre.
discord-help-footer = Skald n’est pas affilié aux éditeurs des jeux.
