### Explorers of the North Sea: tableros, opciones, sucesos, motivos, reglas.

explorers-vp = { $points } PV
explorers-vikings = { $count ->
    [0] ningún Vikingo
    [one] 1 Vikingo
   *[other] { $count } Vikingos
}
explorers-and = { $first } y { $last }

## Animales, direcciones, capitanes

explorers-animal-pig = cerdo
explorers-animal-chicken = gallina
explorers-animal-goat = cabra
explorers-animal-sheep = oveja
explorers-animal-cattle = vaca
explorers-animal-horse = caballo
explorers-some-pig = { $count ->
    [one] { $count } cerdo
   *[other] { $count } cerdos
}
explorers-some-chicken = { $count ->
    [one] { $count } gallina
   *[other] { $count } gallinas
}
explorers-some-goat = { $count ->
    [one] { $count } cabra
   *[other] { $count } cabras
}
explorers-some-sheep = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}
explorers-some-cattle = { $count ->
    [one] { $count } vaca
   *[other] { $count } vacas
}
explorers-some-horse = { $count ->
    [one] { $count } caballo
   *[other] { $count } caballos
}

explorers-islet = islote
explorers-lake = lago

explorers-bonus-archer = { $points } PV por cada paso del tablero de salida a tu Puesto Avanzado más lejano
explorers-bonus-barbarian = { $points } PV por cada Asentamiento que hayas asaltado
explorers-bonus-cartographer = { $points } PV por cada Isla completa que controles
explorers-bonus-hero = { $points } PV por cada Barco Enemigo que hayas destruido
explorers-bonus-huntsman = { $points } PV por cada animal del tipo que más hayas entregado
explorers-bonus-queen = { $points } PV si controlas una Isla completa y nadie controla una mayor
explorers-bonus-scout = { $points } PV si tienes un Vikingo en tierra colocada y nadie tiene uno más lejos
explorers-bonus-shieldmaiden = { $points } PV por cada Vikingo tuyo en tierra fuera del continente
explorers-bonus-trader = { $points } PV por cada { $per } animales que hayas entregado
explorers-bonus-tyrant = { $points } PV por cada { $per } Losetas de tu mayor Isla completa, redondeando al alza
explorers-bonus-watchman = { $points } PV por cada masa de tierra con un Puesto Avanzado tuyo
explorers-bonus-outposts = { $points } PV por cada Puesto Avanzado que hayas construido
explorers-bonus-deaths = { $points } PV por cada Vikingo que hayas perdido
explorers-bonus-kinds = { $points } PV por cada tipo de Ganado que hayas entregado
explorers-bonus-strengths = { $points } PV por cada punto de fuerza de los Asentamientos que hayas asaltado
explorers-bonus-at-home = { $points } PV por cada Vikingo tuyo en el continente
explorers-bonus-trader-one = { $points } PV por cada animal que hayas entregado
explorers-bonus-tyrant-one = { $points } PV por cada Loseta de tu mayor Isla completa

explorers-short-bonus-archer = { $points } PV por paso al Puesto
explorers-short-bonus-barbarian = { $points } PV por Asentamiento
explorers-short-bonus-cartographer = { $points } PV por Isla completa
explorers-short-bonus-hero = { $points } PV por Barco Enemigo
explorers-short-bonus-huntsman = { $points } PV por animal de un tipo
explorers-short-bonus-queen = { $points } PV sin Isla mayor
explorers-short-bonus-scout = { $points } PV si nadie va más lejos
explorers-short-bonus-shieldmaiden = { $points } PV por Vikingo en tierra
explorers-short-bonus-trader = { $points } PV por { $per } animales
explorers-short-bonus-tyrant = { $points } PV por { $per } Losetas de Isla
explorers-short-bonus-watchman = { $points } PV por tierra con Puesto
explorers-short-bonus-outposts = { $points } PV por Puesto Avanzado
explorers-short-bonus-deaths = { $points } PV por Vikingo muerto
explorers-short-bonus-kinds = { $points } PV por tipo de Ganado
explorers-short-bonus-strengths = { $points } PV por fuerza asaltada
explorers-short-bonus-at-home = { $points } PV por Vikingo en el continente
explorers-short-bonus-trader-one = { $points } PV por animal
explorers-short-bonus-tyrant-one = { $points } PV por Loseta de Isla
explorers-bonus-each = { $bonus }, pero solo una vez por cada { $per } completos

