### Messages, buttons and answers on Discord. Buttons take at most 80 characters; marks such as **…** are Discord's.

## People and places

discord-player-number = Player { $number }
discord-computer-name = Computer ({ $policy })
discord-policy-careful = careful
discord-policy-random = random
discord-footer-table = Table { $table }
discord-page = Page { $page } of { $pages }
discord-page-before = ◀ Back
discord-page-after = Next ▶

## The lobby card

discord-lobby-title = { $title } · who sails along?
discord-lobby-title-started = { $title } · the game has begun
discord-lobby-title-cancelled = { $title } · cancelled
discord-lobby-lead = { $missing ->
    [0] Everything is ready: the host may start, or wait for more.
    [one] One more is needed to start; { $least } is the least.
   *[other] { $missing } more are needed to start; { $least } is the least.
}
discord-lobby-seats = Seats { $taken } of { $seats }
discord-lobby-seat-host = { $who } · host
discord-lobby-seat-free = { $mark } free
discord-lobby-terms = What is played
discord-lobby-edition = Edition: { $edition }
discord-lobby-edition-rebuilt = Edition: { $edition } (our reconstruction, not the printed values)
discord-lobby-options-none = The rules as in the rulebook.
discord-lobby-dice = The dice are promised at the start and can be checked at the end.
discord-lobby-commitment = Promise of the dice: `{ $commitment }`
discord-lobby-board = [To the board]({ $link })
discord-lobby-button-join = Join
discord-lobby-button-leave = Leave
discord-lobby-button-computer = Add computer player
discord-lobby-button-start = Start
discord-lobby-button-cancel = Cancel

## The board

discord-board-choices = { $who } may
discord-board-lately = Lately
discord-board-moved = **{ $table }** · [The board goes on below]({ $link })
discord-board-stopped = This game was ended before its time.
discord-board-no-pictures = No picture: I may not attach files in this channel. A server manager can allow it under Edit Channel → Permissions → Skald → Attach Files.
discord-menu-placeholder = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
discord-button-decide = { $letter } · { $who }: decide
discord-button-turn = { $letter } · { $who }: my turn
discord-button-back = ↩ Take back: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Post the board again
discord-button-end = Yes, end it

## Being called

discord-turn = { $mention }, it is your turn in **{ $table }**: { $matter } [To the board]({ $link })
discord-turn-matter = something is to be decided.
discord-call-direct = You must decide in **{ $table }**, though it is not your turn.
    { $place } · [To the board]({ $link })
discord-call-mention = { $mention }, you must decide in **{ $table }**, though it is not your turn. Only you can use the button. { $matter }
discord-call-forced = You were asked nothing in **{ $table }**: there was only one thing you could do, and I did it for you.
    { $place } · [To the board]({ $link })
discord-call-forced-mention = { $mention }, in **{ $table }** there was only one thing you could do, and I did it for you. [To the board]({ $link })
discord-call-meanwhile = Before that there was only one thing you could do, and I did it for you:
discord-brief-choices = You may
discord-call-decided = ✅ { $who } has decided.
discord-call-decided-computer = 🤖 The computer has decided for { $who }.
discord-call-void = This is no longer to be decided.
discord-acted = ✅ Done: { $action }
discord-acted-before = ✅ Done already.
discord-undone = ↩ Taken back: { $action }

## The end

discord-end-title = 🏆 { $title } is over
discord-end-title-stopped = { $title } was ended
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }**, shared: { $who } · { $points }
discord-end-took-minutes = { $minutes ->
    [one] It took 1 minute.
   *[other] It took { $minutes } minutes.
}
discord-end-took-hours = It took { $hours } h { $minutes } min.
discord-end-took-days = { $days ->
    [one] It took 1 day and { $hours } h.
   *[other] It took { $days } days and { $hours } h.
}
discord-end-dice = Check the dice
discord-end-dice-seed = Seed: `{ $seed }`
discord-end-dice-promise = Promised at the start: `{ $commitment }`
discord-end-dice-how = The promise is the SHA-256 of the seed's 32 bytes; all dice and draws of the game follow from the seed.

## Scores

discord-score-title = Points so far · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: hidden until the end
discord-score-explain = /{ command-score } { command-score-explain }: names the event behind every point
discord-explain-title = Where the points of { $who } come from
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = nothing yet
discord-explain-total = { $points } in all. # is the number of the entry in /{ command-log }.

## The log

