"""Games that can be reviewed: Lanterns with a crude appraisal, and titles that have their own."""

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from games.kernel.appraisal.appraisal import Appraisal, Features, appraisal
from games.kernel.appraisal.weights import FULL, MILLION, Weights
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from referee.review.course import Course
from referee.review.efforts import Effort
from referee.review.files import course_in
from tests.audit.exporting import Logged, exported
from tests.support import tiny
from tests.support.titles import SLUGS, title_of

NAMES = ("points", "hand")
SMALL: Final = Effort(quality="custom", nodes=12, redraws=4)
"""Enough for tests."""
SEED: Final = "5eed" * 8


def _features(state: Any) -> tuple[tuple[int, ...], ...]:
    """The points so far, and how bright the cards are that a seat holds."""
    return tuple(
        (sum(one.earned), sum(map(tiny.brightness, one.hand + one.chosen))) for one in state.players
    )


def _progress(state: Any) -> int:
    """How much of the deck has been drawn."""
    every: int = len(tiny.deck(state.options))
    drawn: int = every - state.pile.size
    return FULL * drawn // every


LANTERNS: Final[Appraisal[Any, Any]] = appraisal(
    Features(names=NAMES, of=_features, progress=_progress),
    Weights(
        features=NAMES,
        knots=(0, FULL),
        points=((100 * MILLION, 60 * MILLION), (100 * MILLION, 20 * MILLION)),
        offsets={"2": (2000, 0), "3": (1500, 0)},
        spreads=(900, 400),
        readiness={},
        games=0,
    ),
)


@cache
def appraised(slug: str) -> AnyTitle:
    """The title with its appraisal."""
    title = title_of(slug)
    return replace(title, appraisal=LANTERNS) if slug == tiny.title.meta.slug else title


@cache
def reviewable() -> tuple[str, ...]:
    """The titles that can be reviewed."""
    return tuple(slug for slug in SLUGS if appraised(slug).appraisal is not None)


@cache
def registry() -> Registry:
    """All of them."""
    return Registry({slug: appraised(slug) for slug in reviewable()})


def course_of(game: Logged) -> Course:
    """A game as it is reviewed, from its export."""
    return course_in(exported(game), registry())
