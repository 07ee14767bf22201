# Relojes, recordatorios y el cuidado de una partida en curso.

discord-span-days = { $count ->
    [one] un día
   *[other] { $count } días
}
discord-span-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
discord-span-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}

discord-pace-none = Sin reloj
discord-typed-off = desactivado, desactivada, apagado, ninguno, ninguna, no
discord-pace-live = En vivo
discord-pace-fast = Rápido
discord-pace-slow = Lento
discord-pace-label = { $name }: { $time }
discord-pace-each = { $base } para cada jugada
discord-pace-bank = { $base } al empezar y { $increment } más por jugada
discord-pace-out-of-turn = Fuera de turno: { $answer }.
discord-pace-overdue-none = Cada cual se toma el tiempo que necesita.
discord-pace-overdue-computer = Si se acaba el tiempo, el ordenador juega el turno.
discord-pace-overdue-wait = Si se acaba el tiempo, la partida espera y los demás eligen.
discord-pace-line = ⏳ Reloj: { $time }. { $out } { $overdue } { $quiet }
discord-pace-quiet = Un reloj se para en las horas de silencio de su jugador (/{ command-me } { command-me-quiet }).
discord-pace-quiet-live = Los relojes corren también en las horas de silencio.
discord-pace-placeholder = Reloj: ¿cuánto tiempo hay?

discord-clock-wait = ⏳ { $who } { $time }
discord-clock-away = 🏖 { $who } no está; su reloj corre de nuevo { $time }
discord-clock-paused = ⏸ Los relojes están parados.
discord-call-deadline = ⏳ Plazo: { $time }.

discord-reminder = ⏰ { $mention }, **{ $table }** sigue esperándote. { $matter } [Ir al tablero]({ $link })
discord-reminder-nudge = 🔔 { $mention }, { $by } espera con ganas tu jugada en **{ $table }**. { $matter } [Ir al tablero]({ $link })
discord-call-end-left = Ya has jugado: solo tienes que pulsar **{ $choice }**.
discord-reminder-direct = ⏰ **{ $table }** sigue esperando tu decisión.
    { $place } · [Ir al tablero]({ $link })
discord-reminder-direct-nudge = 🔔 { $by } espera con ganas tu decisión en **{ $table }**.
    { $place } · [Ir al tablero]({ $link })
discord-overdue = ⏰ { $mention }, se te ha acabado el tiempo en **{ $table }** y la partida te espera. Mientras, los demás pueden elegir:
discord-time-up = ⏰ { $mention }, se te acabó el tiempo en **{ $table }** y el ordenador jugó tu turno. El próximo vuelve a ser tuyo.
discord-time-up-forfeit = ⏰ { $mention }, se te acabó el tiempo en **{ $table }** antes de tu primera jugada, así que has perdido esta partida.
discord-time-up-kept = ⏰ { $mention }, tu tiempo en **{ $table }** se acabó otra vez. El ordenador tiene ahora tu asiento; puedes recuperarlo mientras juegue.
discord-lobby-warning = ⏰ { $mention }, hace tiempo que no pasa nada en tu mesa de **{ $table }**. Se cierra { $time } si nadie se une ni empieza la partida.

discord-button-extend = Dar más tiempo
discord-button-computer-plays = Que juegue el ordenador
discord-button-substitute = Ocupar este asiento
discord-button-vote-end = Terminar la partida
discord-button-reclaim = Recuperar mi asiento
discord-button-nudge = Avisar

discord-paused = ⏸ Los relojes están parados. Cualquiera de la mesa puede ponerlos en marcha con /{ command-table } { command-table-resume }.
discord-resumed = ▶ Los relojes vuelven a correr.
discord-extended = ⏳ Quien tiene que decidir dispone ahora de más tiempo.
discord-nudged = 🔔 Se envía un aviso a { $names }.
discord-nudged-later = 🔕 { $who } está en sus horas de silencio. El aviso llegará { $time }.
discord-nudged-never = 🔕 { $who } no quiere avisos, así que no se envía ninguno.
discord-seats-free = 💺 Otras personas pueden ocupar el asiento de { $names } y seguir desde aquí.
discord-voted = Anotado. Falta el acuerdo de { $names }.
discord-vote-end = La partida termina antes si lo piden todos los de la mesa. Aparte de ellos, solo quienes administran el servidor pueden terminarla.
discord-refuse-too-fast = Ha sido mucho de golpe. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} e inténtalo de nuevo; no se pierde nada.
discord-refuse-server-too-fast = Este servidor pide mucho de golpe. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} e inténtalo de nuevo; no se pierde nada.
discord-refuse-pace = «{ $text }» no es un reloj. Elige live, fast o slow, o indica un tiempo entre un minuto y 30 días, por ejemplo 36h, o 2d+12h para dos días y doce horas más por jugada.

