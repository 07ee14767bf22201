### Brandubh: the sentences of the tutorial and of the worked examples.

brandubh-tutorial-move = You have the king and his four defenders. Each piece moves in a straight line, as far as the way is free, but not over others.
brandubh-tutorial-capture = An enemy between the piece you move and another of yours is captured. f4 stands above f3: close in from the other side.
brandubh-tutorial-guard = From f6 and f4 the attackers could now capture f5. Fill the gap: where you stand, nobody else can.
brandubh-tutorial-king = Your king wins on any corner. He must leave the throne some time; while he stands on it, only four attackers can capture him.
brandubh-tutorial-throne = Only the king may stop on the throne, but every piece may pass over it when it is empty. An attacker on e4 would capture f4: be there first.
brandubh-tutorial-corner = A corner counts as a piece of yours. An attacker stands on g2, beside g1: close in from the other side. Your king would not do: he captures nothing.
brandubh-tutorial-threat = The bottom row is almost free. With a clear way to a corner the attackers must answer at once.
brandubh-tutorial-escape = Nobody can block the way to g1 any more. Take your king home.
brandubh-tutorial-end =
    The king has escaped. You know how pieces move and capture, what the throne and the corners do, and how each side wins.
    As the attackers you move first: keep the corners in sight and close in on the king.

brandubh-example-capture = **Captured between two.** The moved piece and the one on f3 have f4 between them.
brandubh-example-throne = **Over the empty throne.** The king has left d4; a defender may pass over it, but not stop there.
brandubh-example-corner = **Against a corner.** g2 stands between the moved piece and the corner g1, which counts as a piece of the king’s side.
brandubh-example-escape = **The king escapes.** He reaches a corner, and the game is over.
