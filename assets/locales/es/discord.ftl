### Mensajes, botones y respuestas en Discord. Los botones admiten 80 caracteres como mucho; las marcas como **…** son de Discord.

## Personas y lugares

discord-player-number = Jugador { $number }
discord-computer-for = { $name } (juega el ordenador)
discord-policy-careful = prudente
discord-policy-random = al azar
discord-policy-easy = fácil
discord-policy-moderate = moderado
discord-policy-normal = normal
discord-policy-hard = difícil
discord-policy-expert = experto
discord-policy-strength = { $level } · fuerza { $strength }
discord-footer-table = Mesa { $table }
discord-page = Página { $page } de { $pages }
discord-page-before = ◀ Anterior
discord-page-after = Siguiente ▶

## La tarjeta de la sala

discord-lobby-title = { $title } · ¿quién juega?
discord-lobby-title-started = { $title } · la partida ha empezado
discord-lobby-title-cancelled = { $title } · cancelada
discord-lobby-lead = { $missing ->
    [0] { $free ->
        [0] La mesa está completa: el anfitrión puede empezar.
       *[other] Todo está listo: el anfitrión puede empezar ya o esperar a más gente.
    }
    [one] Falta 1 jugador para empezar; hacen falta al menos { $least }.
   *[other] Faltan { $missing } jugadores para empezar; hacen falta al menos { $least }.
}
discord-lobby-seats = Asientos: { $taken } de { $seats }
discord-lobby-seat-host = anfitrión
discord-lobby-seat-free = { $mark } libre
discord-lobby-terms = A qué se juega
discord-lobby-edition = Edición: { $edition }
discord-lobby-edition-rebuilt = { $edition ->
    [reconstruction-1] Edición: nuestra reconstrucción, no los valores impresos
   *[other] Edición: { $edition } (reconstrucción nuestra, no los valores impresos)
}
discord-lobby-options-none = Se juega con las reglas del reglamento, sin cambios.
discord-lobby-dice = El azar queda sellado al empezar la partida y se puede comprobar al final.
discord-lobby-commitment = Sello del azar: ||`{ $commitment }`||
discord-lobby-board = [Ir al tablero]({ $link })
discord-lobby-button-join = Unirse
discord-lobby-button-leave = Salir
discord-lobby-button-computer = Añadir ordenador
discord-lobby-button-start = Empezar
discord-lobby-button-cancel = Cancelar

## El tablero

discord-board-choices = Opciones de { $who }
discord-board-lately = Últimas jugadas
discord-board-thinking = { $who } está pensando…
discord-board-stopped = Esta partida se dio por terminada antes de tiempo.
discord-picture-drawing = Se está dibujando la imagen del tablero.
discord-board-no-pictures = Sin imagen: no tengo permiso para adjuntar archivos en este canal. Quien administra el servidor puede dármelo en Editar canal → Permisos → Skald → Adjuntar archivos.
discord-menu-placeholder = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
discord-menu-more = { $count ->
    [one] 1 más…
   *[other] { $count } más…
}
discord-button-words = Tablero en texto
discord-button-decide = { $letter } · { $who }: decidir
discord-button-turn = { $letter } · { $who }: mi turno
discord-button-back = ↩ Deshacer: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Volver a publicar el tablero
discord-button-rules = Reglas
discord-button-new = { $title }: abrir mesa
discord-button-rematch = Revancha
discord-button-replay = Ver la partida
discord-button-dice = Comprobar los dados
discord-button-review = Análisis
discord-button-end = Sí, terminar

## Avisos

discord-turn = { $mention }, es tu turno en **{ $table }**. { $matter } [Ir al tablero]({ $link })
discord-turn-matter = Te toca decidir.
discord-call-direct = Tienes que decidir en **{ $table }**, aunque no es tu turno.
    { $place } · [Ir al tablero]({ $link })
discord-call-mention = { $mention }, tienes que decidir en **{ $table }**, aunque no es tu turno. Solo tú puedes usar el botón. { $matter }
discord-call-forced = En **{ $table }** no te he preguntado nada: solo podías hacer una cosa y la he hecho por ti.
    { $place } · [Ir al tablero]({ $link })
