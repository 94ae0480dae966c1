"""Messages and words: plurals, choices, lists, seats, hidden values, malformed phrases."""

from pathlib import Path
from typing import Any

import pytest

from games.kernel.message import parsed
from games.kernel.refusal import Illegal
from games.kernel.texts import Texts
from games.kernel.words import spoken, words

ENGLISH = Texts(
    asks={"t.choosing": "Choose {up, select, true {up} false {down} other {?}}."},
    commands={"t.pay": "Pay {goods}"},
    facts={
        "t.paid": "{seat} pays {n, plural, =0 {nothing} one {# coin} other {# coins}} "
        "to {to, seat}.",
        "t.drawn": "{seat} draws {cards}.",
        "t.moved": "{unit.kind} goes to {place}.",
        "t.won": "Won by {winners, seat}.",
        "t.silent": "",
    },
    parts={"t.hex": "({q}, {r})"},
    names={"farm": "Farm", "worker": "Worker", "wood": "wood", "gold": "gold"},
    terms={"cost": "costs {n, plural, one {# thing} other {# things}}"},
)
CZECH = Texts(
    facts={"t.paid": "{seat} platí {n, plural, one {# minci} few {# mince} other {# mincí}}."},
)
WORDS = spoken({"en": ENGLISH, "cs": CZECH})
EN, CS = WORDS.of("en"), WORDS.of("cs")


def paid(n: Any) -> dict[str, Any]:
    return {"type": "t.paid", "seat": 0, "n": n, "to": 1}


@pytest.mark.parametrize(
    ("n", "text"),
    [(0, "nothing"), (1, "1 coin"), (2, "2 coins"), ({"hidden": 1}, "1 hidden coins")],
)
def test_english_plurals(n: Any, text: str) -> None:
    expected = f"Seat A pays {text} to Seat B."
    assert EN.fact(paid(n)) == expected


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 minci"), (2, "2 mince"), (4, "4 mince"), (5, "5 mincí"), (0, "0 mincí")]
)
def test_czech_plurals(n: int, text: str) -> None:
    assert CS.fact(paid(n)) == f"Hráč A platí {text}."


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "null"), (True, "true"), (False, "false"), (1, "one"), ({"wood": 1}, "more")],
)
def test_a_choice_goes_by_the_value_and_its_kind(value: Any, text: str) -> None:
    words = spoken(
        {
            "en": Texts(
                terms={
                    "it": "{x, select, null {null} true {true} false {false} 1 {one} other {more}}"
                }
            )
        }
    )
    assert words.of("en").term("it", x=value) == text


def test_seats_may_have_names() -> None:
    assert EN.fact(paid(1), ("Ada", "Bob")) == "Ada pays 1 coin to Bob."
    assert EN.fact(paid(1), ("Ada",)) == "Ada pays 1 coin to Seat B."
    assert EN.fact({"type": "t.won", "winners": [0, 1]}, ("Ada",)) == "Won by Ada and Seat B."


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (["farm"], "Farm"),
        (["farm#1", "farm#2"], "Farm and Farm"),
        (["farm", "x", "worker"], "Farm, x and Worker"),
        ([], "nothing"),
        ({"hidden": 3}, "3 hidden"),
    ],
)
def test_lists_and_hidden_values(cards: Any, text: str) -> None:
    assert EN.fact({"type": "t.drawn", "seat": 2, "cards": cards}) == f"Seat C draws {text}."


@pytest.mark.parametrize(
    ("price", "text"),
    [
        (["wood", "gold", "wood"], "Pay 2 logs and 1 gold."),
        (["wood"], "Pay 1 log."),
        ([], "Pay nothing."),
        ({"hidden": 2}, "Pay 2 hidden."),
    ],
)
def test_amounts_count_what_stands_in_a_list_several_times(price: Any, text: str) -> None:
    texts = Texts(
        asks={"t.paying": "Pay {price, amounts}."},
        parts={"wood": "{n, plural, one {# log} other {# logs}}"},
        names={"gold": "gold"},
    )
    words = spoken({"en": texts}).of("en")
    assert words.ask({"type": "t.paying", "price": price}) == text


def test_nested_values_read_by_their_phrase_or_by_their_amounts() -> None:
    unit = {"kind": "worker"}
    moved = {"type": "t.moved", "unit": unit, "place": {"type": "t.hex", "q": 1, "r": -2}}
    assert EN.fact(moved) == "Worker goes to (1, -2)."
    assert EN.command({"type": "t.pay", "goods": {"wood": 2, "gold": 1, "corn": 0}}) == (
        "Pay 2 wood and 1 gold"
    )


