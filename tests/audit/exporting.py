"""Games played and exported as the service does it, without a service: for tests of auditing.

A game is a function of its title, number of seats and a number, so any finding can be played
again.
"""

import hashlib
import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from events import merkle
from events.canonical import canonical
from events.chain import chained
from events.chance import GameChance
from events.checkpoints import Checkpoint, log_origin, root_origin
from events.draws import Draws
from events.envelope import Entry, Recorded
from events.exports import FORMAT, Proof, sealed_export
from events.fairness import entropy_commitment
from events.keys import SigningKey
from events.leaves import entry, leaf_hash
from events.link_proofs import LinkProof
from events.partition import partition_of
from events.receipt_trees import receipts
from events.receipts import Statement
from games.kernel.move import Accepted
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from games.kernel.table.agreeing import Agreed, CallOff, Proposed, TakeBack
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameOpened,
    SeatTaken,
)
from games.kernel.table.rewinding import Rewound, line, rewound
from games.kernel.table.state import TableFact, ending
from games.kernel.table.terms import Terms, TermsSet
from games.kernel.title import Action, AnyTitle, play
from referee.decoder import Decoder
from referee.games_shown import game_exported
from referee.positions import NOWHERE, REWOUND, TABLE, Position
from referee.redaction import Redaction
from referee.replayer import Replayer
from referee.secrets import Secrets
from service.lobby.opening import Fact, after, starting
from service.lobby.presenters.games import game_shown
from service.play.basis import DecisionBasis
from service.transfer.schemas.exports import EventExported, Export
from tests.support.games import staying
from tests.support.titles import SLUGS, title_of

REGISTRY = Registry({slug: title_of(slug) for slug in SLUGS})
KEY = SigningKey("kronika.example", bytes(range(32)))
DECODER = Decoder(REGISTRY)
REDACTION = Redaction(DECODER)
FOLDER = Replayer(REGISTRY, DECODER)
LEAVING = 10
"""A command that leaves the game is among those to choose from once in so many times: games shall
be long enough to have everything in them, and no longer."""
BY_PLY = 5
"""Of so many games one draws by ply."""
BEGINNING = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Logged(Struct, frozen=True, kw_only=True):
    """A game as it stands in the log. `told` are the events that its table is shown from, where a
    dishonest service tells something else than its log holds."""

    title: AnyTitle
    secrets: Secrets
    events: tuple[Recorded, ...]
    told: tuple[Recorded, ...] = ()

    def until(self, ply: int) -> "Logged":
        """The game as it was after a ply."""
        events = tuple(event for event in self.events if event.ply <= ply)
        return Logged(title=self.title, secrets=self.secrets, events=events)

    @property
    def plies(self) -> int:
        """The number of moves."""
        return self.events[-1].ply


