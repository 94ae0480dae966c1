"""The browser client: its page and its files, as `web/build.mjs` has made them."""
