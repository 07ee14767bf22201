### Trilha: tabuleiros, opções, acontecimentos, regras, recusas, comandos.

nine-mens-morris-title = Trilha

nine-mens-morris-board-place = { $who } coloca uma peça.
nine-mens-morris-board-move = Vez de { $who }.
nine-mens-morris-board-fly = Vez de { $who }; as peças voam.
nine-mens-morris-board-remove = { $who } fechou um moinho e retira uma peça.
nine-mens-morris-board-men = { $who }: { $count } no tabuleiro
nine-mens-morris-board-hand = { $who }: { $count } no tabuleiro, { $hand } na mão
nine-mens-morris-board-signs = · ponto livre. Três peças de um lado em uma linha formam um moinho.
nine-mens-morris-board-last = Última jogada: { $moved }.
nine-mens-morris-board-last-removed = Última jogada: { $moved }, retirando a peça de { $point }.
nine-mens-morris-board-repeated = Esta posição já apareceu duas vezes; na terceira é empate.
nine-mens-morris-board-quiet = { $left ->
    [one] Mais uma jogada sem moinho e é empate.
   *[other] Mais { $left } jogadas sem moinho e é empate.
}

nine-mens-morris-ask-place = Onde você coloca uma peça?
nine-mens-morris-ask-move = Qual peça se move, e para onde?
nine-mens-morris-ask-fly = Qual peça voa, e para onde?
nine-mens-morris-ask-remove = Qual peça você retira?
nine-mens-morris-brief-remove = Você fechou um moinho: retire uma peça do outro lado.
nine-mens-morris-brief-close = Você já pode fechar um moinho.
nine-mens-morris-brief-threat = O outro lado ameaça fechar um moinho em { $points }.
nine-mens-morris-brief-threat-sure = O outro lado ameaça fechar um moinho em { $points } e nenhum lance impede isso.

nine-mens-morris-choice-man = Peça em { $point }
nine-mens-morris-choice-flies = para qualquer ponto livre
nine-mens-morris-choice-targets = para { $points }
nine-mens-morris-choice-wins = vence a partida
nine-mens-morris-choice-draws = a partida empata
nine-mens-morris-choice-mill = fecha um moinho
nine-mens-morris-choice-blocks = impede um moinho em { $points }
nine-mens-morris-choice-leaves = o outro lado pode depois fechar um moinho em { $points }

nine-mens-morris-news-placed = { $who } coloca uma peça em { $point }.
nine-mens-morris-news-moved = { $who }: { $from } → { $to }.
nine-mens-morris-news-mill = { " " }Um moinho!
nine-mens-morris-news-removed = { $who } retira a peça de { $point }.
nine-mens-morris-ended-reduced = { $who } vence: restam duas peças ao outro lado.
nine-mens-morris-ended-stuck = { $who } vence: o outro lado não pode se mover.
nine-mens-morris-ended-repeated = A mesma posição pela terceira vez: empate.
nine-mens-morris-ended-quiet = 25 jogadas de cada lado sem moinho: empate.
nine-mens-morris-did-place = peça em { $point }
nine-mens-morris-did-remove = retirou { $point }

nine-mens-morris-source-win = Vitória
nine-mens-morris-option-flying = As três últimas peças
nine-mens-morris-option-flying-on = voam para qualquer ponto livre
nine-mens-morris-option-flying-off = se movem como as outras

## A imagem

nine-mens-morris-alt = Tabuleiro de 24 pontos em três quadrados, um dentro do outro, de a até g e de 1 a 7.
nine-mens-morris-alt-men = Peças de { $who }: { $points }; na mão { $hand }.
nine-mens-morris-legend-title = Os sinais
nine-mens-morris-legend-first = Peça do primeiro lugar (redonda).
nine-mens-morris-legend-second = Peça do segundo lugar (losango).
nine-mens-morris-legend-hand = Peças na mão, no meio.
nine-mens-morris-legend-moved = De onde veio a última peça.
nine-mens-morris-legend-arrived = A última peça que chegou ali.
nine-mens-morris-legend-removed = Onde uma peça acabou de ser retirada.
nine-mens-morris-legend-threat = O outro lado ameaça fechar um moinho aqui.

## As regras resumidas

nine-mens-morris-about = Três peças suas em linha formam um moinho e retiram uma peça do outro lado. Coloque, mova e bloqueie. Uns 60 toques e 20 minutos por pessoa.
nine-mens-morris-rules-title = Trilha: as regras resumidas
nine-mens-morris-rules-intro = Três peças suas em uma linha formam um moinho: ele retira uma peça do outro lado. Cada lado tem { $men } peças; o primeiro lugar começa.
nine-mens-morris-rules-place-title = Colocar
nine-mens-morris-rules-place = Você coloca uma peça por turno em qualquer ponto livre, até todas estarem colocadas.
nine-mens-morris-rules-move-title = Mover
nine-mens-morris-rules-move = Depois você move uma peça por turno, por uma linha, até o próximo ponto livre.
nine-mens-morris-rules-mill-title = Um moinho
nine-mens-morris-rules-mill = Quando você fecha um moinho, retira uma peça do outro lado; só uma, mesmo com dois moinhos ao mesmo tempo. Uma peça em um moinho está a salvo enquanto houver outras. Você pode abrir um moinho e fechá-lo de novo.
nine-mens-morris-rules-fly-title = Voar
nine-mens-morris-rules-fly = { $flying ->
    [off] Também as três últimas peças andam só pelas linhas.
   *[on] Com três peças restantes, as suas vão para qualquer ponto livre.
}
nine-mens-morris-rules-end-title = O fim
nine-mens-morris-rules-end = Quem fica com duas peças ou não pode se mover perde. A mesma posição pela terceira vez é empate, e 25 jogadas de cada lado sem moinho também. Uma vitória vale 1 ponto.
nine-mens-morris-rules-switch-title = A variante
nine-mens-morris-rules-switch = { $flying ->
    [off] Nesta mesa se joga sem voar.
   *[on] Também se pode jogar sem voar.
}
nine-mens-morris-rules-credits-title = Créditos
nine-mens-morris-rules-credits = Os romanos já jogavam este jogo; ele é de todos.

## Comandos e palavras digitadas

nine-mens-morris-command = trilha
nine-mens-morris-command-about = Jogar em uma partida de Trilha
nine-mens-morris-do-place = colocar
nine-mens-morris-do-place-about = Colocar uma peça
nine-mens-morris-do-move = mover
nine-mens-morris-do-move-about = Mover uma peça
nine-mens-morris-do-remove = retirar
nine-mens-morris-do-remove-about = Retirar uma peça do outro lado
nine-mens-morris-parameter-point = ponto
nine-mens-morris-parameter-point-about = Qual ponto, p. ex. d1
nine-mens-morris-parameter-from = de
nine-mens-morris-parameter-from-about = Qual peça, pelo ponto dela, p. ex. d1
nine-mens-morris-parameter-to = para
nine-mens-morris-parameter-to-about = Para qual ponto, p. ex. d2
nine-mens-morris-typed-place = colocar, coloque, botar
nine-mens-morris-typed-move = mover, mova, jogar, ir, voar
nine-mens-morris-typed-remove = retirar, retire, tirar, remover, capturar
nine-mens-morris-typed-fillers = em, de, para, até, peça, o
