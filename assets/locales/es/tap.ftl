### La página en la que se juega tocando el tablero y los botones que llevan a ella.

tap-play = Jugar en el tablero
tap-watch = Ver el tablero
tap-board = Tablero
tap-choices = Tus opciones
tap-again = Toca otra vez ahí o en su línea de abajo para hacerlo.
tap-other = Elegir otra cosa
tap-your-turn = Es tu turno.
tap-waits = Esperando a { $who }
tap-thinks = El ordenador está pensando…
tap-over = La partida ha terminado.
tap-lobby = La partida aún no ha empezado.
tap-watching = Estás mirando: ves lo que ven todos.
tap-last = Últimas jugadas
tap-clocks = Relojes
tap-stopped = parado
tap-larger = Más grande
tap-smaller = Más pequeño
tap-whole = Tablero entero
tap-near = Mis opciones
tap-lost = La conexión se ha interrumpido. Intentándolo de nuevo…
tap-gone = Este enlace no funciona: está incompleto, ha caducado o se ha retirado. /{ command-board } en el canal de la partida te da uno nuevo.
tap-activity = Discord no dice quién eres. Cierra la actividad y ábrela de nuevo en el canal de la partida.
tap-now = Volver a la partida
tap-routes = En el tablero: con puntos lo jugado, con línea continua lo mejor.
tap-foreign = Solo la página de este bot puede pedir eso.
tap-unreadable = Esta petición no se puede leer. Vuelve a cargar la página.
tap-busy = Ahora mismo hay demasiada actividad. Inténtalo de nuevo en unos segundos.
tap-withdrawn = { $count ->
    [0] No tenías ningún enlace a un tablero que aún funcionara.
    [one] El enlace a tu tablero ya no funciona.
   *[other] Tus { $count } enlaces a tableros ya no funcionan.
}
command-me-data-links = retirar mis enlaces a tableros
tap-hint = Pista
