"""`kronika demo`: bots play a whole game, live."""

import secrets
from contextlib import ExitStack
from typing import Annotated

from cyclopts import Parameter
from msgspec import Raw
from rich.console import Console

from games.kernel.title import AnyTitle
from referee.game_schemas import GameShown
from service.cli.common import options, titles
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.own_service import own_service
from service.cli.common.program import called
from service.cli.common.score_sheet import names_of, score_sheet
from service.cli.common.terminal import console
from service.cli.common.words import say
from service.cli.demo.watching import watch
from service.lobby.schemas.games import NewGame, SeatWanted

Delay = Annotated[
    float | None,
    Parameter(help="Seconds between two moves; 0.05 in a terminal, none elsewhere."),
]
Serve = Annotated[
    bool, Parameter(help="Run a service for as long as the demo takes, instead of looking for one.")
]

READABLE = 0.05
"""Seconds between two moves that an eye can follow."""


def demo(
    *,
    title: titles.Slug = titles.DEFAULT,
    seats: titles.Seats = None,
    bots: titles.Bots = "",
    game_options: titles.Options = "{}",
    delay: Delay = None,
    url: options.Url = None,
    serve: Serve = False,
    data: options.Data = None,
) -> int:
    """Let bots play a whole game live and print the links to replay it.

    Makes an account and a game with a bot on every seat, follows its stream,
    and prints every move as it happens above the board as it stands. The first
    link shows the same game live in a browser. It is an
    ordinary client of the API; the bots play within the service.

    Try:

        kronika demo
        kronika demo --seats 2 --bots farmer,random --delay 0.3
        kronika demo --url https://kronika.example
        kronika demo --serve

    Exit codes: 0 played to the end, 2 no service answers or the options do
    not fit, 130 stopped by Ctrl-C (the game goes on).
    """
    chosen = titles.installed(title)
    if delay is not None and delay < 0:
        raise CommandError(say("option.no-negative", option="--delay"))
    titles.options_of(chosen, game_options)
    names = titles.entrants(chosen, bots, seats)
    seated = titles.in_turn(names, titles.table_size(chosen, names, seats))
    wanted = NewGame(
        title=title,
        seats=tuple(SeatWanted(kind="bot", bot=bot) for bot in seated),
        options=Raw(game_options.encode()),
    )
    with ExitStack() as running:
        address = running.enter_context(own_service(data)) if serve else options.url_of(url)
        _play(running.enter_context(Service(address)), chosen, wanted, delay)
        if serve:
            _print_where_it_stays()
    return 0


def _play(service: Service, title: AnyTitle, wanted: NewGame, delay: float | None) -> None:
    out = console()
    if delay is None:
        delay = READABLE if out.is_terminal else 0.0
    account = service.register(f"demo-{secrets.token_hex(4)}").account
    game = service.open_game(wanted)
    who = ", ".join(names_of(game).values())
    watching = {"account": account.name, "title": title.meta.name, "game": game.id, "players": who}
    out.print(say("demo.watches", **watching), soft_wrap=True)
    out.print(say("demo.live", link=f"{service.url}/games/{game.id}"), soft_wrap=True)
    watch(service, title, game, out, delay)
    over = service.game(game.id)
    assert over.result is not None, "the stream ended before the game"
    out.print(score_sheet(over.result, names_of(over)))
    _links(out, service, over)


def _links(out: Console, service: Service, game: GameShown) -> None:
    base = f"{service.url}/v1/games/{game.id}"
    where = "" if service.url == options.url_of(None) else f" --url {service.url}"
    page = f"{service.url}/games/{game.id}"
    links = (
        (say("demo.in-browser"), page),
        (say("demo.verify"), f"{page}/audit"),
        (say("demo.step"), f"{called()} replay {game.id}{where}"),
        (say("demo.game"), base),
        (say("demo.moves"), f"{base}/moves"),
        (say("demo.states"), f"{base}/states/0 ... {base}/states/{game.ply}"),
        (say("demo.events"), f"{base}/events"),
        (say("demo.export"), f"{base}/export"),
    )
    out.print(say("demo.replay"))
    for name, link in links:
        out.print(f"  {name:28}{link}", soft_wrap=True)


def _print_where_it_stays() -> None:
    console().print(say("demo.stays", called=called()))
