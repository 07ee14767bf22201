# The page before a visit to a public sandbox.

visit-lead = Spiele Brettspiele mit einem Discord-Bot, hier im Browser und ohne Konto. Du bekommst einen eigenen Server mit vier weiteren Mitgliedern.
visit-forgotten = Dein Server wurde vergessen, weil ihn 30 Minuten lang niemand benutzt hat oder er 6 Stunden alt war. Starte einen neuen.
visit-full = Alle Server sind belegt. Versuche es in ein paar Minuten noch einmal.
visit-failed = Es konnte kein Server gestartet werden. Versuche es in einer Minute noch einmal.
visit-kept = Niemand sonst sieht deinen Server. Er wird nach 30 Minuten ohne Benutzung vergessen, spätestens nach 6 Stunden.
visit-enter = Starten
