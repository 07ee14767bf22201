### Relic Runners: tabuleiros, opções, acontecimentos, motivos, regras.

relic-runners-vp = { $points } PV

## Locais, peças, caixas

relic-runners-camp = Acampamento Base
relic-runners-ruin = Ruína
relic-runners-temple-ivory = Templo de Marfim
relic-runners-temple-blue = Templo Azul
relic-runners-temple-purple = Templo Roxo
relic-runners-relic-green = sapo
relic-runners-relic-ivory = caveira
relic-runners-relic-blue = pássaro
relic-runners-relic-purple = amuleto
relic-runners-reserve = reserva
relic-runners-bottom = fundo
relic-runners-column-machete = Facão
relic-runners-column-compass = Bússola
relic-runners-column-shovel = Pá

relic-runners-tile-p1 = Tesouro
relic-runners-tile-p2 = Ferreiro
relic-runners-tile-p3 = Despensa
relic-runners-tile-p4 = Caixa extra
relic-runners-tile-p5 = De volta
relic-runners-tile-p6 = Nova rota
relic-runners-tile-p7 = Braço longo
relic-runners-tile-p8 = Espíritos do rio
relic-runners-tile-i1-1 = Colecionador
relic-runners-tile-i1-2 = Precavido
relic-runners-tile-i1-3 = Relíquias gêmeas
relic-runners-tile-i1-4 = Desbravador
relic-runners-tile-i1-5 = Bem equipado
relic-runners-tile-i1-6 = Último fôlego
relic-runners-tile-i2-1 = Atalho
relic-runners-tile-i2-2 = Topógrafo
relic-runners-tile-i2-3 = Suprimentos
relic-runners-tile-i2-4 = Obra dupla
relic-runners-tile-i2-5 = Obra distante
relic-runners-tile-i2-6 = Portal
relic-runners-tile-i3-1 = Bônus de estrada
relic-runners-tile-i3-2 = Pioneiro
relic-runners-tile-i3-3 = Antiquário
relic-runners-tile-i3-4 = Pedágio
relic-runners-tile-i3-5 = Campista
relic-runners-tile-i3-6 = Saída

relic-runners-does-p1 = 3 PV
relic-runners-does-p2 = uma Caixa sobe 1 passo
relic-runners-does-p3 = 2 Rações
relic-runners-does-p4 = uma Caixa da reserva para o fundo
relic-runners-does-p5 = ao Acampamento Base, 3 Rações
relic-runners-does-p6 = mover 1 dos seus Caminhos
relic-runners-does-p7 = também pegar a peça de um local vizinho
relic-runners-does-p8 = virar até 2 fichas
relic-runners-does-i1-1 = no fim, 3 PV por peça de Marfim
relic-runners-does-i1-2 = no fim, 2 PV por Ração
relic-runners-does-i1-3 = no fim, 5 PV por Relíquia repetida
relic-runners-does-i1-4 = no fim, 1 PV por Caminho no tabuleiro
relic-runners-does-i1-5 = no fim, 4 PV por Caixa na Tabela
relic-runners-does-i1-6 = no fim, um turno extra
relic-runners-does-i2-1 = a Trilha desconhecida em qualquer ponto, uma vez
relic-runners-does-i2-2 = olhar as peças de um Templo e pegar qualquer uma, uma vez
relic-runners-does-i2-3 = Rações até 5 quando seu turno começa, uma vez
relic-runners-does-i2-4 = colocar 2 Caminhos em vez de 1, uma vez
relic-runners-does-i2-5 = colocar um Caminho em qualquer lugar, uma vez
relic-runners-does-i2-6 = ir a um Templo da mesma cor, uma vez
relic-runners-does-i3-1 = 1 PV por Caminho que você coloca
relic-runners-does-i3-2 = 1 PV pela primeira peça de um local
relic-runners-does-i3-3 = mais 1 PV quando um Templo dá PV
relic-runners-does-i3-4 = uma Ração quando outros movem um Caminho
relic-runners-does-i3-5 = mais 1 Ração no Acampamento Base
relic-runners-does-i3-6 = virar uma ficha ao deixar o Acampamento Base

