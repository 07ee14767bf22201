### Relic Runners: Bretter, Möglichkeiten, Ereignisse, Gründe, Regeln.

relic-runners-vp = { $points } SP

## Orte, Plättchen, Kisten

relic-runners-camp = Basislager
relic-runners-ruin = Ruine
relic-runners-temple-ivory = Elfenbeintempel
relic-runners-temple-blue = Blautempel
relic-runners-temple-purple = Purpurtempel
relic-runners-relic-green = Kröte
relic-runners-relic-ivory = Schädel
relic-runners-relic-blue = Vogel
relic-runners-relic-purple = Amulett
relic-runners-reserve = Vorrat
relic-runners-bottom = unten
relic-runners-column-machete = Machete
relic-runners-column-compass = Kompass
relic-runners-column-shovel = Schaufel

relic-runners-tile-p1 = Versteck
relic-runners-tile-p2 = Werkstatt
relic-runners-tile-p3 = Speisekammer
relic-runners-tile-p4 = Ersatzkiste
relic-runners-tile-p5 = Heimweg
relic-runners-tile-p6 = Neue Route
relic-runners-tile-p7 = Langer Arm
relic-runners-tile-p8 = Flussgeister
relic-runners-tile-i1-1 = Sammler
relic-runners-tile-i1-2 = Vorsorge
relic-runners-tile-i1-3 = Doppelte Relikte
relic-runners-tile-i1-4 = Wegbereiter
relic-runners-tile-i1-5 = Gut gerüstet
relic-runners-tile-i1-6 = Schlussspurt
relic-runners-tile-i2-1 = Abkürzung
relic-runners-tile-i2-2 = Kundschafter
relic-runners-tile-i2-3 = Nachschub
relic-runners-tile-i2-4 = Doppelarbeit
relic-runners-tile-i2-5 = Fernarbeit
relic-runners-tile-i2-6 = Portal
relic-runners-tile-i3-1 = Wegebonus
relic-runners-tile-i3-2 = Pionier
relic-runners-tile-i3-3 = Antiquar
relic-runners-tile-i3-4 = Maut
relic-runners-tile-i3-5 = Lagerfreund
relic-runners-tile-i3-6 = Aufbruch

relic-runners-does-p1 = 3 SP
relic-runners-does-p2 = eine Kiste 1 Schritt hinaufschieben
relic-runners-does-p3 = 2 Rationen
relic-runners-does-p4 = eine Kiste aus dem Vorrat nach unten
relic-runners-does-p5 = ins Basislager, 3 Rationen
relic-runners-does-p6 = 1 deiner Wege versetzen
relic-runners-does-p7 = auch das Plättchen eines Nachbarorts nehmen
relic-runners-does-p8 = bis zu 2 Marker wenden
relic-runners-does-i1-1 = am Ende 3 SP je Elfenbeinplättchen
relic-runners-does-i1-2 = am Ende 2 SP je Ration
relic-runners-does-i1-3 = am Ende 5 SP je doppeltes Relikt
relic-runners-does-i1-4 = am Ende 1 SP je Weg auf dem Brett
relic-runners-does-i1-5 = am Ende 4 SP je Kiste auf der Tafel
relic-runners-does-i1-6 = am Ende ein zusätzlicher Zug
relic-runners-does-i2-1 = der unbekannte Pfad einmal an beliebiger Stelle
relic-runners-does-i2-2 = einmal die Plättchen eines Tempels ansehen und wählen
relic-runners-does-i2-3 = einmal zu Beginn deines Zugs Rationen auf 5
relic-runners-does-i2-4 = einmal 2 Wege statt 1 legen
relic-runners-does-i2-5 = einmal einen Weg an beliebiger Stelle legen
relic-runners-does-i2-6 = einmal zu einem Tempel derselben Farbe gehen
relic-runners-does-i3-1 = 1 SP je Weg, den du legst
relic-runners-does-i3-2 = 1 SP für das erste Plättchen eines Orts
relic-runners-does-i3-3 = 1 SP mehr, wenn ein Tempel SP gibt
relic-runners-does-i3-4 = eine Ration, wenn andere einen Weg versetzen
relic-runners-does-i3-5 = 1 Ration mehr im Basislager
relic-runners-does-i3-6 = beim Aufbruch vom Basislager einen Marker wenden

