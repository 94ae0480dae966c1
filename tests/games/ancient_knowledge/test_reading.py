"""Notation, catalogue texts and the picture of a table."""

import re
from typing import Any

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import (
    Archive,
    Command,
    Create,
    EndTimeline,
    Excavate,
    FlipBoard,
    GiveLost,
    Learn,
    MoveMonument,
    Remove,
)
from games.kernel.chance import Scripted
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat
from games.kernel.visibility import Redactor
from games.kernel.words import reason
from tests.games.ancient_knowledge.position import player, table
from tests.games.ancient_knowledge.test_setup import opened
from tests.support.games import game

LINES: list[tuple[Command, str]] = [
    (Create("babylon", 3), "create babylon on space 3"),
    (Create("tzolkin"), "create tzolkin"),
    (Archive(), "archive"),
    (Remove("babylon", 2), "remove 2 from babylon"),
    (GiveLost("petra", 1), "give 1 lost knowledge to petra"),
    (MoveMonument("petra", 6), "move petra to space 6"),
    (FlipBoard("tech_board_2"), "flip tech_board_2"),
    (EndTimeline(), "end the Timeline phase"),
]


@pytest.mark.parametrize(("command", "line"), LINES)
def test_a_command_reads_like_a_sentence(command: Command, line: str) -> None:
    assert title.showing.notation.print(command) == line
    assert title.showing.notation.parse(line) == command


TEXTS = {
    "heracleion": "Additional cost: discard 2 cards. It comes with 2 knowledge. When it declines:"
    " draw 4 cards.",
    "petra": "It comes with 1 knowledge. In your Timeline phase: if you have at most 2 lost"
    " knowledge and at least 1 monument"
    " in your Past, draw 1 card.",
    "tulum": "Locked: only on space 4, cannot be moved. It comes with 1 knowledge. In your Timeline"
    " phase: discard 1 card from your hand.",
    "genetic_disk": "Whenever you create a monument on space 5 or 6: you may remove up to 2"
    " knowledge in all from your monuments.",
    "moai_statue": "In your Timeline phase: you may discard 2 artifacts from your hand; if you do,"
    " draw 4 cards.",
    "astronomy": "Requires at least 1 city in your Past and at least 1 pyramid in your Past. At"
    " once: draw 3 cards.",
    "ptolemy": "Requires at most 1 card in hand. At once: draw 3 cards.",
    "elongated_skulls": "After your declines: for every 3 knowledge lost in this Decline phase,"
    " draw 2 cards.",
    "baalbek": "It comes with 6 knowledge. At once: if you have at least 3 cities in your Past, it"
    " enters play with 5 knowledge less (but at least 0).",
    "the_queens_pyramids": "It comes with 5 knowledge. At once: for each pyramid in your Past, it"
    " enters play with 1 knowledge less (but at least 0).",
    "mummification": "No requirement. At once: for each artifact in play, remove 1 knowledge from"
    " one of your monuments.",
    "derinkuyu": "It comes with 3 knowledge. When it declines: remove 4 knowledge from one of your"
    " cities with at least 6"
    " knowledge.",
    "language_of_the_birds": "No requirement. At once: remove 3 knowledge from one of your"
    " monuments with at least 5 knowledge.",
}
CZECH = {
    "elongated_skulls": "Po fázi úpadku: za každá 3 vědění ztracená v této fázi úpadku si dober"
    " 2 karty.",
    "mystery_school": "Bez požadavků. Ihned: za každé město na své časové ose si dober 1 kartu.",
    "la_mana_pyramid": "Ve fázi časové osy: smíš odložit z ruky 1 kartu; když to uděláš, dober si"
    " 1 kartu.",
    "caral": "Přichází s věděním 2. Při úpadku: smíš si vzít technologii z nabídky.",
    "aristotle": "Požadavky: mít alespoň 2 pyramidy ve své minulosti. Ihned: dober si 3 karty.",
    "baalbek": "Přichází s věděním 6. Ihned: máš-li alespoň 3 města ve své minulosti, přichází"
    " do hry s věděním nižším o 5 (nejméně 0).",
    "derinkuyu": "Přichází s věděním 3. Při úpadku: odstraň 4 vědění z jednoho svého města,"
    " na němž je alespoň 6 vědění.",
}


@pytest.mark.parametrize("card", TEXTS)
def test_card_texts_are_built_from_the_data(card: str) -> None:
    texts = {one.id: one.text for one in title.showing.catalogue()}
    assert texts[card] == TEXTS[card]


@pytest.mark.parametrize("card", CZECH)
def test_card_texts_in_czech(card: str) -> None:
    texts = {one.id: one.texts["cs"] for one in title.showing.catalogue()}
    assert texts[card] == CZECH[card]


def test_refusals_tell_amounts() -> None:
    """AK-CRE-02, AK-LRN-02, AK-EXC-02, AK-ARC-02."""
    owner = player(hand=("heracleion", "petra"), past=("osirion",))
    state = table(owner, boards=(("astronomy", "aristotle", "thales"), (), ()))
    told = {
        Create("heracleion", 1): "That costs 3 cards from your hand; you have 1 card to pay with.",
        Learn("aristotle"): "The technology needs at least 2 pyramids in your Past; you have 0.",
        Excavate(3): "You named 3 monuments; 1 in your Past is upright.",
        Archive(): "To archive you need a card in hand and knowledge on your Timeline; you have 2"
        " cards and 0 knowledge.",
    }
    for command, because in told.items():
        refused = title.rules.decide(state, 0, command, Scripted(()))
        assert isinstance(refused, Illegal)
        assert reason(title.words, refused) == because


def test_every_phrase_of_a_whole_game_reads() -> None:
    """The log of a game in both languages has no gaps and no ids of cards."""
    assert title.words is not None
    played = game(title, seats=4, seed=2, policy="curious")
    names = [one.id for one in title.showing.catalogue() if "_" in one.id]
    for language in ("en", "cs"):
        phrases, redactor = title.words.of(language), Redactor()
        for fact in played.facts:
            seen: Any = redactor.redact(fact, AtSeat(0))
            text = phrases.fact(seen)
            assert not re.search(r"[{}]|  |None", text), text
            assert not [name for name in names if name in text], text


def test_the_picture_fits_a_terminal() -> None:
    for state in (opened(4), table(player(timeline={3: [("babylon", 9), ("petra", 0)]}))):
        picture = title.showing.picture(title.showing.view(state))
        assert max(map(len, picture.splitlines())) <= 100
    assert "Babylon(9)" in picture
