### Raids: Bretter, Möglichkeiten, Ereignisse, Gründe, Regeln.

## Wie die Plättchen heißen. Eine bloße Zahl ist Ruhm, × eine Anzahl von Zeichen.

raids-tile-weapon = { $strength ->
    [1] Waffe
   *[other] Waffe ×{ $strength }
}
raids-tile-sail = { $strength ->
    [1] Segel
   *[other] Segel ×{ $strength }
}
raids-tile-mjollnir = { $strength ->
    [1] Mjöllnir
   *[other] Mjöllnir ×{ $strength }
}
raids-tile-pennant = Wimpel { $value }
raids-tile-goods = { $goods } { $value }
raids-tile-rune = Rune
raids-tile-port = { $sales ->
    [1] Hafen
   *[other] Hafen ×{ $sales }
}
raids-tile-monster = Monster { $strength }
raids-tile-visit = Besuch
raids-tile-pillage = Plünderung
raids-village = Dorf
raids-harbor = Heimathafen

raids-goods-wood = Holz
raids-goods-pigs = Schweine
raids-goods-furs = Felle
raids-goods-mead = Met
raids-goods-fish = Fisch
raids-goods-wool = Wolle
raids-goods-salt = Salz
raids-goods-amber = Bernstein

# Ein Monster nach seiner Stärke, in einer Erzählung.
raids-foe = { $strength ->
    [1] den Draugr
    [2] den Keiler
    [3] den Wolf
    [4] den Troll
    [5] die Seeschlange
    [6] den Riesen
    [7] den Riesenkalmar
    [8] den Drachen
   *[other] das Monster
}

## Was ein Plättchen des Heimathafens belohnt

raids-award-arrival = zuerst daheim
raids-award-goods = meiste Waren
raids-award-different-goods = meiste verschiedene Waren
raids-award-runes = meiste Runen
raids-award-shields = meiste Schilde
raids-award-weapons = meiste Waffen
raids-award-ports = meiste Häfen
raids-award-monsters = meiste Monster
raids-award-sails = meiste Segel

## Das Brett

raids-board-title = Raids · Fahrt { $voyage } von { $voyages }
raids-board-title-over = Raids · Der Ruhm am Ende
raids-board-asks-place = { $who } nimmt { $tile }: behalten oder abwerfen?
raids-board-asks-sell = { $left ->
    [one] { $who } ist in einem Hafen: 1 Ware verkaufen?
   *[other] { $who } ist in einem Hafen: bis zu { $left } Waren verkaufen?
}
raids-board-asks-room = { $who } hat zu wenige Schilde für die Angeworbenen: ein Plättchen über Bord werfen?
raids-board-asks-sail = { $who } segelt: wohin?
raids-board-asks-flight = { $who } muss von Feld { $space } fliehen: wohin?
raids-board-reach = Erreichbar: { $places }
raids-board-reach-monster = Erreichbar: { $places }, und hinter dem Monster
raids-board-combat = Kampf um { $tile } auf { $space }: { $attacker } greift { $defender } an
raids-board-asks-fight = { $who }: mit { $vikings } Wikingern kontern oder fliehen?
raids-board-over = { $count ->
    [one] { $winners } gewinnt mit { $points } Ruhm!
   *[other] { $winners } teilen sich den Sieg mit { $points } Ruhm!
}
raids-board-waiting = vor der Ausfahrt: { $ships }
raids-board-astern = hinter allen
raids-board-stock-none = (leer)
raids-board-glory = Ruhm { $points }
raids-board-crew = Crew { $crew } von { $shields }
raids-board-at = auf Feld { $space }
raids-board-leaving = noch nicht unterwegs
raids-board-home = daheim als { $rank }
raids-board-free = { $count ->
    [one] frei
   *[other] frei
}
raids-board-runes = { $count ->
    [one] 1 Rune
   *[other] { $count } Runen
}
raids-board-ports = { $count ->
    [one] 1 Hafen
   *[other] { $count } Häfen
}
raids-board-sold = verkauft { $goods }
raids-board-monsters = { $count ->
    [one] Monster { $strengths }
   *[other] Monster { $strengths }
}
raids-board-coins = Münzen { $coins }
raids-board-reward = Diese Fahrt: { $criterion } { $coins }
raids-board-next-reward = Fahrt { $voyage }: { $criterion }
raids-board-ghost-next = Geisterschiff: auf Feld { $space }, nächster Halt { $next }
raids-board-ghost-leaving = Geisterschiff: fährt als letztes aus, erster Halt { $next }
raids-board-ghost-home = Geisterschiff: daheim
raids-board-pool = { $vikings ->
    [one] 1 Wikinger übrig im Vorrat
   *[other] { $vikings } Wikinger übrig im Vorrat
}
raids-board-legend = 🧔 Wikinger · 🛡️ Schilde · eine Zahl allein: Ruhm · ✂️ beim Segeln abgeräumt · ▫ freier Platz · ✔ verkauft

