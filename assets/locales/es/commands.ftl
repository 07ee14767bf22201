### Nombres y descripciones de los comandos. Los nombres van en minúsculas, con 32 caracteres como mucho; las descripciones, 100.

command-new = nueva
command-new-about = Abrir una mesa en este canal; por mensaje directo, jugar ya contra el ordenador
command-new-title = juego
command-new-title-about = A qué se juega
command-new-seats = asientos
command-new-seats-about = Número de asientos; si no lo indicas, todos los que admite el juego
command-new-computers = ordenadores
command-new-computers-about = Cuántos asientos ocupa el ordenador desde el principio
command-new-edition = edición
command-new-edition-about = Con qué componentes se juega; si no lo indicas, con los habituales
command-new-options = opciones
command-new-options-about = En qué se aparta del reglamento, p. ej. viking_limit=40 ghost_reorder=shift
command-new-pace = ritmo
command-new-pace-about = Reloj: live, fast, slow o un tiempo como 36h o 2d+12h
command-new-start = empezar
command-new-start-about = Empezar enseguida: los demás asientos los ocupa el ordenador

command-join = unirse
command-join-about = Ocupar un asiento libre en la mesa de este canal

command-leave = salir
command-leave-about = Dejar tu asiento antes de que empiece la partida

command-start = empezar
command-start-about = Empezar la partida con quienes ya tienen asiento (solo el anfitrión)

command-play = jugar
command-play-about = Hacer una jugada en la mesa de este canal
command-play-action = acción
command-play-action-about = Qué haces, p. ej. navegar 7, atracar, vender madera; te sugiere lo que puedes hacer ahora

command-hint = pista
command-hint-about = Pide a un ordenador fuerte las tres mejores opciones (solo contra ordenadores)
command-undo = deshacer
command-undo-about = Deshacer tu último paso, mientras no haya revelado nada nuevo a nadie

command-board = tablero
command-board-about = Ver el tablero y tus opciones
command-board-view = vista
command-board-view-about = El tablero entero, lo que te rodea, o solo texto, sin imagen
command-board-view-whole = entero
command-board-view-around-me = a mi alrededor
command-board-view-text = texto

command-score = puntos
command-score-about = Los puntos y de dónde salen
command-score-explain = explicar
command-score-explain-about = De qué jugador quieres ver los puntos, jugada por jugada

command-log = registro
command-log-about = Ver qué ha pasado en la mesa de este canal
command-log-from = desde
command-log-from-about = Desde dónde leer
command-log-from-latest = lo último
command-log-from-my-turn = mi último turno
command-log-from-start = el principio

command-table = mesa
command-table-about = Gestionar la mesa de este canal
command-table-status = estado
command-table-status-about = Quién ocupa cada asiento, a quién se espera y a qué se juega
command-table-add-computer = añadir_ordenador
command-table-add-computer-about = Dar un asiento libre al ordenador
command-table-add-computer-player = jugador
command-table-add-computer-player-about = Cómo juega
command-table-remove-computer = quitar_ordenador
command-table-remove-computer-about = Liberar un asiento del ordenador antes de empezar
command-table-remove-computer-seat = asiento
command-table-remove-computer-seat-about = Qué asiento, por número o letra
command-table-hand-over = ceder
command-table-hand-over-about = Deja jugar al ordenador por ti, u ofrece tu asiento a otra persona
command-table-hand-over-seat = asiento
command-table-hand-over-seat-about = Qué asiento, por número o letra; si no lo indicas, el tuyo
command-table-hand-over-player = jugador
command-table-hand-over-player-about = Cómo juega
command-table-hand-over-person = persona
command-table-hand-over-person-about = Quien puede ocupar el asiento en lugar del ordenador
command-table-host = anfitrión
command-table-host-about = Nombrar anfitrión a otra persona de la mesa
command-table-host-person = persona
command-table-host-person-about = Quién será el anfitrión; alguien que juega en esta mesa
command-table-reclaim = recuperar
command-table-reclaim-about = Recuperar el asiento que dejaste al ordenador
command-table-rematch = revancha
command-table-rematch-about = El mismo juego y la misma gente, cada cual un asiento más allá
command-table-pause = pausar
command-table-pause-about = Parar los relojes; sin el anfitrión hace falta el acuerdo de todos
command-table-resume = reanudar
command-table-resume-about = Poner en marcha los relojes
command-table-extend = ampliar
command-table-extend-about = Dar más tiempo a quien tiene que decidir
command-table-nudge = avisar
command-table-nudge-about = Avisar a quien espera la mesa, una vez al día
command-table-kick = expulsar
command-table-kick-about = Sacar a alguien de la mesa antes de la partida (solo el anfitrión)
command-table-kick-seat = asiento
command-table-kick-seat-about = Qué asiento, por número o letra
command-table-clock = reloj
command-table-clock-about = Elegir cuánto tiempo hay, antes de la partida (solo el anfitrión)
command-table-clock-pace = ritmo
command-table-clock-pace-about = Reloj: live, fast, slow o un tiempo como 36h o 2d+12h
command-table-end = terminar
command-table-end-about = Terminar la partida o cerrar la sala (solo el anfitrión)

