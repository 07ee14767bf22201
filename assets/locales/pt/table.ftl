### O que as mesas dizem quando não podem fazer o que foi pedido: qual é o problema, e o que fazer.

table-error-no-such-table = Esta mesa não existe mais. /{ command-new } abre outra; /{ command-games } mostra as suas.
table-error-channel-taken = Já há uma partida neste canal: /{ command-board } mostra qual. Terminem ou encerrem essa, ou abra a sua em outro canal.
table-error-not-seated = Você não tem lugar nesta mesa. /{ command-new } abre uma mesa sua em outro canal.
table-error-not-your-decision = { $count ->
    [one] Esta decisão é de { $names }, não sua.
   *[other] Não há nada para você decidir no momento; a partida espera por { $names }.
}
table-error-nothing-to-decide = Não há nada a decidir no momento. /{ command-board } mostra como está a partida.
table-error-stale = Isso já foi decidido. /{ command-board } mostra como está a partida agora.
table-error-gone = Isso não está mais disponível aqui: nada mudou. /{ command-board } mostra o que você pode escolher agora.
table-error-refused = As regras não permitem isso agora. /{ command-play } mostra o que você pode fazer.
table-error-unreadable = Não entendo “{ $text }”. /{ command-play } sugere tudo o que você pode fazer agora.
table-error-not-started = A partida ainda não começou. O anfitrião a inicia com o botão { discord-lobby-button-start }.
table-error-already-started = A partida já começou. /{ command-board } mostra como ela está.
table-error-already-started-join = A partida já começou, e os lugares dela estão ocupados. Você pode assistir; /{ command-new } abre uma mesa sua em outro canal.
table-error-already-started-leave = A partida já começou. Se você precisa sair, /{ command-table } { command-table-hand-over } deixa o computador jogar por você.
table-error-already-started-clock = A partida já começou, e mantém seu relógio. /{ command-table } { command-table-extend } dá mais tempo; /{ command-table } { command-table-pause } para os relógios.
table-error-still-playing = Esta partida ainda não terminou.
table-error-ended-early = Esta partida foi encerrada antes do fim, então não há o que analisar.
table-error-over = Esta partida terminou. /{ command-score } mostra os pontos; /{ command-new } abre outra mesa.
table-error-full = { $seats ->
    [one] O único lugar está ocupado.
   *[other] Todos os { $seats } lugares estão ocupados.
} O anfitrião pode remover um computador, ou você pode abrir uma mesa em outro canal.
table-error-already-seated = Você já tem um lugar nesta mesa.
table-error-already-seated-other = Essa pessoa já tem um lugar nesta mesa.
table-error-too-few = A partida precisa de no mínimo { $least } jogadores, e { $seated ->
    [0] ninguém entrou ainda
    [one] só um entrou
   *[other] só { $seated } entraram
}. Espere mais gente entrar, ou adicione computadores.
table-error-seats = Este jogo é para { $least } a { $most } jogadores, não para { $got }. Escolha um número de lugares nessa faixa.
table-error-seats-exact = Este jogo é para exatamente { $least ->
    [one] um jogador
   *[other] { $least } jogadores
}, não para { $got }.
table-error-host-only = Só o anfitrião da mesa pode fazer isso. Peça a ele, ou abra uma mesa sua em outro canal. Quem administra o servidor pode encerrar uma mesa, ceder os lugares dela e indicar outro anfitrião.
table-error-already-host = Essa pessoa já é o anfitrião.
table-error-computer-host = Um computador não pode ser o anfitrião. Indique alguém que joga aqui em pessoa; quem cedeu seu lugar o retoma primeiro, com /{ command-table } { command-table-reclaim }.
table-error-not-at-table = Essa pessoa não está nesta mesa. /{ command-table } { command-table-status } mostra quem está.
table-error-not-your-seat = Você só pode ceder o seu próprio lugar; o anfitrião, também o de quem ficou sem tempo ou saiu.
table-error-unknown-title = Não tenho nenhum jogo chamado “{ $title }”. /{ command-new } sugere os jogos que tenho.
table-error-unknown-edition = Não há edição “{ $edition }” de { $title }. /{ command-new } sugere as que existem; sem indicar nenhuma, você joga com a de sempre.
table-error-missing-edition = Não encontro a edição “{ $edition }” de { $title }. Quem opera este bot pode pôr o arquivo dela de volta na pasta de edições; até lá nada se perde.
table-error-moved = { $what ->
    [rules] Esta partida começou com a versão { $pinned } das regras, e agora eu jogo com a versão { $here }.
   *[edition] A edição com que esta partida começou mudou desde então.
} Quem opera este bot pode trazer a antiga de volta; até lá a partida fica guardada como está.
table-error-options = “{ $key }” não é uma opção deste jogo, ou não pode ter esse valor. /{ command-new } sugere as opções e os valores delas.
table-error-unknown-policy = Não há computador chamado “{ $policy }”. Escolha um destes: { $known }.
table-error-not-a-computer = Não há computador nesse lugar. /{ command-table } { command-table-status } mostra quem está onde.
table-error-already-computer = Um computador já está nesse lugar. Quem o tinha pode retomá-lo com /{ command-table } { command-table-reclaim }.
table-error-undo-passed = Não é a sua vez; a partida espera por { $names }. O que os outros já viram só é desfeito se todos concordarem.
table-error-undo-acted = { $who } jogou desde então, então seu passo só é desfeito se todos concordarem.
table-error-undo-told = Seu último passo terminou um turno ou revelou algo novo, então só é desfeito se todos concordarem.
table-error-undo-nothing = Ainda não há nada a desfazer.
table-error-hint-among-people = Dicas são só para partidas em que você joga apenas contra computadores.
table-error-last-person = Você é a última pessoa nesta partida: sem você, os computadores a jogariam até o fim de uma vez. Deixe como está, e ela espera por você; ou encerre para todos.
table-error-nothing-to-reclaim = Nenhum lugar está guardado para você nesta mesa. /{ command-table } { command-table-status } mostra quem está onde.
table-error-conflict = Muita coisa acontecia nesta mesa ao mesmo tempo, e o que você pediu não foi feito. Tente de novo.
table-error-record = Este registro não é válido: { $why }. Nada foi importado.
table-error-record-lacks = { $what ->
    [seed] Uma partida em andamento só pode seguir com a semente dela, e este registro não tem nenhuma. Exporte de novo com a semente.
    [channel] Uma partida em andamento precisa de um canal onde ser jogada. Indique um e tente de novo.
   *[seats] O registro cita mais ou menos jogadores do que a partida tem lugares. Nada foi importado.
}
table-error-store = Não consegui salvar isso, então não foi feito. Tente de novo em um minuto; se continuar acontecendo, avise quem opera este bot.
table-error-defect = Algo deu errado do meu lado, e não foi feito. Avise quem opera este bot; os detalhes estão no log.
table-error-seat-in-play = Essa pessoa ainda está na partida. O computador pode jogar por ela quando o tempo dela acabar ou ela sair do servidor; ou ela oferece seu lugar com /{ command-table } { command-table-hand-over }.
table-error-vote-to-end = Com outras pessoas na mesa, você não pode encerrar a partida por conta própria: pergunte a elas com /{ command-table } { command-table-end }.
table-error-tournament-seat = Em um torneio, os lugares e o anfitrião ficam como estão. Fale com quem organiza.
