"""Games that stand in the middle at a service: played here by bots, then imported as notation."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from events.chance import SEED_BYTES, SeededChance
from events.fairness import drawing_seed
from games.kernel.chance import Chance
from games.kernel.players import strategies
from games.kernel.refusal import Illegal
from games.kernel.title import Action, AnyTitle, Table, fold, play
from tests.service.people import Person
from tests.support.games import staying
from tests.support.titles import title_of

SEATS: Final = 3
SEED: Final = bytes(SEED_BYTES)
VIEWER: Final = 0
"""The seat of the person; bots have the others."""


def midway(person: Person, title: str, part: float, **options: Any) -> str:
    """The id of a game of the person and bots, of which so much has been played: the person is to
    decide, and others have moved since they did last."""
    found = title_of(title)
    table = Table(seats=SEATS, options=msgspec.convert(options, found.types.options))
    lines, turns = list[str](), list[int]()
    for state, action in _played(found, table):
        if (
            set(state.agenda.awaits()) == {VIEWER}
            and lines
            and not lines[-1].startswith(f"{VIEWER}:")
        ):
            turns.append(len(lines))
        lines.append(f"{action.seat}: {found.showing.notation.print(action.command)}")
    until = next(turn for turn in turns if turn >= part * len(lines))
    return _imported(person, title, options, lines[:until])


def _played(title: AnyTitle, table: Table[Any]) -> Iterator[tuple[Any, Action[Any]]]:
    """Every state before a move, with the move; draws as the service makes them of the seed."""
    seed = drawing_seed(SEED, [None] * table.seats)
    opening = title.rules.setup(table, SeededChance(seed, 0))
    assert not isinstance(opening, Illegal), opening
    state, thoughts = fold(title, opening, None), random.Random(title.meta.slug)
    ply = 0
    while title.rules.result(state) is None:
        ply += 1
        action = _decided(title, state, SeededChance(SEED, ply), thoughts)
        yield state, action
        accepted = play(title, state, action, SeededChance(seed, ply))
        assert not isinstance(accepted, Illegal), accepted
        state = accepted.state


def _decided(title: AnyTitle, state: Any, chance: Chance, thoughts: random.Random) -> Action[Any]:
    """What the bot of the seat that comes first chooses."""
    seat = thoughts.choice(sorted(state.agenda.awaits()))
    bot = title.bots[bots(title)[seat]]
    commands = staying(title.rules.legal(state, seat))
    command = bot.choose(state, seat, commands, chance)
    return Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)


def bots(title: AnyTitle) -> Sequence[str]:
    """The strategies on the seats: those of the title in turns."""
    names = strategies(title.bots)
    return [names[seat % len(names)] for seat in range(SEATS)]


def _imported(person: Person, title: str, options: Any, lines: Sequence[str]) -> str:
    names = bots(title_of(title))
    seats = [
        {"kind": "person"} if seat == VIEWER else {"kind": "bot", "bot": name}
        for seat, name in enumerate(names)
    ]
    basis = {"format": "kronika-notation/1", "title": title, "seats": seats, "moves": lines}
    body = {**basis, "options": options, "seed": SEED.hex()}
    answer = person.http.post("/v1/games/import", json=body)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    assert game["status"] == "running", game
    return str(game["id"])
