"""A person who opens tables for bots, and waits until all games are over."""

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

from kronika_client import Client, Patience, models

from tests.support.context import Context

PATIENCE = 300.0
"""Seconds in which something must go on."""
TIRELESS = Patience(tries=10_000, first=0.01, longest=0.1)
CLOCK = models.Clock(pace=models.PerMove(seconds=120), on_expiry="loss")
"""A decision that is lost, or that nobody takes up again, loses the game."""


class Program(Context):
    """A bot as a program of its own, that is killed and started again."""

    def __init__(self, command: Sequence[str | Path], folder: Path, **more: str) -> None:
        self._command = [str(one) for one in command]
        self._folder = folder
        self._more: Mapping[str, str] = more
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / "bot.log"

    def start(self) -> Self:
        """Starts it."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self._folder,
                env={**os.environ, "PYTHONUTF8": "1", **self._more},
                stdout=log,
                stderr=log,
            )
        return self

    def kill(self) -> None:
        """SIGKILL: it cannot finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, and its exit code."""
        return self._end(signal.SIGTERM)

    def begin(self) -> None:
        self.start()

    def end(self) -> None:
        self.kill()

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(number)
        return process.wait(PATIENCE)


class Host:
    """Opens tables and plays the seats of its own, if it has any."""

    def __init__(self, url: str, name: str) -> None:
        with Client(url, patience=TIRELESS) as anybody:
            token = anybody.create_account(models.NewAccount(name=name)).token
        self.kronika = Client(url, token, patience=TIRELESS)
        self.games: list[str] = []
        self._chance = random.Random(name)

    def open(self, title: str, seats: int) -> None:
        """A public table with one open seat, and bots of the service on the others."""
        rivals = [models.SeatWanted(kind="bot")] * (seats - 1)
        self._opened(title, [models.SeatWanted(kind="open"), *rivals])

    def invite(self, title: str, guest: str) -> None:
        """A private table for the host and a guest."""
        wanted = [models.SeatWanted(kind="me"), models.SeatWanted(kind="open")]
        self._opened(title, wanted, visibility="private")
        self.kronika.create_invitation(self.games[-1], models.NewInvitation(account=guest))

    def play(self, often: int, disturb: Sequence[Callable[[], object]]) -> list[models.GameShown]:
        """Plays until all games are over; whenever so many moves were made, it disturbs."""
        next_at, turn = often, 0
        moved, since = -1, time.monotonic()
        while True:
            games = [self.kronika.get_game(one) for one in self.games]
            if all(one.status == "finished" for one in games):
                assert turn >= len(disturb), f"only {turn} times disturbed"
                return games
            for game in games:
                self._move(game)
            plies = sum(one.ply for one in games)
            if plies >= next_at:
                disturb[turn % len(disturb)]()
                next_at, turn = plies + often, turn + 1
            if plies > moved:
                moved, since = plies, time.monotonic()
            assert time.monotonic() < since + PATIENCE, [(one.id, one.awaits) for one in games]
            time.sleep(0.1)

    def _opened(
        self, title: str, seats: list[models.SeatWanted], visibility: str = "public"
    ) -> None:
        wanted = models.NewGame(title=title, seats=seats, terms=models.Terms(clock=CLOCK))
        if visibility == "private":
            wanted = models.NewGame(
                title=title, seats=seats, terms=wanted.terms, visibility="private"
            )
        self.games.append(self.kronika.open_game(wanted).id)

    def _move(self, game: models.GameShown) -> None:
        """Plays for the host, who sits on seat 0 if anywhere."""
        if game.seats[0].account is None or game.visibility != "private" or 0 not in game.awaits:
            return
        legal = self.kronika.get_legal_commands(game.id, seat=0)
        if legal.commands:
            chosen = [self._chance.choice(legal.commands)]
            moves = models.Moves(seat=0, decision=legal.decision, commands=chosen)
            self.kronika.play_moves(game.id, moves)


def nothing_was_lost(host: Host, games: Sequence[models.GameShown], bot: str) -> None:
    """Every game was played to its end by whoever sat there; no clock ran out, and no move was
    made twice or by somebody else."""
    for game in games:
        assert not game.forfeits, game.id
        assert bot in {one.account.name for one in game.seats if one.account}
        kinds = [event.data for event in host.kronika.iter_events(game.id, limit=1000)]
        assert not [one for one in kinds if isinstance(one, models.TimeExpired)], game.id
        moves = list(host.kronika.iter_moves(game.id, limit=1000))
        assert [one.ply for one in moves] == list(range(1, game.ply + 1))
