# Generated from openapi.json; do not edit.
"""The kinds of problems that the service answers with, as exceptions."""

from typing import Final

from kronika_client.problems import ProblemError


class InvalidBody(ProblemError):
    """400: The request body is invalid.

    `errors` names every invalid value by a JSON pointer, with what is wrong with it;
    `field` is the first.
    """


class InvalidHeader(ProblemError):
    """400: A request header is invalid.

    `errors` names the header; `detail` says what is expected.
    """


class InvalidPath(ProblemError):
    """400: A part of the path is invalid.

    `errors` names the part of the path that has another form than it may have.
    """


class InvalidQuery(ProblemError):
    """400: A query parameter is invalid.

    `errors` names every parameter that is unknown, repeated, missing or of another form
    than it may have; `field` is the first.
    """


class MalformedBody(ProblemError):
    """400: The request body is not valid JSON.

    Send valid JSON in UTF-8. `detail` says where it is invalid or nested too deep.
    """


class Unauthorized(ProblemError):
    """401: Authentication is required.

    Send `Authorization: Bearer <token>`; the token may be unknown, revoked or expired.
    """


class AccountSuspended(ProblemError):
    """403: The account is suspended.

    `detail` says until when and why. Until then, every request with a token of the account
    is refused; requests without a token are served.
    """


class EngineSuspended(ProblemError):
    """403: The engine is suspended.

    What it made came out otherwise when it was made again. An administrator can remove it;
    then the account can register engines again.
    """


class ForeignOrigin(ProblemError):
    """403: The request comes from a page of another site.

    Sign in on a page of the service itself, or send the request from a program, without
    `Origin`.
    """


class MissingScope(ProblemError):
    """403: The token lacks a required scope.

    Use a token with the scope in `scope`.
    """


class NotYourSeat(ProblemError):
    """403: The seat belongs to another account.

    Use the token of the account that holds the seat.
    """


class PartialArbiter(ProblemError):
    """403: An arbiter may not judge a game in which they play.

    Another arbiter has to decide.
    """


class SignInRefused(ProblemError):
    """403: The sign-in was refused.

    `detail` says why. Nobody was signed in.
    """


class SignUpClosed(ProblemError):
    """403: Nobody can create an account at the moment.

    Try again later, or ask whoever runs the service.
    """


class SignUpCode(ProblemError):
    """403: Creating an account takes a code.

    Send a valid `code`. Whoever runs the service gives codes out; they expire, can be
    withdrawn, and are good for a number of accounts.
    """


class NoProvider(ProblemError):
    """404: Nobody signs in from outside here.

    The operator has named no OpenID provider; GET /v1/sign-in lists the ways to sign in.
    """


class NotFound(ProblemError):
    """404: No resource exists at this path.

    Check the path.
    """


class UnknownApp(ProblemError):
    """404: No such app.

    An app has an id beginning with `app_`, or the address of its Client ID Metadata
    Document.
    """


class UnknownCode(ProblemError):
    """404: No such code.

    List the codes.
    """


class UnknownConnection(ProblemError):
    """404: No such connection.

    See GET /v1/connections.
    """


class UnknownDevice(ProblemError):
    """404: No program waits for this code.

    The code is wrong, has expired, or was answered already. Let the program show a new one.
    """


class UnknownDispute(ProblemError):
    """404: No such dispute.

    See the list of the game's disputes.
    """


class UnknownEngine(ProblemError):
    """404: No such engine.

    Register it with POST /v1/engines.
    """


class UnknownGame(ProblemError):
    """404: The game does not exist.

    Check the id. The game does not exist, or it is private and you have no seat in it.
    """


class UnknownIdentity(ProblemError):
    """404: No such identity.

    See GET /v1/identities.
    """


class UnknownIntroduction(ProblemError):
    """404: No such introduction.

    The title has no introduction, or it has fewer steps. GET /v1/titles/{title} says how
    many there are.
    """


class UnknownInvitation(ProblemError):
    """404: No such invitation.

    The invitation was withdrawn or has expired.
    """


class UnknownPass(ProblemError):
    """404: No such standing pass.

    See the list of the seat's standing passes.
    """


