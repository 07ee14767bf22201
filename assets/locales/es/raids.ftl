### Raids: tableros, opciones, sucesos, motivos, reglas.

## Cómo se llaman las losetas. Un número solo es Gloria; con ×, cuántos símbolos.

raids-tile-weapon = { $strength ->
    [1] Arma
   *[other] Arma ×{ $strength }
}
raids-tile-sail = { $strength ->
    [1] Vela
   *[other] Vela ×{ $strength }
}
raids-tile-mjollnir = { $strength ->
    [1] Mjöllnir
   *[other] Mjöllnir ×{ $strength }
}
raids-tile-pennant = Estandarte { $value }
raids-tile-goods = { $goods } { $value }
raids-tile-rune = Runa
raids-tile-port = { $sales ->
    [1] Puerto
   *[other] Puerto ×{ $sales }
}
raids-tile-monster = Monstruo { $strength }
raids-tile-visit = Audiencia
raids-tile-pillage = Saqueo
raids-village = Poblado
raids-harbor = Embarcadero

raids-goods-wood = Madera
raids-goods-pigs = Cerdos
raids-goods-furs = Pieles
raids-goods-mead = Hidromiel
raids-goods-fish = Pescado
raids-goods-wool = Lana
raids-goods-salt = Sal
raids-goods-amber = Ámbar

# Un monstruo según su fuerza, en un relato («vence a …»).
raids-foe = { $strength ->
    [1] un draugr
    [2] un jabalí
    [3] un lobo
    [4] un trol
    [5] una serpiente marina
    [6] un gigante
    [7] un calamar gigante
    [8] un dragón
   *[other] un monstruo
}

## What a Harbor tile rewards

raids-award-arrival = por orden de llegada
raids-award-goods = más Mercancías
raids-award-different-goods = más Mercancías distintas
raids-award-runes = más Runas
raids-award-shields = más Escudos
raids-award-weapons = más Armas
raids-award-ports = más Puertos
raids-award-monsters = más Monstruos
raids-award-sails = más Velas

## The board

raids-board-title = Raids · Viaje { $voyage } de { $voyages }
raids-board-title-over = Raids · Gloria final
raids-board-asks-place = { $who } toma { $tile }: ¿colocarla o descartarla?
raids-board-asks-sell = { $left ->
    [one] { $who } está en un Puerto: ¿vende 1 Mercancía?
   *[other] { $who } está en un Puerto: ¿vende hasta { $left } Mercancías?
}
raids-board-asks-room = A { $who } le faltan Escudos para los reclutas: ¿descarta una loseta?
raids-board-asks-sail = { $who } navega: ¿hasta dónde?
raids-board-asks-flight = { $who } debe huir del espacio { $space }: ¿adónde va?
raids-board-reach = A su alcance: { $places }
raids-board-reach-monster = A su alcance: { $places } y más allá del Monstruo
raids-board-combat = Combate en el espacio { $space }: { $attacker } ataca a { $defender } por { $tile }
raids-board-asks-fight = { $who }: ¿responde con { $vikings } Vikingos o huye?
raids-board-over = { $count ->
    [one] ¡{ $winners } gana con { $points } puntos de Gloria!
   *[other] ¡{ $winners } comparten la victoria con { $points } puntos de Gloria!
}
raids-board-waiting = zarpan: { $ships }
raids-board-astern = detrás de todos
raids-board-stock-none = (no queda nada)
raids-board-glory = Gloria { $points }
raids-board-crew = Tripulación { $crew } de { $shields }
raids-board-at = en { $space }
raids-board-leaving = sin zarpar
raids-board-home = llegó el { $rank }
raids-board-free = { $count ->
    [one] libre
   *[other] libres
}
raids-board-runes = { $count ->
    [one] 1 Runa
   *[other] { $count } Runas
}
raids-board-ports = { $count ->
    [one] 1 Puerto
   *[other] { $count } Puertos
}
raids-board-sold = vendidas: { $goods }
raids-board-monsters = { $count ->
    [one] Monstruo { $strengths }
   *[other] Monstruos { $strengths }
}
raids-board-coins = Monedas { $coins }
raids-board-reward = Este Viaje, { $criterion }: { $coins }
raids-board-next-reward = Viaje { $voyage }: { $criterion }
raids-board-ghost-next = Barco Fantasma: en { $space }, seguirá hasta { $next }
raids-board-ghost-leaving = Barco Fantasma: zarpa el último, primera parada { $next }
raids-board-ghost-home = Barco Fantasma: ya ha llegado
raids-board-pool = { $vikings ->
    [one] Queda 1 Vikingo en la reserva
   *[other] Quedan { $vikings } Vikingos en la reserva
}
raids-board-legend = 🧔 Vikingos · 🛡️ Escudos · número solo: Gloria · ✂️ se descarta cuando el Barco zarpa · ▫ espacio libre · ✔ vendido

