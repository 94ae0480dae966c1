"""The setting: what is played, and how closely it is looked at."""

from typing import Final

from msgspec import Struct

from games.kernel.title import AnyTitle
from referee.review.efforts import EFFORTS, Effort
from referee.review.engine import ENGINE, digest

DEEPER: Final = 10
"""So many times the positions of a review are looked at by whom marks are held against."""


class Setting(Struct, frozen=True, kw_only=True):
    """Games of `bot` against itself: `replaced` decisions of each, and `own` ones, are looked at.
    `bound` bounds the positions that the bot looks at, `nodes` are those of the review. What other
    programs or weights have found (`engine`, `weights`) is of another setting."""

    title: str
    bot: str
    seats: int
    seed: int
    bound: int | None
    replaced: int
    own: int
    nodes: int
    engine: str
    weights: str

    @property
    def review(self) -> Effort:
        """How closely a review looks."""
        return Effort(quality="custom", nodes=self.nodes, redraws=2)

    @property
    def deeper(self) -> Effort:
        """How closely those look who are held for right."""
        return Effort(quality="custom", nodes=DEEPER * self.nodes, redraws=2)


class Job(Struct, frozen=True):
    """One game of a setting."""

    setting: Setting
    number: int

    @property
    def name(self) -> str:
        """What its dice are made of."""
        one = self.setting
        return f"marks {one.title} {one.bot} {one.bound} {one.seats} {one.seed} {self.number}"


def usual(
    title: AnyTitle,
    *,
    bot: str = "expert",
    seats: int = 2,
    seed: int = 1,
    bound: int | None = None,
    replaced: int = 10,
    own: int = 30,
    nodes: int = EFFORTS["standard"].nodes,
) -> Setting:
    """The setting of a title, with the program and the weights that are here."""
    assert title.appraisal is not None, f"{title.meta.slug} has no appraisal"
    return Setting(
        title=title.meta.slug,
        bot=bot,
        seats=seats,
        seed=seed,
        bound=bound,
        replaced=replaced,
        own=own,
        nodes=nodes,
        engine=ENGINE,
        weights=digest(title.appraisal.weights),
    )
