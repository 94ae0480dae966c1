# Generated from openapi.json; do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from kronika_client.model import Model
from msgspec import UNSET, UnsetType, field

from . import ancient_knowledge, tzolkin


class Account(Model, frozen=True, kw_only=True):
    """
    A person (or the owner of a bot) as others see them.
    """

    id: str
    name: str


class AccountMade(Model, frozen=True, kw_only=True):
    """
    A new account and its first token, which is shown only here.
    """

    account: Account
    token: str
    """
    Keep it: it cannot be shown again.
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
    """

    path: str
    """
    A JSON Pointer (RFC 6901).
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
    Number of events in the log of a partition.
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
    Number of events in the log of a partition.
    """
    to: int
    """
    Number of events in the log of a partition.
    """
    path: list[str]


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


class EntropyGiven(Model, frozen=True, kw_only=True, tag_field="type", tag="table.entropy-given"):
    """
    The person on `seat` has added a text of their own to what draws are made from.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    entropy: str


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


class Health(Model, frozen=True, kw_only=True):
    """
    The process runs.
    """

    status: Literal["ok"] = "ok"


class Inclusion(Model, frozen=True, kw_only=True):
    """
    The last event of the game is leaf `index` of the partition's log, by way of `path` (hex)
    to the root that `checkpoint` signs.
    """

    index: int
    path: list[str]
    checkpoint: str


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


class Keys(Model, frozen=True, kw_only=True):
    """
    Every key that the service has ever signed with, oldest first.
    """

    items: list[KeyShown]


class Line(Model, frozen=True, kw_only=True):
    """
    One line of a score sheet; `points` in units of `Result.unit`.
    """

    label: str
    points: int


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
    2 to 30 letters, digits, single - or _; unique whatever the capitals.
    """


class Nothing(Model, frozen=True, kw_only=True):
    """
    No query parameters, or an empty body.
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
    points: int


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
    The hash of that event.
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


class Readiness(Model, frozen=True, kw_only=True):
    """
    What the service needs, and whether it has it.
    """

    status: Literal["failing", "ok"]
    database: Literal["failing", "late", "ok"]
    redis: Literal["failing", "late", "ok"]
    """
    Without Redis, news between processes take seconds.
    """
    projections: Literal["failing", "late", "ok"]
    lag: dict[str, ProjectionShown]


class Receipt(Model, frozen=True, kw_only=True):
    """
    A signed statement: leaf `index` of the tree that `note` signs, by way of `path` (hex).
    """

    game: str
    ply: int
    version: int
    head: str
    at: str
    index: int
    path: list[str]
    note: str


class Receipts(Model, frozen=True, kw_only=True):
    """
    Receipts, one for each ply, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[Receipt]
    next: int | None = None


Scope: TypeAlias = Literal["admin", "arbiter", "create", "play", "read"]
"""
One permission of a token.
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


class SeatJoined(Model, frozen=True, kw_only=True):
    """
    A seat to sit down on; left out, it is the first open one.
    """

    seat: int | None = None
    entropy: str | None = None


class SeatLeft(Model, frozen=True, kw_only=True, tag_field="type", tag="table.seat-left"):
    """
    A seat became open again before the start.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
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


class SeatsAllowed(Model, frozen=True, kw_only=True):
    """
    How many seats a game can have.
    """

    min: int
    max: int


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
    points: int
    breakdown: list[Line]
    tie_break: list[int] = field(default_factory=list)


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


class Summary(Model, frozen=True, kw_only=True):
    """
    How a game ended: the game's `Result` without its score sheets.
    """

    standings: list[Place]
    unit: int


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
    A JSON Schema (2020-12), complete in itself.
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
    | ancient_knowledge.Create
    | ancient_knowledge.Learn
    | ancient_knowledge.Archive
    | ancient_knowledge.Excavate
    | ancient_knowledge.Search
    | ancient_knowledge.Discard
    | ancient_knowledge.DiscardOpening
    | ancient_knowledge.Done
    | ancient_knowledge.Pass
    | ancient_knowledge.Remove
    | ancient_knowledge.Draw
    | ancient_knowledge.RemoveInstead
    | ancient_knowledge.ChooseEffect
    | ancient_knowledge.Activate
    | ancient_knowledge.EndTimeline
    | ancient_knowledge.Decline
    | ancient_knowledge.FlipBoard
    | ancient_knowledge.ChooseAmount
    | ancient_knowledge.ChooseMonument
    | ancient_knowledge.GiveLost
    | ancient_knowledge.Swap
    | ancient_knowledge.MoveMonument
    | ancient_knowledge.ChoosePlayer
    | ancient_knowledge.Take
    | ancient_knowledge.ToBottom
    | ancient_knowledge.Sacrifice
    | ancient_knowledge.DiscardArtifact
    | ancient_knowledge.OfferExchange
    | ancient_knowledge.WithdrawExchange
    | ancient_knowledge.AcceptExchange
    | ancient_knowledge.RefuseExchange
)


