# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from kronika_client.model import Model
from msgspec import UNSET, UnsetType, convert, field

from . import ancient_knowledge, eldervale, monumental, table, through_the_ages, tzolkin


class Account(Model, frozen=True, kw_only=True):
    """
    A person, or a bot that somebody runs, as others see them.
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
    Its owner says that a program plays with it.
    """


class AccountChange(Model, frozen=True, kw_only=True):
    """
    What is to be different about an account; the rest stays.
    """

    name: str | None = None
    """
    The new name; null: it stays.
    """
    bot: bool | None = None
    """
    Whether a program plays with it; null: it stays.
    """


class AccountMade(Model, frozen=True, kw_only=True):
    """
    A new account and its first token, which is shown only here.
    """

    account: Account
    token: str
    """
    Keep it: it cannot be shown again.
    """


class Again(Model, frozen=True, kw_only=True):
    """
    What you add to the draws of a rematch, if anything.
    """

    entropy: str | None = None
    """
    Any text of your own, recorded openly. It is mixed into all draws of the game, so that nobody can have picked them: roll dice, or type what comes to your mind.
    """
    entropy_commitment: str | None = None
    """
    Instead of the text its commitment: hex of SHA-256("kronika/entropy/1\\n" + text). You tell the text once every seat is taken (`tellEntropy`), so nobody who sits down knows it; take one that nobody can guess.
    """


class Agreed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.agreed"):
    """
    A seat agrees with the open proposal.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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


class Annul(Model, frozen=True, kw_only=True, tag_field="type", tag="annul"):
    """
    The remedy: the game is void.
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
    Missing: delivered. `address`: not allowed; `connect`: nobody listens; `tls`: no valid certificate; `timeout`; `protocol`: no HTTP; `redirect`: not followed; `status`: not 2xx.
    """


class BotText(Model, frozen=True, kw_only=True):
    """
    What a strategy is called, and how it plays.
    """

    name: str
    """
    What it is called, in the language asked for.
    """
    hint: str = ""
    """
    How it plays, in the language asked for.
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


class CallOff(Model, frozen=True, kw_only=True, tag_field="type", tag="call-off"):
    """
    To end the game without a result.
    """


class ChanceCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.chance-committed"
):
    """
    The seed of all draws is fixed. This stands before anybody sits down, so that no seed can be
    picked to suit what players add to it.
    """

    commitment: str
    """
    The commitment to the seed (hex).
    """


class Change(Model, frozen=True, kw_only=True):
    """
    A place in the view that differs. In a list whose items have ids, what only shifted is no
    change.
    """

    path: str
    """
    A JSON Pointer (RFC 6901) into the later view, or the earlier one if it is not there later.
    """
    id: str | None = None
    """
    What came, went or moved in a list: its id.
    """
    from_: str | None = field(name="from", default=None)
    """
    Where it stood in the earlier view, if it moved.
    """
    before: Any | None = None
    """
    What stood there; missing: nothing.
    """
    after: Any | None = None
    """
    What stands there now; missing: nothing.
    """


class CheckpointShown(Model, frozen=True, kw_only=True):
    """
    How long the log of a partition was, and what was in it, signed.
    """

    partition: int
    """
    Which part of the log.
    """
    size: int
    """
    Number of links in the log of a partition.
    """
    note: str
    """
    A signed note (C2SP).
    """


class Checkpoints(Model, frozen=True, kw_only=True):
    """
    A page of checkpoints.
    """

    items: list[CheckpointShown]
    """
    The checkpoints.
    """
    next: str | None = None
    """
    The `after` of the page that follows; missing at the end.
    """


class ClockShown(Model, frozen=True, kw_only=True):
    """
    The clock of a person's seat at the moment of the answer.

    Count down from `deadline`; nothing needs to be asked again before something happens in the
    game.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    left: float
    """
    Seconds left: for the decision, or in all; see `terms.clock`.
    """
    runs: bool = False
    """
    Whether it runs now: the seat is awaited, and it is time to play.
    """
    deadline: str | None = None
    """
    When it runs out if nothing happens; missing while it stands.
    """
    missed: int = 0
    """
    Decisions in a row for which the time ran out.
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


class Consistency(Model, frozen=True, kw_only=True):
    """
    The proof that one log begins with the other (RFC 6962, 2.1.2).
    """

    partition: int
    """
    Which part of the log.
    """
    from_: int = field(name="from")
    """
    Size of the shorter log.
    """
    to: int
    """
    Size of the longer log.
    """
    path: list[str]
    """
    The hashes of the proof.
    """


class Cosigned(Model, frozen=True, kw_only=True):
    """
    A checkpoint of this service with the lines of witnesses under it.
    """

    note: str
    """
    A signed note (C2SP).
    """


class Declined(Model, frozen=True, kw_only=True, tag_field="type", tag="table.declined"):
    """
    A seat does not agree with the open proposal, or withdraws its own.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class DeliveryShown(Model, frozen=True, kw_only=True):
    """
    A delivery: what it tells of, and how that went.
    """

    id: str
    """
    The `webhook-id` of all its tries.
    """
    type: Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]
    """
    What it tells of.
    """
    game: str
    """
    Opaque id of a game.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    status: Literal["delivered", "failed", "pending", "withheld"]
    """
    `pending`: still to be tried; `failed`: given up; `withheld`: you may not see the game any more.
    """
    created_at: str
    """
    When it was put in line.
    """
    attempts: list[AttemptShown]
    """
    The tries so far.
    """
    due_at: str | None = None
    """
    When it is tried next; missing once it is finished.
    """


class Difference(Model, frozen=True, kw_only=True):
    """
    How the view changed between two plies.
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
    Seat number, 0 to n-1, clockwise.
    """
    ply: int | None
    """
    The disputed ply; null: a refusal is disputed.
    """
    refusal: str | None
    """
    Id of the disputed refusal; null: a ply is disputed.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"] = "open"
    """
    What became of it so far.
    """


class DisputeDismissed(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-dismissed"
):
    """
    An arbiter found that all was right.
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
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    """
    What became of it so far.
    """
    opened_at: str
    """
    When it was opened.
    """
    ply: int | None = None
    """
    The disputed ply; missing: a refusal is disputed.
    """
    refusal: str | None = None
    """
    Id of the disputed refusal; missing: a ply is disputed.
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
    Seat number, 0 to n-1, clockwise.
    """
    complaint: str
    """
    SHA-256 (hex) of the words, which are kept apart from the log.
    """
    ply: int | None = None
    """
    The disputed ply; null: a refusal is disputed.
    """
    refusal: str | None = None
    """
    Id of the disputed refusal; null: a ply is disputed.
    """


class DisputeWithdrawn(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-withdrawn"
):
    """
    Whoever opened the dispute does not insist on it.
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
    The `after` of the page that follows; missing at the end.
    """


