"""What belongs to one running process: its log, its metrics, its worker processes, its tables."""
