"""Kinds of components: from things of the data and tables of their fields to the catalogue."""

from msgspec import Struct

from games.kernel.catalogue import (
    Amount,
    Component,
    Field,
    Kind,
    Look,
    Name,
    Provenance,
    named,
    translated,
)
from games.kernel.phrases import Phrases
from games.kernel.texts import Texts
from games.kernel.words import spoken


class Lamp(Struct, frozen=True):
    """A thing of the data."""

    id: str
    oil: int | None = None
    provenance: Provenance = "public"


WORDS = spoken(
    {
        "en": Texts(names={"lamp": "Lamp", "radio": "Radio"}, terms={"burns": "Burns {oil}."}),
        "cs": Texts(names={"lamp": "Lampa", "radio": "Radio"}, terms={"burns": "Hoří {oil}."}),
    }
)


def _burns(phrases: Phrases, lamp: Lamp) -> str:
    return phrases.term("burns", oil=lamp.oil)


LAMP = Kind[Lamp](
    kind=lambda lamp: "lamp" if lamp.oil else "token",
    text=_burns,
    look=lambda lamp: Look(shape="token", glyph=lamp.id[:1]),
    fields=(
        Field("oil", "oil", lambda lamp: lamp.oil, lambda oil: f"{oil} drops"),
        Field("id", None, lambda lamp: lamp.id),
        Field(None, "double", lambda lamp: lamp.oil and 2 * lamp.oil),
    ),
    cost=lambda lamp: (Amount("oil", lamp.oil or 0),),
)


def test_a_component_is_made_of_the_fields_of_its_kind() -> None:
    assert list(LAMP.components(WORDS, [Lamp("lamp", 3)])) == [
        Component(
            id="lamp",
            kind="lamp",
            name=Name(en="Lamp", cs="Lampa"),
            text="Burns 3.",
            texts={"cs": "Hoří 3."},
            facts=(("oil", "3 drops"), ("id", "lamp")),
            properties={"oil": 3, "double": 6},
            cost=(Amount("oil", 3),),
            look=Look(shape="token", glyph="l"),
            provenance="public",
        )
    ]


def test_what_is_not_printed_is_no_field() -> None:
    radio = LAMP.component(WORDS, Lamp("radio"))
    assert radio.kind == "token"
    assert radio.facts == (("id", "radio"),)
    assert radio.properties == {}


def test_a_name_that_is_the_same_in_czech_may_be_left_out() -> None:
    assert translated(WORDS, "radio") == Name(en="Radio")
    assert translated(WORDS, "lamp") == named(WORDS, "lamp") == Name(en="Lamp", cs="Lampa")
    assert named(WORDS, "radio") == Name(en="Radio", cs="Radio")
