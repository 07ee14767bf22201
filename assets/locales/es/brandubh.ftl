### Brandubh: tableros, opciones, sucesos, reglas, negativas, órdenes.

brandubh-title = Brandubh
brandubh-piece-attacker = atacante
brandubh-piece-defender = defensor
brandubh-piece-king = rey
brandubh-letter-attacker = A
brandubh-letter-defender = D
brandubh-letter-king = R
brandubh-side-1 = { $who } (atacantes)
brandubh-side-2 = { $who } (rey y defensores)

brandubh-board-turn = Mueve { $who }.
brandubh-board-count = { $letter } { $piece } ×{ $count }
brandubh-board-signs = × esquina, + trono vacío: ahí solo se detiene el rey.
brandubh-board-last = Última jugada: { $from } → { $to }.
brandubh-board-repeated = Esta posición se ha dado dos veces; a la tercera son tablas.
brandubh-board-quiet = { $left ->
    [one] Una jugada más sin captura y son tablas.
   *[other] { $left } jugadas más sin captura y son tablas.
}

brandubh-ask-1 = Atacantes: ¿qué pieza mueve y adónde?
brandubh-ask-2 = Bando del rey: ¿qué pieza mueve y adónde?
brandubh-brief-run = El rey puede llegar ya a una esquina y ganar.
brandubh-brief-stop = El rey amenaza con llegar a una esquina.
brandubh-brief-catch = Puedes capturar al rey ya.
brandubh-brief-guard = Los atacantes amenazan con capturar al rey.

brandubh-choice-piece = { $piece } { $square }
brandubh-choice-targets = a { $squares }
brandubh-choice-captures = captura { $squares }
brandubh-choice-way = luego el rey puede llegar a { $corner }
brandubh-choice-threatens = amenaza con llegar a { $corner }
brandubh-choice-bars = cierra el paso al rey
brandubh-choice-guards = salva al rey
brandubh-choice-wins = gana la partida
brandubh-choice-draws = la partida acaba en tablas

brandubh-told-moved = { $who }: { $piece } { $from } → { $to }.
brandubh-told-captured = { $who }: { $piece } { $from } → { $to }, captura { $squares }.
brandubh-ended-escaped = El rey está en una esquina: gana { $who }.
brandubh-ended-captured = El rey ha sido capturado: gana { $who }.
brandubh-ended-stuck = El otro bando no puede mover: gana { $who }.
brandubh-ended-repeated = La misma posición por tercera vez: tablas.
brandubh-ended-quiet = 25 jugadas de cada bando sin captura: tablas.
brandubh-did-move = { $piece } { $from } → { $to }
brandubh-did-capture = { $piece } { $from } → { $to }, captura { $squares }

brandubh-source-win = Victoria
brandubh-option-king = El rey
brandubh-option-king-unarmed = desarmado: no captura nada
brandubh-option-king-armed = armado: ayuda a capturar

## La imagen

brandubh-alt = Tablero de 7 por 7 casillas, de a a g y de 1 a 7. Rey: { $king }. Defensores: { $defenders }. Atacantes: { $attackers }.
brandubh-alt-threat = El otro bando amenaza con ganar en { $squares }.
brandubh-legend-title = Las piezas
brandubh-legend-attacker = Atacante (redondo): ocho, mueven primero.
brandubh-legend-defender = Defensor (rombo): cuatro, los del rey.
brandubh-legend-king = Rey (corona): gana en una esquina.
brandubh-legend-throne = Trono: ahí solo se detiene el rey.
brandubh-legend-corner = Esquina: solo el rey; ahí gana.
brandubh-legend-last = La última jugada.
brandubh-legend-threat = El otro bando amenaza con ganar aquí.

## Las reglas breves

brandubh-about = Un rey con cuatro defensores contra ocho atacantes en 49 casillas: él huye a una esquina o lo atrapan. Unos 25 toques y 8 minutos por persona.
brandubh-rules-title = Brandubh: las reglas breves
brandubh-rules-intro = Un antiguo juego irlandés: el rey quiere llegar a una esquina y ocho atacantes quieren capturarlo. Mueven primero los atacantes.
brandubh-rules-turn-title = Tu turno
brandubh-rules-turn =
    1. Mueve una pieza en línea recta, por tantas casillas vacías como quieras.
    2. Solo el rey se detiene en el trono o en una esquina; todas pueden pasar sobre el trono vacío.
    3. Retira lo que hayas capturado.
brandubh-rules-capture-title = Capturar
brandubh-rules-capture = Capturas a un enemigo entre la pieza que has movido y otra tuya, en fila o columna. Una esquina y el trono vacío cuentan como tuyos. Quien se mete entre dos enemigos está a salvo.
brandubh-rules-king-title = El rey
brandubh-rules-king = Se captura como los demás. En el trono hacen falta atacantes en los cuatro lados; junto a él, en los otros tres.
brandubh-rules-end-title = El final
brandubh-rules-end = El rey en una esquina da la victoria a su bando; capturarlo, a los atacantes. Quien no puede mover pierde. Si la misma posición se da por tercera vez son tablas, y también tras 25 jugadas de cada bando sin captura. Una victoria es 1 punto.
brandubh-rules-switch-title = La variante
brandubh-rules-switch = { $king ->
    [armed] En esta mesa el rey ayuda a capturar.
   *[unarmed] El rey no ayuda a capturar; armado, sí.
}
brandubh-rules-credits-title = Créditos
brandubh-rules-credits = El juego tiene muchos siglos y es de todos; las reglas se han reconstruido a partir de sus parientes.
brandubh-rules-reconstruction = La disposición es una reconstrucción nuestra.

## Órdenes y palabras escritas

brandubh-command = brandubh
brandubh-command-about = Jugar en una partida de Brandubh
brandubh-do-move = mover
brandubh-do-move-about = Mover una pieza
brandubh-parameter-from = desde
brandubh-parameter-from-about = Qué pieza, por su casilla, p. ej. d1
brandubh-parameter-to = hasta
brandubh-parameter-to-about = A qué casilla, p. ej. d3
brandubh-typed-move = mover, mueve, ir, jugar
brandubh-typed-fillers = a, de, desde, hasta, rey, el
