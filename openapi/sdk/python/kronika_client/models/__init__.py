# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias, Union

from kronika_client.model import Model
from msgspec import UNSET, UnsetType, field

from . import ancient_knowledge, eldervale, monumental, table, through_the_ages, tzolkin


class Account(Model, frozen=True, kw_only=True):
    """
    The public profile of an account.
    """

    id: str
    """
    Opaque; never changes.
    """
    name: str
    """
    Unique; its owner can change it.
    """
    bot: bool = False
    """
    Whether the owner has marked the account as a bot.
    """
    guest: bool = False
    """
    Whether the service has chosen the name, and the owner not one yet.
    """


class AccountChange(Model, frozen=True, kw_only=True):
    """
    The changes to an account; omitted members stay as they are.
    """

    name: str | None = None
    """
    The new name; null to keep the current one.
    """
    bot: bool | None = None
    """
    Whether the account is a bot; null to keep the current value.
    """


class AccountErased(Model, frozen=True, kw_only=True, tag_field="type", tag="account-erased"):
    """
    The account was erased with everything that told who it was.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """
    ground: Literal["law", "misuse", "request"]
    """
    Whether its owner asked for it, it was misused, or the law demands it.
    """


class AccountMade(Model, frozen=True, kw_only=True):
    """
    A new account and its first token.
    """

    account: Account
    token: str
    """
    The token. Store it; the service cannot show it again.
    """


class AccountSuspended(Model, frozen=True, kw_only=True, tag_field="type", tag="account-suspended"):
    """
    The account's requests are refused.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """
    until: str | None = None
    """
    When the suspension ends; null if it does not.
    """


class AccountUnsuspended(
    Model, frozen=True, kw_only=True, tag_field="type", tag="account-unsuspended"
):
    """
    The suspension was lifted.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """


class AdjustedResult(Model, frozen=True, kw_only=True):
    """
    The result of a seat without the chance term. `low` and `high` are bounds of its `chance`:
    it lies between them with a probability of 95 %, as far as redraws are a sample. They say
    nothing of how strong a player is.
    """

    chance: int
    """
    Ten-thousandths of a chance to win.
    """
    points: int
    """
    Hundredths of a point.
    """
    low: int
    """
    Ten-thousandths of a chance to win.
    """
    high: int
    """
    Ten-thousandths of a chance to win.
    """


class Again(Model, frozen=True, kw_only=True):
    """
    Entropy that you add to the draws of the rematch.
    """

    entropy: str | None = None
    """
    A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
    """
    entropy_commitment: str | None = None
    """
    Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
    """


class Agreed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.agreed"):
    """
    A seat agreed to the open proposal.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Amount(Model, frozen=True, kw_only=True):
    """
    So many of something.
    """

    of: str
    """
    Id of a component, or a word of the title (`corn`).
    """
    count: int
    """
    How many.
    """


class AmountChanged(Model, frozen=True, kw_only=True):
    """
    A number of a seat that a move changed, as the gauges of scenes have it.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    name: str
    """
    The name of the gauge.
    """
    by: float
    """
    The change.
    """
    component: str | None = None
    """
    Id in the catalogue of what is counted; missing: none.
    """


class Annul(Model, frozen=True, kw_only=True, tag_field="type", tag="annul"):
    """
    The remedy: the game is void.
    """


class AppChange(Model, frozen=True, kw_only=True):
    """
    The changes to an app; omitted members stay as they are.
    """

    name: str | None = None
    """
    The new name; null to keep it.
    """
    home: str | None = None
    """
    A page about the app; null if there is none.
    """
    redirect_uris: list[str] | None = None
    """
    The new redirect URIs; null to keep them.
    """


class AppShown(Model, frozen=True, kw_only=True):
    """
    An app as players see it.
    """

    id: str
    """
    `app_...`, or the address of the app's document.
    """
    name: str
    """
    The name that its maker has given it; nobody has checked it.
    """
    home: str | None
    """
    A page about it; null if there is none.
    """
    registered: bool
    """
    Whether its maker has registered it here with an account.
    """
    host: str | None
    """
    The host that vouches for it, of the document that is its id; else null.
    """


class AtConsole(Model, frozen=True, kw_only=True, tag_field="type", tag="console"):
    """
    Somebody on the machine, with `kronika admin`.
    """

    user: str
    """
    Name of the user on the operating system.
    """


class AttemptShown(Model, frozen=True, kw_only=True):
    """
    One try.
    """

    at: str
    """
    When it was made.
    """
    seconds: float
    """
    How long it took.
    """
    status: int | None = None
    """
    The HTTP status of the answer; missing: no answer.
    """
    error: (
        Literal["address", "connect", "protocol", "redirect", "service", "status", "timeout", "tls"]
        | None
    ) = None
    """
    Why the attempt failed; missing if it succeeded. `address`: not allowed. `connect`: connection refused. `tls`: invalid certificate. `timeout`: no response in time. `protocol`: not HTTP. `redirect`: redirects are not followed. `status`: not 2xx.
    """


class BotStatistics(Model, frozen=True, kw_only=True):
    """
    How a strategy does against persons.
    """

    bot: str
    """
    The strategy.
    """
    games: int
    """
    Games with it and at least one person.
    """
    beaten: float
    """
    Share of the persons in these games that it ranked before; an equal rank counts half.
    """


class BotText(Model, frozen=True, kw_only=True):
    """
    What a strategy is called, and how it plays.
    """

    name: str
    """
    What it is called, in the language of `Accept-Language`.
    """
    hint: str = ""
    """
    How it plays, in the language of `Accept-Language`.
    """


class Box(Model, frozen=True, kw_only=True):
    """
    A rectangle on a board: its upper left corner, width and height.
    """

    x: int
    """
    In units of the board's size.
    """
    y: int
    """
    In units of the board's size.
    """
    width: int
    """
    In units of the board's size.
    """
    height: int
    """
    In units of the board's size.
    """


class ByAccount(Model, frozen=True, kw_only=True, tag_field="type", tag="account"):
    """
    An administrator, through the API.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """


class CallOff(Model, frozen=True, kw_only=True, tag_field="type", tag="call-off"):
    """
    Call off the game: it ends without a result.
    """


class ChanceCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.chance-committed"
):
    """
    The service committed to the seed of all draws. This event precedes the first seat, so the
    service cannot choose the seed to fit the players' entropy.
    """

    commitment: str
    """
    The commitment to the seed (hex).
    """
    draws: Literal["named"] | UnsetType = UNSET
    """
    How outcomes follow from the seed. `named`: from the label of a draw and how many draws of that label there were before; missing: from the ply (older games).
    """


class Change(Model, frozen=True, kw_only=True):
    """
    A change at one place of the view. In lists whose items have ids, items that only shifted are
    not reported.
    """

    path: str
    """
    A JSON Pointer (RFC 6901) into the later view, or the earlier one if it is not there later.
    """
    id: str | None = None
    """
    Id of the list item that was added, removed or moved.
    """
    from_: str | None = field(name="from", default=None)
    """
    JSON Pointer of the item in the earlier view, if it moved.
    """
    before: Any | None = None
    """
    The earlier value; missing if there was none.
    """
    after: Any | None = None
    """
    The later value; missing if there is none.
    """


class CheckpointMoment(Model, frozen=True, kw_only=True):
    """
    A checkpoint of the root log, and when it was signed.
    """

    size: int
    """
    Number of leaves in the root log.
    """
    at: str
    """
    When it was signed, by the clock of the service.
    """


class ClockShown(Model, frozen=True, kw_only=True):
    """
    The clock of a seat.

    Clients can count down to `runs_out_at` without polling; the values change only when something
    happens in the game, or the hours of play begin or end.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    left: float
    """
    Seconds left, for the decision or for the whole game, depending on `terms.clock`: while the clock is running, those that were left when something last happened in the game.
    """
    runs: bool = False
    """
    Whether the clock is running: the seat has an open decision and the current time is within `window`.
    """
    runs_out_at: str | None = None
    """
    When the time runs out; missing while the clock is not running.
    """
    missed: int = 0
    """
    Consecutive decisions that timed out.
    """


class CodeCreated(Model, frozen=True, kw_only=True, tag_field="type", tag="code-created"):
    """
    A code with which accounts can be created.
    """

    code: str
    """
    Id of the code.
    """
    uses: int
    """
    How many accounts it is good for.
    """
    expires_at: str
    """
    When it expires.
    """


class CodeMade(Model, frozen=True, kw_only=True):
    """
    A new code.
    """

    id: str
    """
    Opaque.
    """
    label: str
    """
    What administrators know it by.
    """
    uses: int
    """
    How many accounts it is good for.
    """
    used: int
    """
    How many accounts were created with it.
    """
    created_at: str
    """
    When it was made.
    """
    expires_at: str
    """
    When it expires.
    """
    withdrawn_at: str | None
    """
    When it was withdrawn; null if it was not.
    """
    text: str
    """
    What people send as `code`. The service cannot show it again.
    """


class CodeShown(Model, frozen=True, kw_only=True):
    """
    A code, without its text.
    """

    id: str
    """
    Opaque.
    """
    label: str
    """
    What administrators know it by.
    """
    uses: int
    """
    How many accounts it is good for.
    """
    used: int
    """
    How many accounts were created with it.
    """
    created_at: str
    """
    When it was made.
    """
    expires_at: str
    """
    When it expires.
    """
    withdrawn_at: str | None
    """
    When it was withdrawn; null if it was not.
    """


class CodeWithdrawn(Model, frozen=True, kw_only=True, tag_field="type", tag="code-withdrawn"):
    """
    The code is not accepted any more.
    """

    code: str
    """
    Id of the code.
    """


class ComplaintShown(Model, frozen=True, kw_only=True):
    """
    What was complained of.
    """

    digest: str
    """
    SHA-256 of "kronika/complaint/1\\n" + nonce + "\\n" + words.
    """
    nonce: str | None = None
    """
    Goes into `digest` (hex); missing with `words`.
    """
    words: str | None = None
    """
    The complaint; missing if you may not read it, or the person has been erased.
    """


class DatedLink(Model, frozen=True, kw_only=True):
    """
    The proof that a link is in a checkpoint that a witness has cosigned: it happened before.
    """

    version: int
    """
    The last event of the link.
    """
    proof: str
    """
    The proof of the link (C2SP tlog-proof).
    """


class Declined(Model, frozen=True, kw_only=True, tag_field="type", tag="table.declined"):
    """
    A seat declined the open proposal or withdrew its own.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class DeliveryShown(Model, frozen=True, kw_only=True):
    """
    A webhook delivery and its attempts.
    """

    id: str
    """
    The `webhook-id` of all its tries.
    """
    type: Literal[
        "game.dispute-closed",
        "game.disputed",
        "game.ended",
        "game.event",
        "game.move",
        "game.started",
        "game.turn",
    ]
    """
    What it tells of.
    """
    game: str
    """
    Id of the game; opaque.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    status: Literal["delivered", "failed", "pending", "withheld"]
    """
    `pending`: not delivered yet. `failed`: all attempts failed. `withheld`: you may no longer see the game.
    """
    created_at: str
    """
    When the delivery was queued.
    """
    attempts: list[AttemptShown]
    """
    The tries so far.
    """
    due_at: str | None = None
    """
    When the next attempt is due; missing once the delivery is finished.
    """


class DeviceAnswer(Model, frozen=True, kw_only=True):
    """
    What the program shows and waits with (RFC 8628, 3.2).
    """

    device_code: str
    """
    For `POST /oauth/token`; not to be shown.
    """
    user_code: str
    """
    What the player types: `BDWP-HQPK`.
    """
    verification_uri: str
    """
    Where the player types it.
    """
    verification_uri_complete: str
    """
    The same with the code, for a link or a QR code.
    """
    expires_in: int
    """
    Seconds for which the code can be typed.
    """
    interval: int
    """
    Seconds to wait between two requests for tokens.
    """


class DeviceDecided(Model, frozen=True, kw_only=True):
    """
    A program that waits has its answer.
    """

    approved: bool
    """
    Whether it may act for the player.
    """


class DeviceRequest(Model, frozen=True, kw_only=True):
    """
    A program without a browser that wants to act for a player.
    """

    client_id: str
    """
    The id of the app: `app_...`, or the address of its Client ID Metadata Document.
    """
    scope: str | None = None
    """
    Scopes, with spaces between them (RFC 6749, 3.3).
    """
    resource: str | None = None
    """
    Whom the tokens are for (RFC 8707): the address of this service, or that of its MCP server; this service if it is left out.
    """
    authorization_details: str | None = None
    """
    JSON: a list with one object `{type: game, game, seat, actions?, expires_at?}` (RFC 9396), if the app wants to play one seat of one game.
    """


class Diff(Model, frozen=True, kw_only=True):
    """
    The differences between the states of two plies.
    """

    from_: int = field(name="from")
    """
    The earlier ply.
    """
    to: int
    """
    The later ply.
    """
    changes: list[Change]
    """
    The places that differ.
    """


class Dispute(Model, frozen=True, kw_only=True):
    """
    A dispute and what became of it.
    """

    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    ply: int | None
    """
    The disputed ply; null if the dispute is about a refusal.
    """
    refusal: str | None
    """
    The disputed refusal; null if the dispute is about a ply.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"] = "open"
    """
    Status of the dispute.
    """


class DisputeDismissed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-dismissed"
):
    """
    An arbiter dismissed the dispute.
    """

    dispute: int
    """
    Number of a dispute in its game.
    """
    ruling: str
    """
    The arbiter's reasons.
    """


class DisputeListed(Model, frozen=True, kw_only=True):
    """
    A dispute in the list for arbiters, which may lag behind by a moment.
    """

    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    """
    Status of the dispute.
    """
    opened_at: str
    """
    When it was opened.
    """
    ply: int | None = None
    """
    The disputed ply; missing if the dispute is about a refusal.
    """
    refusal: str | None = None
    """
    The disputed refusal; missing if the dispute is about a ply.
    """
    closed_at: str | None = None
    """
    When it was decided or withdrawn; missing while it is open.
    """


class DisputeOpened(Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-opened"):
    """
    A seat disputes a ply, or that a command was refused.
    """

    dispute: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    complaint: str
    """
    Hex SHA-256 of the complaint; the complaint itself is not in the log.
    """
    ply: int | None = None
    """
    The disputed ply; null if the dispute is about a refusal.
    """
    refusal: str | None = None
    """
    The disputed refusal; null if the dispute is about a ply.
    """


class DisputeWithdrawn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-withdrawn"
):
    """
    The seat that opened the dispute withdrew it.
    """

    dispute: int
    """
    Number of a dispute in its game.
    """


class DisputesListed(Model, frozen=True, kw_only=True):
    """
    A page of disputes, newest first.
    """

    items: list[DisputeListed]
    """
    The disputes.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Draw(Model, frozen=True, kw_only=True):
    """
    One random draw.
    """

    ply: int
    """
    The ply in which it was drawn.
    """
    label: str
    """
    The label of the draw.
    """
    below: int
    """
    How many outcomes were possible.
    """
    outcome: int
    """
    The outcome, 0 to `below` - 1.
    """
    counter: int
    """
    Index of the random number that gave the outcome: of the draw, or of the ply in games whose draws go by ply.
    """
    branch: int | UnsetType = UNSET
    """
    How often the game had gone back to an earlier ply; missing in games whose draws go by ply.
    """
    number: int | UnsetType = UNSET
    """
    How many draws of the label there were before; missing in games whose draws go by ply.
    """


class DrawList(Model, frozen=True, kw_only=True):
    """
    A page of the draws of a game, in the order in which they were made.
    """

    items: list[Draw]
    """
    The draws.
    """
    plies: int
    """
    Plies that were decided again, the setup among them.
    """
    by: str
    """
    The release that has decided them again.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """
    departures: list[int] = field(default_factory=list)
    """
    Plies that this release decides differently from the record; their listed draws may differ from the recorded ones.
    """


class Embedding(Model, frozen=True, kw_only=True):
    """
    An embedding, in the words of oEmbed 1.0.
    """

    title: str
    """
    Name of the title that is played.
    """
    provider_url: str
    """
    Address of the service.
    """
    html: str
    """
    An `iframe` that shows the game, read only.
    """
    width: int
    """
    Of the `iframe`, in pixels.
    """
    height: int
    """
    Of the `iframe`, in pixels.
    """
    thumbnail_url: str
    """
    Address of a picture of the position.
    """
    thumbnail_width: int
    """
    Of the picture, in pixels.
    """
    thumbnail_height: int
    """
    Of the picture, in pixels.
    """
    type: Literal["rich"] = "rich"
    """
    HTML.
    """
    version: Literal["1.0"] = "1.0"
    """
    Of oEmbed.
    """
    provider_name: str = "Kronika"
    """
    Name of the service.
    """


class EngineShown(Model, frozen=True, kw_only=True):
    """
    An engine of your account.
    """

    id: str
    """
    Id of the engine; opaque.
    """
    name: str
    """
    Your name for the engine, such as a host and a process number.
    """
    engine: str
    """
    The searching program and its version, as reviews name it.
    """
    weights: dict[str, str]
    """
    By the slug of each title that it can review: the weights with which it judges, as reviews name them.
    """
    trusted: bool
    """
    Whether it is the operator's. What other engines make is shown once an engine of the operator has made a part of it again and has come to the same.
    """
    suspended: bool
    """
    What it made was wrong; it gets no jobs any more.
    """
    created_at: str
    """
    When it was registered first.
    """


class EngineWanted(Model, frozen=True, kw_only=True):
    """
    What an engine says of itself.
    """

    name: str
    """
    Your name for the engine, such as a host and a process number.
    """
    engine: str
    """
    The searching program and its version, as reviews name it.
    """
    weights: dict[str, str]
    """
    By the slug of each title that it can review: the weights with which it judges, as reviews name them.
    """


class EntropyCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-committed"
):
    """
    The person on the seat committed to an entropy text, to be revealed when every seat is
    taken.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    commitment: str
    """
    The commitment to the text (hex).
    """


