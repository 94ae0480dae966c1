"""The scene of Eldervale: what a player would score now, and a battle step by step."""

from collections.abc import Iterator

import pytest

from games.eldervale import title
from games.eldervale.commands.choices import Retrieve
from games.eldervale.commands.places import ToAction
from games.eldervale.commands.placing import PlaceUnit
from games.eldervale.facts.flow import UnitPlaced
from games.eldervale.facts.map import MonsterMoved
from games.eldervale.rules.battle.dice import counts
from games.eldervale.rules.scoring import sheet
from games.eldervale.scene import scene
from games.eldervale.state import State
from games.eldervale.steps.placing import Invading, LettingEnter
from games.eldervale.steps.regroup import Retrieving
from games.kernel.scene import Item, Scene
from tests.support.games import game


def states(seats: int) -> Iterator[State]:
    """Some positions of a whole game."""
    return (
        one
        for at, one in enumerate(game(title, seats=seats, seed=5, policy="mixed").states)
        if at % 9 == 0
    )


def drawn(state: State) -> Scene:
    """The scene of the whole view."""
    return scene(title.showing.view(state))


def items(of: Scene, zone: str) -> tuple[Item, ...]:
    """What lies in a zone."""
    (found,) = (one for board in of.boards for one in board.zones if one.id == zone)
    return found.items


@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_player_would_score_now_adds_up_without_prophecies(seats: int) -> None:
    for state in states(seats):
        for seat, board in enumerate(drawn(state).boards[1:]):
            told = sum(one.value for one in board.gauges if one.tally)
            lines = sheet(state, seat).lines
            assert told == sum(one.points for one in lines if one.label != "prophecies")


def test_points_come_first() -> None:
    (state, *_) = states(2)
    assert [board.gauges[0].name for board in drawn(state).boards[1:]] == ["points", "points"]


def test_a_battle_says_who_fights_where_and_with_how_many_dice() -> None:
    stages = set[str]()
    for state in states(3):
        sides, battle = items(drawn(state), "sides"), state.battle
        realms = items(drawn(state), "map")
        fought = [(one.id, one.marks[-1]) for one in realms if "battle" in one.marks]
        if battle is None:
            assert (sides, fought) == ((), [])
            continue
        stages.add(battle.stage)
        assert fought == [(battle.realm, battle.stage)]
        counted = [str(one.counted) for one in battle.sides]  # a boost is among them
        rolled = [str(len(one.dice)) for one in battle.sides if one.dice]
        assert not rolled or rolled == counted
        assert [one.label for one in sides] == (counted or _at_once(state))
        winners = [one for one in sides if "winner" in one.marks]
        assert len(winners) == (battle.winner is not None)
    assert len(stages) > 1


def _at_once(state: State) -> list[str]:
    """Before dice are counted for good, they are those of whoever is there."""
    return [str(one.dice) for one in counts(state)]


def test_until_the_roll_a_battle_says_where_dice_come_from() -> None:
    seen = 0
    for state in states(3):
        battle, scene = state.battle, drawn(state)
        told = {one.id: one.value for one in scene.boards[0].gauges if "-side-" in one.id}
        if battle is None or any(one.dice for one in battle.sides):
            assert told == {}
            continue
        for one in counts(state):
            of = {
                name.partition("-")[0]: told[name] for name in told if name.endswith(f"-{one.who}")
            }
            lost = of.pop("dice_lost", 0)
            added = of.pop("dice_added", 0)
            assert max(1, sum(of.values()) - lost) + added >= one.dice
            assert of.get("dice_of_units", 0) == one.units
            seen += 1
    assert seen


def test_before_the_roll_each_seat_knows_its_chance_with_more_dice() -> None:
    seen = 0
    for state in states(3):
        odds = items(drawn(state), "odds")
        if not odds:
            continue
        seen += 1
        assert state.battle is not None
        for side in state.battle.sides:
            own = [one for one in odds if one.owner == side.who]
            counts = [one.count for one in own]
            assert counts == (list(range(side.counted, 7)) if own else [])
            assert [one.label for one in own] == sorted((one.label for one in own), key=_percent)
    assert seen


