"""Positions as programs keep them, read and written."""

import msgspec
from msgspec import Raw, Struct

from events.canonical import canonical
from events.draws import counted
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from referee.problems.validation import misfit, unfit
from referee.toolbox.folding import Folded
from referee.toolbox.schemas import PortablePosition


class Positions:
    """Those of one title, under any of its rulesets."""

    def __init__(self, title: AnyTitle, registry: Registry) -> None:
        self._slug = title.meta.slug
        self._registry = registry
        self._states = msgspec.json.Decoder(title.types.state)

    def title(self, ruleset: str) -> AnyTitle:
        """The title as games of a ruleset are played; one that only reads if they are not."""
        title = self._registry.get(self._slug, ruleset)
        assert title is not None, "it is one of the titles that are here"
        return title

    def read(self, position: PortablePosition) -> tuple[AnyTitle, Folded]:
        """The title as the game is played, and the game."""
        if position.title != self._slug:
            detail = Sentence("titles-known", {"known": self._slug})
            raise refused(kinds.INVALID_BODY, detail, field="position.title")
        try:
            state = self._states.decode(position.state)
        except msgspec.ValidationError as trouble:
            place = ("position", "state")
            found = misfit(trouble, position.state, self._states.type, place)
            raise unfit(kinds.INVALID_BODY, found) from None
        return self.title(position.ruleset), Folded(
            ruleset=position.ruleset,
            state=state,
            ply=position.ply,
            version=position.version,
            draws=counted(position.draws),
            branch=position.branch,
        )

    def held(self, game: Folded) -> PortablePosition:
        """A game, to be handed out."""
        return PortablePosition(
            title=self._slug,
            ruleset=game.ruleset,
            ply=game.ply,
            version=game.version,
            awaits=tuple(sorted(game.state.agenda.awaits())),
            over=game.over,
            draws=dict(game.draws),
            branch=game.branch,
            state=spelt(game.state),
        )


def spelt(value: Struct) -> Raw:
    """A state, a fact or a command as it is handed out."""
    return Raw(canonical(value))
