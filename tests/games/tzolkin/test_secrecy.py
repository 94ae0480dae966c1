"""Only starting wealth tiles are hidden; nobody can tell the real world from an imagined one."""

import msgspec

from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.visibility import Redactor
from games.tzolkin import title
from games.tzolkin.commands import ChooseStartingWealth
from games.tzolkin.facts.setup import StartingWealthChosen, StartingWealthDealt
from tests.support.games import Dice, random_game

REDACTOR = Redactor()


PLAYED = random_game(title, seats=3, seed=6)
ONE_HAS_CHOSEN = next(state for state in PLAYED.states if any(one.keeping for one in state.players))
CHOOSER = next(seat for seat, one in enumerate(ONE_HAS_CHOSEN.players) if one.keeping)
LOOKING = (CHOOSER + 1) % 3


def test_hidden_tiles_are_really_imagined_anew() -> None:
    state = ONE_HAS_CHOSEN
    worlds = [title.rules.imagine(state, AtSeat(LOOKING), Dice(f"world {n}")) for n in range(5)]
    assert len({world.players[CHOOSER].keeping for world in worlds}) > 1
    assert {one.players[LOOKING].dealt for one in worlds} == {state.players[LOOKING].dealt}
    assert title.rules.imagine(state, Auditor(), Dice("any world")) == state


def test_tiles_dealt_and_chosen_are_shown_to_their_owner_only() -> None:
    dealt = StartingWealthDealt(seat=1, tiles=("wealth_01", "wealth_02"))
    chosen = StartingWealthChosen(seat=1, keep=("wealth_01",), discard=("wealth_02",))
    assert REDACTOR.redact(dealt, AtSeat(0))["tiles"] == {"hidden": 2}
    assert REDACTOR.redact(dealt, AtSeat(1))["tiles"] == ["wealth_01", "wealth_02"]
    assert REDACTOR.redact(chosen, Spectator())["keep"] == {"hidden": 1}
    assert REDACTOR.redact(chosen, Spectator())["discard"] == {"hidden": 1}


def test_the_choice_names_its_tiles_to_its_owner_only() -> None:
    class Played(msgspec.Struct, frozen=True):
        seat: int
        command: ChooseStartingWealth

    played = Played(1, ChooseStartingWealth(keep=("wealth_01", "wealth_02")))
    assert REDACTOR.redact(played, AtSeat(0))["command"]["keep"] == {"hidden": 2}
    assert REDACTOR.redact(played, AtSeat(1))["command"]["keep"] == ["wealth_01", "wealth_02"]


def test_everything_else_in_a_view_is_public() -> None:
    view = title.showing.view(PLAYED.plies[90].after)
    seen, full = (
        msgspec.json.decode(REDACTOR.encode(view, viewer)) for viewer in (Spectator(), Auditor())
    )
    for player in [*seen["players"], *full["players"]]:
        del player["dealt"], player["keeping"], player["discarded"]
    assert seen == full
