### Brandubh.

brandubh-refuse-seats = Brandubh é para 2 jogadores, não para { $seats }.
brandubh-refuse-over = Esta partida terminou.
brandubh-refuse-turn = É a vez de { $asked }, não a sua.
brandubh-refuse-no-piece = Não há nenhuma peça em { $square }.
brandubh-refuse-not-yours = A peça em { $square } não é sua.
brandubh-refuse-straight = As peças se movem em linha reta, por uma fila ou uma coluna.
brandubh-refuse-kings = Só o rei para em { $square }.
brandubh-refuse-blocked = Há uma peça no caminho de { $from } a { $to }.
