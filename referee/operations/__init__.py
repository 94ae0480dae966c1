"""The operations of the desk: one module for each noun, one line for each in `table`."""
