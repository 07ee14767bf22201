### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
