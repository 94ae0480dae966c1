"""What viewers see (AK-HID): views, facts and commands through the redactor."""

from typing import Any

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import (
    Activate,
    ChoosePlayer,
    Create,
    Discard,
    Learn,
    OfferExchange,
    Search,
    Take,
    ToBottom,
)
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.kernel.seats import AtSeat, Auditor, Spectator, Viewer
from games.kernel.title import Action
from games.kernel.visibility import Redactor
from tests.games.ancient_knowledge.position import FILLERS, begun, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice, opened

HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
MORE = ("osirion", "byblos", "abu_gorab", "moron")
REDACTOR = Redactor()


def seen(state: State, viewer: Viewer) -> Any:
    """The view as JSON."""
    return REDACTOR.redact(title.showing.view(state), viewer)


def told(facts: object, viewer: Viewer) -> str:
    """Facts as JSON text."""
    return REDACTOR.encode(facts, viewer).decode()


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """AK-HID-01."""
    state = table(player(hand=HAND), player(hand=MORE))
    assert seen(state, AtSeat(0))["players"][0]["hand"] == list(HAND)
    for viewer in (AtSeat(1), Spectator()):
        assert seen(state, viewer)["players"][0]["hand"] == {"hidden": 6}
    assert list(seen(state, Auditor())["players"][1]["hand"]) == list(MORE)


def test_opening_cards_are_secret() -> None:
    """AK-SET-04, AK-HID-01."""
    state = opened(2)
    card = state.players[0].hand[3]
    scenario = playing(state).when(0, title.rules.legal(state, 0).__next__())
    first = state.players[0].hand[0]
    view = seen(scenario.state, AtSeat(1))["players"][0]
    assert (view["hand"], view["opening"]) == ({"hidden": 9}, {"hidden": 1})
    assert first not in told(scenario.facts, AtSeat(1))
    assert first in told(scenario.facts, AtSeat(0))
    assert card in seen(scenario.state, AtSeat(0))["players"][0]["hand"]


def test_no_order_of_a_deck_is_in_a_view() -> None:
    """AK-HID-01, AK-RND-01: sizes only."""
    view = seen(opened(3), Spectator())
    assert view["deck_size"] == 114
    assert [one["deck"] for one in view["technology_piles"]] == [21, 15]
    assert "babylon" not in str(view)


def test_cards_paid_are_hidden_and_the_card_created_is_not() -> None:
    """AK-HID-02, AK-CRE-10."""
    state = table(player(hand=("heracleion", *HAND[:4])))
    scenario = playing(state).when(0, Create("heracleion", 2), Discard("petra")).accepted()
    for viewer in (AtSeat(1), Spectator()):
        text = told(scenario.facts, viewer)
        assert "heracleion" in text
        assert "petra" not in text
        view = seen(scenario.state, viewer)
        assert view["players"][0]["creation"]["card"] == "heracleion"
        assert view["players"][0]["discarded"] == {"hidden": 1}
        assert view["discard_size"] == 1


@pytest.mark.parametrize(
    "command", [Discard("petra"), Take("petra"), ToBottom("plato"), OfferExchange("petra")]
)
def test_commands_hide_the_cards_they_name(command: Any) -> None:
    """AK-HID-02, AK-HID-03, AK-HID-04."""
    action = Action(seat=0, decision=3, command=command)
    assert "petra" not in told(action, AtSeat(1))
    assert "plato" not in told(action, Spectator())
    name = "plato" if isinstance(command, ToBottom) else "petra"
    assert name in told(action, AtSeat(0))


def test_cards_looked_at_are_seen_by_the_player_only() -> None:
    """AK-HID-03."""
    boards = (("thales", "mercury", "ptolemy"), (), ())
    scenario = playing(table(player(), boards=boards)).when(0, Learn("thales"), chance=Dice(4))
    (card, *_) = scenario.state.players[0].aside.looked_at
    assert card in told(scenario.facts, AtSeat(0))
    assert card not in told(scenario.facts, AtSeat(1))
    assert seen(scenario.state, AtSeat(1))["players"][0]["looked_at"] == {"hidden": 8}
    assert card in seen(scenario.state, AtSeat(0))["players"][0]["looked_at"]


