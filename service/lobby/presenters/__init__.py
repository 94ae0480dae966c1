"""Games and titles as clients see them."""
