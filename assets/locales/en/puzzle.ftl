# The puzzle of the day.

command-server-puzzle = puzzle
command-server-puzzle-about = Where a puzzle is posted every day; without a channel, nowhere
command-server-puzzle-channel = channel
command-server-puzzle-channel-about = The channel of the puzzles

puzzle-where = Puzzle of the day: { $channel }.
puzzle-title = 🧩 Puzzle of the day: { $title }
puzzle-ask = { $who } is to move and wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Exactly one first move forces it.
puzzle-grade = Difficulty { $stars } · { $near ->
    [0] no other move comes close
    [one] one other move almost works
   *[other] { $near } other moves almost work
}
puzzle-footer = Only you see your result. Your first answer counts; after a slower win you may try again. The solution comes with the next puzzle.
puzzle-last = Solution of the last puzzle
puzzle-solved = { $answered ->
    [0] Nobody answered.
   *[other] Solved by { $solved } of { $answered }.
}
puzzle-right = ✅ You found it: **{ $choice }** wins by force.
puzzle-later = ⏳ **{ $choice }** wins too, but { $moves ->
    [one] one move
   *[other] { $moves } moves
} later. Look for the faster way: you may try again.
puzzle-wrong = ❌ **{ $choice }** does not win by force in time. The solution comes with the next puzzle.
puzzle-again = You have answered already, and the first answer counts.
puzzle-over = That puzzle is over. If this server shows a later one, the solution stands there.
puzzle-footer-alone = Only you see this. You may try as often as you like.
puzzle-wrong-alone = ❌ **{ $choice }** does not win by force in time. Try another move.
puzzle-none = None of the games offered here has puzzles.
