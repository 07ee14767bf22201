### Explorers of the North Sea: tabuleiros, opções, acontecimentos, motivos, regras.

explorers-vp = { $points } PV
explorers-vikings = { $count ->
    [0] nenhum Viking
    [one] 1 Viking
   *[other] { $count } Vikings
}
explorers-and = { $first } e { $last }

## Animais, direções, capitães

explorers-animal-pig = porco
explorers-animal-chicken = galinha
explorers-animal-goat = cabra
explorers-animal-sheep = ovelha
explorers-animal-cattle = boi
explorers-animal-horse = cavalo
explorers-some-pig = { $count ->
    [one] { $count } porco
   *[other] { $count } porcos
}
explorers-some-chicken = { $count ->
    [one] { $count } galinha
   *[other] { $count } galinhas
}
explorers-some-goat = { $count ->
    [one] { $count } cabra
   *[other] { $count } cabras
}
explorers-some-sheep = { $count ->
    [one] { $count } ovelha
   *[other] { $count } ovelhas
}
explorers-some-cattle = { $count ->
    [one] { $count } boi
   *[other] { $count } bois
}
explorers-some-horse = { $count ->
    [one] { $count } cavalo
   *[other] { $count } cavalos
}

explorers-islet = ilhota
explorers-lake = lago

explorers-bonus-archer = { $points } PV por passo do tabuleiro inicial até o seu Posto Avançado mais distante
explorers-bonus-barbarian = { $points } PV por Povoado que você saqueou
explorers-bonus-cartographer = { $points } PV por Ilha completa que você controla
explorers-bonus-hero = { $points } PV por Navio Inimigo que você destruiu
explorers-bonus-huntsman = { $points } PV por animal da espécie que você mais entregou
explorers-bonus-queen = { $points } PV se você controla uma Ilha completa e ninguém controla uma maior
explorers-bonus-scout = { $points } PV se você tem um Viking em terra colocada e ninguém tem um mais longe
explorers-bonus-shieldmaiden = { $points } PV por Viking seu em terra fora do Continente
explorers-bonus-trader = { $points } PV a cada { $per } animais que você entregou
explorers-bonus-tyrant = { $points } PV a cada { $per } Peças da sua maior Ilha completa, arredondando para cima
explorers-bonus-watchman = { $points } PV por massa de terra com um Posto Avançado seu
explorers-bonus-outposts = { $points } PV por Posto Avançado que você construiu
explorers-bonus-deaths = { $points } PV por Viking que você perdeu
explorers-bonus-kinds = { $points } PV por espécie de Animal que você entregou
explorers-bonus-strengths = { $points } PV por ponto de força dos Povoados que você saqueou
explorers-bonus-at-home = { $points } PV por Viking seu no Continente
explorers-bonus-trader-one = { $points } PV por animal que você entregou
explorers-bonus-tyrant-one = { $points } PV por Peça da sua maior Ilha completa

explorers-short-bonus-archer = { $points } PV por passo até o Posto
explorers-short-bonus-barbarian = { $points } PV por Povoado
explorers-short-bonus-cartographer = { $points } PV por Ilha completa
explorers-short-bonus-hero = { $points } PV por Navio Inimigo
explorers-short-bonus-huntsman = { $points } PV por animal da espécie
explorers-short-bonus-queen = { $points } PV sem Ilha maior
explorers-short-bonus-scout = { $points } PV sem Viking mais longe
explorers-short-bonus-shieldmaiden = { $points } PV por Viking em terra
explorers-short-bonus-trader = { $points } PV a cada { $per } animais
explorers-short-bonus-tyrant = { $points } PV a cada { $per } Peças de Ilha
explorers-short-bonus-watchman = { $points } PV por terra com Posto
explorers-short-bonus-outposts = { $points } PV por Posto Avançado
explorers-short-bonus-deaths = { $points } PV por Viking morto
explorers-short-bonus-kinds = { $points } PV por espécie de Animal
explorers-short-bonus-strengths = { $points } PV por força saqueada
explorers-short-bonus-at-home = { $points } PV por Viking em casa
explorers-short-bonus-trader-one = { $points } PV por animal
explorers-short-bonus-tyrant-one = { $points } PV por Peça de Ilha
explorers-bonus-each = { $bonus }, mas só uma vez a cada { $per } completos

## O tabuleiro

