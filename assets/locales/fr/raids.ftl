### Raids: boards, choices, events, reasons, rules.

## What the tiles are called. A bare number is Glory, × a number of symbols.

raids-tile-weapon = { $strength ->
    [1] Arme
   *[other] Arme ×{ $strength }
}
raids-tile-sail = { $strength ->
    [1] Voile
   *[other] Voile ×{ $strength }
}
raids-tile-mjollnir = { $strength ->
    [1] Mjöllnir
   *[other] Mjöllnir ×{ $strength }
}
raids-tile-pennant = Fanion { $value }
raids-tile-goods = { $goods } { $value }
raids-tile-rune = Rune
raids-tile-port = { $sales ->
    [1] Port
   *[other] Port ×{ $sales }
}
raids-tile-monster = Monstre { $strength }
raids-tile-visit = Rencontre
raids-tile-pillage = Pillage
raids-village = Village
raids-harbor = Arrivée

raids-goods-wood = Bois
raids-goods-pigs = Cochons
raids-goods-furs = Fourrures
raids-goods-mead = Hydromel
raids-goods-fish = Poisson
raids-goods-wool = Laine
raids-goods-salt = Sel
raids-goods-amber = Ambre

# A monster by its strength, in a story ("vainc …").
raids-foe = { $strength ->
    [1] un draugr
    [2] un sanglier
    [3] un loup
    [4] un troll
    [5] un serpent de mer
    [6] un géant
    [7] un calmar géant
    [8] un dragon
   *[other] un monstre
}

## What a Harbor tile rewards

raids-award-arrival = ordre d’arrivée
raids-award-goods = majorité de Marchandises
raids-award-different-goods = Marchandises différentes
raids-award-runes = majorité de Runes
raids-award-shields = majorité de Boucliers
raids-award-weapons = majorité d’Armes
raids-award-ports = majorité de Ports
raids-award-monsters = majorité de Monstres
raids-award-sails = majorité de Voiles

## The board

raids-board-title = Raids · Voyage { $voyage } sur { $voyages }
raids-board-title-over = Raids · Gloire finale
raids-board-asks-place = { $who } prend { $tile } : à bord ou à la mer ?
raids-board-asks-sell = { $left ->
    [one] { $who } est dans un Port : vendre 1 Marchandise ?
   *[other] { $who } est dans un Port : vendre jusqu’à { $left } Marchandises ?
}
raids-board-asks-room = { $who } n’a plus de Bouclier pour ses recrues : jeter une tuile à la mer ?
raids-board-asks-sail = { $who } navigue : jusqu’où ?
raids-board-asks-flight = { $who } doit quitter la case { $space } : pour où ?
raids-board-combat = Combat en { $space } : { $attacker } attaque { $defender } pour { $tile }
raids-board-asks-fight = { $who } : riposter avec { $vikings }, ou fuir ?
raids-board-rank = { $rank } { $who } · Gloire { $points }
raids-board-over = { $count ->
    [one] { $winners } gagne avec { $points } points de Gloire !
   *[other] { $winners } se partagent la victoire avec { $points } points de Gloire !
}
raids-board-waiting = départ : { $ships }
raids-board-astern = derrière tout le monde
raids-board-stock-none = (plus rien)
raids-board-ship = { $who } · Gloire { $points }
raids-board-crew = Équipage { $crew } sur { $shields }
raids-board-at = en { $space }
raids-board-leaving = au départ
raids-board-home = arrivée : { $rank }
raids-board-free = { $count ->
    [one] libre
   *[other] libres
}
raids-board-runes = { $count ->
    [one] { $count } Rune
   *[other] { $count } Runes
}
raids-board-ports = { $count ->
    [one] { $count } Port
   *[other] { $count } Ports
}
raids-board-sold = vendu : { $goods }
raids-board-monsters = { $count ->
    [one] Monstre { $strengths }
   *[other] Monstres { $strengths }
}
raids-board-coins = Pièces { $coins }
raids-board-reward = { $criterion } : { $coins }
raids-board-next-reward = Voyage { $voyage } : { $criterion }
raids-board-ghost-next = Drakkar Fantôme : en { $space }, ira en { $next }
raids-board-ghost-leaving = Drakkar Fantôme : part en dernier, d’abord en { $next }
raids-board-ghost-home = Drakkar Fantôme : arrivé
raids-board-pool = { $vikings ->
    [one] { $vikings } Viking dans la réserve
   *[other] { $vikings } Vikings dans la réserve
}
raids-board-legend = 🧔 Vikings · 🛡️ Boucliers · nombre seul : Gloire
raids-board-legend-cleared = ✂️ disparaît quand le Drakkar part

