### Nine Men's Morris: the sentences of the tutorial and of the worked examples.

nine-mens-morris-tutorial-place = Three of your men on a line are a mill. You have a man on a7: place a second one at the other end of that line.
nine-mens-morris-tutorial-corner = The other side has blocked d7. Try the line down from g7: place a man on its far corner.
nine-mens-morris-tutorial-fork = Blocked again. One more corner makes two lines with one gap each, and only one gap can be blocked.
nine-mens-morris-tutorial-mill = The way a1, d1, g1 is open. Close the mill.
nine-mens-morris-tutorial-remove = A mill removes a man of the other side. d6 and d7 need only d5 to become a mill: break them, and your top line is open as well.
nine-mens-morris-tutorial-block = The gap is filled again, and d5 would be a mill for the other side. Be there first.
nine-mens-morris-tutorial-move = All men are placed. Now a man moves along a line to the next free point. Move to c3: on e4 you hold a line closed, so stay there.
nine-mens-morris-tutorial-open = You may open a mill and close it again. The other side cannot reach d1.
nine-mens-morris-tutorial-close = Back to d1: the same mill counts once more.
nine-mens-morris-tutorial-again = Remove f4, so that e4 need not guard that line any longer.
nine-mens-morris-tutorial-end =
    You know how to place, block, move, and run a mill. Whoever has two men left, or cannot move, has lost.
    With three men left a side may fly: its men go to any free point.

nine-mens-morris-example-mill = **A mill.** a1, d1 and g1 are on one line; a man of the other side may be removed.
nine-mens-morris-example-remove = **A man removed.** A mill removes one man of the other side, but none from a mill while another man is there.
nine-mens-morris-example-close = **The same mill once more.** The man left d1 and came back; that closes the mill again.