relic-runners-box-m1 = a peça deste Templo
relic-runners-box-m2 = 2 Rações
relic-runners-box-m3 = 4 PV por Relíquia
relic-runners-box-c1 = mover 1 Caminho
relic-runners-box-c2 = mover 2 Caminhos
relic-runners-box-c3 = 2 PV por Caminho da rota
relic-runners-box-s1 = outra Caixa ou 2 PV
relic-runners-box-s2 = colocar um Caminho
relic-runners-box-s3 = dobrar os PV deste turno

relic-runners-power-start-outside = começar ao lado do Acampamento Base
relic-runners-power-extra-toolbox = começar com 2 Caixas no fundo
relic-runners-power-extra-ration = começar com 4 Rações
relic-runners-power-start-pathway = começar com um Caminho no Acampamento Base
relic-runners-power-start-level1 = começar com sua Caixa no nível 1

## O tabuleiro

relic-runners-board-title = Relic Runners · Rodada { $round }
relic-runners-board-title-over = Relic Runners · O fim
relic-runners-board-relics = Relíquias recolhidas: { $taken }. Com { $wanted } começam os últimos turnos.
relic-runners-board-last-turns = Últimos turnos! { $who } deu início a eles; todos os outros jogam mais uma vez.
relic-runners-board-extra = O turno extra, o último da partida
relic-runners-board-reach = Ao alcance: { $sites }
relic-runners-board-effects = O que as peças fazem
relic-runners-board-ruins = Ruínas
relic-runners-temples-ivory = Templos de Marfim
relic-runners-temples-blue = Templos Azuis
relic-runners-temples-purple = Templos Roxos
relic-runners-board-relic = Relíquia
relic-runners-board-empty = vazio
relic-runners-board-tokens = Rios: { $coloured } de { $all } fichas coloridas
relic-runners-board-grey = Usadas: { $tokens }
relic-runners-board-hidden-tile = nível { $level }
relic-runners-board-explorer = Explorador { $explorer }
relic-runners-seat-at = em { $site }
relic-runners-seat-rations = { $count ->
    [one] { $count } Ração
   *[other] { $count } Rações
}
relic-runners-seat-boxes = Caixas: { $table }
relic-runners-seat-reserve = { $count } na reserva
relic-runners-seat-paths = Caminhos: { $trails }
relic-runners-seat-left = { $count ->
    [one] resta { $count } Caminho
   *[other] restam { $count } Caminhos
}
relic-runners-seat-coins = { $coins } em moedas
relic-runners-seat-blue = Azuis: { $tiles }
relic-runners-board-over = { $count ->
    [one] { $winners } vence com { $points } PV!
   *[other] { $winners } dividem a vitória com { $points } PV!
}
relic-runners-tie-breaker = Em caso de empate vence quem tem mais Relíquias; depois, mais tipos delas.
relic-runners-board-legend = ▮ peças que restam (Templos: níveis, o de cima primeiro) · → Trilhas · 🌊 ficha colorida · 🥫 Rações · 🧰 Caixas · 🥾 Caminhos · 🪙 moedas secretas · 🟦 peças Azuis · ⬇ Caixas no fundo · 🏺 Relíquias recolhidas / com quantas começam os últimos turnos

## O que se pergunta, e o que ajuda

