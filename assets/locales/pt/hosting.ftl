# Relógios, lembretes e o cuidado com uma partida em andamento.

discord-span-days = { $count ->
    [one] um dia
   *[other] { $count } dias
}
discord-span-hours = { $count ->
    [one] uma hora
   *[other] { $count } horas
}
discord-span-minutes = { $count ->
    [one] um minuto
   *[other] { $count } minutos
}

discord-pace-none = Sem relógio
discord-typed-off = desativado, desativada, desligado, nenhum, nenhuma, não
discord-pace-live = Ao vivo
discord-pace-fast = Rápido
discord-pace-slow = Lento
discord-pace-label = { $name }: { $time }
discord-pace-each = { $base } para cada jogada
discord-pace-bank = { $base } no começo e mais { $increment } por jogada
discord-pace-out-of-turn = Fora do turno: { $answer }.
discord-pace-overdue-none = Cada pessoa leva o tempo que precisar.
discord-pace-overdue-computer = Quando o tempo acaba, o computador joga o turno.
discord-pace-overdue-wait = Quando o tempo acaba, a partida espera e os outros escolhem.
discord-pace-line = ⏳ Relógio: { $time }. { $out } { $overdue } { $quiet }
discord-pace-quiet = Um relógio para nas horas de silêncio do seu jogador (/{ command-me } { command-me-quiet }).
discord-pace-quiet-live = Os relógios também andam nas horas de silêncio.
discord-pace-placeholder = Relógio: quanto tempo há?

discord-clock-wait = ⏳ { $who } { $time }
discord-clock-away = 🏖 { $who } está fora; o relógio volta a andar { $time }
discord-clock-paused = ⏸ Os relógios estão parados.
discord-call-deadline = ⏳ Prazo: { $time }.

discord-reminder = ⏰ { $mention }, **{ $table }** ainda está à sua espera. { $matter } [Ir ao tabuleiro]({ $link })
discord-reminder-nudge = 🔔 { $mention }, { $by } aguarda ansiosamente sua jogada em **{ $table }**. { $matter } [Ir ao tabuleiro]({ $link })
discord-call-end-left = Sua jogada está feita: você só precisa clicar em **{ $choice }**.
discord-reminder-direct = ⏰ **{ $table }** ainda espera a sua decisão.
    { $place } · [Ir ao tabuleiro]({ $link })
discord-reminder-direct-nudge = 🔔 { $by } aguarda ansiosamente sua decisão em **{ $table }**.
    { $place } · [Ir ao tabuleiro]({ $link })
discord-overdue = ⏰ { $mention }, seu tempo em **{ $table }** acabou, e a partida espera por você. Enquanto isso, os outros podem escolher:
discord-time-up = ⏰ { $mention }, seu tempo em **{ $table }** acabou, e o computador jogou o seu turno. O próximo é seu de novo.
discord-time-up-forfeit = ⏰ { $mention }, seu tempo em **{ $table }** acabou antes da sua primeira jogada, e você perdeu esta partida.
discord-time-up-kept = ⏰ { $mention }, seu tempo em **{ $table }** acabou de novo. O computador está agora no seu lugar; você pode retomá-lo enquanto ele jogar.
discord-lobby-warning = ⏰ { $mention }, faz tempo que nada acontece na sua mesa de **{ $table }**. Ela se fecha { $time } se ninguém entrar nem ela começar.

discord-button-extend = Dar mais tempo
discord-button-computer-plays = Deixar o computador jogar
discord-button-substitute = Ficar com este lugar
discord-button-vote-end = Encerrar a partida
discord-button-reclaim = Retomar meu lugar
discord-button-nudge = Cutucar

discord-paused = ⏸ Os relógios estão parados. Qualquer pessoa da mesa pode fazê-los andar de novo com /{ command-table } { command-table-resume }.
discord-resumed = ▶ Os relógios andam de novo.
discord-extended = ⏳ Quem tem que decidir agora tem mais tempo.
discord-nudged = 🔔 Um lembrete está a caminho de { $names }.
discord-nudged-later = 🔕 { $who } está em horário de silêncio. O lembrete chega { $time }.
discord-nudged-never = 🔕 { $who } não quer lembretes; nenhum é enviado.
discord-seats-free = 💺 Outras pessoas podem ficar com o lugar de { $names } e jogar daqui em diante.
discord-voted = Anotado. Ainda faltam: { $names }.
discord-vote-end = A partida se encerra antes se todos na mesa pedirem. Fora eles, só quem administra o servidor pode encerrá-la.
discord-refuse-too-fast = Foi muita coisa de uma vez. Espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e tente de novo; nada se perde.
discord-refuse-server-too-fast = Este servidor pede muita coisa de uma vez. Espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e tente de novo; nada se perde.
discord-refuse-pace = “{ $text }” não é um relógio. Escolha live, fast ou slow, ou dê um tempo entre um minuto e 30 dias, por exemplo 36h, ou 2d+12h para dois dias e mais doze horas por jogada.

