### What tables say when they cannot do what was asked: what is the matter, and what to do.

table-error-no-such-table = Esta mesa ya no existe. Con /{ command-new } abres una nueva; /{ command-games } muestra las tuyas.
table-error-channel-taken = Ya hay una partida en este canal: /{ command-board } la muestra. Acabadla o cerradla, o abre la tuya en otro canal.
table-error-not-seated = No tienes asiento en esta mesa. Con /{ command-new } abres una mesa propia en otro canal.
table-error-not-your-decision = { $count ->
    [one] Esto lo decide { $names }, no tú.
   *[other] Ahora no tienes nada que decidir aquí; la mesa espera a { $names }.
}
table-error-nothing-to-decide = En este momento nadie tiene nada que decidir. /{ command-board } muestra cómo va la partida.
table-error-stale = Eso ya está decidido. /{ command-board } muestra cómo va la partida ahora.
table-error-gone = Eso ya no se ofrece aquí: nada ha cambiado. /{ command-board } muestra lo que puedes elegir ahora.
table-error-refused = Las reglas no lo permiten ahora. /{ command-play } muestra lo que puedes hacer.
table-error-unreadable = No sé qué significa «{ $text }» aquí. /{ command-play } te sugiere todo lo que puedes hacer ahora.
table-error-not-started = La partida aún no ha empezado. La empieza el anfitrión con el botón { discord-lobby-button-start }.
table-error-already-started = La partida ya ha empezado. /{ command-board } muestra cómo va.
table-error-already-started-join = La partida ya ha empezado y sus asientos están ocupados. Puedes mirar; /{ command-new } abre una mesa tuya en otro canal.
table-error-already-started-leave = La partida ya ha empezado. Si tienes que irte, /{ command-table } { command-table-hand-over } deja tu asiento al ordenador.
table-error-already-started-clock = La partida ya ha empezado y conserva su reloj. /{ command-table } { command-table-extend } da más tiempo; /{ command-table } { command-table-pause } para los relojes.
table-error-still-playing = Esta partida aún no ha terminado.
table-error-ended-early = Esta partida terminó antes de tiempo, así que no hay nada que analizar.
table-error-over = Esta partida ha terminado. /{ command-score } muestra los puntos y /{ command-new } abre otra mesa.
table-error-full = { $seats ->
    [one] El único asiento está ocupado.
   *[other] Los { $seats } asientos están ocupados.
} El anfitrión puede quitar un ordenador; si no, abre tú una mesa en otro canal.
table-error-already-seated = Ya tienes un asiento en esta mesa.
table-error-already-seated-other = Esa persona ya tiene un asiento en esta mesa.
table-error-too-few = Para empezar hacen falta { $least } jugadores y { $seated ->
    [0] aún no hay nadie
    [one] solo hay 1
   *[other] solo hay { $seated }
}. Espera a que se una más gente o añade ordenadores.
table-error-seats = Este juego es de { $least } a { $most } jugadores, no de { $got }. Elige un número de asientos dentro de esos límites.
table-error-seats-exact = Este juego es exactamente de { $least ->
    [one] un jugador
   *[other] { $least } jugadores
}, no de { $got }.
table-error-host-only = Eso solo puede hacerlo el anfitrión de la mesa. Pídeselo o abre una mesa propia en otro canal. Quien gestiona el servidor puede terminar una mesa, ceder sus asientos y nombrar a otro anfitrión.
table-error-already-host = Esa persona ya es el anfitrión.
table-error-computer-host = Un ordenador no puede ser el anfitrión. Nombra a alguien que juegue aquí en persona; quien haya cedido su asiento tiene que recuperarlo antes con /{ command-table } { command-table-reclaim }.
table-error-not-at-table = Esa persona no ocupa ningún asiento en esta mesa. /{ command-table } { command-table-status } muestra quién juega.
table-error-not-your-seat = Solo puedes ceder tu propio asiento; el anfitrión, también el de quien agotó su tiempo o se ha ido.
table-error-unknown-title = No tengo ningún juego llamado «{ $title }». /{ command-new } te sugiere todos los que hay.
table-error-unknown-edition = No hay ninguna edición «{ $edition }» de { $title }. /{ command-new } sugiere las que hay; si no indicas ninguna, se usa la habitual.
table-error-missing-edition = La edición «{ $edition }» de { $title } no está disponible. Quien administra este bot puede devolver su archivo a la carpeta de ediciones; mientras tanto no se pierde nada.
table-error-moved = { $what ->
    [rules] Esta partida empezó con la versión { $pinned } de las reglas y ahora juego con la versión { $here }.
   *[edition] La edición con la que empezó esta partida ha cambiado desde entonces.
} Quien administra este bot puede recuperar la anterior; mientras tanto la partida se guarda intacta.
table-error-options = Este juego no tiene la opción «{ $key }», o no admite el valor que le has dado. /{ command-new } te sugiere opciones y valores.
table-error-unknown-policy = Ningún ordenador se llama «{ $policy }». Puedes elegir entre estos: { $known }.
table-error-not-a-computer = Ese asiento no lo ocupa ningún ordenador. /{ command-table } { command-table-status } muestra quién ocupa cada asiento.
table-error-already-computer = Ese asiento ya lo ocupa el ordenador. Quien lo tenía antes puede recuperarlo con /{ command-table } { command-table-reclaim }.
table-error-undo-passed = No es tu turno; la mesa espera a { $names }. Lo que los demás han visto solo se deshace si todos están de acuerdo.
table-error-undo-acted = { $who } ha jugado después, así que lo anterior solo se deshace si todos están de acuerdo.
table-error-undo-told = Tu último paso terminó un turno o reveló algo nuevo, así que solo se deshace si todos están de acuerdo.
table-error-undo-nothing = Todavía no hay nada que deshacer.
table-error-hint-among-people = Las pistas son solo para partidas en las que juegas únicamente contra ordenadores.
table-error-last-person = No quedaría nadie más, y los ordenadores jugarían la partida hasta el final de inmediato. Déjala como está, que te espera; o termínala para todos.
table-error-nothing-to-reclaim = En esta mesa nadie te guarda un asiento. /{ command-table } { command-table-status } muestra quién ocupa cada asiento.
table-error-conflict = En esta mesa pasaban demasiadas cosas a la vez y lo que pediste no se ha hecho. Inténtalo otra vez.
table-error-record = Este registro no es válido: { $why }. No se ha importado nada.
table-error-record-lacks = { $what ->
    [seed] Una partida en curso solo puede seguir con su semilla, y este registro no la tiene. Expórtala otra vez con la semilla.
    [channel] Una partida en curso necesita un canal donde jugarse. Indica uno e inténtalo otra vez.
   *[seats] El registro indica un número de jugadores distinto del de asientos de la partida. No se ha importado nada.
}
table-error-store = No he podido guardarlo, así que no se ha hecho. Inténtalo otra vez dentro de un minuto; si sigue igual, avisa a quien administra este bot.
table-error-defect = He tenido un fallo interno y no se ha hecho nada. Avisa a quien administra este bot; los detalles están en el registro de errores.
table-error-seat-in-play = Esa persona sigue en la partida. El ordenador puede jugar por ella si se acaba su tiempo o deja el servidor; o ella cede su asiento con /{ command-table } { command-table-hand-over }.
table-error-vote-to-end = Con otras personas en la mesa no puedes terminar la partida por tu cuenta: pídeselo con /{ command-table } { command-table-end }.
table-error-tournament-seat = En un torneo, los asientos y el anfitrión no cambian. Pregunta a quien lo organiza.
