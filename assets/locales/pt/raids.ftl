### Raids: tabuleiros, opções, acontecimentos, motivos, regras.

## Como se chamam as peças. Um número sozinho é Glória; com ×, quantos símbolos.

raids-tile-weapon = { $strength ->
    [1] Arma
   *[other] Arma ×{ $strength }
}
raids-tile-sail = { $strength ->
    [1] Vela
   *[other] Vela ×{ $strength }
}
raids-tile-mjollnir = { $strength ->
    [1] Mjöllnir
   *[other] Mjöllnir ×{ $strength }
}
raids-tile-pennant = Estandarte { $value }
raids-tile-goods = { $goods } { $value }
raids-tile-rune = Runa
raids-tile-port = { $sales ->
    [1] Porto
   *[other] Porto ×{ $sales }
}
raids-tile-monster = Monstro { $strength }
raids-tile-visit = Visita
raids-tile-pillage = Pilhagem
raids-village = Aldeia
raids-harbor = Cais

raids-goods-wood = Madeira
raids-goods-pigs = Porcos
raids-goods-furs = Peles
raids-goods-mead = Hidromel
raids-goods-fish = Peixe
raids-goods-wool = Lã
raids-goods-salt = Sal
raids-goods-amber = Âmbar

# Um monstro pela força, em um relato (“vence …”).
raids-foe = { $strength ->
    [1] o draugr
    [2] o javali
    [3] o lobo
    [4] o troll
    [5] a serpente marinha
    [6] o gigante
    [7] a lula gigante
    [8] o dragão
   *[other] o monstro
}

## O que uma peça do Cais premia

raids-award-arrival = por ordem de chegada
raids-award-goods = mais Mercadorias
raids-award-different-goods = mais Mercadorias diferentes
raids-award-runes = mais Runas
raids-award-shields = mais Escudos
raids-award-weapons = mais Armas
raids-award-ports = mais Portos
raids-award-monsters = mais Monstros
raids-award-sails = mais Velas

## O tabuleiro

raids-board-title = Raids · Viagem { $voyage } de { $voyages }
raids-board-title-over = Raids · Glória final
raids-board-asks-place = { $who } pega { $tile }: ficar com ela ou descartar?
raids-board-asks-sell = { $left ->
    [one] { $who } está em um Porto: vender { $left } Mercadoria?
   *[other] { $who } está em um Porto: vender até { $left } Mercadorias?
}
raids-board-asks-room = { $who } não tem Escudos suficientes para os recrutas: jogar uma peça ao mar?
raids-board-asks-sail = { $who } navega: para onde?
raids-board-asks-flight = { $who } tem que fugir da casa { $space }: para onde?
raids-board-reach = Ao alcance: { $places }
raids-board-reach-monster = Ao alcance: { $places }, e além do Monstro
raids-board-combat = Combate na casa { $space }: { $attacker } ataca { $defender } por { $tile }
raids-board-asks-fight = { $who }: revidar com { $vikings } Vikings, ou fugir?
raids-board-over = { $count ->
    [one] { $winners } vence com { $points } de Glória!
   *[other] { $winners } dividem a vitória com { $points } de Glória!
}
raids-board-waiting = partindo: { $ships }
raids-board-astern = atrás de todos
raids-board-stock-none = (vazia)
raids-board-glory = Glória { $points }
raids-board-crew = Tripulação { $crew } de { $shields }
raids-board-at = na casa { $space }
raids-board-leaving = ainda não partiu
raids-board-home = chegou em { $rank } lugar
raids-board-free = { $count ->
    [one] livre
   *[other] livres
}
raids-board-runes = { $count ->
    [one] { $count } Runa
   *[other] { $count } Runas
}
raids-board-ports = { $count ->
    [one] { $count } Porto
   *[other] { $count } Portos
}
raids-board-sold = vendidas: { $goods }
raids-board-monsters = { $count ->
    [one] Monstro { $strengths }
   *[other] Monstros { $strengths }
}
raids-board-coins = Moedas { $coins }
raids-board-reward = Nesta viagem, { $criterion }: { $coins }
raids-board-next-reward = Viagem { $voyage }: { $criterion }
raids-board-ghost-next = Navio Fantasma: na casa { $space }, próxima parada { $next }
raids-board-ghost-leaving = Navio Fantasma: parte por último, primeira parada { $next }
raids-board-ghost-home = Navio Fantasma: já chegou
raids-board-pool = { $vikings ->
    [one] Resta { $vikings } Viking na reserva
   *[other] Restam { $vikings } Vikings na reserva
}
raids-board-legend = 🧔 Vikings · 🛡️ Escudos · número sozinho: Glória · ✂️ descartada quando o Navio parte · ▫ espaço livre · ✔ vendida

