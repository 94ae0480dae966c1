"""Deciding again, in a process that has seen nothing of the game before: `python -m
service.disputes.redecision_worker` reads a `Question` and writes a `Redecision`.

It folds the log by itself, checks the hash of every event, decides every ply again with the
draws that the seed gives, and at last what is asked about. It has no database and no network.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from events.chain import Head, genesis, rechained, recorded_links
from events.envelope import Entry
from events.fairness import drawing_seed, seed_commitment
from events.salts import Salts
from games.kernel.refusal import GAME_OVER, Illegal
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.shadow import (
    Departure,
    Different,
    Failed,
    NowRefused,
    RecordedGame,
    Shadow,
    recorded,
    shadow,
)
from games.kernel.title import AnyTitle
from games.kernel.words import Words, table_words
from referee.decoder import Decoder, UndecodableError, UnknownKindError
from referee.drafting import CommandBatch, Drafter, Stopped
from referee.problems.words import spelled
from referee.recorded_luck import RecordedLuck
from referee.redaction import Redaction
from referee.secrets import world_chance
from service.disputes.question import (
    QUESTIONS,
    AboutDraws,
    AboutPly,
    AboutRequest,
    EventLine,
    Question,
    Redecision,
)
from service.process.worker_serving import serve
from verifier.finding import Draw
from verifier.redeciding import Witness

NICE: Final = 10
"""Games go first, evidence can wait."""


def answered(question: Question, registry: Registry) -> Redecision:
    """What comes out when all is decided again."""
    decoder = Decoder.of_kinds(registry, (one.kind for one in question.log))
    basis = Redecision(
        outcome="unknown", by=f"kronika {version('kronika')}", broken=_broken(question)
    )
    try:
        game = recorded((one.ply, decoder.decode(_entry(one))) for one in question.log)
    except (UnknownKindError, UndecodableError) as trouble:
        return replace(basis, because=Sentence("log-unreadable", {"trouble": str(trouble)}))
    if game is None:
        return replace(basis, because=Sentence("game-not-begun"))
    title = registry.get(game.table.title, game.table.ruleset)
    if title is None or title.rules.retired:
        return replace(basis, because=Sentence("ruleset-gone", {"ruleset": game.table.ruleset}))
    replay = _Replay(title, game, bytes.fromhex(question.seed), question.log)
    basis = replace(
        basis,
        plies=replay.shadow.plies,
        departures=tuple(dict.fromkeys(one.ply for one in replay.shadow.departures)),
        state=_hash(replay.shadow.end),
    )
    match question.about:
        case AboutPly(ply=ply):
            return _ply(basis, replay, ply)
        case AboutRequest() as request:
            return _request(basis, replay, request, Redaction(decoder))
        case AboutDraws():
            outcome = "different" if basis.departures else "same"
            return replace(basis, outcome=outcome, draws=tuple(replay.drawn))


class _Replay:
    """A game decided again, with the draws of every ply."""

    def __init__(
        self, title: AnyTitle, game: RecordedGame, seed: bytes, log: Sequence[EventLine]
    ) -> None:
        self.title = title
        self.game = game
        self.drawn: list[Draw] = []
        self.seed = seed
        self._luck = RecordedLuck(drawing_seed(seed, game.table.entropies), game.table, log)
        self.shadow: Shadow = shadow(title, game, self.chance)

    def chance(self, ply: int) -> Witness:
        """The chance of a ply, whose draws are noted."""
        return Witness(self._luck.at(ply), ply, self.drawn)

    @property
    def last(self) -> int:
        """The last ply."""
        return self.game.moves[-1].ply if self.game.moves else 0


def _ply(basis: Redecision, replay: _Replay, ply: int) -> Redecision:
    if ply <= replay.game.table.taken_over:
        return replace(basis, because=Sentence("ply-copied"))
    draws = tuple(one for one in replay.drawn if one.ply == ply)
    found = next((one for one in replay.shadow.departures if one.ply == ply), None)
    return replace(_outcome(basis, found), draws=draws)


def _outcome(basis: Redecision, found: Departure | None) -> Redecision:
    match found:
        case None:
            return replace(basis, outcome="same")
        case NowRefused(illegal=illegal):
            return replace(basis, outcome="refused", rule=illegal.rule, because=illegal.sentence)
        case Different(at=at, recorded=before, decided=now):
            return replace(
                basis, outcome="different", at=at, recorded=_raw(before), decided=_raw(now)
            )
        case Failed(because=because):
            return replace(basis, because=Sentence("rules-failed", {"trouble": because}))


def _request(
    basis: Redecision, replay: _Replay, request: AboutRequest, redaction: Redaction
) -> Redecision:
    if replay.shadow.end is None:
        return replace(basis, because=Sentence("log-not-rebuilt"))
    try:
        commands = tuple(_command(replay.title, one) for one in request.commands)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        outcome = "same" if request.rule is None else "different"
        return replace(
            basis, outcome=outcome, because=Sentence("not-a-command", {"trouble": str(trouble)})
        )
    wanted = CommandBatch(seat=request.seat, commands=commands, decision=request.decision)
    stopped = _stopped(replay, wanted, redaction)
    if stopped is None:
        return replace(basis, outcome="accepted", because=Sentence("every-command-accepted"))
    rule, because = None, Sentence("continues-after-revealing")
    if stopped.illegal is not None:
        rule, because = stopped.illegal.rule, stopped.illegal.sentence
    alike = (stopped.index, rule) == (request.index, request.rule)
    if alike and rule is not None:
        alike = _same(because, request, replay.title.words)
    outcome = "same" if alike else "different"
    return replace(basis, outcome=outcome, index=stopped.index, rule=rule, because=because)


def _same(because: Sentence, request: AboutRequest, words: Words | None) -> bool:
    """Whether a request was refused with this sentence."""
    if request.key is None:  # stored before sentences had keys
        return request.because == spelled(because, words=words or table_words())
    values = msgspec.to_builtins(because.args, str_keys=True)
    return (because.key, values) == (request.key, request.args or {})


def _stopped(replay: _Replay, wanted: CommandBatch, redaction: Redaction) -> Stopped | None:
    """Where the request stops; None if all of it can be played."""
    state = replay.shadow.end
    if replay.game.table.over:
        over = Illegal(GAME_OVER, "game-over")
        return Stopped(index=0, state=state, illegal=over)
    worlds = world_chance(replay.seed, replay.last, wanted.seat)
    drafter = Drafter(redaction)
    found = drafter.draft(replay.title, state, replay.last, wanted, replay.chance, worlds)
    return found if isinstance(found, Stopped) else None


def _command(title: AnyTitle, raw: Raw) -> Struct:
    command: Struct = msgspec.json.decode(raw, type=title.types.command)
    return command


def _broken(question: Question) -> int | None:
    """The last event of the first link whose hash does not follow from what is before it and in
    it, or an event that is out of place."""
    seed = bytes.fromhex(question.seed)
    beginning = genesis(question.game, seed_commitment(seed))
    head = Head(game_id=question.game, salts=Salts(seed), version=0, hash=beginning)
    for number, one in enumerate(question.log, 1):
        if one.version != number:
            return one.version
    for link in recorded_links(question.log):
        if (behind := rechained(head, link)) is None:
            return link[-1].version
        head = behind
    return None


def _entry(one: EventLine) -> Entry:
    return Entry(
        kind=one.kind,
        payload=bytes(one.payload),
        ply=one.ply,
        seat=one.seat,
        decision=one.decision,
        veils=one.veils,
        draws=one.draws,
    )


def _hash(state: Any) -> str | None:
    if state is None:
        return None
    return sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def said(asked: bytes) -> bytes:
    """The answer to a question, as it travels."""
    return msgspec.json.encode(answered(QUESTIONS.decode(asked), Registry.installed()))


def main() -> None:
    """Answers questions."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    serve(said)


if __name__ == "__main__":
    main()