## El tablero

explorers-board-title = Explorers · Turno { $turn } de { $turns }
explorers-board-title-captains = Explorers of the North Sea · Capitanes
explorers-board-title-over = Explorers of the North Sea · Fin de la partida
explorers-board-stack = { $count ->
    [one] 1 Loseta en la pila · tablero { $side }
   *[other] { $count } Losetas en la pila · tablero { $side }
}
explorers-board-reach = { $who } tiene a su alcance { $places }
explorers-board-single = Tierras de 1 Loseta, abiertas por sus bordes
explorers-board-mainland = Continente, junto a { $cells }
explorers-board-tiles = { $count ->
    [one] 1 Loseta
   *[other] { $count } Losetas
}
explorers-board-held = { $who } { $points }
explorers-board-unheld = { $points } sin dueño todavía
explorers-board-leads = { $who } por delante
explorers-board-barred = nunca completa
explorers-board-free = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
explorers-board-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
explorers-board-chosen = Capitán ya elegido
explorers-board-choosing = Capitán aún por elegir
explorers-board-hand = { $count ->
    [one] 1 Loseta en la mano
   *[other] { $count } Losetas en la mano
}
explorers-seat-ship = { $count ->
    [0] Drakkar en { $place }, vacío
   *[other] Drakkar en { $place } con { $cargo }
}
explorers-seat-home = { $count ->
    [one] { $count } Vikingo en el continente
   *[other] { $count } Vikingos en el continente
}
explorers-seat-dead = { $count ->
    [one] { $count } Vikingo muerto
   *[other] { $count } Vikingos muertos
}
explorers-seat-destroyed = { $count ->
    [one] { $count } Barco Enemigo destruido
   *[other] { $count } Barcos Enemigos destruidos
}
explorers-seat-raided = { $count ->
    [one] Asentamiento { $strengths } asaltado
   *[other] Asentamientos { $strengths } asaltados
}
explorers-seat-raided-down = { $count ->
    [one] { $count } Asentamiento asaltado, boca abajo
   *[other] { $count } Asentamientos asaltados, boca abajo
}
explorers-seat-outposts = { $count } de { $all } Puestos Avanzados
explorers-seat-delivered = ganado entregado: { $herd }
explorers-board-over = { $count ->
    [one] ¡{ $winners } gana con { $points } PV!
   *[other] ¡{ $winners } comparten la victoria con { $points } PV!
}
explorers-board-over-solo = { $count ->
    [one] { $winners } termina con { $points } PV.
   *[other] { $winners } terminan con { $points } PV.
}
explorers-tie-breaker = En caso de empate gana quien entregó más ganado y, después, quien tiene más Puestos Avanzados.
explorers-board-legend = Plano: A Drakkar, 3 Asentamiento, x Barco Enemigo, * Ganado, o otra tierra, ~ mar, · casilla libre, # continente · Flechas: bordes de tierra, los demás son mar · M6b: segunda tierra o mar de una Loseta · 🏝️ completa · 🧭 abierta, → casillas por donde sigue su tierra · 🐖 cerdo 🐓 gallina 🐐 cabra 🐑 oveja 🐄 vaca 🐎 caballo · 🏘️ Asentamiento, fuerza · 🏴‍☠️ Barco Enemigo · ⛵ Drakkar · 🟠A×2 Vikingos · 🗼 Puesto Avanzado, esquina ▲/▼ · 💀 muertos · ✨ la más nueva · ❄️ último en jugar · 3🟠A Isla de 3 Losetas y quién la controla

