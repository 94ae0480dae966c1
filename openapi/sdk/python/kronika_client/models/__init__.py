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
    name: str
    bot: bool = False
    """
    Its owner says that a program plays with it.
    """


class AccountChange(Model, frozen=True, kw_only=True):
    """
    What is to be different about an account; the rest stays.
    """

    name: str | None = None
    bot: bool | None = None


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
    entropy_commitment: str | None = None


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
    So many of something: `of` is the id of a component, or a word of the title.
    """

    of: str
    count: int


class Annul(Model, frozen=True, kw_only=True, tag_field="type", tag="annul"):
    """
    The remedy: the game is void.
    """


class AttemptShown(Model, frozen=True, kw_only=True):
    """
    One try. `status` is the HTTP status, if there was an answer.
    """

    at: str
    seconds: float
    status: int | None = None
    error: (
        Literal["address", "connect", "protocol", "redirect", "service", "status", "timeout", "tls"]
        | None
    ) = None
    """
    Missing: delivered. `address`: not allowed; `connect`: nobody listens; `tls`: no valid certificate; `timeout`; `protocol`: no HTTP; `redirect`: not followed; `status`: not 2xx.
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
    The seed of all draws is fixed, and this is the commitment to it (hex). Stands before
    anybody sits down, so that no seed can be picked to suit what players add to it.
    """

    commitment: str


class Change(Model, frozen=True, kw_only=True):
    """
    A place in the view that differs. `before` or `after` is missing where there was nothing.

    In a list whose items have ids, `id` is that of the item, and what only shifted is no change;
    an item that changed its order has `from`.
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
    after: Any | None = None


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
    Checkpoints. `next` is the `least` of the page that follows.
    """

    items: list[CheckpointShown]
    next: int | None = None


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
    What was complained of. `words` and `nonce` are missing if you may not read them, or if
    the person has been erased.
    """

    digest: str
    """
    SHA-256 of "kronika/complaint/1\\n" + nonce + "\\n" + words.
    """
    nonce: str | None = None
    words: str | None = None


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
    Number of links in the log of a partition.
    """
    to: int
    """
    Number of links in the log of a partition.
    """
    path: list[str]


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
    attempts: list[AttemptShown]
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
    Number of moves so far; 0 is the setup.
    """
    to: int
    """
    Number of moves so far; 0 is the setup.
    """
    changes: list[Change]


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
    refusal: str | None
    status: Literal["dismissed", "open", "upheld", "withdrawn"] = "open"


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


class DisputeListed(Model, frozen=True, kw_only=True):
    """
    A dispute in the list for arbiters, which may lag behind by a moment.
    """

    game: str
    """
    Opaque id of a game.
    """
    title: str
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    opened_at: str
    ply: int | None = None
    refusal: str | None = None
    closed_at: str | None = None


class DisputeOpened(Model, frozen=True, kw_only=True, tag_field="type", tag="table.dispute-opened"):
    """
    A seat disputes a ply, or that a command was refused (`refusal`, its id in the journal).

    `complaint` is the SHA-256 (hex) of the words.
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
    ply: int | None = None
    refusal: str | None = None


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
    A page of disputes, newest first. `next` is the `after` of the page that follows.
    """

    items: list[DisputeListed]
    next: str | None = None


class Draw(Model, frozen=True, kw_only=True):
    """
    One outcome of chance, derived again: `outcome` of `0..below-1`, from the number with this
    `counter` of the ply.
    """

    ply: int
    label: str
    below: int
    outcome: int
    counter: int


class DrawList(Model, frozen=True, kw_only=True):
    """
    A page of the draws of a game, in the order in which they were made. `next` is the `after` of
    the page that follows.
    """

    items: list[Draw]
    next: str | None = None
    departures: list[int] = field(default_factory=list)
    """
    Plies that this release of the service decides in another way than they are recorded, so what is listed of them may not be what was drawn.
    """