## Choices: what is on the button

raids-label-place = Colocar { $tile } en { $slot }
raids-button-place = Espacio { $slot }
raids-label-replace = Reemplazar { $slot } { $tile }
raids-label-discard = Descartar { $tile }
raids-label-sell = Vender { $slot } { $tile }
raids-label-sell-nothing = No vender más
raids-label-keep = No descartar nada
raids-label-drop = Descartar { $slot } { $tile }
raids-label-sail = Navegar a { $space }: { $tile }
raids-label-attack = Atacar a { $who } en { $space }: { $tile }
raids-label-dock = Volver al Embarcadero
raids-label-fight = Luchar contra { $tile } en { $space }
raids-label-yield = Sacrificar 1 Vikingo en { $space }
raids-label-yield-free = Pasar ante el Monstruo en { $space }
raids-label-retaliate = { $vikings ->
    [one] Responder con 1 Vikingo
   *[other] Responder con { $vikings } Vikingos
}
raids-label-flee = Huir

## The same in brief, for a button among many

raids-button-sail = A { $space }: { $tile }
raids-button-dock = Al Embarcadero
raids-button-attack = Atacar a { $who } en { $space }
raids-button-fight = Luchar: { $tile }
raids-button-yield = Sacrificar 1 Vikingo
raids-button-yield-free = Pasar de largo

## Choices: what they bring

raids-count-glory = { $by } de Gloria
raids-count-crew = tripulación { $before }→{ $after }
raids-count-shields = Escudos { $before }→{ $after }
raids-fact-overboard = { $vikings ->
    [one] ⚠️ 1 Vikingo cae al agua
   *[other] ⚠️ { $vikings } Vikingos caen al agua
}
raids-fact-gone = { $tile } sale del juego
raids-fact-lost = { $vikings ->
    [one] se pierde 1 recluta sin Escudo
   *[other] se pierden { $vikings } reclutas sin Escudo
}
raids-fact-room = antes decides en { $space } si haces sitio a los reclutas
raids-fact-unsold = las Mercancías sin vender no dan Gloria
raids-fact-exposed = ⚠️ posible ataque de { $ships }
raids-fact-worth = { $kind ->
    [weapon] { $number ->
        [one] 1 Vikingo menos contra cada Monstruo
       *[other] { $number } Vikingos menos contra cada Monstruo
    }
    [sail] { $number ->
        [one] +1 Vikingo tras cada Viaje
       *[other] +{ $number } Vikingos tras cada Viaje
    }
    [mjollnir] { $number } de Gloria por Vikingo al final
    [pennant] { $number } de Gloria al final
    [goods] { $number } de Gloria si se vende
    [port] vende Mercancías, recluta 1
   *[rune] +{ $number } de Gloria
}
raids-fact-again = vuelves a mover
raids-fact-rank = llegas el { $rank }
raids-fact-prize = +{ $coins } de Gloria cuando lleguen todos
raids-fact-monster-stays = el Monstruo sigue ahí
raids-fact-and-on = y sigues navegando
raids-fact-game-ends = acaba la partida
raids-fact-must-flee = { $who } no puede responder y debe huir
raids-fact-can-answer = { $who } tiene { $crew } y necesita { $vikings } para responder
raids-fact-all-in-won = si nadie cede, huye el rival: tú −{ $mine }, rival −{ $theirs }
raids-fact-all-in-lost = si nadie cede, huyes tú: tú −{ $mine }, rival −{ $theirs }
raids-fact-rolled = los dos tiran dados

## What is at stake

