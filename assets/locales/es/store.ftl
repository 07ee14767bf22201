### What is said when the database where games are kept does not answer.

table-error-store-unanswered = No sé si eso se ha guardado: la base de datos no ha respondido. Mira el tablero dentro de un minuto antes de intentarlo otra vez.
table-error-starting = Estoy arrancando{ $seconds ->
    [0] {""}
   *[other] { " " }y estaré listo en { $minutes ->
        [0] { $seconds ->
            [one] un segundo
           *[other] unos { $seconds } segundos
        }
        [one] un minuto
       *[other] unos { $minutes } minutos
    }
}. No se ha hecho nada: inténtalo otra vez entonces.
