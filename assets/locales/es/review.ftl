### El análisis de una partida terminada.

review-title = Análisis de la partida
review-picture = Probabilidad de ganar
review-per-cent = { $share } %
review-alt-seat = { $who }: { $first } % al principio, { $middle } % a la mitad, { $last } % poco antes del final
review-by = El ordenador «{ $player }» ha valorado cada decisión con lo que su asiento sabía entonces. Sus cifras son estimaciones.
review-turning = Lo que decidió la partida
review-turning-none = Ninguna decisión por sí sola cambió la partida.
review-turn = { $number }. { $who }: **{ $played }**
review-turn-better = Mejor: **{ $best }**, más o menos { $cost ->
    [one] 1 victoria más
   *[other] { $cost } victorias más
} en 100 partidas
review-turn-checked = jugadas ambas hasta el final: gana { $best }; la elegida, { $played }; de { $games }
review-turn-choices = Aquí { $who } eligió **{ $played }**. Mejor: **{ $best }**
review-accounts = Adónde fue cada probabilidad de ganar, en victorias de cada 100 partidas, en todos los turnos
review-account = { $who }: { $start } al principio · decisiones propias { $own } · las de otros { $others } · suerte { $luck } · no previsto { $unforeseen } → { $result } ({ $good } de { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}: más o menos al nivel de la mejor)
review-no-judge = Ningún ordenador sabe valorar { $title } todavía.
review-slider = Todos los tableros
review-show = Ver el tablero
review-button = Tablero { $number }
review-moment-start = Al principio
review-moment-turn = Turno { $turn } · { $who }
review-moment-choice = Momento decisivo { $number } · { $who }
review-before = El tablero anterior
review-next = El tablero siguiente