class Writer:
    """Appends to a log in memory as the service does. A dishonest one may overwrite `secrets`."""

    def __init__(self, title: AnyTitle, name: str, *, named: bool = True) -> None:
        """Draws go by name, or by ply as in games of before."""
        self.named = named
        self.title = title
        self.secrets = Secrets.of(f"gam_{name}", hashlib.sha256(name.encode()).digest())
        self.events: list[Recorded] = []
        self.position: Position = NOWHERE
        self.at = BEGINNING

    def append(self, entries: Sequence[Entry]) -> None:
        """Chains and records entries."""
        self.at += timedelta(seconds=1, microseconds=len(self.events) % 3)
        linked = chained(self.secrets.head(self.position), entries, self.at)
        events = [self._recorded(number, entry) for number, entry in enumerate(linked, 1)]
        self.events += events
        if any(event.kind == REWOUND for event in events):
            self.position = folded(self.events)
        else:
            self.position = FOLDER.fold(self.position, events)

    def open(
        self,
        seats: int,
        options: Any,
        entropies: Sequence[str | None],
        terms: Terms | None = None,
        *,
        later: bool = False,
        checkpoint: str | UnsetType = UNSET,
    ) -> None:
        """The table, and the setup. Entropy is committed to and told `later`, by all but the last
        who has some, if there are several. The start names a `checkpoint`."""
        meta = self.title.meta
        facts: list[Fact] = [
            GameOpened(
                title=meta.slug,
                ruleset=meta.ruleset,
                seats=seats,
                options=Raw(canonical(options)),
            ),
            *(() if terms is None else (TermsSet(terms=terms),)),
            ChanceCommitted(
                commitment=self.secrets.commitment, draws="named" if self.named else UNSET
            ),
        ]
        for seat, entropy in enumerate(entropies):
            facts.append(SeatTaken(seat=seat, by="person"))
            if entropy is not None and later:
                word = entropy_commitment(entropy)
                facts.append(EntropyCommitted(seat=seat, commitment=word))
            elif entropy is not None:
                facts.append(EntropyGiven(seat=seat, entropy=entropy))
        facts += told_later(entropies) if later else ()
        table = after(self.title, NOWHERE, facts).seen
        begun = starting(self.title, table, self.secrets, checkpoint).behind(facts)
        self.append(DECODER.facts(begun.facts, ply=0, draws=begun.draws))

    def move(self, action: Action[Any]) -> None:
        """Decides and records a move."""
        ply, chance = self.position.ply + 1, self.chance()
        decided = play(self.title, self.position.state, action, chance)
        assert isinstance(decided, Accepted), decided
        self.record(action, decided, ply, chance.draws)

    def chance(self) -> GameChance:
        """That of the next move."""
        position = self.position
        return self.secrets.chance(position.seen, position.ply + 1, position.draws)

    def record(
        self, action: Action[Any], decided: Accepted[Any, Any], ply: int, draws: Draws
    ) -> None:
        """Records a move."""
        entries = DECODER.move(action, decided.facts, ply=ply, draws=draws)
        result = ending(self.title, decided.state, self.position.seen)
        if result is not None:
            entries += DECODER.facts((GameFinished(result=result),), ply=ply)
        self.append(entries)

    def rewind(self, to: int) -> None:
        """Goes back to a ply in force, which one seat has asked for and all others agree with."""
        first, *others = self.position.seen.persons
        asked = Proposed(seat=first, proposal=TakeBack(to=to))
        agreed = (Agreed(seat=seat) for seat in others)
        self.happen(asked, *agreed, self.rewinding(to, "agreed"))

    def call_off(self) -> None:
        """All agree that the game counts for nothing, if it is not over."""
        if not self.position.over:
            first, *others = self.position.seen.persons
            agreed = (Agreed(seat=seat) for seat in others)
            end = GameVoided(why="abandoned")
            self.happen(Proposed(seat=first, proposal=CallOff()), *agreed, end)

    def rewinding(
        self, to: int, why: Literal["takeback", "agreed", "ruling"], seat: Seat | None = None
    ) -> Rewound:
        """The fact of going back to a ply."""
        after = [event for event in self.events if event.ply <= to]
        own = max(event.version for event in after if not event.kind.startswith(TABLE))
        agenda = rewound(self.position.state, folded(self.events[:own]).state)
        return Rewound(to=to, version=own, why=why, agenda=agenda, seat=seat)

    def happen(self, *facts: TableFact) -> None:
        """Records what happens at the table, in one append."""
        self.append(DECODER.facts(facts, ply=self.position.ply))

    def logged(self) -> Logged:
        """What was recorded."""
        return Logged(title=self.title, secrets=self.secrets, events=tuple(self.events))

    def _recorded(self, number: int, entry: Entry) -> Recorded:
        version = self.position.version + number
        return Recorded(
            partition=3,
            position=version + 4,
            game_id=self.secrets.game_id,
            version=version,
            ply=entry.ply,
            seat=entry.seat,
            decision=entry.decision,
            kind=entry.kind,
            payload=entry.payload,
            at=self.at,
            veils=entry.veils,
            hash=entry.hash,
            draws=entry.draws,
        )


def told_later(entropies: Sequence[str | None]) -> Sequence[Fact]:
    """The texts that seats have committed to; of several the last one stays untold."""
    given = [(seat, text) for seat, text in enumerate(entropies) if text is not None]
    told = given if len(given) == 1 else given[:-1]
    facts: list[Fact] = [EntropyGiven(seat=seat, entropy=text) for seat, text in told]
    return [*facts, *(EntropyWithheld(seat=seat) for seat, _ in given[len(told) :])]


