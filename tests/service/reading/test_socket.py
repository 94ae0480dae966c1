"""The socket of a game: the same events as its stream, the same eyes, the same refusals."""

import json
import signal
import socket as plain
import threading
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import httpx
import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.reading.sockets import events, messages, refusal, socket_of
from tests.service.streams import events as streamed
from tests.support import depth
from tests.support.ndjson import items

People = Callable[[], Person]


@pytest.fixture
def url(shared_service: ServiceProcess) -> str:
    """Where the shared service is."""
    return shared_service.url


def test_a_socket_tells_what_the_stream_tells(person: People, url: str) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    for reader in (ada, None):
        with socket_of(url, game, person=reader) as socket:
            told = list(messages(socket))
            code = socket.protocol.close_code
        http = reader.http if reader else httpx.Client(base_url=url, timeout=180)
        with http.stream("GET", f"/v1/games/{game}/stream") as answer:
            assert [one["event"] for one in told[:-1]] == list(streamed(answer))
        assert told[-1] == {"type": "stream.end"}
        assert code == 1000


def test_each_seat_sees_its_own(person: People, url: str) -> None:
    """While the game runs: what is dealt to a seat is shown there, and nowhere else."""
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    version = ada.get(f"/v1/games/{game}")["version"]
    shown = {}
    for reader in (ada, bob, None):
        with socket_of(url, game, person=reader) as socket:
            shown[reader] = list(islice(events(socket), version))
        name = {} if reader is None else {"Authorization": f"Bearer {reader.token}"}
        listed = httpx.get(
            f"{url}/v1/games/{game}/events?limit=1000", headers=name, verify=False, timeout=180
        ).json()["items"]
        assert shown[reader] == listed
    assert shown[ada] != shown[bob] != shown[None] != shown[ada]


def test_what_happens_is_told_at_once(person: People, url: str) -> None:
    ada = person()
    game = ada.open("me", "me")
    with socket_of(url, game["id"], after=game["version"]) as socket:
        told = events(socket)
        threading.Timer(0.1, lambda: ada.play_any(game["id"], 0)).start()
        assert next(told)["version"] == game["version"] + 1


def test_a_token_may_be_a_subprotocol(person: People, url: str) -> None:
    ada = person()
    game = ada.open("me", "me", visibility="private")
    offered = ("kronika.v1", f"kronika.token.{ada.token}")
    with socket_of(url, game["id"], subprotocols=offered) as socket:
        assert socket.subprotocol == "kronika.v1"
        assert len(list(islice(events(socket), game["version"]))) == game["version"]


def test_a_token_may_come_in_a_first_message(person: People, url: str) -> None:
    ada = person()
    game = ada.open("me", "me", visibility="private")
    with socket_of(url, game["id"], hello="true") as socket:
        socket.send(json.dumps({"token": ada.token, "after": 2, "seat": 1}))
        seen = list(islice(events(socket), game["version"] - 2))
    assert seen == ada.get(f"/v1/games/{game['id']}/events", after=2, seat=1, limit=1000)["items"]