class EntropyCommitted(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-committed"
):
    """
    The person on `seat` will add a text to what draws are made from; `commitment` is its hash
    (hex). They tell the text once nobody can sit down any more who could make use of it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    commitment: str


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


class EntropyTold(Model, frozen=True, kw_only=True):
    """
    The text that a seat had committed to; the seat left out, all of yours that have
    committed to it.
    """

    entropy: str
    """
    Any text of your own, recorded openly. It is mixed into all draws of the game, so that nobody can have picked them: roll dice, or type what comes to your mind.
    """
    seat: int | None = None


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


class FrameNoneType(Model, frozen=True, kw_only=True):
    """
    One entry of the agenda. `id` is the id of the decision when `seat` is awaited.
    """

    id: int
    """
    Id of a decision; never reused in a game.
    """
    seat: int | None
    step: None
    lane: int = -1


class GameDescended(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-descended"):
    """
    The game comes from another one, `game`.

    A `fork` takes over its plies up to `ply`, which are not decided again: they were played
    there. An `import` repeats all of them, with the same seed. A `rematch` takes over nothing.
    `head` is the hash (hex) of the other game's last event that was taken over.
    """

    how: Literal["fork", "import", "rematch"]
    game: str
    ply: int = 0
    head: str | None = None


class GameOpened(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-opened"):
    """
    First fact of every log. `options` is the JSON of the title's options.
    """

    title: str
    ruleset: str
    seats: int
    options: Any


class GameStarted(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-started"):
    """
    All seats are taken; the title's setup follows.
    """


class GameVoided(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-voided"):
    """
    The game counts for nothing. Everything in it is open from now on.
    """

    why: Literal["abandoned", "ruling"]


class Gauge(Model, frozen=True, kw_only=True):
    """
    A number worth seeing: points, corn, workers left. `of`: its bound, if it has one.
    """

    id: str
    name: str
    value: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    of: int | None = None
    component: str | None = None


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


class Hint(Model, frozen=True, kw_only=True):
    """
    How a person says a command: the ids of zones and items of the scene to click, in order
    (none: a button), and its words in the language asked for.
    """

    path: list[str]
    words: str


class Inclusion(Model, frozen=True, kw_only=True):
    """
    The last link of the game is leaf `index` of the partition's log, by way of `path` (hex)
    to the root that `checkpoint` signs.
    """

    index: int
    path: list[str]
    checkpoint: str


class InvitationShown(Model, frozen=True, kw_only=True):
    """
    An invitation. The code is shown once, when the invitation is made.
    """

    id: str
    game: str
    """
    Opaque id of a game.
    """
    expires_at: str
    account: Account | None = None
    """
    Who is invited.
    """
    invited_by: Account | None = None
    seat: int | None = None
    code: str | None = None


class Invitations(Model, frozen=True, kw_only=True):
    """
    Invitations, oldest first.
    """

    items: list[InvitationShown]


class Item(Model, frozen=True, kw_only=True):
    """
    Something that lies somewhere: a card, a worker, a cube, a tile.

    `id` is unique in the scene and stays with the thing as long as viewers can follow it.
    `component` is the id in the catalogue, None when the viewer may not know it. `at` is the
    place in its zone: (slot,), (column, row) or (q, r), by the zone's layout. `owner`: the seat
    whose colour it has. `count`: how many equal ones it stands for. `turned`: degrees,
    clockwise. `label`: a few characters to print on it; `marks`: small signs beside it
    ("new", "activated"), as the title names them.
    """

    id: str
    kind: str
    component: str | None = None
    at: list[int] = field(default_factory=list)
    owner: int | None = None
    count: int = 1
    face: Literal["down", "up"] = "up"
    turned: int = 0
    label: str = ""
    marks: list[str] = field(default_factory=list)


class ItemChange(Model, frozen=True, kw_only=True):
    """
    An item that is new in the scene, lies elsewhere, or looks different.

    `zone` and `index` say where it stands now: which zone, and its place among the items there.
    """

    what: Literal["appeared", "changed", "moved"]
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
    notes: list[str] = field(default_factory=list)
    """
    Signed notes: endorsements of new keys by old ones, and revocations. With them the present key follows from one that you got earlier.
    """


class LeaderShown(Model, frozen=True, kw_only=True):
    """
    A line of a leaderboard. Points are those of the title.
    """

    account: Account
    games: int
    wins: int
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
    Points as people say them: whole, or with exact quarters.
    """


class Leaderboard(Model, frozen=True, kw_only=True):
    """
    A page of a leaderboard, best first. `next` is the cursor of the page after it.
    """

    items: list[LeaderShown]
    next: str | None = None


class Look(Model, frozen=True, kw_only=True):
    """
    How a client without pictures draws a component: a shape, a colour, a few characters.

    `colour` is a word of the game's palette (`brown`, `jade`) or `#rrggbb`; `glyph` at most three
    characters that stand for it.
    """

    shape: Literal[
        "board", "card", "die", "gear", "hex", "space", "tile", "token", "track", "worker"
    ]
    colour: str = ""
    glyph: str = ""


