### Torneos: el comando, la tarjeta y lo que se rechaza.

command-tournament = torneo
command-tournament-about = Un torneo en este canal
command-tournament-open = abrir
command-tournament-open-about = Abrir aquí un torneo al que la gente se apunta con un botón; cada partida tiene su hilo
command-tournament-open-title = juego
command-tournament-open-title-about = El juego que se juega
command-tournament-open-format = formato
command-tournament-open-format-about = Grupos y una final, o sistema suizo: rondas para dos en las que todos siguen jugando
command-tournament-open-format-pools = grupos y final
command-tournament-open-format-swiss = suizo
command-tournament-open-per-table = por_mesa
command-tournament-open-per-table-about = Cuántas personas hay más o menos en una mesa de los grupos
command-tournament-open-rounds = rondas
command-tournament-open-rounds-about = Cuántas rondas tiene un torneo suizo; 4 si no dices otra cosa
command-tournament-open-pace = ritmo
command-tournament-open-pace-about = Cuánto tiempo hay en sus mesas
command-tournament-start = empezar
command-tournament-start-about = Sortear los números y empezar
command-tournament-show = ver
command-tournament-show-about = Ver cómo va
command-tournament-drop = retirar
command-tournament-drop-about = Retirar a alguien; no juega más partidas
command-tournament-drop-person = persona
command-tournament-drop-person-about = A quién se retira
command-tournament-result = resultado
command-tournament-result-about = Decidir una partida que acabó sin resultado
command-tournament-result-game = partida
command-tournament-result-game-about = El número de la partida en la tarjeta
command-tournament-result-winner = ganador
command-tournament-result-winner-about = Quién la gana; si no dices nadie, todos comparten el primer puesto
command-tournament-cancel = cancelar
command-tournament-cancel-about = Detener el torneo, tras confirmarlo

tournament-opened = 🏆 El torneo está abierto. La gente se apunta con el botón de su tarjeta; tú lo empiezas allí o con `/torneo empezar`.
tournament-started = 🏆 Los números están sorteados. Cada partida se abre en su propio hilo; los enlaces están en la tarjeta.
tournament-dropped = { $mention } ya no está en el torneo. Si tenía una partida en curso, la gana su rival; en una mesa mayor sigue el ordenador, y esa persona comparte el último puesto.
tournament-decided = La partida está decidida.
tournament-cancelled = El torneo se ha detenido. Las partidas en curso siguen sin él.
tournament-ask-cancel = ¿Detener este torneo? Nadie lo gana. Las partidas en curso siguen como partidas normales.

tournament-call-game = { $mention } La partida { $number } ({ $players }) del torneo acabó sin resultado. La decides tú u otra persona que administre el servidor: `/torneo resultado`, partida { $number }. Sin decisión será un empate { $time }.
tournament-call-start =
    { $mention } El torneo de **{ $title }** espera a que lo empieces; { $count ->
        [one] participa una persona
       *[other] participan { $count } personas
    }. Lo empiezas tú u otra persona que administre el servidor, en su tarjeta o con `/torneo empezar`. Si nadie lo empieza, se cancela { $time }.

tournament-button-join = Apuntarse
tournament-button-leave = Retirarse
tournament-button-start = Empezar
tournament-button-cancel = Detener el torneo

tournament-title = 🏆 Torneo: { $title }
tournament-lead-open =
    { $count ->
        [0] Todavía no se ha apuntado nadie.
        [one] Se ha apuntado una persona.
       *[other] Se han apuntado { $count } personas.
    } Lo empieza { $host } u otra persona que administre el servidor; si nadie lo empieza, se cancela { $time }.
tournament-lead-running =
    Ronda { $round }: { $open ->
        [0] todas las partidas han acabado.
        [one] falta una partida por acabar.
       *[other] faltan { $open } partidas por acabar.
    }
tournament-lead-final = Se está jugando la final.
tournament-lead-over = { $name } gana el torneo.
tournament-lead-deserted = El torneo ha terminado: no queda nadie.
tournament-by-lot = Los dos primeros están iguales en todo lo que cuenta: deciden los números sorteados al principio.
tournament-lead-cancelled = El torneo se detuvo.
tournament-terms-pools = Grupos de unos { $most }; sigue el mejor de cada uno, y quienes quedan juegan la final
tournament-terms-swiss =
    { $rounds ->
        [one] Una ronda suiza
       *[other] { $rounds } rondas suizas
    } de partidas para dos
tournament-time-up = En una partida de dos pierde quien no ha movido hasta entonces o deja pasar dos turnos seguidos.
tournament-seed = Sorteo: { $seed }
tournament-entrants = Participan
tournament-final = Final
tournament-round = Ronda { $number }
tournament-byes = Sin partida en esta ronda: { $names }
tournament-game-won = gana **{ $names }**
tournament-game-deserted = sin vencedor: no queda nadie
tournament-game-drawn = empate entre **{ $names }**
tournament-game-stopped = ⚠ acabó sin resultado; la decide { $host } u otra persona que administre el servidor: `/torneo resultado`, partida { $number }; sin decisión será un empate { $time }
tournament-game-waits = su mesa se abre enseguida
tournament-standing = Clasificación
tournament-place-pools =
    { $place }. { $name } · { $score ->
        [0] aún no ha jugado
       *[other] ronda { $score }
    }
tournament-place-swiss =
    { $place }. { $name } · { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
tournament-place-left = { $place }. { $name } · fuera del torneo
tournament-trouble-forbidden = ⚠ No puedo abrir hilos aquí o escribir en ellos: necesito *Crear hilos públicos* y *Enviar mensajes en hilos*. `/servidor doctor` dice más; lo intento de nuevo cada minuto.
tournament-trouble-refused = ⚠ La próxima partida aún no tiene hilo. { $why } Lo intento de nuevo cada minuto.
tournament-trouble-no-room = ⚠ En este servidor no cabe otra mesa. La próxima partida se abre cuando acabe una de ellas.

tournament-refuse-no-threads = Un torneo necesita hilos para sus partidas. Ábrelo en un canal de texto.
tournament-refuse-unknown = Aquí no hay un torneo así. Con `/torneo abrir` se abre uno.
tournament-refuse-taken = Este canal ya tiene un torneo. Acábalo, detenlo con `/torneo cancelar` o elige otro canal.
tournament-refuse-too-many = Este servidor tiene { $most } torneos sin acabar, que es el máximo. Acaba o detén uno antes.
tournament-refuse-begun = El torneo ya ha empezado.
tournament-refuse-not-begun = El torneo aún no ha empezado.
tournament-refuse-over = El torneo ha terminado.
tournament-refuse-full = El torneo está completo: participan { $most } personas.
tournament-refuse-already-in = Ya participas.
tournament-refuse-not-in = Esa persona no participa ahí, o se ha retirado.
tournament-refuse-too-few = Tienen que participar al menos { $least } personas.
tournament-refuse-not-for-two = Un torneo suizo se juega de dos en dos, y este juego no es para dos.
tournament-refuse-needs-pace = Un torneo necesita un reloj que decida, o una partida podría pararlo para siempre: elige fast o slow, o un tiempo como 36h, sin «wait».
tournament-refuse-no-game = En este torneo no hay partida { $number }. Los números están en la tarjeta.
tournament-refuse-not-stopped = La partida { $number } está decidida o sigue en curso. Si no se puede acabar, termínala allí con `/mesa terminar` y después decídela aquí.