discord-call-forced-mention = { $mention }, en **{ $table }** solo podías hacer una cosa y la he hecho por ti. [Ir al tablero]({ $link })
discord-call-meanwhile = Antes solo podías hacer una cosa y la he hecho por ti:
discord-call-decided = ✅ { $who } ya ha decidido.
discord-call-decided-computer = 🤖 El ordenador ha decidido por { $who }.
discord-call-void = Aquí ya no hay nada que decidir.
discord-acted = ✅ Hecho: { $action }
discord-acted-before = ✅ Eso ya estaba hecho.
discord-board-late = ✅ Hecho. El mensaje del canal llegará en cuanto sea posible.
discord-done-unseen = ✅ Hecho y guardado. Solo que ahora mismo no puedo mostrártelo; mira el tablero dentro de un minuto.
discord-answer-lost = Mi respuesta no te llegó. Inténtalo de nuevo.
discord-answer-lost-locked = Este hilo está bloqueado y archivado, y Discord no acepta ahí ninguna respuesta mía. Quien tenga el permiso *Gestionar hilos* puede reabrirlo.
discord-answer-lost-done = ✅ Está hecho y guardado; solo que mi respuesta no te llegó.
discord-done-unknown = No sé si eso se hizo: otra parte de mí también lo recibió. Mira el tablero antes de intentarlo de nuevo.
discord-only-opened = La mesa está abierta, pero lo demás que pediste no ha salido. Sigue con los botones de su tarjeta, o dentro de un minuto con /{ command-table }.
discord-undone = ↩ Deshecho: { $action }

## El final

