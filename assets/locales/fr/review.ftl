### L’analyse d’une partie finie.

review-title = Analyse de la partie
review-picture = Chances de victoire
review-per-cent = { $share } %
review-alt-seat = { $who } : { $first } % au début, { $middle } % à mi-chemin, { $last } % peu avant la fin
review-by = L’ordinateur « { $player } » a jugé chaque choix d’après ce que sa place savait alors. Ses chiffres sont des estimations. Un tournant ne figure ici que si « { $other } » le confirme en jouant la suite.
review-turning = Ce qui a fait basculer la partie
review-turning-none = Aucun choix n’a à lui seul fait basculer la partie avec certitude.
review-turning-unfinished = Les choix douteux n’ont pas tous été vérifiés.
review-turn = { $number }. { $who } : **{ $played }**
review-turn-better = Mieux : **{ $best }**, environ { $cost ->
    [one] 1 victoire de plus
   *[other] { $cost } victoires de plus
} sur 100 parties
review-turn-checked = les deux jouées jusqu’au bout : { $best } gagnées, { $played } avec le choix fait, sur { $games }
review-turn-different = les deux jouées jusqu’au bout : { $best } gagnées, { $played } avec le choix fait, sur { $games } (dont { $different } différentes)
review-turn-same = les deux jouées jusqu’au bout, toujours la même partie : { $best } gagnée, { $played } avec le choix fait
review-line-better = La suite dans une de ces parties : { $line }
review-line-played = Après le choix fait : { $line }
review-checking = Le graphique et les comptes sont de premières estimations. D’autres ordinateurs jouent maintenant les deux choix jusqu’au bout là où la partie a pu basculer. Le résultat arrive ici dans { $minutes } minutes au plus.
review-turn-choices = { $who } a choisi ici **{ $played }**. Mieux : **{ $best }**
review-accounts = Le parcours de chaque chance, en victoires sur 100 parties, tous tours réunis
review-account = { $who } : { $start } au début · choix propres { $own } · ceux des autres { $others } · hasard et surprises { $luck } → { $result } ({ $good } sur { $decisions } choix : à peu près au niveau du meilleur)
review-no-judge = Aucun ordinateur ne sait encore juger { $title }.
review-slider = Tous les plateaux
review-button = Plateau { $number }
review-before = Le plateau d’avant
review-next = Le plateau suivant
