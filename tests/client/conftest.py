"""Fixtures of these tests."""

from tests.service.fixtures import shared_service

__all__ = ["shared_service"]
