### Nomes e descrições dos comandos. Os nomes ficam em minúsculas, com no máximo 32 caracteres; as descrições, com no máximo 100.

command-new = nova
command-new-about = Abrir uma mesa neste canal; em mensagens diretas, jogar já contra o computador
command-new-title = jogo
command-new-title-about = Qual jogo
command-new-seats = lugares
command-new-seats-about = Quantos lugares; sem isso, todos os que o jogo tem
command-new-computers = computadores
command-new-computers-about = Quantos lugares já ficam com o computador
command-new-edition = edição
command-new-edition-about = Com quais componentes se joga; sem isso, com os de sempre
command-new-options = opções
command-new-options-about = O que muda em relação ao manual, p. ex. viking_limit=40 ghost_reorder=shift
command-new-pace = ritmo
command-new-pace-about = Relógio: live, fast, slow ou um tempo como 36h ou 2d+12h
command-new-start = começar
command-new-start-about = Começar já, com o computador em todos os outros lugares

command-join = entrar
command-join-about = Ocupar um lugar livre na mesa deste canal

command-leave = sair
command-leave-about = Devolver seu lugar antes de a partida começar

command-start = começar
command-start-about = Começar a partida com quem já entrou (só o anfitrião)

command-play = jogar
command-play-about = Fazer sua jogada na partida deste canal
command-play-action = ação
command-play-action-about = Sua jogada, p. ex. navegar 7, atracar, vender madeira; sugere tudo o que você pode fazer agora

command-hint = dica
command-hint-about = Peça a um computador forte as três melhores opções (só contra computadores)
command-undo = desfazer
command-undo-about = Desfazer seu último passo, se ele não revelou nada novo

command-board = tabuleiro
command-board-about = Ver o tabuleiro e suas opções
command-board-view = vista
command-board-view-about = O tabuleiro inteiro, a parte ao seu redor, ou texto sem imagem
command-board-view-whole = inteiro
command-board-view-around-me = ao meu redor
command-board-view-text = texto

command-score = pontos
command-score-about = Os pontos e de onde vieram
command-score-explain = explicar
command-score-explain-about = De quem explicar os pontos, jogada por jogada

command-log = histórico
command-log-about = O que aconteceu na partida deste canal
command-log-from = desde
command-log-from-about = A partir de onde ler
command-log-from-latest = o mais recente
command-log-from-my-turn = meu último turno
command-log-from-start = o começo

command-table = mesa
command-table-about = A mesa deste canal
command-table-status = estado
command-table-status-about = Quem joga, quem a partida espera e com quais regras
command-table-add-computer = adicionar_computador
command-table-add-computer-about = Dar um lugar livre ao computador
command-table-add-computer-player = jogador
command-table-add-computer-player-about = Como ele joga
command-table-remove-computer = remover_computador
command-table-remove-computer-about = Remover um computador antes de a partida começar
command-table-remove-computer-seat = lugar
command-table-remove-computer-seat-about = Qual lugar, por número ou letra
command-table-hand-over = ceder
command-table-hand-over-about = Deixar o computador jogar por você, ou oferecer seu lugar a alguém
command-table-hand-over-seat = lugar
command-table-hand-over-seat-about = Qual lugar, por número ou letra; sem isso, o seu
command-table-hand-over-player = jogador
command-table-hand-over-player-about = Como ele joga
command-table-hand-over-person = pessoa
command-table-hand-over-person-about = Quem pode ficar com o lugar, em vez do computador
command-table-host = anfitrião
command-table-host-about = Passar o papel de anfitrião a outra pessoa da mesa
command-table-host-person = pessoa
command-table-host-person-about = Quem será o anfitrião; alguém que joga nesta mesa
command-table-reclaim = retomar
command-table-reclaim-about = Retomar seu lugar do computador
command-table-rematch = revanche
command-table-rematch-about = O mesmo jogo e as mesmas pessoas, cada uma um lugar adiante
command-table-pause = pausar
command-table-pause-about = Parar os relógios; sem o anfitrião, todos precisam concordar
command-table-resume = continuar
command-table-resume-about = Fazer os relógios andarem de novo
command-table-extend = estender
command-table-extend-about = Dar mais tempo a quem tem que decidir
command-table-nudge = cutucar
command-table-nudge-about = Lembrar quem a mesa está esperando, uma vez por dia
command-table-kick = expulsar
command-table-kick-about = Tirar alguém da mesa antes da partida (só o anfitrião)
command-table-kick-seat = lugar
command-table-kick-seat-about = Qual lugar, por número ou letra
command-table-clock = relógio
command-table-clock-about = Escolher quanto tempo há, antes da partida (só o anfitrião)
command-table-clock-pace = ritmo
command-table-clock-pace-about = Relógio: live, fast, slow ou um tempo como 36h ou 2d+12h
command-table-end = encerrar
command-table-end-about = Encerrar a partida ou fechar a sala (só o anfitrião)

command-replay = replay
command-replay-about = A partida deste canal, turno a turno
command-review = análise
command-review-about = O que decidiu a partida terminada neste canal, e a sorte à parte
command-verify = conferir
command-verify-about = Conferir os dados da partida que terminou
command-games = partidas
command-games-about = Suas partidas em todos os canais, e de quem é a vez

command-stats = estatísticas
command-stats-about = Suas partidas neste servidor
command-stats-season = temporada
command-stats-season-about = Quais partidas contam
command-stats-season-current = este trimestre
command-stats-season-last = trimestre passado
command-stats-season-all = desde sempre
command-leaderboard = ranking
command-leaderboard-about = Quem está na frente neste servidor
command-leaderboard-title = jogo
command-leaderboard-title-about = Qual jogo; sem isso, todos
command-leaderboard-season = temporada
command-leaderboard-season-about = Quais partidas contam
command-leaderboard-season-current = este trimestre
command-leaderboard-season-last = trimestre passado
command-leaderboard-season-all = desde sempre
command-me-standing = ranking
command-me-standing-about = Se os rankings mostram seu nome
command-me-standing-shown = mostrar
command-me-standing-hidden = esconder
command-me = eu
command-me-about = Suas preferências
command-me-look = aparência
command-me-look-about = Cores dos tabuleiros que só você vê
command-me-look-dark = escuro
command-me-look-light = claro
command-me-look-dark-contrast = escuro, alto contraste
command-me-look-light-contrast = claro, alto contraste
command-me-board = tabuleiro
command-me-board-about = De que são feitos os tabuleiros que só você vê
command-me-board-picture = imagem
command-me-board-words = texto
command-me-board-both = ambos
command-me-pings = avisos
command-me-pings-about = Onde avisar você quando uma partida está à sua espera
command-me-pings-usual = no canal na sua vez; fora dela, por mensagem direta
command-me-pings-channel = sempre no canal
command-me-pings-direct = sempre por mensagem direta
command-me-pings-none = em lugar nenhum
command-me-quiet = silêncio
command-me-quiet-about = Horas sem avisos e com seus relógios parados, p. ex. 22-8; off para nenhuma
command-me-zone = fuso
command-me-zone-about = Seu fuso horário para as horas de silêncio
command-me-away = ausência
command-me-away-about = Por quantos dias você fica fora, com os relógios parados; 0 quando voltar

command-rules = regras
command-rules-about = As regras resumidas
command-rules-title = jogo
command-rules-title-about = De qual jogo, ou “play” para a mesa; sem isso, do jogo deste canal

command-help = ajuda
command-help-about = Por onde começar
