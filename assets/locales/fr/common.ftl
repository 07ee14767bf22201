### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}

# Un enregistrement nomme un tirage impossible à cet endroit.
record-draw-misfit = L’enregistrement se contredit : { $draw } n’a pas pu être tiré à ce moment.

# Ce qui est dit de quelque chose.
common-about = { $what } : { $about }
