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
raids-award-different-goods = majorité de Marchandises différentes
raids-award-runes = majorité de Runes
raids-award-shields = majorité de Boucliers
raids-award-weapons = majorité d’Armes
raids-award-ports = majorité de Ports
raids-award-monsters = majorité de Monstres
raids-award-sails = majorité de Voiles

## The board

raids-board-title = Raids · Voyage { $voyage } sur { $voyages }
raids-board-title-over = Raids · Gloire finale
raids-board-asks-place = { $who } prend { $tile } : garder ou défausser la tuile ?
raids-board-asks-sell = { $left ->
    [one] { $who } est dans un Port : vendre 1 Marchandise ?
   *[other] { $who } est dans un Port : vendre jusqu’à { $left } Marchandises ?
}
raids-board-asks-room = { $who } manque de Boucliers pour ses recrues : jeter une tuile à la mer ?
raids-board-asks-sail = { $who } navigue : jusqu’où ?
raids-board-asks-flight = { $who } doit fuir la case { $space } : vers où ?
raids-board-reach = À portée : { $places }
raids-board-reach-monster = À portée : { $places } et au-delà du Monstre
raids-board-combat = Combat sur la case { $space } : { $attacker } attaque { $defender } pour { $tile }
raids-board-asks-fight = { $who } : riposter avec { $vikings } Vikings, ou fuir ?
raids-board-over = { $count ->
    [one] { $winners } gagne avec { $points } points de Gloire !
   *[other] { $winners } se partagent la victoire avec { $points } points de Gloire !
}
raids-board-waiting = au départ : { $ships }
raids-board-astern = derrière tout le monde
raids-board-stock-none = (plus rien)
raids-board-glory = Gloire { $points }
raids-board-crew = Équipage { $crew } sur { $shields }
raids-board-at = case { $space }
raids-board-leaving = pas encore en mer
raids-board-home = à l’Arrivée : { $rank }
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
raids-board-sold = ventes : { $goods }
raids-board-monsters = { $count ->
    [one] Monstre { $strengths }
   *[other] Monstres { $strengths }
}
raids-board-coins = Pièces { $coins }
raids-board-reward = Ce Voyage, { $criterion } : { $coins }
raids-board-next-reward = Voyage { $voyage } : { $criterion }
raids-board-ghost-next = Drakkar Fantôme : case { $space }, prochain arrêt { $next }
raids-board-ghost-leaving = Drakkar Fantôme : part en dernier, premier arrêt { $next }
raids-board-ghost-home = Drakkar Fantôme : à l’Arrivée
raids-board-pool = { $vikings ->
    [one] Il reste { $vikings } Viking dans la réserve
   *[other] Il reste { $vikings } Vikings dans la réserve
}
raids-board-legend = 🧔 Vikings · 🛡️ Boucliers · nombre seul : Gloire · ✂️ défaussée quand le Drakkar part · ▫ case libre · ✔ vendu

## Choices: what is on the button

raids-label-place = Placer { $tile } en { $slot }
raids-button-place = Emplacement { $slot }
raids-label-replace = Remplacer { $slot } { $tile }
raids-label-discard = Défausser { $tile }
raids-label-sell = Vendre { $slot } { $tile }
raids-label-sell-nothing = Ne plus vendre
raids-label-keep = Tout garder
raids-label-drop = À la mer : { $slot } { $tile }
raids-label-sail = Naviguer vers { $space } : { $tile }
raids-label-attack = Attaquer { $who } en { $space } : { $tile }
raids-label-dock = Rentrer à l’Arrivée
raids-label-fight = Combattre le { $tile } en { $space }
raids-label-yield = Céder 1 Viking au Monstre en { $space }
raids-label-yield-free = Dépasser le Monstre en { $space }
raids-label-retaliate = { $vikings ->
    [one] Riposter avec { $vikings } Viking
   *[other] Riposter avec { $vikings } Vikings
}
raids-label-flee = Fuir

## The same in brief, for a button among many

raids-button-sail = Vers { $space } : { $tile }
raids-button-dock = Vers l’Arrivée
raids-button-attack = Attaquer { $who } en { $space }
raids-button-fight = Combattre { $tile }
raids-button-yield = Céder 1 Viking
raids-button-yield-free = Passer

