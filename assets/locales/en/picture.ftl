### What the pictures of all titles set off: a name and a few words, for legends.

picture-new = Full line
picture-new-about = New since your turn
picture-turn = Double line
picture-turn-about = To move
picture-reach = Broken line
picture-reach-about = Can be chosen now
