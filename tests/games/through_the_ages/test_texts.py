"""What is said of a card is what stands in the data: every number of it, and no other (TTA-CMP)."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec
import pytest

from games.kernel.decision import Decision
from games.kernel.message import Message
from games.kernel.words import LANGUAGES
from games.through_the_ages import steps
from games.through_the_ages.box import (
    KINDS,
    Action,
    Aggression,
    Bonus,
    Event,
    Government,
    Leader,
    Pact,
    Special,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from games.through_the_ages.catalogue import catalogue
from games.through_the_ages.commands import Choose
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.rules import RULES
from games.through_the_ages.rules.choice import not_an_option
from games.through_the_ages.words import WORDS

SPOKEN = {
    Technology: ("per_worker",),
    Government: ("civil_actions", "military_actions", "urban_limit", "effects"),
    Special: ("effects",),
    Wonder: ("effects",),
    Leader: ("effects",),
    Action: ("effects",),
    Event: ("effects",),
    Territory: ("permanent", "immediate"),
    Bonus: ("defense", "colonization"),
    Tactic: ("requires", "bonus", "bonus_obsolete"),
    Aggression: ("military_action_cost", "effects"),
    War: ("military_action_cost", "effects"),
    Pact: ("effects_a", "effects_b", "effects_both"),
}
"""Fields of each kind of card whose numbers its text says; a wonder also says its stages."""

IN_WORDS = {
    ("unused_workers_at_least", 1): "there is an unused worker",
    ("stages", 1): "a wonder stage",
    ("times", 1): "once more",
    ("each", 1): "the advantage",
    ("tokens_per_worker", 1): "labs produce resources",
}
"""Numbers that a text says in words."""

SAID_OTHERWISE = {
    ("flip_wonder", "amount"): "a wonder",
    ("increase_population_and_build_unit", "civil_actions"): "as a civil action",
}
"""Numbers of single operations that their sentence says in words."""


def _numbers(value: Any, op: str = "", field: str = "") -> Iterator[int]:
    """The numbers in a part of a card, but those that are nothing or said in words."""
    match value:
        case bool():
            return
        case int() if _is_said(value, op, field):
            yield abs(value)
        case dict():
            own = value.get("op", op)
            if value.get("each", 1) > 1:
                yield 1  # "1 per 3 of the advantage"
            for name, one in value.items():
                if str(name).isdigit():
                    yield int(name)
                yield from _numbers(one, own, str(name))
        case list() | tuple():
            for one in value:
                yield from _numbers(one, op, field)


def _is_said(number: int, op: str, field: str) -> bool:
    in_words = (field, number) in IN_WORDS or (op, field) in SAID_OTHERWISE
    return number != 0 and not in_words


def _in_table(effect: Any) -> int:
    """Zeros of tables of ranks, which are said."""
    table = effect.get("table") or {}
    return sum(points == 0 for ranks in table.values() for points in ranks)


def _of_data(card: Any) -> Counter[int]:
    plain = msgspec.to_builtins(card)
    fields = [plain[name] for name in SPOKEN[type(card)]]
    found = Counter(_numbers(fields))
    found[0] = sum(_in_table(one) for one in plain.get("effects") or ())
    if isinstance(card, Wonder):
        found[len(card.stages)] += 1
    return +found


def _of_text(text: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_every_number_of_the_card_and_no_other(language: str) -> None:
    by_id = {one.id: one.text if language == "en" else one.texts[language] for one in catalogue()}
    assert {
        name: (by_id[name], sorted(_of_data(card).elements()))
        for name, card in KINDS.items()
        if _of_text(by_id[name]) != _of_data(card)
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phrase_of_an_operation_names_fields_of_it(language: str) -> None:
    terms = WORDS.of(language).terms
    beside = {"what", "sign", "food", "resources"}
    unknown = {
        (tag, field)
        for kind in get_args(AnyOperation)
        for tag in (str(kind.__struct_config__.tag),)
        for phrase in (f"op.{tag}", f"op.{tag}.of")
        for field in terms.get(phrase, Message(())).fields
        if field not in {*kind.__struct_fields__, *beside}
    }
    assert unknown == set()


def test_texts_of_cards_that_were_said_wrongly() -> None:
    """TTA-EVT-11, TTA-CRD-16, TTA-FIN-10: which number is meant, and how it is rounded."""
    said = {one.id: one.text for one in catalogue()}
    assert "gives 2 culture per turn" in said["ravages_of_time"]
    assert "for 5 food less" in said["ocean_liner_service"]
    assert "worker (Warriors), 2 at most." in said["homer"]
    assert "level 3 (in the Advanced version of level 2)" in said["impact_of_technology"]
    assert said["raid_i"].endswith("destroyed buildings, rounded up.")
    assert said["raid_ii"].endswith("destroyed buildings, rounded down.")
    assert said["emigration"].endswith("half of the number of discontent workers, rounded up.")


def test_what_cannot_be_chosen_reads_in_words() -> None:
    refused = not_an_option(("iron", "stop"), "coal", "TTA-GEN-09")
    assert refused is not None
    assert WORDS.refusal(refused) == "Coal cannot be chosen; the options are: Iron and stop."
    assert WORDS.refusal(refused, "cs") == "Uhlí: to nelze zvolit; na výběr je: Železo a konec."
    spelled = not_an_option(range(3), "2", "TTA-GEN-09")
    assert spelled is not None
    assert WORDS.refusal(spelled) == "Choose 2 as a number, not as a text."


@pytest.mark.parametrize(
    ("number", "english", "czech"),
    [
        (1, "1 resource", "1 surovinu"),
        (2, "2 resources", "2 suroviny"),
        (5, "5 resources", "5 surovin"),
    ],
)
def test_a_line_of_the_log_counts(number: int, english: str, czech: str) -> None:
    gained = {"type": "through-the-ages.resources-gained", "seat": 0, "amount": number}
    assert WORDS.of("en").fact(gained, ("Ada",)) == f"Ada gains {english}."
    assert WORDS.of("cs").fact(gained, ("Ada",)) == f"Ada získává {czech}."


ANSWERS = (
    (steps.SplittingGain(total=3), 0, "Gain 3: 0 as food, the rest as resources"),
    (steps.CountingBuildings(victim=1, card="bronze", up_to=2), 2, "Destroy 2 buildings: Bronze"),
    (steps.BuildingFree(card="bronze"), "yes", "Move a worker to Bronze for nothing"),
    (steps.LosingWorker(left=1), "bronze", "Lose the worker of Bronze"),
    (steps.TakingTechnology(victim=1, left=4), "stop", "Take no more"),
    (steps.AnnexingColony(victim=1), "bronze", "Take Bronze from Bohumil"),
)


@pytest.mark.parametrize(("step", "option", "says"), ANSWERS)
def test_an_answer_says_all_that_it_does(step: Any, option: str | int, says: str) -> None:
    asked, command = (msgspec.to_builtins(one) for one in (step, Choose(option=option)))
    assert WORDS.of("en").answer(asked, command, ("Ada", "Bohumil")) == says


def test_every_choice_of_an_option_says_what_it_does() -> None:
    decisions: Mapping[Any, Decision[Any, Any, Any, Any]] = RULES.tables.decisions
    kinds = {one.step.__struct_config__.tag for one in decisions.values() if Choose in one.takes}
    for language in LANGUAGES:
        assert WORDS.of(language).answers.keys() == kinds
