"""A game that is here as a whole: all of its events, and the position after every ply.

What is folded once is kept. States share what has not changed between them, so that a further
ply takes about a kilobyte.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from zoneinfo import ZoneInfoNotFoundError

from clocks.reckoning import Reckoning, reckon
from events.chain import Head
from events.envelope import Recorded
from events.salts import Salts
from games.kernel.phrases import Phrases
from games.kernel.seats import Seat, Spectator, Viewer
from games.kernel.title import AnyTitle
from referee.event_words import seats_called, worded
from referee.games_shown import seats_shown
from referee.people import Account, SeatShown
from referee.positions import NOWHERE, REWOUND, Position, up_to
from referee.schemas import Event, Visibility
from referee.title_tools import TitleTools
from referee.viewers import eyes_of, viewer


class RecordedGame:
    """A game with its log. `people` are those who sit there, as far as they are known."""

    def __init__(
        self,
        game_id: str,
        tools: TitleTools,
        salts: Salts,
        *,
        visibility: Visibility = "unlisted",
        people: Mapping[Seat, Account] | None = None,
    ) -> None:
        self.id = game_id
        self.tools = tools
        self.salts = salts
        self.visibility: Visibility = visibility
        self.people = people or {}
        self.events: list[Recorded] = []
        self.position: Position = NOWHERE
        self._after: dict[int, Position] = {}

    @property
    def title(self) -> AnyTitle:
        """The title as the game's ruleset plays it."""
        return self.tools.replayer.title(self.position)

    @property
    def held(self) -> frozenset[Seat]:
        """The seats from which its reader may look: whoever has the file has all of it."""
        return frozenset(range(len(self.position.seen.seats)))

    @property
    def head(self) -> Head:
        """What an event behind its last one would be chained to."""
        now = self.position
        return Head(game_id=self.id, salts=self.salts, version=now.version, hash=now.head)

    def viewer(self, asked: Seat | None) -> Viewer:
        """Who looks from the seat asked for; without one, somebody who sits nowhere."""
        return Spectator() if asked is None else viewer(self.held, asked)

    def eyes(self, seat: Seat | None, eyes: Seat | None) -> Viewer:
        """Who looks from the seat, or through the eyes, that are asked for."""
        if eyes is None:
            return self.viewer(seat)
        return eyes_of(self.held, self.position, seat, eyes)

    @property
    def seats(self) -> tuple[SeatShown, ...]:
        """The seats and who sits there."""
        return seats_shown(self.position.seen.seats, self.people)

    def names(self, phrases: Phrases) -> tuple[str, ...]:
        """What the seats are called."""
        people = {seat: one.name for seat, one in self.people.items()}
        return seats_called(self.position.seen.seats, phrases, people)

    def worded(self, event: Event, language: str | None) -> Event:
        """An event with its text; as it is, without a language or for a title without words."""
        words = self.title.words
        if language is None or words is None:
            return event
        phrases = words.of(language)
        return worded(event, phrases, self.names(phrases))

    def at(self, ply: int) -> Position:
        """The game right after `ply`, which it must have reached, in force or not."""
        now = self.position
        return now if ply == now.ply and now.moved == now.version else self._after[ply]

    def clocks(self, until: int | None = None) -> Reckoning | None:
        """The clocks after a version; None: after the last one. None if the game has none, or if
        this machine does not know the time zone of its hours of play."""
        if self.position.seen.terms.clock is None:
            return None
        found, decoder = Reckoning(), self.tools.decoder
        try:
            for event in self.between(0, until):
                found = reckon(found, event.at, event.ply, decoder.decode(event))
        except ZoneInfoNotFoundError:
            return None
        return found

    def between(self, after: int, until: int | None = None) -> Sequence[Recorded]:
        """The events behind a version, up to another one; None: up to the last one."""
        return self.events[after:until]

    def take(self, events: Iterable[Recorded]) -> None:
        """Goes on with more events, in order and without a gap. Raises what folding raises for
        events that no rules have given; then the game is of no use any more."""
        for _, some in groupby(events, key=lambda event: event.ply):
            ply = list(some)
            own = up_to(self.position, ply, ply[0].ply)
            if own:
                self._fold(own)
                if self.position.state is not None:
                    self._after[self.position.ply] = self.position
            self._behind(ply[len(own) :])

    def _behind(self, events: Sequence[Recorded]) -> None:
        """What has happened at the table behind a move; the game may go back there."""
        while (back := next((n for n, one in enumerate(events) if one.kind == REWOUND), -1)) >= 0:
            gone, events = events[: back + 1], events[back + 1 :]
            replayer = self.tools.replayer
            earlier = self._after[replayer.rewinding(gone[-1]).to]
            self.position = replayer.rewound(self.position, gone, earlier.state)
            self.events += gone
        if events:
            self._fold(events)

    def _fold(self, events: Sequence[Recorded]) -> None:
        self.position = self.tools.replayer.fold(self.position, events)
        self.events += events