relic-runners-ask-explorer = Qual Explorador?
relic-runners-help-explorer = Cada Explorador tem um pequeno poder; você também pode jogar sem nenhum.
relic-runners-ask-move = Para onde ir de { $site }?
relic-runners-help-move = Você tem que se mover. No máximo uma Trilha pode ficar sem Caminho seu, e só como a primeira ou a última. Antes você pode usar uma Caixa.
relic-runners-ask-depart = Vire uma ficha antes de deixar o Acampamento Base
relic-runners-help-depart = É o que diz sua peça de Marfim sempre que você deixa o Acampamento Base: uma ficha, para qualquer lado. Não dá passo, a não ser que seja a última colorida.
relic-runners-ask-walk = Seguir a partir de { $thing }?
relic-runners-help-walk = Siga, ou pare onde puder. Você não anda duas vezes pela mesma Trilha, e o Acampamento Base termina o percurso.
relic-runners-ask-arrived = Explorar { $site }, ou encerrar o turno?
relic-runners-ask-after = Usar uma Caixa, ou encerrar o turno?
relic-runners-help-arrived = Explorar custa 1 Ração. Você pode usar uma Caixa por turno, antes ou depois.
relic-runners-help-after = Você pode usar uma Caixa por turno.
relic-runners-ask-expedition = Pegar { $thing } de { $site }?
relic-runners-help-expedition = Sua Expedição está completa. Se você pegar a Relíquia, ela dá 2 PV por Trilha agora e conta no fim; se não, fica lá.
relic-runners-ask-dash = Um turno extra?
relic-runners-help-dash = Descarte sua peça de Marfim para jogar mais um turno inteiro, o último da partida.
relic-runners-ask-over = A partida terminou
relic-runners-help-over = Não há mais nada a decidir.
relic-runners-ask-start-site = Onde você começa?
relic-runners-help-start-site = Seu Explorador pode começar em um local ao lado do Acampamento Base. Seu primeiro movimento não pode terminar ali.
relic-runners-ask-place = Colocar um Caminho: em qual Trilha?
relic-runners-help-place = Escolha uma Trilha junto ao seu Explorador que não tenha Caminho seu.
relic-runners-help-place-anywhere = Escolha qualquer Trilha que não tenha Caminho seu.
relic-runners-help-start-pathway = Seu primeiro Caminho vai em uma Trilha do Acampamento Base.
relic-runners-ask-start-column = Em qual coluna sua Caixa começa?
relic-runners-ask-steps = { $n ->
    [one] { $n } passo: qual Caixa sobe?
   *[other] { $n } passos: qual Caixa sobe?
}
relic-runners-help-steps = Do fundo para qualquer coluna, depois sempre para cima. Facão: explorar e Rações. Bússola: Caminhos. Pá: Caixas e pontos.
relic-runners-ask-survey = { $site }: a peça de cima, ou olhar todas?
relic-runners-help-survey = Sua peça de Marfim deixa você olhar todas as peças deste Templo e pegar qualquer uma. Depois está gasta.
relic-runners-ask-pick = Qual peça de { $site }?
relic-runners-help-pick = Você pega uma; as outras ficam na mesma ordem.
relic-runners-ask-lift = { $n ->
    [one] Qual Caminho seu se move?
   *[other] Qual Caminho seu se move primeiro? São { $n }
}
relic-runners-help-lift = Ele vai para qualquer Trilha sem Caminho seu; o segundo não vai para onde estava o primeiro.
relic-runners-ask-lay = Para onde vai o Caminho de { $thing }?
relic-runners-help-lay = Para qualquer Trilha sem Caminho seu; o segundo não vai para onde estava o primeiro.
relic-runners-ask-reach = Também a peça de qual local ao lado de { $site }?
relic-runners-help-reach = Você pega a peça de cima como se estivesse lá, sem pagar Ração.
relic-runners-ask-flip = { $n ->
    [one] Virar uma ficha?
   *[other] Virar até { $n } fichas?
}
relic-runners-help-flip = Você pode virá-la para qualquer lado. Quando a última colorida vira, todas voltam a ficar coloridas e você ganha 1 passo.
relic-runners-ask-keep = Qual peça de Marfim de nível { $n } fica?
relic-runners-help-keep = Você achou { $thing }, mas só pode ter uma de cada nível. A outra é entregue por 2 PV.
relic-runners-ask-supply = Uma Caixa ou 2 PV?
relic-runners-help-supply = A Caixa vai da sua reserva para o fundo.
relic-runners-ask-show = Mostrar a peça Azul para dobrá-la?
relic-runners-help-show = Se mostrar, ela dá seus pontos mais uma vez agora, e todos ficam sabendo. A peça continua sua.

relic-runners-brief-last-turn = Este é o seu último turno.
relic-runners-brief-last-turn-dash = Este é o seu último turno, e depois o extra se você ainda tiver a peça “Último fôlego”.
relic-runners-brief-last-turn-perhaps = Este é o seu último turno, a não ser que você pegue a peça “Último fôlego”.
relic-runners-brief-pair = { $relic }: termine o percurso em { $sites } para uma Expedição, 2 PV por Trilha.
relic-runners-brief-no-pair = { $relic }: ainda não há outra Relíquia desta cor à vista.

## Opções: o que está no botão

