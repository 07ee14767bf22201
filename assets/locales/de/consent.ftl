# Einen Zug zurücknehmen, den andere gesehen haben, wenn alle zustimmen.

command-undo-consent = zustimmung
command-undo-consent-about = Zu einem Zug, den andere gesehen haben
command-undo-consent-ask = die anderen bitten, ihn zurückzunehmen
command-undo-consent-agree = zustimmen
command-undo-consent-refuse = nicht zustimmen
command-undo-consent-withdraw = meine Bitte zurückziehen

consent-asked = ↩ { $who } möchte in **{ $table }** einen Zug zurücknehmen. { $mentions }: einverstanden? Die Frage schließt { $time }.
consent-more = > … und { $count ->
    [one] noch eine Zeile
   *[other] noch { $count } Zeilen
}
consent-agreed = ✅ { $names }
consent-same-luck = -# Was gezogen wurde, bleibt: Derselbe Zug bringt wieder dasselbe.
consent-button-ask = Die anderen fragen
consent-button-alone = Zurücknehmen
consent-button-agree = Zustimmen
consent-button-refuse = Nicht zustimmen
consent-given = ↩ Alle haben zugestimmt: Der Zug von { $who } ist zurückgenommen.
consent-refused = { $by } stimmt nicht zu; der Zug von { $who } gilt.
consent-withdrawn = { $who } bittet nicht mehr darum, den Zug zurückzunehmen.
consent-lapsed = Der Zug von { $who } gilt: Nicht alle haben rechtzeitig zugestimmt, oder das Spiel ging weiter.
consent-reply-given = ↩ Alle stimmen zu. Der Zug ist zurückgenommen, und das Brett ist wie vorher.
consent-reply-alone = ↩ Der Zug ist zurückgenommen, und das Brett ist wie vorher.
consent-reply-refused = Der Zug gilt. Niemand wird noch einmal danach gefragt.
consent-reply-withdrawn = Du bittest nicht mehr darum. Der Zug gilt.
consent-reply-open = Jetzt müssen { $names } zustimmen; die Frage schließt { $time }. Geht das Spiel vorher weiter, gilt der Zug.
consent-reply-over = Diese Bitte ist schon entschieden; das Brett zeigt, wie das Spiel steht.
consent-call-undone = ↩ Mit Zustimmung aller zurückgenommen.

discord-log-undo = ↩ Ein Zug von { $who } wurde zurückgenommen; alle haben zugestimmt.
discord-log-undo-alone = ↩ Ein Zug von { $who } wurde zurückgenommen.
discord-log-rewind = ⏪ Der Betreiber des Bots hat das Spiel bis vor einen Zug von { $who } zurückgesetzt. Uhren und Würfel sind wie damals.
discord-log-undo-asked = ↩ { $who } hat darum gebeten, einen Zug zurückzunehmen.
discord-log-undo-agreed = ✅ { $who } hat zugestimmt.
discord-log-undo-refused = { $who } hat nicht zugestimmt.
discord-log-undo-withdrawn = { $who } bittet nicht mehr darum.
discord-log-undo-lapsed = Der Zug gilt: Nicht alle haben rechtzeitig zugestimmt, oder das Spiel ging weiter.

table-error-undo-asked = Es gibt schon eine offene Bitte, einen Zug zurückzunehmen.
table-error-undo-refused = Diesen Zug zurückzunehmen wurde abgelehnt, oder zweimal erbeten und zurückgezogen. Er gilt.
table-error-undo-none-asked = Diese Bitte, einen Zug zurückzunehmen, gibt es nicht mehr.
table-error-undo-own = Es ist dein eigener Zug: Jetzt müssen die anderen zustimmen.