explorers-board-title = Explorers · Turno { $turn } de { $turns }
explorers-board-title-captains = Explorers of the North Sea · Capitães
explorers-board-title-over = Explorers of the North Sea · O fim
explorers-board-stack = { $count ->
    [one] { $count } Peça na pilha · tabuleiro { $side }
   *[other] { $count } Peças na pilha · tabuleiro { $side }
}
explorers-board-reach = { $who } pode navegar até { $places }
explorers-board-single = Terras de 1 Peça, abertas pelas bordas
explorers-board-mainland = Continente, junto a { $cells }
explorers-board-tiles = { $count ->
    [one] { $count } Peça
   *[other] { $count } Peças
}
explorers-board-held = { $who } { $points }
explorers-board-unheld = { $points } ainda de ninguém
explorers-board-leads = { $who } na frente
explorers-board-barred = nunca completa
explorers-board-free = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
explorers-board-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
explorers-board-chosen = Capitão escolhido
explorers-board-choosing = Capitão ainda não escolhido
explorers-board-hand = { $count ->
    [one] { $count } Peça na mão
   *[other] { $count } Peças na mão
}
explorers-seat-ship = { $count ->
    [0] Drácar em { $place }, vazio
   *[other] Drácar em { $place } com { $cargo }
}
explorers-seat-home = { $count ->
    [one] { $count } Viking em casa
   *[other] { $count } Vikings em casa
}
explorers-seat-dead = { $count ->
    [one] { $count } Viking morto
   *[other] { $count } Vikings mortos
}
explorers-seat-destroyed = { $count ->
    [one] { $count } Navio Inimigo destruído
   *[other] { $count } Navios Inimigos destruídos
}
explorers-seat-raided = { $count ->
    [one] Povoado { $strengths } saqueado
   *[other] Povoados { $strengths } saqueados
}
explorers-seat-raided-down = { $count ->
    [one] { $count } Povoado saqueado, virado para baixo
   *[other] { $count } Povoados saqueados, virados para baixo
}
explorers-seat-outposts = { $count } de { $all } Postos Avançados
explorers-seat-delivered = animais entregues: { $herd }
explorers-board-over = { $count ->
    [one] { $winners } vence com { $points } PV!
   *[other] { $winners } dividem a vitória com { $points } PV!
}
explorers-board-over-solo = { $count ->
    [one] { $winners } leva para casa { $points } PV.
   *[other] { $winners } levam para casa { $points } PV.
}
explorers-tie-breaker = Em caso de empate vence quem entregou mais animais; depois, quem tem mais Postos Avançados.
explorers-board-legend = Mapa: A Drácar, 3 Povoado, x Navio Inimigo, * Animal, o outra terra, ~ mar, · espaço aberto, # Continente · Setas: bordas com terra, as outras são mar · M6b: segunda terra ou mar de uma Peça · 🏝️ completa · 🧭 aberta, → espaços por onde a terra segue · 🐖 porco 🐓 galinha 🐐 cabra 🐑 ovelha 🐄 boi 🐎 cavalo · 🏘️ Povoado, força · 🏴‍☠️ Navio Inimigo · ⛵ Drácar · 🟠A×2 Vikings · 🗼 Posto Avançado, canto ▲/▼ · 💀 mortos · ✨ a mais nova · ❄️ último na ordem · 3🟠A Ilha de 3 Peças e quem a controla

## O que se pergunta, e o que ajuda

explorers-ask-captain = Qual Capitão?
explorers-help-captain = Seu Capitão dá pontos extras no fim. Todos mostram o seu ao mesmo tempo; o que você não guarda sai do jogo.
explorers-ask-place = Coloque uma Peça
explorers-ask-place-solo = Coloque uma Peça, { $n } de { $of }
explorers-help-place = Terra com terra, mar com mar. Os números são os da imagem.
explorers-help-place-ship = Uma das duas Peças deste turno tem que mostrar um Navio Inimigo: coloque uma que mostre.
explorers-ask-act = { $left ->
    [one] Resta { $left } ação
   *[other] Restam { $left } ações
}
explorers-help-act = Carregar, descarregar, navegar, mover Vikings ou conduzir animais custa 1 ação; um Posto Avançado, 2. Você pode encerrar o turno quando quiser.
explorers-ask-done = Encerrar o turno?
explorers-help-done = Você usou todas as suas ações.
explorers-ask-over = A partida terminou

explorers-brief-last-turns = { $turns ->
    [one] A pilha está vazia: este é o seu último turno.
   *[other] A pilha está vazia: restam { $turns } turnos a você, contando este.
}
explorers-brief-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}

## Opções: o que está no botão