class UnknownPasskey(ProblemError):
    """404: No such passkey.

    See GET /v1/passkeys.
    """


class UnknownPlayer(ProblemError):
    """404: No such player.

    No account has this name or id.
    """


class UnknownPly(ProblemError):
    """404: The ply does not exist.

    Ply 0 is the setup; it exists once the game has started.
    """


class UnknownProposal(ProblemError):
    """404: No such proposal.

    See the list of the game's proposals.
    """


class UnknownRefusal(ProblemError):
    """404: No such refusal.

    See the list of the game's refusals.
    """


class UnknownReview(ProblemError):
    """404: Nobody has asked for this review.

    Ask for it with POST on the same path; there is one review of each quality.
    """


class UnknownRule(ProblemError):
    """404: No such rule.

    GET /v1/titles/{title}/rules lists the rules.
    """


class UnknownSession(ProblemError):
    """404: No such session.

    See GET /v1/sessions.
    """


class UnknownTitle(ProblemError):
    """404: The title does not exist.

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


class NotAcceptable(ProblemError):
    """406: The requested media type is not available.

    Send an `Accept` header that includes the media type named in `detail`.
    """


class AlreadyDisputed(ProblemError):
    """409: This was already disputed.

    An earlier dispute about it was decided or withdrawn. The same matter cannot be disputed
    again.
    """


class CeremonyOver(ProblemError):
    """409: The ceremony is over.

    A ceremony is good for one answer and for five minutes. Begin another one.
    """


class DecisionClosed(ProblemError):
    """409: The decision is closed.

    The decision was already answered, or the game is over. Apply `events`, then get the
    legal commands again. If another seat's turn has come, `awaits` says whose, and
    `stream_url` tells when it is yours.
    """


class DisputeDecided(ProblemError):
    """409: The dispute is closed.

    It was decided or withdrawn. Read the dispute to see how it ended.
    """


class EntropyAwaited(ProblemError):
    """409: Entropy texts are missing.

    Some seats have not revealed their entropy text. The game starts when they do; after the
    waiting time, retry to start without them.
    """


class ForkWouldReveal(ProblemError):
    """409: The fork would reveal hidden information.

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

    Seats can be taken and left only before the game starts.
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

    Wait until the pause ends. `pauses` of the game has the reason and the end.
    """


class LastAdmin(ProblemError):
    """409: You are the last administrator.

    Grant `admin` to another account first, or use `kronika admin revoke` on the machine.
    """


class LeaseLost(ProblemError):
    """409: The lease has ended.

    Nothing was changed. The lease was given back, its time is over, or the turn or the job
    is; another worker may have it now. Drop the work and take anew, with POST /v1/leases
    (turns) or POST /v1/jobs/leases (jobs).
    """


class NameTaken(ProblemError):
    """409: The name is taken.

    Choose another one.
    """


class NoHints(ProblemError):
    """409: The game gives no hints.

    Hints are for games that were opened with `hints` in their terms: of one person, against
    bots.
    """


class NoPasskeysHere(ProblemError):
    """409: Passkeys do not work at this address.

    Passkeys need https and the name of a host: an IP address has none. Use the service
    under its name.
    """


class NotAtThisTable(ProblemError):
    """409: The table rules do not allow this.

    `rule` and `because` say why; see docs/table.md for the rules.
    """


class NotReviewable(ProblemError):
    """409: The game cannot be reviewed.

    `detail` says why. It will not change.
    """


class NotSeated(ProblemError):
    """409: You do not hold this seat.

    You can leave only a seat that you hold. Nothing was changed.
    """


class NothingToChange(ProblemError):
    """409: Everything is already so.

    There is nothing to do; look at how it stands now.
    """


class OwnAccount(ProblemError):
    """409: Nobody can do this to their own account.

    Another administrator has to do it. You can delete your own account with DELETE
    /v1/accounts/me.
    """


class PasskeyKnown(ProblemError):
    """409: The passkey is registered already.

    Each passkey belongs to one account. Use it to sign in.
    """


class ReviewShared(ProblemError):
    """409: Others wait for this review.

    It can be cancelled by who has asked for it alone, or by an administrator.
    """


class SeatTaken(ProblemError):
    """409: The seat is not free.

    Choose another seat, or leave `seat` out.
    """


class SeatsOpen(ProblemError):
    """409: The game has open seats.

    Every seat must be taken.
    """


class TooLateToDispute(ProblemError):
    """409: The period for disputes has ended.

    `detail` says how long after its end a game can be disputed.
    """


class TooManyApps(ProblemError):
    """409: The account has as many apps as it may.

    Delete an app that nobody uses.
    """


class TooManyDisputes(ProblemError):
    """409: The seat has too many open disputes.

    Wait until one is judged, or withdraw one.
    """


class TooManyGames(ProblemError):
    """409: The account has too many unfinished games.

    Finish some of the games that you have opened, or leave their tables.
    """


class TooManyIdentities(ProblemError):
    """409: The account has too many identities.

    Remove an identity that you do not sign in by.
    """


class TooManyInvitations(ProblemError):
    """409: There are too many invitations.

    Withdraw some of them, or wait until they expire.
    """


class TooManyPasskeys(ProblemError):
    """409: The account has too many passkeys.

    Remove passkeys that are no longer used.
    """


class TooManyReviews(ProblemError):
    """409: You have asked for too many reviews.

    Wait until the first of them is a day old. Reviews that are there already can be read at
    any time.
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
    """412: The game version does not match.

    Nothing was played. Apply `events` (everything since the version in `If-Match`), then
    decide again.
    """


