# Lo que se guarda de una persona, y olvidarla.

command-me-data = datos
command-me-data-about = Lo que se guarda de ti: recíbelo como archivo o haz que se borre
command-me-data-export = exportar
command-me-data-delete = borrar

privacy-exported = 📄 Todo lo que se guarda de ti: tus ajustes, tus mesas con lo que hiciste en ellas y tus resultados.
privacy-too-long = Lo que se guarda de ti es demasiado largo para un archivo aquí. Quien opera el bot puede dártelo.
privacy-wait = Esto se puede pedir unas pocas veces por hora. Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}; no se pierde nada.
privacy-ask = ¿Borrar todo lo que se guarda de ti? Tus ajustes desaparecen. { $tables ->
    [0] En los resultados un nombre inventado ocupa el lugar del tuyo.
    [one] En una mesa y en los resultados un nombre inventado ocupa el lugar del tuyo, para que las partidas de los demás se puedan seguir leyendo.
   *[other] En { $tables } mesas y en los resultados un nombre inventado ocupa el lugar del tuyo, para que las partidas de los demás se puedan seguir leyendo.
} Esto no se puede deshacer.
privacy-ask-running = Todavía juegas en { $running ->
    [one] una partida
   *[other] { $running } partidas
}: el ordenador se queda con tu asiento y no podrás recuperarlo. Una partida que juegas a solas termina.
privacy-ask-copies = Las copias de seguridad lo conservan hasta que otras más nuevas las sustituyen. Los mensajes que ya están en Discord se quedan allí.
privacy-button-delete = Borrarlo todo
privacy-forgotten = ✅ { $tables ->
    [0] Tus datos se han borrado.
    [one] Tus datos se han borrado. En una mesa hay ahora un nombre inventado en lugar del tuyo.
   *[other] Tus datos se han borrado. En { $tables } mesas hay ahora un nombre inventado en lugar del tuyo.
}
privacy-forgotten-in-part = { $tables ->
    [0] Tus ajustes se han borrado.
    [one] Tu nombre ha desaparecido de una mesa.
   *[other] Tu nombre ha desaparecido de { $tables } mesas.
} { $left ->
    [one] Hay una mesa que ahora no se puede leer y donde tu nombre quizá siga. Pregunta por ella a quien opera el bot.
   *[other] Hay { $left } mesas que ahora no se pueden leer y donde tu nombre quizá siga. Pregunta por ellas a quien opera el bot.
}
discord-log-forgotten = Alguien que estuvo aquí ha pedido que se le olvide.
discord-log-somebody = Alguien
discord-former-player = alguien que ya no juega
