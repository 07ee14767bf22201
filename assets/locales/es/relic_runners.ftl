### Relic Runners: tableros, opciones, sucesos, razones, reglas.

relic-runners-vp = { $points } PV

## Lugares, fichas, cajas

relic-runners-camp = Campamento Base
relic-runners-ruin = Ruina
relic-runners-temple-ivory = Templo de Marfil
relic-runners-temple-blue = Templo Azul
relic-runners-temple-purple = Templo Púrpura
relic-runners-relic-green = sapo
relic-runners-relic-ivory = calavera
relic-runners-relic-blue = ave
relic-runners-relic-purple = amuleto
relic-runners-reserve = reserva
relic-runners-bottom = abajo
relic-runners-column-machete = Machete
relic-runners-column-compass = Brújula
relic-runners-column-shovel = Pala

relic-runners-tile-p1 = Alijo
relic-runners-tile-p2 = Herrero
relic-runners-tile-p3 = Despensa
relic-runners-tile-p4 = Caja extra
relic-runners-tile-p5 = De vuelta
relic-runners-tile-p6 = Nueva ruta
relic-runners-tile-p7 = Brazo largo
relic-runners-tile-p8 = Espíritus del río
relic-runners-tile-i1-1 = Coleccionista
relic-runners-tile-i1-2 = Previsor
relic-runners-tile-i1-3 = Reliquias gemelas
relic-runners-tile-i1-4 = Abrecaminos
relic-runners-tile-i1-5 = Bien equipado
relic-runners-tile-i1-6 = Último esfuerzo
relic-runners-tile-i2-1 = Atajo
relic-runners-tile-i2-2 = Topógrafo
relic-runners-tile-i2-3 = Suministros
relic-runners-tile-i2-4 = Obra doble
relic-runners-tile-i2-5 = Obra lejana
relic-runners-tile-i2-6 = Portal
relic-runners-tile-i3-1 = Caminero
relic-runners-tile-i3-2 = Pionero
relic-runners-tile-i3-3 = Anticuario
relic-runners-tile-i3-4 = Peaje
relic-runners-tile-i3-5 = Campista
relic-runners-tile-i3-6 = Salida

relic-runners-does-p1 = 3 PV
relic-runners-does-p2 = subir 1 paso una Caja
relic-runners-does-p3 = 2 Raciones
relic-runners-does-p4 = una Caja de la reserva a la parte inferior
relic-runners-does-p5 = ir al Campamento Base, 3 Raciones
relic-runners-does-p6 = mover 1 de tus Caminos
relic-runners-does-p7 = tomar también la ficha de un lugar adyacente
relic-runners-does-p8 = voltear hasta 2 fichas de río
relic-runners-does-i1-1 = al final, 3 PV por ficha de Marfil
relic-runners-does-i1-2 = al final, 2 PV por Ración
relic-runners-does-i1-3 = al final, 5 PV por Reliquia repetida
relic-runners-does-i1-4 = al final, 1 PV por Camino en el tablero
relic-runners-does-i1-5 = al final, 4 PV por Caja en la Tabla
relic-runners-does-i1-6 = al final, un turno extra
relic-runners-does-i2-1 = una vez, el Sendero desconocido, donde sea
relic-runners-does-i2-2 = una vez, mirar las fichas de un Templo y elegir una
relic-runners-does-i2-3 = una vez, hasta 5 Raciones al empezar tu turno
relic-runners-does-i2-4 = una vez, colocar 2 Caminos en lugar de 1
relic-runners-does-i2-5 = una vez, colocar un Camino en cualquier lugar
relic-runners-does-i2-6 = una vez, ir a un Templo del mismo color
relic-runners-does-i3-1 = 1 PV por Camino que coloques
relic-runners-does-i3-2 = 1 PV por la primera ficha de un lugar
relic-runners-does-i3-3 = 1 PV más cuando un Templo da PV
relic-runners-does-i3-4 = una Ración cuando otro mueve un Camino
relic-runners-does-i3-5 = 1 Ración más en el Campamento Base
relic-runners-does-i3-6 = voltear una ficha al salir del Campamento

relic-runners-box-m1 = la ficha de este Templo
relic-runners-box-m2 = 2 Raciones
relic-runners-box-m3 = 4 PV por Reliquia
relic-runners-box-c1 = mover 1 Camino
relic-runners-box-c2 = mover 2 Caminos
relic-runners-box-c3 = 2 PV por Camino de tu ruta
relic-runners-box-s1 = otra Caja o 2 PV
relic-runners-box-s2 = colocar un Camino
relic-runners-box-s3 = doblar los PV del turno

