### Words that all rooms share.

# A place in a ranking.
common-ordinal = { $n }.º

# Un registro nombra un resultado al azar que no pudo salir ahí.
record-draw-misfit = El registro no encaja: { $draw } no pudo salir en este momento.
