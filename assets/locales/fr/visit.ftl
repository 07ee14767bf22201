# The page before a visit to a public sandbox.

visit-lead = Joue à des jeux de société avec un bot Discord, ici dans ton navigateur et sans compte. Tu as ton propre serveur, avec quatre autres membres.
visit-forgotten = Ton serveur a été oublié : il est resté 30 minutes sans servir, ou il avait 6 heures. Commence-en un autre.
visit-full = Tous les serveurs sont occupés. Réessaie dans quelques minutes.
visit-failed = Aucun serveur n’a pu démarrer. Réessaie dans une minute.
visit-kept = Personne d’autre ne voit ton serveur. Il est oublié après 30 minutes sans usage, au plus tard après 6 heures.
visit-enter = Commencer