class Name(Model, frozen=True, kw_only=True):
    """
    A proper name in English and, where the source has one, in Czech.
    """

    en: str
    cs: str | None = None


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
    game: str
    """
    Opaque id of a game.
    """
    title: str
    status: Literal["finished", "open", "running", "void"]
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
    A game that a projection has gone on without: which event it could not apply, and how many
    are passed over since.
    """

    game: str
    """
    Opaque id of a game.
    """
    version: int
    type: str
    waiting: int
    attempts: int
    parked_at: str


class PassOrdered(Model, frozen=True, kw_only=True, tag_field="type", tag="table.pass-ordered"):
    """
    A seat wants windows of this kind to be passed. `turns` are those that it has begun so far;
    with the next one the order ends, unless it holds to the end of the game.
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
    turns: int


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
    The standing passes of a seat; `kinds` are all that the title knows.
    """

    items: list[PassShown]
    kinds: list[str]


class Pause(Model, frozen=True, kw_only=True, tag_field="type", tag="pause"):
    """
    To stop the game, and its clocks, for some hours.
    """

    hours: int


class Paused(Model, frozen=True, kw_only=True, tag_field="type", tag="table.paused"):
    """
    The game stands still, by agreement until a certain time, or for a dispute until it is
    decided.
    """

    why: Literal["agreed", "dispute"]
    until: str | None = None


class PerMove(Model, frozen=True, kw_only=True, tag_field="type", tag="per-move"):
    """
    Each decision must be taken within so many seconds.
    """

    seconds: int
    """
    Seconds.
    """


class PersonalData(Model, frozen=True, kw_only=True):
    """
    All data that is kept about an account, part by part.
    """

    parts: dict[str, list[dict[str, Any]]]


class Ping(Model, frozen=True, kw_only=True):
    """
    The data of a self-test.
    """

    webhook: str


class Place(Model, frozen=True, kw_only=True):
    """
    A seat's final rank (from 1, shared when tied) and points.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    rank: int
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """


class PreferencesSet(
    Model, frozen=True, kw_only=True, tag_field="type", tag="table.preferences-set"
):
    """
    A seat says what is to be done for it. `forced`: decisions that leave it one command are
    played for it, where everybody can see that they do.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    forced: bool


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
    seconds: float
    parked_games: int


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
    A generation of a projection: whether readers get it, and how far it is behind the log.
    """

    projection: str
    generation: int
    serving: bool
    events: int
    seconds: float
    alarms: list[str]
    """
    What is wrong with the log itself, by partition.
    """
    parked: list[ParkedShown]


class ReadModels(Model, frozen=True, kw_only=True):
    """
    All generations that are in use or in the making.
    """

    items: list[ReadModel]


class Readiness(Model, frozen=True, kw_only=True):
    """
    What the service needs, and whether it has it.
    """

    status: Literal["draining", "failing", "ok"]
    """
    Draining: the process was told to stop; ask another one.
    """
    database: Literal["failing", "late", "ok"]
    redis: Literal["failing", "late", "ok"]
    """
    Without Redis, processes hear of each other's changes only after some seconds.
    """
    projections: Literal["failing", "late", "ok"]
    lag: dict[str, ProjectionShown]
    lag_age: float
    """
    Seconds since the lag was looked at; it is looked at now and then.
    """


class Receipt(Model, frozen=True, kw_only=True):
    """
    A signed statement: leaf `index` of the tree that `note` signs, by way of `path` (hex).
    """

    at: str
    game: str
    head: str
    ply: int
    version: int
    index: int
    path: list[str]
    note: str


class Receipts(Model, frozen=True, kw_only=True):
    """
    Receipts, one for each ply, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[Receipt]
    next: int | None = None


class RedecisionShown(Model, frozen=True, kw_only=True):
    """
    The result of deciding it again: a new process gets the log and the seed and decides
    everything once more.

    A ply comes out the `same`, `different`, or is `refused` now. A refusal is the `same`, a
    `different` one, or the request is `accepted`. `unknown` says that it could not be decided
    again; `because` says why.
    """

    outcome: Literal["accepted", "different", "refused", "same", "unknown"]
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
    The last line: everything up to this version has been told, and the game stands as it did
    after the ply `stands`.
    """

    type: Literal["end"]
    version: int
    """
    Number of events so far; the version of the last one.
    """
    stands: int
    """
    Number of moves so far; 0 is the setup.
    """


class Replayed(Model, frozen=True, kw_only=True):
    """
    How many deliveries have become due.
    """

    deliveries: int


class Resume(Model, frozen=True, kw_only=True, tag_field="type", tag="resume"):
    """
    To end a pause that was agreed on before it ends by itself.
    """


class Resumed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.resumed"):
    """
    A pause is over. The game goes on once all of them are.
    """

    why: Literal["agreed", "dispute"]


class Revoked(Model, frozen=True, kw_only=True):
    """
    How many tokens were revoked.
    """

    revoked: int


class Rewind(Model, frozen=True, kw_only=True):
    """
    Ply `at` was the last one when the game was rewound to ply `to`.
    """

    at: int
    """
    Number of a move; 0 is the setup.
    """
    to: int
    """
    Number of a move; 0 is the setup.
    """


class RewindTo(Model, frozen=True, kw_only=True, tag_field="type", tag="rewind"):
    """
    The remedy: the game goes on from ply `to` again.
    """

    to: int
    """
    Number of a move; 0 is the setup.
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
    by: Literal["redecision", "service"]


