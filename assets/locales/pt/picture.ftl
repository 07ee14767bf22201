### O que as imagens de todos os jogos destacam: um nome e poucas palavras, para as legendas.

picture-new = Linha cheia
picture-new-about = Novo para você
picture-turn = Linha dupla
picture-turn-about = Joga agora
picture-reach = Tracejado
picture-reach-about = Escolha possível