relic-runners-label-explorer = O Explorador { $explorer }
relic-runners-label-no-explorer = Sem poder
relic-runners-label-start = Começar em { $site }
relic-runners-label-explore = Explorar { $site }
relic-runners-label-walk = Ir a { $site }
relic-runners-branch-steps = Passo a passo…
relic-runners-branch-ways = Outros percursos…
relic-runners-branch-more = Mais…
relic-runners-way-tokens = mais fichas
relic-runners-way-short = caminho mais curto
relic-runners-way-shortcut = pelo Atalho
relic-runners-label-go = Um passo até { $site }
relic-runners-label-go-on = Seguir até { $site }
relic-runners-label-stop = Parar em { $site }
relic-runners-label-jump = Portal até { $site }
relic-runners-label-refill = Reabastecer Rações
relic-runners-label-up = { $to }: { $action }
relic-runners-label-double = Colocar 2 Caminhos
relic-runners-label-remote = Colocar em qualquer lugar
relic-runners-label-reach = Pegar de { $site }
relic-runners-label-flip = Virar a ficha de { $trail }
relic-runners-label-top = Pegar a peça de cima
relic-runners-label-peek = Olhar todas as peças
relic-runners-label-pick = Nível { $level }: { $tile }
relic-runners-label-keep = Ficar com { $tile }
relic-runners-label-kit = Uma Caixa da reserva
relic-runners-label-show = Mostrar
relic-runners-label-hide = Manter em segredo
relic-runners-label-take = Pegar { $relic } de { $site }
relic-runners-label-pass-relic = Deixar a Relíquia lá
relic-runners-label-pass = Não colocar nenhum
relic-runners-label-pass-flip = Não virar mais
relic-runners-label-dash = Jogar o turno extra
relic-runners-label-decline = Sem turno extra
relic-runners-label-rest = Descansar no Acampamento Base
relic-runners-label-end = Encerrar o turno

## Opções: o motivo no botão, no máximo 25 caracteres

relic-runners-gist-shrine = Santuário: { $relic }

## Opções: o que elas trazem

relic-runners-fact-trails = { $count ->
    [one] { $count } Trilha
   *[other] { $count } Trilhas
}
relic-runners-fact-own = seu Caminho
relic-runners-fact-unknown = Trilha desconhecida
relic-runners-lies-relic = Santuário com Relíquia: { $relic }
relic-runners-lies-empty = Santuário vazio
relic-runners-fact-spends = gasta { $tile }
relic-runners-fact-hidden = os pontos dela seguem em segredo
relic-runners-fact-shown = todos veem
relic-runners-fact-tokens-stay = as fichas ficam como estão
relic-runners-fact-relic-stays = sem pontos, e ainda pode ser recolhida
relic-runners-fact-reserve-stays = o Caminho fica na sua reserva
relic-runners-fact-game-ends = a partida termina
relic-runners-fact-no-power = como em uma primeira partida
relic-runners-fact-idle = não dá nada agora
relic-runners-fact-from = origem: { $from }
relic-runners-fact-shrine = { $site } vira um Santuário: { $relic }
relic-runners-fact-next-turn = próximo turno, possível: Expedição { $relic } a { $site }, { $vp }
relic-runners-fact-route = rota mais longa { $before }→{ $after }
relic-runners-fact-route-stays = sua rota mais longa não muda
relic-runners-fact-route-without = sem ele, rota mais longa { $after }
relic-runners-fact-river = um rio
relic-runners-fact-reset = todas as fichas voltam à cor
relic-runners-fact-turns-grey = fica usada
relic-runners-fact-turns-coloured = fica colorida
relic-runners-fact-given-up = entrega { $tile }
relic-runners-fact-unexplored = sem explorar
relic-runners-fact-turn-ends = fim do turno
relic-runners-fact-last-turns = começam os últimos turnos

## Opções: os números que elas mudam

relic-runners-count-points = { $by } PV
relic-runners-count-relics = Relíquias { $before }→{ $after }
relic-runners-count-pathways = Caminhos { $before }→{ $after }
relic-runners-count-boxes = Caixas { $before }→{ $after }
relic-runners-count-ivory = Marfim { $before }→{ $after }
relic-runners-count-steps = passos { $by }
relic-runners-count-rations = Rações { $before }→{ $after }

## Opções: o que se pergunta depois

