### Was Tische sagen, wenn sie etwas nicht tun können: woran es liegt, und was zu tun ist.

table-error-no-such-table = Diesen Tisch gibt es nicht mehr. /{ command-new } eröffnet einen neuen; /{ command-games } zählt deine auf.
table-error-channel-taken = In diesem Kanal läuft schon ein Spiel: /{ command-board } zeigt es. Spielt es zu Ende oder brecht es ab, oder eröffne deins in einem anderen Kanal.
table-error-not-seated = Du hast an diesem Tisch keinen Platz. /{ command-new } eröffnet in einem anderen Kanal deinen eigenen Tisch.
table-error-not-your-decision = { $count ->
    [one] Diese Entscheidung trifft { $names }, nicht du.
   *[other] Du hast gerade nichts zu entscheiden; das Spiel wartet auf { $names }.
}
table-error-nothing-to-decide = Gerade gibt es nichts zu entscheiden. /{ command-board } zeigt, wie das Spiel steht.
table-error-stale = Das ist schon entschieden. /{ command-board } zeigt, wie das Spiel jetzt steht.
table-error-gone = Das steht hier nicht mehr zur Wahl: Nichts hat sich geändert. /{ command-board } zeigt, was du jetzt wählen kannst.
table-error-refused = Das erlauben die Regeln jetzt nicht. /{ command-play } zählt auf, was du tun kannst.
table-error-unreadable = „{ $text }“ verstehe ich nicht. /{ command-play } schlägt alles vor, was du gerade tun kannst.
table-error-not-started = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es mit dem Knopf { discord-lobby-button-start }.
table-error-already-started = Das Spiel hat schon begonnen. /{ command-board } zeigt, wie es steht.
table-error-already-started-join = Das Spiel hat schon begonnen, und seine Plätze sind besetzt. Du kannst zusehen; /{ command-new } eröffnet in einem anderen Kanal deinen eigenen Tisch.
table-error-already-started-leave = Das Spiel hat schon begonnen. Wenn du gehen musst, lässt /{ command-table } { command-table-hand-over } einen Computer für dich spielen.
table-error-already-started-clock = Das Spiel hat schon begonnen und behält seine Uhr. /{ command-table } { command-table-extend } gibt mehr Zeit; /{ command-table } { command-table-pause } hält die Uhren an.
table-error-still-playing = Dieses Spiel ist noch nicht zu Ende.
table-error-ended-early = Dieses Spiel wurde vorzeitig beendet, es gibt also nichts zu besprechen.
table-error-over = Dieses Spiel ist zu Ende. /{ command-score } zeigt die Punkte; /{ command-new } eröffnet einen neuen Tisch.
table-error-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
} Der Gastgeber kann einen Computer entfernen, oder du eröffnest in einem anderen Kanal einen Tisch.
table-error-already-seated = Du hast an diesem Tisch schon einen Platz.
table-error-already-seated-other = Diese Person hat an diesem Tisch schon einen Platz.
table-error-too-few = Das Spiel braucht mindestens { $least } Mitspieler, und { $seated ->
    [0] noch niemand ist da
    [one] erst eine Person ist da
   *[other] erst { $seated } sind da
}. Warte auf weitere, oder füge Computer hinzu.
table-error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $got }. Wähle eine Zahl dazwischen.
table-error-seats-exact = Dieses Spiel ist für genau { $least ->
    [one] eine Person
   *[other] { $least } Personen
}, nicht für { $got }.
table-error-host-only = Das kann nur der Gastgeber des Tisches. Frage ihn, oder eröffne in einem anderen Kanal deinen eigenen Tisch. Wer den Server verwaltet, kann einen Tisch beenden, seine Plätze abgeben und einen anderen Gastgeber ernennen.
table-error-already-host = Diese Person ist schon Gastgeber.
table-error-computer-host = Ein Computer kann nicht Gastgeber sein. Nenne jemanden, der hier selbst spielt; wer seinen Platz abgegeben hat, holt ihn zuerst mit /{ command-table } { command-table-reclaim } zurück.
table-error-not-at-table = Diese Person sitzt nicht an diesem Tisch. /{ command-table } { command-table-status } zeigt, wer hier sitzt.
table-error-not-your-seat = Du kannst nur deinen eigenen Platz abgeben; der Gastgeber auch den von jemandem, dessen Zeit um ist oder der gegangen ist.
table-error-unknown-title = Ein Spiel namens „{ $title }“ habe ich nicht. /{ command-new } schlägt meine Spiele vor.
table-error-unknown-edition = Eine Ausgabe „{ $edition }“ von { $title } gibt es nicht. /{ command-new } schlägt die vorhandenen vor; ohne Angabe bekommst du die übliche.
table-error-missing-edition = Die Ausgabe „{ $edition }“ von { $title } finde ich nicht. Der Betreiber dieses Bots kann ihre Datei wieder in den Ordner der Ausgaben legen; bis dahin ist nichts verloren.
table-error-moved = { $what ->
    [rules] Dieses Spiel begann mit Version { $pinned } seiner Regeln, und ich spiele jetzt Version { $here }.
   *[edition] Die Ausgabe, mit der dieses Spiel begann, wurde seither geändert.
} Der Betreiber dieses Bots kann die alte zurückbringen; bis dahin bleibt das Spiel unberührt.
table-error-options = „{ $key }“ ist keine Option dieses Spiels, oder sie kann diesen Wert nicht haben. /{ command-new } schlägt die Optionen und ihre Werte vor.
table-error-unknown-policy = Einen Computer namens „{ $policy }“ gibt es nicht. Wähle einen von diesen: { $known }.
table-error-not-a-computer = Auf diesem Platz sitzt kein Computer. /{ command-table } { command-table-status } zeigt, wer wo sitzt.
table-error-already-computer = Auf diesem Platz sitzt schon ein Computer. Wer ihn hatte, kann ihn mit /{ command-table } { command-table-reclaim } zurückholen.
table-error-undo-passed = Du bist nicht am Zug; das Spiel wartet auf { $names }. Was andere gesehen haben, wird nur zurückgenommen, wenn alle zustimmen.
table-error-undo-acted = { $who } hat seither gehandelt, darum wird dein Schritt nur zurückgenommen, wenn alle zustimmen.
table-error-undo-told = Dein letzter Schritt hat einen Zug beendet oder Neues aufgedeckt, darum wird er nur zurückgenommen, wenn alle zustimmen.
table-error-undo-nothing = Es gibt noch nichts zurückzunehmen.
table-error-hint-among-people = Tipps gibt es nur in Spielen, in denen du allein gegen Computer spielst.
table-error-last-person = Du bist die letzte Person in diesem Spiel: Ohne dich würden die Computer es gleich zu Ende spielen. Lass es, wie es ist, dann wartet es auf dich; oder beende es für alle.
table-error-nothing-to-reclaim = An diesem Tisch wird kein Platz für dich freigehalten. /{ command-table } { command-table-status } zeigt, wer wo sitzt.
table-error-conflict = An diesem Tisch geschah zu viel zugleich, und dein Befehl wurde nicht ausgeführt. Bitte versuche es noch einmal.
table-error-record = Diese Aufzeichnung ist ungültig: { $why }. Nichts wurde übernommen.
table-error-record-lacks = { $what ->
    [seed] Ein laufendes Spiel kann nur mit seinem Startwert weitergehen, und diese Aufzeichnung hat keinen. Gib sie noch einmal mit Startwert aus.
    [channel] Ein laufendes Spiel braucht einen Kanal. Nenne einen und versuche es noch einmal.
   *[seats] Die Aufzeichnung nennt mehr oder weniger Spieler, als das Spiel Plätze hat. Nichts wurde übernommen.
}
table-error-store = Ich konnte das nicht speichern, darum ist es nicht geschehen. Bitte versuche es in einer Minute noch einmal; wenn es so bleibt, sag es dem Betreiber dieses Bots.
table-error-defect = Bei mir ist etwas schiefgegangen, und es ist nicht geschehen. Bitte sag es dem Betreiber dieses Bots; Näheres steht im Log.
table-error-seat-in-play = Diese Person spielt noch mit. Der Computer kann für sie spielen, wenn ihre Zeit um ist oder sie den Server verlassen hat; oder sie bietet ihren Platz mit /{ command-table } { command-table-hand-over } an.
table-error-vote-to-end = Mit anderen am Tisch kannst du das Spiel nicht allein beenden: Frage sie mit /{ command-table } { command-table-end }.
table-error-tournament-seat = In einem Turnier bleiben Plätze und Gastgeber, wie sie sind. Frage die Turnierleitung.
