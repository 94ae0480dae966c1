"""Recordings from an export: the log itself, folded here, without any service."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from events.envelope import Recorded
from games.kernel.registry import Registry
from games.kernel.title import Action, AnyTitle
from projections.decoder import Decoder, UndecodableError, UnknownKindError
from service.cli.errors import CommandError
from service.cli.replaying.recording import Move, Recording
from service.cli.score_sheet import names_of
from service.loop.positions import NOWHERE, Folder, Position
from service.shapes.play import Event, Export

FORMAT = "kronika-export/1"


def from_file(path: Path) -> Recording:
    """The game in an export file; CommandError if it is none, or hides what is needed."""
    export = _read(path)
    registry = Registry.installed()
    title = registry.get(export.game.title)
    if title is None:
        raise CommandError(f"the title {export.game.title!r} is not installed here")
    decoder = Decoder(registry)
    plies = {ply: tuple(events) for ply, events in groupby(export.events, lambda e: e.ply)}
    try:
        positions = tuple(_positions(Folder(registry, decoder), export, plies.values()))
        moves = tuple(_move(title, decoder, export, plies[ply]) for ply in plies if ply)
    except (UndecodableError, UnknownKindError) as trouble:
        raise CommandError(_unreadable(path, export, trouble)) from None
    except (ValueError, KeyError, AssertionError) as trouble:
        raise CommandError(f"{path} is damaged: {trouble}") from None
    if positions[-1].state is None:
        raise CommandError(f"the game in {path} has not begun")
    return Recording(
        id=export.game.id,
        title=title.meta.name,
        status=positions[-1].status,
        names=names_of(export.game),
        setup=plies[0],
        moves=moves,
        result=positions[-1].seen.result,
        draw=lambda ply: title.picture(title.view(positions[ply].state)),
    )


def _read(path: Path) -> Export:
    try:
        export = msgspec.json.decode(path.read_bytes(), type=Export)
    except OSError as trouble:
        raise CommandError(f"{path} cannot be read: {trouble.strerror}") from None
    except msgspec.MsgspecError as error:
        raise CommandError(f"{path} is no export of a game: {error}") from None
    if export.format != FORMAT:
        raise CommandError(f"{path} has the format {export.format!r}; only {FORMAT!r} is known")
    return export


def _positions(
    folder: Folder, export: Export, plies: Iterable[tuple[Event, ...]]
) -> Iterator[Position]:
    """The game after each ply."""
    position = NOWHERE
    for events in plies:
        position = folder.fold(position, [_recorded(export, event) for event in events])
        yield position


def _move(title: AnyTitle, decoder: Decoder, export: Export, events: tuple[Event, ...]) -> Move:
    action: Any = decoder.decode(_recorded(export, events[0]))
    if not isinstance(action, Action):
        raise ValueError(f"ply {events[0].ply} does not begin with a command")
    line = title.notation.print(action.command)
    return Move(ply=events[0].ply, seat=action.seat, notation=line, events=events)


def _recorded(export: Export, event: Event) -> Recorded:
    """The event as it stands in the log, as far as folding needs to know."""
    return Recorded(
        partition=0,
        position=0,
        game_id=export.game.id,
        version=event.version,
        ply=event.ply,
        seat=event.seat,
        decision=event.decision,
        kind=event.type,
        payload=bytes(event.data),
        at=event.at,
    )


def _unreadable(path: Path, export: Export, trouble: Exception) -> str:
    if export.game.status == "finished":
        return f"{path} does not fit the titles that are installed here: {trouble}"
    return (
        f"{path} was exported while the game was running, and hides what its reader might not see\n"
        "  To fix it: export the game again when it is over, or replay it from the service."
    )
