"""Golden reviews: lines as they were made once, which every machine and every Python makes again.

    python -m tests.golden.reviews        writes them anew

They change with the search, with what a title sees in a position and with its weights; then the
number of the engine (`referee.review.engine`) grows, once there has been a release.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from referee.review.efforts import Effort
from referee.review.review import planned, spelt
from tests.audit.exporting import logged
from tests.support.appraised import SEED, course_of, reviewable

FOLDER: Final = Path(__file__).resolve().parent / "reviews"
EFFORT: Final = Effort(quality="custom", nodes=24, redraws=4)
FIRST: Final = 24
"""Lines of each review that are kept."""


def file(slug: str) -> Path:
    """The golden lines of a title."""
    return FOLDER / f"{slug}.ndjson"


def made(slug: str) -> Iterator[bytes]:
    """The first lines of the review of a game of the title."""
    plan = planned(course_of(logged(slug, 2, 0)), EFFORT, SEED)
    yield spelt(plan.header())
    for number in range(1, min(FIRST, plan.count - 1)):
        yield spelt(plan.line(number))


def main() -> int:
    """Writes the lines of all titles."""
    FOLDER.mkdir(exist_ok=True)
    for slug in reviewable():
        file(slug).write_bytes(b"".join(made(slug)))
        sys.stdout.write(f"{slug}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