## Choices: what they bring

raids-count-glory = { $by } Gloire
raids-count-crew = équipage { $before }→{ $after }
raids-count-shields = Boucliers { $before }→{ $after }
raids-fact-overboard = { $vikings ->
    [one] ⚠️ { $vikings } Viking à la mer
   *[other] ⚠️ { $vikings } Vikings à la mer
}
raids-fact-gone = { $tile } sort du jeu
raids-fact-lost = { $vikings ->
    [one] { $vikings } recrue perdue, faute de Bouclier
   *[other] { $vikings } recrues perdues, faute de Boucliers
}
raids-fact-room = d’abord, sur { $space }, tu décides de faire ou non de la place aux recrues
raids-fact-unsold = une Marchandise non vendue ne rapporte rien
raids-fact-exposed = ⚠️ attaque possible de { $ships }
raids-fact-worth = { $kind ->
    [weapon] { $number ->
        [one] 1 Viking de moins contre chaque Monstre
       *[other] { $number } Vikings de moins contre chaque Monstre
    }
    [sail] { $number ->
        [one] +1 Viking après chaque Voyage
       *[other] +{ $number } Vikings après chaque Voyage
    }
    [mjollnir] { $number } de Gloire par Viking à la fin
    [pennant] { $number } de Gloire à la fin
    [goods] { $number } de Gloire si vendue
    [port] vend des Marchandises, recrute 1
   *[rune] +{ $number } de Gloire
}
raids-fact-again = tu rejoues ensuite
raids-fact-rank = tu arrives { $rank }
raids-fact-prize = +{ $coins } Gloire quand tous seront rentrés
raids-fact-monster-stays = le Monstre reste
raids-fact-and-on = puis tu continues à naviguer
raids-fact-game-ends = la partie se termine
raids-fact-must-flee = { $who } ne peut pas riposter et doit fuir
raids-fact-can-answer = { $who } a { $crew } ; il en faut { $vikings } pour riposter
raids-fact-all-in-won = si personne ne cède, l’autre fuit : toi −{ $mine }, en face −{ $theirs }
raids-fact-all-in-lost = si personne ne cède, tu fuis : toi −{ $mine }, en face −{ $theirs }
raids-fact-rolled = les deux équipages lancent les dés

## What is at stake