## Opções: o que está no botão

raids-label-place = Colocar { $tile } em { $slot }
raids-button-place = Espaço { $slot }
raids-label-replace = Trocar { $slot } { $tile }
raids-label-discard = Descartar { $tile }
raids-label-sell = Vender { $slot } { $tile }
raids-label-sell-nothing = Não vender mais
raids-label-keep = Manter tudo
raids-label-drop = Jogar ao mar { $slot } { $tile }
raids-label-sail = Navegar até { $space }: { $tile }
raids-label-attack = Atacar { $who } em { $space }: { $tile }
raids-label-dock = Voltar ao Cais
raids-label-fight = Lutar contra { $tile } em { $space }
raids-label-yield = Sacrificar 1 Viking em { $space }
raids-label-yield-free = Passar pelo Monstro em { $space }
raids-label-retaliate = { $vikings ->
    [one] Revidar com { $vikings } Viking
   *[other] Revidar com { $vikings } Vikings
}
raids-label-flee = Fugir

## O mesmo em resumo, para um botão entre muitos

raids-button-sail = Para { $space }: { $tile }
raids-button-dock = Ao Cais
raids-button-attack = Atacar { $who } em { $space }
raids-button-fight = Lutar: { $tile }
raids-button-yield = Sacrificar 1 Viking
raids-button-yield-free = Passar direto

## Opções: o que elas trazem

raids-count-glory = { $by } de Glória
raids-count-crew = tripulação { $before }→{ $after }
raids-count-shields = Escudos { $before }→{ $after }
raids-fact-overboard = { $vikings ->
    [one] ⚠️ { $vikings } Viking cai no mar
   *[other] ⚠️ { $vikings } Vikings caem no mar
}
raids-fact-gone = { $tile } sai do jogo
raids-fact-lost = { $vikings ->
    [one] { $vikings } recruta perdido: sem Escudo
   *[other] { $vikings } recrutas perdidos: sem Escudo
}
raids-fact-room = antes você decide na casa { $space } se abre espaço para os recrutas
raids-fact-unsold = Mercadorias não vendidas não pontuam
raids-fact-exposed = ⚠️ ataque possível de { $ships }
raids-fact-worth = { $kind ->
    [weapon] { $number ->
        [one] 1 Viking a menos contra cada Monstro
       *[other] { $number } Vikings a menos contra cada Monstro
    }
    [sail] { $number ->
        [one] +1 Viking depois de cada viagem
       *[other] +{ $number } Vikings depois de cada viagem
    }
    [mjollnir] { $number } de Glória por Viking no fim
    [pennant] { $number } de Glória no fim
    [goods] { $number } de Glória se vendida
    [port] vende Mercadorias, recruta 1
   *[rune] +{ $number } de Glória
}
raids-fact-again = você joga de novo
raids-fact-rank = chega em { $rank } lugar
raids-fact-prize = +{ $coins } de Glória quando todos chegarem
raids-fact-monster-stays = o Monstro continua ali
raids-fact-and-on = depois segue navegando
raids-fact-game-ends = a partida termina
raids-fact-must-flee = { $who } não pode revidar e precisa fugir
raids-fact-can-answer = { $who } tem { $crew }, precisa de { $vikings } para revidar
raids-fact-all-in-won = se ninguém ceder, o rival foge: você −{ $mine }, rival −{ $theirs }
raids-fact-all-in-lost = se ninguém ceder, você foge: você −{ $mine }, rival −{ $theirs }
raids-fact-rolled = as duas tripulações rolam dados

## O que está em jogo

