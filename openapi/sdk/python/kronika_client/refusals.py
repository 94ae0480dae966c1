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


class PartialArbiter(ProblemError):
    """403: An arbiter may not judge a game in which they play.

    Another arbiter has to decide.
    """


class NotFound(ProblemError):
    """404: There is nothing at this path.

    Check the path.
    """


class UnknownDispute(ProblemError):
    """404: No such dispute.

    See the list of the game's disputes.
    """


class UnknownGame(ProblemError):
    """404: No such game.

    It does not exist, or it is private and not yours.
    """


class UnknownInvitation(ProblemError):
    """404: No such invitation.

    It was withdrawn, or has expired.
    """


class UnknownPass(ProblemError):
    """404: No such standing pass.

    See the list of the seat's standing passes.
    """


class UnknownPlayer(ProblemError):
    """404: No such player.

    The name or id belongs to no account.
    """


class UnknownPly(ProblemError):
    """404: The game has no such ply.

    Ply 0 is the setup; it exists once the game has started.
    """


class UnknownRefusal(ProblemError):
    """404: No such refusal.

    See the list of the game's refusals.
    """


class UnknownRule(ProblemError):
    """404: No such rule.

    Refusals and evidence name the rules of a title.
    """


class UnknownTitle(ProblemError):
    """404: No such title.

    See GET /v1/titles.
    """


class UnknownToken(ProblemError):
    """404: No such token.

    See GET /v1/tokens.
    """


class UnknownWebhook(ProblemError):
    """404: No such webhook.

    See GET /v1/webhooks.
    """


class MethodNotAllowed(ProblemError):
    """405: The method is not allowed here.

    See the header `Allow`.
    """


class NotAcceptable(ProblemError):
    """406: No acceptable representation.

    Accept the media type of the answer.
    """


class AlreadyDisputed(ProblemError):
    """409: This was disputed before.

    An earlier dispute about it was decided or withdrawn. The same matter cannot be disputed
    again.
    """


class DecisionClosed(ProblemError):
    """409: The decision is not open.

    It was answered before, or the game is over. `events` holds what happened since.
    """


class DisputeDecided(ProblemError):
    """409: The dispute is not open any more.

    It was decided or withdrawn. Read the dispute to see how it ended.
    """


class EntropyAwaited(ProblemError):
    """409: Texts are awaited.

    Seats have committed to texts. The game starts once they have told them, or without them
    when you ask for the start after a while.
    """


class ForkWouldReveal(ProblemError):
    """409: The fork would show what is hidden from you.

    A running game can be forked only at a ply up to which nothing was hidden from you,
    because the players of a fork can end it, and then it shows everything. `ply` is the
    first ply that hides something. Wait until the game has ended.
    """


class GameEnded(ProblemError):
    """409: The game is over.

    A game that has ended cannot be changed any more.
    """


class GameNotOpen(ProblemError):
    """409: The game has started.

    Seats change only before the start.
    """


class GameNotOver(ProblemError):
    """409: The game is not over.

    Wait for its end.
    """


class GameNotStarted(ProblemError):
    """409: The game has not started.

    Wait until every seat is taken.
    """


class GamePaused(ProblemError):
    """409: The game is paused.

    The players agreed on it, or a dispute is open. `pauses` of the game says why and for
    how long.
    """


class NameTaken(ProblemError):
    """409: The name is taken.

    Choose another one.
    """


class NotAtThisTable(ProblemError):
    """409: The rules of the table forbid this.

    `rule` and `because` say why; see docs/table.md for the rules.
    """


class NotSeated(ProblemError):
    """409: You do not sit there.

    You can leave only a seat that you hold. Nothing was changed.
    """


class SeatTaken(ProblemError):
    """409: The seat is not free.

    Choose another seat, or leave `seat` out.
    """


class SeatsOpen(ProblemError):
    """409: Seats are still open.

    Every seat must be taken.
    """


class TooLateToDispute(ProblemError):
    """409: The game has been over for too long.

    `detail` says for how long.
    """


class TooManyDisputes(ProblemError):
    """409: The seat has too many disputes.

    Wait for a verdict, or withdraw one.
    """


class TooManyGames(ProblemError):
    """409: The account has too many games.

    Finish some of the games that you have opened, or leave their tables.
    """


class TooManyInvitations(ProblemError):
    """409: The table has too many invitations.

    Withdraw some of them, or wait until they expire.
    """


class TooManyTokens(ProblemError):
    """409: The account has too many tokens.

    Revoke tokens that are no longer used.
    """


class WebhookDisabled(ProblemError):
    """409: The webhook is disabled.

    Enable it first, with PATCH.
    """


class WebhookLimit(ProblemError):
    """409: You have too many webhooks.

    Delete one that you do not need.
    """