raids-brief-fight-title = Combat pour { $tile } sur la case { $space }
raids-brief-fight-attacker = { $crew ->
    [0] { $who } attaque et n’a plus de Viking
    [one] { $who } attaque ; il lui reste { $crew } Viking
   *[other] { $who } attaque ; il lui reste { $crew } Vikings
}
raids-brief-fight-defender = { $crew ->
    [0] { $who } occupe la tuile, sans Viking
    [one] { $who } occupe la tuile, avec { $crew } Viking
   *[other] { $who } occupe la tuile, avec { $crew } Vikings
}
raids-brief-fight-stay = { $vikings ->
    [one] Pour riposter, engage { $vikings } Viking
   *[other] Pour riposter, engage { $vikings } Vikings
} ; { $after ->
    [0] il ne t’en restera aucun.
   *[other] il t’en restera { $after }.
}
raids-brief-fight-next = Ensuite, { $who } devra en engager { $vikings } pour riposter, et en a { $crew }.
raids-brief-fight-broke = { $crew ->
    [0] Ensuite, { $who } devrait en engager { $vikings } pour riposter et n’en a aucun : c’est la fuite.
   *[other] Ensuite, { $who } devrait en engager { $vikings } pour riposter et n’en a que { $crew } : c’est la fuite.
}
raids-brief-fight-flee = { $crew ->
    [0] Si tu fuis, il ne te reste aucun Viking et tu continues à naviguer. À ta portée : { $places }
    [one] Si tu fuis, il te reste { $crew } Viking et tu continues à naviguer. À ta portée : { $places }
   *[other] Si tu fuis, il te reste { $crew } Vikings et tu continues à naviguer. À ta portée : { $places }
}
raids-brief-fight-fled = { $crew ->
    [0] Si tu fuis, il ne te reste aucun Viking ; ton Drakkar : { $place }.
    [one] Si tu fuis, il te reste { $crew } Viking ; ton Drakkar : { $place }.
   *[other] Si tu fuis, il te reste { $crew } Vikings ; ton Drakkar : { $place }.
}
raids-brief-fight-clearing = ✂️ Si tu fuis, tu défausses d’abord : { $tiles }
raids-brief-place-title = { $tile } : garder ou défausser la tuile ?
raids-brief-place = { $free ->
    [0] Ton Drakkar est plein : remplace une tuile ou défausse celle-ci. Une tuile défaussée est retirée du jeu.
    [one] { $free } emplacement est libre. Tu peux aussi remplacer une tuile ou défausser celle-ci ; une tuile défaussée est retirée du jeu.
   *[other] { $free } emplacements sont libres. Tu peux aussi remplacer une tuile ou défausser celle-ci ; une tuile défaussée est retirée du jeu.
}
raids-brief-place-first = Tu peux aussi la défausser ; les tuiles défaussées sortent du jeu.
raids-brief-sell-title = Port : vendre des Marchandises ?
raids-brief-sell = { $left ->
    [one] Tu peux vendre { $left } Marchandise maintenant, mais plus après dans ce Port. Ensuite, tu recrutes 1 Viking si tu peux.
   *[other] Tu peux vendre jusqu’à { $left } Marchandises maintenant, mais plus après dans ce Port. Ensuite, tu recrutes 1 Viking si tu peux.
}
raids-brief-room-title = Trop peu de Boucliers
raids-brief-room = Il n’y a pas assez de Boucliers pour les recrues. Tu peux jeter une tuile à la mer, définitivement, ou garder toutes tes tuiles.
raids-brief-sail-title = Naviguer : jusqu’où ?
raids-brief-flight-title = Tu dois fuir : vers où ?
raids-brief-sail = Tu prendras la tuile où tu t’arrêtes au début de ton prochain tour, si tu y es encore.
raids-brief-flight-attacked = { $who } vient de t’attaquer sur la case { $space } et y reste.
raids-brief-flight-lost = Tu as perdu le Combat sur la case { $space } ; { $who } y reste.
raids-brief-flight-few = { $crew ->
    [0] Tu n’as aucun Viking
    [one] Tu as { $crew } Viking
   *[other] Tu as { $crew } Vikings
} : trop peu pour riposter.
raids-brief-flight-rolled = Les dés ont décidé.
raids-brief-flight = Navigue aussitôt. Tu ne défausses rien et, avec au moins 1 Viking, tu peux attaquer de nouveau.
raids-brief-flight-by-rules = Toutes les tuiles jusqu’au prochain Drakkar sont défaussées, puis tu navigues aussitôt. Avec au moins 1 Viking, tu peux attaquer de nouveau.
raids-brief-monster = { $tile } attend sur la case { $space }. { $cost ->
    [0] Le vaincre ne coûte aucun Viking
    [one] Le vaincre coûte { $cost } Viking
   *[other] Le vaincre coûte { $cost } Vikings
} ; ton équipage en arrivant : { $crew }.
raids-brief-clearing = ✂️ Avant de naviguer, tu défausses : { $tiles }

## What happens

