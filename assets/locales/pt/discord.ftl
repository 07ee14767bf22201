### Mensagens, botões e respostas no Discord. Os botões aceitam no máximo 80 caracteres; marcas como **…** são do Discord.

## Pessoas e lugares

discord-player-number = Jogador { $number }
discord-computer-for = { $name } (joga o computador)
discord-policy-careful = prudente
discord-policy-random = aleatório
discord-policy-easy = fácil
discord-policy-moderate = moderado
discord-policy-normal = normal
discord-policy-hard = difícil
discord-policy-expert = especialista
discord-policy-strength = { $level } · força { $strength }
discord-footer-table = Mesa { $table }
discord-page = Página { $page } de { $pages }
discord-page-before = ◀ Anterior
discord-page-after = Próxima ▶

## O cartão da sala

discord-lobby-title = { $title } · Quem quer jogar?
discord-lobby-title-started = { $title } · A partida começou
discord-lobby-title-cancelled = { $title } · Cancelada
discord-lobby-lead = { $missing ->
    [0] { $free ->
        [0] A mesa está completa: o anfitrião pode começar.
       *[other] Já há jogadores suficientes: o anfitrião pode começar agora ou esperar mais gente.
    }
    [one] Falta mais um jogador; a partida precisa de no mínimo { $least }.
   *[other] Faltam mais { $missing } jogadores; a partida precisa de no mínimo { $least }.
}
discord-lobby-seats = Lugares ocupados: { $taken } de { $seats }
discord-lobby-seat-host = anfitrião
discord-lobby-seat-free = { $mark } livre
discord-lobby-terms = A partida
discord-lobby-edition = Edição: { $edition }
discord-lobby-edition-rebuilt = { $edition ->
    [reconstruction-1] Edição: nossa reconstrução, não os valores impressos
   *[other] Edição: { $edition } (reconstrução nossa, não os valores impressos)
}
discord-lobby-options-none = Com as regras do manual, sem mudanças.
discord-lobby-dice = Os dados podem ser conferidos: a impressão digital deles é publicada no começo, e a semente, no fim.
discord-lobby-commitment = Impressão digital dos dados: ||`{ $commitment }`||
discord-lobby-board = [Ir ao tabuleiro]({ $link })
discord-lobby-button-join = Entrar
discord-lobby-button-leave = Sair
discord-lobby-button-computer = Adicionar computador
discord-lobby-button-start = Começar
discord-lobby-button-cancel = Cancelar

## O tabuleiro

discord-board-choices = O que { $who } pode fazer
discord-board-lately = O que acabou de acontecer
discord-board-thinking = { $who } está pensando…
discord-board-stopped = Esta partida foi encerrada antes do fim.
discord-picture-drawing = A imagem do tabuleiro está sendo desenhada.
discord-board-no-pictures = Sem imagem: não tenho permissão para anexar arquivos neste canal. Quem administra o servidor pode dá-la em Editar canal → Permissões → Skald → Anexar arquivos.
discord-menu-placeholder = { $count ->
    [one] 1 opção
   *[other] { $count } opções
}
discord-menu-more = Mais { $count }…
discord-button-words = Tabuleiro em texto
discord-button-decide = { $letter } · { $who }: decidir
discord-button-turn = { $letter } · { $who }: minha vez
discord-button-back = ↩ Desfazer: { $action }
discord-button-out = ⬅ { $way }
discord-button-post = Publicar o tabuleiro de novo
discord-button-rules = Regras
discord-button-new = { $title }: abrir uma mesa
discord-button-rematch = Revanche
discord-button-replay = Replay
discord-button-dice = Conferir os dados
discord-button-review = Análise
discord-button-end = Sim, encerrar

## Avisos

discord-turn = { $mention }, é a sua vez em **{ $table }**. { $matter } [Ir ao tabuleiro]({ $link })
discord-turn-matter = Você tem algo a decidir.
discord-call-direct = **{ $table }** precisa de uma decisão sua, mesmo sem ser a sua vez.
    { $place } · [Ir ao tabuleiro]({ $link })
discord-call-mention = { $mention }, **{ $table }** precisa de uma decisão sua, mesmo sem ser a sua vez. Só você pode usar o botão. { $matter }
discord-call-forced = Não perguntei nada a você em **{ $table }**: só havia uma coisa que você podia fazer, e eu fiz por você.
    { $place } · [Ir ao tabuleiro]({ $link })