class EntropyGiven(Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-given"):
    """
    The person on the seat added an entropy text: openly when they joined, or by revealing the
    text that they committed to.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    entropy: str
    """
    The text.
    """


class EntropyRevealed(Model, frozen=True, kw_only=True):
    """
    The entropy text that your seat committed to.
    """

    entropy: str
    """
    A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
    """
    seat: int | None = None
    """
    The seat; null for every seat of yours that committed to this text.
    """


class EntropyWithheld(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-withheld"
):
    """
    The game starts without the entropy text of this seat, because it was not revealed. The
    commitment is used in its place.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class Erasure(Model, frozen=True, kw_only=True):
    """
    What confirms that an account is erased.
    """

    name: str
    """
    The name of the account, to confirm it.
    """
    ground: Literal["law", "misuse", "request"]
    """
    Whether its owner asked for it, it was misused, or the law demands it. There are no words: they could say who it was.
    """


class Estimate(Model, frozen=True, kw_only=True):
    """
    What each seat may expect. Seats that win together share the chance.
    """

    chances: list[int]
    """
    The chance of each seat to win, in ten-thousandths; they add up to 10,000, but for the chance of an automaton.
    """
    points: list[int]
    """
    The points with which each seat is expected to end, in hundredths.
    """


class Farewell(Model, frozen=True, kw_only=True):
    """
    The confirmation required to delete an account.
    """

    name: str
    """
    The name of the account, to confirm it.
    """


class ForcedPlayed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.forced-played"):
    """
    The service is about to play the only legal command for a seat, as its preferences ask; the
    move follows. The event marks the move as automatic.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    decision: int
    """
    Id of a decision; never reused in a game.
    """


class Forfeit(Model, frozen=True, kw_only=True):
    """
    A forfeited seat.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    why: Literal["resigned", "time"]
    """
    Whether the player resigned or ran out of time.
    """


class FrameNoneType(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda: a decision that is awaited, or work that goes on by itself.
    """

    id: int
    """
    Never reused in a game; that of the decision, if a seat decides.
    """
    seat: int | None
    """
    The seat that decides; null for work that the rules do by themselves.
    """
    step: dict[str, Any] | None
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class GameClosing(Model, frozen=True, kw_only=True):
    """
    Why a game is declared void.
    """

    reason: str
    """
    Why. The players read it; it stands in the log of the game for good, so do not name anybody in it, nor mention hidden information.
    """


class GameDeclaredVoid(
    Model, frozen=True, kw_only=True, tag_field="type", tag="game-declared-void"
):
    """
    The game was closed, or it does not count any more.
    """

    game: str
    """
    Id of the game.
    """


class GameDescended(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-descended"):
    """
    The game was derived from another game.
    """

    how: Literal["fork", "import", "rematch"]
    """
    `fork`: copies the plies up to `ply`. `import`: repeats every ply with the same seed. `rematch`: copies nothing.
    """
    game: str
    """
    Id of the other game.
    """
    ply: int = 0
    """
    The last copied ply; 0 if only the setup was copied.
    """
    head: str | None = None
    """
    Hash (hex) of the last copied event in the original game; null if none was copied.
    """


class GameOpened(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-opened"):
    """
    The game was opened; the first event of every log.
    """

    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    seats: int
    """
    How many seats there are.
    """
    options: Any
    """
    The title's options, as set by the host.
    """


class GameStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-started"):
    """
    The game started; the title's setup follows.
    """

    checkpoint: str | UnsetType = UNSET
    """
    The newest checkpoint that a witness of the service had cosigned, as a signed note: this happened later. Missing if there was none.
    """


class GameVoided(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-voided"):
    """
    The game was declared void. Everything in it is public from now on.
    """

    why: Literal["abandoned", "administrator", "ruling"]
    """
    Whether the players called the game off, an arbiter annulled it, or an administrator of the service closed it.
    """
    reason: str | None = None
    """
    The administrator's reason; missing otherwise.
    """


class Gauge(Model, frozen=True, kw_only=True):
    """
    A number shown beside a board, such as points or corn.
    """

    id: str
    """
    Unique in the scene.
    """
    name: str
    """
    What the title calls it; the catalogue's `words` translate it.
    """
    value: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    of: int | None = None
    """
    Its upper bound; missing: none.
    """
    component: str | None = None
    """
    Id in the catalogue of what is counted; missing: none.
    """
    tally: bool = False
    """
    Whether it is a part of what the seat would score if the game ended now; those of a board add up.
    """
    derived: bool = False
    """
    Whether it only follows from what else is shown, such as a price now or what the end of the turn will do; that it has changed is no news.
    """


class GaugeChange(Model, frozen=True, kw_only=True):
    """
    A gauge of a board that shows something else.
    """

    board: str
    """
    The id of its board.
    """
    gauge: Gauge


class GivenBack(Model, frozen=True, kw_only=True):
    """
    Why a job is given back.
    """

    failed: str | None = None
    """
    Why the review cannot be made at all. Left out: somebody else can go on.
    """


class Health(Model, frozen=True, kw_only=True):
    """
    The process runs.
    """

    status: Literal["ok"] = "ok"
    """
    Always `ok`.
    """


class Hint(Model, frozen=True, kw_only=True):
    """
    A command as a person would choose it: in words and by clicking.
    """

    path: list[str]
    """
    Ids of the scene's zones and items to click, in order; empty for a button.
    """
    words: str
    """
    The command in words, in the language of `Accept-Language`.
    """
    rules: list[str] = field(default_factory=list)
    """
    Ids of the rules that say what the command does and when it is legal, the first one first; missing if none is named.
    """
    ends: bool = False
    """
    Whether who says it wants nothing more of the turn, or of what is asked outside it; missing if not.
    """
    amount: int | None = None
    """
    How much the command says. Those of the same type and path that differ in it alone are one choice of a number; missing if it says none.
    """


class HintAsked(Model, frozen=True, kw_only=True):
    """
    Who wants a hint.
    """

    seat: int
    """
    A seat of yours that has to decide.
    """


class Identity(Model, frozen=True, kw_only=True):
    """
    Who you are at an OpenID provider.
    """

    id: str
    """
    Opaque.
    """
    issuer: str
    """
    The provider: its issuer (OpenID Connect).
    """
    name: str
    """
    What you were called there when it was linked.
    """
    created_at: str
    """
    When it was linked.
    """


class Introspection(Model, frozen=True, kw_only=True):
    """
    What a token is good for (RFC 7662, 2.2). Of one that is not active nothing else is said.
    """

    active: bool
    """
    Whether the token is good now.
    """
    scope: str | None = None
    """
    What it may be used for.
    """
    client_id: str | None = None
    """
    The app; missing for a token that a person has made.
    """
    username: str | None = None
    """
    The name of the account.
    """
    token_type: str | None = None
    """
    `Bearer`; missing for a refresh token.
    """
    exp: int | None = None
    """
    When it ends, in seconds since 1970.
    """
    sub: str | None = None
    """
    The id of the account.
    """
    aud: str | None = None
    """
    Whom the token is for.
    """
    iss: str | None = None
    """
    The service that issued it.
    """
    authorization_details: list[dict[str, Any]] | None = None
    """
    The one seat that it is for, if it is for one (RFC 9396).
    """


class IntrospectionRequest(Model, frozen=True, kw_only=True):
    """
    A token to look at.
    """

    token: str
    """
    The text of a token.
    """
    token_type_hint: str | None = None
    """
    Not needed: a token shows of which kind it is.
    """


class InvalidValue(Model, frozen=True, kw_only=True):
    """
    One value of a request that is wrong: where it stands, and what is wrong with it. It has one
    of `pointer`, `parameter` and `header`.
    """

    detail: str
    """
    What is wrong with it, in the language of `Accept-Language`.
    """
    pointer: str | None = None
    """
    Where it stands in the body, or is missing: a JSON pointer (RFC 6901).
    """
    parameter: str | None = None
    """
    The name of the parameter of query or path.
    """
    header: str | None = None
    """
    The name of the request header.
    """
    key: str | None = None
    """
    Which sentence `detail` is, the same in every language: for clients.
    """
    args: dict[str, Any] | None = None
    """
    The values in that sentence: numbers, seats, ids of components.
    """


class InvitationShown(Model, frozen=True, kw_only=True):
    """
    An invitation.
    """

    id: str
    """
    Opaque.
    """
    game: str
    """
    Id of the game; opaque.
    """
    expires_at: str
    """
    When the invitation expires.
    """
    account: Account | None = None
    """
    Who is invited.
    """
    invited_by: Account | None = None
    """
    The account that sent the invitation; missing if it was deleted.
    """
    seat: int | None = None
    """
    The seat that is reserved; missing if none is.
    """
    code: str | None = None
    """
    The invitation code; shown only when the invitation is created.
    """
    opened_at: str | None = None
    """
    When somebody first followed the link; missing until then.
    """
    declined_at: str | None = None
    """
    When somebody who has the link last declined; the link stays valid. Missing until then.
    """


class Invitations(Model, frozen=True, kw_only=True):
    """
    Invitations, oldest first.
    """

    items: list[InvitationShown]
    """
    The invitations.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Item(Model, frozen=True, kw_only=True):
    """
    A visible object: a card, worker, cube or tile.
    """

    id: str
    """
    Unique in the scene; stays with the thing as long as viewers can follow it.
    """
    kind: str
    """
    What sort of thing it is, as the title names it.
    """
    component: str | None = None
    """
    Its id in the catalogue; null if you may not know it, or there is none.
    """
    at: list[int] = field(default_factory=list)
    """
    Its place in the zone, by the zone's layout: (slot), (column, row) or (q, r).
    """
    owner: int | None = None
    """
    The seat whose colour it has; missing: nobody's.
    """
    count: int = 1
    """
    How many equal things it stands for.
    """
    face: Literal["down", "up"] = "up"
    """
    Which side is seen.
    """
    turned: int = 0
    """
    Degrees, clockwise.
    """
    label: str = ""
    """
    A few characters to print on it.
    """
    marks: list[str] = field(default_factory=list)
    """
    Small signs beside it (`new`, `activated`), as the title names them.
    """


class ItemChange(Model, frozen=True, kw_only=True):
    """
    An item that is new in the scene, lies elsewhere, or looks different.
    """

    what: Literal["appeared", "changed", "moved"]
    """
    The kind of change. `changed`: the item is in the same place but looks different.
    """
    zone: str
    """
    The id of the zone in which it lies now.
    """
    index: int
    """
    Its place among the items of the zone, from 0.
    """
    item: Item
    from_: str | None = field(name="from", default=None)
    """
    The zone in which it lay before, if that is another one.
    """


class JobWanted(Model, frozen=True, kw_only=True):
    """
    Who wants a job, and for how long.
    """

    engine: str
    """
    Id of the engine; opaque.
    """
    seconds: int = 60
    """
    How long the lease lasts. It begins anew whenever lines are posted.
    """
    wait: int = 0
    """
    If there is no job, wait up to this many seconds for one.
    """


class KeyShown(Model, frozen=True, kw_only=True):
    """
    A public key of the service.
    """

    key: str
    """
    `<name>+<id>+<base64>`, as in the signed-note format.
    """
    current: bool
    """
    Whether this process signs with it.
    """
    ml_dsa: str | None = None
    """
    The ML-DSA-44 key that signs the root log beside it (C2SP tlog-cosignature); of the current key only.
    """
    since: str | None = None
    """
    The start of the key's validity, if an older key endorsed it.
    """
    until: str | None = None
    """
    The end of the key's validity: it was replaced or revoked. Signatures for later times are invalid.
    """


class Keys(Model, frozen=True, kw_only=True):
    """
    Every signing key that the service has used, oldest first.
    """

    items: list[KeyShown]
    """
    The keys.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """
    notes: list[str] = field(default_factory=list)
    """
    Signed notes that endorse new keys and revoke old ones. They let you derive trust in the current key from an earlier one.
    """


class LeaderShown(Model, frozen=True, kw_only=True):
    """
    A line of a leaderboard.
    """

    games: int
    """
    Finished games that count towards the leaderboard.
    """
    wins: int
    """
    Games that ended on rank 1, alone or shared.
    """
    beaten: float
    """
    Mean share of opponents beaten per game, 0 to 1.
    """
    points_average: float
    """
    The mean, to two decimals.
    """
    points_best: float
    """
    The most points in one game.
    """
    account: Account


class LeaseExtended(Model, frozen=True, kw_only=True):
    """
    How long a lease is to last.
    """

    seconds: int = 60
    """
    From now on.
    """


class LeaseShown(Model, frozen=True, kw_only=True):
    """
    A turn that a worker has taken: nobody else gets it until the lease ends.
    """

    id: str
    """
    Opaque. Send it as `Kronika-Lease` with the move.
    """
    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    seat: int
    """
    The seat that must decide.
    """
    worker: str
    """
    The worker that took it.
    """
    until: str
    """
    When the lease ends, by the clock of the service. It ends earlier when the seat has nothing more to decide.
    """


class LeasesTaken(Model, frozen=True, kw_only=True):
    """
    What a worker was given.
    """

    leases: list[LeaseShown]
    """
    The most urgent turn first. Empty: there is none to take.
    """


class LeasesWanted(Model, frozen=True, kw_only=True):
    """
    Who takes how many turns.
    """

    worker: str
    """
    Your name for the worker, such as a host and a process number. It need not be registered. A worker gets turns of games that it had before first.
    """
    most: int = 1
    """
    Maximum number of leases.
    """
    seconds: int = 60
    """
    How long the lease lasts. Extend it before that if you need longer.
    """
    wait: int = 0
    """
    If there is no turn to take, wait up to this many seconds for one.
    """


class LinesPosted(Model, frozen=True, kw_only=True):
    """
    What is there now.
    """

    lines: int
    """
    How many lines of the job are there.
    """


class ListEnd(Model, frozen=True, kw_only=True):
    """
    The last line. A response without it was cut off.
    """

    type: Literal["end"]
    """
    Discriminator.
    """
    lines: int
    """
    How many lines came before this one.
    """


class LogEnd(Model, frozen=True, kw_only=True):
    """
    The last line. A response without it was cut off.
    """

    type: Literal["end"]
    """
    Discriminator.
    """
    lines: int
    """
    How many lines came before this one.
    """
    position: str
    """
    The position to go on from, for `after`.
    """
    more: bool
    """
    Whether the `limit` has cut off something.
    """


class Look(Model, frozen=True, kw_only=True):
    """
    How a client without pictures draws a component.
    """

    shape: Literal[
        "board", "card", "die", "gear", "hex", "space", "tile", "token", "track", "worker"
    ]
    """
    The outline.
    """
    colour: str = ""
    """
    A word of the title's palette (`brown`, `jade`) or `#rrggbb`; empty: none.
    """
    glyph: str = ""
    """
    At most three characters that stand for it; empty: none.
    """


class LuckOfKind(Model, frozen=True, kw_only=True):
    """
    What the draws of one kind were worth in a ply, beside the mean of what could have come.
    """

    kind: str
    """
    The label of the draws, as logs tell it.
    """
    chances: list[int]
    """
    For each seat, by how much it changed.
    """
    points: list[int]
    """
    For each seat, by how much it changed.
    """


class Lying(Model, frozen=True, kw_only=True):
    """
    Where a thing lies, and how.
    """

    zone: str
    """
    The id of the zone.
    """
    name: str
    """
    In the language of `Accept-Language`.
    """
    seat: int | None = None
    """
    The seat on whose board the zone is.
    """
    at: list[int] = field(default_factory=list)
    """
    Its place in the zone.
    """
    label: str = ""
    """
    What is printed on it.
    """
    face: str = "up"
    """
    `up` or `down`.
    """
    turned: int = 0
    """
    Degrees, clockwise.
    """
    count: int = 1
    """
    How many equal things it stands for.
    """
    marks: list[str] = field(default_factory=list)
    """
    The names of its marks.
    """


class MarkCounts(Model, frozen=True, kw_only=True):
    """
    How many decisions of a seat got each mark.
    """

    best: int = 0
    """
    The best command, or one as good.
    """
    good: int = 0
    """
    Little was lost.
    """
    inaccuracy: int = 0
    """
    Something was lost.
    """
    mistake: int = 0
    """
    Much was lost.
    """
    blunder: int = 0
    """
    Very much was lost.
    """
    only: int = 0
    """
    There was no choice.
    """


class Milestone(Model, frozen=True, kw_only=True):
    """
    Something that divides a game: a Food Day, the end of an age.
    """

    sign: str
    """
    Its sign, as in formulas of the catalogue.
    """
    text: str
    """
    In the language of `Accept-Language`.
    """


class MoveTold(Model, frozen=True, kw_only=True):
    """
    A move in one line.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    text: str
    """
    What was done, in the language of `Accept-Language`.
    """
    amounts: list[AmountChanged] = field(default_factory=list)
    """
    What it changed in numbers, as you may see it; those of `seat` first.
    """
    milestones: list[Milestone] = field(default_factory=list)
    """
    What divides the game there.
    """


class Name(Model, frozen=True, kw_only=True):
    """
    A proper name in English and, where the source has one, in Czech.
    """

    en: str
    """
    In English.
    """
    cs: str | None = None
    """
    In Czech; null if the source has no Czech name.
    """


class NewAccount(Model, frozen=True, kw_only=True):
    """
    An account to create.
    """

    name: str | None = None
    """
    The name; null or omitted for a guest, whom the service names: `Guest 4821`, or `Host 4821` in Czech.
    """
    bot: bool = False
    """
    Whether the owner has marked the account as a bot.
    """
    expires_at: str | None = None
    """
    When the token expires, at most 100 years from now; omit it for a token that does not expire.
    """
    code: str | None = None
    """
    A code from whoever runs the service, with or without its dashes; needed if sign-up asks for one (`GET /v1/signup`), ignored otherwise.
    """


class NewApp(Model, frozen=True, kw_only=True):
    """
    An app to register.
    """

    name: str
    """
    The name that players see.
    """
    home: str | None = None
    """
    A page about the app; null if there is none.
    """
    redirect_uris: list[str] = field(default_factory=list)
    """
    Where players may be sent back to: `https://` addresses, compared exactly; `http://127.0.0.1/...` and `http://[::1]/...`, on any port, for programs on the player's machine; a scheme of the app's own with a dot in it (`com.example.app:/...`). None are needed for the device grant.
    """


class NewCode(Model, frozen=True, kw_only=True):
    """
    A code to create.
    """

    label: str
    """
    What administrators know it by.
    """
    uses: int
    """
    How many accounts it is good for.
    """
    expires_at: str
    """
    When it expires, at most 366 days from now.
    """


class NewDispute(Model, frozen=True, kw_only=True):
    """
    What a seat disputes: either a ply, or a refused command.
    """

    seat: int
    """
    The seat that acts: one of yours.
    """
    complaint: str
    """
    Your complaint. You and arbiters can read it; once the game is over, everyone can. It is erased when your account is deleted.
    """
    ply: int | None = None
    """
    The ply that is wrong; 0 is the setup.
    """
    refusal: str | None = None
    """
    The refusal that is wrong, as its problem named it.
    """


class NewInvitation(Model, frozen=True, kw_only=True):
    """
    An invitation: for an account or, without `account`, for anyone who has the returned code.
    """

    account: str | None = None
    """
    Name or id of an account.
    """
    seat: int | None = None
    """
    An open seat to reserve.
    """
    hours: int = 168
    """
    Validity of the invitation, in hours.
    """


class NewPasskey(Model, frozen=True, kw_only=True):
    """
    A passkey to register.
    """

    ceremony: str
    """
    Id of the ceremony. It is good for one answer, within five minutes.
    """
    name: str
    """
    What you call the passkey: `Phone`, `Key ring`.
    """
    credential: dict[str, Any]
    """
    What the browser has answered: the `toJSON()` of its `PublicKeyCredential`.
    """


class NewSession(Model, frozen=True, kw_only=True):
    """
    A session to begin.
    """

    replace: bool = False
    """
    Whether the session takes the place of the token (or session) that authenticates this request, which is then revoked.
    """
    expires_at: str | None = None
    """
    When the session ends in any case, at most 100 years from now; omit it for one that lasts as long as it is used.
    """


class NewSuspension(Model, frozen=True, kw_only=True):
    """
    How long an account is suspended, and why.
    """

    reason: str
    """
    Why. The owner of the account reads it in the problem that refuses their requests; it is erased with the account.
    """
    until: str | None = None
    """
    When it ends; null or omitted: not until it is lifted.
    """


class NewWebhook(Model, frozen=True, kw_only=True):
    """
    A webhook to make.
    """

    url: str
    """
    The receiver's URL: https, a public host, port 443 or 8443, without user name or password. The operator may allow others.
    """
    types: list[
        Literal[
            "game.dispute-closed",
            "game.disputed",
            "game.ended",
            "game.event",
            "game.move",
            "game.started",
            "game.turn",
        ]
    ] = field(
        default_factory=lambda: [
            "game.dispute-closed",
            "game.disputed",
            "game.ended",
            "game.move",
            "game.started",
            "game.turn",
        ]
    )
    """
    The event types to deliver. `game.started`, `game.ended`: the game started or ended. `game.move`: a move with its facts. `game.turn`: a decision of yours is open. `game.disputed`, `game.dispute-closed`: somebody at the table opened a dispute, or it was decided or withdrawn. `game.event`: every event of the log, one delivery each.
    """
    games: list[str] | None = None
    """
    The games to deliver; by default every game in which you have a seat, now or later.
    """
    description: str = ""
    """
    For you.
    """


class News(Model, frozen=True, kw_only=True):
    """
    A notification about one of your games, and its current state.
    """

    type: Literal["game.dispute-closed", "game.disputed", "game.ended", "game.started", "game.turn"]
    """
    What has happened.
    """
    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status of the game.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    seats: list[int]
    """
    Those of your seats that are awaited.
    """
    dispute: int | None = None
    """
    Number of the dispute that was opened or closed; otherwise missing.
    """


class Nothing(Model, frozen=True, kw_only=True):
    """
    No query parameters, or an empty body.
    """


class NumberChanged(Model, frozen=True, kw_only=True, tag_field="type", tag="amount"):
    """
    A number that is another one.
    """

    name: str
    """
    In the language of `Accept-Language`.
    """
    id: str
    """
    The id of the gauge, of the heap, or of the zone with hidden things.
    """
    kind: str
    """
    What it counts, as the title names it.
    """
    before: float | None = None
    """
    Missing: there was no such number.
    """
    after: float | None = None
    """
    Missing: there is no such number.
    """
    component: str | None = None
    """
    Catalogue id of what is counted.
    """
    seat: int | None = None
    """
    Whose number it is; missing: nobody's.
    """
    tally: bool = False
    """
    Whether it is a part of what the seat would score now.
    """


class OAuthError(Model, frozen=True, kw_only=True):
    """
    An error of OAuth 2.
    """

    error: str
    """
    The error, as RFC 6749 (5.2) and its extensions name it.
    """
    error_description: str | None = None
    """
    What is wrong, in English, for developers.
    """


class Obstacle(Model, frozen=True, kw_only=True):
    """
    A reason why things cannot be chosen.
    """

    rule: str
    """
    Id of the rule that refuses the commands.
    """
    because: str
    """
    What is in the way, in the language of `Accept-Language`.
    """
    paths: list[list[str]]
    """
    Ids of the scene's zones and items: the last of each path cannot be chosen after the others, which can. Whatever command goes on from there is refused.
    """


class OldLogShown(Model, frozen=True, kw_only=True):
    """
    A log of an older epoch, as it was signed, and what is left of it.
    """

    origin: str
    """
    Which log: the first line of its checkpoints.
    """
    size: int
    """
    Number of links in the log of a partition.
    """
    root: str
    """
    The root over so many leaves.
    """
    remaining: int
    """
    The log of the new epoch begins with at least so many of them.
    """
    lost_from: str | None = None
    """
    Nothing is lost that was recorded before; missing: anything may be.
    """


class Onward(Model, frozen=True, kw_only=True):
    """
    Where a browser goes on.
    """

    location: str
    """
    The address of the app, with the answer for it.
    """


class OrderingPass(Model, frozen=True, kw_only=True):
    """
    How long windows of the kind are passed.
    """

    until: Literal["end", "turn"] = "turn"
    """
    `turn`: until your next turn begins. `end`: until the game ends.
    """


class Outside(Model, frozen=True, kw_only=True):
    """
    The OpenID provider whose people may sign in.
    """

    name: str
    """
    What people call it.
    """


class OutsideBegun(Model, frozen=True, kw_only=True):
    """
    Where to sign in.
    """

    location: str
    """
    Address at the provider to lead the browser to.
    """


class OutsideSignIn(Model, frozen=True, kw_only=True):
    """
    A sign-in at the OpenID provider.
    """

    back: str = "/"
    """
    Path of the page of this service to come back to. If the sign-in is refused, its query parameter `sign_in_refused` says why.
    """
    link: bool = False
    """
    Whether the person at the provider is to belong to the account that authenticates this request, which needs the scope `account`.
    """


class OwnApp(Model, frozen=True, kw_only=True):
    """
    An app of yours.
    """

    id: str
    """
    The client id; public, and never changes.
    """
    name: str
    """
    The name that players see.
    """
    home: str | None
    """
    A page about it; null if there is none.
    """
    redirect_uris: list[str]
    """
    Where players may be sent back to.
    """
    created_at: str
    """
    When it was registered.
    """


class ParkedShown(Model, frozen=True, kw_only=True):
    """
    A parked game: the projection could not apply one of its events and skips it.
    """

    game: str
    """
    Id of the game; opaque.
    """
    version: int
    """
    The event that could not be applied.
    """
    type: str
    """
    Its type.
    """
    waiting: int
    """
    Events of the game that were skipped since.
    """
    attempts: int
    """
    How often it was tried.
    """
    parked_at: str
    """
    When it was first given up.
    """


class Part(Model, frozen=True, kw_only=True):
    """
    A piece of a sentence, and what it names.
    """

    text: str
    """
    In the language of `Accept-Language`; all in a row are the sentence.
    """
    of: str | None = None
    """
    What it names: a catalogue id, or a key of the catalogue's `words`.
    """
    count: int | None = None
    """
    How many of it there are.
    """
    seat: int | None = None
    """
    The seat that it names.
    """


class PassOrdered(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-ordered"):
    """
    A seat created a standing pass for a window kind.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    A kind of window, as the title names it.
    """
    until: Literal["end", "turn"]
    """
    `turn`: until its next own turn begins; `end`: for the whole game.
    """
    turns: int
    """
    The number of turns that the seat had begun.
    """


class PassPlayed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-played"):
    """
    The service is about to play a standing pass; the move follows. The event marks the move as
    automatic.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    A kind of window, as the title names it.
    """
    decision: int
    """
    Id of a decision; never reused in a game.
    """


class PassShown(Model, frozen=True, kw_only=True):
    """
    A standing pass: windows of this kind are passed for the seat.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    A kind of window, as the title names it.
    """
    until: Literal["end", "turn"]
    """
    `turn`: until the seat's next own turn begins; `end`: for the whole game.
    """


class PassWithdrawn(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-withdrawn"):
    """
    A seat withdrew a standing pass.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: str
    """
    A kind of window, as the title names it.
    """


class Passes(Model, frozen=True, kw_only=True):
    """
    The standing passes of a seat.
    """

    items: list[PassShown]
    """
    The passes.
    """
    kinds: list[str]
    """
    Every kind of window that the title knows.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Passkey(Model, frozen=True, kw_only=True):
    """
    A passkey of your account.
    """

    id: str
    """
    Opaque.
    """
    name: str
    """
    What you call it.
    """
    created_at: str
    """
    When it was registered.
    """
    synced: bool
    """
    Whether several of your devices can have it. One that is not synced is lost with its device.
    """
    last_used_at: str | None = None
    """
    The hour in which it last signed you in; null if it has not been used.
    """


class PasskeyAnswer(Model, frozen=True, kw_only=True):
    """
    The answer of a passkey, to sign in by.
    """

    ceremony: str
    """
    Id of the ceremony. It is good for one answer, within five minutes.
    """
    credential: dict[str, Any]
    """
    What the browser has answered: the `toJSON()` of its `PublicKeyCredential`.
    """


class PasskeyChange(Model, frozen=True, kw_only=True):
    """
    The new name of a passkey.
    """

    name: str
    """
    What you call the passkey: `Phone`, `Key ring`.
    """


class PasskeyOptions(Model, frozen=True, kw_only=True):
    """
    What a browser needs to ask for a passkey.
    """

    ceremony: str
    """
    Id of the ceremony. It is good for one answer, within five minutes.
    """
    options: dict[str, Any]
    """
    For `navigator.credentials` (WebAuthn), as JSON: `PublicKeyCredentialCreationOptionsJSON` to make a passkey, `PublicKeyCredentialRequestOptionsJSON` to sign in.
    """


class Passkeys(Model, frozen=True, kw_only=True):
    """
    The passkeys of the account, oldest first.
    """

    items: list[Passkey]
    """
    The passkeys.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Pause(Model, frozen=True, kw_only=True, tag_field="type", tag="pause"):
    """
    Pause the game and its clocks.
    """

    hours: int
    """
    For how many hours, 1 to 2160 (90 days).
    """


class Paused(Model, frozen=True, kw_only=True, tag_field="type", tag="table.paused"):
    """
    The game was paused: by agreement, until a given time, or for a dispute, until it is
    decided.
    """

    why: Literal["agreed", "dispute"]
    """
    The cause of the pause: an agreement or a dispute.
    """
    until: str | None = None
    """
    When the pause ends; null if it lasts until the dispute is decided.
    """


class PerMove(Model, frozen=True, kw_only=True, tag_field="type", tag="per-move"):
    """
    A time limit for each decision.
    """

    seconds: int
    """
    For each decision.
    """


class PersonalData(Model, frozen=True, kw_only=True):
    """
    All data that the service stores about an account.
    """

    parts: dict[str, list[dict[str, Any]]]
    """
    Records by category: `account`, `tokens`, `seats` and others.
    """


class Ping(Model, frozen=True, kw_only=True):
    """
    The data of a self-test.
    """

    webhook: str
    """
    Id of the webhook.
    """


class Place(Model, frozen=True, kw_only=True):
    """
    A seat's final rank (from 1, shared when tied) and points.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    rank: int
    """
    From 1; shared when tied.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """


class PlaceShown(Model, frozen=True, kw_only=True):
    """
    Your own line of a leaderboard.
    """

    games: int
    """
    Finished games that count towards the leaderboard.
    """
    wins: int
    """
    Games that ended on rank 1, alone or shared.
    """
    beaten: float
    """
    Mean share of opponents beaten per game, 0 to 1.
    """
    points_average: float
    """
    The mean, to two decimals.
    """
    points_best: float
    """
    The most points in one game.
    """
    place: int
    """
    Your place; 1 is the best.
    """
    players: int
    """
    Number of lines of the whole leaderboard.
    """


class PlyLuck(Model, frozen=True, kw_only=True, tag_field="type", tag="luck"):
    """
    A ply in which something was drawn; ply 0 is the setup.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    kinds: list[LuckOfKind]
    """
    In the order in which they were first drawn.
    """
    variance: list[int]
    """
    For each seat, how uncertain the sum of `chances` is because redraws are a sample: its variance, in squares of a ten-thousandth; 0 where all outcomes were looked at.
    """


class PointsChanged(Model, frozen=True, kw_only=True):
    """
    Points that a fact gave or took.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    text: str
    """
    The fact, in the language of `Accept-Language`.
    """


class PreferencesSet(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.preferences-set"
):
    """
    A seat changed its preferences.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    forced: bool
    """
    Whether the service plays decisions with a single legal command, provided that playing them reveals nothing hidden.
    """


class Preferring(Model, frozen=True, kw_only=True):
    """
    The new preferences of a seat.
    """

    forced: bool
    """
    Whether decisions with one legal command are played for the seat.
    """


class ProjectionShown(Model, frozen=True, kw_only=True):
    """
    How far a projection is behind the log.
    """

    events: int
    """
    Events that it has not applied yet.
    """
    seconds: float
    """
    Age of the oldest of them.
    """
    parked_games: int
    """
    Number of parked games.
    """


class ProofShown(Model, frozen=True, kw_only=True):
    """
    The proof of a ply.
    """

    game: str
    """
    Id of the game; opaque.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    The last event of the ply.
    """
    hash: str
    """
    The hash of the link that ends with that event.
    """
    commitment: str
    """
    The commitment to the seed of the draws.
    """
    partition: int
    """
    Number of the log partition.
    """
    inclusion: str
    """
    The proof that a link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
    """
    seed: str | None = None
    """
    The seed of the draws, once the game is over.
    """


class Quarters(Model, frozen=True, kw_only=True):
    """
    Three numbers that divide a list, from the least to the most, into four parts of one size.
    """

    low: float
    """
    A quarter is at most this.
    """
    middle: float
    """
    Half is at most this.
    """
    high: float
    """
    Three quarters are at most this.
    """


class RankedBot(Model, frozen=True, kw_only=True):
    """
    A strategy and how strong it is.
    """

    bot: str
    """
    The id of the strategy.
    """
    strength: Literal["easy", "expert", "hard", "medium"]
    """
    How strong it is among the bots of its title, from `easy` to `expert`.
    """


class ReadModel(Model, frozen=True, kw_only=True):
    """
    One generation of a projection; each rebuild creates a new one.
    """

    projection: str
    """
    Its name.
    """
    generation: int
    """
    Its number; a rebuild makes a new one.
    """
    serving: bool
    """
    Whether queries read this generation.
    """
    events: int
    """
    Events that it has not applied yet.
    """
    seconds: float
    """
    Age of the oldest of them.
    """
    alarms: list[str]
    """
    What is wrong with the log itself, by partition.
    """
    parked: list[ParkedShown]
    """
    The games that it has gone on without.
    """


class ReadModels(Model, frozen=True, kw_only=True):
    """
    All generations that serve or are being built.
    """

    items: list[ReadModel]
    """
    The read models.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Readiness(Model, frozen=True, kw_only=True):
    """
    What the service needs, and whether it has it.
    """

    status: Literal["draining", "failing", "ok"]
    """
    `ok`: ready. `failing`: the database does not answer. `draining`: the process is shutting down; use another one.
    """
    log: Literal["failing", "late", "ok"]
    """
    `failing`: it is not the one that was signed, as after a failover that lost transactions. Nothing is recorded until the operator begins a new epoch.
    """
    database: Literal["failing", "late", "ok"]
    """
    `ok`, or `failing`: it cannot be written to, or gives this process no connection.
    """
    redis: Literal["failing", "late", "ok"]
    """
    `failing`: Redis does not answer; changes then reach other processes a few seconds later.
    """
    projections: Literal["failing", "late", "ok"]
    """
    `late`: over a minute behind the log.
    """
    lag: dict[str, ProjectionShown]
    """
    How far each projection is behind, by its name.
    """
    lag_age: float
    """
    Age of the lag figures, in seconds; they are refreshed periodically.
    """


class Reasoned(Model, frozen=True, kw_only=True):
    """
    Why something is done; it may be left out.
    """

    reason: str | None = None
    """
    Why, for the log of acts. Do not name other people in it.
    """


class Receipt(Model, frozen=True, kw_only=True):
    """
    A signed statement of the head of a game's chain, as a leaf of a small Merkle tree (RFC
    6962).
    """

    at: str
    """
    When the last of the events was recorded.
    """
    game: str
    """
    Id of the game.
    """
    head: str
    """
    Hash of the last link of the game's chain.
    """
    ply: int
    """
    Number of moves so far.
    """
    version: int
    """
    Number of events so far.
    """
    index: int
    """
    Number of this leaf in the tree that `note` signs, from 0.
    """
    path: list[str]
    """
    Hashes from the leaf up to the root.
    """
    note: str
    """
    The signed note with the size and the root of the tree.
    """


class Receipts(Model, frozen=True, kw_only=True):
    """
    A page of receipts, one for each ply, oldest first.
    """

    items: list[Receipt]
    """
    The receipts.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class RecoveryCodes(Model, frozen=True, kw_only=True):
    """
    New recovery codes. They are shown only in this response.
    """

    codes: list[str]
    """
    Ten codes, each of which signs you in once. Write them down.
    """


class RecoveryCodesLeft(Model, frozen=True, kw_only=True):
    """
    The recovery codes that the account has.
    """

    left: int
    """
    How many have not been used.
    """
    made_at: str | None
    """
    When they were made; null if none is left.
    """


class RecoverySignIn(Model, frozen=True, kw_only=True):
    """
    A recovery code, to sign in by.
    """

    name: str
    """
    The name of the account, or its id.
    """
    code: str
    """
    One of its recovery codes, with or without the dashes.
    """


class RedecisionShown(Model, frozen=True, kw_only=True):
    """
    The result of replaying the log and the seed in a separate process.
    """

    outcome: Literal["accepted", "different", "refused", "same", "unknown"]
    """
    For a ply: `same`, `different`, or `refused` if the rules now refuse it. For a refusal: `same`, `different`, or `accepted` if the rules now accept the request. `unknown`: it could not be decided again.
    """
    by: str
    """
    Which release has decided.
    """
    plies: int
    """
    Plies decided again on the way there.
    """
    departures: list[int]
    """
    The draws that differ from the record.
    """
    chain: Literal["bad", "good"]
    """
    Whether every hash up to there is right.
    """
    state: Literal["different", "same", "unknown"]
    """
    Whether it arrives at the state that this service has.
    """
    because: str | None = None
    """
    Why it is refused, or could not be decided, in the language of `Accept-Language`; missing otherwise.
    """
    key: str | None = None
    """
    Key of the sentence `because`.
    """
    args: dict[str, Any] | None = None
    """
    Values of the sentence.
    """
    at: int | None = None
    """
    The first fact (from 0) that differs.
    """
    recorded: Any | UnsetType = UNSET
    """
    JSON value.
    """
    decided: Any | UnsetType = UNSET
    """
    JSON value.
    """


class Refusal(Model, frozen=True, kw_only=True):
    """
    An authorization request that is refused without asking the player.
    """

    error: str
    """
    The error of OAuth.
    """
    location: str
    """
    Where the browser is to take it to the app.
    """


class Replay(Model, frozen=True, kw_only=True):
    """
    What to deliver again.
    """

    game: str
    """
    Id of the game; opaque.
    """
    after: int = 0
    """
    Everything after this version of the game.
    """


class ReplayEnd(Model, frozen=True, kw_only=True):
    """
    The last line of the replay.
    """

    type: Literal["end"]
    """
    Discriminator.
    """
    version: int
    """
    The version up to which the replay is complete.
    """
    stands: int
    """
    The current ply.
    """


class Replayed(Model, frozen=True, kw_only=True):
    """
    What is delivered again.
    """

    deliveries: int
    """
    How many deliveries have become due.
    """


class Resume(Model, frozen=True, kw_only=True, tag_field="type", tag="resume"):
    """
    End an agreed pause early.
    """


class Resumed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.resumed"):
    """
    A pause ended. The game resumes when no pause is left.
    """

    why: Literal["agreed", "dispute"]
    """
    Which pause ended: `agreed` or `dispute`.
    """


class ReviewAsked(Model, frozen=True, kw_only=True):
    """
    Which review is wanted.
    """

    quality: Literal["deep", "quick", "standard"] = "standard"
    """
    How thorough the review is; there is one of each quality for a game.
    """


class ReviewHeader(Model, frozen=True, kw_only=True, tag_field="type", tag="review"):
    """
    The first line: the game, and what the review was made with. Whoever takes the same gets the
    same lines, byte for byte.
    """

    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    Version of the rules by which it was played.
    """
    seats: int
    """
    How many seats there are.
    """
    engine: str
    """
    The searching program and its version.
    """
    weights: str
    """
    The weights of the title's appraisal: the first 16 hexadecimal digits of the SHA-256 of their canonical JSON.
    """
    quality: Literal["deep", "quick", "standard"] | Literal["custom"]
    """
    How thorough it is; `custom`: the budget was given by hand.
    """
    nodes: int
    """
    Positions that are looked at for a decision.
    """
    redraws: int
    """
    How often draws are made anew to see what they were worth.
    """
    seed: str
    """
    The seed of the review's own dice; it has nothing to do with the game's.
    """
    plies: int
    """
    How many plies are reviewed: those in force.
    """
    lines: int
    """
    How many lines the review has with this one.
    """
    start: Estimate
    """
    What each seat could expect before anything was set up.
    """


class ReviewProgress(Model, frozen=True, kw_only=True):
    """
    How far a review is.
    """

    type: Literal["progress"]
    """
    Discriminator.
    """
    state: Literal["cancelled", "checking", "done", "failed", "queued", "running"]
    """
    `queued`: no engine makes it now; `checking`: an engine that is not the operator's has made it, and a part of it is made again; `failed` and `cancelled`: nothing is made any more, and whoever asks again starts it anew.
    """
    lines: int
    """
    How many lines there are so far.
    """
    of: int | None = None
    """
    How many lines there will be; missing until the first one is there.
    """


class ReviewStatus(Model, frozen=True, kw_only=True):
    """
    A review, and how far it is.
    """

    game: str
    """
    Id of the game; opaque.
    """
    quality: Literal["deep", "quick", "standard"]
    """
    How thorough the review is; there is one of each quality for a game.
    """
    state: Literal["cancelled", "checking", "done", "failed", "queued", "running"]
    """
    `queued`: no engine makes it now; `checking`: an engine that is not the operator's has made it, and a part of it is made again; `failed` and `cancelled`: nothing is made any more, and whoever asks again starts it anew.
    """
    lines: int
    """
    How many lines there are so far.
    """
    nodes: int
    """
    Positions that are looked at for a decision.
    """
    seed: str
    """
    The seed of the review's own dice; it follows from game and quality.
    """
    engine: str
    """
    The searching program and its version.
    """
    weights: str
    """
    The weights of the title's appraisal.
    """
    asked_at: str
    """
    When it was asked for first.
    """
    of: int | None = None
    """
    How many lines there will be; missing until the first one is there.
    """
    finished_at: str | None = None
    """
    When it was done, failed or cancelled; missing before.
    """


class RevocationAnswer(Model, frozen=True, kw_only=True):
    """
    An empty object, whether there was such a token or not (RFC 7009, 2.2).
    """


class RevocationRequest(Model, frozen=True, kw_only=True):
    """
    A token to revoke.
    """

    token: str
    """
    The text of any token of this service.
    """
    token_type_hint: str | None = None
    """
    Not needed: a token shows of which kind it is.
    """
    client_id: str | None = None
    """
    The id of the app: `app_...`, or the address of its Client ID Metadata Document.
    """


class Revoked(Model, frozen=True, kw_only=True):
    """
    The result of revoking tokens.
    """

    revoked: int
    """
    How many tokens.
    """


class Rewind(Model, frozen=True, kw_only=True):
    """
    A rewind.
    """

    at: int
    """
    The last ply before the rewind.
    """
    to: int
    """
    The ply from which the game continued.
    """


class RewindTo(Model, frozen=True, kw_only=True, tag_field="type", tag="rewind"):
    """
    The remedy: the game goes on from ply `to` again.
    """

    to: int
    """
    The ply after which the game goes on; 0 is the setup.
    """


class RoleChange(Model, frozen=True, kw_only=True):
    """
    A role that is granted or revoked.
    """

    role: Literal["admin", "arbiter", "engine", "log"]
    """
    The scope beyond the usual ones.
    """
    reason: str | None = None
    """
    Why, for the log of acts. Do not name other people in it.
    """


class RoleGranted(Model, frozen=True, kw_only=True, tag_field="type", tag="role-granted"):
    """
    The account may have tokens with one more scope.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """
    role: Literal["admin", "arbiter", "engine", "log"]
    """
    The scope beyond the usual ones.
    """


class RoleRevoked(Model, frozen=True, kw_only=True, tag_field="type", tag="role-revoked"):
    """
    The scope was taken from the account and its tokens.
    """

    account: str
    """
    Id of the account. It may have been deleted since.
    """
    role: Literal["admin", "arbiter", "engine", "log"]
    """
    The scope beyond the usual ones.
    """


class Rotation(Model, frozen=True, kw_only=True):
    """
    How long the old secret stays valid.
    """

    overlap: int = 86400
    """
    Seconds for which deliveries are signed with the old secret as well.
    """


class RuleCited(Model, frozen=True, kw_only=True):
    """
    A cited rule, and whether the service or the re-decision cited it.
    """

    rule: str
    """
    Id of a rule of the title.
    """
    rule_url: str
    """
    Path of the rule's text; `Accept-Language` selects the language.
    """
    because: str
    """
    The reason in words, in the language of `Accept-Language`.
    """
    by: Literal["event", "redecision", "service"]
    """
    Who named it: the service then, or the fresh process now; `event`: events of the ply are of this rule.
    """
    key: str | None = None
    """
    Key of the sentence `because`.
    """
    args: dict[str, Any] | None = None
    """
    Values of the sentence.
    """
    events: list[int] = field(default_factory=list)
    """
    The events of the ply that are of this rule.
    """


class RuleText(Model, frozen=True, kw_only=True):
    """
    The text of a rule, summarised in one sentence.
    """

    rule: str
    """
    Id of the rule.
    """
    language: str
    """
    Language of the text: `en` or `cs`.
    """
    text: str
    """
    What the rule says.
    """


class SchemaDocument(Model, frozen=True, kw_only=True):
    """
    A JSON Schema (2020-12), whose parts stand in `$defs`.
    """


Scope: TypeAlias = Literal[
    "account",
    "admin",
    "arbiter",
    "create",
    "dispute",
    "engine",
    "log",
    "play",
    "propose",
    "read",
    "webhooks",
]
"""
One permission of a token.
"""


class ScoreBar(Model, frozen=True, kw_only=True):
    """
    How many seats reached `least` points or more, but less than the next bar begins with.
    """

    least: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    all: int
    """
    All seats.
    """
    winners: int
    """
    Those of them on rank 1.
    """


class ScoreLine(Model, frozen=True, kw_only=True):
    """
    One line of a score sheet.
    """

    code: str
    """
    A stable code; the id of the component, if the line is about one.
    """
    label: str
    """
    What it is called, in the language of the answer.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """


class ScoreStatistics(Model, frozen=True, kw_only=True):
    """
    The points of seats at the end.
    """

    all: Quarters
    """
    Of all seats.
    """
    winners: Quarters
    """
    Of the seats on rank 1.
    """
    best: float
    """
    The most.
    """
    bars: list[ScoreBar]
    """
    Bars of equal width, from the fewest points to the most.
    """


class Sealed(Model, frozen=True, kw_only=True):
    """
    The commitment to a hidden field.
    """

    committed: str
    """
    The commitment to its value: SHA-256 (hex).
    """
    size: int
    """
    Number of items in the value; 1 if it is not a list or an object.
    """
    salt: str | None = None
    """
    Opens the commitment (hex); missing if you may not see the field.
    """


class SeatAsked(Model, frozen=True, kw_only=True):
    """
    The one seat that an app asks for.
    """

    game: str
    """
    The game.
    """
    title: str
    """
    The slug of its title.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """


class SeatChosen(Model, frozen=True, kw_only=True):
    """
    The seat to leave.
    """

    seat: int | None = None
    """
    One of your seats; left out: all of them.
    """


class SeatEstimate(Model, frozen=True, kw_only=True):
    """
    A chance to win and points of one seat, or by how much they changed.
    """

    chance: int
    """
    Ten-thousandths of a chance to win.
    """
    points: int
    """
    Hundredths of a point.
    """


class SeatFilled(Model, frozen=True, kw_only=True):
    """
    Who shall have a seat at a table that has not started.
    """

    kind: Literal["bot", "open"]
    """
    `open`: anyone can join. `bot`: a bot of the title plays.
    """
    bot: str | None = None
    """
    The strategy; the `opponent` of the title if left out.
    """


class SeatForfeited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-forfeited"):
    """
    A seat forfeited the game.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    why: Literal["resigned", "time"]
    """
    Whether the player resigned or ran out of time.
    """
    stand_in: str | None = None
    """
    The bot that takes over the seat; null if the game ends.
    """


class SeatJoined(Model, frozen=True, kw_only=True):
    """
    The seat to take.
    """

    seat: int | None = None
    """
    The seat; null for the one reserved for you or else the first open seat.
    """
    invitation: str | None = None
    """
    An invitation code.
    """
    entropy: str | None = None
    """
    A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
    """
    entropy_commitment: str | None = None
    """
    Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
    """


class SeatLeft(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-left"):
    """
    A seat became open again before the start.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """


class SeatNoted(Model, frozen=True, kw_only=True):
    """
    Who sat on a seat.
    """

    kind: Literal["bot", "person"]
    """
    A person, without a name, or a bot.
    """
    bot: str | None = None
    """
    The bot's strategy; missing for persons.
    """
    entropy: str | None = None
    """
    The text that the person added to the draws; missing: none.
    """
    withheld: str | None = None
    """
    The commitment (hex) to a text that was not told; missing: none.
    """


class SeatPoints(Model, frozen=True, kw_only=True):
    """
    The points of a seat now.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """


class SeatPreferences(Model, frozen=True, kw_only=True):
    """
    What the service does for a seat.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    forced: bool
    """
    Whether decisions with one legal command are played for the seat, where everybody can see that there is one.
    """


class SeatShown(Model, frozen=True, kw_only=True):
    """
    A seat and who sits there.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    kind: Literal["bot", "open", "person"]
    """
    Who sits there; `open`: nobody yet.
    """
    account: Account | None = None
    """
    Missing if the account was deleted.
    """
    bot: str | None = None
    """
    The bot's strategy; missing for persons.
    """
    reserved: bool = False
    """
    Whether an open seat is kept for somebody who is invited. Only a single game tells that, lists do not.
    """


class SeatTaken(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-taken"):
    """
    A person or a bot sat down.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    by: Literal["bot", "person"]
    """
    Who sat down.
    """
    bot: str | None = None
    """
    The bot's strategy; null for a person.
    """


class SeatWanted(Model, frozen=True, kw_only=True):
    """
    A seat of the new game.
    """

    kind: Literal["bot", "me", "open"]
    """
    `me`: you take the seat. `open`: anyone can join. `bot`: a bot of the title plays.
    """
    bot: str | None = None
    """
    The strategy; the `opponent` of the title if left out.
    """
    entropy: str | None = None
    """
    Entropy that you add for a seat of your own.
    """
    entropy_commitment: str | None = None
    """
    Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
    """


class SeatsAllowed(Model, frozen=True, kw_only=True):
    """
    How many seats a game can have.
    """

    min: int
    """
    The fewest.
    """
    max: int
    """
    The most.
    """


class SecretMade(Model, frozen=True, kw_only=True):
    """
    A new secret, shown only here.
    """

    secret: str
    """
    The secret that deliveries are signed with from now on.
    """
    public_key: str
    """
    `whpk_` and base64. Whoever has it can check the `v1a` signatures (Ed25519) of deliveries, and make none.
    """
    old_secret_ends_at: str
    """
    Until when they are signed with the old one as well.
    """


class Session(Model, frozen=True, kw_only=True):
    """
    A browser that is signed in.
    """

    id: str
    """
    Opaque.
    """
    browser: str | None
    """
    The browser and its system in few words, as it says itself: `Firefox, Linux`; null if it does not say.
    """
    created_at: str
    """
    When it signed in.
    """
    expires_at: str
    """
    When it is signed out, if it is not used before then.
    """
    current: bool
    """
    Whether this request comes from it.
    """
    last_used_at: str | None = None
    """
    The hour in which it was last used; null if it has not been used.
    """


class Sessions(Model, frozen=True, kw_only=True):
    """
    The browsers that are signed in to the account, oldest first.
    """

    items: list[Session]
    """
    The sessions.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class SessionsEnded(Model, frozen=True, kw_only=True):
    """
    The result of ending sessions.
    """

    ended: int
    """
    How many sessions.
    """


class SignInWays(Model, frozen=True, kw_only=True):
    """
    How people can sign in here.
    """

    passkeys: bool
    """
    Whether passkeys work at this address: not where the host is a number.
    """
    recovery_codes: bool
    """
    Whether recovery codes are offered.
    """
    outside: Outside | None
    """
    The OpenID provider; null if there is none.
    """


class SignText(Model, frozen=True, kw_only=True):
    """
    A sign in one language.
    """

    name: str
    """
    What it stands for, in the plural where it has one.
    """
    phrase: str
    """
    How many of them, as an ICU message with the argument `count` (`{count, plural, one {# point} other {# points}}`).
    """


class SignUpChange(Model, frozen=True, kw_only=True):
    """
    Who may create an account from now on.
    """

    mode: Literal["closed", "code", "open"]
    """
    Whether anybody, whoever has a code, or nobody may create an account.
    """
    reason: str | None = None
    """
    Why, for the log of acts. Do not name other people in it.
    """


class SignUpChanged(Model, frozen=True, kw_only=True, tag_field="type", tag="sign-up-changed"):
    """
    From now on, others may create accounts, or not.
    """

    mode: Literal["closed", "code", "open"]
    """
    Whether anybody, whoever has a code, or nobody may create an account.
    """


class SignUpShown(Model, frozen=True, kw_only=True):
    """
    Who may create an account now.
    """

    mode: Literal["closed", "code", "open"]
    """
    Whether anybody, whoever has a code, or nobody may create an account.
    """


class SizeStatistics(Model, frozen=True, kw_only=True):
    """
    Games with one number of seats.
    """

    seats: int
    """
    Seats of these games.
    """
    games: int
    """
    How many there are.
    """
    wins: list[int]
    """
    By seat: games that ended on rank 1, alone or shared.
    """
    plies: Quarters
    """
    Moves of a game.
    """
    minutes: Quarters
    """
    Minutes from the start of a game to its end.
    """


class SourceStatistics(Model, frozen=True, kw_only=True):
    """
    What one line of the score sheet brings, or several that are of one kind.
    """

    code: str
    """
    Code of the line or kind; it never changes.
    """
    label: str
    """
    What it is called, in the language of `Accept-Language`.
    """
    winners: float
    """
    Mean points of a seat on rank 1.
    """
    others: float
    """
    Mean points of any other seat.
    """


class Span(Model, frozen=True, kw_only=True, tag_field="is", tag="span"):
    """
    Numbers in a row, such as the places whose actions can be chosen.
    """

    first: int
    """
    The lowest.
    """
    last: int
    """
    The highest.
    """
    of: str | None = None
    """
    Id of the component whose numbers they are; missing: this.
    """


class Speaking(Model, frozen=True, kw_only=True):
    """
    The seat on whose behalf you act.
    """

    seat: int | None = None
    """
    The seat that acts: one of yours; optional if you have only one.
    """


class Standing(Model, frozen=True, kw_only=True):
    """
    How a game stands that has started, as you may see it.
    """

    points: list[SeatPoints] = field(default_factory=list)
    """
    The points of all seats; missing if the title counts none before the end.
    """
    round: int | None = None
    """
    The round; missing if the title counts none.
    """
    rounds: int | None = None
    """
    The last round; missing while nobody can know it.
    """
    clocks: list[ClockShown] = field(default_factory=list)
    """
    The clocks of the persons; missing if the game has none.
    """
    asks: str | None = None
    """
    What the game asks you, in the language of `Accept-Language`; missing if it is not your turn.
    """
    seat: int | None = None
    """
    Your seat: the one that is asked, or else the first.
    """
    moves: list[MoveTold] = field(default_factory=list)
    """
    What happened last, at most three moves in order, the most important ones to you: those of others since your last move, if it is your turn.
    """
    watchers: int = 0
    """
    Open streams of spectators, those of the last minutes at most.
    """


class StandingShown(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    rank: int
    """
    Seats that share a rank are tied for good.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[ScoreLine]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class StateShown(Model, frozen=True, kw_only=True):
    """
    The table after a ply.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    view: dict[str, Any]
    """
    The table as you may see it. Whatever you may not see reads `{"hidden": count}`.
    """


class StepListed(Model, frozen=True, kw_only=True):
    """
    A step of an introduction, in brief.
    """

    number: int
    """
    Number of the step, from 1.
    """
    heading: str
    """
    What the step is about, in the language of `Accept-Language`.
    """
    asks: bool
    """
    Whether the step asks for a move.
    """


class Summary(Model, frozen=True, kw_only=True):
    """
    How a game ended: the game's `Result` without its score sheets.
    """

    standings: list[Place]
    """
    All seats, by rank, then seat.
    """


class SuspensionShown(Model, frozen=True, kw_only=True):
    """
    That the account's requests are refused.
    """

    reason: str
    """
    Why, in the words of an administrator.
    """
    since: str
    """
    When the account was suspended.
    """
    until: str | None
    """
    When the suspension ends; null if it does not.
    """


class TakeBack(Model, frozen=True, kw_only=True, tag_field="type", tag="take-back"):
    """
    A takeback: the game continues from ply `to`.
    """

    to: int
    """
    The ply to go back to; 0 is the setup.
    """


class Term(Model, frozen=True, kw_only=True, tag_field="is", tag="term"):
    """
    So many of what a sign stands for.
    """

    sign: str
    """
    A key of the catalogue's `signs`.
    """
    count: int | None = None
    """
    How many; below 0: so many are paid or lost; missing: the sign alone.
    """
    of: str | None = None
    """
    Id of the component that it is about (a temple); missing: any.
    """
    plus: bool = False
    """
    Whether it is added to something else, and drawn with `+`.
    """
    up_to: bool = False
    """
    Whether less may be taken or paid.
    """


class TestPayload(Model, frozen=True, kw_only=True):
    """
    The body of a self-test.
    """

    timestamp: str
    """
    When it was sent.
    """
    data: Ping
    type: Literal["webhook.test"] = "webhook.test"
    """
    Always this.
    """


class TextPictureShown(Model, frozen=True, kw_only=True):
    """
    The table after a ply in characters, for terminals and for programs that read text.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    picture: str
    """
    Lines of at most 100 characters, for a font whose characters are equally wide. Seats are letters: A is seat 0. In English.
    """
    legend: str
    """
    What the signs mean; empty where all are words.
    """


class ThingChanged(Model, frozen=True, kw_only=True, tag_field="type", tag="thing"):
    """
    A thing that came, went, lies elsewhere or looks different; or several alike.
    """

    name: str
    """
    In the language of `Accept-Language`.
    """
    ids: list[str]
    """
    The ids of the items.
    """
    kind: str
    """
    What sort of thing it is, as the title names it.
    """
    before: Lying | None = None
    """
    Missing: it was not to be seen.
    """
    after: Lying | None = None
    """
    Missing: it is not to be seen.
    """
    component: str | None = None
    """
    Its id in the catalogue.
    """
    owner: int | None = None
    """
    The seat whose colour it has.
    """


class TimeCredited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.time-credited"):
    """
    Clocks were credited for time in which the service was unavailable.
    """

    seats: list[int]
    """
    The seats that got it.
    """
    seconds: int
    """
    Whole seconds.
    """
    downtime: int
    """
    Id of the downtime; each is credited at most once.
    """
    why: Literal["downtime"] = "downtime"
    """
    The reason.
    """


class TimeExpired(Model, frozen=True, kw_only=True, tag_field="type", tag="table.time-expired"):
    """
    A seat's time ran out. The default command or the forfeit follows.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    decision: int
    """
    Id of a decision; never reused in a game.
    """
    checkpoint: str | UnsetType = UNSET
    """
    The newest checkpoint that a witness of the service had cosigned, as a signed note: this happened later. Missing if there was none.
    """


class TimeLeft(Model, frozen=True, kw_only=True):
    """
    What the clock of a seat had left right after a ply.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    left: float
    """
    Seconds.
    """


class TitleShown(Model, frozen=True, kw_only=True):
    """
    A title that can be played.
    """

    title: str
    """
    Its slug, used everywhere else.
    """
    name: str
    """
    The display name.
    """
    seats: SeatsAllowed
    about: list[str]
    """
    What the game is about, in the language of `Accept-Language`: sentences, the first of which says it all.
    """
    minutes: int
    """
    Usual length of a game in minutes, when everybody is there.
    """
    weight: Literal["heavy", "light", "medium"]
    """
    How much there is to think about: `light` before `heavy`.
    """
    ruleset: str
    """
    The default ruleset of new games.
    """
    edition: str
    """
    Names what can be read of the title without a game: schemas, components, rules, texts. As the query parameter `edition` it makes their addresses cacheable for a year.
    """
    introduction: int
    """
    How many steps its introduction has (`/introduction`); 0: it has none.
    """
    rulesets: list[str]
    """
    Every version of the rules that can be played.
    """
    bots: list[str]
    """
    Strategies that can take seats.
    """
    strengths: list[RankedBot]
    """
    How strong the strategies are, as measured; the weakest first.
    """
    opponent: str
    """
    The strategy that is recommended as an opponent, of medium strength.
    """
    notes: list[str]
    """
    What players should know about this version of the game, in the language of `Accept-Language`.
    """
    options_schema: dict[str, Any]
    """
    With words in the asked language: `title` and `description` of each option, `x-titles` of its values.
    """
    command_schema: dict[str, Any]
    """
    A JSON Schema (2020-12) of commands, complete in itself.
    """
    event_schema: dict[str, Any]
    """
    A JSON Schema (2020-12) of events, complete in itself.
    """
    view_schema: dict[str, Any]
    """
    A JSON Schema (2020-12) of views, complete in itself.
    """
    bot_texts: dict[str, BotText] = field(default_factory=dict)
    """
    What the strategies are called, and how they play, in words.
    """


class Titles(Model, frozen=True, kw_only=True):
    """
    Every title, by slug.
    """

    items: list[TitleShown]
    """
    The titles.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Token(Model, frozen=True, kw_only=True):
    """
    A personal token, without its text.
    """

    id: str
    """
    Opaque.
    """
    name: str
    """
    The label that you gave the token.
    """
    scopes: list[Scope]
    """
    The scopes of the token.
    """
    created_at: str
    """
    When it was made.
    """
    expires_at: str | None = None
    """
    When the token expires; null if it does not.
    """
    last_used_at: str | None = None
    """
    The hour in which the token was last used; null if it has not been used.
    """


class TokenAnswer(Model, frozen=True, kw_only=True):
    """
    Tokens of an app.
    """

    access_token: str
    """
    Send it as `Authorization: Bearer`.
    """
    token_type: Literal["Bearer"]
    """
    Always `Bearer`.
    """
    expires_in: int
    """
    Seconds for which the access token is good.
    """
    scope: str
    """
    What the access token may be used for.
    """
    refresh_token: str | None = None
    """
    Gives the next tokens, once. Using one twice ends the connection with the player.
    """
    authorization_details: list[dict[str, Any]] | None = None
    """
    The one seat that the tokens are for, if they are for one (RFC 9396).
    """
    issued_token_type: str | None = None
    """
    Of `token-exchange`: the kind of token that was issued.
    """


class TokenMade(Model, frozen=True, kw_only=True):
    """
    A new token. Its text is shown only in this response.
    """

    id: str
    """
    Opaque.
    """
    name: str
    """
    The label that you gave the token.
    """
    scopes: list[Scope]
    """
    The scopes of the token.
    """
    created_at: str
    """
    When it was made.
    """
    token: str
    """
    The token. Store it; the service cannot show it again.
    """
    expires_at: str | None = None
    """
    When the token expires; missing if it does not.
    """


class TokenRequest(Model, frozen=True, kw_only=True):
    """
    A request for tokens. Which members it has depends on `grant_type`.
    """

    grant_type: str
    """
    `authorization_code`, `refresh_token`, `urn:ietf:params:oauth:grant-type:device_code`, or `urn:ietf:params:oauth:grant-type:token-exchange` of the MCP server.
    """
    client_id: str | None = None
    """
    The id of the app: `app_...`, or the address of its Client ID Metadata Document.
    """
    code: str | None = None
    """
    Of `authorization_code`: the code.
    """
    redirect_uri: str | None = None
    """
    Of `authorization_code`: the redirect URI of the authorization request.
    """
    code_verifier: str | None = None
    """
    Of `authorization_code`: the verifier of PKCE (RFC 7636).
    """
    refresh_token: str | None = None
    """
    Of `refresh_token`: the refresh token, which is good once.
    """
    device_code: str | None = None
    """
    Of `device_code`: the device code.
    """
    subject_token: str | None = None
    """
    Of `token-exchange`: the token that an agent sent to the MCP server.
    """
    subject_token_type: str | None = None
    """
    Of `token-exchange`: `urn:ietf:params:oauth:token-type:access_token`.
    """
    requested_token_type: str | None = None
    """
    Of `token-exchange`: the same, or left out.
    """
    scope: str | None = None
    """
    Scopes, with spaces between them (RFC 6749, 3.3).
    """
    resource: str | None = None
    """
    Whom the tokens are for (RFC 8707): the address of this service, or that of its MCP server; this service if it is left out.
    """


class Tokens(Model, frozen=True, kw_only=True):
    """
    The tokens of the caller's account, oldest first.
    """

    items: list[Token]
    """
    The tokens.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Total(Model, frozen=True, kw_only=True, tag_field="type", tag="total"):
    """
    A time budget for the whole game, with an increment for each move.
    """

    seconds: int
    """
    For the whole game.
    """
    increment: int = 0
    """
    Seconds added for each move.
    """


class TrackRecord(Model, frozen=True, kw_only=True):
    """
    Results in finished games of one title, with one number of seats and one kind of
    opponents.
    """

    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    seats: int
    """
    Seats of these games.
    """
    opponents: Literal["bots", "mixed", "none", "persons"]
    """
    Who sat on the other seats. Nobody is an opponent of their own: seats of the same account do not count.
    """
    games: int
    """
    Finished games.
    """
    wins: int
    """
    Games that ended on rank 1, alone or shared.
    """
    ranks: list[int]
    """
    Number of games per rank; the first entry is rank 1.
    """
    points_average: float
    """
    The mean, to two decimals.
    """
    points_best: float
    """
    Points: a whole number or a multiple of 0.25.
    """


Traffic: TypeAlias = Literal[
    "accounts", "address", "changing", "creating", "moves", "pictures", "reading"
]
"""
Requests that share a budget.
"""


class Undo(Model, frozen=True, kw_only=True):
    """
    How the seat can take back its last move: propose a `take-back` to ply `to`.
    """

    to: int
    """
    The ply to propose.
    """
    free: bool
    """
    Whether the takeback takes effect at once. If false, every player must agree.
    """


class WebhookChange(Model, frozen=True, kw_only=True):
    """
    The changes; whatever is left out stays as it is.
    """

    url: str | UnsetType = UNSET
    """
    The receiver's URL: https, a public host, port 443 or 8443, without user name or password. The operator may allow others.
    """
    types: (
        list[
            Literal[
                "game.dispute-closed",
                "game.disputed",
                "game.ended",
                "game.event",
                "game.move",
                "game.started",
                "game.turn",
            ]
        ]
        | UnsetType
    ) = UNSET
    """
    The event types to deliver. `game.started`, `game.ended`: the game started or ended. `game.move`: a move with its facts. `game.turn`: a decision of yours is open. `game.disputed`, `game.dispute-closed`: somebody at the table opened a dispute, or it was decided or withdrawn. `game.event`: every event of the log, one delivery each.
    """
    games: list[str] | None = None
    """
    null: every game that you sit in.
    """
    description: str | UnsetType = UNSET
    """
    For you.
    """
    enabled: bool | UnsetType = UNSET
    """
    Set to `true` to enable the webhook; queued deliveries are then retried at once.
    """


class WebhookShown(Model, frozen=True, kw_only=True):
    """
    A webhook of yours.
    """

    id: str
    """
    Opaque.
    """
    url: str
    """
    Where deliveries are posted to.
    """
    types: list[
        Literal[
            "game.dispute-closed",
            "game.disputed",
            "game.ended",
            "game.event",
            "game.move",
            "game.started",
            "game.turn",
        ]
    ]
    """
    What it is told.
    """
    enabled: bool
    """
    Whether deliveries are made.
    """
    created_at: str
    """
    When it was made.
    """
    description: str = ""
    """
    Your note; empty: none.
    """
    games: list[str] | None = None
    """
    Missing: every game that you sit in.
    """
    disabled_at: str | None = None
    """
    When it was disabled; missing while it is enabled.
    """
    disabled_because: Literal["failing", "gone", "you"] | None = None
    """
    `you`: you disabled it. `gone`: the receiver responded with 410. `failing`: every attempt of a delivery failed and nothing else was delivered meanwhile.
    """
    first_failed_at: str | None = None
    """
    The first failure since something was delivered.
    """
    old_secret_ends_at: str | None = None
    """
    Until then deliveries have two signatures.
    """


class Window(Model, frozen=True, kw_only=True):
    """
    The daily hours in which clocks run. `closes` may be earlier than `opens`; the window then
    spans midnight.
    """

    opens: str
    """
    When clocks begin to run, `HH:MM`.
    """
    closes: str
    """
    When they stop, `HH:MM`.
    """
    zone: str = "UTC"
    """
    Time zone by its IANA name (`Europe/Prague`).
    """


class WitnessWord(Model, frozen=True, kw_only=True):
    """
    A witness, and when it has first seen a ply.
    """

    name: str
    """
    The name of the witness.
    """
    key: str
    """
    Its public key.
    """
    at: str | None = None
    """
    When it has cosigned the first checkpoint with the ply, by its own clock; missing: it has not seen it yet.
    """
    size: int | None = None
    """
    The size of that checkpoint; missing with `at`.
    """


class World(Model, frozen=True, kw_only=True):
    """
    A state that a game could have for all that a seat knows.
    """

    title: str
    """
    The game's title.
    """
    ruleset: str
    """
    The ruleset that it is played by.
    """
    build: str
    """
    Which program has made it: a hash of its rules. Previews by other rules may be wrong.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    seat: int
    """
    The seat that acts: one of yours.
    """
    names: list[str]
    """
    What the seats are called in texts, in the language of the request.
    """
    state: Any
    """
    The state, as the rules of the title have it: what the seat knows is true, the rest is drawn. It is for programs that have these rules, of this release.
    """


class Zone(Model, frozen=True, kw_only=True):
    """
    A place where items lie.
    """

    id: str
    """
    Unique in the scene.
    """
    name: str
    """
    What the title calls it; the catalogue's `words` translate it.
    """
    layout: Literal["fan", "grid", "hexes", "list", "ring", "row", "stack", "track"]
    """
    How the items lie in it, and so what their `at` means.
    """
    box: Box
    slots: int = 0
    """
    How many places it has; 0: no fixed number.
    """
    turned: int = 0
    """
    Degrees, clockwise, by which a ring (a gear) has turned.
    """
    hidden: int = 0
    """
    Number of hidden items in the zone that are not listed.
    """
    items: list[Item] = field(default_factory=list)
    """
    What lies here, in order.
    """


class ZoneChange(Model, frozen=True, kw_only=True):
    """
    A zone whose own properties are other ones, or whose items have changed places.
    """

    id: str
    """
    Id of the zone.
    """
    zone: Zone | None = None
    """
    The zone as it is now, without items, if it has changed.
    """
    order: list[str] | None = None
    """
    Ids of all its items in their new order; missing: the places of changed items say it.
    """


class ZoneTurned(Model, frozen=True, kw_only=True, tag_field="type", tag="turned"):
    """
    A ring that has turned with all that lies on it.
    """

    name: str
    """
    In the language of `Accept-Language`.
    """
    zone: str
    """
    The id of the zone.
    """
    before: int
    """
    Degrees, clockwise.
    """
    after: int
    """
    Degrees, clockwise.
    """


class AccountShown(Model, frozen=True, kw_only=True):
    """
    An account as administrators see it.
    """

    id: str
    """
    Opaque; never changes.
    """
    name: str
    """
    Unique; its owner can change it.
    """
    bot: bool
    """
    Whether the owner has marked the account as a bot.
    """
    guest: bool
    """
    Whether the service has chosen the name, and the owner not one yet.
    """
    state: Literal["active", "suspended"]
    """
    Whether its requests are refused.
    """
    roles: list[Literal["admin", "arbiter", "engine", "log"]]
    """
    The scopes that it has beyond the usual ones.
    """
    created_at: str
    """
    When the account was made.
    """
    last_seen_at: str | None
    """
    The hour in which one of its tokens was last used; null if none was.
    """
    suspension: SuspensionShown | None
    """
    Its suspension; null if it has none.
    """


class ActShown(Model, frozen=True, kw_only=True):
    """
    An act of an administrator, as it is recorded.
    """

    number: int
    """
    Its number in the log of acts, from 1.
    """
    at: str
    """
    When it was done.
    """
    act: (
        AccountSuspended
        | AccountUnsuspended
        | AccountErased
        | RoleGranted
        | RoleRevoked
        | SignUpChanged
        | CodeCreated
        | CodeWithdrawn
        | GameDeclaredVoid
    )
    """
    What was done.
    """
    by: ByAccount | AtConsole
    """
    Who did it.
    """
    reason: str | None
    """
    Why; null if nothing was said, or if the words are erased.
    """
    author: Account | None
    """
    The account that did it; null if there is none, or none any more.
    """
    account: Account | None
    """
    The account it is about; null if there is none, or none any more.
    """
    hash: str
    """
    SHA-256 of "kronika/act/1\\n" + `statement`, in hex.
    """
    statement: str
    """
    Canonical JSON with the hash of the act before, as it was hashed.
    """
    note: str
    """
    The signed note (C2SP) of the service over number and hash.
    """


class AgendaNoneType(Model, frozen=True, kw_only=True):
    """
    What is awaited, and from whom.
    """

    frames: list[FrameNoneType] = field(default_factory=list)
    """
    The entries, the top one last.
    """
    next_id: int = 1
    """
    The id of the next entry.
    """


class Apps(Model, frozen=True, kw_only=True):
    """
    Your apps, oldest first.
    """

    items: list[OwnApp]
    """
    The apps.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class AuthorizationDecision(Model, frozen=True, kw_only=True):
    """
    What a player has decided about an authorization request.
    """

    query: str
    """
    The query of `/oauth/authorize`, as the app has sent it.
    """
    approve: bool
    """
    Whether the app may act for the player.
    """
    scopes: list[Scope] = field(default_factory=list)
    """
    What of that which the app asks for it may do; ignored for a no.
    """


class AuthorizationRequest(Model, frozen=True, kw_only=True):
    """
    What an app asks a player for.
    """

    app: AppShown
    redirect_host: str | None
    """
    The host that the player is sent back to; null: a program or a device.
    """
    loopback: bool
    """
    Whether it is a program on the player's own machine.
    """
    scopes: list[Scope]
    """
    What the app asks for, as far as the account can allow it.
    """
    details: list[SeatAsked]
    """
    The one seat that it asks for; empty: all that the account may do.
    """
    known: list[Scope]
    """
    What the player lets this app do already.
    """
    ends_at: str | None
    """
    When the permission would end; null if it would not.
    """
    refused: Refusal | None = None
    """
    The request is not fit; the player need not be asked. Null: ask.
    """


class AuthorizationServerMetadata(Model, frozen=True, kw_only=True):
    """
    The authorization server (RFC 8414).
    """

    issuer: str
    """
    An address of this service.
    """
    authorization_endpoint: str
    """
    An address of this service.
    """
    token_endpoint: str
    """
    An address of this service.
    """
    device_authorization_endpoint: str
    """
    An address of this service.
    """
    revocation_endpoint: str
    """
    An address of this service.
    """
    introspection_endpoint: str
    """
    An address of this service.
    """
    service_documentation: str
    """
    An address of this service.
    """
    scopes_supported: list[Scope]
    """
    The scopes that an app may ask for.
    """
    grant_types_supported: list[str]
    """
    What is supported.
    """
    protected_resources: list[str]
    """
    What is supported.
    """
    response_types_supported: list[str] = field(default_factory=lambda: ["code"])
    """
    What is supported.
    """
    response_modes_supported: list[str] = field(default_factory=lambda: ["query"])
    """
    What is supported.
    """
    token_endpoint_auth_methods_supported: list[str] = field(default_factory=lambda: ["none"])
    """
    What is supported.
    """
    revocation_endpoint_auth_methods_supported: list[str] = field(default_factory=lambda: ["none"])
    """
    What is supported.
    """
    introspection_endpoint_auth_methods_supported: list[str] = field(
        default_factory=lambda: ["client_secret_basic"]
    )
    """
    What is supported.
    """
    code_challenge_methods_supported: list[str] = field(default_factory=lambda: ["S256"])
    """
    What is supported.
    """
    authorization_details_types_supported: list[str] = field(default_factory=lambda: ["game"])
    """
    What is supported.
    """
    authorization_response_iss_parameter_supported: bool = True
    """
    Answers name the issuer (RFC 9207).
    """
    client_id_metadata_document_supported: bool = True
    """
    The id of an app may be the address of its document.
    """


class Automaton(Model, frozen=True, kw_only=True):
    """
    The final standing of an automaton, the opponent that the rules play in a solo game. It has a
    rank but no seat.
    """

    name: str
    """
    What the title calls it.
    """
    rank: int
    """
    From 1, among seats and automata together.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[table.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class AutomatonShown(Model, frozen=True, kw_only=True):
    """
    The final standing of an opponent that the rules play: it takes a rank and has no seat.
    """

    code: str
    """
    A stable code; the id of the component, if the line is about one.
    """
    name: str
    """
    What it is called, in the language of the answer.
    """
    rank: int
    """
    Ranked together with the seats.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[ScoreLine]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class Board(Model, frozen=True, kw_only=True):
    """
    A board of the game, or the area of a seat.
    """

    id: str
    """
    Unique in the scene.
    """
    name: str
    """
    What the title calls it; the catalogue's `words` translate it.
    """
    size: tuple[int, int]
    """
    Width and height, in units.
    """
    seat: int | None = None
    """
    The seat whose area it is; missing: one of the game's boards.
    """
    team: int | None = None
    """
    The team of the seat, from 0: seats of a team score together; missing where everybody plays alone.
    """
    zones: list[Zone] = field(default_factory=list)
    """
    The places on it.
    """
    gauges: list[Gauge] = field(default_factory=list)
    """
    The numbers shown beside it.
    """


class BudgetShown(Model, frozen=True, kw_only=True):
    """
    A rate limit: a number of requests per period.
    """

    name: Traffic
    """
    The `x-budget` of operations in the contract.
    """
    meaning: str
    """
    The requests that count towards it, in the language of `Accept-Language`.
    """
    requests: int
    """
    Requests allowed per `seconds`.
    """
    seconds: int
    """
    Length of the window, in seconds.
    """
    counted_by: Literal["address", "token"]
    """
    Whether the budget belongs to a token or to an IP address. Requests without a token count by address.
    """


class ChainThere(Model, frozen=True, kw_only=True):
    """
    The chain hashes before and after the ply, and the proof that they are in the log.
    """

    previous: str
    """
    The hash of the link before it.
    """
    head: str
    """
    The hash of its link.
    """
    commitment: str
    """
    The commitment to the seed of the draws.
    """
    partition: int
    """
    Number of the log partition.
    """
    inclusion: str
    """
    The proof that a link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
    """
    receipt: Receipt
    seed: str | None = None
    """
    The seed of the draws; missing until the game is over.
    """


class Clock(Model, frozen=True, kw_only=True):
    """
    The clock: time control, hours of play, and what happens when time runs out.
    """

    pace: PerMove | Total
    """
    How time is counted.
    """
    window: Window | None = None
    """
    The daily hours in which the clock runs; null if it always runs.
    """
    on_expiry: Literal["default-command", "loss"] = "default-command"
    """
    `default-command`: the title's default command is played. `loss`: the seat forfeits.
    """


class CodeList(Model, frozen=True, kw_only=True):
    """
    Codes, newest first.
    """

    items: list[CodeShown]
    """
    The codes.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class CompanyStatistics(Model, frozen=True, kw_only=True):
    """
    Games of one company.
    """

    company: Literal["bots", "mixed", "persons"]
    """
    Who sat at the tables: persons alone, persons and bots, bots alone.
    """
    games: int
    """
    Games that were added up; at most the latest 5000.
    """
    oldest_finished_at: str
    """
    When the oldest of them ended.
    """
    sizes: list[SizeStatistics]
    """
    By number of seats, fewest first.
    """
    scores: ScoreStatistics
    sources: list[SourceStatistics]
    """
    Where the points come from; what brings winners most is first.
    """


Differences: TypeAlias = ThingChanged | NumberChanged | ZoneTurned


class Comparison(Model, frozen=True, kw_only=True):
    """
    What a person would see that is different between two plies.
    """

    from_: int = field(name="from")
    """
    The ply that is compared.
    """
    to: int
    """
    The ply that it is compared with.
    """
    differences: list[Differences]
    """
    What is different, with names.
    """


class Connection(Model, frozen=True, kw_only=True):
    """
    That an app may act for you.
    """

    id: str
    """
    Opaque.
    """
    app: AppShown
    scopes: list[Scope]
    """
    What the app may do.
    """
    game: str | None
    """
    The one game that it may act in; null: all.
    """
    seat: int | None
    """
    Its seat there; null: all of yours.
    """
    created_at: str
    """
    When you allowed it.
    """
    last_used_at: str
    """
    The hour in which it was last used.
    """
    expires_at: str | None
    """
    When it ends; null if it does not.
    """


class Connections(Model, frozen=True, kw_only=True):
    """
    The apps that may act for you, oldest first.
    """

    items: list[Connection]
    """
    The connections.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class DeliveryList(Model, frozen=True, kw_only=True):
    """
    A page of deliveries, newest first.
    """

    items: list[DeliveryShown]
    """
    The deliveries.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class DeviceDecision(Model, frozen=True, kw_only=True):
    """
    What a player has decided about a program that waits.
    """

    approve: bool
    """
    Whether it may act for the player.
    """
    scopes: list[Scope] = field(default_factory=list)
    """
    What of that which it asks for it may do; ignored for a no.
    """


class DisputeShown(Model, frozen=True, kw_only=True):
    """
    A dispute, and what became of it.
    """

    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    """
    Status of the dispute.
    """
    complaint: ComplaintShown
    opened_at: str
    """
    When it was opened.
    """
    opened_version: int
    """
    The event that opened it.
    """
    ply: int | None = None
    """
    The disputed ply.
    """
    refusal: str | None = None
    """
    The disputed refusal.
    """
    closed_at: str | None = None
    """
    When it was decided or withdrawn; missing while it is open.
    """
    closed_version: int | None = None
    """
    The event that decided or withdrew it.
    """
    ruling: str | None = None
    """
    The arbiter's reasons; missing until there is a verdict.
    """
    remedy: RewindTo | Annul | None = None
    """
    What is done about it; missing unless the dispute was upheld.
    """
    arbiter: Account | None = None
    """
    The arbiter who judged the dispute; visible to arbiters only.
    """
    verdict_page: str | None = None
    """
    Path of the verdict's web page; missing before the verdict and for private games.
    """


class DisputeUpheld(Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-upheld"):
    """
    An arbiter upheld the dispute. The effect of the remedy follows.
    """

    dispute: int
    """
    Number of a dispute in its game.
    """
    ruling: str
    """
    The arbiter's reasons.
    """
    remedy: RewindTo | Annul | None = None
    """
    What is done about it; null: nothing.
    """


class EngineList(Model, frozen=True, kw_only=True):
    """
    The engines of an account, by name.
    """

    items: list[EngineShown]
    """
    The engines.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class EpochShown(Model, frozen=True, kw_only=True):
    """
    An epoch of the log that began because something was lost.
    """

    number: int
    """
    Its number; the first epoch has no note.
    """
    since: str
    """
    When it began.
    """
    reason: str
    """
    What had happened, in the words of the operator.
    """
    logs: list[OldLogShown]
    """
    What was signed before.
    """
    note: str
    """
    The signed note (C2SP) that says all of this.
    """
    lost_games: int | None = None
    """
    Games that have lost something; missing if nobody knows.
    """


class Epochs(Model, frozen=True, kw_only=True):
    """
    The epochs of the log.
    """

    current: int
    """
    Number of the present epoch.
    """
    items: list[EpochShown]
    """
    All epochs from the second one on, oldest first.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Fork(Model, frozen=True, kw_only=True):
    """
    A fork to open.
    """

    ply: int
    """
    The ply from which the fork continues.
    """
    seats: list[SeatWanted] | None = None
    """
    The seats of the fork; by default bots stay bots and you hold every other seat.
    """
    visibility: Literal["private", "public", "unlisted"] | None = None
    """
    The visibility of the fork; defaults to that of the original game.
    """


class Identities(Model, frozen=True, kw_only=True):
    """
    Who the account is at OpenID providers, oldest first.
    """

    items: list[Identity]
    """
    The identities.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class IntroductionShown(Model, frozen=True, kw_only=True):
    """
    How a title is taught.
    """

    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    The rules that the prepared game is played by.
    """
    names: list[str]
    """
    The names of the players, by seat.
    """
    seat: int
    """
    The seat of whoever learns.
    """
    steps: list[StepListed]
    """
    The steps, in order.
    """


class Leaderboard(Model, frozen=True, kw_only=True):
    """
    A page of a leaderboard, best first.
    """

    items: list[LeaderShown]
    """
    The lines.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """
    me: PlaceShown | None = None
    """
    Your own line; missing if you have no games that count, or sent no token.
    """


class LeaseList(Model, frozen=True, kw_only=True):
    """
    The leases of an account, the one that ends first comes first.
    """

    items: list[LeaseShown]
    """
    The leases.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class LimitsShown(Model, frozen=True, kw_only=True):
    """
    All limits of the service.
    """

    budgets: list[BudgetShown]
    """
    Budgets of requests.
    """
    streams_per_token: int | None
    """
    Maximum number of open streams per token; null if unlimited.
    """
    streams_per_address: int | None
    """
    Maximum number of open streams per address; null if unlimited.
    """
    games_per_account: int | None
    """
    Maximum number of unfinished games that an account has opened; null if unlimited.
    """
    bot_games_per_account: int | None
    """
    Maximum number of running games that only bots play; null if unlimited.
    """
    tokens_per_account: int | None
    """
    Maximum number of personal tokens of an account; null if unlimited.
    """
    sessions_per_account: int
    """
    Maximum number of browsers signed in to an account.
    """
    passkeys_per_account: int
    """
    Maximum number of passkeys of an account.
    """
    identities_per_account: int
    """
    Maximum number of persons at the OpenID provider who belong to an account.
    """


class MoveRefused(Model, frozen=True, kw_only=True):
    """
    A move that somebody may want to make there, and that the rules refuse.
    """

    asks: str
    """
    The question that it answers, in the language of `Accept-Language`.
    """
    path: list[str]
    """
    Ids to click to say it, in order; empty for a button.
    """
    words: str
    """
    The refused command, in the language of `Accept-Language`.
    """
    because: str
    """
    Why the rules refuse it, in the language of `Accept-Language`.
    """
    rule: RuleText
    """
    The rule that forbids it.
    """


class NewToken(Model, frozen=True, kw_only=True):
    """
    A token to make.
    """

    name: str
    """
    A label that helps you recognise the token.
    """
    scopes: list[Scope]
    """
    What the token may be used for.
    """
    expires_at: str | None = None
    """
    When the token expires, at most 100 years from now; omit it for a token that does not expire.
    """


class NewVerdict(Model, frozen=True, kw_only=True):
    """
    What an arbiter decides.
    """

    verdict: Literal["dismissed", "upheld"]
    """
    Whether the complaint was right.
    """
    ruling: str
    """
    The reasons for the verdict. They are recorded permanently and are public at once, so do not mention hidden information while the game is running.
    """
    remedy: RewindTo | Annul | None = None
    """
    The remedy; required if the dispute is upheld, not allowed if it is dismissed. `rewind` continues the game from a ply (the current one if nothing has to be undone); `annul` declares it void. A finished game can only be annulled, because its seed and hands are public.
    """


class OpenProposal(Model, frozen=True, kw_only=True):
    """
    The open proposal.
    """

    number: int
    """
    Its number in the game, from 1.
    """
    seat: int
    """
    The seat that proposed it.
    """
    proposal: TakeBack | Pause | Resume | CallOff
    """
    What is proposed.
    """
    ply: int
    """
    The last ply when the proposal was made.
    """
    agreed: list[int]
    """
    The seats that have agreed so far; the proposer is one of them.
    """


class PlayerShown(Model, frozen=True, kw_only=True):
    """
    An account and its results.
    """

    account: Account
    records: list[TrackRecord]
    """
    By title, number of seats, and kind of opponents.
    """


class PlyDated(Model, frozen=True, kw_only=True):
    """
    Between which times a ply came into the signed log, and who has seen it there.
    """

    game: str
    """
    Id of the game; opaque.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    The last event of the ply.
    """
    at: str
    """
    When it was recorded, by the clock of the service.
    """
    partition: int
    """
    Number of the log partition.
    """
    before: CheckpointMoment | None = None
    """
    The last checkpoint without the ply; missing: there is none.
    """
    covering: CheckpointMoment | None = None
    """
    The first checkpoint with the ply; missing: none is signed yet.
    """
    witnesses: list[WitnessWord] = field(default_factory=list)
    """
    Every witness that the service knows; none: it knows none.
    """


class Proof(Model, frozen=True, kw_only=True):
    """
    What an export is checked with. `keys` are the service's public keys, so that the document
    says who signed it; whether they are the service's is for the reader to know, who
    may know an older one: `key_notes` say how others follow from it.
    """

    commitment: str
    """
    The commitment to the seed of the draws.
    """
    keys: list[str]
    """
    The service's public keys, so that the document says who signed it.
    """
    seed: str | UnsetType = UNSET
    """
    The seed of the draws; missing until the game is over.
    """
    seed_lost: str | UnsetType = UNSET
    """
    Why the seed of a game that is over is not there. Nothing that chance decided can be checked then.
    """
    receipt: Receipt | UnsetType = UNSET
    inclusion: str | UnsetType = UNSET
    """
    The proof that the last link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
    """
    witnesses: list[str] | UnsetType = UNSET
    """
    Public keys of the witnesses that the service lists; missing: none.
    """
    dated: list[DatedLink] | UnsetType = UNSET
    """
    The links that began the game and in which somebody's time was up, each in the first checkpoint that a witness has cosigned since; missing if there is none.
    """
    key_notes: list[str] | UnsetType = UNSET
    """
    Signed notes by which later keys follow from earlier ones; missing if there are none.
    """
    epochs: list[str] | UnsetType = UNSET
    """
    Signed notes by which the log went on after it had lost something; missing in the first epoch.
    """


class ProposalShown(Model, frozen=True, kw_only=True):
    """
    A proposal, and what became of it.
    """

    game: str
    """
    Id of the game; opaque.
    """
    number: int
    """
    Its number in the game, from 1.
    """
    seat: int
    """
    The seat that proposed it.
    """
    status: Literal["agreed", "declined", "lapsed", "open", "withdrawn"]
    """
    `open`: seats are asked. `agreed`: it took effect. `declined`: a seat did not agree. `withdrawn`: the proposing seat took it back. `lapsed`: something else ended it: the next move (a takeback), a rewind, a pause, a seat that was given up, or the end of the game.
    """
    proposal: TakeBack | Pause | Resume | CallOff
    """
    What is proposed.
    """
    ply: int
    """
    The last ply when the proposal was made.
    """
    agreed: list[int]
    """
    The seats that have agreed; the proposer is one of them.
    """
    opened_at: str
    """
    When it was made.
    """
    opened_version: int
    """
    The event that made it.
    """
    declined_by: int | None = None
    """
    The seat that declined, if one did.
    """
    closed_at: str | None = None
    """
    When it ended, however; missing while it is open.
    """
    closed_version: int | None = None
    """
    The event that ended it.
    """


class Proposed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.proposed"):
    """
    A seat made a proposal; this counts as its agreement.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    proposal: TakeBack | Pause | Resume | CallOff
    """
    What is proposed.
    """


class Proposing(Model, frozen=True, kw_only=True):
    """
    What a seat of yours proposes.
    """

    proposal: TakeBack | Pause | Resume | CallOff
    """
    What is proposed.
    """
    seat: int | None = None
    """
    The seat that acts: one of yours; optional if you have only one.
    """


class ProtectedResourceMetadata(Model, frozen=True, kw_only=True):
    """
    The API as a resource that tokens are for (RFC 9728).
    """

    resource: str
    """
    An address of this service.
    """
    authorization_servers: list[str]
    """
    What is supported.
    """
    scopes_supported: list[Scope]
    """
    The scopes that an app may ask for.
    """
    resource_documentation: str
    """
    An address of this service.
    """
    bearer_methods_supported: list[str] = field(default_factory=lambda: ["header"])
    """
    What is supported.
    """
    authorization_details_types_supported: list[str] = field(default_factory=lambda: ["game"])
    """
    What is supported.
    """


class Record(Model, frozen=True, kw_only=True):
    """
    A game in notation: how the table was set, and a line for each move. Hidden parts of a
    running game read `(n hidden)`, and such lines cannot be played again.
    """

    format: Literal["kronika-notation/1"]
    """
    What this is.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    seats: list[SeatNoted]
    """
    Who sat where, from seat 0.
    """
    moves: list[str]
    """
    One line per move: `<ply>. <seat>: <command>`.
    """
    ruleset: str | None = None
    """
    The current one if left out.
    """
    options: dict[str, Any] | UnsetType = UNSET
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    seed: str | None = None
    """
    In hex; only games that are over have it. Without it the draws come out differently.
    """
    draws: Literal["named"] | None = None
    """
    How the draws follow from the seed: as in `table.chance-committed`; missing in older games.
    """
    game: str | None = None
    """
    The game that this was.
    """


class Registered(Model, frozen=True, kw_only=True):
    """
    Your account.
    """

    id: str
    """
    Opaque; never changes.
    """
    name: str
    """
    Unique; you can change it.
    """
    bot: bool
    """
    Whether the owner has marked the account as a bot.
    """
    guest: bool
    """
    Whether the service has chosen the name, and the owner not one yet.
    """
    created_at: str
    """
    When the account was made.
    """
    scopes: list[Scope]
    """
    The scopes that a token of the account can have.
    """


class Result(Model, frozen=True, kw_only=True):
    """
    The end of a game.
    """

    standings: list[tzolkin.Standing]
    """
    All seats, by rank, then seat.
    """
    automata: list[Automaton] = field(default_factory=list)
    """
    Opponents that the rules play, ranked together with the seats.
    """


class ResultShown(Model, frozen=True, kw_only=True):
    """
    How a game ended.
    """

    standings: list[StandingShown]
    """
    All seats, by rank, then seat.
    """
    automata: list[AutomatonShown] = field(default_factory=list)
    """
    Opponents that the rules play, ranked together with the seats.
    """


class Rewound(Model, frozen=True, kw_only=True, tag_field="type", tag="table.rewound"):
    """
    The game returned to an earlier ply. Its open decisions have new ids, so commands meant for
    the abandoned branch are refused.
    """

    to: int
    """
    The ply after which the game stands now.
    """
    version: int
    """
    The last event of that ply.
    """
    why: Literal["agreed", "ruling", "takeback"]
    """
    `takeback`: the seat took back its own move. `agreed`: all players agreed. `ruling`: an arbiter decided it.
    """
    agenda: AgendaNoneType
    """
    What is awaited now.
    """
    seat: int | None = None
    """
    The seat that took back or proposed the takeback; null if an arbiter decided it.
    """


class RuleSection(Model, frozen=True, kw_only=True):
    """
    Rules about one matter: those whose ids begin alike.
    """

    section: str
    """
    What the ids begin with.
    """
    name: str
    """
    What the rules are about, in the language of `Accept-Language`.
    """
    rules: list[RuleText]
    """
    The rules, in order.
    """


class Scene(Model, frozen=True, kw_only=True):
    """
    All boards, those of the game first, then one for each seat in order.
    """

    boards: list[Board]
    """
    Those of the game first, then one for each seat in order.
    """


class SceneChanges(Model, frozen=True, kw_only=True):
    """
    The changes from one scene to another. Remove the items in `gone` and in `items`, then insert
    each of `items` into its `zone` at its `index`, in the listed order.
    """

    items: list[ItemChange] = field(default_factory=list)
    """
    Items that appeared, moved or changed.
    """
    gone: list[str] = field(default_factory=list)
    """
    Ids of items that are not there now.
    """
    zones: list[ZoneChange] = field(default_factory=list)
    """
    Zones that changed.
    """
    gauges: list[GaugeChange] = field(default_factory=list)
    """
    Gauges that show something else.
    """
    boards: list[Board] | None = None
    """
    All boards of the new scene, without items, if a board, zone or gauge was added or removed; missing otherwise. Items stay in the zone with the same id.
    """


class SceneShown(Model, frozen=True, kw_only=True):
    """
    The table after a ply as boards, zones and items; places are in units of their board.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    scene: Scene


class SeatBalance(Model, frozen=True, kw_only=True):
    """
    How the result of a seat came about: `result` is `start` + `own` + `rivals` + `chance` +
    `revealed`, exactly, in chances and in points.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    result: SeatEstimate
    """
    By the record; of a voided game, what its last position was worth. Seats that won together share the chance.
    """
    start: SeatEstimate
    """
    Before anything was set up.
    """
    own: SeatEstimate
    """
    The seat's own choices beside the best ones.
    """
    rivals: SeatEstimate
    """
    What the others' choices changed for it.
    """
    chance: SeatEstimate
    """
    Draws beside what could have come.
    """
    revealed: SeatEstimate
    """
    The rest: what hidden things turned out to be, and what nobody foresaw.
    """
    chance_by_kind: dict[str, SeatEstimate]
    """
    The chance term by the label of the draws; they add up to it.
    """
    marks: MarkCounts
    loss: int
    """
    The mean loss of its decisions with a choice, rounded down.
    """
    adjusted: AdjustedResult


class SignedIn(Model, frozen=True, kw_only=True):
    """
    Who has signed in, and the session of the browser.
    """

    account: Registered
    session: Session


class TableStanding(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    rank: int
    """
    From 1; tied seats share a rank.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    breakdown: list[table.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    The tie-breakers, in the order in which they were compared.
    """


class Terms(Model, frozen=True, kw_only=True):
    """
    Terms of a game. Defaults: no clock, disputes do not pause the game, moves that revealed
    something new can be taken back only by consent, and nobody gets hints.
    """

    clock: Clock | None = None
    """
    The clock; null if there is none.
    """
    on_dispute: Literal["go-on", "pause"] = "go-on"
    """
    Whether an open dispute pauses the game.
    """
    takebacks: Literal["consent", "never", "own"] = "consent"
    """
    `own`: only your own last moves, if they revealed nothing new. `consent`: other moves too, if every player agrees. `never`: none.
    """
    hints: bool | UnsetType = UNSET
    """
    Whether the player can ask for hints; missing if not. Only for a game of one person against bots. It counts in no leaderboard, record or statistics.
    """


class TermsSet(Model, frozen=True, kw_only=True, tag_field="type", tag="table.terms-set"):
    """
    The terms of the game. If this event is missing, the default terms apply.
    """

    terms: Terms


class TitleStatistics(Model, frozen=True, kw_only=True):
    """
    How games of a title go. Only games that were played to their end count.
    """

    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    companies: list[CompanyStatistics]
    """
    Companies that have finished a game: `persons`, `mixed`, `bots`.
    """
    bots: list[BotStatistics]
    """
    Strategies that have met persons, by name.
    """


class WebhookList(Model, frozen=True, kw_only=True):
    """
    The webhooks of the caller's account, oldest first.
    """

    items: list[WebhookShown]
    """
    The webhooks.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class WebhookMade(Model, frozen=True, kw_only=True):
    """
    A new webhook and its secret, which is shown only here.
    """

    webhook: WebhookShown
    secret: str
    """
    `whsec_` and base64. Store it; the service cannot show it again.
    """
    public_key: str
    """
    `whpk_` and base64. Whoever has it can check the `v1a` signatures (Ed25519) of deliveries, and make none.
    """


class AccountList(Model, frozen=True, kw_only=True):
    """
    Accounts, newest first.
    """

    items: list[AccountShown]
    """
    The accounts.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class ActList(Model, frozen=True, kw_only=True):
    """
    Acts, newest first.
    """

    items: list[ActShown]
    """
    The acts.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


Command: TypeAlias = (
    tzolkin.PickUpWorker
    | tzolkin.PlaceWorker
    | tzolkin.EndTurn
    | tzolkin.ChooseTemple
    | tzolkin.ChooseHarvest
    | tzolkin.ChooseTechnology
    | tzolkin.PayResource
    | tzolkin.GainResource
    | tzolkin.ConstructBuilding
    | tzolkin.ConstructMonument
    | tzolkin.Trade
    | tzolkin.EndTrading
    | tzolkin.PerformAction
    | tzolkin.Decline
    | tzolkin.BegForCorn
    | tzolkin.PlaceWorkerByMercy
    | tzolkin.ChooseCalendarAdvance
    | tzolkin.ChooseStartingWealth
    | through_the_ages.TakeCard
    | through_the_ages.StopTaking
    | through_the_ages.IncreasePopulation
    | through_the_ages.IncreasePopulationAndBuildUnit
    | through_the_ages.Build
    | through_the_ages.Upgrade
    | through_the_ages.Destroy
    | through_the_ages.BuildWonderStages
    | through_the_ages.ElectLeader
    | through_the_ages.PlayTechnology
    | through_the_ages.ChangeGovernment
    | through_the_ages.PlayActionCard
    | through_the_ages.PlayTactic
    | through_the_ages.DrawMilitaryCard
    | through_the_ages.EndTurn
    | through_the_ages.PassPolitical
    | through_the_ages.PrepareEvent
    | through_the_ages.PlayAggression
    | through_the_ages.DeclareWar
    | through_the_ages.Commit
    | through_the_ages.ConfirmForce
    | through_the_ages.ProposePact
    | through_the_ages.ReplyPact
    | through_the_ages.CancelPact
    | through_the_ages.ColumbusColonize
    | through_the_ages.Bid
    | through_the_ages.PassBid
    | through_the_ages.DiscardMilitary
    | through_the_ages.Choose
    | through_the_ages.Resign
    | monumental.ActivateCity
    | monumental.AcquireDevelopment
    | monumental.AcquireBasicBuilding
    | monumental.CompleteWonder
    | monumental.DevelopPolicy
    | monumental.DeclareConquest
    | monumental.DeclareMove
    | monumental.BuildOutpost
    | monumental.DeclareExplore
    | monumental.UseEffect
    | monumental.ScientificDiscovery
    | monumental.UseMarketToken
    | monumental.HireHero
    | monumental.ReturnHero
    | monumental.EndTurn
    | monumental.Pass
    | monumental.PayUnit
    | monumental.CommitSoldier
    | monumental.PickUnit
    | monumental.SendUnit
    | monumental.StopMoving
    | monumental.StepExplorer
    | monumental.CollectToken
    | monumental.StopExploring
    | monumental.ChooseReward
    | monumental.PlaceWonderToken
    | monumental.PlaceOutpost
    | monumental.ArchiveCard
    | monumental.StopArchiving
    | monumental.ChooseBasic
    | monumental.ConvertBasic
    | monumental.ActivateSlot
    | monumental.DiscardSlot
    | monumental.TakeBasicBuilding
    | monumental.SpendMonsterGold
    | monumental.RecallUnit
    | monumental.Decline
    | eldervale.ChooseFaction
    | eldervale.DraftPick
    | eldervale.PlaceUnit
    | eldervale.Regroup
    | eldervale.UseAbility
    | eldervale.Decline
    | eldervale.EnterMonster
    | eldervale.TakeTreasure
    | eldervale.PickToken
    | eldervale.Pay
    | eldervale.ReduceCost
    | eldervale.SummonUnit
    | eldervale.BuildDwelling
    | eldervale.PlaceTile
    | eldervale.TakeAdventure
    | eldervale.BurnAdventure
    | eldervale.KeepOrGive
    | eldervale.ChooseOption
    | eldervale.ChooseResource
    | eldervale.ChooseElement
    | eldervale.RelocateMarker
    | eldervale.DeclinePower
    | eldervale.DiscardCard
    | eldervale.PickCard
    | eldervale.ChooseUnit
    | eldervale.ChooseRealm
    | eldervale.ChoosePlayer
    | eldervale.Done
    | eldervale.Retrieve
    | eldervale.ChooseBattle
    | eldervale.JoinUnit
    | eldervale.EndJoin
    | eldervale.SpendSword
    | eldervale.EndBoost
    | eldervale.ChooseDie
    | eldervale.Pass
    | eldervale.UseTactics
    | eldervale.CashTreasure
    | eldervale.PlaceTreasure
    | eldervale.CastSpell
    | eldervale.CompleteQuest
    | eldervale.AttachAura
    | eldervale.UseOrb
    | eldervale.HireMercenary
    | eldervale.RefreshTactics
    | eldervale.UseCardAction
    | eldervale.OfferSwap
    | eldervale.AcceptSwap
    | eldervale.EndTurn
    | ancient_knowledge.Create
    | ancient_knowledge.Learn
    | ancient_knowledge.Archive
    | ancient_knowledge.Excavate
    | ancient_knowledge.Search
    | ancient_knowledge.DiscardOpening
    | ancient_knowledge.Discard
    | ancient_knowledge.Take
    | ancient_knowledge.ToBottom
    | ancient_knowledge.Sacrifice
    | ancient_knowledge.DiscardArtifact
    | ancient_knowledge.Remove
    | ancient_knowledge.ChooseMonument
    | ancient_knowledge.GiveLost
    | ancient_knowledge.Swap
    | ancient_knowledge.MoveMonument
    | ancient_knowledge.ChooseAmount
    | ancient_knowledge.Activate
    | ancient_knowledge.EndTimeline
    | ancient_knowledge.Decline
    | ancient_knowledge.FlipBoard
    | ancient_knowledge.ChooseEffect
    | ancient_knowledge.ChoosePlayer
    | ancient_knowledge.Done
    | ancient_knowledge.Pass
    | ancient_knowledge.Draw
    | ancient_knowledge.RemoveInstead
    | ancient_knowledge.OfferExchange
    | ancient_knowledge.WithdrawExchange
    | ancient_knowledge.AcceptExchange
    | ancient_knowledge.RefuseExchange
)


class DisputeList(Model, frozen=True, kw_only=True):
    """
    The disputes of a game, the first one first.
    """

    items: list[DisputeShown]
    """
    The disputes.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class FollowingMove(Model, frozen=True, kw_only=True):
    """
    One step of what would likely have followed.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    command: Command
    """
    A command of the game's title; `type` says which.
    """


class GameExported(Model, frozen=True, kw_only=True):
    """
    A game as it stands in an export, whose result is that of the log.
    """

    id: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who can find and watch the game.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status. A `void` game has no result and does not count.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    awaits: list[int]
    """
    The seats with an open decision; empty while the game is paused.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    entropy_awaited: list[int] = field(default_factory=list)
    """
    The seats that still have to reveal their entropy text before the game can start.
    """
    terms: Terms | None = None
    """
    Missing if the game has the default terms.
    """
    descent: GameDescended | None = None
    """
    The game that this one comes from.
    """
    proposal: OpenProposal | None = None
    """
    What is proposed to the table now.
    """
    pauses: list[Paused] = field(default_factory=list)
    """
    The reasons why the game is paused; empty if it is not.
    """
    rewinds: list[Rewind] = field(default_factory=list)
    """
    The rewinds of the game, in order.
    """
    disputes: list[Dispute] = field(default_factory=list)
    """
    The disputes of the game, oldest first.
    """
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that forfeited, and why.
    """
    voided: GameVoided | None = None
    """
    Why the game is void.
    """
    result: Result | None = None
    """
    The final standings; missing until it is finished.
    """


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-finished"):
    """
    The game ended with this result. Forfeited seats rank last.
    """

    result: Result


class GameLine(Model, frozen=True, kw_only=True):
    """
    A game in a list of lines.
    """

    id: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who can find and watch the game.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status. A `void` game has no result and does not count.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    awaits: list[int]
    """
    The seats with an open decision; empty while the game is paused.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When the last event was recorded.
    """
    cursor: str
    """
    The `after` of the lines that follow this one.
    """
    started_at: str | None = None
    """
    When the game started; missing until then.
    """
    finished_at: str | None = None
    """
    When the game ended or became void; missing until then.
    """
    terms: Terms | None = None
    """
    Missing if the game has the default terms.
    """
    result: Summary | None = None
    """
    Final ranks and points. The game resource has the score sheets.
    """
    standing: Standing | None = None
    """
    How the game stands, if that was asked for and it has started.
    """
    paused: bool = False
    """
    Whether the game is paused. `pauses` of the game has the reasons.
    """
    record: Record | None = None
    """
    The game in notation, if that was asked for.
    """


class GameListed(Model, frozen=True, kw_only=True):
    """
    A game in a list, which may lag behind the game by a moment.
    """

    id: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who can find and watch the game.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status. A `void` game has no result and does not count.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    awaits: list[int]
    """
    The seats with an open decision; empty while the game is paused.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When the last event was recorded.
    """
    started_at: str | None = None
    """
    When the game started; missing until then.
    """
    finished_at: str | None = None
    """
    When the game ended or became void; missing until then.
    """
    terms: Terms | None = None
    """
    Missing if the game has the default terms.
    """
    result: Summary | None = None
    """
    Final ranks and points. The game resource has the score sheets.
    """
    standing: Standing | None = None
    """
    How the game stands, if that was asked for and it has started.
    """
    paused: bool = False
    """
    Whether the game is paused. `pauses` of the game has the reasons.
    """


class GameShown(Model, frozen=True, kw_only=True):
    """
    A game: what it is, how far it has come, whose decision is awaited.
    """

    id: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who can find and watch the game.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status. A `void` game has no result and does not count.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    awaits: list[int]
    """
    The seats with an open decision; empty while the game is paused.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When the last event was recorded.
    """
    entropy_awaited: list[int] = field(default_factory=list)
    """
    The seats that still have to reveal their entropy text before the game can start.
    """
    terms: Terms | None = None
    """
    Missing if the game has the default terms.
    """
    descent: GameDescended | None = None
    """
    The game that this one comes from.
    """
    proposal: OpenProposal | None = None
    """
    What is proposed to the table now.
    """
    pauses: list[Paused] = field(default_factory=list)
    """
    The reasons why the game is paused; empty if it is not.
    """
    rewinds: list[Rewind] = field(default_factory=list)
    """
    The rewinds of the game, in order.
    """
    disputes: list[Dispute] = field(default_factory=list)
    """
    The disputes of the game, oldest first.
    """
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that forfeited, and why.
    """
    voided: GameVoided | None = None
    """
    Why the game is void.
    """
    started_at: str | None = None
    """
    When the game started; missing until then.
    """
    finished_at: str | None = None
    """
    When the game ended or became void; missing until then.
    """
    host: Account | None = None
    """
    Who may give seats to bots: the player who opened the game, or the first one at the table if that player has left. Missing once the game has started.
    """
    clocks: list[ClockShown] = field(default_factory=list)
    """
    The clocks of all seats held by persons; missing if the game has no clock.
    """
    result: ResultShown | None = None
    """
    The final standings; missing until it is finished.
    """


class Games(Model, frozen=True, kw_only=True):
    """
    A page of games, newest first.
    """

    items: list[GameListed]
    """
    The games.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class HintedCommand(Model, frozen=True, kw_only=True):
    """
    A command, and what a strong player would expect of it.
    """

    command: Command
    """
    A command of the game's title; `type` says which.
    """
    estimate: Estimate
    """
    What each seat may expect after it.
    """


class InvitationSeen(Model, frozen=True, kw_only=True):
    """
    What somebody who has an invitation code may see of the table before they sit down.
    """

    game: str
    """
    Id of the game; opaque.
    """
    expires_at: str
    """
    When the invitation expires.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    The ruleset; it never changes during the game.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who can find and watch the game.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status; one can sit down while it is `open`.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    terms: Terms | None = None
    """
    Missing if the game has the default terms.
    """
    invited_by: Account | None = None
    """
    The account that sent the invitation; missing if it was deleted.
    """
    seat: int | None = None
    """
    The seat that is reserved; missing if none is.
    """
    free: list[int] = field(default_factory=list)
    """
    The seats that can be taken with the code.
    """


class InvitedTo(Model, frozen=True, kw_only=True):
    """
    An invitation of yours, and the game that it is to.
    """

    invitation: InvitationShown
    game: GameListed | None = None
    """
    Missing while the list has not seen the game.
    """


class Legal(Model, frozen=True, kw_only=True):
    """
    Every command that is accepted from a seat now.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    decision: int | None
    """
    The seat's open decision; null if it has none.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    commands: list[Command]
    """
    The commands; none when the seat is not awaited.
    """
    asks: str | None = None
    """
    The prompt of the decision, in the language of `Accept-Language`; null if there is no open decision.
    """
    rules: list[str] = field(default_factory=list)
    """
    Ids of the rules by which the decision is taken, the first one first. `GET /v1/titles/{title}/rules/{rule}` gives their texts.
    """
    aside: bool = False
    """
    Whether the decision is no part of a turn of the seat: a choice that all make at once, or an answer to what others do.
    """
    hints: list[Hint] = field(default_factory=list)
    """
    A hint for each command, in the order of `commands`.
    """
    undo: Undo | None = None
    """
    The takeback that the seat can propose; null if there is none.
    """
    refused: list[Obstacle] | None = None
    """
    What the seat sees, is part of the decision and cannot be chosen, by the reasons why not. A path stands once for each type of command that it would say. Null unless asked for.
    """


class LegalThen(Model, frozen=True, kw_only=True):
    """
    What the seat could have played then.
    """

    decision: int | None
    """
    The decision that was open; null: none.
    """
    commands: list[Command]
    """
    Every command that was legal.
    """
    asks: str | None = None
    """
    The prompt of the decision, in the language of `Accept-Language`.
    """
    words: list[str] = field(default_factory=list)
    """
    Each command in the language of `Accept-Language`, in the order of `commands`.
    """


class MoveHint(Model, frozen=True, kw_only=True):
    """
    What a strong player would choose for a decision, from what the seat can know.
    """

    decision: int
    """
    The decision that the hint is for.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    commands: list[HintedCommand]
    """
    The best commands that were found, the best first: at most three.
    """


class MoveInWords(Model, frozen=True, kw_only=True):
    """
    A command of a seat, as a person would choose it.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    command: Command
    """
    A command of the game's title; `type` says which.
    """
    words: str
    """
    The command in words, in the language of `Accept-Language`.
    """
    path: list[str] = field(default_factory=list)
    """
    Ids of the scene that are clicked for it, in order; missing if none are.
    """


class MovePassed(Model, frozen=True, kw_only=True):
    """
    A move between two steps, in words.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    text: str
    """
    The move, in the language of `Accept-Language`.
    """
    changes: SceneChanges | None = None
    """
    What it changes in the scene before it; the first scene is that behind the step before. Missing: nothing.
    """


class Moves(Model, frozen=True, kw_only=True):
    """
    Commands to play in order, all or none.
    """

    seat: int
    """
    The seat that acts: one of yours.
    """
    commands: list[Command]
    """
    One to a hundred, in order.
    """
    decision: int | None = None
    """
    The decision that the first command answers; defaults to the seat's open decision. Each further command answers the decision that is open for the seat at that point.
    """
    dry_run: bool = False
    """
    If true, nothing is played; the response shows what would happen. Hidden information is replaced by random possibilities, so draws are examples only.
    """


class NewGame(Model, frozen=True, kw_only=True):
    """
    A game to open. It starts automatically when no seat is open.
    """

    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    seats: list[SeatWanted]
    """
    The seats in clockwise order; the first is seat 0.
    """
    options: dict[str, Any] | UnsetType = UNSET
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    ruleset: str | None = None
    """
    The ruleset; defaults to the title's current one.
    """
    visibility: Literal["private", "public", "unlisted"] = "public"
    """
    `public`: listed, anyone can watch. `unlisted`: not listed; anyone with the id can watch. `private`: only the players, and arbiters as spectators.
    """
    terms: Terms | UnsetType = UNSET
    """
    Terms of the game: clock, takebacks, and what happens during a dispute.
    """


class Outcome(Model, frozen=True, kw_only=True):
    """
    What comes of a move that a step asks for.
    """

    index: int
    """
    Place of the command in `legal.commands`.
    """
    texts: list[str] = field(default_factory=list)
    """
    What the rules make of it, and of the payments and choices that belong to it, in the language of `Accept-Language`.
    """
    changes: SceneChanges | None = None
    """
    What it changes in the scene; missing: nothing.
    """


class Preview(Model, frozen=True, kw_only=True):
    """
    What commands would do.
    """

    version: int
    """
    The version of the game that they were tried on.
    """
    certain: int
    """
    So many commands, from the first, would do exactly this in the game. The next one draws, or depends on what you do not know: from there on it is an example.
    """
    awaits: list[int]
    """
    The seats that would have to decide.
    """
    legal: Legal
    """
    What you could choose then.
    """
    texts: list[str] = field(default_factory=list)
    """
    What the last command does, in the language of `Accept-Language`.
    """
    changes: SceneChanges | None = None
    """
    What they change in your scene of that version; missing: nothing.
    """


class ProposalList(Model, frozen=True, kw_only=True):
    """
    Proposals of a game.
    """

    items: list[ProposalShown]
    """
    The proposals, oldest first.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class ReplayHead(Model, frozen=True, kw_only=True):
    """
    The first line: the game, the viewer and the initial scene.
    """

    type: Literal["head"]
    """
    Discriminator.
    """
    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    ruleset: str
    """
    Version of the rules by which it is played.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    Status of the game. A `void` game has no result and does not count.
    """
    language: str
    """
    A language tag, such as `en`.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    ply: int
    """
    The ply of this scene, after which the lines go on.
    """
    last: int
    """
    The last ply of the replay.
    """
    at: str
    """
    When that ply was played.
    """
    scene: Scene
    """
    The table after that ply.
    """
    seat: int | None = None
    """
    The viewing seat; missing for a spectator.
    """
    eyes: int | None = None
    """
    The seat through whose eyes it is shown, if asked for.
    """
    scores: list[table.SeatScore] = field(default_factory=list)
    """
    The points of each seat after that ply.
    """
    clocks: list[TimeLeft] = field(default_factory=list)
    """
    What the clocks showed; missing in games without clocks.
    """


class ReplayedPly(Model, frozen=True, kw_only=True):
    """
    A move: its texts, its facts and its changes to the scene of the parent ply.
    """

    type: Literal["ply"]
    """
    Discriminator.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Of the last event of the move.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    at: str
    """
    When it was played.
    """
    words: str
    """
    The command, in the language of `Accept-Language`.
    """
    notation: str
    """
    The command, in the title's notation.
    """
    told: str | None = None
    """
    The move in one line: by the fact that tells it best; missing: by `words`.
    """
    importance: int = 0
    """
    How important it is to you: first what divides the game, then what was done to you or takes something from you, what was done to others, points, things, numbers; 0: nothing came of it.
    """
    parts: list[Part] = field(default_factory=list)
    """
    The pieces of `words`, with what they name. Joined they are `words`.
    """
    texts: list[str] = field(default_factory=list)
    """
    The facts of the move, in the language of `Accept-Language`.
    """
    parent: int | None = None
    """
    If it is not the ply before.
    """
    in_force: bool = True
    """
    False on a branch that was left.
    """
    changes: SceneChanges | None = None
    """
    Missing if the scene has not changed.
    """
    scene: Scene | None = None
    """
    The whole scene, if the parent comes before the first line; missing otherwise.
    """
    scores: list[table.SeatScore] = field(default_factory=list)
    """
    The points of each seat after this ply; missing: nobody counts them.
    """
    differences: list[Differences] = field(default_factory=list)
    """
    What is different since the parent ply, with names; missing: nothing, or the parent comes before the first line.
    """
    milestones: list[Milestone] = field(default_factory=list)
    """
    What divides the game here.
    """
    gains: list[PointsChanged] = field(default_factory=list)
    """
    What changed the points, in order.
    """
    clocks: list[TimeLeft] = field(default_factory=list)
    """
    What the clocks showed; missing in games without clocks.
    """


class ReviewBalance(Model, frozen=True, kw_only=True, tag_field="type", tag="balance"):
    """
    The last line: how the result of each seat came about.
    """

    ending: Literal["conceded", "played", "void"]
    """
    How the game ended: `played` to its end; `conceded` by a forfeit before; `void`: without a result.
    """
    seats: list[SeatBalance]
    """
    By seat.
    """


class RuleList(Model, frozen=True, kw_only=True):
    """
    All rules of a title, and then those of the table, which every title has.
    """

    items: list[RuleSection]
    """
    The rules by section.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class Trial(Model, frozen=True, kw_only=True):
    """
    Commands whose outcome somebody wants to see.
    """

    seat: int
    """
    The seat that acts: one of yours.
    """
    commands: list[Command]
    """
    One to a hundred, in order.
    """
    decision: int | None = None
    """
    The decision that the first command answers; defaults to the open one.
    """
    refused: bool = False
    """
    If true, the answer says in `refused` what cannot be chosen, and why.
    """


class Alternative(Model, frozen=True, kw_only=True):
    """
    A command that could have been played, and what it would have been worth.
    """

    command: Command
    """
    A command of the game's title; `type` says which.
    """
    estimate: Estimate
    line: list[FollowingMove]
    """
    What would likely have followed, if everybody played well.
    """


class AlternativeInWords(Model, frozen=True, kw_only=True):
    """
    A command, as a person would choose it, and what follows.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    command: Command
    """
    A command of the game's title; `type` says which.
    """
    words: str
    """
    The command in words, in the language of `Accept-Language`.
    """
    line: list[MoveInWords]
    """
    What would likely have followed; of the command that was played, what followed in the game. It ends where a command cannot be played, because something was hidden or drawn, and where the game went back.
    """
    path: list[str] = field(default_factory=list)
    """
    Ids of the scene that are clicked for it, in order; missing if none are.
    """


class DisputeInGame(Model, frozen=True, kw_only=True):
    """
    A dispute in a game of yours, whoever opened it.
    """

    game: GameListed
    number: int
    """
    Number of the dispute in its game.
    """
    seat: int
    """
    The seat that opened it.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    """
    Status of the dispute.
    """
    opened_at: str
    """
    When it was opened.
    """
    ply: int | None = None
    """
    The disputed ply; missing if the dispute is about a refused command.
    """
    closed_at: str | None = None
    """
    When it was decided or withdrawn; missing while it is open.
    """


class EntropyTaken(Model, frozen=True, kw_only=True):
    """
    The game, and a receipt that proves the text is in its log.
    """

    game: GameShown
    receipt: Receipt


class Exercise(Model, frozen=True, kw_only=True):
    """
    A move that a step asks for.
    """

    asks: str
    """
    What to do, in the language of `Accept-Language`.
    """
    otherwise: str
    """
    What to say to somebody who chooses another legal command, and why.
    """
    done: str
    """
    What to say once it is done.
    """
    outcomes: list[Outcome]
    """
    The commands that it asks for: any of them will do.
    """


class Home(Model, frozen=True, kw_only=True):
    """
    Everything that a first page shows. Without a token: what is public. Games that run have
    their `standing`.
    """

    titles: list[TitleShown]
    """
    What can be played, without the schemas of commands, events and views.
    """
    waiting: list[GameListed]
    """
    Games that wait for you, the one with the least time left first.
    """
    others: list[GameListed]
    """
    Your running games in which others decide, the latest first.
    """
    opened: list[GameListed]
    """
    Your games that have not started, the newest first.
    """
    finished: list[GameListed]
    """
    Your games that have ended, the newest first: at most six.
    """
    invitations: list[InvitedTo]
    """
    Your invitations, oldest first.
    """
    disputes: list[DisputeInGame]
    """
    Disputes in your games: those that are open, and those that were closed in the last 14 days. The latest comes first; at most ten.
    """
    tables: list[GameListed]
    """
    Public games with open seats that you do not sit at, the newest first.
    """
    watching: list[GameListed]
    """
    Public running games, those most worth watching first.
    """
    featured: GameListed | None = None
    """
    A finished public game that is worth seeing again; missing: none.
    """


class ReviewedDecision(Model, frozen=True, kw_only=True, tag_field="type", tag="decision"):
    """
    A decision: what the best command was worth to what its seat could know, and what the played
    one.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    decision: int
    """
    The id of the decision that was answered.
    """
    by: Literal["bot", "clock", "forced", "order", "person"]
    """
    Who took it: `person`; `bot`; `clock`: the time was up; `forced`: the only choice, played at the wish of the seat; `order`: a standing order to pass.
    """
    command: Command
    """
    A command of the game's title; `type` says which.
    """
    choices: int
    """
    How many commands could be played.
    """
    before: Estimate
    """
    What each seat could expect of the best one.
    """
    after: Estimate
    """
    What each seat could expect of the played one.
    """
    best: list[Alternative]
    """
    The best commands, at most 3; empty if there was one choice.
    """
    loss: int
    """
    How much of its chance to win the seat gave away, in ten-thousandths.
    """
    mark: Literal["best", "blunder", "good", "inaccuracy", "mistake", "only"]
    """
    By the loss: `best` below 50 (or the best command), `good` below 300, `inaccuracy` below 800, `mistake` below 1500, else `blunder`; `only`: there was no other choice.
    """


class StepShown(Model, frozen=True, kw_only=True):
    """
    A step of an introduction; its words are in the language of `Accept-Language`.
    """

    title: str
    """
    Slug of the title.
    """
    number: int
    """
    Number of the step, from 1.
    """
    of: int
    """
    How many steps there are.
    """
    heading: str
    """
    What the step is about, in the language of `Accept-Language`.
    """
    sees: str
    """
    What there is to see, in a few sentences.
    """
    points: list[str]
    """
    Ids of the scene's zones and items that it is about.
    """
    rules: list[RuleText]
    """
    The rules that it teaches.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    passed: int
    """
    How many moves were played since the step before.
    """
    passages: list[MovePassed]
    """
    The last of these moves, in order.
    """
    scene: Scene
    """
    The table, as whoever learns sees it.
    """
    legal: Legal
    """
    What is legal for whoever learns; `version` counts the events so far.
    """
    exercise: Exercise | None
    """
    The move that it asks for; null: there is none.
    """
    refused: MoveRefused | None
    """
    A move that is refused; null: none is shown.
    """


class DecisionInWords(Model, frozen=True, kw_only=True):
    """
    A decision of a review, and its commands in words.
    """

    decision: ReviewedDecision
    played: AlternativeInWords
    """
    The command that was played.
    """
    best: list[AlternativeInWords] = field(default_factory=list)
    """
    The best commands, in the order of those in `decision`.
    """
    asks: str | None = None
    """
    The prompt of the decision, in the language of `Accept-Language`; missing if the title has no words.
    """


Made: TypeAlias = ReviewHeader | ReviewedDecision | PlyLuck | ReviewBalance


class JobShown(Model, frozen=True, kw_only=True):
    """
    A review to be made, or a part of one to be made again.
    """

    lease: str
    """
    Id of the lease; opaque.
    """
    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    quality: Literal["deep", "quick", "standard"]
    """
    How thorough the review is to be.
    """
    nodes: int
    """
    Positions that are looked at for a decision.
    """
    seed: str
    """
    The seed of the review's own dice.
    """
    from_line: int
    """
    Number of the first line to post.
    """
    made: list[Made]
    """
    The lines before that, which another engine has made; with `sample`, all lines of the review that is looked at.
    """
    until: str
    """
    When the lease ends, by the clock of the service.
    """
    export: str
    """
    Path of the game's export, for this lease.
    """
    sample: list[int] | None = None
    """
    If given: make the lines of `made` with these numbers again, and post them, one after the other, from number 0 on. They are compared.
    """


class JobTaken(Model, frozen=True, kw_only=True):
    """
    What an engine was given.
    """

    job: JobShown | None
    """
    The job; null: there is none now.
    """


Lines: TypeAlias = ReviewHeader | ReviewedDecision | PlyLuck | ReviewBalance


class NewLines(Model, frozen=True, kw_only=True):
    """
    The next lines of a review.
    """

    first: int
    """
    Number of a line; that of the first one is 0.
    """
    lines: list[Lines]
    """
    The lines, one after the other.
    """


class ReviewShown(Model, frozen=True, kw_only=True):
    """
    A review as far as it is made. Lines that an engine has made that is not the operator's are
    shown when the review is done.
    """

    status: ReviewStatus
    review: ReviewHeader | None = None
    """
    What it is made with; missing until it has begun.
    """
    decisions: list[ReviewedDecision] = field(default_factory=list)
    """
    The decisions, in the order of the game.
    """
    luck: list[PlyLuck] = field(default_factory=list)
    """
    The plies in which something was drawn, in the order of the game.
    """
    balance: ReviewBalance | None = None
    """
    How the result of each seat came about; missing until it is done.
    """


class Catalogue(Model, frozen=True, kw_only=True):
    """
    The components of a title: tiles, cards, boards.
    """

    items: list[Component]
    """
    The components.
    """
    kinds: dict[str, str]
    """
    What the kinds are called, in the language of `Accept-Language`.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """
    words: dict[str, dict[str, str]] = field(default_factory=dict)
    """
    By language, the names of whatever else scenes and components name: zones, gauges, kinds, marks.
    """
    signs: dict[str, dict[str, SignText]] = field(default_factory=dict)
    """
    By language, what the signs of `formulas` stand for.
    """


class Component(Model, frozen=True, kw_only=True):
    """
    One component.
    """

    id: str
    """
    Unique in the title; what commands, events and views call it.
    """
    kind: str
    """
    What sort of component it is: a key of the catalogue's `kinds`.
    """
    name: Name
    text: str
    """
    What it costs and does, in the language of `Accept-Language`.
    """
    provenance: Literal["public", "reconstructed", "rulebook"]
    """
    Source of the data: `rulebook`, `public` sources, or `reconstructed`.
    """
    texts: dict[str, str] = field(default_factory=dict)
    """
    The same in other languages, by their code.
    """
    facts: list[tuple[str, str]] = field(default_factory=list)
    """
    Short pairs of label and value for people (cost, age, points), in the language of `Accept-Language`; `properties` has the codes.
    """
    properties: dict[str, bool | int | str | list[int | str]] = field(default_factory=dict)
    """
    Machine-readable printed properties, by name.
    """
    cost: list[Amount] = field(default_factory=list)
    """
    What it costs, in numbers.
    """
    gives: list[Amount] = field(default_factory=list)
    """
    What it yields or is worth, in numbers.
    """
    carries: list[Amount] = field(default_factory=list)
    """
    What lies on it when it comes into play, in numbers; no cost, no yield.
    """
    formulas: list[Formula] = field(default_factory=list)
    """
    What it costs and does, with signs instead of words.
    """
    look: Look | None = None
    """
    How it is drawn; missing: as a plain piece with its name.
    """


class Document(Model, frozen=True, kw_only=True):
    """
    A game in one document, as `export` or `notation` gives it.
    """

    format: Literal["kronika-export/3", "kronika-export/4", "kronika-notation/1"]
    """
    What else is in it. Export: `events`, `game`, `proof`, `seal`. Notation: `title`, `seats`, `moves` and what else `notation` gives, or all of it as `text`.
    """
    events: list[Event] | UnsetType = UNSET
    """
    All events, oldest first (export).
    """
    game: GameShown | str | UnsetType = UNSET
    """
    The game; of notation, its id.
    """
    proof: Proof | UnsetType = UNSET
    """
    What the game can be checked with (export).
    """
    seal: str | None = None
    """
    A signed note over all the rest (export).
    """
    title: str | None = None
    """
    Slug of the title (notation).
    """
    seats: list[SeatNoted] | None = None
    """
    Who sat where, from seat 0 (notation).
    """
    moves: list[str] | None = None
    """
    A line for each move (notation).
    """
    ruleset: str | None = None
    """
    Version of the rules (notation); the current one if left out.
    """
    options: dict[str, Any] | UnsetType = UNSET
    """
    Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
    """
    seed: str | None = None
    """
    The seed of the draws in hex (notation); other draws if left out.
    """
    draws: Literal["named"] | None = None
    """
    How the draws follow from the seed (notation): as in `table.chance-committed`.
    """
    text: str | None = None
    """
    Notation as text, header and all.
    """


Options: TypeAlias = Union[Term, "Either", "Exchange", "Per", Span]


class Either(Model, frozen=True, kw_only=True, tag_field="is", tag="either"):
    """
    One of several.
    """

    options: list[list[Options]]
    """
    At least two; one of them holds.
    """


class Event(Model, frozen=True, kw_only=True):
    """
    One event.
    """

    version: int
    """
    Number of events so far; that of an event is its position.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    at: str
    """
    When it was recorded.
    """
    data: EventData
    """
    The payload; `type` names the event. `{"hidden": n}` replaces values that you may not see.
    """
    seat: int | None = None
    """
    The seat that played the command; missing on facts.
    """
    decision: int | None = None
    """
    The decision that the command answers; missing on facts.
    """
    text: str | None = None
    """
    The event in words, in the language of `Accept-Language`; missing without that header and for engine-internal facts.
    """
    hash: str | None = None
    """
    Hash (hex) of the chain link that ends with this event; only on the last event of a link. A link is a move or a group of table events.
    """
    draws: dict[str, int] = field(default_factory=dict)
    """
    How many draws of each label were made for the chain link that ends with this event; missing where there were none, and in games whose draws go by ply.
    """
    sealed: dict[str, Sealed] = field(default_factory=dict)
    """
    Commitments to the hidden fields of `data`, by JSON Pointer, each with its salt if you may see the field. See the audit format.
    """


EventData: TypeAlias = (
    tzolkin.PickUpWorker
    | tzolkin.PlaceWorker
    | tzolkin.EndTurn
    | tzolkin.ChooseTemple
    | tzolkin.ChooseHarvest
    | tzolkin.ChooseTechnology
    | tzolkin.PayResource
    | tzolkin.GainResource
    | tzolkin.ConstructBuilding
    | tzolkin.ConstructMonument
    | tzolkin.Trade
    | tzolkin.EndTrading
    | tzolkin.PerformAction
    | tzolkin.Decline
    | tzolkin.BegForCorn
    | tzolkin.PlaceWorkerByMercy
    | tzolkin.ChooseCalendarAdvance
    | tzolkin.ChooseStartingWealthSeen
    | GameOpened
    | TermsSet
    | GameDescended
    | ChanceCommitted
    | SeatTaken
    | EntropyCommitted
    | EntropyGiven
    | EntropyWithheld
    | SeatLeft
    | GameStarted
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | PassOrdered
    | PassWithdrawn
    | PassPlayed
    | PreferencesSet
    | ForcedPlayed
    | TimeExpired
    | TimeCredited
    | Rewound
    | DisputeOpened
    | DisputeDismissed
    | DisputeUpheld
    | DisputeWithdrawn
    | SeatForfeited
    | GameFinished
    | GameVoided
    | tzolkin.AgendaChanged
    | tzolkin.WorkerPlaced
    | tzolkin.WorkerPickedUp
    | tzolkin.TurnEnded
    | tzolkin.CornBegged
    | tzolkin.BuildingDisplayRefilled
    | tzolkin.CalendarCornTaken
    | tzolkin.WorkerPlacedByMercy
    | tzolkin.ActionCopied
    | tzolkin.ChoiceDeclined
    | tzolkin.MarketLeft
    | tzolkin.GoodsGained
    | tzolkin.GoodsPaid
    | tzolkin.TempleStepped
    | tzolkin.HarvestTileTaken
    | tzolkin.TechnologyAdvanced
    | tzolkin.MarketTraded
    | tzolkin.BuildingConstructed
    | tzolkin.PointsScored
    | tzolkin.SkullPlaced
    | tzolkin.WorkerGained
    | tzolkin.PlayerBoardFlipped
    | tzolkin.TechnologyBonusGained
    | tzolkin.WoodTileBurned
    | tzolkin.MonumentConstructed
    | tzolkin.RoundStarted
    | tzolkin.WorkersFed
    | tzolkin.AgeAdvanced
    | tzolkin.TempleMaterialsGained
    | tzolkin.TemplePointsGained
    | tzolkin.StartingWorkerReturned
    | tzolkin.StartingPlayerChanged
    | tzolkin.CalendarCornAdded
    | tzolkin.CalendarAdvanced
    | tzolkin.FinalScoreComputed
    | tzolkin.GameFinished
    | tzolkin.GameSetUp
    | tzolkin.StartingPlayerDetermined
    | tzolkin.MonumentsRevealed
    | tzolkin.StartingWealthDealtSeen
    | tzolkin.DummyPlaced
    | tzolkin.StartingWealthChosenSeen
    | tzolkin.StartingWealthRevealed
    | through_the_ages.TakeCard
    | through_the_ages.StopTaking
    | through_the_ages.IncreasePopulation
    | through_the_ages.IncreasePopulationAndBuildUnit
    | through_the_ages.Build
    | through_the_ages.Upgrade
    | through_the_ages.Destroy
    | through_the_ages.BuildWonderStages
    | through_the_ages.ElectLeader
    | through_the_ages.PlayTechnology
    | through_the_ages.ChangeGovernment
    | through_the_ages.PlayActionCard
    | through_the_ages.PlayTactic
    | through_the_ages.DrawMilitaryCard
    | through_the_ages.EndTurn
    | through_the_ages.PassPolitical
    | through_the_ages.PrepareEventSeen
    | through_the_ages.PlayAggression
    | through_the_ages.DeclareWar
    | through_the_ages.CommitSeen
    | through_the_ages.ConfirmForce
    | through_the_ages.ProposePact
    | through_the_ages.ReplyPact
    | through_the_ages.CancelPact
    | through_the_ages.ColumbusColonize
    | through_the_ages.Bid
    | through_the_ages.PassBid
    | through_the_ages.DiscardMilitarySeen
    | through_the_ages.Choose
    | through_the_ages.Resign
    | through_the_ages.GameCreated
    | through_the_ages.StartingPlayerChosen
    | through_the_ages.CardRowDealt
    | through_the_ages.BonusEventsRevealed
    | through_the_ages.EventOpened
    | through_the_ages.AgendaChanged
    | through_the_ages.RoundStarted
    | through_the_ages.TurnStarted
    | through_the_ages.TurnOpened
    | through_the_ages.CivilActionsMissed
    | through_the_ages.ActionsRefreshed
    | through_the_ages.UprisingHappened
    | through_the_ages.TurnEnded
    | through_the_ages.AgeEnded
    | through_the_ages.ObsoleteDiscardedSeen
    | through_the_ages.LastRoundAnnounced
    | through_the_ages.PlayerResigned
    | through_the_ages.FinalScoringBegun
    | through_the_ages.FinalScored
    | through_the_ages.GameEnded
    | through_the_ages.RowCardsRemoved
    | through_the_ages.RowRefilled
    | through_the_ages.CardTaken
    | through_the_ages.FoodProduced
    | through_the_ages.ResourcesProduced
    | through_the_ages.FoodGained
    | through_the_ages.ResourcesGained
    | through_the_ages.FoodPaid
    | through_the_ages.ResourcesPaid
    | through_the_ages.FoodLost
    | through_the_ages.ResourcesLost
    | through_the_ages.ConsumptionPaid
    | through_the_ages.CorruptionPaid
    | through_the_ages.TokensChanged
    | through_the_ages.CultureChanged
    | through_the_ages.ScienceChanged
    | through_the_ages.PointsScored
    | through_the_ages.TradeRouteUsed
    | through_the_ages.ActionsSpent
    | through_the_ages.ActionTokensChanged
    | through_the_ages.PopulationGained
    | through_the_ages.WorkerPlaced
    | through_the_ages.WorkerUpgraded
    | through_the_ages.WorkerDestroyed
    | through_the_ages.BuildingsDestroyed
    | through_the_ages.PopulationLost
    | through_the_ages.DiscountGained
    | through_the_ages.DiscountUsed
    | through_the_ages.ExtraActionGained
    | through_the_ages.WonderStagesBuilt
    | through_the_ages.WonderCompleted
    | through_the_ages.WonderFlipped
    | through_the_ages.WonderDiscarded
    | through_the_ages.LeaderElected
    | through_the_ages.LeaderLost
    | through_the_ages.TechnologyPlayed
    | through_the_ages.TechnologyTaken
    | through_the_ages.GovernmentChanged
    | through_the_ages.ActionCardPlayed
    | through_the_ages.ChoiceMade
    | through_the_ages.MilitaryCardsDrawnSeen
    | through_the_ages.MilitaryDiscardReshuffled
    | through_the_ages.MilitaryCardsDiscardedSeen
    | through_the_ages.TacticPlayed
    | through_the_ages.CommittedSeen
    | through_the_ages.ForceConfirmed
    | through_the_ages.UnitsSacrificed
    | through_the_ages.BonusCardsDiscarded
    | through_the_ages.AuctionStarted
    | through_the_ages.BidMade
    | through_the_ages.BidPassed
    | through_the_ages.AuctionWon
    | through_the_ages.TerritoryUnclaimed
    | through_the_ages.ColonyGained
    | through_the_ages.ColonyLost
    | through_the_ages.ColonyTaken
    | through_the_ages.PoliticalPassed
    | through_the_ages.PoliticalPhaseSkipped
    | through_the_ages.PoliticsForfeited
    | through_the_ages.CivilActionsLost
    | through_the_ages.DiscardCancelled
    | through_the_ages.EventPreparedSeen
    | through_the_ages.EventRevealed
    | through_the_ages.EventResolved
    | through_the_ages.EventsRenewed
    | through_the_ages.AggressionPlayed
    | through_the_ages.WarDeclared
    | through_the_ages.WarFought
    | through_the_ages.FightResolved
    | through_the_ages.FightCleared
    | through_the_ages.WarDiscarded
    | through_the_ages.AttackMarkerMoved
    | through_the_ages.PactProposed
    | through_the_ages.PactAccepted
    | through_the_ages.PactRefused
    | through_the_ages.PactEnded
    | monumental.ActivateCity
    | monumental.AcquireDevelopment
    | monumental.AcquireBasicBuilding
    | monumental.CompleteWonder
    | monumental.DevelopPolicy
    | monumental.DeclareConquest
    | monumental.DeclareMove
    | monumental.BuildOutpost
    | monumental.DeclareExplore
    | monumental.UseEffect
    | monumental.ScientificDiscovery
    | monumental.UseMarketToken
    | monumental.HireHero
    | monumental.ReturnHero
    | monumental.EndTurn
    | monumental.Pass
    | monumental.PayUnit
    | monumental.CommitSoldier
    | monumental.PickUnit
    | monumental.SendUnit
    | monumental.StopMoving
    | monumental.StepExplorer
    | monumental.CollectToken
    | monumental.StopExploring
    | monumental.ChooseReward
    | monumental.PlaceWonderToken
    | monumental.PlaceOutpost
    | monumental.ArchiveCard
    | monumental.StopArchiving
    | monumental.ChooseBasic
    | monumental.ConvertBasic
    | monumental.ActivateSlot
    | monumental.DiscardSlot
    | monumental.TakeBasicBuilding
    | monumental.SpendMonsterGold
    | monumental.RecallUnit
    | monumental.Decline
    | monumental.AgendaChanged
    | monumental.GameCreated
    | monumental.TurnOrderDrawn
    | monumental.CivilisationsAssigned
    | monumental.MapLaidOut
    | monumental.ExplorationTokensDistributed
    | monumental.HeroRowRevealed
    | monumental.RoundStarted
    | monumental.TurnStarted
    | monumental.TurnActionTaken
    | monumental.TurnEnded
    | monumental.PlayerPassed
    | monumental.ActionsClosed
    | monumental.StartMarkerPassed
    | monumental.LastRoundAnnounced
    | monumental.CategoryScored
    | monumental.DominanceScored
    | monumental.FinalScore
    | monumental.GameEnded
    | monumental.CityActivated
    | monumental.SlotActivated
    | monumental.ResourcesGained
    | monumental.ResourcesSpent
    | monumental.ResourcesConverted
    | monumental.ResourcesLost
    | monumental.EffectUsed
    | monumental.DiscountSet
    | monumental.DiscountConsumed
    | monumental.DiscountExpired
    | monumental.CardDrawnAndActivated
    | monumental.CardArchived
    | monumental.SlotDiscarded
    | monumental.CityDiscarded
    | monumental.CityDeckReshuffled
    | monumental.CityFilled
    | monumental.MarkersRemoved
    | monumental.StepSkipped
    | monumental.DevelopmentAcquired
    | monumental.WonderStarted
    | monumental.BasicBuildingAcquired
    | monumental.WonderCompleted
    | monumental.WonderTokenPlaced
    | monumental.PolicyDeveloped
    | monumental.PolicyOneOffResolved
    | monumental.DisplayCardDiscarded
    | monumental.DisplayShifted
    | monumental.SeparatorRevealed
    | monumental.DisplayFilled
    | monumental.ConquestDeclared
    | monumental.ConquestUnitCommitted
    | monumental.UnitsAdvanced
    | monumental.UnitsRetreated
    | monumental.ProvinceConquered
    | monumental.WarlordTriggered
    | monumental.ExplorationTokenRevealed
    | monumental.BarbarianRewardChosen
    | monumental.FreeTownTaken
    | monumental.UnitMoved
    | monumental.UnitRecalled
    | monumental.OutpostBuilt
    | monumental.ExplorerMoved
    | monumental.ProductionTokenCollected
    | monumental.MarketTokenTaken
    | monumental.MarketTokenUsed
    | monumental.HeroHired
    | monumental.HeroReturned
    | monumental.HeroPutAside
    | monumental.HeroesBackToRow
    | monumental.MonsterRevealed
    | monumental.MonsterAttackStarted
    | monumental.MonsterGoldSpent
    | monumental.MonsterSlain
    | monumental.MonsterUnbeaten
    | eldervale.ChooseFaction
    | eldervale.DraftPickSeen
    | eldervale.PlaceUnit
    | eldervale.Regroup
    | eldervale.UseAbility
    | eldervale.Decline
    | eldervale.EnterMonster
    | eldervale.TakeTreasure
    | eldervale.PickToken
    | eldervale.Pay
    | eldervale.ReduceCost
    | eldervale.SummonUnit
    | eldervale.BuildDwelling
    | eldervale.PlaceTile
    | eldervale.TakeAdventure
    | eldervale.BurnAdventure
    | eldervale.KeepOrGive
    | eldervale.ChooseOption
    | eldervale.ChooseResource
    | eldervale.ChooseElement
    | eldervale.RelocateMarker
    | eldervale.DeclinePower
    | eldervale.DiscardCard
    | eldervale.PickCard
    | eldervale.ChooseUnit
    | eldervale.ChooseRealm
    | eldervale.ChoosePlayer
    | eldervale.Done
    | eldervale.Retrieve
    | eldervale.ChooseBattle
    | eldervale.JoinUnit
    | eldervale.EndJoin
    | eldervale.SpendSword
    | eldervale.EndBoost
    | eldervale.ChooseDie
    | eldervale.Pass
    | eldervale.UseTactics
    | eldervale.CashTreasure
    | eldervale.PlaceTreasure
    | eldervale.CastSpell
    | eldervale.CompleteQuest
    | eldervale.AttachAura
    | eldervale.UseOrb
    | eldervale.HireMercenary
    | eldervale.RefreshTactics
    | eldervale.UseCardAction
    | eldervale.OfferSwapSeen
    | eldervale.AcceptSwap
    | eldervale.EndTurn
    | eldervale.AgendaChanged
    | eldervale.GameCreated
    | eldervale.FactionChosen
    | eldervale.StartingDiceRolled
    | eldervale.StartingPlayerSet
    | eldervale.MonstersSelected
    | eldervale.TilesRevealed
    | eldervale.MapBuilt
    | eldervale.StackPlaced
    | eldervale.MonsterSpawned
    | eldervale.SeatEquipped
    | eldervale.TableLaid
    | eldervale.PackDealtSeen
    | eldervale.CardDraftedSeen
    | eldervale.PacksPassed
    | eldervale.DraftEnded
    | eldervale.PlayBegan
    | eldervale.TurnStarted
    | eldervale.RegroupStarted
    | eldervale.RegroupEnded
    | eldervale.PeaceEnded
    | eldervale.TurnEnded
    | eldervale.EndTriggered
    | eldervale.GameEnded
    | eldervale.StepSkipped
    | eldervale.Declined
    | eldervale.AbilityUsed
    | eldervale.AbilityDieRolled
    | eldervale.UnitPlaced
    | eldervale.SlotUsed
    | eldervale.DiscountUsed
    | eldervale.BattleExpected
    | eldervale.BattlesForgotten
    | eldervale.PlacementEased
    | eldervale.BuildingEased
    | eldervale.CardActivated
    | eldervale.ResourcePaid
    | eldervale.CostReduced
    | eldervale.ResourcesGained
    | eldervale.ResourceStolen
    | eldervale.TreasureTaken
    | eldervale.TreasureBurned
    | eldervale.TreasureRevealed
    | eldervale.TreasureCashed
    | eldervale.TreasurePlaced
    | eldervale.PointsScored
    | eldervale.PowerGained
    | eldervale.PowerLost
    | eldervale.GloryGained
    | eldervale.GloryLost
    | eldervale.OrbGained
    | eldervale.OrbOnReward
    | eldervale.OrbOnSquare
    | eldervale.OrbOnSymbol
    | eldervale.OrbOnMercenary
    | eldervale.MercenaryHired
    | eldervale.TacticsFlipped
    | eldervale.DragonTokenTaken
    | eldervale.MagicDrawnSeen
    | eldervale.MagicReshuffled
    | eldervale.MagicDiscarded
    | eldervale.MagicRecovered
    | eldervale.SpellCast
    | eldervale.SpellResolved
    | eldervale.QuestCompleted
    | eldervale.AuraAttached
    | eldervale.AdventureTaken
    | eldervale.AdventureGained
    | eldervale.AdventureBurned
    | eldervale.AdventureRevealed
    | eldervale.SwapOfferedSeen
    | eldervale.SwapDeclinedSeen
    | eldervale.MagicSwappedSeen
    | eldervale.GhostCardRevealed
    | eldervale.UnitMoved
    | eldervale.DwellingBuilt
    | eldervale.TileDrawn
    | eldervale.TilePlaced
    | eldervale.StackExhausted
    | eldervale.MonsterMoved
    | eldervale.MonsterControlled
    | eldervale.MonsterDefeated
    | eldervale.MonsterReborn
    | eldervale.UnitsSwapped
    | eldervale.BattleTriggered
    | eldervale.BattleDropped
    | eldervale.StageReached
    | eldervale.BattleCancelled
    | eldervale.JoiningForbidden
    | eldervale.SwordsForbidden
    | eldervale.ChimeraRolled
    | eldervale.GhostBonusShown
    | eldervale.DiceCounted
    | eldervale.DiceAdded
    | eldervale.WinPromised
    | eldervale.DieSet
    | eldervale.DiceRolled
    | eldervale.DiceRerolled
    | eldervale.MimicryCounted
    | eldervale.BattleResolved
    | eldervale.BothRewardsTaken
    | eldervale.RewardChosen
    | eldervale.UnitsKept
    | eldervale.BattleEnded
    | ancient_knowledge.Create
    | ancient_knowledge.Learn
    | ancient_knowledge.Archive
    | ancient_knowledge.Excavate
    | ancient_knowledge.Search
    | ancient_knowledge.DiscardOpeningSeen
    | ancient_knowledge.DiscardSeen
    | ancient_knowledge.TakeSeen
    | ancient_knowledge.ToBottomSeen
    | ancient_knowledge.Sacrifice
    | ancient_knowledge.DiscardArtifact
    | ancient_knowledge.Remove
    | ancient_knowledge.ChooseMonument
    | ancient_knowledge.GiveLost
    | ancient_knowledge.Swap
    | ancient_knowledge.MoveMonument
    | ancient_knowledge.ChooseAmount
    | ancient_knowledge.Activate
    | ancient_knowledge.EndTimeline
    | ancient_knowledge.Decline
    | ancient_knowledge.FlipBoard
    | ancient_knowledge.ChooseEffect
    | ancient_knowledge.ChoosePlayer
    | ancient_knowledge.Done
    | ancient_knowledge.Pass
    | ancient_knowledge.Draw
    | ancient_knowledge.RemoveInstead
    | ancient_knowledge.OfferExchangeSeen
    | ancient_knowledge.WithdrawExchange
    | ancient_knowledge.AcceptExchangeSeen
    | ancient_knowledge.RefuseExchange
    | ancient_knowledge.AgendaChanged
    | ancient_knowledge.TurnStarted
    | ancient_knowledge.TurnEnded
    | ancient_knowledge.PhaseStarted
    | ancient_knowledge.ActionChosen
    | ancient_knowledge.EffectActivated
    | ancient_knowledge.EffectHadNoResult
    | ancient_knowledge.EffectRefused
    | ancient_knowledge.DeclinePhaseSkipSet
    | ancient_knowledge.DeclinePhaseSkipped
    | ancient_knowledge.HalfGameReached
    | ancient_knowledge.EndTriggered
    | ancient_knowledge.RoundLimitReached
    | ancient_knowledge.ScoreComputed
    | ancient_knowledge.GameFinished
    | ancient_knowledge.CardsDrawnSeen
    | ancient_knowledge.CardsLookedAtSeen
    | ancient_knowledge.CardsRevealed
    | ancient_knowledge.CardTaken
    | ancient_knowledge.CardKeptSeen
    | ancient_knowledge.CardsDiscardedSeen
    | ancient_knowledge.CardsDiscardedOpenly
    | ancient_knowledge.DiscardReshuffled
    | ancient_knowledge.CreationBegun
    | ancient_knowledge.CardsPaidSeen
    | ancient_knowledge.CardCreated
    | ancient_knowledge.KnowledgeRemoved
    | ancient_knowledge.KnowledgeAdded
    | ancient_knowledge.LostKnowledgeRemoved
    | ancient_knowledge.LostKnowledgeMoved
    | ancient_knowledge.MonumentMoved
    | ancient_knowledge.MonumentsSwapped
    | ancient_knowledge.MonumentDropped
    | ancient_knowledge.TimelineSlid
    | ancient_knowledge.MonumentsRotated
    | ancient_knowledge.MonumentsStraightened
    | ancient_knowledge.DeclineBegun
    | ancient_knowledge.MonumentDeclined
    | ancient_knowledge.MonumentDestroyed
    | ancient_knowledge.TechnologyLearned
    | ancient_knowledge.TechnologyBoardFlipped
    | ancient_knowledge.TechnologiesRevealed
    | ancient_knowledge.TechnologyBoardCleared
    | ancient_knowledge.TechnologyBoardRemoved
    | ancient_knowledge.TechnologiesLookedAtSeen
    | ancient_knowledge.TechnologyPutUnderSeen
    | ancient_knowledge.TechnologyMovedToDeckBottom
    | ancient_knowledge.HandShownSeen
    | ancient_knowledge.CardStolenSeen
    | ancient_knowledge.CardsExchangedSeen
    | ancient_knowledge.ExchangeOfferedSeen
    | ancient_knowledge.ExchangeWithdrawn
    | ancient_knowledge.ExchangeRefused
    | ancient_knowledge.ExchangeLapsed
    | ancient_knowledge.GameCreated
    | ancient_knowledge.StartPlayerChosen
    | ancient_knowledge.TeamsFormed
    | ancient_knowledge.PileShuffled
    | ancient_knowledge.StartingSetDealtSeen
    | ancient_knowledge.CardsDealtSeen
    | ancient_knowledge.OpeningCardSetAsideSeen
    | ancient_knowledge.HandSelectedSeen
)


class EventExported(Model, frozen=True, kw_only=True):
    """
    One event in an export.
    """

    version: int
    """
    Number of events so far; that of an event is its position.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    at: str
    """
    When it was recorded.
    """
    data: EventData
    """
    The payload; `type` names the event. `{"hidden": n}` replaces values that you may not see.
    """
    type: str
    """
    The event type; same as `data.type`.
    """
    seat: int | None = None
    """
    The seat that played the command; missing on facts.
    """
    decision: int | None = None
    """
    The decision that the command answers; missing on facts.
    """
    text: str | None = None
    """
    The event in words, in the language of `Accept-Language`; missing without that header and for engine-internal facts.
    """
    hash: str | None = None
    """
    Hash (hex) of the chain link that ends with this event; only on the last event of a link. A link is a move or a group of table events.
    """
    draws: dict[str, int] = field(default_factory=dict)
    """
    How many draws of each label were made for the chain link that ends with this event; missing where there were none, and in games whose draws go by ply.
    """
    sealed: dict[str, Sealed] = field(default_factory=dict)
    """
    Commitments to the hidden fields of `data`, by JSON Pointer, each with its salt if you may see the field. See the audit format.
    """


class Events(Model, frozen=True, kw_only=True):
    """
    A page of events, oldest first.
    """

    items: list[Event]
    """
    The events.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class EvidenceShown(Model, frozen=True, kw_only=True):
    """
    The evidence of a dispute, redacted for the caller. Arbiters see all of it; everyone does
    once the game is over.
    """

    chain: ChainThere
    dispute: DisputeShown
    seat: int | None = None
    """
    Who played, or was refused.
    """
    before: StateShown | None = None
    """
    The table before; none before 0.
    """
    after: StateShown | None = None
    """
    The table after the ply.
    """
    differences: list[Differences] = field(default_factory=list)
    """
    What the caller would see that the ply has changed, with names.
    """
    legal: LegalThen | None = None
    """
    What the seat could have played; missing if you may not see it.
    """
    notation: str | None = None
    """
    The move, as a line.
    """
    events: list[Event] = field(default_factory=list)
    """
    The action and its facts, with their words; none for a refusal.
    """
    refusal: RefusalShown | None = None
    """
    The disputed refusal; missing if a ply is disputed.
    """
    rules: list[RuleCited] = field(default_factory=list)
    """
    The rules that were named, and those that the events are of.
    """
    redecision: RedecisionShown | None = None
    """
    The result of deciding it again; missing if you may not see it.
    """
    draws: list[Draw] | None = None
    """
    The draws of the ply, derived from the seed again.
    """


Cost: TypeAlias = Union[Term, Either, "Exchange", "Per", Span]


Gain: TypeAlias = Union[Term, Either, "Exchange", "Per", Span]


class Exchange(Model, frozen=True, kw_only=True, tag_field="is", tag="exchange"):
    """
    Something for something else.
    """

    cost: list[Cost]
    """
    What is paid, or what has to be so.
    """
    gain: list[Gain]
    """
    What is given for it.
    """


class Export(Model, frozen=True, kw_only=True):
    """
    A whole game in one document: everything that you may see of it, and what it can be checked
    with. `kronika verify` does; the audit format says how.
    """

    format: str
    """
    What this is, and in which version.
    """
    game: GameExported
    events: list[EventExported]
    """
    All events, oldest first.
    """
    proof: Proof
    seal: str
    """
    A signed note over all the rest.
    """


Parts: TypeAlias = Union[Term, Either, Exchange, "Per", Span]


class Formula(Model, frozen=True, kw_only=True):
    """
    What is printed at one place of a component.
    """

    role: str
    """
    What it says (`cost`, `gives`, `step`), as the title names it; the catalogue's `words` translate it.
    """
    parts: list[Parts]
    """
    Amounts and operators, in order.
    """
    at: int | None = None
    """
    Number of the step, level or age; missing: only one.
    """


class GamePayload(Model, frozen=True, kw_only=True):
    """
    The payload about a game, redacted for your account.
    """

    game: str
    """
    Id of the game; opaque.
    """
    title: str
    """
    The title's slug, for example `tzolkin`.
    """
    version: int
    """
    The version of the first event.
    """
    ply: int
    """
    The ply of the first event.
    """
    events: list[Event] = field(default_factory=list)
    """
    The events of this delivery.
    """
    seat: int | None = None
    """
    The seat whose view this is; missing for the view of a spectator.
    """
    by: int | None = None
    """
    Who played the move.
    """
    notation: str | None = None
    """
    The move as a line.
    """
    awaits: list[int] = field(default_factory=list)
    """
    Your seats with a new open decision.
    """
    status: Literal["finished", "open", "running", "void"] | None = None
    """
    Of a game that has ended.
    """


class LogEvent(Model, frozen=True, kw_only=True):
    """
    An event of a public game, as it was public when it was recorded.
    """

    type: Literal["log.event"]
    """
    Discriminator.
    """
    partition: int
    """
    The partition of the log that the game belongs to.
    """
    position: int
    """
    Position in the partition; that of a revelation is where the game ended.
    """
    game: str
    """
    Id of the game; opaque.
    """
    event: Event


class LogRevelation(Model, frozen=True, kw_only=True):
    """
    An earlier event of a game that is over now, with everything that it had hidden.
    """

    type: Literal["log.revealed"]
    """
    Discriminator.
    """
    partition: int
    """
    The partition of the log that the game belongs to.
    """
    position: int
    """
    Position in the partition; that of a revelation is where the game ended.
    """
    game: str
    """
    Id of the game; opaque.
    """
    event: Event


class MoveList(Model, frozen=True, kw_only=True):
    """
    A page of the history, oldest first.
    """

    items: list[MoveListed]
    """
    The moves.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class MoveListed(Model, frozen=True, kw_only=True):
    """
    A move in the history of the game.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    notation: str
    """
    The command in notation, redacted for the caller.
    """
    events: list[Event]
    """
    The action event, its facts, and the table events that followed the move.
    """
    at: str
    """
    When it was played.
    """
    told: str | None = None
    """
    The move in one line: by the event that tells it best, in the language of `Accept-Language`; missing without that header, and for titles without words.
    """
    parent: int | None = None
    """
    The ply on which the move was played; missing if it is the previous ply.
    """
    in_force: bool = True
    """
    False if the ply is on a branch that a rewind abandoned.
    """


class MovePlayed(Model, frozen=True, kw_only=True):
    """
    A move: one accepted command, with its action event and its facts.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    events: list[Event]
    """
    The action event, then its facts.
    """


class MovesPlayed(Model, frozen=True, kw_only=True):
    """
    The moves played, and the state of the game after them.
    """

    moves: list[MovePlayed]
    """
    The moves, in the order of the commands.
    """
    version: int
    """
    Number of events so far; that of an event is its position.
    """
    awaits: list[int]
    """
    The seats that have to decide now.
    """
    receipt: Receipt | None = None
    """
    The signed receipt of the moves; missing for a dry run.
    """


class Payload(Model, frozen=True, kw_only=True):
    """
    The body of a delivery.
    """

    type: Literal[
        "game.dispute-closed",
        "game.disputed",
        "game.ended",
        "game.event",
        "game.move",
        "game.started",
        "game.turn",
    ]
    """
    What has happened.
    """
    timestamp: str
    """
    When it happened.
    """
    data: GamePayload


Each: TypeAlias = Union[Term, Either, Exchange, "Per", Span]


class Per(Model, frozen=True, kw_only=True, tag_field="is", tag="per"):
    """
    Something as often as there is something else.
    """

    gain: list[Gain]
    """
    What each of them gives.
    """
    each: list[Each]
    """
    What is counted.
    """


class PlyEvidence(Model, frozen=True, kw_only=True):
    """
    The evidence of a ply, redacted for the caller.
    """

    chain: ChainThere
    seat: int | None = None
    """
    Who played, or was refused.
    """
    before: StateShown | None = None
    """
    The table before; none before 0.
    """
    after: StateShown | None = None
    """
    The table after the ply.
    """
    differences: list[Differences] = field(default_factory=list)
    """
    What the caller would see that the ply has changed, with names.
    """
    legal: LegalThen | None = None
    """
    What the seat could have played; missing if you may not see it.
    """
    notation: str | None = None
    """
    The move, as a line.
    """
    events: list[Event] = field(default_factory=list)
    """
    The action and its facts, with their words; none for a refusal.
    """
    refusal: RefusalShown | None = None
    """
    The disputed refusal; missing if a ply is disputed.
    """
    rules: list[RuleCited] = field(default_factory=list)
    """
    The rules that were named, and those that the events are of.
    """
    redecision: RedecisionShown | None = None
    """
    The result of deciding it again; missing if you may not see it.
    """
    draws: list[Draw] | None = None
    """
    The draws of the ply, derived from the seed again.
    """


class Problem(Model, frozen=True, kw_only=True):
    """
    What went wrong. Which members are set depends on `kind`.
    """

    type: str
    """
    The problem type: the URL of its documentation in this service. `kind` is its last part, the same in every service.
    """
    title: str
    """
    The kind of problem in words, in the language of `Accept-Language`.
    """
    status: int
    """
    The HTTP status.
    """
    detail: str
    """
    What went wrong this time, in the language of `Accept-Language`.
    """
    kind: str | None = None
    """
    The kind of problem, the same in every service: `illegal-command`.
    """
    instance: str | None = None
    """
    URI of this occurrence. If the refusal was recorded, it can be read there; else it is a name (`urn:uuid:`).
    """
    request_id: str | None = None
    """
    Id of the request, as in the header `X-Request-Id`.
    """
    field_: str | None = field(name="field", default=None)
    """
    The name of the invalid field, parameter or header; the first of them.
    """
    errors: list[InvalidValue] | None = None
    """
    Every invalid value of the request, one hundred at most.
    """
    scope: str | None = None
    """
    The scope that the token lacks.
    """
    rule: str | None = None
    """
    The rule that forbids the request.
    """
    rule_url: str | None = None
    """
    Path of the rule's text; `Accept-Language` selects the language.
    """
    because: str | None = None
    """
    The reason in words, in the language of `Accept-Language`.
    """
    key: str | None = None
    """
    Which sentence `detail` is, the same in every language: for clients.
    """
    args: dict[str, Any] | None = None
    """
    The values in that sentence: numbers, seats, ids of components.
    """
    index: int | None = None
    """
    Index of the refused command in the request, from 0.
    """
    decision: int | None = None
    """
    The seat's open decision now.
    """
    legal: list[Command] | None = None
    """
    The legal commands at the place of the refused one.
    """
    awaits: list[int] | None = None
    """
    The seats that are awaited now, if it is not the turn of this seat.
    """
    stream_url: str | None = None
    """
    Path of the stream that tells when it is the turn of this seat.
    """
    legal_url: str | None = None
    """
    Path of the commands that are legal then.
    """
    ply: int | None = None
    """
    The ply that the problem is about.
    """
    version: int | None = None
    """
    The game's version now.
    """
    events: list[Event] | None = None
    """
    The missed events, oldest first.
    """
    refusal: str | None = None
    """
    Id of this refusal in the journal of refused commands.
    """
    budget: str | None = None
    """
    Which budget is used up.
    """
    retry_after: int | None = None
    """
    Seconds to wait.
    """
    incident: str | None = None
    """
    The incident id; quote it in a report.
    """


class RefusalList(Model, frozen=True, kw_only=True):
    """
    A page of refusals, newest first.
    """

    items: list[RefusalShown]
    """
    The refusals.
    """
    next: str | None = None
    """
    Cursor of the next page, for `after`; missing on the last one.
    """


class RefusalShown(Model, frozen=True, kw_only=True):
    """
    A refused request to play, with the state of the game at that time.
    """

    id: str
    """
    Id of a refusal, as the problem told it.
    """
    game: str
    """
    Id of the game; opaque.
    """
    seat: int
    """
    Seat number, from 0, clockwise.
    """
    at: str
    """
    When it was refused.
    """
    problem: Problem
    """
    The problem that was returned, without `legal` and `events`; the evidence of a dispute recomputes them.
    """
    ruleset: str
    """
    The rules by which it was refused.
    """
    version: int
    """
    The version of the game that refused it.
    """
    ply: int
    """
    The last ply then.
    """
    head: str
    """
    The head of the chain then.
    """
    request: str
    """
    The `X-Request-Id` of the answer.
    """
    body_hash: str
    """
    SHA-256 of what was sent.
    """
    decision: int | None = None
    """
    The decision that the request named, if any.
    """
    body: Any | UnsetType = UNSET
    """
    JSON value.
    """
    account: Account | None = None
    """
    Who sent it. Missing if the account was deleted.
    """


class ReplayedEvent(Model, frozen=True, kw_only=True):
    """
    A table event after the given ply: a rewind, a verdict, a forfeit or the end of the game.
    """

    type: Literal["table"]
    """
    Discriminator.
    """
    event: Event
