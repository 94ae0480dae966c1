"""What is printed on cards, beside what the sheets of the game say of them."""

import pytest

from games.kernel.formula import Exchange, Formula, Part, Per, Term, either
from games.through_the_ages.box import KINDS
from games.through_the_ages.printed import on_card


def after(cost: Part, *gain: Part) -> Exchange:
    """Something that follows from one thing."""
    return Exchange((cost,), gain)


def each(gain: Part, *counted: Part) -> Per:
    """Something for each of something."""
    return Per((gain,), counted)


def added(sign: str, n: int) -> Term:
    """A number that is added to a figure of the nation."""
    return Term(sign, n, plus=True)


def test_a_technology_prints_its_cost_and_what_a_worker_costs_and_gives() -> None:
    gained = (Term("culture_rating", 3), Term("happy", 1))
    assert on_card(KINDS["opera"]) == (
        Formula("cost", (Term("science", 7),)),
        Formula("worker", (after(Term("resource", 9), *gained),)),
    )


def test_what_lies_there_at_the_start_costs_no_science() -> None:
    assert on_card(KINDS["agriculture"]) == (
        Formula("worker", (after(Term("resource", 2), Term("food", 1)),)),
    )


def test_a_government_prints_both_its_costs() -> None:
    numbers = (Term("civil_actions", 7), Term("military_actions", 5), Term("urban_limit", 4))
    assert on_card(KINDS["communism"]) == (
        Formula("cost", (Term("science", 17),)),
        Formula("revolution", (Term("science", 6),)),
        Formula("gives", numbers),
        Formula("gives", (Term("happy", -1),)),
    )


def test_a_wonder_prints_its_stages() -> None:
    units = either((Term("infantry"),), (Term("artillery"),))
    stages = (
        Formula("stage", (Term("resource", n),), at=at) for at, n in enumerate((2, 2, 3, 2), 1)
    )
    assert on_card(KINDS["great_wall"]) == (
        *stages,
        Formula("gives", (added("culture_rating", 1), added("happy", 1))),
        Formula("gives", (each(added("strength", 1), units),)),
    )


@pytest.mark.parametrize(
    ("card", "formula"),
    [
        (
            "homer",
            Formula(
                "gives",
                (each(added("culture_rating", 1), Term("worker", 2, of="warriors", up_to=True)),),
            ),
        ),
        ("isaac_newton", Formula("on_play_technology", (Term("recovered_action", 1),))),
        (
            "fast_food_chains",
            Formula(
                "on_complete", (each(Term("culture", 2), either((Term("farm"),), (Term("mine"),))),)
            ),
        ),
        (
            "ideal_building_site_i",
            Formula("gives", (Term("build"), Term("urban_building"), Term("discount", 2))),
        ),
        (
            "endowment_for_the_arts_iii",
            Formula("players", (each(Term("culture", 2), Term("opponent_culture_points")),), at=4),
        ),
        (
            "impact_of_happiness",
            Formula("end", (after(Term("all"), each(Term("culture", -2), Term("discontent"))),)),
        ),
        (
            "border_conflict",
            Formula("resolve_event", (after(Term("strongest_1"), Term("resource", 3)),)),
        ),
        (
            "emigration",
            Formula(
                "resolve_event",
                (
                    after(
                        Term("all"),
                        each(Term("population", -1), Term("discontent", 2), Term("rounded_up")),
                    ),
                ),
            ),
        ),
        ("fertile_territory_i", Formula("immediate", (Term("food", 3),))),
        (
            "conquistadors",
            Formula(
                "obsolete",
                (Exchange((Term("infantry", 1), Term("cavalry", 2)), (added("strength", 3),)),),
            ),
        ),
        (
            "war_over_territory",
            Formula(
                "war_won",
                (
                    Term("stolen_yellow_tokens", 1),
                    each(Term("stolen_yellow_tokens", 1), Term("advantage", 3)),
                ),
            ),
        ),
        ("acceptance_of_supremacy", Formula("side_both", (Term("no_attacks_between"),))),
    ],
)
def test_the_last_thing_that_a_card_prints(card: str, formula: Formula) -> None:
    assert on_card(KINDS[card])[-1] == formula


def test_an_aggression_by_level_costs_so_many_military_actions() -> None:
    cost = each(Term("military_actions", 1), Term("level_target_leader"))
    assert on_card(KINDS["assassinate"])[:2] == (
        Formula("cost", (cost,)),
        Formula("needs", (Term("target_leader"),)),
    )


def test_a_pact_says_when_its_sides_gain_and_pay() -> None:
    first, second, _ = on_card(KINDS["acceptance_of_supremacy"])
    assert first == Formula("side_a", (after(Term("at_production"), Term("resource", 1)),))
    assert second == Formula("side_b", (after(Term("at_production"), Term("resource", -1)),))
