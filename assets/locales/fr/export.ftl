# Les parties comme fichiers, et les signalements à l’opérateur.

command-export = exporter
command-export-about = Emporter l’enregistrement de la partie de ce salon
command-report = signaler
command-report-about = Dire à l’opérateur de ce bot ce qui ne va pas
command-report-text = texte
command-report-text-about = Ce qui s’est passé, et ce que tu attendais

export-whole = 📄 L’enregistrement complet de cette partie, avec la graine de son hasard.
export-redacted = 📄 Ce que tout le monde peut savoir de cette partie jusqu’ici. L’enregistrement complet sera là une fois la partie finie.
export-too-long = L’enregistrement de cette partie est trop long pour un fichier ici. L’opérateur peut l’exporter.
report-thanks = Merci ! L’opérateur a maintenant tes mots et ce que tout le monde peut savoir de la table ici. Ce qui est caché le reste.
report-thanks-words = Merci ! L’opérateur a maintenant ton texte.
report-wait = Merci, plusieurs de tes signalements sont déjà arrivés. Tu pourras envoyer le prochain dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ; mets-y tout ensemble.
report-posted = 🛠 Signalement, version { $build }, table { $table } :
    { $text }