## Choices: what is on the button

raids-label-place = Placer { $tile } en { $slot }
raids-label-replace = Remplacer { $slot } { $tile }
raids-label-discard = Défausser { $tile }
raids-label-sell = Vendre { $slot } { $tile }
raids-label-sell-nothing = Ne pas vendre
raids-label-keep = Tout garder
raids-label-drop = À la mer : { $slot } { $tile }
raids-label-sail = Naviguer en { $space } : { $tile }
raids-label-attack = Attaquer { $who } en { $space } : { $tile }
raids-label-dock = Rentrer à l’Arrivée
raids-label-fight = Combattre : { $tile } en { $space }
raids-label-yield = Céder 1 Viking en { $space }
raids-label-yield-free = Passer devant le Monstre en { $space }
raids-label-retaliate = { $vikings ->
    [one] Riposter avec { $vikings } Viking
   *[other] Riposter avec { $vikings } Vikings
}
raids-label-flee = Fuir

## Choices: what they bring

raids-fact-crew-arrival = équipage { $crew } sur place
raids-fact-crew = équipage { $before }→{ $after }
raids-fact-crew-same = l’équipage reste à { $crew }
raids-fact-shields = Boucliers { $before }→{ $after }
raids-fact-shields-same = Boucliers { $shields }, inchangé
raids-fact-overboard = { $vikings ->
    [one] ⚠️ { $vikings } Viking à la mer
   *[other] ⚠️ { $vikings } Vikings à la mer
}
raids-fact-crew-full = équipage { $crew } sur { $shields } : les recrues sont perdues
raids-fact-space-freed = libère { $slot }
raids-fact-gone = { $tile } quitte la partie
raids-fact-lost = { $vikings ->
    [one] { $vikings } recrue perdue, faute de Bouclier
   *[other] { $vikings } recrues perdues, faute de Boucliers
}
raids-fact-recruits = { $vikings ->
    [one] recrute { $vikings } Viking
   *[other] recrute { $vikings } Vikings
}
raids-fact-coins = +{ $coins } en Pièces
raids-fact-glory = { $points ->
    [one] +{ $points } point de Gloire
   *[other] +{ $points } points de Gloire
}
raids-fact-unsold = l’invendu ne rapporte rien
raids-fact-enemy = contre { $who }, qui a { $crew }
raids-fact-exposed = ⚠️ attaque possible de { $ships }
raids-fact-again = tu rejoues
raids-fact-rank = arrivée : { $rank }
raids-fact-monster-stays = le Monstre reste
raids-fact-and-on = puis tu navigues encore
raids-fact-cannot-answer = { $who } a { $crew } et doit fuir
raids-fact-can-answer = { $who } a { $crew }, il en faut { $vikings }
raids-fact-no-answer = ne peut riposter : gagné pour { $mine }
raids-fact-all-in-won = si les deux insistent, gagné : toi −{ $mine }, en face −{ $theirs }
raids-fact-all-in-lost = si les deux insistent, perdu : toi −{ $mine }, en face −{ $theirs }
raids-fact-flee-to = vers { $places }
raids-fact-rolled = chacun lance les dés

## What is at stake