relic-runners-power-start-outside = empezar junto al Campamento Base
relic-runners-power-extra-toolbox = empezar con 2 Cajas en la parte inferior de la Tabla de Progresión
relic-runners-power-extra-ration = empezar con 4 Raciones
relic-runners-power-start-pathway = empezar con un Camino junto al Campamento Base
relic-runners-power-start-level1 = empezar con la Caja en el nivel 1

## El tablero

relic-runners-board-title = Relic Runners · Ronda { $round }
relic-runners-board-title-over = Relic Runners · Fin de la partida
relic-runners-board-relics = Reliquias recolectadas: { $taken }. Con { $wanted } llegan los últimos turnos.
relic-runners-board-last-turns = ¡Últimos turnos! { $who } ha provocado el final; los demás juegan una vez más.
relic-runners-board-extra = El turno extra, el último de la partida
relic-runners-board-reach = Al alcance: { $sites }
relic-runners-board-effects = Lo que hacen las fichas
relic-runners-board-ruins = Ruinas
relic-runners-temples-ivory = Templos de Marfil
relic-runners-temples-blue = Templos Azules
relic-runners-temples-purple = Templos Púrpura
relic-runners-board-relic = Reliquia
relic-runners-board-empty = vacío
relic-runners-board-tokens = Fichas de río sin usar: { $coloured } de { $all }
relic-runners-board-grey = Usadas: { $tokens }
relic-runners-board-hidden-tile = nivel { $level }
relic-runners-board-explorer = Explorador { $explorer }
relic-runners-seat-at = en { $site }
relic-runners-seat-rations = { $count ->
    [one] { $count } Ración
   *[other] { $count } Raciones
}
relic-runners-seat-boxes = Cajas: { $table }
relic-runners-seat-reserve = { $count } en reserva
relic-runners-seat-paths = Caminos: { $trails }
relic-runners-seat-left = { $count ->
    [one] queda { $count } Camino
   *[other] quedan { $count } Caminos
}
relic-runners-seat-coins = { $coins } en monedas
relic-runners-seat-blue = Azules: { $tiles }
relic-runners-board-over = { $count ->
    [one] ¡{ $winners } gana con { $points } PV!
   *[other] ¡{ $winners } comparten la victoria con { $points } PV!
}
relic-runners-tie-breaker = En caso de empate gana quien tiene más Reliquias y, después, quien las tiene más variadas.
relic-runners-board-legend = ▮ fichas que quedan (Templos: niveles, el superior primero) · → Senderos · 🌊 ficha de río sin usar · 🥫 Raciones · 🧰 Cajas de Herramientas · 🥾 Caminos · 🪙 monedas ocultas · 🟦 Fichas Azules · ⬇ Cajas en la parte inferior · 🏺 Reliquias recolectadas / con cuántas llegan los últimos turnos

## Qué se pregunta, y qué ayuda

