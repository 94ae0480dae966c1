"""What is printed on cards, beside what the sheets of the game say of them."""

import pytest

from games.ancient_knowledge.box import BUILDERS, TECHNOLOGIES
from games.ancient_knowledge.printed import on_builder, on_technology, on_token
from games.kernel.formula import Exchange, Formula, Part, Per, Term, either


def after(cost: Part, *gain: Part) -> Exchange:
    """Something that follows from one thing."""
    return Exchange((cost,), gain)


def each(gain: Part, *counted: Part) -> Per:
    """Something for each of something."""
    return Per((gain,), counted)


def test_a_monument_prints_its_cost_its_lock_and_its_effect() -> None:
    assert on_builder(BUILDERS["mycenae"]) == (
        Formula("cost", (Term("card", 1),)),
        Formula("start_space", (Term("space", 6), Term("lock"))),
        Formula("carries", (Term("knowledge", 4),)),
        Formula("gives", (Term("points", 0),)),
        Formula("decline_icon", (Term("other_knowledge", -7, up_to=True),)),
    )


@pytest.mark.parametrize(
    ("card", "role", "part"),
    [
        (
            "luxor_temple",
            "timeline_icon",
            after(Term("adjacent_pyramid", 2), Term("self_knowledge", -3)),
        ),
        ("uxmal", "timeline_icon", each(Term("knowledge", -1), Term("adjacent_megalith"))),
        ("machu_picchu", "decline_icon", after(Term("self_knowledge", 1), Term("self", -1))),
        ("inwa", "immediate", after(Term("tech_secret", 3), Term("entry_knowledge", -5))),
        (
            "osirion",
            "end",
            either(
                (after(Term("tech_ancient", 3), Term("points", 4)),),
                (after(Term("tech_ancient", 5), Term("points", 7)),),
            ),
        ),
        (
            "gobekli_tepe",
            "end",
            each(
                Term("points", 1),
                Term("most"),
                either((Term("past_city"),), (Term("past_megalith"),), (Term("past_pyramid"),)),
            ),
        ),
        (
            "byblos",
            "end",
            each(
                Term("points", 2),
                Term("past_city", 1),
                Term("past_megalith", 1),
                Term("past_pyramid", 1),
            ),
        ),
    ],
)
def test_monuments_print_their_effects(card: str, role: str, part: Part) -> None:
    assert on_builder(BUILDERS[card])[-1] == Formula(role, (part,))


@pytest.mark.parametrize(
    ("card", "role", "parts"),
    [
        (
            "planetary_stone",
            "timeline_icon",
            (after(Term("card", -2), Term("knowledge", -3, up_to=True)),),
        ),
        ("olmec_heads", "ongoing", (after(Term("create_megalith"), Term("card", 1)),)),
        ("elongated_skulls", "ongoing", (each(Term("card", 2), Term("event_knowledge_lost", 3)),)),
        ("antikythera_mechanism", "timeline_icon", (Term("move", 1), Term("text"))),
    ],
)
def test_artifacts_print_their_effects_only(card: str, role: str, parts: tuple[Part, ...]) -> None:
    assert on_builder(BUILDERS[card]) == (Formula(role, parts),)


def test_technologies_print_what_they_require() -> None:
    assert on_technology(TECHNOLOGIES["alchemy"]) == (
        Formula("needs", (Term("past_monument", 7), Term("lost", 3, up_to=True))),
        Formula("end", (Term("points", 4),)),
    )
    assert on_technology(TECHNOLOGIES["hermes_trismegistus"]) == (
        Formula(
            "immediate",
            (Term("look", 5), Term("card", 2), each(Term("card", 1), Term("opponent"))),
        ),
    )


def test_only_lost_knowledge_is_worth_something_by_itself() -> None:
    assert on_token("lost_knowledge") == (Formula("end", (Term("points", -1),)),)
    assert on_token("knowledge") == ()
