### Raids: las frases del tutorial y de los ejemplos.

raids-tutorial-monster = Zarpas primero. Por el camino, una Audiencia y un Poblado te dan Vikingos; después un Monstruo cierra el paso. Paga tantos Vikingos como su fuerza y será tuyo, con la misma Gloria. Lucha contra él.
raids-tutorial-sail = El siguiente Monstruo no encontró a nadie a quien llevarse. Ahora navega cuanto quieras y detente en una loseta. Aún no es tuya: la tomas al empezar tu próximo turno, si sigues ahí. Los Cerdos se venderán bien más adelante.
raids-tutorial-aboard = Juega siempre el más retrasado: vuelves a ser tú, y tomas los Cerdos. Cada loseta a bordo tapa los Escudos de su espacio y aporta los suyos; cada Escudo lleva un Vikingo.
raids-tutorial-village = Las Mercancías solo dan Gloria si un Puerto las compra. Navega hasta el siguiente; el Poblado del camino te da un Vikingo. En un Poblado no puedes detenerte.
raids-tutorial-port = Tomas el Puerto, y compra una Mercancía ahora mismo, nunca después. Luego reclutas un Vikingo.
raids-tutorial-attack = Si te detienes donde hay otro Barco, lo atacas. Tú envías un Vikingo, tu rival envía dos o huye, tú tres o huyes: siempre uno más. Todos los enviados se pierden.
raids-tutorial-ahead = La loseta es tuya, porque nadie te echó. Pasa por un Poblado a por otro Vikingo y detente en una Runa: cuantas más tengas, más Gloria dan.
raids-tutorial-flee = Ahora te ataca una tripulación mayor. Seguir te costaría todos tus Vikingos. Quien huye pierde la loseta pero conserva la tripulación, y sigue navegando enseguida.
raids-tutorial-home = En el primer Viaje el Embarcadero premia a quien llega antes. Siempre puedes volver, salvo que haya un Monstruo de por medio.
raids-tutorial-end =
    Ya sabes qué es un Viaje: juega el Barco más retrasado, toma su loseta, descarta las que hay hasta el Barco siguiente y navega. Has vencido a un Monstruo, vendido Mercancías, atacado y huido.
    Tras cuatro Viajes gana quien tenga más Gloria.

raids-example-monster = **Luchar contra un Monstruo.** Los reclutas del camino cuentan enseguida; la lucha cuesta tantos Vikingos como la fuerza del Monstruo, uno menos por cada Arma.
raids-example-port = **Vender.** Un Puerto compra cuando su Barco lo toma: primero se venden las Mercancías, después sube un Vikingo a bordo.
raids-example-attack = **Atacar.** Detenerse donde hay otro Barco cuesta un Vikingo; ahora decide el rival.
raids-example-ahead = **Pasar por un Poblado.** Al pasar sube un Vikingo a bordo, si hay un Escudo para él.
raids-example-home = **Llegar primero.** El puesto en el Embarcadero cuenta cuando todos los Barcos han llegado.
