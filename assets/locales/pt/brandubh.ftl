### Brandubh: tabuleiros, opções, acontecimentos, regras, recusas, comandos.

brandubh-title = Brandubh
brandubh-piece-attacker = atacante
brandubh-piece-defender = defensor
brandubh-piece-king = rei
brandubh-letter-attacker = A
brandubh-letter-defender = D
brandubh-letter-king = R
brandubh-side-1 = { $who } (atacantes)
brandubh-side-2 = { $who } (rei e defensores)

brandubh-board-turn = Vez de { $who }.
brandubh-board-count = { $letter } { $piece } ×{ $count }
brandubh-board-signs = × canto, + trono vazio: só o rei para ali.
brandubh-board-last = Última jogada: { $from } → { $to }.
brandubh-board-repeated = Esta posição já apareceu duas vezes; na terceira é empate.
brandubh-board-quiet = { $left ->
    [one] Mais uma jogada sem captura e é empate.
   *[other] Mais { $left } jogadas sem captura e é empate.
}

brandubh-ask-1 = Atacantes: qual peça se move, e para onde?
brandubh-ask-2 = Lado do rei: qual peça se move, e para onde?
brandubh-brief-run = O rei já pode chegar a um canto e vencer.
brandubh-brief-stop = O rei ameaça chegar a um canto.
brandubh-brief-catch = Você já pode capturar o rei.
brandubh-brief-guard = Os atacantes ameaçam capturar o rei.

brandubh-choice-piece = { $piece } { $square }
brandubh-choice-targets = para { $squares }
brandubh-choice-captures = captura { $squares }
brandubh-choice-way = depois o rei pode chegar a { $corner }
brandubh-choice-threatens = ameaça chegar a { $corner }
brandubh-choice-bars = fecha o caminho do rei
brandubh-choice-guards = salva o rei
brandubh-choice-wins = vence a partida
brandubh-choice-draws = a partida empata

brandubh-told-moved = { $who }: { $piece } { $from } → { $to }.
brandubh-told-captured = { $who }: { $piece } { $from } → { $to }, captura { $squares }.
brandubh-ended-escaped = O rei está em um canto: { $who } vence.
brandubh-ended-captured = O rei foi capturado: { $who } vence.
brandubh-ended-stuck = O outro lado não pode se mover: { $who } vence.
brandubh-ended-repeated = A mesma posição pela terceira vez: empate.
brandubh-ended-quiet = 25 jogadas de cada lado sem captura: empate.
brandubh-did-move = { $piece } { $from } → { $to }
brandubh-did-capture = { $piece } { $from } → { $to }, captura { $squares }

brandubh-source-win = Vitória
brandubh-option-king = O rei
brandubh-option-king-unarmed = desarmado: não captura nada
brandubh-option-king-armed = armado: ajuda a capturar

## A imagem

brandubh-alt = Tabuleiro de 7 por 7 casas, de a até g e de 1 a 7. Rei: { $king }. Defensores: { $defenders }. Atacantes: { $attackers }.
brandubh-alt-threat = O outro lado ameaça vencer em { $squares }.
brandubh-legend-title = As peças
brandubh-legend-attacker = Atacante (redondo): oito, jogam primeiro.
brandubh-legend-defender = Defensor (losango): quatro, os do rei.
brandubh-legend-king = Rei (coroa): vence em um canto.
brandubh-legend-throne = Trono: só o rei para ali.
brandubh-legend-corner = Canto: só o rei; ali ele vence.
brandubh-legend-last = A última jogada.
brandubh-legend-threat = O outro lado ameaça vencer aqui.

## As regras resumidas

brandubh-about = Um rei com quatro defensores contra oito atacantes em 49 casas: ele foge para um canto, ou é capturado. Uns 25 toques e 8 minutos por pessoa.
brandubh-rules-title = Brandubh: as regras resumidas
brandubh-rules-intro = Um antigo jogo irlandês: o rei quer chegar a um canto, e oito atacantes querem capturá-lo. Os atacantes jogam primeiro.
brandubh-rules-turn-title = A sua vez
brandubh-rules-turn =
    1. Mova uma peça em linha reta, por quantas casas vazias quiser.
    2. Só o rei para no trono ou em um canto; todas podem passar pelo trono vazio.
    3. Retire o que você capturou.
brandubh-rules-capture-title = Capturar
brandubh-rules-capture = Você captura um inimigo entre a peça que moveu e outra sua, em fila ou coluna. Um canto e o trono vazio contam como seus. Quem entra entre dois inimigos está a salvo.
brandubh-rules-king-title = O rei
brandubh-rules-king = É capturado como os outros. No trono são necessários atacantes nos quatro lados; ao lado dele, nos outros três.
brandubh-rules-end-title = O fim
brandubh-rules-end = O rei em um canto dá a vitória ao lado dele; a captura dele, aos atacantes. Quem não pode se mover perde. A mesma posição pela terceira vez é empate, e 25 jogadas de cada lado sem captura também. Uma vitória vale 1 ponto.
brandubh-rules-switch-title = A variante
brandubh-rules-switch = { $king ->
    [armed] Nesta mesa o rei ajuda a capturar.
   *[unarmed] O rei não ajuda a capturar; armado, sim.
}
brandubh-rules-credits-title = Créditos
brandubh-rules-credits = O jogo tem muitos séculos e é de todos; as regras foram reconstruídas a partir dos parentes dele.
brandubh-rules-reconstruction = A disposição inicial é uma reconstrução nossa.

## Comandos e palavras digitadas

brandubh-command = brandubh
brandubh-command-about = Jogar em uma partida de Brandubh
brandubh-do-move = mover
brandubh-do-move-about = Mover uma peça
brandubh-parameter-from = de
brandubh-parameter-from-about = Qual peça, pela casa dela, p. ex. d1
brandubh-parameter-to = para
brandubh-parameter-to-about = Para qual casa, p. ex. d3
brandubh-typed-move = mover, mova, jogar, ir
brandubh-typed-fillers = a, de, para, até, rei, o
