### O que decide quem administra um servidor, os tópicos das mesas e as permissões que faltam.

command-new-thread = tópico
command-new-thread-about = Se a mesa ganha um tópico próprio

command-server = servidor
command-server-about = O que vale para as mesas deste servidor
command-server-show = ver
command-server-show-about = Ver como está tudo agora
command-server-boards = tabuleiros
command-server-boards-about = Idioma e aparência dos tabuleiros, e se as mesas ganham tópicos próprios
command-server-boards-language = idioma
command-server-boards-language-about = O idioma das mesas novas
command-server-boards-language-server = o do servidor
command-server-boards-style = estilo
command-server-boards-style-about = De que são feitos os tabuleiros
command-server-boards-style-picture = imagem
command-server-boards-style-words = texto
command-server-boards-style-both = ambos
command-server-boards-thread = tópico
command-server-boards-thread-about = Se cada mesa nova ganha um tópico próprio
command-server-channels = canais
command-server-channels-about = Onde se podem abrir mesas
command-server-channels-add = adicionar
command-server-channels-add-about = Permitir mesas neste canal e nos tópicos dele; fora dos canais permitidos, nenhuma
command-server-channels-remove = remover
command-server-channels-remove-about = Tirar este canal da lista; com a lista vazia, todos os canais aceitam mesas
command-server-channels-all = todos
command-server-channels-all-about = Permitir mesas em todos os canais
command-server-titles = jogos
command-server-titles-about = O que se pode jogar
command-server-titles-off = desligar
command-server-titles-off-about = Não abrir mesas novas deste jogo
command-server-titles-on = ligar
command-server-titles-on-about = Permitir este jogo de novo
command-server-limits = limites
command-server-limits-about = Quantas mesas pode haver ao mesmo tempo
command-server-limits-person = pessoa
command-server-limits-person-about = Para cada pessoa neste servidor; 0 para tantas quanto o bot permite
command-server-limits-server = servidor
command-server-limits-server-about = Para o servidor inteiro; 0 para tantas quanto o bot permite
command-server-keep = guardar
command-server-keep-about = Por quanto tempo as partidas terminadas são guardadas
command-server-keep-days = dias
command-server-keep-days-about = Dias depois do fim; 0 para sempre
command-server-leaderboard = ranking
command-server-leaderboard-about = Quem está no ranking
command-server-leaderboard-off = tirar
command-server-leaderboard-off-about = Tirar esta pessoa, mesmo que tenha saído do servidor; os resultados dela ainda contam para os outros
command-server-leaderboard-on = pôr
command-server-leaderboard-on-about = Pôr esta pessoa de volta
command-server-tables = mesas
command-server-tables-about = Ver as mesas abertas do servidor, também as que perderam o canal, e encerrar uma
command-server-doctor = doutor
command-server-doctor-about = Ver de quais permissões ainda preciso neste canal, e como me dar

discord-server = ⚙ As mesas deste servidor:
discord-server-set = ⚙ Feito. As mesas deste servidor:
discord-server-boards = Tabuleiros: **{ $language }**, **{ $style }**
discord-server-language-server = no idioma do servidor
discord-server-threads = Mesas novas: **em um tópico próprio**
discord-server-no-threads = Mesas novas: **no próprio canal**
discord-server-everywhere = Canais: **todos**
discord-server-channels = Canais: { $channels }
discord-server-titles = Jogos: **todos** ({ $titles })
discord-server-titles-off = Jogos: **{ $titles }**; desligados: { $off }
discord-server-titles-none = Jogos: **nenhum**; desligados: { $off }
discord-server-limits = Mesas ao mesmo tempo: **{ $person }** por pessoa, **{ $server }** no servidor ({ $now } agora)
discord-server-kept = Partidas terminadas: **guardadas por { $days ->
    [one] um dia
   *[other] { $days } dias
}**, depois removidas com tabuleiros e históricos; os resultados ficam
discord-server-taken-off = Fora do ranking: { $people }
discord-server-more = e mais { $count }
discord-refuse-taken-off = Você pode tirar do ranking no máximo { $most } pessoas. Ponha alguém de volta antes.
discord-server-kept-ever = Partidas terminadas: **guardadas para sempre**

discord-server-tables = Mesas abertas neste servidor: { $count }
discord-server-tables-none = Não há mesa aberta. /{ command-new } abre uma em um canal.
discord-server-tables-opened = aberta { $since }
discord-server-tables-asked = aberta { $since }, última pergunta { $asked }
discord-server-tables-gone = ⚠ **canal excluído**
discord-server-tables-gone-short = ⚠ canal excluído
discord-server-tables-end = Encerrar uma delas
discord-server-tables-back = Voltar à lista

discord-own-thread = A mesa está em { $thread }, um tópico próprio.
discord-no-thread = A mesa está aqui, porque para um tópico próprio { $count ->
    [one] me falta uma permissão
   *[other] me faltam permissões
}: { $permissions }. Quem administra o servidor pode resolver em Editar canal → Permissões → Skald.
discord-no-thread-kind = A mesa está aqui, porque um canal deste tipo não tem tópicos.
discord-no-thread-refused = A mesa está aqui, porque o Discord não quis abrir um tópico para ela. { $why } { $again }
discord-refuse-shut = { $why } Nenhuma mesa foi aberta.
discord-done-shut = ✅ Está feito e salvo, mas a mensagem do canal não mostra isso. { $why }
discord-obstacle-timed-out = Estou de castigo: o Discord não me deixa escrever neste servidor até { $until }. Quem tem a permissão *Castigar membros* pode acabar com isso antes.
discord-obstacle-private = Este tópico é privado, e eu não estou nele. Me mencione aqui para me adicionar.
discord-obstacle-locked = Este tópico está trancado. Quem tem a permissão *Gerenciar tópicos* pode destrancá-lo.
discord-obstacle-unknown = O Discord não me deixa escrever aqui, embora eu tenha as permissões.

