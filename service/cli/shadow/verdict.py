"""One recorded game, judged by a ruleset."""

from msgspec import Struct

from games.kernel.registry import Registry
from games.kernel.rulesets import offered
from games.kernel.shadow import Departure, Failed, NowRefused, RecordedGame, shadow
from games.kernel.title import AnyTitle
from referee.decoder import Decoder, UndecodableError, UnknownKindError
from service.cli.shadow.source import Found, digest


class Departed(Struct, frozen=True, kw_only=True):
    """A departure, and the command that was played at its ply, in the title's notation."""

    departure: Departure
    command: str | None


class Judgement(Struct, frozen=True, kw_only=True):
    """What became of a game. `ruleset` is its own, `under` that which judged it.

    `retired`: that ruleset cannot be played any more, so the game was folded only and `plies` is
    0. `other_state`: the recorded facts lead to another last state than they did.
    """

    game: str
    title: str
    ruleset: str
    under: str
    plies: int
    departed: tuple[Departed, ...]
    retired: bool = False
    other_state: bool = False


class Judge:
    """Judges games of the installed titles: each by its own ruleset, or all by one."""

    def __init__(self, registry: Registry, title: str | None, ruleset: str | None) -> None:
        self.decoder = Decoder(registry)
        self._registry = registry
        self._title = title
        self._ruleset = ruleset

    def judge(self, found: Found) -> Judgement | None:
        """The verdict; None if the game is not asked for, was never begun, or is of a title that
        is not installed."""
        opened = found.opened(self.decoder)
        if opened is None or self._title not in (None, opened.title):
            return None
        title = self._rules(opened.title, opened.ruleset)
        if title is None:
            return None
        try:
            game = found.game(self.decoder)
        except (UndecodableError, UnknownKindError) as trouble:
            failed = Failed(ply=0, because=str(trouble), folding=True)
            return _verdict(
                found, title, opened.ruleset, 0, (Departed(departure=failed, command=None),)
            )
        return None if game is None else judged(found, title, game)

    def _rules(self, slug: str, own: str) -> AnyTitle | None:
        if self._ruleset is None:
            return self._registry.get(slug, own)
        title = self._registry.get(slug)
        return None if title is None else offered(title, self._ruleset)


def judged(found: Found, title: AnyTitle, game: RecordedGame) -> Judgement:
    """The verdict of a title's rules on a game that was read already."""
    seen = shadow(title, game, found.luck(game).at)
    retired = title.rules.retired
    commands = {move.ply: title.showing.notation.print(move.action.command) for move in game.moves}
    departed = tuple(
        Departed(departure=one, command=commands.get(one.ply))
        for one in seen.departures
        if not (retired and isinstance(one, NowRefused))
    )
    known = None if seen.end is None else digest(seen.end)
    return _verdict(
        found,
        title,
        game.table.ruleset,
        0 if retired else seen.plies,
        departed,
        retired=retired,
        other_state=None not in (found.digest, known) and found.digest != known,
    )


def _verdict(
    found: Found,
    title: AnyTitle,
    ruleset: str,
    plies: int,
    departed: tuple[Departed, ...],
    *,
    retired: bool = False,
    other_state: bool = False,
) -> Judgement:
    return Judgement(
        game=found.name,
        title=title.meta.slug,
        ruleset=ruleset,
        under=title.meta.ruleset,
        plies=plies,
        departed=departed,
        retired=retired,
        other_state=other_state,
    )
