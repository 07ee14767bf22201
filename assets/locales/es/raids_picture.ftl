### Raids: lo que está en las imágenes, y las imágenes en palabras.

## En la imagen

raids-picture-voyage = Viaje { $voyage } de { $voyages }
raids-picture-home = llegados
raids-picture-leaving = por zarpar
raids-picture-water = agua
raids-picture-ghost = Fantasma

## La imagen en palabras. Una loseta se nombra con su valor, luego una barra y sus Escudos.

raids-alt-track = Recorrido, losetas con valor/Escudos: { $spaces }.
raids-alt-leaving = 0 por zarpar: { $ships }
raids-alt-going = Desaparece al zarpar: { $spaces }.
raids-alt-new = Nuevo: { $news }.
raids-alt-touched = tomado de: { $spaces }
raids-alt-cleared = retirado: { $spaces }

## La leyenda: un nombre y pocas palabras.

raids-legend-title = Qué significan los signos
raids-legend-weapon = 1 Vikingo menos contra un Monstruo
raids-legend-sail = 1 Vikingo tras cada viaje
raids-legend-mjollnir = Gloria por Vikingo al final
raids-legend-pennant-name = Estandarte
raids-legend-pennant = Gloria si va a bordo al final
raids-legend-goods-name = Mercancías
raids-legend-goods = Gloria si se venden
raids-legend-rune = Gloria por series
raids-legend-port = Vende Mercancías, recluta 1
raids-legend-monster-name = Monstruo
raids-legend-monster = Gloria si lo vences, o pierdes 1
raids-legend-visit = Los primeros reclutan { $shares }
raids-legend-pillage = Los primeros toman { $shares }
raids-legend-village = Recluta 1; Vikingos restantes
raids-legend-harbor = Fin del viaje
raids-legend-shield-name = Escudo
raids-legend-shield = Lleva un Vikingo
raids-legend-crew-name = Tripulación
raids-legend-crew = Vikingos / Escudos
raids-legend-glory-name = Gloria
raids-legend-glory = Puntos hasta ahora
raids-legend-coin-name = Monedas
raids-legend-coin = Gloria del Embarcadero y Saqueo
raids-legend-cleared-name = Tachado
raids-legend-cleared = Desaparece al zarpar
raids-legend-new-name = Borde vivo
raids-legend-new = Nuevo desde tu turno
raids-legend-ghost-name = Fantasma
raids-legend-ghost = Tercer Barco con dos jugadores
raids-legend-combat-name = Combate
raids-legend-combat = Dos Barcos, una loseta
