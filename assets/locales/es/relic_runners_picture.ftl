### Relic Runners: lo que llevan sus imágenes, y cómo se describen.

## En la imagen

relic-runners-picture-tie = { $by ->
    [1] { $first } antes que { $second }: más Reliquias
    [2] { $first } antes que { $second }: más Reliquias distintas
   *[other] { $first } y { $second } comparten el puesto
}
relic-runners-picture-relics = Reliquias recolectadas: { $taken }{ $left ->
    [0] {""}
   *[other] {" "}de { $wanted }
}
relic-runners-picture-last = ¡Últimos turnos!

## Descripciones. Son breves: un tablero entero ha de caber en 1024 caracteres.

relic-runners-alt-turn = juega { $who }
relic-runners-alt-camp = Campamento Base: { $rations } Raciones.
relic-runners-alt-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
relic-runners-alt-tokens = Fichas de río { $coloured }; usadas { $used }.
relic-runners-alt-around = El mapa alrededor de { $who }.
relic-runners-alt-targets = A elegir: { $list }.
relic-runners-alt-news = Nuevo: { $list }.

## Los componentes

relic-runners-legend-title = Relic Runners: los componentes
relic-runners-legend-ruin = Ruina con 3 fichas: explorarla da un Camino
relic-runners-legend-ivory = Templo de Marfil con 2 fichas: poderes que se guardan
relic-runners-legend-blue = Templo Azul con 1 ficha: de 2 a 5 PV secretos
relic-runners-legend-purple = Templo Púrpura: la ficha visible actúa al momento
relic-runners-legend-shrine = Santuario: lugar ya explorado, con su Reliquia
relic-runners-legend-relics = Sapo verde, calavera de marfil, ave azul, amuleto púrpura
relic-runners-legend-empty = Santuario vacío: sin Reliquia
relic-runners-legend-camp = Campamento Base: paras ahí y tomas 3 Raciones
relic-runners-legend-trail = Sendero con Caminos: por los tuyos, sin límite
relic-runners-legend-explorer = Explorador; con aro doble, le toca
relic-runners-legend-coloured = Río con ficha sin usar: 1 paso para una Caja
relic-runners-legend-used = Río con ficha usada: ningún paso
relic-runners-legend-toolbox = Cajas: en el nivel 2, en la parte inferior y en la reserva
relic-runners-legend-rations = Una Ración, para explorar; monedas ocultas
relic-runners-legend-table = Lo que hace una Caja en su espacio
