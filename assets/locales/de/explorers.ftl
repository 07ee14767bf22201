### Explorers of the North Sea: Bretter, Möglichkeiten, Ereignisse, Gründe, Regeln.

explorers-vp = { $points } SP
explorers-vikings = { $count ->
    [one] 1 Wikinger
   *[other] { $count } Wikinger
}
explorers-and = { $first } und { $last }

## Tiere, Richtungen, Kapitäne

explorers-animal-pig = Schwein
explorers-animal-chicken = Huhn
explorers-animal-goat = Ziege
explorers-animal-sheep = Schaf
explorers-animal-cattle = Rind
explorers-animal-horse = Pferd
explorers-some-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
}
explorers-some-chicken = { $count ->
    [one] { $count } Huhn
   *[other] { $count } Hühner
}
explorers-some-goat = { $count ->
    [one] { $count } Ziege
   *[other] { $count } Ziegen
}
explorers-some-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
explorers-some-cattle = { $count ->
    [one] { $count } Rind
   *[other] { $count } Rinder
}
explorers-some-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
}

explorers-islet = Eiland
explorers-lake = See

explorers-bonus-archer = { $points } SP je Schritt vom Startplan zu deinem fernsten Außenposten
explorers-bonus-barbarian = { $points } SP je Siedlung, die du überfallen hast
explorers-bonus-cartographer = { $points } SP je vollständige Insel, die du beherrschst
explorers-bonus-hero = { $points } SP je Feindschiff, das du zerstört hast
explorers-bonus-huntsman = { $points } SP je Tier der Art, die du am meisten geliefert hast
explorers-bonus-queen = { $points } SP, wenn du eine vollständige Insel beherrschst und niemand eine größere
explorers-bonus-scout = { $points } SP, wenn du einen Wikinger auf gelegtem Land hast und niemand einen weiter draußen
explorers-bonus-shieldmaiden = { $points } SP je Wikinger von dir an Land in der Fremde
explorers-bonus-trader = { $points } SP je { $per } Tiere, die du geliefert hast
explorers-bonus-tyrant = { $points } SP je { $per } Plättchen deiner größten vollständigen Insel, aufgerundet
explorers-bonus-watchman = { $points } SP je Landmasse mit einem Außenposten von dir
explorers-bonus-outposts = { $points } SP je Außenposten, den du gebaut hast
explorers-bonus-deaths = { $points } SP je Wikinger, den du verloren hast
explorers-bonus-kinds = { $points } SP je Art Vieh, die du geliefert hast
explorers-bonus-strengths = { $points } SP je Stärke der Siedlungen, die du überfallen hast
explorers-bonus-at-home = { $points } SP je Wikinger von dir auf dem Festland
explorers-bonus-trader-one = { $points } SP je Tier, das du geliefert hast
explorers-bonus-tyrant-one = { $points } SP je Plättchen deiner größten vollständigen Insel

explorers-short-bonus-archer = { $points } SP je Schritt zum Posten
explorers-short-bonus-barbarian = { $points } SP je Siedlung
explorers-short-bonus-cartographer = { $points } SP je vollständige Insel
explorers-short-bonus-hero = { $points } SP je Feindschiff
explorers-short-bonus-huntsman = { $points } SP je Tier einer Art
explorers-short-bonus-queen = { $points } SP: keine Insel größer
explorers-short-bonus-scout = { $points } SP: keiner weiter draußen
explorers-short-bonus-shieldmaiden = { $points } SP je Wikinger an Land
explorers-short-bonus-trader = { $points } SP je { $per } Tiere
explorers-short-bonus-tyrant = { $points } SP je { $per } Plättchen Insel
explorers-short-bonus-watchman = { $points } SP je Land mit Posten
explorers-short-bonus-outposts = { $points } SP je Außenposten
explorers-short-bonus-deaths = { $points } SP je toten Wikinger
explorers-short-bonus-kinds = { $points } SP je Art Vieh
explorers-short-bonus-strengths = { $points } SP je Siedlungsstärke
explorers-short-bonus-at-home = { $points } SP je Wikinger daheim
explorers-short-bonus-trader-one = { $points } SP je Tier
explorers-short-bonus-tyrant-one = { $points } SP je Plättchen Insel
explorers-bonus-each = { $bonus }, aber nur einmal je volle { $per }

