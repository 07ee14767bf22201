### Tutoriais: o que é igual em todos os jogos.

command-tutorial = tutorial
command-tutorial-about = Aprender um jogo jogando, passo a passo, só para você
command-tutorial-title = jogo
command-tutorial-title-about = Qual jogo; sem isso, o deste canal

tutorial-title = { $title } · tutorial, passo { $step } de { $steps }
tutorial-now = 👉 { $choice }
tutorial-other = “{ $pressed }” também é permitido, mas este passo é sobre outra coisa. Nada mudou: procure { $choice }.
tutorial-stale = Esse botão é de outro passo. Você está aqui.
tutorial-end-title = { $title }: agora você sabe jogar
tutorial-none = Não há tutorial de { $title } para a edição que se joga aqui. As regras resumidas: /{ command-rules }.
tutorial-button = Aprender { $title }
tutorial-button-rules = As regras resumidas
tutorial-button-again = De novo desde o começo
tutorial-others = Outra coisa…
tutorial-examples = Exemplos
tutorial-name-1 = Huginn
tutorial-name-2 = Muninn
tutorial-name-3 = Ratatosk
