"""Operations that go on: the stream and the socket of a game, the streams of an account and of the
whole log."""
