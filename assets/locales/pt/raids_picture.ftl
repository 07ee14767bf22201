### Raids: o que está nas imagens, e as imagens em palavras.

## Na imagem

raids-picture-home = chegaram
raids-picture-leaving = partindo
raids-picture-water = mar
raids-picture-ghost = Fantasma
raids-picture-shared = Mesma Glória: dividem a posição.

## A imagem em palavras. Uma peça é citada com seu valor, depois uma barra e seus Escudos.

raids-alt-track = Mundo (valor/Escudos): { $spaces }.
raids-alt-leaving = 0 partindo: { $ships }
raids-alt-reach = A escolher, com a tripulação na chegada ou o custo de um Monstro: { $places }.
raids-alt-going = Descartadas ao partir: { $spaces }.
raids-alt-new = Novo: { $news }.
raids-alt-touched = tiradas ou sacrificadas em: { $spaces }
raids-alt-cleared = descartadas: { $spaces }

## A legenda: um nome e poucas palavras.

raids-legend-title = O que os sinais significam
raids-legend-weapon = 1 Viking a menos contra um Monstro
raids-legend-sail = 1 Viking depois de cada viagem
raids-legend-mjollnir = Glória por cada Viking no fim
raids-legend-pennant-name = Estandarte
raids-legend-pennant = Glória se a bordo no fim
raids-legend-goods-name = Mercadorias
raids-legend-goods = Glória se vendidas em um Porto
raids-legend-rune = Glória em conjuntos
raids-legend-port = Vende Mercadorias, recruta 1
raids-legend-monster-name = Monstro
raids-legend-monster = Lute pela Glória, ou sacrifique 1
raids-legend-visit = Os primeiros a passar recrutam { $shares }
raids-legend-pillage = Os primeiros a passar pegam { $shares }
raids-legend-village = Recruta 1; Vikings que restam
raids-legend-harbor = Chegada: fim da sua viagem
raids-legend-shield-name = Escudo
raids-legend-shield = Leva um Viking
raids-legend-crew-name = Tripulação
raids-legend-crew = Vikings / Escudos
raids-legend-glory-name = Glória
raids-legend-glory = Pontos até agora
raids-legend-coin = Glória do Cais e das Pilhagens
raids-legend-cleared-name = Riscada
raids-legend-cleared = Descartada ao partir
raids-legend-ghost = Terceiro Navio com dois jogadores
raids-legend-combat = Dois Navios, uma peça
