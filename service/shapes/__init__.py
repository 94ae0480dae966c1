"""The JSON of the API: what bodies and answers look like. Structs only, no behaviour."""
