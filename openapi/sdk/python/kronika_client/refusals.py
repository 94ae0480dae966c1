# Generated from openapi.json; do not edit.
"""The kinds of problems that the service answers with, as exceptions."""

from typing import Final

from kronika_client.problems import ProblemError


class InvalidBody(ProblemError):
    """400: The body does not fit.

    `field` names the value that does not fit.
    """


class InvalidHeader(ProblemError):
    """400: A header does not fit.

    `field` names the header.
    """


class InvalidQuery(ProblemError):
    """400: A query parameter does not fit.

    `field` names a parameter that is unknown, repeated or of the wrong type.
    """


class MalformedBody(ProblemError):
    """400: The body cannot be read.

    Send valid JSON in UTF-8, not too deep.
    """


class Unauthorized(ProblemError):
    """401: A valid token is needed.

    Send `Authorization: Bearer <token>`; the token may be unknown, revoked or expired.
    """


class MissingScope(ProblemError):
    """403: The token may not do this.

    Use a token with the scope in `scope`.
    """


class NotYourSeat(ProblemError):
    """403: This seat is not yours.

    Only the account that sits there may use it.
    """


class NotFound(ProblemError):
    """404: Nothing is here.

    Check the path.
    """


class UnknownGame(ProblemError):
    """404: No such game.

    It does not exist, or it is private and not yours.
    """


class UnknownPly(ProblemError):
    """404: The game has no such ply.

    Ply 0 is the setup; it exists once started.
    """


class UnknownTitle(ProblemError):
    """404: No such title.

    See GET /v1/titles.
    """


class UnknownToken(ProblemError):
    """404: No such token.

    See GET /v1/tokens.
    """


class MethodNotAllowed(ProblemError):
    """405: The method is not allowed here.

    See the header `Allow`.
    """


class NotAcceptable(ProblemError):
    """406: No acceptable representation.

    Accept the media type of the answer.
    """


class DecisionClosed(ProblemError):
    """409: The decision is not open.

    Somebody was faster, or the game is over; `events` holds what happened since.
    """


class GameNotOpen(ProblemError):
    """409: The game has started.

    Seats change only before the start.
    """


class GameNotStarted(ProblemError):
    """409: The game has not started.

    Wait until every seat is taken.
    """


class NameTaken(ProblemError):
    """409: The name is taken.

    Choose another one.
    """


class NotSeated(ProblemError):
    """409: You do not sit there.

    Nothing has changed.
    """


class SeatTaken(ProblemError):
    """409: The seat is not free.

    Choose another seat, or leave `seat` out.
    """


class SeatsOpen(ProblemError):
    """409: Seats are still open.

    Every seat must be taken.
    """


class VersionMismatch(ProblemError):
    """412: The game has another version.

    `events` holds what happened since the version in `If-Match`.
    """


class BodyTooLarge(ProblemError):
    """413: The body is too large.

    Bodies are limited; see `detail`.
    """


class UnsupportedMediaType(ProblemError):
    """415: Only JSON is read.

    Send `Content-Type: application/json`.
    """


class BeyondADraw(ProblemError):
    """422: The request goes on after something new was revealed.

    Commands of one request stand or fall together, so none may follow one that draws or
    reveals. Send the first `index` commands, then decide again.
    """


class IllegalCommand(ProblemError):
    """422: The rules forbid this command.

    `rule` and `because` say why, `index` which command, `legal` what would be accepted. No
    command of the request was played.
    """


class IllegalOptions(ProblemError):
    """422: The title refuses these options.

    `rule` and `because` say why.
    """


class KeyReused(ProblemError):
    """422: The Idempotency-Key was used for another request.

    Use a new key for every new request.
    """


class Internal(ProblemError):
    """500: The service failed.

    It is our fault; tell us the `incident`.
    """


class Unavailable(ProblemError):
    """503: The service cannot answer now.

    Retry after a moment; with the same Idempotency-Key a move is never played twice.
    """


KINDS: Final[dict[str, type[ProblemError]]] = {
    "/docs/problems#invalid-body": InvalidBody,
    "/docs/problems#invalid-header": InvalidHeader,
    "/docs/problems#invalid-query": InvalidQuery,
    "/docs/problems#malformed-body": MalformedBody,
    "/docs/problems#unauthorized": Unauthorized,
    "/docs/problems#missing-scope": MissingScope,
    "/docs/problems#not-your-seat": NotYourSeat,
    "/docs/problems#not-found": NotFound,
    "/docs/problems#unknown-game": UnknownGame,
    "/docs/problems#unknown-ply": UnknownPly,
    "/docs/problems#unknown-title": UnknownTitle,
    "/docs/problems#unknown-token": UnknownToken,
    "/docs/problems#method-not-allowed": MethodNotAllowed,
    "/docs/problems#not-acceptable": NotAcceptable,
    "/docs/problems#decision-closed": DecisionClosed,
    "/docs/problems#game-not-open": GameNotOpen,
    "/docs/problems#game-not-started": GameNotStarted,
    "/docs/problems#name-taken": NameTaken,
    "/docs/problems#not-seated": NotSeated,
    "/docs/problems#seat-taken": SeatTaken,
    "/docs/problems#seats-open": SeatsOpen,
    "/docs/problems#version-mismatch": VersionMismatch,
    "/docs/problems#body-too-large": BodyTooLarge,
    "/docs/problems#unsupported-media-type": UnsupportedMediaType,
    "/docs/problems#beyond-a-draw": BeyondADraw,
    "/docs/problems#illegal-command": IllegalCommand,
    "/docs/problems#illegal-options": IllegalOptions,
    "/docs/problems#key-reused": KeyReused,
    "/docs/problems#internal": Internal,
    "/docs/problems#unavailable": Unavailable,
}
