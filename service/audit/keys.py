"""The key that this process signs receipts, checkpoints and exports with."""

from pathlib import Path
from urllib.parse import urlsplit

from events.keys import SigningKey, kept_key
from service.settings import Settings


def signing_key(settings: Settings) -> SigningKey:
    """The key of this process: from the file that is set, else from the data folder, where one is
    made at the first start."""
    path = settings.signing_key or Path(settings.data) / "signing.key"
    host = urlsplit(settings.public_url or "").hostname
    return kept_key(path, host or "kronika.localhost")