raids-brief-fight-title = Combate por { $tile } en el espacio { $space }
raids-brief-fight-attacker = { $crew ->
    [0] { $who } ataca y ya no le quedan Vikingos
    [one] { $who } ataca y le queda 1 Vikingo
   *[other] { $who } ataca y le quedan { $crew } Vikingos
}
raids-brief-fight-defender = { $crew ->
    [0] { $who } ocupa la loseta y no tiene Vikingos
    [one] { $who } ocupa la loseta con 1 Vikingo
   *[other] { $who } ocupa la loseta con { $crew } Vikingos
}
raids-brief-fight-stay = { $vikings ->
    [one] Para quedarte, envía 1 Vikingo
   *[other] Para quedarte, envía { $vikings } Vikingos
}: { $after ->
    [0] no te quedará ninguno.
    [one] te quedará 1.
   *[other] te quedarán { $after }.
}
raids-brief-fight-next = Entonces { $who } necesitará { $vikings } Vikingos para responder, y tiene { $crew }.
raids-brief-fight-broke = { $crew ->
    [0] Entonces { $who } necesitaría { $vikings } Vikingos para responder y no tiene ninguno: tendrá que huir.
   *[other] Entonces { $who } necesitaría { $vikings } Vikingos para responder y solo tiene { $crew }: tendrá que huir.
}
raids-brief-fight-flee = { $crew ->
    [0] Si huyes, te quedas sin Vikingos y sigues navegando. A tu alcance: { $places }
    [one] Si huyes, te queda 1 Vikingo y sigues navegando. A tu alcance: { $places }
   *[other] Si huyes, te quedan { $crew } Vikingos y sigues navegando. A tu alcance: { $places }
}
raids-brief-fight-fled = { $crew ->
    [0] Si huyes, te quedas sin Vikingos; tu Barco: { $place }.
    [one] Si huyes, te queda 1 Vikingo; tu Barco: { $place }.
   *[other] Si huyes, te quedan { $crew } Vikingos; tu Barco: { $place }.
}
raids-brief-fight-clearing = ✂️ Si huyes, antes descartas: { $tiles }
raids-brief-place-title = { $tile }: ¿colocarla o descartarla?
raids-brief-place = { $free ->
    [0] No queda ningún espacio libre: reemplaza una loseta o descarta esta. Lo que descartas sale del juego.
    [one] Queda 1 espacio libre. También puedes reemplazar una loseta o descartar esta; lo que descartas sale del juego.
   *[other] Quedan { $free } espacios libres. También puedes reemplazar una loseta o descartar esta; lo que descartas sale del juego.
}
raids-brief-place-first = También puedes descartarla; las losetas descartadas salen del juego.
raids-brief-sell-title = Puerto: ¿vender Mercancías?
raids-brief-sell = { $left ->
    [one] Puedes vender 1 Mercancía ahora, pero ya no más tarde en este Puerto. Después reclutas 1 Vikingo si puedes.
   *[other] Puedes vender hasta { $left } Mercancías ahora, pero ya no más tarde en este Puerto. Después reclutas 1 Vikingo si puedes.
}
raids-brief-room-title = Faltan Escudos
raids-brief-room = No hay Escudos suficientes para los reclutas. Puedes descartar una loseta de tu Barco o conservarlas todas.
raids-brief-sail-title = Navegar: ¿hasta dónde?
raids-brief-flight-title = Debes huir: ¿adónde?
raids-brief-sail = Tomarás la loseta en la que te detengas al empezar tu próximo turno, si sigues allí.
raids-brief-flight-attacked = { $who } te ha atacado en el espacio { $space } y se queda allí.
raids-brief-flight-lost = Has perdido el combate del espacio { $space }: { $who } se queda allí.
raids-brief-flight-few = { $crew ->
    [0] No tienes ningún Vikingo
    [one] Tienes 1 Vikingo
   *[other] Tienes { $crew } Vikingos
}: no bastan para responder.
raids-brief-flight-rolled = Los dados han decidido.
raids-brief-flight = Huyes: sigues navegando de inmediato. No descartas ninguna loseta y, si te queda al menos 1 Vikingo, puedes atacar de nuevo.
raids-brief-flight-by-rules = Se descartan todas las losetas hasta el siguiente Barco y sigues navegando de inmediato. Si te queda al menos 1 Vikingo, puedes atacar de nuevo.
raids-brief-monster = { $cost ->
    [0] { $tile } te espera en el espacio { $space }. Vencerlo no te cuesta ningún Vikingo
    [one] { $tile } te espera en el espacio { $space }. Vencerlo te cuesta 1 Vikingo
   *[other] { $tile } te espera en el espacio { $space }. Vencerlo te cuesta { $cost } Vikingos
}; tu tripulación allí: { $crew }.
raids-brief-clearing = ✂️ Antes de zarpar descartas: { $tiles }

## What happens

