"""What realms give (EV-RLM, EV-RUI, EV-DUN): `treasure` of element realms; the `expedition` of the
Dungeon, which draws `tiles` and gains `adventures`."""