@cache
def secretive(slug: str, seats: int) -> Logged:
    """The first whole game in the first half of which something is hidden that a seat may see."""
    for number in range(20):
        game = logged(slug, seats, number)
        half = game.until(game.plies // 2)
        if any(one.seats for event in half.events for one in event.veils):
            return game
    raise LookupError(f"no game of {slug} hides anything")


@cache
def logged(slug: str, seats: int, number: int) -> Logged:
    """A whole game of random moves; every other one with entropy of some players (half of them
    commit to it first), and every fourth one goes back to earlier plies now and then. Every fifth
    one draws by ply."""
    title = title_of(slug)
    writer = begun(slug, seats, number)
    dice = random.Random(f"{slug} {seats} {number}")
    while not writer.position.over:
        writer.move(chosen(title, writer.position.state, dice))
        position = writer.position
        if number % 4 == 2 and dice.random() < 0.03 and not position.over:
            last = line(position.seen.rewinds, position.ply)[-1]
            to = dice.randint(last.first, last.last)
            if to < last.last:
                writer.rewind(to)
    return writer.logged()


def folded(events: Sequence[Recorded]) -> Position:
    """The position after all events of a log, over everything that it goes back to."""
    back = next((n for n, event in enumerate(reversed(events)) if event.kind == REWOUND), None)
    if back is None:
        return FOLDER.fold(NOWHERE, events)
    gone, rest = events[: len(events) - back], events[len(events) - back :]
    earlier = folded(events[: FOLDER.rewinding(gone[-1]).version])
    return FOLDER.fold(FOLDER.rewound(NOWHERE, gone, earlier.state), rest)


def begun(slug: str, seats: int, number: int) -> Writer:
    """A game after its setup."""
    title = title_of(slug)
    writer = Writer(title, f"{slug}-{seats}-{number}", named=number % BY_PLY != BY_PLY - 1)
    entropies = [f"dice of {seat}" if number % 2 and seat else None for seat in range(seats)]
    writer.open(seats, title.types.options(), entropies, later=number % 4 == 3)
    return writer


def chosen(title: AnyTitle, state: Any, dice: random.Random) -> Action[Any]:
    """Any legal command of any seat that is awaited; seldom one that leaves the game."""
    seat: Seat = min(state.agenda.awaits())
    frame = state.agenda.open_for(seat)
    every = list(title.rules.legal(state, seat))
    inviting = staying(every)
    if len(inviting) < len(every) and dice.randrange(LEAVING) == 0:
        inviting = every
    return Action(seat=seat, decision=frame.id, command=dice.choice(inviting))


def exported(
    game: Logged, viewer: Viewer | None = None, key: SigningKey = KEY, said: Sequence[str] = ()
) -> bytes:
    """The export of a game, for a viewer (anybody, unless told); `said` are notes about keys."""
    position = folded(game.told or game.events)
    basis = DecisionBasis(
        title=game.title, visibility="public", secrets=game.secrets, position=position
    )
    over, salts = position.over, game.secrets.salts
    export = Export(
        format=FORMAT,
        game=game_exported(game_shown(basis, {}), position.result),
        events=tuple(
            EventExported.of(
                REDACTION.event(one, viewer or Spectator(), over=over, salts=salts), one.kind
            )
            for one in game.events
        ),
        proof=replace(proof(game, position, key), key_notes=tuple(said) or UNSET),
        seal="",
    )
    plain = msgspec.json.decode(msgspec.json.encode(export), type=dict)
    del plain["seal"]
    return sealed_export(plain, key)


def seat_of(number: int) -> Viewer:
    """A viewer for a test."""
    return AtSeat(number)


def proof(game: Logged, position: Position, key: SigningKey) -> Proof:
    """The proof of a game whose events are alone in their partition, but for four before them."""
    last = game.events[-1]
    before = [merkle.leaf_hash(bytes([number])) for number in range(4)]
    game_id = game.secrets.game_id
    own = [leaf_hash(game_id, one.version, one.hash) for one in game.events if one.hash]
    leaves = before + own
    text = entry(game_id, last.version, last.hash or b"")
    return Proof(
        commitment=game.secrets.commitment,
        keys=(str(key.public),),
        seed=game.secrets.seed.hex() if position.over else UNSET,
        receipt=receipts([Statement.after(last)], key)[0],
        inclusion=in_log(game_id, text, leaves, key=key).text,
    )


def in_log(
    game_id: str, text: bytes, leaves: Sequence[bytes], *, epoch: int = 1, key: SigningKey = KEY
) -> LinkProof:
    """The proof that a link, of which `text` is the entry, is the last of these leaves of its
    partition's log, and that one between two others in the root log."""
    name, place = key.public.name, partition_of(game_id, 64)
    partition = Checkpoint(
        origin=log_origin(name, 64, place, epoch), size=len(leaves), root=merkle.root(leaves)
    )
    others = (
        Checkpoint(
            origin=log_origin(name, 64, one % 64, epoch), size=1, root=bytes([one % 64]) * 32
        )
        for one in (place - 1, place + 1)
    )
    first, last = (one.text for one in others)
    tops = [merkle.leaf_hash(one.encode()) for one in (first, partition.text, last)]
    root = Checkpoint(origin=root_origin(name, epoch), size=len(tops), root=merkle.root(tops))
    index = len(leaves) - 1
    return LinkProof(
        entry=text,
        index=index,
        path=tuple(merkle.proof(leaves, merkle.inclusion_ranges(index, len(leaves)))),
        partition=partition,
        root_index=1,
        root_path=tuple(merkle.proof(tops, merkle.inclusion_ranges(1, len(tops)))),
        note=root.signed(key.renamed(root.origin)),
    )