relic-runners-ask-explorer = ¿Qué Explorador elegir?
relic-runners-help-explorer = Cada Explorador puede jugarse con un pequeño poder o sin ninguno.
relic-runners-ask-move = ¿Adónde ir desde { $site }?
relic-runners-help-move = Tienes que moverte. Puedes recorrer como mucho un Sendero sin Camino tuyo, y solo el primero o el último. Antes puedes usar una Caja.
relic-runners-ask-depart = Voltea una ficha antes de abandonar el Campamento Base
relic-runners-help-depart = Lo dice tu ficha de Marfil cada vez que abandonas el Campamento Base: una ficha de río, en cualquier sentido. No da ningún paso, salvo que sea la última de color.
relic-runners-ask-walk = ¿Seguir o parar tras { $thing }?
relic-runners-help-walk = Sigue, o para donde puedas. Ningún Sendero se recorre dos veces; el Campamento Base termina el movimiento.
relic-runners-ask-arrived = ¿Explorar { $site } o terminar el turno?
relic-runners-ask-after = ¿Usar una Caja o terminar el turno?
relic-runners-help-arrived = Explorar cuesta 1 Ración. Puedes usar una Caja por turno, antes o después.
relic-runners-help-after = Puedes usar una Caja por turno.
relic-runners-ask-expedition = ¿Recolectar { $thing } de { $site }?
relic-runners-help-expedition = Has completado tu Expedición de Reliquias. Si recolectas la Reliquia, da ahora 2 PV por Sendero y cuenta al final; si no, sigue allí.
relic-runners-ask-dash = ¿Jugar un turno extra?
relic-runners-help-dash = Descarta tu ficha de Marfil para jugar un turno entero más, el último de la partida.
relic-runners-ask-over = La partida ha terminado
relic-runners-help-over = Ya no hay nada que decidir.
relic-runners-ask-start-site = ¿Dónde empezar?
relic-runners-help-start-site = Tu Explorador puede empezar en un lugar junto al Campamento Base. Tu primer movimiento no puede terminar en ese mismo lugar.
relic-runners-ask-place = ¿En qué Sendero colocar un Camino?
relic-runners-help-place = En un Sendero junto a tu Explorador que no tenga ya un Camino tuyo.
relic-runners-help-place-anywhere = En cualquier Sendero del tablero que no tenga ya un Camino tuyo.
relic-runners-help-start-pathway = Tu primer Camino va en un Sendero junto al Campamento Base.
relic-runners-ask-start-column = ¿En qué columna empieza la Caja?
relic-runners-ask-steps = { $n ->
    [one] 1 paso: ¿qué Caja sube?
   *[other] { $n } pasos: ¿qué Caja sube?
}
relic-runners-help-steps = De la parte inferior, a cualquier columna; después, siempre hacia arriba. Machete: explorar y Raciones. Brújula: Caminos. Pala: Cajas y puntos.
relic-runners-ask-survey = { $site }: ¿la ficha superior o mirarlas todas?
relic-runners-help-survey = Tu ficha de Marfil te deja mirar todas las fichas de este Templo y tomar cualquiera. Luego se gasta.
relic-runners-ask-pick = ¿Qué ficha de { $site } tomar?
relic-runners-help-pick = Tomas una; las demás quedan en el mismo orden.
relic-runners-ask-lift = { $n ->
    [one] ¿Qué Camino mover?
   *[other] ¿Qué Camino mover? Quedan { $n } por mover
}
relic-runners-help-lift = Irá a cualquier Sendero sin Camino tuyo; el segundo no va adonde estaba el primero.
relic-runners-ask-lay = ¿Adónde va el Camino de { $thing }?
relic-runners-help-lay = A cualquier Sendero sin Camino tuyo; el segundo no va adonde estaba el primero.
relic-runners-ask-reach = ¿Y qué lugar adyacente a { $site }?
relic-runners-help-reach = Tomas su ficha superior como si estuvieras allí, sin gastar otra Ración.
relic-runners-ask-flip = { $n ->
    [one] ¿Voltear una ficha de río?
   *[other] ¿Voltear hasta { $n } fichas de río?
}
relic-runners-help-flip = En cualquier sentido. Si volteas la última sin usar, todas vuelven a su cara de color y ganas 1 paso.
relic-runners-ask-keep = ¿Qué ficha de Marfil de nivel { $n } conservar?
relic-runners-help-keep = Has encontrado { $thing }. Solo puedes tener una ficha de cada nivel; la otra se descarta a cambio de 2 PV.
relic-runners-ask-supply = ¿Una Caja o 2 PV?
relic-runners-help-supply = La Caja pasa de tu reserva a la parte inferior de la Tabla de Progresión.
relic-runners-ask-show = ¿Mostrar la Ficha Azul para doblarla?
relic-runners-help-show = Si la muestras, ganas ahora otra vez sus puntos y todos los conocerán. La ficha sigue siendo tuya.

relic-runners-brief-last-turn = Este es tu último turno.
relic-runners-brief-last-turn-dash = Este es tu último turno, y luego el extra si aún tienes la ficha «Último esfuerzo».
relic-runners-brief-last-turn-perhaps = Este es tu último turno, salvo que tomes la ficha «Último esfuerzo».
relic-runners-brief-pair = { $relic }: si terminas en { $sites }, completas una Expedición, a 2 PV por Sendero.
relic-runners-brief-no-pair = { $relic }: todavía no hay a la vista otra Reliquia de este color.

## Opciones: lo que dice el botón

