"""Every card of the box can be carried out and said; forces keep their secret."""

import pytest

from games.kernel.seats import AtSeat, Spectator
from games.kernel.visibility import Redactor
from games.through_the_ages import title
from games.through_the_ages.box import BOX, KINDS, Aggression, Event, War
from games.through_the_ages.commands import Commit, ConfirmForce, PlayAggression
from games.through_the_ages.rules.resolution import HANDLERS
from tests.games.through_the_ages.position import table


def test_every_operation_of_these_cards_has_its_handler() -> None:
    cards = [card for card in BOX.military if isinstance(card, Event | Aggression | War)]
    used = {type(effect) for card in cards for effect in card.effects}
    assert used == set(HANDLERS)


def test_decks_have_the_sizes_of_the_box() -> None:
    """TTA-CMP-01, TTA-CMP-02."""
    for at, size in enumerate((45, 50, 55)):
        for age in ("I", "II", "III"):
            assert sum(card.count[at] for card in BOX.civil if card.age == age) == size
        assert sum(card.count[at] for card in BOX.civil if card.age == "A") == 20
    sizes = [
        sum(card.count[2] for card in BOX.military if card.age == age)
        for age in ["A", "I", "II", "III"]
    ]
    assert sizes == [10, 50, 52, 45]


@pytest.mark.parametrize("card", sorted(KINDS))
def test_every_card_is_said_in_words(card: str) -> None:
    (component,) = (one for one in title.showing.catalogue() if one.id == card)
    for text in (component.text, *component.texts.values()):
        assert text
        assert "{" not in text
        assert "  " not in text


def test_every_card_has_one_name_in_each_language() -> None:
    assert title.words is not None
    for component in title.showing.catalogue():
        said = {code: words.name(component.id) for code, words in title.words.by_language.items()}
        assert said == {"en": component.name.en, "cs": component.name.cs}


def test_units_and_cards_of_a_force_look_alike() -> None:
    """TTA-INF-06."""
    here = table(3).nation(0, military=("spy#1",), posts={"riflemen": 3})
    here.nation(1, military=("defense_colonization_i#1",), posts={"warriors": 2}, science=2)
    play = PlayAggression(card_instance="spy#1", target=1)
    attack = here.politics().when(0, play, ConfirmForce())
    unit = attack.when(1, Commit(card="warriors"))
    card = attack.when(1, Commit(card="defense_colonization_i#1"))
    redactor = Redactor()
    for viewer in (AtSeat(0), AtSeat(2), Spectator()):
        seen = [redactor.encode(title.showing.view(one.state), viewer) for one in (unit, card)]
        told = [redactor.encode(one.facts, viewer) for one in (unit, card)]
        assert seen[0] == seen[1]
        assert told[0] == told[1]
    own = [redactor.encode(title.showing.view(one.state), AtSeat(1)) for one in (unit, card)]
    assert own[0] != own[1]
