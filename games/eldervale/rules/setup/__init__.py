"""Setup (EV-SET, EV-DRF): `elements` and factions first, then `opening` lays the table with the
`map`; the `draft` of magic cards is an option."""
