### The review of a finished game.

review-title = Review of the game
review-picture = Chance of winning
review-per-cent = { $share } %
review-alt-seat = { $who }: { $first } % at first, { $middle } % half way, { $last } % shortly before the end
review-by = The computer player “{ $player }” judged every choice by what its seat knew then. Its figures are estimates. A turning point stands here only if “{ $other }” confirms it by playing on.
review-turning = What turned the game
review-turning-none = No single choice surely turned the game.
review-turning-unfinished = Not every doubtful choice was checked.
review-turn = { $number }. { $who }: **{ $played }**
review-turn-better = Better: **{ $best }**, about { $cost ->
    [one] 1 more win
   *[other] { $cost } more wins
} in 100 games
review-turn-checked = played on after both: it won { $best }, the choice made { $played }, of { $games }
review-turn-different = played on after both: it won { $best }, the choice made { $played }, of { $games } ({ $different } of them different)
review-turn-same = played on after both, always the same game: it won { $best }, the choice made { $played }
review-line-better = Then in one of these games: { $line }
review-line-played = After the choice made: { $line }
review-checking = The chart and the accounts are first estimates. Other computer players now play both choices out where the game may have turned. The result comes here within { $minutes } minutes.
review-turn-choices = { $who } chose **{ $played }** here. Better: **{ $best }**
review-accounts = Where each chance of winning went, in wins out of 100 games, all turns together
review-account = { $who }: { $start } at the start · own choices { $own } · choices of others { $others } · luck and surprises { $luck } → { $result } ({ $good } of { $decisions ->
    [one] 1 choice
   *[other] { $decisions } choices
} about as good as the best)
review-no-judge = No computer player can judge { $title } yet.
review-slider = Every board
review-button = Board { $number }
review-before = The board before
review-next = The next board
