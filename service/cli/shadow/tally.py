"""The figures over all games that were judged."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from games.kernel.shadow import Departure, Different, Failed, NowRefused
from service.cli.shadow.verdict import Judgement


class Figures(Struct, frozen=True, kw_only=True):
    """Games of one title and ruleset, judged by the ruleset `under`.

    `same`, `refused` and `different` are plies, decided again; `failed` are those at which the
    rules broke down. `rules` says which rules refuse, and how often. `other_states` and `retired`
    are games (see `verdict.Verdict`), `departing` those with any difference.
    """

    title: str
    ruleset: str
    under: str
    games: int
    plies: int
    same: int
    refused: int
    different: int
    failed: int
    rules: Mapping[str, int]
    departing: int
    other_states: int
    retired: int

    @property
    def wrong(self) -> bool:
        """Whether the games do not fold as they did, or their own ruleset has changed."""
        changed = self.ruleset == self.under and self.departing > 0
        return changed or self.other_states > 0 or self.failed > 0


class Listed(Struct, frozen=True, kw_only=True):
    """A difference, and where it is; `command` is what was played there, in notation."""

    title: str
    game: str
    under: str
    command: str | None
    departure: Departure


class Tally:
    """Counts verdicts, and lists the first `show` differences."""

    def __init__(self, show: int) -> None:
        self.listed: list[Listed] = []
        self.departures = 0
        self._show = show
        self._verdicts: dict[tuple[str, str, str], _Sum] = {}

    def add(self, verdict: Judgement) -> None:
        """Counts a game in."""
        key = (verdict.title, verdict.ruleset, verdict.under)
        self._verdicts.setdefault(key, _Sum()).add(verdict)
        self.departures += len(verdict.departed)
        for one in verdict.departed[: max(0, self._show - len(self.listed))]:
            self.listed.append(
                Listed(
                    title=verdict.title,
                    game=verdict.game,
                    under=verdict.under,
                    command=one.command,
                    departure=one.departure,
                )
            )

    def figures(self) -> tuple[Figures, ...]:
        """The figures by title and rulesets."""
        return tuple(self._verdicts[key].figures(*key) for key in sorted(self._verdicts))


class _Sum:
    """The sum over games of one kind."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._plies: Counter[type[Departure]] = Counter()
        self._rules: Counter[str] = Counter()
        self._same = 0

    def add(self, verdict: Judgement) -> None:
        departures = [one.departure for one in verdict.departed]
        self._games["all"] += 1
        self._games["plies"] += verdict.plies
        self._games["departing"] += bool(departures)
        self._games["other states"] += verdict.other_state
        self._games["retired"] += verdict.retired
        self._plies.update(type(one) for one in departures)
        self._rules.update(one.illegal.rule for one in departures if isinstance(one, NowRefused))
        if not verdict.retired:
            self._same += verdict.plies - len({one.ply for one in departures})

    def figures(self, title: str, ruleset: str, under: str) -> Figures:
        return Figures(
            title=title,
            ruleset=ruleset,
            under=under,
            games=self._games["all"],
            plies=self._games["plies"],
            same=self._same,
            refused=self._plies[NowRefused],
            different=self._plies[Different],
            failed=self._plies[Failed],
            rules=dict(sorted(self._rules.items())),
            departing=self._games["departing"],
            other_states=self._games["other states"],
            retired=self._games["retired"],
        )
