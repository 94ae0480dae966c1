"""Setup: what lies on the table before the players choose (TZ-SET).

Nothing is shuffled: each tile drawn is one draw by chance, so no order exists that could leak
(TZ-INF-03). After the setup only buildings are drawn.
"""

from collections.abc import Iterator
from itertools import combinations

from games.kernel.chance import Chance
from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat, clockwise
from games.kernel.title import Table
from games.tzolkin.box import BOX, BUILDINGS, MONUMENTS, TABLE_SIZES, WEALTH, WHEELS
from games.tzolkin.commands import ChooseStartingWealth
from games.tzolkin.facts import setup
from games.tzolkin.facts.turn import BuildingDisplayRefilled, Revealed
from games.tzolkin.names import GEARS
from games.tzolkin.options import Options
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, Gears
from games.tzolkin.state.jungle import Field
from games.tzolkin.steps import BeginningRound, ChoosingWealth, OfWealth, ResolvingEffects

DEALT = 4
"""Starting wealth tiles dealt to each player (TZ-SET-08)."""

KEPT = 2
"""Tiles that each player keeps (TZ-SET-11)."""

WOODLESS_GROUP = 2
"""The group of the jungle without wood tiles (TZ-SET-03)."""


def begin(table: Table[Options], chance: Chance) -> Move | Illegal:
    """The move of ply 0; refused if the options name a seat that is not at the table."""
    first = table.options.starting_player
    if table.seats not in TABLE_SIZES:
        return Illegal("TZ-SET-01", "two-to-four-players")
    if first != "random" and not 0 <= first < table.seats:
        return Illegal("TZ-SET-05", "no-such-seat", first=first, last=table.seats - 1)
    move = Move.beginning(game_set_up(table), chance)
    _starting_player(move, table)
    _reveal_tiles(move, table.seats)
    for seat in clockwise(move.state.marker, table.seats):
        tiles = move.state.undealt.draw(DEALT, chance, "starting wealth")
        move.note(setup.StartingWealthDealt(seat=seat, tiles=tuple(sorted(tiles))))
    _place_dummies(move, TABLE_SIZES[table.seats].dummies)
    for seat in range(table.seats):
        move.open(seat, ChoosingWealth(), lane=seat)
    return move


def game_set_up(table: Table[Options]) -> setup.GameSetUp:
    """The table as every game with so many players begins.

    The bank (TZ-SET-02), the jungle (TZ-SET-03), the calendar (TZ-SET-04), the players (TZ-SET-07).
    """
    fields = TABLE_SIZES[table.seats].fields_per_group
    pieces = BOX.pieces
    return setup.GameSetUp(
        seats=table.seats,
        options=table.options,
        hand=pieces.workers_start,
        bank=pieces.workers_per_player - pieces.workers_start,
        skulls=pieces.crystal_skulls,
        skull_spaces=BOX.gears[-1].skull_spaces,
        display_slots=BOX.building_display.slots,
        gears=Gears(**{gear: (None,) * WHEELS[gear].teeth for gear in GEARS}),
        jungle=tuple(
            Field(fields, 0 if group == WOODLESS_GROUP else fields) for group in (2, 3, 4, 5)
        ),
        age_1=tuple(one.id for one in BUILDINGS.values() if one.age == 1),
        age_2=tuple(one.id for one in BUILDINGS.values() if one.age == 2),
        monuments=tuple(MONUMENTS),
        wealth=tuple(WEALTH),
    )


def _starting_player(move: Move, table: Table[Options]) -> None:
    """TZ-SET-05: drawn, or set by the host."""
    first = table.options.starting_player
    seat = move.chance.below(table.seats, "starting player") if first == "random" else first
    move.note(setup.StartingPlayerDetermined(seat=seat, drawn=first == "random"))


def _reveal_tiles(move: Move, seats: int) -> None:
    """Monuments and buildings of the first age (TZ-SET-06)."""
    count = TABLE_SIZES[seats].monuments
    shown = move.state.unused_monuments.draw(count, move.chance, "monuments on offer")
    move.note(setup.MonumentsRevealed(monuments=shown))
    refill_display(move)


def refill_display(move: Move) -> None:
    """Lay buildings of the current age on empty slots while the stack lasts (TZ-BLD-06)."""
    slots = [at for at, building in enumerate(move.state.display) if building is None]
    drawn = move.state.stack.draw(len(slots), move.chance, "building display")
    if drawn:
        tiles = tuple(
            Revealed(slot=slot, building=building)
            for slot, building in zip(slots, drawn, strict=False)
        )
        left = move.state.stack.size - len(drawn)
        move.note(BuildingDisplayRefilled(tiles=tiles, stack_left=left))


def _place_dummies(move: Move, total: int) -> None:
    """Reveal undealt tiles until enough dummies stand on the gears (TZ-SET-09, TZ-SET-10)."""
    placed = 0
    while placed < total:
        (tile,) = move.state.undealt.draw(1, move.chance, "dummy tile")
        place = WEALTH[tile].dummy
        first = DUMMY not in move.state.gears.on(place.gear)
        move.note(setup.DummyPlaced(tile=tile, gear=place.gear, slot=place.position))
        placed += 1
        if first and place.gear != "chichen_itza" and placed < total:
            slot = (place.position + 5) % WHEELS[place.gear].teeth
            move.note(setup.DummyPlaced(tile=tile, gear=place.gear, slot=slot, opposite=True))
            placed += 1


class WealthChoice(Decision[State, ChoosingWealth, ChooseStartingWealth, Move]):
    """Which of the tiles dealt to keep, in secret (TZ-SET-11)."""

    def options(
        self, state: State, seat: Seat, step: ChoosingWealth
    ) -> Iterator[ChooseStartingWealth]:
        """Every pair of the tiles dealt."""
        for one, other in combinations(sorted(state.players[seat].dealt), KEPT):
            yield ChooseStartingWealth(keep=(one, other))

    def forbidden(
        self, state: State, seat: Seat, step: ChoosingWealth, command: ChooseStartingWealth
    ) -> Illegal | None:
        """Refuses tiles not dealt to this seat, and one tile named twice."""
        keep = command.keep
        if len(keep) == KEPT and keep[0] < keep[1] and set(keep) <= set(state.players[seat].dealt):
            return None
        return Illegal("TZ-SET-11", "keep-two-of-your-tiles")

    def answer(
        self, move: Move, seat: Seat, step: ChoosingWealth, command: ChooseStartingWealth
    ) -> None:
        """Puts the choice aside; when all have chosen, all is revealed and gained."""
        keep = tuple(command.keep)
        discard = tuple(tile for tile in move.player(seat).dealt if tile not in keep)
        move.note(setup.StartingWealthChosen(seat=seat, keep=keep, discard=discard))
        if not any(player.dealt for player in move.state.players):
            _reveal_wealth(move)


def _reveal_wealth(move: Move) -> None:
    """Kept tiles lie open and are gained in turn order, the lower number first.

    No tile involves a choice (TZ-SET-13). Then the first round begins (TZ-SET-14), on tooth 0
    and without a Food Day (TZ-SET-04).
    """
    order = tuple(clockwise(move.state.marker, len(move.state.players)))
    for seat in order:
        move.note(setup.StartingWealthRevealed(seat=seat, tiles=move.player(seat).keeping))
    move.work(BeginningRound())
    for seat in reversed(order):
        for tile in reversed(move.player(seat).wealth):
            move.work(ResolvingEffects(seat=seat, source=OfWealth(tile)))
