### Nine Men's Morris: boards, choices, events, rules, refusals, commands.

nine-mens-morris-title = Nine Men’s Morris

nine-mens-morris-board-place = { $who } to place a man.
nine-mens-morris-board-move = { $who } to move.
nine-mens-morris-board-fly = { $who } to move; the men fly.
nine-mens-morris-board-remove = { $who } has closed a mill and removes a man.
nine-mens-morris-board-men = { $who }: { $count } on the board
nine-mens-morris-board-hand = { $who }: { $count } on the board, { $hand } in hand
nine-mens-morris-board-signs = · free point. Three men of a side on a line are a mill.
nine-mens-morris-board-last = Last turn: { $moved }.
nine-mens-morris-board-last-removed = Last turn: { $moved }, removing the man on { $point }.
nine-mens-morris-board-repeated = This position has occurred twice; the third time is a draw.
nine-mens-morris-board-quiet = { $left ->
    [one] One more move without a mill is a draw.
   *[other] { $left } more moves without a mill are a draw.
}

nine-mens-morris-ask-place = Where do you place a man?
nine-mens-morris-ask-move = Which man moves where?
nine-mens-morris-ask-fly = Which man flies where?
nine-mens-morris-ask-remove = Which man do you remove?
nine-mens-morris-brief-remove = You have closed a mill: remove a man of the other side.
nine-mens-morris-brief-close = You can close a mill now.
nine-mens-morris-brief-threat = The other side threatens to close a mill on { $points }.
nine-mens-morris-brief-threat-sure = The other side threatens to close a mill on { $points }, and no move stops it.

nine-mens-morris-choice-man = Man on { $point }
nine-mens-morris-choice-flies = to any free point
nine-mens-morris-choice-targets = to { $points }
nine-mens-morris-choice-wins = wins the game
nine-mens-morris-choice-draws = draws the game
nine-mens-morris-choice-mill = closes a mill
nine-mens-morris-choice-blocks = stops a mill on { $points }
nine-mens-morris-choice-leaves = the other side can then close a mill on { $points }

nine-mens-morris-news-placed = { $who } places a man on { $point }.
nine-mens-morris-news-moved = { $who }: { $from } → { $to }.
nine-mens-morris-news-mill = { " " }A mill!
nine-mens-morris-news-removed = { $who } removes the man on { $point }.
nine-mens-morris-ended-reduced = { $who } wins: the other side has two men left.
nine-mens-morris-ended-stuck = { $who } wins: the other side cannot move.
nine-mens-morris-ended-repeated = The same position for the third time: a draw.
nine-mens-morris-ended-quiet = 25 moves of each side without a mill: a draw.
nine-mens-morris-did-place = a man on { $point }
nine-mens-morris-did-remove = removed { $point }

nine-mens-morris-source-win = Victory
nine-mens-morris-option-flying = The last three men
nine-mens-morris-option-flying-on = fly to any free point
nine-mens-morris-option-flying-off = move like the others

## The picture

nine-mens-morris-alt = Board of 24 points on three squares inside each other, a to g and 1 to 7.
nine-mens-morris-alt-men = Men of { $who }: { $points }; in hand { $hand }.
nine-mens-morris-legend-title = The signs
nine-mens-morris-legend-first = Man of the first seat (round).
nine-mens-morris-legend-second = Man of the second seat (diamond).
nine-mens-morris-legend-hand = Men in hand, in the middle.
nine-mens-morris-legend-moved = Where the last man came from.
nine-mens-morris-legend-arrived = The man that went there last.
nine-mens-morris-legend-removed = Where a man was just removed.
nine-mens-morris-legend-threat = The other side threatens to close a mill here.

## The short rules

nine-mens-morris-about = Three of your men in a row are a mill and remove a man of the other side. Place, move, and block. About 60 taps and 20 minutes each.
nine-mens-morris-rules-title = Nine Men’s Morris: the short rules
nine-mens-morris-rules-intro = Three men of yours on a line are a mill: it removes a man of the other side. Each side has { $men } men; the first seat begins.
nine-mens-morris-rules-place-title = Placing
nine-mens-morris-rules-place = You place one man a turn on any free point, until all are placed.
nine-mens-morris-rules-move-title = Moving
nine-mens-morris-rules-move = Then you move one man a turn, along a line to the next free point.
nine-mens-morris-rules-mill-title = A mill
nine-mens-morris-rules-mill = When you close a mill, remove a man of the other side; one, also for two mills at once. A man in a mill is safe as long as there are others. You may open a mill and close it again.
nine-mens-morris-rules-fly-title = Flying
nine-mens-morris-rules-fly = { $flying ->
    [off] With three men left, yours still go along the lines.
   *[on] With three men left, yours go to any free point.
}
nine-mens-morris-rules-end-title = The end
nine-mens-morris-rules-end = Whoever has two men left or cannot move loses. The same position for the third time is a draw, and so are 25 moves of each side without a mill. A win is 1 point.
nine-mens-morris-rules-switch-title = The switch
nine-mens-morris-rules-switch = { $flying ->
    [off] Flying is switched off at this table.
   *[on] Flying may be switched off.
}
nine-mens-morris-rules-credits-title = Credits
nine-mens-morris-rules-credits = The Romans played it already; the game belongs to everybody.

## Commands and typed words

nine-mens-morris-command = morris
nine-mens-morris-command-about = Act in a game of Nine Men’s Morris
nine-mens-morris-do-place = place
nine-mens-morris-do-place-about = Place a man
nine-mens-morris-do-move = move
nine-mens-morris-do-move-about = Move a man
nine-mens-morris-do-remove = remove
nine-mens-morris-do-remove-about = Remove a man of the other side
nine-mens-morris-parameter-point = point
nine-mens-morris-parameter-point-about = Which point, e.g. d1
nine-mens-morris-parameter-from = from
nine-mens-morris-parameter-from-about = Which man, by its point, e.g. d1
nine-mens-morris-parameter-to = to
nine-mens-morris-parameter-to-about = To which point, e.g. d2
nine-mens-morris-typed-place = place, put, set
nine-mens-morris-typed-move = move, go, fly
nine-mens-morris-typed-remove = remove, take, capture
nine-mens-morris-typed-fillers = to, from, on, man, the
