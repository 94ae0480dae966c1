"""Auditing: signed checkpoints of the logs, proofs about them, and the key that signs."""
