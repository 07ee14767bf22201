# Taking back a move that others have seen, if everybody agrees.

command-undo-consent = consent
command-undo-consent-about = About a move that others have seen
command-undo-consent-ask = ask the others to take it back
command-undo-consent-agree = agree
command-undo-consent-refuse = do not agree
command-undo-consent-withdraw = withdraw my request

consent-asked = ↩ { $who } would like to take a move back in **{ $table }**. { $mentions }, do you agree? The question closes { $time }.
consent-more = > … and { $count ->
    [one] one line more
   *[other] { $count } lines more
}
consent-agreed = ✅ { $names }
consent-same-luck = -# What was drawn stays as it is: the same move brings the same again.
consent-button-ask = Ask the others
consent-button-alone = Take it back
consent-button-agree = Agree
consent-button-refuse = Do not agree
consent-given = ↩ Everybody agreed: the move of { $who } is taken back.
consent-refused = { $by } does not agree; the move of { $who } stands.
consent-withdrawn = { $who } no longer asks to take the move back.
consent-lapsed = The move of { $who } stands: not everybody agreed in time, or the game went on.
consent-reply-given = ↩ Everybody agrees. The move is taken back, and the board is as it was before.
consent-reply-alone = ↩ The move is taken back, and the board is as it was before.
consent-reply-refused = The move stands. Nobody is asked about it again.
consent-reply-withdrawn = You no longer ask for it. The move stands.
consent-reply-open = Now { $names } must agree; the question closes { $time }. If the game goes on before that, the move stands.
consent-reply-over = That request is settled already; the board shows how the game stands.
consent-call-undone = ↩ Taken back with everybody’s agreement.

discord-log-undo = ↩ A move of { $who } was taken back; everybody agreed.
discord-log-undo-alone = ↩ A move of { $who } was taken back.
discord-log-rewind = ⏪ The operator of the bot set the game back to before a move of { $who }. Clocks and dice are as they were.
discord-log-undo-asked = ↩ { $who } asked to take a move back.
discord-log-undo-agreed = ✅ { $who } agreed.
discord-log-undo-refused = { $who } did not agree.
discord-log-undo-withdrawn = { $who } no longer asks for it.
discord-log-undo-lapsed = The move stands: not everybody agreed in time, or the game went on.

table-error-undo-asked = A request to take a move back is open already.
table-error-undo-refused = Taking this move back was refused, or asked for twice and withdrawn. It stands.
table-error-undo-none-asked = There is no such request to take a move back any more.
table-error-undo-own = It is your own move: now the others must agree.