## Das Brett

explorers-board-title = Explorers · Zug { $turn } von { $turns }
explorers-board-title-captains = Explorers of the North Sea · Kapitäne
explorers-board-title-over = Explorers of the North Sea · Das Ende
explorers-board-stack = { $count ->
    [one] 1 Plättchen im Stapel · Plan { $side }
   *[other] { $count } Plättchen im Stapel · Plan { $side }
}
explorers-board-reach = Für { $who } erreichbar: { $places }
explorers-board-single = Je 1 Plättchen, über ihre Ränder hinaus offen
explorers-board-mainland = Daheim, vor { $cells }
explorers-board-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
explorers-board-held = { $who } { $points }
explorers-board-unheld = { $points } noch für niemanden
explorers-board-leads = { $who } vorn
explorers-board-barred = nie vollständig
explorers-board-free = { $count } frei
explorers-board-left = { $count } übrig
explorers-board-chosen = Kapitän gewählt
explorers-board-choosing = Kapitän noch nicht gewählt
explorers-board-hand = { $count ->
    [one] 1 Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
explorers-seat-ship = { $count ->
    [0] Schiff { $place }, leer
   *[other] Schiff { $place }, an Bord { $cargo }
}
explorers-seat-home = { $count ->
    [one] { $count } Wikinger daheim
   *[other] { $count } Wikinger daheim
}
explorers-seat-dead = { $count ->
    [one] { $count } Wikinger tot
   *[other] { $count } Wikinger tot
}
explorers-seat-destroyed = { $count ->
    [one] { $count } Feindschiff zerstört
   *[other] { $count } Feindschiffe zerstört
}
explorers-seat-raided = { $count ->
    [one] Siedlung { $strengths } überfallen
   *[other] Siedlungen { $strengths } überfallen
}
explorers-seat-raided-down = { $count ->
    [one] { $count } Siedlung überfallen, verdeckt
   *[other] { $count } Siedlungen überfallen, verdeckt
}
explorers-seat-outposts = { $count } von { $all } Außenposten
explorers-seat-delivered = geliefert { $herd }
explorers-board-over = { $count ->
    [one] { $winners } gewinnt mit { $points } SP!
   *[other] { $winners } teilen sich den Sieg mit { $points } SP!
}
explorers-board-over-solo = { $count ->
    [one] { $winners } bringt { $points } SP heim.
   *[other] { $winners } bringen { $points } SP heim.
}
explorers-tie-breaker = Bei Gleichstand zählt mehr geliefertes Vieh, dann mehr Außenposten.
explorers-board-legend = Plan: A Langschiff, 3 Siedlung, x Feindschiff, * Vieh, o anderes Land, ~ Meer, · offenes Feld, # Festland · Pfeile: Kanten mit Land, die anderen sind Meer · M6b: zweites Land oder Meer eines Plättchens · 🏝️ vollständig · 🧭 offen, → Felder, wo das Land weitergeht · 🐖 Schwein 🐓 Huhn 🐐 Ziege 🐑 Schaf 🐄 Rind 🐎 Pferd · 🏘️ Siedlung, Stärke · 🏴‍☠️ Feindschiff · ⛵ Langschiff · 🟠A×2 Wikinger · 🗼 Außenposten, Ecke ▲/▼ · 💀 tot · ✨ Neuestes · ❄️ zuletzt am Zug · 3🟠A eine Insel aus 3 Plättchen und wer sie hält

## Was gefragt ist, und was hilft

explorers-ask-captain = Welcher Kapitän?
explorers-help-captain = Dein Kapitän bringt am Ende zusätzliche Punkte. Alle decken ihren zugleich auf; der, den du nicht behältst, ist aus dem Spiel.
explorers-ask-place = Lege ein Plättchen
explorers-ask-place-solo = Lege ein Plättchen, { $n } von { $of }
explorers-help-place = Land an Land, Meer an Meer. Die Zahlen sind die im Bild.
explorers-help-place-ship = Eines der beiden Plättchen dieses Zugs muss ein Feindschiff zeigen: Lege so eines.
explorers-ask-act = { $left ->
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}
explorers-help-act = Laden, ausladen, segeln, gehen oder treiben kostet je 1 Aktion; ein Außenposten braucht 2. Den Zug kannst du jederzeit beenden.
explorers-ask-done = Den Zug beenden?
explorers-help-done = Du hast alle Aktionen verbraucht.
explorers-ask-over = Das Spiel ist zu Ende

explorers-brief-last-turns = { $turns ->
    [one] Der Stapel ist leer: Das ist dein letzter Zug.
   *[other] Der Stapel ist leer: Du hast noch { $turns } Züge, dieser mitgezählt.
}
explorers-brief-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}

