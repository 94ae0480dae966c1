"""Resources (EV-RES): `gaining` and `paying` them, `losses` to others; the `magic_deck`, because
magic cards are resources, too (EV-MAG-01)."""
