# Deshacer una jugada que los demás han visto, si todos están de acuerdo.

command-undo-consent = acuerdo
command-undo-consent-about = Sobre una jugada que los demás han visto
command-undo-consent-ask = pedir a los demás deshacerla
command-undo-consent-agree = estoy de acuerdo
command-undo-consent-refuse = no estoy de acuerdo
command-undo-consent-withdraw = retirar mi petición

consent-asked = ↩ { $who } quiere deshacer una jugada en **{ $table }**. { $mentions }: ¿de acuerdo? La pregunta se cierra { $time }.
consent-more = > … y { $count ->
    [one] una línea más
   *[other] { $count } líneas más
}
consent-agreed = ✅ { $names }
consent-same-luck = -# Lo que salió por azar no cambia: la misma jugada trae otra vez lo mismo.
consent-button-ask = Preguntar a los demás
consent-button-alone = Deshacer la jugada
consent-button-agree = De acuerdo
consent-button-refuse = No estoy de acuerdo
consent-given = ↩ Todos están de acuerdo: la jugada de { $who } queda deshecha.
consent-refused = { $by } no está de acuerdo; la jugada de { $who } se mantiene.
consent-withdrawn = { $who } ya no pide deshacer la jugada.
consent-lapsed = La jugada de { $who } se mantiene: no todos respondieron a tiempo, o la partida siguió.
consent-reply-given = ↩ Todos están de acuerdo. La jugada queda deshecha y el tablero está como antes.
consent-reply-alone = ↩ La jugada queda deshecha y el tablero está como antes.
consent-reply-refused = La jugada se mantiene. No se vuelve a preguntar por ella.
consent-reply-withdrawn = Has retirado la petición. La jugada se mantiene.
consent-reply-open = Ahora falta el acuerdo de { $names }; la pregunta se cierra { $time }. Si la partida sigue antes, la jugada se mantiene.
consent-reply-over = Esa petición ya está resuelta; el tablero muestra cómo va la partida.
consent-call-undone = ↩ Deshecho con el acuerdo de todos.

discord-log-undo = ↩ Una jugada de { $who } quedó deshecha; todos estaban de acuerdo.
discord-log-undo-alone = ↩ Una jugada de { $who } quedó deshecha.
discord-log-rewind = ⏪ El administrador del bot ha devuelto la partida a antes de una jugada de { $who }. Los relojes y los dados están como entonces.
discord-log-undo-asked = ↩ { $who } ha pedido deshacer una jugada.
discord-log-undo-agreed = ✅ { $who } está de acuerdo.
discord-log-undo-refused = { $who } no está de acuerdo.
discord-log-undo-withdrawn = { $who } ha retirado la petición.
discord-log-undo-lapsed = La jugada se mantiene: no todos respondieron a tiempo, o la partida siguió.

table-error-undo-asked = Ya hay abierta una petición para deshacer una jugada.
table-error-undo-refused = Deshacer esta jugada se rechazó, o se pidió dos veces y se retiró. Se mantiene.
table-error-undo-none-asked = Esa petición para deshacer una jugada ya no existe.
table-error-undo-own = Es tu propia jugada: ahora falta el acuerdo de los demás.
