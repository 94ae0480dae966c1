"""Delivering: the work in the background that empties the outbox.

Every process of the service does it; what one has claimed the others leave alone.
"""

import asyncio
import time
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from events.database import is_clash, is_outage
from events.vault import Vault
from projections.database import Pool
from service.egress.egress_policy import EgressPolicy
from service.identity.ids import random_id
from service.process.metrics import Metrics
from service.settings.webhooks import WebhookSettings, waits
from service.webhooks import outbox, secrets, store
from service.webhooks.outbox import MAX_CONCURRENT_DELIVERIES, Claimed
from service.webhooks.renderer import Renderer
from service.webhooks.retries import AttemptResult, Recorder
from service.webhooks.schemas import Ping, TestPayload
from service.webhooks.sender import Sender, SendOutcome
from service.webhooks.webhook import Webhook

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing

SLOTS: Final = 32
"""So many attempts go on at a time in a process."""
READERS: Final = 3
"""So many of them use the database at a time: requests of players come first."""
STRETCH: Final = 50
"""So many deliveries of a game follow on each other before other games have their turn."""
_SPARE_SECONDS: Final = 5.0
_PRUNE_SECONDS: Final = 600.0

_log = structlog.get_logger()


class Deliverer:
    """Delivers what is due."""

    def __init__(
        self,
        pool: Pool,
        renderer: Renderer,
        sender: Sender,
        recorder: Recorder,
        metrics: Metrics,
        settings: WebhookSettings,
        tracing: "Tracing | None" = None,
        vault: Vault | None = None,
    ) -> None:
        self._tracing = tracing
        self._pool = pool
        self._renderer = renderer
        self._sender = sender
        self._vault = vault or Vault()
        self._recorder = recorder
        self._metrics = metrics
        self._settings = settings
        self._lease = settings.webhook_timeout + _SPARE_SECONDS
        self._reading = asyncio.Semaphore(READERS)
        self._under_way: dict[asyncio.Task[None], Claimed] = {}

    async def run(self) -> None:
        """Delivers until it is cancelled. What is under way then becomes due again by itself."""
        try:
            while True:
                if not await self._begin():
                    await self._pause()
        finally:
            for task in tuple(self._under_way):
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def prune(self) -> None:
        """Forgets old deliveries until it is cancelled."""
        while True:
            if pruned := await outbox.prune(self._pool, self._settings.webhook_retention):
                _log.info("webhook.pruned", deliveries=pruned)
            await asyncio.sleep(_PRUNE_SECONDS)

    async def test(self, webhook: Webhook) -> SendOutcome:
        """Tries a webhook now, enabled or not; nothing follows from how that goes."""
        async with self._pool.acquire() as connection:
            keys = await store.secrets_of(connection, webhook.id, self._vault)
        name = random_id("msg", 32)
        payload = TestPayload(timestamp=datetime.now(UTC), data=Ping(webhook.id))
        body = msgspec.json.encode(payload)
        return await self._posted(webhook.url, keys, name, body)

    async def _begin(self) -> int:
        """Begins with what is due, as far as there is room; with how many deliveries."""
        free = SLOTS - len(self._under_way)
        if free <= 0:
            return 0
        busy = Counter(one.webhook_id for one in self._under_way.values())
        claimed = await outbox.claim(
            self._pool,
            most=free,
            busy=[webhook for webhook, count in busy.items() if count >= MAX_CONCURRENT_DELIVERIES],
            lease=self._lease,
        )
        for one in claimed:
            task = asyncio.create_task(self._deliver(one), name=f"webhook {one.id}")
            self._under_way[task] = one
            task.add_done_callback(self._under_way.pop)
        return len(claimed)

    async def _pause(self) -> None:
        """Until something may be due: the time for a look has come, or an attempt has ended, which
        later ones of the same game have waited for."""
        ends = [*self._under_way]
        seconds = self._settings.webhook_poll
        if ends:
            await asyncio.wait(ends, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        else:
            await asyncio.sleep(seconds)

    async def _deliver(self, claimed: Claimed) -> None:
        """Delivers, and goes on with the same game as long as all goes well. What trouble of the
        database leaves undone becomes due again by itself."""
        try:
            for left in range(STRETCH, 0, -1):
                if not await self._tried(claimed) or left == 1:
                    return
                async with self._reading:
                    found = await outbox.claim_next(self._pool, claimed, lease=self._lease)
                if found is None:
                    return
                claimed = found
        except Exception as trouble:
            if is_outage(trouble) or is_clash(trouble):
                error = type(trouble).__name__
                _log.warning("webhook.waits", error=error, **_names(claimed))
            else:
                _log.exception("webhook.troubled", **_names(claimed))

    async def _tried(self, claimed: Claimed) -> bool:
        """Tries; whether the receiver has it. Our own failures count as tries."""
        try:
            return await self._followed(claimed)
        except Exception as trouble:
            if is_outage(trouble) or is_clash(trouble):
                raise
            _log.exception("webhook.troubled", **_names(claimed))
            outcome = SendOutcome(at=datetime.now(UTC), seconds=0.0, error="service")
            await self._recorder.troubled(claimed, outcome)
            return False

    async def _followed(self, claimed: Claimed) -> bool:
        """An attempt, as a span of the trace of the request that caused it."""
        if self._tracing is None:
            return await self._attempt(claimed)
        async with self._tracing.delivery(
            claimed.game_id, claimed.version, attempt=claimed.attempts + 1
        ) as followed:
            if delivered := await self._attempt(claimed):
                return delivered
            followed.failed()
            return False

    async def _attempt(self, claimed: Claimed) -> bool:
        async with self._reading:
            body = await self._renderer.body(claimed)
            if body is None:
                await self._recorder.withheld(claimed)
                self._metrics.webhook("withheld", None)
                return True
            async with self._pool.acquire() as connection:
                keys = await store.secrets_of(connection, claimed.webhook_id, self._vault)
        if not keys:
            return False  # deleted meanwhile
        outcome = await self._posted(claimed.url, keys, claimed.id, body)
        async with self._reading:
            recorded = await self._recorder.record(claimed, outcome)
        self._log_outcome(claimed, outcome, recorded)
        return outcome.delivered

    async def _posted(
        self, url: str, keys: tuple[bytes, ...], name: str, body: bytes
    ) -> SendOutcome:
        headers = secrets.signed(keys, name, int(time.time()), body)
        return await self._sender.post(url, headers, body)

    def _log_outcome(self, claimed: Claimed, outcome: SendOutcome, recorded: AttemptResult) -> None:
        """Neither the address nor what was sent is logged: both may hold secrets."""
        self._metrics.webhook(recorded.result, outcome.seconds)
        told = {"status": outcome.status, "error": outcome.error, **_names(claimed)}
        if recorded.result == "delivered":
            _log.debug("webhook.delivered", **told)
        else:
            attempt = claimed.attempts + 1
            _log.info("webhook.not-delivered", result=recorded.result, attempt=attempt, **told)
        if recorded.disabled is not None:
            _log.warning("webhook.disabled", because=recorded.disabled, webhook=claimed.webhook_id)


def deliverer(
    settings: WebhookSettings,
    pool: Pool,
    egress_policy: EgressPolicy,
    renderer: Renderer,
    metrics: Metrics,
    tracing: "Tracing | None" = None,
    vault: Vault | None = None,
) -> Deliverer:
    """The deliverer of a process, as the settings want it."""
    sender = Sender(egress_policy, timeout=settings.webhook_timeout)
    recorder = Recorder(pool, waits(settings.webhook_schedule))
    return Deliverer(pool, renderer, sender, recorder, metrics, settings, tracing, vault)


def _names(claimed: Claimed) -> dict[str, object]:
    return {
        "webhook": claimed.webhook_id,
        "delivery": claimed.id,
        "game": claimed.game_id,
        "version": claimed.version,
        "type": claimed.type,
    }
