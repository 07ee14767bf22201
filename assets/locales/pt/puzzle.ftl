# O problema do dia.

command-server-puzzle = problema
command-server-puzzle-about = Onde um problema aparece todo dia; sem canal, em lugar nenhum
command-server-puzzle-channel = canal
command-server-puzzle-channel-about = O canal dos problemas

puzzle-where = Problema do dia: { $channel }.
puzzle-title = 🧩 Problema do dia: { $title }
puzzle-ask = { $who } joga e vence em { $moves ->
    [one] um lance
   *[other] { $moves } lances
}. Só um primeiro lance força isso.
puzzle-grade = Dificuldade { $stars } · { $near ->
    [0] nenhum lance quase bom
    [one] um lance quase bom
   *[other] { $near } lances quase bons
}
puzzle-footer = Só você vê o seu resultado. Vale a sua primeira resposta; depois de uma vitória mais lenta, você pode tentar de novo. A solução vem com o próximo problema.
puzzle-last = Solução do último problema
puzzle-solved = { $answered ->
    [0] Ninguém respondeu.
   *[other] Resolvido por { $solved } de { $answered }.
}
puzzle-right = ✅ Você encontrou: **{ $choice }** força a vitória.
puzzle-later = ⏳ **{ $choice }** também vence, mas { $moves ->
    [one] um lance
   *[other] { $moves } lances
} mais tarde. Procure o caminho mais rápido: você pode tentar de novo.
puzzle-wrong = ❌ **{ $choice }** não força a vitória a tempo. A solução vem com o próximo problema.
puzzle-again = Você já respondeu, e vale a primeira resposta.
puzzle-over = Esse problema acabou. Se este servidor mostrar um mais novo, a solução está lá.
puzzle-footer-alone = Só você vê isto. Pode tentar quantas vezes quiser.
puzzle-wrong-alone = ❌ **{ $choice }** não força a vitória a tempo. Tente outra jogada.
puzzle-none = Nenhum dos jogos oferecidos aqui tem problemas.