discord-me-pings = Avisos: **{ $place }**.
discord-me-pings-quiet = Avisos: **{ $place }**, pero no entre **{ $hours }** ({ $zone }). Tus relojes se paran entonces, como mucho 12 horas al día; no en las partidas en vivo.
discord-me-zone = 🕐 Zona horaria: **{ $zone }**, donde ahora son las { $time }.
discord-me-away = 🏖 Vuelves { $time }. Hasta entonces tus relojes están parados; corren de nuevo en cuanto juegues, o con /{ command-me } { command-me-away }: 0.
discord-me-away-running = 🏖 Vuelves { $time }. Hasta entonces tus relojes están parados, pero en { $running ->
    [one] una partida
   *[other] { $running } partidas
} hay que decidir antes de una hora: hazlo y usa otra vez /{ command-me } { command-me-away }.
discord-me-away-rule = Como otros esperan, tu reloj se para como mucho 14 días en una misma partida, y 5 en un torneo{ $count ->
    [0] .
    [one] : en una partida corre de nuevo antes de que vuelvas.
   *[other] : en { $count } partidas corre de nuevo antes de que vuelvas.
}
discord-refuse-hours = «{ $text }» no son horas. Indica dos horas del día, por ejemplo 22-8 o 22:30-7, u off.
discord-refuse-zone = No conozco la zona horaria «{ $text }». Elige una de la lista, o escribe una ciudad con su país, o una diferencia: Europe/Madrid, Sevilla España o UTC+1.
discord-refuse-undo-alone = La partida ha seguido desde tu último paso, o este reveló algo nuevo. Aquí no juega ninguna otra persona, así que aún puedes deshacerlo.

discord-log-kick = { $who } ha sacado a alguien de la mesa.
discord-log-pace = { $who } ha puesto el reloj.
discord-log-lobby-warning = Hacía tiempo que no pasaba nada y se avisó a los presentes.
discord-log-reminder = ⏰ Tocaba un recordatorio para { $who }.
discord-log-nudge = 🔔 Alguien ha pedido un aviso para { $who }.
discord-log-time-up = ⏰ Se acabó el tiempo de { $who }.
discord-log-extend = ⏳ { $who } tiene más tiempo.
discord-log-pause = ⏸ { $who } ha parado los relojes.
discord-log-resume = ▶ { $who } ha puesto en marcha los relojes.
discord-log-removed = ⏸ El servidor ha quitado el bot; los relojes están parados.
discord-log-invited = ▶ El bot vuelve a estar en el servidor; los relojes corren otra vez.
discord-log-vote = { $who } votó por un final o una pausa.
discord-log-credit = ⏳ El bot o Discord no estuvo disponible; todos recuperan ese tiempo.
discord-log-quiet = 🌙 El reloj de { $who } sigue sus nuevas horas de silencio.
discord-log-renamed = ✏️ { $who } tiene ahora otro nombre.
discord-log-away = 🏖 { $who } estará fuera un tiempo; su reloj se para.
discord-log-substitute = { $who } ha ocupado el asiento.

table-error-not-another-person = Solo se puede sacar a otra persona, y solo antes de la partida. Para un ordenador está /{ command-table } { command-table-remove-computer }.
table-error-no-clock = Aquí no corre ningún reloj: corre donde juegan varias personas o en un torneo, si se eligió al abrir la mesa, con /{ command-new } { command-new-pace }.
table-error-paused = Los relojes ya están parados. /{ command-table } { command-table-resume } los pone en marcha.
table-error-not-paused = Los relojes ya están en marcha.
table-error-not-overdue = Ese asiento no está libre para ti: quien lo tiene aún puede jugar, o se guarda para otra persona.
table-error-nobody-to-nudge = La mesa no espera a nadie más.
table-error-own-time = La mesa te espera a ti. Solo los demás y el anfitrión pueden darte más tiempo; pídeselo.
table-error-nudged-today = En las últimas 24 horas ya se ha pedido un aviso aquí. Podrás hacerlo otra vez { $time }.
table-error-away-too-long = Puedes estar fuera 30 días al año; { $left ->
    [0] no te queda ninguno. Indica 0 cuando vuelvas.
    [one] te queda uno. Indica 1, o 0 cuando vuelvas.
   *[other] te quedan { $left }. Indica un número del 1 a ese, o 0 cuando vuelvas.
}

