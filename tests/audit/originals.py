"""Honest documents with everything in them that an export can say, for bending them."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache

from msgspec import UNSET, UnsetType

from events.checkpoints import Checkpoint, root_origin
from events.cosignatures import WitnessKey, cosigned
from events.exports import sealed_export
from events.keys import SigningKey
from events.tlog_proofs import parse
from games.kernel.defaults import default_command
from games.kernel.move import Accepted
from games.kernel.table.agreeing import Agreed, CallOff, Pause, Proposed, TakeBack
from games.kernel.table.disputing import (
    Annul,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
    RewindTo,
)
from games.kernel.table.ending import GameVoided
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import PreferencesSet
from games.kernel.table.state import forfeiting
from games.kernel.table.terms import Clock, PerMove, Terms, Total, Window
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import Action, play
from tests.audit.bending import begun, going_on
from tests.audit.exporting import BEGINNING, BY_PLY, DECODER, KEY, Writer, exported, logged, seat_of

COMPLAINT = "ab" * 32


@cache
def originals() -> tuple[bytes, ...]:
    """Exports of games that run and of games that are over, for several viewers."""
    tables = (exported(one.logged(), seat_of(0)) for one in _tables())
    return (*_whole(), *tables, witnessed(dated(), timedelta(minutes=1)))


def _whole() -> Iterator[bytes]:
    for number in range(4):
        game = logged("lanterns", 2, number)
        yield exported(game)
        yield exported(game.until(game.plies // 2), seat_of(1))
    yield exported(logged("lanterns", 2, BY_PLY - 1))
    yield exported(logged("tzolkin", 2, 1).until(5))
    for slug in ("ancient-knowledge", "eldervale", "monumental", "through-the-ages"):
        yield exported(logged(slug, 2, 0).until(6), seat_of(0))


def _tables() -> Iterator[Writer]:
    yield _agreeing()
    yield _disputing()
    yield _annulled()
    yield _forfeited()
    yield _late()
    yield _called_off()


def _agreeing() -> Writer:
    """Proposals, of which one is agreed on, one waits; a pause; preferences."""
    terms = Terms(takebacks="consent", clock=Clock(pace=Total(seconds=9000, increment=5)))
    writer = begun(terms=terms, moves=5)
    asked = (Proposed(seat=0, proposal=TakeBack(to=3)), Agreed(seat=1), Agreed(seat=2))
    writer.happen(*asked, writer.rewinding(3, "agreed"))
    going_on(writer, 2)
    asked = (Proposed(seat=1, proposal=Pause(hours=2)), Agreed(seat=0), Agreed(seat=2))
    until = (writer.at + timedelta(hours=2)).isoformat()
    writer.happen(*asked, Paused(why="agreed", until=until))
    writer.at += timedelta(hours=3)
    writer.happen(Resumed(why="agreed"))
    writer.happen(PreferencesSet(seat=1, forced=True))
    writer.happen(Proposed(seat=2, proposal=CallOff()), Agreed(seat=0))
    return writer


def _disputing() -> Writer:
    """Disputes with every end, and one that is open."""
    writer = begun(terms=Terms(on_dispute="pause"), moves=6)
    ends = (
        DisputeDismissed(dispute=1, ruling="No."),
        DisputeWithdrawn(dispute=2),
    )
    for number, end in enumerate(ends, 1):
        opened = DisputeOpened(dispute=number, seat=1, complaint=COMPLAINT, ply=2)
        writer.happen(opened, Paused(why="dispute"))
        writer.happen(end, Resumed(why="dispute"))
    opened = DisputeOpened(dispute=3, seat=0, complaint=COMPLAINT, refusal="ref_1")
    writer.happen(opened, Paused(why="dispute"))
    upheld = DisputeUpheld(dispute=3, ruling="Yes.", remedy=RewindTo(to=4))
    writer.happen(upheld, writer.rewinding(4, "ruling"), Resumed(why="dispute"))
    going_on(writer, 2)
    opened = DisputeOpened(dispute=4, seat=2, complaint=COMPLAINT, ply=6)
    writer.happen(opened, Paused(why="dispute"))
    return writer


def _annulled() -> Writer:
    """A game that an arbiter annulled."""
    writer = begun(seats=2, moves=3)
    writer.happen(DisputeOpened(dispute=1, seat=1, complaint=COMPLAINT, ply=2))
    upheld = DisputeUpheld(dispute=1, ruling="Void.", remedy=Annul())
    writer.happen(upheld, GameVoided(why="ruling"))
    return writer


def _forfeited() -> Writer:
    """Two seats gave up, so the game is over."""
    writer = begun(moves=4)
    for seat in (1, 0):
        writer.happen(*forfeiting(writer.position.seen, seat, "resigned", "random"))
    return writer


def _late() -> Writer:
    """Time ran out, was given back, and a seat was lost by it."""
    clock = Clock(pace=PerMove(seconds=600), window=Window(opens="00:00", closes="23:59"))
    writer = begun(terms=Terms(clock=clock), moves=3)
    writer.at += timedelta(minutes=5)
    writer.happen(TimeCredited(seats=tuple(writer.position.awaits), seconds=60, downtime=1))
    for _ in range(2):
        writer.at += timedelta(minutes=30)
        expired(writer)
    return writer


def expired(writer: Writer, checkpoint: str | UnsetType = UNSET) -> None:
    """The time of a seat is up, and its default command is played. The fact names a
    `checkpoint`."""
    state = writer.position.state
    seat = min(state.agenda.awaits())
    frame = state.agenda.open_for(seat)
    action = Action(
        seat=seat, decision=frame.id, command=default_command(writer.title, state, seat)
    )
    chance = writer.chance()
    decided = play(writer.title, state, action, chance)
    assert isinstance(decided, Accepted)
    late = TimeExpired(seat=seat, decision=frame.id, checkpoint=checkpoint)
    entries = DECODER.facts((late,), ply=writer.position.ply)
    ply, draws = writer.position.ply + 1, chance.draws
    writer.append(entries + DECODER.move(action, decided.facts, ply=ply, draws=draws))


def _called_off() -> Writer:
    """All agreed on calling the game off."""
    writer = begun(seats=2, moves=2)
    asked = (Proposed(seat=0, proposal=CallOff()), Agreed(seat=1))
    writer.happen(*asked, GameVoided(why="abandoned"))
    return writer


WITNESS = SigningKey("watch.example", bytes(range(1, 33)))


def note_at(at: datetime) -> str:
    """A checkpoint of the root log of the service, cosigned at a time."""
    origin = root_origin(KEY.public.name)
    note = Checkpoint(origin=origin, size=3, root=bytes(32)).signed(KEY)
    return note + cosigned(note, WITNESS, at)


def dated(
    *, started: timedelta = timedelta(0), claimed: timedelta = timedelta(minutes=11)
) -> Writer:
    """A game in which a time was up `claimed` after it began; its start names a checkpoint of so
    long after the beginning, its expiry one of a minute before."""
    terms = Terms(clock=Clock(pace=PerMove(seconds=600)))
    writer = begun(terms=terms, moves=0, checkpoint=note_at(BEGINNING + started))
    writer.at += claimed
    expired(writer, note_at(writer.at - timedelta(minutes=1)))
    return writer


def witnessed(writer: Writer, later: timedelta) -> bytes:
    """The export of a game, whose log a witness has cosigned so long after its last event."""
    document = json.loads(exported(writer.logged(), seat_of(0)))
    proof = document["proof"]
    note = parse(proof["inclusion"]).checkpoint
    proof["inclusion"] += cosigned(note, WITNESS, writer.at + later)
    proof["witnesses"] = [str(WitnessKey.of(WITNESS))]
    proof["dated"] = [{"version": len(document["events"]), "proof": proof["inclusion"]}]
    del document["seal"]
    return sealed_export(document, KEY)
