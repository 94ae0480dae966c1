"""`kronika load`: how much a service carries."""
