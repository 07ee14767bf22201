# Le problème du jour.

command-server-puzzle = problème
command-server-puzzle-about = Où un problème paraît chaque jour ; sans salon, nulle part
command-server-puzzle-channel = salon
command-server-puzzle-channel-about = Le salon des problèmes

puzzle-where = Problème du jour : { $channel }.
puzzle-title = 🧩 Problème du jour : { $title }
puzzle-ask = { $who } joue et gagne en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}. Un seul premier coup y mène de force.
puzzle-grade = Difficulté { $stars } · { $near ->
    [0] aucun coup presque bon
    [one] un coup presque bon
   *[other] { $near } coups presque bons
}
puzzle-footer = Personne d’autre ne voit ton résultat. Ta première réponse compte ; après une victoire plus lente, tu peux réessayer. La solution vient avec le prochain problème.
puzzle-last = Solution du dernier problème
puzzle-solved = { $answered ->
    [0] Personne n’a répondu.
   *[other] Résolu par { $solved } sur { $answered }.
}
puzzle-right = ✅ Trouvé : **{ $choice }** force la victoire.
puzzle-later = ⏳ **{ $choice }** gagne aussi, mais { $moves ->
    [one] un coup
   *[other] { $moves } coups
} plus tard. Cherche la voie la plus rapide : tu peux réessayer.
puzzle-wrong = ❌ **{ $choice }** ne force pas la victoire à temps. La solution vient avec le prochain problème.
puzzle-again = Tu as déjà répondu, et la première réponse compte.
puzzle-over = Ce problème est terminé. Si ce serveur en montre un plus récent, la solution s’y trouve.
puzzle-footer-alone = Toi seul vois ce problème. Tu peux essayer autant de fois que tu veux.
puzzle-wrong-alone = ❌ **{ $choice }** ne force pas la victoire à temps. Essaie un autre coup.
puzzle-none = Aucun des jeux proposés ici n’a de problèmes.
