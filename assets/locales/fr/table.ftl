### What tables say when they cannot do what was asked: what is the matter, and what to do.

table-error-no-such-table = Cette table n’existe plus. /{ command-new } en ouvre une nouvelle ; /{ command-games } montre les tiennes.
table-error-channel-taken = Ce salon a déjà une table ({ $table }). Termine-la, demande à son hôte de la fermer, ou ouvre la tienne dans un autre salon.
table-error-not-seated = Tu n’as pas de place à cette table, tu peux seulement regarder. /{ command-new } ouvre une table à toi dans un autre salon.
table-error-not-your-decision = { $count ->
    [one] C’est à { $names } de décider, pas à toi.
   *[other] Tu n’as rien à décider ici pour l’instant ; la table attend { $names }.
}
table-error-nothing-to-decide = Personne n’a rien à décider en ce moment. /{ command-board } montre où en est la partie.
table-error-stale = La réponse a déjà été donnée. /{ command-board } montre où en est la partie maintenant.
table-error-refused = Les règles ne le permettent pas maintenant. /{ command-play } montre ce que tu peux faire.
table-error-unreadable = Je ne sais pas ce que « { $text } » veut dire ici. /{ command-play } complète avec tout ce que tu peux faire maintenant.
table-error-not-started = La partie n’a pas encore commencé. L’hôte la lance avec le bouton { discord-lobby-button-start }.
table-error-already-started = La partie a déjà commencé. Si tu dois partir, /{ command-table } confie ta place à un ordinateur.
table-error-over = Cette partie est terminée. /{ command-score } montre les points, /{ command-new } ouvre une autre table.
table-error-full = Les { $seats } places sont prises. L’hôte peut retirer un ordinateur, ou ouvre une table dans un autre salon.
table-error-already-seated = Tu as déjà une place à cette table.
table-error-too-few = Il faut être { $least } pour commencer, et { $seated ->
    [one] il n’y a qu’une personne
   *[other] vous n’êtes que { $seated }
}. Attends que d’autres arrivent, ou ajoute des ordinateurs.
table-error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $got }. Choisis un nombre de places entre les deux.
table-error-host-only = Seul l’hôte de la table peut faire cela. Demande-lui, ou ouvre une table à toi dans un autre salon.
table-error-not-your-seat = Seuls l’hôte et la personne assise là peuvent confier cette place. Choisis la tienne.
table-error-unknown-title = Je n’ai pas de jeu appelé « { $title } ». /{ command-new } complète avec tous ceux qu’il y a.
table-error-unknown-edition = L’édition « { $edition } » de { $title } n’est pas disponible. La personne qui gère ce bot peut remettre son fichier dans le dossier des éditions ; d’ici là, rien n’est perdu.
table-error-moved = { $what ->
    [rules] Cette partie a commencé avec la version { $pinned } de ses règles, et je joue maintenant la version { $here }.
   *[edition] L’édition avec laquelle cette partie a commencé a changé depuis.
} La personne qui gère ce bot peut remettre l’ancienne ; d’ici là, la partie est gardée intacte.
table-error-options = « { $key } » n’est pas une option de ce jeu, ou sa valeur n’en est pas une. /{ command-new } complète les deux.
table-error-unknown-policy = Aucun ordinateur ne s’appelle « { $policy } ». Il y a : { $known }.
table-error-not-a-computer = Il n’y a pas d’ordinateur à cette place. /{ command-table } { command-table-status } montre qui est assis où.
table-error-already-computer = Un ordinateur tient déjà cette place. La personne qui y était peut la reprendre avec /{ command-table }.
table-error-undo-passed = Ce n’est pas ton tour ; la table attend { $names }. Ce que les autres ont vu ne peut pas être annulé.
table-error-undo-acted = { $who } a joué depuis ; rien de ce qui précède ne peut être annulé.
table-error-undo-told = Ta dernière étape ne peut pas être annulée : elle a terminé un tour ou révélé quelque chose de nouveau.
table-error-undo-nothing = Il n’y a encore rien à annuler.
table-error-nothing-to-take-back = Aucune place n’est gardée pour toi à cette table. /{ command-table } { command-table-status } montre qui est assis où.
table-error-conflict = Trop de choses se sont passées en même temps à cette table, et la tienne n’a pas été faite. Réessaie.
table-error-record = Cet enregistrement ne tient pas : { $why }. Rien n’a été repris.
table-error-record-lacks = { $what ->
    [seed] Une partie en cours ne peut continuer qu’avec sa graine, et cet enregistrement n’en a pas. Exporte-la de nouveau avec la graine.
    [channel] Une partie en cours a besoin d’un salon où se jouer. Nommes-en un et réessaie.
   *[seats] L’enregistrement nomme un autre nombre de joueurs que la partie n’a de places. Rien n’a été repris.
}
table-error-store = Je n’ai pas pu l’enregistrer, donc ce n’est pas fait. Réessaie dans une minute ; si cela dure, préviens la personne qui gère ce bot.
table-error-defect = Quelque chose ne va pas de mon côté, et ce n’est pas fait. Préviens la personne qui gère ce bot ; le journal a les détails.
