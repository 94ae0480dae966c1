"""Golden judgements: what a search says of some positions of every title, byte for byte.

    python -m tests.golden.judgements [SLUG...]

writes them anew: after a change of the search, of an appraisal, or of rules that were wrong.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from games.kernel.search.budget import Budget
from games.kernel.search.judging import judge
from tests.golden.lines import FOLDER
from tests.support.games import Dice, random_game
from tests.support.searching import searched
from tests.support.titles import SLUGS, title_of

BUDGET = Budget(40, worlds=3)
POSITIONS = 6
"""So many of each game."""
SEATS = (2, 3)


def file(slug: str) -> Path:
    """Where the judgements of a title stand."""
    return FOLDER / slug / "judgements.ndjson"


def judgements(slug: str) -> Iterator[bytes]:
    """The judgements, a line each: the number of seats, the ply, the best command with what it is
    worth, and the hash of all that was found."""
    title = title_of(slug)
    low, high = title.meta.seats
    for seats in SEATS:
        if not low <= seats <= high:
            continue
        played, playable = random_game(title, seats=seats, seed=0), searched(title, seats)
        for ply in played.plies[:: len(played.plies) // POSITIONS]:
            dice = Dice(f"judgement {ply.number}")
            kept = (ply.action.command,)
            found = judge(playable, ply.before, ply.action.seat, BUDGET, dice, kept)
            digest = hashlib.sha256(msgspec.json.encode(found)).hexdigest()
            yield msgspec.json.encode((seats, ply.number, found.best, digest))


def main() -> int:
    """Reads the command line and writes."""
    for slug in sys.argv[1:] or SLUGS:
        path = file(slug)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"".join(line + b"\n" for line in judgements(slug)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
