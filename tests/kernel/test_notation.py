"""Phrases: print and parse agree, and a line that fits none is refused with all phrases."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, field

from games.kernel.command import BaseCommand, BaseValue
from games.kernel.notation import UNREADABLE, Notation, notation
from games.kernel.refusal import Illegal


class Place(Struct, frozen=True, tag="t.place"):
    gear: Literal["palenque", "tikal"]
    tooth: Annotated[int, Meta(ge=0, le=7)]


class PickUp(Struct, frozen=True, tag="t.pick-up"):
    gear: str
    action: int | None = None


class Build(Struct, frozen=True, tag="t.build"):
    building: str
    architecture: bool = False
    paying: tuple[str, ...] | None = None


class Pair(Struct, frozen=True, tag="t.pair"):
    cards: tuple[int, int]


class Set(Struct, frozen=True, tag="t.set"):
    cards: frozenset[str]


class Send(Struct, frozen=True, tag="t.send"):
    origin: str = field(name="from")


class Save(Struct, frozen=True, tag="t.save"):
    unit: str
    owner: int | None


class Pass(Struct, frozen=True, tag="t.pass"):
    pass


NOTATION: Notation[Struct] = Notation(
    {
        Place: "place on {gear} {tooth}",
        PickUp: "pick up {gear}[ for action {action}]",
        Build: "build {building}[ with architecture|architecture][ paying {paying}]",
        Pair: "pair {cards}",
        Set: "set (of {cards})",
        Send: "send from {origin}",
        Save: "save {unit}[ of {owner}]",
        Pass: "pass",
    }
)


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (Place("tikal", 3), "place on tikal 3"),
        (PickUp("uxmal"), "pick up uxmal"),
        (PickUp("uxmal", 0), "pick up uxmal for action 0"),
        (Build("b-01"), "build b-01"),
        (Build("b-01", True), "build b-01 with architecture"),
        (Build("b-01", paying=("gold",)), "build b-01 paying gold"),
        (Build("b", True, ("gold", "wood")), "build b with architecture paying gold + wood"),
        (Pair((4, 4)), "pair 4 + 4"),
        (Set(frozenset({"b", "a"})), "set (of a + b)"),
        (Send("b"), "send from b"),
        (Save("wizard", 0), "save wizard of 0"),
        (Save("kraken", None), "save kraken"),
        (Pass(), "pass"),
    ],
)
def test_what_is_printed_is_read_again(command: Struct, line: str) -> None:
    assert NOTATION.print(command) == line
    assert NOTATION.parse(line) == command


def test_blanks_do_not_matter() -> None:
    assert NOTATION.parse("  place  on tikal\t3 ") == Place("tikal", 3)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "jump",
        "place on tikal",
        "place on copan 3",
        "place on tikal 8",
        "place on tikal 3 please",
        "pair 4",
        "pair 4 + 5 + 6",
        "pick up uxmal for action x",
        "pick up (2 hidden)",
        "set of a",
    ],
)
def test_a_line_that_no_phrase_fits_is_refused(line: str) -> None:
    refusal = NOTATION.parse(line)
    assert isinstance(refusal, Illegal)
    assert refusal.rule == UNREADABLE
    assert refusal.args["line"] == line
    assert "place on {gear} {tooth}" in refusal.args["phrases"]


def test_what_the_reader_may_not_see_reads_hidden() -> None:
    line = NOTATION.print(Pair((4, 5)), {"cards": {"hidden": 2}})
    assert line == "pair (2 hidden)"
    assert isinstance(NOTATION.parse(line), Illegal)


def test_every_command_type_needs_a_phrase() -> None:
    with pytest.raises(KeyError):
        Notation({Pass: "pass"}).print(Pair((1, 2)))  # type: ignore[arg-type, type-var]


class At(Struct, frozen=True, tag="at"):
    q: int
    r: int


class Ready(Struct, frozen=True, tag="ready"):
    """No place on the map."""


class Unit(Struct, frozen=True):
    kind: str
    place: At | Ready


class Retrieve(Struct, frozen=True, tag="t.retrieve"):
    unit: Unit
    to: At | Ready = Ready()


class Mark(Struct, frozen=True, tag="t.mark"):
    units: tuple[Unit, ...]


NESTED: Notation[Retrieve | Mark] = Notation(
    {Retrieve: "retrieve {unit}[ to {to}]", Mark: "mark {units}"},
    {Unit: "{kind}@{place}", At: "{q},{r}", Ready: "ready"},
)


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (Retrieve(Unit("worker", At(1, -2))), "retrieve worker@1,-2"),
        (Retrieve(Unit("worker", Ready()), At(0, 3)), "retrieve worker@ready to 0,3"),
        (Mark((Unit("a", Ready()), Unit("b", At(0, 0)))), "mark a@ready + b@0,0"),
    ],
)
def test_nested_values_stand_inside_the_line(command: Retrieve | Mark, line: str) -> None:
    assert NESTED.print(command) == line
    assert NESTED.parse(line) == command


def test_a_nested_value_that_reads_like_nothing_is_refused() -> None:
    assert isinstance(NESTED.parse("retrieve worker@somewhere"), Illegal)


class Opt(Struct, frozen=True, tag="opt"):
    option: int | str


def test_digits_are_a_number_where_a_text_could_stand_as_well() -> None:
    notation: Notation[Opt] = Notation({Opt: "option {option}"})
    assert notation.parse("option 1") == Opt(1)
    assert notation.parse("option glory") == Opt("glory")


class Ready(BaseValue, frozen=True, tag="ready"):
    line = "ready"


class Unit(BaseValue, frozen=True, tag="unit"):
    kind: str
    place: Ready

    line = "{kind}@{place}"


class Retrieve(BaseCommand, frozen=True, tag="t.retrieve"):
    unit: Unit

    line = "retrieve {unit}"


class Wait(BaseCommand, frozen=True, tag="t.wait"):
    line = "wait"


class Silent(BaseCommand, frozen=True, tag="t.silent"):
    """Declares no line."""


def test_commands_and_the_values_inside_them_declare_their_lines() -> None:
    declared = notation(Retrieve | Wait)
    for line in ("retrieve worker@ready", "wait"):
        command = declared.parse(line)
        assert not isinstance(command, Illegal), line
        assert declared.print(command) == line


def test_a_command_without_a_line_is_named() -> None:
    with pytest.raises(TypeError, match="Silent"):
        notation(Wait | Silent)
