"""What a delivery says: read from the log when it is sent, as its receiver may see it then.

The receiver is the webhook's account, wherever it sits. What it is told passes through the same
redaction as its streams do, and a delivery of a game that it may not see any more says nothing.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from events.envelope import Recorded
from events.log import Log
from games.kernel.seats import AtSeat, Viewer
from games.kernel.title import Action
from referee.decoder import Decoder
from referee.positions import TABLE
from referee.redaction import Redaction
from referee.viewers import viewer
from service.play.game_cache import GameCache, LiveGame
from service.webhooks.outbox import Claimed
from service.webhooks.schemas import GamePayload, Payload

_CHUNK: Final = 200


class Renderer:
    """Makes the bodies of deliveries."""

    def __init__(self, log: Log, games: GameCache, decoder: Decoder, redaction: Redaction) -> None:
        self._log = log
        self._games = games
        self._decoder = decoder
        self._redaction = redaction

    async def body(self, claimed: Claimed) -> bytes | None:
        """The body of a delivery; None if the account may not see the game."""
        game = await self._games.fresh(claimed.game_id)
        if game is None:
            return None
        held = game.held_by(claimed.account_id)
        if game.visibility == "private" and not held:
            return None
        events = await self._events(claimed)
        seen_by = viewer(held, None)
        payload = Payload(
            type=claimed.type,
            timestamp=events[0].at,
            data=self._rendered(claimed, game, events, seen_by),
        )
        return msgspec.json.encode(payload)

    def _rendered(
        self, claimed: Claimed, game: LiveGame, events: Sequence[Recorded], seen_by: Viewer
    ) -> GamePayload:
        over, first = game.position.over, events[0]
        shown = self._redaction.events(events, seen_by, over=over, salts=game.secrets.salts)
        value = self._decoder.decode(first) if claimed.type == "game.move" else None
        played = value if isinstance(value, Action) else None
        return GamePayload(
            game=game.id,
            title=game.title.meta.slug,
            version=first.version,
            ply=first.ply,
            events=() if claimed.type == "game.turn" else shown,
            seat=seen_by.seat if isinstance(seen_by, AtSeat) else None,
            by=None if played is None else played.seat,
            notation=None
            if played is None
            else self._redaction.line(game.title, played, seen_by, over=over),
            awaits=tuple(
                seat for seat in claimed.seats or () if seat in game.held_by(claimed.account_id)
            ),
            status=game.position.status if claimed.type == "game.ended" else None,
        )

    async def _events(self, claimed: Claimed) -> Sequence[Recorded]:
        """The event that is told of; for a move, its facts as well. They were appended together
        with it, and facts of the table that come later at the same ply are none of them."""
        after = claimed.version - 1
        if claimed.type != "game.move":
            return await self._log.read(claimed.game_id, after=after, limit=1)
        events: list[Recorded] = []
        while True:
            found = await self._log.read(claimed.game_id, after=after, limit=_CHUNK)
            for event in found:
                if events and (event.ply > events[0].ply or event.kind.startswith(TABLE)):
                    return events
                events.append(event)
            if len(found) < _CHUNK:
                return events
            after = found[-1].version
