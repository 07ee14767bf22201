### A página em que se joga tocando no tabuleiro, e os botões que levam a ela.

tap-play = Jogar no tabuleiro
tap-watch = Ver o tabuleiro
tap-board = Tabuleiro
tap-choices = Suas opções
tap-again = Toque de novo ali, ou na linha abaixo, para fazer isso.
tap-other = Escolher outra coisa
tap-your-turn = É a sua vez.
tap-waits = Esperando { $who }
tap-thinks = O computador está pensando…
tap-over = A partida acabou.
tap-lobby = A partida ainda não começou.
tap-watching = Você está assistindo: vê o que todos veem.
tap-last = Últimas jogadas
tap-clocks = Relógios
tap-stopped = parado
tap-larger = Maior
tap-smaller = Menor
tap-whole = Tabuleiro inteiro
tap-near = Minhas opções
tap-lost = A conexão foi interrompida. Tentando de novo…
tap-gone = Este link não funciona: está incompleto, expirou ou foi retirado. /{ command-board } no canal da partida dá a você um novo.
tap-activity = O Discord não diz quem você é. Feche a atividade e abra-a de novo no canal da partida.
tap-now = Voltar à partida
tap-routes = No tabuleiro: pontilhado o que foi jogado, contínuo o que é melhor.
tap-foreign = Só a página deste bot pode pedir isso.
tap-unreadable = Este pedido não pode ser lido. Recarregue a página.
tap-busy = Há coisas demais acontecendo agora. Tente de novo em alguns segundos.
tap-withdrawn = { $count ->
    [0] Você não tinha nenhum link para um tabuleiro que ainda funcionasse.
    [one] O link para o seu tabuleiro não funciona mais.
   *[other] Seus { $count } links para tabuleiros não funcionam mais.
}
command-me-data-links = retirar meus links para tabuleiros
tap-hint = Dica
