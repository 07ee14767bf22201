### Brandubh: las frases del tutorial y de los ejemplos.

brandubh-tutorial-move = Tienes al rey y a sus cuatro defensores. Cada pieza mueve en línea recta, hasta donde el camino esté libre, sin saltar sobre otras.
brandubh-tutorial-capture = Capturas a un enemigo entre la pieza que mueves y otra tuya. f4 está encima de f3: ciérralo por el otro lado.
brandubh-tutorial-guard = Desde f6 y f4 los atacantes podrían capturar ahora f5. Tapa el hueco: donde estás tú no entra nadie.
brandubh-tutorial-king = Tu rey gana en cualquier esquina. Alguna vez tiene que dejar el trono; mientras está en él, solo lo capturan cuatro atacantes.
brandubh-tutorial-throne = Solo el rey se detiene en el trono, pero todas las piezas pueden pasar sobre él si está vacío. Un atacante en e4 capturaría f4: llega tú antes.
brandubh-tutorial-corner = Una esquina cuenta como pieza tuya. Hay un atacante en g2, junto a g1: ciérralo por el otro lado. Tu rey no sirve: no captura nada.
brandubh-tutorial-threat = La fila de abajo está casi libre. Con un camino abierto a una esquina, los atacantes tienen que responder enseguida.
brandubh-tutorial-escape = Ya nadie puede cerrar el camino a g1. Lleva a tu rey a casa.
brandubh-tutorial-end =
    El rey ha escapado. Ya sabes cómo se mueve y se captura, para qué sirven el trono y las esquinas y cómo gana cada bando.
    Con los atacantes mueves primero: vigila las esquinas y ve cercando al rey.

brandubh-example-capture = **Capturado entre dos.** La pieza movida y la de f3 tienen f4 en medio.
brandubh-example-throne = **Sobre el trono vacío.** El rey ha dejado d4; un defensor puede pasar por encima, pero no detenerse allí.
brandubh-example-corner = **Contra una esquina.** g2 está entre la pieza movida y la esquina g1, que cuenta como pieza del bando del rey.
brandubh-example-escape = **El rey escapa.** Llega a una esquina y la partida termina.
