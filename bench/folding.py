"""Events per second: facts folded into a state, and payloads decoded and folded.

Decoding is done as the service does it, entry by entry, by the kind of the entry.
"""

from collections.abc import Iterator

from bench.measure import Measure, rates
from bench.playing import Game, random_games
from games.kernel.title import AnyTitle, fold
from projections.decoder import Decoder

GAMES = 12
FOLD_AIM = 250_000
DECODE_AIM = 200_000


def measure(title: AnyTitle) -> Iterator[Measure]:
    """Both figures of a title, over the facts of whole random games."""
    games = list(random_games(title, GAMES))
    folding = Folding(title, games)
    slug = title.meta.slug
    yield Measure(name="fold", part=slug, unit="events", runs=rates(folding.fold), aim=FOLD_AIM)
    yield Measure(
        name="decode and fold",
        part=slug,
        unit="events",
        runs=rates(folding.decode_and_fold),
        aim=DECODE_AIM,
    )


class Folding:
    """The games of one title, as facts and as they stand in the log."""

    def __init__(self, title: AnyTitle, games: list[Game]) -> None:
        self._title = title
        self._games = games
        self._decoder = Decoder([title])
        self._entries = [
            [(entry.kind, entry.payload) for entry in self._decoder.facts(game.facts, ply=0)]
            for game in games
        ]

    def fold(self) -> int:
        """Folds every game once; the number of events."""
        for game in self._games:
            fold(self._title, game.facts, None)
        return sum(len(game.facts) for game in self._games)

    def decode_and_fold(self) -> int:
        """Decodes and folds every game once; the number of events."""
        decode = self._decoder.struct
        for entries in self._entries:
            fold(self._title, [decode(kind, payload) for kind, payload in entries], None)
        return sum(len(entries) for entries in self._entries)
