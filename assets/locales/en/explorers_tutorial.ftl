### Explorers of the North Sea: the sentences of the tutorial and of the worked examples.

explorers-tutorial-captain = Everybody keeps one of two Captains, for extra points at the end. The Cartographer likes whole Islands: a good goal to begin with.
explorers-tutorial-tile = Every turn begins with a Tile: land meets land, sea meets sea. This one shows a chicken, which appears on it, and it joins the land of L5.
explorers-tutorial-fetch = Then you have four actions. A numbered button takes several of them with one tap: this one sails to the chicken, puts one Viking ashore and loads it. A Viking must stay aboard, or your Longship cannot sail. Livestock belongs to nobody until it is aboard, and you need a Viking on its land to load it.
explorers-tutorial-settlement = Muninn has played; it is your turn again. Your new Tile makes the Island larger and brings a Settlement, whose strength is drawn at random.
explorers-tutorial-deliver = Put ashore at home, Livestock is delivered for good. Different animals together bring more than the same twice.
explorers-tutorial-crew = Muninn’s Tile has closed your Island: a complete Island brings Victory Points to the strongest player there. Your Longship is back with three Vikings. Put two Vikings ashore.
explorers-tutorial-raid = One action takes one or two Vikings to connected land on the next Tile. When as many of your Vikings are at a Settlement as it is strong, you raid it at once and keep it for its strength in Victory Points.
explorers-tutorial-outpost = An Outpost takes two actions and stands where three Tiles meet in land, with two of your Vikings around. It counts as strength on its Island, and a Tile never touches two. Either place will do.
explorers-tutorial-end =
    You have placed Tiles, delivered Livestock, raided a Settlement, built an Outpost, and you control an Island. Only Enemy Ships are left: two Vikings aboard sink one as soon as you sail there.
    When all Tiles are placed, the most Victory Points win.

explorers-example-tile = **Placing a Tile.** Its land edges meet land, its sea edges meet sea; what it shows comes onto it.
explorers-example-fetch = **Fetching Livestock.** One tap sails, puts a Viking ashore and takes the animal aboard; each is one action.
explorers-example-deliver = **Delivering.** The first animal of a kind begins a set; a second of the same kind begins another.
explorers-example-raid = **Raiding.** Enough Vikings are there: the raid is no action of its own.
explorers-example-outpost = **An Outpost.** It takes two actions; two Vikings on the three Tiles around are enough.
