"""The steps of the agenda: decisions that a seat must take, and work that goes on by itself."""

from typing import Literal

from msgspec import Struct

import games.kernel.script as kernel
from games.kernel.seats import Seat
from games.monumental.box import (
    CardId,
    HeroId,
    MonsterId,
    PileId,
    PolicyId,
    SourceId,
    TileId,
    TokenId,
)
from games.monumental.commands import Explorer, UnitKind
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


class Awaiting(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of the steps that await a seat."""


class ActivatingCity(Awaiting, frozen=True, tag="monumental.activating-city"):
    """Choose a row and a column (MO-TRN-02, MO-CON-02)."""


class TakingTurn(Awaiting, frozen=True, tag="monumental.taking-turn"):
    """Choose an action, or end the turn (MO-TRN-03, MO-CON-03)."""


class Paying(Awaiting, frozen=True, tag="monumental.paying"):
    """Pay `left` more units of a cost, each from one of `sources` (MO-RES-09)."""

    left: int
    sources: tuple[Resource, ...]
    purpose: Purpose


class CommittingSoldiers(Awaiting, frozen=True, tag="monumental.committing-soldiers"):
    """Choose where `left` more soldiers come from; `committed` are chosen (MO-ACT-CNQ-12)."""

    target: TileId
    with_warlord: bool
    left: int
    committed: tuple[TileId, ...] = ()


class MovingUnits(Awaiting, frozen=True, tag="monumental.moving-units"):
    """Choose the next unit to move.

    `left`: free moves left, or None where each move is paid. `soldiers` are the tiles to which
    soldiers have moved, `warlord` says that it has; each unit moves once (MO-ACT-MOV-01a).
    `must`: at least one unit has to move (MO-ACT-MOV-02, MO-ACT-USE-04).
    """

    left: int | None = None
    soldiers: tuple[TileId, ...] = ()
    warlord: bool = False
    must: bool = False

    @property
    def moved(self) -> bool:
        """Whether a unit has moved."""
        return self.warlord or bool(self.soldiers)


class SendingUnit(Awaiting, frozen=True, tag="monumental.sending-unit"):
    """Choose where the picked unit goes; `moves` is how the moving stands."""

    kind: UnitKind
    origin: TileId
    moves: MovingUnits


class Exploring(Awaiting, frozen=True, tag="monumental.exploring"):
    """Move explorers and collect. `left`: free steps left, or None where each step is paid.

    `must`: something has to be done (MO-ACT-EXP-01, MO-ACT-USE-04); `done`: something was.
    """

    left: int | None = None
    must: bool = False
    done: bool = False


class ChoosingReward(Awaiting, frozen=True, tag="monumental.choosing-reward"):
    """Choose one reward of a Barbarian token (MO-ACT-CNQ-09)."""

    token: TokenId


class PlacingWonderToken(Awaiting, frozen=True, tag="monumental.placing-wonder-token"):
    """Choose the province for the token of a completed wonder (MO-ACT-WON-03)."""

    wonder: CardId


class Archiving(Awaiting, frozen=True, tag="monumental.archiving"):
    """Archive up to `left` cards, never the source of the effect (MO-CTY-08)."""

    left: int
    optional: bool
    source: SourceId


class ChoosingBasics(Awaiting, frozen=True, tag="monumental.choosing-basics"):
    """Choose `left` more basic resources to gain."""

    left: int
    source: SourceId


class Converting(Awaiting, frozen=True, tag="monumental.converting"):
    """Choose which basic resource becomes which other one, `n` units of it."""

    n: int
    source: SourceId


class ActivatingSlots(Awaiting, frozen=True, tag="monumental.activating-slots"):
    """Choose `left` more slots to activate."""

    left: int


class PlacingOutpost(Awaiting, frozen=True, tag="monumental.placing-outpost"):
    """Choose a province for an outpost. `soldiers` return from it to the capital."""

    soldiers: int = 0
    optional: bool = False


class TakingBasicBuilding(Awaiting, frozen=True, tag="monumental.taking-basic-building"):
    """Take `left` more basic buildings that cost nothing."""

    left: int


class SpendingGold(Awaiting, frozen=True, tag="monumental.spending-gold"):
    """Choose how much gold to spend against the monster (MO-MON-03)."""

    monster: MonsterId


class RecallingUnits(Awaiting, frozen=True, tag="monumental.recalling-units"):
    """Return `left` more units to the capital."""

    left: int


class DiscardingSlots(Awaiting, frozen=True, tag="monumental.discarding-slots"):
    """Choose `left` more slots whose cards are discarded."""

    left: int


class Working(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of the steps that go on by themselves."""


class StartingRound(Working, frozen=True, tag="monumental.starting-round"):
    """Begin a round; `number` counts from 1."""

    number: int


class PassingTurn(Working, frozen=True, tag="monumental.passing-turn"):
    """Find whose turn is next; `after` has just had one, None at the beginning of a round."""

    after: Seat | None = None


class RefillingCity(Working, frozen=True, tag="monumental.refilling-city"):
    """Deal the missing covers of a city (MO-CTY-10)."""

    player: Seat


class RefillingDisplay(Working, frozen=True, tag="monumental.refilling-display"):
    """Discard, shift and fill the display (MO-TRN-06, MO-DSP-01); `after`: whose turn of classic
    mode has ended."""

    after: Seat | None = None


class ReleasingMonsters(Working, frozen=True, tag="monumental.releasing-monsters"):
    """Let the next revealed monster attack, `first` deciding first (MO-MON-05, MO-MON-07)."""

    first: Seat


class SettlingAttack(Working, frozen=True, tag="monumental.settling-attack"):
    """All gold is spent: slain or not (MO-MON-04)."""


class EndingRound(Working, frozen=True, tag="monumental.ending-round"):
    """All have passed: refill, monsters, pass the marker (MO-CON-15)."""


class PassingMarker(Working, frozen=True, tag="monumental.passing-marker"):
    """The start-player marker moves on, or the game ends (MO-CON-18, MO-END-02)."""


class Program(Struct, frozen=True, gc=False):
    """Operations in the data: those of effect (or reward) number `effect` of `source`."""

    source: SourceId
    effect: int


class Script(kernel.Script[Program], frozen=True, kw_only=True, tag="monumental.script"):
    """Carry out the operations of an effect."""


class AcquiringDevelopment(Working, frozen=True, tag="monumental.acquiring-development"):
    """Take the paid card of a slot of the display."""

    player: Seat
    slot: int


class AcquiringBasic(Working, frozen=True, tag="monumental.acquiring-basic"):
    """Take a paid basic building."""

    player: Seat
    pile: PileId


class CompletingWonder(Working, frozen=True, tag="monumental.completing-wonder"):
    """The completion is paid: card, token, effect (MO-ACT-WON-02)."""

    player: Seat


class DevelopingPolicy(Working, frozen=True, tag="monumental.developing-policy"):
    """The policy is paid: it becomes active, and all fire (MO-ACT-POL-02)."""

    player: Seat
    policy: PolicyId


class Conquering(Working, frozen=True, tag="monumental.conquering"):
    """The units are paid: they move in (MO-ACT-CNQ-08)."""

    player: Seat
    target: TileId
    with_warlord: bool
    soldiers: tuple[TileId, ...]
    required: int


class TurningUpToken(Working, frozen=True, tag="monumental.turning-up-token"):
    """Take the exploration token of a conquered province (MO-ACT-CNQ-09)."""

    player: Seat
    tile: TileId
    both: bool


class MarchingUnit(Working, frozen=True, tag="monumental.marching-unit"):
    """The move is paid, or free: the unit moves."""

    player: Seat
    kind: UnitKind
    origin: TileId
    to: TileId
    moves: MovingUnits


class SteppingExplorer(Working, frozen=True, tag="monumental.stepping-explorer"):
    """The step is paid, or free: the explorer moves."""

    player: Seat
    explorer: Explorer
    to: TileId
    left: int | None
    must: bool


class Discovering(Working, frozen=True, tag="monumental.discovering"):
    """The discovery is paid: draw and activate (MO-ACT-SCI-01)."""

    player: Seat


class HiringHero(Working, frozen=True, tag="monumental.hiring-hero"):
    """The hero is paid."""

    player: Seat
    hero: HeroId


Decision = (
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
Work = (
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
Step = Decision | Work