explorers-branch-tile = terra { $land }
explorers-branch-load = Carregar…
explorers-branch-unload = Descarregar…
explorers-branch-walk = Mover Vikings…
explorers-branch-herd = Conduzir um animal…
explorers-label-load = Carregar { $cargo }
explorers-label-load-home = Carregar { $cargo } em casa
explorers-label-unload = Descarregar { $cargo }
explorers-label-unload-home = Desembarcar em casa: { $cargo }
explorers-label-deliver = Entregar { $cargo }
explorers-label-sail = Navegar até { $to }
explorers-label-sail-home = Navegar para casa
explorers-label-walk = Mover { $vikings } de { $from } até { $to }
explorers-label-herd = Conduzir { $animal } de { $from } até { $to }
explorers-label-outpost = Posto Avançado em { $corner }
explorers-label-done = Encerrar o turno

## Opções: o que elas trazem

explorers-fact-completes = { $tiles ->
    [one] completa uma Ilha de { $tiles } Peça
   *[other] completa uma Ilha de { $tiles } Peças
}
explorers-fact-completes-for = { $tiles ->
    [one] completa uma Ilha de { $tiles } Peça para { $who }
   *[other] completa uma Ilha de { $tiles } Peças para { $who }
}
explorers-fact-site = abre um local para um Posto Avançado
explorers-fact-barred = nunca completa: terra para o lado do Continente
explorers-fact-stay = ficam para trás: { $vikings }
explorers-fact-enemy = Navio Inimigo: { $deadly } de { $all } matam um Viking
explorers-fact-shore = em terra: { $land }
explorers-fact-there = lá: { $land }
explorers-fact-raids = saqueia o Povoado de força { $strength }
explorers-fact-missing = { $missing ->
    [one] Povoado { $strength }: falta { $missing } Viking
   *[other] Povoado { $strength }: faltam { $missing } Vikings
}
explorers-fact-control = { $tiles ->
    [one] Ilha de { $tiles } Peça, força { $strength }
   *[other] Ilha de { $tiles } Peças, força { $strength }
}
explorers-fact-between = onde { $cells } se encontram
explorers-fact-unused = { $left ->
    [one] { $left } ação sem usar
   *[other] { $left } ações sem usar
}
explorers-fact-draw = você compra uma Peça
explorers-fact-next = nenhuma Peça é comprada
explorers-fact-third = a terceira Peça sai do jogo
explorers-fact-game-ends = a partida termina

## O que acontece

explorers-told-board = 🗺️ Tabuleiro inicial { $side }
explorers-told-seated = 🎲 { $who } joga primeiro; ❄️ { $winter } joga por último
explorers-told-captain = 👑 { $who } escolheu um Capitão
explorers-told-captains = 👑 Capitães: { $captains }
explorers-told-turned-up = 🗺️ Peças reveladas: { $tiles }
explorers-told-returned = { $count ->
    [one] 🗺️ { $who } não pode colocar sua Peça, devolve à pilha, embaralha e compra outra
   *[other] 🗺️ { $who } não pode colocar Peça nenhuma, devolve { $count } à pilha, embaralha e compra outras
}
explorers-told-removed = 🗺️ { $who } não consegue colocar nenhuma Peça; uma sai do jogo: { $tile }
explorers-told-discarded = 🗺️ Uma Peça sai do jogo: { $tile }
explorers-told-placed = 🗺️ { $who } coloca uma Peça em { $cell }
explorers-told-livestock = 🐾 Novo Animal em { $at }: { $animal }
explorers-told-settlement = 🏘️ Um Povoado de força { $strength } aparece em { $at }
explorers-told-enemy = 🏴‍☠️ Um Navio Inimigo aparece em { $at }
explorers-told-island = { $tiles ->
    [one] 🏝️ A Ilha de { $at } está completa: { $tiles } Peça
   *[other] 🏝️ A Ilha de { $at } está completa: { $tiles } Peças
}
explorers-told-loaded = 📥 { $who } carrega { $cargo } de { $from }
explorers-told-loaded-home = 📥 { $who } carrega { $cargo } em casa
explorers-told-unloaded = 📤 { $who } descarrega { $cargo } em { $to }
explorers-told-unloaded-home = 📤 { $who } descarrega { $cargo } em casa
explorers-told-delivered = 🏠 { $who } entrega { $herd }
explorers-told-sailed = ⛵ { $who } navega até { $to }
explorers-told-sailed-home = ⛵ { $who } navega para casa
explorers-told-destroyed = 🏴‍☠️ { $who } destrói o Navio Inimigo em { $at }
explorers-told-destroyed-deadly = 🏴‍☠️ { $who } destrói o Navio Inimigo em { $at }; 💀 um Viking morre
explorers-told-walked = 👣 { $who } move { $vikings }: { $from } → { $to }
explorers-told-herded = 👣 { $who } conduz { $animal }: { $from } → { $to }
explorers-told-raided = 🏘️ { $who } saqueia o Povoado em { $at }: +{ $strength } PV
explorers-told-outpost = 🗼 { $who } constrói um Posto Avançado em { $at }
explorers-told-ended = 🏆 Pontos finais: { $points }

