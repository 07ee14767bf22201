### Explorers of the North Sea: por qué se rechaza una acción, una frase por regla; nombres de capitanes y direcciones; y las opciones de una mesa.

explorers-refuse-seats = A Explorers of the North Sea juegan de 1 a 4 personas, no { $seats }.
explorers-refuse-over = Esta partida ha terminado.
explorers-refuse-not-asked = Es el turno de { $asked }, no el tuyo.
explorers-refuse-captain-first = Primero elige a tu Capitán (`capitán`).
explorers-refuse-has-captain = Ya tienes a tu Capitán; no hay nada más que elegir.
explorers-refuse-not-offered = { $captain } no es uno de los dos Capitanes entre los que puedes elegir.
explorers-refuse-tile-first = Primero coloca una Loseta (`colocar`); después vienen tus acciones.
explorers-refuse-tile-placed = Ya has colocado tu Loseta; ahora realiza tus acciones o termina (`terminar`).
explorers-refuse-not-in-hand = No tienes la Loseta { $tile } en la mano.
explorers-refuse-ship-first = Entre las dos Losetas que colocas debe haber un Barco Enemigo: elige una que lo muestre.
explorers-refuse-no-rotation = No existe el giro r{ $rotation }: de r0 a r5 son sextos de vuelta, en el sentido de las agujas del reloj.
explorers-refuse-occupied = Ya hay una Loseta en { $cell }.
explorers-refuse-on-the-shore = Ninguna Loseta puede tocar el continente, así que { $cell } se queda vacía.
explorers-refuse-no-neighbour = { $cell } no toca ninguna Loseta; una Loseta nueva debe compartir un borde con otra.
explorers-refuse-edge-land = En { $cell }, el borde { $side } debe ser tierra: ahí { $beyond } muestra tierra.
explorers-refuse-edge-sea = En { $cell }, el borde { $side } debe ser mar: ahí { $beyond } muestra mar.
explorers-refuse-edge-shore = En { $cell }, el borde { $side } debe ser mar: ahí están las aguas del continente.
explorers-refuse-no-actions-left = Has usado todas tus acciones; termina tu turno con `terminar`.
explorers-refuse-no-land = No hay ninguna tierra { $space } en la mesa.
explorers-refuse-no-sea = No hay ningún espacio de mar { $space } en la mesa.
explorers-refuse-ship-not-home = Tu Drakkar no está en el continente.
explorers-refuse-ship-elsewhere = { $land } no está en la Loseta de tu Drakkar, que se encuentra en { $ship }.
explorers-refuse-delivered-stays = El Ganado entregado se queda en tu carta de Capitán; en el continente solo embarcan Vikingos.
explorers-refuse-nothing = Indica al menos un Vikingo o un animal.
explorers-refuse-too-few-vikings = { $vikings ->
    [0] En { $at } no tienes ningún Vikingo.
    [one] En { $at } no tienes tantos Vikingos: solo hay 1.
   *[other] En { $at } no tienes tantos Vikingos: solo hay { $vikings }.
}
explorers-refuse-no-such-livestock = Ese Ganado no está en { $at }.
explorers-refuse-nobody-with-livestock = El Ganado solo se mueve con un Vikingo tuyo, y en { $at } no hay ninguno.
explorers-refuse-no-room = { $room ->
    [0] En tu Drakkar ya no cabe nada; lleva tres Vikingos o animales.
    [one] En tu Drakkar solo cabe 1 más; lleva tres Vikingos o animales.
   *[other] En tu Drakkar solo caben { $room } más; lleva tres Vikingos o animales.
}
explorers-refuse-not-aboard = Tu Drakkar no lleva eso. Vikingos a bordo: { $vikings }.
explorers-refuse-nobody-aboard = El Ganado solo se descarga con un Vikingo tuyo a bordo.
explorers-refuse-no-crew = Un Drakkar sin ningún Vikingo a bordo no puede navegar.
explorers-refuse-no-way-by-sea = No hay paso por mar entre { $from } y { $to } de un solo movimiento.
explorers-refuse-enemy-ship = En { $at } hay un Barco Enemigo: hacen falta dos Vikingos a bordo para atacarlo.
explorers-refuse-walkers = Se mueven juntos uno o dos Vikingos, no { $vikings }.
explorers-refuse-no-way-by-land = Por tierra no se llega de { $from } a { $to } en un solo movimiento.
explorers-refuse-outpost-actions = { $left ->
    [one] Un Puesto Avanzado cuesta dos acciones y te queda 1.
   *[other] Un Puesto Avanzado cuesta dos acciones y te quedan { $left }.
}
explorers-refuse-no-outposts-left = Ya has construido tus cinco Puestos Avanzados.
explorers-refuse-corner-open = En { $corner } deben unirse tres Losetas, y { $cell } está vacía.
explorers-refuse-corner-at-sea = Las tres Losetas de { $corner } no se unen por tierra.
explorers-refuse-outpost-near = La Loseta de { $cell } ya toca un Puesto Avanzado, así que en { $corner } no cabe otro.
explorers-refuse-outpost-vikings = { $vikings ->
    [0] Un Puesto Avanzado necesita dos Vikingos tuyos alrededor de { $corner }, y no tienes ninguno.
   *[other] Un Puesto Avanzado necesita dos Vikingos tuyos alrededor de { $corner }, y solo tienes { $vikings }.
}

explorers-home = el continente
explorers-direction-ne = noreste
explorers-direction-e = este
explorers-direction-se = sureste
explorers-direction-sw = suroeste
explorers-direction-w = oeste
explorers-direction-nw = noroeste

explorers-captain-archer = Arquero
explorers-captain-barbarian = Bárbaro
explorers-captain-cartographer = Cartógrafo
explorers-captain-hero = Héroe
explorers-captain-huntsman = Cazador
explorers-captain-queen = Reina
explorers-captain-scout = Explorador
explorers-captain-shieldmaiden = Doncella Escudera
explorers-captain-trader = Mercader
explorers-captain-tyrant = Tirano
explorers-captain-watchman = Vigía

explorers-option-board = Tablero de salida
explorers-option-board-a1 = A1, mar abierto, para principiantes
explorers-option-board-a2 = A2, una isla al oeste
explorers-option-board-b1 = B1, tres costas
explorers-option-board-b2 = B2, una gran costa
explorers-option-board-random = elegido al azar
explorers-option-first-player = Jugador inicial
explorers-option-first-player-after-captains = al azar cuando todos han elegido Capitán
explorers-option-first-player-before-captains = al azar antes de repartir los Capitanes
explorers-option-shore-edges = Bordes hacia las casillas junto al continente
explorers-option-shore-edges-any = tierra o mar, como deja el reglamento
explorers-option-shore-edges-sea = solo mar, para que toda Isla se pueda completar
