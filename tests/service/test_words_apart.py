"""Commands that a board tells apart are told apart by their words, too."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from referee.legal import differences, hints
from tests.support.games import game
from tests.support.titles import title_of

NAMES = ("Ada", "Bob", "Cyd", "Dana", "Eva")


def equal_words(slug: str, seats: int) -> Iterator[str]:
    """Words that several legal commands of a game share."""
    title = title_of(slug)
    assert title.words is not None
    for ply in game(title, seats=seats, seed=0, policy="mixed").plies:
        state, seat = ply.before, ply.action.seat
        commands = tuple(title.rules.legal(state, seat))
        step: Any = msgspec.to_builtins(state.agenda.open_for(seat).step, order="deterministic")
        phrases = title.words.of("cs")
        told = hints(phrases, seat, step, commands, NAMES, differences(title, state))
        yield from (words for words, n in Counter(one.words for one in told).items() if n > 1)


@pytest.mark.parametrize(("slug", "seats"), [("eldervale", 3), ("through-the-ages", 2)])
def test_words_of_legal_commands_say_what_differs(slug: str, seats: int) -> None:
    assert set(equal_words(slug, seats)) == set()
