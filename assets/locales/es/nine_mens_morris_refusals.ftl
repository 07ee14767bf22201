### El molino.

nine-mens-morris-refuse-seats = El molino es para 2, no para { $seats }.
nine-mens-morris-refuse-over = Esta partida ha terminado.
nine-mens-morris-refuse-turn = Es el turno de { $asked }, no el tuyo.
nine-mens-morris-refuse-occupied = Ya hay una ficha en { $point }.
nine-mens-morris-refuse-place-first = Solo se mueve cuando has colocado todas tus fichas.
nine-mens-morris-refuse-hand-empty = Ya has colocado todas tus fichas: mueve una.
nine-mens-morris-refuse-not-yours = En { $point } no hay ninguna ficha tuya.
nine-mens-morris-refuse-not-joined = Ninguna línea va directamente de { $from } a { $to }.
nine-mens-morris-refuse-remove-first = Has cerrado un molino: retira antes una ficha del otro bando.
nine-mens-morris-refuse-no-mill = Solo se retira una ficha al cerrar un molino.
nine-mens-morris-refuse-not-theirs = En { $point } no hay ninguna ficha del otro bando.
nine-mens-morris-refuse-in-mill = La ficha de { $point } está en un molino, y hay otras que no.
