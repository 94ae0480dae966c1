"""Hoard, a title of a few lines: seats take turns to put coins aside, openly or hidden.

Three turns each; most coins win. It has what read models must cope with: hidden fields in
commands and facts, decisions, a result.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.kernel import move as kernel
from games.kernel.agenda import Agenda, AgendaChange, Frame
from games.kernel.chance import Chance
from games.kernel.command import BaseCommand
from games.kernel.folding import evolve
from games.kernel.move import Accepted, replaced
from games.kernel.notation import notation
from games.kernel.refusal import Illegal
from games.kernel.result import Line, Result, ranked
from games.kernel.seats import Seat
from games.kernel.title import Meta, Table, Types
from games.kernel.visibility import Owner

TURNS = 3


class HideCoins(BaseCommand, frozen=True, tag="hoard.hide-coins"):
    """Puts 1 to 3 coins aside, under the hand."""

    line = "hide {coins}"

    coins: Owner[int]


class ShowCoin(BaseCommand, frozen=True, tag="hoard.show-coin"):
    """Puts one coin aside for all to see."""

    line = "show a coin"


Command = HideCoins | ShowCoin


class Turn(Struct, frozen=True, tag="hoard.turn"):
    """A seat's turn, the `number`th of the game."""

    number: int


class State(Struct, frozen=True, kw_only=True):
    """Coins by seat."""

    coins: tuple[int, ...]
    agenda: Agenda[Turn] = Agenda()

    def gaining(self, seat: Seat, coins: int) -> "State":
        """With more coins of a seat."""
        return replace(self, coins=replaced(self.coins, seat, self.coins[seat] + coins))


class Begun(Struct, frozen=True, tag="hoard.begun"):
    """First fact."""

    seats: int

    def applied(self, _state: State | None) -> State:
        return State(coins=(0,) * self.seats)


class CoinsHidden(Struct, frozen=True, tag="hoard.coins-hidden"):
    """A seat hid coins."""

    seat: Seat
    coins: Owner[int]

    def applied(self, state: State) -> State:
        return state.gaining(self.seat, self.coins)


class CoinShown(Struct, frozen=True, tag="hoard.coin-shown"):
    """A seat showed a coin."""

    seat: Seat

    def applied(self, state: State) -> State:
        return state.gaining(self.seat, 1)


class AgendaChanged(AgendaChange[Turn], frozen=True, tag="hoard.agenda-changed"):
    """What is awaited now."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Fact = Begun | CoinsHidden | CoinShown | AgendaChanged


class Move(kernel.Move[State, Fact, Turn]):
    """The move while it is being decided."""

    changed = AgendaChanged


class Hoard:
    """The title, as far as a log and its readers need it."""

    meta = Meta(
        slug="hoard",
        name="Hoard",
        seats=(1, 4),
        ruleset="hoard/1",
        rulesets=("hoard/1",),
        longest_game=4 * TURNS,
    )
    types = Types(state=State, command=Command, fact=Fact, view=State, options=Struct)
    evolve = staticmethod(evolve)
    notation = notation(Command)

    @property
    def rules(self) -> "Hoard":
        """What the rules say: itself."""
        return self

    @property
    def showing(self) -> "Hoard":
        """How it looks: itself."""
        return self

    def setup(self, table: Table[None], chance: Chance) -> Sequence[Fact]:
        first = Frame(id=1, seat=0, step=Turn(0))
        return (Begun(table.seats), AgendaChanged((), (first,)))

    def decide(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Accepted[State, Fact] | Illegal:
        frame = state.agenda.open_for(seat)
        assert frame is not None
        move = Move(state, chance)
        match command:
            case HideCoins(coins) if not 1 <= coins <= 3:
                return Illegal("HO-01", "one-to-three-coins")
            case HideCoins(coins):
                move.note(CoinsHidden(seat, coins))
            case ShowCoin():
                move.note(CoinShown(seat))
        move.close(frame)
        number = frame.step.number + 1
        if number < TURNS * len(state.coins):
            move.ask(number % len(state.coins), Turn(number))
        return move.finish()

    def legal(self, state: State, seat: Seat) -> Iterator[Command]:
        if state.agenda.open_for(seat) is not None:
            yield from (HideCoins(1), HideCoins(2), HideCoins(3), ShowCoin())

    def result(self, state: State) -> Result | None:
        if state.agenda.frames:
            return None
        scores = {seat: (Line("coins", coins),) for seat, coins in enumerate(state.coins)}
        return ranked(scores, tie_breaks={})


title = Hoard()
