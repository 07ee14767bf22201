### Nine Men's Morris.

nine-mens-morris-refuse-seats = Nine Men’s Morris takes 2 players, not { $seats }.
nine-mens-morris-refuse-over = This game is over.
nine-mens-morris-refuse-turn = It is { $asked }’s turn, not yours.
nine-mens-morris-refuse-occupied = There is a man on { $point } already.
nine-mens-morris-refuse-place-first = Men move only when all of yours are placed.
nine-mens-morris-refuse-hand-empty = All your men are placed: move one.
nine-mens-morris-refuse-not-yours = There is no man of yours on { $point }.
nine-mens-morris-refuse-not-joined = No line leads from { $from } directly to { $to }.
nine-mens-morris-refuse-remove-first = You have closed a mill: remove a man of the other side first.
nine-mens-morris-refuse-no-mill = Only a mill that you close removes a man.
nine-mens-morris-refuse-not-theirs = There is no man of the other side on { $point }.
nine-mens-morris-refuse-in-mill = The man on { $point } is in a mill, and others are not.
