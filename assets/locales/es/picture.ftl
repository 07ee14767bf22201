### Lo que resaltan las imágenes de todos los juegos: un nombre y unas palabras, para las leyendas.

picture-new = Línea llena
picture-new-about = Nuevo
picture-turn = Línea doble
picture-turn-about = Le toca
picture-reach = Línea rota
picture-reach-about = Elegible