relic-runners-box-m1 = Plättchen dieses Tempels
relic-runners-box-m2 = 2 Rationen
relic-runners-box-m3 = 4 SP je Relikt
relic-runners-box-c1 = 1 Weg versetzen
relic-runners-box-c2 = 2 Wege versetzen
relic-runners-box-c3 = 2 SP je Weg in Folge
relic-runners-box-s1 = neue Kiste oder 2 SP
relic-runners-box-s2 = einen Weg legen
relic-runners-box-s3 = SP des Zugs verdoppeln

relic-runners-power-start-outside = beginne an einem Ort neben dem Basislager
relic-runners-power-extra-toolbox = beginne mit 2 Kisten unten
relic-runners-power-extra-ration = beginne mit 4 Rationen
relic-runners-power-start-pathway = beginne mit einem Weg am Basislager
relic-runners-power-start-level1 = beginne mit deiner Kiste auf Stufe 1

## Das Brett

relic-runners-board-title = Relic Runners · Runde { $round }
relic-runners-board-title-over = Relic Runners · Das Ende
relic-runners-board-relics = Genommene Relikte: { $taken }. Bei { $wanted } beginnen die letzten Züge.
relic-runners-board-last-turns = Letzte Züge! { $who } hat sie ausgelöst; alle anderen spielen noch einmal.
relic-runners-board-extra = Der zusätzliche Zug, der letzte des Spiels
relic-runners-board-reach = Erreichbar: { $sites }
relic-runners-board-effects = Was die Plättchen tun
relic-runners-board-ruins = Ruinen
relic-runners-temples-ivory = Elfenbeintempel
relic-runners-temples-blue = Blautempel
relic-runners-temples-purple = Purpurtempel
relic-runners-board-relic = Relikt
relic-runners-board-empty = leer
relic-runners-board-tokens = Flüsse: { $coloured } von { $all } Markern farbig
relic-runners-board-grey = Verbraucht: { $tokens }
relic-runners-board-hidden-tile = Stufe { $level }
relic-runners-board-explorer = Forscher { $explorer }
relic-runners-seat-at = bei { $site }
relic-runners-seat-rations = { $count ->
    [one] { $count } Ration
   *[other] { $count } Rationen
}
relic-runners-seat-boxes = Kisten: { $table }
relic-runners-seat-reserve = { $count } im Vorrat
relic-runners-seat-paths = Wege: { $trails }
relic-runners-seat-left = { $count ->
    [one] { $count } Weg übrig
   *[other] { $count } Wege übrig
}
relic-runners-seat-coins = { $coins } in Münzen
relic-runners-seat-blue = Blau: { $tiles }
relic-runners-board-over = { $count ->
    [one] { $winners } gewinnt mit { $points } SP!
   *[other] { $winners } teilen sich den Sieg mit { $points } SP!
}
relic-runners-tie-breaker = Bei Gleichstand zählen mehr Relikte, dann mehr Arten davon.
relic-runners-board-legend = ▮ übrige Plättchen (Tempel: Stufen, oben zuerst) · → Pfade · 🌊 farbiger Marker · 🥫 Rationen · 🧰 Werkzeugkisten · 🥾 Wege · 🪙 verborgene Münzen · 🟦 blaue Plättchen · ⬇ Kisten unten · 🏺 genommene Relikte / wann die letzten Züge beginnen

## Was gefragt ist, und was hilft

