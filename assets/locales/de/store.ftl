### Was gesagt wird, wenn die Datenbank der Spiele nicht antwortet.

table-error-store-unanswered = Ich weiß nicht, ob das gespeichert wurde: Die Datenbank hat nicht geantwortet. Sieh in einer Minute auf das Brett, bevor du es noch einmal versuchst.
