### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n }.º
