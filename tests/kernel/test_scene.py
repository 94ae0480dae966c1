"""Scenes: what can be clicked, and the path of clicks that says a command."""

import pytest
from msgspec import Struct

from games.kernel.command import BaseCommand
from games.kernel.scene import Board, Box, Item, Scene, Zone, path


class Place(Struct, frozen=True, tag="hex"):
    q: int
    r: int


class Upgrade(BaseCommand, frozen=True, tag="t.upgrade"):
    click = "n{seat}/{from_card} n{seat}/{to_card} action/{action}"

    from_card: str
    to_card: str
    action: int | None = None


class Send(BaseCommand, frozen=True, tag="t.send"):
    click = "hex/{to.q}/{to.r} cards/{cards}"

    to: Place
    cards: tuple[str, ...] = ()


class Keep(BaseCommand, frozen=True, tag="t.keep"):
    click = "{cards.0} {cards.1}"

    cards: tuple[str, ...]


class Lift(BaseCommand, frozen=True, tag="t.lift"):
    click = "unit@{start}"

    start: Place


class EndTurn(BaseCommand, frozen=True, tag="t.end-turn"):
    """No click: a button."""


@pytest.mark.parametrize(
    ("command", "ids"),
    [
        (Upgrade("iron", "coal", 4), ("n2/iron", "n2/coal", "action/4")),
        (Upgrade("iron", "coal"), ("n2/iron", "n2/coal")),
        (Send(Place(1, -2), ("a", "b")), ("hex/1/-2", "cards/a-b")),
        (Keep(("a", "b")), ("a", "b")),
        (Keep(("a",)), ("a",)),
        (Lift(Place(1, -2)), ("unit@hex-1--2",)),
        (EndTurn(), ()),
    ],
)
def test_a_path_is_filled_from_the_command(command: BaseCommand, ids: tuple[str, ...]) -> None:
    assert path(2, command) == ids


def test_zones_and_items_can_be_clicked() -> None:
    zone = Zone(
        id="hand",
        name="hand",
        layout="fan",
        box=Box(0, 0, 4, 2),
        items=(Item(id="a#1", kind="card"), Item(id="a#2", kind="card")),
    )
    board = Board(id="seat-0", name="seat", size=(4, 2), zones=(zone,))
    assert Scene((board,)).ids == {"hand", "a#1", "a#2"}
