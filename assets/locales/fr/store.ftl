### What is said when the database where games are kept does not answer.

table-error-store-unanswered = Je ne sais pas si c’est enregistré : la base de données n’a pas répondu. Regarde le plateau dans une minute avant de réessayer.
