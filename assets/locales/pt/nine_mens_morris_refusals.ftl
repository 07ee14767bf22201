### Trilha.

nine-mens-morris-refuse-seats = Trilha é para 2 jogadores, não para { $seats }.
nine-mens-morris-refuse-over = Esta partida terminou.
nine-mens-morris-refuse-turn = É a vez de { $asked }, não a sua.
nine-mens-morris-refuse-occupied = Já há uma peça em { $point }.
nine-mens-morris-refuse-place-first = As peças só se movem quando todas as suas estão colocadas.
nine-mens-morris-refuse-hand-empty = Todas as suas peças estão colocadas: mova uma.
nine-mens-morris-refuse-not-yours = Não há peça sua em { $point }.
nine-mens-morris-refuse-not-joined = Nenhuma linha leva de { $from } direto a { $to }.
nine-mens-morris-refuse-remove-first = Você fechou um moinho: primeiro retire uma peça do outro lado.
nine-mens-morris-refuse-no-mill = Uma peça só é retirada quando você fecha um moinho.
nine-mens-morris-refuse-not-theirs = Não há peça do outro lado em { $point }.
nine-mens-morris-refuse-in-mill = A peça em { $point } está em um moinho, e há outras que não estão.
