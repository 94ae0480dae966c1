"""Fixtures of these tests."""

from tests.service.fixtures import person, service_log, shared_service, web

__all__ = ["person", "service_log", "shared_service", "web"]
