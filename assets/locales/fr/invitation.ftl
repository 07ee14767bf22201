# Les invitations à une table.

command-new-with = avec
command-new-with-about = Pour qui garder une place jusqu’à sa réponse ou au début, p. ex. @Ada @Léo
command-new-invited-only = invités_seulement
command-new-invited-only-about = Seules les personnes que tu invites peuvent rejoindre la table
command-table-invite = inviter
command-table-invite-about = Garder une place libre pour quelqu’un jusqu’à sa réponse ou au début, si tu es l’hôte
command-table-invite-person = personne
command-table-invite-person-about = Qui
command-table-invite-withdraw = retirer
command-table-invite-withdraw-about = Retirer l’invitation
command-menu-challenge = Défier à une partie

invitation-asked = { $mentions } { $count ->
    [one] { $host } t’invite à **{ $table }**. Une place t’est gardée.
   *[other] { $host } vous invite à **{ $table }**. Une place est gardée pour chacun.
}
invitation-late = **{ $table }** a commencé. Aucune place n’est plus gardée pour les personnes qui n’avaient pas répondu.
invitation-made = ✅ { $mentions } { $count ->
    [one] a reçu une invitation.
   *[other] ont reçu une invitation.
}
invitation-rematch = { $mentions } { $host } veut une revanche de **{ $table }**. { $count ->
    [one] Tu as une place.
   *[other] Chacun de vous a une place.
}
invitation-which = À quel jeu défies-tu { $mention } ?
invitation-seat = { $mark } gardée pour { $mention }
invitation-only = 🔒 Seules les personnes invitées peuvent rejoindre la table.
invitation-button-accept = Accepter
discord-lobby-button-decline = Refuser
invitation-log-invited = { $who } a invité { $host }.
invitation-log-withdrawn = { $who } a retiré l’invitation de { $host }.
invitation-log-declined = { $who } a refusé l’invitation.
invitation-refuse-mention = « { $text } » ne nomme personne. Mentionne les gens, p. ex. @Ada @Léo.
invitation-refuse-opponent = Invite quelqu’un d’autre : les bots ne répondent pas, et toi, tu es déjà là.
invitation-refuse-many = Tu invites { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}, mais { $room ->
    [0] il ne reste aucune place
    [one] il ne reste qu’une place
   *[other] il ne reste que { $room } places
}. Invite moins de gens, ou choisis plus de { command-new-seats } ou moins de { command-new-computers }.
invitation-refuse-start = Les personnes invitées ont besoin de temps pour répondre : enlève { command-new-start }, et commence quand elles sont là.

table-error-seats-kept = Les places libres sont gardées pour des personnes invitées qui n’ont pas encore répondu.
table-error-invited-only = Seules les personnes que l’hôte invite peuvent rejoindre cette table. Avec /{ command-new }, tu ouvres la tienne.
table-error-not-invited = Cette invitation n’existe plus.
table-error-nobody-to-invite = Ces personnes sont déjà là ou déjà invitées.
