### Brandubh: boards, choices, events, rules, refusals, commands.

brandubh-title = Brandubh
brandubh-piece-attacker = attacker
brandubh-piece-defender = defender
brandubh-piece-king = king
brandubh-letter-attacker = A
brandubh-letter-defender = D
brandubh-letter-king = K
brandubh-side-1 = { $who } (attackers)
brandubh-side-2 = { $who } (king and defenders)

brandubh-board-turn = { $who } to move.
brandubh-board-count = { $letter } { $piece } ×{ $count }
brandubh-board-signs = × corner, + empty throne: only the king stops there.
brandubh-board-last = Last move: { $from } → { $to }.
brandubh-board-repeated = This position has occurred twice; the third time is a draw.
brandubh-board-quiet = { $left ->
    [one] One more move without a capture is a draw.
   *[other] { $left } more moves without a capture are a draw.
}

brandubh-ask-1 = Attackers: which piece moves where?
brandubh-ask-2 = King’s side: which piece moves where?
brandubh-brief-run = The king can reach a corner and win now.
brandubh-brief-stop = The king threatens to reach a corner.
brandubh-brief-catch = You can capture the king now.
brandubh-brief-guard = The attackers threaten to capture the king.

brandubh-choice-piece = { $piece } { $square }
brandubh-choice-targets = to { $squares }
brandubh-choice-captures = captures { $squares }
brandubh-choice-way = then the king can reach { $corner }
brandubh-choice-threatens = threatens to reach { $corner }
brandubh-choice-bars = bars the king’s way
brandubh-choice-guards = saves the king
brandubh-choice-wins = wins the game
brandubh-choice-draws = draws the game

brandubh-told-moved = { $who }: { $piece } { $from } → { $to }.
brandubh-told-captured = { $who }: { $piece } { $from } → { $to }, capturing { $squares }.
brandubh-ended-escaped = The king stands on a corner: { $who } wins.
brandubh-ended-captured = The king is captured: { $who } wins.
brandubh-ended-stuck = The other side cannot move: { $who } wins.
brandubh-ended-repeated = The same position for the third time: a draw.
brandubh-ended-quiet = 25 moves of each side without a capture: a draw.
brandubh-did-move = { $piece } { $from } → { $to }
brandubh-did-capture = { $piece } { $from } → { $to }, capturing { $squares }

brandubh-source-win = Victory
brandubh-option-king = The king
brandubh-option-king-unarmed = unarmed: captures nothing
brandubh-option-king-armed = armed: helps to capture

## The picture

brandubh-alt = Board of 7 by 7 squares, a to g and 1 to 7. King: { $king }. Defenders: { $defenders }. Attackers: { $attackers }.
brandubh-alt-threat = The other side threatens to win on { $squares }.
brandubh-legend-title = The pieces
brandubh-legend-attacker = Attacker (round): eight, they move first.
brandubh-legend-defender = Defender (diamond): four, the king’s men.
brandubh-legend-king = King (crown): wins on a corner.
brandubh-legend-throne = Throne: only the king stops there.
brandubh-legend-corner = Corner: only the king; he wins there.
brandubh-legend-last = The last move.
brandubh-legend-threat = The other side threatens to win here.

## The short rules

brandubh-about = A king with four defenders against eight attackers on 49 squares: he flees to a corner, or they catch him. About 25 taps and 8 minutes each.
brandubh-rules-title = Brandubh: the short rules
brandubh-rules-intro = An old Irish game: the king wants to reach a corner, eight attackers want to capture him. The attackers move first.
brandubh-rules-turn-title = Your turn
brandubh-rules-turn =
    1. Move one piece in a straight line, any number of empty squares.
    2. Only the king stops on the throne or a corner; all may pass over the empty throne.
    3. Take away what you captured.
brandubh-rules-capture-title = Capturing
brandubh-rules-capture = You capture an enemy between your moved piece and another of yours, in a row or column. A corner and the empty throne count as yours. A piece that moves between two enemies is safe.
brandubh-rules-king-title = The king
brandubh-rules-king = He is captured like the others. On the throne it takes attackers on all four sides, beside it on the three others.
brandubh-rules-end-title = The end
brandubh-rules-end = The king on a corner wins for his side, capturing him for the attackers. Whoever cannot move loses. The same position for the third time is a draw, and so are 25 moves of each side without a capture. A win is 1 point.
brandubh-rules-switch-title = The switch
brandubh-rules-switch = { $king ->
    [armed] At this table the king helps to capture.
   *[unarmed] The king does not help to capture; armed he does.
}
brandubh-rules-credits-title = Credits
brandubh-rules-credits = The game is many centuries old and belongs to everybody; the rules are rebuilt from its relatives.
brandubh-rules-reconstruction = The setup is our own reconstruction.

## Commands and typed words

brandubh-command = brandubh
brandubh-command-about = Act in a game of Brandubh
brandubh-do-move = move
brandubh-do-move-about = Move a piece
brandubh-parameter-from = from
brandubh-parameter-from-about = Which piece, by its square, e.g. d1
brandubh-parameter-to = to
brandubh-parameter-to-about = To which square, e.g. d3
brandubh-typed-move = move, go, play
brandubh-typed-fillers = to, from, king, the
