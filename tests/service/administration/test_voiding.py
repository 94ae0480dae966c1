"""Games that administrators end: open, running and finished ones, with a reason for all."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.cli.running import kronika
from tests.service.administration.conftest import Services
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem

WHY = "It was opened by a broken program."


def game_of(eve: Person, stage: str) -> str:
    """A game that is open, under way or over."""
    game: str = eve.open("me", "open" if stage == "open" else "me", title="tzolkin")["id"]
    if stage == "running":
        eve.play_any(game, eve.get(f"/v1/games/{game}")["awaits"][0])
    if stage == "finished":
        play_to_the_end(game, (eve, 0), (eve, 1))
    return game


@pytest.mark.parametrize("stage", ["open", "running", "finished"])
def test_a_game_is_void_for_everybody_and_its_export_verifies(
    services: Services, administrator: Callable[[str], Person], stage: str, tmp_path: Path
) -> None:
    ada, eve = administrator(f"void-ada-{stage}"), Person.create(services.here.url, f"v-{stage}")
    also = eve.at(services.there.url)
    game = game_of(eve, stage)
    assert also.get(f"/v1/games/{game}")["status"] == stage
    path = f"/v1/admin/games/{game}/void"
    with ThreadPoolExecutor(4) as pool:
        both = (ada, ada.at(services.there.url)) * 2
        answers = list(pool.map(lambda who: who.http.post(path, json={"reason": WHY}), both))
    assert {one.status_code for one in answers} == {200}, answers[0].text
    assert len({one.content for one in answers}) == 1
    assert answers[0].json()["act"] == {"type": "game-declared-void", "game": game}
    for who in (eve, also):
        shown = who.get(f"/v1/games/{game}")
        told = {"type": "table.game-voided", "why": "administrator", "reason": WHY}
        assert (shown["status"], shown["voided"]) == ("void", told)
    last = eve.get(f"/v1/games/{game}/events", limit=1000)["items"][-1]
    assert last["data"]["reason"] == WHY
    czech = eve.http.get(
        f"/v1/games/{game}/events", params={"limit": 1000}, headers={"Accept-Language": "cs"}
    )
    assert f"Správce prohlásil partii za neplatnou: {WHY}" in json.dumps(
        czech.json(), ensure_ascii=False
    )
    if stage != "open":
        file = tmp_path / "game.json"
        file.write_bytes(also.http.get(f"/v1/games/{game}/export").content)
        done = kronika("verify", file)
        assert done.returncode in (0, 3), done.stdout + done.stderr
    acts = ada.get("/v1/admin/acts", limit=200)["items"]
    assert [one["reason"] for one in acts if one["act"].get("game") == game] == [WHY]


def test_what_others_have_ended_stays_as_it_is(
    services: Services, administrator: Callable[[str], Person]
) -> None:
    ada, eve = administrator("void-late"), Person.create(services.here.url, "void-early")
    game = eve.open("me", "open")["id"]
    assert eve.http.post(f"/v1/games/{game}/abandon", json={}).status_code == 200
    path = f"/v1/admin/games/{game}/void"
    problem(ada.http.post(path, json={"reason": WHY}), "game-ended")
    problem(ada.http.post("/v1/admin/games/none/void", json={"reason": WHY}), "unknown-game")
    private = eve.open("me", "open", visibility="private")["id"]
    assert ada.http.post(f"/v1/admin/games/{private}/void", json={"reason": WHY}).is_success
    assert eve.get(f"/v1/games/{private}")["status"] == "void"
