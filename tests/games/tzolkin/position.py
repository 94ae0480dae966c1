"""Makes a position in the middle of a game, for given / when / then.

    state = position(seats=3).goods(0, corn=5).worker(0, "palenque", 3).turn(0)

Everything not named is as at the start: empty gears, three workers in hand, markers on the
starting steps, an empty display, no goods. Skulls given to players come out of the bank.
"""

from typing import Literal

from msgspec.structs import replace

from games.kernel.agenda import Agenda, Frame
from games.kernel.piles import shuffled_pile
from games.kernel.seats import Seat
from games.kernel.title import Table
from games.tzolkin.box import BOX
from games.tzolkin.names import BuildingId, Gear, MonumentId, Temple, Track, WealthId
from games.tzolkin.options import Options
from games.tzolkin.rules.setup import game_set_up
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, Occupant
from games.tzolkin.state.jungle import FIRST_GROUP, Field
from games.tzolkin.state.player import Player, Points
from games.tzolkin.steps import AdvancingCalendar, ChoosingWealth, Step, TakingTurn


class Position:
    """A position being made; each method changes it and returns it."""

    def __init__(self, seats: int, options: Options) -> None:
        start = game_set_up(Table(seats=seats, options=options)).applied(None)
        self.state: State = replace(start, phase="turns", round=1)
        self._bank_skulls: int | None = None

    def goods(
        self,
        seat: Seat,
        *,
        corn: int | None = None,
        wood: int | None = None,
        stone: int | None = None,
        gold: int | None = None,
        skull: int | None = None,
    ) -> "Position":
        """What the player owns; goods not named stay as they are."""
        named = {"corn": corn, "wood": wood, "stone": stone, "gold": gold, "skull": skull}
        given = {item: n for item, n in named.items() if n is not None}
        return self._player(seat, goods=replace(self.state.players[seat].goods, **given))

    def corn(self, seat: Seat, amount: int) -> "Position":
        """Corn owned."""
        return self.goods(seat, corn=amount)

    def hand(self, seat: Seat, workers: int) -> "Position":
        """Workers in hand; the difference goes to or comes from the bank."""
        player = self.state.players[seat]
        return self._player(seat, hand=workers, bank=player.bank + player.hand - workers)

    def worker(self, seat: Seat, gear: Gear, *positions: int) -> "Position":
        """Workers of the player on positions of a gear: from the bank while it has any."""
        for at in positions:
            self._leave(seat)
            self._occupy(gear, at, seat)
        return self

    def dummy(self, gear: Gear, *slots: int) -> "Position":
        """Dummies on slots of a gear."""
        for at in slots:
            self._occupy(gear, at, DUMMY)
        return self

    def starting_space(self, seat: Seat) -> "Position":
        """A worker of the player on the starting player space."""
        self._leave(seat)
        self.state = replace(self.state, starting_space=seat)
        return self

    def temple(self, seat: Seat, temple: Temple, index: int) -> "Position":
        """The step of a temple marker."""
        temples = self.state.players[seat].temples
        return self._player(seat, temples=replace(temples, **{temple: index}))

    def temples(
        self, seat: Seat, *, chaac: int = 1, quetzalcoatl: int = 1, kukulkan: int = 1
    ) -> "Position":
        """All three temple markers."""
        self.temple(seat, "chaac", chaac).temple(seat, "quetzalcoatl", quetzalcoatl)
        return self.temple(seat, "kukulkan", kukulkan)

    def tech(self, seat: Seat, track: Track, level: int) -> "Position":
        """The level of a technology."""
        levels = self.state.players[seat].levels
        return self._player(seat, levels=replace(levels, **{track: level}))

    def board(self, seat: Seat, side: Literal["light", "dark"]) -> "Position":
        """The side of the player board."""
        return self._player(seat, light=side == "light")

    def score(self, seat: Seat, points: int) -> "Position":
        """Points scored so far (as if by buildings)."""
        return self._player(seat, points=Points(buildings=points))

    def tiles(self, seat: Seat, *, corn: int = 0, wood: int = 0) -> "Position":
        """Harvest tiles owned."""
        return self._player(seat, corn_tiles=corn, wood_tiles=wood)

    def buildings(self, seat: Seat, *buildings: BuildingId) -> "Position":
        """Buildings owned; they leave the stacks."""
        self._draw_buildings(buildings)
        return self._player(seat, buildings=buildings)

    def monuments(self, seat: Seat, *monuments: MonumentId) -> "Position":
        """Monuments owned."""
        self._draw_monuments(monuments)
        return self._player(seat, monuments=monuments)

    def wealth(self, seat: Seat, *tiles: WealthId) -> "Position":
        """Starting wealth tiles kept."""
        self.state = replace(self.state, undealt=self.state.undealt.without(tiles))
        return self._player(seat, wealth=tiles)

    def display(self, *buildings: BuildingId) -> "Position":
        """Face-up buildings, at most six; they leave the stacks."""
        self._draw_buildings(buildings)
        empty = (None,) * (BOX.building_display.slots - len(buildings))
        self.state = replace(self.state, display=(*buildings, *empty))
        return self

    def stack(self, *buildings: BuildingId) -> "Position":
        """The face-down buildings of the current age."""
        if self.state.age == 1:
            self.state = replace(self.state, stack_1=shuffled_pile(buildings))
        else:
            self.state = replace(self.state, stack_2=shuffled_pile(buildings))
        return self

    def age(self, age: Literal[1, 2]) -> "Position":
        """The current age."""
        self.state = replace(self.state, age=age)
        return self

    def offered(self, *monuments: MonumentId) -> "Position":
        """Monuments on offer."""
        self._draw_monuments(monuments)
        self.state = replace(self.state, monuments=monuments)
        return self

    def field(self, group: int, *, corn: int, wood: int = 0) -> "Position":
        """Harvest tiles left in a group of the jungle."""
        fields = list(self.state.jungle)
        fields[group - FIRST_GROUP] = Field(corn, wood)
        self.state = replace(self.state, jungle=tuple(fields))
        return self

    def skull_on(self, space: int, seat: Seat) -> "Position":
        """A skull of the player on a space of Chichen Itza."""
        spaces = list(self.state.skull_spaces)
        spaces[space - 1] = seat
        self.state = replace(self.state, skull_spaces=tuple(spaces))
        return self

    def bank_skulls(self, skulls: int) -> "Position":
        """Skulls in the bank, whatever the players own."""
        self._bank_skulls = skulls
        return self

    def calendar(
        self, tooth: int, *, corn: int = 0, number: int = 1, food_day: int | None = None
    ) -> "Position":
        """The calendar: teeth advanced, corn accumulated, the Food Day of this round."""
        self.state = replace(
            self.state, tooth=tooth, calendar_corn=corn, round=number, food_day=food_day
        )
        return self

    def marker(self, seat: Seat) -> "Position":
        """The holder of the starting player marker, who began this round."""
        self.state = replace(self.state, marker=seat)
        return self

    def dealt(self, seat: Seat, *tiles: WealthId) -> "Position":
        """Starting wealth tiles dealt to the player."""
        self.state = replace(self.state, undealt=self.state.undealt.without(tiles))
        return self._player(seat, dealt=tiles)

    def turn(self, seat: Seat, step: TakingTurn | None = None) -> State:
        """The position with the turn of `seat` open."""
        return self._open(Frame(id=1, seat=seat, step=step or TakingTurn()))

    def choosing_wealth(self) -> State:
        """The position with all seats choosing their starting wealth."""
        self.state = replace(self.state, phase="wealth", round=0)
        seats = range(len(self.state.players))
        return self._open(
            *(Frame(id=1 + seat, seat=seat, step=ChoosingWealth(), lane=seat) for seat in seats)
        )

    def advancing_calendar(self, seat: Seat) -> State:
        """The position in phase 3, `seat` being eligible for a double advance."""
        return self._open(Frame(id=1, seat=seat, step=AdvancingCalendar()))

    def _open(self, *frames: Frame[Step]) -> State:
        placed = sum(space is not None for space in self.state.skull_spaces)
        owned = sum(player.goods.skull for player in self.state.players)
        skulls = BOX.pieces.crystal_skulls - placed - owned
        if self._bank_skulls is not None:
            skulls = self._bank_skulls
        return replace(self.state, skulls=skulls, agenda=Agenda(frames, len(frames) + 1))

    def _player(self, seat: Seat, **changes: object) -> "Position":
        players: list[Player] = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.state = replace(self.state, players=tuple(players))
        return self

    def _leave(self, seat: Seat) -> None:
        player = self.state.players[seat]
        if player.bank:
            self._player(seat, bank=player.bank - 1)
        else:
            self._player(seat, hand=player.hand - 1)

    def _occupy(self, gear: Gear, at: int, by: Occupant) -> None:
        self.state = replace(self.state, gears=self.state.gears.with_one(gear, at, by))

    def _draw_buildings(self, buildings: tuple[BuildingId, ...]) -> None:
        self.state = replace(
            self.state,
            stack_1=shuffled_pile(set(self.state.stack_1.items) - set(buildings)),
            stack_2=shuffled_pile(set(self.state.stack_2.items) - set(buildings)),
        )

    def _draw_monuments(self, monuments: tuple[MonumentId, ...]) -> None:
        unused = shuffled_pile(set(self.state.unused_monuments.items) - set(monuments))
        self.state = replace(self.state, unused_monuments=unused)


def position(seats: int = 2, options: Options | None = None) -> Position:
    """A new position; change it with its methods and end with `turn`."""
    return Position(seats, options or Options())
