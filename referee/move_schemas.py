"""Legal commands, pages of events, states and differences as JSON."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from games.kernel.agenda import DecisionId
from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges
from games.kernel.scene_comparison import SceneDifference
from games.kernel.seats import Seat
from referee.pages import Next
from referee.schemas import Command, Event, NamedSeat, Ply, Version, View

JsonValue = Annotated[
    Raw,
    Meta(
        description="JSON value.",
        extra_json_schema={},
    ),
]


class Events(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of events, oldest first."""

    items: Annotated[tuple[Event, ...], Meta(description="The events.")]
    next: Next = None


WithRefused = Annotated[
    bool,
    Meta(description="If true, the answer says in `refused` what cannot be chosen, and why."),
]


class Undo(Struct, frozen=True, kw_only=True):
    """How the seat can take back its last move: propose a `take-back` to ply `to`."""

    to: Annotated[Ply, Meta(description="The ply to propose.")]
    free: Annotated[
        bool,
        Meta(
            description=(
                "Whether the takeback takes effect at once. If false, every player must agree."
            )
        ),
    ]


class Hint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command as a person would choose it: in words and by clicking."""

    path: Annotated[
        tuple[str, ...],
        Meta(
            description=(
                "Ids of the scene's zones and items to click, in order; empty for a button."
            )
        ),
    ]
    words: Annotated[
        str, Meta(description="The command in words, in the language of `Accept-Language`.")
    ]
    rules: Annotated[
        tuple[str, ...],
        Meta(
            description="Ids of the rules that say what the command does and when it is legal, the "
            "first one first; missing if none is named."
        ),
    ] = ()
    ends: Annotated[
        bool,
        Meta(
            description="Whether who says it wants nothing more of the turn, or of what is asked "
            "outside it; missing if not."
        ),
    ] = False
    amount: Annotated[
        int | None,
        Meta(
            description="How much the command says. Those of the same type and path that differ in "
            "it alone are one choice of a number; missing if it says none."
        ),
    ] = None


class Obstacle(Struct, frozen=True, kw_only=True):
    """A reason why things cannot be chosen."""

    rule: Annotated[str, Meta(description="Id of the rule that refuses the commands.")]
    because: Annotated[
        str, Meta(description="What is in the way, in the language of `Accept-Language`.")
    ]
    paths: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(
            description="Ids of the scene's zones and items: the last of each path cannot be "
            "chosen after the others, which can. Whatever command goes on from there is refused."
        ),
    ]


class Legal(Struct, frozen=True, kw_only=True):
    """Every command that is accepted from a seat now."""

    seat: Seat
    decision: Annotated[
        DecisionId | None, Meta(description="The seat's open decision; null if it has none.")
    ]
    ply: Ply
    version: Version
    commands: Annotated[
        tuple[Command, ...], Meta(description="The commands; none when the seat is not awaited.")
    ]
    asks: Annotated[
        str | None,
        Meta(
            description="The prompt of the decision, in the language of `Accept-Language`; null "
            "if there is no open decision."
        ),
    ] = None
    rules: Annotated[
        tuple[str, ...],
        Meta(
            description="Ids of the rules by which the decision is taken, the first one first. "
            "`GET /v1/titles/{title}/rules/{rule}` gives their texts."
        ),
    ] = ()
    aside: Annotated[
        bool,
        Meta(
            description="Whether the decision is no part of a turn of the seat: a choice that all "
            "make at once, or an answer to what others do."
        ),
    ] = False
    hints: Annotated[
        tuple[Hint, ...],
        Meta(description="A hint for each command, in the order of `commands`."),
    ] = ()
    undo: Annotated[
        Undo | None,
        Meta(description="The takeback that the seat can propose; null if there is none."),
    ] = None
    refused: Annotated[
        tuple[Obstacle, ...] | None,
        Meta(
            description="What the seat sees, is part of the decision and cannot be chosen, by the "
            "reasons why not. A path stands once for each type of command that it would say. Null "
            "unless asked for."
        ),
    ] = None


class Moves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands to play in order, all or none."""

    seat: NamedSeat
    commands: Annotated[
        tuple[Command, ...],
        Meta(min_length=1, max_length=100, description="One to a hundred, in order."),
    ]
    decision: Annotated[
        DecisionId | None,
        Meta(
            description=(
                "The decision that the first command answers; defaults to the seat's open "
                "decision. Each further command answers the decision that is open for the seat at"
                " that point."
            )
        ),
    ] = None
    dry_run: Annotated[
        bool,
        Meta(
            description=(
                "If true, nothing is played; the response shows what would happen. Hidden "
                "information is replaced by random possibilities, so draws are examples only."
            )
        ),
    ] = False


