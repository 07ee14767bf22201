### What is said when the database where games are kept does not answer.

table-error-store-unanswered = I do not know whether that was saved: the database did not answer. Look at the board in a minute before you try again.
