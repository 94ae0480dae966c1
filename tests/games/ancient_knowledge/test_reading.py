"""Notation, catalogue texts and the picture of a table."""

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import (
    Archive,
    Command,
    Create,
    EndTimeline,
    FlipBoard,
    GiveLost,
    MoveMonument,
    Remove,
)
from tests.games.ancient_knowledge.tables import player, table
from tests.games.ancient_knowledge.test_setup import opened

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
    assert title.notation.print(command) == line
    assert title.notation.parse(line) == command


TEXTS = {
    "heracleion": "Discard 2 to create it. When it declines: draw 4 cards.",
    "petra": "In your Timeline phase: if you have at most 2 lost knowledge and at least 1 monument"
    " in your Past, draw 1 card.",
    "tulum": "Only on space 4, cannot be moved. In your Timeline phase: discard 1 card of your"
    " hand.",
    "genetic_disk": "Whenever you create a monument on space 5 or 6: you may remove up to 2"
    " knowledge in all from your monuments.",
    "moai_statue": "In your Timeline phase: you may discard 2 artifact cards of your hand; if you"
    " do, draw 4 cards.",
    "astronomy": "Requires at least 1 city in your Past and at least 1 pyramid in your Past. At"
    " once: draw 3 cards.",
    "ptolemy": "Requires at most 1 card in hand. At once: draw 3 cards.",
}


@pytest.mark.parametrize("card", TEXTS)
def test_card_texts_are_built_from_the_data(card: str) -> None:
    texts = {one.id: one.text for one in title.catalogue()}
    assert texts[card] == TEXTS[card]


def test_the_picture_fits_a_terminal() -> None:
    for state in (opened(4), table(player(timeline={3: [("babylon", 9), ("petra", 0)]}))):
        picture = title.picture(title.view(state))
        assert max(map(len, picture.splitlines())) <= 100
    assert "Babylon(9)" in picture
