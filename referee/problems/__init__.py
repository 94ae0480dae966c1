"""Problems: what is told of a refused request, by everybody in the same shape (RFC 9457)."""
