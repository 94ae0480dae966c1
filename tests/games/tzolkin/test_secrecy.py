"""Only starting wealth tiles are hidden; nobody can tell the real world from an imagined one."""

import msgspec

from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.visibility import Redactor
from games.tzolkin import title
from games.tzolkin.commands import ChooseStartingWealth
from games.tzolkin.facts.setup import StartingWealthChosen, StartingWealthDealt
from games.tzolkin.state import State
from tests.games.tzolkin.playing import Dice, beginning, game

REDACTOR = Redactor()


def _chosen(state: State, seat: int) -> State:
    played = title.decide(state, seat, next(iter(title.legal(state, seat))), Dice(1))
    return played.state


STATES = {
    "nobody has chosen": beginning(3, 7),
    "one has chosen": _chosen(beginning(3, 7), 1),
    "in the middle": [ply.after for ply in game(beginning(3, 7), 7)][90],
}


def test_hidden_tiles_are_really_imagined_anew() -> None:
    state = STATES["one has chosen"]
    worlds = [title.imagine(state, AtSeat(0), Dice(seed)) for seed in range(5)]
    assert len({world.players[1].keeping for world in worlds}) > 1
    assert {world.players[0].dealt for world in worlds} == {state.players[0].dealt}
    assert title.imagine(state, Auditor(), Dice(1)) == state


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
    view = title.view(STATES["in the middle"])
    seen, full = (
        msgspec.json.decode(REDACTOR.encode(view, viewer)) for viewer in (Spectator(), Auditor())
    )
    for player in [*seen["players"], *full["players"]]:
        del player["dealt"], player["keeping"], player["discarded"]
    assert seen == full