def test_a_hand_shown_is_seen_by_the_thief_until_a_card_is_taken() -> None:
    """AK-HID-03, AK-HID-05."""
    own = player(timeline={1: [("menhir_of_kerloas", 0)]})
    others = (player(hand=HAND), player(hand=MORE))
    scenario = begun(table(own, *others, phase="timeline")).when(0, ChoosePlayer(1)).accepted()
    assert seen(scenario.state, AtSeat(0))["players"][1]["hand"] == list(HAND)
    assert seen(scenario.state, AtSeat(2))["players"][1]["hand"] == {"hidden": 6}
    after = scenario.when(0, Take("petra")).accepted()
    assert seen(after.state, AtSeat(0))["players"][1]["hand"] == {"hidden": 5}
    for viewer, knows in ((AtSeat(0), True), (AtSeat(1), True), (AtSeat(2), False)):
        assert ("petra" in told(after.facts, viewer)) == knows
    known = seen(after.state, AtSeat(1))["players"][0]["known_hand"]
    assert [one["card"] for one in known] == ["petra"]
    hidden = seen(after.state, AtSeat(2))["players"][0]["known_hand"]
    assert [one["card"] for one in hidden] == [{"hidden": 1}]


def test_what_is_known_of_a_hand_ends_when_a_card_leaves_it_unseen() -> None:
    """AK-HID-02."""
    own = player(timeline={1: [("menhir_of_kerloas", 0)]}, hand=HAND)
    scenario = begun(table(own, player(hand=MORE), phase="timeline")).when(0, Take("moron"))
    scenario = scenario.when(1, Search(), Search(), chance=Dice(1)).accepted()
    assert [one.card for one in scenario.state.players[0].known.to_some] == ["moron"]
    paid = scenario.when(0, Create("babylon", 4), Discard("petra")).accepted()
    assert not paid.state.players[0].known.to_some
    played = scenario.when(0, Create("babylon", 3)).accepted()
    assert [one.card for one in played.state.players[0].known.to_some] == ["moron"]


def test_technologies_put_under_a_deck() -> None:
    """AK-HID-04."""
    own = player(timeline={1: [("pyramid_of_the_niches", 0)]})
    state = table(own, phase="timeline", decks={1: (), 2: ("plato", "thoth")})
    scenario = begun(state, chance=Dice(1))
    scenario = scenario.when(0, *title.rules.legal(scenario.state, 0)).when(0, ToBottom("thoth"))
    after = scenario.accepted().state
    own_view = seen(after, AtSeat(0))["technology_piles"][1]["under"]
    assert [one["technology"] for one in own_view] == ["thoth", "plato"]
    other = seen(after, AtSeat(1))["technology_piles"][1]["under"]
    assert [one["technology"] for one in other] == [{"hidden": 1}] * 2
    assert "plato" not in told(scenario.facts, Spectator())


def test_partners_do_not_see_each_others_hands_or_offers() -> None:
    """AK-TEAM-04, AK-TEAM-05: the receiver accepts before seeing the card."""
    state = table(
        player(),
        player(),
        player(hand=HAND[:2]),
        player(hand=MORE[:2]),
        options=Options(team_variant=True),
    )
    scenario = playing(state).when(0, Search(), chance=Dice(1))
    scenario = scenario.when(2, OfferExchange("babylon")).accepted()
    assert seen(scenario.state, AtSeat(3))["players"][2]["hand"] == {"hidden": 2}
    assert seen(scenario.state, AtSeat(3))["players"][2]["offered"] == {"hidden": 1}
    assert seen(scenario.state, AtSeat(2))["players"][2]["offered"] == ["babylon"]
    assert "babylon" not in told(scenario.facts, AtSeat(3))


def test_an_imagined_hand_keeps_what_the_viewer_knows() -> None:
    own = player(timeline={1: [("menhir_of_kerloas", 0)]})
    scenario = begun(table(own, player(hand=HAND), phase="timeline")).when(0, Take("petra"))
    world = title.rules.imagine(scenario.accepted().state, AtSeat(1), Dice(3))
    assert "petra" in world.players[0].hand
    assert world.players[1].hand == scenario.state.players[1].hand
    assert seen(world, AtSeat(1)) == seen(scenario.state, AtSeat(1))


def test_an_imagined_payer_of_artifacts_has_them() -> None:
    """E-41: everybody knows that the cost can be paid."""
    slots = ("nazca_lines", "olmec_heads", "tzolkin")
    state = table(
        player(hand=(*slots[:2], *FILLERS[:3]), artifacts=("moai_statue",)), phase="action_2"
    )
    scenario = begun(state).when(0, Activate("moai_statue")).accepted()
    for seed in range(20):
        world = title.rules.imagine(scenario.state, AtSeat(1), Dice(seed))
        assert len(list(title.rules.legal(world, 0))) >= 2


def test_everything_is_open_to_an_auditor() -> None:
    state = table(player(hand=HAND))
    assert title.rules.imagine(state, Auditor(), Dice(1)) is state