discord-end-title = 🏆 Fin de la partida de { $title }
discord-end-title-stopped = La partida de { $title } se dio por terminada
discord-end-by-default = 🥇 Gana { $who }: no queda nadie más en la partida.
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }** (empate) { $who } · { $points }
discord-end-left = Último puesto, por dejar la partida: { $names }.
discord-end-helped = La victoria de { $who } no cuenta en /{ command-stats }: el ordenador ayudó, con una pista o jugando en su lugar.
discord-end-drawn = { $medal } **Empate**: { $who }{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
discord-end-took-minutes = { $minutes ->
    [0] Duró menos de un minuto.
    [one] Duró 1 minuto.
   *[other] Duró { $minutes } minutos.
}
discord-end-took-hours = { $minutes ->
    [0] Duró { $hours } h.
   *[other] Duró { $hours } h y { $minutes } min.
}
discord-end-took-days = { $days ->
    [one] Duró 1 día
   *[other] Duró { $days } días
}{ $hours ->
    [0] .
   *[other] {" "}y { $hours } h.
}
discord-replay-turn = ⏪ Turno { $turn } de { $turns }
discord-replay-menu = Ir a un turno…
discord-button-animate = Partida entera
discord-button-animate-since = Desde mi último turno
discord-animation-game = La partida entera en imágenes, turno a turno.
discord-animation-since = Lo que ha pasado desde tu último turno, jugada a jugada.
discord-animation-none = Ahora no se pueden dibujar las imágenes. Los turnos se pueden ver uno a uno.
discord-animation-alt = { $table }: { $count ->
    [one] una imagen
   *[other] { $count } imágenes seguidas
}, hasta esta: { $alt }
discord-end-dice = Comprobar el azar
discord-end-dice-checked = ✅ La semilla corresponde al sello y la partida sale de ella: { $actions ->
    [one] una acción repetida
   *[other] { $actions } acciones repetidas
}, con los mismos dados y sorteos.
discord-end-dice-none = ✅ Aquí no hay dados ni sorteos: la partida sale solo de sus jugadas. { $actions ->
    [one] Una acción repetida
   *[other] { $actions } acciones repetidas
}, con el mismo final.
discord-end-dice-seed = Semilla: ||`{ $seed }`||
discord-end-dice-promise = Sello publicado al empezar: ||`{ $commitment }`||
discord-end-dice-how = El sello es el SHA-256 de los 32 bytes de la semilla; de ella salen todas las tiradas y sorteos de la partida.

## Puntos

discord-score-title = Puntos hasta ahora · { $table }
discord-score-title-over = Puntos · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: oculto hasta el final
discord-score-explain = /{ command-score } { command-score-explain } dice de qué jugada sale cada punto
discord-explain-title = De dónde salen los puntos de { $who }
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = Nada todavía.
discord-explain-total = { $points } en total. El número que sigue a # es el de la entrada en /{ command-log }.

## El registro

discord-log-title = Qué ha pasado · { $table }
discord-log-empty = Todavía no ha pasado nada.
discord-log-open = Se abrió la mesa.
discord-log-join = { $who } se ha unido.
discord-log-leave = { $who } se ha ido.
discord-log-add-computer = { $who } ha añadido un ordenador.
discord-log-remove-computer = { $who } ha quitado un ordenador.
discord-log-start = Empezó la partida.
discord-log-hand-over = El ordenador juega ahora por { $who }.
discord-handed-over = ✅ El ordenador juega ahora por { $who }. Mientras juegue, /{ command-table } { command-table-reclaim } devuelve el asiento. Desde ahora, una victoria no cuenta en /{ command-stats }.
discord-log-host = 👑 { $who } ha nombrado anfitrión a { $host }.
discord-log-host-now = 👑 { $host } es ahora el anfitrión.
discord-log-reclaim = { $who } ha vuelto.
discord-log-end = { $who } ha terminado la partida.
discord-log-import = La partida se importó de un registro.
discord-log-patch = La partida sigue con la versión { $version } de sus reglas. Nada de lo ocurrido cambia.

## Lo que alguien quiere

discord-me = Los tableros que solo ves tú: **{ $board }**, **{ $look }**. Puedes cambiarlo con /{ command-me }.
discord-me-set = Hecho. Los tableros que solo ves tú: **{ $board }**, **{ $look }**.

## La mesa

discord-status-seats = Asientos
discord-status-lobby = { $open ->
    [0] La mesa está completa y espera al anfitrión; abierta { $since }.
   *[other] Esperando jugadores desde { $since }.
}
discord-status-waits = Esperando a { $names } desde { $since }.
discord-status-moves = Le toca jugar al ordenador.
discord-status-finished = La partida ha terminado.
discord-status-ended = La partida se dio por terminada.
discord-table-end-lobby = ¿Cerrar esta mesa antes de empezar? Todos pierden su asiento.
discord-table-end-game = ¿Terminar la partida para todos, sin resultado? No se puede deshacer.
discord-table-end-abandoned = ¿Terminar la partida para todos? Quien la dejó la ha perdido, y gana quien sigue en ella. No se puede deshacer.
discord-table-ended = La mesa se ha cerrado.
discord-games-title = Tus partidas
discord-games-none = No tienes asiento en ninguna mesa. /{ command-new } abre una en un canal.
discord-games-finished = Terminadas hace poco

## Negativas

discord-refuse-no-server = Eso necesita un servidor: úsalo en un canal de uno. Aquí /{ command-new } te abre una partida contra el ordenador.
discord-location-direct = Mensajes directos
discord-refuse-taken-direct = Ya juegas una partida aquí. Termínala, o ciérrala con /{ command-table } { command-table-end }; después, /{ command-new } abre otra.
discord-refuse-no-table = En este canal no hay mesa. /{ command-new } abre una; /{ command-games } muestra las tuyas.
discord-refuse-other-title = En este canal se juega a { $title }; usa su comando o /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] Queda 1 asiento libre
   *[other] Quedan { $free } asientos libres
}. Aumenta `{ command-new-computers }`, reduce `{ command-new-seats }` o (en un servidor) quita `{ command-new-start }` para que se una más gente.
discord-now = Ahora puedes: { $choices }
discord-now-more = Ahora puedes: { $choices } … y { $more } más
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = «{ $text }» no es una opción. Las opciones se escriben así: viking_limit=40, con un espacio entre una y otra.
discord-refuse-seat = En esta mesa no hay un asiento «{ $text }». Los asientos se nombran por su número o su letra.
discord-refuse-kept = El ordenador ocupa tu asiento en esta mesa. Recupéralo primero.
discord-refuse-own-seat = Ese es tu propio asiento. Indica el de un rival.
discord-refuse-bot = Un bot no ocupa asientos. No indiques a nadie y jugará el ordenador.
discord-refuse-foreign = Ya no conozco este botón o comando. /{ command-board } muestra el tablero con botones nuevos.
discord-refuse-stopping = Me estoy reiniciando. Si en un minuto no ves lo que has hecho, inténtalo otra vez.
discord-refuse-busy = Me piden demasiadas cosas a la vez. Si en un momento no ves lo que has hecho, inténtalo otra vez.
discord-plain-text = Discord ha rechazado este mensaje en su forma habitual, así que aquí está en palabras. /{ command-board } te lo muestra con sus botones.
discord-missing-permissions = { $count ->
    [one] Me falta un permiso en este canal: { $permissions }. Quien administra el servidor puede dármelo en Editar canal → Permisos → Skald.
   *[other] Me faltan permisos en este canal: { $permissions }. Quien administra el servidor puede dármelos en Editar canal → Permisos → Skald.
}
discord-permission-view = Ver canal
discord-permission-send = Enviar mensajes
discord-permission-send-threads = Enviar mensajes en hilos
discord-permission-embed = Insertar enlaces

