# Formularios y notas privadas.

command-note = nota
command-note-about = Escribir una nota para ti en esta mesa; sin texto, se cambia en un formulario
command-note-text = texto
command-note-text-about = Tu nota; sustituye a la anterior y nadie más la ve

form-report = Aviso al operador
form-report-text = ¿Qué falla?
form-note = Tu nota en esta mesa
form-note-note = Solo la ves tú. Déjala vacía para borrarla.
form-calls = Cuándo se te avisa
form-calls-quiet = Sin avisos, p. ej. 22-8; vacío: nunca
form-calls-zone = Zona, p. ej. Europe/Madrid; vacía: UTC
form-calls-interval = Horas entre avisos, de 0 a 72
form-calls-digest = Hora de una lista diaria, p. ej. 8
form-limits = Límites de este servidor
form-limits-person = Mesas por persona; vacío: lo habitual
form-limits-server = Mesas en total; vacío: lo habitual
form-limits-keep = Días que se guardan, desde 30; vacío: siempre
form-refuse-number = «{ $text }» no es un número de 0 a { $most }.

note-shown = 📝 Tu nota, solo para ti:
note-kept = ✅ Guardada. /{ command-board } la muestra y /{ command-note } la cambia.
note-cleared = ✅ Aquí no tienes ninguna nota.
table-error-note-too-long = Una nota tiene como mucho 500 caracteres.
