"""What the open decision is about, as items: slots, revealed tokens, units of a cost, options."""

from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES, TILES
from games.eldervale.steps import Step
from games.eldervale.steps.battle import ChoosingReward
from games.eldervale.steps.gaining import ChoosingOption
from games.eldervale.steps.paying import ReducingCost
from games.eldervale.steps.treasure import PickingFromStack, TakingFromRealm
from games.eldervale.view import View
from games.kernel.scene import Item


def choices(view: View) -> Iterator[Item]:
    """The items of the decision on top of the agenda, if it has any."""
    asked = [frame.step for frame in view.agenda if frame.seat is not None and frame.lane >= -1]
    for at, (id_, component) in enumerate(_about(view, asked[-1]) if asked else ()):
        yield Item(id=id_, kind="choice", component=component, at=(at,), label=_label(id_))


def _label(id_: str) -> str:
    """What tells a choice from the others: the end of its id, numbers counted from one."""
    end = id_.partition("-")[2]
    return str(int(end) + 1) if end.isdigit() else end.replace("_", " ")


def _about(view: View, step: Step) -> Iterator[tuple[str, str | None]]:
    """The choices of a step, and the component that each is about."""
    match step:
        case TakingFromRealm(realm=realm):
            tops = {one.slot: one.top for one in view.stacks_of(realm)}
            for slot, printed in enumerate(TILES[realm].slots):
                yield f"slot-{slot}", tops[slot] or printed.printed
        case PickingFromStack(tile=tile, slot=slot):
            for one in view.stacks_of(tile):
                if one.slot == slot:
                    yield from ((f"token-{at}", token) for at, token in enumerate(one.known))
        case ReducingCost(price=price):
            yield from ((f"cost-{unit}", None) for unit in dict.fromkeys(price))
        case ChoosingReward():
            yield from (("option-glory", None), ("option-power", None))
        case ChoosingOption(copy=None, options=options):
            yield from ((f"option-{at}", None) for at, _ in enumerate(options))
        case ChoosingOption(copy=copied):
            cards = {card.card for one in view.players for card in one.tableau} - {copied}
            for card in sorted(cards & ADVENTURES.keys()):
                for at, effect in enumerate(ADVENTURES[card].effect):
                    if effect.trigger == "activate":
                        yield f"option-{card}:{at}", card
        case _:
            return
