"""The HTTP edge: operations declared once, read by the server and by the published contract."""