raids-told-seated = 🎲 Empieza { $who }. Tripulaciones: { $crews }
raids-told-harbors = 🏁 Próximos premios del Embarcadero: { $rewards }
raids-told-voyage = 🗺️ Empieza el Viaje { $voyage } ({ $criterion }). Zarpan: { $ships }
raids-told-took = { $emoji } { $who } toma { $tile }
raids-told-replaced = ♻️ { $who } descarta { $tile } para hacerle sitio
raids-told-discarded = 🗑️ { $who } descarta { $tile }
raids-told-dropped = 🗑️ { $who } descarta { $tile } para hacer sitio
raids-told-sold = 💱 { $who } vende { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } pierde 1 Vikingo: no hay Escudo para él
   *[other] 🌊 { $who } pierde { $vikings } Vikingos: no hay Escudos para ellos
}
raids-told-village = { $vikings ->
    [0] 🧔 { $who } no recluta a nadie en el Poblado de { $space }
    [one] 🧔 { $who } recluta 1 Vikingo en el Poblado de { $space }
   *[other] 🧔 { $who } recluta { $vikings } Vikingos en el Poblado de { $space }
}
raids-told-visit = { $vikings ->
    [0] 🧔 { $who } no recluta a nadie en la Audiencia de { $space }
    [one] 🧔 { $who } recluta 1 Vikingo en la Audiencia de { $space }
   *[other] 🧔 { $who } recluta { $vikings } Vikingos en la Audiencia de { $space }
}
raids-told-port = { $vikings ->
    [0] 🧔 { $who } no recluta a nadie en el Puerto
    [one] 🧔 { $who } recluta 1 Vikingo en el Puerto
   *[other] 🧔 { $who } recluta { $vikings } Vikingos en el Puerto
}
raids-told-sails = { $vikings ->
    [0] 🧔 { $who } no recluta a nadie con las Velas
    [one] 🧔 { $who } recluta 1 Vikingo con las Velas
   *[other] 🧔 { $who } recluta { $vikings } Vikingos con las Velas
}
raids-told-lost = { $lost ->
    [one] (se pierde 1: no hay Escudo)
   *[other] (se pierden { $lost }: no hay Escudos)
}
raids-told-pillaged = 🪙 { $who } saquea una Moneda de valor { $coins } en { $space }
raids-told-cleared = ✂️ { $who } descarta { $tiles }
raids-told-stopped = 🧭 { $who } se detiene en { $space }
raids-told-docked = 🏁 { $who } llega el { $rank } al Embarcadero
raids-told-ghost-docked = 👻 El Barco Fantasma llega el { $rank } al Embarcadero
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } vence a { $foe } en { $space } sin bajas: +{ $strength } de Gloria
    [one] { $emoji } { $who } vence a { $foe } en { $space } con 1 Vikingo: +{ $strength } de Gloria
   *[other] { $emoji } { $who } vence a { $foe } en { $space } con { $vikings } Vikingos: +{ $strength } de Gloria
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } pasa ante el Monstruo de { $space } sin Vikingos que sacrificar
   *[other] 👹 { $who } sacrifica 1 Vikingo al Monstruo de { $space }
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } ataca a { $defender } en { $space }
    [one] ⚔️ { $attacker } ataca a { $defender } en { $space } con 1 Vikingo
   *[other] ⚔️ { $attacker } ataca a { $defender } en { $space } con { $vikings } Vikingos
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } responde con 1 Vikingo
   *[other] 🛡️ { $who } responde con { $vikings } Vikingos
}
raids-told-fled = 💨 { $who } huye y deja el espacio { $space } a { $winner }
raids-told-forced = 💨 { $who } debe huir: el espacio { $space } es para { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } saca { $attack }; { $defender } saca { $defence }
    [one] 🎲 { $attacker } saca { $attack }; { $defender } saca { $defence }: quien pierde paga 1 Vikingo
   *[other] 🎲 { $attacker } saca { $attack }; { $defender } saca { $defence }: quien pierde paga { $lost } Vikingos
}
raids-told-ghost = 👻 El Barco Fantasma navega a { $space }
raids-told-voyage-ended = 🏁 Termina el Viaje { $voyage }. Monedas: { $awards }
raids-told-ended = 🏆 Gloria final: { $points }

## Lo que hizo un jugador, en pocas palabras

raids-did-take = tomó { $tiles }
raids-did-beat = venció a { $tiles }: +{ $points } de Gloria
raids-did-sell = vendió { $tiles }: +{ $points } de Gloria
raids-did-coins = +{ $coins } en Monedas
raids-did-send = { $vikings ->
    [one] envió 1 Vikingo
   *[other] envió { $vikings } Vikingos
}
raids-did-yield = { $vikings ->
    [0] esquivó a un Monstruo
    [one] sacrificó 1 Vikingo
   *[other] sacrificó { $vikings } Vikingos
}
raids-did-discard = descartó { $tiles }
raids-did-recruit = reclutó { $vikings }
raids-did-attack = ataca a { $who }
raids-did-drive-off = ahuyentó a { $who }
raids-did-flee = huyó de { $who }

