### Ce que les images de tous les jeux font ressortir : un nom et quelques mots, pour les légendes.

picture-new = Trait plein
picture-new-about = Nouveau
picture-turn = Trait double
picture-turn-about = Doit jouer
picture-reach = Trait brisé
picture-reach-about = Au choix
