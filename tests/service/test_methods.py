"""`OPTIONS` and 405 name every method of a path."""

from itertools import groupby

import httpx

from service.contract.published import OPERATIONS
from tests.service.problems import problem


def test_every_path_tells_all_of_its_methods(web: httpx.Client) -> None:
    in_order = sorted(OPERATIONS, key=lambda one: one.path)
    for path, found in groupby(in_order, key=lambda one: one.path):
        methods = {one.method for one in found} | {"OPTIONS"}
        here = path.replace("{", "").replace("}", "")
        answer = web.options(here)
        assert answer.status_code == 204, path
        assert _allowed(answer) == methods, path
        refused = web.request("TRACE", here)
        problem(refused, "method-not-allowed")
        assert _allowed(refused) == methods, path


def _allowed(answer: httpx.Response) -> set[str]:
    return {one.strip() for one in answer.headers["allow"].split(",")}
