### Explorers of the North Sea: por que uma ação é recusada, uma frase por regra; nomes de capitães e direções; e as variantes de uma mesa.

explorers-refuse-seats = Explorers of the North Sea é para 1 a 4 jogadores, não para { $seats }.
explorers-refuse-over = Esta partida terminou.
explorers-refuse-not-asked = É a vez de { $asked }, não a sua.
explorers-refuse-captain-first = Primeiro escolha seu Capitão.
explorers-refuse-has-captain = Você já tem seu Capitão.
explorers-refuse-not-offered = { $captain } não é um dos dois Capitães que você pode escolher.
explorers-refuse-tile-first = Primeiro coloque uma Peça, depois faça suas ações.
explorers-refuse-tile-placed = Você já colocou sua Peça: agora faça suas ações, ou encerre o turno.
explorers-refuse-not-in-hand = A Peça { $tile } não está na sua mão.
explorers-refuse-ship-first = Uma das duas Peças que você coloca tem que mostrar um Navio Inimigo: escolha uma que mostre.
explorers-refuse-no-rotation = Não há giro r{ $rotation }: de r0 a r5 são sextos de volta, no sentido horário.
explorers-refuse-occupied = Já há uma Peça em { $cell }.
explorers-refuse-on-the-shore = Nenhuma Peça pode tocar o Continente, então { $cell } fica vazio.
explorers-refuse-no-neighbour = { $cell } não toca nenhuma Peça; uma Peça nova tem que ter uma borda em comum com outra.
explorers-refuse-edge-land = Em { $cell } a borda { $side } tem que ser terra: { $beyond } mostra terra ali.
explorers-refuse-edge-sea = Em { $cell } a borda { $side } tem que ser mar: { $beyond } mostra mar ali.
explorers-refuse-edge-shore = Em { $cell } a borda { $side } tem que ser mar: ali ficam as águas do Continente.
explorers-refuse-no-actions-left = Você usou todas as suas ações: encerre o turno.
explorers-refuse-no-land = Não há terra { $space } no mapa.
explorers-refuse-no-sea = Não há mar { $space } no mapa.
explorers-refuse-ship-not-home = Seu Drácar não está no Continente.
explorers-refuse-ship-elsewhere = { $land } não está na Peça do seu Drácar, que está em { $ship }.
explorers-refuse-delivered-stays = Os Animais entregues ficam na sua Carta de Capitão; no Continente só Vikings sobem a bordo.
explorers-refuse-nothing = Indique pelo menos um Viking ou animal.
explorers-refuse-too-few-vikings = { $vikings ->
    [0] Você não tem Vikings em { $at }.
    [one] Você só tem 1 Viking em { $at }.
   *[other] Você só tem { $vikings } Vikings em { $at }.
}
explorers-refuse-no-such-livestock = Não há esse Animal em { $at }.
explorers-refuse-nobody-with-livestock = Os Animais só se movem com um Viking seu, e não há nenhum em { $at }.
explorers-refuse-no-room = Seu Drácar ainda tem lugar para { $room }; ele leva três Vikings ou animais.
explorers-refuse-not-aboard = Seu Drácar não leva isso. Vikings a bordo: { $vikings }.
explorers-refuse-nobody-aboard = Os Animais só são descarregados com um Viking seu a bordo.
explorers-refuse-no-crew = Um Drácar sem Viking a bordo não pode navegar.
explorers-refuse-no-way-by-sea = Nenhum mar liga { $from } a { $to } em um passo.
explorers-refuse-enemy-ship = Há um Navio Inimigo em { $at }: são necessários dois Vikings a bordo para atacá-lo.
explorers-refuse-walkers = Um ou dois Vikings andam juntos, não { $vikings }.
explorers-refuse-no-way-by-land = Nenhuma terra liga { $from } a { $to } em um passo.
explorers-refuse-outpost-actions = Um Posto Avançado custa duas ações, e você tem { $left }.
explorers-refuse-no-outposts-left = Todos os seus cinco Postos Avançados estão construídos.
explorers-refuse-corner-open = Três Peças têm que se encontrar em { $corner }, e { $cell } está vazio.
explorers-refuse-corner-at-sea = As três Peças não se encontram em terra em { $corner }.
explorers-refuse-outpost-near = A Peça em { $cell } já toca um Posto Avançado, então nenhum pode ficar em { $corner }.
explorers-refuse-outpost-vikings = Um Posto Avançado precisa de dois Vikings seus ao redor de { $corner }, e ali { $vikings ->
    [0] não há nenhum
    [one] só há 1
   *[other] só há { $vikings }
}.

explorers-home = casa
explorers-direction-ne = nordeste
explorers-direction-e = leste
explorers-direction-se = sudeste
explorers-direction-sw = sudoeste
explorers-direction-w = oeste
explorers-direction-nw = noroeste

explorers-captain-archer = Arqueiro
explorers-captain-barbarian = Bárbaro
explorers-captain-cartographer = Cartógrafo
explorers-captain-hero = Herói
explorers-captain-huntsman = Caçador
explorers-captain-queen = Rainha
explorers-captain-scout = Batedor
explorers-captain-shieldmaiden = Escudeira
explorers-captain-trader = Mercador
explorers-captain-tyrant = Tirano
explorers-captain-watchman = Vigia

explorers-option-board = Tabuleiro inicial
explorers-option-board-a1 = A1, mar aberto, para iniciantes
explorers-option-board-a2 = A2, uma ilha no oeste
explorers-option-board-b1 = B1, três costas
explorers-option-board-b2 = B2, uma grande costa
explorers-option-board-random = sorteado
explorers-option-first-player = Primeiro jogador
explorers-option-first-player-after-captains = sorteado quando todos escolheram um Capitão
explorers-option-first-player-before-captains = sorteado antes de os Capitães serem distribuídos
explorers-option-shore-edges = Bordas para os espaços ao lado do Continente
explorers-option-shore-edges-any = terra ou mar, como o manual deixa
explorers-option-shore-edges-sea = só mar, para que toda Ilha possa ser completada