## O que um jogador fez, em poucas palavras

explorers-did-deliver = entregou { $items }
explorers-did-raid = { $count ->
    [one] saqueou o Povoado { $strengths }
   *[other] saqueou os Povoados { $strengths }
}: +{ $strength } PV
explorers-did-destroy = { $count ->
    [one] destruiu um Navio Inimigo
   *[other] destruiu { $count } Navios Inimigos
}
explorers-did-build = { $count ->
    [one] construiu um Posto Avançado
   *[other] construiu { $count } Postos Avançados
}
explorers-did-place = colocou { $items }
explorers-did-lose = perdeu { $vikings }
explorers-did-complete = completou uma Ilha de { $tiles } Peças
explorers-did-choose = escolheu { $captain }
explorers-did-load = carregou { $cargo }
explorers-did-unload = desembarcou { $cargo }
explorers-did-sail = navegou até { $to }
explorers-did-sail-home = voltou para casa
explorers-did-walk = caminhou até { $to }
explorers-did-herd = conduziu { $animal } até { $to }

## Por que há pontos

explorers-source-livestock = Animais
explorers-source-outposts = Postos Avançados
explorers-source-enemy-ships = Navios Inimigos
explorers-source-settlements = Povoados
explorers-source-deaths = Vikings mortos
explorers-source-islands = Ilhas
explorers-source-captain = Capitão
explorers-reason-livestock = entrega de { $herd }
explorers-reason-outpost = Posto Avançado { $n }, em { $at }
explorers-reason-enemy = Navio Inimigo em { $at }
explorers-reason-death = um Viking morreu em { $at }
explorers-reason-settlement = Povoado de { $strength } em { $at }
explorers-reason-island = { $tiles ->
    [one] Ilha de { $tiles } Peça: { $cells }
   *[other] Ilha de { $tiles } Peças: { $cells }
}

## O que se pode digitar. Palavras separadas por vírgulas; maiúsculas e acentos não importam. Nenhuma palavra pode ter
## dois sentidos, nem em duas línguas.

explorers-typed-captain = capitão, escolher, escolho
explorers-typed-place = colocar, coloco, botar, peça
explorers-typed-load = carregar, embarcar
explorers-typed-unload = descarregar, desembarcar
explorers-typed-deliver = entregar
explorers-typed-sail = navegar, velejar
explorers-typed-walk = andar, caminhar, marchar
explorers-typed-herd = conduzir, levar, tocar
explorers-typed-outpost = posto, construir
explorers-typed-done = pronto, terminar, encerrar, acabar, fim, passar
explorers-typed-home = casa, continente
explorers-typed-vikings = viking, vikings
explorers-typed-all = tudo, todos
explorers-typed-pig = porco, porcos
explorers-typed-chicken = galinha, galinhas, frango, frangos
explorers-typed-goat = cabra, cabras
explorers-typed-sheep = ovelha, ovelhas
explorers-typed-cattle = boi, bois, vaca, vacas
explorers-typed-horse = cavalo, cavalos
explorers-typed-archer = arqueiro
explorers-typed-barbarian = bárbaro
explorers-typed-cartographer = cartógrafo
explorers-typed-hero = herói
explorers-typed-huntsman = caçador
explorers-typed-queen = rainha
explorers-typed-scout = batedor
explorers-typed-shieldmaiden = escudeira
explorers-typed-trader = mercador
explorers-typed-tyrant = tirano
explorers-typed-watchman = vigia
explorers-typed-fillers = a, o, os, as, em, no, na, de, do, da, para, até, com, meu, minha, avançado, giro, um, uma

## As regras resumidas

explorers-about = Explore um mar que cresce Peça a Peça: busque Animais, saqueie, controle Ilhas antes do inverno. 48 turnos para todos, 16 sozinho; uns 45 toques e 15 minutos por pessoa.
explorers-rules-title = Explorers of the North Sea: as regras resumidas
explorers-rules-signs-title = Sinais no tabuleiro
explorers-rules-intro =
    Os Drácares navegam por um mar desconhecido que cresce Peça a Peça. Leve Animais para casa, saqueie Povoados, destrua Navios Inimigos, construa Postos Avançados e controle Ilhas. Quem tiver mais Pontos de Vitória (PV) quando o inverno chegar vence.