## Qué se pregunta, y qué ayuda

explorers-ask-captain = ¿Qué Capitán elegir?
explorers-help-captain = Tu Capitán da puntos propios al final. Todos los Capitanes se muestran a la vez; el que no elijas sale del juego.
explorers-ask-place = Colocar una Loseta
explorers-ask-place-solo = Colocar una Loseta ({ $n } de { $of })
explorers-help-place = Tierra con tierra y mar con mar. Los números son los de la imagen.
explorers-help-place-ship = Entre las dos Losetas de este turno debe haber un Barco Enemigo: coloca una que lo muestre.
explorers-ask-act = { $left ->
    [one] Queda 1 acción
   *[other] Quedan { $left } acciones
}
explorers-help-act = Cargar, descargar, navegar, mover Vikingos o transportar Ganado cuesta 1 acción; un Puesto Avanzado, 2. Puedes terminar el turno cuando quieras.
explorers-ask-done = Terminar el turno
explorers-help-done = Has usado todas tus acciones.
explorers-ask-over = La partida ha terminado

explorers-brief-last-turns = { $turns ->
    [one] La pila está vacía: este es tu último turno.
   *[other] La pila está vacía: te quedan { $turns } turnos, contando este.
}
explorers-brief-places = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}

## Opciones: lo que pone el botón

explorers-branch-tile = tierra { $land }
explorers-branch-load = Cargar…
explorers-branch-unload = Descargar…
explorers-branch-walk = Mover Vikingos…
explorers-branch-herd = Transportar Ganado…
explorers-label-load = Cargar { $cargo }
explorers-label-load-home = Cargar { $cargo } en el continente
explorers-label-unload = Descargar { $cargo }
explorers-label-unload-home = Descargar { $cargo } en el continente
explorers-label-deliver = Entregar { $cargo }
explorers-label-sail = Navegar a { $to }
explorers-label-sail-home = Volver al continente
explorers-label-walk = Mover { $vikings } de { $from } a { $to }
explorers-label-herd = Transportar { $animal } de { $from } a { $to }
explorers-label-outpost = Puesto Avanzado en { $corner }
explorers-label-done = Terminar el turno

## Opciones: lo que traen

explorers-fact-completes = { $tiles ->
    [one] completas una Isla de 1 Loseta
   *[other] completas una Isla de { $tiles } Losetas
}
explorers-fact-completes-for = { $tiles ->
    [one] completas una Isla de 1 Loseta para { $who }
   *[other] completas una Isla de { $tiles } Losetas para { $who }
}
explorers-fact-site = abre un sitio para un Puesto Avanzado
explorers-fact-stay = atrás: { $vikings }
explorers-fact-barred = nunca completa: tierra hacia el continente
explorers-fact-enemy = Barco Enemigo: { $deadly } de { $all } matan a un Vikingo
explorers-fact-shore = en tierra: { $land }
explorers-fact-there = allí: { $land }
explorers-fact-raids = asaltas el Asentamiento de fuerza { $strength }
explorers-fact-missing = { $missing ->
    [one] Asentamiento de fuerza { $strength }: falta 1 Vikingo
   *[other] Asentamiento de fuerza { $strength }: faltan { $missing } Vikingos
}
explorers-fact-control = { $tiles ->
    [one] Isla de 1 Loseta, fuerza { $strength }
   *[other] Isla de { $tiles } Losetas, fuerza { $strength }
}
explorers-fact-between = donde se juntan { $cells }
explorers-fact-unused = { $left ->
    [one] 1 acción sin usar
   *[other] { $left } acciones sin usar
}
explorers-fact-draw = robas una Loseta
explorers-fact-next = no robas ninguna Loseta
explorers-fact-third = la tercera Loseta sale del juego
explorers-fact-game-ends = la partida termina

