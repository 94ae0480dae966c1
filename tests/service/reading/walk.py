"""Every operation that reads something as a whole, asked about one game."""

from collections.abc import Iterator
from typing import Final

import httpx

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from service.identity.scopes import Scope
from tests.service.people import Person

MISSING: Final = frozenset(
    {"getRefusal", "getDispute", "getEvidence", "getWebhook", "listDeliveries", "getInvitation"}
    | {"getProposal", "getApp", "getAuthorization", "getDevice", "readReview"}
    | {"readReviewedDecision"}
)
"""What somebody has to make first."""
ELSEWHERE: Final = frozenset(
    {"getLogTile", "getLogTilePart", "getLargeLogTile", "getLargestLogTile", "getLogCheckpoint"}
    | {"getPartitionCheckpoint", "getPartitionTile", "getPartitionTilePart"}
    | {"getLargePartitionTile", "getLargestPartitionTile"}
    | {"listDraws", "listAllDisputes", "getWorld"}
)
"""What needs a longer log, a title that is installed, another scope, or a game that goes on."""
ASKED: Final = {
    "getDiff": "?from=0&to=1",
    "getComparison": "?from=0&to=1",
    "getLegalCommands": "?seat=0&ply=0",
    "getProof": "?ply=1",
    "getCosignatures": "?ply=1",
    "getPicture": "?format=svg",
    "getTitlePicture": "?format=svg",
}


def _path(one: Operation, game: str, name: str) -> str:
    places = {
        "game_id": game,
        "title": "lanterns",
        "rule": "KR-AGENDA-01",
        "step": "1",
        "ply": "0",
        "seat": "0",
        "player": name,
        "partition": "0",
    }
    if "introduction" in one.path:
        places["title"] = "tzolkin"
    return one.path.format(**places) + ASKED.get(one.id, "")


def everything(person: Person, game: str) -> Iterator[tuple[Operation, str, httpx.Response]]:
    """The operations with the paths that were asked, and the answers."""
    for one in OPERATIONS:
        asked = one.conditional and one.scope not in (Scope.ADMIN, Scope.ENGINE)
        if asked and one.id not in MISSING | ELSEWHERE and one.id != "getEmbedding":
            path = _path(one, game, person.name)
            yield one, path, person.http.get(path)
