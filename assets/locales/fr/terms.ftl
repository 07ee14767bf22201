# Conditions d’une table que l’hôte a changées avant le début.

terms-changed = { $mentions } { $host } a modifié la table **{ $table }** que tu as rejointe :
terms-clock = • Horloge : { $from } → **{ $to }**
terms-computers = • Ordinateurs : { $from } → **{ $to }**
terms-no-computers = aucun
terms-question = La partie ne commence que si tu es d’accord. Tu peux aussi quitter la table.
terms-restored = { $mentions } La table **{ $table }** est de nouveau comme à ton arrivée : { $host } a annulé sa modification. Tu n’as rien à répondre.
terms-waiting = Doivent encore accepter la modification : { $names }
terms-refuse-start = La table a changé depuis l’arrivée de ces joueurs, et leur accord manque encore : { $names }. Un message avec un bouton le leur demande ici. Attends leur réponse, reviens sur la modification, ou retire-les avec /{ command-table } { command-table-kick }.
terms-log-agreed = { $who } a accepté la modification de la table.
terms-log-clock = { $who } a changé l’horloge : { $from } → { $to }
terms-log-add-computer = { $who } a ajouté un ordinateur : { $level }.
terms-log-remove-computer = { $who } a retiré un ordinateur : { $level }.

# Une table complète qui attend son hôte.

lobby-waits-for-host = On attend que { $host } lance la partie. Sans cela d’ici un jour, toute personne assise ici pourra la lancer.
lobby-all-may-start = { $host } n’a pas lancé la partie en un jour : toute personne assise ici peut le faire.
lobby-host-called = { $mentions } Tout le monde est là pour **{ $table }** : tu peux commencer. Sans cela d’ici un jour, toute personne assise là-bas pourra le faire.
lobby-all-called = { $mentions } **{ $table }** est au complet et { $host } ne l’a pas lancée. Chacun de vous peut maintenant le faire.
