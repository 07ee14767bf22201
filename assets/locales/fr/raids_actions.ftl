### Les actions de Raids comme commandes.

raids-command = raids
raids-command-about = Jouer une action de Raids

raids-do-place = placer
raids-do-place-about = Placer la tuile prise sur un emplacement de ton navire, ou à la place de celle qui s’y trouve
raids-do-discard = défausser
raids-do-discard-about = Défausser la tuile prise
raids-do-sell = vendre
raids-do-sell-about = Vendre des Marchandises de ton navire dans un Port
raids-do-keep = garder
raids-do-keep-about = Ne plus rien vendre, ou ne rien jeter à la mer
raids-do-drop = larguer
raids-do-drop-about = Jeter une tuile de ton navire à la mer (règles maison)
raids-do-sail = naviguer
raids-do-sail-about = Naviguer jusqu’à un espace et s’y arrêter ; un navire qui s’y trouve est attaqué
raids-do-dock = accoster
raids-do-dock-about = Rentrer à l’Arrivée
raids-do-fight = combattre
raids-do-fight-about = Combattre le prochain Monstre
raids-do-yield = sacrifier
raids-do-yield-about = Sacrifier un Viking au prochain Monstre
raids-do-retaliate = riposter
raids-do-retaliate-about = Rester au Combat : un Viking de plus que l’autre navire
raids-do-flee = fuir
raids-do-flee-about = Quitter le Combat et naviguer plus loin

raids-parameter-slot = emplacement
raids-parameter-slot-about = Quel emplacement de ton navire, compté à partir de 1
raids-parameter-space = espace
raids-parameter-space-about = Quel espace du Plateau de jeu
