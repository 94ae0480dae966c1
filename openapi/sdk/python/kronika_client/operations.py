# Generated from openapi.json; do not edit.
"""The operations of the service, one method each."""

from collections.abc import Iterator
from typing import Literal

from kronika_client import models
from kronika_client.call import Call, Sender


class Operations(Sender):
    """What a client can ask of the service. `iter_...` go through all pages."""

    def create_account(self, body: models.NewAccount) -> models.AccountMade:
        """Create an account.

        The answer holds its first token, with the scopes `read`, `play` and `create`. It is shown
        only once.
        """
        return self.send(Call("POST", "/v1/accounts", models.AccountMade, body=body))

    def get_account(self) -> models.Account:
        """Whose token is this?"""
        return self.send(Call("GET", "/v1/account", models.Account))

    def create_token(self, body: models.NewToken) -> models.TokenMade:
        """Make a token.

        A token can be given the scopes of the token that makes it. The scopes `admin` and `arbiter`
        are granted to accounts by the operator; then a token with `read`, `play` and `create` can
        make tokens with them.
        """
        return self.send(Call("POST", "/v1/tokens", models.TokenMade, body=body))

    def list_tokens(self) -> models.Tokens:
        """List your tokens, oldest first, without their texts."""
        return self.send(Call("GET", "/v1/tokens", models.Tokens))

    def delete_token(self, token_id: str) -> None:
        """Revoke a token.

        It stops working at once; should another process of the service not hear of it, within ten
        seconds. A token can revoke itself, and tokens that may do no more than itself.
        """
        self.send(Call("DELETE", "/v1/tokens/{token_id}", None, path={"token_id": token_id}))

    def list_titles(self) -> models.Titles:
        """List the titles that can be played, with the schemas of what they understand."""
        return self.send(Call("GET", "/v1/titles", models.Titles))

    def get_title(self, title: str) -> models.TitleShown:
        """Get a title."""
        return self.send(
            Call("GET", "/v1/titles/{title}", models.TitleShown, path={"title": title})
        )

    def list_components(self, title: str) -> models.Catalogue:
        """List the components of a title: what each tile and card is, costs and does."""
        return self.send(
            Call("GET", "/v1/titles/{title}/components", models.Catalogue, path={"title": title})
        )

    def open_game(
        self, body: models.NewGame, *, idempotency_key: str | None = None
    ) -> models.GameShown:
        """Open a game.

        It starts by itself as soon as no seat is open. You may take several seats.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games",
                models.GameShown,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def list_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> models.Games:
        """List games, newest first.

        Pages are stable: new games do not move those that you have not seen yet. The list follows
        the games by a moment. Games that are not public are listed for their players only.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games",
                models.Games,
                query={
                    "title": title,
                    "status": status,
                    "player": player,
                    "after": after,
                    "limit": limit,
                },
            )
        )

    def iter_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.GameListed]:
        """Everything that `list_games` lists, page by page as it is needed."""
        while True:
            page = self.list_games(
                title=title, status=status, player=player, after=after, limit=limit
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_game(self, game_id: str) -> models.GameShown:
        """Get a game: its table, how far it is, whose decision is awaited, how it ended.

        The header `ETag` holds its version, fit for `If-Match` on a move.
        """
        return self.send(
            Call("GET", "/v1/games/{game_id}", models.GameShown, path={"game_id": game_id})
        )

    def join_game(self, game_id: str, *, body: models.SeatJoined | None = None) -> models.GameShown:
        """Sit down.

        On the given seat, or on the first open one. The game starts when the last seat is taken.
        Repeating it is harmless.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/join",
                models.GameShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def leave_game(
        self, game_id: str, *, body: models.SeatChosen | None = None
    ) -> models.GameShown:
        """Stand up before the start.

        From the given seat, or from all of yours.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/leave",
                models.GameShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def start_game(self, game_id: str, *, body: models.Nothing | None = None) -> models.GameShown:
        """Start a game whose seats are all taken.

        Games do so by themselves, so this only makes sure; it is harmless when the game runs.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/start",
                models.GameShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def get_legal(self, game_id: str, *, seat: int | None = None) -> models.Legal:
        """List every command that is accepted from a seat now.

        Commands are fully specified: any of them can be posted as it is. The list is empty, and
        `decision` null, when the seat is not awaited.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/legal",
                models.Legal,
                path={"game_id": game_id},
                query={"seat": seat},
            )
        )

    def play_moves(
        self,
        game_id: str,
        body: models.Moves,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
    ) -> models.MovesPlayed:
        """Play one or more commands, all or none.

        Each accepted command is one move, durable before it is answered. A command names the
        `decision` that it answers (see `legal`), so that a late or repeated one is refused with 409
        and the events that were missed, never played in another place. Without `If-Match`, moves of
        others that leave your decision open do not disturb. A refusal changes nothing and says which
        rule forbids what, and what would be legal instead.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/moves",
                models.MovesPlayed,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key, "If-Match": if_match},
                body=body,
            )
        )

    def list_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> models.MoveList:
        """List the moves so far, each with its line in the title's notation and its events."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/moves",
                models.MoveList,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit},
            )
        )

    def iter_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> Iterator[models.MoveListed]:
        """Everything that `list_moves` lists, page by page as it is needed."""
        while True:
            page = self.list_moves(game_id, seat=seat, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def list_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> models.Events:
        """List the events of a game, oldest first.

        As JSON, a page of 100 unless told otherwise. As NDJSON (`Accept: application/x-ndjson`), one
        event a line, all of them unless told otherwise.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/events",
                models.Events,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit},
            )
        )

    def iter_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> Iterator[models.Event]:
        """Everything that `list_events` lists, page by page as it is needed."""
        while True:
            page = self.list_events(game_id, seat=seat, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_state(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str | None = None
    ) -> models.StateShown | None:
        """Get the table after a ply, or as it is (`latest`).

        The table at a past ply never changes, but what you may see of it grows when the game ends.
        So the answer may be cached for good once it hides nothing from you; until then caches have to
        ask again, which costs no body (304).
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/states/{ply}",
                models.StateShown,
                path={"game_id": game_id, "ply": ply},
                query={"seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    def get_difference(
        self, game_id: str, from_: int, to: int, *, seat: int | None = None
    ) -> models.Difference:
        """Compare the table at two plies: the paths of the view that differ, with both values."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/diff",
                models.Difference,
                path={"game_id": game_id},
                query={"from": from_, "to": to, "seat": seat},
            )
        )

    def export_game(self, game_id: str, *, seat: int | None = None) -> models.Export:
        """Export a game: everything that you may see of it in one document, with its proofs.

        `kronika verify` checks it without a server. The bytes are signed as they are: keep them.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/export",
                models.Export,
                path={"game_id": game_id},
                query={"seat": seat},
            )
        )

    def list_keys(self) -> models.Keys:
        """List the public keys of the service.

        Keep them: with them receipts, checkpoints and exports are checked offline. After a change of
        the key the old ones stay listed, so what they have signed stays good.
        """
        return self.send(Call("GET", "/v1/keys", models.Keys))

    def list_checkpoints(
        self, *, partition: int | None = None, least: int | None = None, limit: int | None = None
    ) -> models.Checkpoints:
        """List checkpoints: signed statements of what is in the log of a partition.

        They are in the C2SP tlog-checkpoint format. A service that changed what is in its log could
        not prove any more that it begins with what an older checkpoint says.
        """
        return self.send(
            Call(
                "GET",
                "/v1/checkpoints",
                models.Checkpoints,
                query={"partition": partition, "least": least, "limit": limit},
            )
        )

    def get_consistency(self, partition: int, from_: int, to: int) -> models.Consistency:
        """Prove that the log of a partition begins with what it was before (RFC 6962, 2.1.2)."""
        return self.send(
            Call(
                "GET",
                "/v1/checkpoints/consistency",
                models.Consistency,
                query={"partition": partition, "from": from_, "to": to},
            )
        )

    def get_proof(self, game_id: str, *, ply: int | None = None) -> models.ProofShown:
        """Prove that a ply is in the log: its hash, and the way from there to a signed checkpoint.

        Once the game is over, the seed of its draws is here, too.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/proofs",
                models.ProofShown,
                path={"game_id": game_id},
                query={"ply": ply},
            )
        )

    def list_receipts(
        self, game_id: str, *, after: int | None = None, limit: int | None = None
    ) -> models.Receipts:
        """List receipts: signed statements of where the chain of the game was after each ply.

        Whoever plays is given one with each move. Those here are signed when they are asked for.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/receipts",
                models.Receipts,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
            )
        )

    def iter_receipts(
        self, game_id: str, *, after: int | None = None, limit: int | None = None
    ) -> Iterator[models.Receipt]:
        """Everything that `list_receipts` lists, page by page as it is needed."""
        while True:
            page = self.list_receipts(game_id, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_health(self) -> models.Health:
        """Does the process run?"""
        return self.send(Call("GET", "/health", models.Health))

    def get_ready(self) -> models.Readiness:
        """Can the service serve?

        It cannot without its database; Redis and projections that lag only slow it down.
        """
        return self.send(Call("GET", "/ready", models.Readiness))
