# Registros como arquivos, e relatos para quem opera o bot.

command-export = exportar
command-export-about = Baixar o registro da partida deste canal
command-report = relatar
command-report-about = Contar a quem opera este bot o que está errado
command-report-text = texto
command-report-text-about = O que aconteceu, e o que você esperava

export-whole = 📄 O registro completo desta partida, com a semente dos dados.
export-redacted = 📄 O que todos podem saber desta partida até agora. O registro completo estará aqui quando ela terminar.
export-too-long = O registro desta partida é longo demais para um arquivo aqui. Quem opera o bot pode exportá-lo.
report-thanks = Obrigado! Quem opera o bot recebeu o que você escreveu e o que todos podem saber da mesa daqui. O que é secreto continua secreto.
report-thanks-words = Obrigado! Quem opera o bot recebeu o seu texto.
report-wait = Obrigado, vários relatos seus já chegaram. Você pode mandar o próximo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}; junte tudo nele.
report-posted = 🛠 Relato, versão { $build }, mesa { $table }:
    { $text }
