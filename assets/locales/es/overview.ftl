# El resumen de un servidor y su foro.

command-server-overview = resumen
command-server-overview-about = Dónde una tarjeta reúne las mesas abiertas y en juego; sin canal, en ninguno
command-server-overview-channel = canal
command-server-overview-channel-about = El canal de la tarjeta

overview-title = Mesas de este servidor
overview-none = No hay ninguna mesa abierta. /{ command-new } abre una.
overview-open = Buscan jugadores: { $count }
overview-running = En juego: { $count }
overview-line-open = { $channel } **{ $table }** · asientos { $taken }/{ $seats } · { $people }
overview-line-running = { $channel } **{ $table }** · { $people }
overview-more = … y { $count } más.
overview-footer = El bot mantiene al día esta tarjeta.
overview-join = Unirse a { $table } ({ $taken }/{ $seats })
overview-where = Resumen de todas las mesas: { $channel }.

command-server-forum = foro
command-server-forum-about = El foro en el que cada mesa nueva es una publicación; sin canal, ninguno
command-server-forum-channel = canal
command-server-forum-channel-about = El foro; sus etiquetas abierta, en juego y terminada muestran el estado

forum-tag-open = abierta
forum-tag-playing = en juego
forum-tag-over = terminada
forum-first = 🎲 **{ $title }**, mesa de { $host }. Está aquí abajo.
forum-where = Las mesas nuevas son publicaciones en { $channel }. Si tiene las etiquetas «abierta», «en juego» y «terminada», las llevan.
