"""Two tables of a service that have one seed: the same piles, whatever is played at them."""

import random
from collections.abc import Callable
from typing import Any

import httpx
from msgspec import UNSET

from tests.audit.exporting import REGISTRY
from tests.service.people import Person
from verifier.comparing import ReadExport, compared
from verifier.document import read
from verifier.same_luck import same_luck
from verifier.verifying import verify

SEED = "5e" * 32
SEATS = [{"kind": "person"}, {"kind": "person"}]
MOVES = 24


def table(person: Person, name: str, **how: str) -> bytes:
    """The export of a game with the seed, at which one person plays for both seats, as `name` has
    it."""
    document = {
        "format": "kronika-notation/1",
        "title": "ancient-knowledge",
        "seats": SEATS,
        "moves": [],
        "seed": SEED,
        **how,
    }
    game = said(person.http.post("/v1/games/import", json=document))["id"]
    dice = random.Random(name)
    for _ in range(MOVES):
        played(person, game, dice)
    said(person.http.post(f"/v1/games/{game}/resign", json={"seat": 0}))
    return person.http.get(f"/v1/games/{game}/export").content


def played(person: Person, game: str, dice: random.Random) -> None:
    """A legal command of a seat that is awaited."""
    (seat, *_) = said(person.http.get(f"/v1/games/{game}"))["awaits"]
    legal = said(person.http.get(f"/v1/games/{game}/legal", params={"seat": seat}))
    command = dice.choice(legal["commands"])
    body = {"seat": seat, "decision": legal["decision"], "commands": [command]}
    said(person.http.post(f"/v1/games/{game}/moves", json=body))


def said(answer: httpx.Response) -> dict[str, Any]:
    """What a good answer says."""
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_two_tables_with_one_seed_have_the_same_piles(person: Callable[[], Person]) -> None:
    ada = person()
    documents = [
        ReadExport(read(raw).export, verify(f"{number}.json", raw, REGISTRY))
        for number, raw in enumerate(table(ada, one, draws="named") for one in ("slow", "quick"))
    ]
    one, other = same_luck(documents, compared(documents))
    assert one.good, one.findings
    assert other.good, other.findings
    luck = other.checks[-1]
    assert (luck.key, luck.verdict) == ("luck.fits", "good")
    here, there = (
        {(draw.label, draw.number): (draw.ply, draw.below, draw.outcome) for draw in each.draws}
        for each in (one, other)
    )
    both = here.keys() & there.keys()
    assert luck.args["both"] == len(both)
    assert any(here[name][0] != there[name][0] for name in both), "drawn at other plies"
    alike = [name for name in both if here[name][1] == there[name][1]]
    assert all(here[name][2] == there[name][2] for name in alike)


def test_a_game_that_drew_by_ply_goes_on_like_that(person: Callable[[], Person]) -> None:
    """As notation with a seed from before draws had names, and every game that was open then."""
    raw = table(person(), "slow")
    found = verify("game.json", raw, REGISTRY)
    assert found.good, found.findings
    assert max(draw.ply for draw in found.draws) > 0
    assert not any(event.draws for event in read(raw).export.events)
    assert {(draw.branch, draw.number) for draw in found.draws} == {(UNSET, UNSET)}
