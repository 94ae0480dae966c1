"""Events per second: facts folded into a state, and payloads decoded and folded.

Decoding is done as a reader of the log does it, event by event, by the kind of the event.
"""

from collections.abc import Iterator

from msgspec import Struct

from bench.measure import Measure, rates
from bench.playing import Game, random_games
from events.codec import Codec
from games.kernel.title import AnyTitle, fold

GAMES = 48
FOLD_AIM = 250_000
DECODE_AIM = 200_000


def measure(title: AnyTitle) -> Iterator[Measure]:
    """Both figures of a title, over the facts of whole random games."""
    games = list(random_games(title, GAMES))
    folding = Folding(title, games)
    slug = title.meta.slug
    yield Measure(name="fold", part=slug, unit="events/s", runs=rates(folding.fold), aim=FOLD_AIM)
    yield Measure(
        name="decode and fold",
        part=slug,
        unit="events/s",
        runs=rates(folding.decode_and_fold),
        aim=DECODE_AIM,
    )


class Folding:
    """The games of one title, as facts and as they stand in the log."""

    def __init__(self, title: AnyTitle, games: list[Game]) -> None:
        self._title = title
        self._games = games
        self._codec: Codec[Struct] = Codec(title.types.fact)
        self._logs = [[self._codec.encode(fact) for fact in game.facts] for game in games]

    def fold(self) -> int:
        """Folds every game once; the number of events."""
        for game in self._games:
            fold(self._title, game.facts, None)
        return sum(len(game.facts) for game in self._games)

    def decode_and_fold(self) -> int:
        """Decodes and folds every game once; the number of events."""
        for log in self._logs:
            fold(self._title, self._codec.decode_all(log), None)
        return sum(len(log) for log in self._logs)
