"""The rules: from commands to facts. One module per area; each decision has its module."""