## Möglichkeiten: was auf dem Knopf steht

raids-label-place = { $tile } auf { $slot } legen
raids-button-place = Platz { $slot }
raids-label-replace = { $slot } { $tile } ersetzen
raids-label-discard = { $tile } abwerfen
raids-label-sell = { $slot } { $tile } verkaufen
raids-label-sell-nothing = Nichts mehr verkaufen
raids-label-keep = Alles behalten
raids-label-drop = { $slot } { $tile } über Bord werfen
raids-label-sail = Nach { $space } segeln: { $tile }
raids-label-attack = { $who } auf { $space } angreifen: { $tile }
raids-label-dock = In den Heimathafen
raids-label-fight = { $tile } auf { $space } bekämpfen
raids-label-yield = Auf { $space } 1 Wikinger opfern
raids-label-yield-free = Am Monster auf { $space } vorbei
raids-label-retaliate = { $vikings ->
    [one] Mit 1 Wikinger kontern
   *[other] Mit { $vikings } Wikingern kontern
}
raids-label-flee = Fliehen

## Dasselbe kurz, für einen Knopf unter vielen

raids-button-sail = Nach { $space }: { $tile }
raids-button-dock = In den Heimathafen
raids-button-attack = { $who } auf { $space } angreifen
raids-button-fight = { $tile } bekämpfen
raids-button-yield = 1 Wikinger opfern
raids-button-yield-free = Vorbei

## Möglichkeiten: was sie bringen

raids-count-glory = { $by } Ruhm
raids-count-crew = Crew { $before }→{ $after }
raids-count-shields = Schilde { $before }→{ $after }
raids-fact-overboard = { $vikings ->
    [one] ⚠️ 1 Wikinger über Bord
   *[other] ⚠️ { $vikings } Wikinger über Bord
}
raids-fact-gone = { $tile } ist aus dem Spiel
raids-fact-lost = { $vikings ->
    [one] 1 Angeworbener verloren: kein Schild
   *[other] { $vikings } Angeworbene verloren: kein Schild
}
raids-fact-room = zuerst entscheidest du auf { $space } über Platz für Angeworbene
raids-fact-unsold = unverkaufte Waren bringen nichts
raids-fact-exposed = ⚠️ Angriff möglich: { $ships }
raids-fact-worth = { $kind ->
    [weapon] { $number ->
        [one] gegen jedes Monster 1 Wikinger weniger
       *[other] gegen jedes Monster { $number } Wikinger weniger
    }
    [sail] { $number ->
        [one] nach jeder Fahrt +1 Wikinger
       *[other] nach jeder Fahrt +{ $number } Wikinger
    }
    [mjollnir] am Ende { $number } Ruhm je Wikinger
    [pennant] am Ende { $number } Ruhm
    [goods] { $number } Ruhm, falls verkauft
    [port] verkauft Waren, wirbt 1 an
   *[rune] +{ $number } Ruhm
}
raids-fact-again = du bist noch einmal am Zug
raids-fact-rank = als { $rank } daheim
raids-fact-prize = +{ $coins } Ruhm, sobald alle daheim sind
raids-fact-monster-stays = das Monster bleibt
raids-fact-and-on = dann weitersegeln
raids-fact-game-ends = das Spiel endet
raids-fact-must-flee = { $who } kann nicht kontern und muss fliehen
raids-fact-can-answer = { $who } hat { $crew }, braucht { $vikings } zum Kontern
raids-fact-all-in-won = gehen beide weiter, flieht der Gegner: du −{ $mine }, Gegner −{ $theirs }
raids-fact-all-in-lost = gehen beide weiter, fliehst du: du −{ $mine }, Gegner −{ $theirs }
raids-fact-rolled = beide Crews würfeln

