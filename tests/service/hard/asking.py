"""What Bob and people without a seat ask and do at a table, and how the table comes about."""

import json
import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, get_args

from msgspec import Struct

from projections.notices import NoticeType
from service.contract.published import OPERATIONS
from service.disputes.routes.verdicts import show_verdict
from service.http.operation import Operation
from tests.service.hard import samples
from tests.service.hard.setup import AFTER_THE_END, REVIEWED, Stage
from tests.service.hard.worlds import BOB, Asked
from tests.service.people import Person
from tests.support import depth

MOVES: Final = {"lanterns": 1, "ancient-knowledge": 14} | ({"tzolkin": 1} if depth.seed() else {})
"""How far each game is played before the worlds part; one title with little to hide is for a
soak."""

READING = [
    one
    for one in (*OPERATIONS, show_verdict)
    if one.method == "GET" and one.tag != "operations" and one.id not in REVIEWED
]
"""Whatever is read, but reviews: they are of finished games, in which nothing is hidden."""
ACTING = [
    one
    for one in OPERATIONS
    if one.method == "POST"
    and "game_id" in one.path_parameters
    and one.id not in {"playMoves", "resignGame", *AFTER_THE_END}
]
"""What Bob can do without ending the game, which opens it. Moves are a test of their own."""


SPECTATING: Final = frozenset(
    {
        *("getGame", "listMoves", "listEvents", "streamEvents", "openSocket", "getState"),
        *(
            "getScene",
            "getTextPicture",
            "getPicture",
            "getReplay",
            "getDiff",
            "getComparison",
            "exportGame",
            "getNotation",
            "getProof",
            "getTlogProof",
            "getCosignatures",
            "listReceipts",
            "listForks",
            "listProposals",
        ),
    }
)
"""What arbiters read of a game, private or not: as spectators do, so without what is hidden."""


class Table(Struct, frozen=True, kw_only=True):
    """A table as it was when the worlds parted; `acts` are requests of
    Bob's that change it, `moves` such that are refused; `replay` tells it to his webhook."""

    game: str
    ada: str
    bob: str
    acts: tuple[Asked, ...]
    moves: tuple[Asked, ...]
    replay: Asked


def prepared(url: str, dsn: str, receiver: str) -> tuple[tuple[Table, ...], tuple[Asked, ...]]:
    """The tables, and everything that is asked by those who must not know the difference. Bob's
    webhooks post to `receiver`."""
    stranger = Person.create(url, "stranger").token
    tables: list[Table] = []
    asked: list[Asked] = []
    for title, moves in MOVES.items():
        with Stage(url, dsn, title) as stage:
            hook = _webhook(stage, receiver)
            _play(stage, moves)
            for operation in (*READING, *ACTING):
                stage.path(operation)
            for operation in READING:
                asked += _questions(stage, operation, stranger)
            tables.append(
                Table(
                    game=stage.game,
                    ada=stage.ada.token,
                    bob=stage.bob.token,
                    acts=tuple(_act(stage, operation) for operation in ACTING),
                    moves=tuple(_moves(stage)),
                    replay=_replay(stage, hook),
                )
            )
    return tuple(tables), tuple(_once(asked))


def _once(asked: Iterable[Asked]) -> Iterator[Asked]:
    """Each question once: what names no table is the same at each of them."""
    known: set[tuple[str, str | None, str]] = set()
    for one in asked:
        key = (one.path, one.token, str(one.headers))
        if key not in known:
            known.add(key)
            yield one


def _play(stage: Stage, moves: int) -> None:
    """Plays so many random moves, the first one Ada's."""
    dice = random.Random(stage.title)
    for _ in range(moves):
        seat = stage.ada.get(f"/v1/games/{stage.game}")["awaits"][0]
        who = (stage.ada, stage.bob)[seat]
        who.play_any(stage.game, seat, dice.randrange(100))


