### Ce que décide qui gère un serveur, les fils des tables et les permissions manquantes.

command-new-thread = fil
command-new-thread-about = Si la table a son propre fil

command-server = serveur
command-server-about = Ce qui vaut pour les tables de ce serveur
command-server-show = voir
command-server-show-about = Voir comment tout est réglé
command-server-boards = plateaux
command-server-boards-about = Langue et aspect des plateaux, et si les tables ont leur propre fil
command-server-boards-language = langue
command-server-boards-language-about = La langue des nouvelles tables
command-server-boards-language-server = celle du serveur
command-server-boards-style = style
command-server-boards-style-about = De quoi se composent les plateaux
command-server-boards-style-picture = image
command-server-boards-style-words = texte
command-server-boards-style-both = les deux
command-server-boards-thread = fil
command-server-boards-thread-about = Si chaque nouvelle table a son propre fil
command-server-channels = salons
command-server-channels-about = Où l’on peut ouvrir des tables
command-server-channels-add = ajouter
command-server-channels-add-about = Autoriser les tables dans ce salon et ses fils ; ailleurs, seulement si c’est autorisé aussi
command-server-channels-remove = retirer
command-server-channels-remove-about = Retirer ce salon de la liste ; si elle est vide, les tables sont autorisées partout
command-server-channels-all = tous
command-server-channels-all-about = Autoriser les tables dans tous les salons
command-server-titles = jeux
command-server-titles-about = À quels jeux on peut jouer
command-server-titles-off = désactiver
command-server-titles-off-about = Ne plus ouvrir de tables de ce jeu
command-server-titles-on = activer
command-server-titles-on-about = Autoriser de nouveau ce jeu
command-server-limits = limites
command-server-limits-about = Combien de tables il peut y avoir à la fois
command-server-limits-person = personne
command-server-limits-person-about = Par personne sur ce serveur ; 0 pour autant que le bot le permet
command-server-limits-server = serveur
command-server-limits-server-about = Sur tout le serveur ; 0 pour autant que le bot le permet
command-server-keep = garder
command-server-keep-about = Combien de temps les parties terminées sont gardées
command-server-keep-days = jours
command-server-keep-days-about = Jours après la fin ; 0 pour toujours
command-server-leaderboard = classement
command-server-leaderboard-about = Qui est au classement
command-server-leaderboard-off = retirer
command-server-leaderboard-off-about = Retirer cette personne, même partie du serveur ; ses résultats comptent toujours pour les autres
command-server-leaderboard-on = remettre
command-server-leaderboard-on-about = L’y remettre
command-server-tables = tables
command-server-tables-about = Voir les tables ouvertes du serveur, même sans salon, et en arrêter une
command-server-doctor = docteur
command-server-doctor-about = Voir quelles permissions me manquent dans ce salon, et comment me les donner

discord-server = ⚙ Les tables de ce serveur :
discord-server-set = ⚙ C’est noté. Les tables de ce serveur :
discord-server-boards = Plateaux : **{ $language }**, **{ $style }**
discord-server-language-server = dans la langue du serveur
discord-server-threads = Nouvelles tables : **dans leur propre fil**
discord-server-no-threads = Nouvelles tables : **dans le salon même**
discord-server-everywhere = Salons : **tous**
discord-server-channels = Salons : { $channels }
discord-server-titles = Jeux : **tous** ({ $titles })
discord-server-titles-off = Jeux : **{ $titles }** ; désactivés : { $off }
discord-server-titles-none = Jeux : **aucun** ; désactivés : { $off }
discord-server-limits = Tables à la fois : **{ $person }** par personne, **{ $server }** sur le serveur ({ $now } en ce moment)
discord-server-kept = Parties terminées : **gardées { $days ->
    [one] un jour
   *[other] { $days } jours
}**, puis effacées avec plateaux et journaux ; les résultats restent
discord-server-taken-off = Hors du classement : { $people }
discord-server-more = et { $count } de plus
discord-refuse-taken-off = Tu peux retirer { $most } personnes du classement, pas plus. Remets d’abord quelqu’un.
discord-server-kept-ever = Parties terminées : **gardées pour toujours**

discord-server-tables = Tables ouvertes sur ce serveur : { $count }
discord-server-tables-none = Aucune table n’est ouverte. /{ command-new } en ouvre une dans un salon.
discord-server-tables-opened = ouverte { $since }
discord-server-tables-asked = ouverte { $since }, dernière question { $asked }
discord-server-tables-gone = ⚠ **salon supprimé**
discord-server-tables-gone-short = ⚠ salon supprimé
discord-server-tables-end = Arrêter l’une d’elles
discord-server-tables-back = Retour à la liste

discord-own-thread = La table est dans { $thread }, son propre fil.
discord-no-thread = La table est ici, car pour un fil à elle { $count ->
    [one] il me manque une permission
   *[other] il me manque des permissions
} : { $permissions }. Une personne qui gère le serveur peut y remédier sous Modifier le salon → Permissions → Skald.
discord-no-thread-kind = La table est ici, car un salon de ce genre n’a pas de fils.
discord-no-thread-refused = La table est ici, car Discord n’a pas voulu lui ouvrir de fil. { $why } { $again }
discord-refuse-shut = { $why } Aucune table n’a été ouverte.
discord-done-shut = ✅ C’est fait et enregistré, mais le message du salon ne le montre pas. { $why }
discord-obstacle-timed-out = Je suis exclu temporairement : Discord ne me laisse rien écrire sur ce serveur jusqu’au { $until }. Une personne avec la permission *Exclure temporairement des membres* peut y mettre fin plus tôt.
discord-obstacle-private = Ce fil est privé, et je n’y suis pas. Mentionne-moi ici pour m’y ajouter.
discord-obstacle-locked = Ce fil est verrouillé. Une personne avec la permission *Gérer les fils* peut le déverrouiller.
discord-obstacle-unknown = Discord ne me laisse pas écrire ici, alors que j’ai les permissions.