discord-log-title = What happened · { $table }
discord-log-empty = Nothing has happened yet.
discord-log-open = The table was opened.
discord-log-join = Somebody took seat { $seat }.
discord-log-leave = Seat { $seat } was left.
discord-log-add-computer = A computer player took seat { $seat }.
discord-log-remove-computer = The computer player left seat { $seat }.
discord-log-start = The game began.
discord-log-hand-over = A computer player keeps seat { $seat } for now.
discord-log-take-back = Seat { $seat } was taken back.
discord-log-end = The host ended the game.
discord-log-import = The game came in from a record.
discord-log-patch = The game goes on under version { $version } of its rules. Nothing that has happened changes.

## What somebody wants

discord-me-look = Boards that only you see are drawn for you: **{ $look }**. /{ command-me } { command-me-look } changes that.
discord-me-look-set = From now on, boards that only you see are drawn for you: **{ $look }**.

## The table

discord-new-opened = Your table for **{ $title }** is open; its card appears below. (Table { $table })
discord-status-seats = Seats
discord-status-seat = { $who }
discord-status-lobby = Waiting for players since { $since }.
discord-status-waits = Waiting for { $names } since { $since }.
discord-status-moves = The computer is to move.
discord-status-finished = The game is over.
discord-status-ended = The game was ended.
discord-table-end-lobby = Close this lobby? Everybody loses their seat.
discord-table-end-game = End this game for everybody, without a result? This cannot be taken back.
discord-hand-over-last = Nobody else would be left, and computer players would play the game to its end at once. Leave it as it is: it waits for you. Or end it for everybody.
discord-table-ended = Ended.
discord-games-title = Your games
discord-games-none = You sit at no table. /{ command-new } opens one in a channel.

## Refusals

discord-refuse-no-table = There is no table in this channel. /{ command-new } opens one; /{ command-games } lists yours.
discord-refuse-other-title = In this channel { $title } is played; use its command, or /{ command-play }.
discord-refuse-free-seats = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}. Raise `{ command-new-computers }`, or leave `{ command-new-start }` out and let people join.
discord-now = You can: { $choices }
discord-now-more = You can: { $choices } … and { $more } more
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = “{ $text }” is no option. Options are written like viking_limit=40, with a space between two of them.
discord-refuse-seat = There is no seat “{ $text }” at this table. Seats are named by their number or their letter.
discord-refuse-foreign = I do not know this button or command any more. /{ command-board } shows the board with fresh buttons.
discord-refuse-stopping = I am just being restarted. Nothing was changed; please try again in a minute.
discord-missing-permissions = { $count ->
    [one] I lack a permission in this channel: { $permissions }. Somebody who manages the server can give it under Edit Channel → Permissions → Skald.
   *[other] I lack permissions in this channel: { $permissions }. Somebody who manages the server can give them under Edit Channel → Permissions → Skald.
}
discord-permission-view = View Channel
discord-permission-send = Send Messages
discord-permission-send-threads = Send Messages in Threads
discord-permission-embed = Embed Links

## Help

discord-help-title = Board games in this channel, at your own pace
discord-help-lead = Nobody has to be here at the same time: a game may take an evening or a month.
discord-help-begin-title = Begin
discord-help-begin = /{ command-new } opens a table. Others press { discord-lobby-button-join }, or you add computer players; then the host presses { discord-lobby-button-start }.
discord-help-play-title = Play
discord-help-play = Use the buttons and menus under the board, or type: /{ command-play } completes over exactly what you may do now, for example sail 7. A turn of several steps goes on in a message that only you see; /{ command-undo } or its ↩ button takes back your last step, as long as it told nobody anything new.
discord-help-called-title = Being called
discord-help-called = You are mentioned once when it is your turn. When you must decide out of turn I write to you directly; if your messages are closed, I mention you in the channel.
discord-help-away-title = Going away
discord-help-away = /{ command-table } { command-table-hand-over } lets the computer keep your seat, /{ command-table } { command-table-take-back } returns it at any decision.
discord-help-see-title = Seeing more
discord-help-see = /{ command-board }, /{ command-score } and its explain, /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } for all your tables, /{ command-rules } for the short rules, /{ command-me } for how boards are drawn for you.
discord-help-dice-title = Fair dice
discord-help-dice = A promise of all dice is published at the start; at the end the seed is shown, and everybody can check the one against the other.
discord-help-footer = Skald is not affiliated with the publishers of the games.
