"""A move in one line, with what it changed in numbers: for lists and pages that show little."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from games.kernel.phrases import Phrases
from games.kernel.scene import Gauge, Scene
from games.kernel.seats import Seat
from service.lobby.schemas.standings import AmountChanged
from service.play.schemas import Event

MOST: Final = 4
"""So many numbers fit into a line."""
_SHORT: Final = 2


def told(events: Sequence[Event], phrases: Phrases, names: Sequence[str]) -> str:
    """A move in one line: by the fact that is the command in the past, since facts know more than
    commands ("takes Alchemy" for "take the card on space 6"), else by the words of the command."""
    first, *facts = (_data(one) for one in events)
    said = [(one["type"], phrases.fact(one, names)) for one in facts if _of_title(one)]
    heard = {kind: text for kind, text in reversed(said) if text}
    kind = _teller(first["type"], list(heard))
    return heard[kind] if kind is not None else phrases.command(first, names)


def changed(before: Scene, after: Scene, seat: Seat) -> tuple[AmountChanged, ...]:
    """The numbers of seats that differ between two scenes, those of `seat` first."""
    had = {gauge.id: gauge.value for _, gauge in _gauges(before)}
    found = [
        AmountChanged(seat=at, name=one.name, component=one.component, by=by)
        for at, one in _gauges(after)
        if (by := one.value - had.get(one.id, one.value))
    ]
    return tuple(sorted(found, key=lambda one: one.seat != seat)[:MOST])


def _gauges(scene: Scene) -> Iterator[tuple[Seat, Gauge]]:
    for board in scene.boards:
        if board.seat is not None:
            yield from ((board.seat, gauge) for gauge in board.gauges)


def _data(event: Event) -> Mapping[str, Any]:
    found: Mapping[str, Any] = msgspec.json.decode(event.data)
    return found


def _of_title(data: Mapping[str, Any]) -> bool:
    return not str(data["type"]).startswith("table.")


def _teller(command: str, facts: Sequence[str]) -> str | None:
    """`card-taken` of `take-card`: each word of the command has its like in the fact. That
    something was chosen is no news beside what became of it."""
    verb, *nouns = _words(command)
    words = nouns if verb == "choose" and nouns else [verb, *nouns]
    for fact in facts:
        others = _words(fact)
        if all(any(other.startswith(word[:3]) for other in others) for word in words):
            return fact
    return None


def _words(kind: str) -> list[str]:
    """The words of the name of a command or a fact, without its title and short ones."""
    words = kind.partition(".")[2].split("-")
    return words if len(words) == 1 else [one for one in words if len(one) > _SHORT] or words
