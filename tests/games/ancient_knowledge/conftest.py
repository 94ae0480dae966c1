"""The fixtures of a running service, for what this title shows over HTTP."""

from tests.service.fixtures import person, shared_service, web

__all__ = ["person", "shared_service", "web"]
