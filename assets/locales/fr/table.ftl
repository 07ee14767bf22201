### What tables say: refusals, the lobby, hand-overs.
