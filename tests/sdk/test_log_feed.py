"""The whole log by both client libraries, over a line that breaks all the time."""

import json
from contextlib import closing
from pathlib import Path

import pytest
from kronika_client import Client, Patience, models

from tests.sdk.rough import RoughLine
from tests.sdk.running import node
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.reading.games import over
from tests.service.reading.log_feed import lines, of_game, reader_of

STUBBORN = Patience(tries=60, first=0.005, longest=0.02)

Place = tuple[str, int]


class Played:
    """A game of bots that is over, and what the log tells of it from a position on."""

    def __init__(self, url: str, dsn: str) -> None:
        host = Person.create(url, "host-of-the-log")
        reader = reader_of(dsn, host)
        self.token = reader.token
        self.start = lines(reader, "latest").position
        self.game = host.open("random", "random", title="ancient-knowledge")["id"]
        over(host, self.game)
        told = of_game(lines(reader, self.start).items, self.game)
        self.places: list[Place] = [(one["type"], one["event"]["version"]) for one in told]
        host.close()
        reader.close()


@pytest.fixture(scope="module")
def played(shared_service: ServiceProcess, service_dsn: str) -> Played:
    return Played(shared_service.url, service_dsn)


def test_python(played: Played, rough_line: RoughLine) -> None:
    seen: list[Place] = []
    position = played.start
    with (
        Client(rough_line.url, played.token, patience=STUBBORN) as shaky,
        closing(shaky.follow_log(after=played.start)) as log,
    ):
        for at, item in log:
            position = at
            if item.game == played.game:
                seen.append((item.type, item.event.version))
            if seen == played.places[:40]:
                break
    assert seen == played.places[:40]
    with (
        Client(rough_line.url, played.token, patience=STUBBORN) as later,
        closing(later.follow_log(after=position)) as log,
    ):
        for _, item in log:
            if item.game == played.game:
                assert isinstance(item, models.LogEvent | models.LogRevelation)
                seen.append((item.type, item.event.version))
            if len(seen) == len(played.places):
                break
    assert seen == played.places
    assert rough_line.cuts > 2


@pytest.mark.contract
def test_typescript(played: Played, rough_line: RoughLine) -> None:
    script = Path(__file__).with_name("log.ts")
    kind, version = played.places[-1]
    last = f"{kind} {version}"
    told = json.loads(node(script, rough_line.url, played.token, played.start, played.game, last))
    assert [(kind, version) for kind, version in told["told"]] == played.places
    assert rough_line.cuts > 2
