### Torneios: o comando, o cartão, e o que é recusado.

command-tournament = torneio
command-tournament-about = Um torneio neste canal
command-tournament-open = abrir
command-tournament-open-about = Abrir aqui um torneio com inscrição por botão; cada partida ganha um tópico
command-tournament-open-title = jogo
command-tournament-open-title-about = O jogo que se joga
command-tournament-open-format = formato
command-tournament-open-format-about = Grupos e uma final; ou suíço: rodadas para dois em que todos seguem jogando
command-tournament-open-format-pools = grupos e final
command-tournament-open-format-swiss = suíço
command-tournament-open-per-table = por_mesa
command-tournament-open-per-table-about = Quantas pessoas há mais ou menos em uma mesa dos grupos
command-tournament-open-rounds = rodadas
command-tournament-open-rounds-about = Quantas rodadas tem um torneio suíço; 4 se você não disser
command-tournament-open-pace = ritmo
command-tournament-open-pace-about = Quanto tempo há nas mesas dele
command-tournament-start = começar
command-tournament-start-about = Sortear os números e começar
command-tournament-show = ver
command-tournament-show-about = Ver como está
command-tournament-drop = retirar
command-tournament-drop-about = Retirar alguém; não joga mais partidas
command-tournament-drop-person = pessoa
command-tournament-drop-person-about = Quem é retirado
command-tournament-result = resultado
command-tournament-result-about = Decidir uma partida que terminou sem resultado
command-tournament-result-game = partida
command-tournament-result-game-about = O número da partida no cartão
command-tournament-result-winner = vencedor
command-tournament-result-winner-about = Quem vence; sem isso, todos dividem a primeira posição
command-tournament-cancel = cancelar
command-tournament-cancel-about = Parar o torneio, depois de confirmar

tournament-opened = 🏆 O torneio está aberto. As pessoas se inscrevem pelo botão do cartão; você o começa ali ou com `/torneio começar`.
tournament-started = 🏆 Os números foram sorteados. Cada partida abre em um tópico próprio; os links estão no cartão.
tournament-dropped = { $mention } está fora do torneio. Se tinha uma partida em andamento, ela vai para o adversário; em uma mesa maior o computador segue jogando, e essa pessoa divide a última posição.
tournament-decided = A partida está decidida.
tournament-cancelled = O torneio foi parado. As partidas em andamento seguem sem ele.
tournament-ask-cancel = Parar este torneio? Ninguém o vence. As partidas em andamento seguem como partidas normais.

tournament-call-game = { $mention } A partida { $number } ({ $players }) do torneio terminou sem resultado. Você ou outra pessoa que administre o servidor decide: `/torneio resultado`, partida { $number }. Sem decisão, será um empate { $time }.
tournament-call-start =
    { $mention } O torneio de **{ $title }** espera o início; { $count ->
        [one] uma pessoa participa
       *[other] { $count } pessoas participam
    }. Você ou outra pessoa que administre o servidor dá início, no cartão dele ou com `/torneio começar`. Sem início, ele é cancelado { $time }.

tournament-button-join = Participar
tournament-button-leave = Sair
tournament-button-start = Começar
tournament-button-cancel = Parar o torneio

tournament-title = 🏆 Torneio: { $title }
tournament-lead-open =
    { $count ->
        [0] Ninguém se inscreveu ainda.
        [one] Uma pessoa se inscreveu.
       *[other] { $count } pessoas se inscreveram.
    } { $host } ou outra pessoa que administre o servidor dá início; sem início, ele é cancelado { $time }.
tournament-lead-running =
    Rodada { $round }: { $open ->
        [0] todas as partidas terminaram.
        [one] ainda falta uma partida.
       *[other] ainda faltam { $open } partidas.
    }
tournament-lead-final = A final está em andamento.
tournament-lead-over = { $name } vence o torneio.
tournament-lead-deserted = O torneio acabou: não resta ninguém.
tournament-by-lot = Os dois primeiros estão iguais em tudo o que conta: decidem os números sorteados no início.
tournament-lead-cancelled = O torneio foi parado.
tournament-terms-pools = Grupos de cerca de { $most }; segue o melhor de cada um, e os que restam jogam a final
tournament-terms-swiss =
    { $rounds ->
        [one] Uma rodada suíça
       *[other] { $rounds } rodadas suíças
    } de partidas para dois
tournament-time-up = Numa partida de dois, perde quem não jogou até então ou perde a vez duas vezes seguidas.
tournament-seed = Sorteio: { $seed }
tournament-entrants = Participantes
tournament-final = Final
tournament-round = Rodada { $number }
tournament-byes = Sem partida nesta rodada: { $names }
tournament-game-won = vitória de **{ $names }**
tournament-game-deserted = sem vencedor: não resta ninguém
tournament-game-drawn = empate entre **{ $names }**
tournament-game-stopped = ⚠ terminou sem resultado; { $host } ou outra pessoa que administre o servidor decide: `/torneio resultado`, partida { $number }; sem decisão será um empate { $time }
tournament-game-waits = a mesa abre em breve
tournament-standing = Classificação
tournament-place-pools =
    { $place }. { $name } · { $score ->
        [0] ainda não jogou
       *[other] rodada { $score }
    }
tournament-place-swiss =
    { $place }. { $name } · { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
tournament-place-left = { $place }. { $name } · saiu
tournament-trouble-forbidden = ⚠ Não posso abrir tópicos aqui ou escrever neles: preciso de *Criar tópicos públicos* e *Enviar mensagens em tópicos*. `/servidor doutor` conta mais; tento de novo a cada minuto.
tournament-trouble-refused = ⚠ A próxima partida ainda não tem tópico. { $why } Tento de novo a cada minuto.
tournament-trouble-no-room = ⚠ Não cabe mais uma mesa neste servidor. A próxima partida abre quando uma delas terminar.

tournament-refuse-no-threads = Um torneio precisa de tópicos para as partidas. Abra-o em um canal de texto.
tournament-refuse-unknown = Não há esse torneio aqui. `/torneio abrir` abre um.
tournament-refuse-taken = Este canal já tem um torneio. Termine-o, pare-o com `/torneio cancelar`, ou use outro canal.
tournament-refuse-too-many = Este servidor tem { $most } torneios que não terminaram; é o máximo. Termine ou pare um primeiro.
tournament-refuse-begun = O torneio já começou.
tournament-refuse-not-begun = O torneio ainda não começou.
tournament-refuse-over = O torneio terminou.
tournament-refuse-full = O torneio está cheio: { $most } pessoas participam.
tournament-refuse-already-in = Você já participa.
tournament-refuse-not-in = Essa pessoa não participa desse torneio, ou saiu.
tournament-refuse-too-few = No mínimo { $least } pessoas têm que participar.
tournament-refuse-not-for-two = Um torneio suíço se joga com dois por mesa, e este jogo não é para dois.
tournament-refuse-needs-pace = Um torneio precisa de um relógio que decida, ou uma partida poderia pará-lo para sempre: escolha fast ou slow, ou um tempo como 36h, sem “wait”.
tournament-refuse-no-game = Não há partida { $number } neste torneio. O cartão tem os números.
tournament-refuse-not-stopped = A partida { $number } está decidida, ou ainda em andamento. Se ela não pode ser terminada, encerre-a lá com `/mesa encerrar`, depois decida aqui.
