### Brandubh.

brandubh-refuse-seats = Brandubh se joue à 2, pas à { $seats }.
brandubh-refuse-over = Cette partie est finie.
brandubh-refuse-turn = C’est le tour de { $asked }, pas le tien.
brandubh-refuse-no-piece = Il n’y a pas de pièce en { $square }.
brandubh-refuse-not-yours = La pièce en { $square } n’est pas à toi.
brandubh-refuse-straight = Les pièces vont en ligne droite, le long d’une rangée ou d’une colonne.
brandubh-refuse-kings = Seul le roi s’arrête en { $square }.
brandubh-refuse-blocked = Une pièce barre la route de { $from } à { $to }.
