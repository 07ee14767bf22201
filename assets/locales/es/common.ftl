### Palabras comunes a todas las partes.

# El puesto en una clasificación.
common-ordinal = { $n }.º

# Un registro nombra un resultado al azar que no pudo salir ahí.
record-draw-misfit = El registro no encaja: { $draw } no puede haber salido en este punto.

# Lo que se dice de algo.
common-about = { $what }: { $about }