relic-runners-ask-explorer = Welcher Forscher?
relic-runners-help-explorer = Jeder Forscher hat eine kleine Fähigkeit; du kannst auch ohne spielen.
relic-runners-ask-move = Wohin von { $site }?
relic-runners-help-move = Du musst laufen. Höchstens ein Pfad darf ohne deinen Weg sein, und nur der erste oder letzte. Vorher darfst du eine Kiste nutzen.
relic-runners-ask-depart = Wende einen Marker, bevor du das Basislager verlässt
relic-runners-help-depart = Dein Elfenbeinplättchen verlangt das, sooft du das Basislager verlässt: ein Marker, beliebig gewendet. Es bringt keinen Schritt, außer er ist der letzte farbige.
relic-runners-ask-walk = Weiter von { $thing }?
relic-runners-help-walk = Lauf weiter, oder halte, wo du darfst. Du läufst keinen Pfad zweimal, und das Basislager beendet den Lauf.
relic-runners-ask-arrived = { $site } erforschen oder den Zug beenden?
relic-runners-ask-after = Eine Kiste nutzen oder den Zug beenden?
relic-runners-help-arrived = Erforschen kostet 1 Ration. In jedem Zug darfst du eine Kiste nutzen, vorher oder nachher.
relic-runners-help-after = In jedem Zug darfst du eine Kiste nutzen.
relic-runners-ask-expedition = { $thing } von { $site } nehmen?
relic-runners-help-expedition = Deine Expedition ist geglückt. Nimmst du das Relikt, bringt es jetzt 2 SP je Pfad und zählt am Ende; lässt du es, bleibt es dort.
relic-runners-ask-dash = Ein zusätzlicher Zug?
relic-runners-help-dash = Wirf dein Elfenbeinplättchen ab, um noch einen ganzen Zug zu spielen, den letzten des Spiels.
relic-runners-ask-over = Das Spiel ist zu Ende
relic-runners-help-over = Es gibt nichts mehr zu entscheiden.
relic-runners-ask-start-site = Wo beginnst du?
relic-runners-help-start-site = Dein Forscher darf an einem Ort neben dem Basislager beginnen. Dein erster Lauf darf dort nicht enden.
relic-runners-ask-place = Lege einen Weg: auf welchen Pfad?
relic-runners-help-place = Wähle einen Pfad bei deinem Forscher ohne Weg von dir.
relic-runners-help-place-anywhere = Wähle einen beliebigen Pfad ohne Weg von dir.
relic-runners-help-start-pathway = Dein erster Weg kommt auf einen Pfad am Basislager.
relic-runners-ask-start-column = In welcher Spalte beginnt deine Kiste?
relic-runners-ask-steps = { $n ->
    [one] 1 Schritt: Welche Kiste schiebst du hinauf?
   *[other] { $n } Schritte: Welche Kiste schiebst du hinauf?
}
relic-runners-help-steps = Von unten in eine beliebige Spalte, dann gerade hinauf. Machete: Erforschen und Vorräte. Kompass: Wege. Schaufel: Kisten und Punkte.
relic-runners-ask-survey = { $site }: das oberste Plättchen oder alle ansehen?
relic-runners-help-survey = Mit deinem Elfenbeinplättchen darfst du alle Plättchen dieses Tempels ansehen und eines davon nehmen. Dann ist es verbraucht.
relic-runners-ask-pick = Welches Plättchen von { $site }?
relic-runners-help-pick = Du nimmst eines; die anderen bleiben in ihrer Reihenfolge.
relic-runners-ask-lift = { $n ->
    [one] Welcher deiner Wege wird versetzt?
   *[other] Welcher deiner Wege wird zuerst versetzt? Insgesamt { $n }
}
relic-runners-help-lift = Er kommt auf einen beliebigen Pfad ohne Weg von dir; der zweite nicht dorthin, wo der erste war.
relic-runners-ask-lay = Wohin kommt der Weg von { $thing }?
relic-runners-help-lay = Auf einen beliebigen Pfad ohne Weg von dir; der zweite nicht dorthin, wo der erste war.
relic-runners-ask-reach = Von welchem Ort neben { $site } auch das Plättchen?
relic-runners-help-reach = Du nimmst sein oberstes Plättchen, als stündest du dort, ohne eine Ration zu zahlen.
relic-runners-ask-flip = { $n ->
    [one] Einen Marker wenden?
   *[other] Bis zu { $n } Marker wenden?
}
relic-runners-help-flip = Du darfst ihn beliebig wenden. Wird der letzte farbige gewendet, werden alle wieder farbig, und du bekommst 1 Schritt.
relic-runners-ask-keep = Welches Elfenbeinplättchen der Stufe { $n } bleibt?
relic-runners-help-keep = Du hast { $thing } gefunden, darfst aber nur eines je Stufe haben. Das andere gibst du für 2 SP ab.
relic-runners-ask-supply = Eine Kiste oder 2 SP?
relic-runners-help-supply = Die Kiste kommt aus deinem Vorrat nach unten.
relic-runners-ask-show = Das blaue Plättchen zeigen, um es zu verdoppeln?
relic-runners-help-show = Zeigst du es, bringt es jetzt noch einmal seine Punkte, und alle kennen sie. Das Plättchen bleibt deines.

