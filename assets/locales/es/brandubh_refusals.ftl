### Brandubh.

brandubh-refuse-seats = Brandubh es para 2 jugadores, no { $seats }.
brandubh-refuse-over = Esta partida ha terminado.
brandubh-refuse-turn = Es el turno de { $asked }, no el tuyo.
brandubh-refuse-no-piece = No hay ninguna pieza en { $square }.
brandubh-refuse-not-yours = La pieza de { $square } no es tuya.
brandubh-refuse-straight = Las piezas mueven en línea recta, por una fila o una columna.
brandubh-refuse-kings = Solo el rey se detiene en { $square }.
brandubh-refuse-blocked = Hay una pieza en el camino de { $from } a { $to }.
