"""Read models fed by the log; every one can be rebuilt from it at any time."""
