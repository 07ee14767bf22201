# Registros como archivos e informes al operador.

command-export = exportar
command-export-about = Llevarse el registro de la partida de este canal
command-report = informar
command-report-about = Contar a quien opera este bot qué va mal
command-report-text = texto
command-report-text-about = Qué ha pasado y qué esperabas

export-whole = 📄 El registro completo de esta partida, con la semilla de su azar.
export-redacted = 📄 Lo que todos pueden saber de esta partida hasta ahora. El registro completo estará cuando la partida termine.
export-too-long = El registro de esta partida es demasiado largo para un archivo aquí. Quien opera el bot puede exportarlo.
report-thanks = ¡Gracias! Quien opera el bot tiene ahora tus palabras y lo que todos pueden saber de la mesa de aquí. Lo oculto sigue oculto.
report-thanks-words = ¡Gracias! Quien gestiona el bot tiene ahora tu mensaje.
report-wait = Gracias, ya han llegado varios informes tuyos. Podrás enviar el siguiente dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}; ponlo todo en ese.
report-posted = 🛠 Informe, versión { $build }, mesa { $table }:
    { $text }
