### What is said when the database where games are kept does not answer.

table-error-store-unanswered = Je ne sais pas si c’est enregistré : la base de données n’a pas répondu. Regarde le plateau dans une minute avant de réessayer.
table-error-starting = Je démarre{ $seconds ->
    [0] {""}
   *[other] { " " }et je serai prêt dans { $minutes ->
        [0] { $seconds ->
            [one] { $seconds } seconde
           *[other] environ { $seconds } secondes
        }
        [one] une minute
       *[other] environ { $minutes } minutes
    }
}. Rien n’a été fait : réessaie à ce moment-là.