relic-runners-label-explorer = El Explorador { $explorer }
relic-runners-label-no-explorer = Sin poder
relic-runners-label-start = Empezar en { $site }
relic-runners-label-explore = Explorar { $site }
relic-runners-label-walk = Ir a { $site }
relic-runners-branch-steps = Paso a paso…
relic-runners-branch-ways = Otros recorridos…
relic-runners-branch-more = Más…
relic-runners-way-tokens = más fichas de río
relic-runners-way-short = camino más corto
relic-runners-way-shortcut = con el Atajo
relic-runners-label-go = Un paso a { $site }
relic-runners-label-go-on = Seguir a { $site }
relic-runners-label-stop = Parar en { $site }
relic-runners-label-jump = Portal a { $site }
relic-runners-label-refill = Reabastecer Raciones
relic-runners-label-up = { $to }: { $action }
relic-runners-label-double = Colocar 2 Caminos
relic-runners-label-remote = Colocar en cualquier lugar
relic-runners-label-reach = Tomar de { $site }
relic-runners-label-flip = Voltear la ficha de { $trail }
relic-runners-label-top = Tomar la ficha superior
relic-runners-label-peek = Mirar todas las fichas
relic-runners-label-pick = Nivel { $level }: { $tile }
relic-runners-label-keep = Conservar { $tile }
relic-runners-label-kit = Una Caja de la reserva
relic-runners-label-show = Mostrarla
relic-runners-label-hide = Mantenerla oculta
relic-runners-label-take = Recolectar { $relic } de { $site }
relic-runners-label-pass-relic = Dejar allí la Reliquia
relic-runners-label-pass = No colocar ninguno
relic-runners-label-pass-flip = No voltear más
relic-runners-label-dash = Jugar el turno extra
relic-runners-label-decline = Renunciar al turno extra
relic-runners-label-rest = Descansar en el Campamento Base
relic-runners-label-end = Terminar el turno

## Opciones: la razón en el botón, 25 caracteres como mucho

relic-runners-gist-shrine = Santuario: { $relic }

## Opciones: lo que traen

relic-runners-fact-trails = { $count ->
    [one] 1 Sendero
   *[other] { $count } Senderos
}
relic-runners-fact-own = con tu Camino
relic-runners-fact-unknown = Sendero desconocido
relic-runners-lies-relic = Santuario con Reliquia: { $relic }
relic-runners-lies-empty = Santuario vacío
relic-runners-fact-spends = gasta { $tile }
relic-runners-fact-hidden = sus puntos siguen en secreto
relic-runners-fact-shown = todos la ven
relic-runners-fact-tokens-stay = las fichas de río se quedan como están
relic-runners-fact-relic-stays = sin puntos, y aún se podrá recolectar
relic-runners-fact-reserve-stays = el Camino se queda en tu reserva
relic-runners-fact-game-ends = la partida termina
relic-runners-fact-no-power = como en una primera partida
relic-runners-fact-idle = ahora no da nada
relic-runners-fact-from = desde { $from }
relic-runners-fact-shrine = { $site } pasa a Santuario: { $relic }
relic-runners-fact-next-turn = próximo turno, posible: Expedición { $relic } a { $site }, { $vp }
relic-runners-fact-route = ruta más larga { $before }→{ $after }
relic-runners-fact-route-stays = tu ruta más larga no cambia
relic-runners-fact-route-without = sin él, ruta más larga { $after }
relic-runners-fact-river = un río
relic-runners-fact-reset = las fichas de río vuelven a su color
relic-runners-fact-turns-grey = queda usada
relic-runners-fact-turns-coloured = vuelve a su cara de color
relic-runners-fact-given-up = descarta { $tile }
relic-runners-fact-unexplored = sin explorar
relic-runners-fact-turn-ends = fin del turno
relic-runners-fact-last-turns = empiezan los últimos turnos

## Opciones: los números que cambian

relic-runners-count-points = { $by } PV
relic-runners-count-relics = Reliquias { $before }→{ $after }
relic-runners-count-pathways = Caminos { $before }→{ $after }
relic-runners-count-boxes = Cajas { $before }→{ $after }
relic-runners-count-ivory = Marfil { $before }→{ $after }
relic-runners-count-steps = pasos { $by }
relic-runners-count-rations = Raciones { $before }→{ $after }

## Opciones: lo que se pregunta después

