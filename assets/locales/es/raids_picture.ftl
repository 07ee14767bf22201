### Raids: lo que está en las imágenes, y las imágenes en palabras.

## En la imagen

raids-picture-home = llegados
raids-picture-leaving = por zarpar
raids-picture-water = agua
raids-picture-ghost = Fantasma
raids-picture-shared = Gloria igual: comparten el puesto.

## La imagen en palabras. Una loseta se nombra con su valor, luego una barra y sus Escudos.

raids-alt-track = Recorrido (valor/Escudos): { $spaces }.
raids-alt-leaving = 0 por zarpar: { $ships }
raids-alt-reach = Se puede elegir, con la tripulación al llegar o el coste de un Monstruo: { $places }.
raids-alt-going = Se descarta al zarpar: { $spaces }.
raids-alt-new = Nuevo: { $news }.
raids-alt-touched = tomado o sacrificado en: { $spaces }
raids-alt-cleared = descartado: { $spaces }

## La leyenda: un nombre y pocas palabras.

raids-legend-title = Qué significan los signos
raids-legend-weapon = 1 Vikingo menos para vencer un Monstruo
raids-legend-sail = 1 Vikingo tras cada Viaje
raids-legend-mjollnir = Gloria por cada Vikingo al final
raids-legend-pennant-name = Estandarte
raids-legend-pennant = Gloria si va a bordo al final
raids-legend-goods-name = Mercancías
raids-legend-goods = Gloria si se venden en un Puerto
raids-legend-rune = Gloria por lotes
raids-legend-port = Vende Mercancías, recluta 1
raids-legend-monster-name = Monstruo
raids-legend-monster = Lucha por su Gloria o pierde 1 Vikingo
raids-legend-visit = Los primeros en pasar reclutan { $shares }
raids-legend-pillage = Los primeros en pasar toman { $shares }
raids-legend-village = Recluta 1; Vikingos que quedan
raids-legend-harbor = Llegada: fin de tu Viaje
raids-legend-shield-name = Escudo
raids-legend-shield = Lleva un Vikingo
raids-legend-crew-name = Tripulación
raids-legend-crew = Vikingos / Escudos
raids-legend-glory-name = Gloria
raids-legend-glory = Puntos hasta ahora
raids-legend-coin = Gloria del Embarcadero y los Saqueos
raids-legend-cleared-name = Tachado
raids-legend-cleared = Se descarta al zarpar
raids-legend-ghost = Tercer Barco con dos jugadores
raids-legend-combat = Dos Barcos, una loseta
