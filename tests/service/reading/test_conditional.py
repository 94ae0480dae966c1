"""Whatever is read as a whole has a strong entity tag, and 304 for who has it."""

from collections.abc import Callable
from typing import Final

import httpx

from service.contract.published import OPERATIONS
from tests.service.people import Person, play_to_the_end
from tests.service.reading.walk import everything

People = Callable[[], Person]

GROWING: Final = frozenset(
    {"getTitleStatistics", "getHome", "listGames", "getPlayer", "listLeaders"}
)
"""What changes by itself behind a game, and while others play."""


def test_what_somebody_has_is_not_sent_again(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    assert len([one for one in OPERATIONS if one.conditional]) > 50
    for one, path, first in everything(ada, game):
        assert first.status_code == 200, (one.id, first.text)
        tag = first.headers["etag"]
        assert tag.startswith('"'), (one.id, tag)
        again = ada.http.get(path, headers={"If-None-Match": tag})
        if one.id in GROWING:
            continue
        assert (again.status_code, again.content) == (304, b""), one.id
        for header in ("etag", "cache-control", "content-language"):
            assert again.headers.get(header) == first.headers.get(header), (one.id, header)
        other = ada.http.get(path, headers={"If-None-Match": '"nothing"'})
        assert other.content == first.content, one.id


def test_a_game_has_another_tag_in_another_language_and_coding(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    here = f"/v1/games/{game}"
    for path in (here, f"{here}/world?seat=0", f"{here}/legal?seat=0"):
        seen = {
            (language, coding): ada.http.get(
                path, headers={"Accept-Language": language, "Accept-Encoding": coding}
            )
            for language in ("en", "cs")
            for coding in ("identity", "gzip", "br")
        }
        bodies = {(language, one.content) for (language, _), one in seen.items()}
        tags = {one.headers["etag"] for one in seen.values()}
        differ = len({body for _, body in bodies}) == 2
        coded = any("content-encoding" in one.headers for one in seen.values())
        assert len(tags) == (2 if differ else 1) * (3 if coded else 1), path
        version = seen["en", "identity"].json()["version"]
        assert all(tag.startswith(f'"{version}.') for tag in tags)
        for (language, coding), one in seen.items():
            asked = {"Accept-Language": language, "Accept-Encoding": coding}
            same = ada.http.get(path, headers={**asked, "If-None-Match": one.headers["etag"]})
            assert (same.status_code, same.headers["etag"]) == (304, one.headers["etag"])
            assert "private" in same.headers["cache-control"]
    before = seen["en", "identity"].headers["etag"]
    ada.play_any(game, 0)
    assert ada.http.get(path, headers={"If-None-Match": before}).status_code == 200


def test_titles_are_small_and_their_editions_last(web: httpx.Client) -> None:
    listed = web.get("/v1/titles")
    assert len(listed.content) < 40_000
    assert all(one["command_schema"] == {} for one in listed.json()["items"])
    whole = web.get("/v1/titles?schemas=true").json()["items"]
    assert all(one["command_schema"]["$defs"] for one in whole)
    for one in listed.json()["items"]:
        for rest in ("", "/schema.json", "/components", "/rules"):
            path = f"/v1/titles/{one['title']}{rest}"
            for edition, lasts in ((one["edition"], True), ("another", False)):
                answer = web.get(path, params={"edition": edition})
                assert answer.content == web.get(path).content
                assert ("immutable" in answer.headers["cache-control"]) is lasts, path
