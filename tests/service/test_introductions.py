"""Introductions over HTTP: their steps, in both languages, at no cost for who has them."""

from typing import Any

import httpx
import pytest

from tests.laws.test_introductions import TAUGHT


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_step_can_be_drawn_and_done(web: httpx.Client, title: str, language: str) -> None:
    spoken = {"Accept-Language": language}
    listed = web.get(f"/v1/titles/{title}/introduction", headers=spoken).json()
    assert web.get(f"/v1/titles/{title}").json()["introduction"] == len(listed["steps"])
    for number, brief in enumerate(listed["steps"], 1):
        found = web.get(f"/v1/titles/{title}/introduction/{number}", headers=spoken)
        step = found.json()
        assert len(found.content) < 400_000
        assert found.headers["content-language"] == language
        assert (step["number"], step["heading"]) == (number, brief["heading"])
        assert set(step["points"]) <= _ids(step["scene"])
        assert (step["exercise"] is not None) == brief["asks"]
        assert step["passed"] >= len(step["passages"])
        if step["exercise"]:
            hints, outcomes = step["legal"]["hints"], step["exercise"]["outcomes"]
            assert all(hints[one["index"]]["words"] for one in outcomes)
            assert all(one["texts"] and one["changes"] for one in outcomes)
        if step["refused"]:
            assert step["refused"]["because"] != step["refused"]["rule"]["text"]


def test_a_step_is_sent_once(web: httpx.Client) -> None:
    first = web.get("/v1/titles/tzolkin/introduction/2")
    known = {"If-None-Match": first.headers["etag"]}
    again = web.get("/v1/titles/tzolkin/introduction/2", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    czech = web.get("/v1/titles/tzolkin/introduction/2", headers=known | {"Accept-Language": "cs"})
    assert czech.status_code == 200


@pytest.mark.parametrize("step", ["0", "16", "two", "-1", "1000"])
def test_there_are_no_other_steps(web: httpx.Client, step: str) -> None:
    found = web.get(f"/v1/titles/tzolkin/introduction/{step}")
    assert found.status_code == 404
    assert found.json()["kind"] == "unknown-introduction"


def test_an_unknown_title_has_none(web: httpx.Client) -> None:
    found = web.get("/v1/titles/chess/introduction")
    assert found.json()["kind"] == "unknown-title"


def _ids(scene: Any) -> set[str]:
    zones = [zone for board in scene["boards"] for zone in board.get("zones", ())]
    items = [item for zone in zones for item in zone.get("items", ())]
    return {one["id"] for one in (*zones, *items)}
