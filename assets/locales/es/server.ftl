### Lo que decide quien administra un servidor, los hilos de las mesas y los permisos que faltan.

command-new-thread = hilo
command-new-thread-about = Si la mesa tiene su propio hilo

command-server = servidor
command-server-about = Lo que vale para las mesas de este servidor
command-server-show = ver
command-server-show-about = Ver cómo está todo ahora
command-server-boards = tableros
command-server-boards-about = Idioma y aspecto de los tableros, y si las mesas tienen su propio hilo
command-server-boards-language = idioma
command-server-boards-language-about = El idioma de las mesas nuevas
command-server-boards-language-server = el del servidor
command-server-boards-style = estilo
command-server-boards-style-about = En qué consisten los tableros
command-server-boards-style-picture = imagen
command-server-boards-style-words = texto
command-server-boards-style-both = ambos
command-server-boards-thread = hilo
command-server-boards-thread-about = Si cada mesa nueva tiene su propio hilo
command-server-channels = canales
command-server-channels-about = Dónde se pueden abrir mesas
command-server-channels-add = añadir
command-server-channels-add-about = Permitir mesas en este canal y sus hilos; fuera de los canales permitidos, ninguna
command-server-channels-remove = quitar
command-server-channels-remove-about = Quitar este canal de la lista; si queda vacía, se permiten mesas en todos los canales
command-server-channels-all = todos
command-server-channels-all-about = Permitir mesas en todos los canales
command-server-titles = juegos
command-server-titles-about = A qué se puede jugar
command-server-titles-off = desactivar
command-server-titles-off-about = No abrir más mesas de este juego
command-server-titles-on = activar
command-server-titles-on-about = Permitir este juego otra vez
command-server-limits = límites
command-server-limits-about = Cuántas mesas puede haber a la vez
command-server-limits-person = persona
command-server-limits-person-about = Por persona en este servidor; 0 para tantas como permite el bot
command-server-limits-server = servidor
command-server-limits-server-about = En todo el servidor; 0 para tantas como permite el bot
command-server-keep = conservar
command-server-keep-about = Cuánto tiempo se conservan las partidas terminadas
command-server-keep-days = días
command-server-keep-days-about = Días tras el final; 0 para siempre
command-server-leaderboard = clasificación
command-server-leaderboard-about = Quién está en la clasificación
command-server-leaderboard-off = quitar
command-server-leaderboard-off-about = Quitar a esta persona, aunque haya dejado el servidor; sus resultados siguen contando para los demás
command-server-leaderboard-on = poner
command-server-leaderboard-on-about = Volver a ponerla
command-server-tables = mesas
command-server-tables-about = Ver las mesas abiertas del servidor, también las que perdieron su canal, y terminar una
command-server-doctor = doctor
command-server-doctor-about = Ver qué permisos me faltan en este canal y cómo dármelos

discord-server = ⚙ Las mesas de este servidor:
discord-server-set = ⚙ Hecho. Las mesas de este servidor:
discord-server-boards = Tableros: **{ $language }**, **{ $style }**
discord-server-language-server = en el idioma del servidor
discord-server-threads = Mesas nuevas: **en su propio hilo**
discord-server-no-threads = Mesas nuevas: **en el mismo canal**
discord-server-everywhere = Canales: **todos**
discord-server-channels = Canales: { $channels }
discord-server-titles = Juegos: **todos** ({ $titles })
discord-server-titles-off = Juegos: **{ $titles }**; desactivados: { $off }
discord-server-titles-none = Juegos: **ninguno**; desactivados: { $off }
discord-server-limits = Mesas a la vez: **{ $person }** por persona, **{ $server }** en el servidor (ahora { $now })
discord-server-kept = Partidas terminadas: **se conservan { $days ->
    [one] un día
   *[other] { $days } días
}** y luego se borran con tableros y registros; los resultados quedan
discord-server-taken-off = Fuera de la clasificación: { $people }
discord-server-more = y { $count } más
discord-refuse-taken-off = Puedes quitar de la clasificación a { $most } personas como máximo. Vuelve a poner antes a alguien.
discord-server-kept-ever = Partidas terminadas: **se conservan siempre**

discord-server-tables = Mesas abiertas en este servidor: { $count }
discord-server-tables-none = No hay ninguna mesa abierta. /{ command-new } abre una en un canal.
discord-server-tables-opened = abierta { $since }
discord-server-tables-asked = abierta { $since }, última pregunta { $asked }
discord-server-tables-gone = ⚠ **canal eliminado**
discord-server-tables-gone-short = ⚠ canal eliminado
discord-server-tables-end = Terminar una de ellas
discord-server-tables-back = Volver a la lista

discord-own-thread = La mesa está en { $thread }, su propio hilo.
discord-no-thread = La mesa está aquí, porque para un hilo propio { $count ->
    [one] me falta un permiso
   *[other] me faltan permisos
}: { $permissions }. Quien administra el servidor puede arreglarlo en Editar canal → Permisos → Skald.
discord-no-thread-kind = La mesa está aquí, porque un canal de este tipo no tiene hilos.
discord-no-thread-refused = La mesa está aquí, porque Discord no ha querido abrirle un hilo. { $why } { $again }
discord-refuse-shut = { $why } No se ha abierto ninguna mesa.
discord-done-shut = ✅ Hecho y guardado, pero el mensaje del canal no lo muestra. { $why }
discord-obstacle-timed-out = Estoy aislado temporalmente: Discord no me deja escribir en este servidor hasta { $until }. Quien tenga el permiso *Aislar temporalmente a miembros* puede terminarlo antes.
discord-obstacle-private = Este hilo es privado y no estoy en él. Mencióname aquí para añadirme.
discord-obstacle-locked = Este hilo está bloqueado. Quien tenga el permiso *Gestionar hilos* puede desbloquearlo.
discord-obstacle-unknown = Discord no me deja escribir aquí, aunque tengo los permisos.

