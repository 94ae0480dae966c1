"""Which partition of the log a game belongs to."""

from zlib import crc32

DEFAULT_PARTITIONS = 64


def partition_of(game_id: str, partitions: int) -> int:
    """CRC-32 of the UTF-8 game id, modulo the number of partitions. May never change."""
    return crc32(game_id.encode()) % partitions
