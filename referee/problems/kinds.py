"""Every kind of problem that the service answers with, in one list (RFC 9457).

A kind is stable: clients may compare `kind`. The page /docs/problems shows this list.
"""

from typing import Final

from msgspec import Struct

from referee.problems.words import meaning_of, title_of

PAGE: Final = "/docs/problems"
EXAMPLE: Final = "https://kronika.example"
"""Where the service of examples is reached."""


class Kind(Struct, frozen=True):
    """One kind: its name, which is the fragment of its `type`, and the HTTP status. What it says
    stands in the words of problems (`referee.problems.words`)."""

    slug: str
    status: int

    @property
    def title(self) -> str:
        """Its title, in English."""
        return title_of(self.slug)

    @property
    def meaning(self) -> str:
        """What a client can do about it, in English."""
        return meaning_of(self.slug)

    @property
    def type(self) -> str:
        """The path of its documentation; behind the origin of a service the `type` member of its
        problems."""
        return f"{PAGE}#{self.slug}"


MALFORMED_BODY: Final = Kind("malformed-body", 400)
INVALID_BODY: Final = Kind("invalid-body", 400)
INVALID_QUERY: Final = Kind("invalid-query", 400)
INVALID_PATH: Final = Kind("invalid-path", 400)
INVALID_HEADER: Final = Kind("invalid-header", 400)
UNAUTHORIZED: Final = Kind("unauthorized", 401)
MISSING_SCOPE: Final = Kind("missing-scope", 403)
NOT_YOUR_SEAT: Final = Kind("not-your-seat", 403)
ACCOUNT_SUSPENDED: Final = Kind("account-suspended", 403)
SIGN_UP_CLOSED: Final = Kind("sign-up-closed", 403)
SIGN_UP_CODE: Final = Kind("sign-up-code", 403)
FOREIGN_ORIGIN: Final = Kind("foreign-origin", 403)
SIGN_IN_REFUSED: Final = Kind("sign-in-refused", 403)
ENGINE_SUSPENDED: Final = Kind("engine-suspended", 403)
PARTIAL_ARBITER: Final = Kind("partial-arbiter", 403)
NOT_FOUND: Final = Kind("not-found", 404)
UNKNOWN_TITLE: Final = Kind("unknown-title", 404)
UNKNOWN_GAME: Final = Kind("unknown-game", 404)
UNKNOWN_PLY: Final = Kind("unknown-ply", 404)
UNKNOWN_RULE: Final = Kind("unknown-rule", 404)
UNKNOWN_INTRODUCTION: Final = Kind("unknown-introduction", 404)
UNKNOWN_DISPUTE: Final = Kind("unknown-dispute", 404)
UNKNOWN_PROPOSAL: Final = Kind("unknown-proposal", 404)
UNKNOWN_REFUSAL: Final = Kind("unknown-refusal", 404)
UNKNOWN_TOKEN: Final = Kind("unknown-token", 404)
UNKNOWN_SESSION: Final = Kind("unknown-session", 404)
UNKNOWN_PASSKEY: Final = Kind("unknown-passkey", 404)
UNKNOWN_IDENTITY: Final = Kind("unknown-identity", 404)
NO_PROVIDER: Final = Kind("no-provider", 404)
UNKNOWN_WEBHOOK: Final = Kind("unknown-webhook", 404)
UNKNOWN_CODE: Final = Kind("unknown-code", 404)
UNKNOWN_APP: Final = Kind("unknown-app", 404)
UNKNOWN_CONNECTION: Final = Kind("unknown-connection", 404)
UNKNOWN_REVIEW: Final = Kind("unknown-review", 404)
UNKNOWN_ENGINE: Final = Kind("unknown-engine", 404)
UNKNOWN_DEVICE: Final = Kind("unknown-device", 404)
METHOD_NOT_ALLOWED: Final = Kind("method-not-allowed", 405)
NOT_ACCEPTABLE: Final = Kind("not-acceptable", 406)
NOTHING_TO_CHANGE: Final = Kind("nothing-to-change", 409)
OWN_ACCOUNT: Final = Kind("own-account", 409)
LAST_ADMIN: Final = Kind("last-admin", 409)
NAME_TAKEN: Final = Kind("name-taken", 409)
CEREMONY_OVER: Final = Kind("ceremony-over", 409)
NO_PASSKEYS_HERE: Final = Kind("no-passkeys-here", 409)
PASSKEY_KNOWN: Final = Kind("passkey-known", 409)
GAME_NOT_OPEN: Final = Kind("game-not-open", 409)
GAME_NOT_STARTED: Final = Kind("game-not-started", 409)
NOT_AT_THIS_TABLE: Final = Kind("not-at-this-table", 409)
ALREADY_DISPUTED: Final = Kind("already-disputed", 409)
DISPUTE_DECIDED: Final = Kind("dispute-decided", 409)
TOO_MANY_DISPUTES: Final = Kind("too-many-disputes", 409)
TOO_LATE_TO_DISPUTE: Final = Kind("too-late-to-dispute", 409)
GAME_NOT_OVER: Final = Kind("game-not-over", 409)
NOT_REVIEWABLE: Final = Kind("not-reviewable", 409)
UNKNOWN_PLAYER: Final = Kind("unknown-player", 404)
UNKNOWN_INVITATION: Final = Kind("unknown-invitation", 404)
UNKNOWN_PASS: Final = Kind("unknown-pass", 404)
NO_HINTS: Final = Kind("no-hints", 409)
GAME_PAUSED: Final = Kind("game-paused", 409)
GAME_ENDED: Final = Kind("game-ended", 409)
FORK_WOULD_REVEAL: Final = Kind("fork-would-reveal", 409)
SEAT_TAKEN: Final = Kind("seat-taken", 409)
NOT_SEATED: Final = Kind("not-seated", 409)
ENTROPY_AWAITED: Final = Kind("entropy-awaited", 409)
SEATS_OPEN: Final = Kind("seats-open", 409)
DECISION_CLOSED: Final = Kind("decision-closed", 409)
REVIEW_SHARED: Final = Kind("review-shared", 409)
TOO_MANY_REVIEWS: Final = Kind("too-many-reviews", 409)
LEASE_LOST: Final = Kind("lease-lost", 409)
WEBHOOK_DISABLED: Final = Kind("webhook-disabled", 409)
WEBHOOK_LIMIT: Final = Kind("webhook-limit", 409)
VERSION_MISMATCH: Final = Kind("version-mismatch", 412)
BODY_TOO_LARGE: Final = Kind("body-too-large", 413)
UNSUPPORTED_MEDIA_TYPE: Final = Kind("unsupported-media-type", 415)
TOO_MANY_TOKENS: Final = Kind("too-many-tokens", 409)
TOO_MANY_PASSKEYS: Final = Kind("too-many-passkeys", 409)
TOO_MANY_IDENTITIES: Final = Kind("too-many-identities", 409)
TOO_MANY_INVITATIONS: Final = Kind("too-many-invitations", 409)
TOO_MANY_GAMES: Final = Kind("too-many-games", 409)
TOO_MANY_APPS: Final = Kind("too-many-apps", 409)
UPGRADE_REQUIRED: Final = Kind("upgrade-required", 426)
TOO_MANY_REQUESTS: Final = Kind("too-many-requests", 429)
TOO_MANY_BAD_TOKENS: Final = Kind("too-many-bad-tokens", 429)
TOO_MANY_TRIES: Final = Kind("too-many-tries", 429)
TOO_MANY_STREAMS: Final = Kind("too-many-streams", 429)
ILLEGAL_COMMAND: Final = Kind("illegal-command", 422)
ILLEGAL_OPTIONS: Final = Kind("illegal-options", 422)
WEBHOOK_ADDRESS: Final = Kind("webhook-address", 422)
REDIRECT_NOT_REGISTERED: Final = Kind("redirect-not-registered", 422)
APP_DOCUMENT: Final = Kind("app-document", 422)
PASSKEY_REFUSED: Final = Kind("passkey-refused", 422)
NOT_IMPORTABLE: Final = Kind("not-importable", 422)
KEY_REUSED: Final = Kind("key-reused", 422)
BEYOND_A_DRAW: Final = Kind("beyond-a-draw", 422)
INTERNAL: Final = Kind("internal", 500)
FORMAT_NOT_OFFERED: Final = Kind("format-not-offered", 501)
NOT_THERE_YET: Final = Kind("not-there-yet", 503)
UNAVAILABLE: Final = Kind("unavailable", 503)

KINDS: Final = tuple(
    sorted(
        (value for value in list(globals().values()) if isinstance(value, Kind)),
        key=lambda kind: (kind.status, kind.slug),
    )
)
"""All kinds, by status."""

BY_TYPE: Final = {kind.type: kind for kind in KINDS}
"""All kinds, by their `type`."""
