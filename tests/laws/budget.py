"""How much the laws look at, in plies: a title with long games costs no more than one with short.

A run plays about `PLIES` plies of each title, in whole games. Most laws look at every one of them;
the dear parts look at one ply in so many (their stride) of each kind of step, and at least at one,
so that what happens once in a game is looked at as well. A kind of step is what was to be decided
with how it was decided.

| part | stride |
| --- | --: |
| legality: every listed command is played | 6 |
| legality: commands that are not listed; defaults | 12 |
| round trips: views, notation of every listed command; scenes | 32 |
| secrecy, of one viewer in rotation | 24 |
| previews of what is played; pictures; what cannot be chosen | 96 |
| samples of commands, carried out | 24 |
| worlds that are imagined, for one seat in every other game, beside which one is played whole | 6 |
| judgements of a search, for one seat in every fourth game, beside which one is played whole | 12 |

`./kronika soak` plays games without end, and looks at some of them `closely`: all parts, all plies,
all viewers.
"""

import os
from collections.abc import Iterator

from tests.support.games import Played, Ply

PLIES = int(os.environ.get("KRONIKA_LAW_PLIES", "2500"))
LISTED = 6
UNLISTED = 12
READING = 32
SECRECY = 24
PREVIEWS = 96
WORLDS = 6
JUDGED = 12
SAMPLED = 24
FIGURES = 24
REFUSED = 96


def looked_at(played: Played, stride: int) -> Iterator[Ply]:
    """The plies of a game that a dear part of a law looks at, in their order."""
    if played.closely:
        return iter(played.plies)
    kinds: dict[tuple[type, type], list[Ply]] = {}
    for ply in played.plies:
        kinds.setdefault(kind(ply), []).append(ply)
    chosen = [
        ply
        for plies in kinds.values()
        for ply in plies[played.seed % min(stride, len(plies)) :: stride]
    ]
    return iter(sorted(chosen, key=lambda ply: ply.number))


def kind(ply: Ply) -> tuple[type, type]:
    """What was to be decided, and how it was."""
    frame = ply.before.agenda.open_for(ply.action.seat)
    assert frame is not None
    return type(frame.step), type(ply.action.command)
