"""What clients see of a game. Hidden parts are marked by their types; the redactor hides them.

Never part of a view: the order of stacks (there is none), unused monuments, and undealt starting
wealth tiles that were not revealed for dummies (TZ-INF-01, TZ-INF-02).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

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


class ViewPart(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class PlayerView(ViewPart, frozen=True, kw_only=True):
    """One player."""

    seat: Seat
    score: Annotated[
        Points, Meta(description="Victory points so far; at the end those of the result.")
    ]
    points: Annotated[
        Earned, Meta(description="Victory points scored during the game, by what gave them.")
    ]
    corn: Annotated[int, Meta(description="Corn owned.")]
    wood: Annotated[int, Meta(description="Wood owned.")]
    stone: Annotated[int, Meta(description="Stone owned.")]
    gold: Annotated[int, Meta(description="Gold owned.")]
    skulls: Annotated[int, Meta(description="Crystal skulls owned.")]
    hand: Annotated[int, Meta(description="Workers in hand.")]
    bank: Annotated[int, Meta(description="Workers that are not in play yet.")]
    on_gears: Annotated[
        int, Meta(description="Workers on gears; one may be on the starting space, too.")
    ]
    temples: Annotated[Temples, Meta(description="Steps of the temple markers.")]
    technologies: Annotated[Levels, Meta(description="Levels of the technologies.")]
    board: Annotated[
        Literal["light", "dark"],
        Meta(
            description="Which side of the player board is up; light: a double advance of the "
            "calendar can be chosen."
        ),
    ]
    corn_tiles: Annotated[int, Meta(description="Corn tiles harvested.")]
    wood_tiles: Annotated[int, Meta(description="Wood tiles harvested.")]
    buildings: Annotated[tuple[BuildingId, ...], Meta(description="Buildings constructed.")]
    monuments: Annotated[tuple[MonumentId, ...], Meta(description="Monuments constructed.")]
    wealth: Annotated[
        tuple[WealthId, ...], Meta(description="Starting tiles kept, once all have chosen.")
    ]
    dealt: Annotated[
        Owned[tuple[WealthId, ...]],
        Meta(description="Starting tiles to choose from; only their owner sees them."),
    ]
    keeping: Annotated[
        Owned[tuple[WealthId, ...]],
        Meta(
            description="Starting tiles to be kept, until all have chosen; only their owner sees"
            " them."
        ),
    ]
    discarded: Annotated[
        Owned[tuple[WealthId, ...]],
        Meta(description="Starting tiles put back; only their owner sees them."),
    ]


class FieldView(ViewPart, frozen=True, kw_only=True):
    """A group of the jungle."""

    group: Annotated[
        int, Meta(description="Its number, 2 to 5: that of the action of Palenque that uses it.")
    ]
    corn: Annotated[int, Meta(description="Corn tiles left.")]
    wood: Annotated[int, Meta(description="Wood tiles left; each covers a corn tile.")]
    uncovered: Annotated[int, Meta(description="Corn tiles that can be taken without burning.")]


class CalendarView(ViewPart, frozen=True, kw_only=True):
    """The calendar."""

    tooth: Annotated[int, Meta(description="Teeth that it has advanced since the setup.")]
    corn: Annotated[int, Meta(description="Corn that has accumulated on it.")]
    food_day: Annotated[
        int | None,
        Meta(description="Number of the Food Day of this round, 1 to 4; null: it has none."),
    ]
    next_food_day: Annotated[
        int | None,
        Meta(description="Number of the Food Day after this round's; null: none is left."),
    ]
    # What is printed on the teeth counts only these (TZ-CAL-13).
    teeth_left: Annotated[
        int | None, Meta(description="Teeth until that Food Day; null: none is left.")
    ]
    rounds_left: Annotated[
        int,
        Meta(description="Rounds left, this one included, if the calendar never moves two teeth."),
    ]


class TurnView(ViewPart, frozen=True, kw_only=True):
    """Whose turn it is and how far it has come."""

    seat: Seat
    mode: Annotated[
        Literal["start", "placing", "picking_up"],
        Meta(description="What the first choice of the turn has made of it."),
    ]
    begged: Annotated[bool, Meta(description="Whether the seat has begged for corn in this turn.")]
    placed: Annotated[int, Meta(description="Workers placed in this turn.")]


class View(ViewPart, frozen=True, kw_only=True):
    """A game as clients see it."""

    options: Options
    phase: Annotated[
        Phase,
        Meta(description="Where the game is: setup, choice of starting wealth, turns, or over."),
    ]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 before the first.")]
    age: Annotated[
        Literal[1, 2],
        Meta(description="The age, which tells the stack that buildings are drawn from."),
    ]
    calendar: CalendarView
    turn: Annotated[TurnView | None, Meta(description="Whose turn it is; null: nobody's.")]
    agenda: Annotated[
        tuple[Frame[Step], ...],
        Meta(description="What is awaited and what waits below it, the top one last."),
    ]
    players: Annotated[tuple[PlayerView, ...], Meta(description="The players, by seat.")]
    gears: Gears
    starting_space: Annotated[
        Seat | None,
        Meta(description="The seat whose worker stands on the starting player space; null: none."),
    ]
    marker: Annotated[
        Seat, Meta(description="The seat with the starting player marker, which begins the round.")
    ]
    jungle: Annotated[tuple[FieldView, ...], Meta(description="Groups 2 to 5 of the jungle.")]
    display: Annotated[
        tuple[BuildingId | None, ...],
        Meta(description="Buildings on display by slot; null: the slot is empty."),
    ]
    stack_age_1: Annotated[int, Meta(description="Face-down buildings of the first age.")]
    stack_age_2: Annotated[int, Meta(description="Face-down buildings of the second age.")]
    monuments: Annotated[tuple[MonumentId, ...], Meta(description="Monuments on offer.")]
    skulls: Annotated[int, Meta(description="Crystal skulls in the general supply.")]
    skull_spaces: Annotated[
        tuple[Seat | None, ...],
        Meta(
            description="The seat whose skull lies on each space of Chichen Itza, from space 1; "
            "null: none."
        ),
    ]
    dummy_tiles: Annotated[
        tuple[WealthId, ...], Meta(description="Starting tiles that were drawn to place dummies.")
    ]
    sheets: Annotated[
        tuple[Sheet, ...], Meta(description="The score sheets, once the game is over.")
    ]
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="What each seat has scored so far; at the end the points of the result."),
    ]


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
