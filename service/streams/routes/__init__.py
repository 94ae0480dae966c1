"""Operations that go on: the stream and the socket of a game, the stream of an account."""
