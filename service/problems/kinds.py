"""Every kind of problem that the service answers with, in one list (RFC 9457).

A kind is stable: clients may compare `type`. The page /docs/problems shows this list.
"""

from typing import Final

from msgspec import Struct

PAGE: Final = "/docs/problems"


class Kind(Struct, frozen=True):
    """One kind: the fragment of its `type`, HTTP status, title, and what a client can do."""

    slug: str
    status: int
    title: str
    meaning: str

    @property
    def type(self) -> str:
        """The `type` member of its problems: a relative reference to its documentation."""
        return f"{PAGE}#{self.slug}"


MALFORMED_BODY: Final = Kind(
    "malformed-body", 400, "The body cannot be read", "Send valid JSON in UTF-8, not too deep."
)
INVALID_BODY: Final = Kind(
    "invalid-body", 400, "The body does not fit", "`field` names the value that does not fit."
)
INVALID_QUERY: Final = Kind(
    "invalid-query",
    400,
    "A query parameter does not fit",
    "`field` names a parameter that is unknown, repeated or of the wrong type.",
)
INVALID_HEADER: Final = Kind(
    "invalid-header", 400, "A header does not fit", "`field` names the header."
)
UNAUTHORIZED: Final = Kind(
    "unauthorized",
    401,
    "A valid token is needed",
    "Send `Authorization: Bearer <token>`; the token may be unknown, revoked or expired.",
)
MISSING_SCOPE: Final = Kind(
    "missing-scope", 403, "The token may not do this", "Use a token with the scope in `scope`."
)
NOT_YOUR_SEAT: Final = Kind(
    "not-your-seat", 403, "This seat is not yours", "Only the account that sits there may use it."
)
PARTIAL_ARBITER: Final = Kind(
    "partial-arbiter",
    403,
    "An arbiter may not judge a game in which they play",
    "Another arbiter has to decide.",
)
NOT_FOUND: Final = Kind("not-found", 404, "There is nothing at this path", "Check the path.")
UNKNOWN_TITLE: Final = Kind("unknown-title", 404, "No such title", "See GET /v1/titles.")
UNKNOWN_GAME: Final = Kind(
    "unknown-game", 404, "No such game", "It does not exist, or it is private and not yours."
)
UNKNOWN_PLY: Final = Kind(
    "unknown-ply",
    404,
    "The game has no such ply",
    "Ply 0 is the setup; it exists once the game has started.",
)
UNKNOWN_RULE: Final = Kind(
    "unknown-rule", 404, "No such rule", "Refusals and evidence name the rules of a title."
)
UNKNOWN_DISPUTE: Final = Kind(
    "unknown-dispute", 404, "No such dispute", "See the list of the game's disputes."
)
UNKNOWN_REFUSAL: Final = Kind(
    "unknown-refusal", 404, "No such refusal", "See the list of the game's refusals."
)
UNKNOWN_TOKEN: Final = Kind("unknown-token", 404, "No such token", "See GET /v1/tokens.")
UNKNOWN_WEBHOOK: Final = Kind("unknown-webhook", 404, "No such webhook", "See GET /v1/webhooks.")
METHOD_NOT_ALLOWED: Final = Kind(
    "method-not-allowed", 405, "The method is not allowed here", "See the header `Allow`."
)
NOT_ACCEPTABLE: Final = Kind(
    "not-acceptable", 406, "No acceptable representation", "Accept the media type of the answer."
)
NAME_TAKEN: Final = Kind("name-taken", 409, "The name is taken", "Choose another one.")
GAME_NOT_OPEN: Final = Kind(
    "game-not-open", 409, "The game has started", "Seats change only before the start."
)
GAME_NOT_STARTED: Final = Kind(
    "game-not-started", 409, "The game has not started", "Wait until every seat is taken."
)
NOT_AT_THIS_TABLE: Final = Kind(
    "not-at-this-table",
    409,
    "The rules of the table forbid this",
    "`rule` and `because` say why; see docs/table.md for the rules.",
)
ALREADY_DISPUTED: Final = Kind(
    "already-disputed",
    409,
    "This was disputed before",
    "An earlier dispute about it was decided or withdrawn. The same matter cannot be disputed "
    "again.",
)
DISPUTE_DECIDED: Final = Kind(
    "dispute-decided",
    409,
    "The dispute is not open any more",
    "It was decided or withdrawn. Read the dispute to see how it ended.",
)
TOO_MANY_DISPUTES: Final = Kind(
    "too-many-disputes",
    409,
    "The seat has too many disputes",
    "Wait for a verdict, or withdraw one.",
)
TOO_LATE_TO_DISPUTE: Final = Kind(
    "too-late-to-dispute", 409, "The game has been over for too long", "`detail` says for how long."
)
GAME_NOT_OVER: Final = Kind("game-not-over", 409, "The game is not over", "Wait for its end.")
UNKNOWN_PLAYER: Final = Kind(
    "unknown-player", 404, "No such player", "The name or id belongs to no account."
)
UNKNOWN_INVITATION: Final = Kind(
    "unknown-invitation", 404, "No such invitation", "It was withdrawn, or has expired."
)
UNKNOWN_PASS: Final = Kind(
    "unknown-pass", 404, "No such standing pass", "See the list of the seat's standing passes."
)
GAME_PAUSED: Final = Kind(
    "game-paused",
    409,
    "The game is paused",
    "The players agreed on it, or a dispute is open. `pauses` of the game says why and for how "
    "long.",
)
GAME_ENDED: Final = Kind(
    "game-ended", 409, "The game is over", "A game that has ended cannot be changed any more."
)
FORK_WOULD_REVEAL: Final = Kind(
    "fork-would-reveal",
    409,
    "The fork would show what is hidden from you",
    "A running game can be forked only at a ply up to which nothing was hidden from you, because "
    "the players of a fork can end it, and then it shows everything. `ply` is the first ply that "
    "hides something. Wait until the game has ended.",
)
SEAT_TAKEN: Final = Kind(
    "seat-taken", 409, "The seat is not free", "Choose another seat, or leave `seat` out."
)
NOT_SEATED: Final = Kind(
    "not-seated",
    409,
    "You do not sit there",
    "You can leave only a seat that you hold. Nothing was changed.",
)
ENTROPY_AWAITED: Final = Kind(
    "entropy-awaited",
    409,
    "Texts are awaited",
    "Seats have committed to texts. The game starts once they have told them, or without them when "
    "you ask for the start after a while.",
)
SEATS_OPEN: Final = Kind("seats-open", 409, "Seats are still open", "Every seat must be taken.")
DECISION_CLOSED: Final = Kind(
    "decision-closed",
    409,
    "The decision is not open",
    "It was answered before, or the game is over. `events` holds what happened since.",
)
WEBHOOK_DISABLED: Final = Kind(
    "webhook-disabled", 409, "The webhook is disabled", "Enable it first, with PATCH."
)
WEBHOOK_LIMIT: Final = Kind(
    "webhook-limit", 409, "You have too many webhooks", "Delete one that you do not need."
)
VERSION_MISMATCH: Final = Kind(
    "version-mismatch",
    412,
    "The game is at another version",
    "The request was refused. `events` holds what happened since the version in `If-Match`.",
)
BODY_TOO_LARGE: Final = Kind(
    "body-too-large", 413, "The body is too large", "Bodies are limited; see `detail`."
)
UNSUPPORTED_MEDIA_TYPE: Final = Kind(
    "unsupported-media-type", 415, "Only JSON is read", "Send `Content-Type: application/json`."
)
TOO_MANY_TOKENS: Final = Kind(
    "too-many-tokens",
    409,
    "The account has too many tokens",
    "Revoke tokens that are no longer used.",
)
TOO_MANY_INVITATIONS: Final = Kind(
    "too-many-invitations",
    409,
    "The table has too many invitations",
    "Withdraw some of them, or wait until they expire.",
)
TOO_MANY_GAMES: Final = Kind(
    "too-many-games",
    409,
    "The account has too many games",
    "Finish some of the games that you have opened, or leave their tables.",
)
UPGRADE_REQUIRED: Final = Kind(
    "upgrade-required",
    426,
    "This path needs a WebSocket connection",
    "Connect with a WebSocket client, or read the same events over HTTP at `stream`.",
)
TOO_MANY_REQUESTS: Final = Kind(
    "too-many-requests",
    429,
    "The budget is used up",
    "Wait the seconds in `retry_after` (the header `Retry-After`), then go on; budgets refill "
    "evenly. `budget` names which one. The headers `RateLimit-*` of every answer tell how much is "
    "left; GET /v1/limits lists all budgets.",
)
TOO_MANY_BAD_TOKENS: Final = Kind(
    "too-many-bad-tokens",
    429,
    "Too many bad tokens came from your address",
    "No token from your address is checked for `retry_after` seconds. Stop sending the bad "
    "token: each further bad token doubles the wait.",
)
TOO_MANY_STREAMS: Final = Kind(
    "too-many-streams",
    429,
    "Too many streams are open",
    "Close streams that you no longer read; their slots are free at once.",
)
ILLEGAL_COMMAND: Final = Kind(
    "illegal-command",
    422,
    "The rules forbid this command",
    "`rule` and `because` say why, `index` which command, `legal` what would be accepted. "
    "No command of the request was played.",
)
ILLEGAL_OPTIONS: Final = Kind(
    "illegal-options", 422, "The title refuses these options", "`rule` and `because` say why."
)
WEBHOOK_ADDRESS: Final = Kind(
    "webhook-address",
    422,
    "Webhooks may not go to this address",
    "Use https, a public host and a usual port; `detail` says what is wrong.",
)
NOT_IMPORTABLE: Final = Kind(
    "not-importable",
    422,
    "The game cannot be imported",
    "`ply` is the first ply that is wrong; `because` and `rule` say why. Nothing was stored.",
)
UNKNOWN_NOTE: Final = Kind(
    "unknown-note",
    422,
    "The note is not one that can be taken",
    "It needs a checkpoint of this service and the line of a witness that the operator knows.",
)
KEY_REUSED: Final = Kind(
    "key-reused",
    422,
    "The Idempotency-Key was used for another request",
    "Use a new key for every new request.",
)
BEYOND_A_DRAW: Final = Kind(
    "beyond-a-draw",
    422,
    "A command follows one that revealed something",
    "The commands of a request are played all or none, so no command may follow one that draws "
    "or reveals something. Send the first `index` commands, then decide again.",
)
INTERNAL: Final = Kind(
    "internal",
    500,
    "The service failed",
    "This is a fault of the service. Please report it with the `incident`.",
)
UNAVAILABLE: Final = Kind(
    "unavailable",
    503,
    "The service cannot answer now",
    "Retry after a moment; with the same Idempotency-Key a move is never played twice.",
)

KINDS: Final = tuple(
    sorted(
        (value for value in list(globals().values()) if isinstance(value, Kind)),
        key=lambda kind: (kind.status, kind.slug),
    )
)
"""All kinds, by status."""

BY_TYPE: Final = {kind.type: kind for kind in KINDS}
"""All kinds, by their `type`."""