explorers-rules-turn-title = A sua vez
explorers-rules-turn =
    { $first_player ->
        [before_captains] Primeiro se sorteia quem começa; depois cada um guarda 1 de 2 Capitães.
       *[after_captains] Antes do primeiro turno cada um guarda 1 de 2 Capitães; depois se sorteia quem começa.
    } Cada Drácar começa em casa com 2 de { $vikings } Vikings a bordo.
    1. Coloque 1 Peça da sua mão.
    2. Faça até { $actions } ações, em qualquer ordem.
    3. Encerre o turno e compre uma Peça.
explorers-rules-tile-title = Colocar uma Peça
explorers-rules-tile =
    Ao lado de outra Peça, com qualquer giro: terra com terra, mar com mar. Nenhuma Peça pode tocar o Continente; { $shore_edges ->
        [sea] bordas para os espaços ao lado dele devem ser mar.
       *[any] uma Ilha com terra para os espaços ao lado dele nunca pode ser completada.
    }
    O que a Peça mostra vai sobre ela: um animal, um Povoado de força sorteada, ou um Navio Inimigo que esconde seu verso.
    { $animals }
explorers-rules-ship-title = O Drácar (1 ação cada)
explorers-rules-ship =
    Carregue ou descarregue quantos Vikings seus e animais quiser em uma terra da Peça do Drácar, ou em casa; ele leva { $hold }. Para carregar Animais você precisa de um Viking nessa terra; para descarregar, de um a bordo. Descarregados em casa, estão entregues de vez.
    Navegue até um mar ligado na Peça vizinha, com um Viking a bordo. Onde há um Navio Inimigo, { $boarding } Vikings o destroem na hora, e um deles pode morrer.
explorers-rules-land-title = Em terra (1 ação cada)
explorers-rules-land =
    Mova 1 ou 2 Vikings, ou conduza 1 animal com 1 Viking, até uma terra ligada na Peça vizinha. Os Animais não são de ninguém até estarem a bordo.
    Quando há em um Povoado tantos Vikings seus quanto a força dele, você o saqueia na hora; ele fica virado para baixo na sua Carta de Capitão até o fim.
explorers-rules-outpost-title = Postos Avançados (2 ações)
explorers-rules-outpost =
    Em um canto onde três Peças se encontram em terra, com { $crew } Vikings seus em volta. Uma Peça toca no máximo 1 Posto Avançado, de quem quer que seja. Você tem { $all }.
explorers-rules-points-title = Pontos no fim
explorers-rules-points =
    Animais: conjuntos de animais diferentes, { $sets } PV por 1 a 6 espécies. Postos Avançados: { $outposts } PV por 1 a 5. Navios Inimigos: { $ship } cada. Povoados: a força deles. Vikings mortos: { $deaths } PV por 1 a 7.
    Ilhas completas: { $tile } PV por Peça para quem for mais forte ali; um Viking na terra dela conta { $viking }, um Posto Avançado { $outpost }. Empate: mais Postos Avançados; se continuar, todos pontuam. E o seu Capitão.
explorers-rules-end-title = O fim
explorers-rules-end =
    Depois de { $tiles } turnos, quando todas as Peças estão colocadas. Empate: mais Animais entregues, depois mais Postos Avançados.
explorers-rules-solo-title = Um jogador
explorers-rules-solo =
    A cada turno 3 Peças são reveladas: coloque 2, depois aja; a terceira sai do jogo. Se possível, uma das duas tem que mostrar um Navio Inimigo. Você tem dois Capitães e pontua com o melhor. A Rainha e o Batedor ficam na caixa. A partida dura 16 turnos.
explorers-rules-captains-title = Capitães
explorers-rules-credits-title = Créditos
explorers-rules-credits =
    Explorers of the North Sea é um jogo de Shem Phillips, publicado pela Garphill Games.
    O Skald não tem vínculo com nenhum dos dois e não usa nem as ilustrações nem os textos deles. Compre a caixa, se puder.
explorers-rules-reconstruction = As bordas das Peças, os tabuleiros iniciais, o que os Capitães dão e algumas tabelas de pontos são uma reconstrução nossa, não os da caixa.

# Os títulos do histórico.
explorers-log-round = Rodada { $round }