raids-told-seated = 🎲 { $who } commence. Équipages : { $crews }
raids-told-harbors = 🏁 Prochaines récompenses de l’Arrivée : { $rewards }
raids-told-voyage = 🗺️ Le Voyage { $voyage } commence ({ $criterion }). Au départ : { $ships }
raids-told-took = { $emoji } { $who } prend { $tile }
raids-told-replaced = ♻️ { $who } défausse { $tile } pour faire de la place
raids-told-discarded = 🗑️ { $who } défausse { $tile }
raids-told-dropped = 🗑️ { $who } jette { $tile } à la mer
raids-told-sold = 💱 { $who } vend { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } perd { $vikings } Viking, tombé à la mer faute de Bouclier
   *[other] 🌊 { $who } perd { $vikings } Vikings, tombés à la mer faute de Boucliers
}
raids-told-village = { $vikings ->
    [0] 🧔 { $who } ne recrute personne au Village de la case { $space }
    [one] 🧔 { $who } recrute { $vikings } Viking au Village de la case { $space }
   *[other] 🧔 { $who } recrute { $vikings } Vikings au Village de la case { $space }
}
raids-told-visit = { $vikings ->
    [0] 🧔 { $who } ne recrute personne à la Rencontre de la case { $space }
    [one] 🧔 { $who } recrute { $vikings } Viking à la Rencontre de la case { $space }
   *[other] 🧔 { $who } recrute { $vikings } Vikings à la Rencontre de la case { $space }
}
raids-told-port = { $vikings ->
    [0] 🧔 { $who } ne recrute personne au Port
    [one] 🧔 { $who } recrute { $vikings } Viking au Port
   *[other] 🧔 { $who } recrute { $vikings } Vikings au Port
}
raids-told-sails = { $vikings ->
    [0] 🧔 { $who } ne recrute personne avec ses Voiles
    [one] 🧔 { $who } recrute { $vikings } Viking grâce à ses Voiles
   *[other] 🧔 { $who } recrute { $vikings } Vikings grâce à ses Voiles
}
raids-told-lost = { $lost ->
    [one] ({ $lost } recrue perdue, faute de Bouclier)
   *[other] ({ $lost } recrues perdues, faute de Boucliers)
}
raids-told-pillaged = 🪙 { $who } prend une Pièce de { $coins } au Pillage de la case { $space }
raids-told-cleared = ✂️ { $who } défausse { $tiles }
raids-told-stopped = 🧭 { $who } s’arrête sur la case { $space }
raids-told-docked = 🏁 { $who } rejoint l’Arrivée : { $rank }
raids-told-ghost-docked = 👻 Le Drakkar Fantôme rejoint l’Arrivée : { $rank }
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } vainc { $foe } sur la case { $space } sans perte : +{ $strength } de Gloire
    [one] { $emoji } { $who } vainc { $foe } sur la case { $space } avec { $vikings } Viking : +{ $strength } de Gloire
   *[other] { $emoji } { $who } vainc { $foe } sur la case { $space } avec { $vikings } Vikings : +{ $strength } de Gloire
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } dépasse le Monstre de la case { $space } sans Viking à céder
   *[other] 👹 { $who } cède 1 Viking au Monstre de la case { $space }
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } attaque { $defender } sur la case { $space }
    [one] ⚔️ { $attacker } attaque { $defender } sur la case { $space } avec { $vikings } Viking
   *[other] ⚔️ { $attacker } attaque { $defender } sur la case { $space } avec { $vikings } Vikings
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } riposte avec { $vikings } Viking
   *[other] 🛡️ { $who } riposte avec { $vikings } Vikings
}
raids-told-fled = 💨 { $who } fuit et laisse la case { $space } à { $winner }
raids-told-forced = 💨 { $who } doit fuir : la case { $space } revient à { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence }
    [one] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence } : la défaite coûte { $lost } Viking
   *[other] 🎲 { $attacker } obtient { $attack } ; { $defender } obtient { $defence } : la défaite coûte { $lost } Vikings
}
raids-told-ghost = 👻 Le Drakkar Fantôme navigue jusqu’à la case { $space }
raids-told-voyage-ended = 🏁 Fin du Voyage { $voyage }. Pièces : { $awards }
raids-told-ended = 🏆 Gloire finale : { $points }

## Ce qu’a fait un joueur, en peu de mots

raids-did-take = a pris { $tiles }
raids-did-beat = a vaincu { $tiles } : +{ $points } Gloire
raids-did-sell = a vendu { $tiles } : +{ $points } Gloire
raids-did-coins = +{ $coins } en Pièces
raids-did-send = { $vikings ->
    [one] a engagé { $vikings } Viking
   *[other] a engagé { $vikings } Vikings
}
raids-did-yield = { $vikings ->
    [0] a évité un Monstre
    [one] a cédé { $vikings } Viking
   *[other] a cédé { $vikings } Vikings
}
raids-did-discard = a défaussé { $tiles }
raids-did-recruit = a recruté { $vikings }
raids-did-attack = attaque { $who }
raids-did-drive-off = a chassé { $who }
raids-did-flee = a fui { $who }

