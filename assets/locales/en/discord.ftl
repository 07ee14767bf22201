### Messages, buttons and answers on Discord. Buttons take at most 80 characters; marks such as **…** are Discord's.

## People and places

discord-player-number = Player { $number }
discord-computer-for = { $name } (computer plays)
discord-policy-careful = careful
discord-policy-random = random
discord-policy-easy = easy
discord-policy-moderate = moderate
discord-policy-normal = normal
discord-policy-hard = hard
discord-policy-expert = expert
discord-policy-strength = { $level } · strength { $strength }
discord-footer-table = Table { $table }
discord-page = Page { $page } of { $pages }
discord-page-before = ◀ Back
discord-page-after = Next ▶

## The lobby card

discord-lobby-title = { $title } · Who wants to play?
discord-lobby-title-started = { $title } · The game has begun
discord-lobby-title-cancelled = { $title } · Cancelled
discord-lobby-lead = { $missing ->
    [0] { $free ->
        [0] The table is full: the host can start.
       *[other] There are enough players: the host can start now, or wait for more.
    }
    [one] One more player is needed; the game needs at least { $least }.
   *[other] { $missing } more players are needed; the game needs at least { $least }.
}
discord-lobby-seats = Seats: { $taken } of { $seats } taken
discord-lobby-seat-host = host
discord-lobby-seat-free = { $mark } free
discord-lobby-terms = The game
discord-lobby-edition = Edition: { $edition }
discord-lobby-edition-rebuilt = { $edition ->
    [reconstruction-1] Edition: our reconstruction, not the printed values
   *[other] Edition: { $edition } (our reconstruction, not the printed values)
}
discord-lobby-options-none = Played by the rulebook.
discord-lobby-dice = The dice can be checked: a fingerprint of them is published at the start, the seed behind them at the end.
discord-lobby-commitment = Fingerprint of the dice: ||`{ $commitment }`||
discord-lobby-board = [To the board]({ $link })
discord-lobby-button-join = Join
discord-lobby-button-leave = Leave
discord-lobby-button-computer = Add computer player
discord-lobby-button-start = Start
discord-lobby-button-cancel = Cancel

## The board

discord-board-choices = What { $who } can do
discord-board-lately = What just happened
discord-board-thinking = { $who } is thinking…
discord-board-stopped = This game was ended early.
discord-picture-drawing = The picture of the board is being drawn.
discord-board-no-pictures = No picture: I am not allowed to attach files in this channel. Somebody who manages the server can allow it under Edit Channel → Permissions → Skald → Attach Files.
discord-menu-placeholder = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
discord-menu-more = { $count ->
    [one] 1 more …
   *[other] { $count } more …
}
discord-button-words = Board in words
discord-button-decide = { $letter } · { $who }: decide
discord-button-turn = { $letter } · { $who }: my turn
discord-button-back = ↩ Take back: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Post the board again
discord-button-rules = Rules
discord-button-new = { $title }: open a table
discord-button-rematch = Rematch
discord-button-replay = Replay
discord-button-dice = Check the dice
discord-button-review = Review
discord-button-end = Yes, end it

## Being called

discord-turn = { $mention }, it is your turn in **{ $table }**. { $matter } [To the board]({ $link })
discord-turn-matter = You have something to decide.
discord-call-direct = **{ $table }** needs a decision from you, although it is not your turn.
    { $place } · [To the board]({ $link })
discord-call-mention = { $mention }, **{ $table }** needs a decision from you, although it is not your turn. Only you can use the button. { $matter }
discord-call-forced = I did not ask you in **{ $table }**: there was only one thing you could do, and I did it for you.
    { $place } · [To the board]({ $link })
discord-call-forced-mention = { $mention }, in **{ $table }** there was only one thing you could do, and I did it for you. [To the board]({ $link })
discord-call-meanwhile = Before that there was only one thing you could do, and I did it for you:
discord-call-decided = ✅ { $who } has decided.
discord-call-decided-computer = 🤖 The computer has decided for { $who }.
discord-call-void = There is nothing to decide here any more.
discord-acted = ✅ Done: { $action }
discord-acted-before = ✅ Already done.
discord-board-late = ✅ Done. The message in the channel follows as soon as it gets through.
discord-done-unseen = ✅ That is done and saved. I just cannot show it to you right now; look at the board again in a minute.
discord-answer-lost = My answer to you did not get through Discord. Please try again.
discord-answer-lost-locked = This thread is locked and archived, and Discord takes no answer of mine there. Somebody with the permission *Manage Threads* can reopen it.
discord-answer-lost-done = ✅ It is done and saved; only my answer to you did not get through Discord.
discord-done-unknown = I do not know whether that was done: another part of me got it too. Please look at the board before you try again.
discord-only-opened = The table is open, but the rest of what you asked for did not work. Go on with the buttons of its card, or in a minute with /{ command-table }.
discord-undone = ↩ Taken back: { $action }

