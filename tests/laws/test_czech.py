"""The law of Czech texts: a number stands before a counted thing in a plural only, no term that the
glossary of a title has given up comes back, and players are addressed in one way."""

import re
from pathlib import Path
from typing import Final

import pytest

from games.kernel.refusal import Illegal
from games.tzolkin.goods import Goods
from tests.laws.counting import plain, texts, uncounted, words_of
from tests.support.titles import title_of

COUNTED: Final = {
    "ancient-knowledge": {"vědění"},
    "eldervale": set(),
    "monumental": {"méně", "menší"},
    "through-the-ages": {"ve"},
    "tzolkin": {"hráčích", "křišťálových", "zuby"},
}
"""What stands behind a number without a plural: words with one form for all numbers, and numbers
that the box fixes."""

GIVEN_UP: Final = {
    "ancient-knowledge": r"odho[dz]|na tvé časové ose|odebrat|naučit se",
    "eldervale": r"[Žž]oldnéř|\bDuch(ové|ů)\b|[Ss]urovin|[Oo]bydl|[Žž]iv(el\b|l[ueyů])|[Pp]říšer"
    r"|[Ee]fekt|[Vv]pád|Přeskup|do (své|tvé) zálohy|\b([Ss]míte|[Mm]áte|[Vv]aš[eiíu]|[Vv]ás)\b",
    "monumental": r"předsunut|osad[aouy]\b|průzkumní[kc]|základní stavb|plynul|\b[Tt]rh(y|u|ů)?\b"
    r"|nabíd[kc]|\bpol[ei] \(|\b[Vv]([aá]š|ám\b|ás\b)|\w[íáeě]te\b",
    "through-the-ages": r"\bVliv\b|krádež|[Pp]racovní[kc]|[Dd]ělní[kc]|[Vv]ůdc|\b[Pp]akt[uyů]"
    r"|žeton(?!k|ek|$)|[Bb]ank[auyoě]|[Pp]opulac|[Aa]rtiler|[Ll]íz[an]"
    r"|[Ss]peciální technolog|\b[Vv]á[šm]\b",
    "tzolkin": r"Chichén|[Uu]kazatel|podle výběru|[Nn]akrm|\bkrm|v bance|z banky|figurín",
}
"""Second terms for a thing, as patterns, by title."""

ALIKE: Final = {
    "ancient-knowledge": {
        *("Aramu Muru", "Ari-kat", "Baalbek", "Babylon", "Bagan", "Byblos", "Calakmul", "Caral"),
        *("Chichén Itzá", "Derinkuyu", "Ġgantija", "Göbekli Tepe", "Gunung Padang", "Ħaġar Qim"),
        *("Hire Benakal", "Imhotep", "Inwa", "Jericho", "Llaqtapata", "Machu Picchu", "Mörön"),
        *("Ollantaytambo", "Palenque", "Persepolis", "Petra", "Phimeanakas", "Pythagoras"),
        *("Sacsayhuamán", "Stonehenge", "Timbuktu", "Tiwanaku", "Toniná", "Tulum", "Tzolk'in"),
        "Uxmal",
    },
    "eldervale": {"Kraken", "Mimeza", "Minotaur"},
    "monumental": {
        *("Agora", "Alhambra", "Ammit", "Danelaw", "Egypt", "Fenrir", "Haiku", "Hannibal", "Hydra"),
        *("Imhotep", "Kraken", "Machu Picchu", "Marco Polo", "Notre-Dame", "Siegfried"),
    },
    "through-the-ages": {
        *("Albert Einstein", "Bill Gates", "Hollywood", "Internet", "Isaac Newton", "J. S. Bach"),
        *("James Cook", "Julius Caesar", "Leonardo da Vinci", "Maximilien Robespierre"),
        *("Michelangelo", "Napoleon Bonaparte", "Opera", "William Shakespeare"),
        "Winston Churchill",
    },
    "tzolkin": {
        *("Chaac", "Chichen Itza", "Kukulkan", "Palenque", "Quetzalcoatl", "Tikal", "Tzolk'in"),
        *("Uxmal", "Yaxchilan"),
    },
}
"""Names that Czech writes as English does, those of places with their numbers left out."""

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    *sorted((ROOT / "web" / "src" / "words" / "cs").glob("*.ts")),
    *sorted((ROOT / "service").rglob("*.cs.json")),
    *sorted((ROOT / "verifier").rglob("*.cs.json")),
)

FORMAL: Final = re.compile(
    r"\b([Ss]míte|[Mm]áte|[Jj]ste|[Bb]yste|[Vv]ámi?|[Vv]ás|[Vv]aš(e|í|i|eho|emu|ich|im|imi)?"
    r"|\w+[bdfjklmnprstvz]te|\w+(ujete|áte|íte|ěte))\b(?<!doupěte)"
)
"""Forms of *vy*: pronouns and verbs."""