discord-call-forced-mention = { $mention }, em **{ $table }** só havia uma coisa que você podia fazer, e eu fiz por você. [Ir ao tabuleiro]({ $link })
discord-call-meanwhile = Antes disso só havia uma coisa que você podia fazer, e eu fiz por você:
discord-call-decided = ✅ { $who } já decidiu.
discord-call-decided-computer = 🤖 O computador decidiu por { $who }.
discord-call-void = Não há mais nada a decidir aqui.
discord-acted = ✅ Feito: { $action }
discord-acted-before = ✅ Isso já estava feito.
discord-board-late = ✅ Feito. A mensagem no canal chega assim que der.
discord-done-unseen = ✅ Está feito e salvo. Só não consigo mostrar agora; olhe o tabuleiro de novo daqui a um minuto.
discord-answer-lost = Minha resposta não chegou até você. Tente de novo.
discord-answer-lost-locked = Este tópico está trancado e arquivado, e o Discord não aceita respostas minhas lá. Quem tem a permissão *Gerenciar tópicos* pode reabri-lo.
discord-answer-lost-done = ✅ Está feito e salvo; só a minha resposta não chegou até você.
discord-done-unknown = Não sei se isso foi feito: outra parte de mim também o recebeu. Olhe o tabuleiro antes de tentar de novo.
discord-only-opened = A mesa está aberta, mas o resto do que você pediu não deu certo. Continue com os botões do cartão dela, ou daqui a um minuto com /{ command-table }.
discord-undone = ↩ Desfeito: { $action }

## O fim

