### The page on which people play by tapping the board, and the buttons that lead there.

tap-play = Play on the board
tap-watch = Watch the board
tap-board = Board
tap-choices = Your choices
tap-again = Tap it again, or its line below, to do it.
tap-other = Choose something else
tap-your-turn = It is your turn.
tap-waits = Waiting for { $who }
tap-thinks = The computer player is thinking…
tap-over = The game is over.
tap-lobby = The game has not begun yet.
tap-watching = You are watching: you see what everybody sees.
tap-last = Last moves
tap-clocks = Clocks
tap-stopped = stopped
tap-larger = Larger
tap-smaller = Smaller
tap-whole = Whole board
tap-near = My choices
tap-lost = The connection is interrupted. Trying again…
tap-gone = This link does not work: it is incomplete, expired or withdrawn. /{ command-board } in the channel of the game gives you a new one.
tap-activity = Discord does not say who you are. Close the activity, and open it again in the channel of the game.
tap-now = Back to the game
tap-routes = On the board: dotted what was played, solid what is better.
tap-foreign = Only the page of this bot may ask that.
tap-unreadable = This request cannot be read. Reload the page.
tap-busy = Too much is happening at the moment. Try again in a few seconds.
tap-withdrawn = { $count ->
    [0] You had no link to a board that still worked.
    [one] The link to your board no longer works.
   *[other] Your { $count } links to boards no longer work.
}
command-me-data-links = withdraw my links to boards
tap-hint = Hint
