"""The servers that a command needs: why one cannot be reached, and why one does not fit."""
