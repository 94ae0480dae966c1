"""States at any ply, what caches may do with them, differences, exports."""

from collections.abc import Callable

import httpx

from tests.service.people import Person, play_to_the_end

People = Callable[[], Person]


def test_the_state_at_a_ply_never_changes(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/states"
    kept = {0: ada.http.get(f"{path}/latest?seat=0").content}
    for ply in range(1, 9):
        awaited = ada.get(f"/v1/games/{game}")["awaits"]
        played = ada.play_any(game, awaited[0])
        kept[ply] = ada.http.get(f"{path}/latest?seat=0").content
        assert ada.get(f"{path}/{ply}", seat=0)["version"] == played["version"]
    for ply in reversed(kept):
        assert ada.http.get(f"{path}/{ply}?seat=0").content == kept[ply]


def test_a_state_that_hides_something_must_be_asked_for_again(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/states/0"
    first = web.get(path)
    assert first.headers["cache-control"] == "public, no-cache"
    assert "Authorization" in first.headers["vary"]
    again = web.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert not {"content-length", "content-type"} & again.headers.keys()
    assert again.headers["etag"] == first.headers["etag"]
    mine = ada.http.get(path, params={"seat": 0})
    assert mine.headers["cache-control"] == "private, no-cache"
    assert mine.headers["etag"] != first.headers["etag"]
    stale = web.get(path, headers={"If-None-Match": mine.headers["etag"]})
    assert stale.status_code == 200
    play_to_the_end(game, (ada, 0), (ada, 1))
    opened = web.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert opened.status_code == 200
    assert opened.headers["cache-control"] == "public, max-age=86400, immutable"
    weak = web.get(path, headers={"If-None-Match": f'"x", W/{opened.headers["etag"]}'})
    assert weak.status_code == 304
    latest = web.get(f"/v1/games/{game}/states/latest")
    assert latest.headers["cache-control"] == "public, no-cache"
    mine = ada.http.get(path)
    assert mine.headers["cache-control"] == "private, max-age=86400, immutable"


def test_the_last_view_has_the_points_of_the_result(person: People, web: httpx.Client) -> None:
    """Also of a game that was given up before it was scored."""
    ada, bob = person(), person()
    played, given_up = ada.open("me", "me")["id"], ada.open("me", "open")["id"]
    begun = web.get(f"/v1/games/{played}/states/0").json()["view"]["scores"]
    assert begun == [{"seat": seat, "points": 0, "final": False} for seat in (0, 1)]
    play_to_the_end(played, (ada, 0), (ada, 1))
    bob.join(given_up)
    bob.http.post(f"/v1/games/{given_up}/resign", json={"seat": 1})
    for game in (played, given_up):
        standings = web.get(f"/v1/games/{game}").json()["result"]["standings"]
        points = {one["seat"]: one["points"] for one in standings}
        told = web.get(f"/v1/games/{game}/states/latest").json()["view"]["scores"]
        assert told == [{"seat": at, "points": points[at], "final": True} for at in (0, 1)]


def test_pages_of_moves_and_events_last_once_nothing_can_change_in_them(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    page, diff = f"/v1/games/{game}/moves?limit=2", f"/v1/games/{game}/diff?from=0&to=1"
    events = f"/v1/games/{game}/events?limit=9"
    while ada.get(f"/v1/games/{game}")["ply"] < 3:
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    for path in (page, events, diff):
        first = web.get(path)
        assert first.headers["cache-control"] == "public, no-cache"
        same = web.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert ada.http.get(path).headers["cache-control"] == "private, no-cache"
    play_to_the_end(game, (ada, 0), (ada, 1))
    lasting = "public, max-age=86400, immutable"
    for path in (page, events, diff):
        assert web.get(path).headers["cache-control"] == lasting
    for path in (page, events):
        worded = web.get(path, headers={"Accept-Language": "cs"})
        assert worded.headers["cache-control"] == "public, no-cache"
        assert "Accept-Language" in worded.headers["vary"]
    shown = ada.get(f"/v1/games/{game}")
    for path in (f"moves?after={shown['ply'] - 1}", f"events?after={shown['version'] - 1}"):
        last = web.get(f"/v1/games/{game}/{path}")
        assert "next" not in last.json()
        assert last.headers["cache-control"] == "public, no-cache"


def test_a_difference_names_the_paths(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    card = ada.legal(game, 0)["commands"][0]["card"]
    ada.play_any(game, 0)
    changes = ada.get(f"/v1/games/{game}/diff", **{"from": 0, "to": 1, "seat": 0})["changes"]
    assert {"path": "/players/0/chosen/0", "id": card, "after": card} in changes
    gone = next(one for one in changes if one["path"].startswith("/players/0/hand"))
    assert (gone["id"], gone["before"]) == (card, card)  # and the rest of the hand has not changed
    assert len([one for one in changes if one["path"].startswith("/players/0/hand")]) == 1
    back = ada.get(f"/v1/games/{game}/diff", **{"from": 1, "to": 0, "seat": 0})["changes"]
    assert {"path": "/players/0/chosen/0", "id": card, "before": card} in back
    assert ada.get(f"/v1/games/{game}/diff", **{"from": 1, "to": 1})["changes"] == []


def test_an_export_is_the_whole_game(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    answer = ada.http.get(f"/v1/games/{game}/export")
    assert f'filename="{game}.json"' in answer.headers["content-disposition"]
    export = answer.json()
    assert export["format"] == "kronika-export/4"
    shown = ada.get(f"/v1/games/{game}")
    for name in ("created_at", "updated_at", "started_at", "finished_at"):
        del shown[name]  # its events say when it was
    told = export["game"] | {"result": shown["result"]}  # which has the words that the log lacks
    assert told == shown
    items = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    assert export["events"] == [{**one, "type": one["data"]["type"]} for one in items]
    assert export["game"]["result"] == export["events"][-1]["data"]["result"]
