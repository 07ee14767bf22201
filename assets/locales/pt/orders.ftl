### Ordens: respostas dadas de antemão, e jogadas para o próximo turno. Os botões aceitam no máximo 80 caracteres.

## Comandos

command-orders = ordens
command-orders-about = Respostas que você dá de antemão; ninguém mais vê
command-orders-show = ver
command-orders-show-about = Suas ordens, o que elas teriam respondido, e seu plano para o próximo turno
command-orders-add = dar
command-orders-add-about = Dar uma ordem permanente; a mais nova que se encaixa responde por você
command-orders-add-answer = resposta
command-orders-add-answer-about = Como responder quando você e outra pessoa disputam algo
command-orders-add-answer-never = nunca ficar
command-orders-add-answer-up-to = ficar até um limite
command-orders-add-answer-while-winning = ficar enquanto vence
command-orders-add-answer-ask = me perguntar
command-orders-add-most = máximo
command-orders-add-most-about = O limite: quanto você gasta no máximo ao todo (com “ficar até um limite”)
command-orders-add-opponent = rival
command-orders-add-opponent-about = Só contra este lugar, por número ou letra
command-orders-add-stake = prêmio
command-orders-add-stake-about = Só quando isto está em jogo
command-orders-add-part = parte
command-orders-add-part-about = Só nesta viagem ou rodada
command-orders-add-times = vezes
command-orders-add-times-about = Por tantas vezes; sem isso, até você retirar
command-orders-clear = retirar
command-orders-clear-about = Retirar uma ordem permanente, ou tudo
command-orders-clear-number = número
command-orders-clear-number-about = Qual, como /ordens ver as conta; sem isso, todas, e também o seu plano
command-play-when = quando
command-play-when-about = Agora, ou no seu próximo turno, se então for possível
command-play-when-now = agora
command-play-when-next-turn = no meu próximo turno

## O que alguém ordenou

orders-title = Suas ordens · { $table }
orders-about = Ninguém mais vê. A primeira que se encaixa responde por você, sem aviso.
orders-standing = Ordens permanentes
orders-standing-none = Nenhuma: pergunto a você a cada vez. /{ command-orders } { command-orders-add } dá uma.
orders-against = contra { $who }
orders-plan = No seu próximo turno
orders-plan-none = Nada planejado. /{ command-play } com { command-play-when } serve para isso.
orders-planned = Planejado para o seu próximo turno: { $moves }. Faço estas jogadas uma após a outra enquanto forem possíveis; se não, pergunto a você. /{ command-orders } { command-orders-clear } desfaz o plano.
orders-lapsed = O que você tinha planejado não se encaixa mais: { $moves }. Então a decisão volta a ser sua.
orders-lapsed-call = O que você tinha planejado não se encaixa mais; /{ command-orders } { command-orders-show } conta mais.
orders-button-clear = Retirar tudo
orders-most = “{ command-orders-add-answer-up-to }” precisa de { command-orders-add-most }, e as outras respostas vão sem ele.

## O que as ordens fizeram

orders-told = { $line } · 📜 por ordem
orders-decided = 📜 Uma ordem respondeu por { $who }.
orders-meanwhile = Antes disso suas ordens agiram por você:
orders-log = { $who } mudou suas ordens; ninguém mais vê isto.
orders-log-lapsed = O que você tinha planejado não se encaixava mais; ninguém mais vê isto.

## O que não pode ser ordenado

table-error-no-contests = Neste jogo não surge nada que ordens permanentes possam responder. /{ command-play } com { command-play-when } planeja jogadas para o seu próximo turno.
table-error-no-such-part = Essa parte já passou ou não existe: a partida está em { $now } de { $last }. Indique uma destas.
table-error-too-many-orders = Você pode ter { $most } ordens permanentes. /{ command-orders } { command-orders-clear } retira uma.
table-error-no-such-order = Você não tem essa ordem. /{ command-orders } { command-orders-show } lista as suas.
table-error-plan-too-long = Jogadas indicadas de antemão: até { $most }.
table-error-your-turn = É a sua vez: faça sua jogada agora. /{ command-play } sugere o que você pode fazer.

## Raids

raids-stake-weapon = Armas
raids-stake-sail = Velas
raids-stake-mjollnir = Mjöllnir
raids-stake-goods = Mercadorias
raids-stake-pennant = Estandartes
raids-stake-rune = Runas
raids-stake-port = Portos
raids-order-never = Fugir na hora
raids-order-up-to = { $most ->
    [0] Fugir na hora
    [1] Fugir na hora
   *[other] Revidar enquanto eu enviar no máximo { $most } Vikings no Combate; depois, fugir
}
raids-order-while-winning = Revidar se a peça seria minha caso ninguém cedesse até o fim
raids-order-ask = Me perguntar
raids-order-part = viagem { $part }
raids-order-contests = { $count ->
    [0] até este Combate acabar
    [one] mais 1 Combate
   *[other] mais { $count } Combates
}
raids-order-button-never = Sempre fugir
raids-order-button-wins = Revidar enquanto venço; se não, fugir
raids-order-past = Seus últimos Combates com estas ordens
raids-order-past-none = Você ainda não teve que responder em um Combate.
raids-order-past-same = `#{ $entry }` { $who }, { $stake }: como você fez
raids-order-past-ask = `#{ $entry }` { $who }, { $stake }: eu perguntaria a você em { $cost }
raids-order-past-stay = `#{ $entry }` { $who }, { $stake }: você fugiu; por ordem você revida com { $cost }
raids-order-past-leave = `#{ $entry }` { $who }, { $stake }: você revidou com { $cost }; por ordem você foge
