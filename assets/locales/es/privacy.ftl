# Lo que se guarda de una persona, y olvidarla.

command-me-data = datos
command-me-data-about = Lo que se guarda de ti: recíbelo como archivo o haz que se borre
command-me-data-export = exportar
command-me-data-delete = borrar

privacy-exported = 📄 Todo lo que se guarda de ti: tus ajustes, tus mesas con lo que hiciste en ellas y tus resultados.
privacy-too-long = Lo que se guarda de ti es demasiado largo para un archivo aquí. Quien opera el bot puede dártelo.
privacy-ask = ¿Borrar todo lo que se guarda de ti? Tus ajustes desaparecen. En { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y en los resultados un nombre inventado ocupa el lugar del tuyo, para que las partidas de los demás se puedan seguir leyendo. Esto no se puede deshacer.
privacy-ask-running = Todavía juegas en { $running ->
    [one] una partida
   *[other] { $running } partidas
}: el ordenador se queda con tu asiento y no podrás recuperarlo. Una partida que juegas a solas termina.
privacy-ask-copies = Las copias de seguridad lo conservan hasta que otras más nuevas las sustituyen. Los mensajes que ya están en Discord se quedan allí.
privacy-button-delete = Borrarlo todo
privacy-forgotten = ✅ Ya no se guarda nada de ti. En { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} hay ahora un nombre inventado en lugar del tuyo.
privacy-forgotten-in-part = Tu nombre ha desaparecido de { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, pero no de { $left }, que ahora no se puede leer. Pregunta a quien opera el bot.
discord-log-forgotten = Alguien que estuvo aquí ha pedido que se le olvide.
discord-log-somebody = Alguien
