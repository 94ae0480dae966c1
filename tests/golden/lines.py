"""Golden bytes: payloads as they were once written into logs, which must decode for ever.

`tests/golden/<slug>/facts.jsonl` and `commands.jsonl` hold payloads, one a line. Lines are only
ever added:

    python -m tests.golden.lines              adds lines for kinds that have none
    python -m tests.golden.lines --fresh      writes everything anew, before the first release

A kind that no release has written yet may still change: delete its lines and let them be added
again (`--fresh` plays until it has seen every kind, which takes minutes).
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from events.canonical import canonical
from games.kernel.agenda import Agenda, Frame
from games.kernel.table.agreeing import Agreed, CallOff, Declined, Pause, Proposed, Resume, TakeBack
from games.kernel.table.disputing import (
    Annul,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
    RewindTo,
)
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.passing import PassOrdered, PassPlayed, PassWithdrawn
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed, PreferencesSet
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact as AnyTableFact
from games.kernel.table.terms import Clock, PerMove, Terms, TermsSet, Total, Window
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import AnyTitle
from tests.support.games import game, policies
from tests.support.titles import SLUGS, title_of

FOLDER = Path(__file__).resolve().parent
TABLE = "table"
"""The folder of the facts that every title shares."""

CHECKPOINT = "kronika.example/log/64/3\n7\nroot=\n\n\u2014 kronika.example c2ln\n"
"""What dates a fact; that nobody has signed it does not matter here."""

GAMES = 60
"""Games that are looked through; more are played only while a kind has not been seen."""

MOST = 1500
"""Games after which the search for a kind is given up."""


def file(slug: str, what: str) -> Path:
    """The golden file of a title's `facts` or `commands`."""
    return FOLDER / slug / f"{what}.jsonl"


def lines(path: Path) -> list[bytes]:
    """The payloads of a golden file."""
    return path.read_bytes().splitlines() if path.exists() else []


def kinds(slug: str, what: str) -> frozenset[str]:
    """The tags of every fact or command of a title (or of the table)."""
    if slug == TABLE:
        union = AnyTableFact if what == "facts" else None
    else:
        types = title_of(slug).types
        union = types.fact if what == "facts" else types.command
    return frozenset(str(one.__struct_config__.tag) for one in get_args(union) or (union,) if one)


def kind_of(line: bytes) -> str:
    """The tag of a payload."""
    kind: str = msgspec.json.decode(line)["type"]
    return kind


def _samples(title: AnyTitle, what: str) -> Mapping[str, list[bytes]]:
    """Of each kind the first, the shortest and the longest payload of many games."""
    seen: dict[str, dict[bytes, None]] = defaultdict(dict)
    low, high = title.meta.seats
    ways = policies(title)
    wanted = kinds(title.meta.slug, what)
    for seed in range(MOST):
        if seed >= GAMES and wanted <= seen.keys():
            break
        policy = ways[seed % len(ways)]
        played = game(
            title, seats=low + seed // len(ways) % (high - low + 1), seed=seed, policy=policy
        )
        commands = (ply.action.command for ply in played.plies)
        for value in played.facts if what == "facts" else commands:
            _see(seen, value)
    return {kind: _three(list(found)) for kind, found in seen.items()}


def _see(seen: dict[str, dict[bytes, None]], value: Struct) -> None:
    found = seen[str(value.__struct_config__.tag)]
    if len(found) < 500:
        found[canonical(value)] = None


def _three(found: list[bytes]) -> list[bytes]:
    return list(dict.fromkeys((found[0], min(found, key=len), max(found, key=len))))


def _table() -> Iterator[bytes]:
    played = game(title_of("lanterns"), seats=2, seed=0, policy="random")
    result = played.title.rules.result(played.end)
    assert result is not None
    facts: Iterable[Any] = (
        GameOpened(title="lanterns", ruleset="lanterns/1", seats=2, options=Raw(b'{"hand":3}')),
        SeatTaken(seat=0, by="person"),
        SeatTaken(seat=1, by="bot", bot="brightest"),
        SeatLeft(seat=0),
        ChanceCommitted(commitment="5d" * 32),
        ChanceCommitted(commitment="5d" * 32, draws="named"),
        EntropyGiven(seat=0, entropy="three times the blue die: 4 1 6"),
        EntropyCommitted(seat=0, commitment="c7" * 32),
        EntropyWithheld(seat=0),
        GameStarted(),
        GameStarted(checkpoint=CHECKPOINT),
        GameFinished(result=result),
        *_under_way(),
    )
    return (canonical(fact) for fact in facts)