command-replay = repetición
command-replay-about = Ver la partida de este canal, turno a turno
command-review = análisis
command-review-about = Qué decidió la partida terminada en este canal, y la suerte aparte de las decisiones
command-verify = comprobar
command-verify-about = Comprobar los dados de la partida terminada
command-games = partidas
command-games-about = Ver tus mesas en todos los servidores y a quién le toca

command-stats = estadísticas
command-stats-about = Tus partidas en este servidor
command-stats-season = temporada
command-stats-season-about = Qué partidas cuentan
command-stats-season-current = este trimestre
command-stats-season-last = trimestre pasado
command-stats-season-all = desde siempre
command-leaderboard = clasificación
command-leaderboard-about = Quién va por delante en este servidor
command-leaderboard-title = juego
command-leaderboard-title-about = A qué juego; si no lo indicas, todos
command-leaderboard-season = temporada
command-leaderboard-season-about = Qué partidas cuentan
command-leaderboard-season-current = este trimestre
command-leaderboard-season-last = trimestre pasado
command-leaderboard-season-all = desde siempre
command-me-standing = clasificación
command-me-standing-about = Si las clasificaciones te nombran
command-me-standing-shown = visible
command-me-standing-hidden = oculto
command-me = yo
command-me-about = Ver o cambiar tus preferencias
command-me-look = aspecto
command-me-look-about = Colores de los tableros que solo ves tú
command-me-look-dark = oscuro
command-me-look-light = claro
command-me-look-dark-contrast = oscuro, alto contraste
command-me-look-light-contrast = claro, alto contraste
command-me-board = tablero
command-me-board-about = En qué consisten los tableros que solo ves tú
command-me-board-picture = imagen
command-me-board-words = texto
command-me-board-both = ambos
command-me-pings = avisos
command-me-pings-about = Dónde se te avisa cuando una partida te espera
command-me-pings-usual = en el canal si es tu turno; si no, por mensaje directo
command-me-pings-channel = siempre en el canal
command-me-pings-direct = siempre por mensaje directo
command-me-pings-none = en ningún sitio
command-me-quiet = silencio
command-me-quiet-about = Horas sin avisos y con relojes parados, p. ej. 22-8; off para ninguna
command-me-zone = zona
command-me-zone-about = Tu zona horaria para las horas de silencio
command-me-away = ausencia
command-me-away-about = Cuántos días estarás fuera, con tus relojes parados; 0 cuando vuelvas

command-rules = reglas
command-rules-about = Leer las reglas en breve
command-rules-title = juego
command-rules-title-about = De qué juego, o «play» para la mesa; si no, del que hay en este canal

command-help = ayuda
command-help-about = Saber por dónde empezar
