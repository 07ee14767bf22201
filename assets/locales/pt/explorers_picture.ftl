### Explorers of the North Sea: o que está nas imagens, as descrições delas e a legenda.

explorers-picture-home = Casa
explorers-picture-turn = Turno { $turn } de { $turns } · { $stack } na pilha
explorers-picture-winter = Ficha de Inverno: { $who }
explorers-picture-ended = O fim, após o turno { $turn }
explorers-picture-tie = { $by ->
    [1] { $first } antes de { $second }: mais Animais entregues
    [2] { $first } antes de { $second }: mais Postos
   *[other] { $first } e { $second } dividem a posição
}
explorers-picture-choose = Escolha { $captains }
explorers-picture-legal = Cabem nos espaços tracejados.
explorers-picture-hand = Suas Peças
explorers-picture-open-tiles = Peças reveladas

## A descrição de uma imagem, lida em voz alta a quem não a vê. Os códigos são os que se digitam.

explorers-alt-around = Ao redor de { $who }.
explorers-alt-ships = Drácares: { $list }.
explorers-alt-islands = Completas: { $list }.
explorers-alt-open = Terra aberta: { $list }.
explorers-alt-chart = No mapa: { $list }.
explorers-alt-settlement = Povoado ({ $strength })
explorers-alt-enemy = Navio Inimigo
explorers-alt-outposts = Posto de { $who }
explorers-alt-vikings = Vikings de { $who }
explorers-alt-hand = Peças: { $list }.
explorers-alt-offer = Capitães a escolher: { $list }.
explorers-alt-legal = Você pode colocar em { $list }.
explorers-alt-offered = Desenhadas no mapa, com o giro: { $list }.
explorers-alt-news = Novo: { $list }.

## A legenda. As peças estão desenhadas à esquerda das frases.

explorers-legend-title = O que há no mapa
explorers-legend-tile = Peças: terra com terra, mar com mar. Nome na borda: M6. Segunda terra ou mar: M6b; cantos: M6▲, M6▼.
explorers-legend-longship = Drácar: cor, forma e letra do jogador. Leva três Vikings ou animais.
explorers-legend-viking = Viking. Com um 2 ao lado: são dois.
explorers-legend-settlement = Povoado. Tantos Vikings quanto seu número o saqueiam.
explorers-legend-raided = Na Carta de Capitão fica virado para baixo.
explorers-legend-enemy = Navio Inimigo. Dois Vikings a bordo o destroem; um pode morrer.
explorers-legend-outpost = Posto Avançado: dois Vikings o constroem onde três terras se juntam.
explorers-legend-island = Ilha completa na cor de quem a controla, com os pontos. Branca: de ninguém.
explorers-legend-open = Espaço aberto onde você pode colocar uma Peça agora, e os melhores lugares das suas Peças.
