"""Each of the 238 kinds of cards is in one of the tables of this folder."""

from collections import Counter

from games.through_the_ages.box import BOX
from tests.games.through_the_ages.cards.test_action_cards import CARDS
from tests.games.through_the_ages.cards.test_attacks_and_pacts import AGGRESSIONS, PACTS, WARS
from tests.games.through_the_ages.cards.test_colonies_and_tactics import (
    BONUSES,
    TACTICS,
    TERRITORIES,
)
from tests.games.through_the_ages.cards.test_events import EVENTS
from tests.games.through_the_ages.cards.test_leaders import LEADERS
from tests.games.through_the_ages.cards.test_technologies import GOVERNMENTS, SPECIALS, WORKED
from tests.games.through_the_ages.cards.test_wonders import WONDERS

KINDS = 238


def test_every_card_is_in_a_table() -> None:
    worked = [line.split()[0] for line in WORKED.splitlines() if line]
    tables = (GOVERNMENTS, SPECIALS, WONDERS, LEADERS, CARDS, EVENTS)
    fights = (TERRITORIES, BONUSES, TACTICS, AGGRESSIONS, WARS, PACTS)
    tested = Counter(worked)
    for table in (*tables, *fights):
        tested.update(table.keys())
    printed = {card.id for card in (*BOX.civil, *BOX.military)}
    assert set(tested) == printed
    assert max(tested.values()) == 1
    assert len(printed) == KINDS
