### As ações de Raids como comandos. Os nomes ficam em minúsculas, com no máximo 32 caracteres; as descrições, com no máximo 100.

raids-command = raids
raids-command-about = Jogar em uma partida de Raids

raids-do-place = colocar
raids-do-place-about = Colocar a peça que você pegou em um espaço do seu Navio, ou no lugar da que está lá
raids-do-discard = descartar
raids-do-discard-about = Descartar a peça que você pegou
raids-do-sell = vender
raids-do-sell-about = Vender Mercadorias do seu Navio em um Porto
raids-do-keep = manter
raids-do-keep-about = Parar de vender, ou não jogar nada ao mar
raids-do-drop = soltar
raids-do-drop-about = Jogar ao mar uma peça do seu Navio (regras da casa)
raids-do-sail = navegar
raids-do-sail-about = Navegar até uma casa e parar nela; se houver um Navio ali, você o ataca
raids-do-dock = atracar
raids-do-dock-about = Voltar ao Cais
raids-do-fight = lutar
raids-do-fight-about = Lutar contra o próximo Monstro
raids-do-yield = sacrificar
raids-do-yield-about = Sacrificar um Viking ao próximo Monstro
raids-do-retaliate = revidar
raids-do-retaliate-about = Ficar no Combate: enviar um Viking a mais do que o outro Navio acabou de enviar
raids-do-flee = fugir
raids-do-flee-about = Deixar o Combate e seguir navegando

raids-parameter-slot = espaço
raids-parameter-slot-about = Qual espaço do seu Navio, contando a partir de 1
raids-parameter-space = casa
raids-parameter-space-about = Qual casa do tabuleiro do Mundo
