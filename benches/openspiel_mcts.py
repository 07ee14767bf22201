#!/usr/bin/env python3
"""Playouts per second of OpenSpiel's tree search in Nine Men's Morris, for comparison with `cargo bench -p skald-core --bench playouts`.

    pip install open_spiel
    python3 benches/openspiel_mcts.py [seconds]

OpenSpiel's search is C++. Each playout ends with one random rollout. Positions are the first twelve of a random game.
"""

import random
import sys
import time

import pyspiel

SEARCH = 1_000


def positions(game):
    """The first positions of a random game, fewer if it is shorter."""
    state, dice = game.new_initial_state(), random.Random(1)
    for _ in range(12):
        if state.is_terminal():
            return
        yield state.clone()
        state.apply_action(dice.choice(state.legal_actions()))


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20
    game = pyspiel.load_game("nine_mens_morris")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SEARCH, 1_000, False, 1, False)
    states = list(positions(game))
    thoughts, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        bot.step(states[thoughts % len(states)])
        thoughts += 1
    passed = time.perf_counter() - begun
    print(f"OpenSpiel, Nine Men's Morris: {thoughts * SEARCH / passed:,.0f} playouts/s, {1_000 * passed / thoughts:.1f} ms for {SEARCH:,}")


if __name__ == "__main__":
    main()
