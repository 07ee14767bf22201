# Formulare und private Notizen.

command-note = notiz
command-note-about = Dir an diesem Tisch eine Notiz schreiben; ohne Text änderst du sie in einem Formular
command-note-text = text
command-note-text-about = Deine Notiz; sie ersetzt die vorige, und nur du siehst sie

form-report = Meldung an den Betreiber
form-report-text = Was stimmt nicht?
form-note = Deine Notiz an diesem Tisch
form-note-note = Nur du siehst sie. Leer löscht sie.
form-calls = Wann du gerufen wirst
form-calls-quiet = Keine Rufe, z. B. 22-8; leer: nie
form-calls-zone = Zeitzone, z. B. Europe/Berlin; leer: UTC
form-calls-interval = Stunden zwischen Rufen, 0 bis 72
form-calls-digest = Stunde einer täglichen Liste, z. B. 8
form-limits = Grenzen dieses Servers
form-limits-person = Tische pro Person; leer: wie üblich
form-limits-server = Tische insgesamt; leer: wie üblich
form-limits-keep = Aufbewahren in Tagen, ab 30; leer: immer
form-refuse-number = „{ $text }“ ist keine Zahl von 0 bis { $most }.

note-shown = 📝 Deine Notiz, nur für dich:
note-kept = ✅ Gespeichert. /{ command-board } zeigt sie, und /{ command-note } ändert sie.
note-cleared = ✅ Du hast hier keine Notiz.
table-error-note-too-long = Eine Notiz hat höchstens 500 Zeichen.
