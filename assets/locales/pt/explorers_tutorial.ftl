### Explorers of the North Sea: as frases do tutorial e dos exemplos.

explorers-tutorial-captain = Cada um guarda um de dois Capitães, para pontos extras no fim. O Cartógrafo gosta de Ilhas inteiras: um bom objetivo para começar.
explorers-tutorial-tile = Todo turno começa com uma Peça: terra com terra, mar com mar. Esta mostra uma galinha, que aparece sobre ela, e se liga à terra de L5.
explorers-tutorial-sail = Depois você tem quatro ações. Navegar leva você a um mar ligado na Peça vizinha; um Viking tem que estar a bordo.
explorers-tutorial-ashore = Os Vikings trabalham em terra. Desembarque um e mantenha um a bordo, ou seu Drácar não pode navegar.
explorers-tutorial-walk = Uma ação leva um ou dois Vikings a uma terra ligada na Peça vizinha. Vá ao encontro da galinha.
explorers-tutorial-herd = Um Viking conduz um animal à terra vizinha. Leve a galinha à costa, onde está seu Drácar. Com isso suas ações acabam; o turno termina e você compra uma Peça.
explorers-tutorial-settlement = Leif jogou; é a sua vez de novo. Sua nova Peça aumenta a Ilha e traz um Povoado, de força sorteada.
explorers-tutorial-load = Os Animais não são de ninguém até estarem a bordo; para carregá-los você precisa de um Viking naquela terra. Leve os dois a bordo com uma ação. Depois seu Drácar navega para casa.
explorers-tutorial-deliver = Desembarcados em casa, os Animais estão entregues de vez. Animais diferentes juntos valem mais do que o mesmo duas vezes.
explorers-tutorial-crew = A Peça de Leif fechou a sua Ilha: uma Ilha completa dá Pontos de Vitória a quem é mais forte ali. Você está de volta com três Vikings; desembarque todos.
explorers-tutorial-raid = Quando há em um Povoado tantos Vikings seus quanto a força dele, você o saqueia na hora e fica com ele, pela força em Pontos de Vitória.
explorers-tutorial-outpost = Um Posto Avançado custa duas ações e fica onde três Peças se encontram em terra, com três Vikings seus ao redor. Ele conta como força na Ilha, e uma Peça nunca toca dois. Qualquer um dos dois lugares serve.
explorers-tutorial-end =
    Você colocou Peças, entregou Animais, saqueou um Povoado, construiu um Posto Avançado e controla uma Ilha. Só faltam os Navios Inimigos: dois Vikings a bordo afundam um assim que você navega até ele. Na mesa, botões numerados fazem várias dessas ações com um toque.
    Quando todas as Peças estão colocadas, vence quem tem mais Pontos de Vitória.

explorers-example-tile = **Colocar uma Peça.** As bordas de terra tocam terra, as de mar tocam mar; o que ela mostra vai sobre ela.
explorers-example-load = **Carregar Animais.** Uma ação leva a bordo quantos Vikings e animais de uma terra você quiser.
explorers-example-deliver = **Entregar.** O primeiro animal de uma espécie começa um conjunto; o segundo da mesma espécie começa outro.
explorers-example-raid = **Saquear.** Há Vikings suficientes: o saque não é uma ação à parte.
explorers-example-outpost = **Um Posto Avançado.** Custa duas ações; três Vikings nas três Peças ao redor bastam.