## The end

discord-end-title = 🏆 { $title } is over
discord-end-title-stopped = { $title } was ended early
discord-end-by-default = 🥇 { $who } wins: nobody else is left in the game.
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }**, shared: { $who } · { $points }
discord-end-left = Last, for leaving the game: { $names }.
discord-end-helped = The win of { $who } does not count in /{ command-stats }: a computer player helped, with a hint or by playing for them.
discord-end-drawn = { $medal } **Draw**: { $who }{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
discord-end-took-minutes = { $minutes ->
    [0] It took less than a minute.
    [one] It took 1 minute.
   *[other] It took { $minutes } minutes.
}
discord-end-took-hours = { $minutes ->
    [0] It took { $hours } h.
   *[other] It took { $hours } h { $minutes } min.
}
discord-end-took-days = It took { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] .
   *[other] {" "}and { $hours } h.
}
discord-replay-turn = ⏪ Turn { $turn } of { $turns }
discord-replay-menu = Go to a turn …
discord-button-animate = Whole game
discord-button-animate-since = Since my last turn
discord-animation-game = The whole game in pictures, turn by turn.
discord-animation-since = What happened since your last turn, move by move.
discord-animation-none = The pictures cannot be drawn just now. The turns are there one by one.
discord-animation-alt = { $table }: { $count ->
    [one] one picture
   *[other] { $count } pictures one after another
}, up to this one: { $alt }
discord-end-dice = Check the dice
discord-end-dice-checked = ✅ The seed is the one behind the fingerprint, and the game follows from it: { $actions ->
    [one] one action
   *[other] { $actions } actions
} replayed, every roll and draw the same.
discord-end-dice-none = ✅ Here nothing is rolled or drawn: the game follows from its moves alone. { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed, with the same end.
discord-end-dice-seed = Seed: ||`{ $seed }`||
discord-end-dice-promise = Fingerprint from the start: ||`{ $commitment }`||
discord-end-dice-how = The fingerprint is the SHA-256 of the seed's 32 bytes; every roll and draw of the game follows from the seed.

## Scores

discord-score-title = Points so far · { $table }
discord-score-title-over = Points · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: hidden until the end
discord-score-explain = /{ command-score } with { command-score-explain } shows the event behind every point
discord-explain-title = Where the points of { $who } come from
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = Nothing yet
discord-explain-total = { $points } in all. The number after # is that of the entry in /{ command-log }.

## The log

discord-log-title = What has happened · { $table }
discord-log-empty = Nothing has happened yet.
discord-log-open = The table was opened.
discord-log-join = { $who } joined.
discord-log-leave = { $who } left.
discord-log-add-computer = { $who } added a computer player.
discord-log-remove-computer = { $who } removed a computer player.
discord-log-start = The game began.
discord-log-hand-over = The computer now plays for { $who }.
discord-handed-over = ✅ The computer now plays for { $who }. While it does, /{ command-table } { command-table-reclaim } gives the seat back. From now on a win does not count in /{ command-stats }.
discord-log-host = 👑 { $who } made { $host } the host.
discord-log-host-now = 👑 { $host } is the host now.
discord-log-reclaim = { $who } is back.
discord-log-end = { $who } ended the game.
discord-log-import = The game was imported from a record.
discord-log-patch = The game goes on under version { $version } of its rules. Nothing that has happened changes.

## Settings

discord-me = Boards that only you see: **{ $board }**, **{ $look }**. /{ command-me } changes that.
discord-me-set = Done. Boards that only you see: **{ $board }**, **{ $look }**.

## The table

discord-status-seats = Seats
discord-status-lobby = { $open ->
    [0] The table is full and waits for the host; opened { $since }.
   *[other] Waiting for players; opened { $since }.
}
discord-status-waits = Waiting for { $names }, asked { $since }.
discord-status-moves = It is a computer player's turn.
discord-status-finished = The game is over.
discord-status-ended = The game was ended early.
discord-table-end-lobby = Close this table before the game starts? Everybody loses their seat.
discord-table-end-game = End this game for everybody, without a result? This cannot be undone.
discord-table-end-abandoned = End this game for everybody? A player who has left it has lost it, and the player who stays wins. This cannot be undone.
discord-table-ended = Ended.
discord-games-title = Your games
discord-games-none = You are not playing anywhere. /{ command-new } opens a table in a channel.
discord-games-finished = Recently finished

## Refusals

discord-refuse-no-server = That needs a server: use it in a channel there. Here /{ command-new } opens a game for you against the computer.
discord-location-direct = Direct messages
discord-refuse-taken-direct = You already play here. Finish that game, or end it with /{ command-table } { command-table-end }; then /{ command-new } opens another.
discord-refuse-no-table = There is no table in this channel. /{ command-new } opens one; /{ command-games } lists yours.
discord-refuse-other-title = The game in this channel is { $title }; use its command, or /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}. Raise `{ command-new-computers }`, lower `{ command-new-seats }`, or (in a server) leave out `{ command-new-start }` and let people join.
discord-now = You can: { $choices }
discord-now-more = You can: { $choices } … and { $more } more
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = “{ $text }” is not an option. Write options like viking_limit=40, separated by spaces.
discord-refuse-seat = There is no seat “{ $text }” at this table. Name a seat by its number or its letter.
discord-refuse-kept = The computer keeps your seat at this table. Take it back first.
discord-refuse-own-seat = That is your own seat. Name the seat of an opponent.
discord-refuse-bot = A bot cannot take a seat. Leave the person out, and a computer player plays.
discord-refuse-foreign = I no longer know this button or command. /{ command-board } shows the board with fresh buttons.
discord-refuse-stopping = I am restarting. If what you did does not show in a minute, please try again.
discord-refuse-busy = Too many people are asking me for something at once. If what you did does not show in a moment, please try again.
discord-plain-text = Discord refused this message in its usual form, so here it is in words. /{ command-board } shows it to you with its buttons.
discord-missing-permissions = { $count ->
    [one] I lack a permission in this channel: { $permissions }. Somebody who manages the server can give it under Edit Channel → Permissions → Skald.
   *[other] I lack permissions in this channel: { $permissions }. Somebody who manages the server can give them under Edit Channel → Permissions → Skald.
}
discord-permission-view = View Channel
discord-permission-send = Send Messages
discord-permission-send-threads = Send Messages in Threads
discord-permission-embed = Embed Links

