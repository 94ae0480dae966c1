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
    question has the same answer. At most so many `nodes`, positions, may be looked at."""

    title: str
    ruleset: str
    state: Raw
    seat: Seat
    nodes: int
    dice: str


class Question(AboutDecision, frozen=True, kw_only=True, tag="move"):
    """What does `bot` play?"""

    bot: str


class HintQuestion(AboutDecision, frozen=True, kw_only=True, tag="hint"):
    """What would be best, as far as a search finds?"""


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
        plan = strategy(title, question.bot, question.nodes)
        command = choose(title, state, question.seat, plan, dice)
    except Exception:
        return Failed(because=traceback.format_exc())
    return LeftAlone() if command is None else Chosen(command=Raw(msgspec.json.encode(command)))


def choose(
    title: AnyTitle, state: Any, seat: Seat, plan: Bot[Any, Any], chance: Chance
) -> Struct | None:
    """What the strategy plays; None if it leaves an offer alone. Nothing is thought about where
    there is one choice."""
    commands = tuple(title.rules.legal(state, seat))
    awaited = seat in state.agenda.awaits()
    if awaited and len(commands) == 1:
        only: Struct = commands[0]
        return only
    world = title.rules.imagine(state, AtSeat(seat), chance)
    if awaited:
        command: Struct = plan.choose(world, seat, commands, chance)
        return command
    if plan.consider is None:
        return None
    answer: Struct | None = plan.consider(world, seat, commands, chance)
    return answer


def strategy(title: AnyTitle, bot: str, nodes: int | None = None) -> Bot[Any, Any]:
    """The strategy of that name, if need be bounded to so many `nodes` for a decision; any legal
    command is played for one that is no more."""
    plan = title.bots.get(bot) or title.bots["random"]
    return plan if nodes is None or plan.within is None else plan.within(nodes)
