### El análisis de una partida terminada.

review-title = Análisis de la partida
review-picture = Probabilidad de ganar
review-per-cent = { $share } %
review-alt-seat = { $who }: { $first } % al principio, { $middle } % a la mitad, { $last } % poco antes del final
review-by = El ordenador «{ $player }» ha valorado cada decisión con lo que su asiento sabía entonces. Sus cifras son estimaciones. Un momento decisivo figura aquí solo si «{ $other }» lo confirma al seguir jugando.
review-turning = Lo que decidió la partida
review-turning-none = Ninguna decisión por sí sola cambió con seguridad la partida.
review-turning-unfinished = No se comprobaron todas las decisiones dudosas.
review-turn = { $number }. { $who }: **{ $played }**
review-turn-better = Mejor: **{ $best }**, más o menos { $cost ->
    [one] 1 victoria más
   *[other] { $cost } victorias más
} en 100 partidas
review-turn-checked = jugadas ambas hasta el final: gana { $best }; la elegida, { $played }; de { $games }
review-turn-different = jugadas ambas hasta el final: gana { $best }; la elegida, { $played }; de { $games } ({ $different } distintas)
review-turn-same = jugadas ambas hasta el final, siempre la misma partida: gana { $best }; la elegida, { $played }
review-line-better = Así siguió una de esas partidas: { $line }
review-line-played = Tras la decisión tomada: { $line }
review-checking = El gráfico y las cuentas son primeras estimaciones. Otros jugadores de ordenador juegan ahora ambas opciones donde la partida pudo decidirse. El resultado llega aquí en { $minutes } minutos como máximo.
review-turn-choices = Aquí { $who } eligió **{ $played }**. Mejor: **{ $best }**
review-accounts = Adónde fue cada probabilidad de ganar, en victorias de cada 100 partidas, en todos los turnos
review-account = { $who }: { $start } al principio · decisiones propias { $own } · las de otros { $others } · suerte y sorpresas { $luck } → { $result } ({ $good } de { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}: más o menos al nivel de la mejor)
review-no-judge = Ningún ordenador sabe valorar { $title } todavía.
review-slider = Todos los tableros
review-button = Tablero { $number }
review-before = El tablero anterior
review-next = El tablero siguiente
