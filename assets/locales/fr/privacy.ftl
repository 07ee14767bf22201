# Ce qui est conservé d’une personne, et comment l’oublier.

command-me-data = données
command-me-data-about = Ce qui est conservé de toi : le recevoir en fichier ou le faire supprimer
command-me-data-export = exporter
command-me-data-delete = supprimer

privacy-exported = 📄 Tout ce qui est conservé de toi : tes réglages, tes tables avec ce que tu y as fait, et tes résultats.
privacy-too-long = Ce qui est conservé de toi est trop long pour un fichier ici. L’opérateur du bot peut te le donner.
privacy-wait = Cela se demande quelques fois par heure seulement. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ; rien n’est perdu.
privacy-ask = Supprimer tout ce qui est conservé de toi ? Tes réglages disparaissent. { $tables ->
    [0] Dans les résultats, un nom inventé prend la place du tien.
    [one] À une table et dans les résultats, un nom inventé prend la place du tien, pour que les parties des autres restent lisibles.
   *[other] À { $tables } tables et dans les résultats, un nom inventé prend la place du tien, pour que les parties des autres restent lisibles.
} C’est définitif.
privacy-ask-running = Tu joues encore dans { $running ->
    [one] une partie
   *[other] { $running } parties
} : l’ordinateur y garde ta place et tu ne pourras pas la reprendre. Une partie où tu joues sans autre personne s’arrête.
privacy-ask-copies = Les sauvegardes en gardent des copies jusqu’à ce que de plus récentes les remplacent. Les messages déjà sur Discord y restent.
privacy-button-delete = Tout supprimer
privacy-forgotten = ✅ { $tables ->
    [0] Tes données sont supprimées.
    [one] Tes données sont supprimées. À une table, un nom inventé remplace maintenant le tien.
   *[other] Tes données sont supprimées. À { $tables } tables, un nom inventé remplace maintenant le tien.
}
privacy-forgotten-in-part = { $tables ->
    [0] Tes réglages sont supprimés.
    [one] Ton nom a disparu d’une table.
   *[other] Ton nom a disparu de { $tables } tables.
} { $left ->
    [one] Une table est illisible pour l’instant, et ton nom y est peut-être encore. Adresse-toi à l’opérateur du bot à son sujet.
   *[other] { $left } tables sont illisibles pour l’instant, et ton nom y est peut-être encore. Adresse-toi à l’opérateur du bot à leur sujet.
}
discord-log-forgotten = Quelqu’un qui était ici a demandé à être oublié.
discord-log-somebody = Quelqu’un
discord-former-player = un ancien joueur
