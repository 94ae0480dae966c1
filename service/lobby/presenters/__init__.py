"""Games, clocks and titles as clients see them."""
