### Relic Runners: as frases do tutorial e dos exemplos.

relic-runners-tutorial-walk = A cada turno você tem que se mover, pelas Trilhas. No máximo uma Trilha pode ficar sem Caminho seu, e só como a primeira ou a última; por enquanto você não tem Caminhos, então é uma Trilha só. R3 é uma Ruína.
relic-runners-tutorial-explore = Onde seu percurso termina você pode explorar, por uma Ração. Uma Ruína perde a peça de cima e deixa você colocar um Caminho.
relic-runners-tutorial-pathway = Seus Caminhos alongam os seus percursos, e os de mais ninguém. T3 vale um Caminho: a Trilha dele cruza um rio.
relic-runners-tutorial-token = Muninn também explorou uma Ruína. Agora cruze o rio: uma ficha colorida em uma Trilha fica usada e faz uma Caixa sua subir um passo.
relic-runners-tutorial-toolbox = Do fundo uma Caixa vai para qualquer coluna, depois sempre para cima. Cada espaço faz outra coisa quando você usa a Caixa; escolha o que pode dar uma segunda Caixa ou pontos.
relic-runners-tutorial-temple = Você está em um Templo Roxo: a peça à vista age na hora. Esta Despensa devolve mais Rações do que explorar custa.
relic-runners-tutorial-use = A qualquer momento do seu turno você pode usar uma Caixa. Ela volta ao fundo, e você pode fazê-la subir de novo mais tarde.
relic-runners-tutorial-supply = Uma segunda Caixa para depois, ou Pontos de Vitória agora: escolha como quiser.
relic-runners-tutorial-back = No Acampamento Base Muninn pega Rações; o percurso e o turno dele terminam ali. Você volta a R3: a última peça espera por você.
relic-runners-tutorial-shrine = Um local sem peças vira um Santuário com uma Relíquia da cor dele. Pegue a última peça de R3.
relic-runners-tutorial-expedition = Muninn fez de R7 um Santuário. Seu turno começa em um Santuário com a Relíquia dele: termine o percurso em outro com uma Relíquia da mesma cor, e você pega essa, com pontos por Trilha percorrida.
relic-runners-tutorial-end =
    Você explorou uma Ruína e um Templo, abriu Caminhos, usou uma Caixa e pegou sua primeira Relíquia. Peças Azuis são pontos, peças de Marfim são poderes seus; o Acampamento Base tem Rações. Na mesa, um botão numerado caminha e explora com um toque.
    Quando Relíquias suficientes foram recolhidas começam os últimos turnos; vence quem tem mais Pontos de Vitória.

relic-runners-example-explore = **Explorar uma Ruína.** Custa uma Ração; a peça de cima sai, e um Caminho pode ser colocado.
relic-runners-example-token = **Cruzar um rio.** A ficha da Trilha fica usada: um passo para uma Caixa.
relic-runners-example-temple = **Um Templo Roxo.** A peça à vista age na hora, e a próxima é revelada.
relic-runners-example-expedition = **Uma Expedição.** De um Santuário com a Relíquia dele a outro da mesma cor; cada Trilha percorrida conta.