## Lo que ocurre

explorers-told-board = 🗺️ Tablero de salida { $side }
explorers-told-seated = 🎲 { $who } empieza; ❄️ { $winter } juega en último lugar
explorers-told-captain = 👑 { $who } ha elegido Capitán
explorers-told-captains = 👑 Capitanes: { $captains }
explorers-told-turned-up = 🗺️ Losetas a la vista: { $tiles }
explorers-told-returned = { $count ->
    [one] 🗺️ { $who } no puede colocar su Loseta: la devuelve, se baraja la pila y roba otra
   *[other] 🗺️ { $who } no puede colocar ninguna Loseta: devuelve { $count }, se baraja la pila y roba otras tantas
}
explorers-told-removed = 🗺️ { $who } no puede colocar ninguna Loseta; una sale del juego: { $tile }
explorers-told-discarded = 🗺️ Una Loseta sale del juego: { $tile }
explorers-told-placed = 🗺️ { $who } coloca una Loseta en { $cell }
explorers-told-livestock = 🐾 Ganado en { $at }: { $animal }
explorers-told-settlement = 🏘️ Aparece un Asentamiento de fuerza { $strength } en { $at }
explorers-told-enemy = 🏴‍☠️ Aparece un Barco Enemigo en { $at }
explorers-told-island = { $tiles ->
    [one] 🏝️ La Isla de { $at } está completa: 1 Loseta
   *[other] 🏝️ La Isla de { $at } está completa: { $tiles } Losetas
}
explorers-told-loaded = 📥 { $who } carga { $cargo } de { $from }
explorers-told-loaded-home = 📥 { $who } carga { $cargo } en el continente
explorers-told-unloaded = 📤 { $who } descarga { $cargo } en { $to }
explorers-told-unloaded-home = 📤 { $who } descarga { $cargo } en el continente
explorers-told-delivered = 🏠 { $who } entrega { $herd }
explorers-told-sailed = ⛵ { $who } navega a { $to }
explorers-told-sailed-home = ⛵ { $who } vuelve al continente
explorers-told-destroyed = 🏴‍☠️ { $who } destruye el Barco Enemigo de { $at }
explorers-told-destroyed-deadly = 🏴‍☠️ { $who } destruye el Barco Enemigo de { $at }; 💀 muere un Vikingo
explorers-told-walked = 👣 { $who } mueve { $vikings }: { $from } → { $to }
explorers-told-herded = 👣 { $who } transporta { $animal }: { $from } → { $to }
explorers-told-raided = 🏘️ { $who } asalta el Asentamiento de { $at }: +{ $strength } PV
explorers-told-outpost = 🗼 { $who } construye un Puesto Avanzado en { $at }
explorers-told-ended = 🏆 Puntos finales: { $points }

## Lo que hizo un jugador, en pocas palabras

explorers-did-deliver = entregó { $items }
explorers-did-raid = { $count ->
    [one] asaltó el Asentamiento { $strengths }
   *[other] asaltó los Asentamientos { $strengths }
}: +{ $strength } PV
explorers-did-destroy = { $count ->
    [one] destruyó un Barco Enemigo
   *[other] destruyó { $count } Barcos Enemigos
}
explorers-did-build = { $count ->
    [one] construyó un Puesto Avanzado
   *[other] construyó { $count } Puestos Avanzados
}
explorers-did-place = colocó { $items }
explorers-did-lose = perdió { $vikings }
explorers-did-complete = completó una Isla de { $tiles } Losetas
explorers-did-choose = eligió { $captain }
explorers-did-load = cargó { $cargo }
explorers-did-unload = desembarcó { $cargo }
explorers-did-sail = navegó a { $to }
explorers-did-sail-home = volvió al continente
explorers-did-walk = caminó a { $to }
explorers-did-herd = llevó { $animal } a { $to }

