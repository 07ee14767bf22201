### Wenige Rufe: einmal am Tag eine Liste oder einige Stunden dazwischen.

command-me-interval = abstand
command-me-interval-about = So viele Stunden mindestens zwischen Rufen zu deinen Zügen, an allen Tischen; 0: sofort
command-me-digest = übersicht
command-me-digest-about = Zu dieser Stunde einmal am Tag eine Liste deiner Züge statt der Rufe; oder off

digest-title = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
digest-more = … und noch { $count }: /{ command-games }
digest-about = Diese Liste kommt einmal am Tag. /{ command-me } ändert das.
digest-me = Zu deinen Zügen wirst du einmal am Tag gerufen, um **{ $hour }** ({ $zone }), mit einer Liste, wenn dich Direktnachrichten erreichen. Was nicht warten kann, etwa ein Angriff oder eine Erinnerung, kommt sofort.
digest-me-interval = { $hours ->
    [one] Mindestens eine Stunde liegt
   *[other] Mindestens { $hours } Stunden liegen
} zwischen Rufen zu deinen Zügen. Was nicht warten kann, etwa ein Angriff oder eine Erinnerung, kommt sofort.
digest-refuse-hour = „{ $text }“ ist keine Stunde des Tages. Gib eine an, zum Beispiel 8, oder off.