## Was auf dem Spiel steht

raids-brief-fight-title = Kampf um { $tile } auf { $space }
raids-brief-fight-attacker = { $who } greift an: noch eine Crew von { $crew }
raids-brief-fight-defender = { $who } hält das Plättchen: eine Crew von { $crew }
raids-brief-fight-stay = { $vikings ->
    [one] Zum Kontern schickst du 1 Wikinger
   *[other] Zum Kontern schickst du { $vikings } Wikinger
}; { $after ->
    [0] keiner bleibt.
    [one] 1 bleibt.
   *[other] { $after } bleiben.
}
raids-brief-fight-next = Dann hat { $who } { $crew } und braucht { $vikings } zum Kontern.
raids-brief-fight-broke = Dann hat { $who } nur { $crew }, bräuchte aber { $vikings } zum Kontern, und muss fliehen.
raids-brief-place-title = { $tile }: behalten oder abwerfen?
raids-brief-fight-flee = Fliehst du, hast du danach eine Crew von { $crew } und segelst weiter. Erreichbar: { $places }
raids-brief-fight-fled = Fliehst du, hast du danach eine Crew von { $crew }; dein Schiff: { $place }
raids-brief-fight-clearing = ✂️ Fliehst du, räumst du zuerst ab: { $tiles }
raids-brief-place = { $free ->
    [0] Dein Langschiff ist voll: Ersetze ein Plättchen, oder wirf dieses ab. Abgeworfene Plättchen sind aus dem Spiel.
    [one] 1 Platz ist frei. Du darfst auch ein Plättchen ersetzen oder dieses abwerfen; abgeworfene Plättchen sind aus dem Spiel.
   *[other] { $free } Plätze sind frei. Du darfst auch ein Plättchen ersetzen oder dieses abwerfen; abgeworfene Plättchen sind aus dem Spiel.
}
raids-brief-place-first = Du darfst es auch abwerfen; abgeworfene Plättchen sind aus dem Spiel.
raids-brief-sell-title = Hafen: Waren verkaufen?
raids-brief-sell = { $left ->
    [one] Du darfst jetzt 1 Ware verkaufen, später in diesem Hafen nicht mehr. Dann wirbst du 1 Wikinger an, wenn es geht.
   *[other] Du darfst jetzt bis zu { $left } Waren verkaufen, später in diesem Hafen nicht mehr. Dann wirbst du 1 Wikinger an, wenn es geht.
}
raids-brief-room-title = Zu wenige Schilde
raids-brief-room = Es gibt nicht genug Schilde für die Angeworbenen. Du darfst ein Plättchen endgültig über Bord werfen oder alle behalten.
raids-brief-sail-title = Segeln: wohin?
raids-brief-flight-title = Du musst fliehen: wohin?
raids-brief-sail = Das Plättchen, bei dem du hältst, nimmst du zu Beginn deines nächsten Zugs, wenn du dann noch dort bist.
raids-brief-flight-attacked = { $who } hat dich auf Feld { $space } angegriffen und bleibt dort.
raids-brief-flight-lost = Du hast den Kampf auf Feld { $space } verloren; { $who } bleibt dort.
raids-brief-flight-few = { $crew ->
    [0] Du hast keine Wikinger
    [one] Du hast 1 Wikinger
   *[other] Du hast { $crew } Wikinger
}: zu wenige zum Kontern.
raids-brief-flight-rolled = Die Würfel haben entschieden.
raids-brief-flight = Segle gleich weiter. Du räumst nichts ab, und mit mindestens 1 Wikinger darfst du wieder angreifen.
raids-brief-flight-by-rules = Alle Plättchen bis zum nächsten Schiff vor dir werden abgeräumt, und du segelst gleich weiter. Mit mindestens 1 Wikinger darfst du wieder angreifen.
raids-brief-monster = { $tile } wartet auf Feld { $space }. Es zu besiegen kostet { $cost ->
    [0] keine Wikinger
    [one] 1 Wikinger
   *[other] { $cost } Wikinger
}; du kommst mit { $crew } an.
raids-brief-clearing = ✂️ Bevor du segelst, räumst du ab: { $tiles }

