"""Technologies with workers on them, and the sums over them."""

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Annotated

from msgspec import Meta, Struct

from games.through_the_ages.box import TECHNOLOGIES, CardId, Instance, Technology
from games.through_the_ages.effects.terms import Type


def _token(technology: Technology) -> int:
    """What a blue token on it is worth."""
    match technology.type:
        case "farm":
            return technology.per_worker.food
        case "mine":
            return technology.per_worker.resource
        case "lab":
            return technology.level
        case _:
            return 0


_CARD = attrgetter("card")
_KINDS: Mapping[Instance, CardId] = {name: one.id for name, one in TECHNOLOGIES.items()}
_LEVELS: Mapping[Instance, int] = {name: one.level for name, one in TECHNOLOGIES.items()}
_VALUES: Mapping[Instance, int] = {name: _token(one) for name, one in TECHNOLOGIES.items()}


class Post(Struct, frozen=True, gc=False):
    """A technology card in play: the workers (yellow) and the blue tokens on it. The workers are
    the buildings or units; the card only allows them (TTA-GEN-07)."""

    card: Instance
    workers: int = 0
    tokens: int = 0

    @property
    def technology(self) -> Technology:
        """The kind of card."""
        return TECHNOLOGIES[self.card]

    @property
    def kind(self) -> CardId:
        """Workers are named by the kind of card that they stand on."""
        return _KINDS[self.card]

    @property
    def level(self) -> int:
        """TTA-GEN-04."""
        return _LEVELS[self.card]

    @property
    def value(self) -> int:
        """What a blue token on the card is worth (TTA-MAT-05); on a lab its level (TTA-CRD-10)."""
        return _VALUES[self.card]


Posts = tuple[Post, ...]


class Shift(Struct, frozen=True, gc=False):
    """Blue tokens put on a card from the bank, or taken off to it (negative)."""

    card: Annotated[CardId, Meta(description="The technology.")]
    tokens: Annotated[int, Meta(description="Blue tokens; negative: they return to the bank.")]


Shifts = tuple[Shift, ...]


def of_types(posts: Posts, types: Iterable[Type]) -> Posts:
    """The cards of these types."""
    return tuple([post for post in posts if TECHNOLOGIES[post.card].type in types])


def workers_on(posts: Posts, types: Iterable[Type]) -> int:
    """Workers on cards of these types."""
    workers = 0
    for post in posts:
        if post.workers and TECHNOLOGIES[post.card].type in types:
            workers += post.workers
    return workers


def best_worked(posts: Posts, types: Iterable[Type]) -> Post | None:
    """The highest card of these types with a worker (TTA-CRD-01)."""
    best: Post | None = None
    for post in posts:
        if post.workers and TECHNOLOGIES[post.card].type in types:
            best = post if best is None or post.level > best.level else best
    return best


def place_of(posts: Posts, kind: CardId) -> int | None:
    """Where the technology of that kind stands, if it is in play."""
    kinds = list(map(_KINDS.__getitem__, map(_CARD, posts)))
    return kinds.index(kind) if kind in kinds else None


def moved(posts: Posts, kind: CardId, workers: int) -> Posts:
    """The cards after so many workers came to one of them (negative: left it)."""
    return _changed(posts, kind, workers, 0)


def shifted(posts: Posts, shifts: Shifts) -> Posts:
    """The cards after blue tokens moved."""
    for shift in shifts:
        posts = _changed(posts, shift.card, 0, shift.tokens)
    return posts


def _changed(posts: Posts, kind: CardId, workers: int, tokens: int) -> Posts:
    at = place_of(posts, kind)
    if at is None:
        return posts
    found = list(posts)
    old = posts[at]
    found[at] = Post(old.card, old.workers + workers, old.tokens + tokens)
    return tuple(found)
