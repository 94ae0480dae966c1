"""Played games in a folder: whoever tries other features need not have them played again."""

from pathlib import Path
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.title import AnyTitle
from training.plans import Plan
from training.playing import Played, Ply, played


class _Ply(Struct, frozen=True):
    """A ply as it is kept; commands and facts are read by the types of the title."""

    seat: int
    by: str | None
    command: msgspec.Raw
    facts: msgspec.Raw


class _Kept(Struct, frozen=True):
    plan: Plan
    opening: msgspec.Raw
    plies: tuple[_Ply, ...]


def game(title: AnyTitle, plan: Plan, folder: Path | None) -> Played:
    """The game of a plan. One that is kept in the folder is read, if its plan was the same."""
    if folder is None:
        return played(title, plan)
    file = folder / f"{plan.seed.replace(' ', '-')}.json"
    kept = _read(title, file) if file.exists() else None
    if kept is None or kept.plan != plan:
        kept = played(title, plan)
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(kept))
    return kept


def _read(title: AnyTitle, file: Path) -> Played:
    kept = msgspec.json.decode(file.read_bytes(), type=_Kept)
    commands = msgspec.json.Decoder(title.types.command)
    facts: Any = msgspec.json.Decoder(GenericAlias(tuple, (title.types.fact, ...)))
    plies = tuple(
        Ply(one.seat, one.by, commands.decode(one.command), facts.decode(one.facts))
        for one in kept.plies
    )
    return Played(kept.plan, facts.decode(kept.opening), plies)