def _under_way() -> Iterator[Any]:
    """Facts of the table that come while a game runs, or after it."""
    evenings = Window(opens="18:00", closes="23:30", zone="Europe/Prague")
    yield TermsSet(terms=Terms(clock=Clock(pace=PerMove(seconds=86_400)), on_dispute="pause"))
    yield TermsSet(terms=Terms(clock=Clock(pace=Total(seconds=3600, increment=30))))
    yield TermsSet(
        terms=Terms(
            clock=Clock(pace=PerMove(seconds=600), window=evenings, on_expiry="loss"),
            takebacks="own",
        )
    )
    yield TermsSet(terms=Terms(hints=True))
    yield GameDescended(how="fork", game="gam_1", ply=7, head="ab" * 32)
    yield GameDescended(how="rematch", game="gam_1")
    for proposal in (TakeBack(to=3), Pause(hours=72), Resume(), CallOff()):
        yield Proposed(seat=1, proposal=proposal)
    yield Agreed(seat=0)
    yield Declined(seat=0)
    yield Paused(why="agreed", until="2026-11-24T09:30:00+00:00")
    yield Paused(why="dispute")
    yield PassOrdered(seat=0, kind="reaction", until="turn", turns=3)
    yield PassPlayed(seat=0, kind="reaction", decision=17)
    yield PassWithdrawn(seat=0, kind="reaction")
    yield PreferencesSet(seat=0, forced=True)
    yield ForcedPlayed(seat=0, decision=17)
    yield Resumed(why="dispute")
    yield TimeExpired(seat=1, decision=17)
    yield TimeExpired(seat=1, decision=17, checkpoint=CHECKPOINT)
    yield TimeCredited(seats=(0, 1), seconds=94, downtime=4)
    agenda = Agenda((Frame(id=21, seat=1, step=None),), 22)
    yield Rewound(to=3, version=40, why="takeback", agenda=agenda, seat=1)
    yield DisputeOpened(dispute=1, seat=0, complaint="cd" * 32, ply=9)
    yield DisputeOpened(dispute=2, seat=1, complaint="cd" * 32, refusal="ref_1")
    yield DisputeDismissed(dispute=1, ruling="The corn was paid.")
    yield DisputeUpheld(dispute=2, ruling="It was legal.", remedy=RewindTo(to=8))
    yield DisputeUpheld(dispute=3, ruling="Nobody can tell any more.", remedy=Annul())
    yield DisputeWithdrawn(dispute=4)
    yield SeatForfeited(seat=0, why="resigned", stand_in="random")
    yield GameVoided(why="abandoned")


def write(slug: str, what: str, *, fresh: bool) -> int:
    """Adds lines for kinds that have none; gives the number of lines added."""
    path = file(slug, what)
    kept = [] if fresh else lines(path)
    known = {kind_of(line) for line in kept}
    found = list(_table()) if slug == TABLE else []
    if slug != TABLE and kinds(slug, what) - known:
        samples = _samples(title_of(slug), what)
        found = [line for kind in sorted(samples) for line in samples[kind]]
    added = [line for line in found if kind_of(line) not in known]
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in (*kept, *added)))
    return len(added)


def main() -> int:
    """Reads the command line and writes."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.lines", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="write everything anew")
    parser.add_argument("slugs", nargs="*", help="titles (default: all, and the table)")
    given = parser.parse_args()
    for slug in given.slugs or (*SLUGS, TABLE):
        for what in ("facts",) if slug == TABLE else ("facts", "commands"):
            added = write(slug, what, fresh=given.fresh)
            never = sorted(kinds(slug, what) - {kind_of(line) for line in lines(file(slug, what))})
            sys.stdout.write(f"{slug} {what}: {added} lines added, without any: {never}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
