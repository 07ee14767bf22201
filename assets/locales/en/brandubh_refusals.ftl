### Brandubh.

brandubh-refuse-seats = Brandubh takes 2 players, not { $seats }.
brandubh-refuse-over = This game is over.
brandubh-refuse-turn = It is { $asked }’s turn, not yours.
brandubh-refuse-no-piece = No piece stands on { $square }.
brandubh-refuse-not-yours = The piece on { $square } is not yours.
brandubh-refuse-straight = Pieces move in a straight line, along a row or a column.
brandubh-refuse-kings = Only the king stops on { $square }.
brandubh-refuse-blocked = A piece is in the way from { $from } to { $to }.
