### Les actions de Raids comme commandes.

raids-command = raids
raids-command-about = Jouer une action de Raids

raids-do-place = placer
raids-do-place-about = Placer la tuile prise sur un emplacement de ton Drakkar, ou à la place de celle qui s’y trouve
raids-do-discard = défausser
raids-do-discard-about = Défausser la tuile que tu viens de prendre
raids-do-sell = vendre
raids-do-sell-about = Vendre des Marchandises de ton Drakkar dans un Port
raids-do-keep = garder
raids-do-keep-about = Arrêter de vendre, ou ne rien jeter à la mer
raids-do-drop = larguer
raids-do-drop-about = Jeter une tuile de ton Drakkar à la mer (règles maison)
raids-do-sail = naviguer
raids-do-sail-about = Naviguer jusqu’à une case et t’y arrêter ; si un Drakkar s’y trouve, tu l’attaques
raids-do-dock = accoster
raids-do-dock-about = Rentrer à l’Arrivée
raids-do-fight = combattre
raids-do-fight-about = Combattre le prochain Monstre
raids-do-yield = céder
raids-do-yield-about = Céder un Viking au prochain Monstre
raids-do-retaliate = riposter
raids-do-retaliate-about = Rester dans le Combat : un Viking de plus que l’autre Drakkar vient d’engager
raids-do-flee = fuir
raids-do-flee-about = Quitter le Combat et continuer à naviguer

raids-parameter-slot = emplacement
raids-parameter-slot-about = Quel emplacement de ton Drakkar, compté à partir de 1
raids-parameter-space = case
raids-parameter-space-about = Quelle case du plateau de jeu