class RuleText(Model, frozen=True, kw_only=True):
    """
    What a rule says, in a sentence of our own; the rulebook says it in full.
    """

    rule: str
    language: str
    text: str


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
    What is shown of a hidden field: its commitment, and the salt (hex) to those who may open
    it.
    """

    committed: str
    size: int
    salt: str | None = None


class SeatChosen(Model, frozen=True, kw_only=True):
    """
    A seat; left out, it is any that fits.
    """

    seat: int | None = None


class SeatForfeited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-forfeited"):
    """
    The player of a seat has lost. The bot named `stand_in` plays on for the others' sake; None
    when this ends the game.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    why: Literal["resigned", "time"]
    stand_in: str | None = None


class SeatJoined(Model, frozen=True, kw_only=True):
    """
    A seat to sit down on; left out, it is one that is kept for you, or the first open one.
    """

    seat: int | None = None
    invitation: str | None = None
    """
    The code of an invitation that you were given.
    """
    entropy: str | None = None
    entropy_commitment: str | None = None


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
    Who sat on a seat: a person without a name, or a bot. `entropy` is what a person has added
    to the draws, `withheld` the commitment to a text that was not told.
    """

    kind: Literal["bot", "person"]
    bot: str | None = None
    entropy: str | None = None
    withheld: str | None = None


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
    account: Account | None = None
    """
    Missing if the person has been erased.
    """
    bot: str | None = None


class SeatTaken(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-taken"):
    """
    A person, or the bot named `bot`, sat down.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    by: Literal["bot", "person"]
    bot: str | None = None


class SeatWanted(Model, frozen=True, kw_only=True):
    """
    Who shall sit on a seat: you, anybody who joins, or a bot.
    """

    kind: Literal["bot", "me", "open"]
    bot: str | None = None
    """
    The strategy; `random` if left out.
    """
    entropy: str | None = None
    """
    For a seat of your own.
    """
    entropy_commitment: str | None = None


class SeatsAllowed(Model, frozen=True, kw_only=True):
    """
    How many seats a game can have.
    """

    min: int
    max: int


class SecretMade(Model, frozen=True, kw_only=True):
    """
    A new secret, shown only here.
    """

    secret: str
    old_secret_until: str


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
    One seat's final standing. The breakdown adds up to `points`.
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


class Summary(Model, frozen=True, kw_only=True):
    """
    How a game ended: the game's `Result` without its score sheets.
    """

    standings: list[Place]


class TakeBack(Model, frozen=True, kw_only=True, tag_field="type", tag="take-back"):
    """
    To go on from ply `to` again.
    """

    to: int
    """
    Number of a move; 0 is the setup.
    """


class TestPayload(Model, frozen=True, kw_only=True):
    """
    The body of a self-test.
    """

    timestamp: str
    data: Ping
    type: Literal["webhook.test"] = "webhook.test"


