### Anweisungen: Antworten im Voraus, und Züge für das nächste Mal. Knöpfe fassen höchstens 80 Zeichen.

## Befehle

command-orders = anweisungen
command-orders-about = Antworten, die du im Voraus gibst; sonst sieht sie niemand
command-orders-show = zeigen
command-orders-show-about = Deine Anweisungen, was sie geantwortet hätten, und was du für deinen nächsten Zug planst
command-orders-add = geben
command-orders-add-about = Eine feste Anweisung geben; die neueste passende antwortet für dich
command-orders-add-answer = antwort
command-orders-add-answer-about = Wie du antwortest, wenn du mit jemandem um etwas streitest
command-orders-add-answer-never = nie bleiben
command-orders-add-answer-up-to = bis zu einer Grenze bleiben
command-orders-add-answer-while-winning = bleiben, solange es gewinnt
command-orders-add-answer-ask = mich fragen
command-orders-add-most = grenze
command-orders-add-most-about = Was du insgesamt höchstens einsetzt (mit „bis zu einer Grenze bleiben“)
command-orders-add-opponent = gegner
command-orders-add-opponent-about = Nur gegen diesen Platz, als Zahl oder Buchstabe
command-orders-add-stake = einsatz
command-orders-add-stake-about = Nur wo es darum geht
command-orders-add-part = teil
command-orders-add-part-about = Nur in dieser Fahrt oder Runde
command-orders-add-times = anzahl
command-orders-add-times-about = Für so viele Male; ohne Angabe, bis du sie zurückziehst
command-orders-clear = löschen
command-orders-clear-about = Eine feste Anweisung zurückziehen, oder alles
command-orders-clear-number = nummer
command-orders-clear-number-about = Welche, wie /anweisungen zeigen sie zählt; ohne Angabe alle, und deinen Plan
command-play-when = wann
command-play-when-about = Jetzt, oder in deinem nächsten Zug, wenn es dann möglich ist
command-play-when-now = jetzt
command-play-when-next-turn = in meinem nächsten Zug

## Was jemand angewiesen hat

orders-title = Deine Anweisungen · { $table }
orders-about = Sonst sieht sie niemand. Die erste passende antwortet für dich, und du wirst nicht gerufen.
orders-standing = Feste Anweisungen
orders-standing-none = Keine: Du wirst jedes Mal gefragt. /{ command-orders } { command-orders-add } gibt eine.
orders-against = gegen { $who }
orders-plan = In deinem nächsten Zug
orders-plan-none = Nichts geplant. Das macht /{ command-play } mit { command-play-when }.
orders-planned = Für deinen nächsten Zug geplant: { $moves }. Ich mache diese Züge nacheinander, solange sie möglich sind, und frage dich sonst. /{ command-orders } { command-orders-clear } nimmt es zurück.
orders-lapsed = Dein Plan passt nicht mehr: { $moves }. Also entscheidest du wieder selbst.
orders-lapsed-call = Dein Plan passt nicht mehr; /{ command-orders } { command-orders-show } sagt dir mehr.
orders-button-clear = Alles zurückziehen
orders-most = „{ command-orders-add-answer-up-to }“ braucht { command-orders-add-most }, und die anderen Antworten gehen ohne.

## Was Anweisungen getan haben

orders-told = { $line } · 📜 nach Anweisung
orders-decided = 📜 Eine Anweisung hat für { $who } geantwortet.
orders-meanwhile = Vorher haben deine Anweisungen für dich gehandelt:
orders-log = { $who } hat die eigenen Anweisungen geändert; sonst sieht das niemand.
orders-log-lapsed = Dein Plan passte nicht mehr; sonst sieht das niemand.

## Was sich nicht anweisen lässt

table-error-no-contests = In diesem Spiel kommt nichts vor, was feste Anweisungen beantworten könnten. /{ command-play } mit { command-play-when } plant Züge für das nächste Mal.
table-error-no-such-part = Diesen Teil gibt es nicht mehr oder gar nicht: Das Spiel ist bei { $now } von { $last }. Nenne einen davon.
table-error-too-many-orders = Du kannst { $most } feste Anweisungen haben. /{ command-orders } { command-orders-clear } zieht eine zurück.
table-error-no-such-order = Eine solche Anweisung hast du nicht. /{ command-orders } { command-orders-show } zählt sie auf.
table-error-plan-too-long = Im Voraus genannte Züge: höchstens { $most }.
table-error-your-turn = Du bist am Zug: Spiel jetzt. /{ command-play } schlägt vor, was du tun kannst.

## Raids

raids-stake-weapon = Waffen
raids-stake-sail = Segel
raids-stake-mjollnir = Mjöllnir
raids-stake-goods = Waren
raids-stake-pennant = Wimpel
raids-stake-rune = Runen
raids-stake-port = Häfen
raids-order-never = Sofort fliehen
raids-order-up-to = { $most ->
    [0] Sofort fliehen
    [1] Sofort fliehen
   *[other] Kontern, solange ich im Kampf höchstens { $most } Wikinger schicke, dann fliehen
}
raids-order-while-winning = Kontern, solange das Plättchen mir gehören würde, wenn beide bis zum Ende gehen
raids-order-ask = Mich fragen
raids-order-part = Fahrt { $part }
raids-order-contests = { $count ->
    [0] bis dieser Kampf vorbei ist
    [one] noch 1 Kampf
   *[other] noch { $count } Kämpfe
}
raids-order-button-never = Immer fliehen
raids-order-button-wins = Kontern, solange ich gewinne, sonst fliehen
raids-order-past = Deine letzten Kämpfe nach diesen Anweisungen
raids-order-past-none = Du musstest noch in keinem Kampf antworten.
raids-order-past-same = `#{ $entry }` { $who }, { $stake }: wie du es getan hast
raids-order-past-ask = `#{ $entry }` { $who }, { $stake }: bei { $cost } würdest du gefragt
raids-order-past-stay = `#{ $entry }` { $who }, { $stake }: du bist geflohen; nach Anweisung konterst du mit { $cost }
raids-order-past-leave = `#{ $entry }` { $who }, { $stake }: du hast mit { $cost } gekontert; nach Anweisung fliehst du
