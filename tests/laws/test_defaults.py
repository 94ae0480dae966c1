"""The law of defaults: what is played for somebody whose time is up is legal, always the same, and
follows from what that player knows; games end even if nobody ever decides."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.defaults import default_command
from games.kernel.rulesets import retired
from games.kernel.seats import AtSeat
from tests.laws.budget import SECRECY, UNLISTED, looked_at
from tests.laws.test_termination import termination
from tests.support.games import Dice, Played, game
from tests.support.titles import SLUGS, title_of


def defaults(played: Played) -> Iterator[str]:
    """The default of every seat that is awaited."""
    title = played.title
    for ply in looked_at(played, UNLISTED):
        before: Any = ply.before
        for seat in sorted(before.agenda.awaits()):
            found = default_command(title, before, seat)
            if found not in title.rules.legal(before, seat):
                yield f"ply {ply.number}: the default {found} of seat {seat} is not legal"
            kept = msgspec.json.encode(before)
            again = msgspec.json.decode(kept, type=title.types.state)
            if default_command(title, again, seat) != found:
                yield f"ply {ply.number}: the default of seat {seat} is not always the same"
    for ply in looked_at(played, SECRECY):
        for seat in sorted(ply.before.agenda.awaits()):  # type: ignore[attr-defined]
            dice = Dice(f"{played.name} default {ply.number}")
            twin = title.rules.imagine(ply.before, AtSeat(seat), dice)
            if default_command(title, twin, seat) != default_command(title, ply.before, seat):
                yield f"ply {ply.number}: the default of seat {seat} tells what it cannot know"


def test_defaults(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *defaults(played)) for played in batch] == [(p.name,) for p in batch]


@pytest.mark.parametrize("slug", SLUGS)
def test_games_end_if_nobody_ever_decides(slug: str) -> None:
    title = title_of(slug)
    low, high = title.meta.seats
    for seats in range(low, high + 1):
        played = game(title, seats=seats, seed=seats, policy="absent")
        assert list(termination(played)) == [], played.name
        assert list(defaults(played)) == [], played.name


@pytest.mark.parametrize("slug", SLUGS)
def test_a_retired_ruleset_has_no_default(slug: str) -> None:
    title = title_of(slug)
    start: Any = game(title, seats=title.meta.seats[0], seed=0, policy="absent").start
    for seat in start.agenda.awaits():
        assert default_command(title, start, seat) is not None
        assert default_command(retired(title, "of/old"), start, seat) is None
