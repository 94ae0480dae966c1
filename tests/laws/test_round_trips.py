"""Law 5, round trips: decode(encode(x)) = x for every fact, action, state and view;
parse(print(command)) = command. (Golden bytes: `tests/golden`.)"""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.kernel.seats import AtSeat, Spectator
from games.kernel.title import Action
from games.kernel.visibility import Redactor
from tests.laws.budget import READING, looked_at
from tests.support.games import Played

_REDACTOR = Redactor()


def round_trips(played: Played) -> Iterator[str]:
    """Sends everything of a game through its JSON, and the commands through their notation."""
    types = played.title.types
    try:
        yield from _changed("fact", types.fact, played.facts)
        yield from _changed("state", types.state, played.states)
        actions = (ply.action for ply in played.plies)
        action: Any = Action
        yield from _changed("action", action[types.command], actions)
        yield from _changed("options", types.options, iter((played.table.options,)))
        yield from _views(played)
        yield from _notation(played)
    except msgspec.ValidationError as bug:
        yield f"does not decode: {bug}"


def _changed(what: str, kind: Any, values: Iterator[Any]) -> Iterator[str]:
    decoder = msgspec.json.Decoder(kind)
    for value in values:
        encoded = msgspec.json.encode(value, order="deterministic")
        again = decoder.decode(encoded)
        if again != value or type(again) is not type(value):
            yield f"the {what} {value} is decoded as {again}"
        elif msgspec.json.encode(again, order="deterministic") != encoded:
            yield f"the {what} {value} has other bytes when it is encoded again"


def _views(played: Played) -> Iterator[str]:
    """Views decode as clients get them: in full and redacted."""
    decoder = msgspec.json.Decoder(played.title.types.view)
    for ply in looked_at(played, READING):
        view = played.title.showing.view(ply.after)
        yield from _changed("view", played.title.types.view, iter((view,)))
        for viewer in (AtSeat(0), Spectator()):
            seen = _REDACTOR.encode(view, viewer)
            if _REDACTOR.encode(decoder.decode(seen), viewer) != seen:
                yield f"ply {ply.number}: the redacted view does not survive a round trip"


def _notation(played: Played) -> Iterator[str]:
    title = played.title
    for ply in looked_at(played, READING):
        for command in title.rules.legal(ply.before, ply.action.seat):
            line = title.showing.notation.print(command)
            if title.showing.notation.parse(line) != command:
                yield f"{command} prints {line!r}, read as {title.showing.notation.parse(line)}"
            if "\n" in line or len(line) > 120:
                yield f"{line!r} is not one readable line"


def test_round_trips(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *round_trips(played)) for played in batch] == [(p.name,) for p in batch]
