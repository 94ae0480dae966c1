"""The moves of a game in a list, each with a line for people and its events."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from events.envelope import Recorded
from games.kernel.seats import Viewer
from games.kernel.table.rewinding import in_force
from games.kernel.title import Action, AnyTitle
from referee.branches import Branches
from referee.decoder import Decoder
from referee.internal_facts import Wanted, left, links
from referee.play_problems import PlayedGame
from referee.redaction import Redaction
from referee.schemas import Event, MoveListed
from referee.telling import told


def moves_of(game: str) -> str:
    """What cursors call the moves of a game."""
    return f"moves of {game}"


def events_of(game: str) -> str:
    """What cursors call the events of a game."""
    return f"events of {game}"


def moves_after(after: int, events: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    """The events of each move after a ply, in order; those before the first move are left out."""
    for ply, move in groupby(events, key=lambda event: event.ply):
        if ply > after:
            yield list(move)


class MoveListing:
    """Lists moves of a game for a viewer, each with those of its events that are wanted."""

    def __init__(
        self,
        decoder: Decoder,
        redaction: Redaction,
        game: PlayedGame,
        viewer: Viewer,
        wanted: Wanted,
    ) -> None:
        self._decoder = decoder
        self._redaction = redaction
        self._game = game
        self._viewer = viewer
        self._wanted = wanted
        position = game.position
        self._branches = Branches.of(position.seen.rewinds, position.ply)

    def listed(self, move: Sequence[Recorded]) -> MoveListed:
        """The move of these events, without texts."""
        game, viewer, branches = self._game, self._viewer, self._branches
        over, ply = game.position.over, move[0].ply
        shown = [one.event for link in links(move) for one in left(link, self._wanted)]
        before = branches.parents.get(ply, ply - 1)
        action = self._decoder.decode(move[0])
        assert isinstance(action, Action), "a move begins with its action event"
        return MoveListed(
            ply=ply,
            seat=action.seat,
            notation=self._redaction.line(game.title, action, viewer, over=over),
            events=self._redaction.events(shown, viewer, over=over, salts=game.salts),
            at=move[0].at,
            parent=None if before == ply - 1 else before,
            in_force=in_force(branches.line, ply),
        )


def in_words(title: AnyTitle, move: MoveListed, events: Sequence[Event]) -> MoveListed:
    """The move with its events in words, and in one line."""
    command, *facts = [(one.kind, one.text or "") for one in events]
    return replace(move, events=tuple(events), told=told(title, command, facts) or None)
