### Raids: por que uma ação é recusada, uma frase por regra; e as variantes de uma mesa.

raids-refuse-seats = Raids é para 2 a 4 jogadores, não para { $seats }.
raids-refuse-over = Esta partida terminou.
raids-refuse-not-asked = É { $asked } quem decide agora, não você.
raids-refuse-first = { $question }
raids-refuse-no-such-space = Seu Navio não tem espaço { $n }; os espaços dele vão de 1 a { $spaces }.
raids-refuse-free-space-is = As peças enchem seu Navio a partir do primeiro espaço: o próximo livre é { $free }, não { $n }.
raids-refuse-no-tile-there = Não há peça no espaço { $n } do seu Navio.
raids-refuse-not-goods = A peça no espaço { $n } do seu Navio não é de Mercadorias; um Porto só compra Mercadorias.
raids-refuse-makes-no-room = Jogar ao mar a peça do espaço { $n } não liberaria um único Escudo.
raids-refuse-backwards = Navios só andam para a frente: você está na casa { $from }, então a casa { $space } não está à sua frente.
raids-refuse-harbor = A casa { $space } é o Cais: para terminar sua viagem ali, volte ao Cais.
raids-refuse-off-the-track = Não há casa { $space }: a última é o Cais, a casa { $harbor }.
raids-refuse-monster-first = Um Monstro espera na casa { $monster }: primeiro lute com ele, ou sacrifique um Viking a ele.
raids-refuse-village = Você não pode parar na Aldeia da casa { $space }; ali se recruta ao passar.
raids-refuse-passage = Você não pode parar na casa { $space }: por Monstros, Visitas e Pilhagens só se passa.
raids-refuse-empty = Não há mais peça na casa { $space }, então você não pode parar ali.
raids-refuse-crew-needed = { $there } está na casa { $space }; para atacar, você tem que chegar lá com no mínimo um Viking.
raids-refuse-no-monster = Não há Monstro à sua frente.
raids-refuse-monster-too-strong = O Monstro na casa { $space } custa { $cost ->
    [one] 1 Viking
   *[other] { $cost } Vikings
} e você chegaria com { $crew }: não pode lutar com ele, só sacrificar um Viking.

# O que precisa de resposta antes.
raids-first-place = Primeiro decida sobre a peça que você pegou: coloque-a no seu Navio, ou descarte-a.
raids-first-sell = Primeiro termine no Porto: venda Mercadorias, ou pare de vender.
raids-first-room = Primeiro decida se joga uma peça ao mar para abrir espaço.
raids-first-sail = Seu Navio está a caminho: navegue até uma casa, volte ao Cais, ou enfrente um Monstro.
raids-first-fight = Você está em Combate: revide (`revidar`) ou fuja (`fugir`).

raids-option-track = Aldeias no percurso
raids-option-track-edition = como diz a edição
raids-option-track-four-villages = quatro Aldeias
raids-option-start-crew = Tripulações iniciais
raids-option-start-crew-edition = pela ordem de jogo
raids-option-start-crew-two-each = dois Vikings cada
raids-option-docked-ahead = Navios que já chegaram contam como à frente ao descartar peças
raids-option-docked-ahead-on = sim
raids-option-docked-ahead-off = não
raids-option-harbor-needs-one = Moedas do Cais só com no mínimo um do que a peça conta
raids-option-harbor-needs-one-off = não
raids-option-harbor-needs-one-on = sim
raids-option-viking-limit = Número de Vikings
raids-option-viking-limit-none = quantos forem necessários
raids-option-viking-limit-40 = 40, como na caixa
raids-option-ghost-reorder = Se o Navio Fantasma não foi o primeiro a chegar
raids-option-ghost-reorder-swap = troca de lugar com o primeiro
raids-option-ghost-reorder-shift = vai para o lugar 1 e os outros avançam
raids-option-flight = Um Navio que foge
raids-option-flight-any = navega até qualquer peça à frente
raids-option-flight-by-rules = antes descarta até o próximo Navio (manual espanhol)
raids-option-ghost-takes-coins = Viagem 1: as moedas do lugar do Navio Fantasma não vão para ninguém
raids-option-ghost-takes-coins-off = não
raids-option-ghost-takes-coins-on = sim
raids-option-waiting-ghost = No começo: o Navio Fantasma à espera impede o último jogador de descartar
raids-option-waiting-ghost-on = sim
raids-option-waiting-ghost-off = não, o último jogador descarta (letra dos manuais)
raids-option-sold-shields = Prêmio do Cais por Escudos: os de Mercadorias vendidas também contam
raids-option-sold-shields-off = não
raids-option-sold-shields-on = sim
raids-option-room-at-sea = Regra da casa: jogar uma peça ao mar para abrir espaço em uma Aldeia ou Visita
raids-option-room-at-sea-off = não
raids-option-room-at-sea-on = sim
raids-option-room-at-port = Regra da casa: jogar uma peça ao mar para abrir espaço em um Porto
raids-option-room-at-port-off = não
raids-option-room-at-port-on = sim
raids-option-recruits-stay = Regra da casa: recrutas sem lugar esperam os Navios seguintes
raids-option-recruits-stay-off = não
raids-option-recruits-stay-on = sim
raids-option-rolled-combat = Regra da casa: dados decidem o Combate
raids-option-rolled-combat-off = não
raids-option-rolled-combat-on = sim
