### El molino: tableros, opciones, sucesos, reglas, negativas, órdenes.

nine-mens-morris-title = El molino

nine-mens-morris-board-place = Coloca una ficha { $who }.
nine-mens-morris-board-move = Mueve { $who }.
nine-mens-morris-board-fly = Mueve { $who }; sus fichas vuelan.
nine-mens-morris-board-remove = { $who } ha cerrado un molino y retira una ficha.
nine-mens-morris-board-men = { $who }: { $count } en el tablero
nine-mens-morris-board-hand = { $who }: { $count } en el tablero, { $hand } en mano
nine-mens-morris-board-signs = · punto libre. Tres fichas de un bando en línea forman un molino.
nine-mens-morris-board-last = Último turno: { $moved }.
nine-mens-morris-board-last-removed = Último turno: { $moved }, retirada la ficha de { $point }.
nine-mens-morris-board-repeated = Esta posición se ha dado dos veces; a la tercera son tablas.
nine-mens-morris-board-quiet = { $left ->
    [one] Una jugada más sin molino y son tablas.
   *[other] { $left } jugadas más sin molino y son tablas.
}

nine-mens-morris-ask-place = ¿Dónde colocas una ficha?
nine-mens-morris-ask-move = ¿Qué ficha mueves y adónde?
nine-mens-morris-ask-fly = ¿Qué ficha vuela y adónde?
nine-mens-morris-ask-remove = ¿Qué ficha retiras?
nine-mens-morris-brief-remove = Has cerrado un molino: retira una ficha del otro bando.
nine-mens-morris-brief-close = Puedes cerrar un molino ya.
nine-mens-morris-brief-threat = El otro bando amenaza con cerrar un molino en { $points }.
nine-mens-morris-brief-threat-sure = El otro bando amenaza con cerrar un molino en { $points } y ninguna jugada lo impide.

nine-mens-morris-choice-man = Ficha de { $point }
nine-mens-morris-choice-flies = a cualquier punto libre
nine-mens-morris-choice-targets = a { $points }
nine-mens-morris-choice-wins = gana la partida
nine-mens-morris-choice-draws = la partida acaba en tablas
nine-mens-morris-choice-mill = cierra un molino
nine-mens-morris-choice-blocks = impide un molino en { $points }
nine-mens-morris-choice-leaves = luego el otro bando puede cerrar un molino en { $points }

nine-mens-morris-news-placed = { $who } coloca una ficha en { $point }.
nine-mens-morris-news-moved = { $who }: { $from } → { $to }.
nine-mens-morris-news-mill = { " " }¡Molino!
nine-mens-morris-news-removed = { $who } retira la ficha de { $point }.
nine-mens-morris-ended-reduced = Gana { $who }: al otro bando le quedan dos fichas.
nine-mens-morris-ended-stuck = Gana { $who }: el otro bando no puede mover.
nine-mens-morris-ended-repeated = La misma posición por tercera vez: tablas.
nine-mens-morris-ended-quiet = 25 jugadas de cada bando sin molino: tablas.
nine-mens-morris-did-place = ficha en { $point }
nine-mens-morris-did-remove = retiró { $point }

nine-mens-morris-source-win = Victoria
nine-mens-morris-option-flying = Las tres últimas fichas
nine-mens-morris-option-flying-on = vuelan a cualquier punto libre
nine-mens-morris-option-flying-off = mueven como las demás

## La imagen

nine-mens-morris-alt = Tablero de 24 puntos en tres cuadrados, uno dentro de otro, de a a g y de 1 a 7.
nine-mens-morris-alt-men = Fichas de { $who }: { $points }; en mano { $hand }.
nine-mens-morris-legend-title = Los signos
nine-mens-morris-legend-first = Ficha del primer asiento (redonda).
nine-mens-morris-legend-second = Ficha del segundo asiento (rombo).
nine-mens-morris-legend-hand = Fichas en mano, en el centro.
nine-mens-morris-legend-moved = De dónde vino la última ficha.
nine-mens-morris-legend-arrived = La última ficha jugada.
nine-mens-morris-legend-removed = Donde se acaba de retirar una.
nine-mens-morris-legend-threat = El otro bando amenaza con cerrar un molino aquí.

## Las reglas breves

nine-mens-morris-about = Tres fichas tuyas en línea forman un molino y retiran una ficha del otro bando. Coloca, mueve y bloquea. Unos 60 toques y 20 minutos por persona.
nine-mens-morris-rules-title = El molino: las reglas breves
nine-mens-morris-rules-intro = Tres fichas tuyas en una línea forman un molino: retira una ficha del otro bando. Cada bando tiene { $men } fichas; empieza el primer asiento.
nine-mens-morris-rules-place-title = Colocar
nine-mens-morris-rules-place = Colocas una ficha por turno en cualquier punto libre, hasta colocarlas todas.
nine-mens-morris-rules-move-title = Mover
nine-mens-morris-rules-move = Después mueves una ficha por turno, por una línea hasta el punto libre de al lado.
nine-mens-morris-rules-mill-title = Un molino
nine-mens-morris-rules-mill = Al cerrar un molino, retira una ficha del otro bando; una sola, también por dos molinos a la vez. Una ficha en un molino está a salvo mientras haya otras. Puedes abrir un molino y volver a cerrarlo.
nine-mens-morris-rules-fly-title = Volar
nine-mens-morris-rules-fly = { $flying ->
    [off] También las tres últimas fichas se mueven solo por las líneas.
   *[on] Cuando te quedan tres fichas, van a cualquier punto libre.
}
nine-mens-morris-rules-end-title = El final
nine-mens-morris-rules-end = Pierde quien se queda con dos fichas o no puede mover. Si la misma posición se da por tercera vez son tablas, y también tras 25 jugadas de cada bando sin molino. Una victoria es 1 punto.
nine-mens-morris-rules-switch-title = La variante
nine-mens-morris-rules-switch = { $flying ->
    [off] En esta mesa se juega sin volar.
   *[on] Se puede jugar sin volar.
}
nine-mens-morris-rules-credits-title = Créditos
nine-mens-morris-rules-credits = Ya jugaban a él los romanos; el juego, también llamado alquerque de nueve, es de todos.

## Órdenes y palabras escritas

nine-mens-morris-command = molino
nine-mens-morris-command-about = Jugar en una partida del molino
nine-mens-morris-do-place = colocar
nine-mens-morris-do-place-about = Colocar una ficha
nine-mens-morris-do-move = mover
nine-mens-morris-do-move-about = Mover una ficha
nine-mens-morris-do-remove = retirar
nine-mens-morris-do-remove-about = Retirar una ficha del otro bando
nine-mens-morris-parameter-point = punto
nine-mens-morris-parameter-point-about = Qué punto, p. ej. d1
nine-mens-morris-parameter-from = desde
nine-mens-morris-parameter-from-about = Qué ficha, por su punto, p. ej. d1
nine-mens-morris-parameter-to = hasta
nine-mens-morris-parameter-to-about = A qué punto, p. ej. d2
nine-mens-morris-typed-place = colocar, coloca, poner, pon
nine-mens-morris-typed-move = mover, mueve, ir, volar
nine-mens-morris-typed-remove = retirar, retira, quitar, quita
nine-mens-morris-typed-fillers = a, de, en, desde, hasta, ficha, la
