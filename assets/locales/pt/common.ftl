### Palavras comuns a todas as partes.

# A posição em uma classificação.
common-ordinal = { $n }º

# Um registro cita um resultado do acaso que não pode ter saído ali.
record-draw-misfit = O registro se contradiz: { $draw } não pode ter saído neste ponto.

# O que se diz de algo.
common-about = { $what }: { $about }