## Was geschieht

raids-told-seated = 🎲 { $who } beginnt. Crews: { $crews }
raids-told-harbors = 🏁 Belohnungen im Heimathafen: { $rewards }
raids-told-voyage = 🗺️ Fahrt { $voyage } beginnt ({ $criterion }). Vor der Ausfahrt: { $ships }
raids-told-took = { $emoji } { $who } nimmt { $tile }
raids-told-replaced = ♻️ { $who } wirft { $tile } ab, um Platz zu machen
raids-told-discarded = 🗑️ { $who } wirft { $tile } ab
raids-told-dropped = 🗑️ { $who } wirft { $tile } über Bord
raids-told-sold = 💱 { $who } verkauft { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } verliert 1 Wikinger über Bord: kein Schild
   *[other] 🌊 { $who } verliert { $vikings } Wikinger über Bord: keine Schilde
}
raids-told-village = { $vikings ->
    [0] 🧔 { $who } wirbt im Dorf auf { $space } niemanden an
    [one] 🧔 { $who } wirbt 1 Wikinger im Dorf auf { $space } an
   *[other] 🧔 { $who } wirbt { $vikings } Wikinger im Dorf auf { $space } an
}
raids-told-visit = { $vikings ->
    [0] 🧔 { $who } wirbt beim Besuch auf { $space } niemanden an
    [one] 🧔 { $who } wirbt 1 Wikinger beim Besuch auf { $space } an
   *[other] 🧔 { $who } wirbt { $vikings } Wikinger beim Besuch auf { $space } an
}
raids-told-port = { $vikings ->
    [0] 🧔 { $who } wirbt im Hafen niemanden an
    [one] 🧔 { $who } wirbt 1 Wikinger im Hafen an
   *[other] 🧔 { $who } wirbt { $vikings } Wikinger im Hafen an
}
raids-told-sails = { $vikings ->
    [0] 🧔 { $who } wirbt mit Segeln niemanden an
    [one] 🧔 { $who } wirbt 1 Wikinger mit Segeln an
   *[other] 🧔 { $who } wirbt { $vikings } Wikinger mit Segeln an
}
raids-told-lost = { $lost ->
    [one] (1 verloren: kein Schild)
   *[other] ({ $lost } verloren: kein Schild)
}
raids-told-pillaged = 🪙 { $who } nimmt bei der Plünderung auf { $space } eine Münze zu { $coins }
raids-told-cleared = ✂️ { $who } räumt ab: { $tiles }
raids-told-stopped = 🧭 { $who } hält auf { $space }
raids-told-docked = 🏁 { $who } ist als { $rank } daheim
raids-told-ghost-docked = 👻 Das Geisterschiff ist als { $rank } daheim
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } besiegt { $foe } auf { $space } ohne Verlust: +{ $strength } Ruhm
    [one] { $emoji } { $who } besiegt { $foe } auf { $space } mit 1 Wikinger: +{ $strength } Ruhm
   *[other] { $emoji } { $who } besiegt { $foe } auf { $space } mit { $vikings } Wikingern: +{ $strength } Ruhm
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } schleicht am Monster auf { $space } vorbei: kein Wikinger zu opfern
   *[other] 👹 { $who } opfert dem Monster auf { $space } 1 Wikinger
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } greift { $defender } auf { $space } an
    [one] ⚔️ { $attacker } greift { $defender } auf { $space } mit 1 Wikinger an
   *[other] ⚔️ { $attacker } greift { $defender } auf { $space } mit { $vikings } Wikingern an
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } kontert mit 1 Wikinger
   *[other] 🛡️ { $who } kontert mit { $vikings } Wikingern
}
raids-told-fled = 💨 { $who } flieht und überlässt { $winner } Feld { $space }
raids-told-forced = 💨 { $who } muss fliehen: Feld { $space } geht an { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } würfelt { $attack }; { $defender } würfelt { $defence }
    [one] 🎲 { $attacker } würfelt { $attack }; { $defender } würfelt { $defence }: Wer verliert, zahlt 1 Wikinger
   *[other] 🎲 { $attacker } würfelt { $attack }; { $defender } würfelt { $defence }: Wer verliert, zahlt { $lost } Wikinger
}
raids-told-ghost = 👻 Das Geisterschiff segelt nach { $space }
raids-told-voyage-ended = 🏁 Fahrt { $voyage } endet. Münzen: { $awards }
raids-told-ended = 🏆 Der Ruhm am Ende: { $points }

