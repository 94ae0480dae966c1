"""`OPTIONS` and 405 name every method of a path."""

from collections.abc import Callable
from itertools import groupby

import httpx

from service.contract.published import OPERATIONS
from tests.service.people import Person
from tests.service.problems import problem


def test_every_path_tells_all_of_its_methods(web: httpx.Client) -> None:
    in_order = sorted(OPERATIONS, key=lambda one: one.path)
    for path, found in groupby(in_order, key=lambda one: one.path):
        methods = {one.method for one in found} | {"OPTIONS"}
        methods |= {"HEAD"} if "GET" in methods else set()
        here = path.replace("{", "").replace("}", "")
        answer = web.options(here)
        assert answer.status_code == 204, path
        assert _allowed(answer) == methods, path
        refused = web.request("TRACE", here)
        problem(refused, "method-not-allowed")
        assert _allowed(refused) == methods, path


def test_whatever_can_be_read_has_a_head(person: Callable[[], Person]) -> None:
    """Streams, too, which are left at once; and what is refused is refused."""
    ada = person()
    game = ada.open("me", "me")["id"]
    paths = ["/v1/accounts/me", "/v1/titles", "/v1/games/nothing", "/docs", "/openapi.json"]
    paths += [f"/v1/games/{game}{rest}" for rest in ("", "/moves", "/events", "/states/0")]
    for path in paths:
        head, whole = ada.http.head(path), ada.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"], path
        assert head.headers.get("etag") == whole.headers.get("etag"), path
    plain = {"Accept-Encoding": "identity"}
    head = ada.http.head("/v1/titles", headers=plain)
    assert int(head.headers["content-length"]) == len(
        ada.http.get("/v1/titles", headers=plain).content
    )
    for _ in range(20):  # more than streams that may be open
        stream = ada.http.head(f"/v1/games/{game}/stream")
        assert stream.headers["content-type"].startswith("text/event-stream")


def _allowed(answer: httpx.Response) -> set[str]:
    return {one.strip() for one in answer.headers["allow"].split(",")}
