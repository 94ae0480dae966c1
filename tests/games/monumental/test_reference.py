"""The ten recorded whole games: after every command the awaited seat, the complete list of legal
commands and the public figures are those of the record, and its draws are the ones used."""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.refusal import Illegal
from games.kernel.title import Table
from games.monumental.commands import Command
from games.monumental.facts import Fact
from games.monumental.options import Options
from games.monumental.rules import RULES
from games.monumental.rules.move import Move
from games.monumental.rules.scoring import result
from games.monumental.state import State
from games.monumental.state.player import Player
from tests.games.monumental.recorded_chance import RecordedChance

GAMES = sorted((Path(__file__).parent / "reference").glob("*.jsonl.gz"))
DECODER = msgspec.json.Decoder(Command)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.partition(".")[0])
def test_reference_game(path: Path) -> None:
    first, *lines, last = map(msgspec.json.decode, gzip.decompress(path.read_bytes()).splitlines())
    options = msgspec.convert(first["options"], Options)
    state = _opened(first, options)
    _compare(state, first, "setup")
    for line in lines:
        state = _played(state, line, options)
        _compare(state, line, f"command {line['n']}: {line['command']}")
    _compare_result(state, last)


def _opened(first: Any, options: Options) -> State:
    chance = RecordedChance(first["draws"], first["seats"], options.civilisations)
    facts = RULES.setup(Table(seats=first["seats"], options=options), chance)
    assert not isinstance(facts, Illegal)
    state: Any = None
    for fact in facts:
        state = fact.applied(state)
    assert _untold(chance, facts) == []
    return state  # type: ignore[no-any-return]


def _played(state: State, line: Any, options: Options) -> State:
    chance = RecordedChance(line["draws"], len(state.players), options.civilisations)
    command = DECODER.decode(msgspec.json.encode(line["command"]))
    rules = msgspec.structs.replace(
        RULES, move=lambda state, chance: chance.watch(Move(state, chance))
    )
    accepted = rules.decide(state, line["seat"], command, chance)
    assert not isinstance(accepted, Illegal), f"{line['n']}: {accepted}"
    assert _untold(chance, accepted.facts) == [], f"{line['n']}: {line['command']}"
    return accepted.state


def _untold(chance: RecordedChance, facts: Sequence[Fact]) -> list[Any]:
    """Draws of the record that were not asked for, as one outcome was left, and did not happen."""
    told = msgspec.json.encode(facts).decode()
    return [draw for draw in chance.left if f'"{draw[1]}"' not in told]


def _compare(state: State, line: Any, where: str) -> None:
    awaits = sorted(state.agenda.awaits())
    assert awaits == line["awaits"], where
    for seat in awaits:
        ours = set(map(_spelt, RULES.legal(state, seat)))
        theirs = {msgspec.json.encode(one, order="sorted") for one in line["legal"][str(seat)]}
        assert (ours - theirs, theirs - ours) == (set(), set()), where
    assert dict(_figures(state)) == line["figures"], where


def _spelt(command: Any) -> bytes:
    return msgspec.json.encode(command, order="sorted")


def _figures(state: State) -> Iterator[tuple[str, Any]]:
    for seat, player in enumerate(state.players):
        yield str(seat), _player(state, seat, player)
    yield (
        "table",
        {
            "round": state.round,
            "start_seat": state.start,
            "development_deck": state.display.deck.size,
            "era": state.display.era,
            "display": list(state.display.slots),
            "face_down_tokens": state.unexplored.places,
            # The records count all revealed monsters as attacking once the first one does.
            "monsters_waiting": 0 if state.phase == "monsters" else len(state.waiting),
        },
    )


def _player(state: State, seat: int, player: Player) -> dict[str, int]:
    goods, land = player.goods, state.land
    return {
        "production": goods.production,
        "science": goods.science,
        "military": goods.military,
        "military_neutral": goods.military_neutral,
        "gold": goods.gold,
        "culture": goods.culture,
        "production_tokens": goods.production_token,
        "market_tokens": len(player.tokens),
        "provinces": len(land.provinces(seat)),
        "capital_soldiers": land.at(land.capitals[seat]).soldiers,
        "deck": player.deck.size,
        "discard": len(player.discard),
        "knowledge": player.knowledge,
        "wonders": player.wonders,
        "policies": len(player.policies),
    }


def _compare_result(state: State, last: Any) -> None:
    end = result(state)
    assert end is not None
    for one in end.standings:
        seat = str(one.seat)
        assert last["result"][seat] == {"points": one.points, "rank": one.rank}
        sheet: dict[str, int] = {}
        for entry in one.breakdown:
            label = entry.label.split()[0]
            sheet[label] = sheet.get(label, 0) + entry.points
        assert sheet == last["breakdown"][seat]
