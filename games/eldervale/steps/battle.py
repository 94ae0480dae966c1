"""Steps of a battle (EV-BAT)."""

from typing import Literal

from games.eldervale.box.ids import MonsterId, SourceId, TileId
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.steps.base import Awaiting, WindowKind
from games.kernel.seats import Seat


class Reacting(Awaiting, frozen=True, tag="eldervale.reacting"):
    """A reaction to a triggered battle (EV-BAT-04)."""

    asked: bool = False


class Joining(Awaiting, frozen=True, tag="eldervale.joining"):
    """Units that join the battle (EV-BAT-05); `joined` counts them."""

    joined: int = 0
    asked: bool = False


class Boosting(Awaiting, frozen=True, tag="eldervale.boosting"):
    """Swords, spells and abilities for more dice (EV-BAT-07)."""

    asked: bool = False


class SettingDice(Awaiting, frozen=True, tag="eldervale.setting-dice"):
    """Abilities before the roll (EV-BAT-08)."""

    done: tuple[SourceId, ...] = ()


class RespondingToRoll(Awaiting, frozen=True, tag="eldervale.responding-to-roll"):
    """A reaction to the dice (EV-BAT-04)."""

    asked: bool = False


class ChoosingDice(Awaiting, frozen=True, tag="eldervale.choosing-dice"):
    """Dice that are re-rolled, raised or exchanged; those chosen so far by participant."""

    op: Reroll | RaiseDie | SwapDie
    who: Seat | str | None = None
    chosen: tuple[int, ...] = ()


class ChoosingReward(Awaiting, frozen=True, tag="eldervale.choosing-reward"):
    """Glory or power for beating a monster (EV-BAT-11)."""

    monster: MonsterId


class UsingWinEffects(Awaiting, frozen=True, tag="eldervale.using-win-effects"):
    """What Mimeza copies after a win."""

    abilities: tuple[SourceId, ...]


class Redirecting(Awaiting, frozen=True, tag="eldervale.redirecting"):
    """What saves losing units (effects 5.14)."""

    asked: bool = False


class SavingUnit(Awaiting, frozen=True, tag="eldervale.saving-unit"):
    """The losing unit that goes to the ready area instead."""


class UsingTokens(Awaiting, frozen=True, tag="eldervale.using-tokens"):
    """Whether the tactics token is flipped (EV-TAC-02)."""


FightStage = Literal[
    "start",
    "join",
    "count",
    "roll",
    "after",
    "result",
    "wins",
    "tactics",
    "redirect",
    "remove",
    "leave",
    "end",
]


class Fighting(Awaiting, frozen=True, tag="eldervale.fighting"):
    """The next stage of the battle."""

    stage: FightStage
    realm: TileId = ""


class Asking(Awaiting, frozen=True, tag="eldervale.asking"):
    """A window: who is next, and how many have passed since the last reaction (EV-BAT-04)."""

    window: WindowKind
    ring: tuple[Seat, ...]
    at: int = 0
    passes: int = 0


class JoiningNext(Awaiting, frozen=True, tag="eldervale.joining-next"):
    """Who may join, or add dice, next."""

    seats: tuple[Seat, ...]
    boost: bool = False


class Rerolling(Awaiting, frozen=True, tag="eldervale.rerolling"):
    """Automatic abilities of monsters after dice have changed."""


BattleStep = (
    Fighting
    | Asking
    | Reacting
    | JoiningNext
    | Joining
    | Boosting
    | SettingDice
    | RespondingToRoll
    | ChoosingDice
    | Rerolling
    | ChoosingReward
    | UsingWinEffects
    | UsingTokens
    | Redirecting
    | SavingUnit
)
