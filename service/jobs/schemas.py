"""Engines, and the jobs that they take, as JSON."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from referee.pages import Next
from referee.review.lines import Quality, ReviewLine
from referee.schemas import MOST, GameId
from referee.times import Time

LONGEST_WAIT: Final = 30
MOST_LINES: Final = 500
MOST_TITLES: Final = 100

EngineId = Annotated[str, Meta(description="Id of the engine; opaque.")]
Seconds = Annotated[
    int,
    Meta(
        ge=10,
        le=300,
        description="How long the lease lasts. It begins anew whenever lines are posted.",
    ),
]
EngineName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="Your name for the engine, such as a host and a process number.",
        examples=["attic-1"],
    ),
]
Program = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="The searching program and its version, as reviews name it.",
        examples=["kronika/3"],
    ),
]
WeightsByTitle = Annotated[
    dict[str, Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]],
    Meta(
        max_length=MOST_TITLES,
        description="By the slug of each title that it can review: the weights with which it "
        "judges, as reviews name them.",
    ),
]
LineNumber = Annotated[
    int, Meta(ge=0, le=MOST, description="Number of a line; that of the first one is 0.")
]


class EngineWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an engine says of itself."""

    name: EngineName
    engine: Program
    weights: WeightsByTitle


class EngineShown(Struct, frozen=True, kw_only=True):
    """An engine of your account."""

    id: EngineId
    name: EngineName
    engine: Program
    weights: WeightsByTitle
    trusted: Annotated[
        bool,
        Meta(
            description="Whether it is the operator's. What other engines make is shown once an "
            "engine of the operator has made a part of it again and has come to the same."
        ),
    ]
    suspended: Annotated[
        bool, Meta(description="What it made was wrong; it gets no jobs any more.")
    ]
    created_at: Annotated[Time, Meta(description="When it was registered first.")]


class EngineList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The engines of an account, by name."""

    items: Annotated[tuple[EngineShown, ...], Meta(description="The engines.")]
    next: Next = None


class JobWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who wants a job, and for how long."""

    engine: EngineId
    seconds: Seconds = 60
    wait: Annotated[
        int,
        Meta(
            ge=0,
            le=LONGEST_WAIT,
            description="If there is no job, wait up to this many seconds for one.",
        ),
    ] = 0


class JobShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A review to be made, or a part of one to be made again."""

    lease: Annotated[str, Meta(description="Id of the lease; opaque.")]
    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    quality: Annotated[Quality, Meta(description="How thorough the review is to be.")]
    nodes: Annotated[int, Meta(ge=1, description="Positions that are looked at for a decision.")]
    seed: Annotated[
        str, Meta(pattern="^[0-9a-f]{32}$", description="The seed of the review's own dice.")
    ]
    from_line: Annotated[LineNumber, Meta(description="Number of the first line to post.")]
    made: Annotated[
        tuple[ReviewLine, ...],
        Meta(
            description="The lines before that, which another engine has made; with `sample`, all "
            "lines of the review that is looked at."
        ),
    ]
    until: Annotated[Time, Meta(description="When the lease ends, by the clock of the service.")]
    export: Annotated[str, Meta(description="Path of the game's export, for this lease.")]
    sample: Annotated[
        tuple[int, ...] | None,
        Meta(
            description="If given: make the lines of `made` with these numbers again, and post "
            "them, one after the other, from number 0 on. They are compared."
        ),
    ] = None


class JobTaken(Struct, frozen=True, kw_only=True):
    """What an engine was given."""

    job: Annotated[JobShown | None, Meta(description="The job; null: there is none now.")]


class NewLines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The next lines of a review."""

    first: LineNumber
    lines: Annotated[
        tuple[ReviewLine, ...],
        Meta(min_length=1, max_length=MOST_LINES, description="The lines, one after the other."),
    ]


class LinesPosted(Struct, frozen=True, kw_only=True):
    """What is there now."""

    lines: Annotated[int, Meta(ge=0, description="How many lines of the job are there.")]


class GivenBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a job is given back."""

    failed: Annotated[
        Annotated[str, Meta(min_length=1, max_length=500)] | None,
        Meta(
            description="Why the review cannot be made at all. Left out: somebody else can go on.",
        ),
    ] = None
