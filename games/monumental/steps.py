"""The steps of the agenda: decisions that a seat must take, and work that goes on by itself."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

import games.kernel.script as kernel
from games.kernel.seats import Seat
from games.kernel.step import BaseStep
from games.monumental import box
from games.monumental.commands import DisplaySlot, Explorer, Origin, UnitKind
from games.monumental.effects import Resource

Purpose = Literal[
    "development",
    "basic_building",
    "wonder",
    "policy",
    "conquest",
    "move",
    "explore",
    "effect",
    "discovery",
    "hero",
]
"""What is paid for."""


class Awaiting(BaseStep, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of the steps that await a seat."""


class ActivatingCity(Awaiting, frozen=True, tag="monumental.activating-city"):
    """Choose a row and a column (MO-TRN-02, MO-CON-02)."""

    rules = ("MO-TRN-02", "MO-CON-02")


class TakingTurn(Awaiting, frozen=True, tag="monumental.taking-turn"):
    """Choose an action, or end the turn (MO-TRN-03, MO-CON-03)."""

    rules = ("MO-TRN-03", "MO-CON-03")


class Paying(Awaiting, frozen=True, tag="monumental.paying"):
    """Pay `left` more units of a cost, each from one of `sources` (MO-RES-09)."""

    rules = ("MO-RES-09",)

    left: Annotated[int, Meta(description="Units still to be paid.")]
    sources: Annotated[tuple[Resource, ...], Meta(description="What can be paid with.")]
    purpose: Annotated[Purpose, Meta(description="What is paid for.")]


class CommittingSoldiers(Awaiting, frozen=True, tag="monumental.committing-soldiers"):
    """Choose where `left` more soldiers come from; `committed` are chosen (MO-ACT-CNQ-12)."""

    rules = ("MO-ACT-CNQ-12", "MO-ACT-CNQ-02")

    target: Annotated[box.TileId, Meta(description="The tile that is conquered, by its id.")]
    with_warlord: Annotated[bool, Meta(description="Whether the warlord moves in, too.")]
    left: Annotated[int, Meta(description="Soldiers still to be chosen.")]
    committed: Annotated[
        tuple[box.TileId, ...], Meta(description="The tiles of the soldiers chosen so far.")
    ] = ()


class MovingUnits(Awaiting, frozen=True, tag="monumental.moving-units"):
    """Choose the next unit to move.

    `left`: free moves left, or None where each move is paid. `soldiers` are the tiles to which
    soldiers have moved, `warlord` says that it has; each unit moves once (MO-ACT-MOV-01a).
    `must`: at least one unit has to move (MO-ACT-MOV-02, MO-ACT-USE-04).
    """

    rules = ("MO-ACT-MOV-01", "MO-ACT-MOV-01a")

    left: Annotated[
        int | None, Meta(description="Free moves left; missing: each move is paid.")
    ] = None
    soldiers: Annotated[
        tuple[box.TileId, ...],
        Meta(description="Tiles to which soldiers have moved; these do not move again."),
    ] = ()
    warlord: Annotated[bool, Meta(description="Whether the warlord has moved.")] = False
    must: Annotated[bool, Meta(description="Whether at least one unit has to move.")] = False

    @property
    def moved(self) -> bool:
        """Whether a unit has moved."""
        return self.warlord or bool(self.soldiers)


class SendingUnit(Awaiting, frozen=True, tag="monumental.sending-unit"):
    """Choose where the picked unit goes; `moves` is how the moving stands."""

    rules = ("MO-ACT-MOV-02",)

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin
    moves: Annotated[MovingUnits, Meta(description="How the moving stands.")]


class Exploring(Awaiting, frozen=True, tag="monumental.exploring"):
    """Move explorers and collect. `left`: free steps left, or None where each step is paid.

    `must`: something has to be done (MO-ACT-EXP-01, MO-ACT-USE-04); `done`: something was.
    """

    rules = ("MO-ACT-EXP-01", "MO-ACT-EXP-02")

    left: Annotated[
        int | None, Meta(description="Free steps left; missing: each step is paid.")
    ] = None
    must: Annotated[bool, Meta(description="Whether something has to be done before it ends.")] = (
        False
    )
    done: Annotated[bool, Meta(description="Whether something was done.")] = False


class ChoosingReward(Awaiting, frozen=True, tag="monumental.choosing-reward"):
    """Choose one reward of a Barbarian token (MO-ACT-CNQ-09)."""

    rules = ("MO-ACT-CNQ-09",)

    token: box.TokenId


