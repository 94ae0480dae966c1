"""What every request and every answer passes: one ASGI middleware around the application.

It is one (`layer.AnswerLayer`), because each further layer would cost every request a call on the
way in and another one on the way out. Whatever does not concern an answer costs it next to nothing.

A request passes, in this order:

1. `request_ids`: the request gets its id, which every entry of the log and the answer carry. It is
   first, so that a refusal by a later step can be found in the log, too.
2. `head_requests`: the application sees a `HEAD` as a `GET`, so that no operation declares both.
3. `hosts`: a request without exactly one `Host` is refused before anything reads it.
4. The application. `options_requests` answers `OPTIONS`; any other operation runs behind the `Edge`
   (`edge`), which says who is calling (`service.accounts`), how much they may
   (`service.limits`), and what is counted and traced. `request_headers` reads the headers of a
   request once, for all of these steps.

Its answer passes, in this order:

1. `access_log`: an entry with status and seconds, when the answer begins.
2. `compression`: decides by the headers of the application alone whether the body is compressed, in
   which of the `codings`, and adjusts `ETag`, `Content-Length` and `Vary` (`vary`). The head waits
   for the first bytes of the body, because their number may become its `Content-Length`.
3. `cors`: what pages of other origins may read. It comes behind `compression`, so that `Vary`
   names both reasons why answers differ.
4. The request's id; what browsers are not to do; how much of the caller's budget is left. Nothing
   reads these again, so they come last. (`Connection: close` is said by the connection: only it
   knows whether more was asked already.)

`referee.validators` makes and compares the `ETag`s that operations give their answers. They belong
to the uncompressed body; `compression` weakens them.
"""
