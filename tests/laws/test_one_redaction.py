"""What the log keeps beside an event (its hidden fields, and who may see them) says the same as
the redactor, whose answers the law of secrecy looks at: events are redacted by what was recorded.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from events.commitments import hidden
from events.envelope import Entry
from games.kernel.seats import AtSeat, Auditor, Spectator, Viewer
from games.kernel.visibility import Redactor
from referee.decoder import Decoder
from tests.support.depth import amount
from tests.support.games import Played, random_game
from tests.support.titles import SLUGS, title_of

_REDACTOR = Redactor()


def otherwise(played: Played) -> Iterator[str]:
    """Events that a seat or a spectator would see in two ways."""
    decoder = Decoder([played.title])
    veils = 0
    for entry, fact in zip(decoder.facts(played.opening, ply=0), played.opening, strict=True):
        for seat in (*range(played.table.seats), None):
            if _seen(entry, seat) != _canonical(_REDACTOR.redact(fact, _viewer(seat))):
                yield f"ply 0, seat {seat}: {entry.kind}"
    for ply in played.plies:
        first, *facts = decoder.move(ply.action, ply.facts, ply=ply.number)
        veils += sum(len(entry.veils) for entry in (first, *facts))
        for seat in (*range(played.table.seats), None):
            action: Any = _REDACTOR.redact(ply.action, _viewer(seat))
            if _seen(first, seat) != _canonical(action["command"]):
                yield f"ply {ply.number}, seat {seat}: {first.kind}"
            for entry, fact in zip(facts, ply.facts, strict=True):
                if _seen(entry, seat) != _canonical(_REDACTOR.redact(fact, _viewer(seat))):
                    yield f"ply {ply.number}, seat {seat}: {entry.kind}"
    if not veils and _may_hide(played):
        yield "nothing was hidden in the whole game"


def _may_hide(played: Played) -> bool:
    """Whether a command or a fact of the game is of a type that can hide something."""
    values = (*(ply.action.command for ply in played.plies), *played.facts)
    return any(not _REDACTOR.clean(kind) for kind in set(map(type, values)))


def _viewer(seat: int | None) -> Viewer:
    return Spectator() if seat is None else AtSeat(seat)


def _seen(entry: Entry, seat: int | None) -> bytes:
    return _canonical(hidden(msgspec.json.decode(entry.payload), entry.veils, seat))


def _canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


@pytest.mark.deep
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_are_redacted_in_one_way(slug: str, seats: int) -> None:
    title = title_of(slug)
    seats = min(max(seats, title.meta.seats[0]), title.meta.seats[1])
    for seed in range(amount(1, 5)):
        assert list(otherwise(random_game(title, seats=seats, seed=seed))) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_view_hides_something_where_an_auditor_sees_more(slug: str) -> None:
    title = title_of(slug)
    played = random_game(title, seats=max(2, title.meta.seats[0]), seed=4)
    for ply in played.plies[::9]:
        view = title.showing.view(ply.after)
        everything = _REDACTOR.encode(view, Auditor())
        if title.showing.scene is not None:  # a game that is over is drawn of the view as it is
            decoded: Any = msgspec.json.decode(everything, type=title.types.view)
            assert _canonical(title.showing.scene(view)) == _canonical(
                title.showing.scene(decoded)
            ), ply.number
        for seat in (*range(played.table.seats), None):
            less = _REDACTOR.encode(view, _viewer(seat)) != everything
            assert _REDACTOR.hides(view, _viewer(seat)) == less, f"ply {ply.number}, seat {seat}"


def test_a_veil_that_is_forgotten_is_noticed() -> None:
    class Forgetful(Decoder):
        def veils(self, value: Struct, seat: int | None, decision: int | None) -> tuple[()]:
            return ()

    played = random_game(title_of(SLUGS[-1]), seats=3, seed=0)
    entries = Forgetful([played.title]).move(played.plies[0].action, (), ply=1)
    seen: Any = _REDACTOR.redact(played.plies[0].action, Spectator())
    assert _seen(entries[0], None) != _canonical(seen["command"])