def _questions(stage: Stage, operation: Operation, stranger: str) -> Iterator[Asked]:
    """What Bob, a stranger, anybody and perhaps a judge ask of an operation."""
    seated = "seat" in operation.query.__struct_encode_fields__
    asking: dict[str, str | None] = {"bob": stage.bob.token, "stranger": stranger, "anybody": None}
    if operation.id in SPECTATING:
        asking["judge"] = stage.judge.token
    last: int = stage.ada.get(f"/v1/games/{stage.game}")["ply"]
    plies = {0, last, *depth.share(range(1, last), 2, len(operation.id))}
    path = stage.path(operation) + samples.query(operation)
    paths = {path, *(path.replace("/latest", f"/{ply}") for ply in plies)}
    for who, token in asking.items():
        for each in sorted(paths):
            seat = f"{'&' if '?' in each else '?'}seat={BOB}"
            for query in ("", seat) if seated and who == "bob" else ("",):
                for accept in ("*/*", "application/x-ndjson"):
                    if accept == "*/*" or accept in operation.media:
                        yield Asked(
                            what=operation.id,
                            method="GET",
                            path=each + query,
                            token=token,
                            headers={"Accept": accept},
                            until=stage.version if samples.endless(operation) else None,
                        )


def _act(stage: Stage, operation: Operation) -> Asked:
    """What Bob does with an operation."""
    body = samples.body(operation, stage)
    if isinstance(body, dict) and "seat" in body:
        body["seat"] = BOB
    return Asked(
        what=operation.id,
        method=operation.method,
        path=stage.path(operation) + samples.query(operation),
        token=stage.bob.token,
        body=json.dumps(body).encode(),
    )


def _moves(stage: Stage) -> Iterator[Asked]:
    """Moves of Bob's that are refused: Ada's commands, late ones, those of her seat."""
    hers = stage.ada.legal(stage.game, 0)["commands"]
    mine = stage.bob.legal(stage.game, BOB)["commands"]
    some = (mine or hers)[:1]
    bodies: list[dict[str, Any]] = [
        {"seat": BOB, "commands": [command]} for command in hers if command not in mine
    ]
    bodies += [{"seat": 0, "commands": some}, {"seat": BOB, "commands": some, "decision": 9999}]
    bodies += [{"seat": BOB, "commands": [{"type": "no.such"}]}]
    bodies += [{"seat": BOB, "commands": [one]} for one in _guesses(stage, mine)]
    for body in bodies:
        yield _move(stage, body)
    yield _move(stage, {"seat": BOB, "commands": some}, {"If-Match": '"1"'})


def _guesses(stage: Stage, mine: list[Any]) -> Iterator[Any]:
    """Bob's own commands with every other component in the place of his cards."""
    parts = stage.ada.get(f"/v1/titles/{stage.title}/components")["items"]
    known = {part["id"] for part in parts}
    for command in mine[:1]:
        for name, value in command.items():
            if isinstance(value, str) and value in known:
                others = [{**command, name: part} for part in sorted(known)]
                yield from (one for one in others if one not in mine)


def _move(stage: Stage, body: Any, headers: Mapping[str, str] | None = None) -> Asked:
    return Asked(
        what="playMoves",
        method="POST",
        path=f"/v1/games/{stage.game}/moves",
        token=stage.bob.token,
        headers=headers or {},
        body=json.dumps(body).encode(),
    )


def _webhook(stage: Stage, receiver: str) -> str:
    """Bob's webhook, which is told everything."""
    body = {"url": receiver, "types": get_args(NoticeType)}
    made = stage.bob.http.post("/v1/webhooks", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["webhook"]["id"])


def _replay(stage: Stage, hook: str) -> Asked:
    return Asked(
        what="replayWebhook",
        method="POST",
        path=f"/v1/webhooks/{hook}/replay",
        token=stage.bob.token,
        body=json.dumps({"game": stage.game}).encode(),
    )
