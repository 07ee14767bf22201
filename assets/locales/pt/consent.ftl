# Desfazer uma jogada que os outros já viram, se todos concordarem.

command-undo-consent = acordo
command-undo-consent-about = Sobre uma jogada que os outros já viram
command-undo-consent-ask = pedir aos outros para desfazer
command-undo-consent-agree = concordo
command-undo-consent-refuse = não concordo
command-undo-consent-withdraw = retirar meu pedido

consent-asked = ↩ { $who } gostaria de desfazer uma jogada em **{ $table }**. { $mentions }: de acordo? A pergunta se encerra { $time }.
consent-more = > … e { $count ->
    [one] mais uma linha
   *[other] mais { $count } linhas
}
consent-agreed = ✅ { $names }
consent-same-luck = -# O que foi sorteado não muda: a mesma jogada traz o mesmo de novo.
consent-button-ask = Perguntar aos outros
consent-button-alone = Desfazer a jogada
consent-button-agree = Concordo
consent-button-refuse = Não concordo
consent-given = ↩ Todos concordaram: a jogada de { $who } foi desfeita.
consent-refused = { $by } não concorda; a jogada de { $who } fica valendo.
consent-withdrawn = { $who } não pede mais para desfazer a jogada.
consent-lapsed = A jogada de { $who } fica valendo: nem todos responderam a tempo, ou a partida seguiu.
consent-reply-given = ↩ Todos concordam. A jogada foi desfeita, e o tabuleiro está como antes.
consent-reply-alone = ↩ A jogada foi desfeita, e o tabuleiro está como antes.
consent-reply-refused = A jogada fica valendo. Ninguém será consultado de novo sobre ela.
consent-reply-withdrawn = Você retirou o pedido. A jogada fica valendo.
consent-reply-open = Agora falta o acordo de { $names }; a pergunta se encerra { $time }. Se a partida seguir antes disso, a jogada fica valendo.
consent-reply-over = Esse pedido já está resolvido; o tabuleiro mostra como está a partida.
consent-call-undone = ↩ Desfeito com o acordo de todos.

discord-log-undo = ↩ Uma jogada de { $who } foi desfeita; todos concordaram.
discord-log-undo-alone = ↩ Uma jogada de { $who } foi desfeita.
discord-log-rewind = ⏪ Quem opera o bot voltou a partida para antes de uma jogada de { $who }. Os relógios e os dados estão como antes.
discord-log-undo-asked = ↩ { $who } pediu para desfazer uma jogada.
discord-log-undo-agreed = ✅ { $who } concordou.
discord-log-undo-refused = { $who } não concordou.
discord-log-undo-withdrawn = { $who } retirou o pedido.
discord-log-undo-lapsed = A jogada fica valendo: nem todos responderam a tempo, ou a partida seguiu.

table-error-undo-asked = Já há um pedido aberto para desfazer uma jogada.
table-error-undo-refused = Desfazer esta jogada foi recusado, ou pedido duas vezes e retirado. Ela fica valendo.
table-error-undo-none-asked = Esse pedido para desfazer uma jogada não existe mais.
table-error-undo-own = A jogada é sua: agora são os outros que precisam concordar.
