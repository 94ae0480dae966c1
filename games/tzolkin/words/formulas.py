"""What monuments score, in words."""

from collections.abc import Mapping
from typing import assert_never

from games.tzolkin.formulas import (
    AnyFormula,
    BestTemple,
    PerBuiltMonument,
    PerOwnBuilding,
    PerOwnCategory,
    PerOwnTile,
    PerPlacedSkull,
    PerTechLevel,
    TechsAtTop,
    TempleValues,
    WorkersInPlay,
)
from games.tzolkin.words.phrases import CATEGORIES, listed


def formula(one: AnyFormula) -> str:
    """What a monument scores."""
    match one:
        case PerOwnCategory():
            kind = CATEGORIES[one.category]
            return f"{one.vp_each} points for each {kind} you own, monuments of its kind included."
        case PerOwnBuilding():
            return f"{one.vp_each} points for each building and monument you own."
        case PerBuiltMonument():
            each = listed(
                [f"{n} with {seats} players" for seats, n in one.vp_each_by_players.items()]
            )
            return f"Points for each monument that anybody built: {each}."
        case PerOwnTile():
            return f"{one.vp_each} points for each {one.tile} tile you own."
        case WorkersInPlay():
            return f"Points for your workers in play: {_table(one.table)}."
        case PerTechLevel():
            return f"{one.vp_each} points for each of your technology levels."
        case TechsAtTop():
            return f"Points for your technologies at the highest level: {_table(one.table)}."
        case BestTemple():
            return f"{one.vp_each} points for each step above the start on your best temple."
        case TempleValues():
            return "The points printed beside your three temple markers."
        case PerPlacedSkull():
            return f"{one.vp_each} points for each skull on Chichen Itza, whoever put it there."
        case _:
            assert_never(one)


def _table(table: Mapping[int, int]) -> str:
    return listed([f"{points} for {count}" for count, points in table.items()])
