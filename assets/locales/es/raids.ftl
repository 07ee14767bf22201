### Raids: boards, choices, events, reasons, rules.

## What the tiles are called. A bare number is Glory, × a number of symbols.

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

# A monster by its strength, in a story ("vence a …").
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

raids-award-arrival = llegar antes
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
raids-board-asks-place = { $who } toma { $tile }: ¿a bordo o fuera?
raids-board-asks-sell = { $left ->
    [one] { $who } está en un Puerto: ¿vende 1 Mercancía?
   *[other] { $who } está en un Puerto: ¿vende hasta { $left } Mercancías?
}
raids-board-asks-room = { $who } no tiene Escudos libres para reclutar: ¿tira una loseta por la borda?
raids-board-asks-sail = { $who } navega: ¿hasta dónde?
raids-board-asks-flight = { $who } debe dejar el espacio { $space }: ¿adónde va?
raids-board-combat = Combate en { $space }: { $attacker } ataca a { $defender } por { $tile }
raids-board-asks-fight = { $who }: ¿responde con { $vikings } o huye?
raids-board-rank = { $rank } { $who } · Gloria { $points }
raids-board-over = { $count ->
    [one] ¡{ $winners } gana con { $points } puntos de Gloria!
   *[other] ¡{ $winners } comparten la victoria con { $points } puntos de Gloria!
}
raids-board-waiting = zarpan: { $ships }
raids-board-astern = detrás de todos
raids-board-stock-none = (sin nada)
raids-board-ship = { $who } · Gloria { $points }
raids-board-crew = Tripulación { $crew } de { $shields }
raids-board-at = en { $space }
raids-board-leaving = sin zarpar
raids-board-home = llegada: { $rank }
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
raids-board-sold = vendido: { $goods }
raids-board-monsters = { $count ->
    [one] Monstruo { $strengths }
   *[other] Monstruos { $strengths }
}
raids-board-coins = Monedas { $coins }
raids-board-reward = { $criterion }: { $coins }
raids-board-next-reward = Viaje { $voyage }: { $criterion }
raids-board-ghost-next = Barco Fantasma: en { $space }, seguirá hasta { $next }
raids-board-ghost-leaving = Barco Fantasma: zarpa el último, primera parada { $next }
raids-board-ghost-home = Barco Fantasma: ya ha llegado
raids-board-pool = { $vikings ->
    [one] Queda 1 Vikingo en la reserva
   *[other] Quedan { $vikings } Vikingos en la reserva
}
raids-board-legend = 🧔 Vikingos · 🛡️ Escudos · número solo: Gloria
raids-board-legend-cleared = ✂️ desaparece al zarpar el barco

## Choices: what is on the button

raids-label-place = Poner { $tile } en { $slot }
raids-label-replace = Reemplazar { $slot } { $tile }
raids-label-discard = Descartar { $tile }
raids-label-sell = Vender { $slot } { $tile }
raids-label-sell-nothing = No vender
raids-label-keep = Conservar todo
raids-label-drop = Por la borda: { $slot } { $tile }
raids-label-sail = Navegar a { $space }: { $tile }
raids-label-attack = Atacar a { $who } en { $space }: { $tile }
raids-label-dock = Volver al Embarcadero
raids-label-fight = Luchar: { $tile } en { $space }
raids-label-yield = Sacrificar 1 Vikingo en { $space }
raids-label-yield-free = Pasar de largo al Monstruo en { $space }
raids-label-retaliate = { $vikings ->
    [one] Responder con 1 Vikingo
   *[other] Responder con { $vikings } Vikingos
}
raids-label-flee = Huir

## Choices: what they bring

