"""Everything that appends to a game, as requests that can be sent to either of two processes, and
what has to be true of a game to which two of them were sent at once."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import httpx
from msgspec import Struct
from msgspec.structs import replace

from events.fairness import entropy_commitment
from games.kernel.registry import Registry
from tests.service.people import Person
from tests.service.table.held import Gate, Processes, Request
from tests.support import later
from verifier.verifying import verify

REGISTRY: Final = Registry({"lanterns": later.title})
REFUSED: Final = (403, 404, 409, 422)
"""What may be said to somebody who was overtaken; 404 of an order that has ended meanwhile."""
UNKNOWN: Final = 503
"""The log took too long to say what became of it: nobody was promised anything."""
TEXTS: Final = {"ada": "two lazy otters", "bob": "an empty drawer"}


class Scene:
    """A table, and the people around it."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes
        self.judge = processes.judge
        self._people: dict[str, Person] = {}
        self.game = ""
        self.choice: Mapping[str, Any] = {}
        self.proposal = 1

    def __getitem__(self, name: str) -> Person:
        """Somebody, who gets an account when first named."""
        if name not in self._people:
            unique = f"{name}-{secrets.token_hex(6)}"
            self._people[name] = Person.create(self._processes.two, unique)
        return self._people[name]

    def ask(self, name: str, path: str, body: object, method: str = "POST") -> Request:
        """A request of somebody about the game."""
        return Request(self[name], method, f"/v1/games/{self.game}{path}", body)

    def do(self, name: str, path: str, body: object, method: str = "POST") -> Any:
        """What somebody does before anybody is held."""
        answer = self[name].http.request(method, f"/v1/games/{self.game}{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def close(self) -> None:
        """Closes the connections of all."""
        for one in self._people.values():
            one.close()


def alone(scene: Scene) -> None:
    """Ada sits at a table for four."""
    scene.game = scene["ada"].open("me", "open", "open", "open")["id"]


def in_company(scene: Scene) -> None:
    """Ada and Bob sit at a table for four."""
    alone(scene)
    scene.do("bob", "/join", {"seat": 1})


def committed(scene: Scene) -> None:
    """Ada and Bob sit at a table for two, and have committed to texts."""
    seats = [_committing("ada") | {"kind": "me"}, {"kind": "open"}]
    made = scene["ada"].http.post("/v1/games", json={"title": "lanterns", "seats": seats})
    assert made.status_code == 201, made.text
    scene.game = made.json()["id"]
    scene.do("bob", "/join", _committing("bob"))


def running(scene: Scene) -> None:
    """Ada, Bob and Carol play; Carol and then Ada have chosen a card, so Bob ends the round."""
    scene.game = scene["ada"].open("me", "open", "open")["id"]
    scene.do("bob", "/join", {"seat": 1})
    scene.do("carol", "/join", {"seat": 2})
    scene["carol"].play_any(scene.game, 2)
    scene["ada"].play_any(scene.game, 0)
    legal = scene["bob"].legal(scene.game)
    scene.choice = {"seat": 1, "decision": legal["decision"], "commands": legal["commands"][:1]}


def _committing(name: str) -> dict[str, str]:
    return {"entropy_commitment": entropy_commitment(TEXTS[name])}


Send = Callable[[Scene], Request]
Prepare = Callable[[Scene], object]


class Operation(Struct, frozen=True, kw_only=True):
    """A kind of request that appends. Whoever got 2xx finds one of `facts` in the log; `prepare`
    makes the table such that it can be done. It passes the `gates`."""

    name: str
    send: Send
    facts: tuple[str, ...]
    prepare: Prepare = lambda _: None
    gates: tuple[Gate, ...] = (Gate.APPEND,)


def _asked(name: str, path: str, body: object, method: str = "POST") -> Send:
    return lambda scene: scene.ask(name, path, body, method)


def _answering(how: str) -> Send:
    """Carol says something to the proposal."""
    return lambda scene: scene.ask("carol", f"/proposals/{scene.proposal}/{how}", {})


def _taking_back(to: int) -> Mapping[str, object]:
    return {"proposal": {"type": "take-back", "to": to}}


def _proposed(**proposal: Any) -> Prepare:
    """Ada proposes, and Bob agrees; Carol is asked."""

    def prepare(scene: Scene) -> None:
        if "proposal" not in scene["ada"].get(f"/v1/games/{scene.game}"):
            name = "bob" if proposal["type"] == "take-back" else "ada"
            other = "ada" if name == "bob" else "bob"
            scene.proposal = scene.do(name, "/proposals", {"proposal": proposal})["number"]
            scene.do(other, f"/proposals/{scene.proposal}/agree", {})

    return prepare


def _disputed(scene: Scene) -> None:
    """Carol disputes the setup."""
    if "disputes" not in scene["carol"].get(f"/v1/games/{scene.game}"):
        scene.do("carol", "/disputes", {"seat": 2, "ply": 0, "complaint": "These are my cards?"})


def _judged(verdict: str, **more: Any) -> Send:
    body = {"verdict": verdict, "ruling": "I have looked at it.", **more}

    def send(scene: Scene) -> Request:
        path = f"/v1/games/{scene.game}/disputes/1/judge"
        return Request(scene.judge, "POST", path, body)

    return send


def _op(name: str, send: Send, *facts: str, prepare: Prepare = lambda _: None) -> Operation:
    return Operation(name=name, send=send, facts=facts, prepare=prepare)


def _noting(name: str, send: Send, *facts: str, prepare: Prepare = lambda _: None) -> Operation:
    """One that looks something up, or notes something, before it appends."""
    return replace(_op(name, send, *facts, prepare=prepare), gates=tuple(Gate))


def _telling(name: str) -> Send:
    return _asked(name, "/entropy", {"entropy": TEXTS[name]}, "PUT")


def _farewell(name: str) -> Send:
    def send(scene: Scene) -> Request:
        return Request(scene[name], "DELETE", "/v1/accounts/me", {"name": scene[name].name})

    return send


_JOINS: Final = (
    _noting("Bob joins", _asked("bob", "/join", {"seat": 1}), "seat-taken"),
    _noting("Carol joins", _asked("carol", "/join", {"seat": 2}), "seat-taken"),
    _noting("Ada leaves", _asked("ada", "/leave", {}), "seat-left", "game-voided"),
)
OPERATIONS: Final[Mapping[Callable[[Scene], None], tuple[Operation, ...]]] = {
    alone: (
        *_JOINS,
        _noting("Dan joins anywhere", _asked("dan", "/join", {}), "seat-taken"),
        _op("Ada abandons", _asked("ada", "/abandon", {}), "game-voided"),
        _op("Ada departs", _farewell("ada"), "game-voided", "seat-left"),
    ),
    in_company: (
        *_JOINS,
        _noting("Bob leaves", _asked("bob", "/leave", {}), "seat-left"),
        _op("Bob departs", _farewell("bob"), "seat-left", "game-voided"),
    ),
    committed: (
        _op(
            "Ada tells",
            _asked("ada", "/entropy", {"entropy": TEXTS["ada"]}, "PUT"),
            "entropy-given",
        ),
        _op(
            "Bob tells",
            _asked("bob", "/entropy", {"entropy": TEXTS["bob"]}, "PUT"),
            "entropy-given",
        ),
        _op("Bob leaves", _asked("bob", "/leave", {}), "seat-left"),
        _op("Ada starts", _asked("ada", "/start", {}), "game-started"),
        _op("Bob departs", _farewell("bob"), "seat-left", "seat-forfeited", "game-voided"),
    ),
    running: (
        _op("Bob moves", lambda scene: scene.ask("bob", "/moves", scene.choice), "card-chosen"),
        _noting(
            "Ada takes back",
            _asked("ada", "/proposals", _taking_back(1)),
            "rewound",
            "proposed",
        ),
        _noting(
            "Bob asks to take back",
            _asked("bob", "/proposals", _taking_back(0)),
            "proposed",
        ),
        _noting(
            "Carol agrees to take back",
            _answering("agree"),
            "agreed",
            prepare=_proposed(type="take-back", to=0),
        ),
        _op(
            "Bob asks to pause",
            _asked("bob", "/proposals", {"proposal": {"type": "pause", "hours": 5}}),
            "proposed",
        ),
        _op(
            "Carol agrees to pause",
            _answering("agree"),
            "agreed",
            prepare=_proposed(type="pause", hours=5),
        ),
        _op(
            "Carol agrees to call off",
            _answering("agree"),
            "agreed",
            prepare=_proposed(type="call-off"),
        ),
        _op(
            "Carol declines",
            _answering("decline"),
            "declined",
            prepare=_proposed(type="pause", hours=5),
        ),
        _op("Bob resigns", _asked("bob", "/resign", {}), "seat-forfeited"),
        _op("Bob departs", _farewell("bob"), "seat-forfeited"),
        _noting(
            "Bob disputes",
            _asked("bob", "/disputes", {"seat": 1, "ply": 1, "complaint": "That was no card."}),
            "dispute-opened",
        ),
        _noting(
            "Ada disputes",
            _asked("ada", "/disputes", {"seat": 0, "ply": 1, "complaint": "I was in doubt."}),
            "dispute-opened",
        ),
        _op(
            "Carol withdraws",
            _asked("carol", "/disputes/1/withdraw", {}),
            "dispute-withdrawn",
            prepare=_disputed,
        ),
        _noting(
            "a verdict dismisses", _judged("dismissed"), "dispute-dismissed", prepare=_disputed
        ),
        _noting(
            "a verdict rewinds",
            _judged("upheld", remedy={"type": "rewind", "to": 0}),
            "dispute-upheld",
            prepare=_disputed,
        ),
        _noting(
            "a verdict annuls",
            _judged("upheld", remedy={"type": "annul"}),
            "dispute-upheld",
            prepare=_disputed,
        ),
        _op(
            "Bob prefers",
            _asked("bob", "/seats/1/preferences", {"forced": True}, "PUT"),
            "preferences-set",
        ),
        _op(
            "Bob orders passes",
            _asked("bob", "/seats/1/passes/dousing", {"until": "end"}, "PUT"),
            "pass-ordered",
        ),
        _op(
            "Bob withdraws his order",
            _asked("bob", "/seats/1/passes/dousing", None, "DELETE"),
            "pass-withdrawn",
            prepare=lambda scene: scene.do(
                "bob", "/seats/1/passes/dousing", {"until": "end"}, "PUT"
            ),
        ),
    ),
}
"""What can be done at each kind of table, by whom."""


Done = tuple[Operation, httpx.Response]
"""What was asked for, and the answer."""


async def check(processes: Processes, scene: Scene, *done: Done) -> None:
    """Both processes show the same game, a verifier accepts it, its persons sit where the log seats
    somebody, and whatever was answered with 2xx is in force."""
    path = f"/v1/games/{scene.game}"
    one, two = [
        await Request(scene.judge, "GET", path).sent(url) for url in (processes.one, processes.two)
    ]
    assert one.json() == two.json(), f"the processes differ: {one.text}, {two.text}"
    await _verified(processes, scene)
    events = await Request(scene.judge, "GET", f"{path}/events?limit=1000").sent(processes.two)
    told = {item["data"]["type"].partition(".")[2] for item in events.json()["items"]}
    for operation, answer in done:
        if answer.is_success:
            assert told & set(operation.facts), f"{operation.name} is nowhere"
        else:
            assert answer.status_code in (*REFUSED, UNKNOWN), (operation.name, answer.text)
    _sits(scene, two.json(), done)
    if not any("departs" in operation.name for operation, _ in done):
        taken = {one["seat"] for one in two.json()["seats"] if one["kind"] == "person"}
        assert taken <= await processes.seated(scene.game), "somebody has lost a seat"
    if two.json()["status"] == "running":
        for name in TEXTS:  # a game that is over shows its seed, so every move is decided again
            await scene.ask(name, "/resign", {}).sent(processes.two)
        await _verified(processes, scene)


async def _verified(processes: Processes, scene: Scene) -> None:
    path = f"/v1/games/{scene.game}/export"
    exported = await Request(scene.judge, "GET", path).sent(processes.two)
    report = await asyncio.to_thread(verify, "export", exported.content, REGISTRY)
    assert report.good, report.findings


def _sits(scene: Scene, shown: Any, done: tuple[Done, ...]) -> None:
    """Nobody has lost a seat, and no seat its person, but those who have left for good."""
    departed = any("departs" in operation.name for operation, _ in done)
    going = ("leaves", "departs")
    left = {one.name.split()[0] for one, _ in done if any(word in one.name for word in going)}
    for seat in shown["seats"]:
        if seat["kind"] == "person" and not departed:
            assert "account" in seat, f"nobody sits on seat {seat['seat']}"
    sitting = {seat["account"]["name"] for seat in shown["seats"] if "account" in seat}
    for operation, answer in done:
        who = operation.name.split()[0]
        if "joins" in operation.name and answer.is_success and who not in left:
            assert scene[who.lower()].name in sitting, f"{who} has joined, and does not sit there"
