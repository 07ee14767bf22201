### Trilha: as frases do tutorial e dos exemplos.

nine-mens-morris-tutorial-place = Três peças suas em uma linha formam um moinho. Você tem uma peça em a7: coloque a segunda na outra ponta dessa linha.
nine-mens-morris-tutorial-corner = O outro lado bloqueou d7. Tente a linha que desce de g7: coloque uma peça no canto mais distante.
nine-mens-morris-tutorial-fork = Bloqueada de novo. Mais um canto forma duas linhas com um buraco cada, e só um buraco pode ser bloqueado.
nine-mens-morris-tutorial-mill = O caminho a1, d1, g1 está aberto. Feche o moinho.
nine-mens-morris-tutorial-remove = Um moinho retira uma peça do outro lado. d6 e d7 só precisam de d5 para formar um moinho: desfaça o par, e a sua linha de cima também se abre.
nine-mens-morris-tutorial-block = O buraco foi tapado de novo, e em d5 o outro lado fecharia um moinho. Chegue lá antes.
nine-mens-morris-tutorial-move = Todas as peças estão colocadas. Agora uma peça se move por uma linha até o próximo ponto livre. Mova para c3: a peça em e4 fecha uma linha, então deixe-a lá.
nine-mens-morris-tutorial-open = Você pode abrir um moinho e fechá-lo de novo. O outro lado não alcança d1.
nine-mens-morris-tutorial-close = De volta a d1: o mesmo moinho vale mais uma vez.
nine-mens-morris-tutorial-again = Retire f4, para que e4 não precise mais vigiar aquela linha.
nine-mens-morris-tutorial-end =
    Você sabe colocar, bloquear, mover e usar um moinho. Quem fica com duas peças, ou não pode se mover, perde.
    Com três peças restantes, um lado pode voar: as peças dele vão para qualquer ponto livre.

nine-mens-morris-example-mill = **Um moinho.** a1, d1 e g1 estão em uma linha; uma peça do outro lado pode ser retirada.
nine-mens-morris-example-remove = **Uma peça retirada.** Um moinho retira uma peça do outro lado, mas nenhuma de um moinho enquanto houver outra.
nine-mens-morris-example-close = **O mesmo moinho mais uma vez.** A peça saiu de d1 e voltou; isso fecha o moinho de novo.