relic-runners-brief-last-turn = Das ist dein letzter Zug.
relic-runners-brief-last-turn-dash = Das ist dein letzter Zug, danach der zusätzliche, wenn du „Schlussspurt“ noch hast.
relic-runners-brief-last-turn-perhaps = Das ist dein letzter Zug, es sei denn, du nimmst „Schlussspurt“.
relic-runners-brief-pair = { $relic }: Beende deinen Lauf bei { $sites } für eine Expedition, 2 SP je Pfad.
relic-runners-brief-no-pair = { $relic }: Noch liegt kein anderes Relikt dieser Farbe offen.

## Möglichkeiten: was auf dem Knopf steht

relic-runners-label-explorer = Forscher { $explorer }
relic-runners-label-no-explorer = Keine Fähigkeit
relic-runners-label-start = Bei { $site } beginnen
relic-runners-label-explore = { $site } erforschen
relic-runners-label-walk = Nach { $site } laufen
relic-runners-branch-steps = Schritt für Schritt …
relic-runners-branch-ways = Andere Strecken …
relic-runners-branch-more = Mehr …
relic-runners-way-tokens = meiste Marker
relic-runners-way-short = kürzester Weg
relic-runners-way-shortcut = per Abkürzung
relic-runners-label-go = Schritt nach { $site }
relic-runners-label-go-on = Weiter nach { $site }
relic-runners-label-stop = Bei { $site } halten
relic-runners-label-jump = Portal nach { $site }
relic-runners-label-refill = Rationen auffüllen
relic-runners-label-up = { $to }: { $action }
relic-runners-label-double = 2 Wege legen
relic-runners-label-remote = Einen Weg beliebig legen
relic-runners-label-reach = Von { $site } nehmen
relic-runners-label-flip = Marker von { $trail } wenden
relic-runners-label-top = Das oberste nehmen
relic-runners-label-peek = Alle Plättchen ansehen
relic-runners-label-pick = Stufe { $level }: { $tile }
relic-runners-label-keep = { $tile } behalten
relic-runners-label-kit = Eine Kiste aus dem Vorrat
relic-runners-label-show = Zeigen
relic-runners-label-hide = Verborgen lassen
relic-runners-label-take = { $relic } von { $site } nehmen
relic-runners-label-pass-relic = Das Relikt dort lassen
relic-runners-label-pass = Keinen legen
relic-runners-label-pass-flip = Keinen mehr wenden
relic-runners-label-dash = Den zusätzlichen Zug spielen
relic-runners-label-decline = Kein zusätzlicher Zug
relic-runners-label-rest = Im Basislager rasten
relic-runners-label-end = Den Zug beenden

## Möglichkeiten: der Grund auf dem Knopf, höchstens 25 Zeichen

relic-runners-gist-shrine = Schrein: { $relic }

## Möglichkeiten: was sie bringen

