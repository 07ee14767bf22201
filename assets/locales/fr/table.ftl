### What tables say when they cannot do what was asked: what is the matter, and what to do.

table-error-no-such-table = Cette table n’existe plus. /{ command-new } en ouvre une autre ; /{ command-games } montre les tiennes.
table-error-channel-taken = Il y a déjà une partie dans ce salon : /{ command-board } l’affiche. Finissez-la ou arrêtez-la, ou ouvre la tienne dans un autre salon.
table-error-not-seated = Tu n’as pas de place à cette table. /{ command-new } ouvre une table à toi dans un autre salon.
table-error-not-your-decision = { $count ->
    [one] C’est à { $names } de décider, pas à toi.
   *[other] Tu n’as rien à décider ici pour l’instant ; on attend { $names }.
}
table-error-nothing-to-decide = Il n’y a rien à décider en ce moment. /{ command-board } montre où en est la partie.
table-error-stale = C’est déjà décidé. /{ command-board } montre où en est la partie maintenant.
table-error-gone = Ce n’est plus proposé ici : rien n’a changé. /{ command-board } montre ce que tu peux choisir maintenant.
table-error-refused = Les règles ne le permettent pas maintenant. /{ command-play } montre ce que tu peux faire.
table-error-unreadable = Je ne comprends pas « { $text } ». /{ command-play } propose tout ce que tu peux faire maintenant.
table-error-not-started = La partie n’a pas encore commencé. L’hôte la lance avec le bouton { discord-lobby-button-start }.
table-error-already-started = La partie a déjà commencé. /{ command-board } montre où elle en est.
table-error-already-started-join = La partie a déjà commencé et ses places sont prises. Tu peux regarder ; /{ command-new } ouvre une table à toi dans un autre salon.
table-error-already-started-leave = La partie a déjà commencé. Si tu dois partir, /{ command-table } { command-table-hand-over } laisse un ordinateur jouer pour toi.
table-error-already-started-clock = La partie a déjà commencé et garde son horloge. /{ command-table } { command-table-extend } donne plus de temps ; /{ command-table } { command-table-pause } arrête les horloges.
table-error-still-playing = Cette partie n’est pas encore terminée.
table-error-ended-early = Cette partie a été arrêtée avant la fin, il n’y a donc rien à analyser.
table-error-over = Cette partie est terminée. /{ command-score } montre les points ; /{ command-new } ouvre une autre table.
table-error-full = { $seats ->
    [one] La seule place est prise.
   *[other] Les { $seats } places sont prises.
} L’hôte peut retirer un ordinateur ; sinon, ouvre une table dans un autre salon.
table-error-already-seated = Tu as déjà une place à cette table.
table-error-already-seated-other = Cette personne a déjà une place à cette table.
table-error-too-few = Il faut être au moins { $least } pour commencer, et { $seated ->
    [0] il n’y a encore personne
    [one] il n’y a qu’une personne
   *[other] il n’y a que { $seated } personnes
}. Attends que d’autres arrivent, ou ajoute des ordinateurs.
table-error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $got }. Choisis un nombre de places dans ces limites.
table-error-seats-exact = Ce jeu se joue à { $least }, pas à { $got }.
table-error-host-only = Seul l’hôte de la table peut faire cela. Demande-le-lui, ou ouvre une table à toi dans un autre salon. Qui gère le serveur peut arrêter une table, confier ses places et nommer un autre hôte.
table-error-already-host = Cette personne est déjà l’hôte.
table-error-computer-host = Un ordinateur ne peut pas être l’hôte. Nomme quelqu’un qui joue ici en personne ; qui a confié sa place doit d’abord la reprendre avec /{ command-table } { command-table-reclaim }.
table-error-not-at-table = Cette personne n’a pas de place à cette table. /{ command-table } { command-table-status } montre qui en a une.
table-error-not-your-seat = Tu ne peux confier que ta propre place ; l’hôte, aussi celle de qui n’a plus de temps ou est parti.
table-error-unknown-title = Je n’ai pas de jeu appelé « { $title } ». /{ command-new } propose les jeux que j’ai.
table-error-unknown-edition = { $title } : il n’y a pas d’édition « { $edition } ». /{ command-new } propose celles qui existent ; sans édition, tu as celle d’usage.
table-error-missing-edition = { $title } : je ne trouve pas l’édition « { $edition } ». La personne qui gère ce bot peut remettre son fichier dans le dossier des éditions ; d’ici là, rien n’est perdu.
table-error-moved = { $what ->
    [rules] Cette partie a commencé avec la version { $pinned } de ses règles, et je joue maintenant avec la version { $here }.
   *[edition] L’édition avec laquelle cette partie a commencé a changé depuis.
} La personne qui gère ce bot peut remettre l’ancienne ; d’ici là, la partie est gardée intacte.
table-error-options = « { $key } » n’est pas une option de ce jeu, ou elle n’admet pas cette valeur. /{ command-new } propose les options et leurs valeurs.
table-error-unknown-policy = Aucun ordinateur ne s’appelle « { $policy } ». Choisis parmi : { $known }.
table-error-not-a-computer = Il n’y a pas d’ordinateur à cette place. /{ command-table } { command-table-status } montre qui a quelle place.
table-error-already-computer = Un ordinateur a déjà cette place. La personne qui l’avait peut la reprendre avec /{ command-table } { command-table-reclaim }.
table-error-undo-passed = Ce n’est pas ton tour ; on attend { $names }. Ce que les autres ont vu n’est annulé que si tout le monde est d’accord.
table-error-undo-acted = { $who } a joué depuis ; ton étape n’est annulée que si tout le monde est d’accord.
table-error-undo-told = Ta dernière étape a terminé un tour ou révélé quelque chose de nouveau ; elle n’est annulée que si tout le monde est d’accord.
table-error-undo-nothing = Il n’y a encore rien à annuler.
table-error-hint-among-people = Les indices sont réservés aux parties où tu joues seulement contre des ordinateurs.
table-error-last-person = Il ne resterait que des ordinateurs, et ils finiraient la partie aussitôt. Laisse-la telle quelle, et elle t’attendra ; ou arrête-la pour tout le monde.
table-error-nothing-to-reclaim = Aucune place n’est gardée pour toi à cette table. /{ command-table } { command-table-status } montre qui a quelle place.
table-error-conflict = Trop de choses se passaient en même temps à cette table, et ta demande n’a pas été exécutée. Réessaie.
table-error-record = Cet enregistrement n’est pas valable : { $why }. Rien n’a été importé.
table-error-record-lacks = { $what ->
    [seed] Une partie en cours ne peut continuer qu’avec sa graine, et cet enregistrement n’en a pas. Exporte-le de nouveau avec la graine.
    [channel] Une partie en cours a besoin d’un salon où se jouer. Indiques-en un et réessaie.
   *[seats] L’enregistrement ne nomme pas autant de joueurs que la partie a de places. Rien n’a été importé.
}
table-error-store = Je n’ai pas pu l’enregistrer, donc rien n’a été fait. Réessaie dans une minute ; si cela continue, préviens la personne qui gère ce bot.
table-error-defect = Quelque chose s’est mal passé de mon côté, et rien n’a été fait. Préviens la personne qui gère ce bot ; les détails sont dans le journal.
table-error-seat-in-play = Cette personne joue encore. L’ordinateur peut jouer pour elle quand son temps est écoulé ou qu’elle a quitté le serveur ; ou elle cède sa place avec /{ command-table } { command-table-hand-over }.
table-error-vote-to-end = Avec d’autres personnes à la table, tu ne peux pas arrêter la partie de ton propre chef : demande-leur avec /{ command-table } { command-table-end }.
table-error-tournament-seat = Dans un tournoi, les places et l’hôte ne changent pas. Demande à l’organisateur.
