# Invitaciones a una mesa.

command-new-with = con
command-new-with-about = A quién se le guarda un asiento hasta que conteste o empiece la partida, p. ej. @Ada @Leo
command-new-invited-only = solo_invitados
command-new-invited-only-about = Solo pueden unirse las personas que invites
command-table-invite = invitar
command-table-invite-about = Guardar un asiento libre para alguien hasta que conteste o empiece la partida, si eres el anfitrión
command-table-invite-person = persona
command-table-invite-person-about = A quién
command-table-invite-withdraw = retirar
command-table-invite-withdraw-about = Retirar la invitación
command-menu-challenge = Retar a una partida

invitation-asked = { $mentions } { $count ->
    [one] { $host } te invita a **{ $table }**. Tienes un asiento guardado.
   *[other] { $host } os invita a **{ $table }**. Cada uno tiene un asiento guardado.
}
invitation-late = **{ $table }** ha empezado. Ya no se guarda ningún asiento para quienes no habían respondido.
invitation-made = ✅ { $mentions } { $count ->
    [one] tiene una invitación.
   *[other] tienen una invitación.
}
invitation-rematch = { $mentions } { $host } quiere la revancha de **{ $table }**. { $count ->
    [one] Tienes un asiento.
   *[other] Cada cual tiene un asiento.
}
invitation-which = ¿A qué juego retas a { $mention }?
invitation-seat = { $mark } guardado para { $mention }
invitation-only = 🔒 Solo pueden unirse las personas invitadas.
invitation-button-accept = Aceptar
discord-lobby-button-decline = Rechazar
invitation-log-invited = { $who } ha invitado a { $host }.
invitation-log-withdrawn = { $who } ha retirado la invitación de { $host }.
invitation-log-declined = { $who } ha rechazado la invitación.
invitation-refuse-mention = «{ $text }» no nombra a nadie. Menciona a las personas, p. ej. @Ada @Leo.
invitation-refuse-opponent = Invita a otra persona: los bots no contestan, y tú ya estás.
invitation-refuse-many = Invitas a { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, pero { $room ->
    [0] no queda ningún asiento
    [one] solo queda 1 asiento
   *[other] solo quedan { $room } asientos
}. Invita a menos personas, o elige más { command-new-seats } o menos { command-new-computers }.
invitation-refuse-start = Las personas invitadas necesitan tiempo para contestar: omite { command-new-start } y empieza cuando estén.

table-error-seats-kept = Los asientos libres se guardan para personas invitadas que aún no han contestado.
table-error-invited-only = A esta mesa solo se unen las personas que invita el anfitrión. Con /{ command-new } abres la tuya.
table-error-not-invited = Esa invitación ya no existe.
table-error-nobody-to-invite = Esas personas ya están aquí o ya tienen una invitación.
