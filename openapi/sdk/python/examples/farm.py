"""One worker of a bot whose games several workers share. Start as many as you like, anywhere:

    export KRONIKA_TOKEN=kronika_tok_...
    python farm.py http://127.0.0.1:8000
    python farm.py http://127.0.0.1:8000 --worker big-machine --seconds 120

Each turn of the account goes to one of them. A worker that is stopped gives back what it has; what
one had that was killed, the others get when its time is over. None of them sits down anywhere: that
is done by another program, for instance `python -m kronika_client.bot`, or by hand.

Its strategy is chance. Put your engine into `choose`.
"""

import argparse
import os
import random
import signal
import sys
import time
from collections.abc import Sequence

from kronika_client import Client, Turn, models

IDLE = (models.ancient_knowledge.Pass, models.through_the_ages.Resign, models.tzolkin.Decline)


def choose(commands: Sequence[models.Command], turn: Turn, seconds: float) -> models.Command:
    """One of the legal commands, after so many seconds of thinking. A long search looks at
    `turn.lost` now and then, and stops when somebody else has the turn."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not turn.lost:
        time.sleep(min(0.05, max(0.0, end - time.monotonic())))
    busy = [command for command in commands if not isinstance(command, IDLE)]
    return random.choice(busy or commands)


def work(kronika: Client, worker: str | None, seconds: int, thinking: float) -> None:
    """Plays one turn after the other, for ever."""
    for turn in kronika.turns(worker, seconds=seconds):
        while not turn.over and (legal := turn.legal()).commands:
            print(f"thinks {turn.game} {legal.ply}", flush=True)
            chosen = choose(legal.commands, turn, thinking)
            played = turn.play(chosen, decision=legal.decision)
            for move in played.moves if played is not None else ():
                print(f"played {turn.game} {move.ply}", flush=True)
            if played is None:
                print(f"lost {turn.game} {legal.ply}", flush=True)


def main() -> None:
    """Works until it is told to stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--worker", help="its name; by default that of the machine and a number")
    parser.add_argument("--seconds", type=int, default=60, help="a turn is its own for so long")
    parser.add_argument("--thinking", type=float, default=0.0, help="seconds for a decision")
    told = parser.parse_args()
    # The loop gives back what it has when the program ends by an exception, and this is one.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with Client(told.url, os.environ["KRONIKA_TOKEN"]) as kronika:
        work(kronika, told.worker, told.seconds, told.thinking)


if __name__ == "__main__":
    main()
