### Brandubh : les phrases du tutoriel et des exemples.

brandubh-tutorial-move = Tu as le roi et ses quatre défenseurs. Chaque pièce va en ligne droite, aussi loin que la voie est libre, sans sauter les autres.
brandubh-tutorial-capture = Un ennemi entre la pièce que tu joues et une autre des tiennes est pris. f4 se trouve au-dessus de f3 : ferme de l’autre côté.
brandubh-tutorial-guard = Depuis f6 et f4, les attaquants pourraient maintenant prendre f5. Comble le vide : où tu es, personne n’entre.
brandubh-tutorial-king = Ton roi gagne sur n’importe quel coin. Il doit un jour quitter le trône ; tant qu’il s’y tient, il faut quatre attaquants pour le prendre.
brandubh-tutorial-throne = Seul le roi s’arrête sur le trône, mais toute pièce peut y passer quand il est vide. Un attaquant en e4 prendrait f4 : sois-y avant lui.
brandubh-tutorial-corner = Un coin compte comme une de tes pièces. Un attaquant se tient en g2, près de g1 : enferme-le de l’autre côté. Ton roi n’y suffit pas : il ne prend rien.
brandubh-tutorial-threat = La rangée du bas est presque libre. Devant une voie ouverte vers un coin, les attaquants doivent répondre aussitôt.
brandubh-tutorial-escape = Plus personne ne peut fermer la voie vers g1. Ramène ton roi.
brandubh-tutorial-end =
    Le roi s’est échappé. Tu sais comment les pièces avancent et prennent, ce que font le trône et les coins, et comment chaque camp gagne.
    Les attaquants commencent : garde les coins à l’œil et resserre le cercle autour du roi.

brandubh-example-capture = **Pris entre deux.** La pièce jouée et celle de f3 ont f4 entre elles.
brandubh-example-throne = **Par-dessus le trône vide.** Le roi a quitté d4 ; un défenseur peut y passer, mais pas s’y arrêter.
brandubh-example-corner = **Contre un coin.** g2 se trouve entre la pièce déplacée et le coin g1, qui compte comme une pièce du camp du roi.
brandubh-example-escape = **Le roi s’échappe.** Il atteint un coin, et la partie est finie.
