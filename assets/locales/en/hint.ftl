hint-log = { $who } asked for a hint.
hint-title = What a strong computer player would do; figures for equal players
hint-choice = { $number }. **{ $choice }**
hint-chance = wins about { $chance } of 100 games, with { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end
hint-chance-alone = wins about { $chance } of 100 games, a draw counts half
hint-sure = The first is clearly the best.
hint-leaning = The first seems better than the others.
hint-close = These are about equally good.
hint-two = The first is about as good as the next; the last is worse.
hint-only = You have only one choice.
hint-free = Advice changes nothing here: a game against computers alone is not rated.
hint-blue = Blue: the first choice of /{ command-hint }.
hint-blue-rules = Blue, if you play alone: the first choice of /{ command-hint }.
