### What is said when the database where games are kept does not answer.

table-error-store-unanswered = No sé si eso se ha guardado: la base de datos no ha respondido. Mira el tablero dentro de un minuto antes de intentarlo otra vez.
