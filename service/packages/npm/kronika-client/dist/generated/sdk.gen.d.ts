import { type Client, type ClientMeta, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape } from './client/index.js';
import type { AbandonGameData, AbandonGameErrors, AbandonGameResponses, AgreeToProposalData, AgreeToProposalErrors, AgreeToProposalResponses, AskForReviewData, AskForReviewErrors, AskForReviewResponses, AuthorizeDeviceData, AuthorizeDeviceErrors, AuthorizeDeviceResponses, BeginOutsideSignInData, BeginOutsideSignInErrors, BeginOutsideSignInResponses, CancelReviewData, CancelReviewErrors, CancelReviewResponses, ChangeAccountData, ChangeAccountErrors, ChangeAccountResponses, ChangeAppData, ChangeAppErrors, ChangeAppResponses, ChangePasskeyData, ChangePasskeyErrors, ChangePasskeyResponses, ChangeWebhookData, ChangeWebhookErrors, ChangeWebhookResponses, CreateAccountData, CreateAccountErrors, CreateAccountResponses, CreateAppData, CreateAppErrors, CreateAppResponses, CreateCodeData, CreateCodeErrors, CreateCodeResponses, CreateInvitationData, CreateInvitationErrors, CreateInvitationResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyOptionsData, CreatePasskeyOptionsErrors, CreatePasskeyOptionsResponses, CreatePasskeyResponses, CreateProposalData, CreateProposalErrors, CreateProposalResponses, CreateRecoveryCodesData, CreateRecoveryCodesErrors, CreateRecoveryCodesResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateSignInOptionsData, CreateSignInOptionsErrors, CreateSignInOptionsResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DecideAuthorizationData, DecideAuthorizationErrors, DecideAuthorizationResponses, DecideDeviceData, DecideDeviceErrors, DecideDeviceResponses, DeclineInvitationData, DeclineInvitationErrors, DeclineInvitationResponses, DeclineProposalData, DeclineProposalErrors, DeclineProposalResponses, DeleteAccountData, DeleteAccountErrors, DeleteAccountResponses, DeleteAppData, DeleteAppErrors, DeleteAppResponses, DeleteConnectionData, DeleteConnectionErrors, DeleteConnectionResponses, DeleteEngineData, DeleteEngineErrors, DeleteEngineResponses, DeleteIdentityData, DeleteIdentityErrors, DeleteIdentityResponses, DeleteInvitationData, DeleteInvitationErrors, DeleteInvitationResponses, DeleteOtherSessionsData, DeleteOtherSessionsErrors, DeleteOtherSessionsResponses, DeleteOtherTokensData, DeleteOtherTokensErrors, DeleteOtherTokensResponses, DeletePassData, DeletePassErrors, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, DeletePassResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteTokenData, DeleteTokenErrors, DeleteTokenResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, EraseAccountData, EraseAccountErrors, EraseAccountResponses, ExportGameData, ExportGameErrors, ExportGameResponses, ExportJobData, ExportJobErrors, ExportJobResponses, ExtendLeaseData, ExtendLeaseErrors, ExtendLeaseResponses, FillSeatData, FillSeatErrors, FillSeatResponses, ForkGameData, ForkGameErrors, ForkGameResponses, GetAccountData, GetAccountErrors, GetAccountResponses, GetAppData, GetAppErrors, GetAppResponses, GetAuthorizationData, GetAuthorizationErrors, GetAuthorizationResponses, GetAuthorizationServerData, GetAuthorizationServerErrors, GetAuthorizationServerResponses, GetCodeData, GetCodeErrors, GetCodeResponses, GetComparisonData, GetComparisonErrors, GetComparisonResponses, GetCosignaturesData, GetCosignaturesErrors, GetCosignaturesResponses, GetDeviceData, GetDeviceErrors, GetDeviceResponses, GetDiffData, GetDiffErrors, GetDiffResponses, GetDisputeData, GetDisputeErrors, GetDisputeResponses, GetEmbeddingData, GetEmbeddingErrors, GetEmbeddingResponses, GetEvidenceData, GetEvidenceErrors, GetEvidenceResponses, GetGameData, GetGameErrors, GetGameResponses, GetHealthData, GetHealthErrors, GetHealthResponses, GetHintData, GetHintErrors, GetHintResponses, GetHomeData, GetHomeErrors, GetHomeResponses, GetIntroductionData, GetIntroductionErrors, GetIntroductionResponses, GetIntroductionStepData, GetIntroductionStepErrors, GetIntroductionStepResponses, GetInvitationData, GetInvitationErrors, GetInvitationResponses, GetLargeLogTileData, GetLargeLogTileErrors, GetLargeLogTileResponses, GetLargePartitionTileData, GetLargePartitionTileErrors, GetLargePartitionTileResponses, GetLargestLogTileData, GetLargestLogTileErrors, GetLargestLogTileResponses, GetLargestPartitionTileData, GetLargestPartitionTileErrors, GetLargestPartitionTileResponses, GetLegalCommandsData, GetLegalCommandsErrors, GetLegalCommandsResponses, GetLogCheckpointData, GetLogCheckpointErrors, GetLogCheckpointResponses, GetLogTileData, GetLogTileErrors, GetLogTilePartData, GetLogTilePartErrors, GetLogTilePartResponses, GetLogTileResponses, GetMyAccountData, GetMyAccountErrors, GetMyAccountResponses, GetMyDataData, GetMyDataErrors, GetMyDataResponses, GetNotationData, GetNotationErrors, GetNotationResponses, GetPartitionCheckpointData, GetPartitionCheckpointErrors, GetPartitionCheckpointResponses, GetPartitionTileData, GetPartitionTileErrors, GetPartitionTilePartData, GetPartitionTilePartErrors, GetPartitionTilePartResponses, GetPartitionTileResponses, GetPictureData, GetPictureErrors, GetPictureResponses, GetPlayerData, GetPlayerErrors, GetPlayerResponses, GetPlyEvidenceData, GetPlyEvidenceErrors, GetPlyEvidenceResponses, GetPreferencesData, GetPreferencesErrors, GetPreferencesResponses, GetProofData, GetProofErrors, GetProofResponses, GetProposalData, GetProposalErrors, GetProposalResponses, GetProtectedResourceData, GetProtectedResourceErrors, GetProtectedResourceResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetRecoveryCodesData, GetRecoveryCodesErrors, GetRecoveryCodesResponses, GetRefusalData, GetRefusalErrors, GetRefusalResponses, GetReplayData, GetReplayErrors, GetReplayResponses, GetRuleData, GetRuleErrors, GetRuleResponses, GetSceneData, GetSceneErrors, GetSceneResponses, GetSignUpData, GetSignUpErrors, GetSignUpResponses, GetStateData, GetStateErrors, GetStateResponses, GetTextPictureData, GetTextPictureErrors, GetTextPictureResponses, GetTitleData, GetTitleErrors, GetTitlePictureData, GetTitlePictureErrors, GetTitlePictureResponses, GetTitleResponses, GetTitleSchemaData, GetTitleSchemaErrors, GetTitleSchemaResponses, GetTitleStatisticsData, GetTitleStatisticsErrors, GetTitleStatisticsResponses, GetTlogProofData, GetTlogProofErrors, GetTlogProofResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, GetWorldData, GetWorldErrors, GetWorldResponses, GiveBackJobData, GiveBackJobErrors, GiveBackJobResponses, GiveBackLeaseData, GiveBackLeaseErrors, GiveBackLeaseResponses, GrantRoleData, GrantRoleErrors, GrantRoleResponses, ImportGameData, ImportGameErrors, ImportGameResponses, IntrospectTokenData, IntrospectTokenErrors, IntrospectTokenResponses, IssueTokensData, IssueTokensErrors, IssueTokensResponses, JoinGameData, JoinGameErrors, JoinGameResponses, JudgeDisputeData, JudgeDisputeErrors, JudgeDisputeResponses, LeaveGameData, LeaveGameErrors, LeaveGameResponses, ListAccountsData, ListAccountsErrors, ListAccountsResponses, ListActsData, ListActsErrors, ListActsResponses, ListAllDisputesData, ListAllDisputesErrors, ListAllDisputesResponses, ListAppsData, ListAppsErrors, ListAppsResponses, ListCodesData, ListCodesErrors, ListCodesResponses, ListComponentsData, ListComponentsErrors, ListComponentsResponses, ListConnectionsData, ListConnectionsErrors, ListConnectionsResponses, ListDeliveriesData, ListDeliveriesErrors, ListDeliveriesResponses, ListDisputesData, ListDisputesErrors, ListDisputesResponses, ListDrawsData, ListDrawsErrors, ListDrawsResponses, ListEnginesData, ListEnginesErrors, ListEnginesResponses, ListEpochsData, ListEpochsErrors, ListEpochsResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListForksData, ListForksErrors, ListForksResponses, ListGamesData, ListGamesErrors, ListGamesResponses, ListIdentitiesData, ListIdentitiesErrors, ListIdentitiesResponses, ListInvitationsData, ListInvitationsErrors, ListInvitationsResponses, ListKeysData, ListKeysErrors, ListKeysResponses, ListLeadersData, ListLeadersErrors, ListLeadersResponses, ListLeasesData, ListLeasesErrors, ListLeasesResponses, ListLimitsData, ListLimitsErrors, ListLimitsResponses, ListLogEventsData, ListLogEventsErrors, ListLogEventsResponses, ListMovesData, ListMovesErrors, ListMovesResponses, ListMyInvitationsData, ListMyInvitationsErrors, ListMyInvitationsResponses, ListPassesData, ListPassesErrors, ListPassesResponses, ListPasskeysData, ListPasskeysErrors, ListPasskeysResponses, ListProjectionsData, ListProjectionsErrors, ListProjectionsResponses, ListProposalsData, ListProposalsErrors, ListProposalsResponses, ListReceiptsData, ListReceiptsErrors, ListReceiptsResponses, ListRefusalsData, ListRefusalsErrors, ListRefusalsResponses, ListRulesData, ListRulesErrors, ListRulesResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListSignInWaysData, ListSignInWaysErrors, ListSignInWaysResponses, ListTitlesData, ListTitlesErrors, ListTitlesResponses, ListTokensData, ListTokensErrors, ListTokensResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, OpenDisputeData, OpenDisputeErrors, OpenDisputeResponses, OpenGameData, OpenGameErrors, OpenGameResponses, OpenInvitationData, OpenInvitationErrors, OpenInvitationResponses, OpenRematchData, OpenRematchErrors, OpenRematchResponses, PlayMovesData, PlayMovesErrors, PlayMovesResponses, PostLinesData, PostLinesErrors, PostLinesResponses, PreviewMovesData, PreviewMovesErrors, PreviewMovesResponses, ReadReviewData, ReadReviewedDecisionData, ReadReviewedDecisionErrors, ReadReviewedDecisionResponses, ReadReviewErrors, ReadReviewResponses, RegisterEngineData, RegisterEngineErrors, RegisterEngineResponses, ReplayWebhookData, ReplayWebhookErrors, ReplayWebhookResponses, ResignGameData, ResignGameErrors, ResignGameResponses, RevealEntropyData, RevealEntropyErrors, RevealEntropyResponses, RevokeRoleData, RevokeRoleErrors, RevokeRoleResponses, RevokeTokenData, RevokeTokenErrors, RevokeTokenResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SetPassData, SetPassErrors, SetPassResponses, SetPreferencesData, SetPreferencesErrors, SetPreferencesResponses, SetSignUpData, SetSignUpErrors, SetSignUpResponses, SignInByCodeData, SignInByCodeErrors, SignInByCodeResponses, SignInData, SignInErrors, SignInResponses, StartGameData, StartGameErrors, StartGameResponses, StreamEventsData, StreamEventsResponse, StreamEventsResponses, StreamLogData, StreamLogResponse, StreamLogResponses, StreamNewsData, StreamNewsResponse, StreamNewsResponses, StreamReviewData, StreamReviewResponse, StreamReviewResponses, SuspendAccountData, SuspendAccountErrors, SuspendAccountResponses, TakeJobData, TakeJobErrors, TakeJobResponses, TakeLeasesData, TakeLeasesErrors, TakeLeasesResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UnsuspendAccountData, UnsuspendAccountErrors, UnsuspendAccountResponses, VoidGameData, VoidGameErrors, VoidGameResponses, WithdrawCodeData, WithdrawCodeErrors, WithdrawCodeResponses, WithdrawDisputeData, WithdrawDisputeErrors, WithdrawDisputeResponses, WithdrawProposalData, WithdrawProposalErrors, WithdrawProposalResponses } from './types.gen.js';
export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};
declare class HeyApiClient {
    protected client: Client;
    constructor(args?: {
        client?: Client;
    });
}
declare class HeyApiRegistry<T> {
    private readonly defaultKey;
    private readonly instances;
    get(key?: string): T;
    set(value: T, key?: string): void;
}
export declare class Operations extends HeyApiClient {
    static readonly __registry: HeyApiRegistry<Operations>;
    constructor(args?: {
        client?: Client;
        key?: string;
    });
    /**
     * Get who may create an account
     *
     * Says whether anybody, whoever has a code, or nobody may create an account now.
     */
    getSignUp<ThrowOnError extends boolean = true>(options?: Options<GetSignUpData, ThrowOnError>): RequestResult<GetSignUpResponses, GetSignUpErrors, ThrowOnError, 'data'>;
    /**
     * Create an account
     *
     * Returns the account and its first token, which has every scope that the operator does not grant
     * one by one. The token is shown only in this response. Without `name` the account is a guest: the
     * service names it in the language of `Accept-Language`. It stays the same account when the guest
     * chooses a name (`PATCH /v1/accounts/me`). Once the token has ended (`expires_at`), only other
     * tokens of the account can be used. Whoever runs the service may have closed sign-up, or ask for
     * a `code`.
     */
    createAccount<ThrowOnError extends boolean = true>(options?: Options<CreateAccountData, ThrowOnError>): RequestResult<CreateAccountResponses, CreateAccountErrors, ThrowOnError, 'data'>;
    /**
     * Delete your account
     *
     * To confirm, `name` must be the current name of the account. Your seats in games that have not
     * started become open, and the service resigns your running games. It then erases your name, your
     * tokens and everything else that links you to your games. The games and their proofs remain; your
     * seats are shown without an account. This cannot be undone.
     */
    deleteAccount<ThrowOnError extends boolean = true>(options: Options<DeleteAccountData, ThrowOnError>): RequestResult<DeleteAccountResponses, DeleteAccountErrors, ThrowOnError, 'data'>;
    /**
     * Get your account
     *
     * Returns the account of the token that authenticates this request, with the scopes that its
     * tokens may have.
     */
    getMyAccount<ThrowOnError extends boolean = true>(options?: Options<GetMyAccountData, ThrowOnError>): RequestResult<GetMyAccountResponses, GetMyAccountErrors, ThrowOnError, 'data'>;
    /**
     * Update your account
     *
     * Changes the name, the bot flag or both. A new name appears at once in every game, including
     * finished ones. A guest who chooses a name is a guest no more. The old name stays reserved for
     * you for 90 days. An account marked as a bot is shown as a bot and is omitted from leaderboards
     * requested with `exclude_bots=true`.
     */
    changeAccount<ThrowOnError extends boolean = true>(options?: Options<ChangeAccountData, ThrowOnError>): RequestResult<ChangeAccountResponses, ChangeAccountErrors, ThrowOnError, 'data'>;
    /**
     * Export your personal data
     *
     * Returns everything that the service stores about your account. Game logs contain seat numbers,
     * not names; the link between your account and a seat is stored only in this data.
     */
    getMyData<ThrowOnError extends boolean = true>(options?: Options<GetMyDataData, ThrowOnError>): RequestResult<GetMyDataResponses, GetMyDataErrors, ThrowOnError, 'data'>;
    /**
     * List the limits of the service
     *
     * The `RateLimit-*` headers of every response show the state of the operation's budget. A request
     * over the budget is refused with 429 and `Retry-After`.
     */
    listLimits<ThrowOnError extends boolean = true>(options?: Options<ListLimitsData, ThrowOnError>): RequestResult<ListLimitsResponses, ListLimitsErrors, ThrowOnError, 'data'>;
    /**
     * Revoke all other tokens
     *
     * Revokes every personal token of the account except the one that authenticates this request. Use
     * it when a token may have been stolen. Browsers (`/v1/sessions`) and apps (`/v1/connections`)
     * stay signed in.
     */
    deleteOtherTokens<ThrowOnError extends boolean = true>(options?: Options<DeleteOtherTokensData, ThrowOnError>): RequestResult<DeleteOtherTokensResponses, DeleteOtherTokensErrors, ThrowOnError, 'data'>;
    /**
     * List your tokens
     *
     * Returns the tokens of the account without their texts, oldest first.
     */
    listTokens<ThrowOnError extends boolean = true>(options?: Options<ListTokensData, ThrowOnError>): RequestResult<ListTokensResponses, ListTokensErrors, ThrowOnError, 'data'>;
    /**
     * Create a token
     *
     * The new token may have any scope of the account: the usual ones, and those of `admin`, `arbiter`
     * and `log` that the operator has granted to it. Give a program the scopes that it needs and no
     * more; with `account` it could do whatever you can.
     */
    createToken<ThrowOnError extends boolean = true>(options: Options<CreateTokenData, ThrowOnError>): RequestResult<CreateTokenResponses, CreateTokenErrors, ThrowOnError, 'data'>;
    /**
     * Revoke a token
     *
     * The token stops working at once, or within ten seconds if another process of the service does
     * not receive the notification. A token that lacks `account` can revoke itself by
     * `POST /oauth/revoke`.
     */
    deleteToken<ThrowOnError extends boolean = true>(options: Options<DeleteTokenData, ThrowOnError>): RequestResult<DeleteTokenResponses, DeleteTokenErrors, ThrowOnError, 'data'>;
    /**
     * Get the metadata of the authorization server
     *
     * Everything that a library for OAuth needs to know to sign players in (RFC 8414).
     */
    getAuthorizationServer<ThrowOnError extends boolean = true>(options?: Options<GetAuthorizationServerData, ThrowOnError>): RequestResult<GetAuthorizationServerResponses, GetAuthorizationServerErrors, ThrowOnError, 'data'>;
    /**
     * Get the metadata of the API as a protected resource
     *
     * Where tokens for this API come from, and which scopes there are (RFC 9728).
     */
    getProtectedResource<ThrowOnError extends boolean = true>(options?: Options<GetProtectedResourceData, ThrowOnError>): RequestResult<GetProtectedResourceResponses, GetProtectedResourceErrors, ThrowOnError, 'data'>;
    /**
     * Get what an app asks for
     *
     * For pages on which a player decides whether an app may act for them. A request of an app that is
     * not known, or that would lead to an address that is not one of its own, is a problem, and the
     * browser stays; any other error is `refused`, with the address at which the app hears of it.
     */
    getAuthorization<ThrowOnError extends boolean = true>(options: Options<GetAuthorizationData, ThrowOnError>): RequestResult<GetAuthorizationResponses, GetAuthorizationErrors, ThrowOnError, 'data'>;
    /**
     * Let an app act for you, or not
     *
     * Returns the address of the app to go on to, with a code that is good for a minute, or with the
     * error `access_denied`; in both the issuer (`iss`, RFC 9207) and the `state` of the app.
     */
    decideAuthorization<ThrowOnError extends boolean = true>(options: Options<DecideAuthorizationData, ThrowOnError>): RequestResult<DecideAuthorizationResponses, DecideAuthorizationErrors, ThrowOnError, 'data'>;
    /**
     * Get tokens
     *
     * The token endpoint of OAuth 2.1. An app exchanges an authorization code (with the verifier of
     * PKCE), a refresh token, or a device code for an access token, which is good for an hour, and the
     * next refresh token. Each code and each refresh token is good once; a second use ends the
     * connection with everything that was issued from it. Apps are public clients and name themselves
     * by `client_id`.
     */
    issueTokens<ThrowOnError extends boolean = true>(options: Options<IssueTokensData, ThrowOnError>): RequestResult<IssueTokensResponses, IssueTokensErrors, ThrowOnError, 'data'>;
    /**
     * Ask for a code that a player types elsewhere
     *
     * For programs without a browser (RFC 8628). The program shows the `user_code` and where to type
     * it, and asks for tokens with the `device_code` until the player has decided, or ten minutes have
     * passed. Asking more often than every `interval` seconds is answered with `slow_down`.
     */
    authorizeDevice<ThrowOnError extends boolean = true>(options: Options<AuthorizeDeviceData, ThrowOnError>): RequestResult<AuthorizeDeviceResponses, AuthorizeDeviceErrors, ThrowOnError, 'data'>;
    /**
     * Get what a program that waits asks for
     *
     * `user_code` is what the program shows, in whatever letters, with or without its dash. Ten wrong
     * codes an hour are free.
     */
    getDevice<ThrowOnError extends boolean = true>(options: Options<GetDeviceData, ThrowOnError>): RequestResult<GetDeviceResponses, GetDeviceErrors, ThrowOnError, 'data'>;
    /**
     * Let a program that waits act for you, or not
     *
     * A program is answered once. Approve only what you have started yourself: a code that somebody
     * else has sent lets them in.
     */
    decideDevice<ThrowOnError extends boolean = true>(options: Options<DecideDeviceData, ThrowOnError>): RequestResult<DecideDeviceResponses, DecideDeviceErrors, ThrowOnError, 'data'>;
    /**
     * Revoke a token by its text
     *
     * Revokes the token in the body, of whatever kind (RFC 7009): an access token of an app, a
     * personal token, or a refresh token, with which the connection of the app ends. Who has the text
     * needs to show nothing else. The response is the same if there is no such token.
     */
    revokeToken<ThrowOnError extends boolean = true>(options: Options<RevokeTokenData, ThrowOnError>): RequestResult<RevokeTokenResponses, RevokeTokenErrors, ThrowOnError, 'data'>;
    /**
     * Look at a token
     *
     * Says what the token in the body is good for (RFC 7662). The MCP server of this service (HTTP
     * Basic) is told of tokens that are for it; who sends a bearer token with the scope `account`, of
     * all tokens of that account. Of every other token, and of none at all, the response says only
     * that it is not active.
     */
    introspectToken<ThrowOnError extends boolean = true>(options: Options<IntrospectTokenData, ThrowOnError>): RequestResult<IntrospectTokenResponses, IntrospectTokenErrors, ThrowOnError, 'data'>;
    /**
     * List the apps that may act for you
     *
     * Returns a connection for each time that you have let an app act for you, oldest first: each
     * browser and each machine has its own. One that was not used for 90 days ends.
     */
    listConnections<ThrowOnError extends boolean = true>(options?: Options<ListConnectionsData, ThrowOnError>): RequestResult<ListConnectionsResponses, ListConnectionsErrors, ThrowOnError, 'data'>;
    /**
     * End what an app may do for you
     *
     * All tokens of the connection stop working at once, or within ten seconds if another process of
     * the service does not receive the notification.
     */
    deleteConnection<ThrowOnError extends boolean = true>(options: Options<DeleteConnectionData, ThrowOnError>): RequestResult<DeleteConnectionResponses, DeleteConnectionErrors, ThrowOnError, 'data'>;
    /**
     * List your apps
     *
     * Returns the apps that you have registered, oldest first.
     */
    listApps<ThrowOnError extends boolean = true>(options?: Options<ListAppsData, ThrowOnError>): RequestResult<ListAppsResponses, ListAppsErrors, ThrowOnError, 'data'>;
    /**
     * Register an app
     *
     * The id of the app is its client id in OAuth; there is no secret, since what is given to players
     * keeps none. An app with a host of its own can do without being registered: its client id is then
     * the `https` address of a Client ID Metadata Document.
     */
    createApp<ThrowOnError extends boolean = true>(options: Options<CreateAppData, ThrowOnError>): RequestResult<CreateAppResponses, CreateAppErrors, ThrowOnError, 'data'>;
    /**
     * Delete an app
     *
     * It can act for nobody any more: every connection of it ends.
     */
    deleteApp<ThrowOnError extends boolean = true>(options: Options<DeleteAppData, ThrowOnError>): RequestResult<DeleteAppResponses, DeleteAppErrors, ThrowOnError, 'data'>;
    /**
     * Get an app of yours
     *
     * Returns what players are shown of it, and where they may be sent back to.
     */
    getApp<ThrowOnError extends boolean = true>(options: Options<GetAppData, ThrowOnError>): RequestResult<GetAppResponses, GetAppErrors, ThrowOnError, 'data'>;
    /**
     * Update an app
     *
     * A changed list of redirect URIs counts from the next authorization request on. `null` takes the
     * page about the app away.
     */
    changeApp<ThrowOnError extends boolean = true>(options: Options<ChangeAppData, ThrowOnError>): RequestResult<ChangeAppResponses, ChangeAppErrors, ThrowOnError, 'data'>;
    /**
     * List the ways to sign in
     *
     * Returns how people can sign in at this address of the service. A bearer token always works.
     */
    listSignInWays<ThrowOnError extends boolean = true>(options?: Options<ListSignInWaysData, ThrowOnError>): RequestResult<ListSignInWaysResponses, ListSignInWaysErrors, ThrowOnError, 'data'>;
    /**
     * Sign in with a passkey
     *
     * Signs this browser in to the account of the passkey: the response sets the cookie of a session,
     * as `POST /v1/sessions` does.
     */
    signIn<ThrowOnError extends boolean = true>(options: Options<SignInData, ThrowOnError>): RequestResult<SignInResponses, SignInErrors, ThrowOnError, 'data'>;
    /**
     * Begin to sign in with a passkey
     *
     * Returns what a browser asks for a passkey by (`navigator.credentials.get`). Send its answer to
     * `POST /v1/sign-in`.
     */
    createSignInOptions<ThrowOnError extends boolean = true>(options?: Options<CreateSignInOptionsData, ThrowOnError>): RequestResult<CreateSignInOptionsResponses, CreateSignInOptionsErrors, ThrowOnError, 'data'>;
    /**
     * Sign in with a recovery code
     *
     * Signs this browser in to the account and uses the code up. Wrong codes count as bad tokens of
     * your address; after ten of them within an hour the account has to wait, too.
     */
    signInByCode<ThrowOnError extends boolean = true>(options: Options<SignInByCodeData, ThrowOnError>): RequestResult<SignInByCodeResponses, SignInByCodeErrors, ThrowOnError, 'data'>;
    /**
     * Begin to sign in at the OpenID provider
     *
     * Returns where to lead the browser, and binds the sign-in to it by a cookie, for ten minutes. The
     * provider leads it back to the service, which sets the cookie of a session and goes on to `back`.
     * Who signs in for the first time gets an account, if sign-up allows it. With `link` nobody is
     * signed in: the person at the provider is from then on another way to sign in to your account.
     * If the sign-in is refused, `back` gets the query parameter `sign_in_refused`: `denied` (by the
     * person or the provider), `provider` (it does not answer as it should), `issuer` (another
     * provider has answered), `identity-taken` (the person belongs to another account),
     * `too-many-identities`, `sign-up-closed` or `sign-up-code`. A browser that has begun no such
     * sign-in is led to `/me` with `state`.
     */
    beginOutsideSignIn<ThrowOnError extends boolean = true>(options?: Options<BeginOutsideSignInData, ThrowOnError>): RequestResult<BeginOutsideSignInResponses, BeginOutsideSignInErrors, ThrowOnError, 'data'>;
    /**
     * End all other sessions
     *
     * Signs out every browser but the one that sends this request; all of them if it is sent with a
     * token.
     */
    deleteOtherSessions<ThrowOnError extends boolean = true>(options?: Options<DeleteOtherSessionsData, ThrowOnError>): RequestResult<DeleteOtherSessionsResponses, DeleteOtherSessionsErrors, ThrowOnError, 'data'>;
    /**
     * List your sessions
     *
     * Returns the browsers that are signed in to the account, oldest first.
     */
    listSessions<ThrowOnError extends boolean = true>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError, 'data'>;
    /**
     * Create a session
     *
     * Signs this browser in: the response sets a cookie that only the pages of this service can use,
     * and that no script can read. The session may do all that the account may. It ends when it has
     * not been used for long (90 days unless the operator says otherwise), at `expires_at`, or when it
     * is ended. An account has at most 50 sessions; one more ends the one that has not been used for
     * longest. With `replace` the token that authenticates this request is revoked.
     */
    createSession<ThrowOnError extends boolean = true>(options?: Options<CreateSessionData, ThrowOnError>): RequestResult<CreateSessionResponses, CreateSessionErrors, ThrowOnError, 'data'>;
    /**
     * End a session
     *
     * Signs the browser out at once, or within ten seconds if another process of the service does not
     * receive the notification. `current` instead of the id is the session that this request comes
     * from: its cookie is cleared.
     */
    deleteSession<ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, 'data'>;
    /**
     * Begin to create a passkey
     *
     * Returns what a browser makes a passkey by (`navigator.credentials.create`). Send its answer to
     * `POST /v1/passkeys`.
     */
    createPasskeyOptions<ThrowOnError extends boolean = true>(options?: Options<CreatePasskeyOptionsData, ThrowOnError>): RequestResult<CreatePasskeyOptionsResponses, CreatePasskeyOptionsErrors, ThrowOnError, 'data'>;
    /**
     * List your passkeys
     *
     * Returns the passkeys of the account, oldest first.
     */
    listPasskeys<ThrowOnError extends boolean = true>(options?: Options<ListPasskeysData, ThrowOnError>): RequestResult<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError, 'data'>;
    /**
     * Create a passkey
     *
     * Registers the passkey that a browser has made for the options of the ceremony. From now on it
     * signs you in (`POST /v1/sign-in/options`) at this address of the service. An account has at most
     * 20 passkeys.
     */
    createPasskey<ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError, 'data'>;
    /**
     * Delete a passkey
     *
     * Nobody can sign in with it any more. Sessions that it has begun go on; end them with
     * `DELETE /v1/sessions`.
     */
    deletePasskey<ThrowOnError extends boolean = true>(options: Options<DeletePasskeyData, ThrowOnError>): RequestResult<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError, 'data'>;
    /**
     * Rename a passkey
     *
     * Changes what you call it; devices are not told.
     */
    changePasskey<ThrowOnError extends boolean = true>(options: Options<ChangePasskeyData, ThrowOnError>): RequestResult<ChangePasskeyResponses, ChangePasskeyErrors, ThrowOnError, 'data'>;
    /**
     * Get how many recovery codes are left
     *
     * The codes themselves are stored as hashes and cannot be shown again.
     */
    getRecoveryCodes<ThrowOnError extends boolean = true>(options?: Options<GetRecoveryCodesData, ThrowOnError>): RequestResult<GetRecoveryCodesResponses, GetRecoveryCodesErrors, ThrowOnError, 'data'>;
    /**
     * Create recovery codes
     *
     * Returns ten codes, each of which signs you in once. They replace the earlier ones, which stop
     * working. They are shown only in this response.
     */
    createRecoveryCodes<ThrowOnError extends boolean = true>(options?: Options<CreateRecoveryCodesData, ThrowOnError>): RequestResult<CreateRecoveryCodesResponses, CreateRecoveryCodesErrors, ThrowOnError, 'data'>;
    /**
     * List your identities
     *
     * Returns who the account is at OpenID providers, oldest first. An account has at most 5.
     */
    listIdentities<ThrowOnError extends boolean = true>(options?: Options<ListIdentitiesData, ThrowOnError>): RequestResult<ListIdentitiesResponses, ListIdentitiesErrors, ThrowOnError, 'data'>;
    /**
     * Delete an identity
     *
     * Nobody can sign in to the account by it any more; the provider is not told.
     */
    deleteIdentity<ThrowOnError extends boolean = true>(options: Options<DeleteIdentityData, ThrowOnError>): RequestResult<DeleteIdentityResponses, DeleteIdentityErrors, ThrowOnError, 'data'>;
    /**
     * List titles
     *
     * Returns the titles that can be played and, with `schemas=true`, the schemas of their commands,
     * events and views.
     */
    listTitles<ThrowOnError extends boolean = true>(options?: Options<ListTitlesData, ThrowOnError>): RequestResult<ListTitlesResponses, ListTitlesErrors, ThrowOnError, 'data'>;
    /**
     * Get a title
     *
     * `schemas` adds the JSON Schemas of its options, commands and events.
     */
    getTitle<ThrowOnError extends boolean = true>(options: Options<GetTitleData, ThrowOnError>): RequestResult<GetTitleResponses, GetTitleErrors, ThrowOnError, 'data'>;
    /**
     * Get the JSON Schema of a title
     *
     * The properties `options`, `command`, `event` and `view` of the schema refine `Options`,
     * `Command`, `EventData` and `View` of this contract. The same document is published next to
     * `openapi.json` as `titles/<title>.json`, for code generators.
     */
    getTitleSchema<ThrowOnError extends boolean = true>(options: Options<GetTitleSchemaData, ThrowOnError>): RequestResult<GetTitleSchemaResponses, GetTitleSchemaErrors, ThrowOnError, 'data'>;
    /**
     * List the components of a title
     *
     * Returns what each tile and card is, costs and does.
     */
    listComponents<ThrowOnError extends boolean = true>(options: Options<ListComponentsData, ThrowOnError>): RequestResult<ListComponentsResponses, ListComponentsErrors, ThrowOnError, 'data'>;
    /**
     * Get a picture of a title
     *
     * Draws a game of the title that has just been set up. It is the same for everybody.
     */
    getTitlePicture<ThrowOnError extends boolean = true>(options: Options<GetTitlePictureData, ThrowOnError>): RequestResult<GetTitlePictureResponses, GetTitlePictureErrors, ThrowOnError, 'data'>;
    /**
     * List the rules of a title
     *
     * Returns the rules by section, each in a sentence.
     */
    listRules<ThrowOnError extends boolean = true>(options: Options<ListRulesData, ThrowOnError>): RequestResult<ListRulesResponses, ListRulesErrors, ThrowOnError, 'data'>;
    /**
     * Get a rule
     *
     * Returns the text of a rule that a refusal, evidence or a verdict cites. Rules whose ids begin
     * with `KR-` are the same for every title.
     */
    getRule<ThrowOnError extends boolean = true>(options: Options<GetRuleData, ThrowOnError>): RequestResult<GetRuleResponses, GetRuleErrors, ThrowOnError, 'data'>;
    /**
     * Get the introduction to a title
     *
     * Returns the headings of the steps by which the title is taught, on a prepared game that the
     * rules play.
     */
    getIntroduction<ThrowOnError extends boolean = true>(options: Options<GetIntroductionData, ThrowOnError>): RequestResult<GetIntroductionResponses, GetIntroductionErrors, ThrowOnError, 'data'>;
    /**
     * Get a step of the introduction to a title
     *
     * Returns a position of the prepared game with what there is to see, what is legal, and, where the
     * step asks for a move, what comes of it. Nothing is stored of who reads it.
     */
    getIntroductionStep<ThrowOnError extends boolean = true>(options: Options<GetIntroductionStepData, ThrowOnError>): RequestResult<GetIntroductionStepResponses, GetIntroductionStepErrors, ThrowOnError, 'data'>;
    /**
     * Get the statistics of a title
     *
     * Returns wins by seat, usual scores, where points come from and how long games take, and how
     * often bots beat persons. Games that somebody gave up, games with hints, forks and imports do not
     * count.
     */
    getTitleStatistics<ThrowOnError extends boolean = true>(options: Options<GetTitleStatisticsData, ThrowOnError>): RequestResult<GetTitleStatisticsResponses, GetTitleStatisticsErrors, ThrowOnError, 'data'>;
    /**
     * List games
     *
     * The newest comes first, unless `order` says otherwise.
     *
     * Pages are stable: games opened later do not shift the pages that follow (with `updated` and
     * `watching`, games that go on move). The list is updated with a short delay. Unlisted and private
     * games are listed only for their players.
     *
     * With `Accept: application/x-ndjson` the response has one game per line and, unless `limit` is
     * set, every matching game; the last line is the `end`. `record=true` adds each game's notation,
     * so one request with `player=` returns all games of a player. If the connection breaks, continue
     * with the `cursor` of the last line as `after`.
     */
    listGames<ThrowOnError extends boolean = true>(options?: Options<ListGamesData, ThrowOnError>): RequestResult<ListGamesResponses, ListGamesErrors, ThrowOnError, 'data'>;
    /**
     * Open a game
     *
     * Opens a game with the given seats. The game starts automatically when no seat is open. You may
     * take more than one seat.
     */
    openGame<ThrowOnError extends boolean = true>(options: Options<OpenGameData, ThrowOnError>): RequestResult<OpenGameResponses, OpenGameErrors, ThrowOnError, 'data'>;
    /**
     * Get everything that a first page shows
     *
     * Returns your games that wait for you, those in which others decide and those that have ended,
     * your invitations, disputes in your games, open tables, running games worth watching, and a
     * finished game worth seeing again. Without a token the answer has only what is public. Lists are
     * short; `listGames` has all games.
     */
    getHome<ThrowOnError extends boolean = true>(options?: Options<GetHomeData, ThrowOnError>): RequestResult<GetHomeResponses, GetHomeErrors, ThrowOnError, 'data'>;
    /**
     * Get a game
     *
     * Returns the seats, the terms, the status, the awaited seats and, once it is over, the result.
     * The `ETag` header begins with the version of the game; send it as `If-Match` with a move.
     */
    getGame<ThrowOnError extends boolean = true>(options: Options<GetGameData, ThrowOnError>): RequestResult<GetGameResponses, GetGameErrors, ThrowOnError, 'data'>;
    /**
     * Import a game
     *
     * Imports an export or notation as a new game. An export must be of a finished or void game; it
     * may come from another service. The service verifies the export and replays every ply under the
     * rules. If a ply differs from what is recorded, it refuses the export with 422 and names the
     * first ply that differs. The new game has the same plies and draws and links to its origin in
     * `descent`. Its seats have no accounts, and it does not count towards results or leaderboards.
     *
     * For notation, the service plays every command under the rules. If the game is not over after the
     * last command, you hold every seat that was a person's. An import can take several seconds. An
     * account can run one import at a time.
     */
    importGame<ThrowOnError extends boolean = true>(options: Options<ImportGameData, ThrowOnError>): RequestResult<ImportGameResponses, ImportGameErrors, ThrowOnError, 'data'>;
    /**
     * Get the notation of a game
     *
     * Returns the setup and one line per move, as JSON or, with `Accept: text/plain`, as text. The
     * notation of a finished game includes the seed and can be imported again.
     */
    getNotation<ThrowOnError extends boolean = true>(options: Options<GetNotationData, ThrowOnError>): RequestResult<GetNotationResponses, GetNotationErrors, ThrowOnError, 'data'>;
    /**
     * List the forks of a game that you may see
     *
     * The newest fork comes first.
     */
    listForks<ThrowOnError extends boolean = true>(options: Options<ListForksData, ThrowOnError>): RequestResult<ListForksResponses, ListForksErrors, ThrowOnError, 'data'>;
    /**
     * Fork a game at a ply
     *
     * Opens a new game that copies the setup and the moves up to `ply`. The players that you name
     * continue from there, with new draws. `descent` of the new game names the original game and the
     * ply. The original game does not change. While it is running, you can fork it only at a ply up to
     * which nothing was hidden from you; otherwise the request is refused with 409
     * `fork-would-reveal`. Forks do not count towards results or leaderboards.
     */
    forkGame<ThrowOnError extends boolean = true>(options: Options<ForkGameData, ThrowOnError>): RequestResult<ForkGameResponses, ForkGameErrors, ThrowOnError, 'data'>;
    /**
     * Take a seat
     *
     * Takes the given seat or, if `seat` is null, the seat reserved for you or the first open one. The
     * game starts when every seat is taken and every committed entropy text has been revealed.
     * Repeating the request has no further effect. For a private game that you were not invited to,
     * the service responds with 404.
     */
    joinGame<ThrowOnError extends boolean = true>(options: Options<JoinGameData, ThrowOnError>): RequestResult<JoinGameResponses, JoinGameErrors, ThrowOnError, 'data'>;
    /**
     * Reveal the entropy text of your seat
     *
     * Every seat must be taken; `entropy_awaited` lists the seats that still have to reveal their
     * text. The game starts when the last text is revealed. The response contains a receipt that
     * proves that your text is in the log. Before you reveal your text, get a receipt of the game
     * (`listReceipts`) and check that every seat has committed. Then the service cannot seat an
     * accomplice who knows your text. Repeating the request has no further effect.
     */
    revealEntropy<ThrowOnError extends boolean = true>(options: Options<RevealEntropyData, ThrowOnError>): RequestResult<RevealEntropyResponses, RevealEntropyErrors, ThrowOnError, 'data'>;
    /**
     * Leave a game before it starts
     *
     * Frees the given seat or, if `seat` is null, all of your seats. Once a committed entropy text has
     * been revealed, the request is refused with 409.
     */
    leaveGame<ThrowOnError extends boolean = true>(options: Options<LeaveGameData, ThrowOnError>): RequestResult<LeaveGameResponses, LeaveGameErrors, ThrowOnError, 'data'>;
    /**
     * Give a seat to a bot, or open it again, before the game starts
     *
     * Only the `host` of the game can do this, for seats that no person has. Invitations that reserved
     * the seat end when a bot takes it. The game starts when every seat is taken and every committed
     * entropy text has been revealed. Repeating the request has no further effect.
     */
    fillSeat<ThrowOnError extends boolean = true>(options: Options<FillSeatData, ThrowOnError>): RequestResult<FillSeatResponses, FillSeatErrors, ThrowOnError, 'data'>;
    /**
     * Start a game whose seats are all taken
     *
     * A game normally starts automatically when every seat is taken and every committed entropy text
     * has been revealed. If a text is not revealed within the waiting time (60 seconds by default),
     * any player at the table can start the game without it; the log records that the text was
     * withheld. If the game is already running, the request has no effect.
     */
    startGame<ThrowOnError extends boolean = true>(options: Options<StartGameData, ThrowOnError>): RequestResult<StartGameResponses, StartGameErrors, ThrowOnError, 'data'>;
    /**
     * List the valid invitations to a game
     *
     * Only its seated players may ask. Used, declined and expired invitations are left out.
     */
    listInvitations<ThrowOnError extends boolean = true>(options: Options<ListInvitationsData, ThrowOnError>): RequestResult<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError, 'data'>;
    /**
     * Invite a player to a game
     *
     * With `account`, the game appears in that account's list of invitations. Without `account`, the
     * response contains a code that is shown only once; anyone who sends the code with `join` can take
     * a seat, and `/i/` and the code is the address of a page about it. `seat` reserves a seat.
     */
    createInvitation<ThrowOnError extends boolean = true>(options: Options<CreateInvitationData, ThrowOnError>): RequestResult<CreateInvitationResponses, CreateInvitationErrors, ThrowOnError, 'data'>;
    /**
     * Withdraw or decline an invitation
     *
     * Players at the table can withdraw any invitation; an invited player can decline their own.
     * Players who have already taken a seat keep it.
     */
    deleteInvitation<ThrowOnError extends boolean = true>(options: Options<DeleteInvitationData, ThrowOnError>): RequestResult<DeleteInvitationResponses, DeleteInvitationErrors, ThrowOnError, 'data'>;
    /**
     * List your invitations
     *
     * Those to your account that you can still accept.
     */
    listMyInvitations<ThrowOnError extends boolean = true>(options?: Options<ListMyInvitationsData, ThrowOnError>): RequestResult<ListMyInvitationsResponses, ListMyInvitationsErrors, ThrowOnError, 'data'>;
    /**
     * Get the table that an invitation code belongs to
     *
     * Needs no account. Returns who invites to what, who sits there and which clock runs; nothing of
     * the game itself. Send the code with `joinGame` to take a seat.
     */
    getInvitation<ThrowOnError extends boolean = true>(options: Options<GetInvitationData, ThrowOnError>): RequestResult<GetInvitationResponses, GetInvitationErrors, ThrowOnError, 'data'>;
    /**
     * Tell the table that a person has opened an invitation link
     *
     * Needs no account. `opened_at` of the invitation shows the time of the first request; repeating
     * it has no effect.
     */
    openInvitation<ThrowOnError extends boolean = true>(options: Options<OpenInvitationData, ThrowOnError>): RequestResult<OpenInvitationResponses, OpenInvitationErrors, ThrowOnError, 'data'>;
    /**
     * Decline an invitation that came as a link
     *
     * Needs no account. `declined_at` of the invitation shows the time of the last request. The code
     * stays valid, since others may have it, too.
     */
    declineInvitation<ThrowOnError extends boolean = true>(options: Options<DeclineInvitationData, ThrowOnError>): RequestResult<DeclineInvitationResponses, DeclineInvitationErrors, ThrowOnError, 'data'>;
    /**
     * List the proposals of a game
     *
     * Returns the open proposal and those that ended, oldest first.
     */
    listProposals<ThrowOnError extends boolean = true>(options: Options<ListProposalsData, ThrowOnError>): RequestResult<ListProposalsResponses, ListProposalsErrors, ThrowOnError, 'data'>;
    /**
     * Propose a takeback, a pause, a resumption or calling off the game
     *
     * The proposal takes effect when every person at the table has agreed. Bots agree to every
     * proposal except takebacks. A takeback of your own last moves takes effect at once if they
     * revealed nothing new to you: it is `agreed` in the response. Moves that were taken back remain
     * in the log.
     */
    createProposal<ThrowOnError extends boolean = true>(options: Options<CreateProposalData, ThrowOnError>): RequestResult<CreateProposalResponses, CreateProposalErrors, ThrowOnError, 'data'>;
    /**
     * Get a proposal
     *
     * `agreed` are the seats that have agreed so far.
     */
    getProposal<ThrowOnError extends boolean = true>(options: Options<GetProposalData, ThrowOnError>): RequestResult<GetProposalResponses, GetProposalErrors, ThrowOnError, 'data'>;
    /**
     * Agree to a proposal
     *
     * It takes effect with the last agreement. Repeating the request has no further effect.
     */
    agreeToProposal<ThrowOnError extends boolean = true>(options: Options<AgreeToProposalData, ThrowOnError>): RequestResult<AgreeToProposalResponses, AgreeToProposalErrors, ThrowOnError, 'data'>;
    /**
     * Decline a proposal
     *
     * The proposal is over for every seat. If your seat proposed it, it is withdrawn. Repeating the
     * request has no further effect.
     */
    declineProposal<ThrowOnError extends boolean = true>(options: Options<DeclineProposalData, ThrowOnError>): RequestResult<DeclineProposalResponses, DeclineProposalErrors, ThrowOnError, 'data'>;
    /**
     * Withdraw a proposal
     *
     * Only the seat that proposed it can do so, while it is open. Repeating the request has no further
     * effect.
     */
    withdrawProposal<ThrowOnError extends boolean = true>(options: Options<WithdrawProposalData, ThrowOnError>): RequestResult<WithdrawProposalResponses, WithdrawProposalErrors, ThrowOnError, 'data'>;
    /**
     * List the standing passes of your seat
     *
     * Also returns every window kind of the title. A window is a decision that a seat may pass, such
     * as an opportunity to react. Expired standing passes are not listed.
     */
    listPasses<ThrowOnError extends boolean = true>(options: Options<ListPassesData, ThrowOnError>): RequestResult<ListPassesResponses, ListPassesErrors, ThrowOnError, 'data'>;
    /**
     * Delete a standing pass of your seat
     *
     * The seat is asked again when a window of this kind opens.
     */
    deletePass<ThrowOnError extends boolean = true>(options: Options<DeletePassData, ThrowOnError>): RequestResult<DeletePassResponses, DeletePassErrors, ThrowOnError, 'data'>;
    /**
     * Set a standing pass of your seat
     *
     * From now on the service passes every window of this kind for your seat. Each pass is an ordinary
     * move; the event `table.pass-played` right before it marks it as automatic. An earlier standing
     * pass of the same kind is replaced.
     */
    setPass<ThrowOnError extends boolean = true>(options: Options<SetPassData, ThrowOnError>): RequestResult<SetPassResponses, SetPassErrors, ThrowOnError, 'data'>;
    /**
     * Get the preferences of your seat
     *
     * Nobody else can read them.
     */
    getPreferences<ThrowOnError extends boolean = true>(options: Options<GetPreferencesData, ThrowOnError>): RequestResult<GetPreferencesResponses, GetPreferencesErrors, ThrowOnError, 'data'>;
    /**
     * Set the preferences of your seat
     *
     * With `forced`, the service plays every decision for which your seat has only one legal command.
     * Each is an ordinary move; the event `table.forced-played` right before it marks it as automatic.
     * You still decide yourself when playing automatically would reveal hidden information (the other
     * players could not know that you have only one choice), and at windows, which standing passes
     * cover.
     */
    setPreferences<ThrowOnError extends boolean = true>(options: Options<SetPreferencesData, ThrowOnError>): RequestResult<SetPreferencesResponses, SetPreferencesErrors, ThrowOnError, 'data'>;
    /**
     * Resign
     *
     * Your seat is ranked last. A bot takes it over while others play on; if you leave only one
     * player, the game ends. Repeating the request has no further effect.
     */
    resignGame<ThrowOnError extends boolean = true>(options: Options<ResignGameData, ThrowOnError>): RequestResult<ResignGameResponses, ResignGameErrors, ThrowOnError, 'data'>;
    /**
     * Close a game that has not started
     *
     * You must be the only person at the table. To end a running game without a result, propose
     * `call-off`.
     */
    abandonGame<ThrowOnError extends boolean = true>(options: Options<AbandonGameData, ThrowOnError>): RequestResult<AbandonGameResponses, AbandonGameErrors, ThrowOnError, 'data'>;
    /**
     * Open or join a rematch
     *
     * The first request opens a new game in which every player moves one seat clockwise; seats are
     * reserved for the other players, who take theirs with this request or with `join`. The game
     * starts when every seat is taken.
     */
    openRematch<ThrowOnError extends boolean = true>(options: Options<OpenRematchData, ThrowOnError>): RequestResult<OpenRematchResponses, OpenRematchErrors, ThrowOnError, 'data'>;
    /**
     * List the legal commands of a seat
     *
     * Returns every command that the service accepts from the seat now or, with `ply`, accepted
     * after that ply. Each command is complete and can be posted as it is. If the seat has nothing
     * to decide, `commands` is empty and `decision` is null. `asks` is the prompt, and `hints`
     * describe each command in words and as ids of the scene. With `refused`, the answer also says
     * what cannot be chosen, and why, so that nobody has to try it. `undo` says how the seat can
     * take back its last move. While the game is paused, the list shows what will be legal when it
     * resumes. While the game is running you may ask for your own seats, now or at a past `ply`;
     * once it is over, for any seat at any `ply`.
     */
    getLegalCommands<ThrowOnError extends boolean = true>(options: Options<GetLegalCommandsData, ThrowOnError>): RequestResult<GetLegalCommandsResponses, GetLegalCommandsErrors, ThrowOnError, 'data'>;
    /**
     * List the moves of a game
     *
     * Returns each move with its notation and its events. JSON responses are pages of 100 moves by
     * default. With `Accept: application/x-ndjson` the response has one move per line and, unless
     * `limit` is set, every move; the last line is the `end`. Once the game is over, every page except
     * the last is immutable.
     */
    listMoves<ThrowOnError extends boolean = true>(options: Options<ListMovesData, ThrowOnError>): RequestResult<ListMovesResponses, ListMovesErrors, ThrowOnError, 'data'>;
    /**
     * Play commands
     *
     * Plays one or more commands for a seat: all of them or none. Each accepted command is one move
     * and is stored durably before the service responds. Each command names the `decision` that it
     * answers (see `legal`). If that decision is no longer open, the request is refused with 409, and
     * `events` holds the events since. Without `If-Match`, moves of other players do not cause a
     * conflict as long as your decision is still open. With `Kronika-Lease`, only the worker that has
     * the turn plays. A refused request changes nothing. The problem names the rule, the reason and
     * the legal commands; `refusal` is the id of its entry in the refusal journal.
     */
    playMoves<ThrowOnError extends boolean = true>(options: Options<PlayMovesData, ThrowOnError>): RequestResult<PlayMovesResponses, PlayMovesErrors, ThrowOnError, 'data'>;
    /**
     * List the leases of your account
     *
     * Returns the leases that have not ended, of all workers.
     */
    listLeases<ThrowOnError extends boolean = true>(options?: Options<ListLeasesData, ThrowOnError>): RequestResult<ListLeasesResponses, ListLeasesErrors, ThrowOnError, 'data'>;
    /**
     * Take turns
     *
     * Returns games in which a seat of your account must decide and that no other worker has. Until a
     * lease ends, no other call returns this turn. Send its id as `Kronika-Lease` with your moves, so
     * that a worker that was too slow plays nothing. A lease ends at `until`, when you give it back,
     * and when the seat has nothing more to decide: the next turn of the same seat is a new lease.
     * A worker that is lost needs no cleaning up: when its leases have ended, others get its turns.
     *
     * With `wait` the service responds as soon as there is a turn. A call that waits counts as an open
     * stream.
     */
    takeLeases<ThrowOnError extends boolean = true>(options: Options<TakeLeasesData, ThrowOnError>): RequestResult<TakeLeasesResponses, TakeLeasesErrors, ThrowOnError, 'data'>;
    /**
     * Extend a lease
     *
     * The lease then ends `seconds` from now. A lease that has ended cannot be extended.
     */
    extendLease<ThrowOnError extends boolean = true>(options: Options<ExtendLeaseData, ThrowOnError>): RequestResult<ExtendLeaseResponses, ExtendLeaseErrors, ThrowOnError, 'data'>;
    /**
     * Give a lease back
     *
     * Another worker can take the turn at once, if it is not over. A worker that ends should give back
     * what it has.
     */
    giveBackLease<ThrowOnError extends boolean = true>(options: Options<GiveBackLeaseData, ThrowOnError>): RequestResult<GiveBackLeaseResponses, GiveBackLeaseErrors, ThrowOnError, 'data'>;
    /**
     * Preview commands
     *
     * Plays nothing. Tries the commands where everything that you cannot know is imagined, and says
     * what they change in your scene, what you could choose then, and how much of it is certain. So a
     * client can show what a choice does, and let somebody put together a turn before it is played.
     * If the decision is not open any more, nothing is tried: the answer is the game as it stands now,
     * and nothing of it is certain.
     */
    previewMoves<ThrowOnError extends boolean = true>(options: Options<PreviewMovesData, ThrowOnError>): RequestResult<PreviewMovesResponses, PreviewMovesErrors, ThrowOnError, 'data'>;
    /**
     * Get a hint
     *
     * Needs a game that was opened with `hints` in its terms, and a seat of yours that has to decide.
     * Returns up to three commands that a strong player would choose, the best first, with what each
     * seat may expect after each of them. The service looks only at what your seat can know. Nothing
     * is played.
     */
    getHint<ThrowOnError extends boolean = true>(options: Options<GetHintData, ThrowOnError>): RequestResult<GetHintResponses, GetHintErrors, ThrowOnError, 'data'>;
    /**
     * Get a world of a seat
     *
     * Returns a state that the game could have for all that the seat knows, so that a program with
     * the rules can preview commands by itself. Everything that the seat does not know is drawn, from
     * the game's secret, the ply and the seat: asking again gives the same world, and nothing in it
     * depends on what is hidden. Only a seat with an open decision of a running game has a world.
     */
    getWorld<ThrowOnError extends boolean = true>(options: Options<GetWorldData, ThrowOnError>): RequestResult<GetWorldResponses, GetWorldErrors, ThrowOnError, 'data'>;
    /**
     * List the events of a game, oldest first
     *
     * JSON responses are pages of 100 events by default. With `Accept: application/x-ndjson` the
     * response has one event per line and, unless `limit` is set, every event; the last line is the
     * `end`. Once the game is over, every page except the last is immutable.
     */
    listEvents<ThrowOnError extends boolean = true>(options: Options<ListEventsData, ThrowOnError>): RequestResult<ListEventsResponses, ListEventsErrors, ThrowOnError, 'data'>;
    /**
     * Follow a game
     *
     * Sends every event once, in order: `id` is the version of the event, `event` is its type and
     * `data` is the event. With `events=message` no event has a name of its own. To resume, send the
     * version of the last event that you received as `Last-Event-ID` or `after`. Comments keep an idle
     * connection open. After the last event of a finished game the service sends an event named
     * `stream.end` without an id and closes the stream. A request after that returns 204, so that
     * browsers stop reconnecting. If a stream closes without `stream.end` (for example because a
     * process shuts down), reconnect and resume.
     */
    streamEvents<ThrowOnError extends boolean = true>(options: Options<StreamEventsData, ThrowOnError, StreamEventsResponse>): Promise<ServerSentEventsResult<StreamEventsResponses>>;
    /**
     * Follow all of your games
     *
     * Sends `game.started`, `game.turn` and `game.ended` for every game in which you have a seat, and
     * `game.disputed` and `game.dispute-closed` for disputes there; the stream of a game has its
     * events. The stream begins with the games in which a decision of yours
     * is open. From time to time the stream sends an `id` without an event. Send the last `id` as
     * `Last-Event-ID` or `after` to learn of every game that has changed since. The current state of
     * each changed game is sent at least once. A turn that began and ended while you were disconnected
     * is not sent.
     */
    streamNews<ThrowOnError extends boolean = true>(options?: Options<StreamNewsData, ThrowOnError, StreamNewsResponse>): Promise<ServerSentEventsResult<StreamNewsResponses>>;
    /**
     * List the events of all public games
     *
     * Requires the scope `log`, which the operator grants. One line for each event, redacted as for
     * somebody without a token; the last line is the `end`, whose `position` is the `after` to go on
     * from. A response without it was cut off.
     *
     * The events of a partition, and so of a game, come in order, each once; games of different
     * partitions come in any order. Private and unlisted games are left out. An event is shown as it
     * was public when it was recorded. Behind the event that ends a game, every event that had hidden
     * something comes once more, as `log.revealed`, with all that was hidden.
     */
    listLogEvents<ThrowOnError extends boolean = true>(options?: Options<ListLogEventsData, ThrowOnError>): RequestResult<ListLogEventsResponses, ListLogEventsErrors, ThrowOnError, 'data'>;
    /**
     * Follow all public games
     *
     * Requires the scope `log`, which the operator grants. Sends the same items as `listLogEvents`,
     * and then whatever happens. `id` is the position in the log behind the item, `event` is its type:
     * `log.event` or `log.revealed`. To resume without a gap and without a repetition, send the last
     * `id` as `Last-Event-ID` or `after`. At its beginning and from time to time the stream sends an
     * `id` without an event. The stream does not end by itself; when it closes, reconnect and resume.
     */
    streamLog<ThrowOnError extends boolean = true>(options?: Options<StreamLogData, ThrowOnError, StreamLogResponse>): Promise<ServerSentEventsResult<StreamLogResponses>>;
    /**
     * Get the state of a game
     *
     * Returns the table after a ply, or now with `latest`, redacted for the caller. A past state never
     * changes, but more of it becomes visible when the game ends. Responses that hide nothing are
     * immutable; others must be revalidated with `If-None-Match`, which returns 304 without a body.
     */
    getState<ThrowOnError extends boolean = true>(options: Options<GetStateData, ThrowOnError>): RequestResult<GetStateResponses, GetStateErrors, ThrowOnError, 'data'>;
    /**
     * Get the scene of a game
     *
     * Returns the table after a ply, or now with `latest`, as drawable boards, zones and items. Ids
     * are stable from ply to ply, so a client can animate the change between two scenes. A scene shows
     * nothing that `states` does not show. Names are keys into the catalogue's `words`; `component` is
     * the id of a catalogue entry.
     */
    getScene<ThrowOnError extends boolean = true>(options: Options<GetSceneData, ThrowOnError>): RequestResult<GetSceneResponses, GetSceneErrors, ThrowOnError, 'data'>;
    /**
     * Get a picture of a game in characters
     *
     * Draws the table after a ply, or now with `latest`, as `kronika replay` does: a board of 2 to 4
     * kB that a person can read in a terminal and a language model in its context. It shows nothing
     * that `states` does not show.
     */
    getTextPicture<ThrowOnError extends boolean = true>(options: Options<GetTextPictureData, ThrowOnError>): RequestResult<GetTextPictureResponses, GetTextPictureErrors, ThrowOnError, 'data'>;
    /**
     * Get a picture of a game
     *
     * Draws the scene after a ply, or now, as the browser client draws it: the same signs, colours and
     * arrangement. It shows what `scenes` shows to the caller, and nothing else. Pictures of past
     * plies that hide nothing are immutable; others must be revalidated with `If-None-Match`, which
     * draws nothing again. Pages of other origins may show the pictures of games that are not private.
     */
    getPicture<ThrowOnError extends boolean = true>(options: Options<GetPictureData, ThrowOnError>): RequestResult<GetPictureResponses, GetPictureErrors, ThrowOnError, 'data'>;
    /**
     * Describe how to embed a game
     *
     * Answers in the format of oEmbed 1.0 for the address of a game's page. The `html` is an `iframe`
     * that follows the game or, with `?ply=` in the address, shows that position. Private games cannot
     * be embedded.
     */
    getEmbedding<ThrowOnError extends boolean = true>(options: Options<GetEmbeddingData, ThrowOnError>): RequestResult<GetEmbeddingResponses, GetEmbeddingErrors, ThrowOnError, 'data'>;
    /**
     * Replay a game
     *
     * Returns NDJSON: the first scene, then one line per ply with its texts and its changes to the
     * scene. Changes refer to items, zones and gauges by id. Applying them to the previous scene gives
     * exactly the scene that `scenes` returns. Plies on abandoned branches are included; `parent` is
     * the ply that each was played on. Rewinds, verdicts and the end of the game are included as table
     * events. The replay ends at the current ply; continue with the event stream, or request the
     * replay again with `from` set to the last ply.
     */
    getReplay<ThrowOnError extends boolean = true>(options: Options<GetReplayData, ThrowOnError>): RequestResult<GetReplayResponses, GetReplayErrors, ThrowOnError, 'data'>;
    /**
     * Compare two states of a game
     *
     * Returns the paths of the view that differ, with both values.
     */
    getDiff<ThrowOnError extends boolean = true>(options: Options<GetDiffData, ThrowOnError>): RequestResult<GetDiffResponses, GetDiffErrors, ThrowOnError, 'data'>;
    /**
     * Compare two plies of a game
     *
     * Returns what a person would see that is different: numbers before and after, things that came,
     * went or lie elsewhere, and rings that turned, all with their names. The lines of a replay have
     * the same for each ply and its parent. It shows nothing that `scenes` does not show.
     */
    getComparison<ThrowOnError extends boolean = true>(options: Options<GetComparisonData, ThrowOnError>): RequestResult<GetComparisonResponses, GetComparisonErrors, ThrowOnError, 'data'>;
    /**
     * Export a game
     *
     * Returns everything that you may see of the game in one document, with its proofs. `kronika
     * verify` checks the document offline. Save the response body unchanged: the signature covers its
     * exact content, and `Repr-Digest` has its SHA-256.
     */
    exportGame<ThrowOnError extends boolean = true>(options: Options<ExportGameData, ThrowOnError>): RequestResult<ExportGameResponses, ExportGameErrors, ThrowOnError, 'data'>;
    /**
     * Cancel the review of a game
     *
     * Nobody makes it any more, and the lines that are there go. It can be cancelled by who has asked
     * for it alone, or with a token of the scope `admin`, also that of a private game of others. A
     * review that is done stays.
     */
    cancelReview<ThrowOnError extends boolean = true>(options: Options<CancelReviewData, ThrowOnError>): RequestResult<CancelReviewResponses, CancelReviewErrors, ThrowOnError, 'data'>;
    /**
     * Read the review of a game
     *
     * Returns what there is of it: it grows while it is made, and does not change any more when it is
     * done. The same game, engine, weights, budget and seed give the same lines, byte for byte:
     * `kronika review` makes them from an export.
     */
    readReview<ThrowOnError extends boolean = true>(options: Options<ReadReviewData, ThrowOnError>): RequestResult<ReadReviewResponses, ReadReviewErrors, ThrowOnError, 'data'>;
    /**
     * Ask for the review of a game
     *
     * Lets what every decision of a finished game was worth be worked out in the background. There is
     * one review of each quality for a game, which all share who ask for it; asking again changes
     * nothing. Read it with `readReview` while it is made, or follow it with `streamReview`. How many
     * reviews a day an account may ask for is up to the service; those that are there already are
     * free.
     */
    askForReview<ThrowOnError extends boolean = true>(options: Options<AskForReviewData, ThrowOnError>): RequestResult<AskForReviewResponses, AskForReviewErrors, ThrowOnError, 'data'>;
    /**
     * Read a decision of a review in words
     *
     * Returns the line of the review about the ply, and its commands as a person would choose them: in
     * words and as ids of the scene. Behind each of the best commands stands what would likely have
     * followed, as far as it can be played in a game that the deciding seat could imagine; behind the
     * one that was played stands what followed in the game.
     */
    readReviewedDecision<ThrowOnError extends boolean = true>(options: Options<ReadReviewedDecisionData, ThrowOnError>): RequestResult<ReadReviewedDecisionResponses, ReadReviewedDecisionErrors, ThrowOnError, 'data'>;
    /**
     * Follow the review of a game
     *
     * Sends how far it is (`progress`), and every line once, in order: `event` is its type, `id` says
     * how many lines you have with it. To resume, send the last `id` as `Last-Event-ID` or `after`.
     * When the review is done, has failed or was cancelled, the service sends an event named
     * `stream.end` without an id and closes the stream. A request after that returns 204, so that
     * browsers stop reconnecting.
     */
    streamReview<ThrowOnError extends boolean = true>(options: Options<StreamReviewData, ThrowOnError, StreamReviewResponse>): Promise<ServerSentEventsResult<StreamReviewResponses>>;
    /**
     * List the engines of your account
     *
     * Returns the engines by name.
     */
    listEngines<ThrowOnError extends boolean = true>(options?: Options<ListEnginesData, ThrowOnError>): RequestResult<ListEnginesResponses, ListEnginesErrors, ThrowOnError, 'data'>;
    /**
     * Register an engine
     *
     * Requires the scope `engine`, which the operator grants. An engine is a program that makes
     * reviews of games: `kronika reviewer`, or one that comes to the same. It is known by its name:
     * registering it again changes what it says of itself. It gets jobs that ask for its `engine` and
     * its `weights`. An account has 100 engines at most; with another one, that goes which was not
     * heard of for longest.
     */
    registerEngine<ThrowOnError extends boolean = true>(options: Options<RegisterEngineData, ThrowOnError>): RequestResult<RegisterEngineResponses, RegisterEngineErrors, ThrowOnError, 'data'>;
    /**
     * Remove an engine
     *
     * Its leases end, and others go on with its jobs. A suspended engine can be removed only with a
     * token that has the scope `admin`, too, which any engine can be removed with: its account can
     * then register engines again.
     */
    deleteEngine<ThrowOnError extends boolean = true>(options: Options<DeleteEngineData, ThrowOnError>): RequestResult<DeleteEngineResponses, DeleteEngineErrors, ThrowOnError, 'data'>;
    /**
     * Take a job
     *
     * Returns a review that somebody has asked for and that no other engine is making. Read the game
     * at `export`, make the lines from `from_line` on and post them. The lease ends at `until`, which
     * every post moves on, and when you give the job back. An engine that is lost needs no cleaning
     * up: when its lease has ended, another one goes on at the next line.
     *
     * Engines that are not the operator's get public games only. With `wait` the service responds as
     * soon as there is a job. A call that waits counts as an open stream.
     */
    takeJob<ThrowOnError extends boolean = true>(options: Options<TakeJobData, ThrowOnError>): RequestResult<TakeJobResponses, TakeJobErrors, ThrowOnError, 'data'>;
    /**
     * Read the game of a job
     *
     * Returns the export of the game, as `exportGame` does for a spectator. Whoever has the lease may
     * read it, even if the game is private.
     */
    exportJob<ThrowOnError extends boolean = true>(options: Options<ExportJobData, ThrowOnError>): RequestResult<ExportJobResponses, ExportJobErrors, ThrowOnError, 'data'>;
    /**
     * Post lines of a review
     *
     * Adds the lines behind those that are there, and lets the lease begin anew. Lines that are there
     * already are passed over, so a post whose response was lost can be sent again. The first line of
     * a review is the `review` itself, the last one its `balance`: with it the job is done.
     */
    postLines<ThrowOnError extends boolean = true>(options: Options<PostLinesData, ThrowOnError>): RequestResult<PostLinesResponses, PostLinesErrors, ThrowOnError, 'data'>;
    /**
     * Give a job back
     *
     * Another engine can go on with it at once. With `failed`, a review that an engine of the operator
     * cannot make has failed; whoever asks for it again starts it anew.
     */
    giveBackJob<ThrowOnError extends boolean = true>(options: Options<GiveBackJobData, ThrowOnError>): RequestResult<GiveBackJobResponses, GiveBackJobErrors, ThrowOnError, 'data'>;
    /**
     * Get a player's results
     *
     * `GET /v1/games?player=` lists the player's games.
     */
    getPlayer<ThrowOnError extends boolean = true>(options: Options<GetPlayerData, ThrowOnError>): RequestResult<GetPlayerResponses, GetPlayerErrors, ThrowOnError, 'data'>;
    /**
     * Get the leaderboard of a title
     *
     * Players are ranked by the mean share of opponents that they beat per game. Deleted accounts are
     * omitted. Games with hints, forks and imports do not count. `me` is your own line, on whatever
     * page it is.
     */
    listLeaders<ThrowOnError extends boolean = true>(options: Options<ListLeadersData, ThrowOnError>): RequestResult<ListLeadersResponses, ListLeadersErrors, ThrowOnError, 'data'>;
    /**
     * List the public keys of the service
     *
     * Save these keys: they let you verify receipts, checkpoints and exports offline. Replaced keys
     * stay listed, so their signatures remain verifiable. `notes` contains signed endorsements of new
     * keys and revocations of stolen ones.
     */
    listKeys<ThrowOnError extends boolean = true>(options?: Options<ListKeysData, ThrowOnError>): RequestResult<ListKeysResponses, ListKeysErrors, ThrowOnError, 'data'>;
    /**
     * List the epochs of the log: when it has lost something that was signed, and why
     *
     * After a restore from a backup, or a failover that lost transactions, the operator begins a new
     * epoch. From then on checkpoints have another origin. Each note is signed, and says what was
     * promised before and what is left of it.
     */
    listEpochs<ThrowOnError extends boolean = true>(options?: Options<ListEpochsData, ThrowOnError>): RequestResult<ListEpochsResponses, ListEpochsErrors, ThrowOnError, 'data'>;
    /**
     * Get the latest checkpoint of the root log (C2SP tlog-tiles)
     *
     * A signed note with the size and the root of the log, and the cosignatures of its witnesses. The
     * leaves of the root log are checkpoints of the logs of partitions, so this note stands for all
     * moves. If the service altered its log, it could no longer prove consistency with an older
     * checkpoint.
     */
    getLogCheckpoint<ThrowOnError extends boolean = true>(options?: Options<GetLogCheckpointData, ThrowOnError>): RequestResult<GetLogCheckpointResponses, GetLogCheckpointErrors, ThrowOnError, 'data'>;
    /**
     * Get a tile of the root log (C2SP tlog-tiles)
     *
     * Returns 256 hashes of a level or, with level `entries`, 256 entries: the texts of checkpoints of
     * partitions. Full tiles never change and may be stored for ever.
     */
    getLogTile<ThrowOnError extends boolean = true>(options: Options<GetLogTileData, ThrowOnError>): RequestResult<GetLogTileResponses, GetLogTileErrors, ThrowOnError, 'data'>;
    /**
     * Get a partial tile of the root log (`067.p/9`) or one with a longer index (`x001/067`)
     *
     * A partial tile is what there was at one size of the log; the full one replaces it later.
     */
    getLogTilePart<ThrowOnError extends boolean = true>(options: Options<GetLogTilePartData, ThrowOnError>): RequestResult<GetLogTilePartResponses, GetLogTilePartErrors, ThrowOnError, 'data'>;
    /**
     * Get a tile of the root log with an index of three parts (`x001/x234/067`, `x001/067.p/9`)
     *
     * Indexes have three digits in each part.
     */
    getLargeLogTile<ThrowOnError extends boolean = true>(options: Options<GetLargeLogTileData, ThrowOnError>): RequestResult<GetLargeLogTileResponses, GetLargeLogTileErrors, ThrowOnError, 'data'>;
    /**
     * Get a partial tile of the root log with an index of three parts (`x001/x234/067.p/9`)
     *
     * No longer paths are served.
     */
    getLargestLogTile<ThrowOnError extends boolean = true>(options: Options<GetLargestLogTileData, ThrowOnError>): RequestResult<GetLargestLogTileResponses, GetLargestLogTileErrors, ThrowOnError, 'data'>;
    /**
     * Get the latest checkpoint of a partition that is in the root log (C2SP tlog-tiles)
     *
     * Each leaf of a partition's log is a link: a group of events that was recorded together, usually
     * a move, and has one hash. The note is signed when it is requested; what proves that everybody
     * is shown the same one is that its text is a leaf of the root log.
     */
    getPartitionCheckpoint<ThrowOnError extends boolean = true>(options: Options<GetPartitionCheckpointData, ThrowOnError>): RequestResult<GetPartitionCheckpointResponses, GetPartitionCheckpointErrors, ThrowOnError, 'data'>;
    /**
     * Get a tile of a partition's log (C2SP tlog-tiles)
     *
     * Returns 256 hashes of a level or, with level `entries`, 256 log entries. Third parties can
     * compute Merkle roots from tiles and detect a game that has two heads at one version.
     */
    getPartitionTile<ThrowOnError extends boolean = true>(options: Options<GetPartitionTileData, ThrowOnError>): RequestResult<GetPartitionTileResponses, GetPartitionTileErrors, ThrowOnError, 'data'>;
    /**
     * Get a partial tile of a partition (`067.p/9`) or one with a longer index (`x001/067`)
     *
     * Full tiles never change and may be stored for ever.
     */
    getPartitionTilePart<ThrowOnError extends boolean = true>(options: Options<GetPartitionTilePartData, ThrowOnError>): RequestResult<GetPartitionTilePartResponses, GetPartitionTilePartErrors, ThrowOnError, 'data'>;
    /**
     * Get a tile of a partition with an index of three parts (`x001/x234/067`, `x001/067.p/9`)
     *
     * A partial tile is what there was at one size of the log; the full one replaces it later.
     */
    getLargePartitionTile<ThrowOnError extends boolean = true>(options: Options<GetLargePartitionTileData, ThrowOnError>): RequestResult<GetLargePartitionTileResponses, GetLargePartitionTileErrors, ThrowOnError, 'data'>;
    /**
     * Get a partial tile of a partition with an index of three parts (`x001/x234/067.p/9`)
     *
     * No longer paths are served.
     */
    getLargestPartitionTile<ThrowOnError extends boolean = true>(options: Options<GetLargestPartitionTileData, ThrowOnError>): RequestResult<GetLargestPartitionTileResponses, GetLargestPartitionTileErrors, ThrowOnError, 'data'>;
    /**
     * Get an inclusion proof of a ply
     *
     * Returns the hash of the ply's link and the proof (C2SP tlog-proof) that leads from it to a
     * signed checkpoint of the root log. Once the game is over, the response includes the seed.
     */
    getProof<ThrowOnError extends boolean = true>(options: Options<GetProofData, ThrowOnError>): RequestResult<GetProofResponses, GetProofErrors, ThrowOnError, 'data'>;
    /**
     * Get the proof of a link as a file (C2SP tlog-proof)
     *
     * Proves that a partition's checkpoint is in the root log, with the signatures and cosignatures of
     * the root log's checkpoint. Its `extra` is a proof of the same form that the link is in the log
     * of the partition. Save it as `NAME.tlog-proof`; `kronika verify` and tools of others check it
     * without a server.
     */
    getTlogProof<ThrowOnError extends boolean = true>(options: Options<GetTlogProofData, ThrowOnError>): RequestResult<GetTlogProofResponses, GetTlogProofErrors, ThrowOnError, 'data'>;
    /**
     * Say when a ply came into the signed log, and who has seen it
     *
     * Returns the checkpoints before and after the ply and, for each witness that the service knows,
     * when it has first cosigned a checkpoint with the ply. Checkpoints are those of the root log. The
     * times of checkpoints are those of the service; the signatures in `tlog-proof` prove what is said
     * here.
     */
    getCosignatures<ThrowOnError extends boolean = true>(options: Options<GetCosignaturesData, ThrowOnError>): RequestResult<GetCosignaturesResponses, GetCosignaturesErrors, ThrowOnError, 'data'>;
    /**
     * List the receipts of a game
     *
     * A receipt is a signed statement of the head of the game's chain after a ply. Players receive one
     * with each move; the receipts listed here are signed when requested.
     */
    listReceipts<ThrowOnError extends boolean = true>(options: Options<ListReceiptsData, ThrowOnError>): RequestResult<ListReceiptsResponses, ListReceiptsErrors, ThrowOnError, 'data'>;
    /**
     * List the draws of a finished game
     *
     * The service replays the game to list its draws, so the first page can take several seconds. You
     * can derive each outcome from the seed in the export, as the audit format describes. Which draws
     * a ply makes, and their labels, is the service's claim; `kronika verify` derives them from the
     * rules.
     */
    listDraws<ThrowOnError extends boolean = true>(options: Options<ListDrawsData, ThrowOnError>): RequestResult<ListDrawsResponses, ListDrawsErrors, ThrowOnError, 'data'>;
    /**
     * List the refusals of your seats
     *
     * The newest refusal comes first. The service records every request to play that it refuses: the
     * request, the reason and the version of the game. The `refusal` of the problem is the id of the
     * record. Arbiters who do not play in the game see the refusals of all seats. The service stores
     * the most recent refusals of each seat and every disputed one.
     */
    listRefusals<ThrowOnError extends boolean = true>(options: Options<ListRefusalsData, ThrowOnError>): RequestResult<ListRefusalsResponses, ListRefusalsErrors, ThrowOnError, 'data'>;
    /**
     * Get a refusal
     *
     * It shows what was sent, the problem that was returned, and the version of the game then.
     */
    getRefusal<ThrowOnError extends boolean = true>(options: Options<GetRefusalData, ThrowOnError>): RequestResult<GetRefusalResponses, GetRefusalErrors, ThrowOnError, 'data'>;
    /**
     * List the disputes of a game
     *
     * Returns the disputes with their rulings, oldest first.
     */
    listDisputes<ThrowOnError extends boolean = true>(options: Options<ListDisputesData, ThrowOnError>): RequestResult<ListDisputesResponses, ListDisputesErrors, ThrowOnError, 'data'>;
    /**
     * Open a dispute
     *
     * Disputes a ply or one of your refused commands. Arbiters can see the dispute with all evidence.
     * If the terms say so (`on_dispute: pause`), the game is paused until the verdict. Repeating the
     * request returns the same dispute.
     */
    openDispute<ThrowOnError extends boolean = true>(options: Options<OpenDisputeData, ThrowOnError>): RequestResult<OpenDisputeResponses, OpenDisputeErrors, ThrowOnError, 'data'>;
    /**
     * List all disputes
     *
     * Requires the scope `arbiter`. The newest dispute comes first. The list is updated with a short
     * delay.
     */
    listAllDisputes<ThrowOnError extends boolean = true>(options?: Options<ListAllDisputesData, ThrowOnError>): RequestResult<ListAllDisputesResponses, ListAllDisputesErrors, ThrowOnError, 'data'>;
    /**
     * Get a dispute
     *
     * Once the dispute is judged, `verdict_page` is the path of a web page about it.
     */
    getDispute<ThrowOnError extends boolean = true>(options: Options<GetDisputeData, ThrowOnError>): RequestResult<GetDisputeResponses, GetDisputeErrors, ThrowOnError, 'data'>;
    /**
     * Get the evidence of a dispute
     *
     * Returns the table before the move, the legal commands, the action and its facts, the rules
     * cited, the result of deciding the move again in a separate process, and the proofs of the chain
     * and the draws. Arbiters see everything. Other callers see what they may see of the game, and
     * everything once it is over.
     */
    getEvidence<ThrowOnError extends boolean = true>(options: Options<GetEvidenceData, ThrowOnError>): RequestResult<GetEvidenceResponses, GetEvidenceErrors, ThrowOnError, 'data'>;
    /**
     * Get the evidence of a ply
     *
     * Returns what the evidence of a dispute about the ply would be: the table before and after, what
     * is different, the action and its facts, the rules that they are of, and the proofs of the chain.
     * Players of the game and arbiters also get the result of deciding the ply again in a separate
     * process. Everyone sees what they may see of the game, and everything once it is over.
     */
    getPlyEvidence<ThrowOnError extends boolean = true>(options: Options<GetPlyEvidenceData, ThrowOnError>): RequestResult<GetPlyEvidenceResponses, GetPlyEvidenceErrors, ThrowOnError, 'data'>;
    /**
     * Withdraw a dispute
     *
     * Only the player of the seat that opened it can do so, while it has no verdict.
     */
    withdrawDispute<ThrowOnError extends boolean = true>(options: Options<WithdrawDisputeData, ThrowOnError>): RequestResult<WithdrawDisputeResponses, WithdrawDisputeErrors, ThrowOnError, 'data'>;
    /**
     * Judge a dispute
     *
     * Requires the scope `arbiter` and that you do not play in the game. The service appends the
     * verdict, the reasons and the effect of the remedy to the log. Nothing is erased: moves on an
     * abandoned branch remain readable. Repeating the same verdict has no further effect.
     */
    judgeDispute<ThrowOnError extends boolean = true>(options: Options<JudgeDisputeData, ThrowOnError>): RequestResult<JudgeDisputeResponses, JudgeDisputeErrors, ThrowOnError, 'data'>;
    /**
     * List your webhooks
     *
     * Returns the webhooks without their secrets, oldest first.
     */
    listWebhooks<ThrowOnError extends boolean = true>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError, 'data'>;
    /**
     * Create a webhook
     *
     * The service posts the chosen event types to `url` from now on, redacted for your account, in the
     * Standard Webhooks format. The response contains the signing secret, which is shown only once. A
     * webhook that an app creates ends when the player disconnects the app.
     */
    createWebhook<ThrowOnError extends boolean = true>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError, 'data'>;
    /**
     * Delete a webhook and its pending deliveries
     *
     * A delivery that is on its way may still arrive.
     */
    deleteWebhook<ThrowOnError extends boolean = true>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError, 'data'>;
    /**
     * Get a webhook
     *
     * Its secret is not shown again.
     */
    getWebhook<ThrowOnError extends boolean = true>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError, 'data'>;
    /**
     * Update a webhook
     *
     * While a webhook is disabled, no new deliveries are queued for it; use `replay` to deliver what
     * it missed. Deliveries that were queued before are retried as soon as the webhook is enabled.
     */
    changeWebhook<ThrowOnError extends boolean = true>(options: Options<ChangeWebhookData, ThrowOnError>): RequestResult<ChangeWebhookResponses, ChangeWebhookErrors, ThrowOnError, 'data'>;
    /**
     * Rotate the secret of a webhook
     *
     * Deliveries are signed with both secrets for one day, or for `overlap` seconds. Only one old
     * secret is valid at a time: a second rotation invalidates it.
     */
    rotateWebhookSecret<ThrowOnError extends boolean = true>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError, 'data'>;
    /**
     * Test a webhook
     *
     * Posts a payload of type `webhook.test` at once, even if the webhook is disabled, and returns the
     * attempt; if `error` is missing, it was delivered. The test is not retried and not listed among
     * the deliveries.
     */
    testWebhook<ThrowOnError extends boolean = true>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError, 'data'>;
    /**
     * Redeliver the events of a game
     *
     * Queues every delivery after the given version again, in order and with its original
     * `webhook-id`.
     */
    replayWebhook<ThrowOnError extends boolean = true>(options: Options<ReplayWebhookData, ThrowOnError>): RequestResult<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError, 'data'>;
    /**
     * List the deliveries of a webhook
     *
     * Returns the deliveries with their attempts, newest first. Finished deliveries are deleted after
     * two weeks unless the operator sets another period.
     */
    listDeliveries<ThrowOnError extends boolean = true>(options: Options<ListDeliveriesData, ThrowOnError>): RequestResult<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError, 'data'>;
    /**
     * List accounts
     *
     * Returns accounts, newest first, with their roles and whether they are suspended. Tokens are
     * never shown.
     */
    listAccounts<ThrowOnError extends boolean = true>(options?: Options<ListAccountsData, ThrowOnError>): RequestResult<ListAccountsResponses, ListAccountsErrors, ThrowOnError, 'data'>;
    /**
     * Get an account
     *
     * Returns what the list has of it.
     */
    getAccount<ThrowOnError extends boolean = true>(options: Options<GetAccountData, ThrowOnError>): RequestResult<GetAccountResponses, GetAccountErrors, ThrowOnError, 'data'>;
    /**
     * Suspend an account
     *
     * Every request with a token of the account is refused with `account-suspended`, which says until
     * when and why. Its streams end. Its games go on: clocks run, and who is absent for too long loses
     * by the terms of the table. Another suspension replaces the one that it has. Every process obeys
     * at once, or within ten seconds if it does not receive the notification.
     */
    suspendAccount<ThrowOnError extends boolean = true>(options: Options<SuspendAccountData, ThrowOnError>): RequestResult<SuspendAccountResponses, SuspendAccountErrors, ThrowOnError, 'data'>;
    /**
     * Lift a suspension
     *
     * The account can be used again at once.
     */
    unsuspendAccount<ThrowOnError extends boolean = true>(options: Options<UnsuspendAccountData, ThrowOnError>): RequestResult<UnsuspendAccountResponses, UnsuspendAccountErrors, ThrowOnError, 'data'>;
    /**
     * Grant a role
     *
     * Lets the account create tokens with the scope: `arbiter` judges disputes, `admin` runs the
     * service, `log` follows every public game.
     */
    grantRole<ThrowOnError extends boolean = true>(options: Options<GrantRoleData, ThrowOnError>): RequestResult<GrantRoleResponses, GrantRoleErrors, ThrowOnError, 'data'>;
    /**
     * Revoke a role
     *
     * Takes the scope from the account and from its tokens. The last administrator cannot take `admin`
     * from their own account.
     */
    revokeRole<ThrowOnError extends boolean = true>(options: Options<RevokeRoleData, ThrowOnError>): RequestResult<RevokeRoleResponses, RevokeRoleErrors, ThrowOnError, 'data'>;
    /**
     * Erase an account
     *
     * Does what its owner can do by deleting it: seats in games that have not started become open,
     * running games are resigned, and everything that tells who the person was is erased, also from
     * the log of acts. To confirm, `name` must be the name of the account. This cannot be undone;
     * repeating the request has no further effect.
     */
    eraseAccount<ThrowOnError extends boolean = true>(options: Options<EraseAccountData, ThrowOnError>): RequestResult<EraseAccountResponses, EraseAccountErrors, ThrowOnError, 'data'>;
    /**
     * Declare a game void
     *
     * A game that has not started is closed, a running one ends without a result, a finished one does
     * not count any more. No seat has to dispute anything. The log of the game tells the players that
     * an administrator did it, and why; as in every game that is void, its hidden information becomes
     * public. This cannot be undone; repeating the request has no further effect.
     */
    voidGame<ThrowOnError extends boolean = true>(options: Options<VoidGameData, ThrowOnError>): RequestResult<VoidGameResponses, VoidGameErrors, ThrowOnError, 'data'>;
    /**
     * Set who may create an account
     *
     * `open`: anybody. `code`: whoever has a code. `closed`: nobody. Every process obeys at once;
     * accounts that are there stay as they are.
     */
    setSignUp<ThrowOnError extends boolean = true>(options: Options<SetSignUpData, ThrowOnError>): RequestResult<SetSignUpResponses, SetSignUpErrors, ThrowOnError, 'data'>;
    /**
     * List the codes
     *
     * Returns all codes without their texts, newest first, with how many accounts were created.
     */
    listCodes<ThrowOnError extends boolean = true>(options?: Options<ListCodesData, ThrowOnError>): RequestResult<ListCodesResponses, ListCodesErrors, ThrowOnError, 'data'>;
    /**
     * Create a code
     *
     * So many accounts can be created with it until it expires or is withdrawn. The text is shown only
     * in this response.
     */
    createCode<ThrowOnError extends boolean = true>(options: Options<CreateCodeData, ThrowOnError>): RequestResult<CreateCodeResponses, CreateCodeErrors, ThrowOnError, 'data'>;
    /**
     * Get a code
     *
     * Returns what the list has of it.
     */
    getCode<ThrowOnError extends boolean = true>(options: Options<GetCodeData, ThrowOnError>): RequestResult<GetCodeResponses, GetCodeErrors, ThrowOnError, 'data'>;
    /**
     * Withdraw a code
     *
     * No account can be created with it any more. Accounts that were stay.
     */
    withdrawCode<ThrowOnError extends boolean = true>(options: Options<WithdrawCodeData, ThrowOnError>): RequestResult<WithdrawCodeResponses, WithdrawCodeErrors, ThrowOnError, 'data'>;
    /**
     * List the acts of administrators
     *
     * Returns what administrators did, newest first, through the API and on the console. Each act has
     * the hash of the one before it and is signed by the service.
     */
    listActs<ThrowOnError extends boolean = true>(options?: Options<ListActsData, ThrowOnError>): RequestResult<ListActsResponses, ListActsErrors, ThrowOnError, 'data'>;
    /**
     * Check liveness
     *
     * It answers as long as the process runs, also while the database is away.
     */
    getHealth<ThrowOnError extends boolean = true>(options?: Options<GetHealthData, ThrowOnError>): RequestResult<GetHealthResponses, GetHealthErrors, ThrowOnError, 'data'>;
    /**
     * Check readiness
     *
     * Returns 503 if the database does not answer, the log is not the one that was signed, or the
     * process is shutting down. If Redis is unavailable or projections lag, the service is slower but
     * ready.
     */
    getReadiness<ThrowOnError extends boolean = true>(options?: Options<GetReadinessData, ThrowOnError>): RequestResult<GetReadinessResponses, GetReadinessErrors, ThrowOnError, 'data'>;
    /**
     * List the projections
     *
     * Shows how far each projection lags and which games it has parked. Run `kronika projections` on a
     * machine of the service to rebuild or repair one.
     */
    listProjections<ThrowOnError extends boolean = true>(options?: Options<ListProjectionsData, ThrowOnError>): RequestResult<ListProjectionsResponses, ListProjectionsErrors, ThrowOnError, 'data'>;
}
export {};