discord-me-pings = Avisos: **{ $place }**.
discord-me-pings-quiet = Avisos: **{ $place }**, mas não entre **{ $hours }** ({ $zone }). Seus relógios param nessas horas, no máximo 12 por dia; nas partidas ao vivo, não.
discord-me-zone = 🕐 Fuso horário: **{ $zone }**, onde agora são { $time }.
discord-me-away = 🏖 Você volta { $time }. Até lá seus relógios ficam parados; eles andam de novo assim que você jogar, ou com /{ command-me } { command-me-away }: 0.
discord-me-away-running = 🏖 Você volta { $time }. Até lá seus relógios ficam parados, mas em { $running ->
    [one] uma partida
   *[other] { $running } partidas
} há uma decisão para a próxima hora: tome-a e use de novo /{ command-me } { command-me-away }.
discord-me-away-rule = Como outros esperam, seu relógio fica parado no máximo 14 dias em uma partida, e 5 em um torneio{ $count ->
    [0] .
    [one] : em uma partida ele volta a andar antes de você voltar.
   *[other] : em { $count } partidas ele volta a andar antes de você voltar.
}
discord-refuse-hours = “{ $text }” não são horas. Dê dois horários do dia, por exemplo 22-8 ou 22:30-7, ou off.
discord-refuse-zone = Não conheço o fuso horário “{ $text }”. Escolha um da lista, ou diga uma cidade com o país, ou uma diferença: America/Sao_Paulo, Curitiba Brasil ou UTC-3.
discord-refuse-undo-alone = A partida continuou desde o seu último passo, ou ele revelou algo novo. Nenhuma outra pessoa joga aqui, então você ainda pode desfazê-lo.

discord-log-kick = { $who } tirou alguém da mesa.
discord-log-pace = { $who } ajustou o relógio.
discord-log-lobby-warning = Fazia tempo que nada acontecia, então as pessoas daqui receberam um aviso.
discord-log-reminder = ⏰ Era hora de um lembrete para { $who }.
discord-log-nudge = 🔔 Alguém pediu um lembrete para { $who }.
discord-log-time-up = ⏰ O tempo de { $who } acabou.
discord-log-extend = ⏳ { $who } ganhou mais tempo.
discord-log-pause = ⏸ { $who } parou os relógios.
discord-log-resume = ▶ { $who } fez os relógios andarem de novo.
discord-log-removed = ⏸ O servidor removeu o bot; os relógios estão parados.
discord-log-invited = ▶ O bot voltou ao servidor; os relógios andam de novo.
discord-log-vote = { $who } votou por um fim ou uma pausa.
discord-log-credit = ⏳ O bot ou o Discord ficou fora do ar; todos receberam esse tempo de volta.
discord-log-quiet = 🌙 O relógio de { $who } segue novas horas de silêncio.
discord-log-renamed = ✏️ { $who } tem agora outro nome.
discord-log-away = 🏖 { $who } fica fora por um tempo; o relógio está parado.
discord-log-substitute = { $who } ficou com o lugar.

table-error-not-another-person = Só o lugar de outra pessoa pode ser liberado, e só antes da partida. Para um computador há /{ command-table } { command-table-remove-computer }.
table-error-no-clock = Nenhum relógio anda aqui: ele anda onde várias pessoas jogam ou num torneio, se foi escolhido ao abrir a mesa, com /{ command-new } { command-new-pace }.
table-error-paused = Os relógios já estão parados. /{ command-table } { command-table-resume } os faz andar de novo.
table-error-not-paused = Os relógios já estão andando.
table-error-not-overdue = Esse lugar não está livre para você: quem o tem ainda pode jogar, ou ele está guardado para outra pessoa.
table-error-nobody-to-nudge = A mesa não espera por mais ninguém.
table-error-own-time = A mesa espera por você. Só os outros e o anfitrião podem dar mais tempo a você; peça a eles.
table-error-nudged-today = Alguém já pediu um lembrete aqui nas últimas 24 horas. Você pode fazer isso de novo { $time }.
table-error-away-too-long = Você pode ficar fora 30 dias por ano; { $left ->
    [0] não resta nenhum. Dê 0 quando voltar.
    [one] resta um. Dê 1, ou 0 quando voltar.
   *[other] restam { $left }. Dê um número de 1 até esse, ou 0 quando voltar.
}

