"""What webhooks work with."""

from msgspec import Struct

from events.vault import Vault
from projections.database import Pool
from service.accounts.keyed_responses import KeyedResponses
from service.egress.egress_policy import EgressPolicy
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.settings import Settings
from service.webhooks.deliverer import Deliverer, deliverer
from service.webhooks.redelivery import Redelivery
from service.webhooks.renderer import Renderer


class WebhookParts(Struct, frozen=True, kw_only=True):
    """Webhooks and their outbox."""

    settings: Settings
    pool: Pool
    games: GameCache
    egress_policy: EgressPolicy
    deliverer: Deliverer
    redelivery: Redelivery
    vault: Vault
    responses: KeyedResponses


def webhook_parts(base: BaseParts, play: PlayParts) -> WebhookParts:
    """The parts of this process."""
    settings, pool, log, decoder = base.settings, base.pool, base.log, base.decoder
    policy = EgressPolicy(settings.webhook_networks, plain=settings.webhook_http)
    renderer = Renderer(log, play.games, decoder, play.redaction)
    return WebhookParts(
        settings=settings,
        pool=pool,
        games=play.games,
        egress_policy=policy,
        deliverer=deliverer(
            settings, pool, policy, renderer, base.metrics, base.tracing, log.vault
        ),
        vault=log.vault,
        responses=KeyedResponses(pool, log.vault),
        redelivery=Redelivery(pool, log, decoder),
    )
