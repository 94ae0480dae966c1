"""What must be true of a game, whatever was done to it at once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from events.envelope import Recorded
from games.kernel.table.state import Taken
from projections import seatings
from referee.positions import NOWHERE, Position
from referee.secrets import Secrets
from service.lobby.presenters.games import game_shown
from service.lobby.routes.seats import leave_game
from service.play.basis import DecisionBasis
from service.table.routes.table import resign_game
from service.transfer.routes.exports import export_game
from tests.service.races.house import PEOPLE, House
from tests.service.races.operations import Answer, Client
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

TOLD: Final = (
    *("status", "ply", "awaits", "proposal", "pauses", "rewinds", "disputes", "forfeits"),
    *("voided", "entropy_awaited", "terms"),
)
"""What an answer tells of a game that follows from the log alone."""


class Deed(Struct, frozen=True, kw_only=True):
    """Something that was done, and what it was answered."""

    act: str
    who: str
    account: str
    answer: Answer

    def __str__(self) -> str:
        return f"{self.act} of {self.who}, answered {self.answer.status}"


class Judge:
    """Judges a game that nobody touches any more."""

    def __init__(self, house: House, game: str, deeds: Sequence[Deed]) -> None:
        self.house = house
        self.game = game
        self.deeds = [one for one in deeds if one.answer.good]
        self.play = house.processes[0].play
        self.base = house.processes[0].base

    async def judge(self) -> None:
        """Fails if anything is wrong."""
        events = await self.base.log.read(self.game)
        now = await self._after(events)
        people = await seatings.of_game(self.base.pool, self.game)
        await self._alike(now, people)
        for seat, taken in enumerate(now.seen.seats):
            if taken is not None and taken.bot is None:
                assert seat in people, f"seat {seat} is taken, by nobody who is known"
        for deed in self.deeds:
            await self._true(deed)
            self._in_force(deed, events, now, people)
        opened = [one for one in self.deeds if one.act == "dispute" and one.answer.status == 201]
        numbers = [one.answer.body["number"] for one in opened]
        assert len(numbers) == len(set(numbers)), f"disputes of the same number: {numbers}"

    async def _after(self, events: Sequence[Recorded]) -> Position:
        """The fold of events."""
        beginning = self.play.replayer.fold(NOWHERE, events[:1])
        return await self.play.reader.reach(self.house.title, self.game, beginning, events[1:])

    async def _alike(self, now: Position, people: dict[int, str]) -> None:
        """Both processes have the game as the log has it, and the same people on its seats."""
        for number, process in enumerate(self.house.processes):
            game = await process.play.games.fresh(self.game)
            assert game is not None, "the log has it"
            for field in ("version", "ply", "head", "at", "table", "state"):
                there, here = getattr(game.position, field), getattr(now, field)
                assert there == here, f"{field} at process {number}: {there}, in the log: {here}"
            for seat, taken in enumerate(now.seen.seats):
                if taken is not None:
                    there, here = game.people.get(seat), people.get(seat)
                    assert there == here, f"process {number} takes {here} on {seat} for {there}"

    async def _true(self, deed: Deed) -> None:
        """What an answer says of the game was so, at the version that it names."""
        body = deed.answer.body
        if not isinstance(body, dict) or body.get("id") != self.game or "status" not in body:
            return
        then = await self._after(await self.base.log.read(self.game, until=body["version"]))
        basis = DecisionBasis(
            title=self.house.title,
            visibility="public",
            secrets=Secrets.of(self.game, bytes(32)),
            position=then,
        )
        shown = game_shown(basis, {})
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
        for member in TOLD:
            assert body.get(member) == told.get(member), (
                f"{deed}: told {member} {body.get(member)} at version {body['version']},"
                f" where the log has {told.get(member)}"
            )

    def _in_force(
        self, deed: Deed, events: Sequence[Recorded], now: Position, people: dict[int, str]
    ) -> None:
        """What was accepted is in the log, and holds."""
        body, table = deed.answer.body, now.seen
        match deed.act:
            case "join" if not self._did(deed, "leave", "abandon"):
                own = [seat for seat, account in people.items() if account == deed.account]
                held = [table.seats[seat] for seat in own]
                assert any(isinstance(one, Taken) for one in held), f"{deed}: has no seat"
                closed = table.voided is not None and not table.started
                assert not closed, f"{deed}: the table was closed nevertheless"
            case "leave" if not self._did(deed, "join"):
                assert deed.account not in people.values(), f"{deed}: still sits there"
            case "move":
                for move in body["moves"]:
                    for event in move["events"]:
                        there = events[event["version"] - 1]
                        said = (event["data"]["type"], event["ply"])
                        assert (there.kind, there.ply) == said, f"{deed}: {said}, not {there}"
            case "dispute":
                one = table.disputes[body["number"] - 1]
                assert (one.seat, one.ply) == (body["seat"], body.get("ply")), f"{deed}: {one}"
            case "judge" | "withdraw":
                one = table.disputes[body["number"] - 1]
                assert one.status == body["status"], f"{deed}: {one}"
            case "resign":
                lost = {one.seat for one in table.forfeits}
                assert {one["seat"] for one in body["forfeits"]} <= lost, f"{deed}: {lost}"
            case _:
                pass

    def _did(self, deed: Deed, *acts: str) -> bool:
        """Whether the same person has done one of these, too."""
        return any(one.act in acts and one.account == deed.account for one in self.deeds)

    async def verify(self) -> None:
        """Ends the game, so that everything is open, and has the verifier look at its export."""
        clients = [Client(self.house, 0, name) for name in PEOPLE]
        for client in clients:
            seen = await client.seen(self.game)
            for seat in sorted(seen.held_by(client.account)):
                if not seen.position.over:
                    leaving = resign_game if seen.position.seen.started else leave_game
                    await client.call(leaving, {"seat": seat}, game_id=self.game)
        document = await clients[0].raw(export_game, game_id=self.game)
        evidence = Evidence(keys=(self.base.key.public,))
        report = verify(self.game, document, self.base.registry, evidence)
        told = [
            f"{one.check}, version {one.version}: {in_words(one.because)}"
            for one in report.findings
        ]
        assert report.good, f"the verifier: {told}"
