"""`kronika dispute`: disputes of a running service, for players and arbiters."""

import sys
from collections.abc import Iterable
from typing import Annotated, Literal

from cyclopts import App, Parameter

from games.kernel.table.disputing import Annul, Remedy, RewindTo
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.games import Game, named_game
from service.cli.common.words import say
from service.cli.dispute import printing
from service.cli.dispute.client import DisputeClient
from service.disputes.schemas import NewDispute, NewVerdict

Number = Annotated[int, Parameter(help="Number of the dispute in the game.", show_default=False)]
Json = Annotated[bool, Parameter(name="--json", help="Print what the service says, as JSON.")]
Status = Annotated[
    Literal["open", "dismissed", "upheld", "withdrawn"] | None,
    Parameter(help="Only disputes of this status."),
]

dispute = App(
    name="dispute",
    help="""See, open and judge disputes of a running service.

A player who takes a move, or a refusal, for wrong opens a dispute on it. An
arbiter looks at the evidence and judges. The token in `KRONIKA_TOKEN` (or
`--token`) says who you are.

Try:

    kronika dispute refusals GAME
    kronika dispute open GAME --seat 0 --ply 12 --complaint "..."
    kronika dispute list --status open
    kronika dispute show GAME 1
    kronika dispute judge GAME 1 --uphold --rewind 11 --ruling Because.""",
    help_format="plaintext",
)


@dispute.command(name="list")
def list_(
    game: Annotated[str | None, Parameter(help="Id or address of a game; all if left out.")] = None,
    /,
    *,
    status: Status = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """List disputes: of a game, or (for arbiters) of all.

    Exit codes: 0 listed, 2 no such game, no service, or not allowed.
    """
    if game is None:
        with DisputeClient(options.url_of(url), token) as service:
            return _print(printing.line(one) for one in service.of_all_games(status))
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        found = service.of_game(game_id)
        return _print(printing.line(one) for one in found if status in (None, one.status))


@dispute.command
def show(
    game: Game,
    number: Number,
    /,
    *,
    as_json: Json = False,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Show a dispute with its evidence, as far as you may see it.

    Exit codes: 0 shown, 2 no such dispute, no service, or not allowed.
    """
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        found = service.evidence(game_id, number)
        if as_json:
            sys.stdout.buffer.write(found + b"\n")
            return 0
        return _print(printing.evidence(service.understood(found), service.url))


@dispute.command(name="open")
def open_(
    game: Game,
    /,
    *,
    seat: Annotated[int, Parameter(help="Your seat.", show_default=False)],
    complaint: Annotated[str, Parameter(help="What is wrong.", show_default=False)],
    ply: Annotated[int | None, Parameter(help="The ply that is wrong.")] = None,
    refusal: Annotated[str | None, Parameter(help="The refusal that is wrong.")] = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Open a dispute on a ply, or on a refused command of yours.

    Exit codes: 0 it is open, 2 it cannot be opened (the message says why).
    """
    wanted = NewDispute(seat=seat, complaint=complaint, ply=ply, refusal=refusal)
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        return _print([printing.line(service.dispute(game_id, wanted))])


@dispute.command
def judge(
    game: Game,
    number: Number,
    /,
    *,
    ruling: Annotated[str, Parameter(help="The reasons; everybody can read them.")],
    dismiss: Annotated[bool, Parameter(help="All was right.", negative=())] = False,
    uphold: Annotated[bool, Parameter(help="Something was wrong.", negative=())] = False,
    rewind: Annotated[int | None, Parameter(help="Go on from this ply.")] = None,
    annul: Annotated[bool, Parameter(help="The game is void.", negative=())] = False,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Judge a dispute, as an arbiter who does not play in the game.

    Exit codes: 0 judged, 2 it cannot be judged so (the message says why).
    """
    if dismiss == uphold:
        raise CommandError(say("dispute.either"))
    if rewind is not None and annul:
        raise CommandError(say("dispute.one-remedy"))
    if uphold and rewind is None and not annul:
        raise CommandError(say("dispute.no-remedy"))
    remedy: Remedy | None = None if rewind is None else RewindTo(to=rewind)
    verdict = NewVerdict(
        verdict="upheld" if uphold else "dismissed",
        ruling=ruling,
        remedy=Annul() if annul else remedy,
    )
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        found = service.judge(game_id, number, verdict)
        return _print([printing.line(found), *printing.verdict(found, service.url)])


@dispute.command
def withdraw(
    game: Game, number: Number, /, *, url: options.Url = None, token: options.Token = None
) -> int:
    """Withdraw a dispute that you have opened.

    Exit codes: 0 withdrawn, 2 it cannot be withdrawn (the message says why).
    """
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        return _print([printing.line(service.withdraw(game_id, number))])


@dispute.command
def refusals(
    game: Game,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="Of this seat only.")] = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """List refused commands: of your seats, or (for arbiters) of all.

    Exit codes: 0 listed, 2 no such game, no service, or not allowed.
    """
    address, game_id = named_game(game, url)
    with DisputeClient(address, token) as service:
        return _print(printing.refusal(one) for one in service.refusals(game_id, seat))


def _print(lines: Iterable[str]) -> int:
    for line in lines:
        sys.stdout.write(f"{line}\n")
    return 0
