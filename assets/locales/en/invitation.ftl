# Invitations to a table.

command-new-with = with
command-new-with-about = Whom to keep a seat for until they answer or the game starts, e.g. @Ada @Bo
command-new-invited-only = invited_only
command-new-invited-only-about = Only the people you invite may join
command-table-invite = invite
command-table-invite-about = Keep a free seat for a person until they answer or the game starts, as host
command-table-invite-person = person
command-table-invite-person-about = Whom
command-table-invite-withdraw = withdraw
command-table-invite-withdraw-about = Take the invitation back
command-menu-challenge = Challenge to a game

invitation-asked = { $mentions } { $host } invites you to **{ $table }**. { $count ->
    [one] A seat is kept for you.
   *[other] A seat is kept for each of you.
}
invitation-late = **{ $table }** has begun. No seat is kept any longer for those who had not answered.
invitation-made = ✅ { $mentions } { $count ->
    [one] is invited.
   *[other] are invited.
}
invitation-rematch = { $mentions } { $host } wants a rematch of **{ $table }**. { $count ->
    [one] You have a seat.
   *[other] Each of you has a seat.
}
invitation-which = Which game do you challenge { $mention } to?
invitation-seat = { $mark } kept for { $mention }
invitation-only = 🔒 Only invited people may join.
invitation-button-accept = Accept
discord-lobby-button-decline = Decline
invitation-log-invited = { $who } invited { $host }.
invitation-log-withdrawn = { $who } took the invitation of { $host } back.
invitation-log-declined = { $who } declined the invitation.
invitation-refuse-mention = “{ $text }” does not name people. Mention them, such as @Ada @Bo.
invitation-refuse-opponent = Invite another person: bots do not answer, and you are there already.
invitation-refuse-many = You invite { $people ->
    [one] 1 person
   *[other] { $people } people
}, but { $room ->
    [0] no seat is
    [one] only 1 seat is
   *[other] only { $room } seats are
} left for them. Invite fewer people, or choose more { command-new-seats } or fewer { command-new-computers }.
invitation-refuse-start = Invited people need time to answer: leave out { command-new-start }, and start when they are there.

table-error-seats-kept = The free seats are kept for people who are invited and have not answered yet.
table-error-invited-only = Only people whom the host invites may join this table. With /{ command-new } you open your own.
table-error-not-invited = There is no such invitation any more.
table-error-nobody-to-invite = These people sit here or are invited already.
