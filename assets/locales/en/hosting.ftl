# Clocks, reminders, and looking after a running game.

discord-span-days = { $count ->
    [one] a day
   *[other] { $count } days
}
discord-span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
discord-span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}

discord-pace-none = No clock
discord-typed-off = off, none, no
discord-pace-live = Live
discord-pace-fast = Fast
discord-pace-slow = Slow
discord-pace-label = { $name }: { $time }
discord-pace-each = { $base } for each move
discord-pace-bank = { $base } to begin with, { $increment } more for each move
discord-pace-out-of-turn = Out of turn: { $answer }.
discord-pace-overdue-none = Everybody takes the time they need.
discord-pace-overdue-computer = When time is up, the computer plays the turn.
discord-pace-overdue-wait = When time is up, the game waits and the others choose.
discord-pace-line = ⏳ Clock: { $time }. { $out } { $overdue } { $quiet }
discord-pace-quiet = A clock stops in its player’s quiet hours (/{ command-me } { command-me-quiet }).
discord-pace-quiet-live = Clocks also run in quiet hours.
discord-pace-placeholder = Clock: how much time is there?

discord-clock-wait = ⏳ { $who } { $time }
discord-clock-away = 🏖 { $who } is away; the clock runs on { $time }
discord-clock-paused = ⏸ The clocks are stopped.
discord-call-deadline = ⏳ Deadline: { $time }.

discord-reminder = ⏰ { $mention }, **{ $table }** is still waiting for you. { $matter } [To the board]({ $link })
discord-reminder-nudge = 🔔 { $mention }, { $by } is looking forward to your move in **{ $table }**. { $matter } [To the board]({ $link })
discord-call-end-left = Your turn is played: you only have to press **{ $choice }**.
discord-reminder-direct = ⏰ **{ $table }** is still waiting for your decision.
    { $place } · [To the board]({ $link })
discord-reminder-direct-nudge = 🔔 { $by } is looking forward to your decision in **{ $table }**.
    { $place } · [To the board]({ $link })
discord-overdue = ⏰ { $mention }, your time in **{ $table }** is up, and the game waits for you. Others can choose meanwhile:
discord-time-up = ⏰ { $mention }, your time in **{ $table }** was up, so the computer played your turn. The next one is yours again.
discord-time-up-forfeit = ⏰ { $mention }, your time in **{ $table }** was up before you made a move, so you have lost this game.
discord-time-up-kept = ⏰ { $mention }, your time in **{ $table }** was up again. The computer has your seat now; you can take it back while it plays.
discord-lobby-warning = ⏰ { $mention }, nothing has happened at your **{ $table }** table for a while. It closes { $time } unless somebody joins or it starts.

discord-button-extend = Give more time
discord-button-computer-plays = Let the computer play
discord-button-substitute = Take this seat
discord-button-vote-end = End the game
discord-button-reclaim = Take my seat back
discord-button-nudge = Nudge

discord-paused = ⏸ The clocks are stopped. Anybody at the table can let them run again with /{ command-table } { command-table-resume }.
discord-resumed = ▶ The clocks run again.
discord-extended = ⏳ Whoever is asked has more time now.
discord-nudged = 🔔 A reminder goes to { $names }.
discord-nudged-later = 🔕 { $who } has quiet hours. The reminder comes { $time }.
discord-nudged-never = 🔕 { $who } wants no reminders, so none is sent.
discord-seats-free = 💺 Others may take over the seat of { $names } and play on from here.
discord-voted = Noted. Still needed: { $names }.
discord-vote-end = The game ends early when everybody at the table asks for it. Of the others, only those who manage the server can end it.
discord-refuse-too-fast = That was a lot at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again; nothing is lost.
discord-refuse-server-too-fast = This server asks for a lot at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again; nothing is lost.
discord-refuse-pace = “{ $text }” is not a clock. Choose live, fast or slow, or give a time between a minute and 30 days, for example 36h, or 2d+12h for two days and twelve hours more for each move.

discord-me-pings = You are called: **{ $place }**.
discord-me-pings-quiet = You are called: **{ $place }**, but not in your quiet hours, **{ $hours }** ({ $zone }). Your clocks stop then, for at most 12 hours a day; not in live games.
discord-me-zone = 🕐 Time zone: **{ $zone }**, where it is { $time } now.
discord-me-away = 🏖 You are back { $time }. Until then your clocks are stopped; they run again as soon as you make a move, or with /{ command-me } { command-me-away }: 0.
discord-me-away-running = 🏖 You are back { $time }. Until then your clocks are stopped, but in { $running ->
    [one] one game
   *[other] { $running } games
} a decision is due within the hour: make it, then give /{ command-me } { command-me-away } again.
discord-me-away-rule = Because others wait, your clock stops for at most 14 days in one game, and 5 in a tournament{ $count ->
    [0] .
    [one] : in one game it runs on before you are back.
   *[other] : in { $count } games it runs on before you are back.
}
discord-refuse-hours = “{ $text }” are not times of the day. Give two times of the day, for example 22-8 or 22:30-7, or off.
discord-refuse-zone = I do not know the time zone “{ $text }”. Choose one from the list, or name a city with its country, or an offset: Europe/London, Leeds UK, or UTC+1.
discord-refuse-undo-alone = The game has gone on since your last step, or that step revealed something new. No other person plays here, so you can still take it back.