relic-runners-then-survey = luego: la de arriba o mirar
relic-runners-then-pick = luego: elegir una ficha
relic-runners-then-place = luego: colocar un Camino
relic-runners-then-lift = luego: mover un Camino
relic-runners-then-lay = luego: elegir el Sendero
relic-runners-then-reach = luego: una ficha vecina
relic-runners-then-flip = luego: voltear una ficha de río
relic-runners-then-keep = luego: conservar una de dos
relic-runners-then-supply = luego: una Caja o 2 PV
relic-runners-then-show = luego: mostrar la Azul o no
relic-runners-then-expedition = luego: recolectar o no
relic-runners-then-dash = luego: el turno extra o no
relic-runners-then-start-site = luego: elegir dónde empezar
relic-runners-then-start-pathway = luego: colocar un Camino
relic-runners-then-start-column = luego: elegir columna

## Lo que pasa

relic-runners-told-seated = 🎲 Empieza { $who }
relic-runners-told-revealed = 🟪 { $site } muestra ahora { $tile }
relic-runners-told-explorer = 🤠 { $who } juega con el Explorador { $explorer }: { $power }
relic-runners-told-no-explorer = 🤠 { $who } juega sin poder
relic-runners-told-started = 📍 { $who } empieza en { $site }
relic-runners-told-walked = 👣 { $who } recorre { $path }
relic-runners-told-carried = 🌀 { $who } se teletransporta a { $site }
relic-runners-told-relic = 🏺 { $who } recolecta la Reliquia de { $site }: { $relic }
relic-runners-told-scored = 🪙 { $who } +{ $points } PV: { $reason }
relic-runners-told-token-grey = 🌊 { $who } usa la ficha de río de { $trail }
relic-runners-told-token-coloured = 🌊 { $who } devuelve la ficha de río de { $trail } a su color
relic-runners-told-reset = 🌊 Se ha usado la última ficha de río: todas vuelven a su color
relic-runners-told-box-moved = 🧰 { $who } mueve una Caja: { $from } → { $to }
relic-runners-told-steps-lost = { $steps ->
    [one] 🧰 { $who } pierde 1 paso: ninguna Caja puede darlo
   *[other] 🧰 { $who } pierde { $steps } pasos: ninguna Caja puede darlos
}
relic-runners-told-box-used = 🧰 { $who } usa la Caja de { $space }: { $action }
relic-runners-told-rations = { $rations ->
    [one] 🥫 { $who } toma 1 Ración
   *[other] 🥫 { $who } toma { $rations } Raciones
}
relic-runners-told-ruin = 🌿 { $who } explora la Ruina { $site } (ficha { $level })
relic-runners-told-blue = { $who } toma una ficha oculta de nivel { $level } de { $site }
relic-runners-told-tile = { $who } toma { $tile } de { $site }
relic-runners-told-peeked = 👁️ { $who } mira las fichas de { $site }
relic-runners-told-ivory-used = ⬜ { $who } gasta { $tile }
relic-runners-told-ivory-gone = ⬜ { $who } descarta { $tile }
relic-runners-told-shown = 🟦 { $who } muestra una Ficha Azul de { $points } PV
relic-runners-told-placed = 🥾 { $who } coloca un Camino en { $trail }
relic-runners-told-moved = 🥾 { $who } mueve un Camino: { $from } → { $to }
relic-runners-told-found = ✨ { $site } es ahora un Santuario con Reliquia: { $relic }
relic-runners-told-last-turns = ⏳ { $who } provoca los últimos turnos
relic-runners-told-dash = 🏃 { $who } juega el turno extra
relic-runners-told-no-dash = ✋ { $who } renuncia al turno extra
relic-runners-told-ended = 🏆 Puntos finales: { $points }

## Lo que hizo un jugador, en pocas palabras

relic-runners-did-take = tomó { $items }
relic-runners-did-explore = exploró { $items }
relic-runners-did-walk = está en { $site }
relic-runners-did-keep = { $tile } (conservada)
relic-runners-did-path = Camino en { $items }
relic-runners-did-use = usó { $items }
relic-runners-did-raise = Caja en { $items }
relic-runners-did-turn = volteó { $items }

## Por qué hay puntos

relic-runners-source-coins = Monedas
relic-runners-source-blue = Fichas Azules
relic-runners-source-relics = Reliquias
relic-runners-source-ivory = Ficha de Marfil
relic-runners-reason-expedition = { $count ->
    [one] Expedición de 1 Sendero
   *[other] Expedición de { $count } Senderos
}
relic-runners-reason-tile = { $tile }
relic-runners-reason-given-up = una ficha de Marfil descartada
relic-runners-reason-box = Caja en { $space }: { $action }
relic-runners-reason-doubling = se doblan los PV de este turno
relic-runners-reason-shown = una Ficha Azul mostrada para doblarla
relic-runners-reason-blue = Ficha Azul de nivel { $level } de { $site }
relic-runners-reason-relic = la primera Reliquia de su color: { $relic }, de { $site }
relic-runners-reason-ivory = { $tile } al final

