"""What is printed on components, beside what the data say of them."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from games.eldervale.box.content import (
    ADVENTURES,
    BOX,
    FACTIONS,
    MAGIC,
    MONSTERS,
    STARTERS,
    TILES,
    TOKENS,
)
from games.eldervale.catalogue import catalogue
from games.eldervale.effects.program import AnyOperation, Effect
from games.eldervale.printed import (
    on_adventure,
    on_faction,
    on_magic,
    on_monster,
    on_realm,
    on_starter,
    on_treasure,
)
from games.eldervale.printed.effects import effect, program
from games.kernel.formula import Either, Exchange, Formula, Part, Per, Span, Term, either, terms_of

TEXT = Term("text")
ANY = Term("any_unit")

EFFECTS: dict[str, tuple[Effect, ...]] = {
    **{card.id: card.effect for card in BOX.adventure_cards},
    **{faction.id: faction.abilities for faction in BOX.factions},
    **{monster.id: monster.abilities for monster in BOX.monsters},
    **{card.id: (card.ability,) for card in BOX.mercenaries},
}
PROGRAMS: dict[str, tuple[AnyOperation, ...]] = {
    **{card.id: card.do for card in BOX.magic_cards if card.do},
    **{one.id: one.do for one in (*BOX.reward_spaces, *BOX.dragon_treasure_tokens)},
}


def test_a_realm_prints_its_slots_and_what_a_dwelling_costs_and_gives() -> None:
    assert on_realm(TILES["air_heart"]) == (
        Formula("slot", (Term("scroll", 1),), at=1),
        Formula("cost", (Term("gem", 2), Term("scroll", 2))),
        Formula("dwelling", (Term("air", 2),)),
    )
    assert on_realm(TILES["fortress"]) == (
        Formula("action", (Exchange((Term("any_resource", 2),), (Term("gold", 2),)),)),
    )


def test_a_treasure_prints_its_symbols_or_one_of_them() -> None:
    both = on_treasure(TOKENS["tr_air_double_scroll"])
    assert both == (Formula("gives", (Term("scroll", 2),)),)
    one = either((Term("scroll", 1),), (Term("gem", 1),))
    assert on_treasure(TOKENS["tr_air_either_scroll_gem"]) == (Formula("gives", (one,)),)


def test_an_action_prints_its_unit_and_its_price_before_what_it_gives() -> None:
    assert on_adventure(ADVENTURES["fire_wizard"]) == (
        Formula("cost", (Term("gem", 1), Term("sword", 1))),
        Formula("activate", (Exchange((Term("wizard"), Term("sword", 1)), (Term("points", 3),)),)),
    )
    copied = Exchange((ANY, Term("square")), (Term("glory", 1),))
    assert on_adventure(ADVENTURES["fire_deposit"])[1] == Formula("activate", (copied,))


def test_an_orb_adds_or_replaces() -> None:
    instead = (Term("any_resource", 1), Term("points", 1))
    assert on_adventure(ADVENTURES["air_rampart"])[1:] == (
        Formula(
            "opponent_power_up",
            (Exchange((Term("air", 1),), (either((Term("scroll", 1),), (Term("gem", 1),)),)),),
        ),
        Formula("orb_replace", instead),
    )
    more = Formula("orb_add", (Term("points", 4),))
    assert on_adventure(ADVENTURES["earth_root_cavern"])[-1] == more


def test_a_table_prints_what_the_numbers_of_a_die_bring() -> None:
    rows = either(
        (Exchange((Span(1, 2),), (Term("skip"),)),), (Exchange((Span(3, 6),), (Term("twice"),)),)
    )
    chaos = on_adventure(ADVENTURES["chaos_aura"])[1]
    assert chaos == Formula("aura", (Term("roll", 1), rows))
    assert on_magic(MAGIC["sp_wild_surge"])[-1].parts == (Term("roll", 1), TEXT)


def test_magic_prints_when_it_is_free_what_it_asks_for_and_what_it_scores() -> None:
    assert on_magic(MAGIC["sp_halo"])[:2] == (
        Formula("cost", (Term("scroll", 2),)),
        Formula("free", (Term("light"), Term("power_value", 5))),
    )
    slain = (Term("victory"), Term("monster"), Term("this_turn"))
    quest = Formula("quest", (Exchange(slain, (Term("points", 4),)),))
    assert on_magic(MAGIC["qu_monster_slayer"]) == (quest,)
    homes = Per((Term("points", 2),), (Term("own_dwellings_adjacent_to_ruin"),))
    most = Term("points", 8, up_to=True)
    assert on_magic(MAGIC["pr_ruins"]) == (Formula("end", (homes, most)),)


def test_factions_monsters_and_starter_cards() -> None:
    flock = Exchange((Term("worker", 2), Term("in_battle")), (Term("die", 1, plus=True),))
    assert on_faction(FACTIONS["sky_harpies"])[0] == Formula("battle_dice", (flock,))
    assert on_monster(MONSTERS["frost_giant"])[-1] == Formula(
        "reward", (Term("glory", 1), Term("points", 3))
    )
    third = Exchange((Term("any_resource", 3),), (Term("worker", 1),))
    assert Formula("summoning", (third,), at=3) in on_starter(STARTERS["starter_air"])


@pytest.mark.parametrize("source", sorted(EFFECTS))
def test_every_amount_of_an_effect_is_printed_or_left_to_the_text(source: str) -> None:
    for one in EFFECTS[source]:
        printed = tuple(part for formula in effect(one) for part in formula.parts)
        compare(msgspec.to_builtins(one), printed)


@pytest.mark.parametrize("source", sorted(PROGRAMS))
def test_every_amount_of_operations_is_printed_or_left_to_the_text(source: str) -> None:
    compare(msgspec.to_builtins(PROGRAMS[source]), program(PROGRAMS[source]))


def compare(data: object, printed: tuple[Part, ...]) -> None:
    """The amounts of data are those that are printed, where nothing is left to the text."""
    found, shown = set(amounts(data)), {abs(one) for one in counts(printed)}
    assert printed
    assert found <= shown | {0, 1} or TEXT in terms_of(printed)
    assert shown <= found | {0, 1} | rows(data)


def rows(data: object) -> set[int]:
    """The numbers of a die that tables in data of effects name."""
    return {int(one) for entry in re.findall(r"'(\d)-(\d)'", str(data)) for one in entry}


def amounts(data: object) -> Iterator[int]:
    """Every number in data of effects, however deep."""
    match data:
        case bool() | str() | None:
            pass
        case int():
            yield data
        case dict():
            for value in data.values():
                yield from amounts(value)
        case list() | tuple():
            for value in data:
                yield from amounts(value)


def counts(parts: tuple[Part, ...]) -> Iterator[int]:
    """Every number of formulas; what is done to one thing has no number in the data."""
    for part in parts:
        match part:
            case Term(count=count):
                yield from () if count is None else (count,)
            case Span(first=first, last=last):
                yield from (first, last)
            case Either(options=options):
                for option in options:
                    yield from counts(option)
            case Exchange(cost=one, gain=other) | Per(gain=one, each=other):
                yield from counts((*one, *other))


def test_every_component_prints_something() -> None:
    assert not [one.id for one in catalogue() if not one.formulas]


def test_little_is_left_to_the_text_alone() -> None:
    alone = {
        one.id
        for one in catalogue()
        if all(formula.parts == (TEXT,) for formula in one.formulas if formula.role != "dice")
    }
    assert alone == {"minotaur"}
