### L’analyse d’une partie finie.

review-title = Analyse de la partie
review-picture = Chances de victoire
review-per-cent = { $share } %
review-alt-seat = { $who } : { $first } % au début, { $middle } % à mi-chemin, { $last } % peu avant la fin
review-by = L’ordinateur « { $player } » a jugé chaque choix d’après ce que sa place savait alors. Ses chiffres sont des estimations.
review-turning = Ce qui a fait basculer la partie
review-turning-none = Aucun choix n’a fait basculer la partie à lui seul.
review-turn = { $number }. { $who } : **{ $played }**
review-turn-better = Mieux : **{ $best }**, environ { $cost ->
    [one] 1 victoire de plus
   *[other] { $cost } victoires de plus
} sur 100 parties
review-turn-checked = les deux jouées jusqu’au bout : { $best } gagnées, { $played } avec le choix fait, sur { $games }
review-turn-choices = { $who } a choisi ici **{ $played }**. Mieux : **{ $best }**
review-accounts = Le parcours de chaque chance, en victoires sur 100 parties, tous tours réunis
review-account = { $who } : { $start } au début · choix propres { $own } · ceux des autres { $others } · hasard { $luck } · imprévu { $unforeseen } → { $result } ({ $good } sur { $decisions } choix : à peu près au niveau du meilleur)
review-no-judge = Aucun ordinateur ne sait encore juger { $title }.
review-slider = Tous les plateaux
review-show = Voir le plateau
review-button = Plateau { $number }
review-moment-start = Au début
review-moment-turn = Tour { $turn } · { $who }
review-moment-choice = Tournant { $number } · { $who }
review-before = Le plateau d’avant
review-next = Le plateau suivant
