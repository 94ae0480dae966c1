"""Clicks say the commands whose `path` they are: words of ids, nested values, and what is left."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

from games.kernel.clicks import merged, ways
from games.kernel.command import BaseCommand
from games.kernel.scene import path


class Ready(Struct, frozen=True, tag="ready"):
    """A place without coordinates."""


class Hex(Struct, frozen=True, tag="hex"):
    """A place with two."""

    q: int
    r: int


class Unit(Struct, frozen=True):
    """A unit at a place."""

    kind: str
    place: Ready | Hex


class Send(BaseCommand, frozen=True, tag="test.send"):
    """A unit, and where it goes, or nowhere."""

    click = "{seat}/{unit.kind}@{unit.place} {to}"

    unit: Unit
    to: str | None = None


class Keep(BaseCommand, frozen=True, tag="test.keep"):
    """Two of a set."""

    click = "{keep.0} {keep.1}"

    keep: tuple[str, str]


class Buy(BaseCommand, frozen=True, tag="test.buy"):
    """A numbered space of a row, in one of two ways that no click says."""

    click = "row-{from}"

    from_: Annotated[int, Meta(description="The space.")] = field(name="from")
    how: Literal["cash", "credit"]


class Look(BaseCommand, frozen=True, tag="test.look"):
    """Another seat than the one that says it."""

    click = "board-{seat}"

    seat: int


class Say(BaseCommand, frozen=True, tag="test.say"):
    """A button."""

    word: str


SAID = (
    Send(unit=Unit(kind="knight", place=Ready()), to="north"),
    Send(unit=Unit(kind="knight", place=Hex(q=-1, r=12)), to="north"),
    Send(unit=Unit(kind="bishop", place=Hex(q=3, r=-2))),
    Keep(keep=("one", "two")),
    Buy(from_=7, how="credit"),
    Look(seat=1),
)


@pytest.mark.parametrize("command", SAID, ids=str)
def test_a_path_says_its_command(command: Any) -> None:
    assert command in list(_said(command, path(2, command)))


def test_what_does_not_fit_says_nothing() -> None:
    assert not list(_said(SAID[0], ("3/knight@ready", "north")))
    assert not list(_said(SAID[0], ("2/knight@hex-1", "north")))
    assert not list(_said(SAID[4], ("row-first",)))
    assert ways(Say, 2) == ()


def test_values_of_one_field_have_to_agree() -> None:
    assert merged({"card": "a"}, {"square": 1}) == {"card": "a", "square": 1}
    assert merged({"card": "a"}, {"card": "b", "square": 1}) is None


def _said(command: BaseCommand, clicked: tuple[str, ...]) -> Any:
    """All commands of the type that clicks of seat 2 say."""
    for way in ways(type(command), 2):
        if len(way.words) == len(clicked):
            parts = [word.read(one) for word, one in zip(way.words, clicked, strict=True)]
            whole = None if None in parts else merged(*filter(None, parts))
            yield from () if whole is None else way.commands(whole)
