"""A move in words: its line, and its facts in short.

`paid seat 0, corn 3` stands for `{"type": "tzolkin.paid", "seat": 0, "corn": 3}`. What is awaited
next is left out: the next line shows it.
"""

from collections.abc import Iterator

import msgspec

from games.kernel.visibility import Json
from referee.results import ResultShown
from referee.schemas import Event
from service.cli.common.words import say
from service.cli.replay.recording import Recording

LONGEST = 160  # characters of a fact; the rest is cut off


def line_of(game: Recording, ply: int) -> str:
    """`12. farmer (0): place on uxmal`; ply 0 is the setup. Branches are told: what a move was
    played on, if not on the ply before, and whether it was left."""
    if ply == 0:
        return say("replay.setup")
    move = game.moves[ply - 1]
    told = f"{ply}. {game.names.get(move.seat, '')} ({move.seat}): {move.notation}"
    if move.parent != ply - 1:
        told += say("replay.on-ply", ply=move.parent)
    return told if move.in_force else told + say("replay.left")


def facts_of(game: Recording, ply: int) -> Iterator[str]:
    """What happened in a ply, a line for each fact."""
    events = game.setup if ply == 0 else game.moves[ply - 1].events[1:]
    return (told for told in map(_fact, events) if told)


def _fact(event: Event) -> str:
    kind = event.kind.partition(".")[2]
    if kind == "agenda-changed":
        return ""
    data: dict[str, Json] = msgspec.json.decode(event.data)
    data.pop("type", None)
    told = f"{kind} {_members(data)}".rstrip()
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 3]}..."


def _members(value: dict[str, Json]) -> str:
    """The seat first; members have no order of their own."""
    ordered = sorted(value, key=lambda name: (name != "seat", name))
    return ", ".join(f"{name} {_item(value[name])}" for name in ordered)


def _item(value: Json) -> str:
    match value:
        case {"hidden": count}:
            return f"({count} hidden)"
        case dict():
            return "{" + _members(value) + "}"
        case list():
            return "(" + " ".join(_item(one) for one in value) + ")"
        case None:
            return "-"
        case _:
            return str(value)


def winners(result: ResultShown, game: Recording) -> str:
    """Who won, in a few words."""
    seats = [f"{game.names.get(seat, '')} ({seat})" for seat in result.winners]
    found = [*seats, *(one.name for one in result.automata if one.rank == 1)]
    return say("replay.wins", count=len(found), names=found)
