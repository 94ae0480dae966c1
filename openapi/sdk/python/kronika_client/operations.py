# Generated from openapi.json; do not edit.
"""The operations of the service, one method each."""

from collections.abc import Iterator
from typing import Literal, overload

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

    def get_my_account(self) -> models.Registered:
        """Get your account, that of the token used, with the scopes that its tokens may have."""
        return self.send(Call("GET", "/v1/accounts/me", models.Registered))

    def change_account(self, *, body: models.AccountChange | None = None) -> models.Registered:
        """Take another name, or say whether a program plays with your account.

        A name shows at once in every game, also in finished ones. The old one stays yours for 90 days:
        you can take it again, nobody else can. Whoever is marked as a bot is shown as one, and left out
        of leaderboards that are asked for people only. Needs a token with `read`, `play` and `create`.
        """
        return self.send(Call("PATCH", "/v1/accounts/me", models.Registered, body=body))

    def delete_account(self, body: models.Farewell) -> None:
        """Delete your account.

        `name` must be the account's, so that nobody does this by mistake. Seats at tables that have
        not started become free; running games are resigned. Then name, tokens and everything that
        ties you to your games are erased for good: the games stay, with nobody on your seats, and so
        does every proof of them. Needs a token with `read`, `play` and `create`.
        """
        self.send(Call("DELETE", "/v1/accounts/me", None, body=body))

    def get_my_data(self) -> models.PersonalData:
        """Get all data that is kept about you.

        Nothing else is kept. Games record seats and no names; who held which seat is recorded only
        here.
        """
        return self.send(Call("GET", "/v1/accounts/me/data", models.PersonalData))

    def list_limits(self, *, accept_language: str | None = None) -> models.LimitsShown:
        """List the limits of this service.

        The headers `RateLimit-*` of every answer tell where you stand with the budget of that
        operation; who is over it gets 429 and `Retry-After`.
        """
        return self.send(
            Call(
                "GET", "/v1/limits", models.LimitsShown, header={"Accept-Language": accept_language}
            )
        )

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

    def delete_other_tokens(self) -> models.Revoked:
        """Revoke all tokens but the one that you use.

        Use it when a token may have been stolen. It needs a token with `read`, `play` and `create`.
        """
        return self.send(Call("DELETE", "/v1/tokens", models.Revoked))

    def delete_token(self, token_id: str) -> None:
        """Revoke a token.

        It stops working at once; should another process of the service not hear of it, within ten
        seconds. A token can revoke itself, and tokens that may do no more than itself.
        """
        self.send(Call("DELETE", "/v1/tokens/{token_id}", None, path={"token_id": token_id}))

    def list_titles(
        self, *, schemas: bool | None = None, accept_language: str | None = None
    ) -> models.Titles:
        """List the titles that can be played, with the schemas of what they understand."""
        return self.send(
            Call(
                "GET",
                "/v1/titles",
                models.Titles,
                query={"schemas": schemas},
                header={"Accept-Language": accept_language},
            )
        )

    def get_title(
        self, title: str, *, schemas: bool | None = None, accept_language: str | None = None
    ) -> models.TitleShown:
        """Get a title."""
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}",
                models.TitleShown,
                path={"title": title},
                query={"schemas": schemas},
                header={"Accept-Language": accept_language},
            )
        )

    def list_components(
        self, title: str, *, accept_language: str | None = None
    ) -> models.Catalogue:
        """List the components of a title: what each tile and card is, costs and does."""
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/components",
                models.Catalogue,
                path={"title": title},
                header={"Accept-Language": accept_language},
            )
        )

    def list_rules(self, title: str, *, accept_language: str | None = None) -> models.RuleList:
        """List the rules of a title by section, each in a sentence."""
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/rules",
                models.RuleList,
                path={"title": title},
                header={"Accept-Language": accept_language},
            )
        )

    def get_rule(
        self, title: str, rule: str, *, accept_language: str | None = None
    ) -> models.RuleText:
        """Get what a rule says: one of those that refusals, evidence and verdicts name.

        Rules of the table and of the agenda (`KR-...`) are the same for every title.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/rules/{rule}",
                models.RuleText,
                path={"title": title, "rule": rule},
                header={"Accept-Language": accept_language},
            )
        )

    def open_game(
        self,
        body: models.NewGame,
        *,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Open a game.

        It starts by itself as soon as no seat is open. You may take several seats.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games",
                models.GameShown,
                header={"Idempotency-Key": idempotency_key, "Accept-Language": accept_language},
                body=body,
            )
        )

    def list_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        record: bool | None = None,
    ) -> models.Games:
        """List games, newest first.

        Pages are stable: new games do not move those that you have not seen yet. The list follows
        the games by a moment. Games that are not public are listed for their players only.

        As NDJSON (`Accept: application/x-ndjson`), one game a line, all of them unless told otherwise,
        with `record=true` each with its moves: so one request with `player=` has all games of a
        person. If it breaks off, go on with the `cursor` of the last line as `after`.
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
                    "awaited": awaited,
                    "after": after,
                    "limit": limit,
                    "record": record,
                },
            )
        )

    def iter_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        record: bool | None = None,
    ) -> Iterator[models.GameListed]:
        """Everything that `list_games` lists, page by page as it is needed."""
        while True:
            page = self.list_games(
                title=title,
                status=status,
                player=player,
                awaited=awaited,
                after=after,
                limit=limit,
                record=record,
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_game(self, game_id: str, *, accept_language: str | None = None) -> models.GameShown:
        """Get a game: its table, how far it is, whose decision is awaited, how it ended.

        The header `ETag` holds its version, fit for `If-Match` on a move.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
            )
        )

    def import_game(
        self,
        body: models.Document,
        *,
        visibility: Literal["public", "unlisted"] | None = None,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Import a game.

        An export must be of a game that is over; where it was played does not matter. The service
        verifies it and decides every ply again. If something does not come out the same, it refuses
        the export and names the first bad ply. The new game has the same plies and draws, and says
        from where it descends. Its persons have no names, and it counts for nobody.

        Of notation the rules decide every command. If the game is not over then, you play on for all
        its persons. An import takes a while, and an account imports one game at a time.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/import",
                models.GameShown,
                query={"visibility": visibility},
                header={"Idempotency-Key": idempotency_key, "Accept-Language": accept_language},
                body=body,
            )
        )

    def get_notation(self, game_id: str, *, seat: int | None = None) -> models.Record:
        """Get a game in notation: how the table was set, and a line for each move.

        As JSON, or as text (`Accept: text/plain`) for people and files. Of a game that is over it has
        the seed, and can be imported again.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/notation",
                models.Record,
                path={"game_id": game_id},
                query={"seat": seat},
            )
        )

    def fork_game(
        self,
        game_id: str,
        body: models.Fork,
        *,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Fork a game: open another one that goes on from one of its plies.

        The fork takes over the setup and the moves up to the ply as they are. From there the players
        that you name go on, with draws of their own. `descent` of the fork says where it comes from.
        The game that you fork stays as it is. While it runs, you can fork it only as far as nothing in
        it was ever hidden from you. Forks count for nobody.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/forks",
                models.GameShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key, "Accept-Language": accept_language},
                body=body,
            )
        )

    def list_forks(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> models.Games:
        """List the forks of a game, newest first, as far as you may find them."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/forks",
                models.Games,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
            )
        )

    def iter_forks(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.GameListed]:
        """Everything that `list_forks` lists, page by page as it is needed."""
        while True:
            page = self.list_forks(game_id, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def join_game(
        self,
        game_id: str,
        *,
        body: models.SeatJoined | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Take a seat.

        You take the given seat, or the first open one. The game starts when the last seat is taken and
        all seats have told the texts that they committed to. Repeating the request is harmless. Only
        those who are invited find a private table.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/join",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def tell_entropy(
        self, game_id: str, body: models.EntropyTold, *, accept_language: str | None = None
    ) -> models.EntropyTaken:
        """Tell the text that your seat has committed to.

        All seats must be taken: `entropy_awaited` says that your text is waited for. The game starts
        when the last text is told. The receipt says that yours is in the log. Before you tell it, take
        a receipt of the game as it is (`listReceipts`) and look that all have committed in it: then
        nobody can sit down behind your back who knows your text. Repeating it is harmless.
        """
        return self.send(
            Call(
                "PUT",
                "/v1/games/{game_id}/entropy",
                models.EntropyTaken,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def leave_game(
        self,
        game_id: str,
        *,
        body: models.SeatChosen | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Leave a table before the start.

        From the given seat, or from all of yours; not once a text was told that had been committed to.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/leave",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def start_game(
        self,
        game_id: str,
        *,
        body: models.Nothing | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Start a game whose seats are all taken.

        A game starts by itself when the last seat is taken and all texts are told. If a seat does not
        tell the text that it has committed to, anybody at the table can start the game without it
        after a while, and the log says so. The request is harmless when the game runs.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/start",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def invite(
        self, game_id: str, *, body: models.NewInvitation | None = None
    ) -> models.InvitationShown:
        """Invite somebody to a table at which you sit.

        If `account` is given, the table is listed among the invitations of that account, for which a
        seat can be kept. Otherwise the answer has a code, which is shown once: whoever sends it with
        `join` may sit down.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/invitations",
                models.InvitationShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def list_invitations(self, game_id: str) -> models.Invitations:
        """List the valid invitations to a table at which you sit."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/invitations",
                models.Invitations,
                path={"game_id": game_id},
            )
        )

    def withdraw_invitation(self, game_id: str, invitation_id: str) -> None:
        """Withdraw or decline an invitation.

        Those at the table withdraw any; who is invited declines their own. Players who have sat down
        already stay.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/games/{game_id}/invitations/{invitation_id}",
                None,
                path={"game_id": game_id, "invitation_id": invitation_id},
            )
        )

    def list_my_invitations(self) -> models.Invitations:
        """List the tables to which you are invited."""
        return self.send(Call("GET", "/v1/invitations", models.Invitations))

    def propose(
        self, game_id: str, body: models.Proposing, *, accept_language: str | None = None
    ) -> models.GameShown:
        """Propose something to the table.

        To take moves back, to pause or resume, or to call the game off. It happens once every person
        at the table agrees; bots go along with all but takebacks. Your own last choices that told you
        nothing new are taken back at once. Whatever was taken back stays in the log.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/proposals",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def agree(
        self,
        game_id: str,
        *,
        body: models.Speaking | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Agree to a proposal.

        See `proposal` of the game. With the last agreement it happens.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/agree",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def decline(
        self,
        game_id: str,
        *,
        body: models.Speaking | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Decline a proposal, or withdraw your own."""
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/decline",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def list_passes(self, game_id: str, *, seat: int | None = None) -> models.Passes:
        """List the standing passes of a seat of yours, and the kinds of windows that there are.

        A window is a decision that can be passed, such as a chance to react. Orders that have ended
        are not listed.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/passes",
                models.Passes,
                path={"game_id": game_id},
                query={"seat": seat},
            )
        )

    def order_pass(self, game_id: str, body: models.OrderingPass) -> models.PassShown:
        """Order a standing pass: windows of a kind are passed for your seat from now on.

        The passes are ordinary moves. In the log a `table.pass-played` right before the move tells
        them from those that you play yourself. Ordering again replaces the order.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/passes",
                models.PassShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def withdraw_pass(self, game_id: str, kind: str, *, seat: int | None = None) -> None:
        """Withdraw a standing pass: your seat is asked again."""
        self.send(
            Call(
                "DELETE",
                "/v1/games/{game_id}/passes/{kind}",
                None,
                path={"game_id": game_id, "kind": kind},
                query={"seat": seat},
            )
        )

    def get_preferences(self, game_id: str, seat: str) -> models.SeatPreferences:
        """Get the preferences of a seat of yours."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/seats/{seat}/preferences",
                models.SeatPreferences,
                path={"game_id": game_id, "seat": seat},
            )
        )

    def set_preferences(
        self, game_id: str, seat: str, body: models.Preferring
    ) -> models.SeatPreferences:
        """Set the preferences of a seat of yours.

        With `forced`, decisions that leave your seat one legal command are played for it. They are
        ordinary moves; in the log a `table.forced-played` right before the move tells them from those
        that you play yourself. You are still asked where others cannot know that you have no choice,
        because it depends on what is hidden, and at windows, for which there are standing passes.
        """
        return self.send(
            Call(
                "PUT",
                "/v1/games/{game_id}/seats/{seat}/preferences",
                models.SeatPreferences,
                path={"game_id": game_id, "seat": seat},
                body=body,
            )
        )

    def resign(
        self,
        game_id: str,
        *,
        body: models.Speaking | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Give up.

        Your seat is ranked behind all others. While others play on, a bot takes it over; if nobody is
        left to play against, the game is over. Repeating it is harmless.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/resign",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def abandon(
        self,
        game_id: str,
        *,
        body: models.Nothing | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Close a table that has not started, and where you sit alone.

        A game that runs is called off by agreement: propose `call-off`.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/abandon",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def rematch(
        self, game_id: str, *, body: models.Again | None = None, accept_language: str | None = None
    ) -> models.GameShown:
        """Open a rematch, in which everybody sits one seat further.

        The first who asks opens the table; seats are kept for the others, who sit down by asking for
        the rematch, too, or by joining it. It starts when all have come.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/rematch",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def get_legal(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        ply: int | None = None,
        accept_language: str | None = None,
    ) -> models.Legal:
        """List every command that is accepted from a seat now, or was after a ply of the past.

        Commands are fully specified: any of them can be posted as it is. The list is empty, and
        `decision` null, when the seat has nothing to decide. `asks` and `hints` say the same in words
        and in ids of the scene, for people. `undo` says how the last choice of the seat can be taken
        back. While the game stands still, it is what will be accepted when it goes on. A game that is
        over is open to everybody: name a `ply`, and any `seat`. While it runs, you may look back on
        what your own seat could have done.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/legal",
                models.Legal,
                path={"game_id": game_id},
                query={"seat": seat, "ply": ply},
                header={"Accept-Language": accept_language},
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
        rule forbids what, and what would be legal instead; its `refusal` finds it in the journal.
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

    @overload
    def list_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.MoveList: ...

    @overload
    def list_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.MoveList | None: ...

    def list_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.MoveList | None:
        """List the moves so far, each with its line in the title's notation and its events.

        As JSON, a page of 100 unless told otherwise. As NDJSON (`Accept: application/x-ndjson`), one
        move a line, all of them unless told otherwise. Once the game is over, pages that others follow
        on never change.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/moves",
                models.MoveList,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit, "worded": worded},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_moves(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.MoveListed]:
        """Everything that `list_moves` lists, page by page as it is needed."""
        while True:
            page = self.list_moves(
                game_id,
                seat=seat,
                after=after,
                limit=limit,
                worded=worded,
                accept_language=accept_language,
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    @overload
    def list_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Events: ...

    @overload
    def list_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Events | None: ...

    def list_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Events | None:
        """List the events of a game, oldest first.

        As JSON, a page of 100 unless told otherwise. As NDJSON (`Accept: application/x-ndjson`), one
        event a line, all of them unless told otherwise. Once the game is over, pages that others follow
        on never change.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/events",
                models.Events,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit, "worded": worded},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_events(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: int | str | None = None,
        limit: int | None = None,
        worded: bool | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.Event]:
        """Everything that `list_events` lists, page by page as it is needed."""
        while True:
            page = self.list_events(
                game_id,
                seat=seat,
                after=after,
                limit=limit,
                worded=worded,
                accept_language=accept_language,
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    @overload
    def get_state(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: None = None
    ) -> models.StateShown: ...

    @overload
    def get_state(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str
    ) -> models.StateShown | None: ...

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

    @overload
    def get_scene(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: None = None
    ) -> models.SceneShown: ...

    @overload
    def get_scene(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str
    ) -> models.SceneShown | None: ...

    def get_scene(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str | None = None
    ) -> models.SceneShown | None:
        """Get the table after a ply, or as it is (`latest`), as something that can be drawn.

        Boards hold zones, zones hold items; ids stay with things from ply to ply, so two scenes give
        an animation. It is made of the same view as `states`: it shows nothing more. Names are keys of
        the title's words, components those of its catalogue.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/scenes/{ply}",
                models.SceneShown,
                path={"game_id": game_id, "ply": ply},
                query={"seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_difference(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        if_none_match: None = None,
    ) -> models.Difference: ...

    @overload
    def get_difference(
        self, game_id: str, from_: int, to: int, *, seat: int | None = None, if_none_match: str
    ) -> models.Difference | None: ...

    def get_difference(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Difference | None:
        """Compare the table at two plies: the paths of the view that differ, with both values."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/diff",
                models.Difference,
                path={"game_id": game_id},
                query={"from": from_, "to": to, "seat": seat},
                header={"If-None-Match": if_none_match},
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

    def get_player(self, player: str) -> models.PlayerShown:
        """Get the results of a player.

        By name or id. Their games are in `GET /v1/games?player=`.
        """
        return self.send(
            Call("GET", "/v1/players/{player}", models.PlayerShown, path={"player": player})
        )

    def list_leaders(
        self,
        title: str,
        *,
        persons_only: bool | None = None,
        people_only: bool | None = None,
        games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> models.Leaderboard:
        """List the leaderboard of a title.

        Players are ordered by the mean share of opponents that they left behind. Erased accounts are
        left out.
        """
        return self.send(
            Call(
                "GET",
                "/v1/leaderboards/{title}",
                models.Leaderboard,
                path={"title": title},
                query={
                    "persons_only": persons_only,
                    "people_only": people_only,
                    "games": games,
                    "after": after,
                    "limit": limit,
                },
            )
        )

    def iter_leaders(
        self,
        title: str,
        *,
        persons_only: bool | None = None,
        people_only: bool | None = None,
        games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.LeaderShown]:
        """Everything that `list_leaders` lists, page by page as it is needed."""
        while True:
            page = self.list_leaders(
                title,
                persons_only=persons_only,
                people_only=people_only,
                games=games,
                after=after,
                limit=limit,
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def list_keys(self) -> models.Keys:
        """List the public keys of the service.

        Keep them: with them receipts, checkpoints and exports are checked offline. After a change of
        the key the old ones stay listed, so what they have signed stays good; `notes` endorse the new
        one and revoke what was stolen.
        """
        return self.send(Call("GET", "/v1/keys", models.Keys))

    def list_checkpoints(
        self,
        *,
        partition: int | None = None,
        least: int | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> models.Checkpoints:
        """List checkpoints: signed statements of what is in the log of a partition.

        They are in the C2SP tlog-checkpoint format. Leaves are links: what was recorded together, a
        move above all, and has one hash. A service that changed what is in its log could
        not prove any more that it begins with what an older checkpoint says.
        """
        return self.send(
            Call(
                "GET",
                "/v1/checkpoints",
                models.Checkpoints,
                query={"partition": partition, "least": least, "after": after, "limit": limit},
            )
        )

    def iter_checkpoints(
        self,
        *,
        partition: int | None = None,
        least: int | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.CheckpointShown]:
        """Everything that `list_checkpoints` lists, page by page as it is needed."""
        while True:
            page = self.list_checkpoints(partition=partition, least=least, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_consistency(self, partition: int, from_: int, to: int) -> models.Consistency:
        """Prove that the log of a partition begins with what it was before (RFC 6962, 2.1.2).

        `from` and `to` are numbers of links, like the sizes of checkpoints.
        """
        return self.send(
            Call(
                "GET",
                "/v1/checkpoints/consistency",
                models.Consistency,
                query={"partition": partition, "from": from_, "to": to},
            )
        )

    def cosign_checkpoint(self, body: models.Cosigned) -> models.CheckpointShown:
        """Hand in what a witness says about a checkpoint (C2SP tlog-cosignature).

        Witnesses are known to the operator; words of others are refused. From then on the line stands
        under the checkpoint wherever it is shown.
        """
        return self.send(
            Call("POST", "/v1/checkpoints/cosignatures", models.CheckpointShown, body=body)
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
        self, game_id: str, *, after: int | str | None = None, limit: int | None = None
    ) -> models.Receipts:
        """List receipts: signed statements of where the chain of the game was after each ply.

        A player gets a receipt with each move. Those listed here are signed when they are asked for.
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
        self, game_id: str, *, after: int | str | None = None, limit: int | None = None
    ) -> Iterator[models.Receipt]:
        """Everything that `list_receipts` lists, page by page as it is needed."""
        while True:
            page = self.list_receipts(game_id, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def list_draws(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> models.DrawList:
        """List the draws of a game that is over, in the order in which they were made.

        The service decides the game again, so the first page can take some seconds. Each outcome can be
        derived from the seed, which an export reveals, as the audit format says. Which draws a ply
        makes, and under which labels, is what the service says here; `kronika verify` derives it from
        the rules.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/draws",
                models.DrawList,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
            )
        )

    def iter_draws(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Draw]:
        """Everything that `list_draws` lists, page by page as it is needed."""
        while True:
            page = self.list_draws(game_id, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def list_refusals(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        accept_language: str | None = None,
    ) -> models.RefusalList:
        """List the refused commands of your seats, newest first.

        Every request to play that was answered with a problem is kept: what was sent, why it was
        refused, and where the game was. The problem's `refusal` is its id. Arbiters see those of all
        seats, unless they play themselves. Of each seat the last ones are kept, and all that are
        disputed.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/refusals",
                models.RefusalList,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit},
                header={"Accept-Language": accept_language},
            )
        )

    def iter_refusals(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.RefusalShown]:
        """Everything that `list_refusals` lists, page by page as it is needed."""
        while True:
            page = self.list_refusals(
                game_id, seat=seat, after=after, limit=limit, accept_language=accept_language
            )
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_refusal(
        self, game_id: str, refusal_id: str, *, accept_language: str | None = None
    ) -> models.RefusalShown:
        """Get a refused command."""
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/refusals/{refusal_id}",
                models.RefusalShown,
                path={"game_id": game_id, "refusal_id": refusal_id},
                header={"Accept-Language": accept_language},
            )
        )

    def open_dispute(self, game_id: str, body: models.NewDispute) -> models.DisputeShown:
        """Open a dispute on a ply, or on a refused command of yours.

        Arbiters are shown it with all evidence. If the table has agreed on it (`on_dispute`), the
        game stands still until the verdict. The same matter again gives the same dispute.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes",
                models.DisputeShown,
                path={"game_id": game_id},
                body=body,
            )
        )

    def list_disputes(self, game_id: str) -> models.DisputeList:
        """List the disputes of a game, the first one first, with their rulings."""
        return self.send(
            Call(
                "GET", "/v1/games/{game_id}/disputes", models.DisputeList, path={"game_id": game_id}
            )
        )

    def list_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> models.DisputesListed:
        """List disputes of all games, newest first. For arbiters.

        The list follows the games by a moment.
        """
        return self.send(
            Call(
                "GET",
                "/v1/disputes",
                models.DisputesListed,
                query={"status": status, "title": title, "after": after, "limit": limit},
            )
        )

    def iter_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.DisputeListed]:
        """Everything that `list_all_disputes` lists, page by page as it is needed."""
        while True:
            page = self.list_all_disputes(status=status, title=title, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_dispute(self, game_id: str, dispute: str) -> models.DisputeShown:
        """Get a dispute and what became of it.

        `/verdicts/{game}/{number}` is a page of it, which `verdict_page` names once it is judged.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/disputes/{dispute}",
                models.DisputeShown,
                path={"game_id": game_id, "dispute": dispute},
            )
        )

    def get_evidence(
        self,
        game_id: str,
        dispute: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
    ) -> models.EvidenceShown:
        """Get the evidence of a dispute.

        The table before, what would have been legal, the action and its facts, the rules that were
        named, what a fresh process decides about it, and the proofs of the chain and of the draws.
        Arbiters see everything; others what they may see of the game, and all of it once it is over.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/disputes/{dispute}/evidence",
                models.EvidenceShown,
                path={"game_id": game_id, "dispute": dispute},
                query={"seat": seat},
                header={"Accept-Language": accept_language},
            )
        )

    def withdraw_dispute(
        self, game_id: str, dispute: str, *, body: models.Nothing | None = None
    ) -> models.DisputeShown:
        """Withdraw a dispute that you have opened."""
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes/{dispute}/withdraw",
                models.DisputeShown,
                path={"game_id": game_id, "dispute": dispute},
                body=body,
            )
        )

    def judge_dispute(
        self, game_id: str, dispute: str, body: models.NewVerdict
    ) -> models.DisputeShown:
        """Judge a dispute. For arbiters who do not play in the game.

        The service appends the verdict, the reasons and what the remedy does to the log. Nothing in it
        is erased: everybody can still read what was played on a branch that is left. The same verdict
        again changes nothing.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes/{dispute}/verdict",
                models.DisputeShown,
                path={"game_id": game_id, "dispute": dispute},
                body=body,
            )
        )

    def create_webhook(self, body: models.NewWebhook) -> models.WebhookMade:
        """Make a webhook.

        It is told what happens from now on, as your account may see it, in the format of Standard
        Webhooks. The answer holds the secret that deliveries are signed with; it is shown only once.
        """
        return self.send(Call("POST", "/v1/webhooks", models.WebhookMade, body=body))

    def list_webhooks(self) -> models.WebhookList:
        """List your webhooks, oldest first, without their secrets."""
        return self.send(Call("GET", "/v1/webhooks", models.WebhookList))

    def get_webhook(self, webhook_id: str) -> models.WebhookShown:
        """Get a webhook, and whether it has been disabled."""
        return self.send(
            Call(
                "GET",
                "/v1/webhooks/{webhook_id}",
                models.WebhookShown,
                path={"webhook_id": webhook_id},
            )
        )

    def change_webhook(
        self, webhook_id: str, *, body: models.WebhookChange | None = None
    ) -> models.WebhookShown:
        """Change a webhook, disable it, or enable it again.

        While it is disabled, nothing new waits for it: `replay` tells what it has missed. What waited
        before is tried again at once when it is enabled.
        """
        return self.send(
            Call(
                "PATCH",
                "/v1/webhooks/{webhook_id}",
                models.WebhookShown,
                path={"webhook_id": webhook_id},
                body=body,
            )
        )

    def delete_webhook(self, webhook_id: str) -> None:
        """Delete a webhook, with everything that waits for it."""
        self.send(
            Call("DELETE", "/v1/webhooks/{webhook_id}", None, path={"webhook_id": webhook_id})
        )

    def rotate_webhook_secret(
        self, webhook_id: str, *, body: models.Rotation | None = None
    ) -> models.SecretMade:
        """Replace the secret of a webhook.

        For a day, or as long as `overlap` says, deliveries are signed with both secrets, so that
        receivers can change over. There is one old secret at a time: replacing again drops it.
        """
        return self.send(
            Call(
                "POST",
                "/v1/webhooks/{webhook_id}/secret",
                models.SecretMade,
                path={"webhook_id": webhook_id},
                body=body,
            )
        )

    def test_webhook(
        self, webhook_id: str, *, body: models.Nothing | None = None
    ) -> models.AttemptShown:
        """Test a webhook.

        Posts a payload of the type `webhook.test` now, even to a webhook that is disabled, and tells
        how that went: without `error` it was delivered. It is not tried again, and not listed.
        """
        return self.send(
            Call(
                "POST",
                "/v1/webhooks/{webhook_id}/test",
                models.AttemptShown,
                path={"webhook_id": webhook_id},
                body=body,
            )
        )

    def replay_webhook(self, webhook_id: str, body: models.Replay) -> models.Replayed:
        """Deliver what happened in a game again.

        Every delivery after the version becomes due once more, in order, with the `webhook-id` that it
        has always had.
        """
        return self.send(
            Call(
                "POST",
                "/v1/webhooks/{webhook_id}/replay",
                models.Replayed,
                path={"webhook_id": webhook_id},
                body=body,
            )
        )

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> models.DeliveryList:
        """List the deliveries of a webhook with all tries, newest first.

        Finished ones are forgotten after two weeks, or as the operator decides.
        """
        return self.send(
            Call(
                "GET",
                "/v1/webhooks/{webhook_id}/deliveries",
                models.DeliveryList,
                path={"webhook_id": webhook_id},
                query={"status": status, "after": after, "limit": limit},
            )
        )

    def iter_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.DeliveryShown]:
        """Everything that `list_deliveries` lists, page by page as it is needed."""
        while True:
            page = self.list_deliveries(webhook_id, status=status, after=after, limit=limit)
            yield from page.items
            if page.next is None:
                return
            after = page.next

    def get_health(self) -> models.Health:
        """Check whether the process runs."""
        return self.send(Call("GET", "/health", models.Health))

    def get_ready(self) -> models.Readiness:
        """Check whether the service can serve requests.

        It cannot without its database, nor after it was told to stop. Without Redis, or while
        projections lag, it is only slower.
        """
        return self.send(Call("GET", "/ready", models.Readiness))

    def list_projections(self) -> models.ReadModels:
        """List the read models, how far they are behind, and the games that they have parked.

        `kronika projections` rebuilds and repairs them, on the machine of the service.
        """
        return self.send(Call("GET", "/v1/projections", models.ReadModels))
