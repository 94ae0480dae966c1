"""Receipts that a program keeps: the next one notices when it is told another history."""

import json
from pathlib import Path

import pytest
from kronika_client import Client, SplitViewError

from tests.sdk.lying import LyingLine
from tests.sdk.running import node
from tests.sdk.test_split_views import another_history, played
from tests.service.process import ServiceProcess
from verifier.evidence_files import receipts_of


def test_python_keeps_them(
    kronika: Client, shared_service: ServiceProcess, token: str, tmp_path: Path
) -> None:
    file = tmp_path / "receipts.json"
    with Client(shared_service.url, token, receipts=file) as first:
        games = [played(first), played(first)]
        for game in games:
            first.list_receipts(game)
        given = [first.receipt(game) for game in games]
        assert None not in given
    told = {one.game: one for one in receipts_of(file.read_bytes())}
    assert [told[game].version for game in games] == [one.version for one in given if one]
    with (
        LyingLine(shared_service.url) as line,
        Client(line.url, token, receipts=str(file)) as later,
    ):
        assert [later.receipt(game) for game in games] == given
        assert list(later.follow(games[1])), "nobody lies yet"
        line.lie = another_history(games[0])
        with pytest.raises(SplitViewError, match="had the hash") as found:
            list(later.follow(games[0]))
        assert found.value.receipt == given[0]
        with Client(line.url, token, receipts=tmp_path / "none.json") as forgetful:
            assert list(forgetful.follow(games[0])), "who knows nothing cannot tell"


@pytest.mark.contract
def test_typescript_keeps_them(
    kronika: Client, shared_service: ServiceProcess, token: str, tmp_path: Path
) -> None:
    game, file = played(kronika), tmp_path / "receipts.json"
    script = Path(__file__).with_name("kept.ts")
    with LyingLine(shared_service.url) as line:
        first = json.loads(node(script, line.url, token, game, file))
        assert first == {"before": 0, "receipt": receipts_of(file.read_bytes())[0].version}
        line.lie = another_history(game)
        later = json.loads(node(script, line.url, token, game, file))
    assert later["before"] == 1
    assert "had the hash" in later["because"]
