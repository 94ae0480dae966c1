"""Rules that no worked example shows, section by section."""

import msgspec

from games.eldervale import title
from games.eldervale.commands.choices import ChooseResource
from games.eldervale.commands.realms import Pay
from games.eldervale.effects.program import AnyOperation
from games.eldervale.options import Options
from games.eldervale.rules.effects.sources import active
from games.eldervale.state.player import Supply
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.view import View
from games.kernel.seats import AtSeat
from games.kernel.visibility import Hidden, Redactor
from tests.games.eldervale.position import Position, legal, place, supply


def test_resources_are_public_and_hands_are_not() -> None:
    """EV-RES-06, EV-HID-02: the size of a hand is."""
    state = Position().goods(1, gem=2).hand(1, "sp_gust", "pr_gold").state
    bytes_ = Redactor().encode(title.showing.view(state), AtSeat(0))
    seen = msgspec.json.decode(bytes_)["players"][1]
    assert msgspec.convert(seen["supply"], Supply) == Supply(gem=2)
    assert seen["hand"] == msgspec.to_builtins(Hidden(2))
    assert isinstance(title.showing.view(state), View)


def test_cards_that_are_spent_become_public() -> None:
    """EV-HID-03: they lie in the discard pile, face up."""
    position = Position().land(mill=(0, 0), fortress=(1, 0)).units(0, "worker@mill", "worker")
    position.hand(0, "pr_gold", "pr_host").goods(0, gem=1)
    game = position.given().when(0, place("worker", "fortress"), Pay(card="pr_gold"))
    assert game.accepted().state.shown == ("pr_gold",)


def test_nothing_takes_a_card_out_of_a_tableau() -> None:
    """EV-ORB-05, EV-TAB-02: no operation does; power is kept on the tracks, not on cards."""
    tags = {str(one.__struct_config__.tag) for one in AnyOperation.__args__}
    assert {tag for tag in tags if "adventure" in tag} == {"gain_adventure", "cycle_adventure"}
    position = Position().levels(0, fire=2).cards(0, "fire_passage")
    assert position.of(0).level("fire") == position.cards(0).of(0).level("fire") == 2


def test_sound_bases_have_no_rules() -> None:
    """EV-SND-01: they are in the box, and no option names them."""
    assert not [name for name in Options.__struct_fields__ if "sound" in name]


def test_ghosts_feed_your_ramparts() -> None:
    """EV-SOL-17: their power counts as an opponent's; they have no ramparts of their own."""
    position = Position(1, elements=("fire", "water")).cards(0, "water_rampart")
    game = position.asking(None, GainingPower(seat=1, element="water")).given()
    assert len(legal(game, 0, ChooseResource)) == 2
    game = game.when(0, legal(game, 0, ChooseResource)[0])
    assert sum(supply(game, 0).values()) == 1


def test_a_controlled_monster_serves_its_owner_only() -> None:
    """EV-TEA-07: not the teammate."""
    state = Position(4, teams=True).units(1, "storm_roc@mill").state
    assert [one.name for one in active(state, 1, "placement_mod")] == ["winged"]
    assert list(active(state, 0, "placement_mod")) == []