discord-standings-title = Clasificación · { $title } · { $season }
discord-standings-all = todos los juegos
discord-standings-none = Aquí no ha terminado ninguna partida así entre personas. Las partidas solo contra ordenadores están en /{ command-stats }.
discord-standings-hidden = alguien
discord-standings-provisional = El signo de interrogación indica que aún hay pocas partidas para estar seguros.
discord-standings-line = { $medal } { $place }. **{ $name }** { $rating } · { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
discord-standings-draws = { $draws ->
    [one] { $draws } empatada
   *[other] { $draws } empatadas
}
discord-standings-in-time = { $share } % a tiempo
discord-stats-title = Tus partidas en este servidor · { $season }
discord-stats-none = No has terminado ninguna partida con rivales aquí en ese tiempo.
discord-stats-rank = Puesto medio { $rank },{ $tenth }
discord-season-current = este trimestre
discord-season-last = el trimestre pasado
discord-season-all = desde siempre
discord-me-unlisted = Las clasificaciones no te nombran.

discord-games-out = Dejar o terminar una de ellas
discord-games-out-ask = ¿Qué hacemos con **{ $table }**? El ordenador puede jugar por ti, y puedes volver; o la partida termina{ $vote ->
    [yes] {", "}si todos están de acuerdo.
   *[no] .
}
discord-games-out-ask-alone = ¿Terminar **{ $table }**?
discord-games-left = Has dejado esa mesa.
discord-button-leave-game = Que el ordenador juegue por mí
discord-log-offered = El asiento de { $who } se ofrece a otra persona.
discord-log-gone = { $who } ya no está en este servidor. No hace falta esperar.
discord-log-returned = { $who } vuelve a estar en este servidor.
discord-seat-offered = { $mention } Se te ofrece el asiento de { $who } en **{ $table }**. Seguirías desde aquí y verías lo que sabe ese asiento.
discord-seat-left = 🚪 { $mentions } Novedad sobre un asiento en **{ $table }**: { $news }
discord-seat-taken = { $who } ocupó el asiento de { $before }.
discord-seat-offer-made = El asiento se ofrece a { $mention }, que puede ocuparlo con el botón del canal.
discord-vote-open-pause = 🗳️ ¿Pausa? A favor: { $agreed }. Falta: { $missing }.
discord-vote-open-end = 🗳️ ¿Terminar la partida? A favor: { $agreed }. Falta: { $missing }.
discord-stats-computers = Contra el ordenador, sin puntuar: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
discord-stats-helped = { $wins ->
    [one] Una victoria no cuenta
   *[other] { $wins } victorias no cuentan
}: el ordenador ayudó, con una pista o jugando por ti.
discord-stats-level = { $level }: { $wins }/{ $games }

discord-play-title = En la mesa: tiempo, asientos, resultados
discord-play-time-title = Tiempo
discord-play-time = Un reloj corre solo donde juegan varias personas o en un torneo, y mientras su jugador puede jugar: no en sus horas de silencio (salvo en partidas en vivo), ni si está fuera, ni si Discord o el bot no están disponibles. Al acabarse el tiempo, el ordenador juega el turno; tras dos turnos así se queda con el asiento, hasta que su jugador vuelva.
discord-play-seats-title = Asientos
discord-play-seats = Puedes ofrecer tu asiento a otra persona, o dejar que el ordenador juegue por ti y volver. Si a alguien se le acaba el tiempo o deja el servidor, cualquiera puede ocupar su asiento, y los de la mesa pueden dejar que siga el ordenador. Si el anfitrión se ha ido, lo es el siguiente jugador.
discord-play-votes-title = Terminar antes
discord-play-votes = Una partida con varias personas termina antes solo si todas están de acuerdo. No se pregunta a quien se le acabó el tiempo ni a quien dejó el servidor. Quienes administran el servidor siempre pueden terminarla.
discord-play-results-title = Resultados
discord-play-results = Cuenta toda partida terminada entre personas. Quien la deja, o cuyo asiento tiene el ordenador al final, la pierde; gana la mejor de las personas que siguen. Eso vale también cuando una partida así acaba antes de tiempo. Un primer puesto compartido es un empate y no una victoria. Si el ordenador jugó por ti un rato, esa partida puede quitarte puntos de clasificación, pero no dártelos. Las partidas solo contra el ordenador se cuentan aparte y no puntúan.
discord-play-tournaments-title = Torneos
discord-play-tournaments = Quien organiza es anfitrión de todas las partidas. Quien deja el torneo, o no aparece antes de que se acabe el tiempo, pierde la partida en curso.