relic-runners-then-survey = depois: a de cima ou olhar
relic-runners-then-pick = depois: escolher uma peça
relic-runners-then-place = depois: colocar um Caminho
relic-runners-then-lift = depois: mover um Caminho
relic-runners-then-lay = depois: escolher a Trilha
relic-runners-then-reach = depois: uma peça vizinha
relic-runners-then-flip = depois: virar uma ficha
relic-runners-then-keep = depois: guardar uma de duas
relic-runners-then-supply = depois: uma Caixa ou 2 PV
relic-runners-then-show = depois: mostrar a Azul ou não
relic-runners-then-expedition = depois: a Relíquia ou não
relic-runners-then-dash = depois: o turno extra ou não
relic-runners-then-start-site = depois: escolher o início
relic-runners-then-start-pathway = depois: colocar um Caminho
relic-runners-then-start-column = depois: escolher uma coluna

## O que acontece

relic-runners-told-seated = 🎲 { $who } joga primeiro
relic-runners-told-revealed = 🟪 { $site } agora mostra { $tile }
relic-runners-told-explorer = 🤠 { $who } joga com o Explorador { $explorer }: { $power }
relic-runners-told-no-explorer = 🤠 { $who } joga sem poder
relic-runners-told-started = 📍 { $who } começa em { $site }
relic-runners-told-walked = 👣 { $who } percorre { $path }
relic-runners-told-carried = 🌀 { $who } vai a { $site }
relic-runners-told-relic = 🏺 { $who } pega a Relíquia de { $site }: { $relic }
relic-runners-told-scored = 🪙 { $who } +{ $points } PV: { $reason }
relic-runners-told-token-grey = 🌊 { $who } usa a ficha de { $trail }
relic-runners-told-token-coloured = 🌊 { $who } vira a ficha de { $trail } de volta à cor
relic-runners-told-reset = 🌊 A última ficha foi usada: todas voltam à cor
relic-runners-told-box-moved = 🧰 { $who } move uma Caixa: { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } perde { $steps } passo: nenhuma Caixa pode usá-lo
   *[other] 🧰 { $who } perde { $steps } passos: nenhuma Caixa pode usá-los
}
relic-runners-told-box-used = 🧰 { $who } usa { $space }: { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } pega { $rations } Ração
   *[other] 🥫 { $who } pega { $rations } Rações
}
relic-runners-told-ruin = 🌿 { $who } explora a Ruína { $site } (peça { $level })
relic-runners-told-blue = { $who } pega uma peça secreta de nível { $level } de { $site }
relic-runners-told-tile = { $who } pega { $tile } de { $site }
relic-runners-told-peeked = 👁️ { $who } olha as peças de { $site }
relic-runners-told-ivory-used = ⬜ { $who } gasta { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } entrega { $tile }
relic-runners-told-shown = 🟦 { $who } mostra uma peça Azul de { $points } PV
relic-runners-told-placed = 🥾 { $who } coloca um Caminho em { $trail }
relic-runners-told-moved = 🥾 { $who } move um Caminho: { $from } → { $to }
relic-runners-told-found = ✨ { $site } vira um Santuário: { $relic }
relic-runners-told-last-turns = ⏳ { $who } dá início aos últimos turnos
relic-runners-told-dash = 🏃 { $who } joga o turno extra
relic-runners-told-no-dash = ✋ { $who } não joga o turno extra
relic-runners-told-ended = 🏆 Pontos finais: { $points }

## O que um jogador fez, em poucas palavras

relic-runners-did-take = pegou { $items }
relic-runners-did-explore = explorou { $items }
relic-runners-did-walk = está em { $site }
relic-runners-did-keep = { $tile } (guardada)
relic-runners-did-path = Caminho em { $items }
relic-runners-did-use = usou { $items }
relic-runners-did-raise = Caixa em { $items }
relic-runners-did-turn = virou { $items }

## Por que há pontos

relic-runners-source-coins = Moedas
relic-runners-source-blue = Peças Azuis
relic-runners-source-relics = Relíquias
relic-runners-source-ivory = Peça de Marfim
relic-runners-reason-expedition = { $count ->
    [one] Expedição de { $count } Trilha
   *[other] Expedição de { $count } Trilhas
}
relic-runners-reason-tile = { $tile }
relic-runners-reason-given-up = uma peça de Marfim entregue
relic-runners-reason-box = Caixa { $space }, { $action }
relic-runners-reason-doubling = o dobro do que o turno tinha dado
relic-runners-reason-shown = uma peça Azul mostrada para dobrá-la
relic-runners-reason-blue = peça Azul de nível { $level } de { $site }
relic-runners-reason-relic = primeira Relíquia da cor: { $relic }, de { $site }
relic-runners-reason-ivory = { $tile } no fim

