"""A table in the middle of a game, and everything that operations name in their paths.

Ada sits on seat 0, Bob on seat 1, and it is both of them that are awaited. Cyd judges, Dan runs the
service, and Eli reviews games. What a path names (a token, a refusal, a dispute ...) is made when
an operation asks for it, and is Ada's.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cached_property
from itertools import count
from typing import Any, Final

import asyncpg

from events.fairness import entropy_commitment
from referee.review.engine import ENGINE, digest
from service.http.operation import Operation
from service.identity.scopes import USUAL, Scope
from tests.service.authorization.client import Client, given
from tests.service.people import Person, play_to_the_end
from tests.support.appraised import LANTERNS
from tests.support.context import Context

BEFORE_THE_START: Final = frozenset({"abandonGame", "createInvitation", "listInvitations"})
"""Operations that are about a table where a seat is still open."""

AFTER_THE_END: Final = frozenset({"forkGame", "openRematch", "askForReview"})
"""Operations that are about a game that is over."""

REVIEWED: Final = frozenset({"readReview", "readReviewedDecision", "streamReview", "cancelReview"})
"""Operations that are about a game of which somebody has asked for a review."""

SHORTEST: Final = "lanterns"
"""The title whose games are over soonest."""
TEXT: Final = "nine drowsy owls"
"""What Ada adds to the draws."""
NOBODY_LISTENS: Final = "http://127.0.0.1:9/hook"
SETTINGS: Final[Mapping[str, object]] = {
    "keep_alive": 0.5,
    "log_level": "debug",
    "webhook_networks": "127.0.0.0/8",
    "webhook_http": True,
}
"""Of a service with a stage."""

_numbers = count(1)


class Stage(Context):
    """The table `game`, its people, and the values of parameters in paths."""

    def __init__(self, url: str, database_url: str, title: str = "lanterns") -> None:
        self.url, self._database_url, self.title = url, database_url, title
        number = next(_numbers)
        self._names = {
            name: f"{name}-{title[:4]}{number}" for name in ("ada", "bob", "cyd", "dan", "eli")
        }
        self.ada, self.bob = (Person.create(url, self._names[name]) for name in ("ada", "bob"))
        self._people = [self.ada, self.bob]
        self.game: str = self._table(title)
        self._open: str | None = None
        self.known: dict[str, str] = {
            "game_id": self.game,
            "title": title,
            "ply": "latest",
            "player": self.ada.name,
            "partition": "0",
            "level": "0",
            "number": "000",
            "more": "000",
            "rest": "1",
            "last": "1",
        }

    def _table(self, title: str) -> str:
        """Ada has committed to a text, and has told it when Bob sat down."""
        mine = {"kind": "me", "entropy_commitment": entropy_commitment(TEXT)}
        body = {"title": title, "seats": [mine, {"kind": "open"}]}
        game: str = self.ada.http.post("/v1/games", json=body).json()["id"]
        assert self.bob.join(game).status_code == 200
        told = self.ada.http.put(f"/v1/games/{game}/entropy", json={"entropy": TEXT})
        assert told.status_code == 200, told.text
        return game

    def end(self) -> None:
        for one in self._people:
            one.close()

    @cached_property
    def judge(self) -> Person:
        """Cyd, with a token of an arbiter."""
        return self._officer("cyd", Scope.ARBITER)

    @cached_property
    def administrator(self) -> Person:
        """Dan, with a token of an administrator."""
        return self._officer("dan", Scope.ADMIN)

    @cached_property
    def engineer(self) -> Person:
        """Eli, whose programs review games."""
        return self._officer("eli", Scope.ENGINE)

    @property
    def engine(self) -> str:
        """An engine of Eli's, which makes what the service asks for."""
        body = {
            "name": "of a test",
            "engine": ENGINE,
            "weights": {SHORTEST: digest(LANTERNS.weights)},
        }
        return str(self.engineer.http.post("/v1/engines", json=body).json()["id"])

    @cached_property
    def job(self) -> dict[str, Any]:
        """A job that Eli's engine has taken: the review of a game that Ada has just played."""
        game = self.ada.open("me", "me", title=SHORTEST)["id"]
        play_to_the_end(game, (self.ada, 0), (self.ada, 1))
        self.made(f"/v1/games/{game}/review", {"quality": "quick"})
        engine = self.engine
        while (taken := self._taken(engine))["game"] != game:
            pass
        return taken

    def _taken(self, engine: str) -> dict[str, Any]:
        answer = self.engineer.http.post("/v1/jobs/leases", json={"engine": engine, "seconds": 300})
        job: dict[str, Any] = answer.json()["job"]
        return job

    @cached_property
    def reviewed(self) -> str:
        """A game that is over, whose review Ada has asked for."""
        self.made(f"/v1/games/{self.finished}/review", {})
        return self.finished

    def _officer(self, name: str, scope: Scope) -> Person:
        somebody = Person.create(self.url, self._names[name])
        officer = somebody.with_token(self.token(somebody, USUAL | {scope})["token"])
        self._people += [somebody, officer]
        return officer

    @cached_property
    def suspended(self) -> Person:
        """Somebody who may judge, and is suspended."""
        somebody = Person.create(self.url, f"s-{secrets.token_hex(8)}")
        self._people.append(somebody)
        self._grant(somebody, Scope.ARBITER)
        path = f"/v1/admin/accounts/{somebody.id}/suspend"
        answer = self.administrator.http.post(path, json={"reason": "Spam."})
        assert answer.status_code == 200, answer.text
        return somebody

    @cached_property
    def partition(self) -> int:
        """The partition of the log in which the game is."""
        return int(self.ada.get(f"/v1/games/{self.game}/proofs")["partition"])

    @cached_property
    def finished(self) -> str:
        """A game that Ada has played to its end, on both seats."""
        game: str = self.ada.open("me", "me", title=self.title)["id"]
        play_to_the_end(game, (self.ada, 0), (self.ada, 1))
        return game

    @property
    def version(self) -> int:
        """The version of the game."""
        found: int = self.ada.get(f"/v1/games/{self.game}")["version"]
        return found

    def token(self, who: Person, scopes: frozenset[Scope], **members: Any) -> dict[str, Any]:
        """A token of somebody with exactly these scopes, whatever they are."""
        for scope in sorted(scopes - USUAL):
            self._grant(who, scope)
        body = {"name": "of a test", "scopes": sorted(scopes), **members}
        made = who.http.post("/v1/tokens", json=body)
        assert made.status_code == 201, made.text
        shown: dict[str, Any] = made.json()
        return shown

    def actor(self, operation: Operation) -> Person:
        """Who would use an operation."""
        if operation.scope is Scope.ADMIN:
            return self.administrator
        if operation.scope is Scope.ENGINE:
            return self.engineer
        beyond = operation.scope in (Scope.ARBITER, Scope.LOG)
        return self.judge if beyond else self.ada

    def path(self, operation: Operation) -> str:
        """The path of an operation with everything in it that exists."""
        names = operation.path_parameters
        values = {name: self._value(name, operation) for name in names}
        if "invitation_id" in names or operation.id in BEFORE_THE_START:
            values["game_id"] = self.open_table()
        if operation.id in AFTER_THE_END:
            values["game_id"] = self.finished
        if operation.id in REVIEWED:
            values["game_id"] = self.reviewed
        return operation.path.format(**values)

    def open_table(self) -> str:
        """Another table of Ada's, where a seat is still open."""
        if self._open is None:
            self._open = self.ada.open("me", "open", title=self.title)["id"]
        return self._open

    def _value(self, name: str, operation: Operation) -> str:
        if name not in self.known:
            assert name in MADE, (
                f"{operation.id} names {{{name}}} in its path: tell in MADE of "
                "tests/service/hard/setup.py how to make one"
            )
            self.known[name] = MADE[name](self)
        return self.known[name]

    @property
    def recovery_code(self) -> str:
        """A code by which Ada can sign in."""
        return str(self.made("/v1/recovery-codes", {})["codes"][0])

    @property
    def passkey(self) -> str:
        """A passkey of Ada's, which no authenticator has."""
        made = f"pky_{secrets.token_hex(8)}"
        self._execute(
            "INSERT INTO passkeys (id, account_id, name, host, credential_id, public_key,"
            " sign_count, synced) VALUES ($1, $2, 'Phone', 'localhost', sha256($3), '', 0, false)",
            *(made, self.ada.id, made.encode()),
        )
        return made

    @property
    def identity(self) -> str:
        """Who Ada is at a provider."""
        made = f"idn_{secrets.token_hex(8)}"
        self._execute(
            "INSERT INTO outside_identities (id, account_id, issuer, subject, name)"
            " VALUES ($1, $2, 'https://club.example', $1, 'Ada')",
            *(made, self.ada.id),
        )
        return made

    def take_back(self, who: Person, scope: Scope) -> None:
        """Somebody may not do any more what the operator had granted."""
        self._operator("UPDATE accounts SET granted = array_remove(granted, $2) WHERE id = $1",
                       who, scope)  # fmt: skip

    def _grant(self, who: Person, scope: Scope) -> None:
        self._operator("UPDATE accounts SET granted = array_append(array_remove(granted, $2), $2)"
                       " WHERE id = $1", who, scope)  # fmt: skip

    def _operator(self, statement: str, who: Person, scope: Scope) -> None:
        self._execute(statement, who.id, scope.value)

    def _execute(self, statement: str, *values: object) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self._database_url)
            await connection.execute(statement, *values)
            await connection.close()

        asyncio.run(run())

    def made(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """What Ada gets for a POST."""
        answer = self.ada.http.post(path, json=body)
        assert answer.status_code in (200, 201, 202), answer.text
        shown: dict[str, Any] = answer.json()
        return shown


def _token(stage: Stage) -> str:
    return str(stage.token(stage.ada, frozenset({Scope.READ}))["id"])


def _refusal(stage: Stage) -> str:
    """A command that belongs to another title: it is refused wherever it is sent."""
    refused = stage.ada.play(stage.game, 0, [{"type": "nothing.at-all"}])
    assert refused.status_code == 400, refused.text
    return str(refused.json()["refusal"])


def _dispute(stage: Stage) -> str:
    body = {"seat": 0, "ply": 0, "complaint": "The deal was not fair."}
    return str(stage.made(f"/v1/games/{stage.game}/disputes", body)["number"])


def _proposal(stage: Stage) -> str:
    """Bob's, to which Ada may say something."""
    pause = {"proposal": {"type": "pause", "hours": 5}}
    made = stage.bob.http.post(f"/v1/games/{stage.game}/proposals", json=pause)
    assert made.is_success, made.text
    return str(made.json()["number"])


def _invitation(stage: Stage) -> str:
    """To a table that has not begun; whoever asks about it asks about that table from now on."""
    table = stage.open_table()
    return str(stage.made(f"/v1/games/{table}/invitations", {})["id"])


def _code(stage: Stage) -> str:
    """The code of an invitation to a table that has not begun."""
    return str(stage.made(f"/v1/games/{stage.open_table()}/invitations", {})["code"])


def _webhook(stage: Stage) -> str:
    body = {"url": NOBODY_LISTENS}
    return str(stage.made("/v1/webhooks", body)["webhook"]["id"])


def _rule(_stage: Stage) -> str:
    return "KR-AGENDA-01"


def _window(stage: Stage) -> str:
    """A kind of window that Ada's seat has ordered to be passed."""
    path = f"/v1/games/{stage.game}/seats/0/passes/dousing"
    answer = stage.ada.http.put(path, json={"until": "end"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["kind"])


def _sign_up_code(stage: Stage) -> str:
    ends = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    body = {"label": "A test", "uses": 1, "expires_at": ends}
    return str(stage.administrator.http.post("/v1/admin/codes", json=body).json()["id"])


def _app(stage: Stage) -> str:
    return str(stage.made("/v1/apps", {"name": "Lamp"})["id"])


def _user_code(stage: Stage) -> str:
    """The code of a program that waits for Ada."""
    client = Client(stage.url, _app(stage))
    return str(given(client.post("/oauth/device", client_id=client.id))["user_code"])


def _lease(stage: Stage) -> str:
    """That a worker of Ada's has one of her turns."""
    taken = stage.made("/v1/leases", {"worker": "of a test"})["leases"]
    return str(taken[0]["id"])


def _connection(stage: Stage) -> str:
    """That an app acts for Ada."""
    Client.registered(stage.ada).connected(stage.ada)
    return str(stage.ada.get("/v1/connections")["items"][-1]["id"])


MADE: Final[Mapping[str, Callable[[Stage], str]]] = {
    "app_id": _app,
    "lease_id": _lease,
    "job_lease_id": lambda stage: str(stage.job["lease"]),
    "engine_id": lambda stage: stage.engine,
    "connection_id": _connection,
    "user_code": _user_code,
    "account_id": lambda stage: stage.suspended.id,
    "code_id": _sign_up_code,
    "token_id": _token,
    "session_id": lambda stage: str(stage.made("/v1/sessions", {})["id"]),
    "passkey_id": lambda stage: stage.passkey,
    "identity_id": lambda stage: stage.identity,
    "refusal_id": _refusal,
    "proposal_number": _proposal,
    "dispute_number": _dispute,
    "invitation_id": _invitation,
    "code": _code,
    "step": lambda _: "1",
    "webhook_id": _webhook,
    "rule": _rule,
    "kind": _window,
    "seat": lambda _: "0",
}
"""How what a path names is made; Ada owns it."""