## Por qué hay puntos

explorers-source-livestock = Ganado
explorers-source-outposts = Puestos Avanzados
explorers-source-enemy-ships = Barcos Enemigos
explorers-source-settlements = Asentamientos
explorers-source-deaths = Vikingos muertos
explorers-source-islands = Islas
explorers-source-captain = Capitán
explorers-reason-livestock = entrega de { $herd }
explorers-reason-outpost = Puesto Avanzado { $n }, en { $at }
explorers-reason-enemy = Barco Enemigo en { $at }
explorers-reason-death = un Vikingo murió en { $at }
explorers-reason-settlement = Asentamiento de { $strength } en { $at }
explorers-reason-island = { $tiles ->
    [one] Isla de 1 Loseta: { $cells }
   *[other] Isla de { $tiles } Losetas: { $cells }
}

## Lo que se puede escribir. Palabras separadas por comas; sin importar mayúsculas ni acentos.

explorers-typed-captain = capitán, elegir
explorers-typed-place = colocar, poner, loseta
explorers-typed-load = cargar, embarcar
explorers-typed-unload = descargar, desembarcar, dejar
explorers-typed-deliver = entregar
explorers-typed-sail = navegar
explorers-typed-walk = caminar, andar, mover
explorers-typed-herd = llevar, arrear, transportar, guiar
explorers-typed-outpost = puesto, construir
explorers-typed-done = terminar, acabar, fin, pasar, hecho
explorers-typed-home = casa, continente
explorers-typed-vikings = vikingo, vikingos
explorers-typed-all = todo, todos
explorers-typed-pig = cerdo, cerdos
explorers-typed-chicken = gallina, gallinas, pollo, pollos
explorers-typed-goat = cabra, cabras
explorers-typed-sheep = oveja, ovejas
explorers-typed-cattle = vaca, vacas, bovino, bovinos
explorers-typed-horse = caballo, caballos
explorers-typed-archer = arquero
explorers-typed-barbarian = bárbaro
explorers-typed-cartographer = cartógrafo
explorers-typed-hero = héroe
explorers-typed-huntsman = cazador
explorers-typed-queen = reina
explorers-typed-scout = explorador
explorers-typed-shieldmaiden = doncella, escudera
explorers-typed-trader = mercader
explorers-typed-tyrant = tirano
explorers-typed-watchman = vigía
explorers-typed-fillers = a, al, en, de, del, desde, hasta, el, la, los, las, y, con, mi, avanzado, giro, un, una

## Las reglas en breve

explorers-about = Explora un mar que crece Loseta a Loseta: trae ganado, asalta y controla Islas antes del invierno. 48 turnos entre todos, 16 en solitario; unos 45 toques y 15 minutos por persona.
explorers-rules-title = Explorers of the North Sea: las reglas en breve
explorers-rules-signs-title = Signos del tablero
explorers-rules-intro =
    Los Drakkares navegan por un mar desconocido que crece Loseta a Loseta. Lleva Ganado al continente, asalta Asentamientos, destruye Barcos Enemigos, construye Puestos Avanzados y controla Islas. Gana quien tenga más Puntos de Victoria (PV) cuando llega el invierno.
explorers-rules-turn-title = Tu turno
explorers-rules-turn =
    { $first_player ->
        [before_captains] Primero se sortea quién empieza; después cada jugador se queda con 1 de 2 Capitanes.
       *[after_captains] Antes del primer turno cada jugador se queda con 1 de 2 Capitanes; después se sortea quién empieza.
    } Todos empiezan en el continente, con 2 de sus { $vikings } Vikingos a bordo.
    1. Coloca 1 Loseta de tu mano.
    2. Realiza hasta { $actions } acciones, en cualquier orden.
    3. Termina el turno y roba una Loseta.
