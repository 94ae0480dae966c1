"""What is printed on components, beside what the data say of them."""

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from games.kernel.formula import Exchange, Formula, Part, Per, Term, either, terms_of
from games.monumental.box import BARBARIANS, CARDS, EFFECTS, HEROES, MONSTERS, POLICIES
from games.monumental.catalogue import catalogue
from games.monumental.printed import (
    on_barbarian,
    on_card,
    on_hero,
    on_monster,
    on_piece,
    on_policy,
    on_terrain,
)
from games.monumental.printed.effects import effect

NUMBERS: Final = ("n", "min", "max", "any_basic", "steps", "soldiers_required", "uses")
"""Fields of effects that are amounts."""


def test_a_wonder_prints_two_stages_what_it_gives_its_token_and_its_points() -> None:
    assert on_card(CARDS["great_wall"]) == (
        Formula("cost", (Term("production", 3),), at=1),
        Formula("cost", (Term("production", 4),), at=2),
        Formula("gives", (Term("military", 2),)),
        Formula("on_complete", (Term("military", 3),)),
        Formula("wonder_token", (Term("defence", 4),)),
        Formula("end", (Term("points", 2),)),
    )


def test_a_building_prints_no_points_and_a_price_before_what_it_gives() -> None:
    assert on_card(CARDS["academy"]) == (
        Formula("cost", (Term("production", 4),)),
        Formula("gives", (Term("science", 2),)),
        Formula("use", (Exchange((Term("science", 1),), (Term("draw_activate", 1),)),)),
    )


def test_a_policy_prints_each_of_its_effects() -> None:
    assert on_policy(POLICIES["danelaw"]) == (
        Formula(
            "on_develop",
            (Per((Term("gold", 1),), (Term("coastal_province", 4, up_to=True),)),),
        ),
        Formula("end", (Term("points", 2),)),
    )


def test_a_hero_and_a_monster_print_what_follows() -> None:
    half = Exchange((Term("wonder_stage", 1),), (Term("half_price"),))
    assert Formula("on_return", (half,)) in on_hero(HEROES["imhotep"])
    assert on_monster(MONSTERS["nian"]) == (
        Formula("needs", (Term("strength", 6),)),
        Formula("on_slain", (Term("gold", 2), Term("basic_building", 1))),
        Formula("on_failed", (Term("slot", -1),)),
        Formula("end", (Term("points", 1),)),
    )


def test_tokens_terrain_and_pieces() -> None:
    rewards = either((Term("gold", 1),), (Term("culture", 1),))
    assert on_barbarian(BARBARIANS["bar_cul"]) == (Formula("gives", (rewards,)),)
    assert on_terrain(None) == ()
    assert on_terrain(3)[0] == Formula("needs", (Term("strength", 3),))
    assert on_piece("outpost")[0] == Formula("cost", (Term("soldier", 3),))


@pytest.mark.parametrize("source", sorted(EFFECTS))
def test_every_amount_of_an_effect_is_printed_and_no_other(source: str) -> None:
    for one in EFFECTS[source]:
        data = set(amounts(msgspec.to_builtins(one)))
        assert data <= set(shown(effect(one))) <= data | {1}


def amounts(data: object) -> Iterator[int]:
    """The amounts in data of effects; what is missing from them is nothing."""
    match data:
        case dict():
            for name, value in data.items():
                if name in NUMBERS and value:
                    yield value
                yield from amounts(value)
        case list() | tuple():
            for value in data:
                yield from amounts(value)


def shown(parts: tuple[Part, ...]) -> Iterator[int]:
    """The amounts that formulas print; an outpost is one without a number in the data."""
    for term in terms_of(parts):
        if term.count is not None:
            yield abs(term.count)


def test_components_that_print_nothing() -> None:
    bare = {one.id for one in catalogue() if not one.formulas}
    pieces = {"wonder_token", "exploration_token", "water", "capital"}
    assert bare == pieces | {one.id for one in catalogue() if one.kind == "resource"}