class Component(Model, frozen=True, kw_only=True):
    """
    One component.

    `kind` groups components (building, monument, card type); `text` says in words, built from
    the data, what it costs and does; `facts` are short labelled values (cost, age, points);
    `provenance` says how certain the data is.
    """

    id: str
    kind: str
    name: Name
    text: str
    provenance: Literal["public", "reconstructed", "rulebook"]
    facts: list[tuple[str, str]] = field(default_factory=list)


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
    seats: list[SeatShown]
    created_at: str
    updated_at: str
    result: Summary | None = None
    """
    Final ranks; the game itself has the score sheets.
    """


class Games(Model, frozen=True, kw_only=True):
    """
    A page of games, newest first. `next` is the cursor of the page after it.
    """

    items: list[GameListed]
    next: str | None = None


class Legal(Model, frozen=True, kw_only=True):
    """
    Every command that is accepted from a seat now; none when it is not awaited.
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
    `public` games are listed and anybody may watch; `unlisted` ones are found only by their id; `private` ones are for the people at the table.
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
    When it stops working; never if left out.
    """


class Proof(Model, frozen=True, kw_only=True):
    """
    What an export is checked with. `keys` are the service's public keys, so that the document
    says who signed it; whether they are the service's is for the reader to know.
    """

    commitment: str
    keys: list[str]
    seed: str | UnsetType = UNSET
    receipt: Receipt | UnsetType = UNSET
    inclusion: Inclusion | UnsetType = UNSET


class Result(Model, frozen=True, kw_only=True):
    """
    The end of a game: standings by rank, then seat.

    Points are whole numbers of `1 / unit` points (unit 4: quarter points).
    """

    standings: list[Standing]
    unit: int = 1


class Catalogue(Model, frozen=True, kw_only=True):
    """
    The components of a title: tiles, cards, boards.
    """

    items: list[Component]


