"""Who lets which app act for them: OAuth 2.1."""
