# Condições de uma mesa que o anfitrião mudou antes do começo.

terms-changed = { $mentions } { $host } mudou a mesa de **{ $table }** em que você entrou:
terms-clock = • Relógio: { $from } → **{ $to }**
terms-computers = • Computadores: { $from } → **{ $to }**
terms-no-computers = nenhum
terms-question = A partida só começa se você concordar. Você também pode sair.
terms-restored = { $mentions } A mesa de **{ $table }** voltou a ser como quando você entrou: { $host } desfez a mudança. Você não precisa responder.
terms-waiting = Ainda falta concordar com a mudança: { $names }
terms-refuse-start = A mesa mudou desde que estes jogadores entraram, e eles ainda não concordaram: { $names }. A pergunta está aqui, com um botão. Espere a resposta, desfaça a mudança ou remova-os com /{ command-table } { command-table-kick }.
terms-log-agreed = { $who } concordou com a mudança da mesa.
terms-log-clock = { $who } mudou o relógio: { $from } → { $to }
terms-log-add-computer = { $who } adicionou um computador: { $level }.
terms-log-remove-computer = { $who } removeu um computador: { $level }.

# Uma mesa completa que espera o seu anfitrião.

lobby-waits-for-host = Esperamos que { $host } comece a partida. Se isso não acontecer em um dia, qualquer pessoa sentada aqui poderá começar.
lobby-all-may-start = { $host } não começou a partida em um dia: qualquer pessoa sentada aqui pode começar.
lobby-host-called = { $mentions } Já estão todos em **{ $table }**: você pode começar. Se não fizer isso em um dia, qualquer pessoa sentada lá poderá começar.
lobby-all-called = { $mentions } **{ $table }** está completa, e { $host } não começou. Agora qualquer um de vocês pode começar.
