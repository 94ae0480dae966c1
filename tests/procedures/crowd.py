"""Players who go on playing while a procedure is carried out, and remember everything.

They keep their connections, ask again with the same `Idempotency-Key` whatever was not answered,
and count it. Afterwards what they were answered is held against the log.
"""

import asyncio
import json
import threading
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from events.keys import PublicKey
from events.receipts import Receipt
from games.kernel.registry import Registry
from tests.service.people import Person
from tests.service.players import all_events
from tests.service.stopping.keep_alive import (
    THINK_SECONDS,
    KeepAlive,
    Place,
    Played,
    Player,
    Tally,
)
from tests.support.depth import amount, seed
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

TITLE: Final = "tzolkin"
PATIENCE: Final = 180.0
THINK: Final = THINK_SECONDS if seed() else 0.2
"""Seconds that a player thinks at most: as little as possible in a soak, and otherwise so long that
the procedure has most of the machine."""


class Crowd:
    """So many players at the service of an address; a thread lets all of them play."""

    def __init__(self, url: str, clients: int, name: str) -> None:
        self.place = Place(url, "procedure")
        self.tally = Tally()
        self.people = [Person.create(url, f"{name}-{number}") for number in range(clients)]
        self._players = [
            Player(KeepAlive(self.place, one.token, self.tally), TITLE, one.name, THINK)
            for one in self.people
        ]
        self._found: list[str] = []
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def moves(self) -> int:
        """Answered moves of all players."""
        return sum(one.moves for one in self._players)

    def some_moves(self) -> None:
        """Waits until everybody has played some more."""
        wanted = [one.moves + amount(2, 12) for one in self._players]
        deadline = time.monotonic() + PATIENCE
        while any(one.moves < to for one, to in zip(self._players, wanted, strict=True)):
            assert self._thread.is_alive(), self._found
            assert time.monotonic() < deadline, f"play does not go on: {self.tally.outages[-3:]}"
            time.sleep(0.01)

    def enough(self) -> list[str]:
        """Ends the play; what was wrong with it."""
        for one in self._players:
            one.enough()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return self._found

    def disagreements(self, lost: Sequence[tuple[float, float]] = ()) -> list[str]:
        """Where the log is not what the players were answered. `lost` are times (of
        `time.monotonic`): what was answered within them may be gone."""
        found: list[str] = []
        for person, player in zip(self.people, self._players, strict=True):
            games: dict[str, list[Played]] = defaultdict(list)
            for one in player.played:
                games[one.game].append(one)
            for game, played in games.items():
                found += _disagreements(person, game, played, lost)
            last = player.played[-1]
            answer = person.http.post(
                f"/v1/games/{last.game}/moves",
                content=json.dumps(last.body),
                headers={"Idempotency-Key": last.key, "Content-Type": "application/json"},
            )
            if answer.content != last.answer:
                found.append(f"{last.game}: repeated, a request got another answer: {answer.text}")
        return found

    def lost(self, times: Sequence[tuple[float, float]]) -> int:
        """How many moves were answered within these times."""
        every = [one for player in self._players for one in player.played]
        return sum(_may_be_lost(one, times) for one in every)

    def close(self) -> None:
        """Hangs up."""
        for one in self.people:
            one.close()

    def _play(self) -> None:
        async def all_of_them() -> list[list[str]]:
            return await asyncio.gather(*(one.play() for one in self._players))

        try:
            self._found += [one for told in asyncio.run(all_of_them()) for one in told]
        except Exception as trouble:
            self._found.append(f"a player gave up: {trouble!r}")


def _disagreements(
    person: Person, game: str, played: Sequence[Played], lost: Sequence[tuple[float, float]]
) -> list[str]:
    """Every answered move is in the log once, and the log has no other."""
    there = person.http.get(f"/v1/games/{game}")
    if there.status_code == 404:
        return [f"{game} is lost"] if any(not _may_be_lost(one, lost) for one in played) else []
    moves: dict[int, list[Any]] = defaultdict(list)
    for event in all_events(person, game, 2):
        moves[event["ply"]].append((event["version"], event["data"]["type"], event["at"]))
    found, seen, kept = [], set[int](), list[Played]()
    for one in played:
        there_too = True
        for move in json.loads(one.answer)["moves"]:
            told = [(each["version"], each["data"]["type"], each["at"]) for each in move["events"]]
            if moves.get(move["ply"]) != told:
                there_too = False
            elif move["ply"] in seen:
                found.append(f"{game}: ply {move['ply']} was answered twice")
            else:
                seen.add(move["ply"])
        if there_too:
            kept.append(one)
        elif not _may_be_lost(one, lost):
            found.append(f"{game}: an answered move is not in the log: {one.answer[:300]!r}")
    if nobodys := sorted(moves.keys() - seen - {0}):
        found.append(f"{game}: nobody was answered for the plies {nobodys}")
    return found + _unverified(person, game, kept)


def _may_be_lost(one: Played, lost: Sequence[tuple[float, float]]) -> bool:
    return any(begin <= one.ended <= end for begin, end in lost)


def _unverified(person: Person, game: str, played: Sequence[Played]) -> list[str]:
    """What the verifier says of the export, with the receipts of these moves."""
    listed = person.get("/v1/keys")["items"]
    evidence = Evidence(
        keys=tuple(PublicKey.parse(one["key"]) for one in listed),
        receipts=tuple(
            msgspec.convert(json.loads(one.answer)["receipt"], Receipt) for one in played
        ),
    )
    export = person.http.get(f"/v1/games/{game}/export").content
    report = verify(game, export, Registry.installed(), evidence)
    return [f"{game}: {in_words(one.because)}" for one in report.findings]