## Möglichkeiten: was auf dem Knopf steht

explorers-branch-tile = Land { $land }
explorers-branch-load = Laden …
explorers-branch-unload = Ausladen …
explorers-branch-walk = Wikinger bewegen …
explorers-branch-herd = Treiben …
explorers-label-load = { $cargo } laden
explorers-label-load-home = Daheim { $cargo } laden
explorers-label-unload = { $cargo } ausladen
explorers-label-unload-home = Daheim an Land setzen: { $cargo }
explorers-label-deliver = { $cargo } liefern
explorers-label-sail = Nach { $to } segeln
explorers-label-sail-home = Heimsegeln
explorers-label-walk = { $vikings } von { $from } nach { $to } bewegen
explorers-label-herd = { $animal } von { $from } nach { $to } treiben
explorers-label-outpost = Außenposten bei { $corner }
explorers-label-done = Den Zug beenden

## Möglichkeiten: was sie bringen

explorers-fact-completes = vollendet eine Insel aus { $tiles } Plättchen
explorers-fact-completes-for = vollendet eine Insel aus { $tiles } Plättchen für { $who }
explorers-fact-site = schafft einen Bauplatz für Außenposten
explorers-fact-barred = nie vollständig: Land zum Festland hin
explorers-fact-stay = zurück bleiben: { $vikings }
explorers-fact-enemy = Feindschiff: { $deadly } von { $all } töten einen Wikinger
explorers-fact-shore = an Land: { $land }
explorers-fact-there = dort: { $land }
explorers-fact-raids = überfällt die Siedlung der Stärke { $strength }
explorers-fact-missing = { $missing ->
    [one] Siedlung { $strength }: 1 Wikinger fehlt
   *[other] Siedlung { $strength }: { $missing } Wikinger fehlen
}
explorers-fact-control = Insel aus { $tiles } Plättchen, Stärke { $strength }
explorers-fact-between = wo sich { $cells } treffen
explorers-fact-unused = { $left ->
    [one] 1 Aktion ungenutzt
   *[other] { $left } Aktionen ungenutzt
}
explorers-fact-draw = du ziehst ein Plättchen
explorers-fact-next = kein Plättchen wird gezogen
explorers-fact-third = das dritte Plättchen ist aus dem Spiel
explorers-fact-game-ends = das Spiel endet

## Was geschieht

