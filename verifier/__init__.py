"""Checking an export without a server: chain, commitments, signatures, chance, rules."""