## Why there are points

raids-source-coins = Monedas
raids-source-runes = Runas
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Estandartes
raids-source-goods = Mercancías vendidas
raids-source-monsters = Monstruos
raids-reason-pillage = una Moneda saqueada en { $space }, Viaje { $voyage }
raids-reason-arrival = { $rank } en llegar en el Viaje { $voyage }
raids-reason-award = { $rank } en el Embarcadero del Viaje { $voyage }: { $criterion }
raids-reason-rune = Runa { $number } (n.º { $place } de su lote)
raids-reason-mjollnir = { $tile } × tripulación { $crew }
raids-reason-pennant = { $tile } a bordo
raids-reason-sold = venta de { $tile } en un Puerto
raids-reason-monster = Monstruo { $strength } vencido en { $space }, Viaje { $voyage }

## What may be typed. Words with commas between; case and accents do not matter. No word may mean two things,
## not even in two languages.

raids-typed-place = colocar, coloca, poner, pon, reemplazar
raids-typed-discard = descartar, descarta, tirar, tira
raids-typed-drop = soltar, suelta, borda
raids-typed-sell = vender, vende, vendo
raids-typed-keep = conservar, nada, ninguna, ninguno
raids-typed-sail = navegar, navega, navego, ir, voy, parar, atacar, ataco
raids-typed-dock = atracar, atraco, embarcadero, volver, vuelvo
raids-typed-fight = luchar, lucho, combatir, vencer
raids-typed-yield = sacrificar, sacrifico, ceder
raids-typed-retaliate = responder, respondo, resistir
raids-typed-flee = huir, huyo
raids-typed-not = no
raids-typed-fillers = hasta, hacia, en, el, la, al, un, una, espacio

## The short rules

raids-about = Navega por el anillo del Mundo, llévate losetas, lucha por los mejores espacios y vuelve a tiempo. Cuatro viajes. En total unos 35 toques y 10 minutos por persona.
raids-rules-title = Raids: las reglas en breve
raids-rules-signs-title = Signos del tablero
raids-rules-intro =
    Cuatro Viajes alrededor del mundo. Zarpa del Embarcadero, sigue el recorrido hasta volver a él, consigue losetas, vence Monstruos y gana combates. Quien tenga más Gloria al final del cuarto Viaje gana; si hay empate, se comparte la victoria.
    A bordo caben losetas en los { $spaces } espacios de tu Barco; cada una tapa los Escudos de su espacio y aporta los suyos. Cada Escudo lleva un Vikingo: quien se queda sin Escudo cae al agua.
raids-rules-turn-title = Tu turno
raids-rules-turn =
    Juega el Barco más retrasado del recorrido, aunque sea varias veces seguidas.
    1. Toma la loseta en la que estás (salvo en tu primer turno del Viaje). Colócala en tu Barco, si quieres en lugar de otra, o descártala.
    2. Descarta todas las losetas que haya entre tu Barco y el siguiente.
    3. Navega hacia delante cuanto quieras y detente en una loseta, o vuelve al Embarcadero. La loseta será tuya al empezar tu próximo turno, si nadie te ha echado de allí.
raids-rules-clear-title = Lo que se descarta
raids-rules-clear =
    También se descartan Monstruos, Audiencias y Saqueos. { $waiting_ghost ->
        [off] Mientras quede el Barco de otro jugador a tu lado en el Embarcadero, no se descarta nada.
       *[on] Mientras quede otro Barco a tu lado en el Embarcadero, no se descarta nada.
    } { $docked_ahead ->
        [off] Los Barcos que ya han llegado no cuentan como si fueran delante.
       *[on] Los Barcos que ya han llegado cuentan como si fueran delante: el último en camino solo puede volver.
    }
raids-rules-pass-title = Por donde pasas
raids-rules-pass =
    Poblado: reclutas 1 Vikingo. Audiencia: por orden de paso, los Barcos reclutan { $visit }; los demás, ninguno. Saqueo: por orden de paso, toman Monedas de { $pillage }; los demás, ninguna.
    Ahí no puedes detenerte. { $recruits_stay ->
        [on] Los reclutas sin Escudo libre esperan a los Barcos siguientes.
       *[off] Los reclutas sin Escudo libre se pierden.
    }{ $room_at_sea ->
        [on] {" "}Antes puedes descartar una loseta de tu Barco si así haces sitio.
       *[off] {""}
    }{ $viking_limit ->
        [none] {""}
       *[other] {" "}Solo hay { $vikings } Vikingos: cuando se agotan, nadie recluta hasta que vuelva alguno.
    }
