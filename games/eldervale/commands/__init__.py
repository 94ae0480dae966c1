"""What a seat can choose. One command is one choice (decisions.md, section 1)."""
