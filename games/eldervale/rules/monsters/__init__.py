"""Monsters (EV-MON): `incursions` and the battles that they and placements trigger; the way back to
their `lairs`."""
