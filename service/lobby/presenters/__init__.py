"""Games as clients see them."""
