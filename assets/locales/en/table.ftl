### What tables say when they cannot do what was asked: what is the matter, and what to do.

table-error-no-such-table = This table is not there any more. /{ command-new } opens a fresh one; /{ command-games } lists yours.
table-error-channel-taken = This channel already has a table ({ $table }). Finish it or let its host end it, or open yours in another channel.
table-error-not-seated = You have no seat at this table, so you can only look on. /{ command-new } opens a table of your own in another channel.
table-error-not-your-decision = { $count ->
    [one] This is for { $names } to decide, not for you.
   *[other] You have nothing to decide here just now; the table waits for { $names }.
}
table-error-nothing-to-decide = Nobody is asked anything at the moment. /{ command-board } shows how the game stands.
table-error-stale = That has been answered already. /{ command-board } shows how the game stands now.
table-error-refused = The rules do not allow that now. /{ command-play } lists what you may do.
table-error-unreadable = I do not know what “{ $text }” means here. /{ command-play } completes over everything you may do now.
table-error-not-started = The game has not begun yet. The host begins it with the { discord-lobby-button-start } button.
table-error-already-started = The game has begun already. If you must go, /{ command-table } hands your seat to a computer player.
table-error-over = This game is over. /{ command-score } shows the points, /{ command-new } opens another table.
table-error-full = All { $seats } seats are taken. The host can remove a computer player, or you open a table in another channel.
table-error-already-seated = You already have a seat at this table.
table-error-too-few = { $least } must sit here to begin, and { $seated ->
    [one] only one does
   *[other] only { $seated } do
}. Wait for others to join, or add computer players.
table-error-seats = This game is for { $least } to { $most } players, not for { $got }. Choose a number of seats in between.
table-error-host-only = Only the host of the table may do that. Ask the host, or open a table of your own in another channel.
table-error-not-your-seat = Only whoever sits there, or the host, may hand over that seat. Choose your own.
table-error-unknown-title = I have no game called “{ $title }”. /{ command-new } completes over all there are.
table-error-unknown-edition = The edition “{ $edition }” of { $title } is not at hand. Whoever runs this bot can put its file back into the editions folder; nothing is lost until then.
table-error-moved = { $what ->
    [rules] This game was begun under version { $pinned } of its rules, and I play version { $here } now.
   *[edition] The edition that this game was begun with has been changed since.
} Whoever runs this bot can bring the old one back; the game is kept untouched until then.
table-error-options = “{ $key }” is no option of this game, or its value is none of those there are. /{ command-new } completes over both.
table-error-unknown-policy = No computer player is called “{ $policy }”. There are: { $known }.
table-error-not-a-computer = No computer player sits there. /{ command-table } { command-table-status } shows who sits where.
table-error-already-computer = A computer player has that seat already. Whoever sat there can take it back with /{ command-table }.
table-error-undo-passed = It is not your turn; the table waits for { $names }. What others have seen cannot be taken back.
table-error-undo-acted = { $who } has acted since, so nothing before that can be taken back.
table-error-undo-told = Your last step cannot be taken back, because it ended a turn or brought something new to light.
table-error-undo-nothing = There is nothing to take back yet.
table-error-nothing-to-take-back = No seat is kept for you at this table. /{ command-table } { command-table-status } shows who sits where.
table-error-conflict = Too much happened at this table at once, and yours was not done. Please try again.
table-error-record = This record does not hold: { $why }. Nothing was taken in.
table-error-record-lacks = { $what ->
    [seed] A running game can only go on with its seed, and this record has none. Export it again with the seed.
    [channel] A running game needs a channel to be played in. Name one and try again.
   *[seats] The record names another number of players than the game has seats. Nothing was taken in.
}
table-error-store = I could not save that, so it was not done. Please try again in a minute; if it stays so, tell whoever runs this bot.
table-error-defect = Something is wrong on my side, and it was not done. Please tell whoever runs this bot; the log has the details.
