### What tables say when they cannot do what was asked: what is the matter, and what to do.

table-error-no-such-table = This table no longer exists. /{ command-new } opens another; /{ command-games } lists yours.
table-error-channel-taken = There is already a game in this channel: /{ command-board } shows it. Finish or end it, or open yours in another channel.
table-error-not-seated = You have no seat at this table. /{ command-new } opens a table of your own in another channel.
table-error-not-your-decision = { $count ->
    [one] This decision is for { $names }, not for you.
   *[other] There is nothing for you to decide at the moment; the game is waiting for { $names }.
}
table-error-nothing-to-decide = There is nothing to decide at the moment. /{ command-board } shows how the game stands.
table-error-stale = That has already been decided. /{ command-board } shows how the game stands now.
table-error-gone = That is no longer offered here: nothing has changed. /{ command-board } shows your choices now.
table-error-refused = The rules do not allow that now. /{ command-play } lists what you can do.
table-error-unreadable = I do not understand “{ $text }”. /{ command-play } suggests everything you can do now.
table-error-not-started = The game has not started yet. The host starts it with the { discord-lobby-button-start } button.
table-error-already-started = The game has already started. /{ command-board } shows how it stands.
table-error-already-started-join = The game has already started, and its seats are taken. You can watch; /{ command-new } opens a table of your own in another channel.
table-error-already-started-leave = The game has already started. If you have to leave, /{ command-table } { command-table-hand-over } lets a computer play for you.
table-error-already-started-clock = The game has already started, and it keeps its clock. /{ command-table } { command-table-extend } gives more time; /{ command-table } { command-table-pause } stops the clocks.
table-error-still-playing = This game is not over yet.
table-error-ended-early = This game was ended early, so there is nothing to review.
table-error-over = This game is over. /{ command-score } shows the points; /{ command-new } opens another table.
table-error-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} The host can remove a computer player, or you can open a table in another channel.
table-error-already-seated = You already have a seat at this table.
table-error-already-seated-other = That person already has a seat at this table.
table-error-too-few = The game needs at least { $least } players, and { $seated ->
    [0] nobody has joined yet
    [one] only one has joined
   *[other] only { $seated } have joined
}. Wait for others to join, or add computer players.
table-error-seats = This game is for { $least } to { $most } players, not for { $got }. Choose a number of seats in that range.
table-error-seats-exact = This game is for exactly { $least ->
    [one] one player
   *[other] { $least } players
}, not for { $got }.
table-error-host-only = Only the host of the table can do that. Ask the host, or open a table of your own in another channel. Whoever manages the server may end a table, hand over its seats and name another host.
table-error-already-host = That person is the host already.
table-error-computer-host = A computer player cannot be the host. Name somebody who plays here in person; whoever has handed their seat over takes it back first, with /{ command-table } { command-table-reclaim }.
table-error-not-at-table = That person does not sit at this table. /{ command-table } { command-table-status } shows who does.
table-error-not-your-seat = You can hand over only your own seat; the host also that of somebody whose time is up or who has left.
table-error-unknown-title = I have no game called “{ $title }”. /{ command-new } suggests the games I have.
table-error-unknown-edition = There is no edition “{ $edition }” of { $title }. /{ command-new } suggests those that there are; without one you get the usual one.
table-error-missing-edition = I cannot find the edition “{ $edition }” of { $title }. The operator of this bot can put its file back into the editions folder. Nothing is lost meanwhile.
table-error-moved = { $what ->
    [rules] This game began under version { $pinned } of its rules, and I now play version { $here }.
   *[edition] The edition this game began with has been changed since.
} Whoever runs this bot can bring the old one back; until then the game is kept untouched.
table-error-options = “{ $key }” is not an option of this game, or it cannot have that value. /{ command-new } suggests the options and their values.
table-error-unknown-policy = There is no computer player called “{ $policy }”. Choose one of these: { $known }.
table-error-not-a-computer = There is no computer player on that seat. /{ command-table } { command-table-status } shows who sits where.
table-error-already-computer = A computer player already has that seat. Whoever had it can take it back with /{ command-table } { command-table-reclaim }.
table-error-undo-passed = It is not your turn; the game is waiting for { $names }. What others have seen is taken back only if all agree.
table-error-undo-acted = { $who } has acted since then, so your step is taken back only if all agree.
table-error-undo-told = Your last step ended a turn or revealed something new, so it is taken back only if all agree.
table-error-undo-nothing = There is nothing to take back yet.
table-error-hint-among-people = Hints are only for games in which you play against computers alone.
table-error-last-person = You are the last person in this game: without you, the computer players would play it to its end at once. Leave it as it is, and it waits for you; or end it for everybody.
table-error-nothing-to-reclaim = No seat is being kept for you at this table. /{ command-table } { command-table-status } shows who sits where.
table-error-conflict = Too much was happening at this table at once, and what you asked for was not done. Please try again.
table-error-record = This record is not valid: { $why }. Nothing was imported.
table-error-record-lacks = { $what ->
    [seed] A game in progress can go on only with its seed, and this record has none. Export it again with the seed.
    [channel] A game in progress needs a channel to be played in. Name one and try again.
   *[seats] The record names more or fewer players than the game has seats. Nothing was imported.
}
table-error-store = I could not save that, so it was not done. Please try again in a minute; if it keeps happening, tell whoever runs this bot.
table-error-defect = Something went wrong on my side, and it was not done. Please tell whoever runs this bot; the details are in the log.
table-error-seat-in-play = That player is still in the game. The computer can play for them when their time is up or they have left the server; or they offer their seat with /{ command-table } { command-table-hand-over }.
table-error-vote-to-end = With others at the table, you cannot end the game alone: ask them with /{ command-table } { command-table-end }.
table-error-tournament-seat = In a tournament, seats and the host stay as they are. Ask the organizer.