relic-runners-fact-trails = { $count ->
    [one] 1 Pfad
   *[other] { $count } Pfade
}
relic-runners-fact-own = dein Weg
relic-runners-fact-unknown = unbekannter Pfad
relic-runners-lies-relic = Schrein: { $relic }
relic-runners-lies-empty = leerer Schrein
relic-runners-fact-spends = verbraucht { $tile }
relic-runners-fact-hidden = seine Punkte bleiben geheim
relic-runners-fact-shown = alle sehen es
relic-runners-fact-tokens-stay = die Marker bleiben, wie sie sind
relic-runners-fact-relic-stays = keine Punkte, und es ist weiter zu haben
relic-runners-fact-reserve-stays = der Weg bleibt im Vorrat
relic-runners-fact-game-ends = das Spiel endet
relic-runners-fact-no-power = wie in einem ersten Spiel
relic-runners-fact-idle = bringt jetzt nichts
relic-runners-fact-from = von { $from }
relic-runners-fact-shrine = { $site } wird ein Schrein: { $relic }
relic-runners-fact-next-turn = nächster Zug möglich: Expedition { $relic } nach { $site }, { $vp }
relic-runners-fact-route = längste Route { $before }→{ $after }
relic-runners-fact-route-stays = deine längste Route bleibt
relic-runners-fact-route-without = ohne ihn längste Route { $after }
relic-runners-fact-river = ein Fluss
relic-runners-fact-reset = alle Marker wieder farbig
relic-runners-fact-turns-grey = wird verbraucht
relic-runners-fact-turns-coloured = wird farbig
relic-runners-fact-given-up = gibt { $tile } ab
relic-runners-fact-unexplored = ohne zu erforschen
relic-runners-fact-turn-ends = der Zug endet
relic-runners-fact-last-turns = die letzten Züge beginnen

## Möglichkeiten: die Zahlen, die sie ändern

relic-runners-count-points = { $by } SP
relic-runners-count-relics = Relikte { $before }→{ $after }
relic-runners-count-pathways = Wege { $before }→{ $after }
relic-runners-count-boxes = Kisten { $before }→{ $after }
relic-runners-count-ivory = Elfenbein { $before }→{ $after }
relic-runners-count-steps = Schritte { $by }
relic-runners-count-rations = Rationen { $before }→{ $after }

## Möglichkeiten: was danach gefragt wird

relic-runners-then-survey = dann: oberstes oder ansehen
relic-runners-then-pick = dann: ein Plättchen wählen
relic-runners-then-place = dann: einen Weg legen
relic-runners-then-lift = dann: einen Weg versetzen
relic-runners-then-lay = dann: den Pfad wählen
relic-runners-then-reach = dann: ein Nachbarplättchen
relic-runners-then-flip = dann: einen Marker wenden
relic-runners-then-keep = dann: eins von zwei behalten
relic-runners-then-supply = dann: eine Kiste oder 2 SP
relic-runners-then-show = dann: das blaue zeigen oder nicht
relic-runners-then-expedition = dann: das Relikt oder nicht
relic-runners-then-dash = dann: Zusatzzug oder nicht
relic-runners-then-start-site = dann: wählen, wo du beginnst
relic-runners-then-start-pathway = dann: einen Weg legen
relic-runners-then-start-column = dann: eine Spalte wählen

## Was geschieht

