"""What webhooks work with."""

from msgspec import Struct

from events.vault import Vault
from projections.database import Pool
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.ground import Ground
from service.settings import Settings
from service.webhooks.deliverer import Deliverer, deliverer
from service.webhooks.egress_policy import EgressPolicy
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


def webhook_parts(ground: Ground, play: PlayParts) -> WebhookParts:
    """The parts of this process."""
    settings, pool, log, decoder = ground.settings, ground.pool, ground.log, ground.decoder
    policy = EgressPolicy(settings.webhook_networks, plain=settings.webhook_http)
    renderer = Renderer(log, play.games, decoder, play.redaction)
    return WebhookParts(
        settings=settings,
        pool=pool,
        games=play.games,
        egress_policy=policy,
        deliverer=deliverer(
            settings, pool, policy, renderer, ground.metrics, ground.tracing, log.vault
        ),
        vault=log.vault,
        redelivery=Redelivery(pool, log, decoder),
    )
