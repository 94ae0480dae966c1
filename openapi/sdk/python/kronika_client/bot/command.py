"""The command line of a bot."""

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from kronika_client import models, refusals
from kronika_client.access import Access
from kronika_client.async_client import AsyncClient
from kronika_client.bot.playing import Bot
from kronika_client.bot.settings import Settings, known_titles, secret
from kronika_client.bot.thinking import Strategy
from kronika_client.sign_in import CredentialsFile, LoginError, Wanted, login

_WORDS: Final = """\
Plays for an account of its own, until SIGTERM or Ctrl+C: where it is invited, and at open tables.
Everything can be started again at any time. The token comes from KRONIKA_TOKEN; --register makes an
account and prints its token, which is shown only once. With --login it plays for whoever signs in
with a browser, instead. `python -m kronika_client.bot --template`
prints a program to put a strategy of your own into."""
REFUSED: Final = 2
"""Exit code: the token is not taken, or something is wrong with what was told."""


def run(choose: Strategy, arguments: Sequence[str] | None = None) -> None:
    """Reads the command line and plays with a strategy; ends the program."""
    told = _parser().parse_args(arguments)
    form = "%(asctime)s %(levelname)s %(message)s"
    logging.basicConfig(level=logging.INFO, format=form, stream=sys.stderr)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    if told.register is not None:
        sys.stdout.write(asyncio.run(_registered(told.url, told.register)) + "\n")
        sys.exit(0)
    token = os.environ.get("KRONIKA_TOKEN", "")
    if not token and not told.login:
        sys.stderr.write("KRONIKA_TOKEN is not set; --register NAME makes an account\n")
        sys.exit(REFUSED)
    try:
        access = (
            login(told.url, Wanted(), show=print, store=CredentialsFile()) if told.login else token
        )
        asyncio.run(_played(choose, told.url, access, _settings(told), told.receipts))
    except (refusals.Unauthorized, LoginError) as refusal:
        sys.stderr.write(f"{refusal}\n")
        sys.exit(REFUSED)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=_WORDS)
    usual = os.environ.get("KRONIKA_URL", "http://127.0.0.1:8000")
    more = parser.add_argument
    more("--url", default=usual, help="the service (default: KRONIKA_URL, else %(default)s)")
    more("--register", metavar="NAME", help="make an account, print its token, and end")
    more("--login", action="store_true", help="play for whoever signs in, and keep that")
    more("--titles", nargs="+", metavar="TITLE", help="only these (default: all it knows)")
    more("--games", type=int, default=20, help="games at once at most (default %(default)s)")
    more("--moves", type=int, default=8, help="decisions at once (default %(default)s)")
    more("--seconds", type=float, default=10.0, help="for a decision (default %(default)s)")
    more("--every", type=float, default=5.0, help="seconds between looks (default %(default)s)")
    more("--only-invited", action="store_true", help="sit down only where it is invited")
    more("--programs", action="store_true", help="also sit down with other programs")
    words = "holds what nobody else may know of its draws; made if missing (default %(default)s)"
    more("--secret", type=Path, default=Path("kronika-bot.secret"), help=words)
    more("--receipts", type=Path, help="a file that keeps the last receipt of each game")
    return parser


def _settings(told: argparse.Namespace) -> Settings:
    known = known_titles()
    return Settings(
        titles=known.intersection(told.titles or known),
        games=told.games,
        moves=told.moves,
        seconds=told.seconds,
        every=told.every,
        tables=not told.only_invited,
        programs=told.programs,
        secret=secret(told.secret),
    )


async def _registered(url: str, name: str) -> str:
    """The token of a new account that says that a program plays."""
    async with AsyncClient(url) as anybody:
        return (await anybody.create_account(models.NewAccount(name=name, bot=True))).token


async def _played(
    choose: Strategy, url: str, token: str | Access, settings: Settings, receipts: Path | None
) -> None:
    async with AsyncClient(url, token, receipts=receipts) as kronika:
        bot = Bot(kronika, choose, settings)
        loop = asyncio.get_running_loop()

        def stop(number: signal.Signals) -> None:
            loop.remove_signal_handler(number)  # the second one ends it at once
            bot.stop()

        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows ends it in the middle of a move, no worse
                loop.add_signal_handler(number, stop, number)
        await bot.run()