class TimeCredited(Model, frozen=True, kw_only=True, tag_field="type", tag="table.time-credited"):
    """
    These seats, whose clocks ran while the service was away, have got so many seconds back.

    `downtime` is the service's number of the time that it was away; none is credited twice.
    """

    seats: list[int]
    seconds: int
    """
    Whole seconds: logs hold no fractions.
    """
    downtime: int
    why: Literal["downtime"] = "downtime"


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
    A title that can be played. `ruleset` is what new games get unless they ask for another.
    """

    title: str
    """
    Its slug, used everywhere else.
    """
    name: str
    seats: SeatsAllowed
    ruleset: str
    rulesets: list[str]
    bots: list[str]
    """
    Strategies that can take seats.
    """
    notes: list[str]
    options_schema: dict[str, Any]
    """
    With words in the asked language: `title` and `description` of each option, `x-titles` of its values.
    """
    command_schema: dict[str, Any]
    """
    A JSON Schema (2020-12), complete in itself.
    """
    event_schema: dict[str, Any]
    """
    A JSON Schema (2020-12), complete in itself.
    """
    view_schema: dict[str, Any]
    """
    A JSON Schema (2020-12), complete in itself.
    """


class Titles(Model, frozen=True, kw_only=True):
    """
    Every title, by slug.
    """

    items: list[TitleShown]


class Token(Model, frozen=True, kw_only=True):
    """
    A token as its owner sees it afterwards: without its secret.
    """

    id: str
    name: str
    scopes: list[Scope]
    created_at: str
    expires_at: str | None = None
    last_used_at: str | None = None
    """
    The hour of its last use; null: not used so far.
    """


class TokenMade(Model, frozen=True, kw_only=True):
    """
    A new token, the only time that its text is shown.
    """

    id: str
    name: str
    scopes: list[Scope]
    created_at: str
    token: str
    """
    Keep it: it cannot be shown again.
    """
    expires_at: str | None = None


class Tokens(Model, frozen=True, kw_only=True):
    """
    The tokens of the caller's account, oldest first.
    """

    items: list[Token]


class Total(Model, frozen=True, kw_only=True, tag_field="type", tag="total"):
    """
    Each seat has so many seconds for the whole game, and some more for each of its moves.
    """

    seconds: int
    """
    Seconds.
    """
    increment: int = 0
    """
    Seconds.
    """


class TrackRecord(Model, frozen=True, kw_only=True):
    """
    What was reached in finished games of one title, with so many seats, against such opponents.

    `ranks[i]` counts the games that ended on rank i + 1; a shared first rank is a win.
    `points_average` is the mean, to two decimals.
    """

    title: str
    seats: int
    opponents: Literal["bots", "mixed", "none", "persons"]
    games: int
    wins: int
    ranks: list[int]
    points_average: float
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
    How the seat can take back its last choice: propose `take-back` to this ply.
    """

    to: int
    """
    Number of moves so far; 0 is the setup.
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
    url: str
    types: list[Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]]
    enabled: bool
    created_at: str
    description: str = ""
    games: list[str] | None = None
    """
    Missing: every game that you sit in.
    """
    disabled_at: str | None = None
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

    `zone` is an IANA time zone (`Europe/Prague`).
    """

    opens: str
    """
    A time of day, `HH:MM`.
    """
    closes: str
    """
    A time of day, `HH:MM`.
    """
    zone: str = "UTC"


class Zone(Model, frozen=True, kw_only=True):
    """
    A place where items lie.

    `slots`: how many places it has, 0 if it has no fixed number. `turned`: degrees of a ring
    (a gear). `hidden`: how many more items lie here that the viewer knows nothing about.
    """

    id: str
    name: str
    layout: Literal["fan", "grid", "hexes", "list", "ring", "row", "stack", "track"]
    box: Box
    slots: int = 0
    turned: int = 0
    hidden: int = 0
    items: list[Item] = field(default_factory=list)


class ZoneChange(Model, frozen=True, kw_only=True):
    """
    A zone whose own properties are other ones, or whose items have changed places.

    `order` lists the ids of all of its items, where the places of those that have changed do not
    say how the others lie.
    """

    id: str
    zone: Zone | None = None
    """
    The zone as it is now, without items, if it has changed.
    """
    order: list[str] | None = None


class AgendaNoneType(Model, frozen=True, kw_only=True):
    """
    The frames, bottom first. `next_id` is the id of the next frame to be opened.
    """

    frames: list[FrameNoneType] = field(default_factory=list)
    next_id: int = 1
    """
    Id of a decision; never reused in a game.
    """


class Automaton(Model, frozen=True, kw_only=True):
    """
    The final standing of an opponent that the rules play (in a solo game): it takes a rank,
    has no seat, and cannot win for anybody.
    """

    name: str
    rank: int
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[table.Line]
    tie_break: list[int] = field(default_factory=list)


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
    tie_break: list[int] = field(default_factory=list)
    """
    What was compared after equal points, in order.
    """


class Board(Model, frozen=True, kw_only=True):
    """
    A board: one of the game's (`seat` None), or the area of a seat.
    """

    id: str
    name: str
    size: tuple[int, int]
    seat: int | None = None
    zones: list[Zone] = field(default_factory=list)
    gauges: list[Gauge] = field(default_factory=list)


