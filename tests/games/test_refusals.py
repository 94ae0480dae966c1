"""A refused command that names a thing that does not exist is told so, by whatever rule."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.inspect import Metadata, StrType, UnionType, type_info
from msgspec.structs import fields, replace

from games.kernel.refusal import Illegal
from games.kernel.title import AnyTitle
from tests.support.games import Dice, random_game
from tests.support.titles import title_of

NOTHING = "nothing-at-all"
FREE = {"option"}
"""Fields that are names of choices, not of things."""


def _names(command: Any) -> Iterator[str]:
    """The fields of a command that name a thing freely."""
    for field in fields(type(command)):
        info = type_info(field.type)
        info = info.type if isinstance(info, Metadata) else info
        parts = info.types if isinstance(info, UnionType) else (info,)
        plain = (one.type if isinstance(one, Metadata) else one for one in parts)
        if field.name not in FREE and any(isinstance(one, StrType) for one in plain):
            yield field.name


def _misnamed(title: AnyTitle) -> Iterator[tuple[Any, object]]:
    """Commands that were legal, but for the name of a thing, with what becomes of them."""
    seen: set[tuple[type, str]] = set()
    for seats in (2, title.meta.seats[1]):
        for ply in random_game(title, seats=seats, seed=3).plies:
            seat = ply.action.seat
            command = ply.action.command
            for name in _names(command):
                if (type(command), name) in seen or getattr(command, name) is None:
                    continue
                seen.add((type(command), name))
                other = replace(command, **{name: NOTHING})
                yield other, title.rules.decide(ply.before, seat, other, Dice("refusals"))


SLUGS = ("ancient-knowledge", "eldervale", "monumental", "through-the-ages", "tzolkin")


@pytest.mark.parametrize("slug", SLUGS)
def test_what_does_not_exist_is_the_reason(slug: str) -> None:
    refused = list(_misnamed(title_of(slug)))
    assert refused
    for command, answer in refused:
        assert isinstance(answer, Illegal), command
        assert (answer.key, answer.args["name"]) == ("unknown-name", NOTHING), (command, answer)
