### Órdenes: respuestas dadas de antemano y jugadas para el próximo turno. Los botones tienen como mucho 80 caracteres.

## Comandos

command-orders = órdenes
command-orders-about = Respuestas que das de antemano; nadie más las ve
command-orders-show = ver
command-orders-show-about = Tus órdenes, qué habrían respondido y qué planeas para tu próximo turno
command-orders-add = dar
command-orders-add-about = Dar una orden permanente; la más nueva que encaje responde por ti
command-orders-add-answer = respuesta
command-orders-add-answer-about = Cómo responder cuando tú y otra persona os disputáis algo
command-orders-add-answer-never = no quedarme nunca
command-orders-add-answer-up-to = quedarme hasta un límite
command-orders-add-answer-while-winning = quedarme mientras gane
command-orders-add-answer-ask = preguntarme
command-orders-add-most = máximo
command-orders-add-most-about = El límite: lo que gastas como mucho en total (con «quedarme hasta un límite»)
command-orders-add-opponent = rival
command-orders-add-opponent-about = Solo contra este asiento, por número o letra
command-orders-add-stake = premio
command-orders-add-stake-about = Solo cuando esto está en juego
command-orders-add-part = parte
command-orders-add-part-about = Solo en este viaje o esta ronda
command-orders-add-times = veces
command-orders-add-times-about = Para tantas veces; si no lo indicas, hasta que la retires
command-orders-clear = retirar
command-orders-clear-about = Retirar una orden permanente, o todo
command-orders-clear-number = número
command-orders-clear-number-about = Cuál, según la cuenta de /órdenes ver; si no lo indicas, todas, y también tu plan
command-play-when = cuándo
command-play-when-about = Ahora, o en tu próximo turno si entonces es posible
command-play-when-now = ahora
command-play-when-next-turn = en mi próximo turno

## Lo que alguien ha ordenado

orders-title = Tus órdenes · { $table }
orders-about = Nadie más las ve. La primera que encaje responde por ti, y no te aviso.
orders-standing = Órdenes permanentes
orders-standing-none = Ninguna: te pregunto cada vez. /{ command-orders } { command-orders-add } da una.
orders-against = contra { $who }
orders-plan = En tu próximo turno
orders-plan-none = Nada planeado. Para eso está /{ command-play } con { command-play-when }.
orders-planned = Planeado para tu próximo turno: { $moves }. Haré estas jugadas una tras otra mientras sean posibles; si no, te preguntaré. /{ command-orders } { command-orders-clear } lo retira.
orders-lapsed = Lo que habías planeado ya no encaja: { $moves }. Así que vuelves a decidir tú.
orders-lapsed-call = Lo que habías planeado ya no encaja; /{ command-orders } { command-orders-show } te dice más.
orders-button-clear = Retirar todo
orders-most = «{ command-orders-add-answer-up-to }» necesita { command-orders-add-most }, y las demás respuestas van sin él.

## Lo que han hecho las órdenes

orders-told = { $line } · 📜 por orden
orders-decided = 📜 Una orden ha respondido por { $who }.
orders-meanwhile = Antes, tus órdenes han actuado por ti:
orders-log = { $who } ha cambiado sus órdenes; nadie más ve esto.
orders-log-lapsed = Lo que habías planeado ya no encajaba; nadie más ve esto.

## Lo que no se puede ordenar

table-error-no-contests = En este juego no surge nada que una orden permanente pueda responder. /{ command-play } con { command-play-when } planea jugadas para tu próximo turno.
table-error-no-such-part = Esa parte ya ha pasado o no existe: la partida va por la { $now } de { $last }. Elige una de estas.
table-error-too-many-orders = Puedes tener { $most } órdenes permanentes. /{ command-orders } { command-orders-clear } retira una.
table-error-no-such-order = No tienes esa orden. /{ command-orders } { command-orders-show } las enumera.
table-error-plan-too-long = Jugadas indicadas de antemano: { $most } como máximo.
table-error-your-turn = Es tu turno: juega ahora. /{ command-play } te sugiere lo que puedes hacer.

## Raids

raids-stake-weapon = Armas
raids-stake-sail = Velas
raids-stake-mjollnir = Mjöllnir
raids-stake-goods = Mercancías
raids-stake-pennant = Estandartes
raids-stake-rune = Runas
raids-stake-port = Puertos
raids-order-never = Huir de inmediato
raids-order-up-to = { $most ->
    [0] Huir enseguida
    [1] Huir enseguida
   *[other] Responder mientras envíe como mucho { $most } Vikingos en el combate; después, huir
}
raids-order-while-winning = Responder si la loseta sería mía sin que nadie cediera hasta el final
raids-order-ask = Preguntarme
raids-order-part = viaje { $part }
raids-order-contests = { $count ->
    [0] hasta que acabe este combate
    [one] 1 combate más
   *[other] { $count } combates más
}
raids-order-button-never = Huir siempre
raids-order-button-wins = Responder mientras gane; si no, huir
raids-order-past = Tus últimos combates con estas órdenes
raids-order-past-none = Aún no has tenido que responder en ningún combate.
raids-order-past-same = `#{ $entry }` { $who }, { $stake }: como hiciste
raids-order-past-ask = `#{ $entry }` { $who }, { $stake }: te preguntaría al llegar a { $cost }
raids-order-past-stay = `#{ $entry }` { $who }, { $stake }: huiste; por orden respondes con { $cost }
raids-order-past-leave = `#{ $entry }` { $who }, { $stake }: respondiste con { $cost }; por orden huyes
