### Raids: warum eine Aktion abgelehnt wird, ein Satz je Regel; und die Schalter eines Tisches.

raids-refuse-seats = Raids ist für 2 bis 4 Personen, nicht für { $seats }.
raids-refuse-over = Dieses Spiel ist zu Ende.
raids-refuse-not-asked = Jetzt entscheidet { $asked }, nicht du.
raids-refuse-first = { $question }
raids-refuse-no-such-space = Einen Platz { $n } hat dein Langschiff nicht; seine Plätze sind 1 bis { $spaces }.
raids-refuse-free-space-is = Plättchen füllen dein Langschiff vom ersten Platz an: Der nächste freie Platz ist { $free }, nicht { $n }.
raids-refuse-no-tile-there = Auf Platz { $n } deines Langschiffs liegt kein Plättchen.
raids-refuse-not-goods = Das Plättchen auf Platz { $n } deines Langschiffs ist keine Ware; ein Hafen kauft nur Waren.
raids-refuse-makes-no-room = Das Plättchen auf Platz { $n } über Bord zu werfen würde keinen einzigen Schild frei machen.
raids-refuse-backwards = Langschiffe segeln nur vorwärts: Du bist auf Feld { $from }, also liegt Feld { $space } nicht vor dir.
raids-refuse-harbor = Feld { $space } ist der Heimathafen: Segle heim, um deine Fahrt dort zu beenden.
raids-refuse-off-the-track = Ein Feld { $space } gibt es nicht: Das letzte ist der Heimathafen, Feld { $harbor }.
raids-refuse-monster-first = Auf Feld { $monster } wartet ein Monster: Bekämpfe es zuerst, oder opfere ihm einen Wikinger.
raids-refuse-village = Im Dorf auf Feld { $space } kannst du nicht halten; du wirbst dort im Vorbeifahren an.
raids-refuse-passage = Auf Feld { $space } kannst du nicht halten: An Monstern, Besuchen und Plünderungen fährt man nur vorbei.
raids-refuse-empty = Auf Feld { $space } liegt kein Plättchen mehr, darum kannst du dort nicht halten.
raids-refuse-crew-needed = { $there } ist auf Feld { $space }; zum Angreifen musst du dort mit mindestens einem Wikinger ankommen.
raids-refuse-no-monster = Vor dir ist kein Monster.
raids-refuse-monster-too-strong = Das Monster auf Feld { $space } kostet { $cost ->
    [one] 1 Wikinger
   *[other] { $cost } Wikinger
}, und du kämst mit { $crew } an: Du kannst es nicht bekämpfen, nur einen Wikinger opfern.

# Was zuerst zu beantworten ist.
raids-first-place = Entscheide zuerst über das gerade genommene Plättchen: Lege es auf dein Langschiff, oder wirf es ab.
raids-first-sell = Werde zuerst im Hafen fertig: Verkaufe Waren, oder höre damit auf.
raids-first-room = Entscheide zuerst, ob du ein Plättchen über Bord wirfst, um Platz zu machen.
raids-first-sail = Dein Langschiff ist unterwegs: Segle auf ein Feld, segle heim, oder nimm es mit einem Monster auf.
raids-first-fight = Du bist im Kampf: Kontere (`kontern`) oder fliehe (`fliehen`).

raids-option-track = Dörfer auf der Strecke
raids-option-track-edition = wie in der Ausgabe
raids-option-track-four-villages = vier Dörfer
raids-option-start-crew = Crews am Anfang
raids-option-start-crew-edition = nach der Spielreihenfolge
raids-option-start-crew-two-each = je zwei Wikinger
raids-option-docked-ahead = Schiffe daheim zählen beim Abräumen als vor dir
raids-option-docked-ahead-on = ja
raids-option-docked-ahead-off = nein
raids-option-harbor-needs-one = Münzen im Heimathafen nur mit mindestens einem von dem, was das Plättchen zählt
raids-option-harbor-needs-one-off = nein
raids-option-harbor-needs-one-on = ja
raids-option-viking-limit = Anzahl der Wikinger
raids-option-viking-limit-none = so viele wie nötig
raids-option-viking-limit-40 = 40, wie in der Schachtel
raids-option-ghost-reorder = Wenn das Geisterschiff nicht zuerst daheim war
raids-option-ghost-reorder-swap = es tauscht mit dem ersten den Platz
raids-option-ghost-reorder-shift = es geht auf Platz 1, und die anderen rücken auf
raids-option-flight = Ein Schiff, das flieht
raids-option-flight-any = segelt zu jedem Plättchen vor sich
raids-option-flight-by-rules = räumt zuerst bis zum nächsten Schiff ab (spanische Anleitung)
raids-option-ghost-takes-coins = Fahrt 1: Die Münzen für den Platz des Geisterschiffs bekommt niemand
raids-option-ghost-takes-coins-off = nein
raids-option-ghost-takes-coins-on = ja
raids-option-waiting-ghost = Am Anfang: Das wartende Geisterschiff hält den letzten Spieler vom Abräumen ab
raids-option-waiting-ghost-on = ja
raids-option-waiting-ghost-off = nein, der letzte räumt ab (Wortlaut der Anleitungen)
raids-option-sold-shields = Belohnung für Schilde: Auch Schilde auf verkauften Waren zählen
raids-option-sold-shields-off = nein
raids-option-sold-shields-on = ja
raids-option-room-at-sea = Hausregel: bei Dorf oder Besuch ein Plättchen über Bord werfen, um Platz zu machen
raids-option-room-at-sea-off = nein
raids-option-room-at-sea-on = ja
raids-option-room-at-port = Hausregel: im Hafen ein Plättchen über Bord werfen, um Platz zu machen
raids-option-room-at-port-off = nein
raids-option-room-at-port-on = ja
raids-option-recruits-stay = Hausregel: Angeworbene ohne Schild warten auf spätere Schiffe
raids-option-recruits-stay-off = nein
raids-option-recruits-stay-on = ja
raids-option-rolled-combat = Hausregel: Würfel entscheiden den Kampf
raids-option-rolled-combat-off = nein
raids-option-rolled-combat-on = ja