## Lo que se puede escribir. Palabras separadas por comas; mayúsculas y acentos no importan.

relic-runners-typed-explorer = poder
relic-runners-typed-start = empezar, comenzar
relic-runners-typed-explore = explorar, excavar
relic-runners-typed-walk = andar, caminar, mover, ir
relic-runners-typed-go = seguir, avanzar
relic-runners-typed-stop = parar, detener
relic-runners-typed-jump = saltar, salto, portal
relic-runners-typed-refill = reabastecer, rellenar, completar
relic-runners-typed-box = caja, usar
relic-runners-typed-up = subir
relic-runners-typed-place = poner, colocar, camino
relic-runners-typed-double = doble, dos
relic-runners-typed-remote = lejos, cualquiera
relic-runners-typed-lift = levantar
relic-runners-typed-lay = tender
relic-runners-typed-reach = tomar, alcanzar
relic-runners-typed-flip = voltear, girar
relic-runners-typed-top = superior, arriba
relic-runners-typed-peek = mirar
relic-runners-typed-pick = nivel, elegir
relic-runners-typed-keep = conservar, guardar
relic-runners-typed-kit = reserva
relic-runners-typed-points = puntos, pv
relic-runners-typed-show = mostrar
relic-runners-typed-hide = ocultar, esconder
relic-runners-typed-take = recolectar, reliquia
relic-runners-typed-dash = extra
relic-runners-typed-decline = rechazar, renunciar
relic-runners-typed-end = terminar, acabar, fin, descansar
relic-runners-typed-yes = sí
relic-runners-typed-pass = pasar
relic-runners-typed-no = ninguno, nada
relic-runners-typed-tokens = fichas
relic-runners-typed-short = corto, corta
relic-runners-typed-shortcut = atajo
relic-runners-typed-machete = machete
relic-runners-typed-compass = brújula
relic-runners-typed-shovel = pala
relic-runners-typed-camp = campamento
relic-runners-typed-fillers = al, el, la, los, las, en, con, de, por, hasta, ficha

## Las reglas en breve

relic-runners-about = Abre Caminos en la jungla, vacía Ruinas y Templos y haz largos viajes en busca de Reliquias. Unos 35 toques y 12 minutos por persona.
relic-runners-rules-title = Relic Runners: las reglas en breve
relic-runners-rules-signs-title = Signos del tablero
relic-runners-rules-intro =
    Los Exploradores abren Caminos por la jungla, vacían Ruinas y Templos y corren de Santuario en Santuario en busca de Reliquias. Gana quien tenga más Puntos de Victoria (PV) al final.
relic-runners-rules-turn-title = Tu turno
relic-runners-rules-turn =
    Puedes usar una Caja de Herramientas en cualquier momento del turno.
    1. Muévete: es obligatorio, y no puedes terminar donde empezaste. Si terminas en el Campamento Base, tomas 3 Raciones y tu turno acaba. En una Carta caben 5 como máximo.
    2. Si quieres, explora el lugar donde estás por 1 Ración.
relic-runners-rules-walk-title = Moverse
relic-runners-rules-walk =
    Recorre cuantos Senderos con Caminos tuyos quieras y, como mucho, uno sin ellos: el primero o el último. Ninguno dos veces. El Campamento Base termina el movimiento. Los Caminos ajenos ni ayudan ni estorban.
    Cada ficha de río sin usar (de color) por la que pasas queda usada y sube 1 paso una de tus Cajas. Cuando se usa la última, todas vuelven a su color y ganas 1 paso más.
relic-runners-rules-explore-title = Explorar
relic-runners-rules-explore =
    🌿 Ruina: descarta su ficha superior y coloca un Camino en un Sendero junto a ti. 🟦 Azul: la ficha es tuya, oculta, y vale de 2 a 5 PV. 🟪 Púrpura: la ficha visible actúa de inmediato. ⬜ Marfil: la ficha te da un poder.
    Un lugar sin fichas se convierte en un Santuario con una Reliquia de su color.
