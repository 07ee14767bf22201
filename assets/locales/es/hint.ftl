hint-log = { $who } ha pedido una pista.
hint-title = Qué haría un ordenador fuerte; cifras entre iguales
hint-choice = { $number }. **{ $choice }**
hint-chance = gana unas { $chance } de cada 100 partidas, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al final
hint-chance-alone = gana unas { $chance } de cada 100 partidas; unas tablas valen media
hint-sure = La primera es claramente la mejor.
hint-leaning = La primera parece mejor que las otras.
hint-close = Son casi igual de buenas.
hint-two = La primera es más o menos tan buena como la siguiente; la última es peor.
hint-only = Solo tienes una opción.
hint-free = Los consejos no cambian nada aquí: una partida solo contra ordenadores no puntúa.
hint-blue = Azul: la primera opción de /{ command-hint }.
hint-blue-rules = Azul, en solitario: la primera opción de /{ command-hint }.