raids-fact-crew-arrival = tripulación { $crew } al llegar
raids-fact-crew = tripulación { $before }→{ $after }
raids-fact-crew-same = la tripulación sigue en { $crew }
raids-fact-shields = Escudos { $before }→{ $after }
raids-fact-shields-same = Escudos { $shields }, como ahora
raids-fact-overboard = { $vikings ->
    [one] ⚠️ 1 Vikingo cae al agua
   *[other] ⚠️ { $vikings } Vikingos caen al agua
}
raids-fact-crew-full = tripulación { $crew } de { $shields }: los reclutas se pierden
raids-fact-space-freed = { $slot } queda libre
raids-fact-gone = { $tile } sale del juego
raids-fact-lost = { $vikings ->
    [one] se pierde 1 recluta sin Escudo
   *[other] se pierden { $vikings } reclutas sin Escudo
}
raids-fact-recruits = { $vikings ->
    [one] recluta 1
   *[other] recluta { $vikings }
}
raids-fact-coins = +{ $coins } en Monedas
raids-fact-glory = { $points ->
    [one] +1 punto de Gloria
   *[other] +{ $points } puntos de Gloria
}
raids-fact-unsold = lo no vendido no da Gloria
raids-fact-enemy = contra { $who }, que tiene { $crew }
raids-fact-exposed = ⚠️ posible ataque de { $ships }
raids-fact-again = vuelves a mover
raids-fact-rank = llegada: { $rank }
raids-fact-monster-stays = el Monstruo se queda
raids-fact-and-on = y sigues navegando
raids-fact-cannot-answer = { $who } tiene { $crew } y debe huir
raids-fact-can-answer = { $who } tiene { $crew }, necesita { $vikings }
raids-fact-no-answer = no puede responder: ganas por { $mine }
raids-fact-all-in-won = si ambos siguen, ganas: tú −{ $mine }, rival −{ $theirs }
raids-fact-all-in-lost = si ambos siguen, pierdes: tú −{ $mine }, rival −{ $theirs }
raids-fact-flee-to = a { $places }
raids-fact-rolled = ambos tiran dados

## What is at stake

raids-brief-fight-title = Combate por { $tile } en { $space }
raids-brief-fight-attacker = { $who } ataca: le quedan { $crew }
raids-brief-fight-defender = { $who } ocupa la loseta: tripulación { $crew }
raids-brief-fight-stay = { $vikings ->
    [one] Para quedarte, envía 1 Vikingo: te quedan { $after }.
   *[other] Para quedarte, envía { $vikings } Vikingos: te quedan { $after }.
}
raids-brief-fight-next = Después { $who } tiene { $crew } y necesita { $vikings } para responder.
raids-brief-fight-broke = Después { $who } tiene { $crew }, necesitaría { $vikings } para responder y debe huir.
raids-brief-fight-won = Si ambos siguen mientras puedan, te quedas con la loseta. Desde ahora pierdes { $mine } y { $who } pierde { $theirs }.
raids-brief-fight-lost = Si ambos siguen mientras puedan, { $who } se queda con la loseta. Desde ahora pierdes { $mine } y { $who } pierde { $theirs }.
raids-brief-fight-flee = Si huyes, conservas tu tripulación de { $crew } y sigues navegando de inmediato. A tu alcance: { $places }
raids-brief-place-title = { $tile }: ¿a bordo o fuera?
raids-brief-place = { $free ->
    [0] No queda ningún espacio libre: reemplaza una loseta o descarta esta. Lo que se va sale del juego.
    [one] Queda 1 espacio libre. También puedes reemplazar una loseta o descartar esta; lo que se va sale del juego.
   *[other] Quedan { $free } espacios libres. También puedes reemplazar una loseta o descartar esta; lo que se va sale del juego.
}
raids-brief-sell-title = Puerto: ¿vender Mercancías?
raids-brief-sell = { $left ->
    [one] Puedes vender 1 Mercancía ahora, pero no más tarde en este Puerto. Después reclutas 1 Vikingo.
   *[other] Puedes vender hasta { $left } Mercancías ahora, pero no más tarde en este Puerto. Después reclutas 1 Vikingo.
}
raids-brief-room-title = Sin Escudos libres
raids-brief-room = Hay reclutas esperando y ningún Escudo para ellos. Puedes tirar una loseta por la borda, para siempre, o seguir sin ellos.
raids-brief-sail-title = Navegar: ¿hasta dónde?
raids-brief-flight-title = Debes huir: ¿adónde?
raids-brief-sail = Tomarás la loseta en la que te detengas al empezar tu próximo turno, si sigues allí.
raids-brief-flight-attacked = { $who } te ha atacado en el espacio { $space } y se queda allí.
raids-brief-flight-lost = Has perdido el combate del espacio { $space }: { $who } se queda allí.
raids-brief-flight-few = { $crew ->
    [0] No tienes ningún Vikingo: para responder hacían falta al menos { $vikings }.
    [one] Tienes 1 Vikingo: para responder hacían falta al menos { $vikings }.
   *[other] Tienes { $crew } Vikingos: para responder hacían falta al menos { $vikings }.
}
raids-brief-flight-rolled = Los dados han decidido.
raids-brief-flight = Huyes: sigues navegando de inmediato. No despejas nada y, con al menos 1 Vikingo, puedes volver a atacar.
raids-brief-monster = { $tile } espera en { $space }. Vencerlo te cuesta { $cost }; tu tripulación allí: { $crew }.
raids-brief-clearing = ✂️ Antes de zarpar despejas: { $tiles }

