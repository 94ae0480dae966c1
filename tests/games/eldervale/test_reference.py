"""The ten recorded whole games: after every command the awaited seats, the complete lists of legal
commands and the public figures are those of the record, and its draws are the ones used."""

import functools
import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.eldervale.box.content import ADVENTURES
from games.eldervale.commands.program import Command
from games.eldervale.options import Options
from games.eldervale.rules import RULES
from games.eldervale.rules.scoring import result
from games.eldervale.rules.setup import elements
from games.eldervale.state import State
from games.eldervale.state.player import READY, TRAY, UNDERWORLD, Player
from games.eldervale.steps import Step
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from tests.games.eldervale.recorded_chance import Foretold, Prophecy

GAMES = sorted((Path(__file__).parent / "reference").glob("*.jsonl.gz"))
DECODER = msgspec.json.Decoder(Command)
FORETOLD = msgspec.structs.replace(
    RULES, begin=functools.partial(elements.begin, kind=Foretold), move=Foretold
)
NAMES = {
    "choosing-faction": "choose_faction",
    "drafting": "draft_pick",
    "taking-main": "main",
    "taking-tail": "tail",
    "paying": "pay",
    "paying-tax": "tax",
    "reducing-cost": "reduce_cost",
    "using-place-effects": "place_effect",
    "letting-enter": "incursion",
    "charging": "minotaur",
    "taking-from-realm": "take_treasure",
    "picking-from-stack": "stack_token",
    "picking-stack": "pick_token",
    "overflowing": "treasure_overflow",
    "summoning": "summon",
    "building": "build",
    "placing-tile": "place_tile",
    "exploring-first": "expedition_first",
    "exploring-second": "expedition_second",
    "taking-card": "adventure",
    "cycling-card": "cycle",
    "pushing-monster": "lair_push",
    "giving-card": "gift",
    "choosing-option": "option",
    "gaining-choice": "choose_resource",
    "choosing-element": "choose_element",
    "moving-marker": "power_marker",
    "discarding": "discard",
    "recovering": "recover",
    "targeting-unit": "target_unit",
    "targeting-realm": "target_realm",
    "targeting-player": "target_player",
    "stealing": "steal",
    "losing": "discard_resource",
    "mimicking": "mimicry",
    "retrieving": "retrieve",
    "running-again": "second_run",
    "rising-to-card": "underworld_activation",
    "veiling": "dark_veil",
    "ordering-battles": "battle_order",
    "reacting": "battle_trigger",
    "joining": "join",
    "boosting": "boost",
    "setting-dice": "before_roll",
    "responding-to-roll": "after_roll",
    "choosing-dice": "dice",
    "choosing-reward": "reward",
    "using-win-effects": "on_win",
    "redirecting": "redirect",
    "saving-unit": "target_unit",
    "using-tokens": "tactics",
    "using-turn-effects": "turn_effect",
    "limiting-hand": "hand_limit",
    "answering-swap": "swap_offer",
}
"""What the records call each step."""


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.partition(".")[0])
def test_reference_game(path: Path) -> None:
    first, *lines, last = map(msgspec.json.decode, gzip.decompress(path.read_bytes()).splitlines())
    state = _opened(first)
    figures: dict[str, Any] = {}
    _compare(state, first, figures, "setup")
    for line in lines:
        state = _played(state, line)
        _compare(state, line, figures, f"command {line['n']}: {line['command']}")
    _compare_result(state, last)


def _opened(first: Any) -> State:
    chance = Prophecy(first["draws"])
    table = Table(seats=first["seats"], options=msgspec.convert(first["options"], Options))
    facts = FORETOLD.setup(table, chance)
    assert not isinstance(facts, Illegal)
    state: Any = None
    for fact in facts:
        state = fact.applied(state)
    assert chance.left == []
    assert isinstance(state, State)
    return state


def _played(state: State, line: Any) -> State:
    chance = Prophecy(line["draws"])
    command = DECODER.decode(msgspec.json.encode(line["command"]))
    where = f"{line['n']}: {line['command']}"
    accepted = FORETOLD.decide(state, line["seat"], command, chance)
    assert not isinstance(accepted, Illegal), f"{where}: {accepted}"
    assert chance.left == [], where
    return accepted.state


def _compare(state: State, line: Any, figures: dict[str, Any], where: str) -> None:
    for owner, changed in line["figures"].items():
        figures.setdefault(owner, {}).update(changed)
    ours = _figures(state)
    assert {owner: _difference(ours.get(owner, {}), one) for owner, one in figures.items()} == {
        owner: ({}, {}) for owner in figures
    }, where
    assert sorted(state.agenda.awaits()) == line["awaits"], where
    for seat in range(state.seats):
        legal = [_spelt(one) for one in RULES.legal(state, seat)]
        assert [one for one, count in Counter(legal).items() if count > 1] == [], where
        theirs = {_canonical(one) for one in line["legal"].get(str(seat), ())}
        assert (set(legal) - theirs, theirs - set(legal)) == (set(), set()), where


