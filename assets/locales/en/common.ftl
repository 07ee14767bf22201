### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

# A record names a random result that cannot have been drawn there.
record-draw-misfit = The record contradicts itself: { $draw } cannot have been drawn at this point.

# What is said about something.
common-about = { $what }: { $about }
