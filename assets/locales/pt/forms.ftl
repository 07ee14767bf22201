# Formulários e notas particulares.

command-note = nota
command-note-about = Escrever uma nota para você nesta mesa; sem texto, mudá-la em um formulário
command-note-text = texto
command-note-text-about = Sua nota; ela substitui a anterior, e só você a vê

form-report = Mensagem a quem opera o bot
form-report-text = O que está errado?
form-note = Sua nota nesta mesa
form-note-note = Só você a vê. Deixe vazio para apagar.
form-calls = Quando avisar você
form-calls-quiet = Sem avisos, p. ex. 22-8; vazio: nunca
form-calls-zone = Fuso, p. ex. America/Sao_Paulo; vazio: UTC
form-calls-interval = Horas entre avisos, de 0 a 72
form-calls-digest = Hora de uma lista diária, p. ex. 8
form-limits = Limites deste servidor
form-limits-person = Mesas por pessoa; vazio: o de sempre
form-limits-server = Mesas ao todo; vazio: o de sempre
form-limits-keep = Dias de guarda, mínimo 30; vazio: sempre
form-refuse-number = “{ $text }” não é um número de 0 a { $most }.

note-shown = 📝 Sua nota, só para você:
note-kept = ✅ Guardada. /{ command-board } a mostra, e /{ command-note } a muda.
note-cleared = ✅ Você não tem nota aqui.
table-error-note-too-long = Uma nota tem no máximo 500 caracteres.