## What happens

raids-told-seated = 🎲 Empieza { $who }. Tripulaciones: { $crews }
raids-told-harbors = 🏁 Próximos premios del Embarcadero: { $rewards }
raids-told-voyage = 🗺️ Empieza el viaje { $voyage } ({ $criterion }). Zarpan: { $ships }
raids-told-took = { $emoji } { $who } toma { $tile }
raids-told-replaced = ♻️ { $who } la cambia por { $tile }, que sale del juego
raids-told-discarded = 🗑️ { $who } descarta { $tile }
raids-told-dropped = 🗑️ { $who } tira { $tile } por la borda
raids-told-sold = 💱 { $who } vende { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } pierde 1 Vikingo: no hay Escudo para él
   *[other] 🌊 { $who } pierde { $vikings } Vikingos: no hay Escudos para ellos
}
raids-told-village = 🧔 { $who } recluta { $vikings } en el Poblado de { $space }
raids-told-visit = 🧔 { $who } recluta { $vikings } en la Audiencia de { $space }
raids-told-port = 🧔 { $who } recluta { $vikings } en el Puerto
raids-told-sails = 🧔 { $who } recluta { $vikings } con las Velas
raids-told-lost = { $lost ->
    [one] (1 perdido: sin Escudo)
   *[other] ({ $lost } perdidos: sin Escudo)
}
raids-told-pillaged = 🪙 { $who } saquea una Moneda de { $coins } en { $space }
raids-told-cleared = ✂️ { $who } despeja { $tiles }
raids-told-stopped = 🧭 { $who } se detiene en { $space }
raids-told-docked = 🏁 { $who } llega al Embarcadero: { $rank }
raids-told-ghost-docked = 👻 El Barco Fantasma llega al Embarcadero: { $rank }
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
raids-told-voyage-ended = 🏁 Termina el viaje { $voyage }. Monedas: { $awards }
raids-told-ended = 🏆 Gloria final: { $points }

## Why there are points

raids-source-coins = Monedas
raids-source-runes = Runas
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Estandartes
raids-source-goods = Mercancías vendidas
raids-source-monsters = Monstruos
raids-reason-pillage = una Moneda saqueada en { $space }, viaje { $voyage }
raids-reason-award = { $rank } en el Embarcadero del viaje { $voyage }: { $criterion }
raids-reason-rune = Runa { $number } (número { $place } de su lote)
raids-reason-mjollnir = { $tile } × tripulación { $crew }
raids-reason-pennant = { $tile } a bordo
raids-reason-sold = { $tile }, vendido en un Puerto
raids-reason-monster = Monstruo { $strength } vencido en { $space }, viaje { $voyage }

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

raids-rules-title = Raids: reglas breves
raids-rules-intro =
    Cuatro viajes por el mar del Norte. Navega desde el Embarcadero por el recorrido hasta volver a él, consigue losetas, vence Monstruos y gana combates. Quien tenga más Gloria tras el cuarto viaje gana; los empates se comparten.
    A bordo caben losetas en los { $spaces } espacios de tu Barco; cada una tapa los Escudos de su espacio y trae los suyos. Cada Escudo lleva un Vikingo: quien se queda sin Escudo cae al agua.
