# Ce qui est conservé d’une personne, et comment l’oublier.

command-me-data = données
command-me-data-about = Ce qui est conservé de toi : le recevoir en fichier ou le faire supprimer
command-me-data-export = exporter
command-me-data-delete = supprimer

privacy-exported = 📄 Tout ce qui est conservé de toi : tes réglages, tes tables avec ce que tu y as fait, et tes résultats.
privacy-too-long = Ce qui est conservé de toi est trop long pour un fichier ici. L’opérateur du bot peut te le donner.
privacy-ask = Supprimer tout ce qui est conservé de toi ? Tes réglages disparaissent. À { $tables ->
    [one] une table
   *[other] { $tables } tables
} et dans les résultats, un nom inventé prend la place du tien, pour que les parties des autres restent lisibles. C’est définitif.
privacy-ask-running = Tu joues encore dans { $running ->
    [one] une partie
   *[other] { $running } parties
} : l’ordinateur y garde ta place et tu ne pourras pas la reprendre. Une partie où tu joues sans autre personne s’arrête.
privacy-ask-copies = Les sauvegardes en gardent des copies jusqu’à ce que de plus récentes les remplacent. Les messages déjà sur Discord y restent.
privacy-button-delete = Tout supprimer
privacy-forgotten = ✅ Plus rien n’est conservé de toi. À { $tables ->
    [one] une table
   *[other] { $tables } tables
}, un nom inventé remplace maintenant le tien.
privacy-forgotten-in-part = Ton nom a disparu de { $tables ->
    [one] une table
   *[other] { $tables } tables
}, mais pas de { $left }, illisible pour l’instant. Adresse-toi à l’opérateur du bot.
discord-log-forgotten = Quelqu’un qui était ici a demandé à être oublié.
discord-log-somebody = Quelqu’un
