"""The home page as JSON: what waits for somebody, and what there is to play and to watch."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from projections.disputes import DisputeStatus
from referee.schemas import Ply
from referee.times import Time
from referee.title_json import TitleShown
from service.lobby.schemas.games import GameListed
from service.lobby.schemas.invitations import InvitationShown


class InvitedTo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An invitation of yours, and the game that it is to."""

    invitation: InvitationShown
    game: Annotated[
        GameListed | None, Meta(description="Missing while the list has not seen the game.")
    ] = None


class DisputeInGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dispute in a game of yours, whoever opened it."""

    game: GameListed
    number: Annotated[int, Meta(ge=1, description="Number of the dispute in its game.")]
    seat: Annotated[Seat, Meta(description="The seat that opened it.")]
    status: Annotated[DisputeStatus, Meta(description="Status of the dispute.")]
    opened_at: Annotated[Time, Meta(description="When it was opened.")]
    ply: Annotated[
        Ply | None,
        Meta(description="The disputed ply; missing if the dispute is about a refused command."),
    ] = None
    closed_at: Annotated[
        Time | None, Meta(description="When it was decided or withdrawn; missing while it is open.")
    ] = None


_Games = tuple[GameListed, ...]


class Home(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that a first page shows. Without a token: what is public. Games that run have
    their `standing`."""

    titles: Annotated[
        tuple[TitleShown, ...],
        Meta(description="What can be played, without the schemas of commands, events and views."),
    ]
    waiting: Annotated[
        _Games,
        Meta(description="Games that wait for you, the one with the least time left first."),
    ]
    others: Annotated[
        _Games, Meta(description="Your running games in which others decide, the latest first.")
    ]
    opened: Annotated[
        _Games, Meta(description="Your games that have not started, the newest first.")
    ]
    finished: Annotated[
        _Games, Meta(description="Your games that have ended, the newest first: at most six.")
    ]
    invitations: Annotated[
        tuple[InvitedTo, ...], Meta(description="Your invitations, oldest first.")
    ]
    disputes: Annotated[
        tuple[DisputeInGame, ...],
        Meta(
            description="Disputes in your games: those that are open, and those that were closed "
            "in the last 14 days. The latest comes first; at most ten."
        ),
    ]
    tables: Annotated[
        _Games,
        Meta(description="Public games with open seats that you do not sit at, the newest first."),
    ]
    watching: Annotated[
        _Games, Meta(description="Public running games, those most worth watching first.")
    ]
    featured: Annotated[
        GameListed | None,
        Meta(description="A finished public game that is worth seeing again; missing: none."),
    ] = None