## Was ein Platz getan hat, in je wenigen Worten

raids-did-take = nahm { $tiles }
raids-did-beat = besiegte { $tiles }: +{ $points } Ruhm
raids-did-sell = verkaufte { $tiles }: +{ $points } Ruhm
raids-did-coins = +{ $coins } in Münzen
raids-did-send = schickte { $vikings } Wikinger
raids-did-yield = { $vikings ->
    [0] kam an einem Monster vorbei
   *[other] opferte { $vikings } Wikinger
}
raids-did-discard = warf { $tiles } ab
raids-did-recruit = warb { $vikings } an
raids-did-attack = greift { $who } an
raids-did-drive-off = vertrieb { $who }
raids-did-flee = floh vor { $who }

## Warum es Punkte gibt

raids-source-coins = Münzen
raids-source-runes = Runen
raids-source-mjollnir = Mjöllnir
raids-source-pennants = Wimpel
raids-source-goods = Verkaufte Waren
raids-source-monsters = Monster
raids-reason-pillage = Münze aus der Plünderung auf { $space }, Fahrt { $voyage }
raids-reason-arrival = als { $rank } daheim in Fahrt { $voyage }
raids-reason-award = { $rank } Platz im Heimathafen in Fahrt { $voyage }: { $criterion }
raids-reason-rune = Rune { $number } (Nummer { $place } in ihrem Satz)
raids-reason-mjollnir = { $tile } × Crew { $crew }
raids-reason-pennant = { $tile } an Bord
raids-reason-sold = { $tile } verkauft
raids-reason-monster = Monster { $strength } auf { $space } besiegt, Fahrt { $voyage }

## Was getippt werden darf. Wörter mit Kommas dazwischen; Groß- und Kleinschreibung und Akzente sind egal. Kein Wort
## darf zweierlei heißen, auch nicht in zwei Sprachen.

raids-typed-place = legen, lege, laden, ersetzen, ersetze
raids-typed-discard = abwerfen, ablegen, weg
raids-typed-drop = überbord, bord
raids-typed-sell = verkaufen, verkaufe
raids-typed-keep = behalten, nichts, keine, keins
raids-typed-sail = segeln, segle, fahren, angreifen, ziehen
raids-typed-dock = anlegen, heim, heimathafen, heimkehren
raids-typed-fight = kämpfen, bekämpfen, besiegen
raids-typed-yield = opfern, opfere
raids-typed-retaliate = kontern, kontere, bleiben
raids-typed-flee = fliehen, fliehe, flucht
raids-typed-not = nicht, kein
raids-typed-fillers = nach, auf, bei, den, dem, die, das, feld, platz, zu, mit