relic-runners-rules-purple-title = Fichas Púrpura
relic-runners-rules-purple =
    Alijo: 3 PV · Herrero: una Caja sube 1 paso · Despensa: 2 Raciones · Caja extra: una Caja de la reserva a la parte inferior · De vuelta: { $way_home_box ->
        [lost] al Campamento Base, 3 Raciones
       *[first] al Campamento Base, una Caja si quieres, 3 Raciones
    }, { $way_home ->
        [movement_due] y fin del turno; pero si aún no te has movido, te mueves desde allí
       *[ends_turn] y fin del turno
    } (la Caja y el fin del turno son interpretación nuestra) · Nueva ruta: mueve un Camino · Brazo largo: también la ficha de un lugar adyacente · Espíritus del río: voltea hasta 2 fichas de río.
relic-runners-rules-ivory-title = Fichas de Marfil
relic-runners-rules-ivory =
    Como máximo, una de cada nivel; la que sobra se descarta a cambio de 2 PV. Las de nivel 3 duran, las de nivel 2 sirven una vez y las de nivel 1 cuentan al final.
    Nivel 3: 1 PV por Camino colocado (Caminero), por la primera ficha de un lugar (Pionero) o cuando un Templo da PV (Anticuario); una Ración si otro mueve un Camino (Peaje), una más en el Campamento Base (Campista); volteas una ficha de río al salir de él (Salida).
    Nivel 2: el Sendero desconocido en cualquier momento (Atajo), elegir entre las fichas de un Templo (Topógrafo), hasta 5 Raciones (Suministros), dos Caminos (Obra doble), un Camino en cualquier lugar (Obra lejana), a un Templo del mismo color en lugar de moverte (Portal).
    Nivel 1: 3 PV por ficha de Marfil (Coleccionista), 2 por Ración (Previsor), 5 por Reliquia repetida (Reliquias gemelas), 1 por Camino (Abrecaminos), 4 por Caja en la Tabla de Progresión (Bien equipado), un turno extra (Último esfuerzo).
relic-runners-rules-relics-title = Expediciones de Reliquias
relic-runners-rules-relics =
    Empieza tu turno en un Santuario que tenga su Reliquia y termina el movimiento en otro con una Reliquia del mismo color: { $expedition ->
        [asked] puedes recolectar esa Reliquia, con 2 PV por cada Sendero recorrido.
       *[taken] recolectas esa Reliquia y ganas 2 PV por cada Sendero recorrido.
    }
relic-runners-rules-boxes-title = Cajas de Herramientas
relic-runners-rules-boxes =
    Los pasos llevan de la parte inferior de la Tabla de Progresión a una columna y, por ella, hasta el nivel 3. { $box_returns ->
        [after] La Caja que usas vuelve a la parte inferior después de su acción.
       *[before] La Caja que usas vuelve antes a la parte inferior.
    } Machete 1: la ficha de tu Templo, 2: 2 Raciones, 3: 4 PV por Reliquia. Brújula 1: mueve un Camino, 2: mueve dos, 3: 2 PV por Camino de tu ruta más larga. Pala 1: otra Caja o 2 PV, 2: coloca un Camino, 3: dobla los PV del turno.
relic-runners-rules-end-title = El final
relic-runners-rules-end =
    Cuando se han recolectado { $ends } Reliquias (con 2, 3, 4, 5 jugadores), los demás juegan un turno más. Después se suman las monedas, las Fichas Azules, 5 PV por cada Reliquia distinta y tu ficha de Marfil de nivel 1. En caso de empate gana quien tenga más Reliquias; después, más Reliquias distintas. Como muy tarde, la partida termina tras la ronda { $round_limit }.
relic-runners-rules-two-title = Dos jugadores
relic-runners-rules-two =
    Los lugares tienen 2 fichas en lugar de 3; a los Templos les falta el nivel 3.
relic-runners-rules-credits-title = Créditos
relic-runners-rules-credits =
    Relic Runners es un juego de Matthew Dunstan, publicado por Days of Wonder.
    Skald no tiene relación con ninguno de los dos y no usa ni sus ilustraciones ni sus textos. Hazte con la caja si puedes.
relic-runners-rules-reconstruction = El mapa y algunos valores son una reconstrucción nuestra, no los de la caja; los nombres de lugares y fichas son nuestros.

# The headings of the log.
relic-runners-log-round = Ronda { $round }
