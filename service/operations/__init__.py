"""For those who run the service: health, readiness, metrics, documentation."""