discord-refuse-channel = En este canal no se abren mesas. Ve a { $channels }
discord-refuse-channel-gone = Solo se abren mesas en canales que ya no existen. Quien tenga el permiso Gestionar servidor puede elegir otros con /{ command-server } { command-server-channels }.
discord-refuse-title-off = { $title } está desactivado en este servidor. /{ command-new } sugiere los juegos que hay aquí.
discord-refuse-managers-only = Eso solo puede hacerlo alguien con el permiso Gestionar servidor.
discord-refuse-limit = Quien lleva este bot permite { $most } como mucho. Elige un número hasta ese, o 0 para ese máximo; no ha cambiado nada.
discord-refuse-keep = Las partidas terminadas se conservan al menos { $least } días. Elige 0 para siempre, o { $least } o más; nada ha cambiado.
discord-refuse-channels = Serían más de { $most } canales. Quita uno primero; no ha cambiado nada.

table-error-too-many-tables = Ya estás en { $count ->
    [one] una mesa sin terminar. Termínala primero, o déjala si no ha empezado
   *[other] { $count } mesas sin terminar. Termina una primero, o deja una que no haya empezado
}; /{ command-games } las muestra.
table-error-too-many-tables-here = Ya estás en { $count ->
    [one] una mesa sin terminar de este servidor, y no permite más. Termínala primero, o déjala si no ha empezado
   *[other] { $count } mesas sin terminar de este servidor, y no permite más. Termina una primero, o deja una que no haya empezado
}; /{ command-games } las muestra.
table-error-no-room-for-table = En este servidor no cabe otra mesa (sin terminar: { $count }). Terminad o cerrad una primero.

discord-permission-threads = Crear hilos públicos
discord-permission-attach = Adjuntar archivos
discord-permission-history = Leer el historial de mensajes
discord-permission-connect = Conectar
discord-doctor = 🩺 Lo que puedo hacer en { $channel }:
discord-doctor-missing = ❌ **{ $permission }**: { $without } Se arregla en { $channel }, en Editar canal → Permisos → Skald → { $permission }.
discord-doctor-given = ✅ { $permissions }
discord-doctor-not-allowed = Aquí no se abren mesas nuevas: /{ command-server } { command-server-channels } las permite.
discord-doctor-view = sin él no puede haber ninguna mesa aquí.
discord-doctor-send = sin él, no puede haber mesas en el propio canal.
discord-doctor-send-threads = sin él, no puede haber mesas en un hilo.
discord-doctor-threads = sin él las mesas se quedan en el canal, sin hilo propio.
discord-doctor-embed = sin él no puede haber ninguna mesa aquí.
discord-doctor-attach = sin él los tableros no tienen imagen y van en texto.
discord-doctor-history = sin él no noto cuándo un tablero ha quedado fuera de la vista.
discord-doctor-connect = sin él no puedo escribir en un canal de voz.

discord-turn-elsewhere = Es tu turno en **{ $table }**. { $matter }
    Ya no puedo escribir en { $place }: { $why } La partida está a salvo; sigue aquí.
discord-elsewhere-gone = el canal no existe.
discord-elsewhere-refused = está bloqueado, estoy aislado temporalmente en el servidor o me faltan permisos.
discord-games-turn = ▶ { $table }
discord-games-mine = Mi turno
denial-forbidden = Me faltan permisos allí. Quien administra el servidor puede darlos en Editar canal → Permisos → Skald.
denial-gone = Ese canal ya no existe.
denial-commands-only = En este servidor solo están mis comandos y no puedo escribir en ningún canal. Quien lo administra puede invitarme como bot.
denial-full = El servidor tiene 1000 hilos activos, y Discord no permite más. Habrá sitio cuando se cierren algunos.
denial-moderated = El AutoMod de este servidor lo bloquea.
denial-tag = El foro exige una etiqueta y no tiene ninguna llamada «abierta» que yo pueda poner. Quien administra el servidor puede añadirla.
denial-limited = Discord me pide que espere.
denial-unreachable = Discord no responde en este momento.
denial-other = Discord no da ningún motivo que conozca (código { $code }).
denial-again = Con la próxima mesa lo intento otra vez.
denial-again-at = Puedo volver a intentarlo { $time }.
denial-place = No ha cambiado nada, porque no puedo usar { $channel }: { $why }
denial-setting = ❌ { $channel }: { $why }
denial-setting-sound = ✅ { $channel }
denial-setting-more = { $count ->
    [one] Hay un canal más en la lista que no he probado.
   *[other] Hay { $count } canales más en la lista que no he probado.
}
denial-setting-gone = ⚠ Un ajuste de este servidor apunta a un canal que ya no existe: { $channels }.
denial-button-clear = Quitar ese ajuste
