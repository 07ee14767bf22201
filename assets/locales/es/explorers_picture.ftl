### Explorers of the North Sea: lo que está en las imágenes, sus descripciones y la leyenda.

explorers-picture-home = Continente
explorers-picture-turn = Turno { $turn } de { $turns } · { $stack } en la pila
explorers-picture-winter = Ficha de Invierno: { $who }
explorers-picture-ended = Fin, tras el turno { $turn }
explorers-picture-tie = { $by ->
    [1] { $first } antes que { $second }: más Ganado entregado
    [2] { $first } antes que { $second }: más Puestos
   *[other] { $first } y { $second } comparten el puesto
}
explorers-picture-choose = Elige { $captains }
explorers-picture-legal = Encajan en las casillas de borde discontinuo.
explorers-picture-hand = Tus Losetas
explorers-picture-open-tiles = Losetas a la vista

## La descripción de una imagen, leída en voz alta a quien no la ve. Los códigos son los que se escriben.

explorers-alt-around = Alrededor de { $who }.
explorers-alt-ships = Drakkares: { $list }.
explorers-alt-islands = Completas: { $list }.
explorers-alt-open = Tierra abierta: { $list }.
explorers-alt-chart = En el mapa: { $list }.
explorers-alt-settlement = Asentamiento ({ $strength })
explorers-alt-enemy = Barco Enemigo
explorers-alt-outposts = Puesto de { $who }
explorers-alt-vikings = Vikingos de { $who }
explorers-alt-hand = Losetas: { $list }.
explorers-alt-offer = Capitanes entre los que elegir: { $list }.
explorers-alt-legal = Puedes colocar en { $list }.
explorers-alt-offered = Dibujadas en el mapa, con su giro: { $list }.
explorers-alt-news = Nuevo: { $list }.

## La leyenda. Las piezas están dibujadas a la izquierda de las frases.

explorers-legend-title = Piezas del mapa
explorers-legend-tile = Losetas: tierra con tierra, mar con mar. Nombre en el borde: M6. Segunda tierra o mar: M6b; esquinas: M6▲, M6▼.
explorers-legend-longship = Drakkar: color, forma y letra de su jugador. Lleva tres Vikingos o animales.
explorers-legend-viking = Vikingo. Con un 2 al lado: son dos.
explorers-legend-settlement = Asentamiento. Lo asaltan tantos Vikingos como dice su número.
explorers-legend-enemy = Barco Enemigo. Lo destruyen dos Vikingos a bordo; uno puede morir.
explorers-legend-outpost = Puesto Avanzado. Dos Vikingos lo construyen donde se unen tres tierras.
explorers-legend-raided = En la carta de Capitán queda boca abajo.
explorers-legend-island = Isla completa: color de quien la controla y puntos. Blanca: de nadie.
explorers-legend-open = Casilla abierta donde puedes colocar una Loseta ahora, y los mejores sitios de tus Losetas.