raids-brief-fight-title = Combat pour { $tile } en { $space }
raids-brief-fight-attacker = { $who } attaque : équipage { $crew }
raids-brief-fight-defender = { $who } tient la tuile : équipage { $crew }
raids-brief-fight-stay = { $vikings ->
    [one] Pour rester, engage { $vikings } Viking : il t’en reste { $after }.
   *[other] Pour rester, engage { $vikings } Vikings : il t’en reste { $after }.
}
raids-brief-fight-next = Ensuite, { $who } a { $crew } et doit en engager { $vikings } pour riposter.
raids-brief-fight-broke = Ensuite, { $who } a { $crew }, il en faudrait { $vikings } pour riposter : c’est la fuite.
raids-brief-fight-won = Si vous insistez tous deux jusqu’au bout, la tuile est à toi. D’ici là, tu perds { $mine } et { $who } perd { $theirs }.
raids-brief-fight-lost = Si vous insistez tous deux jusqu’au bout, { $who } remporte la tuile. D’ici là, tu perds { $mine } et { $who } perd { $theirs }.
raids-brief-fight-flee = Si tu fuis, tu gardes ton équipage de { $crew } et navigues aussitôt. À ta portée : { $places }
raids-brief-place-title = { $tile } : à bord ou à la mer ?
raids-brief-place = { $free ->
    [0] Plus aucun emplacement libre : remplace une tuile ou défausse celle-ci. Ce qui part quitte la partie.
    [one] { $free } emplacement est libre. Tu peux aussi remplacer une tuile ou défausser celle-ci ; ce qui part quitte la partie.
   *[other] { $free } emplacements sont libres. Tu peux aussi remplacer une tuile ou défausser celle-ci ; ce qui part quitte la partie.
}
raids-brief-sell-title = Port : vendre des Marchandises ?
raids-brief-sell = { $left ->
    [one] Tu peux vendre { $left } Marchandise maintenant, mais plus jamais dans ce Port. Tu recrutes ensuite 1 Viking.
   *[other] Tu peux vendre jusqu’à { $left } Marchandises maintenant, mais plus jamais dans ce Port. Tu recrutes ensuite 1 Viking.
}
raids-brief-room-title = Plus de Bouclier libre
raids-brief-room = Des recrues attendent et aucun Bouclier n’est libre. Tu peux jeter une tuile à la mer, pour de bon, ou partir sans elles.
raids-brief-sail-title = Naviguer : jusqu’où ?
raids-brief-flight-title = Tu dois fuir : pour où ?
raids-brief-sail = Tu prendras la tuile où tu t’arrêtes au début de ton prochain tour, si tu y es encore.
raids-brief-flight-attacked = { $who } t’a attaqué sur la case { $space } et y reste.
raids-brief-flight-lost = Tu as perdu le combat sur la case { $space } : { $who } y reste.
raids-brief-flight-few = { $crew ->
    [0] Tu n’as aucun Viking : pour riposter, il en fallait au moins { $vikings }.
    [one] Tu as 1 Viking : pour riposter, il en fallait au moins { $vikings }.
   *[other] Tu as { $crew } Vikings : pour riposter, il en fallait au moins { $vikings }.
}
raids-brief-flight-rolled = Les dés ont décidé.
raids-brief-flight = Tu fuis : navigue aussitôt. Tu ne défausses rien et, avec au moins 1 Viking, tu peux attaquer à nouveau.
raids-brief-monster = { $tile } attend en { $space }. Le vaincre t’en coûte { $cost } ; ton équipage là-bas : { $crew }.
raids-brief-clearing = ✂️ Avant de naviguer, tu défausses : { $tiles }

## What happens