class PlacingWonderToken(Awaiting, frozen=True, tag="monumental.placing-wonder-token"):
    """Choose the province for the token of a completed wonder (MO-ACT-WON-03)."""

    rules = ("MO-ACT-WON-03",)

    wonder: box.CardId


class Archiving(Awaiting, frozen=True, tag="monumental.archiving"):
    """Archive up to `left` cards, never the source of the effect (MO-CTY-08)."""

    rules = ("MO-CTY-08", "MO-CTY-08a")

    left: Annotated[int, Meta(description="Cards that can still be archived.")]
    optional: Annotated[bool, Meta(description="Whether it can be declined.")]
    source: box.SourceId


class ChoosingBasics(Awaiting, frozen=True, tag="monumental.choosing-basics"):
    """Choose `left` more basic resources to gain."""

    rules = ("MO-RUL-06",)

    left: Annotated[int, Meta(description="Resources still to be chosen.")]
    source: box.SourceId


class Converting(Awaiting, frozen=True, tag="monumental.converting"):
    """Choose which basic resource becomes which other one, `n` units of it."""

    rules = ("MO-ACT-USE-01",)

    n: Annotated[int, Meta(description="How many units become another resource.")]
    source: box.SourceId


class ActivatingSlots(Awaiting, frozen=True, tag="monumental.activating-slots"):
    """Choose `left` more slots to activate."""

    rules = ("MO-CTY-03",)

    left: Annotated[int, Meta(description="Slots still to be activated.")]


class PlacingOutpost(Awaiting, frozen=True, tag="monumental.placing-outpost"):
    """Choose a province for an outpost. `soldiers` return from it to the capital."""

    rules = ("MO-ACT-OUT-01", "MO-ACT-OUT-02")

    soldiers: Annotated[
        int, Meta(description="How many soldiers return from there to the capital.")
    ] = 0
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False


class TakingBasicBuilding(Awaiting, frozen=True, tag="monumental.taking-basic-building"):
    """Take `left` more basic buildings that cost nothing."""

    rules = ("MO-ACT-BAS-01",)

    left: Annotated[int, Meta(description="Buildings still to be taken.")]


class SpendingGold(Awaiting, frozen=True, tag="monumental.spending-gold"):
    """Choose how much gold to spend against the monster (MO-MON-03)."""

    rules = ("MO-MON-03", "MO-MON-10")
    aside = True

    monster: box.MonsterId


class RecallingUnits(Awaiting, frozen=True, tag="monumental.recalling-units"):
    """Return `left` more units to the capital."""

    rules = ("MO-RUL-06",)

    left: Annotated[int, Meta(description="Units still to be returned.")]


class DiscardingSlots(Awaiting, frozen=True, tag="monumental.discarding-slots"):
    """Choose `left` more slots whose cards are discarded."""

    rules = ("MO-CTY-10",)

    left: Annotated[int, Meta(description="Slots still to be discarded.")]