raids-rules-turn-title = Tu turno
raids-rules-turn =
    Mueve el Barco más retrasado del recorrido, aunque sea varias veces seguidas.
    1. Toma la loseta en la que estás (salvo en tu primer turno del viaje). Súbela a bordo, si quieres en lugar de otra, o descártala.
    2. Despeja: desaparecen todas las losetas entre tu Barco y el siguiente.
    3. Navega hacia delante cuanto quieras y detente en una loseta, o vuelve al Embarcadero. La loseta será tuya al empezar tu próximo turno, si nadie te ha echado.
raids-rules-clear-title = Despejar
raids-rules-clear =
    También desaparecen Monstruos, Audiencias y Saqueos. Mientras quede otro Barco a tu lado en el Embarcadero, no se despeja nada. Los Barcos que ya han llegado cuentan como si estuvieran delante: el último en camino solo puede volver.
raids-rules-pass-title = Por donde pasas
raids-rules-pass =
    Poblado: recluta 1 Vikingo. Audiencia: por orden de paso se reclutan { $visit } y después ninguno. Saqueo: por orden de paso se toman Monedas de { $pillage } y después ninguna.
    Ahí no puedes detenerte. Los reclutas sin Escudo libre se pierden.
raids-rules-monster-title = Monstruos
raids-rules-monster =
    Al pasar por uno, luchas contra él o sacrificas 1 Vikingo (ninguno si no tienes). Luchar cuesta tantos Vikingos como su fuerza, 1 menos por cada Arma que lleves. El Monstruo vencido es tuyo y da tanta Gloria como su fuerza completa.
raids-rules-combat-title = Combate
raids-rules-combat =
    Si te detienes donde hay otro Barco, lo atacas; necesitas un Vikingo. Tú envías 1, el rival 2 o huye, tú 3 o huyes, y así siempre exactamente uno más. Todos los enviados se pierden.
    Quien huye sigue navegando de inmediato con los efectos de siempre, sin despejar, y puede atacar al siguiente. Quien gana se queda.
raids-rules-tiles-title = Losetas
raids-rules-tiles =
    A bordo: 🪓 Armas contra los Monstruos, ⛵ Velas (Vikingos al final de cada viaje), 🔨 Mjöllnirs, 🚩 Estandartes y Mercancías. ×2 cuenta doble.
    Al lado: 🪨 Runas y ⚓ Puertos. Un Puerto vende en el acto 1 Mercancía de tu Barco (×2: hasta 2) y después recluta 1 Vikingo.
raids-rules-scoring-title = Fin del viaje y Gloria
raids-rules-scoring =
    Cuando todos han llegado, las Velas reclutan y el Embarcadero premia a los mejores con Monedas de { $coins }: en el primer viaje por orden de llegada, después según su loseta. En los empates gana quien llegó antes. El último en llegar zarpa primero.
    Gloria al final: Monedas; Runas por lotes ({ $runes }); cada Mjöllnir × tu tripulación; Estandartes a bordo; Mercancías vendidas; Monstruos vencidos. Lo no vendido no da nada.
raids-rules-two-title = Dos jugadores
raids-rules-two =
    Un Barco Fantasma zarpa el último y avanza { $step } espacios siempre que es el más retrasado, de Poblado en Poblado. No combate ni se lleva nada, pero despejas hasta él como hasta cualquier Barco. En cada viaje vuelve a zarpar el último.
raids-rules-credits-title = Créditos
raids-rules-credits =
    Raids es un juego de Brett J. Gilbert y Matthew Dunstan, ilustrado por Biboun y publicado por IELLO.
    Skald no tiene relación con ninguno de ellos y no usa ni sus ilustraciones ni sus textos. Compra la caja: es preciosa.
raids-rules-reconstruction = Los valores y Escudos de las losetas son una reconstrucción nuestra, no los de la caja.