explorers-rules-tile-title = Colocar una Loseta
explorers-rules-tile =
    Junto a otra Loseta, en cualquier lugar del mapa y con cualquier giro: tierra junto a tierra y mar junto a mar. Ninguna Loseta puede tocar el continente; { $shore_edges ->
        [sea] los bordes hacia las casillas junto a él deben ser mar.
       *[any] una Isla con tierra hacia las casillas junto a él ya no se puede completar.
    }
    Sobre la Loseta va lo que muestra: un animal, un Asentamiento de fuerza al azar o un Barco Enemigo cuyo reverso nadie conoce.
    { $animals }
explorers-rules-ship-title = El Drakkar (cada cosa, 1 acción)
explorers-rules-ship =
    Carga o descarga cuantos Vikingos tuyos y animales quieras en una tierra de la Loseta de tu Drakkar, o en el continente; en el Drakkar caben { $hold }. El Ganado se carga si hay un Vikingo tuyo en esa tierra y se descarga si hay uno a bordo. Al descargarlo en el continente queda entregado para siempre.
    Navega a un mar conectado de una Loseta vecina, con al menos un Vikingo a bordo. Donde hay un Barco Enemigo, { $boarding } Vikingos lo destruyen al instante, y uno de ellos puede morir.
explorers-rules-land-title = En tierra (cada cosa, 1 acción)
explorers-rules-land =
    Mueve 1 o 2 Vikingos, o transporta 1 animal con 1 Vikingo, a una tierra conectada de una Loseta vecina. El Ganado no es de nadie hasta que está a bordo.
    Cuando en un Asentamiento hay tantos Vikingos tuyos como indica su fuerza, lo asaltas al instante; queda boca abajo en tu carta de Capitán hasta el final.
explorers-rules-outpost-title = Puestos Avanzados (2 acciones)
explorers-rules-outpost =
    En una esquina donde tres Losetas se unen por tierra, con { $crew } Vikingos tuyos alrededor. Cada Loseta toca como mucho 1 Puesto Avanzado, sea de quien sea. Tienes { $all }.
explorers-rules-points-title = Puntos al final
explorers-rules-points =
    Ganado: conjuntos de animales distintos, { $sets } PV por 1 a 6 tipos. Puestos Avanzados: { $outposts } PV por 1 a 5. Barcos Enemigos: { $ship } PV cada uno. Asentamientos: su fuerza. Vikingos muertos: { $deaths } PV por 1 a 7.
    Islas completas: { $tile } PV por Loseta para quien tenga allí más fuerza; un Vikingo en su tierra cuenta { $viking } y un Puesto Avanzado, { $outpost }. En caso de empate, quien tenga más Puestos Avanzados; si no, todos los empatados. Y además, tu Capitán.
explorers-rules-end-title = El final
explorers-rules-end =
    Tras { $tiles } turnos, cuando se han colocado todas las Losetas. En caso de empate gana quien haya entregado más Ganado; después, quien tenga más Puestos Avanzados.
explorers-rules-solo-title = Un jugador
explorers-rules-solo =
    Cada turno se muestran 3 Losetas: coloca 2 y después realiza tus acciones; la tercera sale del juego. Si es posible, entre las dos debe haber un Barco Enemigo. Tienes dos Capitanes y puntúa el mejor. La Reina y el Explorador se quedan en la caja. La partida dura 16 turnos.
explorers-rules-captains-title = Capitanes
explorers-rules-credits-title = Créditos
explorers-rules-credits =
    Explorers of the North Sea es un juego de Shem Phillips, publicado por Garphill Games.
    Skald no tiene relación con ninguno de los dos y no usa ni sus ilustraciones ni sus textos. Hazte con la caja si puedes.
explorers-rules-reconstruction = Los bordes de las Losetas, los tableros de salida, lo que dan los Capitanes y algunas tablas de puntos son una reconstrucción nuestra, no los de la caja.

# The headings of the log.
explorers-log-round = Ronda { $round }
