"""What clients see of a game. Hidden parts are marked by their types; the redactor hides them.

Never part of a view: the order of stacks (there is none), unused monuments, and undealt starting
wealth tiles that were not revealed for dummies (TZ-INF-01, TZ-INF-02).
"""

from typing import Literal

from msgspec import Struct

from games.kernel.agenda import Frame
from games.kernel.points import Points
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Owned
from games.tzolkin.box import BOX
from games.tzolkin.names import BuildingId, MonumentId, WealthId
from games.tzolkin.options import Options
from games.tzolkin.rules.scoring import result
from games.tzolkin.state import Phase, State
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.jungle import FIRST_GROUP
from games.tzolkin.state.player import Levels, Player, Temples
from games.tzolkin.state.player import Points as Earned
from games.tzolkin.state.sheet import Sheet
from games.tzolkin.steps import Step, TakingTurn


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class PlayerView(Seen, frozen=True, kw_only=True):
    """One player. Workers are in `hand`, in the `bank`, or on the board.

    During the choice of starting wealth the player alone sees the tiles `dealt`, then `keeping`;
    `discarded` stay known to the player alone. `wealth` are the tiles kept, open to all.
    """

    seat: Seat
    score: Points
    points: Earned
    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    hand: int
    bank: int
    on_gears: int
    temples: Temples
    technologies: Levels
    board: Literal["light", "dark"]
    corn_tiles: int
    wood_tiles: int
    buildings: tuple[BuildingId, ...]
    monuments: tuple[MonumentId, ...]
    wealth: tuple[WealthId, ...]
    dealt: Owned[tuple[WealthId, ...]]
    keeping: Owned[tuple[WealthId, ...]]
    discarded: Owned[tuple[WealthId, ...]]


class FieldView(Seen, frozen=True, kw_only=True):
    """A group of the jungle: tiles left; `uncovered` corn tiles can be taken without burning."""

    group: int
    corn: int
    wood: int
    uncovered: int


class CalendarView(Seen, frozen=True, kw_only=True):
    """The calendar.

    `corn` has accumulated on it; `food_day` is the Food Day of this round, if it has one;
    `next_food_day` is the one still to come after this round's, `teeth_left` teeth away
    (TZ-CAL-13); `rounds_left` counts this round and holds without double advances (TZ-RND-04).
    """

    tooth: int
    corn: int
    food_day: int | None
    next_food_day: int | None
    teeth_left: int | None
    rounds_left: int


class TurnView(Seen, frozen=True, kw_only=True):
    """Whose turn it is and how far it has come."""

    seat: Seat
    mode: Literal["start", "placing", "picking_up"]
    begged: bool
    placed: int


class View(Seen, frozen=True, kw_only=True):
    """A game as clients see it.

    `agenda` is what is awaited and what waits below it, bottom first; all of it is public.
    `skull_spaces[n - 1]` is who put a skull on space n; `display` has empty slots as null;
    `sheets` are the score sheets once the game is over. `scores` are what each seat has scored so
    far, then the points of the result.
    """

    options: Options
    phase: Phase
    round: int
    age: Literal[1, 2]
    calendar: CalendarView
    turn: TurnView | None
    agenda: tuple[Frame[Step], ...]
    players: tuple[PlayerView, ...]
    gears: Gears
    starting_space: Seat | None
    marker: Seat
    jungle: tuple[FieldView, ...]
    display: tuple[BuildingId | None, ...]
    stack_age_1: int
    stack_age_2: int
    monuments: tuple[MonumentId, ...]
    skulls: int
    skull_spaces: tuple[Seat | None, ...]
    dummy_tiles: tuple[WealthId, ...]
    sheets: tuple[Sheet, ...]
    scores: tuple[SeatScore, ...]


def view(state: State) -> View:
    """The whole view; what each viewer may see of it is for the redactor."""
    told = scores(result(state), (player.points.total for player in state.players))
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        age=state.age,
        calendar=_calendar(state),
        turn=_turn(state),
        agenda=state.agenda.frames,
        players=tuple(_player(state, one) for one in told),
        gears=state.gears,
        starting_space=state.starting_space,
        marker=state.marker,
        jungle=tuple(
            FieldView(group=group, corn=field.corn, wood=field.wood, uncovered=field.uncovered)
            for group, field in enumerate(state.jungle, FIRST_GROUP)
        ),
        display=state.display,
        stack_age_1=state.stack_1.size,
        stack_age_2=state.stack_2.size,
        monuments=state.monuments,
        skulls=state.skulls,
        skull_spaces=state.skull_spaces,
        dummy_tiles=state.dummy_tiles,
        sheets=state.sheets,
        scores=told,
    )


def _calendar(state: State) -> CalendarView:
    held = state.food_day or 0
    later = [day for day in BOX.calendar.food_days if day.tooth > state.tooth and day.index > held]
    last = BOX.calendar.food_days[-1]
    over = state.phase == "finished"
    final = 0 if over else max(1, last.tooth - state.tooth + 1)
    return CalendarView(
        tooth=state.tooth,
        corn=state.calendar_corn,
        food_day=state.food_day,
        next_food_day=later[0].index if later else None,
        teeth_left=later[0].tooth - state.tooth if later else None,
        rounds_left=final,
    )


def _turn(state: State) -> TurnView | None:
    """A turn lies at the bottom of the agenda until it ends."""
    for frame in state.agenda.frames:
        if frame.seat is not None and isinstance(frame.step, TakingTurn):
            step = frame.step
            return TurnView(seat=frame.seat, mode=step.mode, begged=step.begged, placed=step.placed)
    return None


def _player(state: State, score: SeatScore) -> PlayerView:
    seat = score.seat
    player: Player = state.players[seat]
    return PlayerView(
        seat=seat,
        score=score.points,
        points=player.points,
        corn=player.goods.corn,
        wood=player.goods.wood,
        stone=player.goods.stone,
        gold=player.goods.gold,
        skulls=player.goods.skull,
        hand=player.hand,
        bank=player.bank,
        on_gears=state.gears.workers(seat),
        temples=player.temples,
        technologies=player.levels,
        board="light" if player.light else "dark",
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
        buildings=player.buildings,
        monuments=player.monuments,
        wealth=player.wealth,
        dealt=player.dealt,
        keeping=player.keeping,
        discarded=player.discarded,
    )
