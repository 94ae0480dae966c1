"""Examples for the document, taken from the beginning of a real game of each title."""

from typing import Any

import msgspec

from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle, Table, fold
from games.kernel.visibility import Redactor


class _Lowest:
    """A chance whose outcomes are always 0, so that the examples are always the same."""

    def below(self, n: int, label: str) -> int:
        """0."""
        return 0


def examples(registry: Registry) -> dict[str, Any]:
    """Bodies by operation id, answers by operation id and status."""
    found: dict[str, Any] = {
        "createAccount": {"name": "ada"},
        "createToken": {"name": "my bot", "scopes": ["read", "play"]},
    }
    for title in registry:
        found |= _opening(title)
    return found


def _opening(title: AnyTitle) -> dict[str, Any]:
    seats = title.meta.seats[0]
    options = msgspec.convert({}, title.types.options)
    facts = title.setup(Table(seats=seats, options=options), _Lowest())
    assert not isinstance(facts, Illegal), f"the default options of {title.meta.slug} are refused"
    state = fold(title, facts, None)
    assert state is not None
    seat = min(state.agenda.awaits())
    decision = state.agenda.open_for(seat)
    assert decision is not None
    commands = [msgspec.to_builtins(one) for one in title.legal(state, seat)][:3]
    return {
        "openGame": {
            "title": title.meta.slug,
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)],
        },
        "getLegal.200": {
            "seat": seat,
            "decision": decision.id,
            "ply": 0,
            "version": len(facts) + seats + 2,
            "commands": commands,
        },
        "playMoves": {"seat": seat, "decision": decision.id, "commands": commands[:1]},
        "getState.200": {
            "ply": 0,
            "version": len(facts) + seats + 2,
            "view": Redactor().redact(title.view(state), AtSeat(seat)),
        },
    }