GENDERED: Final = re.compile(
    r"\b(jsi|sis|ses|bys)\b[^.,;:]*\b\w+[aeěiyouáíéů]l[ai]?\b"
    r"|\b\w+[aeěiyouáíéů]l[ai]? (jsi|sis|ses)\b"
)
"""What a player has done, by a verb that has a gender (jsi odložil)."""


@pytest.mark.parametrize("slug", ALIKE)
def test_whatever_lies_in_a_box_has_a_czech_name(slug: str) -> None:
    words = words_of(slug)
    names = {one.id: words.of("cs").names[one.id] for one in title_of(slug).showing.catalogue()}
    same = {name for id_, name in names.items() if name == words.of("en").names[id_]}
    assert {re.sub(r" \d+$", "", name) for name in same} == ALIKE[slug]


@pytest.mark.parametrize("slug", COUNTED)
def test_numbers_count_by_plurals(slug: str) -> None:
    assert uncounted(slug, "cs", COUNTED[slug]) == {}


@pytest.mark.parametrize("slug", GIVEN_UP)
def test_terms_that_were_given_up_stay_away(slug: str) -> None:
    old = re.compile(GIVEN_UP[slug])
    assert {key: text for key, text in _said(slug).items() if old.search(text)} == {}


@pytest.mark.parametrize("slug", GIVEN_UP)
def test_boards_speak_as_their_titles_do(slug: str) -> None:
    """The client's own words of a title keep to its terms."""
    lines = (ROOT / "web" / "src" / "words" / "cs" / f"{slug}.ts").read_text().splitlines()
    assert [one for one in lines if re.search(GIVEN_UP[slug], one)] == []


@pytest.mark.parametrize("slug", GIVEN_UP)
def test_a_player_is_addressed_as_ty(slug: str) -> None:
    assert {key: text for key, text in _said(slug).items() if FORMAL.search(text)} == {}


@pytest.mark.parametrize("slug", GIVEN_UP)
def test_no_text_tells_whether_a_player_is_a_man_or_a_woman(slug: str) -> None:
    assert {key: text for key, text in _said(slug).items() if GENDERED.search(text)} == {}


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (FORMAL, "Vezměte si kartu."),
        (FORMAL, "Získáte 2 suroviny."),
        (FORMAL, "Postupujete o stupeň."),
        (FORMAL, "Je to vaše karta."),
        (GENDERED, "Tuto kartu jsi už odložil."),
        (GENDERED, "Vybrala jsi jinou kartu."),
    ],
)
def test_what_may_not_be_said_is_found(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize("file", PAGES, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_pages_and_problems_address_a_player_as_ty(file: Path) -> None:
    """The client, problems, verdicts and findings speak as the games do."""
    lines = file.read_text().splitlines()
    assert [one for one in lines if FORMAL.search(one)] == []


def _said(slug: str) -> dict[str, str]:
    """Every Czech text of a title by its key: the fixed words of messages, names, rules, the box
    the signs of formulas, and what stands on components."""
    title, phrases = title_of(slug), words_of(slug).of("cs")
    said = {key: " ".join(plain(one)) for key, one in texts(phrases)}
    said |= phrases.names | phrases.labels | phrases.rules | phrases.scores | phrases.box.kinds
    said |= {f"{role} (role)": word for role, word in phrases.legend.roles.items()}
    for sign, text in phrases.legend.signs.items():
        said |= {f"{sign} (sign)": text.name, f"{sign} (phrase)": text.phrase}
    said |= {f"{option} (option)": one.hint for option, one in phrases.box.options.items()}
    said |= {f"{bot} (bot)": one.hint for bot, one in phrases.box.bots.items()}
    said |= {one.id: one.texts.get("cs", "") for one in title.showing.catalogue()}
    return said


@pytest.mark.parametrize(
    ("number", "of"), [(0, "kukuřic"), (1, "kukuřici"), (2, "kukuřice"), (5, "kukuřic")]
)
def test_refusals_count(number: int, of: str) -> None:
    words = words_of("tzolkin")
    dear = Illegal("TZ-PLC-05", "placing-too-dear", cost=7, corn=number)
    told = words.refusal(dear, "cs")
    assert told == f"Umístění na tuto pozici stojí 7 kukuřic; máš {number} {of}."
    cost, goods = Goods(stone=2), Goods(corn=number, wood=2)
    values = {"tile": "farm", "cost": cost, "owned": 2, "goods": goods}
    farm = Illegal("TZ-BLD-01", "tile-costs-resources", **values)
    had = f"{number} {of} a 2 dřeva" if number else "2 dřeva"
    assert words.refusal(farm, "cs") == f"Farma: stojí 2 kameny; máš {had}."
