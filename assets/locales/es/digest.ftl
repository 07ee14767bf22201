### Pocos avisos: una lista al día, o algunas horas entre ellos.

command-me-interval = intervalo
command-me-interval-about = Al menos tantas horas entre avisos de tus turnos, en todas las mesas; 0: según lleguen
command-me-digest = resumen
command-me-digest-about = A esta hora, una lista diaria de tus turnos en lugar de avisos; u off

digest-title = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
digest-more = … y { $count } más: /{ command-games }
digest-about = Esta lista llega una vez al día. Puedes cambiarlo con /{ command-me }.
digest-me = Se te avisa de tus turnos una vez al día, a las **{ $hour }** ({ $zone }), en una lista si te llegan los mensajes directos. Lo que no puede esperar, como un ataque o un recordatorio, llega enseguida.
digest-me-interval = Entre avisos de tus turnos pasan al menos { $hours ->
    [one] una hora
   *[other] { $hours } horas
}. Lo que no puede esperar, como un ataque o un recordatorio, llega enseguida.
digest-refuse-hour = «{ $text }» no es una hora del día. Indica una, por ejemplo 8, u off.
