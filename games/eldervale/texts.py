"""Texts of components that are made from their data: realms, starter cards, mercenaries, Ghosts."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.eldervale.box.cards import Starter
from games.eldervale.box.creatures import Mercenary
from games.eldervale.box.ghosts import GhostCard
from games.eldervale.box.realms import Tile
from games.eldervale.effects.goods import Gain
from games.eldervale.effects.program import AnyOperation, Choose
from games.eldervale.effects.terms import Cost
from games.kernel.phrases import Phrases


def cost(phrases: Phrases, of: Cost, term: str = "cost") -> str:
    """What is to be paid (`Cost: 2 gems and 1 tool.`)."""
    return phrases.term(term, cost=msgspec.to_builtins(of))


def realm(phrases: Phrases, tile: Tile) -> str:
    """What a dwelling costs and the slots give; of a ruin, what its action costs and does."""
    if tile.action is None:
        slots = phrases.term("slots", slots=[slot.printed for slot in tile.slots])
        return f"{cost(phrases, tile.dwelling_cost, 'tile')} {slots}"
    said = [cost(phrases, one) for one in tile.action.cost]
    said += [done(phrases, op) for op in tile.action.do]
    if tile.side_bonus is not None:
        said.append(phrases.term("sides", **msgspec.to_builtins(tile.side_bonus)))
    return " ".join(said)


def done(phrases: Phrases, op: AnyOperation) -> str:
    """What an operation does, as a sentence."""
    if isinstance(op, Choose):
        return phrases.term("or").join(_together(phrases, ops) for ops in op.options)
    values: dict[str, Any] = msgspec.to_builtins(op)
    if isinstance(op, Gain):
        values["amount"] = {op.res: op.n}
    return phrases.term(f"op-{op.__struct_config__.tag}", **values)


def _together(phrases: Phrases, ops: Sequence[AnyOperation]) -> str:
    return " ".join(done(phrases, op) for op in ops)


def starter(phrases: Phrases, card: Starter) -> str:
    """The three actions, with what each kind of unit costs."""
    costs = msgspec.to_builtins(card.summon_costs)
    printed = next(one.square.printed for one in card.actions if one.square is not None)
    return phrases.term(
        "starter",
        worker=[one["any"] for one in costs["worker"]],
        warrior=costs["warrior"],
        wizard=costs["wizard"],
        dragon=costs["dragon"],
        printed={printed: 1},
    )


def mercenary(phrases: Phrases, card: Mercenary) -> str:
    """How it is hired, its dice and its ability."""
    hire = phrases.term("mercenary", dice=card.dice)
    return f"{hire} {_together(phrases, card.ability.do)}"


def ghost_card(phrases: Phrases, card: GhostCard) -> str:
    """What the Ghosts do, and what the card adds to their dice (EV-SOL-05 to EV-SOL-09)."""
    what = phrases.term(
        f"ghosts-{card.action}", rank=list(card.element_rank), ruin=card.ruin, vp=card.vp
    )
    if not card.dice_bonus:
        return what
    return f"{what} {phrases.term('ghosts-dice', dice=card.dice_bonus)}"
