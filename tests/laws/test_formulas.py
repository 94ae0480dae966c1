"""The law of formulas: what is printed with signs says what the data say, in every language."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
import pytest
from icu4py.messageformat import MessageFormat

from games.kernel import words
from games.kernel.catalogue import Component
from games.kernel.formula import Formula, Legend, Term, terms_of
from games.kernel.message import Rule, parsed
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES
from tests.support.titles import SLUGS, title_of

COUNTS = (-3, -1, 0, 1, 2, 4, 5, 11, 21, 100)

PRICED: Final = (
    ("cost", "needs", "stage", "worker"),
    ("gives", "now", "worker", "end"),
    ("carries",),
)
"""The roles that print what the catalogue has as `cost`, `gives` and `carries`; `worker` prints
what a worker costs and gives, `needs` the strength that slays a monster."""

LONGEST: Final = 12
"""How many amounts a formula has at most, so that it fits on a card."""

SHARED: Final = msgspec.json.decode(
    (Path(words.__file__).parent / "data" / "signs.en.json").read_bytes(), type=Legend
)
"""Signs and roles of every title, which no title has to use."""

BARE: Final[Mapping[str, Mapping[str, int]]] = {
    "ancient-knowledge": {"board": 4, "token": 2, "space": 1},
    "eldervale": {},
    "monumental": {"resource": 7, "piece": 2, "terrain": 2},
    "through-the-ages": {"event": 1},
    "tzolkin": {"action": 5, "gear": 6, "piece": 13},
}
"""How many components of each kind print no formula; a title that is missing prints none at all."""


def printed(title: AnyTitle) -> Iterator[tuple[Component, Formula]]:
    """Every formula of a title."""
    return ((one, formula) for one in title.showing.catalogue() for formula in one.formulas)


def named(title: AnyTitle, language: str) -> Mapping[str, str]:
    """The words of a title in a language that go before the words of roles."""
    assert title.words is not None
    phrases = title.words.of(language)
    return {**phrases.labels, **phrases.box.kinds, **phrases.names}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_sign_and_role_has_a_name_and_none_is_left_over(slug: str) -> None:
    title = title_of(slug)
    assert title.words is not None
    found = list(printed(title))
    signs = {term.sign for _, formula in found for term in terms_of(formula.parts)}
    roles = {formula.role for _, formula in found}
    own = {language: title.words.of(language).legend for language in LANGUAGES}
    for language, legend in own.items():
        assert signs <= legend.signs.keys(), language
        assert roles <= legend.roles.keys() | named(title, language).keys(), language
    assert len({frozenset(legend.signs) for legend in own.values()}) == 1
    assert len({frozenset(legend.roles) for legend in own.values()}) == 1
    assert not found or not own["en"].signs.keys() - signs - SHARED.signs.keys()
    assert not found or not own["en"].roles.keys() - roles - SHARED.roles.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_other_word_hides_the_word_of_a_role(slug: str, language: str) -> None:
    title = title_of(slug)
    assert title.words is not None
    roles = title.words.of(language).legend.roles
    others = named(title, language)
    for role in {formula.role for _, formula in printed(title)} & roles.keys() & others.keys():
        assert roles[role] == others[role], role


@pytest.mark.parametrize("slug", SLUGS)
def test_formulas_are_short(slug: str) -> None:
    for one, formula in printed(title_of(slug)):
        assert len(list(terms_of(formula.parts))) <= LONGEST, one.id


@pytest.mark.parametrize("slug", SLUGS)
def test_components_that_are_named_exist(slug: str) -> None:
    title = title_of(slug)
    ids = {one.id for one in title.showing.catalogue()}
    for one, formula in printed(title):
        for term in terms_of(formula.parts):
            assert term.of is None or term.of in ids, one.id


@pytest.mark.parametrize("slug", SLUGS)
def test_amounts_of_the_catalogue_are_in_the_formulas(slug: str) -> None:
    for one in title_of(slug).showing.catalogue():
        counts = [
            {abs(term.count or 0) for role in roles for term in terms(one, role)}
            for roles in PRICED
        ]
        for amounts, shown in zip((one.cost, one.gives, one.carries), counts, strict=True):
            assert not one.formulas or {abs(amount.count) for amount in amounts} <= shown, one.id


@pytest.mark.parametrize("slug", SLUGS)
def test_components_without_a_formula_are_known(slug: str) -> None:
    catalogue = title_of(slug).showing.catalogue()
    bare = Counter(one.kind for one in catalogue if not one.formulas)
    assert bare == BARE.get(slug, Counter(one.kind for one in catalogue))


def terms(one: Component, role: str) -> Iterator[Term]:
    """The amounts that a component prints in a role."""
    parts = (part for formula in one.formulas if formula.role == role for part in formula.parts)
    return terms_of(parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_phrases_of_signs_read_as_icu_reads_them(slug: str, language: str) -> None:
    title = title_of(slug)
    assert title.words is not None
    for sign, text in title.words.of(language).legend.signs.items():
        message = parsed(text.phrase)
        assert message.fields == {"count"}, sign
        for count in COUNTS:
            ours = message.filled({"count": count}, Plain(language))
            assert ours == MessageFormat(text.phrase, language).format({"count": count}), sign


class Plain:
    """Reads a number as it is."""

    def __init__(self, language: str) -> None:
        self.rule = Rule(language)

    def seat(self, seat: object) -> str:
        """No seat is named."""
        return str(seat)

    def bot(self, bot: str) -> str:
        """No bot is named."""
        return bot

    def amounts(self, names: object) -> str:
        """Nothing is counted."""
        return str(names)

    def value(self, value: object) -> str:
        """The number."""
        return str(value)
