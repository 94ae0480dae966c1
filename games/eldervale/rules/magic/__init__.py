"""Magic cards (EV-MAG): `spells` and quests are played, cards of the `hand` discarded and taken
back."""
