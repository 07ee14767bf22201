### Explorers of the North Sea: as frases do tutorial e dos exemplos.

explorers-tutorial-captain = Cada um guarda um de dois Capitães, para pontos extras no fim. O Cartógrafo gosta de Ilhas inteiras: um bom objetivo para começar.
explorers-tutorial-tile = Todo turno começa com uma Peça: terra com terra, mar com mar. Esta mostra uma galinha, que aparece sobre ela, e se liga à terra de L5.
explorers-tutorial-fetch = Depois você tem quatro ações. Um botão numerado faz várias delas com um toque: este navega até a galinha, desembarca um Viking e a carrega. Um Viking tem que ficar a bordo, ou seu Drácar não pode navegar. Os Animais não são de ninguém até estarem a bordo, e para carregá-los você precisa de um Viking na terra deles.
explorers-tutorial-settlement = Muninn jogou; é a sua vez de novo. Sua nova Peça aumenta a Ilha e traz um Povoado, de força sorteada.
explorers-tutorial-deliver = Desembarcados em casa, os Animais estão entregues de vez. Animais diferentes juntos valem mais do que o mesmo duas vezes.
explorers-tutorial-crew = A Peça de Muninn fechou a sua Ilha: uma Ilha completa dá Pontos de Vitória a quem é mais forte ali. Seu Drácar voltou com três Vikings. Desembarque dois Vikings.
explorers-tutorial-raid = Uma ação leva um ou dois Vikings a uma terra ligada na Peça vizinha. Quando há em um Povoado tantos Vikings seus quanto a força dele, você o saqueia na hora e fica com ele, pela força em Pontos de Vitória.
explorers-tutorial-outpost = Um Posto Avançado custa duas ações e fica onde três Peças se encontram em terra, com dois Vikings seus ao redor. Ele conta como força na Ilha, e uma Peça nunca toca dois. Qualquer um dos dois lugares serve.
explorers-tutorial-end =
    Você colocou Peças, entregou Animais, saqueou um Povoado, construiu um Posto Avançado e controla uma Ilha. Só faltam os Navios Inimigos: dois Vikings a bordo destroem um assim que você navega até ele.
    Quando todas as Peças estão colocadas, vence quem tem mais Pontos de Vitória.

explorers-example-tile = **Colocar uma Peça.** As bordas de terra tocam terra, as de mar tocam mar; o que ela mostra vai sobre ela.
explorers-example-fetch = **Buscar Animais.** Um toque navega, desembarca um Viking e leva o animal a bordo; cada coisa é uma ação.
explorers-example-deliver = **Entregar.** O primeiro animal de uma espécie começa um conjunto; o segundo da mesma espécie começa outro.
explorers-example-raid = **Saquear.** Há Vikings suficientes: o saque não é uma ação à parte.
explorers-example-outpost = **Um Posto Avançado.** Custa duas ações; dois Vikings nas três Peças ao redor bastam.