raids-told-seated = 🎲 { $who } commence. Équipages : { $crews }
raids-told-harbors = 🏁 Prochaines récompenses de l’Arrivée : { $rewards }
raids-told-voyage = 🗺️ Le voyage { $voyage } commence ({ $criterion }). Au départ : { $ships }
raids-told-took = { $emoji } { $who } prend { $tile }
raids-told-replaced = ♻️ { $who } la met à la place de { $tile }, qui quitte la partie
raids-told-discarded = 🗑️ { $who } défausse { $tile }
raids-told-dropped = 🗑️ { $who } jette { $tile } à la mer
raids-told-sold = 💱 { $who } vend { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } perd { $vikings } Viking, faute de Bouclier
   *[other] 🌊 { $who } perd { $vikings } Vikings, faute de Boucliers
}
raids-told-village = { $vikings ->
    [one] 🧔 { $who } recrute { $vikings } Viking au Village en { $space }
   *[other] 🧔 { $who } recrute { $vikings } Vikings au Village en { $space }
}
raids-told-visit = { $vikings ->
    [one] 🧔 { $who } recrute { $vikings } Viking à la Rencontre en { $space }
   *[other] 🧔 { $who } recrute { $vikings } Vikings à la Rencontre en { $space }
}
raids-told-port = { $vikings ->
    [one] 🧔 { $who } recrute { $vikings } Viking au Port
   *[other] 🧔 { $who } recrute { $vikings } Vikings au Port
}
raids-told-sails = { $vikings ->
    [one] 🧔 { $who } recrute { $vikings } Viking grâce aux Voiles
   *[other] 🧔 { $who } recrute { $vikings } Vikings grâce aux Voiles
}
raids-told-lost = { $lost ->
    [one] ({ $lost } recrue perdue, faute de Bouclier)
   *[other] ({ $lost } recrues perdues, faute de Boucliers)
}
raids-told-pillaged = 🪙 { $who } pille une Pièce de { $coins } en { $space }
raids-told-cleared = ✂️ { $who } défausse { $tiles }
raids-told-stopped = 🧭 { $who } s’arrête en { $space }
raids-told-docked = 🏁 { $who } rejoint l’Arrivée : { $rank }
raids-told-ghost-docked = 👻 Le Drakkar Fantôme rejoint l’Arrivée : { $rank }
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } vainc { $foe } en { $space } sans perte : Gloire +{ $strength }
    [one] { $emoji } { $who } vainc { $foe } en { $space } avec { $vikings } Viking : Gloire +{ $strength }
   *[other] { $emoji } { $who } vainc { $foe } en { $space } avec { $vikings } Vikings : Gloire +{ $strength }
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } passe devant le Monstre en { $space } sans Viking à céder
   *[other] 👹 { $who } cède { $vikings } Viking au Monstre en { $space }
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } attaque { $defender } en { $space }
    [one] ⚔️ { $attacker } attaque { $defender } en { $space } avec { $vikings } Viking
   *[other] ⚔️ { $attacker } attaque { $defender } en { $space } avec { $vikings } Vikings
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } riposte avec { $vikings } Viking
   *[other] 🛡️ { $who } riposte avec { $vikings } Vikings
}
raids-told-fled = 💨 { $who } fuit et laisse la case { $space } à { $winner }
raids-told-forced = 💨 { $who } doit fuir : la case { $space } revient à { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence }
    [one] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence } : le perdant paie { $lost } Viking
   *[other] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence } : le perdant paie { $lost } Vikings
}
raids-told-ghost = 👻 Le Drakkar Fantôme navigue jusqu’en { $space }
raids-told-voyage-ended = 🏁 Fin du voyage { $voyage }. Pièces : { $awards }
raids-told-ended = 🏆 Gloire finale : { $points }

## Why there are points

raids-source-coins = Pièces
raids-source-runes = Runes
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Fanions
raids-source-goods = Marchandises vendues
raids-source-monsters = Monstres
raids-reason-pillage = une Pièce pillée en { $space }, voyage { $voyage }
raids-reason-award = { $rank } à l’Arrivée du voyage { $voyage } : { $criterion }
raids-reason-rune = Rune { $number } (numéro { $place } de sa collection)
raids-reason-mjollnir = { $tile } × équipage { $crew }
raids-reason-pennant = { $tile } à bord
raids-reason-sold = { $tile }, vendu dans un Port
raids-reason-monster = Monstre { $strength } vaincu en { $space }, voyage { $voyage }

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

raids-typed-place = placer, place, poser, pose, remplacer
raids-typed-discard = défausser, défausse, jeter, jette
raids-typed-drop = lâcher, mer
raids-typed-sell = vendre, vends
raids-typed-keep = garder, garde, rien, aucun, aucune
raids-typed-sail = naviguer, navigue, aller, va, avancer, attaquer, attaque
raids-typed-dock = accoster, arrivée, rentrer, rentre
raids-typed-fight = combattre, combats, vaincre
raids-typed-yield = céder, cède, sacrifier
raids-typed-retaliate = riposter, riposte, rester, reste
raids-typed-flee = fuir, fuis
raids-typed-not = ne, n, pas, non
raids-typed-fillers = à, en, sur, vers, jusqu, le, la, les, l, un, une, case

## The short rules

raids-rules-title = Raids : les règles en bref
raids-rules-intro =
    Quatre voyages en mer du Nord. Pars de la case Arrivée, suis le parcours et reviens-y : prends des tuiles, vaincs des Monstres, gagne des Combats. Le plus de Gloire après le quatrième voyage l’emporte ; une égalité est une victoire partagée.
    À bord, les tuiles occupent les { $spaces } emplacements de ton Drakkar ; chacune couvre les Boucliers de son emplacement et apporte les siens. Un Bouclier porte un Viking : qui n’a plus de Bouclier tombe à la mer.
