"""Who may sign up: everybody, whoever has a code, nobody; in every process at once."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import httpx
import pytest

from tests.service.administration.conftest import Services
from tests.service.people import Person
from tests.service.problems import problem

_numbers = count(1)


@pytest.fixture
def ada(administrator: Callable[[str], Person]) -> Iterator[Person]:
    """An administrator, who opens sign-up again."""
    found = administrator(f"sign-up-{next(_numbers)}")
    yield found
    found.http.put("/v1/admin/signup", json={"mode": "open"})


def later(days: float = 1) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).isoformat()


def set_mode(ada: Person, mode: str) -> None:
    answer = ada.http.put("/v1/admin/signup", json={"mode": mode, "reason": "Quiet, please."})
    assert answer.status_code == 200, answer.text


def sign_up(url: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{url}/v1/accounts", json=body, timeout=60)


def test_closed_is_closed_everywhere_and_who_is_there_stays(
    services: Services, ada: Person
) -> None:
    set_mode(ada, "closed")
    for url in (services.here.url, services.there.url):
        assert httpx.get(f"{url}/v1/signup", timeout=60).json() == {"mode": "closed"}
        problem(sign_up(url, name="closed-eve"), "sign-up-closed")
        problem(sign_up(url), "sign-up-closed")
    assert ada.http.post("/v1/tokens", json={"name": "more", "scopes": ["read"]}).status_code == 201
    again = ada.http.put("/v1/admin/signup", json={"mode": "closed"})
    problem(again, "nothing-to-change")
    set_mode(ada, "open")
    assert sign_up(services.there.url, name="closed-eve").status_code == 201


def test_codes_are_good_for_so_many_accounts(services: Services, ada: Person) -> None:
    new = {"label": "The club", "uses": 3, "expires_at": later()}
    headers = {"Idempotency-Key": "one-code"}
    made = ada.http.post("/v1/admin/codes", json=new, headers=headers)
    assert made.status_code == 201, made.text
    assert ada.http.post("/v1/admin/codes", json=new, headers=headers).content == made.content
    code = made.json()
    text = code["text"]
    set_mode(ada, "code")
    urls = (services.here.url, services.there.url)
    assert problem(sign_up(urls[0], name="code-eve"), "sign-up-code")["field"] == "code"
    problem(sign_up(urls[1], name="code-eve", code="00000-00000"), "sign-up-code")
    problem(sign_up(urls[1], name=ada.name, code=text), "name-taken")  # which uses nothing

    def enter(number: int) -> int:
        written = text.upper().replace("-", " ") if number % 2 else text
        return sign_up(urls[number % 2], code=written).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(enter, range(8))) == [201] * 3 + [403] * 5
    (listed,) = ada.get("/v1/admin/codes")["items"]
    assert (listed["id"], listed["used"], listed["uses"]) == (code["id"], 3, 3)
    assert text not in ada.http.get("/v1/admin/codes").text + ada.http.get("/v1/admin/acts").text


def test_a_withdrawn_code_lets_nobody_in(services: Services, ada: Person) -> None:
    new = {"label": "Leaked", "uses": 100, "expires_at": later()}
    made = ada.http.post("/v1/admin/codes", json=new).json()
    set_mode(ada, "code")
    assert sign_up(services.here.url, code=made["text"]).status_code == 201
    path = f"/v1/admin/codes/{made['id']}/withdraw"
    assert ada.http.post(path, json={"reason": "It was posted."}).status_code == 200
    problem(sign_up(services.there.url, code=made["text"]), "sign-up-code")
    problem(ada.http.post(path, json={}), "nothing-to-change")
    problem(ada.http.post("/v1/admin/codes/cod_none/withdraw", json={}), "unknown-code")


@pytest.mark.parametrize("days", [-1, 400])
def test_codes_end(ada: Person, days: float) -> None:
    new = {"label": "x", "uses": 1, "expires_at": later(days)}
    found = problem(ada.http.post("/v1/admin/codes", json=new), "invalid-body")
    assert found["field"] == "expires_at"
