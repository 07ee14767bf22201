### Las acciones de Explorers of the North Sea como comandos.

explorers-command = explorers
explorers-command-about = Jugar en una partida de Explorers of the North Sea

explorers-do-captain = capitán
explorers-do-captain-about = Quedarse con un Capitán
explorers-do-place = colocar
explorers-do-place-about = Colocar una Loseta de tu mano
explorers-do-load = cargar
explorers-do-load-about = Cargar Vikingos y Ganado en tu Drakkar
explorers-do-unload = descargar
explorers-do-unload-about = Descargar Vikingos y Ganado de tu Drakkar
explorers-do-sail = navegar
explorers-do-sail-about = Navegar con tu Drakkar a un espacio de mar
explorers-do-walk = mover
explorers-do-walk-about = Mover Vikingos de un espacio de tierra al de al lado
explorers-do-herd = transportar
explorers-do-herd-about = Transportar un animal con un Vikingo al espacio de tierra de al lado
explorers-do-outpost = puesto
explorers-do-outpost-about = Construir un Puesto Avanzado donde se unen tres Losetas
explorers-do-done = terminar
explorers-do-done-about = Terminar el turno

explorers-parameter-captain = capitán
explorers-parameter-captain-about = Qué Capitán
explorers-parameter-tile = loseta
explorers-parameter-tile-about = Qué Loseta de tu mano
explorers-parameter-cell = casilla
explorers-parameter-cell-about = Qué casilla del mapa
explorers-parameter-rotation = giro
explorers-parameter-rotation-about = Cómo se gira: de r0 a r5, en sextos de vuelta, como las agujas del reloj
explorers-parameter-land = tierra
explorers-parameter-land-about = Qué tierra, o el continente
explorers-parameter-cargo = carga
explorers-parameter-cargo-about = Qué llevas, p. ej. 2v cerdo: dos Vikingos y un cerdo
explorers-parameter-sea = mar
explorers-parameter-sea-about = Qué espacio de mar, o el continente
explorers-parameter-from = desde
explorers-parameter-from-about = Desde qué tierra
explorers-parameter-to = hasta
explorers-parameter-to-about = Hasta qué tierra
explorers-parameter-vikings = vikingos
explorers-parameter-vikings-about = Cuántos Vikingos
explorers-parameter-animal = animal
explorers-parameter-animal-about = Qué animal
explorers-parameter-corner = esquina
explorers-parameter-corner-about = Qué esquina, p. ej. M6n