relic-runners-told-seated = 🎲 { $who } beginnt
relic-runners-told-revealed = 🟪 { $site } zeigt jetzt { $tile }
relic-runners-told-explorer = 🤠 { $who } spielt Forscher { $explorer }: { $power }
relic-runners-told-no-explorer = 🤠 { $who } spielt ohne Fähigkeit
relic-runners-told-started = 📍 { $who } beginnt bei { $site }
relic-runners-told-walked = 👣 { $who } läuft { $path }
relic-runners-told-carried = 🌀 { $who } kommt nach { $site }
relic-runners-told-relic = 🏺 { $who } nimmt { $relic } von { $site }
relic-runners-told-scored = 🪙 { $who } +{ $points } SP: { $reason }
relic-runners-told-token-grey = 🌊 { $who } verbraucht den Marker von { $trail }
relic-runners-told-token-coloured = 🌊 { $who } wendet den Marker von { $trail } zurück auf farbig
relic-runners-told-reset = 🌊 Der letzte Marker ist verbraucht: Alle sind wieder farbig
relic-runners-told-box-moved = 🧰 { $who } schiebt eine Kiste: { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } verliert 1 Schritt: Keine Kiste kann ihn gehen
   *[other] 🧰 { $who } verliert { $steps } Schritte: Keine Kiste kann sie gehen
}
relic-runners-told-box-used = 🧰 { $who } nutzt { $space }: { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } nimmt 1 Ration
   *[other] 🥫 { $who } nimmt { $rations } Rationen
}
relic-runners-told-ruin = 🌿 { $who } erforscht Ruine { $site } (Plättchen { $level })
relic-runners-told-blue = { $who } nimmt ein verdecktes Plättchen der Stufe { $level } von { $site }
relic-runners-told-tile = { $who } nimmt { $tile } von { $site }
relic-runners-told-peeked = 👁️ { $who } sieht sich die Plättchen von { $site } an
relic-runners-told-ivory-used = ⬜ { $who } verbraucht { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } gibt { $tile } ab
relic-runners-told-shown = 🟦 { $who } zeigt ein blaues Plättchen zu { $points } SP
relic-runners-told-placed = 🥾 { $who } legt einen Weg auf { $trail }
relic-runners-told-moved = 🥾 { $who } versetzt einen Weg: { $from } → { $to }
relic-runners-told-found = ✨ { $site } wird ein Schrein: { $relic }
relic-runners-told-last-turns = ⏳ { $who } löst die letzten Züge aus
relic-runners-told-dash = 🏃 { $who } spielt den zusätzlichen Zug
relic-runners-told-no-dash = ✋ { $who } spielt keinen zusätzlichen Zug
relic-runners-told-ended = 🏆 Punkte am Ende: { $points }

## Was ein Platz getan hat, in je wenigen Worten

relic-runners-did-take = nahm { $items }
relic-runners-did-explore = erforschte { $items }
relic-runners-did-walk = ist bei { $site }
relic-runners-did-keep = { $tile } (behalten)
relic-runners-did-path = Weg auf { $items }
relic-runners-did-use = nutzte { $items }
relic-runners-did-raise = Kiste auf { $items }
relic-runners-did-turn = wendete { $items }

## Warum es Punkte gibt

relic-runners-source-coins = Münzen
relic-runners-source-blue = Blaue Plättchen
relic-runners-source-relics = Relikte
relic-runners-source-ivory = Elfenbeinplättchen
relic-runners-reason-expedition = { $count ->
    [one] Expedition über 1 Pfad
   *[other] Expedition über { $count } Pfade
}
relic-runners-reason-tile = { $tile }
relic-runners-reason-given-up = ein Elfenbeinplättchen abgegeben
relic-runners-reason-box = Kiste { $space }, { $action }
relic-runners-reason-doubling = Verdopplung dessen, was der Zug gebracht hatte
relic-runners-reason-shown = ein blaues Plättchen gezeigt, um es zu verdoppeln
relic-runners-reason-blue = blaues Plättchen der Stufe { $level } von { $site }
relic-runners-reason-relic = { $relic }, das erste dieser Art, von { $site }
relic-runners-reason-ivory = { $tile } am Ende

## Was getippt werden darf. Wörter mit Kommas dazwischen; Groß- und Kleinschreibung und Akzente sind egal. Kein Wort
## darf zweierlei heißen, auch nicht in zwei Sprachen.

