### Raids : les phrases du tutoriel et des exemples.

raids-tutorial-monster = Tu pars en premier. En chemin, une Rencontre et un Village te donnent des Vikings ; puis un Monstre barre la mer. Paie autant de Vikings que sa force et il est à toi, pour autant de Gloire. Combats-le.
raids-tutorial-sail = Le Monstre suivant n’a trouvé personne à prendre. Avance maintenant aussi loin que tu veux et arrête-toi sur une tuile. Elle n’est pas encore à toi : tu la prends au début de ton prochain tour, si tu y es toujours. Les Cochons se vendront bien plus loin.
raids-tutorial-aboard = C’est toujours au plus en arrière de jouer : à toi de nouveau, et tu prends les Cochons. Chaque tuile à bord couvre les Boucliers de son emplacement et apporte les siens ; un Bouclier porte un Viking.
raids-tutorial-village = Les Marchandises ne rapportent de la Gloire que vendues à un Port. Va jusqu’au prochain ; le Village en chemin te donne un Viking. On ne peut pas s’arrêter à un Village.
raids-tutorial-port = Tu prends le Port, et il achète une Marchandise tout de suite, jamais plus tard. Ensuite tu recrutes un Viking.
raids-tutorial-attack = Arrête-toi où se trouve un autre Drakkar et tu l’attaques. Tu engages un Viking, l’autre en engage deux ou fuit, toi trois ou tu fuis : toujours un de plus. Tous ceux qui sont engagés sont perdus.
raids-tutorial-ahead = La tuile est à toi, car personne ne t’a chassé. Passe par un Village pour un Viking de plus et arrête-toi à une Rune : plus tu en as, plus elles rapportent de Gloire.
raids-tutorial-flee = On t’attaque, avec un plus grand équipage. Continuer te coûterait tous tes Vikings. Qui fuit perd la tuile mais garde son équipage, et navigue aussitôt.
raids-tutorial-home = Au premier Voyage, l’Arrivée récompense les premiers rentrés. On peut toujours rentrer, sauf si un Monstre barre la route.
raids-tutorial-end =
    Tu sais ce qu’est un Voyage : le Drakkar le plus en arrière joue, prend sa tuile, défausse celles qui le séparent du suivant et navigue. Tu as combattu un Monstre, vendu, attaqué et fui.
    Après quatre Voyages, la plus grande Gloire l’emporte.

raids-example-monster = **Combattre un Monstre.** Les recrues du chemin comptent aussitôt ; le combat coûte autant de Vikings que la force du Monstre, un de moins par Arme.
raids-example-port = **Vendre.** Un Port achète quand son Drakkar le prend : d’abord la vente, puis un Viking monte à bord.
raids-example-attack = **Attaquer.** S’arrêter près d’un autre Drakkar coûte un Viking ; à l’autre maintenant de décider.
raids-example-ahead = **Passer par un Village.** Un Viking monte à bord au passage, s’il y a un Bouclier pour lui.
raids-example-home = **Premier rentré.** La place à l’Arrivée compte quand tous les Drakkars sont rentrés.
