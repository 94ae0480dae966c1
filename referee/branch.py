"""A branch: a game that goes on from a ply of another one, in memory, with draws of its own.

It is a game like any other, with a log and a chain; but nobody has signed it, and nobody can say
that its draws were fair. So what it is saved as is no export, and no verifier takes it for one.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from os import urandom
from typing import Final, Self

from events.chain import Head, chained
from events.chance import SEED_BYTES, SeededChance
from events.envelope import Entry, Recorded
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat, Viewer
from games.kernel.table.opening import GameStarted
from referee import forking
from referee.people import Account
from referee.recorded_game import RecordedGame
from referee.schemas import Visibility
from referee.secrets import Secrets
from referee.takeover import taken_over
from referee.title_tools import TitleTools
from referee.viewers import viewer

PREFIX: Final = "branch-"
_ID_BYTES: Final = 8


class Branch(RecordedGame):
    """A game that is played here. `secrets` are its seed and salts; `considered` are the offers
    that its bots have left alone."""

    def __init__(
        self,
        tools: TitleTools,
        secrets: Secrets,
        *,
        visibility: Visibility = "unlisted",
        people: Mapping[Seat, Account] | None = None,
    ) -> None:
        super().__init__(
            secrets.game_id, tools, secrets.salts, visibility=visibility, people=people
        )
        self.secrets = secrets
        self.considered: set[DecisionId] = set()

    @classmethod
    def of(
        cls,
        game: RecordedGame,
        ply: int,
        seats: Sequence[str | None],
        visibility: Visibility = "unlisted",
    ) -> Self:
        """A game that goes on from a ply of another one, with these bots (None: a person) on its
        seats. Raises a problem if it cannot."""
        forking.check_ply(game.title, game.position, ply)
        at = game.at(ply)
        forking.check_open(at, ply)
        secrets = Secrets.of(PREFIX + urandom(_ID_BYTES).hex(), urandom(SEED_BYTES))
        events = game.between(0, at.version)
        opening = (
            *forking.opening(game.position.seen, game.id, ply, events[-1], secrets.commitment),
            *(forking.seated(seat, bot) for seat, bot in enumerate(seats)),
            GameStarted(),
        )
        decoder = game.tools.decoder
        branch = cls(game.tools, secrets, visibility=visibility)
        taken = taken_over(events, len(opening), decoder)
        branch.append((*decoder.facts(opening, ply=0), *taken.entries), datetime.now(UTC))
        return branch

    @property
    def held(self) -> frozenset[Seat]:
        """The seats that are played here: those of no bot."""
        return frozenset(self.position.seen.persons)

    def viewer(self, asked: Seat | None) -> Viewer:
        """Who looks from the seat asked for; without one, from the only one that is played here."""
        return viewer(self.held, asked)

    @property
    def head(self) -> Head:
        """What its next event is chained to."""
        return self.secrets.head(self.position)

    def dice(self) -> SeededChance:
        """What a bot throws while it thinks."""
        return SeededChance(urandom(SEED_BYTES), 0)

    def append(self, entries: Sequence[Entry], at: datetime) -> tuple[Entry, ...]:
        """Goes on with entries, and gives them back as they were chained."""
        head = self.head
        linked = chained(head, entries, at)
        self.take(
            Recorded(
                partition=0,
                position=version,
                game_id=self.id,
                version=version,
                ply=entry.ply,
                seat=entry.seat,
                decision=entry.decision,
                kind=entry.kind,
                payload=entry.payload,
                at=at,
                veils=entry.veils,
                hash=entry.hash,
                draws=entry.draws,
            )
            for version, entry in enumerate(linked, head.version + 1)
        )
        return tuple(linked)