## Help

discord-rules-table-title = At this table
discord-help-title = Board games in this channel, at your own pace
discord-help-lead = Nobody has to be here at the same time: a game may take an evening or a month.
discord-help-begin-title = Starting a game
discord-help-begin = /{ command-new } opens a table. Others press { discord-lobby-button-join }, or you add computer players; then the host presses { discord-lobby-button-start }.
discord-help-play-title = Playing
discord-help-play = Use the buttons and menus under the board, or type: /{ command-play } suggests everything you can do now, for example sail 7. A turn of several steps goes on in a message that only you see; /{ command-undo } or its ↩ button takes back your last step, unless it revealed something new.
discord-help-advice-title = Advice
discord-help-advice = When you play against computers alone, a blue button shows the first choice of /{ command-hint }. Both are free: such games are not rated. In games between people no button gives advice: blue then only marks the only thing you can do.
discord-help-called-title = Being called
discord-help-called = You are mentioned once when it is your turn. When you must decide out of turn, I write to you directly; if you do not accept direct messages, I mention you in the channel. With /{ command-me } you choose where, and set your quiet hours. With /{ command-orders } you answer beforehand, and are not called for it.
discord-help-away-title = Going away
discord-help-away = /{ command-table } { command-table-hand-over } lets a computer play for you; /{ command-table } { command-table-reclaim } gives you your seat back whenever you like. When you are away for some days, /{ command-me } { command-me-away } stops your clocks.
discord-help-see-title = Finding out more
discord-help-see = /{ command-board }, /{ command-score } (with { command-score-explain }, the event behind every point), /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } for all your tables, /{ command-rules } for the short rules, /{ command-me } for your settings.
discord-help-dice-title = Fair dice
discord-help-dice = A fingerprint of all dice and draws is published when the game starts; at the end the seed is shown, and everybody can check the one against the other.
discord-help-legal-title = Policies
discord-help-privacy = Privacy
discord-help-terms = Terms
discord-help-footer = Skald is not affiliated with the publishers of the games.
discord-new-which = Which game do you want to open?
discord-new-which-options = A button opens the game with its usual settings. To use the options you gave, also choose { command-new-title } in /{ command-new }.
discord-button-to-board = To the board
