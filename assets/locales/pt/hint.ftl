hint-log = { $who } pediu uma dica.
hint-title = O que um computador forte faria; números entre iguais
hint-choice = { $number }. **{ $choice }**
hint-chance = vence umas { $chance } de cada 100 partidas, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim
hint-chance-alone = vence umas { $chance } de cada 100 partidas; um empate vale meia vitória
hint-sure = A primeira é claramente a melhor.
hint-leaning = A primeira parece melhor que as outras.
hint-close = Elas são quase igualmente boas.
hint-two = A primeira é mais ou menos tão boa quanto a seguinte; a última é pior.
hint-only = Você só tem uma opção.
hint-free = As dicas não mudam nada aqui: uma partida só contra computadores não conta para a classificação.
hint-blue = Azul: a primeira opção de /{ command-hint }.
hint-blue-rules = Azul, jogando sozinho: a primeira opção de /{ command-hint }.
