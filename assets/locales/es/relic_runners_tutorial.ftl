### Relic Runners: las frases del tutorial y de los ejemplos.

relic-runners-tutorial-walk = En cada turno tienes que moverte por los Senderos. Como mucho uno puede no tener un Camino tuyo, y solo el primero o el último; aún no tienes Caminos, así que será un Sendero. R3 es una Ruina.
relic-runners-tutorial-explore = Donde termina tu movimiento puedes explorar por una Ración. Una Ruina pierde su ficha superior y te deja colocar un Camino.
relic-runners-tutorial-pathway = Tus Caminos alargan tus movimientos; los de los demás, no. T3 merece un Camino: su Sendero cruza un río.
relic-runners-tutorial-token = Muninn también ha explorado una Ruina. Cruza ahora el río: la ficha de color del Sendero queda usada y sube un paso una de tus Cajas de Herramientas.
relic-runners-tutorial-toolbox = Desde la parte inferior una Caja entra en cualquier columna y luego sube por ella. Cada sitio hace algo distinto cuando usas la Caja; toma el que puede darte otra Caja o puntos.
relic-runners-tutorial-temple = Estás en un Templo Púrpura: su ficha visible actúa de inmediato. Esta Despensa devuelve más Raciones de las que cuesta explorar.
relic-runners-tutorial-use = En cualquier momento de tu turno puedes usar una Caja. Vuelve a la parte inferior, y más adelante puedes subirla de nuevo.
relic-runners-tutorial-supply = Otra Caja para después, o Puntos de Victoria ahora: elige lo que quieras.
relic-runners-tutorial-back = En el Campamento Base Muninn toma Raciones; ahí acaban su movimiento y su turno. Tú vuelves a R3: te espera su última ficha.
relic-runners-tutorial-shrine = Un lugar sin fichas se convierte en un Santuario con una Reliquia de su color. Quita la última ficha de R3.
relic-runners-tutorial-expedition = Muninn ha convertido R7 en Santuario. Tu turno empieza en un Santuario con su Reliquia: termina en otro con una del mismo color y la recolectas, con puntos por cada Sendero recorrido.
relic-runners-tutorial-end =
    Has explorado una Ruina y un Templo, colocado Caminos, usado una Caja y recolectado tu primera Reliquia. Las fichas Azules son puntos, las de Marfil son poderes tuyos; en el Campamento Base hay Raciones. En la mesa, un botón numerado camina y explora con un toque.
    Cuando se han recolectado bastantes Reliquias llegan los últimos turnos; gana quien tenga más Puntos de Victoria.

relic-runners-example-explore = **Explorar una Ruina.** Cuesta una Ración; desaparece la ficha superior y se puede colocar un Camino.
relic-runners-example-token = **Cruzar un río.** La ficha del Sendero queda usada: un paso para una Caja.
relic-runners-example-temple = **Un Templo Púrpura.** La ficha visible actúa de inmediato, y se muestra la siguiente.
relic-runners-example-expedition = **Una Expedición de Reliquias.** De un Santuario con su Reliquia a otro del mismo color; cuenta cada Sendero recorrido.
