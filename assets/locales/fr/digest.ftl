### Peu d’appels : une liste par jour, ou quelques heures entre eux.

command-me-interval = intervalle
command-me-interval-about = Au moins tant d’heures entre les appels à tes tours, à toutes les tables ; 0 : aussitôt
command-me-digest = résumé
command-me-digest-about = À cette heure, une liste de tes tours par jour au lieu d’appels ; ou off

digest-title = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
digest-more = … et { $count } de plus : /{ command-games }
digest-about = Cette liste arrive une fois par jour. Pour changer : /{ command-me }.
digest-me = On t’appelle à tes tours une fois par jour, à **{ $hour }** ({ $zone }), par une liste si les messages privés t’atteignent. Ce qui ne peut attendre, comme une attaque ou un rappel, arrive aussitôt.
digest-me-interval = Entre les appels à tes tours passent au moins { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Ce qui ne peut attendre, comme une attaque ou un rappel, arrive aussitôt.
digest-refuse-hour = « { $text } » n’est pas une heure du jour. Donnes-en une, par exemple 8, ou off.
