"""Pages of lists: one sort of cursor everywhere, and every list knows its own."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.settling import settle

People = Callable[[], Person]


def test_every_list_goes_on_where_its_page_ended(person: People) -> None:
    ada, bob = person(), person()
    game, other = (_over(ada, bob) for _ in range(2))
    settle(ada.http)
    partition, size = _checkpoints(ada)
    paths = {
        "events": f"/v1/games/{game}/events",
        "moves": f"/v1/games/{game}/moves",
        "receipts": f"/v1/games/{game}/receipts",
        "draws": f"/v1/games/{game}/draws",
        "checkpoints": f"/v1/checkpoints?partition={partition}&least={size}",
        "games": f"/v1/games?player={ada.name}",
        "events of another game": f"/v1/games/{other}/events",
        "moves of another game": f"/v1/games/{other}/moves",
    }
    cursors = {}
    for name, path in paths.items():
        first = _page(ada, path, limit=1).json()
        assert isinstance(first["next"], str), name
        assert not first["next"].isdigit(), name
        rest = _page(ada, path, after=first["next"]).json()
        assert "next" not in rest, name
        whole = _told(_page(ada, path).json())
        told = [*_told(first), *_told(rest)]
        assert told == whole[: len(told)], name  # another checkpoint may have been signed since
        cursors[name] = first["next"]
    for name, path in paths.items():
        for of, cursor in cursors.items():
            if of != name:
                refusal = problem(_page(ada, path, after=cursor), "invalid-query")
                assert refusal["field"] == "after", (name, of)
                assert "not a cursor of this list" in refusal["detail"]


def test_lists_with_numbers_begin_behind_one_of_them(person: People) -> None:
    ada, bob = person(), person()
    game = _over(ada, bob)
    for name, key in (("events", "version"), ("moves", "ply"), ("receipts", "ply")):
        found = ada.get(f"/v1/games/{game}/{name}", after=2)["items"]
        assert found[0][key] == 3, name
        beyond = ada.get(f"/v1/games/{game}/{name}", after=2**31 - 1)
        assert beyond == {"items": []}, name


def _over(ada: Person, bob: Person) -> str:
    game: str = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    while (shown := ada.get(f"/v1/games/{game}"))["ply"] < 4:
        seat = shown["awaits"][0]
        (ada, bob)[seat].play_any(game, seat)
    bob.http.post(f"/v1/games/{game}/resign", json={"seat": 1}).raise_for_status()
    return game


def _told(page: dict[str, Any]) -> list[dict[str, Any]]:
    """The items of a page, but for how receipts are signed, which is done anew each time."""
    signed = ("index", "path", "note")
    return [
        {name: told for name, told in one.items() if "head" not in one or name not in signed}
        for one in page["items"]
    ]


def _page(who: Person, path: str, **query: Any) -> httpx.Response:
    more = httpx.URL(path).copy_merge_params({"limit": 200, **query})
    return who.http.get(more)


def _checkpoints(who: Person) -> tuple[int, int]:
    """A partition, and the size of a checkpoint of it that another one has followed: a proof makes
    one where none covers the ply."""
    game = who.open("me", "me")["id"]
    before = who.get(f"/v1/games/{game}/proofs")
    who.play_any(game, who.get(f"/v1/games/{game}")["awaits"][0])
    who.get(f"/v1/games/{game}/proofs")
    return before["partition"], int(before["inclusion"]["checkpoint"].splitlines()[1])