raids-rules-monster-title = Monstruos
raids-rules-monster =
    Al pasar por uno, luchas contra él o sacrificas 1 Vikingo (ninguno si no tienes). Luchar cuesta tantos Vikingos como su fuerza, 1 menos por cada Arma que lleves. El Monstruo vencido es tuyo y da tanta Gloria como su fuerza completa.
raids-rules-combat-title = Combate
raids-rules-combat =
    Si te detienes donde hay otro Barco, lo atacas; para eso necesitas un Vikingo. { $rolled_combat ->
        [on] Tú envías 1, que se pierde. Luego los dos tiran un dado por cada Vikingo a bordo, tres como máximo. Gana el total más alto; si hay empate, el Barco que ya estaba. Quien pierde se queda con 1 Vikingo menos y huye.
       *[off] Tú envías 1, tu rival envía 2 o huye, tú 3 o huyes, y así sucesivamente, siempre exactamente uno más. Todos los Vikingos enviados se pierden.
    }
    { $flight ->
        [by_rules] Quien huye descarta primero las losetas hasta el siguiente Barco, sigue navegando de inmediato, pasando por todo como siempre, y puede atacar de nuevo. Quien gana se queda.
       *[any] Quien huye sigue navegando de inmediato, pasando por todo como siempre, sin descartar losetas, y puede atacar de nuevo. Quien gana se queda.
    }
raids-rules-tiles-title = Losetas
raids-rules-tiles =
    A bordo: 🪓 Armas contra los Monstruos, ⛵ Velas (Vikingos al final de cada Viaje), 🔨 Mjöllnirs, 🚩 Estandartes y Mercancías. ×2 cuenta doble.
    Al lado: 🪨 Runas y ⚓ Puertos. Un Puerto vende en el acto 1 Mercancía de tu Barco (×2: hasta 2) y { $room_at_port ->
        [on] después recluta 1 Vikingo; si falta Escudo, antes puedes descartar una loseta de tu Barco.
       *[off] después recluta 1 Vikingo.
    }
raids-rules-scoring-title = Fin del Viaje y Gloria
raids-rules-scoring =
    Cuando todos han llegado, las Velas reclutan y el Embarcadero premia a los mejores con Monedas de { $coins }: en el primer Viaje por orden de llegada; { $harbor_needs_one ->
        [on] después, según su loseta, y solo a quien tenga al menos uno de lo que cuenta.
       *[off] después, según su loseta.
    }{ $sold_shields ->
        [on] {" "}Para los Escudos cuentan también los de las Mercancías vendidas.
       *[off] {""}
    } Los empates los gana quien llegó antes. El último en llegar zarpa primero.
    Gloria al final: Monedas; Runas por lotes ({ $runes }); cada Mjöllnir × tu tripulación; Estandartes a bordo; Mercancías vendidas; Monstruos vencidos. Las Mercancías sin vender no dan nada.
raids-rules-two-title = Dos jugadores
raids-rules-two =
    Un Barco Fantasma zarpa el último y avanza { $step } espacios siempre que es el más retrasado, de Poblado en Poblado. No combate ni se lleva nada, pero hasta él descartas losetas como hasta cualquier Barco. { $ghost_reorder ->
        [swap] Antes del siguiente Viaje cambia su puesto con el primero en llegar, así que zarpa el último.
       *[shift] Antes del siguiente Viaje pasa al puesto 1 y los demás se desplazan, así que zarpa el último.
    }{ $ghost_takes_coins ->
        [on] {" "}En el primer Viaje, nadie recibe las Monedas de su puesto.
       *[off] {""}
    }
raids-rules-credits-title = Créditos
raids-rules-credits =
    Raids es un juego de Brett J. Gilbert y Matthew Dunstan, ilustrado por Biboun y publicado por IELLO.
    Skald no tiene relación con ninguno de ellos y no usa ni sus ilustraciones ni sus textos. Compra la caja: es preciosa.
raids-rules-reconstruction = Los valores y Escudos de las losetas son una reconstrucción nuestra, no los de la caja.

# The headings of the log.
raids-log-voyage = Viaje { $voyage }
