"""Making the client libraries from `openapi.json`."""