## Die kurzen Regeln

raids-about = Umsegle den Ring der Welt, nimm Plättchen, kämpfe um die besten Felder und komm rechtzeitig heim. Vier Fahrten. Insgesamt etwa 35 Fingertipps und 10 Minuten pro Person.
raids-rules-title = Raids: die kurzen Regeln
raids-rules-signs-title = Zeichen auf dem Brett
raids-rules-intro =
    Vier Fahrten: Jede führt vom Heimathafen um das Weltbrett und zurück in den Heimathafen. Unterwegs nimmst du Plättchen, besiegst Monster und gewinnst Kämpfe. Wer nach der vierten Fahrt den meisten Ruhm hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    Plättchen an Bord liegen auf den { $spaces } Plätzen deines Langschiffs; jedes verdeckt die Schilde seines Platzes und bringt eigene mit. Ein Schild trägt einen Wikinger: Wikinger ohne Schild gehen über Bord.
raids-rules-turn-title = Dein Zug
raids-rules-turn =
    Am Zug ist immer das hinterste Schiff, auch mehrmals hintereinander.
    1. Nimm das Plättchen, bei dem du bist (nicht in deinem ersten Zug einer Fahrt). Lege es an Bord, vielleicht anstelle eines anderen, oder wirf es ab.
    2. Räume den Weg: Wirf jedes Plättchen zwischen dir und dem nächsten Schiff vor dir ab.
    3. Segle vorwärts, so weit du willst, und halte bei einem Plättchen, oder segle heim. Das Plättchen nimmst du zu Beginn deines nächsten Zugs, wenn dich niemand vertrieben hat.
raids-rules-clear-title = Abräumen
raids-rules-clear =
    Auch Monster, Besuche und Plünderungen verschwinden. { $waiting_ghost ->
        [off] Solange das Schiff eines anderen Spielers noch neben dir im Heimathafen liegt, wird nichts abgeräumt.
       *[on] Solange ein anderes Schiff noch neben dir im Heimathafen liegt, wird nichts abgeräumt.
    } { $docked_ahead ->
        [off] Schiffe, die daheim sind, zählen nicht als vor dir.
       *[on] Schiffe, die daheim sind, zählen als vor dir; darum kann das letzte auf See nur noch heimsegeln.
    }
raids-rules-pass-title = Woran du vorbeifährst
raids-rules-pass =
    Dorf: Wirb 1 Wikinger an. Besuch: In der Reihenfolge der Vorbeifahrt werben Schiffe { $visit } an, dann keinen. Plünderung: In der Reihenfolge der Vorbeifahrt nehmen Schiffe Münzen zu { $pillage }, dann keine.
    Dort halten kannst du nicht. { $recruits_stay ->
        [on] Angeworbene ohne freien Schild warten auf spätere Schiffe.
       *[off] Angeworbene ohne freien Schild gehen verloren.
    }{ $room_at_sea ->
        [on] {" "}Vorher darfst du ein Plättchen über Bord werfen, wenn das Platz schafft.
       *[off] {""}
    }{ $viking_limit ->
        [none] {""}
       *[other] {" "}Es gibt nur { $vikings } Wikinger: Sind sie aufgebraucht, wird niemand angeworben, bis welche zurückkommen.
    }
raids-rules-monster-title = Monster
raids-rules-monster =
    Fährst du an einem vorbei, bekämpfst du es oder opferst 1 Wikinger (keinen, wenn du keinen hast). Der Kampf kostet so viele Wikinger, wie es stark ist, 1 weniger für jede deiner Waffen. Ein besiegtes Monster gehört dir und bringt seine volle Stärke als Ruhm.
