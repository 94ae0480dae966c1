"""Every operation with every scope and none: the declared one opens it, and nothing else does."""

import secrets
import time
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from service.identity.scopes import Scope
from tests.service.hard import samples
from tests.service.hard.asking import SPECTATING
from tests.service.hard.setup import Stage
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support.depth import share

pytestmark = pytest.mark.slow

ALL = frozenset(Scope)
COURT = frozenset(
    {
        *("openDispute", "listDisputes", "getDispute", "getEvidence", "getPlyEvidence"),
        "withdrawDispute",
        "getProposal",
        *("judgeDispute", "listRefusals", "getRefusal", "listDraws"),
        *("readReview", "readReviewedDecision", "streamReview"),
    }
)
"""Operations about disputes, about a proposal, and about draws and reviews of games that are over,
behind which arbiters get at private games, too."""


class Keys:
    """Tokens with any scopes, and dead ones. An operation that may take away tokens or the account
    gets those of an account of its own each time."""

    def __init__(self, stage: Stage) -> None:
        self.http = httpx.Client(base_url=stage.url, timeout=180, verify=False)
        self.dead = self._dead(stage)
        self._stage = stage
        self._known: dict[frozenset[Scope], str] = {}

    def token(self, scopes: frozenset[Scope], operation: Operation) -> str:
        """A token with exactly these scopes."""
        if operation.method == "DELETE" and not operation.path_parameters:
            somebody = Person.create(self._stage.url, f"n-{secrets.token_hex(8)}")
            with closing(somebody):
                return str(self._stage.token(somebody, scopes)["token"])
        if scopes not in self._known:
            self._known[scopes] = self._stage.token(self._stage.ada, scopes)["token"]
        return self._known[scopes]

    def ask(self, operation: Operation, token: str | None) -> httpx.Response:
        """The answer about nothing that exists, to a body of a wrong type."""
        path = operation.path.format(**dict.fromkeys(operation.path_parameters, "none"))
        headers = samples.headers(operation)
        headers |= {} if token is None else {"Authorization": f"Bearer {token}"}
        content = None if operation.body is None else b'"nothing"'
        if content:
            headers["Content-Type"] = "application/json"
        path += samples.query(operation)
        with self.http.stream(operation.method, path, headers=headers, content=content) as answer:
            if not answer.is_success:
                answer.read()
        return answer

    def _dead(self, stage: Stage) -> dict[str, str]:
        revoked = stage.token(stage.ada, ALL)
        assert stage.ada.http.delete(f"/v1/tokens/{revoked['id']}").status_code == 204
        expired = stage.ada.brief_token(*sorted(ALL))
        deadline, brief = time.monotonic() + 180, stage.ada.with_token(expired)
        while brief.http.get("/v1/accounts/me").status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        nobody = revoked["token"][:-3] + "AAA"
        return {"revoked": revoked["token"], "expired": expired, "of nobody": nobody}


@pytest.fixture(scope="module")
def keys(shared_service: ServiceProcess, dsn: str) -> Iterator[Keys]:
    """All tokens that there are to try."""
    with Stage(shared_service.url, dsn) as stage:
        made = Keys(stage)
        with made.http:
            yield made


@pytest.mark.deep
def test_exactly_the_declared_scope_opens_it(keys: Keys) -> None:
    """What is asked for does not exist, so that being let in changes nothing. Each operation is
    tried with each scope alone, with all, and with all others; in a plain run with some of those
    that lack one scope."""
    for turn, operation in enumerate(OPERATIONS):
        for scopes in _tried(operation, turn):
            _knock(operation, scopes, keys)


def _tried(operation: Operation, turn: int) -> set[frozenset[Scope]]:
    """Scopes that a token may have."""
    needed = frozenset({operation.scope} if operation.scope else ())
    without = {ALL - {one} for one in needed}
    alone = {frozenset({one}) for one in Scope}
    others = share([ALL - {one} for one in Scope], 1, turn)
    return {ALL, needed, *without, *alone, *others} - {frozenset()}


