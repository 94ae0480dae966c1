"""Steps of a battle (EV-BAT)."""

from typing import Annotated, Literal

from msgspec import Meta

from games.eldervale.box.ids import MonsterId, SourceId, TileId
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.steps.base import Awaiting, WindowKind
from games.kernel.seats import Seat

Asked = Annotated[bool, Meta(description="Whether it is asked again, after an interruption.")]


class Interrupted(Awaiting, frozen=True):
    """Base of what free actions may interrupt although it might be left out unasked."""

    asked: Asked = False


class Reacting(Interrupted, frozen=True, tag="eldervale.reacting"):
    """A reaction to a triggered battle (EV-BAT-04)."""

    rules = ("EV-BAT-04",)
    aside = True


class Joining(Awaiting, frozen=True, tag="eldervale.joining"):
    """Units that join the battle (EV-BAT-05); `joined` counts them."""

    rules = ("EV-BAT-05",)
    aside = True

    joined: Annotated[int, Meta(description="Units that have joined.")] = 0
    asked: Asked = False


class Boosting(Interrupted, frozen=True, tag="eldervale.boosting"):
    """Swords, spells and abilities for more dice (EV-BAT-07)."""

    rules = ("EV-BAT-07",)
    aside = True


class SettingDice(Awaiting, frozen=True, tag="eldervale.setting-dice"):
    """Abilities before the roll (EV-BAT-08)."""

    rules = ("EV-BAT-08",)

    done: Annotated[tuple[SourceId, ...], Meta(description="Those that are done with.")] = ()


class RespondingToRoll(Interrupted, frozen=True, tag="eldervale.responding-to-roll"):
    """A reaction to the dice (EV-BAT-04)."""

    rules = ("EV-BAT-04",)
    aside = True


class ChoosingDice(Awaiting, frozen=True, tag="eldervale.choosing-dice"):
    """Dice that are re-rolled, raised or exchanged; those chosen so far by participant."""

    rules = ("EV-BAT-08",)

    op: Annotated[
        Reroll | RaiseDie | SwapDie, Meta(description="What is done with those that are chosen.")
    ]
    who: Annotated[
        Seat | str | None,
        Meta(description="The participant whose dice are chosen; missing: not chosen yet."),
    ] = None
    chosen: Annotated[tuple[int, ...], Meta(description="The dice chosen so far.")] = ()


class ChoosingReward(Awaiting, frozen=True, tag="eldervale.choosing-reward"):
    """Glory or power for beating a monster (EV-BAT-11)."""

    rules = ("EV-BAT-11",)

    monster: MonsterId


class UsingWinEffects(Awaiting, frozen=True, tag="eldervale.using-win-effects"):
    """What Mimeza copies after a win."""

    rules = ("EV-BAT-16",)

    abilities: Annotated[
        tuple[SourceId, ...], Meta(description="The abilities that can be copied.")
    ]


class Redirecting(Interrupted, frozen=True, tag="eldervale.redirecting"):
    """What saves losing units (effects 5.14)."""

    rules = ("EV-BAT-12",)
    aside = True


class SavingUnit(Awaiting, frozen=True, tag="eldervale.saving-unit"):
    """The losing unit that goes to the ready area instead."""

    rules = ("EV-BAT-12",)
    aside = True


class UsingTokens(Awaiting, frozen=True, tag="eldervale.using-tokens"):
    """Whether the tactics token is flipped (EV-TAC-02)."""

    rules = ("EV-TAC-02",)
    aside = True


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

    stage: Annotated[FightStage, Meta(description="The stage that comes next.")]
    realm: TileId = ""


class Asking(Awaiting, frozen=True, tag="eldervale.asking"):
    """A window: who is next, and how many have passed since the last reaction (EV-BAT-04)."""

    window: Annotated[WindowKind, Meta(description="What can be done in it.")]
    ring: Annotated[tuple[Seat, ...], Meta(description="The seats that are asked, in order.")]
    at: Annotated[int, Meta(description="Who is next, by place in the ring from 0.")] = 0
    passes: Annotated[int, Meta(description="How many have passed since the last reaction.")] = 0


class JoiningNext(Awaiting, frozen=True, tag="eldervale.joining-next"):
    """Who may join, or add dice, next."""

    seats: Annotated[tuple[Seat, ...], Meta(description="Who is asked, the next one first.")]
    boost: Annotated[bool, Meta(description="Whether dice are added instead.")] = False


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