## Ayuda

discord-rules-table-title = En esta mesa
discord-help-title = Juegos de mesa en este canal, cada cual a su ritmo
discord-help-lead = No hace falta coincidir: una partida puede durar una tarde o un mes.
discord-help-begin-title = Empezar
discord-help-begin = /{ command-new } abre una mesa. Los demás pulsan { discord-lobby-button-join }, o tú añades ordenadores; después el anfitrión pulsa { discord-lobby-button-start }.
discord-help-play-title = Jugar
discord-help-play = Usa los botones y menús bajo el tablero, o escribe: /{ command-play } te sugiere justo lo que puedes hacer ahora, por ejemplo navegar 7. Un turno de varios pasos sigue en un mensaje que solo ves tú; /{ command-undo } o su botón ↩ deshace tu último paso, mientras no haya revelado nada nuevo a nadie.
discord-help-advice-title = Consejo
discord-help-advice = Cuando juegas solo contra ordenadores, un botón azul muestra la primera opción de /{ command-hint }. Los dos consejos son libres: esas partidas no puntúan. Entre personas ningún botón aconseja: el azul marca entonces solo lo que no deja elección.
discord-help-called-title = Avisos
discord-help-called = Te menciono una sola vez cuando es tu turno. Si tienes que decidir fuera de turno, te escribo en privado; si tienes cerrados los mensajes directos, te menciono en el canal. Con /{ command-me } eliges dónde, y tus horas de silencio. Con /{ command-orders } respondes de antemano, y entonces no te aviso.
discord-help-away-title = Ausentarse
discord-help-away = /{ command-table } { command-table-hand-over } deja tu asiento al ordenador y /{ command-table } { command-table-reclaim } te lo devuelve en cuanto quieras. Si vas a estar fuera unos días, /{ command-me } { command-me-away } para tus relojes.
discord-help-see-title = Ver más
discord-help-see = /{ command-board }, /{ command-score } (con { command-score-explain }, de dónde sale cada punto), /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } con todas tus mesas, /{ command-rules } con las reglas en breve y /{ command-me } para tus ajustes.
discord-help-dice-title = Juego limpio
discord-help-dice = Al empezar se publica un sello de todo el azar de la partida; al final se muestra la semilla, y cualquiera puede comprobar que encajan.
discord-help-legal-title = Condiciones
discord-help-privacy = Privacidad
discord-help-terms = Términos de uso
discord-help-footer = Skald no tiene relación con las editoriales de los juegos.
discord-new-which = ¿A qué quieres jugar?
discord-new-which-options = Cada botón abre el juego con sus ajustes habituales. Para usar las opciones que has indicado, elige también { command-new-title } en /{ command-new }.
discord-button-to-board = Ir al tablero
