### Raids: the sentences of the tutorial and of the worked examples.

raids-tutorial-monster = You set out first. On your way a Visit and a Village give you Vikings; then a Monster bars the sea. Pay Vikings equal to its strength and it is yours, for as much Glory. Fight it.
raids-tutorial-sail = The next Monster found nobody to take. Now sail as far as you like and stop at a tile. It is not yours yet: you take it when your next turn begins, if you are still there. Pigs will sell well later on.
raids-tutorial-aboard = Whoever is furthest back always moves: it is you again, and you take the Pigs. Every tile aboard covers the Shields of its space and brings its own; each Shield carries one Viking.
raids-tutorial-village = Goods bring Glory only when a Port buys them. Sail to the next one; the Village on your way gives you a Viking. You cannot stop at a Village.
raids-tutorial-port = You take the Port, and it buys one Good right now, never later. Afterwards you recruit one Viking.
raids-tutorial-attack = Stop where another ship lies and you attack it. You send one Viking, the other ship sends two or flees, you send three or flee: always one more. All that are sent are lost.
raids-tutorial-ahead = The tile is yours, for nobody drove you off. Pass a Village for another Viking and stop at a Rune: Runes bring more Glory the more you have.
raids-tutorial-flee = Now you are attacked, by a bigger crew. Going on would cost you all your Vikings. Whoever flees loses the tile but keeps the crew, and sails on at once.
raids-tutorial-home = In the first voyage the Harbor rewards whoever comes home first. Home is always within reach unless a Monster is in the way.
raids-tutorial-end =
    You know what a voyage is: the ship furthest back moves, takes its tile, clears the way to the next ship and sails on. You have fought a Monster, sold Goods, attacked and fled.
    After four voyages the most Glory wins.

raids-example-monster = **Fighting a Monster.** Recruits on the way count at once; the fight costs as many Vikings as the Monster is strong, less one for each Weapon.
raids-example-port = **Selling.** A Port buys when its ship takes it: first the Goods are sold, then one Viking comes aboard.
raids-example-attack = **Attacking.** Stopping at another ship costs one Viking; now the other side decides.
raids-example-ahead = **Sailing past a Village.** One Viking comes aboard in passing, if there is a Shield for them.
raids-example-home = **First home.** The place in the Harbor counts when all ships are home.