explorers-told-board = 🗺️ Startplan { $side }
explorers-told-seated = 🎲 { $who } beginnt; ❄️ { $winter } ist zuletzt am Zug
explorers-told-captain = 👑 { $who } hat einen Kapitän gewählt
explorers-told-captains = 👑 Kapitäne: { $captains }
explorers-told-turned-up = 🗺️ Aufgedeckte Plättchen: { $tiles }
explorers-told-returned = { $count ->
    [one] 🗺️ { $who } kann kein Plättchen legen, mischt es zurück und zieht neu
   *[other] 🗺️ { $who } kann kein Plättchen legen, mischt { $count } zurück und zieht neu
}
explorers-told-removed = 🗺️ { $who } kann gar kein Plättchen legen; eines ist aus dem Spiel: { $tile }
explorers-told-discarded = 🗺️ Ein Plättchen ist aus dem Spiel: { $tile }
explorers-told-placed = 🗺️ { $who } legt ein Plättchen auf { $cell }
explorers-told-livestock = 🐾 Neues Vieh auf { $at }: { $animal }
explorers-told-settlement = 🏘️ Auf { $at } erscheint eine Siedlung der Stärke { $strength }
explorers-told-enemy = 🏴‍☠️ Auf { $at } erscheint ein Feindschiff
explorers-told-island = 🏝️ Die Insel { $at } ist vollständig: { $tiles } Plättchen
explorers-told-loaded = 📥 { $who } lädt { $cargo } von { $from }
explorers-told-loaded-home = 📥 { $who } lädt daheim { $cargo }
explorers-told-unloaded = 📤 { $who } lädt { $cargo } auf { $to } aus
explorers-told-unloaded-home = 📤 { $who } lädt daheim { $cargo } aus
explorers-told-delivered = 🏠 { $who } liefert { $herd }
explorers-told-sailed = ⛵ { $who } segelt nach { $to }
explorers-told-sailed-home = ⛵ { $who } segelt heim
explorers-told-destroyed = 🏴‍☠️ { $who } zerstört das Feindschiff auf { $at }
explorers-told-destroyed-deadly = 🏴‍☠️ { $who } zerstört das Feindschiff auf { $at }; 💀 ein Wikinger stirbt
explorers-told-walked = 👣 { $who } bewegt { $vikings }: { $from } → { $to }
explorers-told-herded = 👣 { $who } treibt { $animal }: { $from } → { $to }
explorers-told-raided = 🏘️ { $who } überfällt die Siedlung auf { $at }: +{ $strength } SP
explorers-told-outpost = 🗼 { $who } baut einen Außenposten bei { $at }
explorers-told-ended = 🏆 Punkte am Ende: { $points }

## Was ein Platz getan hat, in je wenigen Worten

explorers-did-deliver = lieferte { $items }
explorers-did-raid = { $count ->
    [one] überfiel Siedlung { $strengths }
   *[other] überfiel die Siedlungen { $strengths }
}: +{ $strength } SP
explorers-did-destroy = { $count ->
    [one] zerstörte ein Feindschiff
   *[other] zerstörte { $count } Feindschiffe
}
explorers-did-build = { $count ->
    [one] baute einen Außenposten
   *[other] baute { $count } Außenposten
}
explorers-did-place = legte { $items }
explorers-did-lose = verlor { $vikings }
explorers-did-complete = vollendete eine Insel aus { $tiles } Plättchen
explorers-did-choose = wählte { $captain }
explorers-did-load = lud { $cargo }
explorers-did-unload = setzte { $cargo } an Land
explorers-did-sail = segelte nach { $to }
explorers-did-sail-home = segelte heim
explorers-did-walk = ging nach { $to }
explorers-did-herd = trieb { $animal } nach { $to }

## Warum es Punkte gibt

