"""A tiny title for the machinery: seats buy goods from stalls, in lanes side by side or in turn.

It has what the kernel offers and Lanterns does not need: interjections, offers, decisions that
lapse or answer themselves, work that waits, effects as scripts, the course of turns.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.kernel import move as kernel
from games.kernel.agenda import Agenda, AgendaChange
from games.kernel.chance import Chance
from games.kernel.decision import LAPSE, Decision, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.script import Handler, Interpreter, Script, remember
from games.kernel.seats import Seat
from games.kernel.tables import handlers, tables
from games.kernel.title import Table


class Gain(Struct, frozen=True, tag="gain"):
    """An operation: coins from nowhere; leaves the number as a memo."""

    n: int


class Double(Struct, frozen=True, tag="double"):
    """An operation: as many coins as the operation before has told."""


class Pick(Struct, frozen=True, tag="pick"):
    """An operation: the seat picks a number up to `most`, which is told to the next one."""

    most: int


class Stop(Struct, frozen=True, tag="stop"):
    """An operation: the rest of the effect is dropped."""


Op = Gain | Double | Pick | Stop
EFFECTS: dict[str, tuple[Op, ...]] = {
    "purse": (Gain(2), Double(), Gain(1)),
    "wheel": (Pick(3), Double(), Gain(10)),
    "coin": (Pick(1), Double()),
    "trap": (Pick(2), Stop(), Gain(99)),
    "nothing": (Gain(5),),
    "two": (Pick(2), Pick(2), Double()),
}


class Turning(Struct, frozen=True, tag="market.turning"):
    """The turn of a seat: it buys an effect, or ends the turn."""


class Picking(Struct, frozen=True, tag="market.picking"):
    """A number up to `most`."""

    most: int


class Tipping(Struct, frozen=True, tag="market.tipping"):
    """An offer: the seat may tip the house."""


class Running(Script[str], frozen=True, kw_only=True, tag="market.running"):
    """The rest of an effect."""


class Waiting(Struct, frozen=True, tag="market.waiting"):
    """Work that waits until the bank holds at least `n` coins."""

    n: int


Step = Turning | Picking | Tipping | Running | Waiting


class State(Struct, frozen=True):
    """Coins of each seat, coins of the bank, whose turn it is."""

    coins: tuple[int, ...]
    bank: int = 0
    turn: Seat = 0
    agenda: Agenda[Step] = Agenda()


class Opened(Struct, frozen=True, tag="market.opened"):
    """First fact."""

    seats: int

    def applied(self, _state: State | None) -> State:
        return State(coins=(3,) * self.seats)


class Paid(Struct, frozen=True, tag="market.paid"):
    """A seat got coins (paid them, below nothing); the bank got those that were paid."""

    seat: Seat
    n: int
    automatic: bool = False

    def applied(self, state: State) -> State:
        coins = kernel.replaced(state.coins, self.seat, state.coins[self.seat] + self.n)
        return replace(state, coins=coins, bank=state.bank - min(self.n, 0))


class TurnPassed(Struct, frozen=True, tag="market.turn-passed"):
    """Another seat is on turn."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, turn=self.seat)


class AgendaChanged(AgendaChange[Step], frozen=True, tag="market.agenda-changed"):
    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Fact = Opened | Paid | TurnPassed | AgendaChanged


class Buy(Struct, frozen=True, tag="market.buy"):
    effect: str


class EndTurn(Struct, frozen=True, tag="market.end-turn"):
    """Ends the turn."""


class Say(Struct, frozen=True, tag="market.say"):
    n: int


class Tip(Struct, frozen=True, tag="market.tip"):
    """A coin for the house, any time."""


Command = Buy | EndTurn | Say | Tip


class Move(kernel.Move[State, Fact, Step]):
    changed = AgendaChanged


