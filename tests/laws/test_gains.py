"""The law of gains: every change of points is named by the fact that made it."""

from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from games.kernel.gains import followed
from games.kernel.seats import Spectator
from games.kernel.visibility import Redactor
from games.kernel.words import LANGUAGES
from tests.laws.budget import READING, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Played, Ply

_REDACTOR = Redactor()
CAUSES = ("source", "reason")
"""Fields that say why; the words of a fact with points name what stands there."""


def gains(played: Played) -> Iterator[str]:
    """The points that facts gave add up to the change of what the board of each seat shows."""
    title = played.title
    count = title.showing.points
    if count is None:
        return
    for ply in played.plies:
        before, after = count(ply.before), count(ply.after)
        state, found = followed(title, ply.before, ply.facts)
        if state != ply.after:
            yield f"ply {ply.number}: what was followed is another state"
        sums = Counter[int]()
        for gain in found:
            sums[gain.seat] += gain.points  # type: ignore[assignment]
        for seat, (had, has) in enumerate(zip(before, after, strict=True)):
            if has - had != sums[seat]:
                yield f"ply {ply.number}, seat {seat}: {had} to {has} by {sums[seat]}"
        for number in sorted({gain.fact for gain in found}):
            yield from _unnamed(played, ply, number)
    for ply in looked_at(played, READING):
        shown = [
            board.gauges[0].value
            for board in scene_of(title, ply.after, Spectator()).boards
            if board.seat is not None
        ]
        if shown != list(count(ply.after))[: len(shown)]:
            yield f"ply {ply.number}: boards show {shown}, not {count(ply.after)}"


def _unnamed(played: Played, ply: Ply, number: int) -> Iterator[str]:
    """A fact that gave points and does not say so, or not why."""
    words = played.title.words
    assert words is not None
    seen = msgspec.to_builtins(_REDACTOR.redact(ply.facts[number], Spectator()))
    for language in LANGUAGES:
        phrases = words.of(language)
        said = phrases.fact(seen)
        if not said:
            yield f"ply {ply.number}, {language}: nothing is said of {seen}"
        for field in seen.keys() & set(CAUSES):
            named = said.rpartition("(")[2].rstrip(").")
            if not named or "_" in named:
                yield f"ply {ply.number}, {language}: {said!r} does not name {seen[field]!r}"


def test_gains(batch: tuple[Played, ...]) -> None:
    for played in batch:
        assert not list(gains(played)), played.name


def test_points_that_no_fact_gave_are_found(batch: tuple[Played, ...]) -> None:
    """The law can fail: here boards show one thing, and another one is counted."""
    title = batch[0].title
    if title.showing.points is None:
        return
    other = replace(title.showing, points=lambda state: (1,) * len(title.showing.points(state)))
    assert list(gains(replace(batch[0], title=replace(title, showing=other))))
