"""Technologies with workers on them, and the sums over them."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.through_the_ages.box import LEVELS, TECHNOLOGIES, CardId, Instance, Technology
from games.through_the_ages.effects.terms import Type


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
        return TECHNOLOGIES[self.card].id

    @property
    def level(self) -> int:
        """TTA-GEN-04."""
        return LEVELS[TECHNOLOGIES[self.card].age]

    @property
    def value(self) -> int:
        """What a blue token on the card is worth (TTA-MAT-05); on a lab its level (TTA-CRD-10)."""
        technology = TECHNOLOGIES[self.card]
        match technology.type:
            case "farm":
                return technology.per_worker.food
            case "mine":
                return technology.per_worker.resource
            case "lab":
                return technology.level
            case _:
                return 0


Posts = tuple[Post, ...]


class Shift(Struct, frozen=True, gc=False):
    """Blue tokens put on a card from the bank, or taken off to it (negative)."""

    card: Annotated[CardId, Meta(description="The technology.")]
    tokens: Annotated[int, Meta(description="Blue tokens; negative: they return to the bank.")]


Shifts = tuple[Shift, ...]


def of_types(posts: Posts, types: Iterable[Type]) -> Posts:
    """The cards of these types."""
    return tuple(post for post in posts if post.technology.type in types)


def workers_on(posts: Posts, types: Iterable[Type]) -> int:
    """Workers on cards of these types."""
    return sum(post.workers for post in posts if post.technology.type in types)


def best_worked(posts: Posts, types: Iterable[Type]) -> Post | None:
    """The highest card of these types with a worker (TTA-CRD-01)."""
    worked = [post for post in of_types(posts, types) if post.workers]
    return max(worked, key=lambda post: post.level, default=None)


def moved(posts: Posts, kind: CardId, workers: int) -> Posts:
    """The cards after so many workers came to one of them (negative: left it)."""
    return tuple(
        replace(post, workers=post.workers + workers) if post.kind == kind else post
        for post in posts
    )


def shifted(posts: Posts, shifts: Shifts) -> Posts:
    """The cards after blue tokens moved."""
    if not shifts:
        return posts
    by_card = {shift.card: shift.tokens for shift in shifts}
    return tuple(
        replace(post, tokens=post.tokens + by_card[post.kind]) if post.kind in by_card else post
        for post in posts
    )
