"""The log that notation leads to: every line read in the words of the title, every command decided
by its rules."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct

from events.canonical import canonical
from events.chance import SEED_BYTES, GameChance, chance_of
from events.fairness import drawing_seed, seed_commitment
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatTaken,
)
from games.kernel.table.rewinding import Rewound, in_force, line, rewound
from games.kernel.table.state import ending, forfeiting
from games.kernel.title import Action, AnyTitle, Table, play
from referee.decoder import Decoder
from service.play.record import BackLine, ForfeitLine, MoveLine, Record, VoidLine, line_of
from service.table.rewind_limits import too_often, too_often_alone
from service.transfer.building import Building
from service.transfer.task import Built, Rejected
from service.transfer.task import line_of as travelling
from verifier.decoder_errors import said

UNNAMED: Final = "notation"
"""The game that notation comes from which does not say so."""


class RejectedError(Exception):
    """The game cannot be played as it is written."""

    def __init__(self, rejected: Rejected) -> None:
        super().__init__(rejected.because.key)
        self.rejected = rejected


def played(record: Record, seed: str, registry: Registry) -> Built | Rejected:
    """The log of the game, or the first line that cannot be played."""
    try:
        title = _title(record, registry)
        decoder = Decoder.of_kinds(registry, [title.meta.slug])
        replay = _Replay(title, record, _seed(record.seed or seed), decoder)
        replay.run()
    except RejectedError as found:
        return found.rejected
    building = replay.building
    return Built(
        title=title.meta.slug,
        ruleset=building.seen.ruleset,
        seed=record.seed or seed,
        lines=tuple(travelling(entry) for entry in building.entries),
        table=Raw(msgspec.json.encode(building.seen)),
        state=Raw(msgspec.json.encode(building.state)),
        ply=building.ply,
    )


def _title(record: Record, registry: Registry) -> AnyTitle:
    title = registry.get(record.title)
    if title is None:
        raise _rejected(
            Sentence("titles-known", {"known": ", ".join(registry.slugs)}), field="title"
        )
    title = registry.get(record.title, record.ruleset or title.meta.ruleset)
    if title is None or title.rules.retired:
        raise _rejected(
            Sentence("ruleset-unsupported", {"ruleset": record.ruleset}), field="ruleset"
        )
    least, most = title.meta.seats
    if not least <= len(record.seats) <= most:
        raise _rejected(
            Sentence(
                "seats-of-title",
                {
                    "name": title.meta.name,
                    "least": least,
                    "most": most,
                    "count": len(record.seats),
                },
            ),
            field="seats",
        )
    for seat, one in enumerate(record.seats):
        if one.entropy is not None and one.withheld is not None:
            raise _rejected(Sentence("entropy-or-withheld"), field=f"seats[{seat}].withheld")
        mixing = one.bot is not None and one.mixed is not None
        if (one.bot in title.bots) != (one.kind == "bot") or mixing:
            known = ", ".join(sorted(title.bots))
            raise _rejected(Sentence("bots-known", {"known": known}), field=f"seats[{seat}]")
    if len(record.moves) > 3 * title.meta.longest_game:
        raise _rejected(Sentence("game-too-long"), field="moves")
    return title


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise _rejected(Sentence("seed-bytes", {"bytes": SEED_BYTES}), field="seed")
    return seed


def _rejected(because: Sentence, **members: Any) -> RejectedError:
    return RejectedError(Rejected(because=because, **members))


class _Replay:
    """A game being played again."""

    def __init__(self, title: AnyTitle, record: Record, seed: bytes, decoder: Decoder) -> None:
        self._title = title
        self._record = record
        self._commitment = seed_commitment(seed)
        self._seed = drawing_seed(seed, [one.mixed for one in record.seats])
        lines = (line_of(one) for one in record.moves)
        kept = {one.to for one in lines if isinstance(one, BackLine)}
        self.building = Building(title, decoder, kept)

    def run(self) -> None:
        """Sets up the table and plays all lines."""
        self._open()
        for number, text in enumerate(self._record.moves):
            found = line_of(text)
            if found is None:
                raise self._stop(Sentence("line-unknown", {"line": number + 1, "words": text}))
            if self.building.seen.over:
                raise self._stop(Sentence("over-but-follows", {"words": text}))
            match found:
                case MoveLine():
                    self._move(found)
                case BackLine():
                    self._back(found)
                case ForfeitLine():
                    self._forfeit(found)
                case VoidLine(why=why):
                    self.building.happened(GameVoided(why=why))

    def _open(self) -> None:
        for fact in self._opening():
            self.building.happened(fact)
        options = self._options()
        table = Table(seats=len(self._record.seats), options=options)
        chance = self._chance(0)
        facts = self._title.rules.setup(table, chance)
        if isinstance(facts, Illegal):
            slug = self._title.meta.slug
            raise _rejected(facts.sentence, title=slug, ply=0, rule=facts.rule, field="options")
        self.building.followed(facts, chance.draws)

    def _chance(self, ply: int) -> GameChance:
        building = self.building
        return chance_of(
            building.seen.draws,
            self._seed,
            ply=ply,
            branch=building.seen.branch,
            before=building.draws,
        )

    def _opening(self) -> Iterator[Struct]:
        record = self._record
        options = canonical(self._options())
        yield GameOpened(
            title=self._title.meta.slug,
            ruleset=record.ruleset or self._title.meta.ruleset,
            seats=len(record.seats),
            options=Raw(options),
        )
        yield GameDescended(how="import", game=UNNAMED)  # it proves nothing of the game it names
        # A game without a seed is drawn anew, as games are drawn now.
        named = record.seed is None or record.draws == "named"
        yield ChanceCommitted(commitment=self._commitment, draws="named" if named else UNSET)
        for seat, one in enumerate(record.seats):
            yield SeatTaken(seat=seat, by=one.kind, bot=one.bot)
            if one.entropy is not None:
                yield EntropyGiven(seat=seat, entropy=one.entropy)
            elif one.withheld is not None:
                yield EntropyCommitted(seat=seat, commitment=one.withheld)
                yield EntropyWithheld(seat=seat)
        yield GameStarted()

    def _options(self) -> Any:
        try:
            return msgspec.json.decode(self._record.options, type=self._title.types.options)
        except msgspec.MsgspecError as trouble:
            raise _rejected(said(str(trouble)), field="options") from None

    def _move(self, line: MoveLine) -> None:
        building = self.building
        ply, state = building.ply + 1, building.state
        if line.ply is not None and line.ply != ply:
            raise self._stop(Sentence("this-is-ply", {"ply": ply, "other": line.ply}))
        command = self._title.showing.notation.parse(line.words)
        if isinstance(command, Illegal):
            raise self._stop(command.sentence, command.rule)
        frame = state.agenda.open_for(line.seat)
        if frame is None:
            raise self._stop(Sentence("seat-not-awaited", {"seat": line.seat}))
        action = Action(seat=line.seat, decision=frame.id, command=command)
        chance = self._chance(ply)
        decided = play(self._title, state, action, chance)
        if isinstance(decided, Illegal):
            raise self._stop(
                Sentence("of-line", {"words": line.words, "because": decided.sentence}),
                decided.rule,
            )
        building.moved(action, decided.facts, chance.draws)
        result = ending(self._title, building.state, building.seen)
        if result is not None:
            building.happened(GameFinished(result=result))

    def _back(self, back: BackLine) -> None:
        building = self.building
        earlier = building.earlier(back.to)
        if earlier is None or not in_force(line(building.seen.rewinds, building.ply), back.to):
            raise self._stop(Sentence("ply-not-in-force", {"to": back.to}))
        illegal = too_often(building.seen.rewinds, back.to)
        if back.why == "takeback" and back.seat is not None:
            illegal = illegal or too_often_alone(building.seen.takebacks, back.seat)
        if illegal is not None:
            raise self._stop(illegal.sentence, illegal.rule)
        agenda = rewound(building.state, earlier)
        fact = Rewound(to=back.to, version=1, why=back.why, agenda=agenda, seat=back.seat)
        building.happened(fact)

    def _forfeit(self, line: ForfeitLine) -> None:
        table = self.building.seen
        if line.seat not in table.persons:
            raise self._stop(Sentence("no-person-on-seat", {"seat": line.seat}))
        bot = line.bot or "random"
        if bot not in self._title.bots:
            raise self._stop(Sentence("bots-known", {"known": ", ".join(sorted(self._title.bots))}))
        for fact in forfeiting(table, line.seat, line.why, bot):
            self.building.happened(fact)

    def _stop(self, because: Sentence, rule: str | None = None) -> RejectedError:
        slug, ply = self._title.meta.slug, self.building.ply + 1
        return RejectedError(Rejected(because=because, title=slug, ply=ply, rule=rule))