raids-rules-combat-title = Kampf
raids-rules-combat =
    Halte, wo ein anderes Schiff liegt, und du greifst es an; dafür brauchst du einen Wikinger. { $rolled_combat ->
        [on] Du schickst 1, der verloren ist. Dann werfen beide einen Würfel für jeden Wikinger an Bord, höchstens drei. Die höhere Summe gewinnt, bei Gleichstand das Schiff, das dort war. Wer verliert, verliert 1 Wikinger mehr und flieht.
       *[off] Du schickst 1; das andere Schiff schickt 2 oder flieht, du schickst 3 oder fliehst, und so weiter, immer genau einen mehr. Alle geschickten Wikinger sind verloren.
    }
    { $flight ->
        [by_rules] Wer flieht, räumt zuerst bis zum nächsten Schiff vor sich ab, segelt dann gleich weiter, wie üblich an allem vorbei, und darf wieder angreifen. Wer gewinnt, bleibt.
       *[any] Wer flieht, segelt gleich weiter, wie üblich an allem vorbei, ohne abzuräumen, und darf wieder angreifen. Wer gewinnt, bleibt.
    }
raids-rules-tiles-title = Plättchen
raids-rules-tiles =
    An Bord: 🪓 Waffen (gegen Monster), ⛵ Segel (Wikinger am Ende jeder Fahrt), 🔨 Mjöllnir, 🚩 Wimpel, Waren. ×2 zählt doppelt.
    Daneben: 🪨 Runen und ⚓ Häfen. Ein Hafen verkauft sofort 1 Ware (×2: bis zu 2) von deinem Schiff und { $room_at_port ->
        [on] wirbt dann 1 Wikinger an; fehlt ein Schild, darfst du vorher ein Plättchen über Bord werfen.
       *[off] wirbt dann 1 Wikinger an.
    }
raids-rules-scoring-title = Ende einer Fahrt, und Wertung
raids-rules-scoring =
    Sind alle Schiffe daheim, werben Segel an; dann belohnt der Heimathafen die besten Schiffe mit Münzen zu { $coins }: in der ersten Fahrt nach der Ankunft, { $harbor_needs_one ->
        [on] später nach seinem Plättchen, und dann nur Schiffe, die mindestens eins davon haben.
       *[off] später nach seinem Plättchen.
    }{ $sold_shields ->
        [on] {" "}Für die Schilde zählen auch die der verkauften Waren.
       *[off] {""}
    } Bei Gleichstand zählt, wer früher daheim war. Das letzte Schiff fährt als erstes wieder aus.
    Ruhm am Ende: Münzen; Runen in Sätzen ({ $runes }); jeder Mjöllnir × deine Crew; Wimpel an Bord; verkaufte Waren; besiegte Monster. Unverkaufte Waren bringen nichts.
raids-rules-two-title = Zu zweit
raids-rules-two =
    Ein Geisterschiff fährt als letztes aus und zieht { $step } Felder, sooft es hinten liegt, von Dorf zu Dorf. Es kämpft mit niemandem und nimmt nichts, aber du räumst bis zu ihm ab wie bis zu jedem Schiff. { $ghost_reorder ->
        [swap] Vor der nächsten Fahrt tauscht es mit dem, der zuerst daheim war, und startet so als letztes.
       *[shift] Vor der nächsten Fahrt geht es auf Platz 1, die anderen rücken auf, und es startet als letztes.
    }{ $ghost_takes_coins ->
        [on] {" "}In der ersten Fahrt bekommt niemand die Münzen seines Platzes.
       *[off] {""}
    }
raids-rules-credits-title = Herkunft
raids-rules-credits =
    Raids ist ein Spiel von Brett J. Gilbert und Matthew Dunstan, illustriert von Biboun, erschienen bei IELLO.
    Skald gehört zu keinem von ihnen und verwendet weder ihre Bilder noch ihre Texte. Kauf die Schachtel: Sie ist schön.
raids-rules-reconstruction = Die Werte und Schilde der Plättchen sind unser eigener Nachbau, nicht die der Schachtel.

# Die Überschriften des Protokolls.
raids-log-voyage = Fahrt { $voyage }
