"""A random walk over the whole contract: tables are opened, joined, left, closed, played, paused,
disputed, taken back, forked, imported and played again, under every kind of terms. Every export
that the service gives on the way goes through both verifiers.

A walk is drawn from a seed; only how much time passes between two steps is the machine's.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from events.fairness import entropy_commitment
from events.keys import PublicKey
from events.receipts import Receipt
from games.kernel.registry import Registry
from tests.audit.second import told
from tests.service.people import Person
from verifier.evidence import Evidence
from verifier.verifying import verify

Json = dict[str, Any]

PACES: Final[Sequence[Json | None]] = (
    None,
    {"type": "per-move", "seconds": 3600},
    {"type": "per-move", "seconds": 1},
    {"type": "total", "seconds": 3601, "increment": 7},
    {"type": "total", "seconds": 3, "increment": 1},
)
WINDOWS: Final[Sequence[Json | None]] = (
    None,
    None,
    {"opens": "00:00", "closes": "23:59", "zone": "Europe/Prague"},
    {"opens": "20:15", "closes": "20:05", "zone": "America/New_York"},
)
TABLES: Final = 3
"""How many games go on at once."""
DECKS: Final = {"lanterns": 3, "tzolkin": 3, "ancient-knowledge": 2}
"""Titles that are walked with, and how often each is chosen."""


class Walk:
    """One walk through a running service. `arbiter` may judge and sits at no table."""

    def __init__(
        self, seed: str, people: Sequence[Person], arbiter: Person, registry: Registry, folder: Path
    ) -> None:
        self.done: Counter[str] = Counter()
        self.exports = 0
        self._dice = random.Random(seed)
        self._people = people
        self._arbiter = arbiter
        self._registry = registry
        self._folder = folder
        self._games: list[str] = []
        self._receipts: dict[str, list[Receipt]] = {}
        self._texts: dict[str, str] = {}
        self._keys: tuple[PublicKey, ...] = ()

    def step(self) -> None:
        """Something happens at a table. What the service refuses is no failure."""
        if len(self._games) < TABLES or self._dice.random() < 0.03:
            self._counted("open", self._open())
            return
        game = self._dice.choice(self._games[-TABLES:])
        shown = self._shown(game)
        status = shown["status"]
        if status == "gone":
            self._games.remove(game)
            return
        steps = self._steps(status, shown.get("entropy_awaited"))
        (step,) = self._dice.choices(list(steps), list(steps.values()))
        answer = step(game)
        self._counted(step.__name__.removeprefix("_"), answer)
        if answer.is_success and self._dice.random() < 0.12:
            self.check(game)

    def _steps(self, status: str, awaited: object) -> Mapping[Callable[[str], httpx.Response], int]:
        """What is done with a game, and how often; now and then what does not fit it."""
        if status == "open":
            told = {self._tell: 60, self._start: 6} if awaited else {}
            return {**told, self._join: 60, self._leave: 14, self._close: 2, self._move: 2}
        if status == "running":
            return {
                self._move: 60,
                self._propose: 8,
                self._agree: 5,
                self._decline: 2,
                self._take_back: 10,
                self._dispute: 5,
                self._judge: 8,
                self._withdraw: 1,
                self._resign: 2,
                self._fork: 3,
                self._wait: 4,
                self._leave: 1,
            }
        return {
            self._fork: 10,
            self._import: 20,
            self._rematch: 20,
            self._dispute: 3,
            self._judge: 2,
            self._move: 2,
            self._open_another: 20,
        }

    def check_all(self) -> None:
        """Every game that was played, as everybody sees it."""
        for game in self._games:
            self.check(game)

    def check_last(self) -> None:
        """The game that was played with last, if it has just begun, run, or been closed."""
        if self._games:
            self.check(self._games[-1])

    def check(self, game: str) -> None:
        """The exports of a game for some viewers, by both verifiers."""
        for person in self._dice.sample([*self._people, self._arbiter], 2):
            answer = person.http.get(f"/v1/games/{game}/export")
            if answer.status_code == 404:
                continue  # a private game, and a stranger
            assert answer.status_code == 200, answer.text
            self._verified(game, answer.content)

    def _verified(self, game: str, raw: bytes) -> None:
        self._keys = self._keys or self._known()
        receipts = tuple(
            one for one in self._receipts.get(game, ()) if one.version <= _version(raw)
        )
        evidence = Evidence(keys=self._keys, receipts=receipts)
        report = verify(game, raw, self._registry, evidence)
        other = told(self._folder, raw, report.draws)
        if not (report.good and other["good"]):
            (self._folder / f"{game}.json").write_bytes(raw)
        assert report.good, (game, report.findings, self._folder)
        assert other["good"], (game, other["bad"], self._folder)
        self.exports += 1

    def _known(self) -> tuple[PublicKey, ...]:
        listed = self._people[0].get("/v1/keys")["items"]
        return tuple(PublicKey.parse(one["key"]) for one in listed)

    def _counted(self, what: str, answer: httpx.Response) -> None:
        assert answer.status_code < 500, answer.text
        self.done[what if answer.is_success else f"{what} refused"] += 1

    def _somebody(self) -> Person:
        return self._dice.choice(self._people)

    def _sitter(self, game: str) -> Person:
        """Somebody who sits at the table, most of the time."""
        accounts = {(one.get("account") or {}).get("id") for one in self._shown(game)["seats"]}
        seated = [one for one in self._people if one.id in accounts]
        return self._dice.choice(seated if seated and self._dice.random() < 0.9 else self._people)

    def _shown(self, game: str) -> Json:
        for person in self._people:
            answer = person.http.get(f"/v1/games/{game}")
            if answer.status_code == 200:
                shown: Json = answer.json()
                return shown
        return {"status": "gone", "seats": [], "ply": 0}  # private, and all have left

    def _seated(self, game: str, seat: int) -> Person | None:
        account = self._shown(game)["seats"][seat].get("account") or {}
        return next((one for one in self._people if one.id == account.get("id")), None)

    def _seat(self, game: str) -> tuple[int, Person]:
        """A seat and who sits there; now and then somebody else."""
        seats = self._shown(game)["seats"]
        persons = [one["seat"] for one in seats if one["kind"] == "person"]
        seat = self._dice.choice(persons or [0])
        sits = self._dice.random() < 0.95
        return seat, (self._seated(game, seat) if sits else None) or self._somebody()

    def _open(self) -> httpx.Response:
        person, slug = self._somebody(), self._dice.choices(list(DECKS), list(DECKS.values()))[0]
        title = next(one for one in self._registry if one.meta.slug.replace("_", "-") == slug)
        low, high = title.meta.seats
        kinds = [self._dice.choice(("me", "open", "open", "bot")) for _ in range(low - 1)]
        kinds += [self._dice.choice(("open", "bot"))] * (self._dice.random() < 0.3 and high > low)
        seats = [{"kind": "me"}, *({"kind": kind} for kind in kinds)]
        for one in seats:
            if one["kind"] == "me":
                one |= self._mixed()
        body = {"title": title.meta.slug, "seats": seats, "terms": self._terms()}
        body["visibility"] = self._dice.choice(("public", "public", "unlisted", "private"))
        return self._kept(person.http.post("/v1/games", json=body))

    def _open_another(self, game: str) -> httpx.Response:
        """The game is over; another one takes its place."""
        return self._open()

    def _terms(self) -> Json:
        terms: Json = {
            "on_dispute": self._dice.choice(("go-on", "pause")),
            "takebacks": self._dice.choice(("consent", "consent", "own", "never")),
        }
        pace, window = self._dice.choice(PACES), self._dice.choice(WINDOWS)
        if pace is not None:
            expiry = self._dice.choice(("default-command", "loss"))
            terms["clock"] = {"pace": pace, "on_expiry": expiry}
            terms["clock"] |= {} if window is None else {"window": window}
        return terms

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        """The answer about a game that is there now."""
        if answer.is_success and answer.json()["id"] not in self._games:
            self._games.append(answer.json()["id"])
        return answer

    def _post(self, person: Person, game: str, what: str, **body: Any) -> httpx.Response:
        return person.http.post(f"/v1/games/{game}/{what}", json=body)

    def _join(self, game: str) -> httpx.Response:
        return self._post(self._somebody(), game, "join", **self._mixed())

    def _mixed(self) -> Json:
        """What somebody adds to the draws: nothing, a text, or its commitment."""
        text, way = f"dice {self._dice.random()}", self._dice.choice(("", "", "open", "later"))
        if way == "open":
            return {"entropy": text}
        self._texts[entropy_commitment(text)] = text
        return {"entropy_commitment": entropy_commitment(text)} if way else {}

    def _tell(self, game: str) -> httpx.Response:
        """Somebody tells the text that a seat has committed to, if one is waited for."""
        shown = self._shown(game)
        answer = self._people[0].http.get("/v1/titles")
        for seat in shown.get("entropy_awaited", [])[: self._dice.choice((1, 2, 4))]:
            person = self._seated(game, seat) or self._somebody()
            events = person.get(f"/v1/games/{game}/events")["items"]
            said = {
                one["data"]["seat"]: one["data"]["commitment"]
                for one in events
                if one["data"]["type"] == "table.entropy-committed"
            }
            body = {"seat": seat, "entropy": self._texts[said[seat]]}
            answer = person.http.put(f"/v1/games/{game}/entropy", json=body)
        return answer

    def _start(self, game: str) -> httpx.Response:
        return self._post(self._sitter(game), game, "start")

    def _leave(self, game: str) -> httpx.Response:
        return self._post(self._sitter(game), game, "leave")

    def _close(self, game: str) -> httpx.Response:
        return self._post(self._sitter(game), game, "abandon")

    def _move(self, game: str) -> httpx.Response:
        """Some moves, of whoever is awaited."""
        for _ in range(self._dice.choice((1, 2, 4, 12))):
            shown = self._shown(game)
            seat = next(iter(shown["awaits"]), 0)
            person = self._seated(game, seat) or self._somebody()
            answer = person.http.get(f"/v1/games/{game}/legal", params={"seat": seat})
            if not answer.is_success or not answer.json()["commands"]:
                return answer
            commands = [self._dice.choice(answer.json()["commands"])]
            decision = answer.json()["decision"]
            answer = person.play(game, seat, commands, decision=decision)
            if not answer.is_success:
                return answer
            receipt = msgspec.convert(answer.json()["receipt"], Receipt)
            self._receipts.setdefault(game, []).append(receipt)
        return answer

    def _proposed(self, game: str, proposal: Json) -> httpx.Response:
        """Somebody proposes something; most of the time all the others say something to it."""
        seat, person = self._seat(game)
        answer = self._post(person, game, "proposals", seat=seat, proposal=proposal)
        if answer.is_success and self._dice.random() < 0.7:
            self._counted("agree", self._agree(game))
        return answer

    def _propose(self, game: str) -> httpx.Response:
        kind = "resume" if self._shown(game).get("pauses") else "pause"
        if self._dice.random() < 0.2:
            kind = self._dice.choice(("resume", "pause", "call-off"))
        more = {"hours": self._dice.randint(1, 9)} if kind == "pause" else {}
        return self._proposed(game, {"type": kind, **more})

    def _take_back(self, game: str) -> httpx.Response:
        to = max(0, self._shown(game)["ply"] - self._dice.choice((1, 1, 1, 2, 3, 9)))
        return self._proposed(game, {"type": "take-back", "to": to})

    def _agree(self, game: str) -> httpx.Response:
        """Everybody says yes, or one does."""
        everybody = self._dice.random() < 0.7
        seats = [one["seat"] for one in self._shown(game)["seats"]]
        answers = [
            self._answer(self._seated(game, seat) or self._somebody(), game, "agree", seat)
            for seat in (seats if everybody else [self._dice.choice(seats)])
        ]
        return next((one for one in answers if one.is_success), answers[0])

    def _decline(self, game: str) -> httpx.Response:
        seat, person = self._seat(game)
        return self._answer(person, game, "decline", seat)

    def _answer(self, person: Person, game: str, how: str, seat: int) -> httpx.Response:
        """Says something to the proposal of a table, or to one that it has not seen."""
        number = self._shown(game).get("proposal", {"number": 1})["number"]
        return self._post(person, game, f"proposals/{number}/{how}", seat=seat)

    def _resign(self, game: str) -> httpx.Response:
        seat, person = self._seat(game)
        return self._post(person, game, "resign", seat=seat)

    def _dispute(self, game: str) -> httpx.Response:
        shown, seat, person = self._shown(game), *self._seat(game)
        body = {"seat": seat, "complaint": "That cannot be right."}
        if self._dice.random() < 0.7:
            body["ply"] = self._dice.randint(0, shown["ply"])
        return self._post(person, game, "disputes", **body)

    def _open_dispute(self, game: str) -> int:
        disputes = self._shown(game).get("disputes", ())
        open_ones = [one["number"] for one in disputes if one.get("status", "open") == "open"]
        return self._dice.choice(open_ones) if open_ones else 1

    def _judge(self, game: str) -> httpx.Response:
        number, ply = self._open_dispute(game), self._shown(game)["ply"]
        body: Json = {"verdict": self._dice.choice(("dismissed", "upheld")), "ruling": "So it is."}
        if body["verdict"] == "upheld":
            to = max(0, ply - self._dice.choice((1, 2, 5, 20)))
            remedies = ({"type": "rewind", "to": to},) * 6 + (None, {"type": "annul"})
            body["remedy"] = self._dice.choice(remedies)
        return self._post(self._arbiter, game, f"disputes/{number}/judge", **body)

    def _withdraw(self, game: str) -> httpx.Response:
        number = self._open_dispute(game)
        return self._post(self._sitter(game), game, f"disputes/{number}/withdraw")

    def _fork(self, game: str) -> httpx.Response:
        ply = self._dice.randint(0, self._shown(game)["ply"])
        return self._kept(self._post(self._somebody(), game, "forks", ply=ply))

    def _import(self, game: str) -> httpx.Response:
        person = self._somebody()
        document = person.http.get(f"/v1/games/{game}/export")
        if not document.is_success:
            return document
        headers = {"Content-Type": "application/json"}
        sent = person.http.post("/v1/games/import", content=document.content, headers=headers)
        return self._kept(sent)

    def _rematch(self, game: str) -> httpx.Response:
        return self._kept(self._post(self._sitter(game), game, "rematch", **self._mixed()))

    def _wait(self, game: str) -> httpx.Response:
        """Long enough for a short clock to run out."""
        time.sleep(self._dice.choice((0.2, 1.3)))
        return self._people[0].http.get("/v1/titles")


def _version(raw: bytes) -> int:
    version: int = msgspec.json.decode(raw)["game"]["version"]
    return version
