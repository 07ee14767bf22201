# Einladungen an einen Tisch.

command-new-with = mit
command-new-with-about = Für wen ein Platz frei bleibt, bis zur Antwort oder zum Beginn, z. B. @Ada @Bo
command-new-invited-only = nur_eingeladene
command-new-invited-only-about = Mitspielen dürfen nur Leute, die du einlädst
command-table-invite = einladen
command-table-invite-about = Jemandem einen Platz frei halten, bis zur Antwort oder zum Beginn, als Gastgeber
command-table-invite-person = person
command-table-invite-person-about = Wen
command-table-invite-withdraw = zurückziehen
command-table-invite-withdraw-about = Die Einladung zurückziehen
command-menu-challenge = Zum Spiel herausfordern

invitation-asked = { $mentions } { $count ->
    [one] { $host } lädt dich zu **{ $table }** ein. Ein Platz ist für dich frei gehalten.
   *[other] { $host } lädt euch zu **{ $table }** ein. Für jeden von euch ist ein Platz frei gehalten.
}
invitation-late = **{ $table }** hat begonnen. Für die, die nicht geantwortet hatten, ist kein Platz mehr frei gehalten.
invitation-made = ✅ { $mentions } { $count ->
    [one] ist eingeladen.
   *[other] sind eingeladen.
}
invitation-rematch = { $mentions } { $host } möchte eine Revanche in **{ $table }**. { $count ->
    [one] Du hast einen Platz.
   *[other] Jeder von euch hat einen Platz.
}
invitation-which = Zu welchem Spiel forderst du { $mention } heraus?
invitation-seat = { $mark } frei für { $mention }
invitation-only = 🔒 Mitspielen dürfen nur Eingeladene.
invitation-button-accept = Annehmen
discord-lobby-button-decline = Ablehnen
invitation-log-invited = { $who } hat { $host } eingeladen.
invitation-log-withdrawn = { $who } hat die Einladung an { $host } zurückgezogen.
invitation-log-declined = { $who } hat die Einladung abgelehnt.
invitation-refuse-mention = „{ $text }“ nennt niemanden. Erwähne die Leute, etwa @Ada @Bo.
invitation-refuse-opponent = Lade jemand anderen ein: Bots antworten nicht, und du bist schon da.
invitation-refuse-many = Du lädst { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} ein, aber für sie { $room ->
    [0] bleibt kein Platz
    [one] bleibt nur 1 Platz
   *[other] bleiben nur { $room } Plätze
}. Lade weniger Leute ein, oder wähle mehr { command-new-seats } oder weniger { command-new-computers }.
invitation-refuse-start = Eingeladene brauchen Zeit für ihre Antwort: Lass { command-new-start } weg, und beginne, wenn sie da sind.

table-error-seats-kept = Die freien Plätze sind für Eingeladene, die noch nicht geantwortet haben.
table-error-invited-only = An diesem Tisch spielt nur mit, wen der Gastgeber einlädt. Mit /{ command-new } eröffnest du deinen eigenen.
table-error-not-invited = Diese Einladung gibt es nicht mehr.
table-error-nobody-to-invite = Diese Leute sitzen schon hier oder sind schon eingeladen.
