# Convites para uma mesa.

command-new-with = com
command-new-with-about = Para quem guardar um lugar até que respondam ou a partida comece, p. ex. @Ada @Bo
command-new-invited-only = só_convidados
command-new-invited-only-about = Só quem você convidar pode entrar
command-table-invite = convidar
command-table-invite-about = Guardar um lugar livre para alguém até a resposta ou o início, se você é o anfitrião
command-table-invite-person = pessoa
command-table-invite-person-about = Quem
command-table-invite-withdraw = retirar
command-table-invite-withdraw-about = Retirar o convite
command-menu-challenge = Desafiar para uma partida

invitation-asked = { $mentions } { $count ->
    [one] { $host } convida você para **{ $table }**. Há um lugar guardado para você.
   *[other] { $host } convida vocês para **{ $table }**. Há um lugar guardado para cada um.
}
invitation-late = **{ $table }** começou. Já não há lugar guardado para quem não tinha respondido.
invitation-made = ✅ { $mentions } { $count ->
    [one] recebeu um convite.
   *[other] receberam um convite.
}
invitation-rematch = { $mentions } { $host } quer uma revanche de **{ $table }**. { $count ->
    [one] Você tem um lugar.
   *[other] Cada um de vocês tem um lugar.
}
invitation-which = Para que jogo você desafia { $mention }?
invitation-seat = { $mark } guardado para { $mention }
invitation-only = 🔒 Só quem foi convidado pode entrar.
invitation-button-accept = Aceitar
discord-lobby-button-decline = Recusar
invitation-log-invited = { $who } convidou { $host }.
invitation-log-withdrawn = { $who } retirou o convite de { $host }.
invitation-log-declined = { $who } recusou o convite.
invitation-refuse-mention = “{ $text }” não indica pessoas. Mencione quem convidar, p. ex. @Ada @Bo.
invitation-refuse-opponent = Convide outra pessoa: bots não respondem, e você já está na mesa.
invitation-refuse-many = Você convida { $people ->
    [one] 1 pessoa
   *[other] { $people } pessoas
}, mas { $room ->
    [0] não resta nenhum lugar
    [one] só resta 1 lugar
   *[other] só restam { $room } lugares
}. Convide menos gente, ou escolha mais { command-new-seats } ou menos { command-new-computers }.
invitation-refuse-start = Quem foi convidado precisa de tempo para responder: tire { command-new-start }, e comece quando todos estiverem na mesa.

table-error-seats-kept = Os lugares livres estão guardados para quem foi convidado e ainda não respondeu.
table-error-invited-only = Só quem o anfitrião convida pode entrar nesta mesa. Com /{ command-new } você abre a sua.
table-error-not-invited = Este convite não existe mais.
table-error-nobody-to-invite = Essas pessoas já estão na mesa ou já foram convidadas.
