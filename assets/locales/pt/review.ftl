### A análise de uma partida terminada.

review-title = Análise da partida
review-picture = Chance de vencer
review-per-cent = { $share } %
review-alt-seat = { $who }: { $first } % no começo, { $middle } % na metade, { $last } % pouco antes do fim
review-by = O computador “{ $player }” avaliou cada decisão pelo que o lugar dela sabia na hora. Os números são estimativas. Um ponto de virada só aparece aqui se “{ $other }” o confirma ao jogar até o fim.
review-turning = O que decidiu a partida
review-turning-none = Nenhuma decisão sozinha virou a partida com certeza.
review-turning-unfinished = Nem todas as decisões duvidosas foram conferidas.
review-turn = { $number }. { $who }: **{ $played }**
review-turn-better = Melhor: **{ $best }**, cerca de { $cost ->
    [one] 1 vitória a mais
   *[other] { $cost } vitórias a mais
} em 100 partidas
review-turn-checked = jogadas até o fim: { $best } vencidas; com a escolha feita, { $played }; de { $games }
review-turn-different = jogadas até o fim: { $best } vencidas; com a escolha feita, { $played }; de { $games } ({ $different } diferentes)
review-turn-same = jogadas até o fim, sempre a mesma partida: { $best } vencida; com a escolha feita, { $played }
review-line-better = Uma dessas partidas seguiu assim: { $line }
review-line-played = Depois da escolha feita: { $line }
review-checking = O gráfico e as contas são primeiras estimativas. Outros jogadores do computador agora jogam as duas opções até o fim onde a partida pode ter virado. O resultado aparece aqui em até { $minutes } minutos.
review-turn-choices = Aqui { $who } escolheu **{ $played }**. Melhor: **{ $best }**
review-accounts = O caminho de cada chance, em vitórias a cada 100 partidas, em todos os turnos
review-account = { $who }: { $start } no começo · decisões próprias { $own } · as dos outros { $others } · sorte e surpresas { $luck } → { $result } ({ $good } de { $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
}: mais ou menos no nível da melhor)
review-no-judge = Nenhum computador sabe avaliar { $title } ainda.
review-slider = Todos os tabuleiros
review-button = Tabuleiro { $number }
review-before = O tabuleiro anterior
review-next = O próximo tabuleiro
