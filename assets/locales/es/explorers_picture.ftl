### Explorers of the North Sea: lo que está en las imágenes, sus descripciones y la leyenda.

explorers-letter-pig = D
explorers-letter-chicken = G
explorers-letter-goat = C
explorers-letter-sheep = O
explorers-letter-cattle = V
explorers-letter-horse = L

explorers-picture-home = Puerto
explorers-picture-captains = Se eligen los capitanes
explorers-picture-places = { $count ->
    [one] { $who } coloca una loseta
   *[other] { $who } coloca { $count } losetas
}
explorers-picture-acts = { $count ->
    [0] { $who } termina su turno
    [one] A { $who } le queda 1 acción
   *[other] A { $who } le quedan { $count } acciones
}
explorers-picture-over = { $count ->
    [one] Ha ganado { $winners }
   *[other] Han ganado { $winners }
}
explorers-picture-turn = Turno { $turn } de { $turns } · { $stack } en la pila
explorers-picture-winter = Ficha de invierno: { $who }
explorers-picture-ended = Fin, tras el turno { $turn }
explorers-picture-points = { $points } PV
explorers-picture-chosen = Capitán elegido
explorers-picture-choosing = Elige capitán …
explorers-picture-choose = Elige { $captains }
explorers-picture-hand = Tus losetas
explorers-picture-open-tiles = Losetas a la vista

## La descripción de una imagen, leída en voz alta a quien no la ve. Los códigos son los que se escriben.

explorers-alt-pig = cerdo
explorers-alt-chicken = gallina
explorers-alt-goat = cabra
explorers-alt-sheep = oveja
explorers-alt-cattle = vaca
explorers-alt-horse = caballo
explorers-alt-around = Alrededor de { $who }.
explorers-alt-ship = barco { $place } con { $cargo }
explorers-alt-counts = { $home } vikingos en puerto, puestos { $outposts }/{ $all }, losetas { $hand }
explorers-alt-dead = muertos { $count }
explorers-alt-delivered = entregado { $herd }
explorers-alt-destroyed = barcos hundidos { $count }
explorers-alt-raided = saqueado { $strengths }
explorers-alt-ships = Barcos: { $list }.
explorers-alt-islands = Completas: { $list }.
explorers-alt-open = Tierra abierta: { $list }.
explorers-alt-livestock = Ganado: { $list }.
explorers-alt-settlements = Poblados: { $list }.
explorers-alt-enemies = Barcos enemigos: { $list }.
explorers-alt-outposts = Puestos: { $list }.
explorers-alt-vikings = Vikingos: { $list }.
explorers-alt-hand = Losetas: { $list }.
explorers-alt-offer = Capitanes a elegir: { $list }.
explorers-alt-legal = Puedes colocar en { $list }.
explorers-alt-news = Nuevo: { $list }.

## La leyenda. Las piezas están dibujadas a la izquierda de las frases.

explorers-legend-title = Piezas de la carta
explorers-legend-tile = Las losetas unen tierra con tierra y mar con mar. Los nombres se leen en el borde: M6. Una segunda tierra o mar es M6b, una esquina M6n o M6s.
explorers-legend-longship = Drakkar, con el color, la forma y la letra de su jugador. Lleva tres vikingos o animales.
explorers-legend-viking = Vikingo. Un 2 a su lado: son dos.
explorers-legend-settlement = Poblado. Lo saquean tantos vikingos como dice su número.
explorers-legend-enemy = Barco enemigo. Lo destruyen dos vikingos a bordo; uno puede morir.
explorers-legend-outpost = Puesto, construido por dos vikingos donde se juntan tres tierras.
explorers-legend-island = Isla completa con el color de quien la controla y sus puntos. Blanca: no es de nadie.
explorers-legend-open = Casilla abierta donde puedes colocar una loseta ahora.
explorers-legend-new = Lo que ha cambiado desde tu último turno.
