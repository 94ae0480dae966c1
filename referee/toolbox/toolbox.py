"""What the rules of a title answer to programs that keep their games by themselves: each answer
follows from the position that the program hands in, and nothing is remembered."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from events.draws import together
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.scene import Scene
from games.kernel.seats import AtSeat, Auditor, Seat, Spectator, Viewer
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle, Table, fold, play
from referee.drafting import NOTHING_AWAITED, answering
from referee.legal import LegalListing
from referee.legal_schemas import Legal
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused, refused_by
from referee.results import ResultShown, result_shown
from referee.title_tools import TitleTools
from referee.toolbox.chance import chance_given
from referee.toolbox.folding import Folded, Folder
from referee.toolbox.portable import Positions, spelt
from referee.toolbox.schemas import (
    Asking,
    Begun,
    Choosing,
    ChosenCommand,
    Decided,
    Deciding,
    Folding,
    Looking,
    PortablePosition,
    SettingUp,
    TitleInBrief,
)


class Toolbox:
    """The rules of one title, which speak one language. Every method may raise a `ProblemError`: a
    command is illegal, or what was handed in belongs to no game of this title."""

    def __init__(
        self, title: AnyTitle, registry: Registry, tools: TitleTools, language: str
    ) -> None:
        """`registry` has the title under its other rulesets, too."""
        self._title = title
        self._language = language
        self._tools = tools
        self._folder = Folder(title, tools.decoder)
        self._positions = Positions(title, registry)

    def title(self) -> TitleInBrief:
        """What has to be known to set up a game."""
        meta, words = self._title.meta, self._title.words
        named = "" if words is None else words.of(self._language).box.name
        return TitleInBrief(
            title=meta.slug,
            name=named or meta.name,
            seats=meta.seats,
            ruleset=meta.ruleset,
            rulesets=meta.rulesets,
            bots=tuple(sorted(self._title.bots)),
            options=spelt(self._title.types.options()),
        )

    def set_up(self, asked: SettingUp) -> Begun:
        """A new game."""
        title = self._positions.title(asked.ruleset or self._title.meta.ruleset)
        if title.rules.retired:
            detail = Sentence("rulesets-known", {"known": ", ".join(title.meta.rulesets)})
            raise refused(kinds.INVALID_BODY, detail, field="ruleset")
        least, most = title.meta.seats
        if not least <= asked.seats <= most:
            named = {"name": title.meta.name, "least": least, "most": most, "count": asked.seats}
            raise refused(kinds.INVALID_BODY, Sentence("seats-of-title", named), field="seats")
        table = Table(
            seats=asked.seats, options=self._tools.vocabulary.options(title, asked.options)
        )
        chance = chance_given(asked.chance, (), 0)
        facts = title.rules.setup(table, chance)
        if isinstance(facts, Illegal):
            raise refused_by(title, facts, kinds.ILLEGAL_OPTIONS)
        game = Folded(
            ruleset=title.meta.ruleset,
            state=fold(title, facts, None),
            version=len(facts),
            draws=chance.draws,
        )
        return Begun(
            facts=tuple(map(spelt, facts)),
            texts=self._texts(facts),
            outcomes=tuple(chance.outcomes),
            position=self._positions.held(game),
        )

    def fold(self, asked: Folding) -> PortablePosition:
        """The position after some events."""
        if asked.position is None:
            start = Folded(ruleset=asked.ruleset or self._title.meta.ruleset)
        else:
            _, start = self._positions.read(asked.position)
        folded = self._folder.folded(start, asked.events)
        if folded.state is None:
            raise refused(kinds.INVALID_BODY, Sentence("game-not-begun"), field="events")
        return self._positions.held(folded)

    def legal(self, asked: Asking) -> Legal:
        """What a seat can choose, complete, with words and clicks."""
        title, game = self._positions.read(asked.position)
        at = Position(version=game.version, ply=game.ply, state=game.state)
        return LegalListing(
            title, self._tools.redaction, at, asked.seat, self._language, refused=asked.refused
        ).told()

    def decide(self, asked: Deciding) -> Decided:
        """What follows from a command; the problem says by which rule it is illegal."""
        title, game = self._positions.read(asked.position)
        (command,) = self._tools.vocabulary.commands(title, (asked.command,))
        action = answering(game.state, asked.seat, asked.decision, command)
        if isinstance(action, Illegal):
            raise _illegal(title, game, asked.seat, action)
        chance = chance_given(asked.chance, game.draws, game.branch)
        decided = play(title, game.state, action, chance)
        if isinstance(decided, Illegal):
            raise _illegal(title, game, asked.seat, decided)
        after = Folded(
            ruleset=game.ruleset,
            state=decided.state,
            ply=game.ply + 1,
            version=game.version + 1 + len(decided.facts),
            draws=together(game.draws, chance.draws),
            branch=game.branch,
        )
        return Decided(
            facts=tuple(map(spelt, decided.facts)),
            texts=self._texts(decided.facts),
            notation=self._tools.redaction.line(title, action, Auditor(), over=True),
            outcomes=tuple(chance.outcomes),
            position=self._positions.held(after),
        )

    def choose(self, asked: Choosing) -> ChosenCommand:
        """What a bot plays on a seat: it knows no more than the seat does."""
        title, game = self._positions.read(asked.position)
        state, seat, bot = game.state, asked.seat, title.bots.get(asked.bot)
        if bot is None:
            known = ", ".join(sorted(title.bots))
            raise refused(kinds.INVALID_BODY, Sentence("bots-known", {"known": known}), field="bot")
        commands = tuple(title.rules.legal(state, seat))
        choose = bot.choose if seat in state.agenda.awaits() else bot.consider
        if not commands or choose is None:
            return ChosenCommand(command=None)
        chance = chance_given(asked.chance, game.draws, game.branch)
        world = title.rules.imagine(state, AtSeat(seat), chance)
        chosen = choose(world, seat, commands, chance)
        return ChosenCommand(command=None if chosen is None else spelt(chosen))

    def view(self, asked: Looking) -> Raw:
        """The table as somebody may see it."""
        title, game = self._positions.read(asked.position)
        viewer = _viewer(asked.viewer)
        return Raw(self._tools.redaction.view(title, game.state, viewer, over=game.over))

    def scene(self, asked: Looking) -> Scene:
        """The same as boards, zones and items."""
        drawn, view = self._title.showing.scene, self.view(asked)
        if drawn is None:
            return Scene(boards=())
        return drawn(msgspec.json.decode(view, type=self._title.types.view))

    def result(self, asked: Looking) -> ResultShown | None:
        """How the game has ended; None if it has not."""
        title, game = self._positions.read(asked.position)
        result = title.rules.result(game.state)
        return None if result is None else result_shown(result, title, self._language)

    def _texts(self, facts: Sequence[Struct]) -> tuple[str | None, ...]:
        """The facts in words; null for those that only the engine needs."""
        if self._title.words is None:
            return tuple(None for _ in facts)
        phrases = self._title.words.of(self._language)
        plain: Iterable[Any] = map(msgspec.to_builtins, facts)
        return tuple(phrases.fact(one) or None for one in plain)


def _illegal(title: AnyTitle, game: Folded, seat: Seat, illegal: Illegal) -> ProblemError:
    late = illegal.rule in NOTHING_AWAITED
    frame = game.state.agenda.open_for(seat)
    legal = () if late else tuple(map(spelt, title.rules.legal(game.state, seat)))
    return refused_by(
        title,
        illegal,
        kinds.DECISION_CLOSED if late else kinds.ILLEGAL_COMMAND,
        decision=None if frame is None else frame.id,
        legal=legal,
        version=game.version,
    )


def _viewer(named: Seat | str) -> Viewer:
    if isinstance(named, int):
        return AtSeat(named)
    return Auditor() if named == "auditor" else Spectator()
