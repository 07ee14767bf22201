### The actions of Explorers of the North Sea as slash commands.

explorers-command = explorers
explorers-command-about = Act in a game of Explorers of the North Sea

explorers-do-captain = captain
explorers-do-captain-about = Keep a Captain
explorers-do-place = place
explorers-do-place-about = Place a Tile from your hand
explorers-do-load = load
explorers-do-load-about = Take Vikings and Livestock aboard your Longship
explorers-do-unload = unload
explorers-do-unload-about = Put Vikings and Livestock ashore
explorers-do-sail = sail
explorers-do-sail-about = Sail your Longship to a sea space
explorers-do-walk = walk
explorers-do-walk-about = Walk with Vikings from one land to the next
explorers-do-herd = herd
explorers-do-herd-about = Lead an animal to the next land with one Viking
explorers-do-outpost = outpost
explorers-do-outpost-about = Build an Outpost where three Tiles meet
explorers-do-done = done
explorers-do-done-about = End the turn

explorers-parameter-captain = captain
explorers-parameter-captain-about = Which Captain
explorers-parameter-tile = tile
explorers-parameter-tile-about = Which Tile of your hand
explorers-parameter-cell = cell
explorers-parameter-cell-about = Which cell of the chart
explorers-parameter-rotation = rotation
explorers-parameter-rotation-about = How it is turned: r0 to r5, in sixths clockwise
explorers-parameter-land = land
explorers-parameter-land-about = Which land, or home
explorers-parameter-cargo = cargo
explorers-parameter-cargo-about = What, e.g. 2v pig: two Vikings and a pig
explorers-parameter-sea = sea
explorers-parameter-sea-about = Which sea space, or home
explorers-parameter-from = from
explorers-parameter-from-about = From which land
explorers-parameter-to = to
explorers-parameter-to-about = To which land
explorers-parameter-vikings = vikings
explorers-parameter-vikings-about = How many Vikings
explorers-parameter-animal = animal
explorers-parameter-animal-about = Which animal
explorers-parameter-corner = corner
explorers-parameter-corner-about = Which corner, e.g. M6n