class GameFinished(Model, frozen=True, kw_only=True, tag_field="type", tag="table.game-finished"):
    """
    Last fact of the last move: the result that the title's state gives.
    """

    result: Result


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
    The seats that have to decide.
    """
    seats: list[SeatShown]
    options: dict[str, Any]
    """
    See the title's `options_schema`; its defaults if left out.
    """
    result: Result | None = None


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
    | ChanceCommitted
    | SeatTaken
    | EntropyGiven
    | SeatLeft
    | GameStarted
    | GameFinished
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
    | ancient_knowledge.Create
    | ancient_knowledge.Learn
    | ancient_knowledge.Archive
    | ancient_knowledge.Excavate
    | ancient_knowledge.Search
    | ancient_knowledge.DiscardSeen
    | ancient_knowledge.DiscardOpeningSeen
    | ancient_knowledge.Done
    | ancient_knowledge.Pass
    | ancient_knowledge.Remove
    | ancient_knowledge.Draw
    | ancient_knowledge.RemoveInstead
    | ancient_knowledge.ChooseEffect
    | ancient_knowledge.Activate
    | ancient_knowledge.EndTimeline
    | ancient_knowledge.Decline
    | ancient_knowledge.FlipBoard
    | ancient_knowledge.ChooseAmount
    | ancient_knowledge.ChooseMonument
    | ancient_knowledge.GiveLost
    | ancient_knowledge.Swap
    | ancient_knowledge.MoveMonument
    | ancient_knowledge.ChoosePlayer
    | ancient_knowledge.TakeSeen
    | ancient_knowledge.ToBottomSeen
    | ancient_knowledge.Sacrifice
    | ancient_knowledge.DiscardArtifact
    | ancient_knowledge.OfferExchangeSeen
    | ancient_knowledge.WithdrawExchange
    | ancient_knowledge.AcceptExchangeSeen
    | ancient_knowledge.RefuseExchange
    | ancient_knowledge.AgendaChanged
    | ancient_knowledge.PhaseStarted
    | ancient_knowledge.ActionChosen
    | ancient_knowledge.EffectActivated
    | ancient_knowledge.EffectHadNoResult
    | ancient_knowledge.TurnStarted
    | ancient_knowledge.TurnEnded
    | ancient_knowledge.EffectRefused
    | ancient_knowledge.OpeningCardSetAsideSeen
    | ancient_knowledge.DeclinePhaseSkipSet
    | ancient_knowledge.DeclinePhaseSkipped
    | ancient_knowledge.HalfGameReached
    | ancient_knowledge.EndTriggered
    | ancient_knowledge.RoundLimitReached
    | ancient_knowledge.ScoreComputed
    | ancient_knowledge.GameFinished
    | ancient_knowledge.GameCreated
    | ancient_knowledge.StartPlayerChosen
    | ancient_knowledge.TeamsFormed
    | ancient_knowledge.PileShuffled
    | ancient_knowledge.StartingSetDealtSeen
    | ancient_knowledge.CardsDealtSeen
    | ancient_knowledge.HandSelectedSeen
    | ancient_knowledge.CardsDrawnSeen
    | ancient_knowledge.CardsPaidSeen
    | ancient_knowledge.CreationBegun
    | ancient_knowledge.CardCreated
    | ancient_knowledge.CardsDiscardedSeen
    | ancient_knowledge.CardsDiscardedOpenly
    | ancient_knowledge.DiscardReshuffled
    | ancient_knowledge.CardsLookedAtSeen
    | ancient_knowledge.CardsRevealed
    | ancient_knowledge.CardTaken
    | ancient_knowledge.CardKeptSeen
    | ancient_knowledge.HandShownSeen
    | ancient_knowledge.CardStolenSeen
    | ancient_knowledge.ExchangeOfferedSeen
    | ancient_knowledge.ExchangeWithdrawn
    | ancient_knowledge.ExchangeRefused
    | ancient_knowledge.ExchangeLapsed
    | ancient_knowledge.CardsExchangedSeen
    | ancient_knowledge.KnowledgeRemoved
    | ancient_knowledge.MonumentDeclined
    | ancient_knowledge.DeclineBegun
    | ancient_knowledge.TimelineSlid
    | ancient_knowledge.MonumentsRotated
    | ancient_knowledge.MonumentDropped
    | ancient_knowledge.MonumentMoved
    | ancient_knowledge.MonumentsSwapped
    | ancient_knowledge.KnowledgeAdded
    | ancient_knowledge.LostKnowledgeRemoved
    | ancient_knowledge.LostKnowledgeMoved
    | ancient_knowledge.MonumentsStraightened
    | ancient_knowledge.MonumentDestroyed
    | ancient_knowledge.TechnologyLearned
    | ancient_knowledge.TechnologiesRevealed
    | ancient_knowledge.TechnologyBoardCleared
    | ancient_knowledge.TechnologyBoardRemoved
    | ancient_knowledge.TechnologyBoardFlipped
    | ancient_knowledge.TechnologyMovedToDeckBottom
    | ancient_knowledge.TechnologiesLookedAtSeen
    | ancient_knowledge.TechnologyPutUnderSeen
)


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
    hash: str | None = None
    """
    Its hash in the chain (hex); events of a dry run have none.
    """
    sealed: dict[str, Sealed] = field(default_factory=dict)
    """
    The fields of `data` that are hidden from somebody, by JSON Pointer: what was committed to, and the salt to open it if you may see it. See the audit format.
    """


class Events(Model, frozen=True, kw_only=True):
    """
    A page of events, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[Event]
    next: int | None = None


class Export(Model, frozen=True, kw_only=True):
    """
    A whole game in one document: everything that you may see of it, and what it can be checked
    with. `kronika verify` does; the audit format says how.
    """

    format: str
    game: GameShown
    events: list[Event]
    proof: Proof
    seal: str
    """
    A signed note over all the rest.
    """


class MoveListed(Model, frozen=True, kw_only=True):
    """
    One move of the history. `notation` is a line for people; it hides what you may not see.
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
    version: int | None = None
    """
    The game's version now.
    """
    events: list[Event] | None = None
    """
    The missed events, oldest first.
    """
    incident: str | None = None
    """
    What to quote when you report it.
    """


class MoveList(Model, frozen=True, kw_only=True):
    """
    A page of the history, oldest first. `next` is the `after` of the page that follows.
    """

    items: list[MoveListed]
    next: int | None = None
