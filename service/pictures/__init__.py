"""Pictures of positions: SVG drawn by `games.kernel.drawing`, made PNG in worker processes."""
