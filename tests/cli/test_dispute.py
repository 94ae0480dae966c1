"""Disputes on the command line, from the refusal to the verdict."""

import json
import re
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests.cli.running import Serving, kronika
from tests.service.people import Person
from tests.service.settling import settle

_numbers = count(1)


@pytest.fixture
def played(service: Serving) -> tuple[Person, str]:
    """Somebody who plays both seats, three plies on."""
    ada = Person.create(service.url, f"plaintiff-{next(_numbers)}")
    game = ada.open("me", "me", title="tzolkin")["id"]
    for _ in range(3):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    return ada, game


@pytest.fixture
def judge(service: Serving, service_folder: Path) -> Person:
    """Somebody who was granted the scope on the command line."""
    eve = Person.create(service.url, f"judge-{next(_numbers)}")
    done = kronika("admin", "grant", eve.name, "arbiter", f"--data={service_folder / 'data'}")
    assert (done.returncode, done.stdout) == (0, f"{eve.name}: arbiter granted\n"), done.stderr
    wanted = {"name": "judging", "scopes": ["read", "arbiter"]}
    made = eve.http.post("/v1/tokens", json=wanted)
    assert made.status_code == 201, made.text
    return eve.with_token(made.json()["token"])


def by(person: Person, *arguments: str, code: int = 0) -> str:
    """What a command says to a person."""
    url = str(person.http.base_url).rstrip("/")
    done = kronika("dispute", *arguments, f"--url={url}", f"--token={person.token}")
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_from_a_refusal_to_a_verdict(played: tuple[Person, str], judge: Person) -> None:
    ada, game = played
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    ada.play(game, seat, [{"type": "tzolkin.end-trading"}])
    listed = by(ada, "refusals", game)
    refusal = re.match(r"(ref_\w+)  .*seat \d after ply 3: TZ-\w+-\d+: ", listed)
    assert refusal is not None, listed
    words = "I wanted to trade."
    opened = by(
        ada, "open", game, f"--seat={seat}", f"--refusal={refusal[1]}", f"--complaint={words}"
    )
    assert opened.startswith(f"{game} 1  open")
    assert by(ada, "list", game) == opened
    shown = by(judge, "show", game, "1")
    assert "page: " not in shown
    for part in (
        f"complaint: {words}",
        'sent: {"seat"',
        "decided again by kronika",
        "the same outcome",
        "chain good; state same",
        "the table before (ply 3",
        "legal for seat",
    ):
        assert part in shown, shown
    told = by(judge, "judge", game, "1", "--dismiss", "--ruling=Nothing is traded now.")
    assert "dismissed" in told
    assert "ruling: Nothing is traded now." in told
    page = re.search(r"^page: (http\S+)$", told, re.M)
    assert page is not None, told
    assert "Nothing is traded now." in httpx.get(page[1], verify=False, timeout=180).text
    assert page[0] in by(ada, "show", game, "1")
    assert "dismissed" in by(ada, "list", game, "--status=dismissed")
    assert by(ada, "list", game, "--status=open") == ""


def test_a_ply_is_rewound(played: tuple[Person, str], judge: Person) -> None:
    ada, game = played
    by(ada, "open", game, "--seat=0", "--ply=3", "--complaint=A slip.")
    settle(judge.http)  # the list of all games is a read model
    assert game in by(judge, "list", "--status=open")
    found = json.loads(by(judge, "show", game, "1", "--json"))
    assert found["redecision"]["outcome"] == "same"
    told = by(judge, "judge", game, "1", "--uphold", "--rewind=2", "--ruling=Once more.")
    assert "remedy: the game goes on from ply 2" in told
    by(ada, "open", game, "--seat=1", "--ply=1", "--complaint=And this?")
    assert "withdrawn" in by(ada, "withdraw", game, "2")


def test_an_annulled_game_is_void(played: tuple[Person, str], judge: Person) -> None:
    ada, game = played
    by(ada, "open", game, "--seat=0", "--ply=0", "--complaint=The deal.")
    told = by(judge, "judge", game, "1", "--uphold", "--annul", "--ruling=Void.")
    assert "remedy: the game is void" in told
    assert ada.get(f"/v1/games/{game}")["status"] == "void"


def test_slips_are_explained(played: tuple[Person, str], judge: Person) -> None:
    ada, game = played
    assert "either --dismiss or --uphold" in by(judge, "judge", game, "1", "--ruling=x", code=2)
    bare = by(judge, "judge", game, "1", "--uphold", "--ruling=x", code=2)
    assert "say --rewind PLY or --annul" in bare
    both = ("--uphold", "--rewind=1", "--annul", "--ruling=x")
    assert "either rewound or annulled" in by(judge, "judge", game, "1", *both, code=2)
    assert "No such dispute" in by(ada, "show", game, "1", code=2)
    assert "lacks a required scope" in by(ada, "list", code=2)
    assert (
        "the ply does not exist"
        in by(ada, "open", game, "--seat=0", "--ply=9", "--complaint=x", code=2).lower()
    )


def test_a_grant_can_be_taken_back(judge: Person, service_folder: Path) -> None:
    data = f"--data={service_folder / 'data'}"
    assert (
        "no account 'nobody-here'"
        in kronika("admin", "grant", "nobody-here", "arbiter", data).stderr
    )
    done = kronika("admin", "revoke", judge.name, "arbiter", data)
    assert done.stdout == f"{judge.name}: arbiter taken back\n"
    answer = judge.http.post("/v1/tokens", json={"name": "again", "scopes": ["arbiter"]})
    assert answer.status_code == httpx.codes.FORBIDDEN
