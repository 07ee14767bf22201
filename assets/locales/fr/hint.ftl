hint-log = { $who } a demandé un indice.
hint-title = Ce que ferait un ordinateur fort ; chiffres entre joueurs égaux
hint-choice = { $number }. **{ $choice }**
hint-chance = gagne environ { $chance } parties sur 100, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
hint-chance-alone = gagne environ { $chance } parties sur 100, une nulle compte pour moitié
hint-sure = Le premier est nettement le meilleur.
hint-leaning = Le premier semble meilleur que les autres.
hint-close = Ces choix se valent à peu près.
hint-two = Le premier vaut à peu près le suivant ; le dernier est moins bon.
hint-only = Tu n’as qu’un seul choix.
hint-free = Les conseils ne changent rien ici : une partie contre les seuls ordinateurs n’est pas classée.
hint-blue = Bleu : le premier choix de /{ command-hint }.
hint-blue-rules = Bleu, en solo : le premier choix de /{ command-hint }.
