"""What a viewer gets to see: the one place where events and views are redacted."""