explorers-source-livestock = Vieh
explorers-source-outposts = Außenposten
explorers-source-enemy-ships = Feindschiffe
explorers-source-settlements = Siedlungen
explorers-source-deaths = Tote Wikinger
explorers-source-islands = Inseln
explorers-source-captain = Kapitän
explorers-reason-livestock = geliefert { $herd }
explorers-reason-outpost = Außenposten { $n }, bei { $at }
explorers-reason-enemy = Feindschiff auf { $at }
explorers-reason-death = ein Wikinger starb auf { $at }
explorers-reason-settlement = Siedlung der Stärke { $strength } auf { $at }
explorers-reason-island = { $tiles ->
    [one] Insel aus 1 Plättchen: { $cells }
   *[other] Insel aus { $tiles } Plättchen: { $cells }
}

## Was getippt werden darf. Wörter mit Kommas dazwischen; Groß- und Kleinschreibung und Akzente sind egal. Kein Wort
## darf zweierlei heißen, auch nicht in zwei Sprachen.

explorers-typed-captain = kapitän, wählen, behalten
explorers-typed-place = legen, lege, plättchen
explorers-typed-load = laden, lade, einladen
explorers-typed-unload = ausladen, entladen
explorers-typed-deliver = liefern, liefere
explorers-typed-sail = segeln, segle
explorers-typed-walk = gehen, gehe, ziehen
explorers-typed-herd = treiben, führen
explorers-typed-outpost = außenposten, aussenposten, posten, bauen
explorers-typed-done = fertig, ende, beenden
explorers-typed-home = heim, daheim, festland
explorers-typed-vikings = wikinger, wikingern
explorers-typed-all = alle, alles
explorers-typed-pig = schwein, schweine
explorers-typed-chicken = huhn, hühner
explorers-typed-goat = ziege, ziegen
explorers-typed-sheep = schaf, schafe
explorers-typed-cattle = rind, rinder, kuh, kühe
explorers-typed-horse = pferd, pferde
explorers-typed-archer = bogenschütze
explorers-typed-barbarian = barbar
explorers-typed-cartographer = kartograf
explorers-typed-hero = held
explorers-typed-huntsman = jäger
explorers-typed-queen = königin
explorers-typed-scout = kundschafter
explorers-typed-shieldmaiden = schildmaid
explorers-typed-trader = händler
explorers-typed-tyrant = tyrann
explorers-typed-watchman = wächter
explorers-typed-fillers = nach, auf, bei, von, der, die, das, den, und, mit, meine, meinen, zug, drehung, gedreht

## Die kurzen Regeln

explorers-about = Erkunde ein Meer, das Plättchen für Plättchen wächst: Hole Vieh, überfalle, halte Inseln vor dem Winter. 48 Züge für alle zusammen, allein 16; etwa 45 Fingertipps und 15 Minuten pro Person.
explorers-rules-title = Explorers of the North Sea: die kurzen Regeln
explorers-rules-signs-title = Zeichen auf dem Brett
explorers-rules-intro =
    Langschiffe segeln in ein unbekanntes Meer, das Plättchen für Plättchen wächst. Hole Vieh heim, überfalle Siedlungen, zerstöre Feindschiffe, baue Außenposten und beherrsche Inseln. Wer beim Wintereinbruch die meisten Siegpunkte (SP) hat, gewinnt.
explorers-rules-turn-title = Dein Zug
explorers-rules-turn =
    { $first_player ->
        [before_captains] Zuerst wird ausgelost, wer beginnt; dann behalten alle 1 von 2 Kapitänen.
       *[after_captains] Vor dem ersten Zug behalten alle 1 von 2 Kapitänen; dann wird ausgelost, wer beginnt.
    } Jedes Langschiff beginnt daheim mit 2 von { $vikings } Wikingern an Bord.
    1. Lege 1 Plättchen von deiner Hand.
    2. Mache bis zu { $actions } Aktionen, in beliebiger Reihenfolge.
    3. Beende den Zug und ziehe ein Plättchen.
