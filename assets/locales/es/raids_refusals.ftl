### Raids: por qué se rechaza una acción, una frase por regla; y las opciones de una mesa.

raids-refuse-seats = A Raids juegan de 2 a 4 personas, no { $seats }.
raids-refuse-over = Esta partida ha terminado.
raids-refuse-not-asked = Ahora decide { $asked }, no tú.
raids-refuse-first = { $question }
raids-refuse-no-such-space = Tu Barco no tiene un espacio { $n }; sus espacios van del 1 al { $spaces }.
raids-refuse-free-space-is = Las losetas ocupan los primeros espacios de tu Barco: el siguiente libre es el { $free }, no el { $n }.
raids-refuse-no-tile-there = No hay ninguna loseta en el espacio { $n } de tu Barco.
raids-refuse-not-goods = La loseta del espacio { $n } de tu Barco no es una Mercancía; un Puerto solo compra Mercancías.
raids-refuse-makes-no-room = Descartar la loseta del espacio { $n } no dejaría a la vista ni un Escudo más.
raids-refuse-backwards = Los Barcos solo navegan hacia delante: estás en el espacio { $from }, y el { $space } no queda por delante.
raids-refuse-harbor = El espacio { $space } es el Embarcadero: para volver a él, usa `atracar`.
raids-refuse-off-the-track = No existe el espacio { $space }: el Embarcadero es el { $harbor }.
raids-refuse-monster-first = Un Monstruo te espera en el espacio { $monster }: primero lucha contra él o sacrifícale un Vikingo.
raids-refuse-village = Nadie puede detenerse en el Poblado del espacio { $space }; allí reclutas al pasar.
raids-refuse-passage = Nadie puede detenerse en el espacio { $space }: los Monstruos, las Audiencias y los Saqueos solo se atraviesan.
raids-refuse-empty = En el espacio { $space } ya no hay loseta, así que nadie puede detenerse allí.
raids-refuse-crew-needed = { $there } está en el espacio { $space }, y para atacar tienes que llegar con algún Vikingo.
raids-refuse-no-monster = No hay ningún Monstruo delante de ti.
raids-refuse-monster-too-strong = { $cost ->
    [one] Luchar contra el Monstruo del espacio { $space } cuesta 1 Vikingo y llegarías con { $crew }: no te alcanza, así que usa `sacrificar`.
   *[other] Luchar contra el Monstruo del espacio { $space } cuesta { $cost } Vikingos y llegarías con { $crew }: no te alcanza, así que usa `sacrificar`.
}

# Lo que hay que responder primero.
raids-first-place = Primero decide qué haces con la loseta que acabas de tomar: colócala en tu Barco (`colocar`) o descártala (`descartar`).
raids-first-sell = Primero termina en el Puerto: vende Mercancías (`vender`) o deja de vender (`conservar`).
raids-first-room = Primero di si descartas una loseta para hacer sitio (`soltar`) o no (`conservar`).
raids-first-sail = Tu Barco está navegando: ahora solo puedes elegir adónde ir, volver al Embarcadero o enfrentarte a un Monstruo.
raids-first-fight = Estás en un combate: responde (`responder`) o huye (`huir`).

raids-option-track = Poblados del recorrido
raids-option-track-edition = los que dice la edición
raids-option-track-four-villages = cuatro Poblados
raids-option-start-crew = Tripulación inicial
raids-option-start-crew-edition = según el orden de juego
raids-option-start-crew-two-each = dos Vikingos para cada uno
raids-option-docked-ahead = Los últimos Barcos descartan las losetas hasta los que ya han llegado
raids-option-docked-ahead-on = sí
raids-option-docked-ahead-off = no
raids-option-harbor-needs-one = Del Embarcadero solo recibe Monedas quien tenga algo de lo que se premia
raids-option-harbor-needs-one-off = no
raids-option-harbor-needs-one-on = sí
raids-option-viking-limit = Número de Vikingos
raids-option-viking-limit-none = los que hagan falta
raids-option-viking-limit-40 = 40, como en la caja
raids-option-ghost-reorder = Si el Barco Fantasma no llegó primero
raids-option-ghost-reorder-swap = cambia su puesto con el primero
raids-option-ghost-reorder-shift = pasa al puesto 1 y los demás se desplazan un puesto
raids-option-flight = Un Barco que huye
raids-option-flight-any = navega a cualquier loseta que tenga delante
raids-option-flight-by-rules = antes descarta las losetas hasta el siguiente Barco (reglamento español)
raids-option-ghost-takes-coins = Viaje 1: nadie recibe las Monedas del puesto del Barco Fantasma
raids-option-ghost-takes-coins-off = no
raids-option-ghost-takes-coins-on = sí
raids-option-waiting-ghost = Al principio: mientras espera el Barco Fantasma, el último jugador no descarta losetas
raids-option-waiting-ghost-on = sí
raids-option-waiting-ghost-off = no, el último jugador las descarta (letra de los reglamentos)
raids-option-sold-shields = Premio de Escudos: también cuentan los de las Mercancías vendidas
raids-option-sold-shields-off = no
raids-option-sold-shields-on = sí
raids-option-room-at-sea = Regla de la casa: descartar una loseta para hacer sitio en un Poblado o una Audiencia
raids-option-room-at-sea-off = no
raids-option-room-at-sea-on = sí
raids-option-room-at-port = Regla de la casa: descartar una loseta para hacer sitio en un Puerto
raids-option-room-at-port-off = no
raids-option-room-at-port-on = sí
raids-option-recruits-stay = Regla de la casa: los reclutas sin sitio esperan a otros Barcos
raids-option-recruits-stay-off = no
raids-option-recruits-stay-on = sí
raids-option-rolled-combat = Regla de la casa: los combates se deciden con dados
raids-option-rolled-combat-off = no
raids-option-rolled-combat-on = sí
