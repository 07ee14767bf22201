### What is said when the database where games are kept does not answer.

table-error-store-unanswered = I do not know whether that was saved: the database did not answer. Look at the board in a minute before you try again.
table-error-starting = I am starting{ $seconds ->
    [0] {""}
   *[other] { "" }, and ready in about { $minutes ->
        [0] { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
        [one] one minute
       *[other] { $minutes } minutes
    }
}. Nothing was done: please try again then.
