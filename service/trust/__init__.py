"""Trust: chaining what is appended, signing what was, and proving it later."""