## Why there are points

raids-source-coins = Pièces
raids-source-runes = Runes
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Fanions
raids-source-goods = Marchandises vendues
raids-source-monsters = Monstres
raids-reason-pillage = Pièce du Pillage de la case { $space }, Voyage { $voyage }
raids-reason-arrival = { $rank } à l’Arrivée du Voyage { $voyage }
raids-reason-award = { $rank } à l’Arrivée du Voyage { $voyage } : { $criterion }
raids-reason-rune = Rune { $number } (numéro { $place } de sa collection)
raids-reason-mjollnir = { $tile } × équipage { $crew }
raids-reason-pennant = { $tile } à bord
raids-reason-sold = vente de { $tile } dans un Port
raids-reason-monster = Monstre { $strength } vaincu sur la case { $space }, Voyage { $voyage }

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

raids-typed-place = placer, place, poser, pose, remplacer
raids-typed-discard = défausser, défausse, jeter, jette
raids-typed-drop = lâcher, larguer, mer
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

raids-about = Fais le tour du Monde, prends des tuiles, bats-toi pour les meilleures cases et rentre à temps. Quatre voyages. En tout environ 35 appuis et 10 minutes par personne.
raids-rules-title = Raids : les règles en bref
raids-rules-signs-title = Signes du plateau
raids-rules-intro =
    Quatre Voyages : chacun part de l’Arrivée, fait le tour du plateau et y revient. En chemin, prends des tuiles, vaincs des Monstres et gagne des Combats. Après le quatrième Voyage, la plus grande Gloire l’emporte ; à égalité, la victoire est partagée.
    À bord, les tuiles occupent les { $spaces } emplacements de ton Drakkar ; chacune couvre les Boucliers de son emplacement et apporte les siens. Un Bouclier porte un Viking : un Viking sans Bouclier tombe à la mer.
raids-rules-turn-title = Ton tour
raids-rules-turn =
    C’est toujours au Drakkar le plus en arrière de jouer, même plusieurs fois de suite.
    1. Prends la tuile devant laquelle tu te trouves (sauf à ton premier tour du Voyage). Place-la à bord, au besoin à la place d’une autre, ou défausse-la.
    2. Défausse toutes les tuiles entre toi et le Drakkar suivant.
    3. Avance aussi loin que tu veux et arrête-toi sur une tuile, ou rejoins l’Arrivée. Tu prendras cette tuile au début de ton prochain tour, si personne ne t’en a chassé.
raids-rules-clear-title = Ce qui est défaussé
raids-rules-clear =
    Les Monstres, Rencontres et Pillages partent aussi. { $waiting_ghost ->
        [off] Tant que le Drakkar d’un autre joueur attend le départ à côté du tien, rien n’est défaussé.
       *[on] Tant qu’un autre Drakkar attend le départ à côté du tien, rien n’est défaussé.
    } { $docked_ahead ->
        [off] Un Drakkar déjà arrivé ne compte pas comme devant toi.
       *[on] Un Drakkar déjà arrivé compte comme devant toi : le dernier en mer ne peut plus que rentrer.
    }
raids-rules-pass-title = En passant
raids-rules-pass =
    Village : recrute 1 Viking. Rencontre : par ordre de passage, les Drakkars recrutent { $visit } ; les suivants, aucun. Pillage : par ordre de passage, ils prennent des Pièces de { $pillage } ; les suivants, aucune.
    Tu ne peux pas t’y arrêter. { $recruits_stay ->
        [on] Les recrues sans Bouclier libre attendent les Drakkars suivants.
       *[off] Les recrues sans Bouclier libre sont perdues.
    }{ $room_at_sea ->
        [on] {" "}Avant cela, tu peux jeter une tuile à la mer si cela fait de la place.
       *[off] {""}
    }{ $viking_limit ->
        [none] {""}
       *[other] {" "}Il n’y a que { $vikings } Vikings : une fois épuisés, on ne recrute plus jusqu’à ce qu’il en revienne.
    }
