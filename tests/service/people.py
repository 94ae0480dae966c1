"""People who use the service: an account, a token, and the calls that they make."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Self

import httpx


class Person:
    """Somebody with an account. Paths are below the service's address."""

    def __init__(self, url: str, account: str, name: str, token: str) -> None:
        self.id = account
        self.name = name
        self.token = token
        # Threads share the client. It keeps all connections: while it closes one that it does not
        # want to keep, another thread may get the same number for a new one (httpcore).
        self.http = httpx.Client(
            base_url=url,
            headers={"Authorization": f"Bearer {token}"},
            timeout=180,
            verify=False,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=None),
        )

    @classmethod
    def create(cls, url: str, name: str) -> Self:
        """A new account."""
        answer = httpx.post(f"{url}/v1/accounts", json={"name": name}, verify=False, timeout=180)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return cls(url, made["account"]["id"], made["account"]["name"], made["token"])

    @property
    def secret(self) -> str:
        """The last part of `kronika_tok_<name>_<secret>`; it may contain underscores itself."""
        return self.token.split("_", 3)[3]

    def close(self) -> None:
        """Closes the connections."""
        self.http.close()

    def brief_token(self, *scopes: str) -> str:
        """A token that ends in a second, or in some on a machine that is too slow for one."""
        for seconds in (1, 4, 16, 64):
            ends = (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat()
            body = {"name": "brief", "scopes": scopes, "expires_at": ends}
            answer = self.http.post("/v1/tokens", json=body)
            if answer.status_code == 201:
                token: str = answer.json()["token"]
                if self.with_token(token).http.get("/v1/accounts/me").status_code == 200:
                    return token
        raise AssertionError(answer.text)

    def with_token(self, token: str) -> "Person":
        """The same person, using another token."""
        return Person(str(self.http.base_url), self.id, self.name, token)

    def at(self, url: str) -> "Person":
        """The same person, at another process."""
        return Person(url, self.id, self.name, self.token)

    def open(self, *seats: str, title: str = "lanterns", **members: Any) -> dict[str, Any]:
        """Opens a game; seats are `me`, `open` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = self.http.post("/v1/games", json={"title": title, "seats": kinds, **members})
        assert answer.status_code == 201, answer.text
        game: dict[str, Any] = answer.json()
        return game

    def join(self, game: str, seat: int | None = None) -> httpx.Response:
        """Sits down."""
        return self.http.post(f"/v1/games/{game}/join", json={} if seat is None else {"seat": seat})

    def legal(self, game: str, seat: int | None = None) -> dict[str, Any]:
        """What may be played."""
        query = {} if seat is None else {"seat": seat}
        answer = self.http.get(f"/v1/games/{game}/legal", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play(
        self,
        game: str,
        seat: int,
        commands: Sequence[dict[str, Any]],
        *,
        key: str | None = None,
        expected: int | str | None = None,
        **members: Any,
    ) -> httpx.Response:
        """Posts commands."""
        headers = {}
        if key is not None:
            headers["Idempotency-Key"] = key
        if expected is not None:
            headers["If-Match"] = f'"{expected}"' if isinstance(expected, int) else expected
        body = {"seat": seat, "commands": list(commands), **members}
        return self.http.post(f"/v1/games/{game}/moves", json=body, headers=headers)

    def play_any(self, game: str, seat: int, at: int = 0) -> dict[str, Any]:
        """Plays a legal command."""
        return self.play_of(self.legal(game, seat), game, seat, at)

    def play_of(self, legal: dict[str, Any], game: str, seat: int, at: int = 0) -> dict[str, Any]:
        """Plays one of the commands that are known to be legal."""
        command = legal["commands"][at % len(legal["commands"])]
        answer = self.play(game, seat, [command], decision=legal["decision"])
        assert answer.status_code == 201, answer.text
        played: dict[str, Any] = answer.json()
        return played

    def propose(self, game: str, seat: int | None = None, **proposal: Any) -> httpx.Response:
        """Proposes something to a table."""
        body = {"proposal": proposal} | ({} if seat is None else {"seat": seat})
        return self.http.post(f"/v1/games/{game}/proposals", json=body)

    def answer(
        self, game: str, how: str, seat: int | None = None, *, number: int | None = None
    ) -> httpx.Response:
        """Agrees to a proposal, declines or withdraws it: to the last one, if none is named."""
        if number is None:
            number = self.get(f"/v1/games/{game}/proposals")["items"][-1]["number"]
        path = f"/v1/games/{game}/proposals/{number}/{how}"
        return self.http.post(path, json={} if seat is None else {"seat": seat})

    def get(self, path: str, **query: Any) -> Any:
        """The JSON of a path."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()


def play_to_the_end(game: str, *seated: tuple[Person, int], most: int = 2000) -> None:
    """Plays a game of people only: each awaited seat plays its first legal command."""
    for turn in range(most):
        awaited = False
        for one, seat in seated:
            legal = one.legal(game, seat)
            if legal["commands"]:
                one.play_of(legal, game, seat, turn)
                awaited = True
        if not awaited:
            return
    raise AssertionError("the game does not end")