class Trial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands whose outcome somebody wants to see."""

    seat: NamedSeat
    commands: Annotated[
        tuple[Command, ...],
        Meta(min_length=1, max_length=100, description="One to a hundred, in order."),
    ]
    decision: Annotated[
        DecisionId | None,
        Meta(description="The decision that the first command answers; defaults to the open one."),
    ] = None
    refused: WithRefused = False


class Preview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What commands would do."""

    version: Annotated[
        Version, Meta(description="The version of the game that they were tried on.")
    ]
    certain: Annotated[
        int,
        Meta(
            ge=0,
            description="So many commands, from the first, would do exactly this in the game. The "
            "next one draws, or depends on what you do not know: from there on it is an example.",
        ),
    ]
    awaits: Annotated[tuple[Seat, ...], Meta(description="The seats that would have to decide.")]
    legal: Annotated[Legal, Meta(description="What you could choose then.")]
    texts: Annotated[
        tuple[str, ...],
        Meta(description="What the last command does, in the language of `Accept-Language`."),
    ] = ()
    changes: Annotated[
        SceneChanges | None,
        Meta(description="What they change in your scene of that version; missing: nothing."),
    ] = None


class World(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A state that a game could have for all that a seat knows."""

    title: Annotated[str, Meta(description="The game's title.")]
    ruleset: Annotated[str, Meta(description="The ruleset that it is played by.")]
    version: Version
    ply: Ply
    seat: NamedSeat
    names: Annotated[
        tuple[str, ...],
        Meta(description="What the seats are called in texts, in the language of the request."),
    ]
    state: Annotated[
        JsonValue,
        Meta(
            description="The state, as the rules of the title have it: what the seat knows is "
            "true, the rest is drawn. It is for programs that have these rules, of this release."
        ),
    ]


class StateShown(Struct, frozen=True, kw_only=True):
    """The table after a ply."""

    ply: Ply
    version: Version
    view: Annotated[
        View,
        Meta(
            description='The table as you may see it. Whatever you may not see reads `{"hidden":'
            " count}`."
        ),
    ]


class SceneShown(Struct, frozen=True, kw_only=True):
    """The table after a ply as boards, zones and items; places are in units of their board."""

    ply: Ply
    version: Version
    scene: Scene


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"from_": "from"}):
    """A change at one place of the view. In lists whose items have ids, items that only shifted are
    not reported."""

    path: Annotated[
        str,
        Meta(
            description="A JSON Pointer (RFC 6901) into the later view, or the earlier one "
            "if it is not there later."
        ),
    ]
    id: Annotated[
        str | None, Meta(description="Id of the list item that was added, removed or moved.")
    ] = None
    from_: Annotated[
        str | None, Meta(description="JSON Pointer of the item in the earlier view, if it moved.")
    ] = None
    before: Annotated[
        JsonValue | None, Meta(description="The earlier value; missing if there was none.")
    ] = None
    after: Annotated[
        JsonValue | None, Meta(description="The later value; missing if there is none.")
    ] = None


class Diff(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """The differences between the states of two plies."""

    from_: Annotated[Ply, Meta(description="The earlier ply.")]
    to: Annotated[Ply, Meta(description="The later ply.")]
    changes: Annotated[tuple[Change, ...], Meta(description="The places that differ.")]


class Comparison(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """What a person would see that is different between two plies."""

    from_: Annotated[Ply, Meta(description="The ply that is compared.")]
    to: Annotated[Ply, Meta(description="The ply that it is compared with.")]
    differences: Annotated[
        tuple[SceneDifference, ...], Meta(description="What is different, with names.")
    ]