class TurnChoice(Decision[State, Turning, Buy | EndTurn | Tip, Move]):
    takes = (Buy, EndTurn)
    interjects = (Tip,)

    def options(self, state: State, seat: Seat, step: Turning) -> Iterator[Buy | EndTurn | Tip]:
        yield EndTurn()
        yield from map(Buy, EFFECTS)
        if state.coins[seat]:
            yield Tip()

    def forbidden(
        self, state: State, seat: Seat, step: Turning, command: Buy | EndTurn | Tip
    ) -> Illegal | None:
        if isinstance(command, Tip) and not state.coins[seat]:
            return Illegal("MK-TIP-01", "no-coin-for-a-tip")
        if isinstance(command, Buy) and command.effect not in EFFECTS:
            return Illegal("MK-BUY-01", "not-sold", effect=command.effect)
        return None

    def answer(self, move: Move, seat: Seat, step: Turning, command: Buy | EndTurn | Tip) -> None:
        match command:
            case Tip():
                move.note(Paid(seat, -1))
            case EndTurn():
                move.note(TurnPassed((seat + 1) % len(move.state.coins)))
            case Buy(effect=effect):
                move.work(Running(seat=seat, source=effect))


class PickChoice(Decision[State, Picking, Say, Move]):
    takes = (Say,)
    public = True
    rule = "MK-PICK-01"

    def options(self, state: State, seat: Seat, step: Picking) -> Iterator[Say]:
        return (Say(n) for n in range(1, step.most + 1))

    def automatic(self, state: State, seat: Seat, step: Picking) -> Say | Lapse | None:
        return LAPSE if not step.most else super().automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: Picking, command: Say) -> None:
        move.note(Paid(seat, command.n, move.automatic))
        remember(move, seat, command.n)

    def lapse(self, move: Move, seat: Seat, step: Picking) -> None:
        remember(move, seat, 7)


class TipOffer(Decision[State, Tipping, Tip, Move]):
    takes = (Tip,)

    def options(self, state: State, seat: Seat, step: Tipping) -> Sequence[Tip]:
        return [Tip()]

    def answer(self, move: Move, seat: Seat, step: Tipping, command: Tip) -> None:
        move.note(Paid(seat, -1))


class Gaining(Handler[State, Running, Gain, Move]):
    def run(self, move: Move, script: Running, op: Gain) -> int | None:
        move.note(Paid(script.seat, op.n))
        return op.n


class Doubling(Handler[State, Running, Double, Move]):
    def possible(self, state: State, script: Running, op: Double) -> bool:
        return script.memo > 0

    def run(self, move: Move, script: Running, op: Double) -> int | None:
        move.note(Paid(script.seat, script.memo))
        return None


class AskingNumber(Handler[State, Running, Pick, Move]):
    def run(self, move: Move, script: Running, op: Pick) -> int | None:
        move.ask(script.seat, Picking(op.most))
        return None


class Stopping(Handler[State, Running, Stop, Move]):
    def run(self, move: Move, script: Running, op: Stop) -> int | None:
        move.work(Running(seat=script.seat, source="nothing"))
        return None


class Market(Interpreter[Running, Op, Move]):
    """Carries out effects."""


RUN = Market(EFFECTS.__getitem__, handlers((Gaining(), Doubling(), AskingNumber(), Stopping()), Op))


class Saving(Work[Waiting, Move]):
    """Waits for the bank, then pays its coins out to seat 0."""

    def waits(self, move: Move, step: Waiting) -> bool:
        return move.state.bank < step.n

    def run(self, move: Move, step: Waiting) -> None:
        move.note(Paid(0, step.n))


def begin(table: Table[None], chance: Chance) -> Move | Illegal:
    if table.seats > 4:
        return Illegal("MK-SET-01", "four-places")
    return Move.beginning(Opened(table.seats), chance)


def idle(move: Move) -> bool:
    """The course of the turns: nobody has anything left to do, so a turn begins."""
    if any(frame.seat == move.state.turn and frame.lane == -1 for frame in move.frames):
        return False
    move.ask(move.state.turn, Turning())
    return True


def tend(move: Move) -> None:
    """Who is not on turn and has more than three coins may tip the house."""
    for seat, coins in enumerate(move.state.coins):
        old = [one for one in move.frames if isinstance(one.step, Tipping) and one.seat == seat]
        wanted = coins > 3 and seat != move.state.turn
        for frame in old if not wanted else ():
            move.close(frame)
        if wanted and not old:
            move.offer(seat, Tipping())


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=begin,
    move=Move,
    tables=tables((TurnChoice(), PickChoice(), TipOffer(), RUN, Saving()), Step),
    misfit=lambda state, step, command: Illegal("MK-FIT-01", "something-else"),
    out_of_turn=lambda state, seat, command: Illegal("MK-TURN-01", "not-you"),
    idle=idle,
    tend=tend,
)