def test_after_the_roll_a_battle_says_who_leads_and_by_which_die() -> None:
    led = won = 0
    for state in states(3):
        battle, shown = state.battle, drawn(state)
        told = {one.id: one.value for one in shown.boards[0].gauges}
        if battle is None or not all(one.dice for one in battle.sides):
            assert "deciding_die" not in told
            continue
        first = [one for one in items(shown, "sides") if {"leader", "winner"} & {*one.marks}]
        assert len(first) == ("deciding_die" in told)
        rolled = {f"again-{one.id}" for one in items(shown, "dice")}
        assert {one for one in told if one.startswith("again-")} == (
            rolled if battle.stage == "roll" else set()
        )
        led += any("leader" in one.marks for one in first)
        won += any("winner" in one.marks for one in first)
    assert led
    assert won


def test_until_its_result_a_battle_says_what_is_at_stake() -> None:
    seen = 0
    for state in states(3):
        battle = state.battle
        told = {one.id: one for one in drawn(state).boards[0].gauges}
        if battle is None or battle.stage in ("result", "removed"):
            assert not any(one.startswith(("wins-0", "wins-1", "wins-2")) for one in told)
            continue
        monster = state.monster_in(battle.realm)
        for seat in state.sides_in(battle.realm):
            one = state.players[seat]
            assert told[f"loses-{seat}"].value == len(one.in_realm(battle.realm))
            assert told[f"wins-{seat}"].component == (monster or "glory_track")
            seen += 1
    assert seen


def test_the_last_battle_stays_told_until_the_next_is_over() -> None:
    before, seen = None, 0
    for state in game(title, seats=3, seed=5, policy="mixed").states:
        told = {one.id: one for one in drawn(state).boards[0].gauges}
        last, sides = state.last_battle, items(drawn(state), "last-sides")
        if last is None:
            assert "last_battle" not in told
            assert sides == ()
            continue
        assert (told["last_battle"].component, told["last_battle"].value) == (
            last.realm,
            last.round,
        )
        assert [tuple(map(int, one.label.split())) for one in sides] == sorted(
            (one.dice for one in last.sides), reverse=True
        )
        assert sum("winner" in one.marks for one in sides) == (last.winner is not None)
        seen += last != before
        before = last
    assert seen > 1


def test_a_regroup_is_foretold_with_the_actions_that_are_then_legal() -> None:
    seen = 0
    for state in game(title, seats=3, seed=5, policy="mixed").states:
        frame = state.agenda.frames[-1] if state.agenda.frames else None
        if frame is None or not isinstance(frame.step, Retrieving):
            continue
        told = [one for one in drawn(state).boards[0].gauges if one.name == "regroup_action"]
        legal = [
            one.to.card
            for one in title.rules.legal(state, state.active)
            if isinstance(one, Retrieve) and isinstance(one.to, ToAction)
        ]
        assert {one.component for one in told} == set(legal)
        assert sum(one.value for one in told) >= len(legal)
        seen += len(legal)
    assert seen


def _percent(label: str) -> int:
    return int(label.removesuffix("%"))


def test_before_a_placement_each_realm_tells_of_the_battle_that_would_follow() -> None:
    """In every game the marks say what comes of the placement that is then made."""
    seen = 0
    for seed in (5, 6):
        for ply in game(title, seats=3, seed=seed, policy="mixed").plies:
            command = ply.action.command
            if not isinstance(command, PlaceUnit) or command.via is not None:
                continue
            realm = next(one for one in items(drawn(ply.before), "map") if one.id == command.realm)
            fought = any(isinstance(one, UnitPlaced) and one.battle for one in ply.facts)
            came = any(isinstance(one, MonsterMoved) and one.way == "entered" for one in ply.facts)
            pending = [type(frame.step) for frame in ply.after.agenda.frames]
            if "incursion" in realm.marks:
                assert came or Invading in pending or LettingEnter in pending
            else:
                assert ("contested" in realm.marks) == fought
            seen += "incursion" in realm.marks
    assert seen