def _knock(operation: Operation, scopes: frozenset[Scope], keys: Keys) -> None:
    answer = keys.ask(operation, keys.token(scopes, operation))
    if operation.scope is None or operation.scope in scopes:
        assert _let_in(answer), f"{operation.id} is closed to {sorted(scopes)}: {answer.text}"
    elif operation.anonymous and operation.scope not in scopes:
        assert _let_in(answer), f"{operation.id} is open to anybody, but not to {sorted(scopes)}"
    else:
        assert not _let_in(answer), f"{operation.id} is open to {sorted(scopes)}"
        found = problem(answer, "missing-scope")
        assert found["scope"] == operation.scope, sorted(scopes)
        challenge = answer.headers["www-authenticate"]
        assert challenge.startswith('Bearer realm="kronika", error="insufficient_scope"'), challenge
        assert f', scope="{operation.scope}", ' in challenge, challenge
        assert challenge.endswith('/.well-known/oauth-protected-resource"'), challenge


def test_without_a_token_only_what_is_public_is_open(keys: Keys) -> None:
    for operation in OPERATIONS:
        answer = keys.ask(operation, None)
        if operation.scope is None or operation.anonymous:
            assert _let_in(answer), (operation.id, answer.text)
        else:
            assert not _let_in(answer), f"{operation.id} is open to everybody"
            problem(answer, "unauthorized")
            challenge = answer.headers["www-authenticate"]
            assert challenge.startswith('Bearer realm="kronika", resource_metadata='), operation.id


def test_a_dead_token_opens_nothing(keys: Keys) -> None:
    """Not even what is open to everybody; but what asks for no token at all."""
    for operation in OPERATIONS:
        for why, token in keys.dead.items():
            answer = keys.ask(operation, token)
            if operation.scope is None:
                assert _let_in(answer) or answer.status_code == 401, (why, answer.text)
            else:
                assert not _let_in(answer), f"{operation.id} is open to a token that is {why}"
                problem(answer, "unauthorized")
                assert token not in answer.text, operation.id


def test_arbiters_read_private_games_and_do_nothing_at_them(stage: Stage) -> None:
    """Strangers are told of every operation that there is no such game."""
    body = {"title": stage.title, "visibility": "private", "seats": [{"kind": "me"}] * 2}
    hidden = stage.made("/v1/games", body)
    names = {name: "none" for one in OPERATIONS for name in one.path_parameters}
    for operation in (one for one in OPERATIONS if "game_id" in one.path_parameters):
        values = {**names, "game_id": hidden["id"], "ply": "latest"}
        path = operation.path.format(**values) + samples.query(operation)
        for who, examines in ((stage.bob, False), (stage.judge, True)):
            with who.http.stream(
                operation.method,
                path,
                headers=samples.headers(operation),
                json=samples.body(operation, stage),
            ) as answer:
                if not answer.is_success and answer.status_code != 101:
                    answer.read()
            known = operation.id in SPECTATING | COURT and examines
            if not known and operation.scope not in (Scope.ARBITER, Scope.ADMIN):
                assert not answer.is_success, operation.id
                problem(answer, "unknown-game")
            elif operation.id in SPECTATING:
                assert answer.status_code in (101, 200), (operation.id, answer.text)
            elif known and not answer.is_success:
                assert answer.json()["kind"] != "unknown-game", operation.id
    assert stage.ada.get(f"/v1/games/{hidden['id']}") == hidden


def test_an_arbiter_no_more_follows_no_private_game(stage: Stage) -> None:
    body = {"title": stage.title, "visibility": "private", "seats": [{"kind": "me"}] * 2}
    game = stage.made("/v1/games", body)["id"]
    judge = stage.judge
    with judge.http.stream("GET", f"/v1/games/{game}/stream", timeout=180) as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("event:"))
        stage.take_back(judge, Scope.ARBITER)
        assert [line for line in lines if line.startswith(": connect again")]
    problem(judge.http.get(f"/v1/games/{game}/stream"), "unknown-game")


def test_every_scope_is_used_by_an_operation_and_told_by_the_contract(keys: Keys) -> None:
    document = keys.http.get("/openapi.json").json()
    for operation in OPERATIONS:
        if operation.is_socket:
            continue
        shown = document["paths"][operation.path][operation.method.lower()]
        assert shown.get("x-scope") == operation.scope, operation.id
        needed = [] if operation.scope is None else [{"token": []}]
        wanted = [{}, *needed] if operation.anonymous else needed
        assert shown["security"] == wanted, operation.id


def _let_in(answer: httpx.Response) -> bool:
    """Whether the door was open, whatever was behind it."""
    if answer.status_code == 401 or answer.status_code >= 500:
        return False
    return answer.status_code != 403 or answer.json()["kind"] != "missing-scope"
