### Mensajes, botones y respuestas en Discord. Los botones admiten 80 caracteres como mucho; las marcas como **…** son de Discord.

## Personas y lugares

discord-player-number = Jugador { $number }
discord-computer-name = Ordenador ({ $policy })
discord-policy-careful = prudente
discord-policy-random = al azar
discord-footer-table = Mesa { $table }
discord-page = Página { $page } de { $pages }
discord-page-before = ◀ Atrás
discord-page-after = Siguiente ▶

## La tarjeta de la sala

discord-lobby-title = { $title } · ¿quién se embarca?
discord-lobby-title-started = { $title } · la partida ha empezado
discord-lobby-title-cancelled = { $title } · cancelada
discord-lobby-lead = { $missing ->
    [0] Todo está listo: el anfitrión puede empezar o esperar a más gente.
    [one] Falta una persona para empezar; el mínimo es { $least }.
   *[other] Faltan { $missing } personas para empezar; el mínimo es { $least }.
}
discord-lobby-seats = Asientos: { $taken } de { $seats }
discord-lobby-seat-host = { $who } · anfitrión
discord-lobby-seat-free = { $mark } libre
discord-lobby-terms = A qué se juega
discord-lobby-edition = Edición: { $edition }
discord-lobby-edition-rebuilt = Edición: { $edition } (reconstrucción nuestra, no los valores impresos)
discord-lobby-options-none = Las reglas, como en el reglamento.
discord-lobby-dice = El azar se compromete al empezar y se puede comprobar al final.
discord-lobby-commitment = Compromiso del azar: `{ $commitment }`
discord-lobby-board = [Al tablero]({ $link })
discord-lobby-button-join = Unirse
discord-lobby-button-leave = Salir
discord-lobby-button-computer = Añadir ordenador
discord-lobby-button-start = Empezar
discord-lobby-button-cancel = Cancelar

## El tablero

discord-board-choices = { $who } puede
discord-board-lately = Hace poco
discord-board-moved = **{ $table }** · [El tablero sigue más abajo]({ $link })
discord-board-stopped = Esta partida se terminó antes de tiempo.
discord-board-no-pictures = Sin imagen: no puedo adjuntar archivos en este canal. Quien administra el servidor puede permitirlo en Editar canal → Permisos → Skald → Adjuntar archivos.
discord-menu-placeholder = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
discord-button-decide = { $letter } · { $who }: decidir
discord-button-turn = { $letter } · { $who }: mi turno
discord-button-back = ↩ Deshacer: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Volver a publicar el tablero
discord-button-end = Sí, terminar

## Avisos

discord-turn = { $mention }, es tu turno en **{ $table }**: { $matter } [Al tablero]({ $link })
discord-turn-matter = hay algo que decidir.
discord-call-direct = Tienes que decidir en **{ $table }**, aunque no sea tu turno.
    { $place } · [Al tablero]({ $link })
discord-call-mention = { $mention }, tienes que decidir en **{ $table }**, aunque no sea tu turno. Solo tú puedes usar el botón. { $matter }
discord-call-forced = En **{ $table }** no te he preguntado nada: solo podías hacer una cosa y la he hecho por ti.
    { $place } · [Al tablero]({ $link })
discord-call-forced-mention = { $mention }, en **{ $table }** solo podías hacer una cosa y la he hecho por ti. [Al tablero]({ $link })
discord-call-meanwhile = Antes solo podías hacer una cosa y la he hecho por ti:
discord-brief-choices = Puedes
discord-call-decided = ✅ { $who } ya ha decidido.
discord-call-decided-computer = 🤖 El ordenador ha decidido por { $who }.
discord-call-void = Ya no hay nada que decidir aquí.
discord-acted = ✅ Hecho: `{ $action }`
discord-undone = ↩ Deshecho: `{ $action }`

## El final

discord-end-title = 🏆 { $title } ha terminado
discord-end-title-stopped = { $title } se dio por terminada
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }**, compartido: { $who } · { $points }
discord-end-took-minutes = { $minutes ->
    [one] Duró 1 minuto.
   *[other] Duró { $minutes } minutos.
}
discord-end-took-hours = Duró { $hours } h { $minutes } min.
discord-end-took-days = { $days ->
    [one] Duró 1 día y { $hours } h.
   *[other] Duró { $days } días y { $hours } h.
}
discord-end-dice = Comprobar el azar
discord-end-dice-seed = Semilla: `{ $seed }`
discord-end-dice-promise = Compromiso del principio: `{ $commitment }`
discord-end-dice-how = El compromiso es el SHA-256 de los 32 bytes de la semilla; todo el azar de la partida sale de ella.

## Puntos

discord-score-title = Puntos hasta ahora · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: oculto hasta el final
discord-score-explain = /{ command-score } { command-score-explain }: nombra el suceso que hay detrás de cada punto
discord-explain-title = De dónde salen los puntos de { $who }
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = nada todavía
discord-explain-total = { $points } en total. # es el número de la entrada en /{ command-log }.

