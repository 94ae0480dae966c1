"""What a bot is asked, and what it answers. Both travel as JSON to a worker process and back; the
question holds the whole state, so it never leaves the service.

The strategy itself sees a world that its seat may imagine, so it cannot cheat.
"""

import traceback
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from events.chance import SeededChance
from games.kernel.bots import Bot
from games.kernel.chance import Chance
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import AnyTitle


class Question(Struct, frozen=True, kw_only=True):
    """What does `bot` play on a seat? Its dice are thrown from the seed `dice` (hex), so the same
    question has the same answer."""

    title: str
    ruleset: str
    state: Raw
    seat: Seat
    bot: str
    dice: str


class Chosen(Struct, frozen=True, tag="chosen"):
    """It plays this command."""

    command: Raw


class LeftAlone(Struct, frozen=True, tag="left-alone"):
    """It does not take up the offer."""


class Failed(Struct, frozen=True, tag="failed"):
    """It broke down; `because` is for the log."""

    because: str


Answer: TypeAlias = Chosen | LeftAlone | Failed

_QUESTIONS: Final = msgspec.json.Decoder(Question)
ANSWERS: "Final[msgspec.json.Decoder[Answer]]" = msgspec.json.Decoder(Answer)


def answered(asked: bytes, registry: Registry) -> bytes:
    """The answer to a question, as it travels."""
    return msgspec.json.encode(_answer(_QUESTIONS.decode(asked), registry))


def _answer(question: Question, registry: Registry) -> Answer:
    try:
        title = registry.get(question.title, question.ruleset)
        assert title is not None, f"{question.title} is not installed here"
        state = msgspec.json.decode(question.state, type=title.types.state)
        dice = SeededChance(bytes.fromhex(question.dice), 0)
        command = choose(title, state, question.seat, question.bot, dice)
    except Exception:
        return Failed(because=traceback.format_exc())
    return LeftAlone() if command is None else Chosen(command=Raw(msgspec.json.encode(command)))


def choose(title: AnyTitle, state: Any, seat: Seat, bot: str, chance: Chance) -> Struct | None:
    """What the strategy plays; None if it leaves an offer alone."""
    world = title.rules.imagine(state, AtSeat(seat), chance)
    plan, commands = strategy(title, bot), tuple(title.rules.legal(state, seat))
    if seat in state.agenda.awaits():
        command: Struct = plan.choose(world, seat, commands, chance)
        return command
    if plan.consider is None:
        return None
    answer: Struct | None = plan.consider(world, seat, commands, chance)
    return answer


def strategy(title: AnyTitle, bot: str) -> Bot[Any, Any]:
    """The strategy of that name; any legal command is played for one that is no more."""
    return title.bots.get(bot) or title.bots["random"]
