### Explorers of the North Sea: las frases del tutorial y de los ejemplos.

explorers-tutorial-captain = Cada jugador se queda con uno de dos Capitanes, que da puntos extra al final. El Cartógrafo quiere Islas enteras: un buen objetivo para empezar.
explorers-tutorial-tile = Cada turno empieza con una Loseta: tierra junto a tierra y mar junto a mar. Esta muestra un pollo, que aparece en ella, y se une a la tierra de L5.
explorers-tutorial-sail = Después tienes cuatro acciones. Navegar te lleva a un mar conectado de la Loseta vecina; tiene que haber un Vikingo a bordo.
explorers-tutorial-ashore = Los Vikingos trabajan en tierra. Desembarca uno y deja otro a bordo, o tu Drakkar no podrá navegar.
explorers-tutorial-walk = Con una acción mueves uno o dos Vikingos a una tierra conectada de la Loseta vecina. Ve a por el pollo.
explorers-tutorial-herd = Un Vikingo lleva un animal a la tierra vecina. Trae el pollo a la costa, donde está tu Drakkar. Con eso gastas tus acciones; el turno termina y robas una Loseta.
explorers-tutorial-settlement = Leif ha jugado y vuelve a ser tu turno. Tu nueva Loseta agranda la Isla y trae un Asentamiento de fuerza al azar.
explorers-tutorial-load = El Ganado no es de nadie hasta que está a bordo; para cargarlo necesitas un Vikingo en esa tierra. Carga a los dos con una acción. Después tu Drakkar vuelve al continente.
explorers-tutorial-deliver = Descargado en el continente, el Ganado queda entregado para siempre. Animales distintos dan juntos más que dos iguales.
explorers-tutorial-crew = La Loseta de Leif ha cerrado tu Isla: una Isla completa da Puntos de Victoria a quien tenga allí más fuerza. Has vuelto con tres Vikingos; desembarca a todos.
explorers-tutorial-raid = Cuando en un Asentamiento hay tantos Vikingos tuyos como indica su fuerza, lo asaltas al instante y te da esa fuerza en Puntos de Victoria.
explorers-tutorial-outpost = Un Puesto Avanzado cuesta dos acciones y va donde tres Losetas se unen por tierra, con tres Vikingos tuyos alrededor. Cuenta como fuerza en su Isla, y ninguna Loseta toca dos. Vale cualquiera de los dos sitios.
explorers-tutorial-end =
    Has colocado Losetas, entregado Ganado, asaltado un Asentamiento, construido un Puesto Avanzado y controlas una Isla. Solo faltan los Barcos Enemigos: dos Vikingos a bordo destruyen uno en cuanto navegas hasta él. En la mesa, los botones numerados hacen varias de estas acciones con un toque.
    Cuando se han colocado todas las Losetas, gana quien tenga más Puntos de Victoria.

explorers-example-tile = **Colocar una Loseta.** Tierra junto a tierra y mar junto a mar; sobre ella va lo que muestra.
explorers-example-load = **Cargar Ganado.** Con una acción subes a bordo cuantos Vikingos y animales quieras de una misma tierra.
explorers-example-deliver = **Entregar.** El primer animal de un tipo empieza un conjunto; el segundo del mismo tipo empieza otro.
explorers-example-raid = **Asaltar.** Ya hay bastantes Vikingos: el asalto no es una acción aparte.
explorers-example-outpost = **Un Puesto Avanzado.** Cuesta dos acciones; bastan tres Vikingos en las tres Losetas de alrededor.
