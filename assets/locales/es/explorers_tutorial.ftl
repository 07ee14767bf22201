### Explorers of the North Sea: las frases del tutorial y de los ejemplos.

explorers-tutorial-captain = Cada jugador se queda con uno de dos Capitanes, que da puntos extra al final. El Cartógrafo quiere Islas enteras: un buen objetivo para empezar.
explorers-tutorial-tile = Cada turno empieza con una Loseta: tierra junto a tierra y mar junto a mar. Esta muestra una gallina, que aparece en ella, y se une a la tierra de L5.
explorers-tutorial-fetch = Después tienes cuatro acciones. Un botón numerado hace varias con un toque: este navega hasta la gallina, desembarca un Vikingo y la carga. Un Vikingo debe quedarse a bordo, o tu Drakkar no podrá navegar. El Ganado no es de nadie hasta que está a bordo, y para cargarlo necesitas un Vikingo en su tierra.
explorers-tutorial-settlement = Muninn ha jugado y vuelve a ser tu turno. Tu nueva Loseta agranda la Isla y trae un Asentamiento de fuerza al azar.
explorers-tutorial-deliver = Descargado en el continente, el Ganado queda entregado para siempre. Animales distintos dan juntos más que dos iguales.
explorers-tutorial-crew = La Loseta de Muninn ha cerrado tu Isla: una Isla completa da Puntos de Victoria a quien tenga allí más fuerza. Tu Drakkar ha vuelto con tres Vikingos. Desembarca dos Vikingos.
explorers-tutorial-raid = Con una acción mueves uno o dos Vikingos a una tierra conectada de la Loseta vecina. Cuando en un Asentamiento hay tantos Vikingos tuyos como indica su fuerza, lo asaltas al instante y te da esa fuerza en Puntos de Victoria.
explorers-tutorial-outpost = Un Puesto Avanzado cuesta dos acciones y va donde tres Losetas se unen por tierra, con dos Vikingos tuyos alrededor. Cuenta como fuerza en su Isla, y ninguna Loseta toca dos. Vale cualquiera de los dos sitios.
explorers-tutorial-end =
    Has colocado Losetas, entregado Ganado, asaltado un Asentamiento, construido un Puesto Avanzado y controlas una Isla. Solo faltan los Barcos Enemigos: dos Vikingos a bordo destruyen uno en cuanto navegas hasta él.
    Cuando se han colocado todas las Losetas, gana quien tenga más Puntos de Victoria.

explorers-example-tile = **Colocar una Loseta.** Tierra junto a tierra y mar junto a mar; sobre ella va lo que muestra.
explorers-example-fetch = **Recoger Ganado.** Un toque navega, desembarca un Vikingo y sube el animal a bordo; cada cosa es una acción.
explorers-example-deliver = **Entregar.** El primer animal de un tipo empieza un conjunto; el segundo del mismo tipo empieza otro.
explorers-example-raid = **Asaltar.** Ya hay bastantes Vikingos: el asalto no es una acción aparte.
explorers-example-outpost = **Un Puesto Avanzado.** Cuesta dos acciones; bastan dos Vikingos en las tres Losetas de alrededor.