class Draw(Model, frozen=True, kw_only=True):
    """
    One outcome of chance, derived again.
    """

    ply: int
    """
    The ply in which it was drawn.
    """
    label: str
    """
    What it was drawn for.
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
    Which number of the ply's random numbers gave it.
    """


class DrawList(Model, frozen=True, kw_only=True):
    """
    A page of the draws of a game, in the order in which they were made.
    """

    items: list[Draw]
    """
    The draws.
    """
    next: str | None = None
    """
    The `after` of the page that follows; missing at the end.
    """
    departures: list[int] = field(default_factory=list)
    """
    Plies that this release of the service decides in another way than they are recorded, so what is listed of them may not be what was drawn.
    """


class EntropyCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-committed"
):
    """
    The person on the seat will add a text to what draws are made from. They tell it once nobody
    can sit down any more who could make use of it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    commitment: str
    """
    The commitment to the text (hex).
    """


class EntropyGiven(Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-given"):
    """
    The person on `seat` has added a text of their own to what draws are made from: openly when
    they sat down, or the one that they had committed to.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    entropy: str
    """
    The text.
    """


class EntropyTold(Model, frozen=True, kw_only=True):
    """
    The text that you had committed to.
    """

    entropy: str
    """
    Any text of your own, recorded openly. It is mixed into all draws of the game, so that nobody can have picked them: roll dice, or type what comes to your mind.
    """
    seat: int | None = None
    """
    Which seat had; null: all of yours that have committed to this text.
    """


class EntropyWithheld(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-withheld"
):
    """
    The game starts without the text that the person on `seat` had committed to: it was not told.
    Draws are made from the commitment in its place.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """


class Farewell(Model, frozen=True, kw_only=True):
    """
    The confirmation that an account shall be deleted.
    """

    name: str
    """
    The name of the account, to confirm it.
    """


class ForcedPlayed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.forced-played"):
    """
    The only command of a decision is played for a seat, as it prefers; the move follows. This
    tells it apart from a move that the seat has played itself.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    decision: int
    """
    Id of a decision; never reused in a game.
    """


class Forfeit(Model, frozen=True, kw_only=True):
    """
    Who has lost before the end, and why.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    step: None
    """
    What is awaited, in the terms of the title.
    """
    lane: int = -1
    """
    -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
    """