discord-refuse-channel = Neste canal não se abrem mesas. Vá para { $channels }
discord-refuse-channel-gone = Só se abrem mesas em canais que não existem mais. Quem tem a permissão Gerenciar servidor pode escolher outros com /{ command-server } { command-server-channels }.
discord-refuse-title-off = { $title } está desligado neste servidor. /{ command-new } sugere os jogos que se jogam aqui.
discord-refuse-managers-only = Só quem tem a permissão Gerenciar servidor pode fazer isso.
discord-refuse-limit = Quem opera este bot permite no máximo { $most }. Escolha um número até esse, ou 0 para o máximo; nada mudou.
discord-refuse-keep = As partidas terminadas são guardadas por no mínimo { $least } dias. Escolha 0 para sempre, ou { $least } ou mais; nada mudou.
discord-refuse-channels = Seriam mais de { $most } canais. Tire um primeiro; nada mudou.

table-error-too-many-tables = Você já está em { $count ->
    [one] uma mesa que não terminou. Termine-a primeiro, ou deixe-a se não começou
   *[other] { $count } mesas que não terminaram. Termine uma primeiro, ou deixe uma que não começou
}; /{ command-games } mostra quais são.
table-error-too-many-tables-here = Você já está em { $count ->
    [one] uma mesa deste servidor que não terminou, e ele não permite mais. Termine-a primeiro, ou deixe-a se não começou
   *[other] { $count } mesas deste servidor que não terminaram, e ele não permite mais. Termine uma primeiro, ou deixe uma que não começou
}; /{ command-games } mostra quais são.
table-error-no-room-for-table = Não cabe mais uma mesa neste servidor (ainda não terminadas: { $count }). Terminem ou encerrem uma delas primeiro.

discord-permission-threads = Criar tópicos públicos
discord-permission-attach = Anexar arquivos
discord-permission-history = Ver histórico de mensagens
discord-permission-connect = Conectar
discord-doctor = 🩺 O que posso fazer em { $channel }:
discord-doctor-missing = ❌ **{ $permission }**: { $without } Resolva em { $channel }, em Editar canal → Permissões → Skald → { $permission }.
discord-doctor-given = ✅ { $permissions }
discord-doctor-not-allowed = Aqui não se abrem mesas novas: /{ command-server } { command-server-channels } permite.
discord-doctor-view = sem ela, nenhuma mesa pode ficar aqui.
discord-doctor-send = sem ela, nenhuma mesa pode ficar no próprio canal.
discord-doctor-send-threads = sem ela, nenhuma mesa pode ficar em um tópico.
discord-doctor-threads = sem ela, as mesas ficam no canal e não ganham tópicos próprios.
discord-doctor-embed = sem ela, nenhuma mesa pode ficar aqui.
discord-doctor-attach = sem ela, os tabuleiros não têm imagem e vão em texto.
discord-doctor-history = sem ela, não percebo quando um tabuleiro sumiu da tela.
discord-doctor-connect = sem ela, não posso escrever em um canal de voz.

discord-turn-elsewhere = É a sua vez em **{ $table }**. { $matter }
    Não posso mais escrever em { $place }: { $why } A partida está a salvo; continue aqui.
discord-elsewhere-gone = o canal sumiu.
discord-elsewhere-refused = ele está trancado, estou de castigo no servidor, ou me faltam permissões lá.
discord-games-turn = ▶ { $table }
discord-games-mine = Minha vez
denial-forbidden = Lá me faltam permissões. Quem administra o servidor pode dá-las em Editar canal → Permissões → Skald.
denial-gone = Esse canal não existe mais.
denial-commands-only = Neste servidor só estão os meus comandos, e não posso escrever em canal nenhum. Quem o administra pode me convidar como bot.
denial-full = O servidor tem 1.000 tópicos ativos, e o Discord não permite mais. Haverá espaço quando alguns forem fechados.
denial-moderated = O AutoMod deste servidor bloqueia isso.
denial-tag = O fórum exige uma tag e não tem nenhuma chamada “aberta” que eu possa dar. Quem administra o servidor pode criá-la.
denial-limited = O Discord me pede para esperar.
denial-unreachable = O Discord não responde no momento.
denial-other = O Discord não dá nenhum motivo que eu conheça (código { $code }).
denial-again = Na próxima mesa tento de novo.
denial-again-at = Posso tentar de novo { $time }.
denial-place = Nada mudou, porque não posso usar { $channel }: { $why }
denial-setting = ❌ { $channel }: { $why }
denial-setting-sound = ✅ { $channel }
denial-setting-more = { $count ->
    [one] Há mais um canal na lista, que não testei.
   *[other] Há mais { $count } canais na lista, que não testei.
}
denial-setting-gone = ⚠ Um ajuste deste servidor aponta para um canal que não existe mais: { $channels }.
denial-button-clear = Remover esse ajuste