class BodyTooLarge(ProblemError):
    """413: The request body is too large.

    `detail` names the maximum size.
    """


class UnsupportedMediaType(ProblemError):
    """415: The media type is not supported.

    Send `Content-Type: application/json`.
    """


class AppDocument(ProblemError):
    """422: The app's document cannot be used.

    The id of the app is the address of a document that describes it; `detail` says what is
    wrong with that document.
    """


class BeyondADraw(ProblemError):
    """422: A command follows one that revealed information.

    The commands of a request are played all or none, so no command may follow one that
    draws or reveals something. Send the first `index` commands, then decide again.
    """


class IllegalCommand(ProblemError):
    """422: The command is illegal.

    `rule` and `because` give the reason, `index` is the refused command, and `legal` lists
    the legal commands. No command of the request was played.
    """


class IllegalOptions(ProblemError):
    """422: The options are invalid.

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


class PasskeyRefused(ProblemError):
    """422: The passkey was not accepted.

    `detail` says why. Nothing was changed.
    """


class RedirectNotRegistered(ProblemError):
    """422: The app has no such redirect URI.

    Send a `redirect_uri` that the app has registered, letter by letter. Nobody was sent
    anywhere.
    """


class WebhookAddress(ProblemError):
    """422: The webhook address is not allowed.

    Use https, a public host and a usual port; `detail` says what is wrong.
    """


class TooManyBadTokens(ProblemError):
    """429: Too many invalid tokens were sent from your address.

    Requests with a token from your address are refused for `retry_after` seconds. Stop
    sending the invalid token; each further one doubles the wait.
    """


class TooManyRequests(ProblemError):
    """429: The rate limit is exceeded.

    Wait `retry_after` seconds (also in `Retry-After`), then retry. `budget` names the
    budget; budgets refill continuously. The `RateLimit-*` headers of every response show
    how much is left; GET /v1/limits lists all budgets.
    """


class TooManyStreams(ProblemError):
    """429: Too many streams are open.

    Close streams that you no longer read; their slots are free at once.
    """


class TooManyTries(ProblemError):
    """429: Too many wrong tries.

    Wait as long as `Retry-After` says.
    """


class Internal(ProblemError):
    """500: Internal error.

    This is a fault of the service. Please report it with the `incident`.
    """


class FormatNotOffered(ProblemError):
    """501: The service does not do this.

    `detail` says what it does instead.
    """


class NotThereYet(ProblemError):
    """503: The lists have not come so far yet.

    What you have written is stored, but the lists do not show it yet. Retry after `Retry-
    After` seconds.
    """


class Unavailable(ProblemError):
    """503: The service is unavailable.

    Retry after `Retry-After` seconds. With the same Idempotency-Key a move is played only
    once.
    """


KINDS: Final[dict[str, type[ProblemError]]] = {
    "invalid-body": InvalidBody,
    "invalid-header": InvalidHeader,
    "invalid-path": InvalidPath,
    "invalid-query": InvalidQuery,
    "malformed-body": MalformedBody,
    "unauthorized": Unauthorized,
    "account-suspended": AccountSuspended,
    "engine-suspended": EngineSuspended,
    "foreign-origin": ForeignOrigin,
    "missing-scope": MissingScope,
    "not-your-seat": NotYourSeat,
    "partial-arbiter": PartialArbiter,
    "sign-in-refused": SignInRefused,
    "sign-up-closed": SignUpClosed,
    "sign-up-code": SignUpCode,
    "no-provider": NoProvider,
    "not-found": NotFound,
    "unknown-app": UnknownApp,
    "unknown-code": UnknownCode,
    "unknown-connection": UnknownConnection,
    "unknown-device": UnknownDevice,
    "unknown-dispute": UnknownDispute,
    "unknown-engine": UnknownEngine,
    "unknown-game": UnknownGame,
    "unknown-identity": UnknownIdentity,
    "unknown-introduction": UnknownIntroduction,
    "unknown-invitation": UnknownInvitation,
    "unknown-pass": UnknownPass,
    "unknown-passkey": UnknownPasskey,
    "unknown-player": UnknownPlayer,
    "unknown-ply": UnknownPly,
    "unknown-proposal": UnknownProposal,
    "unknown-refusal": UnknownRefusal,
    "unknown-review": UnknownReview,
    "unknown-rule": UnknownRule,
    "unknown-session": UnknownSession,
    "unknown-title": UnknownTitle,
    "unknown-token": UnknownToken,
    "unknown-webhook": UnknownWebhook,
    "not-acceptable": NotAcceptable,
    "already-disputed": AlreadyDisputed,
    "ceremony-over": CeremonyOver,
    "decision-closed": DecisionClosed,
    "dispute-decided": DisputeDecided,
    "entropy-awaited": EntropyAwaited,
    "fork-would-reveal": ForkWouldReveal,
    "game-ended": GameEnded,
    "game-not-open": GameNotOpen,
    "game-not-over": GameNotOver,
    "game-not-started": GameNotStarted,
    "game-paused": GamePaused,
    "last-admin": LastAdmin,
    "lease-lost": LeaseLost,
    "name-taken": NameTaken,
    "no-hints": NoHints,
    "no-passkeys-here": NoPasskeysHere,
    "not-at-this-table": NotAtThisTable,
    "not-reviewable": NotReviewable,
    "not-seated": NotSeated,
    "nothing-to-change": NothingToChange,
    "own-account": OwnAccount,
    "passkey-known": PasskeyKnown,
    "review-shared": ReviewShared,
    "seat-taken": SeatTaken,
    "seats-open": SeatsOpen,
    "too-late-to-dispute": TooLateToDispute,
    "too-many-apps": TooManyApps,
    "too-many-disputes": TooManyDisputes,
    "too-many-games": TooManyGames,
    "too-many-identities": TooManyIdentities,
    "too-many-invitations": TooManyInvitations,
    "too-many-passkeys": TooManyPasskeys,
    "too-many-reviews": TooManyReviews,
    "too-many-tokens": TooManyTokens,
    "webhook-disabled": WebhookDisabled,
    "webhook-limit": WebhookLimit,
    "version-mismatch": VersionMismatch,
    "body-too-large": BodyTooLarge,
    "unsupported-media-type": UnsupportedMediaType,
    "app-document": AppDocument,
    "beyond-a-draw": BeyondADraw,
    "illegal-command": IllegalCommand,
    "illegal-options": IllegalOptions,
    "key-reused": KeyReused,
    "not-importable": NotImportable,
    "passkey-refused": PasskeyRefused,
    "redirect-not-registered": RedirectNotRegistered,
    "webhook-address": WebhookAddress,
    "too-many-bad-tokens": TooManyBadTokens,
    "too-many-requests": TooManyRequests,
    "too-many-streams": TooManyStreams,
    "too-many-tries": TooManyTries,
    "internal": Internal,
    "format-not-offered": FormatNotOffered,
    "not-there-yet": NotThereYet,
    "unavailable": Unavailable,
}
