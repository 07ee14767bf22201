### Raids : pourquoi une action est refusée, une phrase par règle ; et les options d'une table.

raids-refuse-seats = Raids se joue de 2 à 4 joueurs, pas à { $seats }.
raids-refuse-over = Cette partie est terminée.
raids-refuse-not-asked = C’est à { $asked } de décider maintenant, pas à toi.
raids-refuse-first = { $question }
raids-refuse-no-such-space = Ton Drakkar n’a pas d’emplacement { $n } ; ils vont de 1 à { $spaces }.
raids-refuse-free-space-is = Les tuiles occupent les premiers emplacements de ton Drakkar : le prochain libre est le { $free }, pas le { $n }.
raids-refuse-no-tile-there = Il n’y a aucune tuile sur l’emplacement { $n } de ton Drakkar.
raids-refuse-not-goods = La tuile de l’emplacement { $n } de ton Drakkar n’est pas une Marchandise ; un Port n’achète que des Marchandises.
raids-refuse-makes-no-room = Jeter la tuile de l’emplacement { $n } à la mer ne dégagerait pas un seul Bouclier de plus.
raids-refuse-backwards = Les Drakkars ne font qu’avancer : tu es sur la case { $from }, et la case { $space } n’est pas devant toi.
raids-refuse-harbor = La case { $space } est l’Arrivée : pour y finir ton Voyage, utilise `accoster`.
raids-refuse-off-the-track = Il n’y a pas de case { $space } : la dernière est l’Arrivée, la case { $harbor }.
raids-refuse-monster-first = Un Monstre attend sur la case { $monster } : combats-le d’abord, ou cède-lui un Viking.
raids-refuse-village = Tu ne peux pas t’arrêter au Village de la case { $space } ; tu y recrutes en passant.
raids-refuse-passage = Tu ne peux pas t’arrêter sur la case { $space } : on ne fait que dépasser les Monstres, les Rencontres et les Pillages.
raids-refuse-empty = Il n’y a plus de tuile sur la case { $space } : tu ne peux donc pas t’y arrêter.
raids-refuse-crew-needed = { $there } occupe la case { $space } ; pour attaquer, il faut y arriver avec au moins un Viking.
raids-refuse-no-monster = Il n’y a aucun Monstre devant toi.
raids-refuse-monster-too-strong = { $cost ->
    [one] Combattre le Monstre de la case { $space } coûte { $cost } Viking
   *[other] Combattre le Monstre de la case { $space } coûte { $cost } Vikings
}, et tu y arriverais avec { $crew } : tu ne peux pas le combattre, seulement le dépasser (`céder`).

# Ce à quoi il faut répondre d’abord.
raids-first-place = Décide d’abord ce que devient la tuile que tu viens de prendre : place-la sur ton Drakkar (`placer`) ou défausse-la (`défausser`).
raids-first-sell = Termine d’abord au Port : vends des Marchandises (`vendre`) ou arrête de vendre (`garder`).
raids-first-room = Décide d’abord si tu jettes une tuile à la mer pour faire de la place (`larguer`) ou non (`garder`).
raids-first-sail = Ton Drakkar est en mer : navigue jusqu’à une case, rejoins l’Arrivée ou affronte un Monstre.
raids-first-fight = Tu es en plein Combat : riposte (`riposter`) ou fuis (`fuir`).

raids-option-track = Villages du parcours
raids-option-track-edition = ceux de l’édition
raids-option-track-four-villages = quatre Villages
raids-option-start-crew = Équipages de départ
raids-option-start-crew-edition = selon l’ordre de jeu
raids-option-start-crew-two-each = deux Vikings chacun
raids-option-docked-ahead = Les Drakkars déjà arrivés comptent comme devant quand on défausse les tuiles
raids-option-docked-ahead-on = oui
raids-option-docked-ahead-off = non
raids-option-harbor-needs-one = Pas de Pièce de l’Arrivée pour qui n’a aucun des éléments comptés
raids-option-harbor-needs-one-off = non
raids-option-harbor-needs-one-on = oui
raids-option-viking-limit = Nombre de Vikings
raids-option-viking-limit-none = autant qu’il en faut
raids-option-viking-limit-40 = 40, comme dans la boîte
raids-option-ghost-reorder = Si le Drakkar Fantôme n’est pas arrivé premier
raids-option-ghost-reorder-swap = il échange sa place avec le premier
raids-option-ghost-reorder-shift = il passe à la place 1 et les autres se décalent
raids-option-flight = Un Drakkar qui fuit
raids-option-flight-any = navigue vers n’importe quelle tuile devant lui
raids-option-flight-by-rules = défausse d’abord les tuiles jusqu’au prochain Drakkar (règles espagnoles)
raids-option-ghost-takes-coins = Voyage 1 : les Pièces de la place du Drakkar Fantôme ne vont à personne
raids-option-ghost-takes-coins-off = non
raids-option-ghost-takes-coins-on = oui
raids-option-waiting-ghost = Au départ : tant que le Drakkar Fantôme attend, le dernier joueur ne défausse rien
raids-option-waiting-ghost-on = oui
raids-option-waiting-ghost-off = non, le dernier joueur défausse (lettre des règles)
raids-option-sold-shields = Majorité de Boucliers : ceux des Marchandises vendues comptent aussi
raids-option-sold-shields-off = non
raids-option-sold-shields-on = oui
raids-option-room-at-sea = Règle maison : jeter une tuile à la mer pour faire de la place à un Village ou une Rencontre
raids-option-room-at-sea-off = non
raids-option-room-at-sea-on = oui
raids-option-room-at-port = Règle maison : jeter une tuile à la mer pour faire de la place à un Port
raids-option-room-at-port-off = non
raids-option-room-at-port-on = oui
raids-option-recruits-stay = Règle maison : les recrues sans place attendent les Drakkars suivants
raids-option-recruits-stay-off = non
raids-option-recruits-stay-on = oui
raids-option-rolled-combat = Règle maison : les Combats se décident aux dés
raids-option-rolled-combat-off = non
raids-option-rolled-combat-on = oui