discord-standings-title = Ranking · { $title } · { $season }
discord-standings-all = todos os jogos
discord-standings-none = Nenhuma partida assim entre pessoas terminou aqui. As partidas só contra computadores estão em /{ command-stats }.
discord-standings-hidden = alguém
discord-standings-provisional = ? quer dizer que ainda há poucas partidas para ter certeza.
discord-standings-line = { $medal } { $place }. **{ $name }** { $rating } · { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
discord-standings-draws = { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
}
discord-standings-in-time = { $share } % no prazo
discord-stats-title = Suas partidas neste servidor · { $season }
discord-stats-none = Você não terminou nenhuma partida com adversários aqui nesse período.
discord-stats-rank = Posição média { $rank },{ $tenth }
discord-season-current = este trimestre
discord-season-last = trimestre passado
discord-season-all = desde sempre
discord-me-unlisted = Os rankings não mostram seu nome.

discord-games-out = Sair de uma delas ou encerrá-la
discord-games-out-ask = O que fazer com **{ $table }**? O computador pode jogar por você, e você pode voltar; ou a partida termina{ $vote ->
    [yes] {", "}se todos concordarem.
   *[no] .
}
discord-games-out-ask-alone = Encerrar **{ $table }**?
discord-games-left = Você saiu daquela mesa.
discord-button-leave-game = Deixar o computador jogar por mim
discord-log-offered = O lugar de { $who } foi oferecido a outra pessoa.
discord-log-gone = { $who } não está mais neste servidor. Os outros não precisam esperar.
discord-log-returned = { $who } está de volta a este servidor.
discord-seat-offered = { $mention } O lugar de { $who } em **{ $table }** está à sua disposição. Você jogaria daqui em diante e veria o que esse lugar sabe.
discord-seat-left = 🚪 { $mentions } Novidade sobre um lugar em **{ $table }**: { $news }
discord-seat-taken = { $who } assumiu o lugar de { $before }.
discord-seat-offer-made = O lugar foi oferecido a { $mention }, que pode aceitar com o botão no canal.
discord-vote-open-pause = 🗳️ Pausar? A favor: { $agreed }. Ainda faltam: { $missing }.
discord-vote-open-end = 🗳️ Encerrar a partida? A favor: { $agreed }. Ainda faltam: { $missing }.
discord-stats-computers = Contra o computador, fora do ranking: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
discord-stats-helped = { $wins ->
    [one] Uma vitória não é contada
   *[other] { $wins } vitórias não são contadas
}: o computador ajudou, com uma dica ou jogando por você.
discord-stats-level = { $level }: { $wins }/{ $games }

discord-play-title = Na mesa: tempo, lugares, resultados
discord-play-time-title = Tempo
discord-play-time = Um relógio só anda onde várias pessoas jogam ou num torneio, e enquanto seu jogador pode agir: não nas horas de silêncio dele (salvo em partidas ao vivo), não na ausência dele, não quando o Discord ou o bot está fora do ar. Quando o tempo acaba, o computador joga o turno; depois de dois turnos assim, fica com o lugar até o jogador voltar.
discord-play-seats-title = Lugares
discord-play-seats = Você pode oferecer seu lugar a outra pessoa, ou deixar o computador jogar por você e voltar. Se o tempo de alguém acabou ou a pessoa saiu do servidor, qualquer um pode ficar com o lugar, e quem está na mesa pode deixar o computador continuar. Se o anfitrião saiu, o jogador seguinte é o anfitrião.
discord-play-votes-title = Encerrar antes
discord-play-votes = Uma partida com várias pessoas só se encerra antes se todas concordarem. Quem está sem tempo, ou saiu do servidor, não é consultado. Quem administra o servidor sempre pode encerrá-la.
discord-play-results-title = Resultados
discord-play-results = Uma partida terminada entre pessoas conta. Quem saiu dela, ou cujo lugar está com o computador no fim, perdeu; vence o melhor dos que ficam. Isso vale também quando uma partida assim acaba antes do fim. Um primeiro lugar dividido é um empate, e não uma vitória. Se o computador jogou por você durante um tempo, você pode perder pontos de ranking com essa partida, mas não ganhar. Partidas só contra o computador são contadas à parte e não valem para o ranking.
discord-play-tournaments-title = Torneios
discord-play-tournaments = Quem organiza é o anfitrião de todas as partidas. Quem sai do torneio, ou não aparece antes de o tempo acabar, perde a partida em andamento.
