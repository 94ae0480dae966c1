"""What a strong player is asked about a decision, and what it answers: a bot that is to play, or
whoever gives a hint. All of it travels as JSON to a worker process and back; a question holds the
whole state, so it never leaves the service.

Strategies and searches see worlds that their seat may imagine, so they cannot cheat.
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
from referee.hint_schemas import HintedCommand
from referee.hinting import hinted


class AboutDecision(Struct, frozen=True, kw_only=True):
    """The decision of a seat in a state. Dice are thrown from the seed `dice` (hex), so the same
    question has the same answer."""

    title: str
    ruleset: str
    state: Raw
    seat: Seat
    dice: str


class Question(AboutDecision, frozen=True, kw_only=True, tag="move"):
    """What does `bot` play?"""

    bot: str


class HintQuestion(AboutDecision, frozen=True, kw_only=True, tag="hint"):
    """What would be best, as far as a search of so many `nodes` finds?"""

    nodes: int


AnyQuestion: TypeAlias = Question | HintQuestion


class Chosen(Struct, frozen=True, tag="chosen"):
    """It plays this command."""

    command: Raw


class LeftAlone(Struct, frozen=True, tag="left-alone"):
    """It does not take up the offer."""


class Hinted(Struct, frozen=True, tag="hinted"):
    """These commands are the best, the best first."""

    commands: tuple[HintedCommand, ...]


class Failed(Struct, frozen=True, tag="failed"):
    """It broke down; `because` is for the log."""

    because: str


Answer: TypeAlias = Chosen | LeftAlone | Hinted | Failed

_QUESTIONS: "Final[msgspec.json.Decoder[AnyQuestion]]" = msgspec.json.Decoder(AnyQuestion)
ANSWERS: "Final[msgspec.json.Decoder[Answer]]" = msgspec.json.Decoder(Answer)


def answered(asked: bytes, registry: Registry) -> bytes:
    """The answer to a question, as it travels."""
    return msgspec.json.encode(_answer(_QUESTIONS.decode(asked), registry))


def _answer(question: AnyQuestion, registry: Registry) -> Answer:
    try:
        title = registry.get(question.title, question.ruleset)
        assert title is not None, f"{question.title} is not installed here"
        state = msgspec.json.decode(question.state, type=title.types.state)
        dice = SeededChance(bytes.fromhex(question.dice), 0)
        if isinstance(question, HintQuestion):
            return Hinted(hinted(title, state, question.seat, question.nodes, dice))
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
