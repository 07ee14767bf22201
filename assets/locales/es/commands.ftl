### Nombres y descripciones de las órdenes. Los nombres van en minúsculas, con 32 caracteres como mucho; las descripciones, 100.

command-new = nueva
command-new-about = Abre una mesa en este canal
command-new-title = juego
command-new-title-about = A qué se juega
command-new-seats = asientos
command-new-seats-about = Cuántos asientos; si no se dice, todos los del juego
command-new-computers = ordenadores
command-new-computers-about = Cuántos asientos ocupan ordenadores desde el principio
command-new-edition = edición
command-new-edition-about = Con qué componentes; si no se dice, los habituales
command-new-options = opciones
command-new-options-about = Qué cambia respecto al reglamento, p. ej. viking_limit=40 ghost_reorder=shift
command-new-start = empezar
command-new-start-about = Empezar enseguida: los demás asientos los ocupan ordenadores

command-join = unirse
command-join-about = Tomar un asiento libre en la mesa de este canal

command-leave = salir
command-leave-about = Dejar tu asiento antes de que empiece la partida

command-start = empezar
command-start-about = Empezar la partida con quienes están sentados, como anfitrión

command-play = jugar
command-play-about = Actúa en la mesa de este canal
command-play-action = acción
command-play-action-about = Qué haces, p. ej. sail 7, dock, sell wood; completa lo que ahora es legal

command-undo = deshacer
command-undo-about = Deshaz tu último paso, mientras no haya revelado nada nuevo a nadie

command-board = tablero
command-board-about = Muéstrame el tablero y mis opciones
command-board-view = vista
command-board-view-about = El tablero entero, lo que me rodea, o texto sin imagen
command-board-view-whole = entero
command-board-view-around-me = a mi alrededor
command-board-view-text = texto

command-score = puntos
command-score-about = Los puntos hasta ahora, según su origen
command-score-explain = explicar
command-score-explain-about = De quién explicar los puntos, suceso a suceso

command-log = registro
command-log-about = Qué ha pasado en la mesa de este canal
command-log-from = desde
command-log-from-about = Desde dónde leer
command-log-from-latest = lo último
command-log-from-my-turn = desde mi último turno
command-log-from-start = el principio

command-table = mesa
command-table-about = La mesa de este canal
command-table-status = estado
command-table-status-about = Quién está sentado, a quién se espera, a qué se juega
command-table-add-computer = añadir_ordenador
command-table-add-computer-about = Da un asiento libre a un ordenador
command-table-add-computer-player = jugador
command-table-add-computer-player-about = Cómo juega
command-table-remove-computer = quitar_ordenador
command-table-remove-computer-about = Libera el asiento de un ordenador antes de empezar
command-table-remove-computer-seat = asiento
command-table-remove-computer-seat-about = Qué asiento, por número o letra
command-table-hand-over = ceder
command-table-hand-over-about = Deja que un ordenador guarde un asiento: el tuyo, o cualquiera si eres anfitrión
command-table-hand-over-seat = asiento
command-table-hand-over-seat-about = Qué asiento, por número o letra; si no se dice, el tuyo
command-table-hand-over-player = jugador
command-table-hand-over-player-about = Cómo juega
command-table-take-back = recuperar
command-table-take-back-about = Recupera tu asiento del ordenador
command-table-end = terminar
command-table-end-about = Termina la partida o cierra la sala, como anfitrión

command-games = partidas
command-games-about = Mis mesas en todas partes, y a quién le toca

command-me = yo
command-me-about = Cómo quiero las cosas
command-me-look = aspecto
command-me-look-about = Cómo se dibujan los tableros que solo yo veo
command-me-look-dark = oscuro
command-me-look-light = claro
command-me-look-dark-contrast = oscuro, alto contraste
command-me-look-light-contrast = claro, alto contraste

command-rules = reglas
command-rules-about = Las reglas en breve
command-rules-title = juego
command-rules-title-about = De qué juego; si no se dice, el de la mesa de este canal

command-help = ayuda
command-help-about = Por dónde empezar
