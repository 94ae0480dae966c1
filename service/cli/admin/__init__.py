"""`kronika admin`: administration on the machine, recorded as what administrators do elsewhere."""
