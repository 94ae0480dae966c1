"""Introductions as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges
from games.kernel.seats import Seat
from referee.legal_schemas import Legal
from referee.schemas import Ply
from referee.title_json import RuleText

Number = Annotated[int, Meta(ge=1, description="Number of the step, from 1.")]
Heading = Annotated[
    str, Meta(description="What the step is about, in the language of `Accept-Language`.")
]


class StepListed(Struct, frozen=True, kw_only=True):
    """A step of an introduction, in brief."""

    number: Number
    heading: Heading
    asks: Annotated[bool, Meta(description="Whether the step asks for a move.")]


class IntroductionShown(Struct, frozen=True, kw_only=True):
    """How a title is taught."""

    title: Annotated[str, Meta(description="Slug of the title.")]
    ruleset: Annotated[str, Meta(description="The rules that the prepared game is played by.")]
    names: Annotated[tuple[str, ...], Meta(description="The names of the players, by seat.")]
    seat: Annotated[Seat, Meta(description="The seat of whoever learns.")]
    steps: Annotated[tuple[StepListed, ...], Meta(description="The steps, in order.")]


class MovePassed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move between two steps, in words."""

    seat: Seat
    text: Annotated[str, Meta(description="The move, in the language of `Accept-Language`.")]
    changes: Annotated[
        SceneChanges | None,
        Meta(
            description="What it changes in the scene before it; the first scene is that behind "
            "the step before. Missing: nothing."
        ),
    ] = None


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What comes of a move that a step asks for."""

    index: Annotated[int, Meta(ge=0, description="Place of the command in `legal.commands`.")]
    texts: Annotated[
        tuple[str, ...],
        Meta(
            description="What the rules make of it, and of the payments and choices that belong to "
            "it, in the language of `Accept-Language`."
        ),
    ] = ()
    changes: Annotated[
        SceneChanges | None, Meta(description="What it changes in the scene; missing: nothing.")
    ] = None


class Exercise(Struct, frozen=True, kw_only=True):
    """A move that a step asks for."""

    asks: Annotated[str, Meta(description="What to do, in the language of `Accept-Language`.")]
    otherwise: Annotated[
        str, Meta(description="What to say to somebody who chooses another legal command, and why.")
    ]
    done: Annotated[str, Meta(description="What to say once it is done.")]
    outcomes: Annotated[
        tuple[Outcome, ...],
        Meta(min_length=1, description="The commands that it asks for: any of them will do."),
    ]


class MoveRefused(Struct, frozen=True, kw_only=True):
    """A move that somebody may want to make there, and that the rules refuse."""

    asks: Annotated[
        str, Meta(description="The question that it answers, in the language of `Accept-Language`.")
    ]
    path: Annotated[
        tuple[str, ...], Meta(description="Ids to click to say it, in order; empty for a button.")
    ]
    words: Annotated[
        str, Meta(description="The refused command, in the language of `Accept-Language`.")
    ]
    because: Annotated[
        str, Meta(description="Why the rules refuse it, in the language of `Accept-Language`.")
    ]
    rule: Annotated[RuleText, Meta(description="The rule that forbids it.")]


class StepShown(Struct, frozen=True, kw_only=True):
    """A step of an introduction; its words are in the language of `Accept-Language`."""

    title: Annotated[str, Meta(description="Slug of the title.")]
    number: Number
    of: Annotated[int, Meta(description="How many steps there are.")]
    heading: Heading
    sees: Annotated[str, Meta(description="What there is to see, in a few sentences.")]
    points: Annotated[
        tuple[str, ...], Meta(description="Ids of the scene's zones and items that it is about.")
    ]
    rules: Annotated[tuple[RuleText, ...], Meta(description="The rules that it teaches.")]
    ply: Ply
    passed: Annotated[
        int, Meta(ge=0, description="How many moves were played since the step before.")
    ]
    passages: Annotated[
        tuple[MovePassed, ...], Meta(description="The last of these moves, in order.")
    ]
    scene: Annotated[Scene, Meta(description="The table, as whoever learns sees it.")]
    legal: Annotated[
        Legal,
        Meta(description="What is legal for whoever learns; `version` counts the events so far."),
    ]
    exercise: Annotated[
        Exercise | None, Meta(description="The move that it asks for; null: there is none.")
    ]
    refused: Annotated[
        MoveRefused | None, Meta(description="A move that is refused; null: none is shown.")
    ]