class Working(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of the steps that go on by themselves."""


class ForPlayer(Working, frozen=True):
    """Base of the work for one player."""

    player: Annotated[Seat, Meta(description="The seat of the player.")]


class StartingRound(Working, frozen=True, tag="monumental.starting-round"):
    """Begin a round; `number` counts from 1."""

    number: Annotated[int, Meta(description="Number of the round, from 1.")]


class PassingTurn(Working, frozen=True, tag="monumental.passing-turn"):
    """Find whose turn is next; `after` has just had one, None at the beginning of a round."""

    after: Annotated[
        Seat | None, Meta(description="Whose turn has just ended; missing: the round begins.")
    ] = None


class RefillingCity(ForPlayer, frozen=True, tag="monumental.refilling-city"):
    """Deal the missing covers of a city (MO-CTY-10)."""


class RefillingDisplay(Working, frozen=True, tag="monumental.refilling-display"):
    """Discard, shift and fill the display (MO-TRN-06, MO-DSP-01); `after`: whose turn of classic
    mode has ended."""

    after: Annotated[
        Seat | None,
        Meta(
            description="Whose turn of classic mode has ended; missing: a round of continuous "
            "mode has."
        ),
    ] = None


class ReleasingMonsters(Working, frozen=True, tag="monumental.releasing-monsters"):
    """Let the next revealed monster attack, `first` deciding first (MO-MON-05, MO-MON-07)."""

    first: Annotated[Seat, Meta(description="The seat that decides first.")]


class SettlingAttack(Working, frozen=True, tag="monumental.settling-attack"):
    """All gold is spent: slain or not (MO-MON-04)."""


class EndingRound(Working, frozen=True, tag="monumental.ending-round"):
    """All have passed: refill, monsters, pass the marker (MO-CON-15)."""


class PassingMarker(Working, frozen=True, tag="monumental.passing-marker"):
    """The start-player marker moves on, or the game ends (MO-CON-18, MO-END-02)."""


class Program(Struct, frozen=True, gc=False):
    """Operations in the data: those of effect (or reward) number `effect` of `source`."""

    source: box.SourceId
    effect: Annotated[
        int, Meta(description="Number of the effect (or reward) of the component, from 0.")
    ]


class Script(kernel.Script[Program], frozen=True, kw_only=True, tag="monumental.script"):
    """Carry out the operations of an effect."""


class AcquiringDevelopment(ForPlayer, frozen=True, tag="monumental.acquiring-development"):
    """Take the paid card of a slot of the display."""

    slot: DisplaySlot


class AcquiringBasic(ForPlayer, frozen=True, tag="monumental.acquiring-basic"):
    """Take a paid basic building."""

    pile: Annotated[box.PileId, Meta(description="Which pile of basic buildings.")]


class CompletingWonder(ForPlayer, frozen=True, tag="monumental.completing-wonder"):
    """The completion is paid: card, token, effect (MO-ACT-WON-02)."""


class DevelopingPolicy(ForPlayer, frozen=True, tag="monumental.developing-policy"):
    """The policy is paid: it becomes active, and all fire (MO-ACT-POL-02)."""

    policy: box.PolicyId


class Conquering(ForPlayer, frozen=True, tag="monumental.conquering"):
    """The units are paid: they move in (MO-ACT-CNQ-08)."""

    target: Annotated[box.TileId, Meta(description="The tile that is conquered, by its id.")]
    with_warlord: Annotated[bool, Meta(description="Whether the warlord moves in, too.")]
    soldiers: Annotated[
        tuple[box.TileId, ...], Meta(description="The tiles that the soldiers leave.")
    ]
    required: Annotated[int, Meta(description="The strength that is needed.")]


class TurningUpToken(ForPlayer, frozen=True, tag="monumental.turning-up-token"):
    """Take the exploration token of a conquered province (MO-ACT-CNQ-09)."""

    tile: box.TileId
    both: Annotated[bool, Meta(description="Whether both rewards of a Barbarian token are gained.")]


class MarchingUnit(ForPlayer, frozen=True, tag="monumental.marching-unit"):
    """The move is paid, or free: the unit moves."""

    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin
    to: Annotated[box.TileId, Meta(description="The tile that it goes to, by its id.")]
    moves: Annotated[MovingUnits, Meta(description="How the moving stands.")]


class SteppingExplorer(ForPlayer, frozen=True, tag="monumental.stepping-explorer"):
    """The step is paid, or free: the explorer moves."""

    explorer: Explorer
    to: Annotated[box.TileId, Meta(description="The tile that it goes to, by its id.")]
    left: Annotated[int | None, Meta(description="Free steps left; null: each step is paid.")]
    must: Annotated[
        bool, Meta(description="Whether something has to be done before the exploring ends.")
    ]


class Discovering(ForPlayer, frozen=True, tag="monumental.discovering"):
    """The discovery is paid: draw and activate (MO-ACT-SCI-01)."""


class HiringHero(ForPlayer, frozen=True, tag="monumental.hiring-hero"):
    """The hero is paid."""

    hero: box.HeroId


AnyAwaiting = (
    ActivatingCity
    | TakingTurn
    | Paying
    | CommittingSoldiers
    | MovingUnits
    | SendingUnit
    | Exploring
    | ChoosingReward
    | PlacingWonderToken
    | Archiving
    | ChoosingBasics
    | Converting
    | ActivatingSlots
    | PlacingOutpost
    | TakingBasicBuilding
    | SpendingGold
    | RecallingUnits
    | DiscardingSlots
)
AnyWorking = (
    StartingRound
    | PassingTurn
    | RefillingCity
    | RefillingDisplay
    | ReleasingMonsters
    | SettlingAttack
    | EndingRound
    | PassingMarker
    | Script
    | AcquiringDevelopment
    | AcquiringBasic
    | CompletingWonder
    | DevelopingPolicy
    | Conquering
    | TurningUpToken
    | MarchingUnit
    | SteppingExplorer
    | Discovering
    | HiringHero
)
Step = AnyAwaiting | AnyWorking
