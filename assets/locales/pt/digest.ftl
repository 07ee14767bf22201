### Poucos avisos: uma lista por dia, ou algumas horas entre eles.

command-me-interval = intervalo
command-me-interval-about = No mínimo tantas horas entre avisos da sua vez, em todas as mesas; 0: na hora
command-me-digest = resumo
command-me-digest-about = A esta hora, uma lista diária dos seus turnos no lugar dos avisos; ou off

digest-title = { $count ->
    [one] Uma mesa está à sua espera
   *[other] { $count } mesas estão à sua espera
}
digest-more = … e mais { $count }: /{ command-games }
digest-about = Esta lista chega uma vez por dia. /{ command-me } muda isso.
digest-me = Você é chamado aos seus turnos uma vez por dia, às **{ $hour }** ({ $zone }), com uma lista se as mensagens diretas chegam até você. O que não pode esperar, como um ataque ou um lembrete, chega na hora.
digest-me-interval = Entre avisos da sua vez { $hours ->
    [one] passa no mínimo uma hora
   *[other] passam no mínimo { $hours } horas
}. O que não pode esperar, como um ataque ou um lembrete, chega na hora.
digest-refuse-hour = “{ $text }” não é uma hora do dia. Dê uma, por exemplo 8, ou off.
