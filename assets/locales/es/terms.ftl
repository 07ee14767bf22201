# Condiciones de una mesa que el anfitrión ha cambiado antes de empezar.

terms-changed = { $mentions } { $host } ha cambiado la mesa de **{ $table }** a la que te uniste:
terms-clock = • Reloj: { $from } → **{ $to }**
terms-computers = • Ordenadores: { $from } → **{ $to }**
terms-no-computers = ninguno
terms-question = La partida solo empieza si estás de acuerdo. También puedes salir.
terms-restored = { $mentions } La mesa de **{ $table }** vuelve a ser como cuando te uniste: { $host } ha deshecho el cambio. No tienes que responder nada.
terms-waiting = Falta que acepten el cambio: { $names }
terms-refuse-start = La mesa ha cambiado desde que se unieron estos jugadores y aún no lo han aceptado: { $names }. Se les ha preguntado aquí con un botón. Espera su respuesta, deshaz el cambio o retíralos con /{ command-table } { command-table-kick }.
terms-log-agreed = { $who } ha aceptado el cambio de la mesa.
terms-log-clock = { $who } ha cambiado el reloj: { $from } → { $to }
terms-log-add-computer = { $who } ha añadido un ordenador: { $level }.
terms-log-remove-computer = { $who } ha quitado un ordenador: { $level }.

# Una mesa completa que espera a su anfitrión.

lobby-waits-for-host = Se espera a que { $host } empiece la partida. Si no lo hace en un día, podrá hacerlo cualquiera que tenga asiento.
lobby-all-may-start = { $host } no ha empezado la partida en un día: puede hacerlo cualquiera que tenga asiento.
lobby-host-called = { $mentions } Ya no falta nadie en **{ $table }**: puedes empezar. Si no lo haces en un día, podrá hacerlo cualquiera que tenga asiento.
lobby-all-called = { $mentions } **{ $table }** está completa y { $host } no la ha empezado. Ahora puede empezarla cualquiera de vosotros.
