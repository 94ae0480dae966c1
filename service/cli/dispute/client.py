"""The calls of the API that are about disputes and refused commands."""

from collections.abc import Iterator

from service.cli.common.client import Service
from service.disputes.schemas import (
    DisputeList,
    DisputeListed,
    DisputeShown,
    DisputesListed,
    EvidenceShown,
    NewDispute,
    NewVerdict,
)
from service.http.call import Nothing
from service.refusals.schemas import RefusalList, RefusalShown


class DisputeClient(Service):
    """The service, as somebody meets it who disputes or judges."""

    def of_game(self, game: str) -> tuple[DisputeShown, ...]:
        """The disputes of a game."""
        return self._get(f"/v1/games/{game}/disputes", DisputeList).items

    def of_all_games(self, status: str | None) -> Iterator[DisputeListed]:
        """The disputes of all games; for arbiters."""
        query: dict[str, str] = {} if status is None else {"status": status}
        while True:
            page = self._get("/v1/disputes", DisputesListed, query)
            yield from page.items
            if page.next is None:
                return
            query["after"] = page.next

    def evidence(self, game: str, number: int) -> bytes:
        """The evidence of a dispute, as it was sent."""
        answer = self._answer("GET", f"/v1/games/{game}/disputes/{number}/evidence")
        self._decoded(answer, EvidenceShown)
        return answer.content

    def understood(self, evidence: bytes) -> EvidenceShown:
        """What it says."""
        return self._understood(evidence, EvidenceShown)

    def dispute(self, game: str, wanted: NewDispute) -> DisputeShown:
        """A new dispute, or the open one about the same matter."""
        return self._post(f"/v1/games/{game}/disputes", wanted, DisputeShown)

    def judge(self, game: str, number: int, verdict: NewVerdict) -> DisputeShown:
        """A dispute with its verdict."""
        return self._post(f"/v1/games/{game}/disputes/{number}/judge", verdict, DisputeShown)

    def withdraw(self, game: str, number: int) -> DisputeShown:
        """A dispute that is not insisted on."""
        return self._post(f"/v1/games/{game}/disputes/{number}/withdraw", Nothing(), DisputeShown)

    def refusals(self, game: str, seat: int | None) -> Iterator[RefusalShown]:
        """The refused commands of a game that one may see, newest first."""
        query: dict[str, int | str] = {} if seat is None else {"seat": seat}
        while True:
            page = self._get(f"/v1/games/{game}/refusals", RefusalList, query)
            yield from page.items
            if page.next is None:
                return
            query["after"] = page.next
