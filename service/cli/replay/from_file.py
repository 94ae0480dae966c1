"""Recordings from an export: the log itself, folded here, without any service."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from events.envelope import Recorded
from events.exports import FORMAT, FORMATS, unpacked
from games.kernel.registry import Registry
from games.kernel.table.rewinding import Rewind, in_force, line, parent
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder, UndecodableError, UnknownKindError
from referee.positions import NOWHERE, REWOUND, Position
from referee.replayer import Replayer
from referee.results import result_shown
from service.cli.common.errors import CommandError
from service.cli.common.score_sheet import names_of
from service.cli.common.words import language, say
from service.cli.replay.recording import Recording, ReplayedMove
from service.cli.replay.table import table_of
from service.transfer.schemas.exports import EventExported, Export


def from_file(path: Path) -> Recording:
    """The game in an export file; CommandError if it is none, or hides what is needed."""
    export = _read(path)
    registry = Registry.installed()
    title = registry.get(export.game.title)
    if title is None:
        raise CommandError(say("title.absent", title=export.game.title))
    decoder = Decoder(registry)
    plies = {ply: tuple(events) for ply, events in groupby(export.events, lambda e: e.ply)}
    try:
        positions, end = _positions(Replayer(registry, decoder), export, plies)
        rewinds = end.seen.rewinds
        moves = tuple(_move(title, decoder, export, plies[ply], rewinds) for ply in plies if ply)
    except (UndecodableError, UnknownKindError) as trouble:
        raise CommandError(_unreadable(path, export, trouble)) from None
    except (ValueError, KeyError, AssertionError) as trouble:
        raise CommandError(say("replay.damaged", file=path, trouble=trouble)) from None
    if end.state is None:
        raise CommandError(say("replay.not-begun", file=path))
    return Recording(
        id=export.game.id,
        title=title.meta.name,
        status=end.status,
        names=names_of(export.game),
        setup=plies[0],
        moves=moves,
        result=None
        if end.seen.result is None
        else result_shown(end.seen.result, title, language()),
        draw=cache(lambda ply: table_of(title, title.showing.view(positions[ply].state))),
        legend=title.showing.legend,
    )


def _read(path: Path) -> Export:
    try:
        export = msgspec.json.decode(unpacked(path.read_bytes()), type=Export)
    except OSError as trouble:
        raise CommandError(say("file.unreadable", file=path, trouble=trouble.strerror)) from None
    except msgspec.MsgspecError as error:
        raise CommandError(say("replay.no-export", file=path, trouble=error)) from None
    if export.format not in FORMATS:
        raise CommandError(say("replay.format", file=path, found=export.format, known=FORMAT))
    return export


def _positions(
    folder: Replayer, export: Export, plies: Mapping[int, tuple[EventExported, ...]]
) -> tuple[Mapping[int, Position], Position]:
    """The game right after each ply, and at the end."""
    position, after = NOWHERE, dict[int, Position]()
    for ply, events in plies.items():
        for event in events:
            recorded = _recorded(export, event)
            if event.type == REWOUND:
                after.setdefault(ply, position)
                earlier = after[folder.rewinding(recorded).to]
                position = folder.rewound(position, [recorded], earlier.state)
            else:
                position = folder.fold(position, [recorded])
        after.setdefault(ply, position)
    return after, position


def _move(
    title: AnyTitle,
    decoder: Decoder,
    export: Export,
    events: tuple[EventExported, ...],
    rewinds: Sequence[Rewind],
) -> ReplayedMove:
    ply = events[0].ply
    action: Any = decoder.decode(_recorded(export, events[0]))
    if not isinstance(action, Action):
        raise ValueError(say("replay.no-command", ply=ply))
    return ReplayedMove(
        ply=ply,
        parent=parent(rewinds, ply),
        in_force=in_force(line(rewinds, export.game.ply), ply),
        seat=action.seat,
        notation=title.showing.notation.print(action.command),
        events=events,
    )


def _recorded(export: Export, event: EventExported) -> Recorded:
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
        return say("replay.unfit", file=path, trouble=trouble)
    return say("replay.hidden", file=path)
