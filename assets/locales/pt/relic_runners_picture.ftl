### Relic Runners: o que está nas imagens, e as descrições delas.

## Na imagem

relic-runners-picture-tie = { $by ->
    [1] { $first } antes de { $second }: mais Relíquias
    [2] { $first } antes de { $second }: mais Relíquias diferentes
   *[other] { $first } e { $second } dividem a posição
}
relic-runners-picture-relics = Relíquias recolhidas: { $taken }{ $left ->
    [0] {""}
   *[other] {" "}de { $wanted }
}
relic-runners-picture-last = Últimos turnos!

## Descrições. São curtas: um tabuleiro inteiro tem que caber em 1.024 caracteres.

relic-runners-alt-turn = vez de { $who }
relic-runners-alt-camp = Acampamento Base: { $rations } Rações.
relic-runners-alt-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
relic-runners-alt-tokens = Fichas coloridas { $coloured }, usadas { $used }.
relic-runners-alt-around = O mapa ao redor de { $who }.
relic-runners-alt-targets = A escolher: { $list }.
relic-runners-alt-news = Novo: { $list }.

## Os componentes

relic-runners-legend-title = Relic Runners: os componentes
relic-runners-legend-ruin = Ruína, restam 3 peças: explorar dá um Caminho
relic-runners-legend-ivory = Templo de Marfim, restam 2: poderes para guardar
relic-runners-legend-blue = Templo Azul, resta 1 peça: 2 a 5 PV secretos
relic-runners-legend-purple = Templo Roxo: a peça à vista age na hora
relic-runners-legend-shrine = Santuário: local explorado com a Relíquia dele
relic-runners-legend-relics = Sapo verde, caveira de marfim, pássaro azul, amuleto roxo
relic-runners-legend-empty = Santuário vazio: a Relíquia foi recolhida
relic-runners-legend-camp = Acampamento Base: parada final, 3 Rações
relic-runners-legend-trail = Trilha com Caminhos: pelos seus, sem limite
relic-runners-legend-explorer = Explorador; com anel duplo, é a vez dele
relic-runners-legend-coloured = Rio com ficha colorida: 1 passo para uma Caixa
relic-runners-legend-used = Rio com ficha usada: nenhum passo
relic-runners-legend-toolbox = Caixas no nível 2, no fundo, na reserva
relic-runners-legend-rations = Uma Ração, para explorar; moedas secretas
relic-runners-legend-table = O que uma Caixa faz no seu espaço
