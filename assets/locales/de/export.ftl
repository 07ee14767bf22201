# Aufzeichnungen als Dateien, und Meldungen an den Betreiber.

command-export = export
command-export-about = Die Aufzeichnung des Spiels in diesem Kanal mitnehmen
command-report = melden
command-report-about = Dem Betreiber dieses Bots sagen, was nicht stimmt
command-report-text = text
command-report-text-about = Was geschehen ist, und was du erwartet hast

export-whole = 📄 Die ganze Aufzeichnung dieses Spiels, mit dem Startwert seiner Würfel.
export-redacted = 📄 Was alle bisher von diesem Spiel wissen dürfen. Die ganze Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
export-too-long = Die Aufzeichnung dieses Spiels ist zu lang für eine Datei hier. Der Betreiber kann sie ausgeben.
report-thanks = Danke! Der Betreiber hat jetzt deine Worte und das, was alle über den Tisch hier wissen dürfen. Was verborgen ist, bleibt verborgen.
report-thanks-words = Danke! Die Betreiber haben jetzt deinen Text.
report-wait = Danke, einige Meldungen von dir sind schon angekommen. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} schicken; schreib dann alles in diese eine.
report-posted = 🛠 Meldung, Version { $build }, Tisch { $table }:
    { $text }