## O que se pode digitar. Palavras separadas por vírgulas; maiúsculas e acentos não importam. Nenhuma palavra pode ter
## dois sentidos, nem em duas línguas.

relic-runners-typed-explorer = poder
relic-runners-typed-start = começar, iniciar
relic-runners-typed-explore = explorar, escavar
relic-runners-typed-walk = andar, caminhar, mover, ir
relic-runners-typed-go = seguir, avançar, continuar
relic-runners-typed-stop = parar
relic-runners-typed-jump = pular, saltar, portal
relic-runners-typed-refill = reabastecer, encher, completar
relic-runners-typed-box = caixa, usar
relic-runners-typed-up = subir
relic-runners-typed-place = colocar, botar, caminho
relic-runners-typed-double = duplo, dobro, dois
relic-runners-typed-remote = longe, qualquer
relic-runners-typed-lift = levantar, erguer
relic-runners-typed-lay = estender, assentar
relic-runners-typed-reach = alcançar, pegar
relic-runners-typed-flip = virar, girar
relic-runners-typed-top = topo, cima
relic-runners-typed-peek = olhar, espiar
relic-runners-typed-pick = nível, escolher
relic-runners-typed-keep = guardar, manter
relic-runners-typed-kit = reserva
relic-runners-typed-points = pontos, pv
relic-runners-typed-show = mostrar
relic-runners-typed-hide = esconder, ocultar
relic-runners-typed-take = relíquia, recolher
relic-runners-typed-dash = extra
relic-runners-typed-decline = recusar, renunciar
relic-runners-typed-end = encerrar, terminar, acabar, fim, descansar
relic-runners-typed-yes = sim
relic-runners-typed-pass = passar
relic-runners-typed-no = não, nenhum, nada
relic-runners-typed-tokens = fichas
relic-runners-typed-short = curto, curta
relic-runners-typed-shortcut = atalho
relic-runners-typed-machete = facão
relic-runners-typed-compass = bússola
relic-runners-typed-shovel = pá
relic-runners-typed-camp = acampamento, base
relic-runners-typed-fillers = ao, o, os, as, em, com, de, do, da, para, pelo, até, peça, trilha

## As regras resumidas

relic-runners-about = Abra Caminhos na selva, esvazie Ruínas e Templos e faça longas viagens atrás de Relíquias. Uns 35 toques e 12 minutos por pessoa.
relic-runners-rules-title = Relic Runners: as regras resumidas
relic-runners-rules-signs-title = Sinais no tabuleiro
relic-runners-rules-intro =
    Exploradores abrem Caminhos por uma selva, esvaziam suas Ruínas e Templos e correm de Santuário em Santuário atrás de Relíquias. Quem tiver mais Pontos de Vitória (PV) no fim vence.
relic-runners-rules-turn-title = A sua vez
relic-runners-rules-turn =
    Você pode usar uma Caixa de Ferramentas a qualquer momento do turno.
    1. Mova-se: é obrigatório, e não pode terminar onde começou. Terminar no Acampamento Base dá 3 Rações (uma carta leva no máximo 5) e encerra o turno.
    2. Se quiser, explore o local onde está, por 1 Ração.
relic-runners-rules-walk-title = Andar
relic-runners-rules-walk =
    Ande por quantas Trilhas com Caminhos seus quiser, e no máximo por uma sem, a primeira ou a última. Você não anda duas vezes pela mesma Trilha, e o Acampamento Base termina o percurso. Os Caminhos dos outros não ajudam nem atrapalham.
    Cada ficha colorida em uma Trilha que você percorre fica usada e faz uma das suas Caixas subir 1 passo. Quando a última vira, todas voltam a ficar coloridas e você ganha mais 1 passo.
relic-runners-rules-explore-title = Explorar
relic-runners-rules-explore =
    🌿 Ruína: a peça de cima sai, e você coloca um Caminho em uma Trilha onde está. 🟦 Azul: a peça é sua, virada para baixo, por 2 a 5 PV. 🟪 Roxa: a peça à vista age na hora. ⬜ Marfim: a peça é um poder seu.
    Um local sem peças vira um Santuário com uma Relíquia da cor dele.
