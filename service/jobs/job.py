"""A job: a review of a game to be made, or some plies of one to be made again."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from referee.review.lines import Quality

JobState = Literal["open", "checking", "done", "failed", "cancelled"]
"""Open: an engine makes it, or will; checking: it was made by strangers, and some of it is made
again by an engine of the operator."""


class Order(Struct, frozen=True, kw_only=True):
    """What is to be made of which game, and by whom: any engine of this name and these weights
    makes the same, whatever was made by others before."""

    game_id: str
    title: str
    quality: Quality
    nodes: int
    seed: str
    engine: str
    weights: str


class Job(Order, frozen=True, kw_only=True):
    """A job as it is kept. `lines` are there, `of` so many in all, once that is known; `strangers`
    have made some of them. `checks` names the job of which the lines in `sample` are made again.
    `live` says whether an engine works at it."""

    id: str
    checks: str | None
    sample: tuple[int, ...] | None
    state: JobState
    lines: int
    of: int | None
    strangers: bool
    lease_id: str | None
    engine_id: str | None
    until: datetime | None
    seconds: int
    live: bool
    asked_at: datetime
    finished_at: datetime | None
