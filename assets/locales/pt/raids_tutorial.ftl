### Raids: as frases do tutorial e dos exemplos.

raids-tutorial-monster = Você parte primeiro. No caminho uma Visita e uma Aldeia dão Vikings a você; depois um Monstro fecha o mar. Pague tantos Vikings quanto a força dele e ele é seu, por essa mesma Glória. Lute com ele.
raids-tutorial-sail = O próximo Monstro não encontrou ninguém para levar. Agora navegue quanto quiser e pare em uma peça. Ela ainda não é sua: você a pega quando seu próximo turno começar, se ainda estiver lá. Os Porcos vão vender bem mais tarde.
raids-tutorial-aboard = O mais atrasado sempre joga: é você de novo, e você pega os Porcos. Toda peça a bordo cobre os Escudos do seu espaço e traz os dela; cada Escudo leva um Viking.
raids-tutorial-village = Mercadorias só dão Glória quando um Porto as compra. Navegue até o próximo; a Aldeia no caminho dá um Viking a você. Em uma Aldeia você não pode parar.
raids-tutorial-port = Você pega o Porto, e ele compra uma Mercadoria agora mesmo, nunca depois. Em seguida você recruta um Viking.
raids-tutorial-attack = Pare onde há outro Navio e você o ataca. Você envia um Viking, o outro Navio envia dois ou foge, você envia três ou foge: sempre um a mais. Todos os enviados se perdem.
raids-tutorial-ahead = A peça é sua, pois ninguém expulsou você. Passe por uma Aldeia para ter mais um Viking e pare em uma Runa: as Runas dão mais Glória quanto mais você tem.
raids-tutorial-flee = Agora uma tripulação maior ataca você. Continuar custaria todos os seus Vikings. Quem foge perde a peça, mas mantém a tripulação e segue navegando na hora.
raids-tutorial-home = Na primeira viagem o Cais premia quem chega primeiro. O Cais está sempre ao alcance, a não ser que haja um Monstro no caminho.
raids-tutorial-end =
    Você sabe o que é uma viagem: o Navio mais atrasado joga, pega sua peça, limpa o caminho até o próximo Navio e segue navegando. Você lutou com um Monstro, vendeu Mercadorias, atacou e fugiu.
    Depois de quatro viagens, vence quem tem mais Glória.

raids-example-monster = **Lutar contra um Monstro.** Os recrutas do caminho contam na hora; a luta custa tantos Vikings quanto a força do Monstro, um a menos por Arma.
raids-example-port = **Vender.** Um Porto compra quando seu Navio o pega: primeiro as Mercadorias são vendidas, depois um Viking sobe a bordo.
raids-example-attack = **Atacar.** Parar onde há outro Navio custa um Viking; agora o outro lado decide.
raids-example-ahead = **Passar por uma Aldeia.** Um Viking sobe a bordo na passagem, se houver um Escudo para ele.
raids-example-home = **Primeiro a chegar.** A posição no Cais conta quando todos os Navios chegaram.