class BudgetShown(Model, frozen=True, kw_only=True):
    """
    So many requests in so many seconds.
    """

    name: Traffic
    """
    The `x-budget` of operations in the contract.
    """
    meaning: str
    requests: int
    seconds: int
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

    `default-command` plays what the rules' defaults say; `loss` forfeits the seat.
    """

    pace: PerMove | Total
    window: Window | None = None
    on_expiry: Literal["default-command", "loss"] = "default-command"


class Component(Model, frozen=True, kw_only=True):
    """
    One component.

    `kind` groups components (building, monument, card type, gear, resource); `text` says in
    words, built from the data, what it costs and does; `texts` says it in other languages, by
    their code; `facts` are short labelled values for people (cost, age, points), `properties` the
    same for programs; `cost` and `gives` are what is printed on it in numbers: what it takes, and
    what it yields or is worth; `look` is how it is drawn; `provenance` says how certain the data
    is.
    """

    id: str
    kind: str
    name: Name
    text: str
    provenance: Literal["public", "reconstructed", "rulebook"]
    texts: dict[str, str] = field(default_factory=dict)
    facts: list[tuple[str, str]] = field(default_factory=list)
    properties: dict[str, bool | int | str | list[int | str]] = field(default_factory=dict)
    cost: list[Amount] = field(default_factory=list)
    gives: list[Amount] = field(default_factory=list)
    look: Look | None = None


class DeliveryList(Model, frozen=True, kw_only=True):
    """
    A page of deliveries, newest first. `next` is the `after` of the page that follows.
    """

    items: list[DeliveryShown]
    next: str | None = None


class DisputeShown(Model, frozen=True, kw_only=True):
    """
    A dispute, and what became of it.
    """

    game: str
    """
    Opaque id of a game.
    """
    title: str
    number: int
    """
    Number of a dispute in its game.
    """
    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    status: Literal["dismissed", "open", "upheld", "withdrawn"]
    complaint: ComplaintShown
    opened_at: str
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
    closed_version: int | None = None
    """
    The event that decided or withdrew it.
    """
    ruling: str | None = None
    remedy: RewindTo | Annul | None = None
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
    remedy: RewindTo | Annul | None = None


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
    What was proposed, by whom, behind which ply, and who agrees.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    proposal: TakeBack | Pause | Resume | CallOff
    ply: int
    """
    Number of a move; 0 is the setup.
    """
    agreed: list[int]


class PlayerShown(Model, frozen=True, kw_only=True):
    """
    A person, and what they have reached: by title, number of seats, and kind of opponents.
    """

    account: Account
    records: list[TrackRecord]


class Proof(Model, frozen=True, kw_only=True):
    """
    What an export is checked with. `keys` are the service's public keys, so that the document
    says who signed it; whether they are the service's is for the reader to know, who
    may know an older one: `key_notes` say how others follow from it.
    """

    commitment: str
    keys: list[str]
    seed: str | UnsetType = UNSET
    receipt: Receipt | UnsetType = UNSET
    inclusion: Inclusion | UnsetType = UNSET
    key_notes: list[str] | UnsetType = UNSET


class Proposed(Model, frozen=True, kw_only=True, tag_field="type", tag="table.proposed"):
    """
    A seat has proposed something, and so agrees with it.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    proposal: TakeBack | Pause | Resume | CallOff


class Proposing(Model, frozen=True, kw_only=True):
    """
    What a seat of yours proposes.
    """

    proposal: TakeBack | Pause | Resume | CallOff
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
    title: str
    seats: list[SeatNoted]
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
    An account as its owner sees it. `scopes` is what its tokens may have.
    """

    id: str
    name: str
    bot: bool
    """
    Its owner says that a program plays with it.
    """
    created_at: str
    scopes: list[Scope]


class ResultShown(Model, frozen=True, kw_only=True):
    """
    How a game ended: standings by rank, then seat, and where the points came from.
    """

    standings: list[StandingShown]
    automata: list[AutomatonShown] = field(default_factory=list)


class Rewound(Model, frozen=True, kw_only=True, tag_field="type", tag="table.rewound"):
    """
    The game stands as it did after ply `to`, whose last event was `version`.

    `agenda` is what is awaited now. Its decisions have new ids, so nothing that was meant for a
    branch that was left can be taken for an answer to them. `seat` is who took back.
    """

    to: int
    """
    Number of a move; 0 is the setup.
    """
    version: int
    why: Literal["agreed", "ruling", "takeback"]
    agenda: AgendaNoneType
    seat: int | None = None


class Scene(Model, frozen=True, kw_only=True):
    """
    All boards, those of the game first, then one for each seat in order.
    """

    boards: list[Board]


class SceneChanges(Model, frozen=True, kw_only=True):
    """
    What turns a scene into another one.

    Take away what is `gone` and every item of `items`, then put those at their places, in the order
    in which they are listed. Where there are `boards`, they are all that the scene now has, without
    items: boards, zones or gauges have come or gone, and items stay in the zone of the same id.
    """

    items: list[ItemChange] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """
    Ids of items that are not there now.
    """
    zones: list[ZoneChange] = field(default_factory=list)
    gauges: list[GaugeChange] = field(default_factory=list)
    boards: list[Board] | None = None


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
    One seat's final standing. The breakdown adds up to `points`.

    `rank` begins with 1; seats that share a rank are tied for good. `tie_break` holds the
    figures that were compared after equal points, in order.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    rank: int
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    breakdown: list[table.Line]
    tie_break: list[int] = field(default_factory=list)


class Terms(Model, frozen=True, kw_only=True):
    """
    What holds at a table. Left out, nothing is pressing: no clock, disputes do not stop the
    game, and moves that told something new are taken back by consent only.
    """

    clock: Clock | None = None
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

    `words` are, by language, what else scenes and components name: zones, gauges, kinds, marks.
    """

    items: list[Component]
    kinds: dict[str, str]
    """
    What the kinds are called, in the asked language.
    """
    words: dict[str, dict[str, str]] = field(default_factory=dict)


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


