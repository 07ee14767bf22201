### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
