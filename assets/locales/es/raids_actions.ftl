### Las acciones de Raids como comandos.

raids-command = raids
raids-command-about = Jugar en una partida de Raids

raids-do-place = colocar
raids-do-place-about = Colocar la loseta recién tomada en un espacio de tu Barco o en lugar de la que haya
raids-do-discard = descartar
raids-do-discard-about = Descartar la loseta recién tomada
raids-do-sell = vender
raids-do-sell-about = Vender Mercancías de tu Barco en un Puerto
raids-do-keep = conservar
raids-do-keep-about = No vender nada más, o no descartar nada
raids-do-drop = soltar
raids-do-drop-about = Descartar una loseta de tu Barco para hacer sitio (reglas de la casa)
raids-do-sail = navegar
raids-do-sail-about = Navegar a un espacio y detenerte allí; si hay otro Barco, lo atacas
raids-do-dock = atracar
raids-do-dock-about = Volver al Embarcadero
raids-do-fight = luchar
raids-do-fight-about = Luchar contra el próximo Monstruo
raids-do-yield = sacrificar
raids-do-yield-about = Sacrificar un Vikingo al próximo Monstruo
raids-do-retaliate = responder
raids-do-retaliate-about = Seguir en el combate con un Vikingo más de los que acaba de enviar tu rival
raids-do-flee = huir
raids-do-flee-about = Huir del combate y seguir navegando

raids-parameter-slot = espacio
raids-parameter-slot-about = Qué espacio de tu Barco, contando desde 1
raids-parameter-space = destino
raids-parameter-space-about = Qué espacio del tablero del Mundo
