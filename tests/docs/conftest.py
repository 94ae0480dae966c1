"""A running service for the pages that show requests."""

from tests.service.fixtures import shared_service

__all__ = ["shared_service"]