discord-refuse-channel = On n’ouvre pas de tables dans ce salon. Va dans { $channels }
discord-refuse-channel-gone = On n’ouvre de tables que dans des salons qui n’existent plus. Une personne qui a la permission Gérer le serveur peut en choisir d’autres avec /{ command-server } { command-server-channels }.
discord-refuse-title-off = { $title } est désactivé sur ce serveur. /{ command-new } propose les jeux auxquels on joue ici.
discord-refuse-managers-only = Seule une personne avec la permission Gérer le serveur peut faire cela.
discord-refuse-limit = Ce bot permet { $most ->
    [one] une table
   *[other] { $most } tables
} au plus. Choisis un nombre jusque-là, ou 0 pour ce maximum ; rien n’a changé.
discord-refuse-keep = Les parties terminées sont gardées { $least } jours au moins. Choisis 0 pour toujours, ou { $least } ou plus ; rien n’a changé.
discord-refuse-channels = Cela ferait plus de { $most } salons. Retires-en un d’abord ; rien n’a changé.

table-error-too-many-tables = Tu es déjà à { $count ->
    [one] une table qui n’est pas finie. Termine-la d’abord, ou quitte-la si elle n’a pas commencé
   *[other] { $count } tables qui ne sont pas finies. Termines-en une d’abord, ou quittes-en une qui n’a pas commencé
} ; /{ command-games } les montre.
table-error-too-many-tables-here = Tu es déjà à { $count ->
    [one] une table de ce serveur qui n’est pas finie, et il n’en permet pas plus. Termine-la d’abord, ou quitte-la si elle n’a pas commencé
   *[other] { $count } tables de ce serveur qui ne sont pas finies, et il n’en permet pas plus. Termines-en une d’abord, ou quittes-en une qui n’a pas commencé
} ; /{ command-games } les montre.
table-error-no-room-for-table = Ce serveur n’a plus de place pour une autre table (pas encore finies : { $count }). Finissez-en ou arrêtez-en une d’abord.

discord-permission-threads = Créer des fils publics
discord-permission-attach = Joindre des fichiers
discord-permission-history = Voir les anciens messages
discord-permission-connect = Se connecter
discord-doctor = 🩺 Ce que je peux faire dans { $channel } :
discord-doctor-missing = ❌ **{ $permission }** : { $without } Cela se règle dans { $channel }, sous Modifier le salon → Permissions → Skald → { $permission }.
discord-doctor-given = ✅ { $permissions }
discord-doctor-not-allowed = On n’ouvre pas de nouvelles tables ici : /{ command-server } { command-server-channels } le permet.
discord-doctor-view = sans elle, aucune table ne peut être ici.
discord-doctor-send = sans elle, aucune table ne peut être dans le salon même.
discord-doctor-send-threads = sans elle, aucune table ne peut être dans un fil.
discord-doctor-threads = sans elle, les tables restent dans le salon, sans fil à elles.
discord-doctor-embed = sans elle, aucune table ne peut être ici.
discord-doctor-attach = sans elle, les plateaux n’ont pas d’image et sont en texte.
discord-doctor-history = sans elle, je ne remarque pas qu’un plateau a défilé hors de vue.
discord-doctor-connect = sans elle, je ne peux pas écrire dans un salon vocal.

discord-turn-elsewhere = C’est ton tour dans **{ $table }**. { $matter }
    Je ne peux plus écrire dans { $place } : { $why } La partie est intacte ; continue ici.
discord-elsewhere-gone = le salon n’existe plus.
discord-elsewhere-refused = il est verrouillé, je suis exclu temporairement du serveur, ou il me manque des permissions.
discord-games-turn = ▶ { $table }
discord-games-mine = Mon tour
denial-forbidden = Il m’y manque des permissions. Une personne qui gère le serveur peut les donner sous Modifier le salon → Permissions → Skald.
denial-gone = Ce salon n’existe plus.
denial-commands-only = Sur ce serveur il n’y a que mes commandes, et je ne peux écrire nulle part. Une personne qui le gère peut m’inviter comme bot.
denial-full = Le serveur a 1 000 fils actifs, et Discord n’en permet pas plus. Il y aura de la place quand certains seront fermés.
denial-moderated = L’AutoMod de ce serveur le bloque.
denial-tag = Le forum exige une étiquette et n’en a aucune nommée « ouverte » que je puisse donner. Une personne qui gère le serveur peut l’ajouter.
denial-limited = Discord me demande d’attendre.
denial-unreachable = Discord ne répond pas pour l’instant.
denial-other = Discord ne donne aucune raison que je connaisse (code { $code }).
denial-again = À la prochaine table, je réessaie.
denial-again-at = Je peux réessayer { $time }.
denial-place = Rien n’a changé, car je ne peux pas utiliser { $channel } : { $why }
denial-setting = ❌ { $channel } : { $why }
denial-setting-sound = ✅ { $channel }
denial-setting-more = { $count ->
    [one] Un autre salon de la liste n’a pas été essayé.
   *[other] { $count } autres salons de la liste n’ont pas été essayés.
}
denial-setting-gone = ⚠ Un réglage de ce serveur désigne un salon qui n’existe plus : { $channels }.
denial-button-clear = Supprimer ce réglage
