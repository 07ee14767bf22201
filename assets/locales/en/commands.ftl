### Names and descriptions of slash commands. Names are lower case, at most 32 characters; descriptions at most 100.

command-new = new
command-new-about = Open a table in this channel; in direct messages, play at once against the computer
command-new-title = title
command-new-title-about = Which game
command-new-seats = seats
command-new-seats-about = How many seats; if left out, as many as the game has
command-new-computers = computers
command-new-computers-about = How many seats go to computer players right away
command-new-edition = edition
command-new-edition-about = Which edition of the components; if left out, the usual one
command-new-options = options
command-new-options-about = Which rules differ from the rulebook, e.g. viking_limit=40 ghost_reorder=shift
command-new-pace = pace
command-new-pace-about = Clock: live, fast, slow, or a time such as 36h or 2d+12h
command-new-start = start
command-new-start-about = Start at once, with computer players on all other seats

command-join = join
command-join-about = Take a free seat at the table in this channel

command-leave = leave
command-leave-about = Give your seat back before the game starts

command-start = start
command-start-about = Start the game with everybody who has joined (host only)

command-play = play
command-play-about = Make your move in the game in this channel
command-play-action = action
command-play-action-about = Your move, e.g. sail 7, dock, sell wood; suggests everything you can do now

command-hint = hint
command-hint-about = Ask a strong computer player for the three best choices (against computers only)
command-undo = undo
command-undo-about = Take back your last step, unless it revealed something new

command-board = board
command-board-about = See the board and your choices
command-board-view = view
command-board-view-about = The whole board, the part around you, or text without a picture
command-board-view-whole = whole
command-board-view-around-me = around me
command-board-view-text = text

command-score = score
command-score-about = Points by source
command-score-explain = explain
command-score-explain-about = Whose points to explain, event by event

command-log = log
command-log-about = What has happened in the game in this channel
command-log-from = from
command-log-from-about = Where to start reading
command-log-from-latest = the latest
command-log-from-my-turn = since my last turn
command-log-from-start = the beginning

command-table = table
command-table-about = The table in this channel
command-table-status = status
command-table-status-about = Who plays, whom the game is waiting for, and by which rules
command-table-add-computer = add_computer
command-table-add-computer-about = Give a free seat to a computer player
command-table-add-computer-player = player
command-table-add-computer-player-about = How it plays
command-table-remove-computer = remove_computer
command-table-remove-computer-about = Remove a computer player before the game starts
command-table-remove-computer-seat = seat
command-table-remove-computer-seat-about = Which seat, by number or letter
command-table-hand-over = hand_over
command-table-hand-over-about = Let a computer play for you, or offer your seat to a person
command-table-hand-over-seat = seat
command-table-hand-over-seat-about = Which seat, by number or letter; if left out, yours
command-table-hand-over-player = player
command-table-hand-over-player-about = How it plays
command-table-hand-over-person = person
command-table-hand-over-person-about = A person who may take the seat, instead of the computer
command-table-host = host
command-table-host-about = Make somebody else at the table its host
command-table-host-person = person
command-table-host-person-about = Who is to be the host; somebody who plays at this table
command-table-reclaim = reclaim
command-table-reclaim-about = Reclaim your seat from the computer player
command-table-rematch = rematch
command-table-rematch-about = The same title and people again, each one seat further on
command-table-pause = pause
command-table-pause-about = Stop the clocks; without the host, everybody has to agree
command-table-resume = resume
command-table-resume-about = Let the clocks run again
command-table-extend = extend
command-table-extend-about = Give more time to whoever is asked
command-table-nudge = nudge
command-table-nudge-about = Remind whoever the table waits for, once a day
command-table-kick = kick
command-table-kick-about = Remove a person from the table before the game, as host
command-table-kick-seat = seat
command-table-kick-seat-about = Which seat, by number or letter
command-table-clock = clock
command-table-clock-about = Choose how much time there is, before the game, as host
command-table-clock-pace = pace
command-table-clock-pace-about = Clock: live, fast, slow, or a time such as 36h or 2d+12h
command-table-end = end
command-table-end-about = End the game or close the lobby, as host

command-replay = replay
command-replay-about = The game in this channel, turn by turn
command-review = review
command-review-about = What turned the finished game in this channel, and luck apart from choice
command-verify = verify
command-verify-about = Check the dice of the game that is over
command-games = games
command-games-about = Your games in all channels, and whose turn it is

command-stats = stats
command-stats-about = Your games in this server
command-stats-season = season
command-stats-season-about = Which games count
command-stats-season-current = this quarter
command-stats-season-last = last quarter
command-stats-season-all = all time
command-leaderboard = leaderboard
command-leaderboard-about = Who stands where in this server
command-leaderboard-title = title
command-leaderboard-title-about = Which game; if left out, all
command-leaderboard-season = season
command-leaderboard-season-about = Which games count
command-leaderboard-season-current = this quarter
command-leaderboard-season-last = last quarter
command-leaderboard-season-all = all time
command-me-standing = standing
command-me-standing-about = Whether leaderboards name you
command-me-standing-shown = shown
command-me-standing-hidden = hidden
command-me = me
command-me-about = Your settings
command-me-look = look
command-me-look-about = Colours of the boards that only you see
command-me-look-dark = dark
command-me-look-light = light
command-me-look-dark-contrast = dark, high contrast
command-me-look-light-contrast = light, high contrast
command-me-board = board
command-me-board-about = What the boards that only you see consist of
command-me-board-picture = picture
command-me-board-words = words
command-me-board-both = both
command-me-pings = pings
command-me-pings-about = Where you are called when a game waits for you
command-me-pings-usual = in the channel on your turn, otherwise by direct message
command-me-pings-channel = always in the channel
command-me-pings-direct = always by direct message
command-me-pings-none = nowhere
command-me-quiet = quiet
command-me-quiet-about = Hours without calls, in which your clocks stop, e.g. 22-8; off for none
command-me-zone = zone
command-me-zone-about = Your time zone for the quiet hours
command-me-away = away
command-me-away-about = For how many days you are away and your clocks stand; 0 when you are back

command-rules = rules
command-rules-about = The rules in brief
command-rules-title = title
command-rules-title-about = Of which game, or “play” for the table; if left out, of the game in this channel

command-help = help
command-help-about = How to get started
