"""Whole reference games: equal legal lists and public figures after every command."""

import pytest

from games.through_the_ages.rules.scoring import result
from tests.games.through_the_ages.replaying import begun, figures, games, legal, lines, played


@pytest.mark.parametrize("name", games())
def test_a_reference_game_replays(name: str) -> None:
    state = None
    for line in lines(name):
        if "result" in line:
            break
        state = begun(line) if state is None else played(state, line)
        where = f"after command {line.get('n', 0)}"
        assert sorted(state.agenda.awaits()) == line["awaits"], where
        for seat in line["awaits"]:
            assert legal(state, seat) == line["legal"][str(seat)], where
        assert figures(state) == line["figures"], where
    assert state is not None
    ended = result(state)
    assert ended is not None
    for standing in ended.standings:
        expected = line["result"][str(standing.seat)]
        assert standing.rank == expected["rank"]
        assert standing.points == (expected["points"] or 0)
        sheet = {one.label: one.points for one in standing.breakdown}
        assert sheet == line.get("breakdown", {}).get(str(standing.seat), {})
