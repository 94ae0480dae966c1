"""The log in an export: verified, decided again, and written anew."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct, UnsetType

from events.canonical import canonical, respelt
from events.draws import Draws, counted
from events.exports import Export, ExportedEvent
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.table.opening import GameDescended, GameOpened
from games.kernel.table.terms import TermsSet
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder
from referee.positions import TABLE
from service.table.rewind_limits import PER_GAME
from service.transfer.building import Building
from service.transfer.task import Built, Rejected, line_of
from verifier.finding import Report
from verifier.verifying import verify

REWOUND: Final = b'"type":"table.rewound"'
"""What stands twice in the event of a rewind."""

LONGEST: Final = 1000
"""Characters of a text of the table, at most; those that we write have some hundred."""

_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def taken_in(raw: bytes, registry: Registry) -> Built | Rejected:
    """The log of a game that is over, if nothing is wrong with its export."""
    document = respelt(raw)
    if document.count(REWOUND) > 2 * PER_GAME:
        return Rejected(because=Sentence("too-many-rewinds", {"most": PER_GAME}))
    report = verify("the document", raw, registry)
    if not report.good:
        return _wrong(report)
    export = msgspec.json.decode(document, type=Export)
    if (odd := _odd(export)) is not None:
        return Rejected(because=Sentence("text-not-storable", {"event": odd.version}), ply=odd.ply)
    title = registry.get(report.title, str(export.game.get("ruleset")))
    if isinstance(export.proof.seed, UnsetType):
        return Rejected(because=Sentence("not-over-unverifiable"))
    if title is None or title.rules.retired:
        return Rejected(
            because=Sentence("ruleset-unsupported", {"ruleset": export.game.get("ruleset")})
        )
    descents = [one for one in export.events if one.type == "table.game-descended"]
    if any(one.data.get("how") == "fork" for one in descents):
        because = Sentence("export-of-fork")
        return Rejected(because=because)
    if not _GAME.fullmatch(report.game):
        return Rejected(because=Sentence("not-a-game-id"), field="game.id")
    return _built(title, export, export.proof.seed, registry)


def _odd(export: Export) -> ExportedEvent | None:
    """The first event of the table with a text that the rules of no title have checked, and that is
    too long or holds U+0000."""
    for event in export.events:
        if event.type.startswith(TABLE):
            texts = (one for one in _texts(event.data) if len(one) > LONGEST or "\0" in one)
            if next(texts, None) is not None:
                return event
    return None


def _texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for name, item in value.items():
                yield str(name)
                yield from _texts(item)
        case Sequence():
            for item in value:
                yield from _texts(item)


def _wrong(report: Report) -> Rejected:
    """What is wrong first."""
    ply = report.first_bad_ply
    found = next((one for one in report.findings if one.ply == ply), report.findings[0])
    because = Sentence("export-wrong", {"because": found.because})
    return Rejected(because=because, ply=ply, title=report.title)


def _built(title: AnyTitle, export: Export, seed: str, registry: Registry) -> Built | Rejected:
    decoder = Decoder.of_kinds(registry, (one.type for one in export.events))
    kept = {one.data.get("to") for one in export.events if one.type == "table.rewound"}
    building = Building(title, decoder, {one for one in kept if isinstance(one, int)})
    for value, draws in _values(export, decoder):
        if isinstance(value, Action):
            building.commanded(value, draws)
        else:
            building.happened(value, draws)
    if building.state is None:
        return Rejected(because=Sentence("no-moves"))
    return Built(
        title=title.meta.slug,
        ruleset=building.seen.ruleset,
        seed=seed,
        lines=tuple(line_of(entry) for entry in building.entries),
        table=msgspec.Raw(msgspec.json.encode(building.seen)),
        state=msgspec.Raw(msgspec.json.encode(building.state)),
        ply=building.ply,
    )


def _values(export: Export, decoder: Decoder) -> Iterator[tuple[Struct, Draws]]:
    """What the events say, with the descent from this game where it belongs."""
    last = export.events[-1]
    descent = GameDescended(
        how="import", game=str(export.game["id"]), ply=last.ply, head=last.hash or ""
    )
    told = False
    for event in export.events:
        value = _value(event, decoder)
        if not told and not isinstance(value, GameOpened | TermsSet):
            told = True
            yield descent, ()
        if not isinstance(value, GameDescended):
            yield value, counted(event.draws)


def _value(event: ExportedEvent, decoder: Decoder) -> Struct:
    struct = decoder.struct(event.type, canonical(event.data))
    if event.seat is None or event.decision is None:
        return struct
    return Action(seat=event.seat, decision=event.decision, command=struct)
