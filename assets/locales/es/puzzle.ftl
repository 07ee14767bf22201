# El problema del día.

command-server-puzzle = problema
command-server-puzzle-about = Dónde aparece un problema cada día; sin canal, en ninguno
command-server-puzzle-channel = canal
command-server-puzzle-channel-about = El canal de los problemas

puzzle-where = Problema del día: { $channel }.
puzzle-title = 🧩 Problema del día: { $title }
puzzle-ask = { $who } juega y gana en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. Solo una primera jugada lo fuerza.
puzzle-grade = Dificultad { $stars } · { $near ->
    [0] ninguna jugada casi buena
    [one] una jugada casi buena
   *[other] { $near } jugadas casi buenas
}
puzzle-footer = Solo tú ves tu resultado. Cuenta tu primera respuesta; tras una victoria más lenta puedes volver a intentarlo. La solución llega con el próximo problema.
puzzle-last = Solución del último problema
puzzle-solved = { $answered ->
    [0] Nadie respondió.
   *[other] Resuelto por { $solved } de { $answered }.
}
puzzle-right = ✅ Lo has encontrado: **{ $choice }** fuerza la victoria.
puzzle-later = ⏳ **{ $choice }** también gana, pero { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} más tarde. Busca el camino más rápido: puedes volver a intentarlo.
puzzle-wrong = ❌ **{ $choice }** no fuerza la victoria a tiempo. La solución llega con el próximo problema.
puzzle-again = Ya has respondido, y cuenta la primera respuesta.
puzzle-over = Ese problema ha terminado. Si este servidor muestra uno posterior, la solución está allí.
puzzle-footer-alone = Solo lo ves tú. Puedes intentarlo cuantas veces quieras.
puzzle-wrong-alone = ❌ **{ $choice }** no fuerza la victoria a tiempo. Prueba otra jugada.
puzzle-none = Ninguno de los juegos que se ofrecen aquí tiene problemas.