raids-brief-fight-title = Combate por { $tile } na casa { $space }
raids-brief-fight-attacker = { $who } ataca: tripulação restante { $crew }
raids-brief-fight-defender = { $who } ocupa a peça: tripulação { $crew }
raids-brief-fight-stay = { $vikings ->
    [one] Para revidar, envie { $vikings } Viking
   *[other] Para revidar, envie { $vikings } Vikings
}; { $after ->
    [0] não sobra nenhum.
    [one] sobra 1.
   *[other] sobram { $after }.
}
raids-brief-fight-next = Depois { $who } tem { $crew } e precisa de { $vikings } para revidar.
raids-brief-fight-broke = Depois { $who } precisaria de { $vikings } para revidar, só tem { $crew } e tem que fugir.
raids-brief-place-title = { $tile }: ficar com ela ou descartar?
raids-brief-fight-flee = { $crew ->
    [0] Se fugir, você fica sem Vikings e segue navegando. Ao alcance: { $places }
    [one] Se fugir, você fica com 1 Viking e segue navegando. Ao alcance: { $places }
   *[other] Se fugir, você fica com { $crew } Vikings e segue navegando. Ao alcance: { $places }
}
raids-brief-fight-fled = { $crew ->
    [0] Se fugir, você fica sem Vikings; seu Navio: { $place }.
    [one] Se fugir, você fica com 1 Viking; seu Navio: { $place }.
   *[other] Se fugir, você fica com { $crew } Vikings; seu Navio: { $place }.
}
raids-brief-fight-clearing = ✂️ Se fugir, você antes descarta: { $tiles }
raids-brief-place = { $free ->
    [0] Seu Navio está cheio: troque uma peça, ou descarte esta. Peças descartadas saem do jogo.
    [one] Há 1 espaço livre. Você também pode trocar uma peça, ou descartar esta; peças descartadas saem do jogo.
   *[other] Há { $free } espaços livres. Você também pode trocar uma peça, ou descartar esta; peças descartadas saem do jogo.
}
raids-brief-place-first = Você também pode descartá-la; as peças descartadas saem do jogo.
raids-brief-sell-title = Porto: vender Mercadorias?
raids-brief-sell = { $left ->
    [one] Você pode vender { $left } Mercadoria agora, mas não depois neste Porto. Em seguida recruta 1 Viking, se puder.
   *[other] Você pode vender até { $left } Mercadorias agora, mas não depois neste Porto. Em seguida recruta 1 Viking, se puder.
}
raids-brief-room-title = Faltam Escudos
raids-brief-room = Não há Escudos suficientes para os recrutas. Você pode jogar uma peça ao mar de vez, ou ficar com todas.
raids-brief-sail-title = Navegar: para onde?
raids-brief-flight-title = Você tem que fugir: para onde?
raids-brief-sail = Você pega a peça onde parar quando seu próximo turno começar, se ainda estiver lá.
raids-brief-flight-attacked = { $who } atacou você na casa { $space } e fica ali.
raids-brief-flight-lost = Você perdeu o Combate na casa { $space }; { $who } fica ali.
raids-brief-flight-few = { $crew ->
    [0] Você não tem Vikings
    [one] Você tem 1 Viking
   *[other] Você tem { $crew } Vikings
}: poucos para revidar.
raids-brief-flight-rolled = Os dados decidiram.
raids-brief-flight = Siga navegando na hora. Você não descarta nada, e com no mínimo 1 Viking pode atacar de novo.
raids-brief-flight-by-rules = Todas as peças até o próximo Navio à frente são descartadas, e você segue navegando na hora. Com no mínimo 1 Viking pode atacar de novo.
raids-brief-monster = { $tile } espera na casa { $space }. Vencê-lo { $cost ->
    [0] não custa nenhum Viking
    [one] custa 1 Viking
   *[other] custa { $cost } Vikings
}; você chega com { $crew }.
raids-brief-clearing = ✂️ Antes de partir você descarta: { $tiles }

## O que acontece

