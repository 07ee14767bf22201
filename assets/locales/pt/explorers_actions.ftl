### As ações de Explorers of the North Sea como comandos.

explorers-command = explorers
explorers-command-about = Jogar em uma partida de Explorers of the North Sea

explorers-do-captain = capitão
explorers-do-captain-about = Ficar com um Capitão
explorers-do-place = colocar
explorers-do-place-about = Colocar uma Peça da sua mão
explorers-do-load = carregar
explorers-do-load-about = Levar Vikings e Animais a bordo do seu Drácar
explorers-do-unload = descarregar
explorers-do-unload-about = Desembarcar Vikings e Animais
explorers-do-sail = navegar
explorers-do-sail-about = Navegar com seu Drácar até um espaço de mar
explorers-do-walk = andar
explorers-do-walk-about = Andar com Vikings de uma terra à vizinha
explorers-do-herd = conduzir
explorers-do-herd-about = Levar um animal à terra vizinha com um Viking
explorers-do-outpost = posto
explorers-do-outpost-about = Construir um Posto Avançado onde três Peças se encontram
explorers-do-done = pronto
explorers-do-done-about = Encerrar o turno

explorers-parameter-captain = capitão
explorers-parameter-captain-about = Qual Capitão
explorers-parameter-tile = peça
explorers-parameter-tile-about = Qual Peça da sua mão
explorers-parameter-cell = espaço
explorers-parameter-cell-about = Qual espaço do mapa
explorers-parameter-rotation = giro
explorers-parameter-rotation-about = Como ela gira: de r0 a r5, em sextos no sentido horário
explorers-parameter-land = terra
explorers-parameter-land-about = Qual terra, ou casa
explorers-parameter-cargo = carga
explorers-parameter-cargo-about = O quê, p. ex. 2v porco: dois Vikings e um porco
explorers-parameter-sea = mar
explorers-parameter-sea-about = Qual espaço de mar, ou casa
explorers-parameter-from = de
explorers-parameter-from-about = De qual terra
explorers-parameter-to = para
explorers-parameter-to-about = Para qual terra
explorers-parameter-vikings = vikings
explorers-parameter-vikings-about = Quantos Vikings
explorers-parameter-animal = animal
explorers-parameter-animal-about = Qual animal
explorers-parameter-corner = canto
explorers-parameter-corner-about = Qual canto, p. ex. M6n
