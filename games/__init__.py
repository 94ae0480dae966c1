"""Rules of board games as pure functions over frozen values: `kernel` and one package per title."""
