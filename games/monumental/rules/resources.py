"""Operations that give, take and swap resources (MO-RES), with the decisions they open."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.decision import Lapse
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental import effects
from games.monumental.commands import ChooseBasic, ConvertBasic
from games.monumental.facts.city import ResourcesConverted, ResourcesGained, ResourcesLost
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.readings import counted
from games.monumental.steps import ChoosingBasics, Converting, Script


def gain(move: Move, seat: Seat, gained: effects.Goods, source: str) -> None:
    """Resources from the supply, which is unlimited (MO-SUP-01)."""
    if gained != effects.NOTHING:
        move.note(ResourcesGained(seat=seat, gained=gained, source=source))


class Gaining(Handler[State, Script, effects.Gain, Move]):
    """`gain`."""

    def run(self, move: Move, script: Script, op: effects.Gain) -> None:
        gain(move, script.seat, effects.goods(op.res, op.n), script.source.source)


class GainingAny(Handler[State, Script, effects.GainAnyBasic, Move]):
    """`gain_any_basic`."""

    def run(self, move: Move, script: Script, op: effects.GainAnyBasic) -> None:
        move.ask(script.seat, ChoosingBasics(left=op.n, source=script.source.source))


class ChoosingOneBasic(Choice[ChoosingBasics, ChooseBasic]):
    """Which basic resource is gained."""

    takes = (ChooseBasic,)

    def options(self, state: State, seat: Seat, step: ChoosingBasics) -> Iterator[ChooseBasic]:
        for res in effects.BASICS:
            yield ChooseBasic(res=res)

    def automatic(
        self, state: State, seat: Seat, step: ChoosingBasics
    ) -> ChooseBasic | Lapse | None:
        """Never: there are always three."""
        return None

    def answer(self, move: Move, seat: Seat, step: ChoosingBasics, command: ChooseBasic) -> None:
        gain(move, seat, effects.goods(command.res, 1), step.source)
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))


class GainingPer(Handler[State, Script, effects.GainPer, Move]):
    """`gain_per`."""

    def possible(self, state: State, script: Script, op: effects.GainPer) -> bool:
        return counted(state, script.seat, op) > 0

    def run(self, move: Move, script: Script, op: effects.GainPer) -> None:
        amount = op.n * counted(move.state, script.seat, op)
        gain(move, script.seat, effects.goods(op.res, amount), script.source.source)


class ConvertingOne(Handler[State, Script, effects.Convert, Move]):
    """`convert_basic`."""

    def possible(self, state: State, script: Script, op: effects.Convert) -> bool:
        """Real icons only, no gold."""
        return any(state.players[script.seat].goods.of(res) >= op.n for res in effects.BASICS)

    def run(self, move: Move, script: Script, op: effects.Convert) -> None:
        move.ask(script.seat, Converting(n=op.n, source=script.source.source))


class ConvertingBasic(Choice[Converting, ConvertBasic]):
    """Which basic resource becomes which other one."""

    takes = (ConvertBasic,)

    def options(self, state: State, seat: Seat, step: Converting) -> Iterator[ConvertBasic]:
        """Those in hand into the two others."""
        held: effects.Goods = state.players[seat].goods
        for lose in effects.BASICS:
            if held.of(lose) >= step.n:
                for res in effects.BASICS:
                    if res != lose:
                        yield ConvertBasic(lose=lose, gain=res)

    def answer(self, move: Move, seat: Seat, step: Converting, command: ConvertBasic) -> None:
        move.note(
            ResourcesConverted(
                seat=seat,
                lost=effects.goods(command.lose, step.n),
                gained=effects.goods(command.gain, step.n),
                source=step.source,
            )
        )


class Losing(Handler[State, Script, effects.Lose, Move]):
    """`lose`."""

    def run(self, move: Move, script: Script, op: effects.Lose) -> None:
        amount = min(op.n, move.player(script.seat).goods.of(op.res))
        if amount:
            lost, source = effects.goods(op.res, amount), script.source.source
            move.note(ResourcesLost(seat=script.seat, lost=lost, source=source))
