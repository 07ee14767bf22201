# O que é guardado sobre uma pessoa, e como apagar.

command-me-data = dados
command-me-data-about = O que é guardado sobre você: receber como arquivo, ou apagar
command-me-data-export = exportar
command-me-data-delete = apagar

privacy-exported = 📄 Tudo o que é guardado sobre você: suas preferências, suas mesas com o que você fez nelas, e seus resultados.
privacy-too-long = O que é guardado sobre você é longo demais para um arquivo aqui. Quem opera o bot pode entregar a você.
privacy-wait = Isso pode ser pedido algumas vezes por hora. Tente de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}; nada se perde.
privacy-ask = Apagar tudo o que é guardado sobre você? Suas preferências somem. { $tables ->
    [0] Nos resultados, um nome inventado fica no lugar do seu.
    [one] Em uma mesa e nos resultados, um nome inventado fica no lugar do seu, para que as partidas dos outros continuem legíveis.
   *[other] Em { $tables } mesas e nos resultados, um nome inventado fica no lugar do seu, para que as partidas dos outros continuem legíveis.
} Isso não pode ser desfeito.
privacy-ask-running = Você ainda joga em { $running ->
    [one] uma partida
   *[other] { $running } partidas
}: o computador fica com o seu lugar, e você não poderá retomá-lo. Uma partida que você joga sem mais ninguém termina.
privacy-ask-copies = As cópias de segurança guardam isso até serem trocadas por outras mais novas. As mensagens que já estão no Discord ficam lá.
privacy-button-delete = Apagar tudo
privacy-forgotten = ✅ { $tables ->
    [0] Seus dados foram apagados.
    [one] Seus dados foram apagados. Em uma mesa há agora um nome inventado no lugar do seu.
   *[other] Seus dados foram apagados. Em { $tables } mesas há agora um nome inventado no lugar do seu.
}
privacy-forgotten-in-part = { $tables ->
    [0] Suas preferências foram apagadas.
    [one] Seu nome saiu de uma mesa.
   *[other] Seu nome saiu de { $tables } mesas.
} { $left ->
    [one] Uma mesa não pode ser lida agora, e seu nome talvez ainda esteja lá. Pergunte sobre ela a quem opera o bot.
   *[other] { $left } mesas não podem ser lidas agora, e seu nome talvez ainda esteja lá. Pergunte sobre elas a quem opera o bot.
}
discord-log-forgotten = Alguém que esteve aqui pediu para ter seus dados apagados.
discord-log-somebody = Alguém
discord-former-player = um ex-jogador
