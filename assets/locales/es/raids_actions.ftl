### Las acciones de Raids como comandos.

raids-command = raids
raids-command-about = Jugar una acción de Raids

raids-do-place = colocar
raids-do-place-about = Colocar la loseta recién tomada en un espacio de tu barco, o en lugar de la que haya
raids-do-discard = descartar
raids-do-discard-about = Descartar la loseta recién tomada
raids-do-sell = vender
raids-do-sell-about = Vender Bienes de tu barco en un Puerto
raids-do-keep = conservar
raids-do-keep-about = No vender nada más, o no tirar nada por la borda
raids-do-drop = soltar
raids-do-drop-about = Tirar una loseta de tu barco por la borda (reglas de la casa)
raids-do-sail = navegar
raids-do-sail-about = Navegar a un espacio y parar allí; si hay un barco, se le ataca
raids-do-dock = atracar
raids-do-dock-about = Volver al Embarcadero
raids-do-fight = luchar
raids-do-fight-about = Luchar contra el próximo Monstruo
raids-do-yield = sacrificar
raids-do-yield-about = Sacrificar un Vikingo al próximo Monstruo
raids-do-retaliate = responder
raids-do-retaliate-about = Seguir en el combate: un Vikingo más de los que acaba de gastar el otro barco
raids-do-flee = huir
raids-do-flee-about = Abandonar el combate y seguir navegando

raids-parameter-slot = espacio
raids-parameter-slot-about = Qué espacio de tu barco, contando desde 1
raids-parameter-space = destino
raids-parameter-space-about = Qué espacio de la Tabla de Progresión