@pytest.mark.parametrize(
    ("hello", "slug", "code"),
    [
        ("{", "malformed-body", 4400),
        ('{"tokn": "x"}', "invalid-body", 4400),
        ('{"token": "kronika_nobody"}', "unauthorized", 4401),
        ('{"after": 1000}', "invalid-query", 4400),
        ('{"seat": 0}', "not-your-seat", 4403),
    ],
)
def test_a_first_message_that_is_refused_is_told_why(
    person: People, url: str, hello: str, slug: str, code: int
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    with socket_of(url, game, hello="true") as socket:
        socket.send(hello)
        (told,) = messages(socket)
        assert told["type"] == "problem"
        assert told["problem"]["kind"] == slug
        assert told["problem"]["detail"]
        assert (socket.protocol.close_code, socket.protocol.close_reason) == (code, slug)


def test_refusals_are_the_answers_of_the_handshake(person: People, url: str) -> None:
    ada, bob = person(), person()
    hers = ada.open("me", "me", visibility="private")["id"]
    game = ada.open("me", "me")["id"]
    assert problem(refusal(url, hers), "unknown-game")
    assert problem(refusal(url, hers, person=bob), "unknown-game")
    assert problem(refusal(url, "nothing"), "unknown-game")
    assert problem(refusal(url, game, person=bob, seat=0), "not-your-seat")
    assert problem(refusal(url, game, after=999), "invalid-query")["field"] == "after"
    assert problem(refusal(url, game, since=3), "invalid-query")["field"] == "since"
    assert problem(refusal(url, game, person=bob.with_token("wrong")), "unauthorized")
    offered = ("kronika.v1", "kronika.token.wrong")
    assert problem(refusal(url, game, subprotocols=offered), "unauthorized")
    tokens = ada.http.post("/v1/tokens", json={"name": "play", "scopes": ["play"]}).json()
    answer = refusal(url, game, person=ada.with_token(tokens["token"]), seat=0)
    assert problem(answer, "not-your-seat"), "without the scope read it reads as anybody does"


def test_without_an_upgrade_nothing_is_spoken(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    answer = ada.http.get(f"/v1/games/{game}/socket")
    assert problem(answer, "upgrade-required")
    assert answer.headers["upgrade"] == "websocket"


def test_a_silent_socket_is_kept_alive(person: People, url: str) -> None:
    ada = person()
    game = ada.open("me", "me")
    with socket_of(url, game["id"], after=game["version"]) as socket:
        assert list(islice(messages(socket), 2)) == [{"type": "keep-alive"}] * 2


@pytest.mark.parametrize("said", ["hello?", b"\x00", "x" * 5000])
def test_whoever_goes_on_talking_is_hung_up_on(person: People, url: str, said: str | bytes) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    with socket_of(url, game) as socket:
        next(events(socket))
        socket.send(said)
        list(messages(socket))
        assert socket.protocol.close_code == (1009 if len(said) > 4096 else 1008)


def test_a_revoked_token_reads_no_further(person: People, url: str) -> None:
    ada = person()
    made = ada.http.post("/v1/tokens", json={"name": "lent", "scopes": ["read"]}).json()
    game = ada.open("me", "me")
    lent = ada.with_token(made["token"])
    with (
        socket_of(url, game["id"], person=lent, after=game["version"]) as socket,
        lent.http.stream("GET", f"/v1/games/{game['id']}/stream?after={game['version']}") as stream,
    ):
        assert ada.http.delete(f"/v1/tokens/{made['id']}").status_code == 204
        assert {one["type"] for one in messages(socket)} <= {"keep-alive"}
        assert socket.protocol.close_code == 1012
        assert "stream.end" not in stream.read().decode()
    assert problem(refusal(url, game["id"], person=lent), "unauthorized")


def test_whoever_leaves_a_seat_sees_no_more_of_it(person: People, url: str) -> None:
    """The socket of somebody who stood up does not show what is dealt to the next one there."""
    ada, bob = person(), person()
    game = ada.open("open", "open")["id"]
    ada.join(game, 0)
    with socket_of(url, game, person=ada) as socket:
        told = events(socket)
        while next(told)["data"]["type"] != "table.seat-taken":
            pass
        ada.http.post(f"/v1/games/{game}/leave", json={})
        bob.join(game, 0)
        bob.http.post(f"/v1/games/{game}/join", json={"seat": 1})
        rest = list(told)
        assert [one["data"]["type"] for one in rest] in ([], ["table.seat-left"])
        assert socket.protocol.close_code == 1012


@pytest.mark.deep
def test_a_socket_that_nobody_reads_holds_nothing_up(
    pair: tuple[ServiceProcess, ServiceProcess],
) -> None:
    """A reader who never reads costs a bounded buffer, and the others nothing."""
    ada = Person.create(pair[0].url, "ada")
    game = ada.open("me", "me", title=("tzolkin" if depth.seed() else "lanterns"))["id"]
    lazy = [_never_reads(pair[0], game) for _ in range(3)]
    play_to_the_end(game, (ada, 0), (ada, 1))
    for one in lazy:
        one.close()
    version = ada.get(f"/v1/games/{game}")["version"]
    with socket_of(pair[0].url, game) as socket:
        assert [one["version"] for one in events(socket)] == list(range(1, version + 1))
    deadline = time.monotonic() + 180
    while (
        "kronika_streams 0.0"
        not in httpx.get(f"{pair[0].url}/metrics", verify=False, timeout=180).text
    ):
        assert time.monotonic() < deadline, "streams of clients that have gone are still counted"
        time.sleep(0.1)


def test_sockets_end_when_the_process_does(pair: tuple[ServiceProcess, ServiceProcess]) -> None:
    """And their readers go on through the other process, without a gap."""
    ada = Person.create(pair[0].url, "ada")
    game = ada.open("me", "me")
    with socket_of(pair[1].url, game["id"]) as socket:
        told = events(socket)
        seen = list(islice(told, game["version"]))
        assert pair[1].stop() in (0, -signal.SIGTERM)
        assert list(told) == []
        assert socket.protocol.close_code == 1012
    ada.play_any(game["id"], 0)
    with socket_of(pair[0].url, game["id"], after=seen[-1]["version"]) as socket:
        assert next(events(socket))["version"] == game["version"] + 1


@pytest.mark.deep
def test_a_reader_cut_again_and_again_sees_every_event_once(
    pair: tuple[ServiceProcess, ServiceProcess],
) -> None:
    """Cut at random, through either process, politely or not, while the game is played."""
    ada = Person.create(pair[0].url, "ada")
    game = ada.open("me", "me", title=("tzolkin" if depth.seed() else "lanterns"))["id"]
    following = _Follower(pair, game, cuts=depth.amount(8, 50))
    following.start()
    play_to_the_end(game, (ada, 0), (ada, 1))
    following.join(timeout=180)
    assert not following.is_alive()
    assert following.trouble is None
    version = ada.get(f"/v1/games/{game}")["version"]
    assert [one["version"] for one in following.seen] == list(range(1, version + 1))
    assert following.cuts == 0
    listed = ada.http.get(f"/v1/games/{game}/events", headers={"Accept": "application/x-ndjson"})
    hashes = [one.get("hash") for one in items(listed.text)]
    assert [one.get("hash") for one in following.seen] == hashes
    assert hashes[-1] is not None


class _Follower(threading.Thread):
    """Reads a game to its end; cuts the socket at random points, `cuts` times."""

    def __init__(
        self, pair: tuple[ServiceProcess, ServiceProcess], game: str, *, cuts: int
    ) -> None:
        super().__init__(daemon=True)
        self.seen: list[dict[str, Any]] = []
        self.cuts = cuts
        self.trouble: BaseException | None = None
        self._pair, self._game, self._random = pair, game, depth.dice("cuts")

    def run(self) -> None:
        try:
            while self._read():
                pass
        except BaseException as trouble:
            self.trouble = trouble

    def _read(self) -> bool:
        """One connection; False once all is seen."""
        after = self.seen[-1]["version"] if self.seen else 0
        patience = self._random.randint(0, depth.amount(3, 12)) if self.cuts else None
        url = self._random.choice(self._pair).url
        with socket_of(url, self._game, after=after) as socket:
            for event in islice(events(socket), patience):
                self.seen.append(event)
            if patience is None:
                return False
            self.cuts -= 1
            if self._random.random() < 0.5:
                socket.socket.shutdown(plain.SHUT_RDWR)
        return True


def _never_reads(service: ServiceProcess, game: str) -> plain.socket:
    """A client that opens a socket and does not read another byte."""
    one = plain.create_connection(("127.0.0.1", service.port))
    one.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    lines = (
        f"GET /v1/games/{game}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{service.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    )
    one.sendall("\r\n".join((*lines, "", "")).encode())
    return one
