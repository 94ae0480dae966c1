"""The hidden fields of a value, by their place in its JSON."""

from collections.abc import Mapping
from typing import Annotated

import pytest
from msgspec import Struct

from games.kernel.visibility import HiddenField, Owner, Redactor, Secret, visible_to


class Card(Struct, frozen=True):
    seat: int
    face: Owner[str]


class Swap(Struct, frozen=True, kw_only=True, tag="swap", rename={"given": "card"}):
    giver: int
    taker: int
    given: Annotated[tuple[str, ...], visible_to("giver", "taker")]
    below: Secret[int]
    shown: tuple[Card, ...] = ()
    marked: Mapping[str, Card] = {}


class Pile(Struct, frozen=True):
    cards: frozenset[Card]


def veil(path: tuple[str | int, ...], hidden: int, *seats: int) -> HiddenField:
    return HiddenField(path=path, hidden=hidden, seats=frozenset(seats))


def test_each_hidden_field_has_a_place_a_size_and_an_audience() -> None:
    swap = Swap(giver=0, taker=2, given=("a", "b"), below=7)
    assert Redactor().veiled(swap) == (veil(("card",), 2, 0, 2), veil(("below",), 1))


def test_fields_inside_lists_and_mappings_are_found() -> None:
    swap = Swap(
        giver=0, taker=1, given=(), below=7, shown=(Card(3, "x"),), marked={"top": Card(4, "y")}
    )
    found = Redactor().veiled(swap)
    assert found[2:] == (veil(("shown", 0, "face"), 1, 3), veil(("marked", "top", "face"), 1, 4))


def test_members_of_a_set_have_no_place() -> None:
    with pytest.raises(TypeError, match="place of its own"):
        Redactor().veiled(Pile(frozenset({Card(0, "x")})))