relic-runners-rules-purple-title = Peças Roxas
relic-runners-rules-purple =
    Tesouro: 3 PV · Ferreiro: uma Caixa sobe 1 passo · Despensa: 2 Rações · Caixa extra: uma Caixa da reserva para o fundo · De volta: { $way_home_box ->
        [lost] ao Acampamento Base, 3 Rações
       *[first] ao Acampamento Base, uma Caixa se quiser, 3 Rações
    }, { $way_home ->
        [movement_due] e fim do turno; mas, se ainda não se moveu, você se move dali
       *[ends_turn] e fim do turno
    } (a Caixa e o fim do turno são leitura nossa) · Nova rota: mover um Caminho · Braço longo: também a peça de um local vizinho · Espíritos do rio: virar até 2 fichas.
relic-runners-rules-ivory-title = Peças de Marfim
relic-runners-rules-ivory =
    Você tem no máximo uma de cada nível e entrega a segunda por 2 PV. O nível 3 dura, o nível 2 serve uma vez, o nível 1 conta no fim.
    Nível 3: 1 PV por Caminho colocado (Bônus de estrada), pela primeira peça de um local (Pioneiro), sempre que um Templo dá PV (Antiquário); uma Ração quando outros movem Caminhos (Pedágio), mais uma no Acampamento Base (Campista); uma ficha vira quando você o deixa (Saída).
    Nível 2: Trilha desconhecida em qualquer ponto (Atalho), escolher entre as peças de um Templo (Topógrafo), Rações até 5 (Suprimentos), dois Caminhos (Obra dupla), um Caminho em qualquer lugar (Obra distante), ir a um Templo da mesma cor em vez de se mover (Portal).
    Nível 1: 3 PV por peça de Marfim (Colecionador), 2 por Ração (Precavido), 5 por Relíquia repetida (Relíquias gêmeas), 1 por Caminho (Desbravador), 4 por Caixa na Tabela (Bem equipado), um turno extra (Último fôlego).
relic-runners-rules-relics-title = Expedições
relic-runners-rules-relics =
    Comece seu turno em um Santuário que ainda tem a Relíquia dele e termine o percurso em outro com uma Relíquia da mesma cor: { $expedition ->
        [asked] você pode pegar essa, com 2 PV por Trilha percorrida.
       *[taken] você pega essa e ganha 2 PV por Trilha percorrida.
    }
relic-runners-rules-boxes-title = Caixas de Ferramentas
relic-runners-rules-boxes =
    Os passos levam do fundo a uma coluna da Tabela e por ela até o nível 3. { $box_returns ->
        [after] Uma Caixa que você usa volta ao fundo depois da ação dela.
       *[before] Uma Caixa que você usa primeiro volta ao fundo.
    } Facão 1: a peça do seu Templo, 2: 2 Rações, 3: 4 PV por Relíquia. Bússola 1: mover um Caminho, 2: mover dois, 3: 2 PV por Caminho da sua rota mais longa. Pá 1: outra Caixa ou 2 PV, 2: colocar um Caminho, 3: dobrar os PV deste turno.
relic-runners-rules-end-title = O fim
relic-runners-rules-end =
    Quando { $ends } Relíquias foram recolhidas (com 2, 3, 4, 5 jogadores), todos os outros têm mais um turno. Depois some moedas, peças Azuis, 5 PV por Relíquia diferente e sua peça de Marfim de nível 1. Empate: mais Relíquias, depois mais Relíquias diferentes. A partida termina no máximo após a rodada { $round_limit }.
relic-runners-rules-two-title = Dois jogadores
relic-runners-rules-two =
    Os locais têm 2 peças em vez de 3; os Templos não têm nenhuma de nível 3.
relic-runners-rules-credits-title = Créditos
relic-runners-rules-credits =
    Relic Runners é um jogo de Matthew Dunstan, publicado pela Days of Wonder.
    O Skald não tem vínculo com nenhum dos dois e não usa nem as ilustrações nem os textos deles. Compre a caixa, se puder.
relic-runners-rules-reconstruction = O mapa e alguns valores são uma reconstrução nossa, não os da caixa; os nomes de locais e peças são nossos.

# Os títulos do histórico.
relic-runners-log-round = Rodada { $round }