relic-runners-typed-explorer = forscher, fähigkeit
relic-runners-typed-start = beginnen, beginne
relic-runners-typed-explore = erforschen, erforsche, graben
relic-runners-typed-walk = laufen, lauf, laufe, ziehen
relic-runners-typed-go = gehen, gehe, weiter
relic-runners-typed-stop = halten, anhalten
relic-runners-typed-jump = portal, springen
relic-runners-typed-refill = auffüllen, nachfüllen
relic-runners-typed-box = kiste, werkzeugkiste, nutzen
relic-runners-typed-up = aufrücken, hoch, rücken
relic-runners-typed-place = setzen, weg, bauen
relic-runners-typed-double = doppelt, zwei
relic-runners-typed-remote = fern, überall
relic-runners-typed-lift = versetzen, heben
relic-runners-typed-lay = legen, lege
relic-runners-typed-reach = greifen, nachbar
relic-runners-typed-flip = wenden, wende
relic-runners-typed-top = oberstes, oben
relic-runners-typed-peek = ansehen, schauen
relic-runners-typed-pick = wählen, stufe
relic-runners-typed-keep = behalten, behalte
relic-runners-typed-kit = vorrat
relic-runners-typed-points = punkte, sp
relic-runners-typed-show = zeigen, zeige
relic-runners-typed-hide = verbergen, verborgen
relic-runners-typed-take = relikt, nehmen
relic-runners-typed-dash = spurt, schlussspurt
relic-runners-typed-decline = verzichten, ablehnen
relic-runners-typed-end = ende, beenden, rasten
relic-runners-typed-yes = ja
relic-runners-typed-pass = passen, lassen
relic-runners-typed-no = nein, keine, nichts, fertig
relic-runners-typed-tokens = marker
relic-runners-typed-short = kurz, kürzeste
relic-runners-typed-shortcut = abkürzung
relic-runners-typed-machete = machete
relic-runners-typed-compass = kompass
relic-runners-typed-shovel = schaufel
relic-runners-typed-camp = basislager, lager
relic-runners-typed-fillers = nach, bei, von, der, die, das, den, mit, für, auf, plättchen

## Die kurzen Regeln

relic-runners-about = Lege Wege durch den Dschungel, leere Ruinen und Tempel und hole auf langen Reisen Relikte. Etwa 35 Fingertipps und 12 Minuten pro Person.
relic-runners-rules-title = Relic Runners: die kurzen Regeln
relic-runners-rules-signs-title = Zeichen auf dem Brett
relic-runners-rules-intro =
    Forscher legen Wege durch einen Dschungel, leeren seine Ruinen und Tempel und laufen von Schrein zu Schrein nach Relikten. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
relic-runners-rules-turn-title = Dein Zug
relic-runners-rules-turn =
    In jedem Moment des Zugs darfst du eine Werkzeugkiste nutzen, aber nur eine.
    1. Laufe: Du musst, und du darfst nicht enden, wo du begonnen hast. Im Basislager zu enden bringt 3 Rationen (eine Karte fasst höchstens 5) und beendet den Zug.
    2. Wenn du willst, erforsche für 1 Ration den Ort, an dem du bist.
relic-runners-rules-walk-title = Laufen
relic-runners-rules-walk =
    Laufe über beliebig viele Pfade mit eigenen Wegen und über höchstens einen ohne, als ersten oder letzten. Du läufst keinen Pfad zweimal, und das Basislager beendet den Lauf. Wege der anderen helfen und hindern nicht.
    Jeder farbige Marker auf einem Pfad, den du läufst, wird verbraucht und schiebt eine deiner Kisten 1 Schritt hinauf. Wird der letzte gewendet, werden alle wieder farbig, und du bekommst 1 Schritt mehr.
relic-runners-rules-explore-title = Erforschen
relic-runners-rules-explore =
    🌿 Ruine: Ihr oberstes Plättchen geht weg, und du legst einen Weg auf einen Pfad, bei dem du bist. 🟦 Blau: Das Plättchen gehört dir, verdeckt, für 2 bis 5 SP. 🟪 Purpur: Das offene Plättchen wirkt sofort. ⬜ Elfenbein: Das Plättchen ist eine Fähigkeit für dich.
    Ein Ort ohne Plättchen wird ein Schrein mit einem Relikt seiner Farbe.
relic-runners-rules-purple-title = Purpurplättchen
relic-runners-rules-purple =
    Versteck: 3 SP · Werkstatt: eine Kiste 1 Schritt hinauf · Speisekammer: 2 Rationen · Ersatzkiste: eine Kiste aus dem Vorrat nach unten · Heimweg: { $way_home_box ->
        [lost] ins Basislager, 3 Rationen
       *[first] ins Basislager, auf Wunsch eine Kiste, 3 Rationen
    }, { $way_home ->
        [movement_due] und der Zug endet; bist du noch nicht gelaufen, läufst du stattdessen von dort
       *[ends_turn] und der Zug endet
    } (Kiste und Zugende sind unsere Lesart) · Neue Route: einen Weg versetzen · Langer Arm: auch das Plättchen eines Nachbarorts · Flussgeister: bis zu 2 Marker wenden.