def test_choices_by_value() -> None:
    assert EN.ask({"type": "t.choosing", "up": True}) == "Choose up."
    assert EN.ask({"type": "t.choosing", "up": False}) == "Choose down."
    assert EN.ask({"type": "t.choosing", "up": None}) == "Choose ?."
    assert EN.ask({"type": "t.choosing", "up": 1}) == "Choose ?."  # a number, not a yes


def test_terms_and_silence() -> None:
    assert EN.term("cost", n=2) == "costs 2 things"
    assert EN.fact({"type": "t.silent"}) == ""


def test_a_language_that_is_not_spoken_falls_back_to_the_first() -> None:
    assert WORDS.of("fr") is EN


@pytest.mark.parametrize(
    "text", ["{", "}", "{a", "{a, plural, one {x}}", "{a, date}", "a}b", "{a, select, other {x}"]
)
def test_what_is_not_well_formed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"brace|other|known"):
        parsed(text)


def test_a_message_names_its_arguments() -> None:
    message = parsed("{a} {b, seat} {c, plural, one {# {d}} other {{e.f}}}")
    assert message.fields == {"a", "b", "c", "d", "e.f"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{seat} passes", True),
        ("{up, select, true {{giver, seat}} other {}}", True),
        ("{n, plural, one {# coin} other {# coins}} for {card}", False),
    ],
)
def test_a_message_says_whether_it_names_a_seat(text: str, *, named: bool) -> None:
    assert parsed(text).names_seats == named


def test_words_are_read_from_a_folder(tmp_path: Path) -> None:
    for language in ("en", "cs"):
        (tmp_path / f"words.{language}.json").write_text('{"names": {"a": "A"}}')
        (tmp_path / f"rules.{language}.json").write_text('{"T-1": "Rule."}')
        (tmp_path / f"box.{language}.json").write_text('{"kinds": {"card": "Cards"}}')
    read = words(tmp_path).of("cs")
    assert (read.name("a#2"), read.name("b"), read.rule("T-1"), read.rule("T-2")) == (
        "A",
        "b",
        "Rule.",
        None,
    )
    assert read.rule("KR-AGENDA-02")
    assert read.box.kinds == {"card": "Cards"}


def test_a_line_of_a_score_sheet_has_a_code_and_words() -> None:
    english = Texts(names={"wall": "Great Wall"}, scores={"unfed workers": "Unfed workers"})
    czech = Texts(names={"wall": "Velká zeď"}, scores={"unfed workers": "Nenakrmení dělníci"})
    told = spoken({"en": english, "cs": czech})
    assert told.score("unfed workers", "cs") == ("unfed_workers", "Nenakrmení dělníci")
    assert told.score("Great Wall", "cs") == ("wall", "Velká zeď")  # by its name in English
    assert told.score("wall#2", "cs") == ("wall", "Velká zeď")  # a copy of it
    assert told.score("Great Wall", "en") == ("wall", "Great Wall")


def test_a_refusal_reads_in_each_language_with_its_values() -> None:
    english = Texts(
        names={"hall": "Town Hall"}, refusals={"too-dear": "{what} costs {cost}; you have {have}."}
    )
    czech = Texts(
        names={"hall": "Radnice"},
        refusals={
            "too-dear": "{what}: stojí {cost, plural, one {# minci} few {# mince} other {# mincí}}."
        },
    )
    said = spoken({"en": english, "cs": czech})
    dear = Illegal("T-1", "too-dear", what="hall", cost=3, have=1)
    assert said.refusal(dear) == "Town Hall costs 3; you have 1."
    assert said.refusal(dear, "cs") == "Radnice: stojí 3 mince."
    assert said.refusal(Illegal("T-2", "game-over"), "cs") == "Partie skončila."
    assert said.refusal(Illegal("T-3", "never-written")) == "Never written."


def test_a_step_in_a_refusal_reads_as_its_prompt() -> None:
    """What is asked for now says what to do instead."""
    asks, refusals = {"t.choosing": "Choose {left}."}, {"other": "That is no answer. {step}"}
    said = spoken({"en": Texts(asks=asks, refusals=refusals), "cs": Texts()})
    late = Illegal("T-1", "other", step={"type": "t.choosing", "left": 2})
    assert said.refusal(late) == "That is no answer. Choose 2."
