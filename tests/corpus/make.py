"""Makes the corpus: finished games of every registered title, as files.

    python -m tests.corpus.make                    adds the games that are missing
    python -m tests.corpus.make --title tzolkin    of one title only
    python -m tests.corpus.make --anew             makes all games of today's rulesets again
    python -m tests.corpus.make --digests          keeps the games, notes their last states anew

A recorded game is kept as it is, whatever becomes of bots and rules: it shows that the rules
which it was played by still say the same. A new ruleset gets games of its own. After a change of
a state's shape (which is no event, and nobody's promise) `--digests` is enough.
"""

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import msgspec.structs
from msgspec import Struct
from msgspec.structs import replace

from events.envelope import Entry
from games.kernel.registry import Registry
from games.kernel.rulesets import under
from games.kernel.shadow import shadow
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder
from service.cli.shadow.corpus import SUFFIX, files, packed, unpacked
from service.cli.shadow.source import Found, digest
from tests.support.games import Played, game, policies, table_of
from tests.support.recorded import log_of

CORPUS = Path(__file__).parent
SEEDS = 4
"""Games for each number of seats and each way to play."""

LATER_SEEDS = 1
"""The same under a later ruleset: it differs in little from the one before."""

LEAST = 6
"""Games with each value of an option that is a choice among few."""

SEARCHED = 500
"""Seeds that are looked at for rare options."""


class Planned(Struct, frozen=True, kw_only=True):
    """A game of the corpus; `path` is below its folder."""

    title: AnyTitle
    seats: int
    policy: str
    seed: int

    @property
    def path(self) -> Path:
        """Where it is kept: ruleset, seats, way to play and seed make its name."""
        slug, ruleset = self.title.meta.ruleset.rsplit("/", 1)
        return Path(slug) / f"{ruleset}-{self.seats}p-{self.policy}-{self.seed}{SUFFIX}"


def plan(title: AnyTitle) -> Iterator[Planned]:
    """The games of a title: every number of seats, every way to play, options at random; then as
    many more as it takes for every value of a choice among the options, if its ruleset is the
    first one."""
    least, most = title.meta.seats
    is_first = title.meta.ruleset == title.meta.rulesets[0]
    seeds = range(SEEDS if is_first else LATER_SEEDS)
    ways = itertools.product(range(least, most + 1), policies(title), seeds)
    often: Counter[tuple[str, object]] = Counter()
    for number, (seats, policy, _) in enumerate(ways):
        often.update(_choices(title, seats, number))
        yield Planned(title=title, seats=seats, policy=policy, seed=number)
    if not is_first:
        return
    more = itertools.product(range(SEARCHED, 2 * SEARCHED), range(least, most + 1))
    policy_of = itertools.cycle(policies(title))
    for seed, seats in more:
        choices = _choices(title, seats, seed)
        if any(often[choice] < LEAST for choice in choices):
            often.update(choices)
            yield Planned(title=title, seats=seats, policy=next(policy_of), seed=seed)


def _choices(title: AnyTitle, seats: int, seed: int) -> Sequence[tuple[str, object]]:
    """The options of a game that are a choice among few: names, and yes or no."""
    chosen = msgspec.structs.asdict(table_of(title, seats, seed).options)
    return [(name, value) for name, value in chosen.items() if isinstance(value, bool | str)]


def made(planned: Planned) -> bytes:
    """The file of a game."""
    played = game(planned.title, seats=planned.seats, seed=planned.seed, policy=planned.policy)
    found = Found(
        name=planned.path.name.removesuffix(SUFFIX),
        seed=played.secret,
        entries=tuple(_entries(played)),
        digest=digest(played.end),
        played=played.name,
    )
    return packed(found)


def _entries(played: Played) -> Iterator[Entry]:
    """The log of a played game."""
    decoder = Decoder((played.title,))
    for ply, value in log_of(played):
        if isinstance(value, Action):
            yield from decoder.move(value, (), ply=ply)
        else:
            yield from decoder.facts((value,), ply=ply)


def _digested(path: Path, registry: Registry) -> bytes:
    """The same game with the digest of the state that it ends in today."""
    found, decoder = unpacked(path), Decoder(registry)
    opened, recorded = found.opened(decoder), found.game(decoder)
    assert opened is not None, path
    assert recorded is not None, path
    title = registry.get(opened.title)
    assert title is not None, f"{opened.title} is not installed"
    end = shadow(under(title, opened.ruleset), recorded, found.luck(recorded).at).end
    assert end is not None, f"{path} does not fold"
    return packed(replace(found, digest=digest(end)))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.make", description=__doc__)
    parser.add_argument("--title", help="of this title only")
    parser.add_argument("--anew", action="store_true", help="games that are there already, too")
    parser.add_argument("--digests", action="store_true", help="only note last states anew")
    asked = parser.parse_args()
    registry = Registry.installed()
    for title in registry:
        if asked.title not in (None, title.meta.slug):
            continue
        if asked.digests:
            for path in files(CORPUS / title.meta.slug):
                _write(path, _digested(path, registry))
            continue
        for planned in plan(title):
            path = CORPUS / planned.path
            if asked.anew or not path.exists():
                _write(path, made(planned))
    return 0


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)
        sys.stdout.write(f"{path.relative_to(CORPUS)}: {len(content):,} bytes\n")


if __name__ == "__main__":
    sys.exit(main())