relic-runners-rules-ivory-title = Elfenbeinplättchen
relic-runners-rules-ivory =
    Du hast höchstens eines jeder Stufe und gibst ein zweites für 2 SP ab. Stufe 3 wirkt dauernd, Stufe 2 einmal, Stufe 1 zählt am Ende.
    Stufe 3: 1 SP je gelegten Weg (Wegebonus), für das erste Plättchen eines Orts (Pionier), wenn ein Tempel SP gibt (Antiquar); eine Ration, wenn andere Wege versetzen (Maut), eine mehr im Basislager (Lagerfreund); ein Marker wird gewendet, wenn du es verlässt (Aufbruch).
    Stufe 2: unbekannter Pfad an beliebiger Stelle (Abkürzung), unter den Plättchen eines Tempels wählen (Kundschafter), Rationen auf 5 (Nachschub), zwei Wege (Doppelarbeit), ein Weg an beliebiger Stelle (Fernarbeit), zu einem Tempel derselben Farbe statt zu laufen (Portal).
    Stufe 1: 3 SP je Elfenbeinplättchen (Sammler), 2 je Ration (Vorsorge), 5 je doppeltes Relikt (Doppelte Relikte), 1 je Weg (Wegbereiter), 4 je Kiste auf der Tafel (Gut gerüstet), ein zusätzlicher Zug (Schlussspurt).
relic-runners-rules-relics-title = Expeditionen
relic-runners-rules-relics =
    Beginne deinen Zug bei einem Schrein, der sein Relikt noch hat, und beende deinen Lauf bei einem anderen mit einem Relikt derselben Farbe: { $expedition ->
        [asked] Du darfst dieses nehmen, mit 2 SP für jeden gelaufenen Pfad.
       *[taken] Du nimmst dieses und bekommst 2 SP für jeden gelaufenen Pfad.
    }
relic-runners-rules-boxes-title = Werkzeugkisten
relic-runners-rules-boxes =
    Schritte führen von unten in eine Spalte und hinauf bis Stufe 3. { $box_returns ->
        [after] Eine genutzte Kiste geht nach ihrer Wirkung zurück nach unten.
       *[before] Eine genutzte Kiste geht zuerst zurück nach unten.
    } Machete 1: das Plättchen deines Tempels, 2: 2 Rationen, 3: 4 SP je Relikt. Kompass 1: einen Weg versetzen, 2: zwei, 3: 2 SP je Weg deiner längsten Route. Schaufel 1: noch eine Kiste oder 2 SP, 2: einen Weg legen, 3: die SP des Zugs verdoppeln.
relic-runners-rules-end-title = Das Ende
relic-runners-rules-end =
    Sind { $ends } Relikte genommen (bei 2, 3, 4, 5 Personen), haben alle anderen noch einen Zug. Dann zähle Münzen, blaue Plättchen, 5 SP für jedes verschiedene Relikt und dein Elfenbeinplättchen der Stufe 1 zusammen. Bei Gleichstand: mehr Relikte, dann mehr verschiedene. Spätestens nach Runde { $round_limit } ist Schluss.
relic-runners-rules-two-title = Zu zweit
relic-runners-rules-two =
    Orte haben 2 statt 3 Plättchen; Tempel haben keines der Stufe 3.
relic-runners-rules-credits-title = Herkunft
relic-runners-rules-credits =
    Relic Runners ist ein Spiel von Matthew Dunstan, erschienen bei Days of Wonder.
    Skald gehört zu keinem von beiden und verwendet weder ihre Bilder noch ihre Texte. Hol dir die Schachtel, wenn du kannst.
relic-runners-rules-reconstruction = Die Karte und einige Werte sind unser eigener Nachbau, nicht die der Schachtel; die Namen der Orte und Plättchen sind von uns.

# Die Überschriften des Protokolls.
relic-runners-log-round = Runde { $round }