class GameDescended(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-descended"):
    """
    The game comes from another one.
    """

    how: Literal["fork", "import", "rematch"]
    """
    `fork`: it takes over the plies up to `ply`, which were played there; `import`: it repeats all plies, with the same seed; `rematch`: it takes over nothing.
    """
    game: str
    """
    Id of the other game.
    """
    ply: int = 0
    """
    The last ply that was taken over; 0: none but the setup.
    """
    head: str | None = None
    """
    Hash (hex) of the other game's last event that was taken over; null: none was.
    """


class GameOpened(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-opened"):
    """
    First fact of every log.
    """

    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played to its end.
    """
    seats: int
    """
    How many seats there are.
    """
    options: Any
    """
    What the host has set: the title's options.
    """


class GameStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-started"):
    """
    All seats are taken; the title's setup follows.
    """


class GameVoided(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-voided"):
    """
    The game counts for nothing. Everything in it is open from now on.
    """

    why: Literal["abandoned", "ruling"]
    """
    Whether the players called the game off, or an arbiter annulled it.
    """


class Gauge(Model, frozen=True, kw_only=True):
    """
    A number worth seeing: points, corn, workers left.
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
    Points as people say them: whole, or with exact quarters.
    """
    of: int | None = None
    """
    Its upper bound; missing: none.
    """
    component: str | None = None
    """
    Id in the catalogue of what is counted; missing: none.
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


class Health(Model, frozen=True, kw_only=True):
    """
    The process runs.
    """

    status: Literal["ok"] = "ok"
    """
    Always `ok`: the process answers.
    """


class Hint(Model, frozen=True, kw_only=True):
    """
    How a person says a command.
    """

    path: list[str]
    """
    Ids of zones and items of the scene to click, in order; none: a button.
    """
    words: str
    """
    The command in words, in the language asked for.
    """


class Inclusion(Model, frozen=True, kw_only=True):
    """
    The proof that the game's last link is in the log of its partition (RFC 6962).
    """

    index: int
    """
    Number of the leaf in the log, from 0.
    """
    path: list[str]
    """
    Hashes from the leaf up to the root.
    """
    checkpoint: str
    """
    The signed note with the root of the log.
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
    Opaque id of a game.
    """
    expires_at: str
    """
    Until when it is valid.
    """
    account: Account | None = None
    """
    Who is invited.
    """
    invited_by: Account | None = None
    """
    Who invites; missing if the person has been erased.
    """
    seat: int | None = None
    """
    The seat that is kept for the account; missing: none.
    """
    code: str | None = None
    """
    What gives the seat to whoever has it; shown once, when the invitation is made.
    """


class Invitations(Model, frozen=True, kw_only=True):
    """
    Invitations, oldest first.
    """

    items: list[InvitationShown]
    """
    The invitations.
    """


class Item(Model, frozen=True, kw_only=True):
    """
    Something that lies somewhere: a card, a worker, a cube, a tile.
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
    What became of it; `changed`: it lies where it lay, and looks different.
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


class KeepAlive(Model, frozen=True, kw_only=True):
    """
    Nothing has happened for a while, and the connection is well.
    """

    type: Literal["keep-alive"]
    """
    Says which kind this is.
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
    since: str | None = None
    """
    From when on it signs, if an older key has endorsed it.
    """
    until: str | None = None
    """
    Its signatures for later times count for nothing: replaced, or revoked.
    """


class Keys(Model, frozen=True, kw_only=True):
    """
    Every key that the service has ever signed with, oldest first.
    """

    items: list[KeyShown]
    """
    The keys.
    """
    notes: list[str] = field(default_factory=list)
    """
    Signed notes: endorsements of new keys by old ones, and revocations. With them the present key follows from one that you got earlier.
    """


class LeaderShown(Model, frozen=True, kw_only=True):
    """
    A line of a leaderboard.
    """

    account: Account
    games: int
    """
    Finished games that count.
    """
    wins: int
    """
    Games that ended on rank 1, alone or shared.
    """
    beaten: float
    """
    Mean share of the opponents that were left behind in a game.
    """
    points_average: float
    """
    The mean, to two decimals.
    """
    points_best: float
    """
    The most points in one game.
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
    The `after` of the page that follows; missing at the end.
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

    name: str
    """
    2 to 30 letters, digits, single - or _; unique whatever the capitals, and unlike every other name to look at.
    """
    bot: bool = False
    """
    Its owner says that a program plays with it.
    """


class NewDispute(Model, frozen=True, kw_only=True):
    """
    What a seat disputes: either a ply, or a refused command.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    complaint: str
    """
    What is wrong, in your words. You and arbiters can read them, and everybody once the game is over. They are erased with your account.
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
    Whom to invite: an account, or, if none is named, whoever has the code in the answer.
    """

    account: str | None = None
    """
    Name or id of an account.
    """
    seat: int | None = None
    """
    An open seat to keep for the account.
    """
    hours: int = 168
    """
    How long it is valid.
    """


class NewWebhook(Model, frozen=True, kw_only=True):
    """
    A webhook to make.
    """

    url: str
    """
    Where to post to: https, a public host, port 443 or 8443, no name or password (the operator may allow more).
    """
    types: list[Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]] = (
        field(default_factory=lambda: ["game.ended", "game.move", "game.started", "game.turn"])
    )
    """
    What to be told. `game.started`, `game.ended`; `game.move`: every command with its facts; `game.turn`: a seat of yours has come to be awaited; `game.event`: every event of the log, each for itself.
    """
    games: list[str] | None = None
    """
    Left out: every game that you sit in, now and later.
    """
    description: str = ""
    """
    For you.
    """


class News(Model, frozen=True, kw_only=True):
    """
    Something has happened in a game of yours, and how it stands now.
    """

    type: Literal["game.ended", "game.started", "game.turn"]
    """
    What has happened.
    """
    game: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far the game is.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    seats: list[int]
    """
    Those of your seats that are awaited.
    """


class Nothing(Model, frozen=True, kw_only=True):
    """
    No query parameters, or an empty body.
    """


class OrderingPass(Model, frozen=True, kw_only=True):
    """
    Which windows are to be passed for a seat of yours, and for how long.
    """

    kind: str
    """
    A kind of window, as the title names it.
    """
    seat: int | None = None
    """
    A seat of yours; it can be left out if you have only one.
    """
    until: Literal["end", "turn"] = "turn"
    """
    `turn`: until your next own turn begins; `end`: for the whole game.
    """


class ParkedShown(Model, frozen=True, kw_only=True):
    """
    A game that a projection has gone on without.
    """

    game: str
    """
    Opaque id of a game.
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
    Events of the game that are passed over since.
    """
    attempts: int
    """
    How often it was tried.
    """
    parked_at: str
    """
    When it was first given up.
    """


class PassOrdered(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-ordered"):
    """
    A seat wants windows of this kind to be passed.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    How many own turns the seat had begun by then.
    """


class PassPlayed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-played"):
    """
    A pass is played for a seat by its order; the move follows. This tells it apart from a pass
    that the seat has played itself.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    Seat number, 0 to n-1, clockwise.
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
    A seat has withdrawn an order before it has ended by itself.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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


class Pause(Model, frozen=True, kw_only=True, tag_field="type", tag="pause"):
    """
    To stop the game, and its clocks, for some hours.
    """

    hours: int
    """
    For how many hours, 1 to 2160 (90 days).
    """


class Paused(Model, frozen=True, kw_only=True, tag_field="type", tag="table.paused"):
    """
    The game stands still, by agreement until a certain time, or for a dispute until it is
    decided.
    """

    why: Literal["agreed", "dispute"]
    """
    Whether all agreed on it, or a dispute waits to be decided.
    """
    until: str | None = None
    """
    When it ends; null: once the dispute is decided.
    """


class PerMove(Model, frozen=True, kw_only=True, tag_field="type", tag="per-move"):
    """
    Each decision must be taken within so many seconds.
    """

    seconds: int
    """
    For each decision.
    """


class PersonalData(Model, frozen=True, kw_only=True):
    """
    All data that is kept about an account, part by part.
    """

    parts: dict[str, list[dict[str, Any]]]
    """
    Rows of data by part: the account, tokens, seats, and so on.
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
    Seat number, 0 to n-1, clockwise.
    """
    rank: int
    """
    From 1; shared when tied.
    """
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """


class PreferencesSet(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.preferences-set"
):
    """
    A seat says what is to be done for it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    forced: bool
    """
    Whether decisions with one legal command are played for it, where everybody can see that there is one.
    """


class Preferring(Model, frozen=True, kw_only=True):
    """
    What the service is to do for a seat.
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
    Games that it has gone on without.
    """


class ProofShown(Model, frozen=True, kw_only=True):
    """
    What there is to check about a ply.
    """

    game: str
    """
    Opaque id of a game.
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
    Which part of the log.
    """
    inclusion: Inclusion
    seed: str | None = None
    """
    The seed of the draws, once the game is over.
    """


class ReadModel(Model, frozen=True, kw_only=True):
    """
    A generation of a projection.
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
    Whether readers get this one.
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
    All generations that are in use or in the making.
    """

    items: list[ReadModel]
    """
    The read models.
    """


class Readiness(Model, frozen=True, kw_only=True):
    """
    What the service needs, and whether it has it.
    """

    status: Literal["draining", "failing", "ok"]
    """
    Draining: the process was told to stop; ask another one.
    """
    database: Literal["failing", "late", "ok"]
    """
    `ok`, or `failing`: it does not answer.
    """
    redis: Literal["failing", "late", "ok"]
    """
    Without Redis, processes hear of each other's changes only after some seconds.
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
    Seconds since the lag was looked at; it is looked at now and then.
    """


class Receipt(Model, frozen=True, kw_only=True):
    """
    The service's signature under where a game stands: a leaf of a small Merkle tree (RFC
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
    The `after` of the page that follows; missing at the end.
    """


class RedecisionShown(Model, frozen=True, kw_only=True):
    """
    The result of deciding it again: a new process gets the log and the seed and decides
    everything once more.
    """

    outcome: Literal["accepted", "different", "refused", "same", "unknown"]
    """
    A ply comes out the `same`, `different`, or is `refused` now. A refusal is the `same`, a `different` one, or the request is `accepted`. `unknown`: it could not be decided again.
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
    The draws that come out differently.
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
    Why it is refused, or could not be decided, in the language asked for; missing otherwise.
    """
    at: int | None = None
    """
    The first fact (from 0) that differs.
    """
    recorded: Any | UnsetType = UNSET
    """
    Any JSON.
    """
    decided: Any | UnsetType = UNSET
    """
    Any JSON.
    """


class Replay(Model, frozen=True, kw_only=True):
    """
    What to deliver again.
    """

    game: str
    """
    Opaque id of a game.
    """
    after: int = 0
    """
    Everything after this version of the game.
    """


class ReplayEnd(Model, frozen=True, kw_only=True):
    """
    The last line: everything has been told.
    """

    type: Literal["end"]
    """
    Says which kind this is.
    """
    version: int
    """
    The version up to which everything has been told.
    """
    stands: int
    """
    The ply after which the game stands.
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
    To end a pause that was agreed on before it ends by itself.
    """


class Resumed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.resumed"):
    """
    A pause is over. The game goes on once all of them are.
    """

    why: Literal["agreed", "dispute"]
    """
    Which pause is over: the agreed one, or that for a dispute.
    """


class Revoked(Model, frozen=True, kw_only=True):
    """
    What was revoked.
    """

    revoked: int
    """
    How many tokens.
    """


class Rewind(Model, frozen=True, kw_only=True):
    """
    The game was rewound.
    """

    at: int
    """
    The last ply when it was.
    """
    to: int
    """
    The ply after which it went on.
    """


class RewindTo(Model, frozen=True, kw_only=True, tag_field="type", tag="rewind"):
    """
    The remedy: the game goes on from ply `to` again.
    """

    to: int
    """
    The ply after which the game goes on; 0 is the setup.
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
    A rule that was named, and by whom: by the service then, or by the fresh process now.
    """

    rule: str
    """
    Id of a rule of the title.
    """
    rule_url: str
    """
    Path of what the rule says, in words; `Accept-Language` chooses which.
    """
    because: str
    """
    The reason, for a person, in the language asked for.
    """
    by: Literal["redecision", "service"]
    """
    Who named it: the service then, or the fresh process now.
    """


class RuleText(Model, frozen=True, kw_only=True):
    """
    What a rule says, in a sentence of our own; the rulebook says it in full.
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


Scope: TypeAlias = Literal["admin", "arbiter", "create", "play", "read"]
"""
One permission of a token.
"""


class ScoreLine(Model, frozen=True, kw_only=True):
    """
    One line of a score sheet.
    """

    code: str
    """
    What it is, in one word that never changes; the id of a component, if it is for one.
    """
    label: str
    """
    What it is called, in the language of the answer.
    """
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """


class Sealed(Model, frozen=True, kw_only=True):
    """
    What is shown of a hidden field.
    """

    committed: str
    """
    The commitment to its value: SHA-256 (hex).
    """
    size: int
    """
    How many items the value has; 1 if it is no list.
    """
    salt: str | None = None
    """
    Opens the commitment (hex); missing if you may not see the field.
    """


class SeatChosen(Model, frozen=True, kw_only=True):
    """
    A seat.
    """

    seat: int | None = None
    """
    Which one; null: any that fits.
    """


class SeatForfeited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-forfeited"):
    """
    The player of a seat has lost.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    why: Literal["resigned", "time"]
    """
    Whether the player resigned or ran out of time.
    """
    stand_in: str | None = None
    """
    The bot that plays on for the others' sake; null: this ends the game.
    """


class SeatJoined(Model, frozen=True, kw_only=True):
    """
    A seat to sit down on.
    """

    seat: int | None = None
    """
    Which one; null: one that is kept for you, or the first open one.
    """
    invitation: str | None = None
    """
    The code of an invitation that you were given.
    """
    entropy: str | None = None
    """
    Any text of your own, recorded openly. It is mixed into all draws of the game, so that nobody can have picked them: roll dice, or type what comes to your mind.
    """
    entropy_commitment: str | None = None
    """
    Instead of the text its commitment: hex of SHA-256("kronika/entropy/1\\n" + text). You tell the text once every seat is taken (`tellEntropy`), so nobody who sits down knows it; take one that nobody can guess.
    """


class SeatLeft(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-left"):
    """
    A seat became open again before the start.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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


class SeatPreferences(Model, frozen=True, kw_only=True):
    """
    What the service does for a seat.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    Seat number, 0 to n-1, clockwise.
    """
    kind: Literal["bot", "open", "person"]
    """
    Who sits there; `open`: nobody yet.
    """
    account: Account | None = None
    """
    Missing if the person has been erased.
    """
    bot: str | None = None
    """
    The bot's strategy; missing for persons.
    """


class SeatTaken(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-taken"):
    """
    A person or a bot sat down.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    Who shall sit on a seat: you, anybody who joins, or a bot.
    """

    kind: Literal["bot", "me", "open"]
    """
    `me`: you; `open`: anybody who joins; `bot`: a strategy of the title.
    """
    bot: str | None = None
    """
    The strategy; `random` if left out.
    """
    entropy: str | None = None
    """
    For a seat of your own.
    """
    entropy_commitment: str | None = None
    """
    Instead of the text its commitment: hex of SHA-256("kronika/entropy/1\\n" + text). You tell the text once every seat is taken (`tellEntropy`), so nobody who sits down knows it; take one that nobody can guess.
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
    old_secret_until: str
    """
    Until when they are signed with the old one as well.
    """


class Speaking(Model, frozen=True, kw_only=True):
    """
    Which of your seats does this.
    """

    seat: int | None = None
    """
    A seat of yours; it can be left out if you have only one.
    """


class StandingShown(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    rank: int
    """
    Seats that share a rank are tied for good.
    """
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[ScoreLine]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What was compared after equal points, in order.
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
    Number of events so far; the version of the last one.
    """
    view: dict[str, Any]
    """
    The table as you may see it. Whatever you may not see reads `{"hidden": count}`.
    """


class StreamEnd(Model, frozen=True, kw_only=True):
    """
    The game is over and everything has been told; the socket closes with 1000.
    """

    type: Literal["stream.end"]
    """
    Says which kind this is.
    """


class Summary(Model, frozen=True, kw_only=True):
    """
    How a game ended: the game's `Result` without its score sheets.
    """

    standings: list[Place]
    """
    All seats, by rank, then seat.
    """


class TakeBack(Model, frozen=True, kw_only=True, tag_field="type", tag="take-back"):
    """
    To go on from ply `to` again.
    """

    to: int
    """
    The ply to go back to; 0 is the setup.
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


class TimeCredited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.time-credited"):
    """
    Seats whose clocks ran while the service was away got the time back.
    """

    seats: list[int]
    """
    The seats that got it.
    """
    seconds: int
    """
    Whole seconds: logs hold no fractions.
    """
    downtime: int
    """
    The service's number of that time; none is credited twice.
    """
    why: Literal["downtime"] = "downtime"
    """
    The reason.
    """


class TimeExpired(Model, frozen=True, kw_only=True, tag_field="type", tag="table.time-expired"):
    """
    A seat has not decided in time. The default command, or the loss, follows.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    decision: int
    """
    Id of a decision; never reused in a game.
    """


class TimeLeft(Model, frozen=True, kw_only=True):
    """
    What the clock of a seat had left right after a ply.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    What people call it.
    """
    seats: SeatsAllowed
    ruleset: str
    """
    What new games get unless they ask for another.
    """
    rulesets: list[str]
    """
    Every version of the rules that can be played.
    """
    bots: list[str]
    """
    Strategies that can take seats.
    """
    notes: list[str]
    """
    What players should know about this version of the game, in the language asked for.
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


class Token(Model, frozen=True, kw_only=True):
    """
    A token as its owner sees it afterwards: without its secret.
    """

    id: str
    """
    Opaque.
    """
    name: str
    """
    What you called it.
    """
    scopes: list[Scope]
    """
    What it may do.
    """
    created_at: str
    """
    When it was made.
    """
    expires_at: str | None = None
    """
    When it ends; null: never.
    """
    last_used_at: str | None = None
    """
    The hour of its last use; null: not used so far.
    """


class TokenMade(Model, frozen=True, kw_only=True):
    """
    A new token, the only time that its text is shown.
    """

    id: str
    """
    Opaque.
    """
    name: str
    """
    What you called it.
    """
    scopes: list[Scope]
    """
    What it may do.
    """
    created_at: str
    """
    When it was made.
    """
    token: str
    """
    Keep it: it cannot be shown again.
    """
    expires_at: str | None = None
    """
    When it ends; missing: never.
    """


class Tokens(Model, frozen=True, kw_only=True):
    """
    The tokens of the caller's account, oldest first.
    """

    items: list[Token]
    """
    The tokens.
    """


class Total(Model, frozen=True, kw_only=True, tag_field="type", tag="total"):
    """
    Each seat has so many seconds for the whole game, and some more for each of its moves.
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
    What was reached in finished games of one title, with so many seats, against such
    opponents.
    """

    title: str
    """
    Slug of the title.
    """
    seats: int
    """
    Seats of these games.
    """
    opponents: Literal["bots", "mixed", "none", "persons"]
    """
    Who sat on the other seats.
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
    Games by rank: the first number counts rank 1.
    """
    points_average: float
    """
    The mean, to two decimals.
    """
    points_best: float
    """
    Points as people say them: whole, or with exact quarters.
    """


Traffic: TypeAlias = Literal["accounts", "address", "changing", "creating", "moves", "reading"]
"""
Requests that share a budget.
"""


class Undo(Model, frozen=True, kw_only=True):
    """
    How the seat can take back its last choice: propose `take-back`.
    """

    to: int
    """
    The ply to propose.
    """
    free: bool
    """
    Whether that happens at once; if not, all have to agree.
    """


class WebhookChange(Model, frozen=True, kw_only=True):
    """
    The changes; whatever is left out stays as it is.
    """

    url: str | UnsetType = UNSET
    """
    Where to post to: https, a public host, port 443 or 8443, no name or password (the operator may allow more).
    """
    types: (
        list[Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]]
        | UnsetType
    ) = UNSET
    """
    What to be told. `game.started`, `game.ended`; `game.move`: every command with its facts; `game.turn`: a seat of yours has come to be awaited; `game.event`: every event of the log, each for itself.
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
    `true` after it was disabled: what still waits is tried again at once.
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
    types: list[Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]]
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
    `you`: by PATCH; `gone`: the receiver answered 410; `failing`: nothing could be delivered during all tries of a delivery.
    """
    failing_since: str | None = None
    """
    The first failure since something was delivered.
    """
    old_secret_until: str | None = None
    """
    Until then deliveries have two signatures.
    """


class Window(Model, frozen=True, kw_only=True):
    """
    The part of the day in which clocks run. It may go past midnight.
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
    How many more items lie here of which you know nothing.
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


class Automaton(Model, frozen=True, kw_only=True):
    """
    The final standing of an opponent that the rules play (in a solo game): it takes a rank,
    has no seat, and cannot win for anybody.
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
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[table.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What was compared after equal points, in order.
    """


class AutomatonShown(Model, frozen=True, kw_only=True):
    """
    The final standing of an opponent that the rules play: it takes a rank and has no seat.
    """

    code: str
    """
    What it is, in one word that never changes; the id of a component, if it is for one.
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
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[ScoreLine]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What was compared after equal points, in order.
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
    So many requests in so many seconds.
    """

    name: Traffic
    """
    The `x-budget` of operations in the contract.
    """
    meaning: str
    """
    What is counted in it, in the language of the answer.
    """
    requests: int
    """
    How many requests are let through in `seconds`.
    """
    seconds: int
    """
    The span of time, in seconds.
    """
    counted_by: Literal["address", "token"]
    """
    Whose it is; requests without a token count by address.
    """


class ChainThere(Model, frozen=True, kw_only=True):
    """
    Where the game's chain was before and behind it, and the proof that this is in the log.
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
    Which part of the log.
    """
    inclusion: Inclusion
    receipt: Receipt
    seed: str | None = None
    """
    The seed, once the game is over.
    """


class Clock(Model, frozen=True, kw_only=True):
    """
    How long players may think, and what happens when the time is up.
    """

    pace: PerMove | Total
    """
    How time is counted.
    """
    window: Window | None = None
    """
    The part of the day in which it runs; null: always.
    """
    on_expiry: Literal["default-command", "loss"] = "default-command"
    """
    `default-command`: what the rules' defaults say is played; `loss`: the seat has lost.
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
    What it costs and does, in English words.
    """
    provenance: Literal["public", "reconstructed", "rulebook"]
    """
    How certain the data is: from the rulebook, from public sources, or reconstructed.
    """
    texts: dict[str, str] = field(default_factory=dict)
    """
    The same in other languages, by their code.
    """
    facts: list[tuple[str, str]] = field(default_factory=list)
    """
    Short pairs of label and value for people (cost, age, points), in the language asked for; `properties` has the codes.
    """
    properties: dict[str, bool | int | str | list[int | str]] = field(default_factory=dict)
    """
    What is printed on it, for programs, by names of the title.
    """
    cost: list[Amount] = field(default_factory=list)
    """
    What it costs, in numbers.
    """
    gives: list[Amount] = field(default_factory=list)
    """
    What it yields or is worth, in numbers.
    """
    look: Look | None = None
    """
    How it is drawn; missing: as a plain piece with its name.
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
    The `after` of the page that follows; missing at the end.
    """


class DisputeShown(Model, frozen=True, kw_only=True):
    """
    A dispute, and what became of it.
    """

    game: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    """
    What became of it so far.
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
    Who has judged; only arbiters are told.
    """
    verdict_page: str | None = None
    """
    Path of the page of the verdict, for people, once it is given. Of private games there is none.
    """


class DisputeUpheld(Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-upheld"):
    """
    An arbiter found that something was wrong. What the remedy does follows, if there is one.
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


class Fork(Model, frozen=True, kw_only=True):
    """
    From where a game is played on, and by whom.
    """

    ply: int
    """
    The last ply that is taken over.
    """
    seats: list[SeatWanted] | None = None
    """
    Left out: bots stay bots, and you play for all persons.
    """
    visibility: Literal["private", "public", "unlisted"] | None = None
    """
    That of the game which is forked, if left out.
    """


class LimitsShown(Model, frozen=True, kw_only=True):
    """
    All limits of this service; what is not listed is not limited.
    """

    budgets: list[BudgetShown]
    """
    Budgets of requests.
    """
    streams_per_token: int | None
    """
    null: any number.
    """
    streams_per_address: int | None
    """
    null: any number.
    """
    games_per_account: int | None
    """
    That it has opened and that are not over. null: any number.
    """
    tokens_per_account: int | None
    """
    null: any number.
    """


class NewToken(Model, frozen=True, kw_only=True):
    """
    A token to make.
    """

    name: str
    """
    For you, to tell tokens apart.
    """
    scopes: list[Scope]
    """
    What the token may be used for.
    """
    expires_at: str | None = None
    """
    When it stops working, within a hundred years; never if left out.
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
    The reasons. They stand in the log for ever, and everybody can read them at once: say nothing of what is hidden while the game runs.
    """
    remedy: RewindTo | Annul | None = None
    """
    An upheld dispute needs one, a dismissed one has none: to go on from a ply (the one that the game is at, if nothing has to be taken back), or the game is void. A finished game can only be annulled, since its seed and hands are open.
    """


class OpenProposal(Model, frozen=True, kw_only=True):
    """
    A proposal that is still open.
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
    The ply after which it was proposed.
    """
    agreed: list[int]
    """
    The seats that have agreed so far; the proposer is one of them.
    """


class PlayerShown(Model, frozen=True, kw_only=True):
    """
    A person or a bot, and what they have reached.
    """

    account: Account
    records: list[TrackRecord]
    """
    By title, number of seats, and kind of opponents.
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
    receipt: Receipt | UnsetType = UNSET
    inclusion: Inclusion | UnsetType = UNSET
    key_notes: list[str] | UnsetType = UNSET
    """
    Signed notes by which later keys follow from earlier ones; missing if there are none.
    """


class Proposed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.proposed"):
    """
    A seat has proposed something, and so agrees with it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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
    A seat of yours; it can be left out if you have only one.
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
    Slug of the title.
    """
    seats: list[SeatNoted]
    """
    Who sat where, from seat 0.
    """
    moves: list[str]
    """
    A line each: `<seat>: <command>`, the ply before it.
    """
    ruleset: str | None = None
    """
    The current one if left out.
    """
    options: dict[str, Any] | UnsetType = UNSET
    """
    See the title's `options_schema`; its defaults if left out.
    """
    seed: str | None = None
    """
    In hex; only games that are over have it. Without it the draws come out differently.
    """
    game: str | None = None
    """
    The game that this was.
    """


class Registered(Model, frozen=True, kw_only=True):
    """
    An account as its owner sees it.
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
    Its owner says that a program plays with it.
    """
    created_at: str
    """
    When the account was made.
    """
    scopes: list[Scope]
    """
    What tokens of the account may have.
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
    The game stands as it did after an earlier ply. Decisions have new ids, so nothing that was
    meant for a branch that was left can be taken for an answer to them.
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
    `takeback`: the seat took back its own choice; `agreed`: all agreed; `ruling`: an arbiter ruled it.
    """
    agenda: AgendaNoneType
    """
    What is awaited now.
    """
    seat: int | None = None
    """
    Who took back or proposed it; null: an arbiter.
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
    What the rules are about, in the language asked for.
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
    What turns a scene into another one. Take away what is `gone` and every item of `items`, then
    put those at their places, in the order in which they are listed.
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
    All boards of the new scene, without items, if boards, zones or gauges have come or gone; items stay in the zone of the same id. Missing: the boards stay.
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
    Number of events so far; the version of the last one.
    """
    scene: Scene


class Standing(Model, frozen=True, kw_only=True):
    """
    One seat's final standing.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    rank: int
    """
    From 1; seats that share a rank are tied for good.
    """
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[table.Line]
    """
    Where the points come from; the lines add up to `points`.
    """
    tie_break: list[int] = field(default_factory=list)
    """
    What was compared after equal points, in order.
    """


class Terms(Model, frozen=True, kw_only=True):
    """
    What holds at a table. Left out, nothing is pressing: no clock, disputes do not stop the
    game, and moves that told something new are taken back by consent only.
    """

    clock: Clock | None = None
    """
    How long players may think; null: as long as they like.
    """
    on_dispute: Literal["go-on", "pause"] = "go-on"
    """
    Whether the game waits while a dispute is open.
    """
    takebacks: Literal["consent", "never", "own"] = "consent"
    """
    `own`: only one's own last choices, as long as they told nothing new; `consent`: also others, if all players agree.
    """


class TermsSet(Model, frozen=True, kw_only=True, tag_field="type", tag="table.terms-set"):
    """
    The table plays by these terms; without this fact, by those that hold when nothing is
    said.
    """

    terms: Terms


class WebhookList(Model, frozen=True, kw_only=True):
    """
    The webhooks of the caller's account, oldest first.
    """

    items: list[WebhookShown]
    """
    The webhooks.
    """


class WebhookMade(Model, frozen=True, kw_only=True):
    """
    A new webhook and its secret, which is shown only here.
    """

    webhook: WebhookShown
    secret: str
    """
    `whsec_` and base64. Keep it: it cannot be shown again.
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
    What the kinds are called, in the language asked for.
    """
    words: dict[str, dict[str, str]] = field(default_factory=dict)
    """
    By language, the names of whatever else scenes and components name: zones, gauges, kinds, marks.
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


class GameLine(Model, frozen=True, kw_only=True):
    """
    A game in a list of lines.
    """

    id: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played to its end.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who may find and watch it.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far it is; `void`: it counts for nothing.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    """
    The seats that have to decide; none while the game stands still.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    See the title's `options_schema`; its defaults if left out.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When something happened last.
    """
    cursor: str
    """
    The `after` of the lines that follow this one.
    """
    started_at: str | None = None
    """
    When it began; missing before.
    """
    finished_at: str | None = None
    """
    When it ended or was voided; missing before.
    """
    terms: Terms | None = None
    """
    Left out where nothing was agreed on.
    """
    result: Summary | None = None
    """
    Final ranks; the game itself has the score sheets.
    """
    paused: bool = False
    """
    Whether it stands still; the game itself says why.
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
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played to its end.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who may find and watch it.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far it is; `void`: it counts for nothing.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    """
    The seats that have to decide; none while the game stands still.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    See the title's `options_schema`; its defaults if left out.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When something happened last.
    """
    started_at: str | None = None
    """
    When it began; missing before.
    """
    finished_at: str | None = None
    """
    When it ended or was voided; missing before.
    """
    terms: Terms | None = None
    """
    Left out where nothing was agreed on.
    """
    result: Summary | None = None
    """
    Final ranks; the game itself has the score sheets.
    """
    paused: bool = False
    """
    Whether it stands still; the game itself says why.
    """


class GameShown(Model, frozen=True, kw_only=True):
    """
    A game: what it is, how far it has come, whose decision is awaited.
    """

    id: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played to its end.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who may find and watch it.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far it is; `void`: it counts for nothing.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    """
    The seats that have to decide; none while the game stands still.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    See the title's `options_schema`; its defaults if left out.
    """
    created_at: str
    """
    When it was opened.
    """
    updated_at: str
    """
    When something happened last.
    """
    entropy_awaited: list[int] = field(default_factory=list)
    """
    All seats are taken; the game starts once these have told the texts that they committed to.
    """
    terms: Terms | None = None
    """
    Left out where nothing was agreed on.
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
    Why the game stands still.
    """
    rewinds: list[Rewind] = field(default_factory=list)
    """
    When it went back to which ply; see `moves`.
    """
    disputes: list[Dispute] = field(default_factory=list)
    """
    The disputes about it, the first one first.
    """
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that have lost before the end.
    """
    voided: GameVoided | None = None
    """
    Why the game counts for nothing.
    """
    started_at: str | None = None
    """
    When it began; missing before.
    """
    finished_at: str | None = None
    """
    When it ended or was voided; missing before.
    """
    clocks: list[ClockShown] = field(default_factory=list)
    """
    Of all persons, if the game has clocks.
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
    The `after` of the page that follows; missing at the end.
    """


class Legal(Model, frozen=True, kw_only=True):
    """
    Every command that is accepted from a seat now.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    decision: int | None
    """
    The seat's open decision; null: none.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    commands: list[Command]
    """
    The commands; none when the seat is not awaited.
    """
    asks: str | None = None
    """
    The prompt of the decision, in the language asked for; null: none.
    """
    hints: list[Hint] = field(default_factory=list)
    """
    How a person says each command, in the order of `commands`.
    """
    undo: Undo | None = None
    """
    How the seat can take back; null: it has no choice that it could take back, or ask to.
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


class Moves(Model, frozen=True, kw_only=True):
    """
    Commands to play, one after the other, all or none.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    commands: list[Command]
    """
    One to a hundred, in order.
    """
    decision: int | None = None
    """
    The decision that the first command answers; the seat's open one if left out. The following commands answer whatever is then open for the seat.
    """
    dry_run: bool = False
    """
    Play nothing, only show what would happen. It is played in a world that differs from the real one in whatever you cannot know, so draws are examples.
    """


class NewGame(Model, frozen=True, kw_only=True):
    """
    A game to open. It starts by itself when no seat is open.
    """

    title: str
    """
    Slug of the title.
    """
    seats: list[SeatWanted]
    """
    In clockwise order, beginning with 0.
    """
    options: dict[str, Any] | UnsetType = UNSET
    """
    See the title's `options_schema`; its defaults if left out.
    """
    ruleset: str | None = None
    """
    The title's current one if left out.
    """
    visibility: Literal["private", "public", "unlisted"] = "public"
    """
    `public` games are listed and anybody may watch; `unlisted` ones are found only by their id; `private` ones are for the people at the table, and for arbiters, who see the public side of them.
    """
    terms: Terms = field(
        default_factory=lambda: convert(
            {"clock": None, "on_dispute": "go-on", "takebacks": "consent"}, type=Terms
        )
    )
    """
    What holds at the table beside the rules: clocks, takebacks.
    """


class ReplayHead(Model, frozen=True, kw_only=True):
    """
    The first line: the game, from where it is looked at, and the table with which the replay
    begins.
    """

    type: Literal["head"]
    """
    Says which kind this is.
    """
    game: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far the game is; `void`: it counts for nothing.
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
    The last ply that will be told.
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
    Whose eyes; missing for a spectator.
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
    A move: its words, what came of it, and how it changed the scene of its parent.
    """

    type: Literal["ply"]
    """
    Says which kind this is.
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
    Seat number, 0 to n-1, clockwise.
    """
    at: str
    """
    When it was played.
    """
    words: str
    """
    The command, in the language asked for.
    """
    notation: str
    """
    The command, in the title's notation.
    """
    texts: list[str] = field(default_factory=list)
    """
    The facts of the move, in the language asked for.
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
    Missing if they are those of the parent.
    """
    clocks: list[TimeLeft] = field(default_factory=list)
    """
    What the clocks showed; missing in games without clocks.
    """


class Result(Model, frozen=True, kw_only=True):
    """
    The end of a game.
    """

    standings: list[Standing]
    """
    All seats, by rank, then seat.
    """
    automata: list[Automaton] = field(default_factory=list)
    """
    Opponents that the rules play, ranked together with the seats.
    """


class RuleList(Model, frozen=True, kw_only=True):
    """
    All rules of a title, and then those of the table, which every title has.
    """

    items: list[RuleSection]
    """
    The rules by section.
    """


class EntropyTaken(Model, frozen=True, kw_only=True):
    """
    The game with the text in it, and the service's word for that.
    """

    game: GameShown
    receipt: Receipt


class GameExported(Model, frozen=True, kw_only=True):
    """
    A game as it stands in an export, whose result is that of the log.
    """

    id: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
    """
    ruleset: str
    """
    Version of the rules by which it is played to its end.
    """
    visibility: Literal["private", "public", "unlisted"]
    """
    Who may find and watch it.
    """
    status: Literal["finished", "open", "running", "void"]
    """
    How far it is; `void`: it counts for nothing.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    """
    The seats that have to decide; none while the game stands still.
    """
    seats: list[SeatShown]
    """
    The seats, from 0.
    """
    options: dict[str, Any]
    """
    See the title's `options_schema`; its defaults if left out.
    """
    entropy_awaited: list[int] = field(default_factory=list)
    """
    All seats are taken; the game starts once these have told the texts that they committed to.
    """
    terms: Terms | None = None
    """
    Left out where nothing was agreed on.
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
    Why the game stands still.
    """
    rewinds: list[Rewind] = field(default_factory=list)
    """
    When it went back to which ply; see `moves`.
    """
    disputes: list[Dispute] = field(default_factory=list)
    """
    The disputes about it, the first one first.
    """
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that have lost before the end.
    """
    voided: GameVoided | None = None
    """
    Why the game counts for nothing.
    """
    result: Result | None = None
    """
    The final standings; missing until it is finished.
    """


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-finished"):
    """
    The game has a result: that of the title's state, seats that were forfeited behind all
    others; or what follows when nobody is left to play on.
    """

    result: Result


class Document(Model, frozen=True, kw_only=True):
    """
    A game in one document, as `export` or `notation` gives it.
    """

    format: Literal["kronika-export/3", "kronika-notation/1"]
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
    See the title's `options_schema`; its defaults if left out.
    """
    seed: str | None = None
    """
    The seed of the draws in hex (notation); other draws if left out.
    """
    text: str | None = None
    """
    Notation as text, header and all.
    """


class Event(Model, frozen=True, kw_only=True):
    """
    One event.
    """

    version: int
    """
    Number of events so far; the version of the last one.
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
    What happened; `type` says what. Whatever you may not see reads `{"hidden": count}`.
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
    What happened in words, in the language of `Accept-Language`; left out where nobody asked for one, and for events that only the engine needs.
    """
    hash: str | None = None
    """
    On the last event of each link of the chain, which is a move or what happened at the table: the hash of the link (hex). Events of a dry run have none.
    """
    sealed: dict[str, Sealed] = field(default_factory=dict)
    """
    The fields of `data` that are hidden from somebody, by JSON Pointer: what was committed to, and the salt to open it if you may see it. See the audit format.
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
    Number of events so far; the version of the last one.
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
    What happened; `type` says what. Whatever you may not see reads `{"hidden": count}`.
    """
    type: str
    """
    What has happened: the tag of `data`.
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
    What happened in words, in the language of `Accept-Language`; left out where nobody asked for one, and for events that only the engine needs.
    """
    hash: str | None = None
    """
    On the last event of each link of the chain, which is a move or what happened at the table: the hash of the link (hex). Events of a dry run have none.
    """
    sealed: dict[str, Sealed] = field(default_factory=dict)
    """
    The fields of `data` that are hidden from somebody, by JSON Pointer: what was committed to, and the salt to open it if you may see it. See the audit format.
    """


class EventMessage(Model, frozen=True, kw_only=True):
    """
    Something has happened. Resume with `id` as `after`.
    """

    type: Literal["event"]
    """
    Says which kind this is.
    """
    id: int
    """
    Number of events so far; the version of the last one.
    """
    event: Event


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
    The `after` of the page that follows; missing at the end.
    """


class EvidenceShown(Model, frozen=True, kw_only=True):
    """
    All that there is to see about a dispute. What you may not see is missing or hidden; to
    arbiters, and to everybody once the game is over, all of it is open.
    """

    dispute: DisputeShown
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
    The table after the disputed ply.
    """
    legal: LegalThen | None = None
    """
    What the seat could have played; missing if you may not see it.
    """
    notation: str | None = None
    """
    The disputed move, as a line.
    """
    events: list[Event] = field(default_factory=list)
    """
    The action and its facts; none for a refusal.
    """
    refusal: RefusalShown | None = None
    """
    The disputed refusal; missing if a ply is disputed.
    """
    rules: list[RuleCited] = field(default_factory=list)
    """
    The rules that were named.
    """
    redecision: RedecisionShown | None = None
    """
    The result of deciding it again; missing if you may not see it.
    """
    draws: list[Draw] | None = None
    """
    The draws of the disputed ply, derived from the seed again.
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
    The `after` of the page that follows; missing at the end.
    """


class MoveListed(Model, frozen=True, kw_only=True):
    """
    One move of the history.
    """

    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    notation: str
    """
    The command as a line for people; it hides what you may not see.
    """
    events: list[Event]
    """
    The action event, its facts, and what happened at the table behind the move.
    """
    at: str
    """
    When it was played.
    """
    parent: int | None = None
    """
    The ply that the move was played on, if that is not the ply before.
    """
    in_force: bool = True
    """
    False on a branch that a rewind left.
    """


class MovePlayed(Model, frozen=True, kw_only=True):
    """
    One accepted command: its action event and its facts.
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
    What was played, and where the game stands after it.
    """

    moves: list[MovePlayed]
    """
    The moves, in the order of the commands.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    """
    The seats that have to decide now.
    """
    receipt: Receipt | None = None
    """
    The service's signature under these moves; none for a dry run.
    """


class Payload(Model, frozen=True, kw_only=True):
    """
    The body of a delivery.
    """

    type: Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]
    """
    What has happened.
    """
    timestamp: str
    """
    When it happened.
    """
    data: Told


class Problem(Model, frozen=True, kw_only=True):
    """
    What went wrong. Which members are set depends on `type`.
    """

    type: str
    """
    Stable; a relative reference to its documentation.
    """
    title: str
    """
    The kind of problem in words, in the language asked for.
    """
    status: int
    """
    The HTTP status.
    """
    detail: str
    """
    What went wrong this time, in the language asked for.
    """
    field_: str | None = field(name="field", default=None)
    """
    The value that does not fit.
    """
    scope: str | None = None
    """
    The scope that the token lacks.
    """
    rule: str | None = None
    """
    Id of the rule that forbids it.
    """
    rule_url: str | None = None
    """
    Path of what the rule says, in words; `Accept-Language` chooses which.
    """
    because: str | None = None
    """
    The reason, for a person, in the language asked for.
    """
    index: int | None = None
    """
    Which command of the request.
    """
    decision: int | None = None
    """
    The seat's open decision now.
    """
    legal: list[Command] | None = None
    """
    What would be accepted in the place of the refused command.
    """
    ply: int | None = None
    """
    The ply that it is about.
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
    What to quote when you report it.
    """


class ProblemMessage(Model, frozen=True, kw_only=True):
    """
    What came first was refused; the socket closes with 4000 and the problem's status, and the
    last part of its `type` as the reason.
    """

    type: Literal["problem"]
    """
    Says which kind this is.
    """
    problem: Problem


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
    The `after` of the page that follows; missing at the end.
    """


class RefusalShown(Model, frozen=True, kw_only=True):
    """
    A request to play that was refused, and where the game was then.
    """

    id: str
    """
    Id of a refusal, as the problem told it.
    """
    game: str
    """
    Opaque id of a game.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    at: str
    """
    When it was refused.
    """
    problem: Problem
    """
    What was answered, without the legal commands and the missed events: the evidence of a dispute works them out again.
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
    The decision that it wanted to answer, if it said.
    """
    body: Any | UnsetType = UNSET
    """
    Any JSON.
    """
    account: Account | None = None
    """
    Who sent it. Missing if the person has been erased.
    """


class ReplayedEvent(Model, frozen=True, kw_only=True):
    """
    Something that happened at the table, after the ply that it names: the game went back, a
    dispute was judged, a seat was given up, the game has ended.
    """

    type: Literal["table"]
    """
    Says which kind this is.
    """
    event: Event


class Told(Model, frozen=True, kw_only=True):
    """
    What a delivery tells of a game, as your stream would show it.
    """

    game: str
    """
    Opaque id of a game.
    """
    title: str
    """
    Slug of the title.
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
    The events that it tells of.
    """
    seat: int | None = None
    """
    The seat that you look from; missing: you see what spectators see.
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
    Seats of yours that have come to be awaited.
    """
    status: Literal["finished", "open", "running", "void"] | None = None
    """
    Of a game that has ended.
    """
