### El molino: las frases del tutorial y de los ejemplos.

nine-mens-morris-tutorial-place = Tres fichas tuyas en una línea forman un molino. Tienes una en a7: coloca la segunda en el otro extremo de esa línea.
nine-mens-morris-tutorial-corner = El otro bando ha bloqueado d7. Prueba la línea que baja de g7: coloca una ficha en la esquina opuesta.
nine-mens-morris-tutorial-fork = Bloqueado otra vez. Con otra esquina tienes dos líneas con un hueco cada una, y solo se puede bloquear uno.
nine-mens-morris-tutorial-mill = La línea a1, d1, g1 está abierta. Cierra el molino.
nine-mens-morris-tutorial-remove = Un molino retira una ficha del otro bando. A d6 y d7 solo les falta d5 para formar un molino: rómpelos y se abre también tu línea de arriba.
nine-mens-morris-tutorial-block = El hueco vuelve a estar ocupado, y en d5 el otro bando cerraría un molino. Llega tú antes.
nine-mens-morris-tutorial-move = Todas las fichas están colocadas. Ahora una ficha va por una línea hasta el punto libre de al lado. Mueve a c3: la ficha de e4 cierra una línea, déjala ahí.
nine-mens-morris-tutorial-open = Puedes abrir un molino y volver a cerrarlo. El otro bando no llega a d1.
nine-mens-morris-tutorial-close = De vuelta a d1: el mismo molino cuenta otra vez.
nine-mens-morris-tutorial-again = Retira f4, y e4 ya no tendrá que vigilar esa línea.
nine-mens-morris-tutorial-end =
    Ya sabes colocar, bloquear, mover y usar un molino varias veces. Pierde quien se queda con dos fichas o no puede mover.
    Con tres fichas un bando puede volar: sus fichas van a cualquier punto libre.

nine-mens-morris-example-mill = **Un molino.** a1, d1 y g1 están en una línea; se retira una ficha del otro bando.
nine-mens-morris-example-remove = **Una ficha retirada.** Un molino retira una ficha rival, pero no de un molino si hay otra fuera.
nine-mens-morris-example-close = **El mismo molino otra vez.** La ficha salió de d1 y volvió; eso cierra de nuevo el molino.
