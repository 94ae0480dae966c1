"""Exports: a whole game in one document, with what proves and seals it."""

from collections.abc import Sequence
from typing import Protocol

from events.envelope import Recorded
from events.exports import FORMAT, Proof
from events.log import Log
from games.kernel.seats import Viewer
from referee.games_shown import game_exported
from referee.positions import Position
from referee.redaction import Redaction
from service.lobby.presenters.games import Accounts, game_shown
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler
from service.transfer.schemas.exports import EventExported, Export


class ProvesGames(Protocol):
    """Proves that a game is in the log."""

    async def of_game(
        self, game: LiveGame, position: Position, events: Sequence[Recorded]
    ) -> Proof:
        """The proof of a game with these events."""
        ...

    async def sealed(self, export: Export) -> bytes:
        """The document of an export, signed."""
        ...


class ExportsGames(Protocol):
    """Parts that exports are made of."""

    @property
    def log(self) -> Log:
        """What happened."""
        ...

    @property
    def redaction(self) -> Redaction:
        """What a viewer gets to see of it."""
        ...

    @property
    def scheduler(self) -> CooperativeScheduler:
        """Lets others have their turn while a long game is worked through."""
        ...

    @property
    def prover(self) -> ProvesGames:
        """Proofs and seals."""
        ...


async def exported(
    parts: ExportsGames, game: LiveGame, viewer: Viewer, people: Accounts
) -> tuple[Position, bytes]:
    """How far a game has come, and its document as a viewer may see it, in which these people have
    names."""
    basis = game.basis
    position = basis.position
    # Clocks depend on when they are looked at; whoever has the log can reckon them.
    shown = game_exported(game_shown(basis, people), position.result)
    found = await parts.log.read(game.id, until=shown.version)
    salts, redaction, over = game.secrets.salts, parts.redaction, position.over

    def exported_event(event: Recorded) -> EventExported:
        shown = redaction.event(event, viewer, over=over, salts=salts)
        return EventExported.of(shown, event.kind)

    events = await parts.scheduler.each(found, exported_event)
    proof = await parts.prover.of_game(game, position, found)
    export = Export(format=FORMAT, game=shown, events=tuple(events), proof=proof, seal="")
    return position, await parts.prover.sealed(export)