class GameLine(Model, frozen=True, kw_only=True):
    """
    A game in a list of lines. `cursor` is the `after` of what follows it.
    """

    id: str
    """
    Opaque id of a game.
    """
    title: str
    ruleset: str
    visibility: Literal["private", "public", "unlisted"]
    status: Literal["finished", "open", "running", "void"]
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
    started_at: str | None = None
    finished_at: str | None = None
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
    ruleset: str
    visibility: Literal["private", "public", "unlisted"]
    status: Literal["finished", "open", "running", "void"]
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
    finished_at: str | None = None
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
    ruleset: str
    visibility: Literal["private", "public", "unlisted"]
    status: Literal["finished", "open", "running", "void"]
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
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that have lost before the end.
    """
    voided: GameVoided | None = None
    """
    Why the game counts for nothing.
    """
    started_at: str | None = None
    finished_at: str | None = None
    clocks: list[ClockShown] = field(default_factory=list)
    """
    Of all persons, if the game has clocks.
    """
    result: ResultShown | None = None


class Games(Model, frozen=True, kw_only=True):
    """
    A page of games, newest first. `next` is the cursor of the page after it.
    """

    items: list[GameListed]
    next: str | None = None


class Legal(Model, frozen=True, kw_only=True):
    """
    Every command that is accepted from a seat now; none when it is not awaited.

    `asks` is the prompt of the decision, in words; `hints` are parallel to `commands`. `undo` is
    null if the seat has no choice that it could take back, or ask to.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    decision: int | None
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    version: int
    """
    Number of events so far; the version of the last one.
    """
    commands: list[Command]
    asks: str | None = None
    hints: list[Hint] = field(default_factory=list)
    undo: Undo | None = None


class LegalThen(Model, frozen=True, kw_only=True):
    """
    What the seat could have played then.
    """

    decision: int | None
    commands: list[Command]


class Moves(Model, frozen=True, kw_only=True):
    """
    Commands to play, one after the other, all or none.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    commands: list[Command]
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
    The first line: the game, from where it is looked at, and the table after the ply `from_`
    (0: the setup), with which the replay begins.
    """

    type: Literal["head"]
    game: str
    """
    Opaque id of a game.
    """
    title: str
    ruleset: str
    status: Literal["finished", "open", "running", "void"]
    language: str
    """
    A language tag, such as `en`.
    """
    seats: list[SeatShown]
    ply: int
    """
    The ply of this scene, after which the lines go on.
    """
    last: int
    """
    The last ply that will be told.
    """
    at: str
    scene: Scene
    seat: int | None = None
    """
    Whose eyes; missing for a spectator.
    """
    scores: list[table.SeatScore] = field(default_factory=list)
    clocks: list[TimeLeft] = field(default_factory=list)


class ReplayedPly(Model, frozen=True, kw_only=True):
    """
    A move: its words, what came of it, and how it changed the scene.

    The changes are those to the scene of its `parent`, which is the ply before unless it is
    told. A ply whose parent comes before the first line has its whole `scene` instead.
    """

    type: Literal["ply"]
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
    scores: list[table.SeatScore] = field(default_factory=list)
    """
    Missing if they are those of the parent.
    """
    clocks: list[TimeLeft] = field(default_factory=list)


class Result(Model, frozen=True, kw_only=True):
    """
    The end of a game: standings by rank, then seat. `automata` are ranked together with the
    seats.
    """

    standings: list[Standing]
    automata: list[Automaton] = field(default_factory=list)


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
    ruleset: str
    visibility: Literal["private", "public", "unlisted"]
    status: Literal["finished", "open", "running", "void"]
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
    forfeits: list[Forfeit] = field(default_factory=list)
    """
    The seats that have lost before the end.
    """
    voided: GameVoided | None = None
    """
    Why the game counts for nothing.
    """
    result: Result | None = None


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-finished"):
    """
    The game has a result: that of the title's state, seats that were forfeited behind all
    others; or what follows when nobody is left to play on.
    """

    result: Result


