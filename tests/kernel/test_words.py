"""Messages and words: plurals, choices, lists, seats, hidden values, malformed phrases."""

from pathlib import Path
from typing import Any

import pytest

from games.kernel.message import parsed
from games.kernel.words import Texts, spoken, words

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
    expected = f"Seat 0 pays {text} to Seat 1."
    assert EN.fact(paid(n)) == expected


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 minci"), (2, "2 mince"), (4, "4 mince"), (5, "5 mincí"), (0, "0 mincí")]
)
def test_czech_plurals(n: int, text: str) -> None:
    assert CS.fact(paid(n)) == f"Hráč 0 platí {text}."


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
    assert EN.fact(paid(1), ("Ada",)) == "Ada pays 1 coin to Seat 1."
    assert EN.fact({"type": "t.won", "winners": [0, 1]}, ("Ada",)) == "Won by Ada and Seat 1."


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
    assert EN.fact({"type": "t.drawn", "seat": 2, "cards": cards}) == f"Seat 2 draws {text}."


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


def test_words_are_read_from_a_folder(tmp_path: Path) -> None:
    for language in ("en", "cs"):
        (tmp_path / f"words.{language}.json").write_text('{"names": {"a": "A"}}')
        (tmp_path / f"rules.{language}.json").write_text('{"T-1": "Rule."}')
        (tmp_path / f"box.{language}.json").write_text('{"kinds": {"card": "Cards"}}')
    (tmp_path / "refusals.cs.json").write_text('{"You have no {good}.": "Nemáš: {good}."}')
    read = words(tmp_path).of("cs")
    assert (read.name("a#2"), read.name("b"), read.rule("T-1"), read.rule("T-2")) == (
        "A",
        "b",
        "Rule.",
        None,
    )
    assert words(tmp_path).because("You have no a.", "cs") == "Nemáš: A."
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


def test_a_refusal_is_told_in_another_language() -> None:
    names = {"wood": "wood", "gold": "gold", "hall": "Town Hall"}
    told = {"wood": "Dřevo", "gold": "Zlato", "hall": "Radnice"}
    refusals = {
        "{what} costs {cost}; you have {have}.": "{what} stojí {cost}; máš {have}.",
        "That takes {n} turns.": "To trvá {n, plural, one {# tah} few {# tahy} other {# tahů}}.",
        "It is late.": "Je pozdě.",
        "Refused: {why}": "Odmítnuto: {why}",
    }
    said = spoken({"en": Texts(names=names), "cs": Texts(names=told, refusals=refusals)})
    for english, czech in (
        (
            "Town Hall costs 2 wood and 1 gold; you have 0.",
            "Radnice stojí 2 dřevo a 1 zlato; máš 0.",
        ),
        ("hall costs wood or gold; you have x.", "Radnice stojí Dřevo nebo Zlato; máš x."),
        ("That takes 1 turns.", "To trvá 1 tah."),
        ("That takes 3 turns.", "To trvá 3 tahy."),
        ("Refused: It is late.", "Odmítnuto: Je pozdě."),
        (" costs 1; you have 2.", " stojí 1; máš 2."),
        ("The game is over.", "Partie skončila."),
        ("Nobody has said this before.", "Nobody has said this before."),
    ):
        assert said.because(english, "cs") == czech
        assert said.because(english, "en") == english