discord-end-title = 🏆 { $title } terminou
discord-end-title-stopped = { $title } foi encerrado antes do fim
discord-end-by-default = 🥇 { $who } vence: não há mais ninguém na partida.
discord-end-rank = { $medal } **{ $place }** { $who } · { $points }
discord-end-rank-shared = { $medal } **{ $place }** (empate): { $who } · { $points }
discord-end-left = Último lugar, por ter saído da partida: { $names }.
discord-end-helped = A vitória de { $who } não conta em /{ command-stats }: o computador ajudou, com uma dica ou jogando no seu lugar.
discord-end-drawn = { $medal } **Empate**: { $who }{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
discord-end-took-minutes = { $minutes ->
    [0] Durou menos de um minuto.
    [one] Durou 1 minuto.
   *[other] Durou { $minutes } minutos.
}
discord-end-took-hours = { $minutes ->
    [0] Durou { $hours } h.
   *[other] Durou { $hours } h e { $minutes } min.
}
discord-end-took-days = { $days ->
    [one] Durou 1 dia
   *[other] Durou { $days } dias
}{ $hours ->
    [0] .
   *[other] {" "}e { $hours } h.
}
discord-replay-turn = ⏪ Turno { $turn } de { $turns }
discord-replay-menu = Ir a um turno…
discord-button-animate = Partida inteira
discord-button-animate-since = Desde o meu último turno
discord-animation-game = A partida inteira em imagens, turno a turno.
discord-animation-since = O que aconteceu desde o seu último turno, jogada por jogada.
discord-animation-none = As imagens não podem ser desenhadas agora. Os turnos estão aí, um a um.
discord-animation-alt = { $table }: { $count ->
    [one] uma imagem
   *[other] { $count } imagens uma após a outra
}, até esta: { $alt }
discord-end-dice = Conferir os dados
discord-end-dice-checked = ✅ A semente é a da impressão digital, e a partida sai dela: { $actions ->
    [one] { $actions } ação repetida
   *[other] { $actions } ações repetidas
}, com os mesmos dados e sorteios.
discord-end-dice-none = ✅ Aqui não há dados nem sorteios: a partida sai só das jogadas. { $actions ->
    [one] Uma ação repetida
   *[other] { $actions } ações repetidas
}, com o mesmo fim.
discord-end-dice-seed = Semente: ||`{ $seed }`||
discord-end-dice-promise = Impressão digital do começo: ||`{ $commitment }`||
discord-end-dice-how = A impressão digital é o SHA-256 dos 32 bytes da semente; da semente saem todos os dados e sorteios da partida.

## Pontos

discord-score-title = Pontos até agora · { $table }
discord-score-title-over = Pontos · { $table }
discord-score-seat = { $who } · { $points }
discord-score-line = { $source }: **{ $points }**
discord-score-seat-partly = { $who } · { $points } + …
discord-score-hidden = { $source }: secreto até o fim
discord-score-explain = /{ command-score } com { command-score-explain } mostra de qual jogada veio cada ponto
discord-explain-title = De onde vêm os pontos de { $who }
discord-explain-source = { $source } · { $points }
discord-explain-reason = **{ $points }** { $text } `#{ $entry }`
discord-explain-nothing = Nada ainda
discord-explain-total = No total: { $points }. O número depois de # é o da entrada em /{ command-log }.

## O histórico

discord-log-title = O que aconteceu · { $table }
discord-log-empty = Nada aconteceu ainda.
discord-log-open = A mesa foi aberta.
discord-log-join = { $who } entrou.
discord-log-leave = { $who } saiu.
discord-log-add-computer = { $who } adicionou um computador.
discord-log-remove-computer = { $who } removeu um computador.
discord-log-start = A partida começou.
discord-log-hand-over = O computador agora joga por { $who }.
discord-handed-over = ✅ O computador agora joga por { $who }. Enquanto ele jogar, /{ command-table } { command-table-reclaim } devolve o lugar. A partir de agora, uma vitória não conta em /{ command-stats }.
discord-log-host = 👑 { $who } passou o papel de anfitrião a { $host }.
discord-log-host-now = 👑 { $host } é o anfitrião agora.
discord-log-reclaim = { $who } voltou.
discord-log-end = { $who } encerrou a partida.
discord-log-import = A partida foi importada de um registro.
discord-log-patch = A partida segue com a versão { $version } das regras. Nada do que aconteceu muda.

## Preferências

discord-me = Tabuleiros que só você vê: **{ $board }**, **{ $look }**. /{ command-me } muda isso.
discord-me-set = Feito. Tabuleiros que só você vê: **{ $board }**, **{ $look }**.

## A mesa

discord-status-seats = Lugares
discord-status-lobby = { $open ->
    [0] A mesa está cheia e espera pelo anfitrião; aberta { $since }.
   *[other] À espera de jogadores; aberta { $since }.
}
discord-status-waits = À espera de { $names }, desde { $since }.
discord-status-moves = É a vez do computador.
discord-status-finished = A partida terminou.
discord-status-ended = A partida foi encerrada antes do fim.
discord-table-end-lobby = Fechar esta mesa antes de a partida começar? Todos perdem seus lugares.
discord-table-end-game = Encerrar esta partida para todos, sem resultado? Isso não pode ser desfeito.
discord-table-end-abandoned = Encerrar esta partida para todos? Quem saiu dela perdeu, e quem fica vence. Isso não pode ser desfeito.
discord-table-ended = Encerrada.
discord-games-title = Suas partidas
discord-games-none = Você não está jogando em lugar nenhum. /{ command-new } abre uma mesa em um canal.
discord-games-finished = Terminadas há pouco

## Recusas

discord-refuse-no-server = Isso precisa de um servidor: faça em um canal de lá. Aqui, /{ command-new } abre para você uma partida contra o computador.
discord-location-direct = Mensagens diretas
discord-refuse-taken-direct = Você já joga uma partida aqui. Leve-a até o fim, ou encerre com /{ command-table } { command-table-end }; depois, /{ command-new } abre outra.
discord-refuse-no-table = Não há mesa neste canal. /{ command-new } abre uma; /{ command-games } mostra as suas.
discord-refuse-other-title = A partida deste canal é de { $title }; use o comando dele, ou /{ command-play }.
discord-refuse-free-seats = { $free ->
    [0] Não há lugar livre
    [one] Há 1 lugar livre
   *[other] Há { $free } lugares livres
}. Aumente `{ command-new-computers }`, reduza `{ command-new-seats }`, ou (em um servidor) tire `{ command-new-start }` para que mais gente entre.
discord-now = Você pode: { $choices }
discord-now-more = Você pode: { $choices } … e mais { $more }
discord-suggest-more = { $value } · { $choice } (+{ $more })
discord-refuse-option = “{ $text }” não é uma opção. Escreva as opções assim: viking_limit=40, com um espaço entre elas.
discord-refuse-seat = Não há lugar “{ $text }” nesta mesa. Indique um lugar pelo número ou pela letra.
discord-refuse-kept = O computador está no seu lugar nesta mesa. Retome-o primeiro.
discord-refuse-own-seat = Esse é o seu próprio lugar. Indique o de um adversário.
discord-refuse-bot = Um bot não ocupa lugar. Não indique ninguém, e o computador joga.
discord-refuse-foreign = Não conheço mais este botão ou comando. /{ command-board } mostra o tabuleiro com botões novos.
discord-refuse-stopping = Estou reiniciando. Se o que você fez não aparecer em um minuto, tente de novo.
discord-refuse-busy = Gente demais está me pedindo algo ao mesmo tempo. Se o que você fez não aparecer logo, tente de novo.
discord-plain-text = O Discord recusou esta mensagem no formato de sempre, então aqui está em texto. /{ command-board } mostra a você com os botões.
discord-missing-permissions = { $count ->
    [one] Preciso de mais uma permissão neste canal: { $permissions }. Quem administra o servidor pode dá-la em Editar canal → Permissões → Skald.
   *[other] Preciso de mais permissões neste canal: { $permissions }. Quem administra o servidor pode dá-las em Editar canal → Permissões → Skald.
}
discord-permission-view = Ver canal
discord-permission-send = Enviar mensagens
discord-permission-send-threads = Enviar mensagens em tópicos
discord-permission-embed = Inserir links

## Ajuda

discord-rules-table-title = Nesta mesa
discord-help-title = Jogos de tabuleiro neste canal, no seu ritmo
discord-help-lead = Ninguém precisa estar aqui na mesma hora: uma partida pode durar uma noite ou um mês.
discord-help-begin-title = Começar uma partida
discord-help-begin = /{ command-new } abre uma mesa. Os outros clicam em { discord-lobby-button-join }, ou você adiciona computadores; depois o anfitrião clica em { discord-lobby-button-start }.
discord-help-play-title = Jogar
discord-help-play = Use os botões e menus embaixo do tabuleiro, ou digite: /{ command-play } sugere tudo o que você pode fazer agora, por exemplo navegar 7. Um turno de vários passos segue em uma mensagem que só você vê; /{ command-undo } ou o botão ↩ dela desfaz seu último passo, se ele não revelou nada novo.
discord-help-advice-title = Conselho
discord-help-advice = Quando você joga só contra computadores, um botão azul mostra a primeira opção de /{ command-hint }. Os dois conselhos são livres: essas partidas não contam para a classificação. Entre pessoas nenhum botão aconselha: azul marca então só o que não deixa escolha.
discord-help-called-title = Avisos
discord-help-called = Quando chega a sua vez, menciono você uma vez só. Se você tem que decidir fora dela, escrevo direto para você; se você não aceita mensagens diretas, menciono você no canal. Com /{ command-me } você escolhe onde, e suas horas de silêncio. Com /{ command-orders } você responde de antemão, e não recebe aviso por isso.
discord-help-away-title = Ficar fora
discord-help-away = /{ command-table } { command-table-hand-over } deixa o computador jogar por você; /{ command-table } { command-table-reclaim } devolve seu lugar quando você quiser. Se você fica fora alguns dias, /{ command-me } { command-me-away } para seus relógios.
discord-help-see-title = Saber mais
discord-help-see = /{ command-board }, /{ command-score } (com { command-score-explain }, a jogada por trás de cada ponto), /{ command-log }, /{ command-table } { command-table-status }, /{ command-games } para todas as suas mesas, /{ command-rules } para as regras resumidas, /{ command-me } para suas preferências.
discord-help-dice-title = Dados honestos
discord-help-dice = Uma impressão digital de todos os dados e sorteios é publicada quando a partida começa; no fim a semente é mostrada, e qualquer pessoa pode conferir uma com a outra.
discord-help-legal-title = Políticas
discord-help-privacy = Privacidade
discord-help-terms = Termos
discord-help-footer = O Skald não tem vínculo com as editoras dos jogos.
discord-new-which = Qual jogo você quer abrir?
discord-new-which-options = Cada botão abre o jogo com as configurações de sempre. Para usar as opções que você indicou, escolha também { command-new-title } em /{ command-new }.
discord-button-to-board = Ir para o tabuleiro
