### Tournaments: the command, the card, and what is refused.

command-tournament = tournament
command-tournament-about = A tournament in this channel
command-tournament-open = open
command-tournament-open-about = Open a tournament here that people join by a button; each game gets a thread
command-tournament-open-title = title
command-tournament-open-title-about = The game that is played
command-tournament-open-format = format
command-tournament-open-format-about = Pools, then a final; or Swiss: rounds for two in which everybody plays on
command-tournament-open-format-pools = pools and a final
command-tournament-open-format-swiss = Swiss
command-tournament-open-per-table = per_table
command-tournament-open-per-table-about = About how many people sit at a table of the pools
command-tournament-open-rounds = rounds
command-tournament-open-rounds-about = How many rounds a Swiss tournament has; 4 unless you say
command-tournament-open-pace = pace
command-tournament-open-pace-about = How much time people have at its tables
command-tournament-start = start
command-tournament-start-about = Draw the numbers and begin
command-tournament-show = show
command-tournament-show-about = See how it stands
command-tournament-drop = drop
command-tournament-drop-about = Take somebody out; they play no further games
command-tournament-drop-person = person
command-tournament-drop-person-about = Who is taken out
command-tournament-result = result
command-tournament-result-about = Decide a game that ended without a result
command-tournament-result-game = game
command-tournament-result-game-about = The number of the game on the card
command-tournament-result-winner = winner
command-tournament-result-winner-about = Who wins it; without one, all share the first rank
command-tournament-cancel = cancel
command-tournament-cancel-about = Stop the tournament, after a question

tournament-opened = 🏆 The tournament is open. People join by the button on its card; you start it there or by `/tournament start`.
tournament-started = 🏆 The numbers are drawn. Each game opens in a thread of its own; the card has the links.
tournament-dropped = { $mention } is out of the tournament. A running game of theirs is decided for their opponent; at a larger table the computer plays on, and they share the last rank.
tournament-decided = The game is decided.
tournament-cancelled = The tournament is stopped. Games in progress go on without it.
tournament-ask-cancel = Stop this tournament? Nobody wins it. Games in progress go on as ordinary games.

tournament-call-game = { $mention } Game { $number } ({ $players }) of the tournament ended without a result. You or another server manager decide it: `/tournament result`, game { $number }. Without a decision it is a draw { $time }.
tournament-call-start =
    { $mention } The **{ $title }** tournament waits for its start; { $count ->
        [one] one person takes
       *[other] { $count } people take
    } part. You or another server manager start it on its card or with `/tournament start`. Without a start it is cancelled { $time }.

tournament-button-join = Join
tournament-button-leave = Leave
tournament-button-start = Start
tournament-button-cancel = Stop the tournament

tournament-title = 🏆 Tournament: { $title }
tournament-lead-open =
    { $count ->
        [0] Nobody has joined yet.
        [one] One person has joined.
       *[other] { $count } people have joined.
    } { $host } or another server manager starts it; without a start it is cancelled { $time }.
tournament-lead-running =
    Round { $round }: { $open ->
        [0] all games are over.
        [one] one game is still open.
       *[other] { $open } games are still open.
    }
tournament-lead-final = The final is being played.
tournament-lead-over = { $name } wins the tournament.
tournament-lead-deserted = The tournament is over: nobody is left.
tournament-by-lot = The first two are equal in everything that counts: the numbers drawn at the start decide.
tournament-lead-cancelled = The tournament was stopped.
tournament-terms-pools = Pools of about { $most }; the best of each go on, and all who are left play the final
tournament-terms-swiss =
    { $rounds ->
        [one] One Swiss round
       *[other] { $rounds } Swiss rounds
    } of games for two
tournament-time-up = A player of a game for two loses it without a first move by then, or by two missed turns in a row.
tournament-seed = Seed of the drawing: { $seed }
tournament-entrants = Taking part
tournament-final = Final
tournament-round = Round { $number }
tournament-byes = Without a game in this round: { $names }
tournament-game-won = won by **{ $names }**
tournament-game-deserted = without a winner: nobody is left
tournament-game-drawn = drawn between **{ $names }**
tournament-game-stopped = ⚠ ended without a result; { $host } or another server manager decides it: `/tournament result`, game { $number }; without a decision it is a draw { $time }
tournament-game-waits = its table opens soon
tournament-standing = Standing
tournament-place-pools =
    { $place }. { $name } · { $score ->
        [0] has not played yet
       *[other] round { $score }
    }
tournament-place-swiss =
    { $place }. { $name } · { $score ->
        [one] 1 point
       *[other] { $score } points
    }
tournament-place-left = { $place }. { $name } · has left
tournament-trouble-forbidden = ⚠ I cannot open threads here or write in them: I need *Create Public Threads* and *Send Messages in Threads*. `/server doctor` tells more; I try again every minute.
tournament-trouble-refused = ⚠ The next game has no thread yet. { $why } I try again every minute.
tournament-trouble-no-room = ⚠ This server has no room for another table. The next game opens when one of them is over.

tournament-refuse-no-threads = A tournament needs threads for its games. Open it in a text channel.
tournament-refuse-unknown = There is no such tournament here. `/tournament open` opens one.
tournament-refuse-taken = This channel has a tournament already. Finish it, stop it with `/tournament cancel`, or take another channel.
tournament-refuse-too-many = This server has { $most } tournaments that are not over; that is the most. Finish or stop one first.
tournament-refuse-begun = The tournament has begun.
tournament-refuse-not-begun = The tournament has not begun yet.
tournament-refuse-over = The tournament is over.
tournament-refuse-full = The tournament is full: { $most } people take part.
tournament-refuse-already-in = You take part already.
tournament-refuse-not-in = That person does not take part there, or has left.
tournament-refuse-too-few = At least { $least } people must take part.
tournament-refuse-not-for-two = A Swiss tournament is played by two at a table, and this game is not for two.
tournament-refuse-needs-pace = A tournament needs a clock that decides, or one game could stop it for ever: choose fast or slow, or a time such as 36h, without “wait”.
tournament-refuse-no-game = There is no game { $number } in this tournament. The card has the numbers.
tournament-refuse-not-stopped = Game { $number } is decided, or still in progress. If it cannot be finished, end it there with `/table end`, then decide it here.
