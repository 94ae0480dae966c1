# Generated from openapi.json; do not edit.
"""The operations of the service, one method each."""

from collections.abc import Iterator
from typing import Literal, overload

from kronika_client import models
from kronika_client.call import Call, Sender


class Operations(Sender):
    """What a client can ask of the service. `iter_...` go through all pages."""

    @overload
    def get_sign_up(self, *, if_none_match: None = None) -> models.SignUpShown: ...

    @overload
    def get_sign_up(self, *, if_none_match: str) -> models.SignUpShown | None: ...

    def get_sign_up(self, *, if_none_match: str | None = None) -> models.SignUpShown | None:
        """Get who may create an account.

        Says whether anybody, whoever has a code, or nobody may create an account now.
        """
        return self.send(
            Call("GET", "/v1/signup", models.SignUpShown, header={"If-None-Match": if_none_match})
        )

    def create_account(
        self,
        body: models.NewAccount | None = None,
        *,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
    ) -> models.AccountMade:
        """Create an account.

        Returns the account and its first token, which has every scope that the operator does not grant
        one by one. The token is shown only in this response. Without `name` the account is a guest: the
        service names it in the language of `Accept-Language`. It stays the same account when the guest
        chooses a name (`PATCH /v1/accounts/me`). Once the token has ended (`expires_at`), only other
        tokens of the account can be used. Whoever runs the service may have closed sign-up, or ask for
        a `code`.
        """
        return self.send(
            Call(
                "POST",
                "/v1/accounts",
                models.AccountMade,
                header={"Idempotency-Key": idempotency_key, "Accept-Language": accept_language},
                body=body,
            )
        )

    @overload
    def get_my_account(self, *, if_none_match: None = None) -> models.Registered: ...

    @overload
    def get_my_account(self, *, if_none_match: str) -> models.Registered | None: ...

    def get_my_account(self, *, if_none_match: str | None = None) -> models.Registered | None:
        """Get your account.

        Returns the account of the token that authenticates this request, with the scopes that its
        tokens may have.
        """
        return self.send(
            Call(
                "GET", "/v1/accounts/me", models.Registered, header={"If-None-Match": if_none_match}
            )
        )

    def change_account(self, body: models.AccountChange | None = None) -> models.Registered:
        """Update your account.

        Changes the name, the bot flag or both. A new name appears at once in every game, including
        finished ones. A guest who chooses a name is a guest no more. The old name stays reserved for
        you for 90 days. An account marked as a bot is shown as a bot and is omitted from leaderboards
        requested with `exclude_bots=true`.
        """
        return self.send(Call("PATCH", "/v1/accounts/me", models.Registered, body=body))

    def delete_account(self, body: models.Farewell) -> None:
        """Delete your account.

        To confirm, `name` must be the current name of the account. Your seats in games that have not
        started become open, and the service resigns your running games. It then erases your name, your
        tokens and everything else that links you to your games. The games and their proofs remain; your
        seats are shown without an account. This cannot be undone.
        """
        self.send(Call("DELETE", "/v1/accounts/me", None, body=body))

    @overload
    def get_my_data(self, *, if_none_match: None = None) -> models.PersonalData: ...

    @overload
    def get_my_data(self, *, if_none_match: str) -> models.PersonalData | None: ...

    def get_my_data(self, *, if_none_match: str | None = None) -> models.PersonalData | None:
        """Export your personal data.

        Returns everything that the service stores about your account. Game logs contain seat numbers,
        not names; the link between your account and a seat is stored only in this data.
        """
        return self.send(
            Call(
                "GET",
                "/v1/accounts/me/data",
                models.PersonalData,
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def list_limits(
        self, *, accept_language: str | None = None, if_none_match: None = None
    ) -> models.LimitsShown: ...

    @overload
    def list_limits(
        self, *, accept_language: str | None = None, if_none_match: str
    ) -> models.LimitsShown | None: ...

    def list_limits(
        self, *, accept_language: str | None = None, if_none_match: str | None = None
    ) -> models.LimitsShown | None:
        """List the limits of the service.

        The `RateLimit-*` headers of every response show the state of the operation's budget. A request
        over the budget is refused with 429 and `Retry-After`.
        """
        return self.send(
            Call(
                "GET",
                "/v1/limits",
                models.LimitsShown,
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def create_token(
        self, body: models.NewToken, *, idempotency_key: str | None = None
    ) -> models.TokenMade:
        """Create a token.

        The new token may have any scope of the account: the usual ones, and those of `admin`, `arbiter`
        and `log` that the operator has granted to it. Give a program the scopes that it needs and no
        more; with `account` it could do whatever you can.
        """
        return self.send(
            Call(
                "POST",
                "/v1/tokens",
                models.TokenMade,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_tokens(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Tokens: ...

    @overload
    def list_tokens(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Tokens | None: ...

    def list_tokens(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Tokens | None:
        """List your tokens.

        Returns the tokens of the account without their texts, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/tokens",
                models.Tokens,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_tokens(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Token]:
        """Everything that `list_tokens` lists, page by page as it is needed."""
        while True:
            page = self.list_tokens(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_other_tokens(self) -> models.Revoked:
        """Revoke all other tokens.

        Revokes every personal token of the account except the one that authenticates this request. Use
        it when a token may have been stolen. Browsers (`/v1/sessions`) and apps (`/v1/connections`)
        stay signed in.
        """
        return self.send(Call("DELETE", "/v1/tokens", models.Revoked))

    def delete_token(self, token_id: str) -> None:
        """Revoke a token.

        The token stops working at once, or within ten seconds if another process of the service does
        not receive the notification. A token that lacks `account` can revoke itself by
        `POST /oauth/revoke`.
        """
        self.send(Call("DELETE", "/v1/tokens/{token_id}", None, path={"token_id": token_id}))

    @overload
    def get_authorization_server(
        self, *, if_none_match: None = None
    ) -> models.AuthorizationServerMetadata: ...

    @overload
    def get_authorization_server(
        self, *, if_none_match: str
    ) -> models.AuthorizationServerMetadata | None: ...

    def get_authorization_server(
        self, *, if_none_match: str | None = None
    ) -> models.AuthorizationServerMetadata | None:
        """Get the metadata of the authorization server.

        Everything that a library for OAuth needs to know to sign players in (RFC 8414).
        """
        return self.send(
            Call(
                "GET",
                "/.well-known/oauth-authorization-server",
                models.AuthorizationServerMetadata,
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_protected_resource(
        self, *, if_none_match: None = None
    ) -> models.ProtectedResourceMetadata: ...

    @overload
    def get_protected_resource(
        self, *, if_none_match: str
    ) -> models.ProtectedResourceMetadata | None: ...

    def get_protected_resource(
        self, *, if_none_match: str | None = None
    ) -> models.ProtectedResourceMetadata | None:
        """Get the metadata of the API as a protected resource.

        Where tokens for this API come from, and which scopes there are (RFC 9728).
        """
        return self.send(
            Call(
                "GET",
                "/.well-known/oauth-protected-resource",
                models.ProtectedResourceMetadata,
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_authorization(
        self, query: str, *, if_none_match: None = None
    ) -> models.AuthorizationRequest: ...

    @overload
    def get_authorization(
        self, query: str, *, if_none_match: str
    ) -> models.AuthorizationRequest | None: ...

    def get_authorization(
        self, query: str, *, if_none_match: str | None = None
    ) -> models.AuthorizationRequest | None:
        """Get what an app asks for.

        For pages on which a player decides whether an app may act for them. A request of an app that is
        not known, or that would lead to an address that is not one of its own, is a problem, and the
        browser stays; any other error is `refused`, with the address at which the app hears of it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/authorization",
                models.AuthorizationRequest,
                query={"query": query},
                header={"If-None-Match": if_none_match},
            )
        )

    def decide_authorization(self, body: models.AuthorizationDecision) -> models.Onward:
        """Let an app act for you, or not.

        Returns the address of the app to go on to, with a code that is good for a minute, or with the
        error `access_denied`; in both the issuer (`iss`, RFC 9207) and the `state` of the app.
        """
        return self.send(Call("POST", "/v1/authorization", models.Onward, body=body))

    @overload
    def get_device(
        self, user_code: str, *, if_none_match: None = None
    ) -> models.AuthorizationRequest: ...

    @overload
    def get_device(
        self, user_code: str, *, if_none_match: str
    ) -> models.AuthorizationRequest | None: ...

    def get_device(
        self, user_code: str, *, if_none_match: str | None = None
    ) -> models.AuthorizationRequest | None:
        """Get what a program that waits asks for.

        `user_code` is what the program shows, in whatever letters, with or without its dash. Ten wrong
        codes an hour are free.
        """
        return self.send(
            Call(
                "GET",
                "/v1/devices/{user_code}",
                models.AuthorizationRequest,
                path={"user_code": user_code},
                header={"If-None-Match": if_none_match},
            )
        )

    def decide_device(self, user_code: str, body: models.DeviceDecision) -> models.DeviceDecided:
        """Let a program that waits act for you, or not.

        A program is answered once. Approve only what you have started yourself: a code that somebody
        else has sent lets them in.
        """
        return self.send(
            Call(
                "POST",
                "/v1/devices/{user_code}",
                models.DeviceDecided,
                path={"user_code": user_code},
                body=body,
            )
        )

    @overload
    def list_connections(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Connections: ...

    @overload
    def list_connections(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Connections | None: ...

    def list_connections(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Connections | None:
        """List the apps that may act for you.

        Returns a connection for each time that you have let an app act for you, oldest first: each
        browser and each machine has its own. One that was not used for 90 days ends.
        """
        return self.send(
            Call(
                "GET",
                "/v1/connections",
                models.Connections,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_connections(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Connection]:
        """Everything that `list_connections` lists, page by page as it is needed."""
        while True:
            page = self.list_connections(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_connection(self, connection_id: str) -> None:
        """End what an app may do for you.

        All tokens of the connection stop working at once, or within ten seconds if another process of
        the service does not receive the notification.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/connections/{connection_id}",
                None,
                path={"connection_id": connection_id},
            )
        )

    def create_app(
        self, body: models.NewApp, *, idempotency_key: str | None = None
    ) -> models.OwnApp:
        """Register an app.

        The id of the app is its client id in OAuth; there is no secret, since what is given to players
        keeps none. An app with a host of its own can do without being registered: its client id is then
        the `https` address of a Client ID Metadata Document.
        """
        return self.send(
            Call(
                "POST",
                "/v1/apps",
                models.OwnApp,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_apps(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Apps: ...

    @overload
    def list_apps(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Apps | None: ...

    def list_apps(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Apps | None:
        """List your apps.

        Returns the apps that you have registered, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/apps",
                models.Apps,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_apps(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.OwnApp]:
        """Everything that `list_apps` lists, page by page as it is needed."""
        while True:
            page = self.list_apps(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_app(self, app_id: str, *, if_none_match: None = None) -> models.OwnApp: ...

    @overload
    def get_app(self, app_id: str, *, if_none_match: str) -> models.OwnApp | None: ...

    def get_app(self, app_id: str, *, if_none_match: str | None = None) -> models.OwnApp | None:
        """Get an app of yours.

        Returns what players are shown of it, and where they may be sent back to.
        """
        return self.send(
            Call(
                "GET",
                "/v1/apps/{app_id}",
                models.OwnApp,
                path={"app_id": app_id},
                header={"If-None-Match": if_none_match},
            )
        )

    def change_app(self, app_id: str, body: models.AppChange | None = None) -> models.OwnApp:
        """Update an app.

        A changed list of redirect URIs counts from the next authorization request on. `null` takes the
        page about the app away.
        """
        return self.send(
            Call("PATCH", "/v1/apps/{app_id}", models.OwnApp, path={"app_id": app_id}, body=body)
        )

    def delete_app(self, app_id: str) -> None:
        """Delete an app.

        It can act for nobody any more: every connection of it ends.
        """
        self.send(Call("DELETE", "/v1/apps/{app_id}", None, path={"app_id": app_id}))

    @overload
    def list_sign_in_ways(self, *, if_none_match: None = None) -> models.SignInWays: ...

    @overload
    def list_sign_in_ways(self, *, if_none_match: str) -> models.SignInWays | None: ...

    def list_sign_in_ways(self, *, if_none_match: str | None = None) -> models.SignInWays | None:
        """List the ways to sign in.

        Returns how people can sign in at this address of the service. A bearer token always works.
        """
        return self.send(
            Call("GET", "/v1/sign-in", models.SignInWays, header={"If-None-Match": if_none_match})
        )

    def sign_in(self, body: models.PasskeyAnswer) -> models.SignedIn:
        """Sign in with a passkey.

        Signs this browser in to the account of the passkey: the response sets the cookie of a session,
        as `POST /v1/sessions` does.
        """
        return self.send(Call("POST", "/v1/sign-in", models.SignedIn, body=body))

    def create_sign_in_options(self, body: models.Nothing | None = None) -> models.PasskeyOptions:
        """Begin to sign in with a passkey.

        Returns what a browser asks for a passkey by (`navigator.credentials.get`). Send its answer to
        `POST /v1/sign-in`.
        """
        return self.send(Call("POST", "/v1/sign-in/options", models.PasskeyOptions, body=body))

    def sign_in_by_code(self, body: models.RecoverySignIn) -> models.SignedIn:
        """Sign in with a recovery code.

        Signs this browser in to the account and uses the code up. Wrong codes count as bad tokens of
        your address; after ten of them within an hour the account has to wait, too.
        """
        return self.send(Call("POST", "/v1/sign-in/recovery", models.SignedIn, body=body))

    def begin_outside_sign_in(
        self, body: models.OutsideSignIn | None = None
    ) -> models.OutsideBegun:
        """Begin to sign in at the OpenID provider.

        Returns where to lead the browser, and binds the sign-in to it by a cookie, for ten minutes. The
        provider leads it back to the service, which sets the cookie of a session and goes on to `back`.
        Who signs in for the first time gets an account, if sign-up allows it. With `link` nobody is
        signed in: the person at the provider is from then on another way to sign in to your account.
        If the sign-in is refused, `back` gets the query parameter `sign_in_refused`: `denied` (by the
        person or the provider), `provider` (it does not answer as it should), `issuer` (another
        provider has answered), `identity-taken` (the person belongs to another account),
        `too-many-identities`, `sign-up-closed` or `sign-up-code`. A browser that has begun no such
        sign-in is led to `/me` with `state`.
        """
        return self.send(Call("POST", "/v1/sign-in/outside", models.OutsideBegun, body=body))

    def create_session(self, body: models.NewSession | None = None) -> models.Session:
        """Create a session.

        Signs this browser in: the response sets a cookie that only the pages of this service can use,
        and that no script can read. The session may do all that the account may. It ends when it has
        not been used for long (90 days unless the operator says otherwise), at `expires_at`, or when it
        is ended. An account has at most 50 sessions; one more ends the one that has not been used for
        longest. With `replace` the token that authenticates this request is revoked.
        """
        return self.send(Call("POST", "/v1/sessions", models.Session, body=body))

    @overload
    def list_sessions(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Sessions: ...

    @overload
    def list_sessions(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Sessions | None: ...

    def list_sessions(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Sessions | None:
        """List your sessions.

        Returns the browsers that are signed in to the account, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/sessions",
                models.Sessions,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_sessions(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Session]:
        """Everything that `list_sessions` lists, page by page as it is needed."""
        while True:
            page = self.list_sessions(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_other_sessions(self) -> models.SessionsEnded:
        """End all other sessions.

        Signs out every browser but the one that sends this request; all of them if it is sent with a
        token.
        """
        return self.send(Call("DELETE", "/v1/sessions", models.SessionsEnded))

    def delete_session(self, session_id: str) -> None:
        """End a session.

        Signs the browser out at once, or within ten seconds if another process of the service does not
        receive the notification. `current` instead of the id is the session that this request comes
        from: its cookie is cleared.
        """
        self.send(
            Call("DELETE", "/v1/sessions/{session_id}", None, path={"session_id": session_id})
        )

    def create_passkey_options(self, body: models.Nothing | None = None) -> models.PasskeyOptions:
        """Begin to create a passkey.

        Returns what a browser makes a passkey by (`navigator.credentials.create`). Send its answer to
        `POST /v1/passkeys`.
        """
        return self.send(Call("POST", "/v1/passkeys/options", models.PasskeyOptions, body=body))

    def create_passkey(self, body: models.NewPasskey) -> models.Passkey:
        """Create a passkey.

        Registers the passkey that a browser has made for the options of the ceremony. From now on it
        signs you in (`POST /v1/sign-in/options`) at this address of the service. An account has at most
        20 passkeys.
        """
        return self.send(Call("POST", "/v1/passkeys", models.Passkey, body=body))

    @overload
    def list_passkeys(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Passkeys: ...

    @overload
    def list_passkeys(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Passkeys | None: ...

    def list_passkeys(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Passkeys | None:
        """List your passkeys.

        Returns the passkeys of the account, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/passkeys",
                models.Passkeys,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_passkeys(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Passkey]:
        """Everything that `list_passkeys` lists, page by page as it is needed."""
        while True:
            page = self.list_passkeys(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def change_passkey(self, passkey_id: str, body: models.PasskeyChange) -> models.Passkey:
        """Rename a passkey.

        Changes what you call it; devices are not told.
        """
        return self.send(
            Call(
                "PATCH",
                "/v1/passkeys/{passkey_id}",
                models.Passkey,
                path={"passkey_id": passkey_id},
                body=body,
            )
        )

    def delete_passkey(self, passkey_id: str) -> None:
        """Delete a passkey.

        Nobody can sign in with it any more. Sessions that it has begun go on; end them with
        `DELETE /v1/sessions`.
        """
        self.send(
            Call("DELETE", "/v1/passkeys/{passkey_id}", None, path={"passkey_id": passkey_id})
        )

    def create_recovery_codes(self, body: models.Nothing | None = None) -> models.RecoveryCodes:
        """Create recovery codes.

        Returns ten codes, each of which signs you in once. They replace the earlier ones, which stop
        working. They are shown only in this response.
        """
        return self.send(Call("POST", "/v1/recovery-codes", models.RecoveryCodes, body=body))

    @overload
    def get_recovery_codes(self, *, if_none_match: None = None) -> models.RecoveryCodesLeft: ...

    @overload
    def get_recovery_codes(self, *, if_none_match: str) -> models.RecoveryCodesLeft | None: ...

    def get_recovery_codes(
        self, *, if_none_match: str | None = None
    ) -> models.RecoveryCodesLeft | None:
        """Get how many recovery codes are left.

        The codes themselves are stored as hashes and cannot be shown again.
        """
        return self.send(
            Call(
                "GET",
                "/v1/recovery-codes",
                models.RecoveryCodesLeft,
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def list_identities(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Identities: ...

    @overload
    def list_identities(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Identities | None: ...

    def list_identities(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Identities | None:
        """List your identities.

        Returns who the account is at OpenID providers, oldest first. An account has at most 5.
        """
        return self.send(
            Call(
                "GET",
                "/v1/identities",
                models.Identities,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_identities(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Identity]:
        """Everything that `list_identities` lists, page by page as it is needed."""
        while True:
            page = self.list_identities(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_identity(self, identity_id: str) -> None:
        """Delete an identity.

        Nobody can sign in to the account by it any more; the provider is not told.
        """
        self.send(
            Call("DELETE", "/v1/identities/{identity_id}", None, path={"identity_id": identity_id})
        )

    @overload
    def list_titles(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Titles: ...

    @overload
    def list_titles(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Titles | None: ...

    def list_titles(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Titles | None:
        """List titles.

        Returns the titles that can be played and, with `schemas=true`, the schemas of their commands,
        events and views.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles",
                models.Titles,
                query={"after": after, "limit": limit, "schemas": schemas},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_titles(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.TitleShown]:
        """Everything that `list_titles` lists, page by page as it is needed."""
        while True:
            page = self.list_titles(
                after=after, limit=limit, schemas=schemas, accept_language=accept_language
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_title(
        self,
        title: str,
        *,
        edition: str | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.TitleShown: ...

    @overload
    def get_title(
        self,
        title: str,
        *,
        edition: str | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.TitleShown | None: ...

    def get_title(
        self,
        title: str,
        *,
        edition: str | None = None,
        schemas: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.TitleShown | None:
        """Get a title.

        `schemas` adds the JSON Schemas of its options, commands and events.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}",
                models.TitleShown,
                path={"title": title},
                query={"edition": edition, "schemas": schemas},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def list_components(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Catalogue: ...

    @overload
    def list_components(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Catalogue | None: ...

    def list_components(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Catalogue | None:
        """List the components of a title.

        Returns what each tile and card is, costs and does.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/components",
                models.Catalogue,
                path={"title": title},
                query={"after": after, "limit": limit, "edition": edition},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_components(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.Component]:
        """Everything that `list_components` lists, page by page as it is needed."""
        while True:
            page = self.list_components(
                title, after=after, limit=limit, edition=edition, accept_language=accept_language
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_rules(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.RuleList: ...

    @overload
    def list_rules(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.RuleList | None: ...

    def list_rules(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.RuleList | None:
        """List the rules of a title.

        Returns the rules by section, each in a sentence.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/rules",
                models.RuleList,
                path={"title": title},
                query={"after": after, "limit": limit, "edition": edition},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_rules(
        self,
        title: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        edition: str | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.RuleSection]:
        """Everything that `list_rules` lists, page by page as it is needed."""
        while True:
            page = self.list_rules(
                title, after=after, limit=limit, edition=edition, accept_language=accept_language
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_rule(
        self,
        title: str,
        rule: str,
        *,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.RuleText: ...

    @overload
    def get_rule(
        self, title: str, rule: str, *, accept_language: str | None = None, if_none_match: str
    ) -> models.RuleText | None: ...

    def get_rule(
        self,
        title: str,
        rule: str,
        *,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.RuleText | None:
        """Get a rule.

        Returns the text of a rule that a refusal, evidence or a verdict cites. Rules whose ids begin
        with `KR-` are the same for every title.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/rules/{rule}",
                models.RuleText,
                path={"title": title, "rule": rule},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_introduction(
        self, title: str, *, accept_language: str | None = None, if_none_match: None = None
    ) -> models.IntroductionShown: ...

    @overload
    def get_introduction(
        self, title: str, *, accept_language: str | None = None, if_none_match: str
    ) -> models.IntroductionShown | None: ...

    def get_introduction(
        self, title: str, *, accept_language: str | None = None, if_none_match: str | None = None
    ) -> models.IntroductionShown | None:
        """Get the introduction to a title.

        Returns the headings of the steps by which the title is taught, on a prepared game that the
        rules play.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/introduction",
                models.IntroductionShown,
                path={"title": title},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_introduction_step(
        self,
        title: str,
        step: str,
        *,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.StepShown: ...

    @overload
    def get_introduction_step(
        self, title: str, step: str, *, accept_language: str | None = None, if_none_match: str
    ) -> models.StepShown | None: ...

    def get_introduction_step(
        self,
        title: str,
        step: str,
        *,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.StepShown | None:
        """Get a step of the introduction to a title.

        Returns a position of the prepared game with what there is to see, what is legal, and, where the
        step asks for a move, what comes of it. Nothing is stored of who reads it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/introduction/{step}",
                models.StepShown,
                path={"title": title, "step": step},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_title_statistics(
        self,
        title: str,
        *,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.TitleStatistics: ...

    @overload
    def get_title_statistics(
        self,
        title: str,
        *,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.TitleStatistics | None: ...

    def get_title_statistics(
        self,
        title: str,
        *,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.TitleStatistics | None:
        """Get the statistics of a title.

        Returns wins by seat, usual scores, where points come from and how long games take, and how
        often bots beat persons. Games that somebody gave up, games with hints, forks and imports do not
        count.
        """
        return self.send(
            Call(
                "GET",
                "/v1/titles/{title}/statistics",
                models.TitleStatistics,
                path={"title": title},
                query={"at_least": at_least},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
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

        Opens a game with the given seats. The game starts automatically when no seat is open. You may
        take more than one seat.
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

    @overload
    def list_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        opponent: str | None = None,
        since: str | None = None,
        until: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        order: Literal["finished", "newest", "oldest", "updated", "watching"] | None = None,
        standing: bool | None = None,
        record: bool | None = None,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Games: ...

    @overload
    def list_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        opponent: str | None = None,
        since: str | None = None,
        until: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        order: Literal["finished", "newest", "oldest", "updated", "watching"] | None = None,
        standing: bool | None = None,
        record: bool | None = None,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Games | None: ...

    def list_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        opponent: str | None = None,
        since: str | None = None,
        until: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        order: Literal["finished", "newest", "oldest", "updated", "watching"] | None = None,
        standing: bool | None = None,
        record: bool | None = None,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Games | None:
        """List games.

        The newest comes first, unless `order` says otherwise.

        Pages are stable: games opened later do not shift the pages that follow (with `updated` and
        `watching`, games that go on move). The list is updated with a short delay. Unlisted and private
        games are listed only for their players.

        With `Accept: application/x-ndjson` the response has one game per line and, unless `limit` is
        set, every matching game; the last line is the `end`. `record=true` adds each game's notation,
        so one request with `player=` returns all games of a player. If the connection breaks, continue
        with the `cursor` of the last line as `after`.
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
                    "opponent": opponent,
                    "since": since,
                    "until": until,
                    "awaited": awaited,
                    "after": after,
                    "limit": limit,
                    "order": order,
                    "standing": standing,
                    "record": record,
                    "at_least": at_least,
                },
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def iter_games(
        self,
        *,
        title: str | None = None,
        status: Literal["finished", "open", "running", "void"] | None = None,
        player: str | None = None,
        opponent: str | None = None,
        since: str | None = None,
        until: str | None = None,
        awaited: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        order: Literal["finished", "newest", "oldest", "updated", "watching"] | None = None,
        standing: bool | None = None,
        record: bool | None = None,
        at_least: str | None = None,
        accept_language: str | None = None,
    ) -> Iterator[models.GameListed]:
        """Everything that `list_games` lists, page by page as it is needed."""
        while True:
            page = self.list_games(
                title=title,
                status=status,
                player=player,
                opponent=opponent,
                since=since,
                until=until,
                awaited=awaited,
                after=after,
                limit=limit,
                order=order,
                standing=standing,
                record=record,
                at_least=at_least,
                accept_language=accept_language,
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_home(
        self,
        *,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Home: ...

    @overload
    def get_home(
        self, *, at_least: str | None = None, accept_language: str | None = None, if_none_match: str
    ) -> models.Home | None: ...

    def get_home(
        self,
        *,
        at_least: str | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Home | None:
        """Get everything that a first page shows.

        Returns your games that wait for you, those in which others decide and those that have ended,
        your invitations, disputes in your games, open tables, running games worth watching, and a
        finished game worth seeing again. Without a token the answer has only what is public. Lists are
        short; `listGames` has all games.
        """
        return self.send(
            Call(
                "GET",
                "/v1/home",
                models.Home,
                query={"at_least": at_least},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_game(
        self, game_id: str, *, accept_language: str | None = None, if_none_match: None = None
    ) -> models.GameShown: ...

    @overload
    def get_game(
        self, game_id: str, *, accept_language: str | None = None, if_none_match: str
    ) -> models.GameShown | None: ...

    def get_game(
        self, game_id: str, *, accept_language: str | None = None, if_none_match: str | None = None
    ) -> models.GameShown | None:
        """Get a game.

        Returns the seats, the terms, the status, the awaited seats and, once it is over, the result.
        The `ETag` header begins with the version of the game; send it as `If-Match` with a move.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}",
                models.GameShown,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
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

        Imports an export or notation as a new game. An export must be of a finished or void game; it
        may come from another service. The service verifies the export and replays every ply under the
        rules. If a ply differs from what is recorded, it refuses the export with 422 and names the
        first ply that differs. The new game has the same plies and draws and links to its origin in
        `descent`. Its seats have no accounts, and it does not count towards results or leaderboards.

        For notation, the service plays every command under the rules. If the game is not over after the
        last command, you hold every seat that was a person's. An import can take several seconds. An
        account can run one import at a time.
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

    @overload
    def get_notation(
        self, game_id: str, *, seat: int | None = None, if_none_match: None = None
    ) -> models.Record: ...

    @overload
    def get_notation(
        self, game_id: str, *, seat: int | None = None, if_none_match: str
    ) -> models.Record | None: ...

    def get_notation(
        self, game_id: str, *, seat: int | None = None, if_none_match: str | None = None
    ) -> models.Record | None:
        """Get the notation of a game.

        Returns the setup and one line per move, as JSON or, with `Accept: text/plain`, as text. The
        notation of a finished game includes the seed and can be imported again.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/notation",
                models.Record,
                path={"game_id": game_id},
                query={"seat": seat},
                header={"If-None-Match": if_none_match},
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
        """Fork a game at a ply.

        Opens a new game that copies the setup and the moves up to `ply`. The players that you name
        continue from there, with new draws. `descent` of the new game names the original game and the
        ply. The original game does not change. While it is running, you can fork it only at a ply up to
        which nothing was hidden from you; otherwise the request is refused with 409
        `fork-would-reveal`. Forks do not count towards results or leaderboards.
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

    @overload
    def list_forks(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: None = None,
    ) -> models.Games: ...

    @overload
    def list_forks(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str,
    ) -> models.Games | None: ...

    def list_forks(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Games | None:
        """List the forks of a game that you may see.

        The newest fork comes first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/forks",
                models.Games,
                path={"game_id": game_id},
                query={"after": after, "limit": limit, "at_least": at_least},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_forks(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
    ) -> Iterator[models.GameListed]:
        """Everything that `list_forks` lists, page by page as it is needed."""
        while True:
            page = self.list_forks(game_id, after=after, limit=limit, at_least=at_least)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def join_game(
        self,
        game_id: str,
        body: models.SeatJoined | None = None,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Take a seat.

        Takes the given seat or, if `seat` is null, the seat reserved for you or the first open one. The
        game starts when every seat is taken and every committed entropy text has been revealed.
        Repeating the request has no further effect. For a private game that you were not invited to,
        the service responds with 404.
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

    def reveal_entropy(
        self, game_id: str, body: models.EntropyRevealed, *, accept_language: str | None = None
    ) -> models.EntropyTaken:
        """Reveal the entropy text of your seat.

        Every seat must be taken; `entropy_awaited` lists the seats that still have to reveal their
        text. The game starts when the last text is revealed. The response contains a receipt that
        proves that your text is in the log. Before you reveal your text, get a receipt of the game
        (`listReceipts`) and check that every seat has committed. Then the service cannot seat an
        accomplice who knows your text. Repeating the request has no further effect.
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
        body: models.SeatChosen | None = None,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Leave a game before it starts.

        Frees the given seat or, if `seat` is null, all of your seats. Once a committed entropy text has
        been revealed, the request is refused with 409.
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

    def fill_seat(
        self,
        game_id: str,
        seat: str,
        body: models.SeatFilled,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Give a seat to a bot, or open it again, before the game starts.

        Only the `host` of the game can do this, for seats that no person has. Invitations that reserved
        the seat end when a bot takes it. The game starts when every seat is taken and every committed
        entropy text has been revealed. Repeating the request has no further effect.
        """
        return self.send(
            Call(
                "PUT",
                "/v1/games/{game_id}/seats/{seat}",
                models.GameShown,
                path={"game_id": game_id, "seat": seat},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def start_game(
        self,
        game_id: str,
        body: models.Nothing | None = None,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Start a game whose seats are all taken.

        A game normally starts automatically when every seat is taken and every committed entropy text
        has been revealed. If a text is not revealed within the waiting time (60 seconds by default),
        any player at the table can start the game without it; the log records that the text was
        withheld. If the game is already running, the request has no effect.
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

    def create_invitation(
        self,
        game_id: str,
        body: models.NewInvitation | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> models.InvitationShown:
        """Invite a player to a game.

        With `account`, the game appears in that account's list of invitations. Without `account`, the
        response contains a code that is shown only once; anyone who sends the code with `join` can take
        a seat, and `/i/` and the code is the address of a page about it. `seat` reserves a seat.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/invitations",
                models.InvitationShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_invitations(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.Invitations: ...

    @overload
    def list_invitations(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.Invitations | None: ...

    def list_invitations(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Invitations | None:
        """List the valid invitations to a game.

        Only its seated players may ask. Used, declined and expired invitations are left out.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/invitations",
                models.Invitations,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_invitations(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.InvitationShown]:
        """Everything that `list_invitations` lists, page by page as it is needed."""
        while True:
            page = self.list_invitations(game_id, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_invitation(self, game_id: str, invitation_id: str) -> None:
        """Withdraw or decline an invitation.

        Players at the table can withdraw any invitation; an invited player can decline their own.
        Players who have already taken a seat keep it.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/games/{game_id}/invitations/{invitation_id}",
                None,
                path={"game_id": game_id, "invitation_id": invitation_id},
            )
        )

    @overload
    def list_my_invitations(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Invitations: ...

    @overload
    def list_my_invitations(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Invitations | None: ...

    def list_my_invitations(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Invitations | None:
        """List your invitations.

        Those to your account that you can still accept.
        """
        return self.send(
            Call(
                "GET",
                "/v1/invitations",
                models.Invitations,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_my_invitations(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.InvitationShown]:
        """Everything that `list_my_invitations` lists, page by page as it is needed."""
        while True:
            page = self.list_my_invitations(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_invitation(self, code: str, *, if_none_match: None = None) -> models.InvitationSeen: ...

    @overload
    def get_invitation(self, code: str, *, if_none_match: str) -> models.InvitationSeen | None: ...

    def get_invitation(
        self, code: str, *, if_none_match: str | None = None
    ) -> models.InvitationSeen | None:
        """Get the table that an invitation code belongs to.

        Needs no account. Returns who invites to what, who sits there and which clock runs; nothing of
        the game itself. Send the code with `joinGame` to take a seat.
        """
        return self.send(
            Call(
                "GET",
                "/v1/invitations/{code}",
                models.InvitationSeen,
                path={"code": code},
                header={"If-None-Match": if_none_match},
            )
        )

    def open_invitation(self, code: str) -> None:
        """Tell the table that a person has opened an invitation link.

        Needs no account. `opened_at` of the invitation shows the time of the first request; repeating
        it has no effect.
        """
        self.send(Call("POST", "/v1/invitations/{code}/open", None, path={"code": code}))

    def decline_invitation(self, code: str) -> None:
        """Decline an invitation that came as a link.

        Needs no account. `declined_at` of the invitation shows the time of the last request. The code
        stays valid, since others may have it, too.
        """
        self.send(Call("POST", "/v1/invitations/{code}/decline", None, path={"code": code}))

    def create_proposal(
        self, game_id: str, body: models.Proposing, *, idempotency_key: str | None = None
    ) -> models.ProposalShown:
        """Propose a takeback, a pause, a resumption or calling off the game.

        The proposal takes effect when every person at the table has agreed. Bots agree to every
        proposal except takebacks. A takeback of your own last moves takes effect at once if they
        revealed nothing new to you: it is `agreed` in the response. Moves that were taken back remain
        in the log.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/proposals",
                models.ProposalShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_proposals(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.ProposalList: ...

    @overload
    def list_proposals(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.ProposalList | None: ...

    def list_proposals(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.ProposalList | None:
        """List the proposals of a game.

        Returns the open proposal and those that ended, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/proposals",
                models.ProposalList,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_proposals(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.ProposalShown]:
        """Everything that `list_proposals` lists, page by page as it is needed."""
        while True:
            page = self.list_proposals(game_id, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_proposal(
        self, game_id: str, proposal_number: str, *, if_none_match: None = None
    ) -> models.ProposalShown: ...

    @overload
    def get_proposal(
        self, game_id: str, proposal_number: str, *, if_none_match: str
    ) -> models.ProposalShown | None: ...

    def get_proposal(
        self, game_id: str, proposal_number: str, *, if_none_match: str | None = None
    ) -> models.ProposalShown | None:
        """Get a proposal.

        `agreed` are the seats that have agreed so far.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/proposals/{proposal_number}",
                models.ProposalShown,
                path={"game_id": game_id, "proposal_number": proposal_number},
                header={"If-None-Match": if_none_match},
            )
        )

    def agree_to_proposal(
        self, game_id: str, proposal_number: str, body: models.Speaking | None = None
    ) -> models.ProposalShown:
        """Agree to a proposal.

        It takes effect with the last agreement. Repeating the request has no further effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/proposals/{proposal_number}/agree",
                models.ProposalShown,
                path={"game_id": game_id, "proposal_number": proposal_number},
                body=body,
            )
        )

    def decline_proposal(
        self, game_id: str, proposal_number: str, body: models.Speaking | None = None
    ) -> models.ProposalShown:
        """Decline a proposal.

        The proposal is over for every seat. If your seat proposed it, it is withdrawn. Repeating the
        request has no further effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/proposals/{proposal_number}/decline",
                models.ProposalShown,
                path={"game_id": game_id, "proposal_number": proposal_number},
                body=body,
            )
        )

    def withdraw_proposal(
        self, game_id: str, proposal_number: str, body: models.Speaking | None = None
    ) -> models.ProposalShown:
        """Withdraw a proposal.

        Only the seat that proposed it can do so, while it is open. Repeating the request has no further
        effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/proposals/{proposal_number}/withdraw",
                models.ProposalShown,
                path={"game_id": game_id, "proposal_number": proposal_number},
                body=body,
            )
        )

    @overload
    def list_passes(
        self,
        game_id: str,
        seat: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.Passes: ...

    @overload
    def list_passes(
        self,
        game_id: str,
        seat: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.Passes | None: ...

    def list_passes(
        self,
        game_id: str,
        seat: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Passes | None:
        """List the standing passes of your seat.

        Also returns every window kind of the title. A window is a decision that a seat may pass, such
        as an opportunity to react. Expired standing passes are not listed.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/seats/{seat}/passes",
                models.Passes,
                path={"game_id": game_id, "seat": seat},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_passes(
        self, game_id: str, seat: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.PassShown]:
        """Everything that `list_passes` lists, page by page as it is needed."""
        while True:
            page = self.list_passes(game_id, seat, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def set_pass(
        self, game_id: str, seat: str, kind: str, body: models.OrderingPass | None = None
    ) -> models.PassShown:
        """Set a standing pass of your seat.

        From now on the service passes every window of this kind for your seat. Each pass is an ordinary
        move; the event `table.pass-played` right before it marks it as automatic. An earlier standing
        pass of the same kind is replaced.
        """
        return self.send(
            Call(
                "PUT",
                "/v1/games/{game_id}/seats/{seat}/passes/{kind}",
                models.PassShown,
                path={"game_id": game_id, "seat": seat, "kind": kind},
                body=body,
            )
        )

    def delete_pass(self, game_id: str, seat: str, kind: str) -> None:
        """Delete a standing pass of your seat.

        The seat is asked again when a window of this kind opens.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/games/{game_id}/seats/{seat}/passes/{kind}",
                None,
                path={"game_id": game_id, "seat": seat, "kind": kind},
            )
        )

    @overload
    def get_preferences(
        self, game_id: str, seat: str, *, if_none_match: None = None
    ) -> models.SeatPreferences: ...

    @overload
    def get_preferences(
        self, game_id: str, seat: str, *, if_none_match: str
    ) -> models.SeatPreferences | None: ...

    def get_preferences(
        self, game_id: str, seat: str, *, if_none_match: str | None = None
    ) -> models.SeatPreferences | None:
        """Get the preferences of your seat.

        Nobody else can read them.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/seats/{seat}/preferences",
                models.SeatPreferences,
                path={"game_id": game_id, "seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    def set_preferences(
        self, game_id: str, seat: str, body: models.Preferring
    ) -> models.SeatPreferences:
        """Set the preferences of your seat.

        With `forced`, the service plays every decision for which your seat has only one legal command.
        Each is an ordinary move; the event `table.forced-played` right before it marks it as automatic.
        You still decide yourself when playing automatically would reveal hidden information (the other
        players could not know that you have only one choice), and at windows, which standing passes
        cover.
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

    def resign_game(
        self,
        game_id: str,
        body: models.Speaking | None = None,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Resign.

        Your seat is ranked last. A bot takes it over while others play on; if you leave only one
        player, the game ends. Repeating the request has no further effect.
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

    def abandon_game(
        self,
        game_id: str,
        body: models.Nothing | None = None,
        *,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Close a game that has not started.

        You must be the only person at the table. To end a running game without a result, propose
        `call-off`.
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

    def open_rematch(
        self,
        game_id: str,
        body: models.Again | None = None,
        *,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
    ) -> models.GameShown:
        """Open or join a rematch.

        The first request opens a new game in which every player moves one seat clockwise; seats are
        reserved for the other players, who take theirs with this request or with `join`. The game
        starts when every seat is taken.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/rematch",
                models.GameShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key, "Accept-Language": accept_language},
                body=body,
            )
        )

    @overload
    def get_legal_commands(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        ply: int | None = None,
        refused: bool | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Legal: ...

    @overload
    def get_legal_commands(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        ply: int | None = None,
        refused: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Legal | None: ...

    def get_legal_commands(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        ply: int | None = None,
        refused: bool | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Legal | None:
        """List the legal commands of a seat.

        Returns every command that the service accepts from the seat now or, with `ply`, accepted
        after that ply. Each command is complete and can be posted as it is. If the seat has nothing
        to decide, `commands` is empty and `decision` is null. `asks` is the prompt, and `hints`
        describe each command in words and as ids of the scene. With `refused`, the answer also says
        what cannot be chosen, and why, so that nobody has to try it. `undo` says how the seat can
        take back its last move. While the game is paused, the list shows what will be legal when it
        resumes. While the game is running you may ask for your own seats, now or at a past `ply`;
        once it is over, for any seat at any `ply`.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/legal",
                models.Legal,
                path={"game_id": game_id},
                query={"seat": seat, "ply": ply, "refused": refused},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def play_moves(
        self,
        game_id: str,
        body: models.Moves,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        kronika_lease: str | None = None,
    ) -> models.MovesPlayed:
        """Play commands.

        Plays one or more commands for a seat: all of them or none. Each accepted command is one move
        and is stored durably before the service responds. Each command names the `decision` that it
        answers (see `legal`). If that decision is no longer open, the request is refused with 409, and
        `events` holds the events since. Without `If-Match`, moves of other players do not cause a
        conflict as long as your decision is still open. With `Kronika-Lease`, only the worker that has
        the turn plays. A refused request changes nothing. The problem names the rule, the reason and
        the legal commands; `refusal` is the id of its entry in the refusal journal.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/moves",
                models.MovesPlayed,
                path={"game_id": game_id},
                header={
                    "Idempotency-Key": idempotency_key,
                    "If-Match": if_match,
                    "Kronika-Lease": kronika_lease,
                },
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
        """List the moves of a game.

        Returns each move with its notation and its events. JSON responses are pages of 100 moves by
        default. With `Accept: application/x-ndjson` the response has one move per line and, unless
        `limit` is set, every move; the last line is the `end`. Once the game is over, every page except
        the last is immutable.
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
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def take_leases(self, body: models.LeasesWanted) -> models.LeasesTaken:
        """Take turns.

        Returns games in which a seat of your account must decide and that no other worker has. Until a
        lease ends, no other call returns this turn. Send its id as `Kronika-Lease` with your moves, so
        that a worker that was too slow plays nothing. A lease ends at `until`, when you give it back,
        and when the seat has nothing more to decide: the next turn of the same seat is a new lease.
        A worker that is lost needs no cleaning up: when its leases have ended, others get its turns.

        With `wait` the service responds as soon as there is a turn. A call that waits counts as an open
        stream.
        """
        return self.send(Call("POST", "/v1/leases", models.LeasesTaken, body=body))

    @overload
    def list_leases(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.LeaseList: ...

    @overload
    def list_leases(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.LeaseList | None: ...

    def list_leases(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.LeaseList | None:
        """List the leases of your account.

        Returns the leases that have not ended, of all workers.
        """
        return self.send(
            Call(
                "GET",
                "/v1/leases",
                models.LeaseList,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_leases(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.LeaseShown]:
        """Everything that `list_leases` lists, page by page as it is needed."""
        while True:
            page = self.list_leases(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def extend_lease(
        self, lease_id: str, body: models.LeaseExtended | None = None
    ) -> models.LeaseShown:
        """Extend a lease.

        The lease then ends `seconds` from now. A lease that has ended cannot be extended.
        """
        return self.send(
            Call(
                "POST",
                "/v1/leases/{lease_id}/extend",
                models.LeaseShown,
                path={"lease_id": lease_id},
                body=body,
            )
        )

    def give_back_lease(self, lease_id: str) -> None:
        """Give a lease back.

        Another worker can take the turn at once, if it is not over. A worker that ends should give back
        what it has.
        """
        self.send(Call("DELETE", "/v1/leases/{lease_id}", None, path={"lease_id": lease_id}))

    def preview_moves(
        self, game_id: str, body: models.Trial, *, accept_language: str | None = None
    ) -> models.Preview:
        """Preview commands.

        Plays nothing. Tries the commands where everything that you cannot know is imagined, and says
        what they change in your scene, what you could choose then, and how much of it is certain. So a
        client can show what a choice does, and let somebody put together a turn before it is played.
        If the decision is not open any more, nothing is tried: the answer is the game as it stands now,
        and nothing of it is certain.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/previews",
                models.Preview,
                path={"game_id": game_id},
                header={"Accept-Language": accept_language},
                body=body,
            )
        )

    def get_hint(self, game_id: str, body: models.HintAsked) -> models.MoveHint:
        """Get a hint.

        Needs a game that was opened with `hints` in its terms, and a seat of yours that has to decide.
        Returns up to three commands that a strong player would choose, the best first, with what each
        seat may expect after each of them. The service looks only at what your seat can know. Nothing
        is played.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/hint",
                models.MoveHint,
                path={"game_id": game_id},
                body=body,
            )
        )

    @overload
    def get_world(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.World: ...

    @overload
    def get_world(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.World | None: ...

    def get_world(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.World | None:
        """Get a world of a seat.

        Returns a state that the game could have for all that the seat knows, so that a program with
        the rules can preview commands by itself. Everything that the seat does not know is drawn, from
        the game's secret, the ply and the seat: asking again gives the same world, and nothing in it
        depends on what is hidden. Only a seat with an open decision of a running game has a world.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/world",
                models.World,
                path={"game_id": game_id},
                query={"seat": seat},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

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

        JSON responses are pages of 100 events by default. With `Accept: application/x-ndjson` the
        response has one event per line and, unless `limit` is set, every event; the last line is the
        `end`. Once the game is over, every page except the last is immutable.
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
            for one in page.items:
                yield one
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
        """Get the state of a game.

        Returns the table after a ply, or now with `latest`, redacted for the caller. A past state never
        changes, but more of it becomes visible when the game ends. Responses that hide nothing are
        immutable; others must be revalidated with `If-None-Match`, which returns 304 without a body.
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
        """Get the scene of a game.

        Returns the table after a ply, or now with `latest`, as drawable boards, zones and items. Ids
        are stable from ply to ply, so a client can animate the change between two scenes. A scene shows
        nothing that `states` does not show. Names are keys into the catalogue's `words`; `component` is
        the id of a catalogue entry.
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
    def get_text_picture(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: None = None
    ) -> models.TextPictureShown: ...

    @overload
    def get_text_picture(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str
    ) -> models.TextPictureShown | None: ...

    def get_text_picture(
        self, game_id: str, ply: str, *, seat: int | None = None, if_none_match: str | None = None
    ) -> models.TextPictureShown | None:
        """Get a picture of a game in characters.

        Draws the table after a ply, or now with `latest`, as `kronika replay` does: a board of 2 to 4
        kB that a person can read in a terminal and a language model in its context. It shows nothing
        that `states` does not show.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/text-pictures/{ply}",
                models.TextPictureShown,
                path={"game_id": game_id, "ply": ply},
                query={"seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_embedding(
        self,
        url: str,
        *,
        format: Literal["json", "xml"] | None = None,
        maxwidth: int | None = None,
        maxheight: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Embedding: ...

    @overload
    def get_embedding(
        self,
        url: str,
        *,
        format: Literal["json", "xml"] | None = None,
        maxwidth: int | None = None,
        maxheight: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Embedding | None: ...

    def get_embedding(
        self,
        url: str,
        *,
        format: Literal["json", "xml"] | None = None,
        maxwidth: int | None = None,
        maxheight: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Embedding | None:
        """Describe how to embed a game.

        Answers in the format of oEmbed 1.0 for the address of a game's page. The `html` is an `iframe`
        that follows the game or, with `?ply=` in the address, shows that position. Private games cannot
        be embedded.
        """
        return self.send(
            Call(
                "GET",
                "/oembed",
                models.Embedding,
                query={"url": url, "format": format, "maxwidth": maxwidth, "maxheight": maxheight},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_diff(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        if_none_match: None = None,
    ) -> models.Diff: ...

    @overload
    def get_diff(
        self, game_id: str, from_: int, to: int, *, seat: int | None = None, if_none_match: str
    ) -> models.Diff | None: ...

    def get_diff(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Diff | None:
        """Compare two states of a game.

        Returns the paths of the view that differ, with both values.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/diff",
                models.Diff,
                path={"game_id": game_id},
                query={"from": from_, "to": to, "seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_comparison(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        eyes: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.Comparison: ...

    @overload
    def get_comparison(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        eyes: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.Comparison | None: ...

    def get_comparison(
        self,
        game_id: str,
        from_: int,
        to: int,
        *,
        seat: int | None = None,
        eyes: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Comparison | None:
        """Compare two plies of a game.

        Returns what a person would see that is different: numbers before and after, things that came,
        went or lie elsewhere, and rings that turned, all with their names. The lines of a replay have
        the same for each ply and its parent. It shows nothing that `scenes` does not show.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/comparison",
                models.Comparison,
                path={"game_id": game_id},
                query={"from": from_, "to": to, "seat": seat, "eyes": eyes},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def export_game(
        self, game_id: str, *, seat: int | None = None, if_none_match: None = None
    ) -> models.Export: ...

    @overload
    def export_game(
        self, game_id: str, *, seat: int | None = None, if_none_match: str
    ) -> models.Export | None: ...

    def export_game(
        self, game_id: str, *, seat: int | None = None, if_none_match: str | None = None
    ) -> models.Export | None:
        """Export a game.

        Returns everything that you may see of the game in one document, with its proofs. `kronika
        verify` checks the document offline. Save the response body unchanged: the signature covers its
        exact content, and `Repr-Digest` has its SHA-256.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/export",
                models.Export,
                path={"game_id": game_id},
                query={"seat": seat},
                header={"If-None-Match": if_none_match},
            )
        )

    def ask_for_review(
        self, game_id: str, body: models.ReviewAsked | None = None
    ) -> models.ReviewStatus:
        """Ask for the review of a game.

        Lets what every decision of a finished game was worth be worked out in the background. There is
        one review of each quality for a game, which all share who ask for it; asking again changes
        nothing. Read it with `readReview` while it is made, or follow it with `streamReview`. How many
        reviews a day an account may ask for is up to the service; those that are there already are
        free.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/review",
                models.ReviewStatus,
                path={"game_id": game_id},
                body=body,
            )
        )

    @overload
    def read_review(
        self,
        game_id: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        if_none_match: None = None,
    ) -> models.ReviewShown: ...

    @overload
    def read_review(
        self,
        game_id: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        if_none_match: str,
    ) -> models.ReviewShown | None: ...

    def read_review(
        self,
        game_id: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        if_none_match: str | None = None,
    ) -> models.ReviewShown | None:
        """Read the review of a game.

        Returns what there is of it: it grows while it is made, and does not change any more when it is
        done. The same game, engine, weights, budget and seed give the same lines, byte for byte:
        `kronika review` makes them from an export.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/review",
                models.ReviewShown,
                path={"game_id": game_id},
                query={"quality": quality},
                header={"If-None-Match": if_none_match},
            )
        )

    def cancel_review(
        self, game_id: str, *, quality: Literal["deep", "quick", "standard"] | None = None
    ) -> None:
        """Cancel the review of a game.

        Nobody makes it any more, and the lines that are there go. It can be cancelled by who has asked
        for it alone, or with a token of the scope `admin`, also that of a private game of others. A
        review that is done stays.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/games/{game_id}/review",
                None,
                path={"game_id": game_id},
                query={"quality": quality},
            )
        )

    @overload
    def read_reviewed_decision(
        self,
        game_id: str,
        ply: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.DecisionInWords: ...

    @overload
    def read_reviewed_decision(
        self,
        game_id: str,
        ply: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.DecisionInWords | None: ...

    def read_reviewed_decision(
        self,
        game_id: str,
        ply: str,
        *,
        quality: Literal["deep", "quick", "standard"] | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.DecisionInWords | None:
        """Read a decision of a review in words.

        Returns the line of the review about the ply, and its commands as a person would choose them: in
        words and as ids of the scene. Behind each of the best commands stands what would likely have
        followed, as far as it can be played in a game that the deciding seat could imagine; behind the
        one that was played stands what followed in the game.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/review/decisions/{ply}",
                models.DecisionInWords,
                path={"game_id": game_id, "ply": ply},
                query={"quality": quality},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def register_engine(self, body: models.EngineWanted) -> models.EngineShown:
        """Register an engine.

        Requires the scope `engine`, which the operator grants. An engine is a program that makes
        reviews of games: `kronika reviewer`, or one that comes to the same. It is known by its name:
        registering it again changes what it says of itself. It gets jobs that ask for its `engine` and
        its `weights`. An account has 100 engines at most; with another one, that goes which was not
        heard of for longest.
        """
        return self.send(Call("POST", "/v1/engines", models.EngineShown, body=body))

    @overload
    def list_engines(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.EngineList: ...

    @overload
    def list_engines(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.EngineList | None: ...

    def list_engines(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.EngineList | None:
        """List the engines of your account.

        Returns the engines by name.
        """
        return self.send(
            Call(
                "GET",
                "/v1/engines",
                models.EngineList,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_engines(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.EngineShown]:
        """Everything that `list_engines` lists, page by page as it is needed."""
        while True:
            page = self.list_engines(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def delete_engine(self, engine_id: str) -> None:
        """Remove an engine.

        Its leases end, and others go on with its jobs. A suspended engine can be removed only with a
        token that has the scope `admin`, too, which any engine can be removed with: its account can
        then register engines again.
        """
        self.send(Call("DELETE", "/v1/engines/{engine_id}", None, path={"engine_id": engine_id}))

    def take_job(self, body: models.JobWanted) -> models.JobTaken:
        """Take a job.

        Returns a review that somebody has asked for and that no other engine is making. Read the game
        at `export`, make the lines from `from_line` on and post them. The lease ends at `until`, which
        every post moves on, and when you give the job back. An engine that is lost needs no cleaning
        up: when its lease has ended, another one goes on at the next line.

        Engines that are not the operator's get public games only. With `wait` the service responds as
        soon as there is a job. A call that waits counts as an open stream.
        """
        return self.send(Call("POST", "/v1/jobs/leases", models.JobTaken, body=body))

    @overload
    def export_job(self, job_lease_id: str, *, if_none_match: None = None) -> models.Export: ...

    @overload
    def export_job(self, job_lease_id: str, *, if_none_match: str) -> models.Export | None: ...

    def export_job(
        self, job_lease_id: str, *, if_none_match: str | None = None
    ) -> models.Export | None:
        """Read the game of a job.

        Returns the export of the game, as `exportGame` does for a spectator. Whoever has the lease may
        read it, even if the game is private.
        """
        return self.send(
            Call(
                "GET",
                "/v1/jobs/leases/{job_lease_id}/export",
                models.Export,
                path={"job_lease_id": job_lease_id},
                header={"If-None-Match": if_none_match},
            )
        )

    def post_lines(self, job_lease_id: str, body: models.NewLines) -> models.LinesPosted:
        """Post lines of a review.

        Adds the lines behind those that are there, and lets the lease begin anew. Lines that are there
        already are passed over, so a post whose response was lost can be sent again. The first line of
        a review is the `review` itself, the last one its `balance`: with it the job is done.
        """
        return self.send(
            Call(
                "POST",
                "/v1/jobs/leases/{job_lease_id}/lines",
                models.LinesPosted,
                path={"job_lease_id": job_lease_id},
                body=body,
            )
        )

    def give_back_job(self, job_lease_id: str, body: models.GivenBack | None = None) -> None:
        """Give a job back.

        Another engine can go on with it at once. With `failed`, a review that an engine of the operator
        cannot make has failed; whoever asks for it again starts it anew.
        """
        self.send(
            Call(
                "DELETE",
                "/v1/jobs/leases/{job_lease_id}",
                None,
                path={"job_lease_id": job_lease_id},
                body=body,
            )
        )

    @overload
    def get_player(
        self, player: str, *, at_least: str | None = None, if_none_match: None = None
    ) -> models.PlayerShown: ...

    @overload
    def get_player(
        self, player: str, *, at_least: str | None = None, if_none_match: str
    ) -> models.PlayerShown | None: ...

    def get_player(
        self, player: str, *, at_least: str | None = None, if_none_match: str | None = None
    ) -> models.PlayerShown | None:
        """Get a player's results.

        `GET /v1/games?player=` lists the player's games.
        """
        return self.send(
            Call(
                "GET",
                "/v1/players/{player}",
                models.PlayerShown,
                path={"player": player},
                query={"at_least": at_least},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def list_leaders(
        self,
        title: str,
        *,
        exclude_bot_games: bool | None = None,
        exclude_bots: bool | None = None,
        min_games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: None = None,
    ) -> models.Leaderboard: ...

    @overload
    def list_leaders(
        self,
        title: str,
        *,
        exclude_bot_games: bool | None = None,
        exclude_bots: bool | None = None,
        min_games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str,
    ) -> models.Leaderboard | None: ...

    def list_leaders(
        self,
        title: str,
        *,
        exclude_bot_games: bool | None = None,
        exclude_bots: bool | None = None,
        min_games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str | None = None,
    ) -> models.Leaderboard | None:
        """Get the leaderboard of a title.

        Players are ranked by the mean share of opponents that they beat per game. Deleted accounts are
        omitted. Games with hints, forks and imports do not count. `me` is your own line, on whatever
        page it is.
        """
        return self.send(
            Call(
                "GET",
                "/v1/leaderboards/{title}",
                models.Leaderboard,
                path={"title": title},
                query={
                    "exclude_bot_games": exclude_bot_games,
                    "exclude_bots": exclude_bots,
                    "min_games": min_games,
                    "after": after,
                    "limit": limit,
                    "at_least": at_least,
                },
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_leaders(
        self,
        title: str,
        *,
        exclude_bot_games: bool | None = None,
        exclude_bots: bool | None = None,
        min_games: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
    ) -> Iterator[models.LeaderShown]:
        """Everything that `list_leaders` lists, page by page as it is needed."""
        while True:
            page = self.list_leaders(
                title,
                exclude_bot_games=exclude_bot_games,
                exclude_bots=exclude_bots,
                min_games=min_games,
                after=after,
                limit=limit,
                at_least=at_least,
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_keys(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Keys: ...

    @overload
    def list_keys(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Keys | None: ...

    def list_keys(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Keys | None:
        """List the public keys of the service.

        Save these keys: they let you verify receipts, checkpoints and exports offline. Replaced keys
        stay listed, so their signatures remain verifiable. `notes` contains signed endorsements of new
        keys and revocations of stolen ones.
        """
        return self.send(
            Call(
                "GET",
                "/v1/keys",
                models.Keys,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_keys(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.KeyShown]:
        """Everything that `list_keys` lists, page by page as it is needed."""
        while True:
            page = self.list_keys(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_epochs(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.Epochs: ...

    @overload
    def list_epochs(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.Epochs | None: ...

    def list_epochs(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Epochs | None:
        """List the epochs of the log: when it has lost something that was signed, and why.

        After a restore from a backup, or a failover that lost transactions, the operator begins a new
        epoch. From then on checkpoints have another origin. Each note is signed, and says what was
        promised before and what is left of it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/epochs",
                models.Epochs,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_epochs(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.EpochShown]:
        """Everything that `list_epochs` lists, page by page as it is needed."""
        while True:
            page = self.list_epochs(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_log_checkpoint(self, *, if_none_match: None = None) -> str: ...

    @overload
    def get_log_checkpoint(self, *, if_none_match: str) -> str | None: ...

    def get_log_checkpoint(self, *, if_none_match: str | None = None) -> str | None:
        """Get the latest checkpoint of the root log (C2SP tlog-tiles).

        A signed note with the size and the root of the log, and the cosignatures of its witnesses. The
        leaves of the root log are checkpoints of the logs of partitions, so this note stands for all
        moves. If the service altered its log, it could no longer prove consistency with an older
        checkpoint.
        """
        return self.send(
            Call("GET", "/v1/log/checkpoint", str, header={"If-None-Match": if_none_match})
        )

    @overload
    def get_partition_checkpoint(self, partition: str, *, if_none_match: None = None) -> str: ...

    @overload
    def get_partition_checkpoint(self, partition: str, *, if_none_match: str) -> str | None: ...

    def get_partition_checkpoint(
        self, partition: str, *, if_none_match: str | None = None
    ) -> str | None:
        """Get the latest checkpoint of a partition that is in the root log (C2SP tlog-tiles).

        Each leaf of a partition's log is a link: a group of events that was recorded together, usually
        a move, and has one hash. The note is signed when it is requested; what proves that everybody
        is shown the same one is that its text is a leaf of the root log.
        """
        return self.send(
            Call(
                "GET",
                "/v1/log/partitions/{partition}/checkpoint",
                str,
                path={"partition": partition},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_proof(
        self, game_id: str, *, ply: int | None = None, if_none_match: None = None
    ) -> models.ProofShown: ...

    @overload
    def get_proof(
        self, game_id: str, *, ply: int | None = None, if_none_match: str
    ) -> models.ProofShown | None: ...

    def get_proof(
        self, game_id: str, *, ply: int | None = None, if_none_match: str | None = None
    ) -> models.ProofShown | None:
        """Get an inclusion proof of a ply.

        Returns the hash of the ply's link and the proof (C2SP tlog-proof) that leads from it to a
        signed checkpoint of the root log. Once the game is over, the response includes the seed.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/proofs",
                models.ProofShown,
                path={"game_id": game_id},
                query={"ply": ply},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_tlog_proof(
        self,
        game_id: str,
        *,
        ply: int | None = None,
        version: int | None = None,
        if_none_match: None = None,
    ) -> str: ...

    @overload
    def get_tlog_proof(
        self,
        game_id: str,
        *,
        ply: int | None = None,
        version: int | None = None,
        if_none_match: str,
    ) -> str | None: ...

    def get_tlog_proof(
        self,
        game_id: str,
        *,
        ply: int | None = None,
        version: int | None = None,
        if_none_match: str | None = None,
    ) -> str | None:
        """Get the proof of a link as a file (C2SP tlog-proof).

        Proves that a partition's checkpoint is in the root log, with the signatures and cosignatures of
        the root log's checkpoint. Its `extra` is a proof of the same form that the link is in the log
        of the partition. Save it as `NAME.tlog-proof`; `kronika verify` and tools of others check it
        without a server.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/tlog-proof",
                str,
                path={"game_id": game_id},
                query={"ply": ply, "version": version},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_cosignatures(
        self, game_id: str, *, ply: int | None = None, if_none_match: None = None
    ) -> models.PlyDated: ...

    @overload
    def get_cosignatures(
        self, game_id: str, *, ply: int | None = None, if_none_match: str
    ) -> models.PlyDated | None: ...

    def get_cosignatures(
        self, game_id: str, *, ply: int | None = None, if_none_match: str | None = None
    ) -> models.PlyDated | None:
        """Say when a ply came into the signed log, and who has seen it.

        Returns the checkpoints before and after the ply and, for each witness that the service knows,
        when it has first cosigned a checkpoint with the ply. Checkpoints are those of the root log. The
        times of checkpoints are those of the service; the signatures in `tlog-proof` prove what is said
        here.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/cosignatures",
                models.PlyDated,
                path={"game_id": game_id},
                query={"ply": ply},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def list_receipts(
        self,
        game_id: str,
        *,
        after: int | str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.Receipts: ...

    @overload
    def list_receipts(
        self,
        game_id: str,
        *,
        after: int | str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.Receipts | None: ...

    def list_receipts(
        self,
        game_id: str,
        *,
        after: int | str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.Receipts | None:
        """List the receipts of a game.

        A receipt is a signed statement of the head of the game's chain after a ply. Players receive one
        with each move; the receipts listed here are signed when requested.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/receipts",
                models.Receipts,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_receipts(
        self, game_id: str, *, after: int | str | None = None, limit: int | None = None
    ) -> Iterator[models.Receipt]:
        """Everything that `list_receipts` lists, page by page as it is needed."""
        while True:
            page = self.list_receipts(game_id, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_draws(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.DrawList: ...

    @overload
    def list_draws(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.DrawList | None: ...

    def list_draws(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.DrawList | None:
        """List the draws of a finished game.

        The service replays the game to list its draws, so the first page can take several seconds. You
        can derive each outcome from the seed in the export, as the audit format describes. Which draws
        a ply makes, and their labels, is the service's claim; `kronika verify` derives them from the
        rules.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/draws",
                models.DrawList,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_draws(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.Draw]:
        """Everything that `list_draws` lists, page by page as it is needed."""
        while True:
            page = self.list_draws(game_id, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_refusals(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.RefusalList: ...

    @overload
    def list_refusals(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.RefusalList | None: ...

    def list_refusals(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        after: str | None = None,
        limit: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.RefusalList | None:
        """List the refusals of your seats.

        The newest refusal comes first. The service records every request to play that it refuses: the
        request, the reason and the version of the game. The `refusal` of the problem is the id of the
        record. Arbiters who do not play in the game see the refusals of all seats. The service stores
        the most recent refusals of each seat and every disputed one.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/refusals",
                models.RefusalList,
                path={"game_id": game_id},
                query={"seat": seat, "after": after, "limit": limit},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
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
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_refusal(
        self,
        game_id: str,
        refusal_id: str,
        *,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.RefusalShown: ...

    @overload
    def get_refusal(
        self,
        game_id: str,
        refusal_id: str,
        *,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.RefusalShown | None: ...

    def get_refusal(
        self,
        game_id: str,
        refusal_id: str,
        *,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.RefusalShown | None:
        """Get a refusal.

        It shows what was sent, the problem that was returned, and the version of the game then.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/refusals/{refusal_id}",
                models.RefusalShown,
                path={"game_id": game_id, "refusal_id": refusal_id},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def open_dispute(
        self, game_id: str, body: models.NewDispute, *, idempotency_key: str | None = None
    ) -> models.DisputeShown:
        """Open a dispute.

        Disputes a ply or one of your refused commands. Arbiters can see the dispute with all evidence.
        If the terms say so (`on_dispute: pause`), the game is paused until the verdict. Repeating the
        request returns the same dispute.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes",
                models.DisputeShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_disputes(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.DisputeList: ...

    @overload
    def list_disputes(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.DisputeList | None: ...

    def list_disputes(
        self,
        game_id: str,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.DisputeList | None:
        """List the disputes of a game.

        Returns the disputes with their rulings, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/disputes",
                models.DisputeList,
                path={"game_id": game_id},
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_disputes(
        self, game_id: str, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.DisputeShown]:
        """Everything that `list_disputes` lists, page by page as it is needed."""
        while True:
            page = self.list_disputes(game_id, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: None = None,
    ) -> models.DisputesListed: ...

    @overload
    def list_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str,
    ) -> models.DisputesListed | None: ...

    def list_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str | None = None,
    ) -> models.DisputesListed | None:
        """List all disputes.

        Requires the scope `arbiter`. The newest dispute comes first. The list is updated with a short
        delay.
        """
        return self.send(
            Call(
                "GET",
                "/v1/disputes",
                models.DisputesListed,
                query={
                    "status": status,
                    "title": title,
                    "after": after,
                    "limit": limit,
                    "at_least": at_least,
                },
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_all_disputes(
        self,
        *,
        status: Literal["dismissed", "open", "upheld", "withdrawn"] | None = None,
        title: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
    ) -> Iterator[models.DisputeListed]:
        """Everything that `list_all_disputes` lists, page by page as it is needed."""
        while True:
            page = self.list_all_disputes(
                status=status, title=title, after=after, limit=limit, at_least=at_least
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_dispute(
        self, game_id: str, dispute_number: str, *, if_none_match: None = None
    ) -> models.DisputeShown: ...

    @overload
    def get_dispute(
        self, game_id: str, dispute_number: str, *, if_none_match: str
    ) -> models.DisputeShown | None: ...

    def get_dispute(
        self, game_id: str, dispute_number: str, *, if_none_match: str | None = None
    ) -> models.DisputeShown | None:
        """Get a dispute.

        Once the dispute is judged, `verdict_page` is the path of a web page about it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/disputes/{dispute_number}",
                models.DisputeShown,
                path={"game_id": game_id, "dispute_number": dispute_number},
                header={"If-None-Match": if_none_match},
            )
        )

    @overload
    def get_evidence(
        self,
        game_id: str,
        dispute_number: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.EvidenceShown: ...

    @overload
    def get_evidence(
        self,
        game_id: str,
        dispute_number: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.EvidenceShown | None: ...

    def get_evidence(
        self,
        game_id: str,
        dispute_number: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.EvidenceShown | None:
        """Get the evidence of a dispute.

        Returns the table before the move, the legal commands, the action and its facts, the rules
        cited, the result of deciding the move again in a separate process, and the proofs of the chain
        and the draws. Arbiters see everything. Other callers see what they may see of the game, and
        everything once it is over.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/disputes/{dispute_number}/evidence",
                models.EvidenceShown,
                path={"game_id": game_id, "dispute_number": dispute_number},
                query={"seat": seat},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    @overload
    def get_ply_evidence(
        self,
        game_id: str,
        ply: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: None = None,
    ) -> models.PlyEvidence: ...

    @overload
    def get_ply_evidence(
        self,
        game_id: str,
        ply: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str,
    ) -> models.PlyEvidence | None: ...

    def get_ply_evidence(
        self,
        game_id: str,
        ply: str,
        *,
        seat: int | None = None,
        accept_language: str | None = None,
        if_none_match: str | None = None,
    ) -> models.PlyEvidence | None:
        """Get the evidence of a ply.

        Returns what the evidence of a dispute about the ply would be: the table before and after, what
        is different, the action and its facts, the rules that they are of, and the proofs of the chain.
        Players of the game and arbiters also get the result of deciding the ply again in a separate
        process. Everyone sees what they may see of the game, and everything once it is over.
        """
        return self.send(
            Call(
                "GET",
                "/v1/games/{game_id}/evidence/{ply}",
                models.PlyEvidence,
                path={"game_id": game_id, "ply": ply},
                query={"seat": seat},
                header={"Accept-Language": accept_language, "If-None-Match": if_none_match},
            )
        )

    def withdraw_dispute(
        self, game_id: str, dispute_number: str, body: models.Nothing | None = None
    ) -> models.DisputeShown:
        """Withdraw a dispute.

        Only the player of the seat that opened it can do so, while it has no verdict.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes/{dispute_number}/withdraw",
                models.DisputeShown,
                path={"game_id": game_id, "dispute_number": dispute_number},
                body=body,
            )
        )

    def judge_dispute(
        self, game_id: str, dispute_number: str, body: models.NewVerdict
    ) -> models.DisputeShown:
        """Judge a dispute.

        Requires the scope `arbiter` and that you do not play in the game. The service appends the
        verdict, the reasons and the effect of the remedy to the log. Nothing is erased: moves on an
        abandoned branch remain readable. Repeating the same verdict has no further effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/games/{game_id}/disputes/{dispute_number}/judge",
                models.DisputeShown,
                path={"game_id": game_id, "dispute_number": dispute_number},
                body=body,
            )
        )

    def create_webhook(
        self, body: models.NewWebhook, *, idempotency_key: str | None = None
    ) -> models.WebhookMade:
        """Create a webhook.

        The service posts the chosen event types to `url` from now on, redacted for your account, in the
        Standard Webhooks format. The response contains the signing secret, which is shown only once. A
        webhook that an app creates ends when the player disconnects the app.
        """
        return self.send(
            Call(
                "POST",
                "/v1/webhooks",
                models.WebhookMade,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_webhooks(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.WebhookList: ...

    @overload
    def list_webhooks(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.WebhookList | None: ...

    def list_webhooks(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.WebhookList | None:
        """List your webhooks.

        Returns the webhooks without their secrets, oldest first.
        """
        return self.send(
            Call(
                "GET",
                "/v1/webhooks",
                models.WebhookList,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_webhooks(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.WebhookShown]:
        """Everything that `list_webhooks` lists, page by page as it is needed."""
        while True:
            page = self.list_webhooks(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_webhook(
        self, webhook_id: str, *, if_none_match: None = None
    ) -> models.WebhookShown: ...

    @overload
    def get_webhook(self, webhook_id: str, *, if_none_match: str) -> models.WebhookShown | None: ...

    def get_webhook(
        self, webhook_id: str, *, if_none_match: str | None = None
    ) -> models.WebhookShown | None:
        """Get a webhook.

        Its secret is not shown again.
        """
        return self.send(
            Call(
                "GET",
                "/v1/webhooks/{webhook_id}",
                models.WebhookShown,
                path={"webhook_id": webhook_id},
                header={"If-None-Match": if_none_match},
            )
        )

    def change_webhook(
        self, webhook_id: str, body: models.WebhookChange | None = None
    ) -> models.WebhookShown:
        """Update a webhook.

        While a webhook is disabled, no new deliveries are queued for it; use `replay` to deliver what
        it missed. Deliveries that were queued before are retried as soon as the webhook is enabled.
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
        """Delete a webhook and its pending deliveries.

        A delivery that is on its way may still arrive.
        """
        self.send(
            Call("DELETE", "/v1/webhooks/{webhook_id}", None, path={"webhook_id": webhook_id})
        )

    def rotate_webhook_secret(
        self,
        webhook_id: str,
        body: models.Rotation | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> models.SecretMade:
        """Rotate the secret of a webhook.

        Deliveries are signed with both secrets for one day, or for `overlap` seconds. Only one old
        secret is valid at a time: a second rotation invalidates it.
        """
        return self.send(
            Call(
                "POST",
                "/v1/webhooks/{webhook_id}/secret",
                models.SecretMade,
                path={"webhook_id": webhook_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def test_webhook(
        self, webhook_id: str, body: models.Nothing | None = None
    ) -> models.AttemptShown:
        """Test a webhook.

        Posts a payload of type `webhook.test` at once, even if the webhook is disabled, and returns the
        attempt; if `error` is missing, it was delivered. The test is not retried and not listed among
        the deliveries.
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
        """Redeliver the events of a game.

        Queues every delivery after the given version again, in order and with its original
        `webhook-id`.
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

    @overload
    def list_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: None = None,
    ) -> models.DeliveryList: ...

    @overload
    def list_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str,
    ) -> models.DeliveryList | None: ...

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
        if_none_match: str | None = None,
    ) -> models.DeliveryList | None:
        """List the deliveries of a webhook.

        Returns the deliveries with their attempts, newest first. Finished deliveries are deleted after
        two weeks unless the operator sets another period.
        """
        return self.send(
            Call(
                "GET",
                "/v1/webhooks/{webhook_id}/deliveries",
                models.DeliveryList,
                path={"webhook_id": webhook_id},
                query={"status": status, "after": after, "limit": limit, "at_least": at_least},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_deliveries(
        self,
        webhook_id: str,
        *,
        status: Literal["delivered", "failed", "pending", "withheld"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        at_least: str | None = None,
    ) -> Iterator[models.DeliveryShown]:
        """Everything that `list_deliveries` lists, page by page as it is needed."""
        while True:
            page = self.list_deliveries(
                webhook_id, status=status, after=after, limit=limit, at_least=at_least
            )
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def list_accounts(
        self,
        *,
        name: str | None = None,
        state: Literal["active", "suspended"] | None = None,
        role: Literal["admin", "arbiter", "engine", "log"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.AccountList: ...

    @overload
    def list_accounts(
        self,
        *,
        name: str | None = None,
        state: Literal["active", "suspended"] | None = None,
        role: Literal["admin", "arbiter", "engine", "log"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.AccountList | None: ...

    def list_accounts(
        self,
        *,
        name: str | None = None,
        state: Literal["active", "suspended"] | None = None,
        role: Literal["admin", "arbiter", "engine", "log"] | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.AccountList | None:
        """List accounts.

        Returns accounts, newest first, with their roles and whether they are suspended. Tokens are
        never shown.
        """
        return self.send(
            Call(
                "GET",
                "/v1/admin/accounts",
                models.AccountList,
                query={"name": name, "state": state, "role": role, "after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_accounts(
        self,
        *,
        name: str | None = None,
        state: Literal["active", "suspended"] | None = None,
        role: Literal["admin", "arbiter", "engine", "log"] | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> Iterator[models.AccountShown]:
        """Everything that `list_accounts` lists, page by page as it is needed."""
        while True:
            page = self.list_accounts(name=name, state=state, role=role, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_account(
        self, account_id: str, *, if_none_match: None = None
    ) -> models.AccountShown: ...

    @overload
    def get_account(self, account_id: str, *, if_none_match: str) -> models.AccountShown | None: ...

    def get_account(
        self, account_id: str, *, if_none_match: str | None = None
    ) -> models.AccountShown | None:
        """Get an account.

        Returns what the list has of it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/admin/accounts/{account_id}",
                models.AccountShown,
                path={"account_id": account_id},
                header={"If-None-Match": if_none_match},
            )
        )

    def suspend_account(
        self, account_id: str, body: models.NewSuspension, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Suspend an account.

        Every request with a token of the account is refused with `account-suspended`, which says until
        when and why. Its streams end. Its games go on: clocks run, and who is absent for too long loses
        by the terms of the table. Another suspension replaces the one that it has. Every process obeys
        at once, or within ten seconds if it does not receive the notification.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/accounts/{account_id}/suspend",
                models.ActShown,
                path={"account_id": account_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def unsuspend_account(
        self,
        account_id: str,
        body: models.Reasoned | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> models.ActShown:
        """Lift a suspension.

        The account can be used again at once.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/accounts/{account_id}/unsuspend",
                models.ActShown,
                path={"account_id": account_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def grant_role(
        self, account_id: str, body: models.RoleChange, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Grant a role.

        Lets the account create tokens with the scope: `arbiter` judges disputes, `admin` runs the
        service, `log` follows every public game.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/accounts/{account_id}/grant",
                models.ActShown,
                path={"account_id": account_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def revoke_role(
        self, account_id: str, body: models.RoleChange, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Revoke a role.

        Takes the scope from the account and from its tokens. The last administrator cannot take `admin`
        from their own account.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/accounts/{account_id}/revoke",
                models.ActShown,
                path={"account_id": account_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def erase_account(
        self, account_id: str, body: models.Erasure, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Erase an account.

        Does what its owner can do by deleting it: seats in games that have not started become open,
        running games are resigned, and everything that tells who the person was is erased, also from
        the log of acts. To confirm, `name` must be the name of the account. This cannot be undone;
        repeating the request has no further effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/accounts/{account_id}/erase",
                models.ActShown,
                path={"account_id": account_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def void_game(
        self, game_id: str, body: models.GameClosing, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Declare a game void.

        A game that has not started is closed, a running one ends without a result, a finished one does
        not count any more. No seat has to dispute anything. The log of the game tells the players that
        an administrator did it, and why; as in every game that is void, its hidden information becomes
        public. This cannot be undone; repeating the request has no further effect.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/games/{game_id}/void",
                models.ActShown,
                path={"game_id": game_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def set_sign_up(
        self, body: models.SignUpChange, *, idempotency_key: str | None = None
    ) -> models.ActShown:
        """Set who may create an account.

        `open`: anybody. `code`: whoever has a code. `closed`: nobody. Every process obeys at once;
        accounts that are there stay as they are.
        """
        return self.send(
            Call(
                "PUT",
                "/v1/admin/signup",
                models.ActShown,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    def create_code(
        self, body: models.NewCode, *, idempotency_key: str | None = None
    ) -> models.CodeMade:
        """Create a code.

        So many accounts can be created with it until it expires or is withdrawn. The text is shown only
        in this response.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/codes",
                models.CodeMade,
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_codes(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: None = None
    ) -> models.CodeList: ...

    @overload
    def list_codes(
        self, *, after: str | None = None, limit: int | None = None, if_none_match: str
    ) -> models.CodeList | None: ...

    def list_codes(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.CodeList | None:
        """List the codes.

        Returns all codes without their texts, newest first, with how many accounts were created.
        """
        return self.send(
            Call(
                "GET",
                "/v1/admin/codes",
                models.CodeList,
                query={"after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_codes(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.CodeShown]:
        """Everything that `list_codes` lists, page by page as it is needed."""
        while True:
            page = self.list_codes(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    @overload
    def get_code(self, code_id: str, *, if_none_match: None = None) -> models.CodeShown: ...

    @overload
    def get_code(self, code_id: str, *, if_none_match: str) -> models.CodeShown | None: ...

    def get_code(
        self, code_id: str, *, if_none_match: str | None = None
    ) -> models.CodeShown | None:
        """Get a code.

        Returns what the list has of it.
        """
        return self.send(
            Call(
                "GET",
                "/v1/admin/codes/{code_id}",
                models.CodeShown,
                path={"code_id": code_id},
                header={"If-None-Match": if_none_match},
            )
        )

    def withdraw_code(
        self,
        code_id: str,
        body: models.Reasoned | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> models.ActShown:
        """Withdraw a code.

        No account can be created with it any more. Accounts that were stay.
        """
        return self.send(
            Call(
                "POST",
                "/v1/admin/codes/{code_id}/withdraw",
                models.ActShown,
                path={"code_id": code_id},
                header={"Idempotency-Key": idempotency_key},
                body=body,
            )
        )

    @overload
    def list_acts(
        self,
        *,
        account: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: None = None,
    ) -> models.ActList: ...

    @overload
    def list_acts(
        self,
        *,
        account: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str,
    ) -> models.ActList | None: ...

    def list_acts(
        self,
        *,
        account: str | None = None,
        after: str | None = None,
        limit: int | None = None,
        if_none_match: str | None = None,
    ) -> models.ActList | None:
        """List the acts of administrators.

        Returns what administrators did, newest first, through the API and on the console. Each act has
        the hash of the one before it and is signed by the service.
        """
        return self.send(
            Call(
                "GET",
                "/v1/admin/acts",
                models.ActList,
                query={"account": account, "after": after, "limit": limit},
                header={"If-None-Match": if_none_match},
            )
        )

    def iter_acts(
        self, *, account: str | None = None, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.ActShown]:
        """Everything that `list_acts` lists, page by page as it is needed."""
        while True:
            page = self.list_acts(account=account, after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next

    def get_health(self) -> models.Health:
        """Check liveness.

        It answers as long as the process runs, also while the database is away.
        """
        return self.send(Call("GET", "/health", models.Health))

    def get_readiness(self) -> models.Readiness:
        """Check readiness.

        Returns 503 if the database does not answer, the log is not the one that was signed, or the
        process is shutting down. If Redis is unavailable or projections lag, the service is slower but
        ready.
        """
        return self.send(Call("GET", "/ready", models.Readiness))

    def list_projections(
        self, *, after: str | None = None, limit: int | None = None
    ) -> models.ReadModels:
        """List the projections.

        Shows how far each projection lags and which games it has parked. Run `kronika projections` on a
        machine of the service to rebuild or repair one.
        """
        return self.send(
            Call(
                "GET", "/v1/projections", models.ReadModels, query={"after": after, "limit": limit}
            )
        )

    def iter_projections(
        self, *, after: str | None = None, limit: int | None = None
    ) -> Iterator[models.ReadModel]:
        """Everything that `list_projections` lists, page by page as it is needed."""
        while True:
            page = self.list_projections(after=after, limit=limit)
            for one in page.items:
                yield one
            if page.next is None:
                return
            after = page.next