def _difference(ours: dict[str, Any], theirs: dict[str, Any]) -> Any:
    """What differs, ours and theirs; only figures that the record names."""
    names = [name for name in theirs if ours.get(name) != theirs[name]]
    return {name: ours.get(name) for name in names}, {name: theirs[name] for name in names}


def _canonical(one: Any) -> bytes:
    return msgspec.json.encode(one, order="sorted")


def _spelt(command: Any) -> bytes:
    return msgspec.json.encode(command, order="sorted")


def _name(step: Step) -> str:
    return NAMES[str(type(step).__struct_config__.tag).partition(".")[2]]


def _figures(state: State) -> dict[str, Any]:
    asked = {
        str(frame.seat): _name(frame.step)
        for frame in state.agenda.tops()
        if frame.seat is not None and frame.lane >= -1
    }
    picked = min(len(one.picks) for one in state.players)
    found: dict[str, Any] = {
        "ghosts" if one.ghosts else str(seat): dict(_player(one, picked))
        for seat, one in enumerate(state.players)
    }
    return {**found, "table": {**_table(state), "steps": asked}}


def _player(one: Player, picked: int) -> Iterator[tuple[str, Any]]:
    kinds = [(unit.kind, unit.place) for unit in one.units]
    yield "element", one.element
    yield "faction", one.faction
    yield "vp", one.vp
    yield "resources", list(one.supply.counts)
    yield "hand", len(one.hand) + picked
    yield "tokens", sorted(one.tray)
    yield "ready", sorted(kind for kind, place in kinds if place == READY)
    yield "tray", sorted(kind for kind, place in kinds if place == TRAY)
    yield "underworld", sorted(kind for kind, place in kinds if place == UNDERWORLD)
    yield "power", {mark.element: mark.level for mark in one.power}
    yield "glory", one.glory
    yield "orbs", one.orbs
    yield "dwellings", len(one.dwellings)
    yield "cards", sorted(card for card in one.adventures if card in ADVENTURES)
    yield "quests", sorted(one.quests)
    yield "tactics", one.tactics
    yield "dragon_tokens", sorted(one.dragon_tokens)


def _table(state: State) -> dict[str, Any]:
    tokens: dict[str, list[str | None]] = {}
    for stack in state.stacks:
        tokens.setdefault(stack.tile, []).append(stack.top)
    units = sorted(
        (str(seat) if not one.ghosts else "ghosts", kind, realm)
        for seat, one in enumerate(state.players)
        for kind, realm in one.on_map
    )
    return {
        "active": _active(state),
        "round": state.round,
        "peace": state.peace,
        "end": _end(state),
        "tiles": len(state.land.cells),
        "stock": state.stock.size,
        "face_up": {deck.element: deck.up for deck in state.decks},
        "magic": [state.magic.size, len(state.shown)],
        "units": [f"{seat}:{kind}@{realm}" for seat, kind, realm in units],
        "monsters": {one.monster: one.realm for one in state.lurkers},
        "owners": {
            tile: "ghosts" if one.ghosts else seat
            for seat, one in enumerate(state.players)
            for tile in one.dwellings
        },
        "tokens": tokens,
    }


def _active(state: State) -> Any:
    if state.phase == "draft":
        return None
    return "ghosts" if state.is_ghosts(state.active) else state.active


def _end(state: State) -> Any:
    if state.end is None:
        return None
    return "ghosts" if state.is_ghosts(state.end.seat) else state.end.seat


def _compare_result(state: State, last: Any) -> None:
    end = result(state)
    assert end is not None
    found: dict[str, Any] = {}
    for one in (*end.standings, *end.automata):
        sheet = {line.label: line.points for line in one.breakdown}
        partner = sheet.pop("partner", 0)
        # Records number the teams, results the players before.
        rank = min(one.rank, 2) if state.options.teams else one.rank
        found[str(getattr(one, "seat", "ghosts"))] = (one.points - partner, rank, sheet)
    for name, told in last["result"].items():
        sheet = dict(last["breakdown"][name])
        total, resources = sheet.pop("total"), sheet.pop("resources")
        assert found[name] == (total, told["rank"], sheet)
        seat = state.seats if name == "ghosts" else int(name)
        assert state.sheets[seat].tie_break == (resources,)
