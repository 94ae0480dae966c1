"""The JSON of imports, forks and exports."""
