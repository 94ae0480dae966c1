"""Exports for the page that verifies them: honest ones of all titles and kinds of terms, and others
that somebody has bent."""

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import count

from msgspec import Struct

from games.kernel.table.agreeing import Agreed, CallOff, Pause, Proposed
from games.kernel.table.disputing import Annul, DisputeOpened, DisputeUpheld, RewindTo
from games.kernel.table.ending import GameVoided, SeatForfeited
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.terms import Clock, PerMove, Terms
from tests.audit.bending import begun, going_on
from tests.audit.exporting import Writer, exported, logged, seat_of
from tests.audit.tampering import WAYS, Original, Tampered, rewritten
from tests.audit.test_bent import CHEATS
from tests.support.titles import SLUGS

MET = DisputeOpened(dispute=1, seat=1, complaint="ab" * 32, ply=2)
BENT = (
    "back without asking",
    "another remedy",
    "called off",
    "ended by who did not give up",
    "entropy later",
    "lost twice",
)
"""Ways in which a service bends a table; it chains and signs everything anew."""


class File(Struct, frozen=True):
    """An export as somebody drops it."""

    name: str
    raw: bytes


def honest() -> Iterator[File]:
    """Twenty: each title whole and as a seat sees it half-way, then all kinds of terms."""
    for slug in SLUGS:
        game = logged(slug, 2, 3)
        yield File(f"{slug}.json", exported(game))
        yield File(f"{slug} half.json", exported(game.until(game.plies // 2), seat_of(0)))
    yield File("went back.json", exported(logged("lanterns", 3, 2)))
    again = rewritten(exported(logged("tzolkin", 3, 2)), random.Random(1))
    yield File("rewritten.json", again)
    for name, writer in _tables():
        yield File(f"{name}.json", exported(writer.logged(), seat_of(0)))


def _tables() -> Iterator[tuple[str, Writer]]:
    clock = begun(terms=Terms(clock=Clock(pace=PerMove(seconds=600))))
    yield "a clock", clock
    disputed = begun(terms=Terms(on_dispute="pause"))
    disputed.happen(MET, Paused(why="dispute"))
    upheld = DisputeUpheld(dispute=1, ruling="It was so.", remedy=RewindTo(to=4))
    disputed.happen(upheld, disputed.rewinding(4, "ruling"), Resumed(why="dispute"))
    going_on(disputed, 3)
    yield "disputed", disputed
    annulled = begun()
    wrong = DisputeUpheld(dispute=1, ruling="It was so.", remedy=Annul())
    annulled.happen(MET, wrong, GameVoided(why="ruling"))
    yield "annulled", annulled
    paused = begun(seats=2)
    until = (paused.at + timedelta(hours=2)).isoformat()
    asked = (Proposed(seat=0, proposal=Pause(hours=2)), Agreed(seat=1))
    paused.happen(*asked, Paused(why="agreed", until=until))
    paused.at += timedelta(hours=3)
    paused.happen(Resumed(why="agreed"))
    going_on(paused, 2)
    yield "paused", paused
    resigned = begun()
    resigned.happen(SeatForfeited(seat=1, why="resigned", stand_in="random"))
    going_on(resigned, 3)
    yield "resigned", resigned
    called_off = begun()
    agreed = (Agreed(seat=seat) for seat in (1, 2))
    ended = GameVoided(why="abandoned")
    called_off.happen(Proposed(seat=0, proposal=CallOff()), *agreed, ended)
    yield "called off", called_off


def bent() -> Iterator[File]:
    """Twenty: bytes and events changed in every way, in files that were written again, too; and
    tables that the service itself has bent."""
    for number, way in enumerate(WAYS[:-1]):
        slug = SLUGS[number % len(SLUGS)]
        yield _changed(slug, Original.of(exported(logged(slug, 2, 3))), way)
    raw = exported(logged("tzolkin", 3, 2))
    again = Original.of(rewritten(raw, random.Random(1)))
    for way in WAYS[3:]:
        yield _changed("rewritten", again, way)
    for name in BENT:
        facts, _ = CHEATS[name]
        writer = begun()
        writer.happen(*facts(writer))
        yield File(f"{name}.json", exported(writer.logged(), seat_of(0)))


def _changed(name: str, original: Original, way: Callable[..., Tampered]) -> File:
    """The first of such changes that is more than white space."""
    tries = (way(original, random.Random(number)) for number in count())
    one = next(one for one in tries if not original.says(one.raw))
    return File(f"{name} {way.__name__}.json", one.raw)