class VersionMismatch(ProblemError):
    """412: The game is at another version.

    The request was refused. `events` holds what happened since the version in `If-Match`.
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
    """422: A command follows one that revealed something.

    The commands of a request are played all or none, so no command may follow one that
    draws or reveals something. Send the first `index` commands, then decide again.
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


class NotImportable(ProblemError):
    """422: The game cannot be imported.

    `ply` is the first ply that is wrong; `because` and `rule` say why. Nothing was stored.
    """


class UnknownNote(ProblemError):
    """422: The note is not one that can be taken.

    It needs a checkpoint of this service and the line of a witness that the operator knows.
    """


class WebhookAddress(ProblemError):
    """422: Webhooks may not go to this address.

    Use https, a public host and a usual port; `detail` says what is wrong.
    """


class UpgradeRequired(ProblemError):
    """426: This path needs a WebSocket connection.

    Connect with a WebSocket client, or read the same events over HTTP at `stream`.
    """


class TooManyBadTokens(ProblemError):
    """429: Too many bad tokens came from your address.

    No token from your address is checked for `retry_after` seconds. Stop sending the bad
    token: each further bad token doubles the wait.
    """


class TooManyRequests(ProblemError):
    """429: The budget is used up.

    Wait the seconds in `retry_after` (the header `Retry-After`), then go on; budgets refill
    evenly. `budget` names which one. The headers `RateLimit-*` of every answer tell how
    much is left; GET /v1/limits lists all budgets.
    """


class TooManyStreams(ProblemError):
    """429: Too many streams are open.

    Close streams that you no longer read; their slots are free at once.
    """


class Internal(ProblemError):
    """500: The service failed.

    This is a fault of the service. Please report it with the `incident`.
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
    "/docs/problems#partial-arbiter": PartialArbiter,
    "/docs/problems#not-found": NotFound,
    "/docs/problems#unknown-dispute": UnknownDispute,
    "/docs/problems#unknown-game": UnknownGame,
    "/docs/problems#unknown-invitation": UnknownInvitation,
    "/docs/problems#unknown-pass": UnknownPass,
    "/docs/problems#unknown-player": UnknownPlayer,
    "/docs/problems#unknown-ply": UnknownPly,
    "/docs/problems#unknown-refusal": UnknownRefusal,
    "/docs/problems#unknown-rule": UnknownRule,
    "/docs/problems#unknown-title": UnknownTitle,
    "/docs/problems#unknown-token": UnknownToken,
    "/docs/problems#unknown-webhook": UnknownWebhook,
    "/docs/problems#method-not-allowed": MethodNotAllowed,
    "/docs/problems#not-acceptable": NotAcceptable,
    "/docs/problems#already-disputed": AlreadyDisputed,
    "/docs/problems#decision-closed": DecisionClosed,
    "/docs/problems#dispute-decided": DisputeDecided,
    "/docs/problems#entropy-awaited": EntropyAwaited,
    "/docs/problems#fork-would-reveal": ForkWouldReveal,
    "/docs/problems#game-ended": GameEnded,
    "/docs/problems#game-not-open": GameNotOpen,
    "/docs/problems#game-not-over": GameNotOver,
    "/docs/problems#game-not-started": GameNotStarted,
    "/docs/problems#game-paused": GamePaused,
    "/docs/problems#name-taken": NameTaken,
    "/docs/problems#not-at-this-table": NotAtThisTable,
    "/docs/problems#not-seated": NotSeated,
    "/docs/problems#seat-taken": SeatTaken,
    "/docs/problems#seats-open": SeatsOpen,
    "/docs/problems#too-late-to-dispute": TooLateToDispute,
    "/docs/problems#too-many-disputes": TooManyDisputes,
    "/docs/problems#too-many-games": TooManyGames,
    "/docs/problems#too-many-invitations": TooManyInvitations,
    "/docs/problems#too-many-tokens": TooManyTokens,
    "/docs/problems#webhook-disabled": WebhookDisabled,
    "/docs/problems#webhook-limit": WebhookLimit,
    "/docs/problems#version-mismatch": VersionMismatch,
    "/docs/problems#body-too-large": BodyTooLarge,
    "/docs/problems#unsupported-media-type": UnsupportedMediaType,
    "/docs/problems#beyond-a-draw": BeyondADraw,
    "/docs/problems#illegal-command": IllegalCommand,
    "/docs/problems#illegal-options": IllegalOptions,
    "/docs/problems#key-reused": KeyReused,
    "/docs/problems#not-importable": NotImportable,
    "/docs/problems#unknown-note": UnknownNote,
    "/docs/problems#webhook-address": WebhookAddress,
    "/docs/problems#upgrade-required": UpgradeRequired,
    "/docs/problems#too-many-bad-tokens": TooManyBadTokens,
    "/docs/problems#too-many-requests": TooManyRequests,
    "/docs/problems#too-many-streams": TooManyStreams,
    "/docs/problems#internal": Internal,
    "/docs/problems#unavailable": Unavailable,
}
