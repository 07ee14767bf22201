### Brandubh: as frases do tutorial e dos exemplos.

brandubh-tutorial-move = Você tem o rei e os quatro defensores dele. Cada peça se move em linha reta, até onde o caminho estiver livre, sem pular outras.
brandubh-tutorial-capture = Você captura um inimigo entre a peça que move e outra sua. f4 está acima de f3: feche pelo outro lado.
brandubh-tutorial-guard = De f6 e f4 os atacantes poderiam agora capturar f5. Tape o buraco: onde você está, ninguém mais entra.
brandubh-tutorial-king = Seu rei vence em qualquer canto. Uma hora ele precisa deixar o trono; enquanto está nele, só quatro atacantes o capturam.
brandubh-tutorial-throne = Só o rei pode parar no trono, mas toda peça pode passar por ele quando está vazio. Um atacante em e4 capturaria f4: chegue lá antes.
brandubh-tutorial-corner = Um canto conta como peça sua. Há um atacante em g2, ao lado de g1: feche-o pelo outro lado. O seu rei não serve: não captura nada.
brandubh-tutorial-threat = A fila de baixo está quase livre. Com um caminho aberto até um canto, os atacantes têm que responder na hora.
brandubh-tutorial-escape = Ninguém mais consegue fechar o caminho para g1. Leve seu rei para casa.
brandubh-tutorial-end =
    O rei escapou. Agora você sabe como as peças se movem e capturam, para que servem o trono e os cantos e como cada lado vence.
    Com os atacantes você joga primeiro: vigie os cantos e vá cercando o rei.

brandubh-example-capture = **Capturada entre duas.** A peça movida e a de f3 têm f4 entre elas.
brandubh-example-throne = **Pelo trono vazio.** O rei saiu de d4; um defensor pode passar por ali, mas não parar.
brandubh-example-corner = **Contra um canto.** g2 está entre a peça movida e o canto g1, que conta como peça do lado do rei.
brandubh-example-escape = **O rei escapa.** Ele chega a um canto, e a partida termina.
