"""`kronika mirror`: a second party keeps logs, serves them, and says so (C2SP tlog-mirror)."""