explorers-rules-tile-title = Ein Plättchen legen
explorers-rules-tile =
    Lege es neben ein anderes Plättchen, beliebig gedreht: Land an Land, Meer an Meer. Kein Plättchen darf das Festland berühren; { $shore_edges ->
        [sea] Kanten zu den Feldern daneben hin müssen Meer sein.
       *[any] eine Insel mit Land zu den Feldern daneben hin wird nie vollständig.
    }
    Was das Plättchen zeigt, kommt darauf: ein Tier, eine Siedlung mit ausgeloster Stärke oder ein Feindschiff, dessen Rückseite verborgen bleibt.
    { $animals }
explorers-rules-ship-title = Das Langschiff (je 1 Aktion)
explorers-rules-ship =
    Lade oder entlade beliebig viele deiner Wikinger und Tiere auf einem Land des Plättchens deines Langschiffs oder daheim; es trägt { $hold }. Um Vieh zu laden, brauchst du einen Wikinger auf diesem Land, um es auszuladen, einen an Bord. Daheim ausgeladen, ist es endgültig geliefert.
    Segle auf ein verbundenes Meer des nächsten Plättchens; ein Wikinger muss an Bord sein. Liegt dort ein Feindschiff, zerstören { $boarding } Wikinger es sofort, und einer davon kann sterben.
explorers-rules-land-title = An Land (je 1 Aktion)
explorers-rules-land =
    Gehe mit 1 oder 2 Wikingern, oder treibe 1 Tier mit 1 Wikinger, auf verbundenes Land des nächsten Plättchens. Vieh gehört niemandem, bis es an Bord ist.
    Sind so viele deiner Wikinger bei einer Siedlung, wie sie stark ist, überfällst du sie sofort; sie liegt bis zum Ende verdeckt auf deiner Kapitänskarte.
explorers-rules-outpost-title = Außenposten (2 Aktionen)
explorers-rules-outpost =
    An einer Ecke, wo sich drei Plättchen in Land treffen, mit { $crew } deiner Wikinger darum herum. Ein Plättchen berührt höchstens 1 Außenposten, wem er auch gehört. Du hast { $all }.
explorers-rules-points-title = Punkte am Ende
explorers-rules-points =
    Vieh: Sätze verschiedener Tiere, { $sets } SP für 1 bis 6 Arten. Außenposten: { $outposts } SP für 1 bis 5. Feindschiffe: je { $ship }. Siedlungen: ihre Stärke. Tote Wikinger: { $deaths } SP für 1 bis 7.
    Vollständige Inseln: { $tile } SP je Plättchen für den, der dort am stärksten ist; ein Wikinger auf ihrem Land zählt { $viking }, ein Außenposten { $outpost }. Bei Gleichstand: mehr Außenposten; sonst punkten alle davon. Und dein Kapitän.
explorers-rules-end-title = Das Ende
explorers-rules-end =
    Nach { $tiles } Zügen, wenn alle Plättchen liegen. Bei Gleichstand: mehr geliefertes Vieh, dann mehr Außenposten.
explorers-rules-solo-title = Allein
explorers-rules-solo =
    In jedem Zug werden 3 Plättchen aufgedeckt: Lege 2, dann handle; das dritte ist aus dem Spiel. Wenn möglich, muss eines der beiden ein Feindschiff zeigen. Du hast zwei Kapitäne und wertest den besseren. Königin und Kundschafter bleiben in der Schachtel. Das Spiel dauert 16 Züge.
explorers-rules-captains-title = Kapitäne
explorers-rules-credits-title = Herkunft
explorers-rules-credits =
    Explorers of the North Sea ist ein Spiel von Shem Phillips, erschienen bei Garphill Games.
    Skald gehört zu keinem von beiden und verwendet weder ihre Bilder noch ihre Texte. Hol dir die Schachtel, wenn du kannst.
explorers-rules-reconstruction = Die Kanten der Plättchen, die Startpläne, was Kapitäne bringen und einige Punktetabellen sind unser eigener Nachbau, nicht die der Schachtel.

# Die Überschriften des Protokolls.
explorers-log-round = Runde { $round }