discord-log-kick = { $who } removed somebody from the table.
discord-log-pace = { $who } set the clock.
discord-log-lobby-warning = Nothing had happened for a while, so the people here were warned.
discord-log-reminder = ⏰ A reminder for { $who } was due.
discord-log-nudge = 🔔 Somebody asked for a reminder to { $who }.
discord-log-time-up = ⏰ Time was up for { $who }.
discord-log-extend = ⏳ { $who } got more time.
discord-log-pause = ⏸ { $who } stopped the clocks.
discord-log-resume = ▶ { $who } let the clocks run again.
discord-log-removed = ⏸ The server has removed the bot; the clocks are stopped.
discord-log-invited = ▶ The bot is back in the server; the clocks run again.
discord-log-vote = { $who } voted for an end or a pause.
discord-log-credit = ⏳ The bot or Discord was unavailable; everybody got that time back.
discord-log-quiet = 🌙 The clock of { $who } follows new quiet hours.
discord-log-renamed = ✏️ { $who } has another name now.
discord-log-away = 🏖 { $who } is away for a while; the clock is stopped.
discord-log-substitute = { $who } took over the seat.

table-error-not-another-person = Only another person’s seat can be cleared, and only before the game. For a computer player there is /{ command-table } { command-table-remove-computer }.
table-error-no-clock = No clock runs here: one runs where several people play or in a tournament, if it was chosen when the table was opened, with /{ command-new } { command-new-pace }.
table-error-paused = The clocks are stopped already. /{ command-table } { command-table-resume } lets them run again.
table-error-not-paused = The clocks run already.
table-error-not-overdue = That seat is not free for you: its player can still move, or it is kept for somebody else.
table-error-nobody-to-nudge = The table waits for nobody else.
table-error-own-time = The table waits for you. Only the others and the host can give you more time; ask them.
table-error-nudged-today = Somebody asked for a reminder here in the last 24 hours. You can do it again { $time }.
table-error-away-too-long = You can be away for 30 days a year; { $left ->
    [0] none of them is left. Give 0 when you are back.
    [one] one of them is left. Give 1, or 0 when you are back.
   *[other] { $left } of them are left. Give a number from 1 to that, or 0 when you are back.
}

discord-standings-title = Leaderboard · { $title } · { $season }
discord-standings-all = all titles
discord-standings-none = No such game between people has been finished here. Games against computers alone are in /{ command-stats }.
discord-standings-hidden = somebody
discord-standings-provisional = ? means that there are too few games to be sure.
discord-standings-line = { $medal } { $place }. **{ $name }** { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
discord-standings-draws = { $draws } drawn
discord-standings-in-time = { $share } % in time
discord-stats-title = Your games in this server · { $season }
discord-stats-none = You have finished no game with an opponent here in that time.
discord-stats-rank = Mean rank { $rank }.{ $tenth }
discord-season-current = this quarter
discord-season-last = last quarter
discord-season-all = all time
discord-me-unlisted = Leaderboards do not name you.

discord-games-out = Leave or end one of them
discord-games-out-ask = What should happen to **{ $table }**? The computer can play for you, and you can come back; or the game ends{ $vote ->
    [yes] {", "}once all agree.
   *[no] .
}
discord-games-out-ask-alone = End **{ $table }**?
discord-games-left = You have left that table.
discord-button-leave-game = Let the computer play for me
discord-log-offered = { $who } may be replaced: the seat is offered to another person.
discord-log-gone = { $who } is no longer in this server. The others need not wait.
discord-log-returned = { $who } is in this server again.
discord-seat-offered = { $mention } The seat of { $who } in **{ $table }** is offered to you. You would play on from here and see what that seat knows.
discord-seat-left = 🚪 { $mentions } News of a seat in **{ $table }**: { $news }
discord-seat-taken = { $who } took over the seat of { $before }.
discord-seat-offer-made = The seat is offered to { $mention }, who can take it with the button in the channel.
discord-vote-open-pause = 🗳️ Pause? For it: { $agreed }. Still needed: { $missing }.
discord-vote-open-end = 🗳️ End the game? For it: { $agreed }. Still needed: { $missing }.
discord-stats-computers = Against the computer, not rated: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
discord-stats-helped = { $wins ->
    [one] One win is not counted
   *[other] { $wins } wins are not counted
}: a computer player helped, with a hint or by playing for you.
discord-stats-level = { $level }: { $wins }/{ $games }

discord-play-title = At the table: time, seats, results
discord-play-time-title = Time
discord-play-time = A clock runs only where several people play or in a tournament, and while its player can act: not in their quiet hours (except in live games), not while they are away, not while Discord or the bot is unavailable. When time is up, the computer plays the turn; after two such turns it keeps the seat, until its player comes back.
discord-play-seats-title = Seats
discord-play-seats = You can offer your seat to another person, or let the computer play for you and come back. When somebody’s time is up or they have left the server, anybody can take the seat, and those at the table can let the computer play on. If the host has left, the next player is the host.
discord-play-votes-title = Ending early
discord-play-votes = A game with several people ends early only if all of them agree. People whose time is up, or who have left the server, are not asked. People who manage the server can always end it.
discord-play-results-title = Results
discord-play-results = A finished game between people counts. A player who has left it, or whose seat the computer keeps at the end, has lost it; the best of those who stay wins. That also holds when such a game ends early. A shared first place is a draw and no win. If the computer played for you for a while, you can lose rating by that game, but not win any. Games against the computer alone are counted apart and not rated.
discord-play-tournaments-title = Tournaments
discord-play-tournaments = The organizer is the host of every game. A player who leaves the tournament, or never appears before the time is up, loses the running game.
