"""The referee: what a reader of a game is told, from its events alone.

Pure: games are folded, redacted, listed and told here, for the service and for whoever has but a
file. No database, no server, no clock.
"""
