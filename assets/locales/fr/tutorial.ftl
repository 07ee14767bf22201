### Tutoriels : ce qui est pareil pour tous les jeux.

command-tutorial = tutoriel
command-tutorial-about = Apprendre un jeu en y jouant, pas à pas, en privé
command-tutorial-title = jeu
command-tutorial-title-about = Quel jeu ; sans réponse, celui de ce salon

tutorial-title = { $title } · tutoriel, étape { $step } sur { $steps }
tutorial-now = 👉 { $choice }
tutorial-other = « { $pressed } » est permis aussi, mais cette étape parle d’autre chose. Rien n’a changé : cherche { $choice }.
tutorial-stale = Ce bouton est celui d’une autre étape. Voici où tu en es.
tutorial-end-title = { $title } : à toi de jouer
tutorial-none = Il n’y a pas de tutoriel de { $title } pour l’édition jouée ici. Les règles en bref : /{ command-rules }.
tutorial-button = Apprendre { $title }
tutorial-button-rules = Les règles en bref
tutorial-button-again = Encore une fois depuis le début
tutorial-others = Autre chose…
tutorial-examples = Exemples
tutorial-name-1 = Huginn
tutorial-name-2 = Muninn
tutorial-name-3 = Ratatosk
