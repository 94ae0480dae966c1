"""A script whose last operation asks something waits for the answer only where it has to."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda, AgendaChange
from games.kernel.chance import Scripted
from games.kernel.move import Move
from games.kernel.script import Handler, Interpreter, Script


class Asking(Struct, frozen=True, tag="asking"):
    """A question."""


class Doing(Script[str], frozen=True, tag="doing"):
    """The operations of a source."""


class Table(Struct, frozen=True):
    agenda: Agenda[Any] = Agenda()


class Changed(AgendaChange[Asking | Doing], frozen=True, tag="changed"):
    def applied(self, state: Table) -> Table:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


class TinyMove(Move[Table, Changed, Any]):
    changed = Changed


class Asks(Handler[Table, Doing, Asking, TinyMove]):
    def run(self, move: TinyMove, script: Doing, op: Asking) -> None:
        move.ask(script.seat, Asking())


class Lasting(Interpreter[Doing, Asking, TinyMove]):
    """Waits to its end."""


class Brief(Interpreter[Doing, Asking, TinyMove]):
    """Leaves nothing behind."""

    lasting = False


def waiting(kind: type[Interpreter[Any, Any, Any]], index: int) -> list[str]:
    """The types of the frames once the operation at `index`, of two, has asked."""
    move = TinyMove(Table(), Scripted())
    asks = kind(lambda _source: (Asking(), Asking()), {Asking: Asks()})
    asks.run(move, Doing(seat=0, source="two questions", index=index))
    return [type(frame.step).__name__ for frame in move.frames]


@pytest.mark.parametrize("kind", [Lasting, Brief])
def test_the_rest_of_a_script_waits_below_what_was_asked(
    kind: type[Interpreter[Any, Any, Any]],
) -> None:
    assert waiting(kind, 0) == ["Doing", "Asking"]


def test_after_the_last_operation_only_a_lasting_script_waits() -> None:
    assert waiting(Lasting, 1) == ["Doing", "Asking"]
    assert waiting(Brief, 1) == ["Asking"]
