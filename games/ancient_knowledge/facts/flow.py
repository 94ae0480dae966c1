"""Facts about the course of the game: setup, turns, phases, effects, the end."""

from typing import Literal

from msgspec import Struct

from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import Phase
from games.ancient_knowledge.steps import Step
from games.kernel.agenda import AgendaChange
from games.kernel.seats import Seat
from games.kernel.visibility import Owner

PileName = Literal["builder_deck", "tech_deck_1", "tech_deck_2"]


class GameCreated(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.game-created"):
    """First fact of a game."""

    seats: int
    options: Options


class StartPlayerChosen(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.start-player-chosen"
):
    """The start player, and all seats by position (AK-SET-01, AK-TEAM-01)."""

    seat: Seat
    order: tuple[Seat, ...]


class TeamsFormed(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.teams-formed"):
    """The teams, the one that begins first (AK-TEAM-01)."""

    teams: tuple[tuple[Seat, ...], ...]


class PileShuffled(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.pile-shuffled"):
    """All these cards form a face-down pile; no order exists (AK-RND-01)."""

    pile: PileName
    cards: tuple[str, ...]


class StartingSetDealt(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.starting-set-dealt"
):
    """A starting set became an opening hand (AK-SET-08)."""

    seat: Seat
    number: Owner[int]
    cards: Owner[tuple[CardId, ...]]


class CardsDealt(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-dealt"):
    """Ten cards to choose the opening hand from (AK-SET-03)."""

    seat: Seat
    cards: Owner[tuple[CardId, ...]]


class OpeningCardSetAside(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.opening-card-set-aside"
):
    """One of the ten will be discarded (AK-SET-04)."""

    seat: Seat
    card: Owner[CardId]


class HandSelected(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.hand-selected"):
    """All have chosen: the cards set aside are discarded face down (AK-SET-04)."""

    seat: Seat
    kept: Owner[tuple[CardId, ...]]
    discarded: Owner[tuple[CardId, ...]]


class TurnStarted(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.turn-started"):
    """A turn began (AK-TURN-01)."""

    seat: Seat
    round: int


class TurnEnded(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.turn-ended"):
    """A turn ended (AK-DEC-09)."""

    seat: Seat


class PhaseStarted(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.phase-started"):
    """A phase of a turn began (AK-TURN-02)."""

    seat: Seat
    phase: Phase


class ActionChosen(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.action-chosen"):
    """One of the two actions of a turn (AK-ACT-01)."""

    seat: Seat
    action: Literal["create", "learn", "archive", "excavate", "search"]
    index: int


class EffectActivated(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.effect-activated"):
    """Effect number `effect` of a card is being carried out."""

    seat: Seat
    source: SourceId
    effect: int


class EffectRefused(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.effect-refused"):
    """An optional effect was refused (AK-EFF-18)."""

    seat: Seat
    source: SourceId


class EffectHadNoResult(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.effect-had-no-result"
):
    """An effect could do nothing and is used up (AK-EFF-17, AK-EFF-18)."""

    seat: Seat
    source: SourceId
    effect: int


class DeclinePhaseSkipSet(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.decline-phase-skip-set"
):
    """The Decline phase of this turn will be left out (E-03)."""

    seat: Seat


class DeclinePhaseSkipped(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.decline-phase-skipped"
):
    """The Decline phase was left out (AK-DEC-01)."""

    seat: Seat


class HalfGameReached(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.half-game-reached"):
    """A player was the first with enough monuments in the Past (AK-MID-01)."""

    seat: Seat


class EndTriggered(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.end-triggered"):
    """A player triggered the end of the game (AK-END-01)."""

    seat: Seat


class RoundLimitReached(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.round-limit-reached"
):
    """The last round of the limit is over (AK-END-04)."""

    round: int


class ScoreComputed(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.score-computed"):
    """The score sheet of a player (AK-SCO)."""

    seat: Seat
    monuments: int
    effects: int
    technologies: int
    timeline: int
    lost: int
    total: int


class GameFinished(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.game-finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


class AgendaChanged(AgendaChange[Step], frozen=True, tag="ancient-knowledge.agenda-changed"):
    """Last fact of a move: steps that are done, and those that are new."""


FlowFact = (
    AgendaChanged
    | PhaseStarted
    | ActionChosen
    | EffectActivated
    | EffectHadNoResult
    | TurnStarted
    | TurnEnded
    | EffectRefused
    | OpeningCardSetAside
    | DeclinePhaseSkipSet
    | DeclinePhaseSkipped
    | HalfGameReached
    | EndTriggered
    | RoundLimitReached
    | ScoreComputed
    | GameFinished
    | GameCreated
    | StartPlayerChosen
    | TeamsFormed
    | PileShuffled
    | StartingSetDealt
    | CardsDealt
    | HandSelected
)
