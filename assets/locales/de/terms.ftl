# Bedingungen eines Tisches, die der Gastgeber vor dem Spiel geändert hat.

terms-changed = { $mentions } { $host } hat den Tisch **{ $table }** geändert, an den du dich gesetzt hast:
terms-clock = • Uhr: { $from } → **{ $to }**
terms-computers = • Computer: { $from } → **{ $to }**
terms-no-computers = keine
terms-question = Das Spiel beginnt erst, wenn du zustimmst. Du kannst den Tisch auch verlassen.
terms-restored = { $mentions } Am Tisch **{ $table }** gilt wieder, was beim Hinsetzen galt; { $host } hat die Änderung zurückgenommen. Du brauchst nichts zu tun.
terms-waiting = Der Änderung müssen noch zustimmen: { $names }
terms-refuse-start = Der Tisch hat sich geändert, seit diese Leute sich gesetzt haben, und sie haben noch nicht zugestimmt: { $names }. Sie sind hier mit einem Knopf gefragt worden. Warte auf ihre Antwort, nimm die Änderung zurück, oder entferne sie mit /{ command-table } { command-table-kick }.
terms-log-agreed = { $who } hat der Änderung des Tisches zugestimmt.
terms-log-clock = { $who } hat die Uhr geändert: { $from } → { $to }
terms-log-add-computer = { $who } hat einen Computer hinzugefügt: { $level }.
terms-log-remove-computer = { $who } hat einen Computer entfernt: { $level }.

# Ein voller Tisch, der auf seinen Gastgeber wartet.

lobby-waits-for-host = Es wird darauf gewartet, dass { $host } das Spiel beginnt. Geschieht das nicht binnen eines Tages, dürfen es alle, die hier sitzen.
lobby-all-may-start = { $host } hat das Spiel einen Tag lang nicht begonnen: Alle, die hier sitzen, dürfen es jetzt beginnen.
lobby-host-called = { $mentions } Bei **{ $table }** sind alle da: Du kannst beginnen. Tust du es nicht binnen eines Tages, dürfen es alle, die dort sitzen.
lobby-all-called = { $mentions } Bei **{ $table }** sind alle da, aber { $host } hat nicht begonnen. Jetzt darf es jeder von euch.
