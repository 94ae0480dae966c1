"""Games that have come far, on a running service: played here, and imported in notation."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kernel.agenda import Frame
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from service.play.record import FORMAT
from tests.audit.exporting import Writer, chosen
from tests.service.people import Person
from tests.support.titles import title_of

GAMES = 40
"""Games among which a position is looked for."""
LONGEST = 1500

Wanted = Callable[[Any, Seat, Frame[Any]], bool]
"""Whether a position is the one looked for: the state, who is asked, and what is open."""


class BegunGame:
    """A game of random moves up to the first position that is wanted."""

    def __init__(self, slug: str, seats: int, wanted: Wanted, **options: Any) -> None:
        self.title: AnyTitle = title_of(slug)
        self.seats, self.options = seats, options
        for number in range(GAMES):
            dice = random.Random(f"{slug} {seats} {number}")
            writer = Writer(self.title, f"begun-{slug}-{seats}-{number}")
            writer.open(seats, self.title.types.options(**options), [None] * seats)
            moves: list[str] = []
            while not writer.position.over and len(moves) < LONGEST:
                state: Any = writer.position.state
                self.seat: Seat = min(state.agenda.awaits())
                if wanted(state, self.seat, state.agenda.open_for(self.seat)):
                    self.state, self.seed, self.moves = state, writer.secrets.seed, moves
                    return
                action = chosen(self.title, state, dice)
                words = self.title.showing.notation.print(action.command)
                moves.append(f"{action.seat}: {words}")
                writer.move(action)
        raise LookupError(f"no such position in {GAMES} games of {slug}")

    def document(self) -> Mapping[str, Any]:
        """The game in notation, with its seed: all draws come out the same."""
        return {
            "format": FORMAT,
            "title": self.title.meta.slug,
            "seats": [{"kind": "person"}] * self.seats,
            "options": msgspec.to_builtins(self.options),
            "seed": self.seed.hex(),
            "draws": "named",
            "moves": self.moves,
        }

    def legal(self) -> list[Any]:
        """What the seat that is asked can play."""
        return list(self.title.rules.legal(self.state, self.seat))

    def imported(self, person: Person, visibility: str = "public") -> str:
        """The id of the game, in which the person has all seats."""
        made = person.http.post(
            "/v1/games/import", params={"visibility": visibility}, json=self.document()
        )
        assert made.status_code == 201, made.text
        shown = made.json()
        assert (shown["status"], shown["ply"]) == ("running", len(self.moves))
        return str(shown["id"])
