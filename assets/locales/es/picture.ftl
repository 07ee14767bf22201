### Lo que resaltan las imágenes de todos los juegos: un nombre y unas palabras, para las leyendas.

picture-new = Línea llena
picture-new-about = Nuevo desde tu turno
picture-turn = Línea doble
picture-turn-about = Le toca jugar
picture-reach = Línea rota
picture-reach-about = Se puede elegir ahora
