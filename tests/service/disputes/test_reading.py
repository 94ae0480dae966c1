"""Evidence reads of the log what it is about, and all of it only to decide again."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from events.envelope import Recorded
from games.kernel.registry import Registry
from games.kernel.seats import Auditor, Spectator
from service.composition import opened
from service.disputes.moments import Moments
from service.settings.settings import Settings
from tests.service.people import Person
from tests.support.titles import title_of

People = Callable[[], Person]
MOVES = 40


def played(ada: Person) -> str:
    game: str = ada.open("me", "me", title="tzolkin")["id"]
    for _ in range(MOVES):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    return game


async def test_the_evidence_of_a_ply_reads_little(
    person: People,
    service_dsn: str,
    redis_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game_id = await asyncio.to_thread(played, person())
    settings = Settings(
        database_url=service_dsn, redis_url=redis_url, pool_max=6, promises=tmp_path / "promises"
    )
    async with opened(settings, Registry({"tzolkin": title_of("tzolkin")})) as process:
        log, archive = process.base.log, process.disputes.archive
        game = await process.play.games.fresh(game_id)
        assert game is not None
        await process.play.reader.at_version(game.title, game_id)
        whole, read = await log.read(game_id), log.read
        seen = list[Recorded]()

        async def noted(*args: Any, **more: Any) -> Sequence[Recorded]:
            found = await read(*args, **more)
            seen.extend(found)
            return found

        for ply in range(MOVES + 1):
            moment = await Moments(log).of_ply(game_id, ply, game.position.version)
            of_ply = [one for one in whole if one.ply == ply]
            assert list(moment.events) == of_ply, "nothing has happened at the table since"
            assert moment.before == of_ply[0].version - 1
        monkeypatch.setattr(log, "read", noted)
        await archive.of_ply(game, MOVES, Spectator(), "en", again=False)
        ply = [one for one in whole if one.ply == MOVES]
        assert len(seen) <= len(whole) + len(ply) + 2, "folded once, and the ply itself"
        again = [await archive.of_ply(game, 3, Auditor(), "en", again=True) for _ in range(2)]
        assert again[0] == again[1]
        seen.clear()
        await archive.of_ply(game, 3, Auditor(), "en", again=True)
        assert max(one.ply for one in seen) == 3
        early = [one for one in whole if one.ply <= 3]
        assert len(seen) <= len(early) + len([one for one in early if one.ply == 3]) + 1