class Document(Model, frozen=True, kw_only=True):
    """
    A game in one document; `format` says what else is in it.

    Of `kronika-export/3`: `events`, `game`, `proof` and `seal`, as `export` gives them. Of
    `kronika-notation/1`: `title`, `seats` and `moves`, and what else `notation` gives; or all of it
    as `text`.
    """

    format: Literal["kronika-export/3", "kronika-notation/1"]
    events: list[Event] | UnsetType = UNSET
    game: GameShown | str | UnsetType = UNSET
    """
    The game; of notation, its id.
    """
    proof: Proof | UnsetType = UNSET
    seal: str | None = None
    title: str | None = None
    seats: list[SeatNoted] | None = None
    moves: list[str] | None = None
    ruleset: str | None = None
    options: dict[str, Any] | UnsetType = UNSET
    """
    See the title's `options_schema`; its defaults if left out.
    """
    seed: str | None = None
    text: str | None = None
    """
    Notation as text, header and all.
    """


class Event(Model, frozen=True, kw_only=True):
    """
    One event. `seat` and `decision` are those of the command, on action events only.
    """

    version: int
    """
    Number of events so far; the version of the last one.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    type: str
    at: str
    data: EventData
    """
    What happened; `type` says what. Whatever you may not see reads `{"hidden": count}`.
    """
    seat: int | None = None
    decision: int | None = None
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


class EventMessage(Model, frozen=True, kw_only=True):
    """
    Something has happened. Resume with `id` as `after`.
    """

    type: Literal["event"]
    id: int
    """
    Number of events so far; the version of the last one.
    """
    event: Event


class Events(Model, frozen=True, kw_only=True):
    """
    A page of events, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[Event]
    next: int | None = None


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
    notation: str | None = None
    """
    The disputed move, as a line.
    """
    events: list[Event] = field(default_factory=list)
    """
    The action and its facts; none for a refusal.
    """
    refusal: RefusalShown | None = None
    rules: list[RuleCited] = field(default_factory=list)
    redecision: RedecisionShown | None = None
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
    game: GameExported
    events: list[Event]
    proof: Proof
    seal: str
    """
    A signed note over all the rest.
    """


class MoveList(Model, frozen=True, kw_only=True):
    """
    A page of the history, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[MoveListed]
    next: int | None = None


class MoveListed(Model, frozen=True, kw_only=True):
    """
    One move of the history. `notation` is a line for people; it hides what you may not see.

    `events` has what happened at the table behind the move, too. After a rewind `parent` is the
    ply that the move was played on, and the moves that were left are not `in_force`.
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
    events: list[Event]
    at: str
    parent: int | None = None
    """
    If it is not the ply before.
    """
    in_force: bool = True
    """
    False on a branch that was left.
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


class MovesPlayed(Model, frozen=True, kw_only=True):
    """
    What was played, and where the game stands after it.
    """

    moves: list[MovePlayed]
    version: int
    """
    Number of events so far; the version of the last one.
    """
    awaits: list[int]
    receipt: Receipt | None = None
    """
    The service's signature under these moves; none for a dry run.
    """


class Payload(Model, frozen=True, kw_only=True):
    """
    The body of a delivery. `timestamp` is when it happened.
    """

    type: Literal["game.ended", "game.event", "game.move", "game.started", "game.turn"]
    timestamp: str
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
    status: int
    detail: str
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
    because: str | None = None
    """
    The reason, for a person.
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
    problem: Problem


class RefusalList(Model, frozen=True, kw_only=True):
    """
    A page of refusals, newest first. `next` is the `after` of the page that follows.
    """

    items: list[RefusalShown]
    next: str | None = None


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
    problem: Problem
    """
    What was answered, without the legal commands and the missed events: the evidence of a dispute works them out again.
    """
    ruleset: str
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
    event: Event


class Told(Model, frozen=True, kw_only=True):
    """
    What a delivery tells of a game, as your stream would show it.

    `version` and `ply` are those of the first event. `seat` is the seat that you look from; if it
    is missing, you see what spectators see.
    """

    game: str
    """
    Opaque id of a game.
    """
    title: str
    version: int
    """
    Number of events so far; the version of the last one.
    """
    ply: int
    """
    Number of moves so far; 0 is the setup.
    """
    events: list[Event] = field(default_factory=list)
    seat: int | None = None
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