raids-told-seated = 🎲 { $who } joga primeiro. Tripulações: { $crews }
raids-told-harbors = 🏁 Próximos prêmios do Cais: { $rewards }
raids-told-voyage = 🗺️ A viagem { $voyage } começa ({ $criterion }). Partindo: { $ships }
raids-told-took = { $emoji } { $who } pega { $tile }
raids-told-replaced = ♻️ { $who } descarta { $tile } para abrir espaço
raids-told-discarded = 🗑️ { $who } descarta { $tile }
raids-told-dropped = 🗑️ { $who } joga { $tile } ao mar
raids-told-sold = 💱 { $who } vende { $tile }
raids-told-overboard = { $vikings ->
    [one] 🌊 { $who } perde { $vikings } Viking no mar: sem Escudo
   *[other] 🌊 { $who } perde { $vikings } Vikings no mar: sem Escudos
}
raids-told-village = { $vikings ->
    [0] 🧔 { $who } não recruta ninguém na Aldeia da casa { $space }
    [one] 🧔 { $who } recruta { $vikings } Viking na Aldeia da casa { $space }
   *[other] 🧔 { $who } recruta { $vikings } Vikings na Aldeia da casa { $space }
}
raids-told-visit = { $vikings ->
    [0] 🧔 { $who } não recruta ninguém na Visita da casa { $space }
    [one] 🧔 { $who } recruta { $vikings } Viking na Visita da casa { $space }
   *[other] 🧔 { $who } recruta { $vikings } Vikings na Visita da casa { $space }
}
raids-told-port = { $vikings ->
    [0] 🧔 { $who } não recruta ninguém no Porto
    [one] 🧔 { $who } recruta { $vikings } Viking no Porto
   *[other] 🧔 { $who } recruta { $vikings } Vikings no Porto
}
raids-told-sails = { $vikings ->
    [0] 🧔 { $who } não recruta ninguém com as Velas
    [one] 🧔 { $who } recruta { $vikings } Viking com as Velas
   *[other] 🧔 { $who } recruta { $vikings } Vikings com as Velas
}
raids-told-lost = { $lost ->
    [one] ({ $lost } perdido: sem Escudo)
   *[other] ({ $lost } perdidos: sem Escudo)
}
raids-told-pillaged = 🪙 { $who } pega uma moeda de { $coins } na Pilhagem da casa { $space }
raids-told-cleared = ✂️ { $who } descarta { $tiles }
raids-told-stopped = 🧭 { $who } para em { $space }
raids-told-docked = 🏁 { $who } chega ao Cais em { $rank } lugar
raids-told-ghost-docked = 👻 O Navio Fantasma chega ao Cais em { $rank } lugar
raids-told-beaten = { $vikings ->
    [0] { $emoji } { $who } vence { $foe } em { $space } sem perdas: +{ $strength } de Glória
    [one] { $emoji } { $who } vence { $foe } em { $space } com 1 Viking: +{ $strength } de Glória
   *[other] { $emoji } { $who } vence { $foe } em { $space } com { $vikings } Vikings: +{ $strength } de Glória
}
raids-told-fed = { $vikings ->
    [0] 👹 { $who } passa pelo Monstro em { $space }: sem Viking para sacrificar
   *[other] 👹 { $who } sacrifica 1 Viking ao Monstro em { $space }
}
raids-told-attacked = { $vikings ->
    [0] ⚔️ { $attacker } ataca { $defender } em { $space }
    [one] ⚔️ { $attacker } ataca { $defender } em { $space } com 1 Viking
   *[other] ⚔️ { $attacker } ataca { $defender } em { $space } com { $vikings } Vikings
}
raids-told-retaliated = { $vikings ->
    [one] 🛡️ { $who } revida com { $vikings } Viking
   *[other] 🛡️ { $who } revida com { $vikings } Vikings
}
raids-told-fled = 💨 { $who } foge e deixa a casa { $space } para { $winner }
raids-told-forced = 💨 { $who } tem que fugir: a casa { $space } fica com { $winner }
raids-told-rolled = { $lost ->
    [0] 🎲 { $attacker } tira { $attack }; { $defender } tira { $defence }
    [one] 🎲 { $attacker } tira { $attack }; { $defender } tira { $defence }: quem perde paga 1 Viking
   *[other] 🎲 { $attacker } tira { $attack }; { $defender } tira { $defence }: quem perde paga { $lost } Vikings
}
raids-told-ghost = 👻 O Navio Fantasma navega até { $space }
raids-told-voyage-ended = 🏁 A viagem { $voyage } termina. Moedas: { $awards }
raids-told-ended = 🏆 Glória final: { $points }

## O que um jogador fez, em poucas palavras

raids-did-take = pegou { $tiles }
raids-did-beat = venceu { $tiles }: +{ $points } de Glória
raids-did-sell = vendeu { $tiles }: +{ $points } de Glória
raids-did-coins = +{ $coins } em moedas
raids-did-send = { $vikings ->
    [one] enviou { $vikings } Viking
   *[other] enviou { $vikings } Vikings
}
raids-did-yield = { $vikings ->
    [0] escapou de um Monstro
    [one] sacrificou { $vikings } Viking
   *[other] sacrificou { $vikings } Vikings
}
raids-did-discard = descartou { $tiles }
raids-did-recruit = recrutou { $vikings }
raids-did-attack = ataca { $who }
raids-did-drive-off = expulsou { $who }
raids-did-flee = fugiu de { $who }

