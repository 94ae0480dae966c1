"""The pure reducer: applies facts, knows no rule.

Facts that happen most come first in each `match`, since a fold is measured in facts per second.
"""

from typing import assert_never

from msgspec.structs import replace

from games.tzolkin.evolve import beginning, gains, rounds, turns
from games.tzolkin.facts import (
    ActionCopied,
    AgendaChanged,
    BeginningFact,
    BuildingDisplayRefilled,
    CalendarCornTaken,
    ChoiceDeclined,
    CornBegged,
    Fact,
    GameSetUp,
    GoodsGained,
    GoodsPaid,
    HarvestTileTaken,
    MarketLeft,
    MarketTraded,
    RoundFact,
    TechnologyAdvanced,
    TempleStepped,
    TurnEnded,
    WorkerPickedUp,
    WorkerPlaced,
    WorkerPlacedByMercy,
)
from games.tzolkin.facts import beginning as begun
from games.tzolkin.facts import rounds as between
from games.tzolkin.facts.gains import (
    BuildingConstructed,
    MonumentConstructed,
    PlayerBoardFlipped,
    PointsScored,
    SkullPlaced,
    TechnologyBonusGained,
    WoodTileBurned,
    WorkerGained,
)
from games.tzolkin.state import State


def evolve(state: State | None, fact: Fact) -> State:
    """The state after `fact`; the first fact of a game (`GameSetUp`) comes with no state."""
    if state is None:
        assert isinstance(fact, GameSetUp), "a game begins with GameSetUp"
        return beginning.set_up(fact)
    match fact:
        case AgendaChanged():
            return replace(state, agenda=state.agenda.changed(fact.closed, fact.opened))
        case WorkerPlaced():
            return turns.placed(state, fact)
        case GoodsGained():
            return gains.gained(state, fact)
        case WorkerPickedUp():
            return turns.picked_up(state, fact)
        case TurnEnded():
            return replace(state, built=False) if state.built else state
        case GoodsPaid():
            return gains.paid(state, fact)
        case TempleStepped():
            return gains.stepped(state, fact)
        case MarketTraded():
            return gains.traded(state, fact)
        case HarvestTileTaken():
            return gains.tile_taken(state, fact)
        case TechnologyAdvanced():
            return gains.advanced(state, fact)
        case ChoiceDeclined() | MarketLeft() | ActionCopied() | TechnologyBonusGained():
            return state
        case CornBegged():
            return turns.begged(state, fact)
        case CalendarCornTaken():
            return turns.corn_taken(state, fact)
        case _:
            return _seldom(state, fact)


def _seldom(
    state: State,
    fact: BuildingConstructed
    | BuildingDisplayRefilled
    | PointsScored
    | SkullPlaced
    | WorkerGained
    | PlayerBoardFlipped
    | WoodTileBurned
    | MonumentConstructed
    | WorkerPlacedByMercy
    | RoundFact
    | BeginningFact,
) -> State:
    match fact:
        case BuildingConstructed():
            return gains.constructed(state, fact)
        case BuildingDisplayRefilled():
            return turns.refilled(state, fact)
        case PointsScored():
            return gains.scored(state, fact)
        case SkullPlaced():
            return gains.skull_placed(state, fact)
        case WorkerGained():
            return gains.worker_gained(state, fact)
        case PlayerBoardFlipped():
            return gains.flipped(state, fact)
        case WoodTileBurned():
            return gains.burned(state, fact)
        case MonumentConstructed():
            return gains.monument_constructed(state, fact)
        case WorkerPlacedByMercy():
            return turns.placed_by_mercy(state, fact)
        case _:
            return _between_turns(state, fact)


def _between_turns(state: State, fact: RoundFact | BeginningFact) -> State:
    match fact:
        case between.RoundStarted():
            return rounds.started(state, fact)
        case between.CalendarAdvanced():
            return rounds.advanced(state, fact)
        case between.CalendarCornAdded():
            return replace(state, calendar_corn=fact.total)
        case between.StartingWorkerReturned():
            return rounds.returned(state, fact)
        case between.StartingPlayerChanged():
            return replace(state, marker=fact.seat)
        case between.WorkersFed():
            return rounds.fed(state, fact)
        case between.TempleMaterialsGained():
            return rounds.materials_gained(state, fact)
        case between.TemplePointsGained():
            return rounds.points_gained(state, fact)
        case between.AgeAdvanced():
            return rounds.age_advanced(state, fact)
        case between.FinalScoreComputed():
            return replace(state, sheets=fact.sheets)
        case between.GameFinished():
            return replace(state, phase="finished")
        case _:
            return _beginning(state, fact)


def _beginning(state: State, fact: BeginningFact) -> State:
    match fact:
        case begun.StartingPlayerDetermined():
            return replace(state, marker=fact.seat)
        case begun.MonumentsRevealed():
            return beginning.monuments_revealed(state, fact)
        case begun.StartingWealthDealt():
            return beginning.dealt(state, fact)
        case begun.DummyPlaced():
            return beginning.dummy_placed(state, fact)
        case begun.StartingWealthChosen():
            return beginning.chosen(state, fact)
        case begun.StartingWealthRevealed():
            return beginning.revealed(state, fact)
        case GameSetUp():
            return beginning.set_up(fact)
        case _:
            assert_never(fact)