raids-rules-monster-title = Monstres
raids-rules-monster = Quand tu en dépasses un, combats-le ou cède-lui 1 Viking (aucun si tu n’en as pas). Le combattre coûte autant de Vikings que sa force, 1 de moins par Arme. Un Monstre vaincu est à toi et vaut sa force entière en Gloire.
raids-rules-combat-title = Combat
raids-rules-combat =
    Arrête-toi où se trouve un autre Drakkar et tu l’attaques ; il te faut pour cela un Viking. { $rolled_combat ->
        [on] Tu en engages 1, qui est perdu. Puis chacun lance un dé par Viking à bord, trois au plus. Le total le plus haut gagne ; en cas d’égalité, le Drakkar déjà sur place. Qui perd y laisse 1 Viking de plus et fuit.
       *[off] Tu en engages 1 ; l’autre en engage 2 ou fuit, toi 3 ou tu fuis, et ainsi de suite, toujours exactement un de plus. Tous les Vikings engagés sont perdus.
    }
    { $flight ->
        [by_rules] Qui fuit défausse d’abord les tuiles jusqu’au prochain Drakkar, navigue aussitôt avec les effets habituels, et peut attaquer de nouveau. Qui gagne reste.
       *[any] Qui fuit navigue aussitôt, avec les effets habituels mais sans rien défausser, et peut attaquer de nouveau. Qui gagne reste.
    }
raids-rules-tiles-title = Tuiles
raids-rules-tiles =
    À bord : 🪓 Armes (contre les Monstres), ⛵ Voiles (des Vikings à la fin de chaque Voyage), 🔨 Mjöllnirs, 🚩 Fanions, Marchandises. ×2 compte double.
    À côté : 🪨 Runes et ⚓ Ports. Un Port vend aussitôt 1 Marchandise de ton Drakkar (×2 : jusqu’à 2), { $room_at_port ->
        [on] puis recrute 1 Viking ; s’il manque un Bouclier, tu peux d’abord jeter une tuile à la mer.
       *[off] puis recrute 1 Viking.
    }
raids-rules-scoring-title = Fin d’un Voyage et décompte
raids-rules-scoring =
    Quand tous sont arrivés, les Voiles recrutent, puis l’Arrivée récompense les meilleurs par des Pièces de { $coins } : au premier Voyage selon l’ordre d’arrivée, { $harbor_needs_one ->
        [on] ensuite selon sa tuile, et seulement qui possède au moins un de ce qu’elle compte.
       *[off] ensuite selon sa tuile.
    }{ $sold_shields ->
        [on] {" "}Pour les Boucliers, ceux des Marchandises vendues comptent aussi.
       *[off] {""}
    } À égalité, le premier arrivé l’emporte. Le dernier arrivé repart le premier.
    Gloire finale : Pièces ; Runes par collection ({ $runes }) ; chaque Mjöllnir × ton équipage ; Fanions à bord ; Marchandises vendues ; Monstres vaincus. Les Marchandises non vendues ne rapportent rien.
raids-rules-two-title = À deux joueurs
raids-rules-two =
    Un Drakkar Fantôme part en dernier et avance de { $step } cases dès qu’il est le plus en arrière, de Village en Village. Il ne combat pas et ne prend rien, mais tu défausses jusqu’à lui comme jusqu’à tout autre Drakkar. { $ghost_reorder ->
        [swap] Avant le Voyage suivant, il échange sa place avec le premier arrivé, et part donc en dernier.
       *[shift] Avant le Voyage suivant, il passe à la place 1, les autres se décalent, et il part donc en dernier.
    }{ $ghost_takes_coins ->
        [on] {" "}Au premier Voyage, les Pièces de sa place ne reviennent à personne.
       *[off] {""}
    }
raids-rules-credits-title = Crédits
raids-rules-credits =
    Raids est un jeu de Brett J. Gilbert et Matthew Dunstan, illustré par Biboun et édité par IELLO.
    Skald ne leur est pas affilié et n’utilise ni leurs illustrations ni leurs textes. Achète la boîte : elle est superbe.
raids-rules-reconstruction = Les valeurs et les Boucliers des tuiles sont notre propre reconstitution, pas ceux de la boîte.

# The headings of the log.
raids-log-voyage = Voyage { $voyage }