## Por que há pontos

raids-source-coins = Moedas
raids-source-runes = Runas
raids-source-mjollnir = Mjöllnirs
raids-source-pennants = Estandartes
raids-source-goods = Mercadorias vendidas
raids-source-monsters = Monstros
raids-reason-pillage = moeda da Pilhagem em { $space }, viagem { $voyage }
raids-reason-arrival = { $rank } a chegar na viagem { $voyage }
raids-reason-award = { $rank } lugar no Cais na viagem { $voyage }: { $criterion }
raids-reason-rune = Runa { $number } (número { $place } do seu conjunto)
raids-reason-mjollnir = { $tile } × tripulação { $crew }
raids-reason-pennant = { $tile } a bordo
raids-reason-sold = { $tile }: venda
raids-reason-monster = Monstro { $strength } vencido em { $space }, viagem { $voyage }

## O que se pode digitar. Palavras separadas por vírgulas; maiúsculas e acentos não importam. Nenhuma palavra pode ter
## dois sentidos, nem em duas línguas.

raids-typed-place = colocar, coloco, botar, trocar, substituir
raids-typed-discard = descartar, descarto
raids-typed-drop = soltar, solto, largar, lançar
raids-typed-sell = vender, vendo, venda
raids-typed-keep = manter, guardar, nada, nenhum, nenhuma
raids-typed-sail = navegar, navego, ir, vou, parar, atacar, ataco
raids-typed-dock = atracar, atraco, cais, voltar, volto
raids-typed-fight = lutar, luto, combater, vencer
raids-typed-yield = sacrificar, sacrifico, ceder
raids-typed-retaliate = revidar, revido, responder, resistir
raids-typed-flee = fugir, fujo
raids-typed-not = não
raids-typed-fillers = até, em, para, a, o, ao, um, uma, casa, espaço

## As regras resumidas

raids-about = Navegue pelo anel do Mundo, pegue peças, lute pelas melhores casas e volte a tempo. Quatro viagens. Ao todo uns 35 toques e 10 minutos por pessoa.
raids-rules-title = Raids: as regras resumidas
raids-rules-signs-title = Sinais no tabuleiro
raids-rules-intro =
    Quatro viagens: cada uma leva do Cais, ao redor do tabuleiro do Mundo, de volta ao Cais. No caminho você pega peças, vence Monstros e ganha Combates. Quem tiver mais Glória depois da quarta viagem vence; em caso de empate, a vitória é dividida.
    As peças a bordo ficam nos { $spaces } espaços do seu Navio; cada uma cobre os Escudos do seu espaço e traz os dela. Um Escudo leva um Viking: Vikings sem Escudo caem no mar.
raids-rules-turn-title = A sua vez
raids-rules-turn =
    O Navio mais atrasado sempre joga, até várias vezes seguidas.
    1. Pegue a peça onde você está (não no seu primeiro turno de uma viagem). Coloque-a a bordo, talvez no lugar de outra, ou descarte-a.
    2. Limpe o caminho: descarte todas as peças entre você e o próximo Navio à frente.
    3. Navegue para a frente quanto quiser e pare em uma peça, ou volte ao Cais. Você pega essa peça quando seu próximo turno começar, se ninguém expulsou você dali.
raids-rules-clear-title = Limpar o caminho
raids-rules-clear =
    Monstros, Visitas e Pilhagens também saem. { $waiting_ghost ->
        [off] Enquanto o Navio de outro jogador ainda estiver ao seu lado no Cais, nada é descartado.
       *[on] Enquanto outro Navio ainda estiver ao seu lado no Cais, nada é descartado.
    } { $docked_ahead ->
        [off] Navios que já chegaram não contam como à frente.
       *[on] Navios que já chegaram contam como à frente, então o último no mar só pode voltar ao Cais.
    }
raids-rules-pass-title = Por onde você passa
raids-rules-pass =
    Aldeia: recrute 1 Viking. Visita: na ordem em que passam, os Navios recrutam { $visit }, depois nenhum. Pilhagem: na ordem em que passam, os Navios pegam moedas de { $pillage }, depois nenhuma.
    Ali você não pode parar. { $recruits_stay ->
        [on] Recrutas sem Escudo livre esperam os Navios seguintes.
       *[off] Recrutas sem Escudo livre se perdem.
    }{ $room_at_sea ->
        [on] {" "}Antes disso, você pode jogar uma peça ao mar se isso abrir espaço.
       *[off] {""}
    }{ $viking_limit ->
        [none] {""}
       *[other] {" "}Há só { $vikings } Vikings: quando acabam, ninguém é recrutado até que algum volte.
    }