raids-rules-turn-title = Ton tour
raids-rules-turn =
    Le Drakkar le plus en arrière du parcours joue, même plusieurs fois de suite.
    1. Prends la tuile où tu es (sauf à ton premier tour du voyage). Place-la à bord, au besoin à la place d’une autre, ou défausse-la.
    2. Fais place nette : toutes les tuiles entre toi et le Drakkar suivant disparaissent.
    3. Navigue vers l’avant aussi loin que tu veux et arrête-toi sur une tuile, ou rejoins l’Arrivée. Tu prendras la tuile au début de ton prochain tour, si personne ne t’en a chassé.
raids-rules-clear-title = Place nette
raids-rules-clear =
    Monstres, Rencontres et Pillages disparaissent aussi. Tant qu’un autre Drakkar attend le départ à tes côtés, rien n’est défaussé. Un Drakkar déjà rentré compte comme devant toi : le dernier en mer ne peut plus que rentrer.
raids-rules-pass-title = En passant
raids-rules-pass =
    Village : recrute 1 Viking. Rencontre : par ordre de passage, on recrute { $visit }, puis plus personne. Pillage : par ordre de passage, on prend des Pièces de { $pillage }, puis plus rien.
    On ne peut pas s’y arrêter. Les recrues sans Bouclier libre sont perdues.
raids-rules-monster-title = Monstres
raids-rules-monster =
    En passant devant un Monstre, combats-le ou cède 1 Viking (aucun si tu n’en as pas). Le combattre coûte autant de Vikings que sa force, 1 de moins par Arme. Un Monstre vaincu est à toi et vaut sa force entière en Gloire.
raids-rules-combat-title = Combat
raids-rules-combat =
    Arrête-toi où se trouve un Drakkar et tu l’attaques ; il faut un Viking. Tu en engages 1, l’autre 2 ou fuit, toi 3 ou tu fuis, et ainsi de suite, toujours un de plus exactement. Tous les Vikings engagés sont perdus.
    Qui fuit navigue aussitôt, avec les effets habituels, sans rien défausser, et peut attaquer plus loin. Qui gagne reste.
raids-rules-tiles-title = Tuiles
raids-rules-tiles =
    À bord : 🪓 Armes contre les Monstres, ⛵ Voiles (des Vikings à la fin de chaque voyage), 🔨 Mjöllnirs, 🚩 Fanions et Marchandises. ×2 compte double.
    À côté : 🪨 Runes et ⚓ Ports. Un Port vend aussitôt 1 Marchandise de ton Drakkar (×2 : jusqu’à 2), puis recrute 1 Viking.
raids-rules-scoring-title = Fin de voyage et Gloire
raids-rules-scoring =
    Quand tous sont rentrés, les Voiles recrutent, puis l’Arrivée récompense les meilleurs par des Pièces de { $coins } : au premier voyage selon l’ordre d’arrivée, ensuite selon sa tuile. À égalité, le premier rentré l’emporte. Le dernier rentré repart le premier.
    Gloire finale : Pièces ; Runes par collection ({ $runes }) ; chaque Mjöllnir × ton équipage ; Fanions à bord ; Marchandises vendues ; Monstres vaincus. L’invendu ne rapporte rien.
raids-rules-two-title = À deux joueurs
raids-rules-two =
    Un Drakkar Fantôme part en dernier et avance de { $step } cases dès qu’il est le plus en arrière, de Village en Village. Il ne combat pas et ne prend rien, mais on fait place nette jusqu’à lui comme jusqu’à tout Drakkar. Il repart toujours en dernier.
raids-rules-credits-title = Crédits
raids-rules-credits =
    Raids est un jeu de Brett J. Gilbert et Matthew Dunstan, illustré par Biboun et édité par IELLO.
    Skald n’est affilié à aucun d’eux et n’utilise ni leurs illustrations ni leurs textes. Achète la boîte : elle est superbe.
raids-rules-reconstruction = Les valeurs et les Boucliers des tuiles sont notre propre reconstitution, pas ceux de la boîte.