## El registro

discord-log-title = Qué ha pasado · { $table }
discord-log-empty = Todavía no ha pasado nada.
discord-log-open = Se abrió la mesa.
discord-log-join = Alguien ocupó el asiento { $seat }.
discord-log-leave = El asiento { $seat } quedó libre.
discord-log-add-computer = Un ordenador ocupó el asiento { $seat }.
discord-log-remove-computer = El ordenador dejó el asiento { $seat }.
discord-log-start = Empezó la partida.
discord-log-hand-over = Un ordenador guarda por ahora el asiento { $seat }.
discord-log-take-back = El asiento { $seat } volvió a su dueño.
discord-log-end = El anfitrión terminó la partida.
discord-log-import = La partida llegó de un fichero.

## Lo que alguien quiere

discord-me-look = Los tableros que solo tú ves se dibujan así: **{ $look }**. /{ command-me } { command-me-look } lo cambia.
discord-me-look-set = Desde ahora, los tableros que solo tú ves se dibujan así: **{ $look }**.

## La mesa

discord-new-opened = Tu mesa de **{ $title }** está abierta; su tarjeta aparece abajo. (Mesa { $table })
discord-status-seats = Asientos
discord-status-seat = { $who }
discord-status-lobby = Esperando jugadores desde { $since }.
discord-status-waits = Esperando a { $names } desde { $since }.
discord-status-moves = Le toca al ordenador.
discord-status-finished = La partida ha terminado.
discord-status-ended = La partida se dio por terminada.
discord-table-end-lobby = ¿Cerrar esta sala? Todos pierden su asiento.
discord-table-end-game = ¿Terminar la partida para todos, sin resultado? No se puede deshacer.
discord-hand-over-last = No quedaría nadie más, y los jugadores del ordenador terminarían la partida al momento. Déjala como está: te espera. O termínala para todos.
discord-table-ended = Terminada.
discord-games-title = Tus partidas
discord-games-none = No estás en ninguna mesa. /{ command-new } abre una en un canal.

## Negativas

discord-refuse-no-table = En este canal no hay mesa. /{ command-new } abre una; /{ command-games } muestra las tuyas.
discord-refuse-option = «{ $text }» no es una opción. Las opciones se escriben así: viking_limit=40, con un espacio entre una y otra.
discord-refuse-seat = En esta mesa no hay un asiento «{ $text }». Los asientos se nombran por su número o su letra.
discord-refuse-foreign = Ya no conozco este botón u orden. /{ command-board } muestra el tablero con botones nuevos.
discord-refuse-stopping = Me están reiniciando. No ha cambiado nada; inténtalo de nuevo dentro de un minuto.
discord-missing-permissions = { $count ->
    [one] Me falta un permiso en este canal: { $permissions }. Quien administra el servidor puede darlo en Editar canal → Permisos → Skald.
   *[other] Me faltan permisos en este canal: { $permissions }. Quien administra el servidor puede darlos en Editar canal → Permisos → Skald.
}
discord-permission-view = Ver canal
discord-permission-send = Enviar mensajes
discord-permission-send-threads = Enviar mensajes en hilos
discord-permission-embed = Insertar enlaces

## Ayuda

discord-help-title = Juegos de mesa en este canal, cada cual a su ritmo
discord-help-lead = Nadie tiene que estar aquí a la vez: una partida puede durar una tarde o un mes.
discord-help-begin-title = Empezar
discord-help-begin = /{ command-new } abre una mesa. Los demás pulsan { discord-lobby-button-join }, o añades ordenadores; después el anfitrión pulsa { discord-lobby-button-start }.
discord-help-play-title = Jugar
discord-help-play = Usa los botones y menús bajo el tablero, o escribe: /{ command-play } completa justo lo que puedes hacer ahora, por ejemplo sail 7. Un turno de varios pasos sigue en un mensaje que solo ves tú; /{ command-undo } o su botón ↩ deshace tu último paso, mientras no haya revelado nada nuevo.
discord-help-called-title = Avisos
discord-help-called = Se te menciona una vez cuando es tu turno. Si tienes que decidir fuera de turno, te escribo en privado; si tienes los mensajes cerrados, te menciono en el canal.
discord-help-away-title = Ausentarse
discord-help-away = /{ command-table } { command-table-hand-over } deja tu asiento al ordenador, /{ command-table } { command-table-take-back } te lo devuelve en cualquier decisión.
discord-help-see-title = Ver más
discord-help-see = /{ command-board }, /{ command-score } y su explicar, /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } con todas tus mesas, /{ command-rules } con las reglas breves, /{ command-me } para cómo se dibujan tus tableros.
discord-help-dice-title = Azar limpio
discord-help-dice = Al empezar se publica un compromiso de todo el azar; al final se muestra la semilla, y cualquiera puede comprobar lo uno con lo otro.
discord-help-footer = Skald no está afiliado a las editoriales de los juegos.