raids-rules-monster-title = Monstros
raids-rules-monster =
    Ao passar por um, você luta com ele ou sacrifica 1 Viking (nenhum se não tiver). Lutar custa tantos Vikings quanto a força dele, 1 a menos por Arma que você tem. Um Monstro vencido é seu e dá Glória igual à sua força inteira.
raids-rules-combat-title = Combate
raids-rules-combat =
    Pare onde há outro Navio e você o ataca; para isso precisa de um Viking. { $rolled_combat ->
        [on] Você envia 1, que se perde. Depois os dois rolam um dado por Viking a bordo, no máximo três. O total mais alto vence; em caso de empate, o Navio que já estava ali. Quem perde fica com 1 Viking a menos e foge.
       *[off] Você envia 1; o outro Navio envia 2 ou foge, você envia 3 ou foge, e assim por diante, sempre exatamente um a mais. Todos os Vikings enviados se perdem.
    }
    { $flight ->
        [by_rules] Quem foge antes limpa o caminho até o próximo Navio à frente, depois segue navegando na hora, passando por tudo como sempre, e pode atacar de novo. Quem vence fica.
       *[any] Quem foge segue navegando na hora, passando por tudo como sempre, sem descartar, e pode atacar de novo. Quem vence fica.
    }
raids-rules-tiles-title = Peças
raids-rules-tiles =
    A bordo: 🪓 Armas (contra Monstros), ⛵ Velas (Vikings no fim de cada viagem), 🔨 Mjöllnirs, 🚩 Estandartes, Mercadorias. ×2 conta em dobro.
    Ao lado: 🪨 Runas e ⚓ Portos. Um Porto vende na hora 1 Mercadoria (×2: até 2) do seu Navio, { $room_at_port ->
        [on] depois recruta 1 Viking; se faltar Escudo, você pode antes jogar uma peça ao mar.
       *[off] depois recruta 1 Viking.
    }
raids-rules-scoring-title = Fim de uma viagem, e pontos
raids-rules-scoring =
    Quando todos os Navios chegaram, as Velas recrutam; depois o Cais premia os melhores Navios com moedas de { $coins }: na primeira viagem por chegada, { $harbor_needs_one ->
        [on] depois pelo que diz a peça dele, e só a quem tem ao menos um do que ela conta.
       *[off] depois pelo que diz a peça dele.
    }{ $sold_shields ->
        [on] {" "}Para os Escudos contam também os das Mercadorias vendidas.
       *[off] {""}
    } Empates vão para quem chegou antes. O último a chegar parte primeiro.
    Glória no fim: moedas; Runas em conjuntos ({ $runes }); cada Mjöllnir × sua tripulação; Estandartes a bordo; Mercadorias vendidas; Monstros vencidos. Mercadorias não vendidas não dão nada.
raids-rules-two-title = Dois jogadores
raids-rules-two =
    Um Navio Fantasma parte por último e anda { $step } casas sempre que é o mais atrasado, de Aldeia em Aldeia. Não luta com ninguém nem pega nada, mas você limpa o caminho até ele como até qualquer Navio. { $ghost_reorder ->
        [swap] Antes da viagem seguinte ele troca de lugar com o primeiro a chegar, e assim parte por último.
       *[shift] Antes da viagem seguinte ele vai para o lugar 1, os outros avançam, e assim parte por último.
    }{ $ghost_takes_coins ->
        [on] {" "}Na primeira viagem, as moedas do lugar dele não vão para ninguém.
       *[off] {""}
    }
raids-rules-credits-title = Créditos
raids-rules-credits =
    Raids é um jogo de Brett J. Gilbert e Matthew Dunstan, ilustrado por Biboun, publicado pela IELLO.
    O Skald não tem vínculo com nenhum deles e não usa nem as ilustrações nem os textos deles. Compre a caixa: é linda.
raids-rules-reconstruction = Os valores e Escudos das peças são uma reconstrução nossa, não os da caixa.

# Os títulos do histórico.
raids-log-voyage = Viagem { $voyage }
