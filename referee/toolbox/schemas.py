"""What goes into the toolbox and comes out of it, as JSON."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat

Counts: TypeAlias = Mapping[str, Annotated[int, Meta(ge=1)]]
"""How many draws of each label there were."""
Hex32: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hex.")]


class PortablePosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as a program keeps it: the state of the title, and what has to be known to go on.

    `ply` counts moves, `version` events. `draws` are those that were made so far, and `branch` says
    how often the game went back to an earlier ply: chance by name hangs on both. Nobody is awaited
    in a game that is `over`."""

    title: str
    ruleset: str
    ply: Annotated[int, Meta(ge=0)]
    version: Annotated[int, Meta(ge=0)]
    awaits: tuple[Seat, ...]
    over: bool
    draws: Counts
    branch: Annotated[int, Meta(ge=0)]
    state: Raw


class GivenChance(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides the draws. With the `seed` by which a game draws, outcomes are those of games of
    a service: each follows from the seed and from the draws before it. `outcomes` are recorded
    ones, or those of dice that were thrown on a table. With neither, nobody can know or repeat
    them."""

    seed: Hex32 | None = None
    outcomes: tuple[Annotated[int, Meta(ge=0)], ...] | None = None


class Outcome(Struct, frozen=True, kw_only=True):
    """What one draw gave: `outcome` of `0..below-1`."""

    label: str
    below: int
    outcome: int


class SettingUp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to set up."""

    seats: Annotated[int, Meta(ge=1, le=100)]
    options: Raw = Raw(b"{}")
    ruleset: str | None = None
    chance: GivenChance = GivenChance()


class Folding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Events to fold, oldest first: those of a service or of an export with all that stands around
    them, or facts alone. They go on from `position`, or are the beginning of a game."""

    events: tuple[Raw, ...]
    position: PortablePosition | None = None
    ruleset: str | None = None


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat can choose in a position; `refused`: and what it cannot, and why."""

    position: PortablePosition
    seat: Seat
    refused: bool = False


class Deciding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command to decide. It answers `decision`, or the open one of the seat."""

    position: PortablePosition
    seat: Seat
    command: Raw
    decision: DecisionId | None = None
    chance: GivenChance = GivenChance()


class Choosing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command that a bot has to choose."""

    position: PortablePosition
    seat: Seat
    bot: str
    chance: GivenChance = GivenChance()


class Looking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to look at, from a seat, as one who watches, or as one who sees everything."""

    position: PortablePosition
    viewer: Seat | Literal["spectator", "auditor"] = "spectator"


class TitlesHere(Struct, frozen=True, kw_only=True):
    """The titles that are here, by their slugs."""

    titles: tuple[str, ...]


class TitleInBrief(Struct, frozen=True, kw_only=True):
    """What a program has to know to set up a game; `options` are those that hold unless others are
    named."""

    title: str
    name: str
    seats: tuple[int, int]
    ruleset: str
    rulesets: tuple[str, ...]
    bots: tuple[str, ...]
    options: Raw


class Begun(Struct, frozen=True, kw_only=True):
    """A game that was set up. `texts` say the facts in words, null where there are none."""

    facts: tuple[Raw, ...]
    texts: tuple[str | None, ...]
    outcomes: tuple[Outcome, ...]
    position: PortablePosition


class Decided(Begun, frozen=True, kw_only=True):
    """A command that was accepted: what follows, and the position behind it. `notation` is its line
    in a record of the game."""

    notation: str


class ChosenCommand(Struct, frozen=True, kw_only=True):
    """What a bot plays; null if it leaves an offer alone."""

    command: Raw | None
