export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
export type Webhooks = ReceiveDeliveryWebhookRequest;
/**
 * Account
 *
 * The public profile of an account.
 */
export type Account = {
    /**
     * Opaque; never changes.
     */
    id: string;
    /**
     * Unique; its owner can change it.
     */
    name: string;
    /**
     * Whether the owner has marked the account as a bot.
     */
    bot?: boolean;
    /**
     * Whether the service has chosen the name, and the owner not one yet.
     */
    guest?: boolean;
};
/**
 * AccountChange
 *
 * The changes to an account; omitted members stay as they are.
 */
export type AccountChange = {
    /**
     * The new name; null to keep the current one.
     */
    name?: string | null;
    /**
     * Whether the account is a bot; null to keep the current value.
     */
    bot?: boolean | null;
};
/**
 * AccountErased
 *
 * The account was erased with everything that told who it was.
 */
export type AccountErased = {
    /**
     * Discriminator.
     */
    type: 'account-erased';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
    /**
     * Whether its owner asked for it, it was misused, or the law demands it.
     */
    ground: 'law' | 'misuse' | 'request';
};
/**
 * AccountList
 *
 * Accounts, newest first.
 */
export type AccountList = {
    /**
     * The accounts.
     */
    items: Array<AccountShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * AccountMade
 *
 * A new account and its first token.
 */
export type AccountMade = {
    account: Account;
    /**
     * The token. Store it; the service cannot show it again.
     */
    token: string;
};
/**
 * AccountShown
 *
 * An account as administrators see it.
 */
export type AccountShown = {
    /**
     * Opaque; never changes.
     */
    id: string;
    /**
     * Unique; its owner can change it.
     */
    name: string;
    /**
     * Whether the owner has marked the account as a bot.
     */
    bot: boolean;
    /**
     * Whether the service has chosen the name, and the owner not one yet.
     */
    guest: boolean;
    /**
     * Whether its requests are refused.
     */
    state: 'active' | 'suspended';
    /**
     * The scopes that it has beyond the usual ones.
     */
    roles: Array<'admin' | 'arbiter' | 'log'>;
    /**
     * When the account was made.
     */
    created_at: string;
    /**
     * The hour in which one of its tokens was last used; null if none was.
     */
    last_seen_at: string | null;
    /**
     * Its suspension; null if it has none.
     */
    suspension: SuspensionShown | null;
};
/**
 * AccountSuspended
 *
 * The account's requests are refused.
 */
export type AccountSuspended = {
    /**
     * Discriminator.
     */
    type: 'account-suspended';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
    /**
     * When the suspension ends; null if it does not.
     */
    until?: string | null;
};
/**
 * AccountUnsuspended
 *
 * The suspension was lifted.
 */
export type AccountUnsuspended = {
    /**
     * Discriminator.
     */
    type: 'account-unsuspended';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
};
/**
 * ActList
 *
 * Acts, newest first.
 */
export type ActList = {
    /**
     * The acts.
     */
    items: Array<ActShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * ActShown
 *
 * An act of an administrator, as it is recorded.
 */
export type ActShown = {
    /**
     * Its number in the log of acts, from 1.
     */
    number: number;
    /**
     * When it was done.
     */
    at: string;
    /**
     * What was done.
     */
    act: ({
        type: 'account-suspended';
    } & AccountSuspended) | ({
        type: 'account-unsuspended';
    } & AccountUnsuspended) | ({
        type: 'account-erased';
    } & AccountErased) | ({
        type: 'role-granted';
    } & RoleGranted) | ({
        type: 'role-revoked';
    } & RoleRevoked) | ({
        type: 'sign-up-changed';
    } & SignUpChanged) | ({
        type: 'code-created';
    } & CodeCreated) | ({
        type: 'code-withdrawn';
    } & CodeWithdrawn) | ({
        type: 'game-declared-void';
    } & GameDeclaredVoid);
    /**
     * Who did it.
     */
    by: ({
        type: 'account';
    } & ByAccount) | ({
        type: 'console';
    } & AtConsole);
    /**
     * Why; null if nothing was said, or if the words are erased.
     */
    reason: string | null;
    /**
     * The account that did it; null if there is none, or none any more.
     */
    author: Account | null;
    /**
     * The account it is about; null if there is none, or none any more.
     */
    account: Account | null;
    /**
     * SHA-256 of "kronika/act/1\n" + `statement`, in hex.
     */
    hash: string;
    /**
     * Canonical JSON with the hash of the act before, as it was hashed.
     */
    statement: string;
    /**
     * The signed note (C2SP) of the service over number and hash.
     */
    note: string;
};
/**
 * Again
 *
 * Entropy that you add to the draws of the rematch.
 */
export type Again = {
    /**
     * A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
     */
    entropy?: string | null;
    /**
     * Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
     */
    entropy_commitment?: string | null;
};
/**
 * Agenda
 *
 * What is awaited, and from whom.
 */
export type AgendaNoneType = {
    /**
     * The entries, the top one last.
     */
    frames?: Array<FrameNoneType>;
    /**
     * The id of the next entry.
     */
    next_id?: number;
};
/**
 * Agreed
 *
 * A seat agreed to the open proposal.
 */
export type Agreed = {
    /**
     * Discriminator.
     */
    type: 'table.agreed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Amount
 *
 * So many of something.
 */
export type Amount = {
    /**
     * Id of a component, or a word of the title (`corn`).
     */
    of: string;
    /**
     * How many.
     */
    count: number;
};
/**
 * AmountChanged
 *
 * A number of a seat that a move changed, as the gauges of scenes have it.
 */
export type AmountChanged = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The name of the gauge.
     */
    name: string;
    /**
     * The change.
     */
    by: number;
    /**
     * Id in the catalogue of what is counted; missing: none.
     */
    component?: string | null;
};
/**
 * Annul
 *
 * The remedy: the game is void.
 */
export type Annul = {
    /**
     * Discriminator.
     */
    type: 'annul';
};
/**
 * AppChange
 *
 * The changes to an app; omitted members stay as they are.
 */
export type AppChange = {
    /**
     * The new name; null to keep it.
     */
    name?: string | null;
    /**
     * A page about the app; null if there is none.
     */
    home?: string | null;
    /**
     * The new redirect URIs; null to keep them.
     */
    redirect_uris?: Array<string> | null;
};
/**
 * AppShown
 *
 * An app as players see it.
 */
export type AppShown = {
    /**
     * `app_...`, or the address of the app's document.
     */
    id: string;
    /**
     * The name that its maker has given it; nobody has checked it.
     */
    name: string;
    /**
     * A page about it; null if there is none.
     */
    home: string | null;
    /**
     * Whether its maker has registered it here with an account.
     */
    registered: boolean;
    /**
     * The host that vouches for it, of the document that is its id; else null.
     */
    host: string | null;
};
/**
 * Apps
 *
 * Your apps, oldest first.
 */
export type Apps = {
    /**
     * The apps.
     */
    items: Array<OwnApp>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * AtConsole
 *
 * Somebody on the machine, with `kronika admin`.
 */
export type AtConsole = {
    /**
     * Discriminator.
     */
    type: 'console';
    /**
     * Name of the user on the operating system.
     */
    user: string;
};
/**
 * AttemptShown
 *
 * One try.
 */
export type AttemptShown = {
    /**
     * When it was made.
     */
    at: string;
    /**
     * How long it took.
     */
    seconds: number;
    /**
     * The HTTP status of the answer; missing: no answer.
     */
    status?: number | null;
    /**
     * Why the attempt failed; missing if it succeeded. `address`: not allowed. `connect`: connection refused. `tls`: invalid certificate. `timeout`: no response in time. `protocol`: not HTTP. `redirect`: redirects are not followed. `status`: not 2xx.
     */
    error?: 'address' | 'connect' | 'protocol' | 'redirect' | 'service' | 'status' | 'timeout' | 'tls' | null;
};
/**
 * AuthorizationDecision
 *
 * What a player has decided about an authorization request.
 */
export type AuthorizationDecision = {
    /**
     * The query of `/oauth/authorize`, as the app has sent it.
     */
    query: string;
    /**
     * Whether the app may act for the player.
     */
    approve: boolean;
    /**
     * What of that which the app asks for it may do; ignored for a no.
     */
    scopes?: Array<Scope>;
};
/**
 * AuthorizationRequest
 *
 * What an app asks a player for.
 */
export type AuthorizationRequest = {
    app: AppShown;
    /**
     * The host that the player is sent back to; null: a program or a device.
     */
    redirect_host: string | null;
    /**
     * Whether it is a program on the player's own machine.
     */
    loopback: boolean;
    /**
     * What the app asks for, as far as the account can allow it.
     */
    scopes: Array<Scope>;
    /**
     * The one seat that it asks for; empty: all that the account may do.
     */
    details: Array<SeatAsked>;
    /**
     * What the player lets this app do already.
     */
    known: Array<Scope>;
    /**
     * When the permission would end; null if it would not.
     */
    ends_at: string | null;
    /**
     * The request is not fit; the player need not be asked. Null: ask.
     */
    refused?: Refusal | null;
};
/**
 * AuthorizationServerMetadata
 *
 * The authorization server (RFC 8414).
 */
export type AuthorizationServerMetadata = {
    /**
     * An address of this service.
     */
    issuer: string;
    /**
     * An address of this service.
     */
    authorization_endpoint: string;
    /**
     * An address of this service.
     */
    token_endpoint: string;
    /**
     * An address of this service.
     */
    device_authorization_endpoint: string;
    /**
     * An address of this service.
     */
    revocation_endpoint: string;
    /**
     * An address of this service.
     */
    introspection_endpoint: string;
    /**
     * An address of this service.
     */
    service_documentation: string;
    /**
     * The scopes that an app may ask for.
     */
    scopes_supported: Array<Scope>;
    /**
     * What is supported.
     */
    response_types_supported?: Array<string>;
    /**
     * What is supported.
     */
    response_modes_supported?: Array<string>;
    /**
     * What is supported.
     */
    grant_types_supported: Array<string>;
    /**
     * What is supported.
     */
    token_endpoint_auth_methods_supported?: Array<string>;
    /**
     * What is supported.
     */
    revocation_endpoint_auth_methods_supported?: Array<string>;
    /**
     * What is supported.
     */
    introspection_endpoint_auth_methods_supported?: Array<string>;
    /**
     * What is supported.
     */
    code_challenge_methods_supported?: Array<string>;
    /**
     * What is supported.
     */
    authorization_details_types_supported?: Array<string>;
    /**
     * Answers name the issuer (RFC 9207).
     */
    authorization_response_iss_parameter_supported?: boolean;
    /**
     * The id of an app may be the address of its document.
     */
    client_id_metadata_document_supported?: boolean;
    /**
     * What is supported.
     */
    protected_resources: Array<string>;
};
/**
 * Automaton
 *
 * The final standing of an automaton, the opponent that the rules play in a solo game. It has a
 * rank but no seat.
 */
export type Automaton = {
    /**
     * What the title calls it.
     */
    name: string;
    /**
     * From 1, among seats and automata together.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * AutomatonShown
 *
 * The final standing of an opponent that the rules play: it takes a rank and has no seat.
 */
export type AutomatonShown = {
    /**
     * A stable code; the id of the component, if the line is about one.
     */
    code: string;
    /**
     * What it is called, in the language of the answer.
     */
    name: string;
    /**
     * Ranked together with the seats.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<ScoreLine>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * Board
 *
 * A board of the game, or the area of a seat.
 */
export type Board = {
    /**
     * Unique in the scene.
     */
    id: string;
    /**
     * What the title calls it; the catalogue's `words` translate it.
     */
    name: string;
    /**
     * Width and height, in units.
     */
    size: [
        number,
        number
    ];
    /**
     * The seat whose area it is; missing: one of the game's boards.
     */
    seat?: number | null;
    /**
     * The team of the seat, from 0: seats of a team score together; missing where everybody plays alone.
     */
    team?: number | null;
    /**
     * The places on it.
     */
    zones?: Array<Zone>;
    /**
     * The numbers shown beside it.
     */
    gauges?: Array<Gauge>;
};
/**
 * BotStatistics
 *
 * How a strategy does against persons.
 */
export type BotStatistics = {
    /**
     * The strategy.
     */
    bot: string;
    /**
     * Games with it and at least one person.
     */
    games: number;
    /**
     * Share of the persons in these games that it ranked before; an equal rank counts half.
     */
    beaten: number;
};
/**
 * BotText
 *
 * What a strategy is called, and how it plays.
 */
export type BotText = {
    /**
     * What it is called, in the language of `Accept-Language`.
     */
    name: string;
    /**
     * How it plays, in the language of `Accept-Language`.
     */
    hint?: string;
};
/**
 * Box
 *
 * A rectangle on a board: its upper left corner, width and height.
 */
export type Box = {
    /**
     * In units of the board's size.
     */
    x: number;
    /**
     * In units of the board's size.
     */
    y: number;
    /**
     * In units of the board's size.
     */
    width: number;
    /**
     * In units of the board's size.
     */
    height: number;
};
/**
 * BudgetShown
 *
 * A rate limit: a number of requests per period.
 */
export type BudgetShown = {
    /**
     * The `x-budget` of operations in the contract.
     */
    name: Traffic;
    /**
     * The requests that count towards it, in the language of `Accept-Language`.
     */
    meaning: string;
    /**
     * Requests allowed per `seconds`.
     */
    requests: number;
    /**
     * Length of the window, in seconds.
     */
    seconds: number;
    /**
     * Whether the budget belongs to a token or to an IP address. Requests without a token count by address.
     */
    counted_by: 'address' | 'token';
};
/**
 * ByAccount
 *
 * An administrator, through the API.
 */
export type ByAccount = {
    /**
     * Discriminator.
     */
    type: 'account';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
};
/**
 * CallOff
 *
 * Call off the game: it ends without a result.
 */
export type CallOff = {
    /**
     * Discriminator.
     */
    type: 'call-off';
};
/**
 * Catalogue
 *
 * The components of a title: tiles, cards, boards.
 */
export type Catalogue = {
    /**
     * The components.
     */
    items: Array<Component>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
    /**
     * What the kinds are called, in the language of `Accept-Language`.
     */
    kinds: {
        [key: string]: string;
    };
    /**
     * By language, the names of whatever else scenes and components name: zones, gauges, kinds, marks.
     */
    words?: {
        [key: string]: {
            [key: string]: string;
        };
    };
    /**
     * By language, what the signs of `formulas` stand for.
     */
    signs?: {
        [key: string]: {
            [key: string]: SignText;
        };
    };
};
/**
 * ChainThere
 *
 * The chain hashes before and after the ply, and the proof that they are in the log.
 */
export type ChainThere = {
    /**
     * The hash of the link before it.
     */
    previous: string;
    /**
     * The hash of its link.
     */
    head: string;
    /**
     * The commitment to the seed of the draws.
     */
    commitment: string;
    /**
     * Number of the log partition.
     */
    partition: number;
    /**
     * The proof that a link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
     */
    inclusion: string;
    receipt: Receipt;
    /**
     * The seed of the draws; missing until the game is over.
     */
    seed?: string | null;
};
/**
 * ChanceCommitted
 *
 * The service committed to the seed of all draws. This event precedes the first seat, so the
 * service cannot choose the seed to fit the players' entropy.
 */
export type ChanceCommitted = {
    /**
     * Discriminator.
     */
    type: 'table.chance-committed';
    /**
     * The commitment to the seed (hex).
     */
    commitment: string;
    /**
     * How outcomes follow from the seed. `named`: from the label of a draw and how many draws of that label there were before; missing: from the ply (older games).
     */
    draws?: 'named';
};
/**
 * Change
 *
 * A change at one place of the view. In lists whose items have ids, items that only shifted are
 * not reported.
 */
export type Change = {
    /**
     * A JSON Pointer (RFC 6901) into the later view, or the earlier one if it is not there later.
     */
    path: string;
    /**
     * Id of the list item that was added, removed or moved.
     */
    id?: string | null;
    /**
     * JSON Pointer of the item in the earlier view, if it moved.
     */
    from?: string | null;
    /**
     * The earlier value; missing if there was none.
     */
    before?: unknown | null;
    /**
     * The later value; missing if there is none.
     */
    after?: unknown | null;
};
/**
 * CheckpointMoment
 *
 * A checkpoint of the root log, and when it was signed.
 */
export type CheckpointMoment = {
    /**
     * Number of leaves in the root log.
     */
    size: number;
    /**
     * When it was signed, by the clock of the service.
     */
    at: string;
};
/**
 * Clock
 *
 * The clock: time control, hours of play, and what happens when time runs out.
 */
export type Clock = {
    /**
     * How time is counted.
     */
    pace: ({
        type: 'per-move';
    } & PerMove) | ({
        type: 'total';
    } & Total);
    /**
     * The daily hours in which the clock runs; null if it always runs.
     */
    window?: Window | null;
    /**
     * `default-command`: the title's default command is played. `loss`: the seat forfeits.
     */
    on_expiry?: 'default-command' | 'loss';
};
/**
 * ClockShown
 *
 * The clock of a seat.
 *
 * Clients can count down to `runs_out_at` without polling; the values change only when something
 * happens in the game, or the hours of play begin or end.
 */
export type ClockShown = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Seconds left, for the decision or for the whole game, depending on `terms.clock`: while the clock is running, those that were left when something last happened in the game.
     */
    left: number;
    /**
     * Whether the clock is running: the seat has an open decision and the current time is within `window`.
     */
    runs?: boolean;
    /**
     * When the time runs out; missing while the clock is not running.
     */
    runs_out_at?: string | null;
    /**
     * Consecutive decisions that timed out.
     */
    missed?: number;
};
/**
 * CodeCreated
 *
 * A code with which accounts can be created.
 */
export type CodeCreated = {
    /**
     * Discriminator.
     */
    type: 'code-created';
    /**
     * Id of the code.
     */
    code: string;
    /**
     * How many accounts it is good for.
     */
    uses: number;
    /**
     * When it expires.
     */
    expires_at: string;
};
/**
 * CodeList
 *
 * Codes, newest first.
 */
export type CodeList = {
    /**
     * The codes.
     */
    items: Array<CodeShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * CodeMade
 *
 * A new code.
 */
export type CodeMade = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * What administrators know it by.
     */
    label: string;
    /**
     * How many accounts it is good for.
     */
    uses: number;
    /**
     * How many accounts were created with it.
     */
    used: number;
    /**
     * When it was made.
     */
    created_at: string;
    /**
     * When it expires.
     */
    expires_at: string;
    /**
     * When it was withdrawn; null if it was not.
     */
    withdrawn_at: string | null;
    /**
     * What people send as `code`. The service cannot show it again.
     */
    text: string;
};
/**
 * CodeShown
 *
 * A code, without its text.
 */
export type CodeShown = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * What administrators know it by.
     */
    label: string;
    /**
     * How many accounts it is good for.
     */
    uses: number;
    /**
     * How many accounts were created with it.
     */
    used: number;
    /**
     * When it was made.
     */
    created_at: string;
    /**
     * When it expires.
     */
    expires_at: string;
    /**
     * When it was withdrawn; null if it was not.
     */
    withdrawn_at: string | null;
};
/**
 * CodeWithdrawn
 *
 * The code is not accepted any more.
 */
export type CodeWithdrawn = {
    /**
     * Discriminator.
     */
    type: 'code-withdrawn';
    /**
     * Id of the code.
     */
    code: string;
};
export type Command = ({
    type: 'tzolkin.pick-up-worker';
} & TzolkinPickUpWorker) | ({
    type: 'tzolkin.place-worker';
} & TzolkinPlaceWorker) | ({
    type: 'tzolkin.end-turn';
} & TzolkinEndTurn) | ({
    type: 'tzolkin.choose-temple';
} & TzolkinChooseTemple) | ({
    type: 'tzolkin.choose-harvest';
} & TzolkinChooseHarvest) | ({
    type: 'tzolkin.choose-technology';
} & TzolkinChooseTechnology) | ({
    type: 'tzolkin.pay-resource';
} & TzolkinPayResource) | ({
    type: 'tzolkin.gain-resource';
} & TzolkinGainResource) | ({
    type: 'tzolkin.construct-building';
} & TzolkinConstructBuilding) | ({
    type: 'tzolkin.construct-monument';
} & TzolkinConstructMonument) | ({
    type: 'tzolkin.trade';
} & TzolkinTrade) | ({
    type: 'tzolkin.end-trading';
} & TzolkinEndTrading) | ({
    type: 'tzolkin.perform-action';
} & TzolkinPerformAction) | ({
    type: 'tzolkin.decline';
} & TzolkinDecline) | ({
    type: 'tzolkin.beg-for-corn';
} & TzolkinBegForCorn) | ({
    type: 'tzolkin.place-worker-by-mercy';
} & TzolkinPlaceWorkerByMercy) | ({
    type: 'tzolkin.choose-calendar-advance';
} & TzolkinChooseCalendarAdvance) | ({
    type: 'tzolkin.choose-starting-wealth';
} & TzolkinChooseStartingWealth) | ({
    type: 'through-the-ages.take-card';
} & ThroughTheAgesTakeCard) | ({
    type: 'through-the-ages.stop-taking';
} & ThroughTheAgesStopTaking) | ({
    type: 'through-the-ages.increase-population';
} & ThroughTheAgesIncreasePopulation) | ({
    type: 'through-the-ages.increase-population-and-build-unit';
} & ThroughTheAgesIncreasePopulationAndBuildUnit) | ({
    type: 'through-the-ages.build';
} & ThroughTheAgesBuild) | ({
    type: 'through-the-ages.upgrade';
} & ThroughTheAgesUpgrade) | ({
    type: 'through-the-ages.destroy';
} & ThroughTheAgesDestroy) | ({
    type: 'through-the-ages.build-wonder-stages';
} & ThroughTheAgesBuildWonderStages) | ({
    type: 'through-the-ages.elect-leader';
} & ThroughTheAgesElectLeader) | ({
    type: 'through-the-ages.play-technology';
} & ThroughTheAgesPlayTechnology) | ({
    type: 'through-the-ages.change-government';
} & ThroughTheAgesChangeGovernment) | ({
    type: 'through-the-ages.play-action-card';
} & ThroughTheAgesPlayActionCard) | ({
    type: 'through-the-ages.play-tactic';
} & ThroughTheAgesPlayTactic) | ({
    type: 'through-the-ages.draw-military-card';
} & ThroughTheAgesDrawMilitaryCard) | ({
    type: 'through-the-ages.end-turn';
} & ThroughTheAgesEndTurn) | ({
    type: 'through-the-ages.pass-political';
} & ThroughTheAgesPassPolitical) | ({
    type: 'through-the-ages.prepare-event';
} & ThroughTheAgesPrepareEvent) | ({
    type: 'through-the-ages.play-aggression';
} & ThroughTheAgesPlayAggression) | ({
    type: 'through-the-ages.declare-war';
} & ThroughTheAgesDeclareWar) | ({
    type: 'through-the-ages.commit';
} & ThroughTheAgesCommit) | ({
    type: 'through-the-ages.confirm-force';
} & ThroughTheAgesConfirmForce) | ({
    type: 'through-the-ages.propose-pact';
} & ThroughTheAgesProposePact) | ({
    type: 'through-the-ages.reply-pact';
} & ThroughTheAgesReplyPact) | ({
    type: 'through-the-ages.cancel-pact';
} & ThroughTheAgesCancelPact) | ({
    type: 'through-the-ages.columbus-colonize';
} & ThroughTheAgesColumbusColonize) | ({
    type: 'through-the-ages.bid';
} & ThroughTheAgesBid) | ({
    type: 'through-the-ages.pass-bid';
} & ThroughTheAgesPassBid) | ({
    type: 'through-the-ages.discard-military';
} & ThroughTheAgesDiscardMilitary) | ({
    type: 'through-the-ages.choose';
} & ThroughTheAgesChoose) | ({
    type: 'through-the-ages.resign';
} & ThroughTheAgesResign) | ({
    type: 'monumental.activate-city';
} & MonumentalActivateCity) | ({
    type: 'monumental.acquire-development';
} & MonumentalAcquireDevelopment) | ({
    type: 'monumental.acquire-basic-building';
} & MonumentalAcquireBasicBuilding) | ({
    type: 'monumental.complete-wonder';
} & MonumentalCompleteWonder) | ({
    type: 'monumental.develop-policy';
} & MonumentalDevelopPolicy) | ({
    type: 'monumental.declare-conquest';
} & MonumentalDeclareConquest) | ({
    type: 'monumental.declare-move';
} & MonumentalDeclareMove) | ({
    type: 'monumental.build-outpost';
} & MonumentalBuildOutpost) | ({
    type: 'monumental.declare-explore';
} & MonumentalDeclareExplore) | ({
    type: 'monumental.use-effect';
} & MonumentalUseEffect) | ({
    type: 'monumental.scientific-discovery';
} & MonumentalScientificDiscovery) | ({
    type: 'monumental.use-market-token';
} & MonumentalUseMarketToken) | ({
    type: 'monumental.hire-hero';
} & MonumentalHireHero) | ({
    type: 'monumental.return-hero';
} & MonumentalReturnHero) | ({
    type: 'monumental.end-turn';
} & MonumentalEndTurn) | ({
    type: 'monumental.pass';
} & MonumentalPass) | ({
    type: 'monumental.pay-unit';
} & MonumentalPayUnit) | ({
    type: 'monumental.commit-soldier';
} & MonumentalCommitSoldier) | ({
    type: 'monumental.pick-unit';
} & MonumentalPickUnit) | ({
    type: 'monumental.send-unit';
} & MonumentalSendUnit) | ({
    type: 'monumental.stop-moving';
} & MonumentalStopMoving) | ({
    type: 'monumental.step-explorer';
} & MonumentalStepExplorer) | ({
    type: 'monumental.collect-token';
} & MonumentalCollectToken) | ({
    type: 'monumental.stop-exploring';
} & MonumentalStopExploring) | ({
    type: 'monumental.choose-reward';
} & MonumentalChooseReward) | ({
    type: 'monumental.place-wonder-token';
} & MonumentalPlaceWonderToken) | ({
    type: 'monumental.place-outpost';
} & MonumentalPlaceOutpost) | ({
    type: 'monumental.archive-card';
} & MonumentalArchiveCard) | ({
    type: 'monumental.stop-archiving';
} & MonumentalStopArchiving) | ({
    type: 'monumental.choose-basic';
} & MonumentalChooseBasic) | ({
    type: 'monumental.convert-basic';
} & MonumentalConvertBasic) | ({
    type: 'monumental.activate-slot';
} & MonumentalActivateSlot) | ({
    type: 'monumental.discard-slot';
} & MonumentalDiscardSlot) | ({
    type: 'monumental.take-basic-building';
} & MonumentalTakeBasicBuilding) | ({
    type: 'monumental.spend-monster-gold';
} & MonumentalSpendMonsterGold) | ({
    type: 'monumental.recall-unit';
} & MonumentalRecallUnit) | ({
    type: 'monumental.decline';
} & MonumentalDecline) | ({
    type: 'eldervale.choose-faction';
} & EldervaleChooseFaction) | ({
    type: 'eldervale.draft-pick';
} & EldervaleDraftPick) | ({
    type: 'eldervale.place-unit';
} & EldervalePlaceUnit) | ({
    type: 'eldervale.regroup';
} & EldervaleRegroup) | ({
    type: 'eldervale.use-ability';
} & EldervaleUseAbility) | ({
    type: 'eldervale.decline';
} & EldervaleDecline) | ({
    type: 'eldervale.enter-monster';
} & EldervaleEnterMonster) | ({
    type: 'eldervale.take-treasure';
} & EldervaleTakeTreasure) | ({
    type: 'eldervale.pick-token';
} & EldervalePickToken) | ({
    type: 'eldervale.pay';
} & EldervalePay) | ({
    type: 'eldervale.reduce-cost';
} & EldervaleReduceCost) | ({
    type: 'eldervale.summon-unit';
} & EldervaleSummonUnit) | ({
    type: 'eldervale.build-dwelling';
} & EldervaleBuildDwelling) | ({
    type: 'eldervale.place-tile';
} & EldervalePlaceTile) | ({
    type: 'eldervale.take-adventure';
} & EldervaleTakeAdventure) | ({
    type: 'eldervale.burn-adventure';
} & EldervaleBurnAdventure) | ({
    type: 'eldervale.keep-or-give';
} & EldervaleKeepOrGive) | ({
    type: 'eldervale.choose-option';
} & EldervaleChooseOption) | ({
    type: 'eldervale.choose-resource';
} & EldervaleChooseResource) | ({
    type: 'eldervale.choose-element';
} & EldervaleChooseElement) | ({
    type: 'eldervale.relocate-marker';
} & EldervaleRelocateMarker) | ({
    type: 'eldervale.decline-power';
} & EldervaleDeclinePower) | ({
    type: 'eldervale.discard-card';
} & EldervaleDiscardCard) | ({
    type: 'eldervale.pick-card';
} & EldervalePickCard) | ({
    type: 'eldervale.choose-unit';
} & EldervaleChooseUnit) | ({
    type: 'eldervale.choose-realm';
} & EldervaleChooseRealm) | ({
    type: 'eldervale.choose-player';
} & EldervaleChoosePlayer) | ({
    type: 'eldervale.done';
} & EldervaleDone) | ({
    type: 'eldervale.retrieve';
} & EldervaleRetrieve) | ({
    type: 'eldervale.choose-battle';
} & EldervaleChooseBattle) | ({
    type: 'eldervale.join-unit';
} & EldervaleJoinUnit) | ({
    type: 'eldervale.end-join';
} & EldervaleEndJoin) | ({
    type: 'eldervale.spend-sword';
} & EldervaleSpendSword) | ({
    type: 'eldervale.end-boost';
} & EldervaleEndBoost) | ({
    type: 'eldervale.choose-die';
} & EldervaleChooseDie) | ({
    type: 'eldervale.pass';
} & EldervalePass) | ({
    type: 'eldervale.use-tactics';
} & EldervaleUseTactics) | ({
    type: 'eldervale.cash-treasure';
} & EldervaleCashTreasure) | ({
    type: 'eldervale.place-treasure';
} & EldervalePlaceTreasure) | ({
    type: 'eldervale.cast-spell';
} & EldervaleCastSpell) | ({
    type: 'eldervale.complete-quest';
} & EldervaleCompleteQuest) | ({
    type: 'eldervale.attach-aura';
} & EldervaleAttachAura) | ({
    type: 'eldervale.use-orb';
} & EldervaleUseOrb) | ({
    type: 'eldervale.hire-mercenary';
} & EldervaleHireMercenary) | ({
    type: 'eldervale.refresh-tactics';
} & EldervaleRefreshTactics) | ({
    type: 'eldervale.use-card-action';
} & EldervaleUseCardAction) | ({
    type: 'eldervale.offer-swap';
} & EldervaleOfferSwap) | ({
    type: 'eldervale.accept-swap';
} & EldervaleAcceptSwap) | ({
    type: 'eldervale.end-turn';
} & EldervaleEndTurn) | ({
    type: 'ancient-knowledge.create';
} & AncientKnowledgeCreate) | ({
    type: 'ancient-knowledge.learn';
} & AncientKnowledgeLearn) | ({
    type: 'ancient-knowledge.archive';
} & AncientKnowledgeArchive) | ({
    type: 'ancient-knowledge.excavate';
} & AncientKnowledgeExcavate) | ({
    type: 'ancient-knowledge.search';
} & AncientKnowledgeSearch) | ({
    type: 'ancient-knowledge.discard-opening';
} & AncientKnowledgeDiscardOpening) | ({
    type: 'ancient-knowledge.discard';
} & AncientKnowledgeDiscard) | ({
    type: 'ancient-knowledge.take';
} & AncientKnowledgeTake) | ({
    type: 'ancient-knowledge.to-bottom';
} & AncientKnowledgeToBottom) | ({
    type: 'ancient-knowledge.sacrifice';
} & AncientKnowledgeSacrifice) | ({
    type: 'ancient-knowledge.discard-artifact';
} & AncientKnowledgeDiscardArtifact) | ({
    type: 'ancient-knowledge.remove';
} & AncientKnowledgeRemove) | ({
    type: 'ancient-knowledge.choose-monument';
} & AncientKnowledgeChooseMonument) | ({
    type: 'ancient-knowledge.give-lost';
} & AncientKnowledgeGiveLost) | ({
    type: 'ancient-knowledge.swap';
} & AncientKnowledgeSwap) | ({
    type: 'ancient-knowledge.move';
} & AncientKnowledgeMoveMonument) | ({
    type: 'ancient-knowledge.choose-amount';
} & AncientKnowledgeChooseAmount) | ({
    type: 'ancient-knowledge.activate';
} & AncientKnowledgeActivate) | ({
    type: 'ancient-knowledge.end-timeline';
} & AncientKnowledgeEndTimeline) | ({
    type: 'ancient-knowledge.decline';
} & AncientKnowledgeDecline) | ({
    type: 'ancient-knowledge.flip-board';
} & AncientKnowledgeFlipBoard) | ({
    type: 'ancient-knowledge.choose-effect';
} & AncientKnowledgeChooseEffect) | ({
    type: 'ancient-knowledge.choose-player';
} & AncientKnowledgeChoosePlayer) | ({
    type: 'ancient-knowledge.done';
} & AncientKnowledgeDone) | ({
    type: 'ancient-knowledge.pass';
} & AncientKnowledgePass) | ({
    type: 'ancient-knowledge.draw';
} & AncientKnowledgeDraw) | ({
    type: 'ancient-knowledge.remove-instead';
} & AncientKnowledgeRemoveInstead) | ({
    type: 'ancient-knowledge.offer-exchange';
} & AncientKnowledgeOfferExchange) | ({
    type: 'ancient-knowledge.withdraw-exchange';
} & AncientKnowledgeWithdrawExchange) | ({
    type: 'ancient-knowledge.accept-exchange';
} & AncientKnowledgeAcceptExchange) | ({
    type: 'ancient-knowledge.refuse-exchange';
} & AncientKnowledgeRefuseExchange);
/**
 * CompanyStatistics
 *
 * Games of one company.
 */
export type CompanyStatistics = {
    /**
     * Who sat at the tables: persons alone, persons and bots, bots alone.
     */
    company: 'bots' | 'mixed' | 'persons';
    /**
     * Games that were added up; at most the latest 5000.
     */
    games: number;
    /**
     * When the oldest of them ended.
     */
    oldest_finished_at: string;
    /**
     * By number of seats, fewest first.
     */
    sizes: Array<SizeStatistics>;
    scores: ScoreStatistics;
    /**
     * Where the points come from; what brings winners most is first.
     */
    sources: Array<SourceStatistics>;
};
/**
 * Comparison
 *
 * What a person would see that is different between two plies.
 */
export type Comparison = {
    /**
     * The ply that is compared.
     */
    from: number;
    /**
     * The ply that it is compared with.
     */
    to: number;
    /**
     * What is different, with names.
     */
    differences: Array<ThingChanged | NumberChanged | ZoneTurned>;
};
/**
 * ComplaintShown
 *
 * What was complained of.
 */
export type ComplaintShown = {
    /**
     * SHA-256 of "kronika/complaint/1\n" + nonce + "\n" + words.
     */
    digest: string;
    /**
     * Goes into `digest` (hex); missing with `words`.
     */
    nonce?: string | null;
    /**
     * The complaint; missing if you may not read it, or the person has been erased.
     */
    words?: string | null;
};
/**
 * Component
 *
 * One component.
 */
export type Component = {
    /**
     * Unique in the title; what commands, events and views call it.
     */
    id: string;
    /**
     * What sort of component it is: a key of the catalogue's `kinds`.
     */
    kind: string;
    name: Name;
    /**
     * What it costs and does, in the language of `Accept-Language`.
     */
    text: string;
    /**
     * The same in other languages, by their code.
     */
    texts?: {
        [key: string]: string;
    };
    /**
     * Short pairs of label and value for people (cost, age, points), in the language of `Accept-Language`; `properties` has the codes.
     */
    facts?: Array<[
        string,
        string
    ]>;
    /**
     * Machine-readable printed properties, by name.
     */
    properties?: {
        [key: string]: boolean | number | string | Array<number | string>;
    };
    /**
     * What it costs, in numbers.
     */
    cost?: Array<Amount>;
    /**
     * What it yields or is worth, in numbers.
     */
    gives?: Array<Amount>;
    /**
     * What lies on it when it comes into play, in numbers; no cost, no yield.
     */
    carries?: Array<Amount>;
    /**
     * What it costs and does, with signs instead of words.
     */
    formulas?: Array<Formula>;
    /**
     * How it is drawn; missing: as a plain piece with its name.
     */
    look?: Look | null;
    /**
     * Source of the data: `rulebook`, `public` sources, or `reconstructed`.
     */
    provenance: 'public' | 'reconstructed' | 'rulebook';
};
/**
 * Connection
 *
 * That an app may act for you.
 */
export type Connection = {
    /**
     * Opaque.
     */
    id: string;
    app: AppShown;
    /**
     * What the app may do.
     */
    scopes: Array<Scope>;
    /**
     * The one game that it may act in; null: all.
     */
    game: string | null;
    /**
     * Its seat there; null: all of yours.
     */
    seat: number | null;
    /**
     * When you allowed it.
     */
    created_at: string;
    /**
     * The hour in which it was last used.
     */
    last_used_at: string;
    /**
     * When it ends; null if it does not.
     */
    expires_at: string | null;
};
/**
 * Connections
 *
 * The apps that may act for you, oldest first.
 */
export type Connections = {
    /**
     * The connections.
     */
    items: Array<Connection>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * DatedLink
 *
 * The proof that a link is in a checkpoint that a witness has cosigned: it happened before.
 */
export type DatedLink = {
    /**
     * The last event of the link.
     */
    version: number;
    /**
     * The proof of the link (C2SP tlog-proof).
     */
    proof: string;
};
/**
 * Declined
 *
 * A seat declined the open proposal or withdrew its own.
 */
export type Declined = {
    /**
     * Discriminator.
     */
    type: 'table.declined';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * DeliveryList
 *
 * A page of deliveries, newest first.
 */
export type DeliveryList = {
    /**
     * The deliveries.
     */
    items: Array<DeliveryShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * DeliveryShown
 *
 * A webhook delivery and its attempts.
 */
export type DeliveryShown = {
    /**
     * The `webhook-id` of all its tries.
     */
    id: string;
    /**
     * What it tells of.
     */
    type: 'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.event' | 'game.move' | 'game.started' | 'game.turn';
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * `pending`: not delivered yet. `failed`: all attempts failed. `withheld`: you may no longer see the game.
     */
    status: 'delivered' | 'failed' | 'pending' | 'withheld';
    /**
     * When the delivery was queued.
     */
    created_at: string;
    /**
     * The tries so far.
     */
    attempts: Array<AttemptShown>;
    /**
     * When the next attempt is due; missing once the delivery is finished.
     */
    due_at?: string | null;
};
/**
 * DeviceAnswer
 *
 * What the program shows and waits with (RFC 8628, 3.2).
 */
export type DeviceAnswer = {
    /**
     * For `POST /oauth/token`; not to be shown.
     */
    device_code: string;
    /**
     * What the player types: `BDWP-HQPK`.
     */
    user_code: string;
    /**
     * Where the player types it.
     */
    verification_uri: string;
    /**
     * The same with the code, for a link or a QR code.
     */
    verification_uri_complete: string;
    /**
     * Seconds for which the code can be typed.
     */
    expires_in: number;
    /**
     * Seconds to wait between two requests for tokens.
     */
    interval: number;
};
/**
 * DeviceDecided
 *
 * A program that waits has its answer.
 */
export type DeviceDecided = {
    /**
     * Whether it may act for the player.
     */
    approved: boolean;
};
/**
 * DeviceDecision
 *
 * What a player has decided about a program that waits.
 */
export type DeviceDecision = {
    /**
     * Whether it may act for the player.
     */
    approve: boolean;
    /**
     * What of that which it asks for it may do; ignored for a no.
     */
    scopes?: Array<Scope>;
};
/**
 * DeviceRequest
 *
 * A program without a browser that wants to act for a player.
 */
export type DeviceRequest = {
    /**
     * The id of the app: `app_...`, or the address of its Client ID Metadata Document.
     */
    client_id: string;
    /**
     * Scopes, with spaces between them (RFC 6749, 3.3).
     */
    scope?: string | null;
    /**
     * Whom the tokens are for (RFC 8707): the address of this service, or that of its MCP server; this service if it is left out.
     */
    resource?: string | null;
    /**
     * JSON: a list with one object `{type: game, game, seat, actions?, expires_at?}` (RFC 9396), if the app wants to play one seat of one game.
     */
    authorization_details?: string | null;
};
/**
 * Diff
 *
 * The differences between the states of two plies.
 */
export type Diff = {
    /**
     * The earlier ply.
     */
    from: number;
    /**
     * The later ply.
     */
    to: number;
    /**
     * The places that differ.
     */
    changes: Array<Change>;
};
/**
 * Dispute
 *
 * A dispute and what became of it.
 */
export type Dispute = {
    /**
     * Number of a dispute in its game.
     */
    number: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The disputed ply; null if the dispute is about a refusal.
     */
    ply: number | null;
    /**
     * The disputed refusal; null if the dispute is about a ply.
     */
    refusal: string | null;
    /**
     * Status of the dispute.
     */
    status?: 'dismissed' | 'open' | 'upheld' | 'withdrawn';
};
/**
 * DisputeDismissed
 *
 * An arbiter dismissed the dispute.
 */
export type DisputeDismissed = {
    /**
     * Discriminator.
     */
    type: 'table.dispute-dismissed';
    /**
     * Number of a dispute in its game.
     */
    dispute: number;
    /**
     * The arbiter's reasons.
     */
    ruling: string;
};
/**
 * DisputeInGame
 *
 * A dispute in a game of yours, whoever opened it.
 */
export type DisputeInGame = {
    game: GameListed;
    /**
     * Number of the dispute in its game.
     */
    number: number;
    /**
     * The seat that opened it.
     */
    seat: number;
    /**
     * Status of the dispute.
     */
    status: 'dismissed' | 'open' | 'upheld' | 'withdrawn';
    /**
     * When it was opened.
     */
    opened_at: string;
    /**
     * The disputed ply; missing if the dispute is about a refused command.
     */
    ply?: number | null;
    /**
     * When it was decided or withdrawn; missing while it is open.
     */
    closed_at?: string | null;
};
/**
 * DisputeList
 *
 * The disputes of a game, the first one first.
 */
export type DisputeList = {
    /**
     * The disputes.
     */
    items: Array<DisputeShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * DisputeListed
 *
 * A dispute in the list for arbiters, which may lag behind by a moment.
 */
export type DisputeListed = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Number of a dispute in its game.
     */
    number: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Status of the dispute.
     */
    status: 'dismissed' | 'open' | 'upheld' | 'withdrawn';
    /**
     * When it was opened.
     */
    opened_at: string;
    /**
     * The disputed ply; missing if the dispute is about a refusal.
     */
    ply?: number | null;
    /**
     * The disputed refusal; missing if the dispute is about a ply.
     */
    refusal?: string | null;
    /**
     * When it was decided or withdrawn; missing while it is open.
     */
    closed_at?: string | null;
};
/**
 * DisputeOpened
 *
 * A seat disputes a ply, or that a command was refused.
 */
export type DisputeOpened = {
    /**
     * Discriminator.
     */
    type: 'table.dispute-opened';
    /**
     * Number of a dispute in its game.
     */
    dispute: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Hex SHA-256 of the complaint; the complaint itself is not in the log.
     */
    complaint: string;
    /**
     * The disputed ply; null if the dispute is about a refusal.
     */
    ply?: number | null;
    /**
     * The disputed refusal; null if the dispute is about a ply.
     */
    refusal?: string | null;
};
/**
 * DisputeShown
 *
 * A dispute, and what became of it.
 */
export type DisputeShown = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Number of a dispute in its game.
     */
    number: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Status of the dispute.
     */
    status: 'dismissed' | 'open' | 'upheld' | 'withdrawn';
    complaint: ComplaintShown;
    /**
     * When it was opened.
     */
    opened_at: string;
    /**
     * The event that opened it.
     */
    opened_version: number;
    /**
     * The disputed ply.
     */
    ply?: number | null;
    /**
     * The disputed refusal.
     */
    refusal?: string | null;
    /**
     * When it was decided or withdrawn; missing while it is open.
     */
    closed_at?: string | null;
    /**
     * The event that decided or withdrew it.
     */
    closed_version?: number | null;
    /**
     * The arbiter's reasons; missing until there is a verdict.
     */
    ruling?: string | null;
    /**
     * What is done about it; missing unless the dispute was upheld.
     */
    remedy?: ({
        type: 'rewind';
    } & RewindTo) | ({
        type: 'annul';
    } & Annul) | null;
    /**
     * The arbiter who judged the dispute; visible to arbiters only.
     */
    arbiter?: Account | null;
    /**
     * Path of the verdict's web page; missing before the verdict and for private games.
     */
    verdict_page?: string | null;
};
/**
 * DisputeUpheld
 *
 * An arbiter upheld the dispute. The effect of the remedy follows.
 */
export type DisputeUpheld = {
    /**
     * Discriminator.
     */
    type: 'table.dispute-upheld';
    /**
     * Number of a dispute in its game.
     */
    dispute: number;
    /**
     * The arbiter's reasons.
     */
    ruling: string;
    /**
     * What is done about it; null: nothing.
     */
    remedy?: ({
        type: 'rewind';
    } & RewindTo) | ({
        type: 'annul';
    } & Annul) | null;
};
/**
 * DisputeWithdrawn
 *
 * The seat that opened the dispute withdrew it.
 */
export type DisputeWithdrawn = {
    /**
     * Discriminator.
     */
    type: 'table.dispute-withdrawn';
    /**
     * Number of a dispute in its game.
     */
    dispute: number;
};
/**
 * DisputesListed
 *
 * A page of disputes, newest first.
 */
export type DisputesListed = {
    /**
     * The disputes.
     */
    items: Array<DisputeListed>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Document
 *
 * A game in one document, as `export` or `notation` gives it.
 */
export type Document = {
    /**
     * What else is in it. Export: `events`, `game`, `proof`, `seal`. Notation: `title`, `seats`, `moves` and what else `notation` gives, or all of it as `text`.
     */
    format: 'kronika-export/3' | 'kronika-export/4' | 'kronika-notation/1';
    /**
     * All events, oldest first (export).
     */
    events?: Array<Event>;
    /**
     * The game; of notation, its id.
     */
    game?: GameShown | string;
    /**
     * What the game can be checked with (export).
     */
    proof?: Proof;
    /**
     * A signed note over all the rest (export).
     */
    seal?: string | null;
    /**
     * Slug of the title (notation).
     */
    title?: string | null;
    /**
     * Who sat where, from seat 0 (notation).
     */
    seats?: Array<SeatNoted> | null;
    /**
     * A line for each move (notation).
     */
    moves?: Array<string> | null;
    /**
     * Version of the rules (notation); the current one if left out.
     */
    ruleset?: string | null;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options?: Options;
    /**
     * The seed of the draws in hex (notation); other draws if left out.
     */
    seed?: string | null;
    /**
     * How the draws follow from the seed (notation): as in `table.chance-committed`.
     */
    draws?: 'named' | null;
    /**
     * Notation as text, header and all.
     */
    text?: string | null;
};
/**
 * Draw
 *
 * One random draw.
 */
export type Draw = {
    /**
     * The ply in which it was drawn.
     */
    ply: number;
    /**
     * The label of the draw.
     */
    label: string;
    /**
     * How many outcomes were possible.
     */
    below: number;
    /**
     * The outcome, 0 to `below` - 1.
     */
    outcome: number;
    /**
     * Index of the random number that gave the outcome: of the draw, or of the ply in games whose draws go by ply.
     */
    counter: number;
    /**
     * How often the game had gone back to an earlier ply; missing in games whose draws go by ply.
     */
    branch?: number;
    /**
     * How many draws of the label there were before; missing in games whose draws go by ply.
     */
    number?: number;
};
/**
 * DrawList
 *
 * A page of the draws of a game, in the order in which they were made.
 */
export type DrawList = {
    /**
     * The draws.
     */
    items: Array<Draw>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
    /**
     * Plies that were decided again, the setup among them.
     */
    plies: number;
    /**
     * The release that has decided them again.
     */
    by: string;
    /**
     * Plies that this release decides differently from the record; their listed draws may differ from the recorded ones.
     */
    departures?: Array<number>;
};
/**
 * Either
 *
 * One of several.
 */
export type Either = {
    /**
     * Discriminator.
     */
    is: 'either';
    /**
     * At least two; one of them holds.
     */
    options: Array<Array<Term | Either | Exchange | Per | Span>>;
};
/**
 * Embedding
 *
 * An embedding, in the words of oEmbed 1.0.
 */
export type Embedding = {
    /**
     * HTML.
     */
    type?: 'rich';
    /**
     * Of oEmbed.
     */
    version?: '1.0';
    /**
     * Name of the title that is played.
     */
    title: string;
    /**
     * Name of the service.
     */
    provider_name?: string;
    /**
     * Address of the service.
     */
    provider_url: string;
    /**
     * An `iframe` that shows the game, read only.
     */
    html: string;
    /**
     * Of the `iframe`, in pixels.
     */
    width: number;
    /**
     * Of the `iframe`, in pixels.
     */
    height: number;
    /**
     * Address of a picture of the position.
     */
    thumbnail_url: string;
    /**
     * Of the picture, in pixels.
     */
    thumbnail_width: number;
    /**
     * Of the picture, in pixels.
     */
    thumbnail_height: number;
};
/**
 * EntropyCommitted
 *
 * The person on the seat committed to an entropy text, to be revealed when every seat is
 * taken.
 */
export type EntropyCommitted = {
    /**
     * Discriminator.
     */
    type: 'table.entropy-committed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The commitment to the text (hex).
     */
    commitment: string;
};
/**
 * EntropyGiven
 *
 * The person on the seat added an entropy text: openly when they joined, or by revealing the
 * text that they committed to.
 */
export type EntropyGiven = {
    /**
     * Discriminator.
     */
    type: 'table.entropy-given';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The text.
     */
    entropy: string;
};
/**
 * EntropyRevealed
 *
 * The entropy text that your seat committed to.
 */
export type EntropyRevealed = {
    /**
     * A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
     */
    entropy: string;
    /**
     * The seat; null for every seat of yours that committed to this text.
     */
    seat?: number | null;
};
/**
 * EntropyTaken
 *
 * The game, and a receipt that proves the text is in its log.
 */
export type EntropyTaken = {
    game: GameShown;
    receipt: Receipt;
};
/**
 * EntropyWithheld
 *
 * The game starts without the entropy text of this seat, because it was not revealed. The
 * commitment is used in its place.
 */
export type EntropyWithheld = {
    /**
     * Discriminator.
     */
    type: 'table.entropy-withheld';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * EpochShown
 *
 * An epoch of the log that began because something was lost.
 */
export type EpochShown = {
    /**
     * Its number; the first epoch has no note.
     */
    number: number;
    /**
     * When it began.
     */
    since: string;
    /**
     * What had happened, in the words of the operator.
     */
    reason: string;
    /**
     * What was signed before.
     */
    logs: Array<OldLogShown>;
    /**
     * The signed note (C2SP) that says all of this.
     */
    note: string;
    /**
     * Games that have lost something; missing if nobody knows.
     */
    lost_games?: number | null;
};
/**
 * Epochs
 *
 * The epochs of the log.
 */
export type Epochs = {
    /**
     * Number of the present epoch.
     */
    current: number;
    /**
     * All epochs from the second one on, oldest first.
     */
    items: Array<EpochShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Erasure
 *
 * What confirms that an account is erased.
 */
export type Erasure = {
    /**
     * The name of the account, to confirm it.
     */
    name: string;
    /**
     * Whether its owner asked for it, it was misused, or the law demands it. There are no words: they could say who it was.
     */
    ground: 'law' | 'misuse' | 'request';
};
/**
 * Event
 *
 * One event.
 */
export type Event = {
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * When it was recorded.
     */
    at: string;
    /**
     * The payload; `type` names the event. `{"hidden": n}` replaces values that you may not see.
     */
    data: EventData;
    /**
     * The seat that played the command; missing on facts.
     */
    seat?: number | null;
    /**
     * The decision that the command answers; missing on facts.
     */
    decision?: number | null;
    /**
     * The event in words, in the language of `Accept-Language`; missing without that header and for engine-internal facts.
     */
    text?: string | null;
    /**
     * Hash (hex) of the chain link that ends with this event; only on the last event of a link. A link is a move or a group of table events.
     */
    hash?: string | null;
    /**
     * How many draws of each label were made for the chain link that ends with this event; missing where there were none, and in games whose draws go by ply.
     */
    draws?: {
        [key: string]: number;
    };
    /**
     * Commitments to the hidden fields of `data`, by JSON Pointer, each with its salt if you may see the field. See the audit format.
     */
    sealed?: {
        [key: string]: Sealed;
    };
};
export type EventData = ({
    type: 'tzolkin.pick-up-worker';
} & TzolkinPickUpWorker) | ({
    type: 'tzolkin.place-worker';
} & TzolkinPlaceWorker) | ({
    type: 'tzolkin.end-turn';
} & TzolkinEndTurn) | ({
    type: 'tzolkin.choose-temple';
} & TzolkinChooseTemple) | ({
    type: 'tzolkin.choose-harvest';
} & TzolkinChooseHarvest) | ({
    type: 'tzolkin.choose-technology';
} & TzolkinChooseTechnology) | ({
    type: 'tzolkin.pay-resource';
} & TzolkinPayResource) | ({
    type: 'tzolkin.gain-resource';
} & TzolkinGainResource) | ({
    type: 'tzolkin.construct-building';
} & TzolkinConstructBuilding) | ({
    type: 'tzolkin.construct-monument';
} & TzolkinConstructMonument) | ({
    type: 'tzolkin.trade';
} & TzolkinTrade) | ({
    type: 'tzolkin.end-trading';
} & TzolkinEndTrading) | ({
    type: 'tzolkin.perform-action';
} & TzolkinPerformAction) | ({
    type: 'tzolkin.decline';
} & TzolkinDecline) | ({
    type: 'tzolkin.beg-for-corn';
} & TzolkinBegForCorn) | ({
    type: 'tzolkin.place-worker-by-mercy';
} & TzolkinPlaceWorkerByMercy) | ({
    type: 'tzolkin.choose-calendar-advance';
} & TzolkinChooseCalendarAdvance) | ({
    type: 'tzolkin.choose-starting-wealth';
} & TzolkinChooseStartingWealthSeen) | ({
    type: 'table.game-opened';
} & GameOpened) | ({
    type: 'table.terms-set';
} & TermsSet) | ({
    type: 'table.game-descended';
} & GameDescended) | ({
    type: 'table.chance-committed';
} & ChanceCommitted) | ({
    type: 'table.seat-taken';
} & SeatTaken) | ({
    type: 'table.entropy-committed';
} & EntropyCommitted) | ({
    type: 'table.entropy-given';
} & EntropyGiven) | ({
    type: 'table.entropy-withheld';
} & EntropyWithheld) | ({
    type: 'table.seat-left';
} & SeatLeft) | ({
    type: 'table.game-started';
} & GameStarted) | ({
    type: 'table.proposed';
} & Proposed) | ({
    type: 'table.agreed';
} & Agreed) | ({
    type: 'table.declined';
} & Declined) | ({
    type: 'table.paused';
} & Paused) | ({
    type: 'table.resumed';
} & Resumed) | ({
    type: 'table.pass-ordered';
} & PassOrdered) | ({
    type: 'table.pass-withdrawn';
} & PassWithdrawn) | ({
    type: 'table.pass-played';
} & PassPlayed) | ({
    type: 'table.preferences-set';
} & PreferencesSet) | ({
    type: 'table.forced-played';
} & ForcedPlayed) | ({
    type: 'table.time-expired';
} & TimeExpired) | ({
    type: 'table.time-credited';
} & TimeCredited) | ({
    type: 'table.rewound';
} & Rewound) | ({
    type: 'table.dispute-opened';
} & DisputeOpened) | ({
    type: 'table.dispute-dismissed';
} & DisputeDismissed) | ({
    type: 'table.dispute-upheld';
} & DisputeUpheld) | ({
    type: 'table.dispute-withdrawn';
} & DisputeWithdrawn) | ({
    type: 'table.seat-forfeited';
} & SeatForfeited) | ({
    type: 'table.game-finished';
} & GameFinished) | ({
    type: 'table.game-voided';
} & GameVoided) | ({
    type: 'tzolkin.agenda-changed';
} & TzolkinAgendaChanged) | ({
    type: 'tzolkin.worker-placed';
} & TzolkinWorkerPlaced) | ({
    type: 'tzolkin.worker-picked-up';
} & TzolkinWorkerPickedUp) | ({
    type: 'tzolkin.turn-ended';
} & TzolkinTurnEnded) | ({
    type: 'tzolkin.corn-begged';
} & TzolkinCornBegged) | ({
    type: 'tzolkin.building-display-refilled';
} & TzolkinBuildingDisplayRefilled) | ({
    type: 'tzolkin.calendar-corn-taken';
} & TzolkinCalendarCornTaken) | ({
    type: 'tzolkin.worker-placed-by-mercy';
} & TzolkinWorkerPlacedByMercy) | ({
    type: 'tzolkin.action-copied';
} & TzolkinActionCopied) | ({
    type: 'tzolkin.choice-declined';
} & TzolkinChoiceDeclined) | ({
    type: 'tzolkin.market-left';
} & TzolkinMarketLeft) | ({
    type: 'tzolkin.goods-gained';
} & TzolkinGoodsGained) | ({
    type: 'tzolkin.goods-paid';
} & TzolkinGoodsPaid) | ({
    type: 'tzolkin.temple-stepped';
} & TzolkinTempleStepped) | ({
    type: 'tzolkin.harvest-tile-taken';
} & TzolkinHarvestTileTaken) | ({
    type: 'tzolkin.technology-advanced';
} & TzolkinTechnologyAdvanced) | ({
    type: 'tzolkin.market-traded';
} & TzolkinMarketTraded) | ({
    type: 'tzolkin.building-constructed';
} & TzolkinBuildingConstructed) | ({
    type: 'tzolkin.points-scored';
} & TzolkinPointsScored) | ({
    type: 'tzolkin.skull-placed';
} & TzolkinSkullPlaced) | ({
    type: 'tzolkin.worker-gained';
} & TzolkinWorkerGained) | ({
    type: 'tzolkin.player-board-flipped';
} & TzolkinPlayerBoardFlipped) | ({
    type: 'tzolkin.technology-bonus-gained';
} & TzolkinTechnologyBonusGained) | ({
    type: 'tzolkin.wood-tile-burned';
} & TzolkinWoodTileBurned) | ({
    type: 'tzolkin.monument-constructed';
} & TzolkinMonumentConstructed) | ({
    type: 'tzolkin.round-started';
} & TzolkinRoundStarted) | ({
    type: 'tzolkin.workers-fed';
} & TzolkinWorkersFed) | ({
    type: 'tzolkin.age-advanced';
} & TzolkinAgeAdvanced) | ({
    type: 'tzolkin.temple-materials-gained';
} & TzolkinTempleMaterialsGained) | ({
    type: 'tzolkin.temple-points-gained';
} & TzolkinTemplePointsGained) | ({
    type: 'tzolkin.starting-worker-returned';
} & TzolkinStartingWorkerReturned) | ({
    type: 'tzolkin.starting-player-changed';
} & TzolkinStartingPlayerChanged) | ({
    type: 'tzolkin.calendar-corn-added';
} & TzolkinCalendarCornAdded) | ({
    type: 'tzolkin.calendar-advanced';
} & TzolkinCalendarAdvanced) | ({
    type: 'tzolkin.final-score-computed';
} & TzolkinFinalScoreComputed) | ({
    type: 'tzolkin.game-finished';
} & TzolkinGameFinished) | ({
    type: 'tzolkin.game-set-up';
} & TzolkinGameSetUp) | ({
    type: 'tzolkin.starting-player-determined';
} & TzolkinStartingPlayerDetermined) | ({
    type: 'tzolkin.monuments-revealed';
} & TzolkinMonumentsRevealed) | ({
    type: 'tzolkin.starting-wealth-dealt';
} & TzolkinStartingWealthDealtSeen) | ({
    type: 'tzolkin.dummy-placed';
} & TzolkinDummyPlaced) | ({
    type: 'tzolkin.starting-wealth-chosen';
} & TzolkinStartingWealthChosenSeen) | ({
    type: 'tzolkin.starting-wealth-revealed';
} & TzolkinStartingWealthRevealed) | ({
    type: 'through-the-ages.take-card';
} & ThroughTheAgesTakeCard) | ({
    type: 'through-the-ages.stop-taking';
} & ThroughTheAgesStopTaking) | ({
    type: 'through-the-ages.increase-population';
} & ThroughTheAgesIncreasePopulation) | ({
    type: 'through-the-ages.increase-population-and-build-unit';
} & ThroughTheAgesIncreasePopulationAndBuildUnit) | ({
    type: 'through-the-ages.build';
} & ThroughTheAgesBuild) | ({
    type: 'through-the-ages.upgrade';
} & ThroughTheAgesUpgrade) | ({
    type: 'through-the-ages.destroy';
} & ThroughTheAgesDestroy) | ({
    type: 'through-the-ages.build-wonder-stages';
} & ThroughTheAgesBuildWonderStages) | ({
    type: 'through-the-ages.elect-leader';
} & ThroughTheAgesElectLeader) | ({
    type: 'through-the-ages.play-technology';
} & ThroughTheAgesPlayTechnology) | ({
    type: 'through-the-ages.change-government';
} & ThroughTheAgesChangeGovernment) | ({
    type: 'through-the-ages.play-action-card';
} & ThroughTheAgesPlayActionCard) | ({
    type: 'through-the-ages.play-tactic';
} & ThroughTheAgesPlayTactic) | ({
    type: 'through-the-ages.draw-military-card';
} & ThroughTheAgesDrawMilitaryCard) | ({
    type: 'through-the-ages.end-turn';
} & ThroughTheAgesEndTurn) | ({
    type: 'through-the-ages.pass-political';
} & ThroughTheAgesPassPolitical) | ({
    type: 'through-the-ages.prepare-event';
} & ThroughTheAgesPrepareEventSeen) | ({
    type: 'through-the-ages.play-aggression';
} & ThroughTheAgesPlayAggression) | ({
    type: 'through-the-ages.declare-war';
} & ThroughTheAgesDeclareWar) | ({
    type: 'through-the-ages.commit';
} & ThroughTheAgesCommitSeen) | ({
    type: 'through-the-ages.confirm-force';
} & ThroughTheAgesConfirmForce) | ({
    type: 'through-the-ages.propose-pact';
} & ThroughTheAgesProposePact) | ({
    type: 'through-the-ages.reply-pact';
} & ThroughTheAgesReplyPact) | ({
    type: 'through-the-ages.cancel-pact';
} & ThroughTheAgesCancelPact) | ({
    type: 'through-the-ages.columbus-colonize';
} & ThroughTheAgesColumbusColonize) | ({
    type: 'through-the-ages.bid';
} & ThroughTheAgesBid) | ({
    type: 'through-the-ages.pass-bid';
} & ThroughTheAgesPassBid) | ({
    type: 'through-the-ages.discard-military';
} & ThroughTheAgesDiscardMilitarySeen) | ({
    type: 'through-the-ages.choose';
} & ThroughTheAgesChoose) | ({
    type: 'through-the-ages.resign';
} & ThroughTheAgesResign) | ({
    type: 'through-the-ages.game-created';
} & ThroughTheAgesGameCreated) | ({
    type: 'through-the-ages.starting-player-chosen';
} & ThroughTheAgesStartingPlayerChosen) | ({
    type: 'through-the-ages.card-row-dealt';
} & ThroughTheAgesCardRowDealt) | ({
    type: 'through-the-ages.bonus-events-revealed';
} & ThroughTheAgesBonusEventsRevealed) | ({
    type: 'through-the-ages.event-opened';
} & ThroughTheAgesEventOpened) | ({
    type: 'through-the-ages.agenda-changed';
} & ThroughTheAgesAgendaChanged) | ({
    type: 'through-the-ages.round-started';
} & ThroughTheAgesRoundStarted) | ({
    type: 'through-the-ages.turn-started';
} & ThroughTheAgesTurnStarted) | ({
    type: 'through-the-ages.turn-opened';
} & ThroughTheAgesTurnOpened) | ({
    type: 'through-the-ages.civil-actions-missed';
} & ThroughTheAgesCivilActionsMissed) | ({
    type: 'through-the-ages.actions-refreshed';
} & ThroughTheAgesActionsRefreshed) | ({
    type: 'through-the-ages.uprising-happened';
} & ThroughTheAgesUprisingHappened) | ({
    type: 'through-the-ages.turn-ended';
} & ThroughTheAgesTurnEnded) | ({
    type: 'through-the-ages.age-ended';
} & ThroughTheAgesAgeEnded) | ({
    type: 'through-the-ages.obsolete-discarded';
} & ThroughTheAgesObsoleteDiscardedSeen) | ({
    type: 'through-the-ages.last-round-announced';
} & ThroughTheAgesLastRoundAnnounced) | ({
    type: 'through-the-ages.player-resigned';
} & ThroughTheAgesPlayerResigned) | ({
    type: 'through-the-ages.final-scoring-begun';
} & ThroughTheAgesFinalScoringBegun) | ({
    type: 'through-the-ages.final-scored';
} & ThroughTheAgesFinalScored) | ({
    type: 'through-the-ages.game-ended';
} & ThroughTheAgesGameEnded) | ({
    type: 'through-the-ages.row-cards-removed';
} & ThroughTheAgesRowCardsRemoved) | ({
    type: 'through-the-ages.row-refilled';
} & ThroughTheAgesRowRefilled) | ({
    type: 'through-the-ages.card-taken';
} & ThroughTheAgesCardTaken) | ({
    type: 'through-the-ages.food-produced';
} & ThroughTheAgesFoodProduced) | ({
    type: 'through-the-ages.resources-produced';
} & ThroughTheAgesResourcesProduced) | ({
    type: 'through-the-ages.food-gained';
} & ThroughTheAgesFoodGained) | ({
    type: 'through-the-ages.resources-gained';
} & ThroughTheAgesResourcesGained) | ({
    type: 'through-the-ages.food-paid';
} & ThroughTheAgesFoodPaid) | ({
    type: 'through-the-ages.resources-paid';
} & ThroughTheAgesResourcesPaid) | ({
    type: 'through-the-ages.food-lost';
} & ThroughTheAgesFoodLost) | ({
    type: 'through-the-ages.resources-lost';
} & ThroughTheAgesResourcesLost) | ({
    type: 'through-the-ages.consumption-paid';
} & ThroughTheAgesConsumptionPaid) | ({
    type: 'through-the-ages.corruption-paid';
} & ThroughTheAgesCorruptionPaid) | ({
    type: 'through-the-ages.tokens-changed';
} & ThroughTheAgesTokensChanged) | ({
    type: 'through-the-ages.culture-changed';
} & ThroughTheAgesCultureChanged) | ({
    type: 'through-the-ages.science-changed';
} & ThroughTheAgesScienceChanged) | ({
    type: 'through-the-ages.points-scored';
} & ThroughTheAgesPointsScored) | ({
    type: 'through-the-ages.trade-route-used';
} & ThroughTheAgesTradeRouteUsed) | ({
    type: 'through-the-ages.actions-spent';
} & ThroughTheAgesActionsSpent) | ({
    type: 'through-the-ages.action-tokens-changed';
} & ThroughTheAgesActionTokensChanged) | ({
    type: 'through-the-ages.population-gained';
} & ThroughTheAgesPopulationGained) | ({
    type: 'through-the-ages.worker-placed';
} & ThroughTheAgesWorkerPlaced) | ({
    type: 'through-the-ages.worker-upgraded';
} & ThroughTheAgesWorkerUpgraded) | ({
    type: 'through-the-ages.worker-destroyed';
} & ThroughTheAgesWorkerDestroyed) | ({
    type: 'through-the-ages.buildings-destroyed';
} & ThroughTheAgesBuildingsDestroyed) | ({
    type: 'through-the-ages.population-lost';
} & ThroughTheAgesPopulationLost) | ({
    type: 'through-the-ages.discount-gained';
} & ThroughTheAgesDiscountGained) | ({
    type: 'through-the-ages.discount-used';
} & ThroughTheAgesDiscountUsed) | ({
    type: 'through-the-ages.extra-action-gained';
} & ThroughTheAgesExtraActionGained) | ({
    type: 'through-the-ages.wonder-stages-built';
} & ThroughTheAgesWonderStagesBuilt) | ({
    type: 'through-the-ages.wonder-completed';
} & ThroughTheAgesWonderCompleted) | ({
    type: 'through-the-ages.wonder-flipped';
} & ThroughTheAgesWonderFlipped) | ({
    type: 'through-the-ages.wonder-discarded';
} & ThroughTheAgesWonderDiscarded) | ({
    type: 'through-the-ages.leader-elected';
} & ThroughTheAgesLeaderElected) | ({
    type: 'through-the-ages.leader-lost';
} & ThroughTheAgesLeaderLost) | ({
    type: 'through-the-ages.technology-played';
} & ThroughTheAgesTechnologyPlayed) | ({
    type: 'through-the-ages.technology-taken';
} & ThroughTheAgesTechnologyTaken) | ({
    type: 'through-the-ages.government-changed';
} & ThroughTheAgesGovernmentChanged) | ({
    type: 'through-the-ages.action-card-played';
} & ThroughTheAgesActionCardPlayed) | ({
    type: 'through-the-ages.choice-made';
} & ThroughTheAgesChoiceMade) | ({
    type: 'through-the-ages.military-cards-drawn';
} & ThroughTheAgesMilitaryCardsDrawnSeen) | ({
    type: 'through-the-ages.military-discard-reshuffled';
} & ThroughTheAgesMilitaryDiscardReshuffled) | ({
    type: 'through-the-ages.military-cards-discarded';
} & ThroughTheAgesMilitaryCardsDiscardedSeen) | ({
    type: 'through-the-ages.tactic-played';
} & ThroughTheAgesTacticPlayed) | ({
    type: 'through-the-ages.committed';
} & ThroughTheAgesCommittedSeen) | ({
    type: 'through-the-ages.force-confirmed';
} & ThroughTheAgesForceConfirmed) | ({
    type: 'through-the-ages.units-sacrificed';
} & ThroughTheAgesUnitsSacrificed) | ({
    type: 'through-the-ages.bonus-cards-discarded';
} & ThroughTheAgesBonusCardsDiscarded) | ({
    type: 'through-the-ages.auction-started';
} & ThroughTheAgesAuctionStarted) | ({
    type: 'through-the-ages.bid-made';
} & ThroughTheAgesBidMade) | ({
    type: 'through-the-ages.bid-passed';
} & ThroughTheAgesBidPassed) | ({
    type: 'through-the-ages.auction-won';
} & ThroughTheAgesAuctionWon) | ({
    type: 'through-the-ages.territory-unclaimed';
} & ThroughTheAgesTerritoryUnclaimed) | ({
    type: 'through-the-ages.colony-gained';
} & ThroughTheAgesColonyGained) | ({
    type: 'through-the-ages.colony-lost';
} & ThroughTheAgesColonyLost) | ({
    type: 'through-the-ages.colony-taken';
} & ThroughTheAgesColonyTaken) | ({
    type: 'through-the-ages.political-passed';
} & ThroughTheAgesPoliticalPassed) | ({
    type: 'through-the-ages.political-phase-skipped';
} & ThroughTheAgesPoliticalPhaseSkipped) | ({
    type: 'through-the-ages.politics-forfeited';
} & ThroughTheAgesPoliticsForfeited) | ({
    type: 'through-the-ages.civil-actions-lost';
} & ThroughTheAgesCivilActionsLost) | ({
    type: 'through-the-ages.discard-cancelled';
} & ThroughTheAgesDiscardCancelled) | ({
    type: 'through-the-ages.event-prepared';
} & ThroughTheAgesEventPreparedSeen) | ({
    type: 'through-the-ages.event-revealed';
} & ThroughTheAgesEventRevealed) | ({
    type: 'through-the-ages.event-resolved';
} & ThroughTheAgesEventResolved) | ({
    type: 'through-the-ages.events-renewed';
} & ThroughTheAgesEventsRenewed) | ({
    type: 'through-the-ages.aggression-played';
} & ThroughTheAgesAggressionPlayed) | ({
    type: 'through-the-ages.war-declared';
} & ThroughTheAgesWarDeclared) | ({
    type: 'through-the-ages.war-fought';
} & ThroughTheAgesWarFought) | ({
    type: 'through-the-ages.fight-resolved';
} & ThroughTheAgesFightResolved) | ({
    type: 'through-the-ages.fight-cleared';
} & ThroughTheAgesFightCleared) | ({
    type: 'through-the-ages.war-discarded';
} & ThroughTheAgesWarDiscarded) | ({
    type: 'through-the-ages.attack-marker-moved';
} & ThroughTheAgesAttackMarkerMoved) | ({
    type: 'through-the-ages.pact-proposed';
} & ThroughTheAgesPactProposed) | ({
    type: 'through-the-ages.pact-accepted';
} & ThroughTheAgesPactAccepted) | ({
    type: 'through-the-ages.pact-refused';
} & ThroughTheAgesPactRefused) | ({
    type: 'through-the-ages.pact-ended';
} & ThroughTheAgesPactEnded) | ({
    type: 'monumental.activate-city';
} & MonumentalActivateCity) | ({
    type: 'monumental.acquire-development';
} & MonumentalAcquireDevelopment) | ({
    type: 'monumental.acquire-basic-building';
} & MonumentalAcquireBasicBuilding) | ({
    type: 'monumental.complete-wonder';
} & MonumentalCompleteWonder) | ({
    type: 'monumental.develop-policy';
} & MonumentalDevelopPolicy) | ({
    type: 'monumental.declare-conquest';
} & MonumentalDeclareConquest) | ({
    type: 'monumental.declare-move';
} & MonumentalDeclareMove) | ({
    type: 'monumental.build-outpost';
} & MonumentalBuildOutpost) | ({
    type: 'monumental.declare-explore';
} & MonumentalDeclareExplore) | ({
    type: 'monumental.use-effect';
} & MonumentalUseEffect) | ({
    type: 'monumental.scientific-discovery';
} & MonumentalScientificDiscovery) | ({
    type: 'monumental.use-market-token';
} & MonumentalUseMarketToken) | ({
    type: 'monumental.hire-hero';
} & MonumentalHireHero) | ({
    type: 'monumental.return-hero';
} & MonumentalReturnHero) | ({
    type: 'monumental.end-turn';
} & MonumentalEndTurn) | ({
    type: 'monumental.pass';
} & MonumentalPass) | ({
    type: 'monumental.pay-unit';
} & MonumentalPayUnit) | ({
    type: 'monumental.commit-soldier';
} & MonumentalCommitSoldier) | ({
    type: 'monumental.pick-unit';
} & MonumentalPickUnit) | ({
    type: 'monumental.send-unit';
} & MonumentalSendUnit) | ({
    type: 'monumental.stop-moving';
} & MonumentalStopMoving) | ({
    type: 'monumental.step-explorer';
} & MonumentalStepExplorer) | ({
    type: 'monumental.collect-token';
} & MonumentalCollectToken) | ({
    type: 'monumental.stop-exploring';
} & MonumentalStopExploring) | ({
    type: 'monumental.choose-reward';
} & MonumentalChooseReward) | ({
    type: 'monumental.place-wonder-token';
} & MonumentalPlaceWonderToken) | ({
    type: 'monumental.place-outpost';
} & MonumentalPlaceOutpost) | ({
    type: 'monumental.archive-card';
} & MonumentalArchiveCard) | ({
    type: 'monumental.stop-archiving';
} & MonumentalStopArchiving) | ({
    type: 'monumental.choose-basic';
} & MonumentalChooseBasic) | ({
    type: 'monumental.convert-basic';
} & MonumentalConvertBasic) | ({
    type: 'monumental.activate-slot';
} & MonumentalActivateSlot) | ({
    type: 'monumental.discard-slot';
} & MonumentalDiscardSlot) | ({
    type: 'monumental.take-basic-building';
} & MonumentalTakeBasicBuilding) | ({
    type: 'monumental.spend-monster-gold';
} & MonumentalSpendMonsterGold) | ({
    type: 'monumental.recall-unit';
} & MonumentalRecallUnit) | ({
    type: 'monumental.decline';
} & MonumentalDecline) | ({
    type: 'monumental.agenda-changed';
} & MonumentalAgendaChanged) | ({
    type: 'monumental.game-created';
} & MonumentalGameCreated) | ({
    type: 'monumental.turn-order-drawn';
} & MonumentalTurnOrderDrawn) | ({
    type: 'monumental.civilisations-assigned';
} & MonumentalCivilisationsAssigned) | ({
    type: 'monumental.map-laid-out';
} & MonumentalMapLaidOut) | ({
    type: 'monumental.exploration-tokens-distributed';
} & MonumentalExplorationTokensDistributed) | ({
    type: 'monumental.hero-row-revealed';
} & MonumentalHeroRowRevealed) | ({
    type: 'monumental.round-started';
} & MonumentalRoundStarted) | ({
    type: 'monumental.turn-started';
} & MonumentalTurnStarted) | ({
    type: 'monumental.turn-action-taken';
} & MonumentalTurnActionTaken) | ({
    type: 'monumental.turn-ended';
} & MonumentalTurnEnded) | ({
    type: 'monumental.player-passed';
} & MonumentalPlayerPassed) | ({
    type: 'monumental.actions-closed';
} & MonumentalActionsClosed) | ({
    type: 'monumental.start-marker-passed';
} & MonumentalStartMarkerPassed) | ({
    type: 'monumental.last-round-announced';
} & MonumentalLastRoundAnnounced) | ({
    type: 'monumental.category-scored';
} & MonumentalCategoryScored) | ({
    type: 'monumental.dominance-scored';
} & MonumentalDominanceScored) | ({
    type: 'monumental.final-score';
} & MonumentalFinalScore) | ({
    type: 'monumental.game-ended';
} & MonumentalGameEnded) | ({
    type: 'monumental.city-activated';
} & MonumentalCityActivated) | ({
    type: 'monumental.slot-activated';
} & MonumentalSlotActivated) | ({
    type: 'monumental.resources-gained';
} & MonumentalResourcesGained) | ({
    type: 'monumental.resources-spent';
} & MonumentalResourcesSpent) | ({
    type: 'monumental.resources-converted';
} & MonumentalResourcesConverted) | ({
    type: 'monumental.resources-lost';
} & MonumentalResourcesLost) | ({
    type: 'monumental.effect-used';
} & MonumentalEffectUsed) | ({
    type: 'monumental.discount-set';
} & MonumentalDiscountSet) | ({
    type: 'monumental.discount-consumed';
} & MonumentalDiscountConsumed) | ({
    type: 'monumental.discount-expired';
} & MonumentalDiscountExpired) | ({
    type: 'monumental.card-drawn-and-activated';
} & MonumentalCardDrawnAndActivated) | ({
    type: 'monumental.card-archived';
} & MonumentalCardArchived) | ({
    type: 'monumental.slot-discarded';
} & MonumentalSlotDiscarded) | ({
    type: 'monumental.city-discarded';
} & MonumentalCityDiscarded) | ({
    type: 'monumental.city-deck-reshuffled';
} & MonumentalCityDeckReshuffled) | ({
    type: 'monumental.city-filled';
} & MonumentalCityFilled) | ({
    type: 'monumental.markers-removed';
} & MonumentalMarkersRemoved) | ({
    type: 'monumental.step-skipped';
} & MonumentalStepSkipped) | ({
    type: 'monumental.development-acquired';
} & MonumentalDevelopmentAcquired) | ({
    type: 'monumental.wonder-started';
} & MonumentalWonderStarted) | ({
    type: 'monumental.basic-building-acquired';
} & MonumentalBasicBuildingAcquired) | ({
    type: 'monumental.wonder-completed';
} & MonumentalWonderCompleted) | ({
    type: 'monumental.wonder-token-placed';
} & MonumentalWonderTokenPlaced) | ({
    type: 'monumental.policy-developed';
} & MonumentalPolicyDeveloped) | ({
    type: 'monumental.policy-one-off-resolved';
} & MonumentalPolicyOneOffResolved) | ({
    type: 'monumental.display-card-discarded';
} & MonumentalDisplayCardDiscarded) | ({
    type: 'monumental.display-shifted';
} & MonumentalDisplayShifted) | ({
    type: 'monumental.separator-revealed';
} & MonumentalSeparatorRevealed) | ({
    type: 'monumental.display-filled';
} & MonumentalDisplayFilled) | ({
    type: 'monumental.conquest-declared';
} & MonumentalConquestDeclared) | ({
    type: 'monumental.conquest-unit-committed';
} & MonumentalConquestUnitCommitted) | ({
    type: 'monumental.units-advanced';
} & MonumentalUnitsAdvanced) | ({
    type: 'monumental.units-retreated';
} & MonumentalUnitsRetreated) | ({
    type: 'monumental.province-conquered';
} & MonumentalProvinceConquered) | ({
    type: 'monumental.warlord-triggered';
} & MonumentalWarlordTriggered) | ({
    type: 'monumental.exploration-token-revealed';
} & MonumentalExplorationTokenRevealed) | ({
    type: 'monumental.barbarian-reward-chosen';
} & MonumentalBarbarianRewardChosen) | ({
    type: 'monumental.free-town-taken';
} & MonumentalFreeTownTaken) | ({
    type: 'monumental.unit-moved';
} & MonumentalUnitMoved) | ({
    type: 'monumental.unit-recalled';
} & MonumentalUnitRecalled) | ({
    type: 'monumental.outpost-built';
} & MonumentalOutpostBuilt) | ({
    type: 'monumental.explorer-moved';
} & MonumentalExplorerMoved) | ({
    type: 'monumental.production-token-collected';
} & MonumentalProductionTokenCollected) | ({
    type: 'monumental.market-token-taken';
} & MonumentalMarketTokenTaken) | ({
    type: 'monumental.market-token-used';
} & MonumentalMarketTokenUsed) | ({
    type: 'monumental.hero-hired';
} & MonumentalHeroHired) | ({
    type: 'monumental.hero-returned';
} & MonumentalHeroReturned) | ({
    type: 'monumental.hero-put-aside';
} & MonumentalHeroPutAside) | ({
    type: 'monumental.heroes-back-to-row';
} & MonumentalHeroesBackToRow) | ({
    type: 'monumental.monster-revealed';
} & MonumentalMonsterRevealed) | ({
    type: 'monumental.monster-attack-started';
} & MonumentalMonsterAttackStarted) | ({
    type: 'monumental.monster-gold-spent';
} & MonumentalMonsterGoldSpent) | ({
    type: 'monumental.monster-slain';
} & MonumentalMonsterSlain) | ({
    type: 'monumental.monster-unbeaten';
} & MonumentalMonsterUnbeaten) | ({
    type: 'eldervale.choose-faction';
} & EldervaleChooseFaction) | ({
    type: 'eldervale.draft-pick';
} & EldervaleDraftPickSeen) | ({
    type: 'eldervale.place-unit';
} & EldervalePlaceUnit) | ({
    type: 'eldervale.regroup';
} & EldervaleRegroup) | ({
    type: 'eldervale.use-ability';
} & EldervaleUseAbility) | ({
    type: 'eldervale.decline';
} & EldervaleDecline) | ({
    type: 'eldervale.enter-monster';
} & EldervaleEnterMonster) | ({
    type: 'eldervale.take-treasure';
} & EldervaleTakeTreasure) | ({
    type: 'eldervale.pick-token';
} & EldervalePickToken) | ({
    type: 'eldervale.pay';
} & EldervalePay) | ({
    type: 'eldervale.reduce-cost';
} & EldervaleReduceCost) | ({
    type: 'eldervale.summon-unit';
} & EldervaleSummonUnit) | ({
    type: 'eldervale.build-dwelling';
} & EldervaleBuildDwelling) | ({
    type: 'eldervale.place-tile';
} & EldervalePlaceTile) | ({
    type: 'eldervale.take-adventure';
} & EldervaleTakeAdventure) | ({
    type: 'eldervale.burn-adventure';
} & EldervaleBurnAdventure) | ({
    type: 'eldervale.keep-or-give';
} & EldervaleKeepOrGive) | ({
    type: 'eldervale.choose-option';
} & EldervaleChooseOption) | ({
    type: 'eldervale.choose-resource';
} & EldervaleChooseResource) | ({
    type: 'eldervale.choose-element';
} & EldervaleChooseElement) | ({
    type: 'eldervale.relocate-marker';
} & EldervaleRelocateMarker) | ({
    type: 'eldervale.decline-power';
} & EldervaleDeclinePower) | ({
    type: 'eldervale.discard-card';
} & EldervaleDiscardCard) | ({
    type: 'eldervale.pick-card';
} & EldervalePickCard) | ({
    type: 'eldervale.choose-unit';
} & EldervaleChooseUnit) | ({
    type: 'eldervale.choose-realm';
} & EldervaleChooseRealm) | ({
    type: 'eldervale.choose-player';
} & EldervaleChoosePlayer) | ({
    type: 'eldervale.done';
} & EldervaleDone) | ({
    type: 'eldervale.retrieve';
} & EldervaleRetrieve) | ({
    type: 'eldervale.choose-battle';
} & EldervaleChooseBattle) | ({
    type: 'eldervale.join-unit';
} & EldervaleJoinUnit) | ({
    type: 'eldervale.end-join';
} & EldervaleEndJoin) | ({
    type: 'eldervale.spend-sword';
} & EldervaleSpendSword) | ({
    type: 'eldervale.end-boost';
} & EldervaleEndBoost) | ({
    type: 'eldervale.choose-die';
} & EldervaleChooseDie) | ({
    type: 'eldervale.pass';
} & EldervalePass) | ({
    type: 'eldervale.use-tactics';
} & EldervaleUseTactics) | ({
    type: 'eldervale.cash-treasure';
} & EldervaleCashTreasure) | ({
    type: 'eldervale.place-treasure';
} & EldervalePlaceTreasure) | ({
    type: 'eldervale.cast-spell';
} & EldervaleCastSpell) | ({
    type: 'eldervale.complete-quest';
} & EldervaleCompleteQuest) | ({
    type: 'eldervale.attach-aura';
} & EldervaleAttachAura) | ({
    type: 'eldervale.use-orb';
} & EldervaleUseOrb) | ({
    type: 'eldervale.hire-mercenary';
} & EldervaleHireMercenary) | ({
    type: 'eldervale.refresh-tactics';
} & EldervaleRefreshTactics) | ({
    type: 'eldervale.use-card-action';
} & EldervaleUseCardAction) | ({
    type: 'eldervale.offer-swap';
} & EldervaleOfferSwapSeen) | ({
    type: 'eldervale.accept-swap';
} & EldervaleAcceptSwap) | ({
    type: 'eldervale.end-turn';
} & EldervaleEndTurn) | ({
    type: 'eldervale.agenda-changed';
} & EldervaleAgendaChanged) | ({
    type: 'eldervale.game-created';
} & EldervaleGameCreated) | ({
    type: 'eldervale.faction-chosen';
} & EldervaleFactionChosen) | ({
    type: 'eldervale.starting-dice-rolled';
} & EldervaleStartingDiceRolled) | ({
    type: 'eldervale.starting-player-set';
} & EldervaleStartingPlayerSet) | ({
    type: 'eldervale.monsters-selected';
} & EldervaleMonstersSelected) | ({
    type: 'eldervale.tiles-revealed';
} & EldervaleTilesRevealed) | ({
    type: 'eldervale.map-built';
} & EldervaleMapBuilt) | ({
    type: 'eldervale.stack-placed';
} & EldervaleStackPlaced) | ({
    type: 'eldervale.monster-spawned';
} & EldervaleMonsterSpawned) | ({
    type: 'eldervale.seat-equipped';
} & EldervaleSeatEquipped) | ({
    type: 'eldervale.table-laid';
} & EldervaleTableLaid) | ({
    type: 'eldervale.pack-dealt';
} & EldervalePackDealtSeen) | ({
    type: 'eldervale.card-drafted';
} & EldervaleCardDraftedSeen) | ({
    type: 'eldervale.packs-passed';
} & EldervalePacksPassed) | ({
    type: 'eldervale.draft-ended';
} & EldervaleDraftEnded) | ({
    type: 'eldervale.play-began';
} & EldervalePlayBegan) | ({
    type: 'eldervale.turn-started';
} & EldervaleTurnStarted) | ({
    type: 'eldervale.regroup-started';
} & EldervaleRegroupStarted) | ({
    type: 'eldervale.regroup-ended';
} & EldervaleRegroupEnded) | ({
    type: 'eldervale.peace-ended';
} & EldervalePeaceEnded) | ({
    type: 'eldervale.turn-ended';
} & EldervaleTurnEnded) | ({
    type: 'eldervale.end-triggered';
} & EldervaleEndTriggered) | ({
    type: 'eldervale.game-ended';
} & EldervaleGameEnded) | ({
    type: 'eldervale.step-skipped';
} & EldervaleStepSkipped) | ({
    type: 'eldervale.declined';
} & EldervaleDeclined) | ({
    type: 'eldervale.ability-used';
} & EldervaleAbilityUsed) | ({
    type: 'eldervale.ability-die-rolled';
} & EldervaleAbilityDieRolled) | ({
    type: 'eldervale.unit-placed';
} & EldervaleUnitPlaced) | ({
    type: 'eldervale.slot-used';
} & EldervaleSlotUsed) | ({
    type: 'eldervale.discount-used';
} & EldervaleDiscountUsed) | ({
    type: 'eldervale.battle-expected';
} & EldervaleBattleExpected) | ({
    type: 'eldervale.battles-forgotten';
} & EldervaleBattlesForgotten) | ({
    type: 'eldervale.placement-eased';
} & EldervalePlacementEased) | ({
    type: 'eldervale.building-eased';
} & EldervaleBuildingEased) | ({
    type: 'eldervale.card-activated';
} & EldervaleCardActivated) | ({
    type: 'eldervale.resource-paid';
} & EldervaleResourcePaid) | ({
    type: 'eldervale.cost-reduced';
} & EldervaleCostReduced) | ({
    type: 'eldervale.resources-gained';
} & EldervaleResourcesGained) | ({
    type: 'eldervale.resource-stolen';
} & EldervaleResourceStolen) | ({
    type: 'eldervale.treasure-taken';
} & EldervaleTreasureTaken) | ({
    type: 'eldervale.treasure-burned';
} & EldervaleTreasureBurned) | ({
    type: 'eldervale.treasure-revealed';
} & EldervaleTreasureRevealed) | ({
    type: 'eldervale.treasure-cashed';
} & EldervaleTreasureCashed) | ({
    type: 'eldervale.treasure-placed';
} & EldervaleTreasurePlaced) | ({
    type: 'eldervale.points-scored';
} & EldervalePointsScored) | ({
    type: 'eldervale.power-gained';
} & EldervalePowerGained) | ({
    type: 'eldervale.power-lost';
} & EldervalePowerLost) | ({
    type: 'eldervale.glory-gained';
} & EldervaleGloryGained) | ({
    type: 'eldervale.glory-lost';
} & EldervaleGloryLost) | ({
    type: 'eldervale.orb-gained';
} & EldervaleOrbGained) | ({
    type: 'eldervale.orb-on-reward';
} & EldervaleOrbOnReward) | ({
    type: 'eldervale.orb-on-square';
} & EldervaleOrbOnSquare) | ({
    type: 'eldervale.orb-on-symbol';
} & EldervaleOrbOnSymbol) | ({
    type: 'eldervale.orb-on-mercenary';
} & EldervaleOrbOnMercenary) | ({
    type: 'eldervale.mercenary-hired';
} & EldervaleMercenaryHired) | ({
    type: 'eldervale.tactics-flipped';
} & EldervaleTacticsFlipped) | ({
    type: 'eldervale.dragon-token-taken';
} & EldervaleDragonTokenTaken) | ({
    type: 'eldervale.magic-drawn';
} & EldervaleMagicDrawnSeen) | ({
    type: 'eldervale.magic-reshuffled';
} & EldervaleMagicReshuffled) | ({
    type: 'eldervale.magic-discarded';
} & EldervaleMagicDiscarded) | ({
    type: 'eldervale.magic-recovered';
} & EldervaleMagicRecovered) | ({
    type: 'eldervale.spell-cast';
} & EldervaleSpellCast) | ({
    type: 'eldervale.spell-resolved';
} & EldervaleSpellResolved) | ({
    type: 'eldervale.quest-completed';
} & EldervaleQuestCompleted) | ({
    type: 'eldervale.aura-attached';
} & EldervaleAuraAttached) | ({
    type: 'eldervale.adventure-taken';
} & EldervaleAdventureTaken) | ({
    type: 'eldervale.adventure-gained';
} & EldervaleAdventureGained) | ({
    type: 'eldervale.adventure-burned';
} & EldervaleAdventureBurned) | ({
    type: 'eldervale.adventure-revealed';
} & EldervaleAdventureRevealed) | ({
    type: 'eldervale.swap-offered';
} & EldervaleSwapOfferedSeen) | ({
    type: 'eldervale.swap-declined';
} & EldervaleSwapDeclinedSeen) | ({
    type: 'eldervale.magic-swapped';
} & EldervaleMagicSwappedSeen) | ({
    type: 'eldervale.ghost-card-revealed';
} & EldervaleGhostCardRevealed) | ({
    type: 'eldervale.unit-moved';
} & EldervaleUnitMoved) | ({
    type: 'eldervale.dwelling-built';
} & EldervaleDwellingBuilt) | ({
    type: 'eldervale.tile-drawn';
} & EldervaleTileDrawn) | ({
    type: 'eldervale.tile-placed';
} & EldervaleTilePlaced) | ({
    type: 'eldervale.stack-exhausted';
} & EldervaleStackExhausted) | ({
    type: 'eldervale.monster-moved';
} & EldervaleMonsterMoved) | ({
    type: 'eldervale.monster-controlled';
} & EldervaleMonsterControlled) | ({
    type: 'eldervale.monster-defeated';
} & EldervaleMonsterDefeated) | ({
    type: 'eldervale.monster-reborn';
} & EldervaleMonsterReborn) | ({
    type: 'eldervale.units-swapped';
} & EldervaleUnitsSwapped) | ({
    type: 'eldervale.battle-triggered';
} & EldervaleBattleTriggered) | ({
    type: 'eldervale.battle-dropped';
} & EldervaleBattleDropped) | ({
    type: 'eldervale.stage-reached';
} & EldervaleStageReached) | ({
    type: 'eldervale.battle-cancelled';
} & EldervaleBattleCancelled) | ({
    type: 'eldervale.joining-forbidden';
} & EldervaleJoiningForbidden) | ({
    type: 'eldervale.swords-forbidden';
} & EldervaleSwordsForbidden) | ({
    type: 'eldervale.chimera-rolled';
} & EldervaleChimeraRolled) | ({
    type: 'eldervale.ghost-bonus-shown';
} & EldervaleGhostBonusShown) | ({
    type: 'eldervale.dice-counted';
} & EldervaleDiceCounted) | ({
    type: 'eldervale.dice-added';
} & EldervaleDiceAdded) | ({
    type: 'eldervale.win-promised';
} & EldervaleWinPromised) | ({
    type: 'eldervale.die-set';
} & EldervaleDieSet) | ({
    type: 'eldervale.dice-rolled';
} & EldervaleDiceRolled) | ({
    type: 'eldervale.dice-rerolled';
} & EldervaleDiceRerolled) | ({
    type: 'eldervale.mimicry-counted';
} & EldervaleMimicryCounted) | ({
    type: 'eldervale.battle-resolved';
} & EldervaleBattleResolved) | ({
    type: 'eldervale.both-rewards-taken';
} & EldervaleBothRewardsTaken) | ({
    type: 'eldervale.reward-chosen';
} & EldervaleRewardChosen) | ({
    type: 'eldervale.units-kept';
} & EldervaleUnitsKept) | ({
    type: 'eldervale.battle-ended';
} & EldervaleBattleEnded) | ({
    type: 'ancient-knowledge.create';
} & AncientKnowledgeCreate) | ({
    type: 'ancient-knowledge.learn';
} & AncientKnowledgeLearn) | ({
    type: 'ancient-knowledge.archive';
} & AncientKnowledgeArchive) | ({
    type: 'ancient-knowledge.excavate';
} & AncientKnowledgeExcavate) | ({
    type: 'ancient-knowledge.search';
} & AncientKnowledgeSearch) | ({
    type: 'ancient-knowledge.discard-opening';
} & AncientKnowledgeDiscardOpeningSeen) | ({
    type: 'ancient-knowledge.discard';
} & AncientKnowledgeDiscardSeen) | ({
    type: 'ancient-knowledge.take';
} & AncientKnowledgeTakeSeen) | ({
    type: 'ancient-knowledge.to-bottom';
} & AncientKnowledgeToBottomSeen) | ({
    type: 'ancient-knowledge.sacrifice';
} & AncientKnowledgeSacrifice) | ({
    type: 'ancient-knowledge.discard-artifact';
} & AncientKnowledgeDiscardArtifact) | ({
    type: 'ancient-knowledge.remove';
} & AncientKnowledgeRemove) | ({
    type: 'ancient-knowledge.choose-monument';
} & AncientKnowledgeChooseMonument) | ({
    type: 'ancient-knowledge.give-lost';
} & AncientKnowledgeGiveLost) | ({
    type: 'ancient-knowledge.swap';
} & AncientKnowledgeSwap) | ({
    type: 'ancient-knowledge.move';
} & AncientKnowledgeMoveMonument) | ({
    type: 'ancient-knowledge.choose-amount';
} & AncientKnowledgeChooseAmount) | ({
    type: 'ancient-knowledge.activate';
} & AncientKnowledgeActivate) | ({
    type: 'ancient-knowledge.end-timeline';
} & AncientKnowledgeEndTimeline) | ({
    type: 'ancient-knowledge.decline';
} & AncientKnowledgeDecline) | ({
    type: 'ancient-knowledge.flip-board';
} & AncientKnowledgeFlipBoard) | ({
    type: 'ancient-knowledge.choose-effect';
} & AncientKnowledgeChooseEffect) | ({
    type: 'ancient-knowledge.choose-player';
} & AncientKnowledgeChoosePlayer) | ({
    type: 'ancient-knowledge.done';
} & AncientKnowledgeDone) | ({
    type: 'ancient-knowledge.pass';
} & AncientKnowledgePass) | ({
    type: 'ancient-knowledge.draw';
} & AncientKnowledgeDraw) | ({
    type: 'ancient-knowledge.remove-instead';
} & AncientKnowledgeRemoveInstead) | ({
    type: 'ancient-knowledge.offer-exchange';
} & AncientKnowledgeOfferExchangeSeen) | ({
    type: 'ancient-knowledge.withdraw-exchange';
} & AncientKnowledgeWithdrawExchange) | ({
    type: 'ancient-knowledge.accept-exchange';
} & AncientKnowledgeAcceptExchangeSeen) | ({
    type: 'ancient-knowledge.refuse-exchange';
} & AncientKnowledgeRefuseExchange) | ({
    type: 'ancient-knowledge.agenda-changed';
} & AncientKnowledgeAgendaChanged) | ({
    type: 'ancient-knowledge.turn-started';
} & AncientKnowledgeTurnStarted) | ({
    type: 'ancient-knowledge.turn-ended';
} & AncientKnowledgeTurnEnded) | ({
    type: 'ancient-knowledge.phase-started';
} & AncientKnowledgePhaseStarted) | ({
    type: 'ancient-knowledge.action-chosen';
} & AncientKnowledgeActionChosen) | ({
    type: 'ancient-knowledge.effect-activated';
} & AncientKnowledgeEffectActivated) | ({
    type: 'ancient-knowledge.effect-had-no-result';
} & AncientKnowledgeEffectHadNoResult) | ({
    type: 'ancient-knowledge.effect-refused';
} & AncientKnowledgeEffectRefused) | ({
    type: 'ancient-knowledge.decline-phase-skip-set';
} & AncientKnowledgeDeclinePhaseSkipSet) | ({
    type: 'ancient-knowledge.decline-phase-skipped';
} & AncientKnowledgeDeclinePhaseSkipped) | ({
    type: 'ancient-knowledge.half-game-reached';
} & AncientKnowledgeHalfGameReached) | ({
    type: 'ancient-knowledge.end-triggered';
} & AncientKnowledgeEndTriggered) | ({
    type: 'ancient-knowledge.round-limit-reached';
} & AncientKnowledgeRoundLimitReached) | ({
    type: 'ancient-knowledge.score-computed';
} & AncientKnowledgeScoreComputed) | ({
    type: 'ancient-knowledge.game-finished';
} & AncientKnowledgeGameFinished) | ({
    type: 'ancient-knowledge.cards-drawn';
} & AncientKnowledgeCardsDrawnSeen) | ({
    type: 'ancient-knowledge.cards-looked-at';
} & AncientKnowledgeCardsLookedAtSeen) | ({
    type: 'ancient-knowledge.cards-revealed';
} & AncientKnowledgeCardsRevealed) | ({
    type: 'ancient-knowledge.card-taken';
} & AncientKnowledgeCardTaken) | ({
    type: 'ancient-knowledge.card-kept';
} & AncientKnowledgeCardKeptSeen) | ({
    type: 'ancient-knowledge.cards-discarded';
} & AncientKnowledgeCardsDiscardedSeen) | ({
    type: 'ancient-knowledge.cards-discarded-openly';
} & AncientKnowledgeCardsDiscardedOpenly) | ({
    type: 'ancient-knowledge.discard-reshuffled';
} & AncientKnowledgeDiscardReshuffled) | ({
    type: 'ancient-knowledge.creation-begun';
} & AncientKnowledgeCreationBegun) | ({
    type: 'ancient-knowledge.cards-paid';
} & AncientKnowledgeCardsPaidSeen) | ({
    type: 'ancient-knowledge.card-created';
} & AncientKnowledgeCardCreated) | ({
    type: 'ancient-knowledge.knowledge-removed';
} & AncientKnowledgeKnowledgeRemoved) | ({
    type: 'ancient-knowledge.knowledge-added';
} & AncientKnowledgeKnowledgeAdded) | ({
    type: 'ancient-knowledge.lost-knowledge-removed';
} & AncientKnowledgeLostKnowledgeRemoved) | ({
    type: 'ancient-knowledge.lost-knowledge-moved';
} & AncientKnowledgeLostKnowledgeMoved) | ({
    type: 'ancient-knowledge.monument-moved';
} & AncientKnowledgeMonumentMoved) | ({
    type: 'ancient-knowledge.monuments-swapped';
} & AncientKnowledgeMonumentsSwapped) | ({
    type: 'ancient-knowledge.monument-dropped';
} & AncientKnowledgeMonumentDropped) | ({
    type: 'ancient-knowledge.timeline-slid';
} & AncientKnowledgeTimelineSlid) | ({
    type: 'ancient-knowledge.monuments-rotated';
} & AncientKnowledgeMonumentsRotated) | ({
    type: 'ancient-knowledge.monuments-straightened';
} & AncientKnowledgeMonumentsStraightened) | ({
    type: 'ancient-knowledge.decline-begun';
} & AncientKnowledgeDeclineBegun) | ({
    type: 'ancient-knowledge.monument-declined';
} & AncientKnowledgeMonumentDeclined) | ({
    type: 'ancient-knowledge.monument-destroyed';
} & AncientKnowledgeMonumentDestroyed) | ({
    type: 'ancient-knowledge.technology-learned';
} & AncientKnowledgeTechnologyLearned) | ({
    type: 'ancient-knowledge.technology-board-flipped';
} & AncientKnowledgeTechnologyBoardFlipped) | ({
    type: 'ancient-knowledge.technologies-revealed';
} & AncientKnowledgeTechnologiesRevealed) | ({
    type: 'ancient-knowledge.technology-board-cleared';
} & AncientKnowledgeTechnologyBoardCleared) | ({
    type: 'ancient-knowledge.technology-board-removed';
} & AncientKnowledgeTechnologyBoardRemoved) | ({
    type: 'ancient-knowledge.technologies-looked-at';
} & AncientKnowledgeTechnologiesLookedAtSeen) | ({
    type: 'ancient-knowledge.technology-put-under';
} & AncientKnowledgeTechnologyPutUnderSeen) | ({
    type: 'ancient-knowledge.technology-moved-to-deck-bottom';
} & AncientKnowledgeTechnologyMovedToDeckBottom) | ({
    type: 'ancient-knowledge.hand-shown';
} & AncientKnowledgeHandShownSeen) | ({
    type: 'ancient-knowledge.card-stolen';
} & AncientKnowledgeCardStolenSeen) | ({
    type: 'ancient-knowledge.cards-exchanged';
} & AncientKnowledgeCardsExchangedSeen) | ({
    type: 'ancient-knowledge.exchange-offered';
} & AncientKnowledgeExchangeOfferedSeen) | ({
    type: 'ancient-knowledge.exchange-withdrawn';
} & AncientKnowledgeExchangeWithdrawn) | ({
    type: 'ancient-knowledge.exchange-refused';
} & AncientKnowledgeExchangeRefused) | ({
    type: 'ancient-knowledge.exchange-lapsed';
} & AncientKnowledgeExchangeLapsed) | ({
    type: 'ancient-knowledge.game-created';
} & AncientKnowledgeGameCreated) | ({
    type: 'ancient-knowledge.start-player-chosen';
} & AncientKnowledgeStartPlayerChosen) | ({
    type: 'ancient-knowledge.teams-formed';
} & AncientKnowledgeTeamsFormed) | ({
    type: 'ancient-knowledge.pile-shuffled';
} & AncientKnowledgePileShuffled) | ({
    type: 'ancient-knowledge.starting-set-dealt';
} & AncientKnowledgeStartingSetDealtSeen) | ({
    type: 'ancient-knowledge.cards-dealt';
} & AncientKnowledgeCardsDealtSeen) | ({
    type: 'ancient-knowledge.opening-card-set-aside';
} & AncientKnowledgeOpeningCardSetAsideSeen) | ({
    type: 'ancient-knowledge.hand-selected';
} & AncientKnowledgeHandSelectedSeen);
/**
 * EventExported
 *
 * One event in an export.
 */
export type EventExported = {
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * When it was recorded.
     */
    at: string;
    /**
     * The payload; `type` names the event. `{"hidden": n}` replaces values that you may not see.
     */
    data: EventData;
    /**
     * The seat that played the command; missing on facts.
     */
    seat?: number | null;
    /**
     * The decision that the command answers; missing on facts.
     */
    decision?: number | null;
    /**
     * The event in words, in the language of `Accept-Language`; missing without that header and for engine-internal facts.
     */
    text?: string | null;
    /**
     * Hash (hex) of the chain link that ends with this event; only on the last event of a link. A link is a move or a group of table events.
     */
    hash?: string | null;
    /**
     * How many draws of each label were made for the chain link that ends with this event; missing where there were none, and in games whose draws go by ply.
     */
    draws?: {
        [key: string]: number;
    };
    /**
     * Commitments to the hidden fields of `data`, by JSON Pointer, each with its salt if you may see the field. See the audit format.
     */
    sealed?: {
        [key: string]: Sealed;
    };
    /**
     * The event type; same as `data.type`.
     */
    type: string;
};
/**
 * Events
 *
 * A page of events, oldest first.
 */
export type Events = {
    /**
     * The events.
     */
    items: Array<Event>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * EvidenceShown
 *
 * The evidence of a dispute, redacted for the caller. Arbiters see all of it; everyone does
 * once the game is over.
 */
export type EvidenceShown = {
    /**
     * Who played, or was refused.
     */
    seat?: number | null;
    /**
     * The table before; none before 0.
     */
    before?: StateShown | null;
    /**
     * The table after the ply.
     */
    after?: StateShown | null;
    /**
     * What the caller would see that the ply has changed, with names.
     */
    differences?: Array<ThingChanged | NumberChanged | ZoneTurned>;
    /**
     * What the seat could have played; missing if you may not see it.
     */
    legal?: LegalThen | null;
    /**
     * The move, as a line.
     */
    notation?: string | null;
    /**
     * The action and its facts, with their words; none for a refusal.
     */
    events?: Array<Event>;
    /**
     * The disputed refusal; missing if a ply is disputed.
     */
    refusal?: RefusalShown | null;
    /**
     * The rules that were named, and those that the events are of.
     */
    rules?: Array<RuleCited>;
    /**
     * The result of deciding it again; missing if you may not see it.
     */
    redecision?: RedecisionShown | null;
    /**
     * The draws of the ply, derived from the seed again.
     */
    draws?: Array<Draw> | null;
    chain: ChainThere;
    dispute: DisputeShown;
};
/**
 * Exchange
 *
 * Something for something else.
 */
export type Exchange = {
    /**
     * Discriminator.
     */
    is: 'exchange';
    /**
     * What is paid, or what has to be so.
     */
    cost: Array<Term | Either | Exchange | Per | Span>;
    /**
     * What is given for it.
     */
    gain: Array<Term | Either | Exchange | Per | Span>;
};
/**
 * Exercise
 *
 * A move that a step asks for.
 */
export type Exercise = {
    /**
     * What to do, in the language of `Accept-Language`.
     */
    asks: string;
    /**
     * What to say to somebody who chooses another legal command, and why.
     */
    otherwise: string;
    /**
     * What to say once it is done.
     */
    done: string;
    /**
     * The commands that it asks for: any of them will do.
     */
    outcomes: Array<Outcome>;
};
/**
 * Export
 *
 * A whole game in one document: everything that you may see of it, and what it can be checked
 * with. `kronika verify` does; the audit format says how.
 */
export type Export = {
    /**
     * What this is, and in which version.
     */
    format: string;
    game: GameExported;
    /**
     * All events, oldest first.
     */
    events: Array<EventExported>;
    proof: Proof;
    /**
     * A signed note over all the rest.
     */
    seal: string;
};
/**
 * Farewell
 *
 * The confirmation required to delete an account.
 */
export type Farewell = {
    /**
     * The name of the account, to confirm it.
     */
    name: string;
};
/**
 * ForcedPlayed
 *
 * The service is about to play the only legal command for a seat, as its preferences ask; the
 * move follows. The event marks the move as automatic.
 */
export type ForcedPlayed = {
    /**
     * Discriminator.
     */
    type: 'table.forced-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a decision; never reused in a game.
     */
    decision: number;
};
/**
 * Forfeit
 *
 * A forfeited seat.
 */
export type Forfeit = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the player resigned or ran out of time.
     */
    why: 'resigned' | 'time';
};
/**
 * Fork
 *
 * A fork to open.
 */
export type Fork = {
    /**
     * The ply from which the fork continues.
     */
    ply: number;
    /**
     * The seats of the fork; by default bots stay bots and you hold every other seat.
     */
    seats?: Array<SeatWanted> | null;
    /**
     * The visibility of the fork; defaults to that of the original game.
     */
    visibility?: 'private' | 'public' | 'unlisted' | null;
};
/**
 * Formula
 *
 * What is printed at one place of a component.
 */
export type Formula = {
    /**
     * What it says (`cost`, `gives`, `step`), as the title names it; the catalogue's `words` translate it.
     */
    role: string;
    /**
     * Amounts and operators, in order.
     */
    parts: Array<Term | Either | Exchange | Per | Span>;
    /**
     * Number of the step, level or age; missing: only one.
     */
    at?: number | null;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type FrameNoneType = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: {
        [key: string]: unknown;
    } | null;
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * GameClosing
 *
 * Why a game is declared void.
 */
export type GameClosing = {
    /**
     * Why. The players read it; it stands in the log of the game for good, so do not name anybody in it, nor mention hidden information.
     */
    reason: string;
};
/**
 * GameDeclaredVoid
 *
 * The game was closed, or it does not count any more.
 */
export type GameDeclaredVoid = {
    /**
     * Discriminator.
     */
    type: 'game-declared-void';
    /**
     * Id of the game.
     */
    game: string;
};
/**
 * GameDescended
 *
 * The game was derived from another game.
 */
export type GameDescended = {
    /**
     * Discriminator.
     */
    type: 'table.game-descended';
    /**
     * `fork`: copies the plies up to `ply`. `import`: repeats every ply with the same seed. `rematch`: copies nothing.
     */
    how: 'fork' | 'import' | 'rematch';
    /**
     * Id of the other game.
     */
    game: string;
    /**
     * The last copied ply; 0 if only the setup was copied.
     */
    ply?: number;
    /**
     * Hash (hex) of the last copied event in the original game; null if none was copied.
     */
    head?: string | null;
};
/**
 * GameExported
 *
 * A game as it stands in an export, whose result is that of the log.
 */
export type GameExported = {
    /**
     * Id of the game; opaque.
     */
    id: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * Who can find and watch the game.
     */
    visibility: 'private' | 'public' | 'unlisted';
    /**
     * Status. A `void` game has no result and does not count.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The seats with an open decision; empty while the game is paused.
     */
    awaits: Array<number>;
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options: Options;
    /**
     * The seats that still have to reveal their entropy text before the game can start.
     */
    entropy_awaited?: Array<number>;
    /**
     * Missing if the game has the default terms.
     */
    terms?: Terms | null;
    /**
     * The game that this one comes from.
     */
    descent?: GameDescended | null;
    /**
     * What is proposed to the table now.
     */
    proposal?: OpenProposal | null;
    /**
     * The reasons why the game is paused; empty if it is not.
     */
    pauses?: Array<Paused>;
    /**
     * The rewinds of the game, in order.
     */
    rewinds?: Array<Rewind>;
    /**
     * The disputes of the game, oldest first.
     */
    disputes?: Array<Dispute>;
    /**
     * The seats that forfeited, and why.
     */
    forfeits?: Array<Forfeit>;
    /**
     * Why the game is void.
     */
    voided?: GameVoided | null;
    /**
     * The final standings; missing until it is finished.
     */
    result?: Result | null;
};
/**
 * GameFinished
 *
 * The game ended with this result. Forfeited seats rank last.
 */
export type GameFinished = {
    /**
     * Discriminator.
     */
    type: 'table.game-finished';
    result: Result;
};
/**
 * GameLine
 *
 * A game in a list of lines.
 */
export type GameLine = {
    /**
     * Id of the game; opaque.
     */
    id: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * Who can find and watch the game.
     */
    visibility: 'private' | 'public' | 'unlisted';
    /**
     * Status. A `void` game has no result and does not count.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The seats with an open decision; empty while the game is paused.
     */
    awaits: Array<number>;
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options: Options;
    /**
     * When it was opened.
     */
    created_at: string;
    /**
     * When the last event was recorded.
     */
    updated_at: string;
    /**
     * When the game started; missing until then.
     */
    started_at?: string | null;
    /**
     * When the game ended or became void; missing until then.
     */
    finished_at?: string | null;
    /**
     * Missing if the game has the default terms.
     */
    terms?: Terms | null;
    /**
     * Final ranks and points. The game resource has the score sheets.
     */
    result?: Summary | null;
    /**
     * How the game stands, if that was asked for and it has started.
     */
    standing?: Standing | null;
    /**
     * Whether the game is paused. `pauses` of the game has the reasons.
     */
    paused?: boolean;
    /**
     * The `after` of the lines that follow this one.
     */
    cursor: string;
    /**
     * The game in notation, if that was asked for.
     */
    record?: Record | null;
};
/**
 * GameListed
 *
 * A game in a list, which may lag behind the game by a moment.
 */
export type GameListed = {
    /**
     * Id of the game; opaque.
     */
    id: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * Who can find and watch the game.
     */
    visibility: 'private' | 'public' | 'unlisted';
    /**
     * Status. A `void` game has no result and does not count.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The seats with an open decision; empty while the game is paused.
     */
    awaits: Array<number>;
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options: Options;
    /**
     * When it was opened.
     */
    created_at: string;
    /**
     * When the last event was recorded.
     */
    updated_at: string;
    /**
     * When the game started; missing until then.
     */
    started_at?: string | null;
    /**
     * When the game ended or became void; missing until then.
     */
    finished_at?: string | null;
    /**
     * Missing if the game has the default terms.
     */
    terms?: Terms | null;
    /**
     * Final ranks and points. The game resource has the score sheets.
     */
    result?: Summary | null;
    /**
     * How the game stands, if that was asked for and it has started.
     */
    standing?: Standing | null;
    /**
     * Whether the game is paused. `pauses` of the game has the reasons.
     */
    paused?: boolean;
};
/**
 * GameOpened
 *
 * The game was opened; the first event of every log.
 */
export type GameOpened = {
    /**
     * Discriminator.
     */
    type: 'table.game-opened';
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * How many seats there are.
     */
    seats: number;
    /**
     * The title's options, as set by the host.
     */
    options: unknown;
};
/**
 * GamePayload
 *
 * The payload about a game, redacted for your account.
 */
export type GamePayload = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The version of the first event.
     */
    version: number;
    /**
     * The ply of the first event.
     */
    ply: number;
    /**
     * The events of this delivery.
     */
    events?: Array<Event>;
    /**
     * The seat whose view this is; missing for the view of a spectator.
     */
    seat?: number | null;
    /**
     * Who played the move.
     */
    by?: number | null;
    /**
     * The move as a line.
     */
    notation?: string | null;
    /**
     * Your seats with a new open decision.
     */
    awaits?: Array<number>;
    /**
     * Of a game that has ended.
     */
    status?: 'finished' | 'open' | 'running' | 'void' | null;
};
/**
 * GameShown
 *
 * A game: what it is, how far it has come, whose decision is awaited.
 */
export type GameShown = {
    /**
     * Id of the game; opaque.
     */
    id: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * Who can find and watch the game.
     */
    visibility: 'private' | 'public' | 'unlisted';
    /**
     * Status. A `void` game has no result and does not count.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The seats with an open decision; empty while the game is paused.
     */
    awaits: Array<number>;
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options: Options;
    /**
     * The seats that still have to reveal their entropy text before the game can start.
     */
    entropy_awaited?: Array<number>;
    /**
     * Missing if the game has the default terms.
     */
    terms?: Terms | null;
    /**
     * The game that this one comes from.
     */
    descent?: GameDescended | null;
    /**
     * What is proposed to the table now.
     */
    proposal?: OpenProposal | null;
    /**
     * The reasons why the game is paused; empty if it is not.
     */
    pauses?: Array<Paused>;
    /**
     * The rewinds of the game, in order.
     */
    rewinds?: Array<Rewind>;
    /**
     * The disputes of the game, oldest first.
     */
    disputes?: Array<Dispute>;
    /**
     * The seats that forfeited, and why.
     */
    forfeits?: Array<Forfeit>;
    /**
     * Why the game is void.
     */
    voided?: GameVoided | null;
    /**
     * When it was opened.
     */
    created_at: string;
    /**
     * When the last event was recorded.
     */
    updated_at: string;
    /**
     * When the game started; missing until then.
     */
    started_at?: string | null;
    /**
     * When the game ended or became void; missing until then.
     */
    finished_at?: string | null;
    /**
     * Who may give seats to bots: the player who opened the game, or the first one at the table if that player has left. Missing once the game has started.
     */
    host?: Account | null;
    /**
     * The clocks of all seats held by persons; missing if the game has no clock.
     */
    clocks?: Array<ClockShown>;
    /**
     * The final standings; missing until it is finished.
     */
    result?: ResultShown | null;
};
/**
 * GameStarted
 *
 * The game started; the title's setup follows.
 */
export type GameStarted = {
    /**
     * Discriminator.
     */
    type: 'table.game-started';
    /**
     * The newest checkpoint that a witness of the service had cosigned, as a signed note: this happened later. Missing if there was none.
     */
    checkpoint?: string;
};
/**
 * GameVoided
 *
 * The game was declared void. Everything in it is public from now on.
 */
export type GameVoided = {
    /**
     * Discriminator.
     */
    type: 'table.game-voided';
    /**
     * Whether the players called the game off, an arbiter annulled it, or an administrator of the service closed it.
     */
    why: 'abandoned' | 'administrator' | 'ruling';
    /**
     * The administrator's reason; missing otherwise.
     */
    reason?: string | null;
};
/**
 * Games
 *
 * A page of games, newest first.
 */
export type Games = {
    /**
     * The games.
     */
    items: Array<GameListed>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Gauge
 *
 * A number shown beside a board, such as points or corn.
 */
export type Gauge = {
    /**
     * Unique in the scene.
     */
    id: string;
    /**
     * What the title calls it; the catalogue's `words` translate it.
     */
    name: string;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    value: number;
    /**
     * Its upper bound; missing: none.
     */
    of?: number | null;
    /**
     * Id in the catalogue of what is counted; missing: none.
     */
    component?: string | null;
    /**
     * Whether it is a part of what the seat would score if the game ended now; those of a board add up.
     */
    tally?: boolean;
    /**
     * Whether it only follows from what else is shown, such as a price now or what the end of the turn will do; that it has changed is no news.
     */
    derived?: boolean;
};
/**
 * GaugeChange
 *
 * A gauge of a board that shows something else.
 */
export type GaugeChange = {
    /**
     * The id of its board.
     */
    board: string;
    gauge: Gauge;
};
/**
 * Health
 *
 * The process runs.
 */
export type Health = {
    /**
     * Always `ok`.
     */
    status?: 'ok';
};
/**
 * Hidden
 *
 * Stands for a value that you may not see.
 */
export type Hidden = {
    /**
     * Number of hidden items; 1 if the value is not a list.
     */
    hidden: number;
};
/**
 * Hint
 *
 * A command as a person would choose it: in words and by clicking.
 */
export type Hint = {
    /**
     * Ids of the scene's zones and items to click, in order; empty for a button.
     */
    path: Array<string>;
    /**
     * The command in words, in the language of `Accept-Language`.
     */
    words: string;
    /**
     * Ids of the rules that say what the command does and when it is legal, the first one first; missing if none is named.
     */
    rules?: Array<string>;
    /**
     * Whether who says it wants nothing more of the turn, or of what is asked outside it; missing if not.
     */
    ends?: boolean;
    /**
     * How much the command says. Those of the same type and path that differ in it alone are one choice of a number; missing if it says none.
     */
    amount?: number | null;
};
/**
 * Home
 *
 * Everything that a first page shows. Without a token: what is public. Games that run have
 * their `standing`.
 */
export type Home = {
    /**
     * What can be played, without the schemas of commands, events and views.
     */
    titles: Array<TitleShown>;
    /**
     * Games that wait for you, the one with the least time left first.
     */
    waiting: Array<GameListed>;
    /**
     * Your running games in which others decide, the latest first.
     */
    others: Array<GameListed>;
    /**
     * Your games that have not started, the newest first.
     */
    opened: Array<GameListed>;
    /**
     * Your games that have ended, the newest first: at most six.
     */
    finished: Array<GameListed>;
    /**
     * Your invitations, oldest first.
     */
    invitations: Array<InvitedTo>;
    /**
     * Disputes in your games: those that are open, and those that were closed in the last 14 days. The latest comes first; at most ten.
     */
    disputes: Array<DisputeInGame>;
    /**
     * Public games with open seats that you do not sit at, the newest first.
     */
    tables: Array<GameListed>;
    /**
     * Public running games, those most worth watching first.
     */
    watching: Array<GameListed>;
    /**
     * A finished public game that is worth seeing again; missing: none.
     */
    featured?: GameListed | null;
};
/**
 * Identities
 *
 * Who the account is at OpenID providers, oldest first.
 */
export type Identities = {
    /**
     * The identities.
     */
    items: Array<Identity>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Identity
 *
 * Who you are at an OpenID provider.
 */
export type Identity = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * The provider: its issuer (OpenID Connect).
     */
    issuer: string;
    /**
     * What you were called there when it was linked.
     */
    name: string;
    /**
     * When it was linked.
     */
    created_at: string;
};
/**
 * IntroductionShown
 *
 * How a title is taught.
 */
export type IntroductionShown = {
    /**
     * Slug of the title.
     */
    title: string;
    /**
     * The rules that the prepared game is played by.
     */
    ruleset: string;
    /**
     * The names of the players, by seat.
     */
    names: Array<string>;
    /**
     * The seat of whoever learns.
     */
    seat: number;
    /**
     * The steps, in order.
     */
    steps: Array<StepListed>;
};
/**
 * Introspection
 *
 * What a token is good for (RFC 7662, 2.2). Of one that is not active nothing else is said.
 */
export type Introspection = {
    /**
     * Whether the token is good now.
     */
    active: boolean;
    /**
     * What it may be used for.
     */
    scope?: string | null;
    /**
     * The app; missing for a token that a person has made.
     */
    client_id?: string | null;
    /**
     * The name of the account.
     */
    username?: string | null;
    /**
     * `Bearer`; missing for a refresh token.
     */
    token_type?: string | null;
    /**
     * When it ends, in seconds since 1970.
     */
    exp?: number | null;
    /**
     * The id of the account.
     */
    sub?: string | null;
    /**
     * Whom the token is for.
     */
    aud?: string | null;
    /**
     * The service that issued it.
     */
    iss?: string | null;
    /**
     * The one seat that it is for, if it is for one (RFC 9396).
     */
    authorization_details?: Array<{
        [key: string]: unknown;
    }> | null;
};
/**
 * IntrospectionRequest
 *
 * A token to look at.
 */
export type IntrospectionRequest = {
    /**
     * The text of a token.
     */
    token: string;
    /**
     * Not needed: a token shows of which kind it is.
     */
    token_type_hint?: string | null;
};
/**
 * InvalidValue
 *
 * One value of a request that is wrong: where it stands, and what is wrong with it. It has one
 * of `pointer`, `parameter` and `header`.
 */
export type InvalidValue = {
    /**
     * Where it stands in the body, or is missing: a JSON pointer (RFC 6901).
     */
    pointer?: string | null;
    /**
     * The name of the parameter of query or path.
     */
    parameter?: string | null;
    /**
     * The name of the request header.
     */
    header?: string | null;
    /**
     * What is wrong with it, in the language of `Accept-Language`.
     */
    detail: string;
    /**
     * Which sentence `detail` is, the same in every language: for clients.
     */
    key?: string | null;
    /**
     * The values in that sentence: numbers, seats, ids of components.
     */
    args?: {
        [key: string]: unknown;
    } | null;
};
/**
 * InvitationSeen
 *
 * What somebody who has an invitation code may see of the table before they sit down.
 */
export type InvitationSeen = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * When the invitation expires.
     */
    expires_at: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The ruleset; it never changes during the game.
     */
    ruleset: string;
    /**
     * Who can find and watch the game.
     */
    visibility: 'private' | 'public' | 'unlisted';
    /**
     * Status; one can sit down while it is `open`.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options: Options;
    /**
     * Missing if the game has the default terms.
     */
    terms?: Terms | null;
    /**
     * The account that sent the invitation; missing if it was deleted.
     */
    invited_by?: Account | null;
    /**
     * The seat that is reserved; missing if none is.
     */
    seat?: number | null;
    /**
     * The seats that can be taken with the code.
     */
    free?: Array<number>;
};
/**
 * InvitationShown
 *
 * An invitation.
 */
export type InvitationShown = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * When the invitation expires.
     */
    expires_at: string;
    /**
     * Who is invited.
     */
    account?: Account | null;
    /**
     * The account that sent the invitation; missing if it was deleted.
     */
    invited_by?: Account | null;
    /**
     * The seat that is reserved; missing if none is.
     */
    seat?: number | null;
    /**
     * The invitation code; shown only when the invitation is created.
     */
    code?: string | null;
    /**
     * When somebody first followed the link; missing until then.
     */
    opened_at?: string | null;
    /**
     * When somebody who has the link last declined; the link stays valid. Missing until then.
     */
    declined_at?: string | null;
};
/**
 * Invitations
 *
 * Invitations, oldest first.
 */
export type Invitations = {
    /**
     * The invitations.
     */
    items: Array<InvitationShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * InvitedTo
 *
 * An invitation of yours, and the game that it is to.
 */
export type InvitedTo = {
    invitation: InvitationShown;
    /**
     * Missing while the list has not seen the game.
     */
    game?: GameListed | null;
};
/**
 * Item
 *
 * A visible object: a card, worker, cube or tile.
 */
export type Item = {
    /**
     * Unique in the scene; stays with the thing as long as viewers can follow it.
     */
    id: string;
    /**
     * What sort of thing it is, as the title names it.
     */
    kind: string;
    /**
     * Its id in the catalogue; null if you may not know it, or there is none.
     */
    component?: string | null;
    /**
     * Its place in the zone, by the zone's layout: (slot), (column, row) or (q, r).
     */
    at?: Array<number>;
    /**
     * The seat whose colour it has; missing: nobody's.
     */
    owner?: number | null;
    /**
     * How many equal things it stands for.
     */
    count?: number;
    /**
     * Which side is seen.
     */
    face?: 'down' | 'up';
    /**
     * Degrees, clockwise.
     */
    turned?: number;
    /**
     * A few characters to print on it.
     */
    label?: string;
    /**
     * Small signs beside it (`new`, `activated`), as the title names them.
     */
    marks?: Array<string>;
};
/**
 * ItemChange
 *
 * An item that is new in the scene, lies elsewhere, or looks different.
 */
export type ItemChange = {
    /**
     * The kind of change. `changed`: the item is in the same place but looks different.
     */
    what: 'appeared' | 'changed' | 'moved';
    /**
     * The id of the zone in which it lies now.
     */
    zone: string;
    /**
     * Its place among the items of the zone, from 0.
     */
    index: number;
    item: Item;
    /**
     * The zone in which it lay before, if that is another one.
     */
    from?: string | null;
};
/**
 * KeyShown
 *
 * A public key of the service.
 */
export type KeyShown = {
    /**
     * `<name>+<id>+<base64>`, as in the signed-note format.
     */
    key: string;
    /**
     * Whether this process signs with it.
     */
    current: boolean;
    /**
     * The ML-DSA-44 key that signs the root log beside it (C2SP tlog-cosignature); of the current key only.
     */
    ml_dsa?: string | null;
    /**
     * The start of the key's validity, if an older key endorsed it.
     */
    since?: string | null;
    /**
     * The end of the key's validity: it was replaced or revoked. Signatures for later times are invalid.
     */
    until?: string | null;
};
/**
 * Keys
 *
 * Every signing key that the service has used, oldest first.
 */
export type Keys = {
    /**
     * The keys.
     */
    items: Array<KeyShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
    /**
     * Signed notes that endorse new keys and revoke old ones. They let you derive trust in the current key from an earlier one.
     */
    notes?: Array<string>;
};
/**
 * LeaderShown
 *
 * A line of a leaderboard.
 */
export type LeaderShown = {
    /**
     * Finished games that count towards the leaderboard.
     */
    games: number;
    /**
     * Games that ended on rank 1, alone or shared.
     */
    wins: number;
    /**
     * Mean share of opponents beaten per game, 0 to 1.
     */
    beaten: number;
    /**
     * The mean, to two decimals.
     */
    points_average: number;
    /**
     * The most points in one game.
     */
    points_best: number;
    account: Account;
};
/**
 * Leaderboard
 *
 * A page of a leaderboard, best first.
 */
export type Leaderboard = {
    /**
     * The lines.
     */
    items: Array<LeaderShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
    /**
     * Your own line; missing if you have no games that count, or sent no token.
     */
    me?: PlaceShown | null;
};
/**
 * LeaseExtended
 *
 * How long a lease is to last.
 */
export type LeaseExtended = {
    /**
     * From now on.
     */
    seconds?: number;
};
/**
 * LeaseList
 *
 * The leases of an account, the one that ends first comes first.
 */
export type LeaseList = {
    /**
     * The leases.
     */
    items: Array<LeaseShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * LeaseShown
 *
 * A turn that a worker has taken: nobody else gets it until the lease ends.
 */
export type LeaseShown = {
    /**
     * Opaque. Send it as `Kronika-Lease` with the move.
     */
    id: string;
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The seat that must decide.
     */
    seat: number;
    /**
     * The worker that took it.
     */
    worker: string;
    /**
     * When the lease ends, by the clock of the service. It ends earlier when the seat has nothing more to decide.
     */
    until: string;
};
/**
 * LeasesTaken
 *
 * What a worker was given.
 */
export type LeasesTaken = {
    /**
     * The most urgent turn first. Empty: there is none to take.
     */
    leases: Array<LeaseShown>;
};
/**
 * LeasesWanted
 *
 * Who takes how many turns.
 */
export type LeasesWanted = {
    /**
     * Your name for the worker, such as a host and a process number. It need not be registered. A worker gets turns of games that it had before first.
     */
    worker: string;
    /**
     * Maximum number of leases.
     */
    most?: number;
    /**
     * How long the lease lasts. Extend it before that if you need longer.
     */
    seconds?: number;
    /**
     * If there is no turn to take, wait up to this many seconds for one.
     */
    wait?: number;
};
/**
 * Legal
 *
 * Every command that is accepted from a seat now.
 */
export type Legal = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat's open decision; null if it has none.
     */
    decision: number | null;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The commands; none when the seat is not awaited.
     */
    commands: Array<Command>;
    /**
     * The prompt of the decision, in the language of `Accept-Language`; null if there is no open decision.
     */
    asks?: string | null;
    /**
     * Ids of the rules by which the decision is taken, the first one first. `GET /v1/titles/{title}/rules/{rule}` gives their texts.
     */
    rules?: Array<string>;
    /**
     * Whether the decision is no part of a turn of the seat: a choice that all make at once, or an answer to what others do.
     */
    aside?: boolean;
    /**
     * A hint for each command, in the order of `commands`.
     */
    hints?: Array<Hint>;
    /**
     * The takeback that the seat can propose; null if there is none.
     */
    undo?: Undo | null;
    /**
     * What the seat sees, is part of the decision and cannot be chosen, by the reasons why not. A path stands once for each type of command that it would say. Null unless asked for.
     */
    refused?: Array<Obstacle> | null;
};
/**
 * LegalThen
 *
 * What the seat could have played then.
 */
export type LegalThen = {
    /**
     * The decision that was open; null: none.
     */
    decision: number | null;
    /**
     * Every command that was legal.
     */
    commands: Array<Command>;
    /**
     * The prompt of the decision, in the language of `Accept-Language`.
     */
    asks?: string | null;
    /**
     * Each command in the language of `Accept-Language`, in the order of `commands`.
     */
    words?: Array<string>;
};
/**
 * LimitsShown
 *
 * All limits of the service.
 */
export type LimitsShown = {
    /**
     * Budgets of requests.
     */
    budgets: Array<BudgetShown>;
    /**
     * Maximum number of open streams per token; null if unlimited.
     */
    streams_per_token: number | null;
    /**
     * Maximum number of open streams per address; null if unlimited.
     */
    streams_per_address: number | null;
    /**
     * Maximum number of unfinished games that an account has opened; null if unlimited.
     */
    games_per_account: number | null;
    /**
     * Maximum number of running games that only bots play; null if unlimited.
     */
    bot_games_per_account: number | null;
    /**
     * Maximum number of personal tokens of an account; null if unlimited.
     */
    tokens_per_account: number | null;
    /**
     * Maximum number of browsers signed in to an account.
     */
    sessions_per_account: number;
    /**
     * Maximum number of passkeys of an account.
     */
    passkeys_per_account: number;
    /**
     * Maximum number of persons at the OpenID provider who belong to an account.
     */
    identities_per_account: number;
};
/**
 * Line
 *
 * One line of a score sheet.
 */
export type Line = {
    /**
     * What the points are for.
     */
    label: string;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
};
/**
 * ListEnd
 *
 * The last line. A response without it was cut off.
 */
export type ListEnd = {
    /**
     * Discriminator.
     */
    type: 'end';
    /**
     * How many lines came before this one.
     */
    lines: number;
};
/**
 * LogEnd
 *
 * The last line. A response without it was cut off.
 */
export type LogEnd = {
    /**
     * Discriminator.
     */
    type: 'end';
    /**
     * How many lines came before this one.
     */
    lines: number;
    /**
     * The position to go on from, for `after`.
     */
    position: string;
    /**
     * Whether the `limit` has cut off something.
     */
    more: boolean;
};
/**
 * LogEvent
 *
 * An event of a public game, as it was public when it was recorded.
 */
export type LogEvent = {
    /**
     * Discriminator.
     */
    type: 'log.event';
    /**
     * The partition of the log that the game belongs to.
     */
    partition: number;
    /**
     * Position in the partition; that of a revelation is where the game ended.
     */
    position: number;
    /**
     * Id of the game; opaque.
     */
    game: string;
    event: Event;
};
/**
 * LogRevelation
 *
 * An earlier event of a game that is over now, with everything that it had hidden.
 */
export type LogRevelation = {
    /**
     * Discriminator.
     */
    type: 'log.revealed';
    /**
     * The partition of the log that the game belongs to.
     */
    partition: number;
    /**
     * Position in the partition; that of a revelation is where the game ended.
     */
    position: number;
    /**
     * Id of the game; opaque.
     */
    game: string;
    event: Event;
};
/**
 * Look
 *
 * How a client without pictures draws a component.
 */
export type Look = {
    /**
     * The outline.
     */
    shape: 'board' | 'card' | 'die' | 'gear' | 'hex' | 'space' | 'tile' | 'token' | 'track' | 'worker';
    /**
     * A word of the title's palette (`brown`, `jade`) or `#rrggbb`; empty: none.
     */
    colour?: string;
    /**
     * At most three characters that stand for it; empty: none.
     */
    glyph?: string;
};
/**
 * Lying
 *
 * Where a thing lies, and how.
 */
export type Lying = {
    /**
     * The id of the zone.
     */
    zone: string;
    /**
     * In the language of `Accept-Language`.
     */
    name: string;
    /**
     * The seat on whose board the zone is.
     */
    seat?: number | null;
    /**
     * Its place in the zone.
     */
    at?: Array<number>;
    /**
     * What is printed on it.
     */
    label?: string;
    /**
     * `up` or `down`.
     */
    face?: string;
    /**
     * Degrees, clockwise.
     */
    turned?: number;
    /**
     * How many equal things it stands for.
     */
    count?: number;
    /**
     * The names of its marks.
     */
    marks?: Array<string>;
};
/**
 * Milestone
 *
 * Something that divides a game: a Food Day, the end of an age.
 */
export type Milestone = {
    /**
     * Its sign, as in formulas of the catalogue.
     */
    sign: string;
    /**
     * In the language of `Accept-Language`.
     */
    text: string;
};
/**
 * MoveList
 *
 * A page of the history, oldest first.
 */
export type MoveList = {
    /**
     * The moves.
     */
    items: Array<MoveListed>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * MoveListed
 *
 * A move in the history of the game.
 */
export type MoveListed = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The command in notation, redacted for the caller.
     */
    notation: string;
    /**
     * The action event, its facts, and the table events that followed the move.
     */
    events: Array<Event>;
    /**
     * When it was played.
     */
    at: string;
    /**
     * The move in one line: by the event that tells it best, in the language of `Accept-Language`; missing without that header, and for titles without words.
     */
    told?: string | null;
    /**
     * The ply on which the move was played; missing if it is the previous ply.
     */
    parent?: number | null;
    /**
     * False if the ply is on a branch that a rewind abandoned.
     */
    in_force?: boolean;
};
/**
 * MovePassed
 *
 * A move between two steps, in words.
 */
export type MovePassed = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The move, in the language of `Accept-Language`.
     */
    text: string;
    /**
     * What it changes in the scene before it; the first scene is that behind the step before. Missing: nothing.
     */
    changes?: SceneChanges | null;
};
/**
 * MovePlayed
 *
 * A move: one accepted command, with its action event and its facts.
 */
export type MovePlayed = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * The action event, then its facts.
     */
    events: Array<Event>;
};
/**
 * MoveRefused
 *
 * A move that somebody may want to make there, and that the rules refuse.
 */
export type MoveRefused = {
    /**
     * The question that it answers, in the language of `Accept-Language`.
     */
    asks: string;
    /**
     * Ids to click to say it, in order; empty for a button.
     */
    path: Array<string>;
    /**
     * The refused command, in the language of `Accept-Language`.
     */
    words: string;
    /**
     * Why the rules refuse it, in the language of `Accept-Language`.
     */
    because: string;
    /**
     * The rule that forbids it.
     */
    rule: RuleText;
};
/**
 * MoveTold
 *
 * A move in one line.
 */
export type MoveTold = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was done, in the language of `Accept-Language`.
     */
    text: string;
    /**
     * What it changed in numbers, as you may see it; those of `seat` first.
     */
    amounts?: Array<AmountChanged>;
    /**
     * What divides the game there.
     */
    milestones?: Array<Milestone>;
};
/**
 * Moves
 *
 * Commands to play in order, all or none.
 */
export type Moves = {
    /**
     * The seat that acts: one of yours.
     */
    seat: number;
    /**
     * One to a hundred, in order.
     */
    commands: Array<Command>;
    /**
     * The decision that the first command answers; defaults to the seat's open decision. Each further command answers the decision that is open for the seat at that point.
     */
    decision?: number | null;
    /**
     * If true, nothing is played; the response shows what would happen. Hidden information is replaced by random possibilities, so draws are examples only.
     */
    dry_run?: boolean;
};
/**
 * MovesPlayed
 *
 * The moves played, and the state of the game after them.
 */
export type MovesPlayed = {
    /**
     * The moves, in the order of the commands.
     */
    moves: Array<MovePlayed>;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The seats that have to decide now.
     */
    awaits: Array<number>;
    /**
     * The signed receipt of the moves; missing for a dry run.
     */
    receipt?: Receipt | null;
};
/**
 * Name
 *
 * A proper name in English and, where the source has one, in Czech.
 */
export type Name = {
    /**
     * In English.
     */
    en: string;
    /**
     * In Czech; null if the source has no Czech name.
     */
    cs?: string | null;
};
/**
 * NewAccount
 *
 * An account to create.
 */
export type NewAccount = {
    /**
     * The name; null or omitted for a guest, whom the service names: `Guest 4821`, or `Host 4821` in Czech.
     */
    name?: string | null;
    /**
     * Whether the owner has marked the account as a bot.
     */
    bot?: boolean;
    /**
     * When the token expires, at most 100 years from now; omit it for a token that does not expire.
     */
    expires_at?: string | null;
    /**
     * A code from whoever runs the service, with or without its dashes; needed if sign-up asks for one (`GET /v1/signup`), ignored otherwise.
     */
    code?: string | null;
};
/**
 * NewApp
 *
 * An app to register.
 */
export type NewApp = {
    /**
     * The name that players see.
     */
    name: string;
    /**
     * A page about the app; null if there is none.
     */
    home?: string | null;
    /**
     * Where players may be sent back to: `https://` addresses, compared exactly; `http://127.0.0.1/...` and `http://[::1]/...`, on any port, for programs on the player's machine; a scheme of the app's own with a dot in it (`com.example.app:/...`). None are needed for the device grant.
     */
    redirect_uris?: Array<string>;
};
/**
 * NewCode
 *
 * A code to create.
 */
export type NewCode = {
    /**
     * What administrators know it by.
     */
    label: string;
    /**
     * How many accounts it is good for.
     */
    uses: number;
    /**
     * When it expires, at most 366 days from now.
     */
    expires_at: string;
};
/**
 * NewDispute
 *
 * What a seat disputes: either a ply, or a refused command.
 */
export type NewDispute = {
    /**
     * The seat that acts: one of yours.
     */
    seat: number;
    /**
     * Your complaint. You and arbiters can read it; once the game is over, everyone can. It is erased when your account is deleted.
     */
    complaint: string;
    /**
     * The ply that is wrong; 0 is the setup.
     */
    ply?: number | null;
    /**
     * The refusal that is wrong, as its problem named it.
     */
    refusal?: string | null;
};
/**
 * NewGame
 *
 * A game to open. It starts automatically when no seat is open.
 */
export type NewGame = {
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * The seats in clockwise order; the first is seat 0.
     */
    seats: Array<SeatWanted>;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options?: Options;
    /**
     * The ruleset; defaults to the title's current one.
     */
    ruleset?: string | null;
    /**
     * `public`: listed, anyone can watch. `unlisted`: not listed; anyone with the id can watch. `private`: only the players, and arbiters as spectators.
     */
    visibility?: 'private' | 'public' | 'unlisted';
    /**
     * Terms of the game: clock, takebacks, and what happens during a dispute.
     */
    terms?: Terms;
};
/**
 * NewInvitation
 *
 * An invitation: for an account or, without `account`, for anyone who has the returned code.
 */
export type NewInvitation = {
    /**
     * Name or id of an account.
     */
    account?: string | null;
    /**
     * An open seat to reserve.
     */
    seat?: number | null;
    /**
     * Validity of the invitation, in hours.
     */
    hours?: number;
};
/**
 * NewPasskey
 *
 * A passkey to register.
 */
export type NewPasskey = {
    /**
     * Id of the ceremony. It is good for one answer, within five minutes.
     */
    ceremony: string;
    /**
     * What you call the passkey: `Phone`, `Key ring`.
     */
    name: string;
    /**
     * What the browser has answered: the `toJSON()` of its `PublicKeyCredential`.
     */
    credential: {
        [key: string]: unknown;
    };
};
/**
 * NewSession
 *
 * A session to begin.
 */
export type NewSession = {
    /**
     * Whether the session takes the place of the token (or session) that authenticates this request, which is then revoked.
     */
    replace?: boolean;
    /**
     * When the session ends in any case, at most 100 years from now; omit it for one that lasts as long as it is used.
     */
    expires_at?: string | null;
};
/**
 * NewSuspension
 *
 * How long an account is suspended, and why.
 */
export type NewSuspension = {
    /**
     * Why. The owner of the account reads it in the problem that refuses their requests; it is erased with the account.
     */
    reason: string;
    /**
     * When it ends; null or omitted: not until it is lifted.
     */
    until?: string | null;
};
/**
 * NewToken
 *
 * A token to make.
 */
export type NewToken = {
    /**
     * A label that helps you recognise the token.
     */
    name: string;
    /**
     * What the token may be used for.
     */
    scopes: Array<Scope>;
    /**
     * When the token expires, at most 100 years from now; omit it for a token that does not expire.
     */
    expires_at?: string | null;
};
/**
 * NewVerdict
 *
 * What an arbiter decides.
 */
export type NewVerdict = {
    /**
     * Whether the complaint was right.
     */
    verdict: 'dismissed' | 'upheld';
    /**
     * The reasons for the verdict. They are recorded permanently and are public at once, so do not mention hidden information while the game is running.
     */
    ruling: string;
    /**
     * The remedy; required if the dispute is upheld, not allowed if it is dismissed. `rewind` continues the game from a ply (the current one if nothing has to be undone); `annul` declares it void. A finished game can only be annulled, because its seed and hands are public.
     */
    remedy?: ({
        type: 'rewind';
    } & RewindTo) | ({
        type: 'annul';
    } & Annul) | null;
};
/**
 * NewWebhook
 *
 * A webhook to make.
 */
export type NewWebhook = {
    /**
     * The receiver's URL: https, a public host, port 443 or 8443, without user name or password. The operator may allow others.
     */
    url: string;
    /**
     * The event types to deliver. `game.started`, `game.ended`: the game started or ended. `game.move`: a move with its facts. `game.turn`: a decision of yours is open. `game.disputed`, `game.dispute-closed`: somebody at the table opened a dispute, or it was decided or withdrawn. `game.event`: every event of the log, one delivery each.
     */
    types?: Array<'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.event' | 'game.move' | 'game.started' | 'game.turn'>;
    /**
     * The games to deliver; by default every game in which you have a seat, now or later.
     */
    games?: Array<string> | null;
    /**
     * For you.
     */
    description?: string;
};
/**
 * News
 *
 * A notification about one of your games, and its current state.
 */
export type News = {
    /**
     * What has happened.
     */
    type: 'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.started' | 'game.turn';
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Status of the game.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * Those of your seats that are awaited.
     */
    seats: Array<number>;
    /**
     * Number of the dispute that was opened or closed; otherwise missing.
     */
    dispute?: number | null;
};
/**
 * Nothing
 *
 * No query parameters, or an empty body.
 */
export type Nothing = {
    [key: string]: never;
};
/**
 * NumberChanged
 *
 * A number that is another one.
 */
export type NumberChanged = {
    /**
     * Discriminator.
     */
    type: 'amount';
    /**
     * In the language of `Accept-Language`.
     */
    name: string;
    /**
     * The id of the gauge, of the heap, or of the zone with hidden things.
     */
    id: string;
    /**
     * What it counts, as the title names it.
     */
    kind: string;
    /**
     * Missing: there was no such number.
     */
    before?: number | null;
    /**
     * Missing: there is no such number.
     */
    after?: number | null;
    /**
     * Catalogue id of what is counted.
     */
    component?: string | null;
    /**
     * Whose number it is; missing: nobody's.
     */
    seat?: number | null;
    /**
     * Whether it is a part of what the seat would score now.
     */
    tally?: boolean;
};
/**
 * OAuthError
 *
 * An error of OAuth 2.
 */
export type OAuthError = {
    /**
     * The error, as RFC 6749 (5.2) and its extensions name it.
     */
    error: string;
    /**
     * What is wrong, in English, for developers.
     */
    error_description?: string | null;
};
/**
 * Obstacle
 *
 * A reason why things cannot be chosen.
 */
export type Obstacle = {
    /**
     * Id of the rule that refuses the commands.
     */
    rule: string;
    /**
     * What is in the way, in the language of `Accept-Language`.
     */
    because: string;
    /**
     * Ids of the scene's zones and items: the last of each path cannot be chosen after the others, which can. Whatever command goes on from there is refused.
     */
    paths: Array<Array<string>>;
};
/**
 * OldLogShown
 *
 * A log of an older epoch, as it was signed, and what is left of it.
 */
export type OldLogShown = {
    /**
     * Which log: the first line of its checkpoints.
     */
    origin: string;
    /**
     * Number of links in the log of a partition.
     */
    size: number;
    /**
     * The root over so many leaves.
     */
    root: string;
    /**
     * The log of the new epoch begins with at least so many of them.
     */
    remaining: number;
    /**
     * Nothing is lost that was recorded before; missing: anything may be.
     */
    lost_from?: string | null;
};
/**
 * Onward
 *
 * Where a browser goes on.
 */
export type Onward = {
    /**
     * The address of the app, with the answer for it.
     */
    location: string;
};
/**
 * OpenProposal
 *
 * The open proposal.
 */
export type OpenProposal = {
    /**
     * Its number in the game, from 1.
     */
    number: number;
    /**
     * The seat that proposed it.
     */
    seat: number;
    /**
     * What is proposed.
     */
    proposal: ({
        type: 'take-back';
    } & TakeBack) | ({
        type: 'pause';
    } & Pause) | ({
        type: 'resume';
    } & Resume) | ({
        type: 'call-off';
    } & CallOff);
    /**
     * The last ply when the proposal was made.
     */
    ply: number;
    /**
     * The seats that have agreed so far; the proposer is one of them.
     */
    agreed: Array<number>;
};
export type Options = AncientKnowledgeOptions | EldervaleOptions | MonumentalOptions | ThroughTheAgesOptions | TzolkinOptions;
/**
 * OrderingPass
 *
 * How long windows of the kind are passed.
 */
export type OrderingPass = {
    /**
     * `turn`: until your next turn begins. `end`: until the game ends.
     */
    until?: 'end' | 'turn';
};
/**
 * Outcome
 *
 * What comes of a move that a step asks for.
 */
export type Outcome = {
    /**
     * Place of the command in `legal.commands`.
     */
    index: number;
    /**
     * What the rules make of it, and of the payments and choices that belong to it, in the language of `Accept-Language`.
     */
    texts?: Array<string>;
    /**
     * What it changes in the scene; missing: nothing.
     */
    changes?: SceneChanges | null;
};
/**
 * Outside
 *
 * The OpenID provider whose people may sign in.
 */
export type Outside = {
    /**
     * What people call it.
     */
    name: string;
};
/**
 * OutsideBegun
 *
 * Where to sign in.
 */
export type OutsideBegun = {
    /**
     * Address at the provider to lead the browser to.
     */
    location: string;
};
/**
 * OutsideSignIn
 *
 * A sign-in at the OpenID provider.
 */
export type OutsideSignIn = {
    /**
     * Path of the page of this service to come back to. If the sign-in is refused, its query parameter `sign_in_refused` says why.
     */
    back?: string;
    /**
     * Whether the person at the provider is to belong to the account that authenticates this request, which needs the scope `account`.
     */
    link?: boolean;
};
/**
 * OwnApp
 *
 * An app of yours.
 */
export type OwnApp = {
    /**
     * The client id; public, and never changes.
     */
    id: string;
    /**
     * The name that players see.
     */
    name: string;
    /**
     * A page about it; null if there is none.
     */
    home: string | null;
    /**
     * Where players may be sent back to.
     */
    redirect_uris: Array<string>;
    /**
     * When it was registered.
     */
    created_at: string;
};
/**
 * ParkedShown
 *
 * A parked game: the projection could not apply one of its events and skips it.
 */
export type ParkedShown = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The event that could not be applied.
     */
    version: number;
    /**
     * Its type.
     */
    type: string;
    /**
     * Events of the game that were skipped since.
     */
    waiting: number;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * When it was first given up.
     */
    parked_at: string;
};
/**
 * Part
 *
 * A piece of a sentence, and what it names.
 */
export type Part = {
    /**
     * In the language of `Accept-Language`; all in a row are the sentence.
     */
    text: string;
    /**
     * What it names: a catalogue id, or a key of the catalogue's `words`.
     */
    of?: string | null;
    /**
     * How many of it there are.
     */
    count?: number | null;
    /**
     * The seat that it names.
     */
    seat?: number | null;
};
/**
 * PassOrdered
 *
 * A seat created a standing pass for a window kind.
 */
export type PassOrdered = {
    /**
     * Discriminator.
     */
    type: 'table.pass-ordered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A kind of window, as the title names it.
     */
    kind: string;
    /**
     * `turn`: until its next own turn begins; `end`: for the whole game.
     */
    until: 'end' | 'turn';
    /**
     * The number of turns that the seat had begun.
     */
    turns: number;
};
/**
 * PassPlayed
 *
 * The service is about to play a standing pass; the move follows. The event marks the move as
 * automatic.
 */
export type PassPlayed = {
    /**
     * Discriminator.
     */
    type: 'table.pass-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A kind of window, as the title names it.
     */
    kind: string;
    /**
     * Id of a decision; never reused in a game.
     */
    decision: number;
};
/**
 * PassShown
 *
 * A standing pass: windows of this kind are passed for the seat.
 */
export type PassShown = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A kind of window, as the title names it.
     */
    kind: string;
    /**
     * `turn`: until the seat's next own turn begins; `end`: for the whole game.
     */
    until: 'end' | 'turn';
};
/**
 * PassWithdrawn
 *
 * A seat withdrew a standing pass.
 */
export type PassWithdrawn = {
    /**
     * Discriminator.
     */
    type: 'table.pass-withdrawn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A kind of window, as the title names it.
     */
    kind: string;
};
/**
 * Passes
 *
 * The standing passes of a seat.
 */
export type Passes = {
    /**
     * The passes.
     */
    items: Array<PassShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
    /**
     * Every kind of window that the title knows.
     */
    kinds: Array<string>;
};
/**
 * Passkey
 *
 * A passkey of your account.
 */
export type Passkey = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * What you call it.
     */
    name: string;
    /**
     * When it was registered.
     */
    created_at: string;
    /**
     * The hour in which it last signed you in; null if it has not been used.
     */
    last_used_at?: string | null;
    /**
     * Whether several of your devices can have it. One that is not synced is lost with its device.
     */
    synced: boolean;
};
/**
 * PasskeyAnswer
 *
 * The answer of a passkey, to sign in by.
 */
export type PasskeyAnswer = {
    /**
     * Id of the ceremony. It is good for one answer, within five minutes.
     */
    ceremony: string;
    /**
     * What the browser has answered: the `toJSON()` of its `PublicKeyCredential`.
     */
    credential: {
        [key: string]: unknown;
    };
};
/**
 * PasskeyChange
 *
 * The new name of a passkey.
 */
export type PasskeyChange = {
    /**
     * What you call the passkey: `Phone`, `Key ring`.
     */
    name: string;
};
/**
 * PasskeyOptions
 *
 * What a browser needs to ask for a passkey.
 */
export type PasskeyOptions = {
    /**
     * Id of the ceremony. It is good for one answer, within five minutes.
     */
    ceremony: string;
    /**
     * For `navigator.credentials` (WebAuthn), as JSON: `PublicKeyCredentialCreationOptionsJSON` to make a passkey, `PublicKeyCredentialRequestOptionsJSON` to sign in.
     */
    options: {
        [key: string]: unknown;
    };
};
/**
 * Passkeys
 *
 * The passkeys of the account, oldest first.
 */
export type Passkeys = {
    /**
     * The passkeys.
     */
    items: Array<Passkey>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Pause
 *
 * Pause the game and its clocks.
 */
export type Pause = {
    /**
     * Discriminator.
     */
    type: 'pause';
    /**
     * For how many hours, 1 to 2160 (90 days).
     */
    hours: number;
};
/**
 * Paused
 *
 * The game was paused: by agreement, until a given time, or for a dispute, until it is
 * decided.
 */
export type Paused = {
    /**
     * Discriminator.
     */
    type: 'table.paused';
    /**
     * The cause of the pause: an agreement or a dispute.
     */
    why: 'agreed' | 'dispute';
    /**
     * When the pause ends; null if it lasts until the dispute is decided.
     */
    until?: string | null;
};
/**
 * Payload
 *
 * The body of a delivery.
 */
export type Payload = {
    /**
     * What has happened.
     */
    type: 'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.event' | 'game.move' | 'game.started' | 'game.turn';
    /**
     * When it happened.
     */
    timestamp: string;
    data: GamePayload;
};
/**
 * Per
 *
 * Something as often as there is something else.
 */
export type Per = {
    /**
     * Discriminator.
     */
    is: 'per';
    /**
     * What each of them gives.
     */
    gain: Array<Term | Either | Exchange | Per | Span>;
    /**
     * What is counted.
     */
    each: Array<Term | Either | Exchange | Per | Span>;
};
/**
 * PerMove
 *
 * A time limit for each decision.
 */
export type PerMove = {
    /**
     * Discriminator.
     */
    type: 'per-move';
    /**
     * For each decision.
     */
    seconds: number;
};
/**
 * PersonalData
 *
 * All data that the service stores about an account.
 */
export type PersonalData = {
    /**
     * Records by category: `account`, `tokens`, `seats` and others.
     */
    parts: {
        [key: string]: Array<{
            [key: string]: unknown;
        }>;
    };
};
/**
 * Ping
 *
 * The data of a self-test.
 */
export type Ping = {
    /**
     * Id of the webhook.
     */
    webhook: string;
};
/**
 * Place
 *
 * A seat's final rank (from 1, shared when tied) and points.
 */
export type Place = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; shared when tied.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
};
/**
 * PlaceShown
 *
 * Your own line of a leaderboard.
 */
export type PlaceShown = {
    /**
     * Finished games that count towards the leaderboard.
     */
    games: number;
    /**
     * Games that ended on rank 1, alone or shared.
     */
    wins: number;
    /**
     * Mean share of opponents beaten per game, 0 to 1.
     */
    beaten: number;
    /**
     * The mean, to two decimals.
     */
    points_average: number;
    /**
     * The most points in one game.
     */
    points_best: number;
    /**
     * Your place; 1 is the best.
     */
    place: number;
    /**
     * Number of lines of the whole leaderboard.
     */
    players: number;
};
/**
 * PlayerShown
 *
 * An account and its results.
 */
export type PlayerShown = {
    account: Account;
    /**
     * By title, number of seats, and kind of opponents.
     */
    records: Array<TrackRecord>;
};
/**
 * PlyDated
 *
 * Between which times a ply came into the signed log, and who has seen it there.
 */
export type PlyDated = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * The last event of the ply.
     */
    version: number;
    /**
     * When it was recorded, by the clock of the service.
     */
    at: string;
    /**
     * Number of the log partition.
     */
    partition: number;
    /**
     * The last checkpoint without the ply; missing: there is none.
     */
    before?: CheckpointMoment | null;
    /**
     * The first checkpoint with the ply; missing: none is signed yet.
     */
    covering?: CheckpointMoment | null;
    /**
     * Every witness that the service knows; none: it knows none.
     */
    witnesses?: Array<WitnessWord>;
};
/**
 * PlyEvidence
 *
 * The evidence of a ply, redacted for the caller.
 */
export type PlyEvidence = {
    /**
     * Who played, or was refused.
     */
    seat?: number | null;
    /**
     * The table before; none before 0.
     */
    before?: StateShown | null;
    /**
     * The table after the ply.
     */
    after?: StateShown | null;
    /**
     * What the caller would see that the ply has changed, with names.
     */
    differences?: Array<ThingChanged | NumberChanged | ZoneTurned>;
    /**
     * What the seat could have played; missing if you may not see it.
     */
    legal?: LegalThen | null;
    /**
     * The move, as a line.
     */
    notation?: string | null;
    /**
     * The action and its facts, with their words; none for a refusal.
     */
    events?: Array<Event>;
    /**
     * The disputed refusal; missing if a ply is disputed.
     */
    refusal?: RefusalShown | null;
    /**
     * The rules that were named, and those that the events are of.
     */
    rules?: Array<RuleCited>;
    /**
     * The result of deciding it again; missing if you may not see it.
     */
    redecision?: RedecisionShown | null;
    /**
     * The draws of the ply, derived from the seed again.
     */
    draws?: Array<Draw> | null;
    chain: ChainThere;
};
/**
 * PointsChanged
 *
 * Points that a fact gave or took.
 */
export type PointsChanged = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * The fact, in the language of `Accept-Language`.
     */
    text: string;
};
/**
 * PreferencesSet
 *
 * A seat changed its preferences.
 */
export type PreferencesSet = {
    /**
     * Discriminator.
     */
    type: 'table.preferences-set';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the service plays decisions with a single legal command, provided that playing them reveals nothing hidden.
     */
    forced: boolean;
};
/**
 * Preferring
 *
 * The new preferences of a seat.
 */
export type Preferring = {
    /**
     * Whether decisions with one legal command are played for the seat.
     */
    forced: boolean;
};
/**
 * Preview
 *
 * What commands would do.
 */
export type Preview = {
    /**
     * The version of the game that they were tried on.
     */
    version: number;
    /**
     * So many commands, from the first, would do exactly this in the game. The next one draws, or depends on what you do not know: from there on it is an example.
     */
    certain: number;
    /**
     * The seats that would have to decide.
     */
    awaits: Array<number>;
    /**
     * What you could choose then.
     */
    legal: Legal;
    /**
     * What the last command does, in the language of `Accept-Language`.
     */
    texts?: Array<string>;
    /**
     * What they change in your scene of that version; missing: nothing.
     */
    changes?: SceneChanges | null;
};
/**
 * Problem
 *
 * What went wrong. Which members are set depends on `kind`.
 */
export type Problem = {
    /**
     * The problem type: the URL of its documentation in this service. `kind` is its last part, the same in every service.
     */
    type: string;
    /**
     * The kind of problem in words, in the language of `Accept-Language`.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What went wrong this time, in the language of `Accept-Language`.
     */
    detail: string;
    /**
     * The kind of problem, the same in every service: `illegal-command`.
     */
    kind?: string | null;
    /**
     * URI of this occurrence. If the refusal was recorded, it can be read there; else it is a name (`urn:uuid:`).
     */
    instance?: string | null;
    /**
     * Id of the request, as in the header `X-Request-Id`.
     */
    request_id?: string | null;
    /**
     * The name of the invalid field, parameter or header; the first of them.
     */
    field?: string | null;
    /**
     * Every invalid value of the request, one hundred at most.
     */
    errors?: Array<InvalidValue> | null;
    /**
     * The scope that the token lacks.
     */
    scope?: string | null;
    /**
     * The rule that forbids the request.
     */
    rule?: string | null;
    /**
     * Path of the rule's text; `Accept-Language` selects the language.
     */
    rule_url?: string | null;
    /**
     * The reason in words, in the language of `Accept-Language`.
     */
    because?: string | null;
    /**
     * Which sentence `detail` is, the same in every language: for clients.
     */
    key?: string | null;
    /**
     * The values in that sentence: numbers, seats, ids of components.
     */
    args?: {
        [key: string]: unknown;
    } | null;
    /**
     * Index of the refused command in the request, from 0.
     */
    index?: number | null;
    /**
     * The seat's open decision now.
     */
    decision?: number | null;
    /**
     * The legal commands at the place of the refused one.
     */
    legal?: Array<Command> | null;
    /**
     * The seats that are awaited now, if it is not the turn of this seat.
     */
    awaits?: Array<number> | null;
    /**
     * Path of the stream that tells when it is the turn of this seat.
     */
    stream_url?: string | null;
    /**
     * Path of the commands that are legal then.
     */
    legal_url?: string | null;
    /**
     * The ply that the problem is about.
     */
    ply?: number | null;
    /**
     * The game's version now.
     */
    version?: number | null;
    /**
     * The missed events, oldest first.
     */
    events?: Array<Event> | null;
    /**
     * Id of this refusal in the journal of refused commands.
     */
    refusal?: string | null;
    /**
     * Which budget is used up.
     */
    budget?: string | null;
    /**
     * Seconds to wait.
     */
    retry_after?: number | null;
    /**
     * The incident id; quote it in a report.
     */
    incident?: string | null;
};
/**
 * ProjectionShown
 *
 * How far a projection is behind the log.
 */
export type ProjectionShown = {
    /**
     * Events that it has not applied yet.
     */
    events: number;
    /**
     * Age of the oldest of them.
     */
    seconds: number;
    /**
     * Number of parked games.
     */
    parked_games: number;
};
/**
 * Proof
 *
 * What an export is checked with. `keys` are the service's public keys, so that the document
 * says who signed it; whether they are the service's is for the reader to know, who
 * may know an older one: `key_notes` say how others follow from it.
 */
export type Proof = {
    /**
     * The commitment to the seed of the draws.
     */
    commitment: string;
    /**
     * The service's public keys, so that the document says who signed it.
     */
    keys: Array<string>;
    /**
     * The seed of the draws; missing until the game is over.
     */
    seed?: string;
    /**
     * Why the seed of a game that is over is not there. Nothing that chance decided can be checked then.
     */
    seed_lost?: string;
    receipt?: Receipt;
    /**
     * The proof that the last link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
     */
    inclusion?: string;
    /**
     * Public keys of the witnesses that the service lists; missing: none.
     */
    witnesses?: Array<string>;
    /**
     * The links that began the game and in which somebody's time was up, each in the first checkpoint that a witness has cosigned since; missing if there is none.
     */
    dated?: Array<DatedLink>;
    /**
     * Signed notes by which later keys follow from earlier ones; missing if there are none.
     */
    key_notes?: Array<string>;
    /**
     * Signed notes by which the log went on after it had lost something; missing in the first epoch.
     */
    epochs?: Array<string>;
};
/**
 * ProofShown
 *
 * The proof of a ply.
 */
export type ProofShown = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * The last event of the ply.
     */
    version: number;
    /**
     * The hash of the link that ends with that event.
     */
    hash: string;
    /**
     * The commitment to the seed of the draws.
     */
    commitment: string;
    /**
     * Number of the log partition.
     */
    partition: number;
    /**
     * The proof that a link is in the log of its partition, and that one in the root log (C2SP tlog-proof, in two steps).
     */
    inclusion: string;
    /**
     * The seed of the draws, once the game is over.
     */
    seed?: string | null;
};
/**
 * ProposalList
 *
 * Proposals of a game.
 */
export type ProposalList = {
    /**
     * The proposals, oldest first.
     */
    items: Array<ProposalShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * ProposalShown
 *
 * A proposal, and what became of it.
 */
export type ProposalShown = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Its number in the game, from 1.
     */
    number: number;
    /**
     * The seat that proposed it.
     */
    seat: number;
    /**
     * `open`: seats are asked. `agreed`: it took effect. `declined`: a seat did not agree. `withdrawn`: the proposing seat took it back. `lapsed`: something else ended it: the next move (a takeback), a rewind, a pause, a seat that was given up, or the end of the game.
     */
    status: 'agreed' | 'declined' | 'lapsed' | 'open' | 'withdrawn';
    /**
     * What is proposed.
     */
    proposal: ({
        type: 'take-back';
    } & TakeBack) | ({
        type: 'pause';
    } & Pause) | ({
        type: 'resume';
    } & Resume) | ({
        type: 'call-off';
    } & CallOff);
    /**
     * The last ply when the proposal was made.
     */
    ply: number;
    /**
     * The seats that have agreed; the proposer is one of them.
     */
    agreed: Array<number>;
    /**
     * The seat that declined, if one did.
     */
    declined_by?: number | null;
    /**
     * When it was made.
     */
    opened_at: string;
    /**
     * The event that made it.
     */
    opened_version: number;
    /**
     * When it ended, however; missing while it is open.
     */
    closed_at?: string | null;
    /**
     * The event that ended it.
     */
    closed_version?: number | null;
};
/**
 * Proposed
 *
 * A seat made a proposal; this counts as its agreement.
 */
export type Proposed = {
    /**
     * Discriminator.
     */
    type: 'table.proposed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What is proposed.
     */
    proposal: ({
        type: 'take-back';
    } & TakeBack) | ({
        type: 'pause';
    } & Pause) | ({
        type: 'resume';
    } & Resume) | ({
        type: 'call-off';
    } & CallOff);
};
/**
 * Proposing
 *
 * What a seat of yours proposes.
 */
export type Proposing = {
    /**
     * The seat that acts: one of yours; optional if you have only one.
     */
    seat?: number | null;
    /**
     * What is proposed.
     */
    proposal: ({
        type: 'take-back';
    } & TakeBack) | ({
        type: 'pause';
    } & Pause) | ({
        type: 'resume';
    } & Resume) | ({
        type: 'call-off';
    } & CallOff);
};
/**
 * ProtectedResourceMetadata
 *
 * The API as a resource that tokens are for (RFC 9728).
 */
export type ProtectedResourceMetadata = {
    /**
     * An address of this service.
     */
    resource: string;
    /**
     * What is supported.
     */
    authorization_servers: Array<string>;
    /**
     * The scopes that an app may ask for.
     */
    scopes_supported: Array<Scope>;
    /**
     * What is supported.
     */
    bearer_methods_supported?: Array<string>;
    /**
     * An address of this service.
     */
    resource_documentation: string;
    /**
     * What is supported.
     */
    authorization_details_types_supported?: Array<string>;
};
/**
 * Quarters
 *
 * Three numbers that divide a list, from the least to the most, into four parts of one size.
 */
export type Quarters = {
    /**
     * A quarter is at most this.
     */
    low: number;
    /**
     * Half is at most this.
     */
    middle: number;
    /**
     * Three quarters are at most this.
     */
    high: number;
};
/**
 * RankedBot
 *
 * A strategy and how strong it is.
 */
export type RankedBot = {
    /**
     * The id of the strategy.
     */
    bot: string;
    /**
     * How strong it is among the bots of its title: `easy` before `hard`.
     */
    strength: 'easy' | 'hard' | 'medium';
};
/**
 * ReadModel
 *
 * One generation of a projection; each rebuild creates a new one.
 */
export type ReadModel = {
    /**
     * Its name.
     */
    projection: string;
    /**
     * Its number; a rebuild makes a new one.
     */
    generation: number;
    /**
     * Whether queries read this generation.
     */
    serving: boolean;
    /**
     * Events that it has not applied yet.
     */
    events: number;
    /**
     * Age of the oldest of them.
     */
    seconds: number;
    /**
     * What is wrong with the log itself, by partition.
     */
    alarms: Array<string>;
    /**
     * The games that it has gone on without.
     */
    parked: Array<ParkedShown>;
};
/**
 * ReadModels
 *
 * All generations that serve or are being built.
 */
export type ReadModels = {
    /**
     * The read models.
     */
    items: Array<ReadModel>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Readiness
 *
 * What the service needs, and whether it has it.
 */
export type Readiness = {
    /**
     * `ok`: ready. `failing`: the database does not answer. `draining`: the process is shutting down; use another one.
     */
    status: 'draining' | 'failing' | 'ok';
    /**
     * `failing`: it is not the one that was signed, as after a failover that lost transactions. Nothing is recorded until the operator begins a new epoch.
     */
    log: 'failing' | 'late' | 'ok';
    /**
     * `ok`, or `failing`: it cannot be written to, or gives this process no connection.
     */
    database: 'failing' | 'late' | 'ok';
    /**
     * `failing`: Redis does not answer; changes then reach other processes a few seconds later.
     */
    redis: 'failing' | 'late' | 'ok';
    /**
     * `late`: over a minute behind the log.
     */
    projections: 'failing' | 'late' | 'ok';
    /**
     * How far each projection is behind, by its name.
     */
    lag: {
        [key: string]: ProjectionShown;
    };
    /**
     * Age of the lag figures, in seconds; they are refreshed periodically.
     */
    lag_age: number;
};
/**
 * Reasoned
 *
 * Why something is done; it may be left out.
 */
export type Reasoned = {
    /**
     * Why, for the log of acts. Do not name other people in it.
     */
    reason?: string | null;
};
/**
 * Receipt
 *
 * A signed statement of the head of a game's chain, as a leaf of a small Merkle tree (RFC
 * 6962).
 */
export type Receipt = {
    /**
     * When the last of the events was recorded.
     */
    at: string;
    /**
     * Id of the game.
     */
    game: string;
    /**
     * Hash of the last link of the game's chain.
     */
    head: string;
    /**
     * Number of moves so far.
     */
    ply: number;
    /**
     * Number of events so far.
     */
    version: number;
    /**
     * Number of this leaf in the tree that `note` signs, from 0.
     */
    index: number;
    /**
     * Hashes from the leaf up to the root.
     */
    path: Array<string>;
    /**
     * The signed note with the size and the root of the tree.
     */
    note: string;
};
/**
 * Receipts
 *
 * A page of receipts, one for each ply, oldest first.
 */
export type Receipts = {
    /**
     * The receipts.
     */
    items: Array<Receipt>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Record
 *
 * A game in notation: how the table was set, and a line for each move. Hidden parts of a
 * running game read `(n hidden)`, and such lines cannot be played again.
 */
export type Record = {
    /**
     * What this is.
     */
    format: 'kronika-notation/1';
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Who sat where, from seat 0.
     */
    seats: Array<SeatNoted>;
    /**
     * One line per move: `<ply>. <seat>: <command>`.
     */
    moves: Array<string>;
    /**
     * The current one if left out.
     */
    ruleset?: string | null;
    /**
     * Options of the title, as `options_schema` describes them; defaults apply to those that are omitted.
     */
    options?: Options;
    /**
     * In hex; only games that are over have it. Without it the draws come out differently.
     */
    seed?: string | null;
    /**
     * How the draws follow from the seed: as in `table.chance-committed`; missing in older games.
     */
    draws?: 'named' | null;
    /**
     * The game that this was.
     */
    game?: string | null;
};
/**
 * RecoveryCodes
 *
 * New recovery codes. They are shown only in this response.
 */
export type RecoveryCodes = {
    /**
     * Ten codes, each of which signs you in once. Write them down.
     */
    codes: Array<string>;
};
/**
 * RecoveryCodesLeft
 *
 * The recovery codes that the account has.
 */
export type RecoveryCodesLeft = {
    /**
     * How many have not been used.
     */
    left: number;
    /**
     * When they were made; null if none is left.
     */
    made_at: string | null;
};
/**
 * RecoverySignIn
 *
 * A recovery code, to sign in by.
 */
export type RecoverySignIn = {
    /**
     * The name of the account, or its id.
     */
    name: string;
    /**
     * One of its recovery codes, with or without the dashes.
     */
    code: string;
};
/**
 * RedecisionShown
 *
 * The result of replaying the log and the seed in a separate process.
 */
export type RedecisionShown = {
    /**
     * For a ply: `same`, `different`, or `refused` if the rules now refuse it. For a refusal: `same`, `different`, or `accepted` if the rules now accept the request. `unknown`: it could not be decided again.
     */
    outcome: 'accepted' | 'different' | 'refused' | 'same' | 'unknown';
    /**
     * Which release has decided.
     */
    by: string;
    /**
     * Plies decided again on the way there.
     */
    plies: number;
    /**
     * The draws that differ from the record.
     */
    departures: Array<number>;
    /**
     * Whether every hash up to there is right.
     */
    chain: 'bad' | 'good';
    /**
     * Whether it arrives at the state that this service has.
     */
    state: 'different' | 'same' | 'unknown';
    /**
     * Why it is refused, or could not be decided, in the language of `Accept-Language`; missing otherwise.
     */
    because?: string | null;
    /**
     * Key of the sentence `because`.
     */
    key?: string | null;
    /**
     * Values of the sentence.
     */
    args?: {
        [key: string]: unknown;
    } | null;
    /**
     * The first fact (from 0) that differs.
     */
    at?: number | null;
    /**
     * JSON value.
     */
    recorded?: unknown;
    /**
     * JSON value.
     */
    decided?: unknown;
};
/**
 * Refusal
 *
 * An authorization request that is refused without asking the player.
 */
export type Refusal = {
    /**
     * The error of OAuth.
     */
    error: string;
    /**
     * Where the browser is to take it to the app.
     */
    location: string;
};
/**
 * RefusalList
 *
 * A page of refusals, newest first.
 */
export type RefusalList = {
    /**
     * The refusals.
     */
    items: Array<RefusalShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * RefusalShown
 *
 * A refused request to play, with the state of the game at that time.
 */
export type RefusalShown = {
    /**
     * Id of a refusal, as the problem told it.
     */
    id: string;
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * When it was refused.
     */
    at: string;
    /**
     * The problem that was returned, without `legal` and `events`; the evidence of a dispute recomputes them.
     */
    problem: Problem;
    /**
     * The rules by which it was refused.
     */
    ruleset: string;
    /**
     * The version of the game that refused it.
     */
    version: number;
    /**
     * The last ply then.
     */
    ply: number;
    /**
     * The head of the chain then.
     */
    head: string;
    /**
     * The `X-Request-Id` of the answer.
     */
    request: string;
    /**
     * SHA-256 of what was sent.
     */
    body_hash: string;
    /**
     * The decision that the request named, if any.
     */
    decision?: number | null;
    /**
     * JSON value.
     */
    body?: unknown;
    /**
     * Who sent it. Missing if the account was deleted.
     */
    account?: Account | null;
};
/**
 * Registered
 *
 * Your account.
 */
export type Registered = {
    /**
     * Opaque; never changes.
     */
    id: string;
    /**
     * Unique; you can change it.
     */
    name: string;
    /**
     * Whether the owner has marked the account as a bot.
     */
    bot: boolean;
    /**
     * Whether the service has chosen the name, and the owner not one yet.
     */
    guest: boolean;
    /**
     * When the account was made.
     */
    created_at: string;
    /**
     * The scopes that a token of the account can have.
     */
    scopes: Array<Scope>;
};
/**
 * Replay
 *
 * What to deliver again.
 */
export type Replay = {
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * Everything after this version of the game.
     */
    after?: number;
};
/**
 * ReplayEnd
 *
 * The last line of the replay.
 */
export type ReplayEnd = {
    /**
     * Discriminator.
     */
    type: 'end';
    /**
     * The version up to which the replay is complete.
     */
    version: number;
    /**
     * The current ply.
     */
    stands: number;
};
/**
 * ReplayHead
 *
 * The first line: the game, the viewer and the initial scene.
 */
export type ReplayHead = {
    /**
     * Discriminator.
     */
    type: 'head';
    /**
     * Id of the game; opaque.
     */
    game: string;
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Version of the rules by which it is played.
     */
    ruleset: string;
    /**
     * Status of the game. A `void` game has no result and does not count.
     */
    status: 'finished' | 'open' | 'running' | 'void';
    /**
     * A language tag, such as `en`.
     */
    language: string;
    /**
     * The seats, from 0.
     */
    seats: Array<SeatShown>;
    /**
     * The ply of this scene, after which the lines go on.
     */
    ply: number;
    /**
     * The last ply of the replay.
     */
    last: number;
    /**
     * When that ply was played.
     */
    at: string;
    /**
     * The table after that ply.
     */
    scene: Scene;
    /**
     * The viewing seat; missing for a spectator.
     */
    seat?: number | null;
    /**
     * The seat through whose eyes it is shown, if asked for.
     */
    eyes?: number | null;
    /**
     * The points of each seat after that ply.
     */
    scores?: Array<SeatScore>;
    /**
     * What the clocks showed; missing in games without clocks.
     */
    clocks?: Array<TimeLeft>;
};
/**
 * Replayed
 *
 * What is delivered again.
 */
export type Replayed = {
    /**
     * How many deliveries have become due.
     */
    deliveries: number;
};
/**
 * ReplayedEvent
 *
 * A table event after the given ply: a rewind, a verdict, a forfeit or the end of the game.
 */
export type ReplayedEvent = {
    /**
     * Discriminator.
     */
    type: 'table';
    event: Event;
};
/**
 * ReplayedPly
 *
 * A move: its texts, its facts and its changes to the scene of the parent ply.
 */
export type ReplayedPly = {
    /**
     * Discriminator.
     */
    type: 'ply';
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Of the last event of the move.
     */
    version: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * When it was played.
     */
    at: string;
    /**
     * The command, in the language of `Accept-Language`.
     */
    words: string;
    /**
     * The command, in the title's notation.
     */
    notation: string;
    /**
     * The move in one line: by the fact that tells it best; missing: by `words`.
     */
    told?: string | null;
    /**
     * How important it is to you: first what divides the game, then what was done to you or takes something from you, what was done to others, points, things, numbers; 0: nothing came of it.
     */
    importance?: number;
    /**
     * The pieces of `words`, with what they name. Joined they are `words`.
     */
    parts?: Array<Part>;
    /**
     * The facts of the move, in the language of `Accept-Language`.
     */
    texts?: Array<string>;
    /**
     * If it is not the ply before.
     */
    parent?: number | null;
    /**
     * False on a branch that was left.
     */
    in_force?: boolean;
    /**
     * Missing if the scene has not changed.
     */
    changes?: SceneChanges | null;
    /**
     * The whole scene, if the parent comes before the first line; missing otherwise.
     */
    scene?: Scene | null;
    /**
     * The points of each seat after this ply; missing: nobody counts them.
     */
    scores?: Array<SeatScore>;
    /**
     * What is different since the parent ply, with names; missing: nothing, or the parent comes before the first line.
     */
    differences?: Array<ThingChanged | NumberChanged | ZoneTurned>;
    /**
     * What divides the game here.
     */
    milestones?: Array<Milestone>;
    /**
     * What changed the points, in order.
     */
    gains?: Array<PointsChanged>;
    /**
     * What the clocks showed; missing in games without clocks.
     */
    clocks?: Array<TimeLeft>;
};
/**
 * Result
 *
 * The end of a game.
 */
export type Result = {
    /**
     * All seats, by rank, then seat.
     */
    standings: Array<TzolkinStanding>;
    /**
     * Opponents that the rules play, ranked together with the seats.
     */
    automata?: Array<Automaton>;
};
/**
 * ResultShown
 *
 * How a game ended.
 */
export type ResultShown = {
    /**
     * All seats, by rank, then seat.
     */
    standings: Array<StandingShown>;
    /**
     * Opponents that the rules play, ranked together with the seats.
     */
    automata?: Array<AutomatonShown>;
};
/**
 * Resume
 *
 * End an agreed pause early.
 */
export type Resume = {
    /**
     * Discriminator.
     */
    type: 'resume';
};
/**
 * Resumed
 *
 * A pause ended. The game resumes when no pause is left.
 */
export type Resumed = {
    /**
     * Discriminator.
     */
    type: 'table.resumed';
    /**
     * Which pause ended: `agreed` or `dispute`.
     */
    why: 'agreed' | 'dispute';
};
/**
 * RevocationAnswer
 *
 * An empty object, whether there was such a token or not (RFC 7009, 2.2).
 */
export type RevocationAnswer = {
    [key: string]: unknown;
};
/**
 * RevocationRequest
 *
 * A token to revoke.
 */
export type RevocationRequest = {
    /**
     * The text of any token of this service.
     */
    token: string;
    /**
     * Not needed: a token shows of which kind it is.
     */
    token_type_hint?: string | null;
    /**
     * The id of the app: `app_...`, or the address of its Client ID Metadata Document.
     */
    client_id?: string | null;
};
/**
 * Revoked
 *
 * The result of revoking tokens.
 */
export type Revoked = {
    /**
     * How many tokens.
     */
    revoked: number;
};
/**
 * Rewind
 *
 * A rewind.
 */
export type Rewind = {
    /**
     * The last ply before the rewind.
     */
    at: number;
    /**
     * The ply from which the game continued.
     */
    to: number;
};
/**
 * RewindTo
 *
 * The remedy: the game goes on from ply `to` again.
 */
export type RewindTo = {
    /**
     * Discriminator.
     */
    type: 'rewind';
    /**
     * The ply after which the game goes on; 0 is the setup.
     */
    to: number;
};
/**
 * Rewound
 *
 * The game returned to an earlier ply. Its open decisions have new ids, so commands meant for
 * the abandoned branch are refused.
 */
export type Rewound = {
    /**
     * Discriminator.
     */
    type: 'table.rewound';
    /**
     * The ply after which the game stands now.
     */
    to: number;
    /**
     * The last event of that ply.
     */
    version: number;
    /**
     * `takeback`: the seat took back its own move. `agreed`: all players agreed. `ruling`: an arbiter decided it.
     */
    why: 'agreed' | 'ruling' | 'takeback';
    /**
     * What is awaited now.
     */
    agenda: AgendaNoneType;
    /**
     * The seat that took back or proposed the takeback; null if an arbiter decided it.
     */
    seat?: number | null;
};
/**
 * RoleChange
 *
 * A role that is granted or revoked.
 */
export type RoleChange = {
    /**
     * The scope beyond the usual ones.
     */
    role: 'admin' | 'arbiter' | 'log';
    /**
     * Why, for the log of acts. Do not name other people in it.
     */
    reason?: string | null;
};
/**
 * RoleGranted
 *
 * The account may have tokens with one more scope.
 */
export type RoleGranted = {
    /**
     * Discriminator.
     */
    type: 'role-granted';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
    /**
     * The scope beyond the usual ones.
     */
    role: 'admin' | 'arbiter' | 'log';
};
/**
 * RoleRevoked
 *
 * The scope was taken from the account and its tokens.
 */
export type RoleRevoked = {
    /**
     * Discriminator.
     */
    type: 'role-revoked';
    /**
     * Id of the account. It may have been deleted since.
     */
    account: string;
    /**
     * The scope beyond the usual ones.
     */
    role: 'admin' | 'arbiter' | 'log';
};
/**
 * Rotation
 *
 * How long the old secret stays valid.
 */
export type Rotation = {
    /**
     * Seconds for which deliveries are signed with the old secret as well.
     */
    overlap?: number;
};
/**
 * RuleCited
 *
 * A cited rule, and whether the service or the re-decision cited it.
 */
export type RuleCited = {
    /**
     * Id of a rule of the title.
     */
    rule: string;
    /**
     * Path of the rule's text; `Accept-Language` selects the language.
     */
    rule_url: string;
    /**
     * The reason in words, in the language of `Accept-Language`.
     */
    because: string;
    /**
     * Who named it: the service then, or the fresh process now; `event`: events of the ply are of this rule.
     */
    by: 'event' | 'redecision' | 'service';
    /**
     * Key of the sentence `because`.
     */
    key?: string | null;
    /**
     * Values of the sentence.
     */
    args?: {
        [key: string]: unknown;
    } | null;
    /**
     * The events of the ply that are of this rule.
     */
    events?: Array<number>;
};
/**
 * RuleList
 *
 * All rules of a title, and then those of the table, which every title has.
 */
export type RuleList = {
    /**
     * The rules by section.
     */
    items: Array<RuleSection>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * RuleSection
 *
 * Rules about one matter: those whose ids begin alike.
 */
export type RuleSection = {
    /**
     * What the ids begin with.
     */
    section: string;
    /**
     * What the rules are about, in the language of `Accept-Language`.
     */
    name: string;
    /**
     * The rules, in order.
     */
    rules: Array<RuleText>;
};
/**
 * RuleText
 *
 * The text of a rule, summarised in one sentence.
 */
export type RuleText = {
    /**
     * Id of the rule.
     */
    rule: string;
    /**
     * Language of the text: `en` or `cs`.
     */
    language: string;
    /**
     * What the rule says.
     */
    text: string;
};
/**
 * Scene
 *
 * All boards, those of the game first, then one for each seat in order.
 */
export type Scene = {
    /**
     * Those of the game first, then one for each seat in order.
     */
    boards: Array<Board>;
};
/**
 * SceneChanges
 *
 * The changes from one scene to another. Remove the items in `gone` and in `items`, then insert
 * each of `items` into its `zone` at its `index`, in the listed order.
 */
export type SceneChanges = {
    /**
     * Items that appeared, moved or changed.
     */
    items?: Array<ItemChange>;
    /**
     * Ids of items that are not there now.
     */
    gone?: Array<string>;
    /**
     * Zones that changed.
     */
    zones?: Array<ZoneChange>;
    /**
     * Gauges that show something else.
     */
    gauges?: Array<GaugeChange>;
    /**
     * All boards of the new scene, without items, if a board, zone or gauge was added or removed; missing otherwise. Items stay in the zone with the same id.
     */
    boards?: Array<Board> | null;
};
/**
 * SceneShown
 *
 * The table after a ply as boards, zones and items; places are in units of their board.
 */
export type SceneShown = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    scene: Scene;
};
/**
 * SchemaDocument
 *
 * A JSON Schema (2020-12), whose parts stand in `$defs`.
 */
export type SchemaDocument = {
    [key: string]: unknown;
};
/**
 * Scope
 *
 * One permission of a token.
 */
export type Scope = 'account' | 'admin' | 'arbiter' | 'create' | 'dispute' | 'log' | 'play' | 'propose' | 'read' | 'webhooks';
/**
 * ScoreBar
 *
 * How many seats reached `least` points or more, but less than the next bar begins with.
 */
export type ScoreBar = {
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    least: number;
    /**
     * All seats.
     */
    all: number;
    /**
     * Those of them on rank 1.
     */
    winners: number;
};
/**
 * ScoreLine
 *
 * One line of a score sheet.
 */
export type ScoreLine = {
    /**
     * A stable code; the id of the component, if the line is about one.
     */
    code: string;
    /**
     * What it is called, in the language of the answer.
     */
    label: string;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
};
/**
 * ScoreStatistics
 *
 * The points of seats at the end.
 */
export type ScoreStatistics = {
    /**
     * Of all seats.
     */
    all: Quarters;
    /**
     * Of the seats on rank 1.
     */
    winners: Quarters;
    /**
     * The most.
     */
    best: number;
    /**
     * Bars of equal width, from the fewest points to the most.
     */
    bars: Array<ScoreBar>;
};
/**
 * Sealed
 *
 * The commitment to a hidden field.
 */
export type Sealed = {
    /**
     * The commitment to its value: SHA-256 (hex).
     */
    committed: string;
    /**
     * Number of items in the value; 1 if it is not a list or an object.
     */
    size: number;
    /**
     * Opens the commitment (hex); missing if you may not see the field.
     */
    salt?: string | null;
};
/**
 * SeatAsked
 *
 * The one seat that an app asks for.
 */
export type SeatAsked = {
    /**
     * The game.
     */
    game: string;
    /**
     * The slug of its title.
     */
    title: string;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * SeatChosen
 *
 * The seat to leave.
 */
export type SeatChosen = {
    /**
     * One of your seats; left out: all of them.
     */
    seat?: number | null;
};
/**
 * SeatFilled
 *
 * Who shall have a seat at a table that has not started.
 */
export type SeatFilled = {
    /**
     * `open`: anyone can join. `bot`: a bot of the title plays.
     */
    kind: 'bot' | 'open';
    /**
     * The strategy; `random` if left out.
     */
    bot?: string | null;
};
/**
 * SeatForfeited
 *
 * A seat forfeited the game.
 */
export type SeatForfeited = {
    /**
     * Discriminator.
     */
    type: 'table.seat-forfeited';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the player resigned or ran out of time.
     */
    why: 'resigned' | 'time';
    /**
     * The bot that takes over the seat; null if the game ends.
     */
    stand_in?: string | null;
};
/**
 * SeatJoined
 *
 * The seat to take.
 */
export type SeatJoined = {
    /**
     * The seat; null for the one reserved for you or else the first open seat.
     */
    seat?: number | null;
    /**
     * An invitation code.
     */
    invitation?: string | null;
    /**
     * A text of your choice, recorded publicly and mixed into the seed of all draws, so that the service cannot have chosen them. Use something that nobody can guess.
     */
    entropy?: string | null;
    /**
     * Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
     */
    entropy_commitment?: string | null;
};
/**
 * SeatLeft
 *
 * A seat became open again before the start.
 */
export type SeatLeft = {
    /**
     * Discriminator.
     */
    type: 'table.seat-left';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * SeatNoted
 *
 * Who sat on a seat.
 */
export type SeatNoted = {
    /**
     * A person, without a name, or a bot.
     */
    kind: 'bot' | 'person';
    /**
     * The bot's strategy; missing for persons.
     */
    bot?: string | null;
    /**
     * The text that the person added to the draws; missing: none.
     */
    entropy?: string | null;
    /**
     * The commitment (hex) to a text that was not told; missing: none.
     */
    withheld?: string | null;
};
/**
 * SeatPoints
 *
 * The points of a seat now.
 */
export type SeatPoints = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
};
/**
 * SeatPreferences
 *
 * What the service does for a seat.
 */
export type SeatPreferences = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether decisions with one legal command are played for the seat, where everybody can see that there is one.
     */
    forced: boolean;
};
/**
 * SeatScore
 *
 * The points of a seat in the current view.
 */
export type SeatScore = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Whether the game has been scored, so that these are the points of its result.
     */
    final: boolean;
};
/**
 * SeatShown
 *
 * A seat and who sits there.
 */
export type SeatShown = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Who sits there; `open`: nobody yet.
     */
    kind: 'bot' | 'open' | 'person';
    /**
     * Missing if the account was deleted.
     */
    account?: Account | null;
    /**
     * The bot's strategy; missing for persons.
     */
    bot?: string | null;
    /**
     * Whether an open seat is kept for somebody who is invited. Only a single game tells that, lists do not.
     */
    reserved?: boolean;
};
/**
 * SeatTaken
 *
 * A person or a bot sat down.
 */
export type SeatTaken = {
    /**
     * Discriminator.
     */
    type: 'table.seat-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Who sat down.
     */
    by: 'bot' | 'person';
    /**
     * The bot's strategy; null for a person.
     */
    bot?: string | null;
};
/**
 * SeatWanted
 *
 * A seat of the new game.
 */
export type SeatWanted = {
    /**
     * `me`: you take the seat. `open`: anyone can join. `bot`: a bot of the title plays.
     */
    kind: 'bot' | 'me' | 'open';
    /**
     * The strategy; `random` if left out.
     */
    bot?: string | null;
    /**
     * Entropy that you add for a seat of your own.
     */
    entropy?: string | null;
    /**
     * Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\n" followed by the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.
     */
    entropy_commitment?: string | null;
};
/**
 * SeatsAllowed
 *
 * How many seats a game can have.
 */
export type SeatsAllowed = {
    /**
     * The fewest.
     */
    min: number;
    /**
     * The most.
     */
    max: number;
};
/**
 * SecretMade
 *
 * A new secret, shown only here.
 */
export type SecretMade = {
    /**
     * The secret that deliveries are signed with from now on.
     */
    secret: string;
    /**
     * `whpk_` and base64. Whoever has it can check the `v1a` signatures (Ed25519) of deliveries, and make none.
     */
    public_key: string;
    /**
     * Until when they are signed with the old one as well.
     */
    old_secret_ends_at: string;
};
/**
 * Session
 *
 * A browser that is signed in.
 */
export type Session = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * The browser and its system in few words, as it says itself: `Firefox, Linux`; null if it does not say.
     */
    browser: string | null;
    /**
     * When it signed in.
     */
    created_at: string;
    /**
     * The hour in which it was last used; null if it has not been used.
     */
    last_used_at?: string | null;
    /**
     * When it is signed out, if it is not used before then.
     */
    expires_at: string;
    /**
     * Whether this request comes from it.
     */
    current: boolean;
};
/**
 * Sessions
 *
 * The browsers that are signed in to the account, oldest first.
 */
export type Sessions = {
    /**
     * The sessions.
     */
    items: Array<Session>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * SessionsEnded
 *
 * The result of ending sessions.
 */
export type SessionsEnded = {
    /**
     * How many sessions.
     */
    ended: number;
};
/**
 * SignInWays
 *
 * How people can sign in here.
 */
export type SignInWays = {
    /**
     * Whether passkeys work at this address: not where the host is a number.
     */
    passkeys: boolean;
    /**
     * Whether recovery codes are offered.
     */
    recovery_codes: boolean;
    /**
     * The OpenID provider; null if there is none.
     */
    outside: Outside | null;
};
/**
 * SignText
 *
 * A sign in one language.
 */
export type SignText = {
    /**
     * What it stands for, in the plural where it has one.
     */
    name: string;
    /**
     * How many of them, as an ICU message with the argument `count` (`{count, plural, one {# point} other {# points}}`).
     */
    phrase: string;
};
/**
 * SignUpChange
 *
 * Who may create an account from now on.
 */
export type SignUpChange = {
    /**
     * Whether anybody, whoever has a code, or nobody may create an account.
     */
    mode: 'closed' | 'code' | 'open';
    /**
     * Why, for the log of acts. Do not name other people in it.
     */
    reason?: string | null;
};
/**
 * SignUpChanged
 *
 * From now on, others may create accounts, or not.
 */
export type SignUpChanged = {
    /**
     * Discriminator.
     */
    type: 'sign-up-changed';
    /**
     * Whether anybody, whoever has a code, or nobody may create an account.
     */
    mode: 'closed' | 'code' | 'open';
};
/**
 * SignUpShown
 *
 * Who may create an account now.
 */
export type SignUpShown = {
    /**
     * Whether anybody, whoever has a code, or nobody may create an account.
     */
    mode: 'closed' | 'code' | 'open';
};
/**
 * SignedIn
 *
 * Who has signed in, and the session of the browser.
 */
export type SignedIn = {
    account: Registered;
    session: Session;
};
/**
 * SizeStatistics
 *
 * Games with one number of seats.
 */
export type SizeStatistics = {
    /**
     * Seats of these games.
     */
    seats: number;
    /**
     * How many there are.
     */
    games: number;
    /**
     * By seat: games that ended on rank 1, alone or shared.
     */
    wins: Array<number>;
    /**
     * Moves of a game.
     */
    plies: Quarters;
    /**
     * Minutes from the start of a game to its end.
     */
    minutes: Quarters;
};
/**
 * SourceStatistics
 *
 * What one line of the score sheet brings, or several that are of one kind.
 */
export type SourceStatistics = {
    /**
     * Code of the line or kind; it never changes.
     */
    code: string;
    /**
     * What it is called, in the language of `Accept-Language`.
     */
    label: string;
    /**
     * Mean points of a seat on rank 1.
     */
    winners: number;
    /**
     * Mean points of any other seat.
     */
    others: number;
};
/**
 * Span
 *
 * Numbers in a row, such as the places whose actions can be chosen.
 */
export type Span = {
    /**
     * Discriminator.
     */
    is: 'span';
    /**
     * The lowest.
     */
    first: number;
    /**
     * The highest.
     */
    last: number;
    /**
     * Id of the component whose numbers they are; missing: this.
     */
    of?: string | null;
};
/**
 * Speaking
 *
 * The seat on whose behalf you act.
 */
export type Speaking = {
    /**
     * The seat that acts: one of yours; optional if you have only one.
     */
    seat?: number | null;
};
/**
 * Standing
 *
 * How a game stands that has started, as you may see it.
 */
export type Standing = {
    /**
     * The points of all seats; missing if the title counts none before the end.
     */
    points?: Array<SeatPoints>;
    /**
     * The round; missing if the title counts none.
     */
    round?: number | null;
    /**
     * The last round; missing while nobody can know it.
     */
    rounds?: number | null;
    /**
     * The clocks of the persons; missing if the game has none.
     */
    clocks?: Array<ClockShown>;
    /**
     * What the game asks you, in the language of `Accept-Language`; missing if it is not your turn.
     */
    asks?: string | null;
    /**
     * Your seat: the one that is asked, or else the first.
     */
    seat?: number | null;
    /**
     * What happened last, at most three moves in order, the most important ones to you: those of others since your last move, if it is your turn.
     */
    moves?: Array<MoveTold>;
    /**
     * Open streams of spectators, those of the last minutes at most.
     */
    watchers?: number;
};
/**
 * StandingShown
 *
 * One seat's final standing.
 */
export type StandingShown = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Seats that share a rank are tied for good.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<ScoreLine>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StateShown
 *
 * The table after a ply.
 */
export type StateShown = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * The table as you may see it. Whatever you may not see reads `{"hidden": count}`.
     */
    view: View;
};
/**
 * StepListed
 *
 * A step of an introduction, in brief.
 */
export type StepListed = {
    /**
     * Number of the step, from 1.
     */
    number: number;
    /**
     * What the step is about, in the language of `Accept-Language`.
     */
    heading: string;
    /**
     * Whether the step asks for a move.
     */
    asks: boolean;
};
/**
 * StepShown
 *
 * A step of an introduction; its words are in the language of `Accept-Language`.
 */
export type StepShown = {
    /**
     * Slug of the title.
     */
    title: string;
    /**
     * Number of the step, from 1.
     */
    number: number;
    /**
     * How many steps there are.
     */
    of: number;
    /**
     * What the step is about, in the language of `Accept-Language`.
     */
    heading: string;
    /**
     * What there is to see, in a few sentences.
     */
    sees: string;
    /**
     * Ids of the scene's zones and items that it is about.
     */
    points: Array<string>;
    /**
     * The rules that it teaches.
     */
    rules: Array<RuleText>;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * How many moves were played since the step before.
     */
    passed: number;
    /**
     * The last of these moves, in order.
     */
    passages: Array<MovePassed>;
    /**
     * The table, as whoever learns sees it.
     */
    scene: Scene;
    /**
     * What is legal for whoever learns; `version` counts the events so far.
     */
    legal: Legal;
    /**
     * The move that it asks for; null: there is none.
     */
    exercise: Exercise | null;
    /**
     * A move that is refused; null: none is shown.
     */
    refused: MoveRefused | null;
};
/**
 * Summary
 *
 * How a game ended: the game's `Result` without its score sheets.
 */
export type Summary = {
    /**
     * All seats, by rank, then seat.
     */
    standings: Array<Place>;
};
/**
 * SuspensionShown
 *
 * That the account's requests are refused.
 */
export type SuspensionShown = {
    /**
     * Why, in the words of an administrator.
     */
    reason: string;
    /**
     * When the account was suspended.
     */
    since: string;
    /**
     * When the suspension ends; null if it does not.
     */
    until: string | null;
};
/**
 * TableStanding
 *
 * One seat's final standing.
 */
export type TableStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * TakeBack
 *
 * A takeback: the game continues from ply `to`.
 */
export type TakeBack = {
    /**
     * Discriminator.
     */
    type: 'take-back';
    /**
     * The ply to go back to; 0 is the setup.
     */
    to: number;
};
/**
 * Term
 *
 * So many of what a sign stands for.
 */
export type Term = {
    /**
     * Discriminator.
     */
    is: 'term';
    /**
     * A key of the catalogue's `signs`.
     */
    sign: string;
    /**
     * How many; below 0: so many are paid or lost; missing: the sign alone.
     */
    count?: number | null;
    /**
     * Id of the component that it is about (a temple); missing: any.
     */
    of?: string | null;
    /**
     * Whether it is added to something else, and drawn with `+`.
     */
    plus?: boolean;
    /**
     * Whether less may be taken or paid.
     */
    up_to?: boolean;
};
/**
 * Terms
 *
 * Terms of a game. Defaults: no clock, disputes do not pause the game, and moves that revealed
 * something new can be taken back only by consent.
 */
export type Terms = {
    /**
     * The clock; null if there is none.
     */
    clock?: Clock | null;
    /**
     * Whether an open dispute pauses the game.
     */
    on_dispute?: 'go-on' | 'pause';
    /**
     * `own`: only your own last moves, if they revealed nothing new. `consent`: other moves too, if every player agrees. `never`: none.
     */
    takebacks?: 'consent' | 'never' | 'own';
};
/**
 * TermsSet
 *
 * The terms of the game. If this event is missing, the default terms apply.
 */
export type TermsSet = {
    /**
     * Discriminator.
     */
    type: 'table.terms-set';
    terms: Terms;
};
/**
 * TestPayload
 *
 * The body of a self-test.
 */
export type TestPayload = {
    /**
     * When it was sent.
     */
    timestamp: string;
    data: Ping;
    /**
     * Always this.
     */
    type?: 'webhook.test';
};
/**
 * TextPictureShown
 *
 * The table after a ply in characters, for terminals and for programs that read text.
 */
export type TextPictureShown = {
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * Lines of at most 100 characters, for a font whose characters are equally wide. Seats are letters: A is seat 0. In English.
     */
    picture: string;
    /**
     * What the signs mean; empty where all are words.
     */
    legend: string;
};
/**
 * ThingChanged
 *
 * A thing that came, went, lies elsewhere or looks different; or several alike.
 */
export type ThingChanged = {
    /**
     * Discriminator.
     */
    type: 'thing';
    /**
     * In the language of `Accept-Language`.
     */
    name: string;
    /**
     * The ids of the items.
     */
    ids: Array<string>;
    /**
     * What sort of thing it is, as the title names it.
     */
    kind: string;
    /**
     * Missing: it was not to be seen.
     */
    before?: Lying | null;
    /**
     * Missing: it is not to be seen.
     */
    after?: Lying | null;
    /**
     * Its id in the catalogue.
     */
    component?: string | null;
    /**
     * The seat whose colour it has.
     */
    owner?: number | null;
};
/**
 * TimeCredited
 *
 * Clocks were credited for time in which the service was unavailable.
 */
export type TimeCredited = {
    /**
     * Discriminator.
     */
    type: 'table.time-credited';
    /**
     * The seats that got it.
     */
    seats: Array<number>;
    /**
     * Whole seconds.
     */
    seconds: number;
    /**
     * Id of the downtime; each is credited at most once.
     */
    downtime: number;
    /**
     * The reason.
     */
    why?: 'downtime';
};
/**
 * TimeExpired
 *
 * A seat's time ran out. The default command or the forfeit follows.
 */
export type TimeExpired = {
    /**
     * Discriminator.
     */
    type: 'table.time-expired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a decision; never reused in a game.
     */
    decision: number;
    /**
     * The newest checkpoint that a witness of the service had cosigned, as a signed note: this happened later. Missing if there was none.
     */
    checkpoint?: string;
};
/**
 * TimeLeft
 *
 * What the clock of a seat had left right after a ply.
 */
export type TimeLeft = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Seconds.
     */
    left: number;
};
/**
 * TitleShown
 *
 * A title that can be played.
 */
export type TitleShown = {
    /**
     * Its slug, used everywhere else.
     */
    title: string;
    /**
     * The display name.
     */
    name: string;
    seats: SeatsAllowed;
    /**
     * What the game is about, in the language of `Accept-Language`: sentences, the first of which says it all.
     */
    about: Array<string>;
    /**
     * Usual length of a game in minutes, when everybody is there.
     */
    minutes: number;
    /**
     * How much there is to think about: `light` before `heavy`.
     */
    weight: 'heavy' | 'light' | 'medium';
    /**
     * The default ruleset of new games.
     */
    ruleset: string;
    /**
     * Names what can be read of the title without a game: schemas, components, rules, texts. As the query parameter `edition` it makes their addresses cacheable for a year.
     */
    edition: string;
    /**
     * How many steps its introduction has (`/introduction`); 0: it has none.
     */
    introduction: number;
    /**
     * Every version of the rules that can be played.
     */
    rulesets: Array<string>;
    /**
     * Strategies that can take seats.
     */
    bots: Array<string>;
    /**
     * What the strategies are called, and how they play, in words.
     */
    bot_texts?: {
        [key: string]: BotText;
    };
    /**
     * How strong the strategies are, as measured; the weakest first.
     */
    strengths: Array<RankedBot>;
    /**
     * The strategy that is recommended as an opponent, of medium strength.
     */
    opponent: string;
    /**
     * What players should know about this version of the game, in the language of `Accept-Language`.
     */
    notes: Array<string>;
    /**
     * With words in the asked language: `title` and `description` of each option, `x-titles` of its values.
     */
    options_schema: {
        [key: string]: unknown;
    };
    /**
     * A JSON Schema (2020-12) of commands, complete in itself.
     */
    command_schema: {
        [key: string]: unknown;
    };
    /**
     * A JSON Schema (2020-12) of events, complete in itself.
     */
    event_schema: {
        [key: string]: unknown;
    };
    /**
     * A JSON Schema (2020-12) of views, complete in itself.
     */
    view_schema: {
        [key: string]: unknown;
    };
};
/**
 * TitleStatistics
 *
 * How games of a title go. Only games that were played to their end count.
 */
export type TitleStatistics = {
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Companies that have finished a game: `persons`, `mixed`, `bots`.
     */
    companies: Array<CompanyStatistics>;
    /**
     * Strategies that have met persons, by name.
     */
    bots: Array<BotStatistics>;
};
/**
 * Titles
 *
 * Every title, by slug.
 */
export type Titles = {
    /**
     * The titles.
     */
    items: Array<TitleShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Token
 *
 * A personal token, without its text.
 */
export type Token = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * The label that you gave the token.
     */
    name: string;
    /**
     * The scopes of the token.
     */
    scopes: Array<Scope>;
    /**
     * When it was made.
     */
    created_at: string;
    /**
     * When the token expires; null if it does not.
     */
    expires_at?: string | null;
    /**
     * The hour in which the token was last used; null if it has not been used.
     */
    last_used_at?: string | null;
};
/**
 * TokenAnswer
 *
 * Tokens of an app.
 */
export type TokenAnswer = {
    /**
     * Send it as `Authorization: Bearer`.
     */
    access_token: string;
    /**
     * Always `Bearer`.
     */
    token_type: 'Bearer';
    /**
     * Seconds for which the access token is good.
     */
    expires_in: number;
    /**
     * What the access token may be used for.
     */
    scope: string;
    /**
     * Gives the next tokens, once. Using one twice ends the connection with the player.
     */
    refresh_token?: string | null;
    /**
     * The one seat that the tokens are for, if they are for one (RFC 9396).
     */
    authorization_details?: Array<{
        [key: string]: unknown;
    }> | null;
    /**
     * Of `token-exchange`: the kind of token that was issued.
     */
    issued_token_type?: string | null;
};
/**
 * TokenMade
 *
 * A new token. Its text is shown only in this response.
 */
export type TokenMade = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * The label that you gave the token.
     */
    name: string;
    /**
     * The scopes of the token.
     */
    scopes: Array<Scope>;
    /**
     * When it was made.
     */
    created_at: string;
    /**
     * The token. Store it; the service cannot show it again.
     */
    token: string;
    /**
     * When the token expires; missing if it does not.
     */
    expires_at?: string | null;
};
/**
 * TokenRequest
 *
 * A request for tokens. Which members it has depends on `grant_type`.
 */
export type TokenRequest = {
    /**
     * `authorization_code`, `refresh_token`, `urn:ietf:params:oauth:grant-type:device_code`, or `urn:ietf:params:oauth:grant-type:token-exchange` of the MCP server.
     */
    grant_type: string;
    /**
     * The id of the app: `app_...`, or the address of its Client ID Metadata Document.
     */
    client_id?: string | null;
    /**
     * Of `authorization_code`: the code.
     */
    code?: string | null;
    /**
     * Of `authorization_code`: the redirect URI of the authorization request.
     */
    redirect_uri?: string | null;
    /**
     * Of `authorization_code`: the verifier of PKCE (RFC 7636).
     */
    code_verifier?: string | null;
    /**
     * Of `refresh_token`: the refresh token, which is good once.
     */
    refresh_token?: string | null;
    /**
     * Of `device_code`: the device code.
     */
    device_code?: string | null;
    /**
     * Of `token-exchange`: the token that an agent sent to the MCP server.
     */
    subject_token?: string | null;
    /**
     * Of `token-exchange`: `urn:ietf:params:oauth:token-type:access_token`.
     */
    subject_token_type?: string | null;
    /**
     * Of `token-exchange`: the same, or left out.
     */
    requested_token_type?: string | null;
    /**
     * Scopes, with spaces between them (RFC 6749, 3.3).
     */
    scope?: string | null;
    /**
     * Whom the tokens are for (RFC 8707): the address of this service, or that of its MCP server; this service if it is left out.
     */
    resource?: string | null;
};
/**
 * Tokens
 *
 * The tokens of the caller's account, oldest first.
 */
export type Tokens = {
    /**
     * The tokens.
     */
    items: Array<Token>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * Total
 *
 * A time budget for the whole game, with an increment for each move.
 */
export type Total = {
    /**
     * Discriminator.
     */
    type: 'total';
    /**
     * For the whole game.
     */
    seconds: number;
    /**
     * Seconds added for each move.
     */
    increment?: number;
};
/**
 * TrackRecord
 *
 * Results in finished games of one title, with one number of seats and one kind of
 * opponents.
 */
export type TrackRecord = {
    /**
     * The title's slug, for example `tzolkin`.
     */
    title: string;
    /**
     * Seats of these games.
     */
    seats: number;
    /**
     * Who sat on the other seats. Nobody is an opponent of their own: seats of the same account do not count.
     */
    opponents: 'bots' | 'mixed' | 'none' | 'persons';
    /**
     * Finished games.
     */
    games: number;
    /**
     * Games that ended on rank 1, alone or shared.
     */
    wins: number;
    /**
     * Number of games per rank; the first entry is rank 1.
     */
    ranks: Array<number>;
    /**
     * The mean, to two decimals.
     */
    points_average: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points_best: number;
};
/**
 * Traffic
 *
 * Requests that share a budget.
 */
export type Traffic = 'accounts' | 'address' | 'changing' | 'creating' | 'moves' | 'pictures' | 'reading';
/**
 * Trial
 *
 * Commands whose outcome somebody wants to see.
 */
export type Trial = {
    /**
     * The seat that acts: one of yours.
     */
    seat: number;
    /**
     * One to a hundred, in order.
     */
    commands: Array<Command>;
    /**
     * The decision that the first command answers; defaults to the open one.
     */
    decision?: number | null;
    /**
     * If true, the answer says in `refused` what cannot be chosen, and why.
     */
    refused?: boolean;
};
/**
 * Undo
 *
 * How the seat can take back its last move: propose a `take-back` to ply `to`.
 */
export type Undo = {
    /**
     * The ply to propose.
     */
    to: number;
    /**
     * Whether the takeback takes effect at once. If false, every player must agree.
     */
    free: boolean;
};
export type View = AncientKnowledgeView | EldervaleView | MonumentalView | ThroughTheAgesView | TzolkinView;
/**
 * WebhookChange
 *
 * The changes; whatever is left out stays as it is.
 */
export type WebhookChange = {
    /**
     * The receiver's URL: https, a public host, port 443 or 8443, without user name or password. The operator may allow others.
     */
    url?: string;
    /**
     * The event types to deliver. `game.started`, `game.ended`: the game started or ended. `game.move`: a move with its facts. `game.turn`: a decision of yours is open. `game.disputed`, `game.dispute-closed`: somebody at the table opened a dispute, or it was decided or withdrawn. `game.event`: every event of the log, one delivery each.
     */
    types?: Array<'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.event' | 'game.move' | 'game.started' | 'game.turn'>;
    /**
     * null: every game that you sit in.
     */
    games?: Array<string> | null;
    /**
     * For you.
     */
    description?: string;
    /**
     * Set to `true` to enable the webhook; queued deliveries are then retried at once.
     */
    enabled?: boolean;
};
/**
 * WebhookList
 *
 * The webhooks of the caller's account, oldest first.
 */
export type WebhookList = {
    /**
     * The webhooks.
     */
    items: Array<WebhookShown>;
    /**
     * Cursor of the next page, for `after`; missing on the last one.
     */
    next?: string | null;
};
/**
 * WebhookMade
 *
 * A new webhook and its secret, which is shown only here.
 */
export type WebhookMade = {
    webhook: WebhookShown;
    /**
     * `whsec_` and base64. Store it; the service cannot show it again.
     */
    secret: string;
    /**
     * `whpk_` and base64. Whoever has it can check the `v1a` signatures (Ed25519) of deliveries, and make none.
     */
    public_key: string;
};
/**
 * WebhookShown
 *
 * A webhook of yours.
 */
export type WebhookShown = {
    /**
     * Opaque.
     */
    id: string;
    /**
     * Where deliveries are posted to.
     */
    url: string;
    /**
     * What it is told.
     */
    types: Array<'game.dispute-closed' | 'game.disputed' | 'game.ended' | 'game.event' | 'game.move' | 'game.started' | 'game.turn'>;
    /**
     * Whether deliveries are made.
     */
    enabled: boolean;
    /**
     * When it was made.
     */
    created_at: string;
    /**
     * Your note; empty: none.
     */
    description?: string;
    /**
     * Missing: every game that you sit in.
     */
    games?: Array<string> | null;
    /**
     * When it was disabled; missing while it is enabled.
     */
    disabled_at?: string | null;
    /**
     * `you`: you disabled it. `gone`: the receiver responded with 410. `failing`: every attempt of a delivery failed and nothing else was delivered meanwhile.
     */
    disabled_because?: 'failing' | 'gone' | 'you' | null;
    /**
     * The first failure since something was delivered.
     */
    first_failed_at?: string | null;
    /**
     * Until then deliveries have two signatures.
     */
    old_secret_ends_at?: string | null;
};
/**
 * Window
 *
 * The daily hours in which clocks run. `closes` may be earlier than `opens`; the window then
 * spans midnight.
 */
export type Window = {
    /**
     * When clocks begin to run, `HH:MM`.
     */
    opens: string;
    /**
     * When they stop, `HH:MM`.
     */
    closes: string;
    /**
     * Time zone by its IANA name (`Europe/Prague`).
     */
    zone?: string;
};
/**
 * WitnessWord
 *
 * A witness, and when it has first seen a ply.
 */
export type WitnessWord = {
    /**
     * The name of the witness.
     */
    name: string;
    /**
     * Its public key.
     */
    key: string;
    /**
     * When it has cosigned the first checkpoint with the ply, by its own clock; missing: it has not seen it yet.
     */
    at?: string | null;
    /**
     * The size of that checkpoint; missing with `at`.
     */
    size?: number | null;
};
/**
 * World
 *
 * A state that a game could have for all that a seat knows.
 */
export type World = {
    /**
     * The game's title.
     */
    title: string;
    /**
     * The ruleset that it is played by.
     */
    ruleset: string;
    /**
     * Which program has made it: a hash of its rules. Previews by other rules may be wrong.
     */
    build: string;
    /**
     * Number of events so far; that of an event is its position.
     */
    version: number;
    /**
     * Number of moves so far; 0 is the setup.
     */
    ply: number;
    /**
     * The seat that acts: one of yours.
     */
    seat: number;
    /**
     * What the seats are called in texts, in the language of the request.
     */
    names: Array<string>;
    /**
     * The state, as the rules of the title have it: what the seat knows is true, the rest is drawn. It is for programs that have these rules, of this release.
     */
    state: unknown;
};
/**
 * Zone
 *
 * A place where items lie.
 */
export type Zone = {
    /**
     * Unique in the scene.
     */
    id: string;
    /**
     * What the title calls it; the catalogue's `words` translate it.
     */
    name: string;
    /**
     * How the items lie in it, and so what their `at` means.
     */
    layout: 'fan' | 'grid' | 'hexes' | 'list' | 'ring' | 'row' | 'stack' | 'track';
    box: Box;
    /**
     * How many places it has; 0: no fixed number.
     */
    slots?: number;
    /**
     * Degrees, clockwise, by which a ring (a gear) has turned.
     */
    turned?: number;
    /**
     * Number of hidden items in the zone that are not listed.
     */
    hidden?: number;
    /**
     * What lies here, in order.
     */
    items?: Array<Item>;
};
/**
 * ZoneChange
 *
 * A zone whose own properties are other ones, or whose items have changed places.
 */
export type ZoneChange = {
    /**
     * Id of the zone.
     */
    id: string;
    /**
     * The zone as it is now, without items, if it has changed.
     */
    zone?: Zone | null;
    /**
     * Ids of all its items in their new order; missing: the places of changed items say it.
     */
    order?: Array<string> | null;
};
/**
 * ZoneTurned
 *
 * A ring that has turned with all that lies on it.
 */
export type ZoneTurned = {
    /**
     * Discriminator.
     */
    type: 'turned';
    /**
     * In the language of `Accept-Language`.
     */
    name: string;
    /**
     * The id of the zone.
     */
    zone: string;
    /**
     * Degrees, clockwise.
     */
    before: number;
    /**
     * Degrees, clockwise.
     */
    after: number;
};
/**
 * AcceptExchange
 *
 * Accept the partner's offer and give this card in return.
 */
export type AncientKnowledgeAcceptExchange = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.accept-exchange';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * AcceptExchange
 *
 * Accept the partner's offer and give this card in return.
 */
export type AncientKnowledgeAcceptExchangeSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.accept-exchange';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * ActionChosen
 *
 * One of the two actions of a turn (AK-ACT-01).
 */
export type AncientKnowledgeActionChosen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.action-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The action.
     */
    action: 'archive' | 'create' | 'excavate' | 'learn' | 'search';
    /**
     * The first or the second action of the turn, 1 or 2.
     */
    index: number;
};
/**
 * Activate
 *
 * Resolve this card in the Timeline phase (AK-TL).
 */
export type AncientKnowledgeActivate = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.activate';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * ActivatingCards
 *
 * Activate the remaining timeline cards (AK-TL).
 */
export type AncientKnowledgeActivatingCards = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.activating-cards';
    /**
     * The cards that have not been activated yet.
     */
    remaining: Array<string>;
};
/**
 * AgendaChanged
 *
 * Last fact of a move: steps that are done, and those that are new.
 */
export type AncientKnowledgeAgendaChanged = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.agenda-changed';
    /**
     * Ids of the entries that are done.
     */
    closed: Array<number>;
    /**
     * The new entries, put on top in this order.
     */
    opened: Array<AncientKnowledgeFrame>;
};
/**
 * Amount
 *
 * Knowledge of one monument.
 */
export type AncientKnowledgeAmount = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.amount';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * How much knowledge.
     */
    knowledge: number;
};
/**
 * Archive
 *
 * Begin to discard cards for knowledge (AK-ARC).
 */
export type AncientKnowledgeArchive = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.archive';
};
/**
 * Archiving
 *
 * Discard cards to archive; `count` are discarded already (AK-ARC-01).
 */
export type AncientKnowledgeArchiving = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.archiving';
    /**
     * Cards discarded so far.
     */
    count?: number;
};
/**
 * AwaitingForced
 *
 * Wait until the opponents have decided (AK-TURN-06).
 */
export type AncientKnowledgeAwaitingForced = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.awaiting-forced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * BoardView
 *
 * A technology board in play.
 */
export type AncientKnowledgeBoardView = {
    /**
     * Id of the board.
     */
    id: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
    /**
     * The level that it shows.
     */
    level: 1 | 2;
    /**
     * Technologies that lie face up on it.
     */
    technologies: Array<string>;
};
/**
 * Burdening
 *
 * Add knowledge to a monument of the first of these opponents (AK-EFF-13).
 */
export type AncientKnowledgeBurdening = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.burdening';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * How much knowledge is added.
     */
    amount: number;
    /**
     * The opponents whose monuments are still to get some.
     */
    opponents: Array<number>;
};
/**
 * CardCreated
 *
 * The card is in play; a monument with its knowledge on it (AK-CRE-06, AK-CRE-08).
 */
export type AncientKnowledgeCardCreated = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.card-created';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * The space of the Timeline, 1 to 6; null for an artifact.
     */
    space: number | null;
    /**
     * Lower or upper part of the space; `slot` for an artifact.
     */
    part: 'lower' | 'slot' | 'upper';
    /**
     * Knowledge put on the monument.
     */
    knowledge: number;
    /**
     * Whether it came from the hand or from cards looked at.
     */
    source: 'hand' | 'looked_at';
    /**
     * The card whose effect allowed it; null: the action of the turn did.
     */
    granted_by: string | null;
};
/**
 * CardKept
 *
 * A card looked at went to the hand.
 */
export type AncientKnowledgeCardKeptSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.card-kept';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * CardStolen
 *
 * A card went from one hand to another.
 */
export type AncientKnowledgeCardStolenSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.card-stolen';
    /**
     * The seat that it comes from.
     */
    from_seat: number;
    /**
     * The seat that gets it.
     */
    to_seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * CardTaken
 *
 * A revealed card went to a hand; `revealed_by` is whose effect it was.
 */
export type AncientKnowledgeCardTaken = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.card-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * The seat whose effect revealed it.
     */
    revealed_by: number;
};
/**
 * CardsDealt
 *
 * Ten cards to choose the opening hand from (AK-SET-03).
 */
export type AncientKnowledgeCardsDealtSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-dealt';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The ten cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
};
/**
 * CardsDiscardedOpenly
 *
 * Cards that all could see were discarded (AK-HID-02).
 */
export type AncientKnowledgeCardsDiscardedOpenly = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-discarded-openly';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards.
     */
    cards: Array<string>;
    /**
     * From the board, or from cards revealed.
     */
    origin: 'board' | 'revealed';
};
/**
 * CardsDiscarded
 *
 * Cards were discarded face down (AK-HID-02).
 */
export type AncientKnowledgeCardsDiscardedSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
    /**
     * From the hand, or from cards looked at.
     */
    origin: 'hand' | 'looked_at';
};
/**
 * CardsDrawn
 *
 * Cards went from the deck to a hand.
 */
export type AncientKnowledgeCardsDrawnSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-drawn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
    /**
     * Why they were drawn.
     */
    reason: 'effect' | 'excavate' | 'search' | 'setup';
};
/**
 * CardsExchanged
 *
 * The partners exchanged cards; `given` went from `seat` to `partner` (AK-TEAM-05).
 */
export type AncientKnowledgeCardsExchangedSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-exchanged';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat of the partner.
     */
    partner: number;
    /**
     * The card that the seat gave; only the partners see it.
     */
    given: string | Hidden;
    /**
     * The card that the partner gave; only the partners see it.
     */
    returned: string | Hidden;
};
/**
 * CardsLookedAt
 *
 * A player looks at the top cards of the deck.
 */
export type AncientKnowledgeCardsLookedAtSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-looked-at';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; only who looks at them sees them.
     */
    cards: Array<string> | Hidden;
};
/**
 * CardsPaid
 *
 * Hand cards were discarded face down to pay for a card (AK-CRE-02).
 */
export type AncientKnowledgeCardsPaidSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
};
/**
 * CardsRevealed
 *
 * The top cards of the deck were revealed by an effect of this player.
 */
export type AncientKnowledgeCardsRevealed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.cards-revealed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards, in the order in which they were drawn.
     */
    cards: Array<string>;
};
/**
 * ChooseAmount
 *
 * Remove this much lost knowledge.
 */
export type AncientKnowledgeChooseAmount = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choose-amount';
    /**
     * How much; 0: none.
     */
    amount: number;
};
/**
 * ChooseEffect
 *
 * Resolve the pending effect of this card next (AK-EFF-04).
 */
export type AncientKnowledgeChooseEffect = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choose-effect';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * ChooseMonument
 *
 * Add knowledge to this monument of an opponent (AK-EFF-13).
 */
export type AncientKnowledgeChooseMonument = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choose-monument';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
};
/**
 * ChoosePlayer
 *
 * See the hand of this player.
 */
export type AncientKnowledgeChoosePlayer = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choose-player';
    /**
     * The seat of the player.
     */
    player: number;
};
/**
 * ChoosingAction
 *
 * Choose action 1 or 2 of the turn (AK-ACT-01).
 */
export type AncientKnowledgeChoosingAction = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choosing-action';
    /**
     * The first or the second action of the turn, 1 or 2.
     */
    index: number;
};
/**
 * ChoosingHand
 *
 * Choose the opponent whose hand is shown.
 */
export type AncientKnowledgeChoosingHand = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.choosing-hand';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * Collection
 *
 * Technologies learned, by type.
 */
export type AncientKnowledgeCollection = {
    /**
     * Those of the type Ancient.
     */
    ancient?: Array<string>;
    /**
     * Those of the type Writing.
     */
    writing?: Array<string>;
    /**
     * Those of the type Secret.
     */
    secret?: Array<string>;
};
/**
 * ConsideringArchive
 *
 * An ARCHIVE that an effect grants (AK-ACT-04).
 */
export type AncientKnowledgeConsideringArchive = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.considering-archive';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * CounterView
 *
 * A counter of the effects and what it says now (AK-EFF-08).
 */
export type AncientKnowledgeCounterView = {
    /**
     * What is counted.
     */
    counter: 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid';
    /**
     * What it counts now.
     */
    value: number;
};
/**
 * Create
 *
 * Create a card, a monument on a space, an artifact without one (AK-CRE).
 */
export type AncientKnowledgeCreate = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.create';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * The space of the Timeline, 1 to 6; null for an artifact.
     */
    space?: number | null;
};
/**
 * Creating
 *
 * A CREATE that an effect grants (AK-ACT-04).
 */
export type AncientKnowledgeCreating = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.creating';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * The types of cards that are allowed.
     */
    types: Array<'artifact' | 'city' | 'megalith' | 'pyramid'>;
};
/**
 * CreatingLookedAt
 *
 * Create one of the cards looked at.
 */
export type AncientKnowledgeCreatingLookedAt = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.creating-looked-at';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * The types of cards that are allowed.
     */
    types: Array<'artifact' | 'city' | 'megalith' | 'pyramid'>;
};
/**
 * Creation
 *
 * A card that is being paid for: in no hand any more, and not yet in play (AK-CRE-10).
 */
export type AncientKnowledgeCreation = {
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * The space of the Timeline, 1 to 6; null for an artifact.
     */
    space: number | null;
    /**
     * Whether it came from the hand or from cards looked at.
     */
    source: 'hand' | 'looked_at';
    /**
     * The card whose effect allows it; null: the action of the turn does.
     */
    granted_by: string | null;
};
/**
 * CreationBegun
 *
 * A card was named to be created; it has left the hand (AK-CRE-10).
 */
export type AncientKnowledgeCreationBegun = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.creation-begun';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * The space of the Timeline, 1 to 6; null for an artifact.
     */
    space: number | null;
    /**
     * Whether it came from the hand or from cards looked at.
     */
    source: 'hand' | 'looked_at';
    /**
     * The card whose effect allows it; null: the action of the turn does.
     */
    granted_by: string | null;
};
/**
 * Decline
 *
 * Let this monument decline first (AK-DEC-02).
 */
export type AncientKnowledgeDecline = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.decline';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
};
/**
 * DeclineBegun
 *
 * A monument on space 1 began to decline (AK-DEC-02).
 */
export type AncientKnowledgeDeclineBegun = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.decline-begun';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
};
/**
 * DeclinePhaseSkipSet
 *
 * The Decline phase of this turn will be left out (E-03).
 */
export type AncientKnowledgeDeclinePhaseSkipSet = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.decline-phase-skip-set';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * DeclinePhaseSkipped
 *
 * The Decline phase was left out (AK-DEC-01).
 */
export type AncientKnowledgeDeclinePhaseSkipped = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.decline-phase-skipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Discard
 *
 * Discard a hand card: as payment, cost or effect.
 */
export type AncientKnowledgeDiscard = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * DiscardArtifact
 *
 * Discard an own artifact because an opponent's effect says so (AK-EFF-12).
 */
export type AncientKnowledgeDiscardArtifact = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard-artifact';
    /**
     * The artifact to discard, by its id.
     */
    artifact: string;
};
/**
 * DiscardOpening
 *
 * Set aside one of the ten cards dealt (AK-SET-04).
 */
export type AncientKnowledgeDiscardOpening = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard-opening';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * DiscardOpening
 *
 * Set aside one of the ten cards dealt (AK-SET-04).
 */
export type AncientKnowledgeDiscardOpeningSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard-opening';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * DiscardReshuffled
 *
 * A discard pile was shuffled and put below what is left of its deck (AK-DECK-01).
 */
export type AncientKnowledgeDiscardReshuffled = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard-reshuffled';
    /**
     * Which deck.
     */
    pile: 'builder_deck' | 'tech_deck_1' | 'tech_deck_2';
    /**
     * How many cards were shuffled.
     */
    size: number;
};
/**
 * Discard
 *
 * Discard a hand card: as payment, cost or effect.
 */
export type AncientKnowledgeDiscardSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discard';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * Discarding
 *
 * Discard `left` (more) hand cards as an effect; `count` are discarded already.
 */
export type AncientKnowledgeDiscarding = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discarding';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Cards that can still be discarded.
     */
    left: number;
    /**
     * Whether fewer may be discarded.
     */
    up_to: boolean;
    /**
     * Cards discarded so far.
     */
    count?: number;
};
/**
 * DiscardingForced
 *
 * Discard `left` hand cards because of an effect of `by` (AK-EFF-12).
 */
export type AncientKnowledgeDiscardingForced = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.discarding-forced';
    /**
     * The seat whose effect it is.
     */
    by: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Cards still to be discarded.
     */
    left: number;
};
/**
 * Done
 *
 * Stop a choice that may be stopped.
 */
export type AncientKnowledgeDone = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.done';
};
/**
 * Drafting
 *
 * Take one of the cards revealed by `by`.
 */
export type AncientKnowledgeDrafting = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.drafting';
    /**
     * The seat whose effect it is.
     */
    by: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * Draw
 *
 * Draw the cards of an excavation (AK-EXC-04).
 */
export type AncientKnowledgeDraw = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.draw';
};
/**
 * EffectActivated
 *
 * Effect number `effect` of a card is being carried out.
 */
export type AncientKnowledgeEffectActivated = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.effect-activated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Number of the effect on the card, from 0.
     */
    effect: number;
};
/**
 * EffectHadNoResult
 *
 * An effect could do nothing and is used up (AK-EFF-17, AK-EFF-18).
 */
export type AncientKnowledgeEffectHadNoResult = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.effect-had-no-result';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Number of the effect on the card, from 0.
     */
    effect: number;
};
/**
 * EffectOf
 *
 * Which effect of which card.
 */
export type AncientKnowledgeEffectOf = {
    /**
     * Id of the card whose effect it is.
     */
    card: string;
    /**
     * Number of the effect on the card, from 0.
     */
    number?: number;
};
/**
 * EffectRefused
 *
 * An optional effect was refused (AK-EFF-18).
 */
export type AncientKnowledgeEffectRefused = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.effect-refused';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * EndTimeline
 *
 * End the Timeline phase (AK-TL-04).
 */
export type AncientKnowledgeEndTimeline = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.end-timeline';
};
/**
 * EndTriggered
 *
 * A player triggered the end of the game (AK-END-01).
 */
export type AncientKnowledgeEndTriggered = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.end-triggered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * EntryView
 *
 * What creating a card would be.
 */
export type AncientKnowledgeEntryView = {
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * Knowledge that it enters with.
     */
    knowledge: number;
    /**
     * Places that can be paid for with the hand.
     */
    places: Array<AncientKnowledgePlaceView>;
};
/**
 * Excavate
 *
 * Rotate this many upright monuments of the Past (AK-EXC).
 */
export type AncientKnowledgeExcavate = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.excavate';
    /**
     * How many monuments, 1 or more.
     */
    count: number;
};
/**
 * Excavating
 *
 * Draw for `count` rotated monuments, or use the card that replaces the draw (AK-EXC-04).
 */
export type AncientKnowledgeExcavating = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.excavating';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * How many monuments were rotated.
     */
    count: number;
};
/**
 * ExchangeLapsed
 *
 * The offer of this player lapsed (AK-TEAM-11).
 */
export type AncientKnowledgeExchangeLapsed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.exchange-lapsed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * ExchangeOffered
 *
 * A player offered a card to the partner (AK-TEAM-05).
 */
export type AncientKnowledgeExchangeOfferedSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.exchange-offered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * ExchangeRefused
 *
 * The partner refused the offer of this player.
 */
export type AncientKnowledgeExchangeRefused = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.exchange-refused';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * ExchangeWithdrawn
 *
 * A player took the offer back.
 */
export type AncientKnowledgeExchangeWithdrawn = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.exchange-withdrawn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Exchanging
 *
 * The partners of the waiting team may exchange a card (AK-TEAM-05).
 */
export type AncientKnowledgeExchanging = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.exchanging';
};
/**
 * FinishingDecline
 *
 * After the decline effect, the monument goes to the Past (AK-DEC-03).
 */
export type AncientKnowledgeFinishingDecline = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.finishing-decline';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
};
/**
 * FinishingExcavation
 *
 * After the draw, the effects triggered by the excavation (AK-EXC-03).
 */
export type AncientKnowledgeFinishingExcavation = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.finishing-excavation';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How many monuments were rotated.
     */
    count: number;
};
/**
 * FinishingPeek
 *
 * After the rest is put away, the triggers of the technology learned (AK-DECK-05).
 */
export type AncientKnowledgeFinishingPeek = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.finishing-peek';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
};
/**
 * FlipBoard
 *
 * Flip this technology board to level II (AK-MID).
 */
export type AncientKnowledgeFlipBoard = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.flip-board';
    /**
     * A board of level I.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
};
/**
 * FlippingBoard
 *
 * Choose the technology board to flip (AK-MID-02).
 */
export type AncientKnowledgeFlippingBoard = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.flipping-board';
};
/**
 * Formula
 *
 * Exactly one field is set: the formula that it names.
 */
export type AncientKnowledgeFormula = {
    /**
     * Minus this value.
     */
    neg?: number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula | null;
    /**
     * The product of both values.
     */
    times?: [
        number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula,
        number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula
    ] | null;
    /**
     * The first value divided by the second, rounded down.
     */
    floor_div?: [
        number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula,
        number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula
    ] | null;
    /**
     * The largest of these values.
     */
    max_of?: Array<number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula>;
    /**
     * The smallest of these values.
     */
    min_of?: Array<number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula>;
    /**
     * So many points for each that is counted.
     */
    per?: AncientKnowledgePer | null;
    /**
     * A value by steps of a counter.
     */
    tiers?: AncientKnowledgeTiers | null;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type AncientKnowledgeFrame = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: ({
        type: 'ancient-knowledge.setting-aside';
    } & AncientKnowledgeSettingAside) | ({
        type: 'ancient-knowledge.choosing-action';
    } & AncientKnowledgeChoosingAction) | ({
        type: 'ancient-knowledge.ordering-effects';
    } & AncientKnowledgeOrderingEffects) | ({
        type: 'ancient-knowledge.activating-cards';
    } & AncientKnowledgeActivatingCards) | ({
        type: 'ancient-knowledge.ordering-declines';
    } & AncientKnowledgeOrderingDeclines) | ({
        type: 'ancient-knowledge.creating';
    } & AncientKnowledgeCreating) | ({
        type: 'ancient-knowledge.paying';
    } & AncientKnowledgePaying) | ({
        type: 'ancient-knowledge.learning';
    } & AncientKnowledgeLearning) | ({
        type: 'ancient-knowledge.archiving';
    } & AncientKnowledgeArchiving) | ({
        type: 'ancient-knowledge.considering-archive';
    } & AncientKnowledgeConsideringArchive) | ({
        type: 'ancient-knowledge.excavating';
    } & AncientKnowledgeExcavating) | ({
        type: 'ancient-knowledge.removing-knowledge';
    } & AncientKnowledgeRemovingKnowledge) | ({
        type: 'ancient-knowledge.burdening';
    } & AncientKnowledgeBurdening) | ({
        type: 'ancient-knowledge.removing-lost';
    } & AncientKnowledgeRemovingLost) | ({
        type: 'ancient-knowledge.giving-lost';
    } & AncientKnowledgeGivingLost) | ({
        type: 'ancient-knowledge.swapping';
    } & AncientKnowledgeSwapping) | ({
        type: 'ancient-knowledge.moving';
    } & AncientKnowledgeMoving) | ({
        type: 'ancient-knowledge.paying-cost';
    } & AncientKnowledgePayingCost) | ({
        type: 'ancient-knowledge.discarding';
    } & AncientKnowledgeDiscarding) | ({
        type: 'ancient-knowledge.sacrificing';
    } & AncientKnowledgeSacrificing) | ({
        type: 'ancient-knowledge.choosing-hand';
    } & AncientKnowledgeChoosingHand) | ({
        type: 'ancient-knowledge.stealing';
    } & AncientKnowledgeStealing) | ({
        type: 'ancient-knowledge.exchanging';
    } & AncientKnowledgeExchanging) | ({
        type: 'ancient-knowledge.flipping-board';
    } & AncientKnowledgeFlippingBoard) | ({
        type: 'ancient-knowledge.learning-looked-at';
    } & AncientKnowledgeLearningLookedAt) | ({
        type: 'ancient-knowledge.returning-looked-at';
    } & AncientKnowledgeReturningLookedAt) | ({
        type: 'ancient-knowledge.returning-face-up';
    } & AncientKnowledgeReturningFaceUp) | ({
        type: 'ancient-knowledge.keeping-looked-at';
    } & AncientKnowledgeKeepingLookedAt) | ({
        type: 'ancient-knowledge.creating-looked-at';
    } & AncientKnowledgeCreatingLookedAt) | ({
        type: 'ancient-knowledge.discarding-forced';
    } & AncientKnowledgeDiscardingForced) | ({
        type: 'ancient-knowledge.giving-up-artifacts';
    } & AncientKnowledgeGivingUpArtifacts) | ({
        type: 'ancient-knowledge.drafting';
    } & AncientKnowledgeDrafting) | ({
        type: 'ancient-knowledge.resolving';
    } & AncientKnowledgeResolving) | ({
        type: 'ancient-knowledge.finishing-decline';
    } & AncientKnowledgeFinishingDecline) | ({
        type: 'ancient-knowledge.finishing-excavation';
    } & AncientKnowledgeFinishingExcavation) | ({
        type: 'ancient-knowledge.finishing-peek';
    } & AncientKnowledgeFinishingPeek) | ({
        type: 'ancient-knowledge.awaiting-forced';
    } & AncientKnowledgeAwaitingForced) | ({
        type: 'ancient-knowledge.passing-draft';
    } & AncientKnowledgePassingDraft);
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * GameCreated
 *
 * First fact of a game.
 */
export type AncientKnowledgeGameCreated = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.game-created';
    /**
     * How many seats there are.
     */
    seats: number;
    options: AncientKnowledgeOptions;
};
/**
 * GameFinished
 *
 * The game is over.
 */
export type AncientKnowledgeGameFinished = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.game-finished';
    /**
     * The seats that have won.
     */
    winners: Array<number>;
};
/**
 * GiveLost
 *
 * Move lost knowledge onto a monument of an opponent.
 */
export type AncientKnowledgeGiveLost = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.give-lost';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * How much lost knowledge.
     */
    amount: number;
};
/**
 * GivingLost
 *
 * Move up to `amount` lost knowledge onto a monument of an opponent.
 */
export type AncientKnowledgeGivingLost = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.giving-lost';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * How much at most.
     */
    amount: number;
};
/**
 * GivingUpArtifacts
 *
 * Discard `left` artifacts because of an effect of `by` (AK-EFF-12).
 */
export type AncientKnowledgeGivingUpArtifacts = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.giving-up-artifacts';
    /**
     * The seat whose effect it is.
     */
    by: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Artifacts still to be discarded.
     */
    left: number;
};
/**
 * HalfGameReached
 *
 * A player was the first with enough monuments in the Past (AK-MID-01).
 */
export type AncientKnowledgeHalfGameReached = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.half-game-reached';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * HandSelected
 *
 * All have chosen: the cards set aside are discarded face down (AK-SET-04).
 */
export type AncientKnowledgeHandSelectedSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.hand-selected';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The opening hand; only its owner sees it.
     */
    kept: Array<string> | Hidden;
    /**
     * The cards set aside; only their owner sees them.
     */
    discarded: Array<string> | Hidden;
};
/**
 * HandShown
 *
 * A player was shown the hand of another (AK-HID-03).
 */
export type AncientKnowledgeHandShownSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.hand-shown';
    /**
     * The seat whose hand it is.
     */
    from_seat: number;
    /**
     * The seat that sees it.
     */
    to_seat: number;
    /**
     * The hand; only its owner and who is shown it see it.
     */
    cards: Array<string> | Hidden;
};
/**
 * KeepingLookedAt
 *
 * Take one of the cards looked at.
 */
export type AncientKnowledgeKeepingLookedAt = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.keeping-looked-at';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * KnowledgeAdded
 *
 * Knowledge of the supply was put on a monument of `seat` (AK-EFF-13).
 */
export type AncientKnowledgeKnowledgeAdded = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.knowledge-added';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * How much knowledge.
     */
    amount: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * KnowledgeRemoved
 *
 * Knowledge went back to the supply; `source` is None for an ARCHIVE.
 */
export type AncientKnowledgeKnowledgeRemoved = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.knowledge-removed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How much from which monument.
     */
    amounts: Array<AncientKnowledgeAmount>;
    /**
     * The card whose effect it is; null: the action ARCHIVE.
     */
    source: string | null;
};
/**
 * KnownCard
 *
 * A hand card that the seats `by` know besides its owner.
 */
export type AncientKnowledgeKnownCard = {
    /**
     * The card.
     */
    card: string | Hidden;
    /**
     * The seats that know it.
     */
    by: Array<number>;
};
/**
 * Learn
 *
 * Learn a technology (AK-LRN).
 */
export type AncientKnowledgeLearn = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.learn';
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
};
/**
 * Learning
 *
 * A LEARN that an effect grants or demands (AK-ACT-04).
 */
export type AncientKnowledgeLearning = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.learning';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Whether requirements are ignored.
     */
    ignore_requirements: boolean;
    /**
     * Whether it can be declined.
     */
    optional: boolean;
};
/**
 * LearningLookedAt
 *
 * Learn one of the technologies looked at.
 */
export type AncientKnowledgeLearningLookedAt = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.learning-looked-at';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * LeftView
 *
 * What will be left on a monument.
 */
export type AncientKnowledgeLeftView = {
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * Knowledge on it after the Timeline phase.
     */
    knowledge: number;
};
/**
 * LostKnowledgeMoved
 *
 * Lost knowledge of `seat` was put on a monument of `to_seat` (E-17).
 */
export type AncientKnowledgeLostKnowledgeMoved = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.lost-knowledge-moved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that gets it.
     */
    to_seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * How much knowledge.
     */
    amount: number;
};
/**
 * LostKnowledgeRemoved
 *
 * Lost knowledge went back to the supply.
 */
export type AncientKnowledgeLostKnowledgeRemoved = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.lost-knowledge-removed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How much lost knowledge.
     */
    amount: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * MonumentDeclined
 *
 * A monument reached the Past; its knowledge is lost knowledge now (AK-DEC-03).
 */
export type AncientKnowledgeMonumentDeclined = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monument-declined';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * Knowledge that was on it, which is lost knowledge now.
     */
    knowledge_lost: number;
};
/**
 * MonumentDestroyed
 *
 * A declining monument was discarded; its knowledge is back in the supply (AK-DEC-05).
 */
export type AncientKnowledgeMonumentDestroyed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monument-destroyed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * Knowledge that was on it.
     */
    knowledge_returned: number;
};
/**
 * MonumentDropped
 *
 * An upper monument now lies in the lower part (AK-CRE-05).
 */
export type AncientKnowledgeMonumentDropped = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monument-dropped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * The space of the Timeline, 1 to 6.
     */
    space: number;
};
/**
 * MonumentMoved
 *
 * A monument moved with its knowledge (AK-EFF-10).
 */
export type AncientKnowledgeMonumentMoved = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monument-moved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * Where it was, 1 to 6.
     */
    from_space: number;
    /**
     * Where it is now, 1 to 6.
     */
    to_space: number;
};
/**
 * MonumentView
 *
 * A monument on a Timeline.
 */
export type AncientKnowledgeMonumentView = {
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * Knowledge on it.
     */
    knowledge: number;
    /**
     * Whether it is locked: effects cannot move it.
     */
    locked: boolean;
};
/**
 * MonumentsRotated
 *
 * Monuments of the Past were rotated (AK-EXC-01).
 */
export type AncientKnowledgeMonumentsRotated = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monuments-rotated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The monuments.
     */
    monuments: Array<string>;
};
/**
 * MonumentsStraightened
 *
 * Rotated monuments are upright again (AK-EFF-14).
 */
export type AncientKnowledgeMonumentsStraightened = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monuments-straightened';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The monuments.
     */
    monuments: Array<string>;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * MonumentsSwapped
 *
 * Two monuments exchanged their places, each with its knowledge (AK-EFF-11).
 */
export type AncientKnowledgeMonumentsSwapped = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.monuments-swapped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * One of the two monuments, by its id.
     */
    first: string;
    /**
     * The other monument, by its id.
     */
    second: string;
};
/**
 * MoveMonument
 *
 * Move an own monument to a space (AK-EFF-10).
 */
export type AncientKnowledgeMoveMonument = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.move';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * The space of the Timeline, 1 to 6.
     */
    space: number;
};
/**
 * MoveOnTimeline
 *
 * An own monument moves to another space (AK-EFF-10).
 */
export type AncientKnowledgeMoveOnTimeline = {
    /**
     * Discriminator.
     */
    op: 'move';
    /**
     * Whether the card of the effect itself may move.
     */
    who: 'any' | 'any_other';
    /**
     * Where it may move to.
     */
    to: 'any_other_available_space' | 'space_3';
    /**
     * Only from this space; null: from any.
     */
    from_space?: number | null;
    /**
     * Only monuments with at least so much knowledge; null: any.
     */
    min_knowledge?: number | null;
    /**
     * Only monuments with at most so much knowledge; null: any.
     */
    max_knowledge?: number | null;
};
/**
 * Moving
 *
 * Choose a monument and the space it moves to.
 */
export type AncientKnowledgeMoving = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.moving';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    op: AncientKnowledgeMoveOnTimeline;
    /**
     * Whether it can be declined.
     */
    optional: boolean;
};
/**
 * NeedsView
 *
 * A technology on a board as a player finds it.
 */
export type AncientKnowledgeNeedsView = {
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
    /**
     * Whether the player could learn it.
     */
    met: boolean;
    /**
     * What its requirements count now, in their order.
     */
    reached: Array<number>;
};
/**
 * OfferExchange
 *
 * Offer a hand card to the partner (AK-TEAM-05).
 */
export type AncientKnowledgeOfferExchange = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.offer-exchange';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * OfferExchange
 *
 * Offer a hand card to the partner (AK-TEAM-05).
 */
export type AncientKnowledgeOfferExchangeSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.offer-exchange';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * OpenPlaced
 *
 * A technology that all know to lie under a deck.
 */
export type AncientKnowledgeOpenPlaced = {
    /**
     * Discriminator.
     */
    type: 'open';
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
};
/**
 * OpeningCardSetAside
 *
 * One of the ten will be discarded (AK-SET-04).
 */
export type AncientKnowledgeOpeningCardSetAsideSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.opening-card-set-aside';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * Options
 *
 * The options of a game.
 *
 * `first_game` deals starting sets instead of ten cards (AK-SET-08). `team_variant` makes two
 * teams of four seats: 0 and 1 against 2 and 3 (AK-TEAM-01). `round_limit` ends a game in
 * which nobody builds (AK-END-04). `age_ranks[seat]` breaks the last tie, 1 is the oldest
 * (AK-SCO-06); empty: such a tie stays.
 */
export type AncientKnowledgeOptions = {
    /**
     * Deal starting sets as opening hands.
     */
    first_game?: boolean;
    /**
     * Two teams of two, four seats only.
     */
    team_variant?: boolean;
    /**
     * Rounds after which the game ends at the latest.
     */
    round_limit?: number;
    /**
     * Age rank of each seat, 1 is the oldest; or none.
     */
    age_ranks?: Array<number>;
};
/**
 * OrderingDeclines
 *
 * Choose which monument on space 1 declines first (AK-DEC-02).
 */
export type AncientKnowledgeOrderingDeclines = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.ordering-declines';
};
/**
 * OrderingEffects
 *
 * Choose which pending effect of one event is resolved next (AK-EFF-04).
 */
export type AncientKnowledgeOrderingEffects = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.ordering-effects';
    /**
     * The cards whose effects are pending.
     */
    members: Array<string>;
};
/**
 * Pass
 *
 * Refuse an optional effect, or say that nothing can be chosen.
 */
export type AncientKnowledgePass = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.pass';
};
/**
 * PassingDraft
 *
 * Let the next of `order` pick a revealed card.
 */
export type AncientKnowledgePassingDraft = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.passing-draft';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * The seats that have still to pick, in order.
     */
    order: Array<number>;
};
/**
 * PastView
 *
 * A monument of the Past, in order of arrival.
 */
export type AncientKnowledgePastView = {
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
    /**
     * Whether it was rotated by an excavation.
     */
    rotated: boolean;
    /**
     * Points of its scoring effects now; null: it has none.
     */
    scores: number | null;
};
/**
 * Paying
 *
 * Discard `left` cards for the card that is being created (AK-CRE-02).
 */
export type AncientKnowledgePaying = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.paying';
    /**
     * Cards still to be discarded.
     */
    left: number;
};
/**
 * PayingCost
 *
 * Discard `left` hand cards as the cost of an effect (AK-EFF-03).
 */
export type AncientKnowledgePayingCost = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.paying-cost';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Cards still to be discarded.
     */
    left: number;
    /**
     * Only cards of this type; null: any.
     */
    card_type: 'artifact' | 'city' | 'megalith' | 'pyramid' | null;
};
/**
 * Per
 *
 * `vp` times the counter.
 */
export type AncientKnowledgePer = {
    /**
     * What is counted.
     */
    counter: 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid';
    /**
     * Victory points for each that is counted.
     */
    vp: number;
};
/**
 * PhaseStarted
 *
 * A phase of a turn began (AK-TURN-02).
 */
export type AncientKnowledgePhaseStarted = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.phase-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The phase; `aftermath`: after all declines.
     */
    phase: 'action_1' | 'action_2' | 'aftermath' | 'decline' | 'timeline';
};
/**
 * PileShuffled
 *
 * All these cards form a face-down pile; no order exists (AK-RND-01).
 */
export type AncientKnowledgePileShuffled = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.pile-shuffled';
    /**
     * Which pile.
     */
    pile: 'builder_deck' | 'tech_deck_1' | 'tech_deck_2';
    /**
     * All cards in it; the order means nothing.
     */
    cards: Array<string>;
};
/**
 * PlaceView
 *
 * A place for a card.
 */
export type AncientKnowledgePlaceView = {
    /**
     * The space of the Timeline; null: an artifact slot.
     */
    at: number | null;
    /**
     * Cards to discard for it.
     */
    cost: number;
};
/**
 * PlayerView
 *
 * One player.
 */
export type AncientKnowledgePlayerView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Place in the order of play, from 1.
     */
    position: number;
    /**
     * The hand; its owner sees it, and the seats in `shown_to`.
     */
    hand: Array<string> | Hidden;
    /**
     * The seats that may take a card of the hand now.
     */
    shown_to: Array<number>;
    /**
     * Hand cards that all know.
     */
    open_hand: Array<string>;
    /**
     * Hand cards that some seats know.
     */
    known_hand: Array<AncientKnowledgeKnownCard>;
    /**
     * Monuments on each space, from space 1; the lower one first.
     */
    timeline: Array<Array<AncientKnowledgeMonumentView>>;
    /**
     * Monuments of the Past, in order of arrival.
     */
    past: Array<AncientKnowledgePastView>;
    /**
     * Artifacts in play.
     */
    artifacts: Array<string>;
    collection: AncientKnowledgeCollection;
    /**
     * Lost knowledge.
     */
    lost: number;
    turn: AncientKnowledgeTurn;
    /**
     * Cards that were dealt to choose the opening hand from; only their owner sees them.
     */
    opening: Array<string> | Hidden;
    /**
     * Builder cards looked at; only this player sees them.
     */
    looked_at: Array<string> | Hidden;
    /**
     * Builder cards revealed by an effect of this player.
     */
    revealed: Array<string>;
    /**
     * Technologies looked at; only this player sees them.
     */
    technologies: Array<string> | Hidden;
    /**
     * The card that is being paid for; null: none.
     */
    creation: AncientKnowledgeCreation | null;
    /**
     * Cards of the discard pile that only this player saw go there.
     */
    discarded: Array<string> | Hidden;
    /**
     * The card offered to the partner; only this player sees it.
     */
    offered: Array<string> | Hidden;
    /**
     * Cards offered without success, which cannot be offered again; only this player sees them.
     */
    spent: Array<string> | Hidden;
    /**
     * What can be counted now.
     */
    counters: Array<AncientKnowledgeCounterView>;
    score: AncientKnowledgeScoreView;
    turns_end: AncientKnowledgeTurnsEndView;
    /**
     * Cards drawn now for each monument that an excavation rotates.
     */
    excavates: number;
    /**
     * What creating each hand card would be, or each card looked at while one of them is to be created; only this player sees it.
     */
    entries: Array<AncientKnowledgeEntryView> | Hidden;
    /**
     * The technologies on the boards for this player.
     */
    needs: Array<AncientKnowledgeNeedsView>;
};
/**
 * RefuseExchange
 *
 * Refuse the partner's offer.
 */
export type AncientKnowledgeRefuseExchange = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.refuse-exchange';
};
/**
 * Remove
 *
 * Remove knowledge from an own monument.
 */
export type AncientKnowledgeRemove = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.remove';
    /**
     * Id of a builder card (`babylon`).
     */
    monument: string;
    /**
     * How much knowledge.
     */
    amount: number;
};
/**
 * RemoveInstead
 *
 * Give up the draw of an excavation and remove knowledge (AK-EXC-04).
 */
export type AncientKnowledgeRemoveInstead = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.remove-instead';
};
/**
 * RemoveKnowledge
 *
 * Remove knowledge from own Timeline monuments to the supply.
 */
export type AncientKnowledgeRemoveKnowledge = {
    /**
     * Discriminator.
     */
    op: 'remove_knowledge';
    /**
     * How much knowledge.
     */
    amount: number | 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid' | AncientKnowledgeFormula;
    /**
     * Whether exactly so much, or up to it.
     */
    mode: 'exact' | 'up_to';
    /**
     * From any monuments (`free`), `one`, `each` of them, or `k` that are chosen (`choose_k`).
     */
    spread: 'choose_k' | 'each' | 'free' | 'one';
    /**
     * Which monuments can be chosen.
     */
    target: AncientKnowledgeTarget;
    /**
     * How many monuments are chosen; 0 unless `spread` is `choose_k`.
     */
    k?: number;
};
/**
 * RemovingKnowledge
 *
 * Remove knowledge from own monuments; `amount` in all, or from each of `k` monuments.
 *
 * `chosen` are the monuments that cannot be chosen again. `source` is None for an ARCHIVE.
 */
export type AncientKnowledgeRemovingKnowledge = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.removing-knowledge';
    /**
     * The card whose effect it is; null: the action ARCHIVE.
     */
    source: string | null;
    /**
     * How much in all, or from each of `k` monuments.
     */
    amount: number;
    /**
     * Whether less may be removed.
     */
    up_to: boolean;
    /**
     * From any monuments (`free`), `one`, `each` of them, or `k` that are chosen (`choose_k`).
     */
    spread: 'choose_k' | 'each' | 'free' | 'one';
    /**
     * Which monuments can be chosen.
     */
    target: AncientKnowledgeTarget;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * How many monuments are still to be chosen.
     */
    k?: number;
    /**
     * Monuments that cannot be chosen again.
     */
    chosen?: Array<string>;
};
/**
 * RemovingLost
 *
 * Remove up to `amount` own lost knowledge.
 */
export type AncientKnowledgeRemovingLost = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.removing-lost';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * How much at most.
     */
    amount: number;
};
/**
 * Resolving
 *
 * The operations of an effect, from `index` on; `memo`: cards that the one before discarded.
 */
export type AncientKnowledgeResolving = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.resolving';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the operations stand: which effect of which component.
     */
    source: AncientKnowledgeEffectOf;
    /**
     * Number of the next operation, from 0.
     */
    index?: number;
    /**
     * A number that one operation leaves for the next, such as cards discarded.
     */
    memo?: number;
};
/**
 * ReturningFaceUp
 *
 * Put `left` face-up technologies (of the level) under their deck, one by one.
 */
export type AncientKnowledgeReturningFaceUp = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.returning-face-up';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Only of this level; null: of any.
     */
    level: 1 | 2 | null;
    /**
     * Technologies still to be put away.
     */
    left: number;
};
/**
 * ReturningLookedAt
 *
 * Put the technologies looked at under the deck, one by one.
 */
export type AncientKnowledgeReturningLookedAt = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.returning-looked-at';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
};
/**
 * RoundLimitReached
 *
 * The last round of the limit is over (AK-END-04).
 */
export type AncientKnowledgeRoundLimitReached = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.round-limit-reached';
    /**
     * Number of the round, from 1.
     */
    round: number;
};
/**
 * Sacrifice
 *
 * Discard an own artifact for an effect.
 */
export type AncientKnowledgeSacrifice = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.sacrifice';
    /**
     * The artifact to discard, by its id.
     */
    artifact: string;
};
/**
 * Sacrificing
 *
 * Discard an artifact for one `then_each`, up to `left` times.
 */
export type AncientKnowledgeSacrificing = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.sacrificing';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Artifacts that can still be discarded.
     */
    left: number;
    then_each: AncientKnowledgeRemoveKnowledge;
};
/**
 * ScoreComputed
 *
 * The score sheet of a player (AK-SCO).
 */
export type AncientKnowledgeScoreComputed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.score-computed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Points printed on the monuments of the Past.
     */
    monuments: number;
    /**
     * Points of scoring effects of monuments in the Past.
     */
    effects: number;
    /**
     * Points of technologies of level II.
     */
    technologies: number;
    /**
     * Points for monuments still in the Timeline, 1 each.
     */
    timeline: number;
    /**
     * Points for lost knowledge, -1 each.
     */
    lost: number;
    /**
     * All points; may be negative.
     */
    total: number;
};
/**
 * ScoreView
 *
 * The score sheet, provisional until the end (AK-SCO).
 */
export type AncientKnowledgeScoreView = {
    /**
     * Points printed on the monuments of the Past.
     */
    monuments: number;
    /**
     * Points of scoring effects of monuments in the Past.
     */
    effects: number;
    /**
     * Points of technologies of level II.
     */
    technologies: number;
    /**
     * Points for monuments still in the Timeline, 1 each.
     */
    timeline: number;
    /**
     * Points for lost knowledge, -1 each.
     */
    lost: number;
    /**
     * All points; may be negative.
     */
    total: number;
};
/**
 * Search
 *
 * Draw a card (AK-SEA).
 */
export type AncientKnowledgeSearch = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.search';
};
/**
 * SecretPlaced
 *
 * A technology under a deck that only the seat which put it there knows.
 */
export type AncientKnowledgeSecretPlaced = {
    /**
     * Discriminator.
     */
    type: 'secret';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology; only who put it there sees it.
     */
    technology: string | Hidden;
};
/**
 * SettingAside
 *
 * Set aside cards of the ten dealt (AK-SET-04).
 */
export type AncientKnowledgeSettingAside = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.setting-aside';
};
/**
 * Standing
 *
 * One seat's final standing.
 */
export type AncientKnowledgeStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StartPlayerChosen
 *
 * The start player, and all seats by position (AK-SET-01, AK-TEAM-01).
 */
export type AncientKnowledgeStartPlayerChosen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.start-player-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seats in the order of play; the start player first.
     */
    order: Array<number>;
};
/**
 * StartingSetDealt
 *
 * A starting set became an opening hand (AK-SET-08).
 */
export type AncientKnowledgeStartingSetDealtSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.starting-set-dealt';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the set; only its owner sees it.
     */
    number: number | Hidden;
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
};
/**
 * Stealing
 *
 * Take a card of the hand shown.
 */
export type AncientKnowledgeStealing = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.stealing';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * The seat whose hand it is.
     */
    victim: number;
};
/**
 * Swap
 *
 * Exchange the places of two own monuments (AK-EFF-11).
 */
export type AncientKnowledgeSwap = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.swap';
    /**
     * One of the two monuments, by its id.
     */
    first: string;
    /**
     * The other monument, by its id.
     */
    second: string;
};
/**
 * Swapping
 *
 * Choose two monuments to swap; `own_first`: one of them is the card itself.
 */
export type AncientKnowledgeSwapping = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.swapping';
    /**
     * Id of the card whose effect it is.
     */
    source: string;
    /**
     * Whether one of the two is the card itself.
     */
    own_first: boolean;
};
/**
 * Take
 *
 * Take one of the cards on offer into the hand.
 */
export type AncientKnowledgeTake = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.take';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string;
};
/**
 * Take
 *
 * Take one of the cards on offer into the hand.
 */
export type AncientKnowledgeTakeSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.take';
    /**
     * Id of a builder card (`babylon`).
     */
    card: string | Hidden;
};
/**
 * Target
 *
 * Own Timeline monuments with knowledge that satisfy every entry; empty: any.
 */
export type AncientKnowledgeTarget = {
    /**
     * Only monuments of this type; missing: any.
     */
    type?: 'city' | 'megalith' | 'pyramid' | null;
    /**
     * Only monuments with at least so much knowledge.
     */
    min_knowledge?: number;
    /**
     * Only monuments next to the card of the effect.
     */
    adjacent_to_self?: boolean;
    /**
     * Not the card of the effect itself.
     */
    exclude_self?: boolean;
    /**
     * Only the card of the effect itself.
     */
    only_self?: boolean;
};
/**
 * TeamsFormed
 *
 * The teams, the one that begins first (AK-TEAM-01).
 */
export type AncientKnowledgeTeamsFormed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.teams-formed';
    /**
     * The seats of each team.
     */
    teams: Array<Array<number>>;
};
/**
 * TechnologiesLookedAt
 *
 * A player looks at the top cards of a technology deck (E-19).
 */
export type AncientKnowledgeTechnologiesLookedAtSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technologies-looked-at';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Level of the technologies.
     */
    level: 1 | 2;
    /**
     * The technologies; only who looks at them sees them.
     */
    technologies: Array<string> | Hidden;
};
/**
 * TechnologiesRevealed
 *
 * Technologies of a deck lie face up on a board now.
 */
export type AncientKnowledgeTechnologiesRevealed = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technologies-revealed';
    /**
     * Which technology board.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
    /**
     * Level of the technologies.
     */
    level: 1 | 2;
    /**
     * The technologies.
     */
    technologies: Array<string>;
};
/**
 * TechnologyBoardCleared
 *
 * The last card of a board was discarded (AK-TEC-02).
 */
export type AncientKnowledgeTechnologyBoardCleared = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-board-cleared';
    /**
     * Which technology board.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
};
/**
 * TechnologyBoardFlipped
 *
 * A board shows level II from now on; its cards were discarded (AK-MID-02).
 */
export type AncientKnowledgeTechnologyBoardFlipped = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-board-flipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which technology board.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
    /**
     * The technologies of level I that lay on it.
     */
    discarded: Array<string>;
};
/**
 * TechnologyBoardRemoved
 *
 * A board that cannot be filled left the game with what lay on it (AK-TEC-04).
 */
export type AncientKnowledgeTechnologyBoardRemoved = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-board-removed';
    /**
     * Which technology board.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
    /**
     * What lay on the board.
     */
    technologies: Array<string>;
};
/**
 * TechnologyLearned
 *
 * A technology joined a collection; `board` is None if it had been looked at.
 *
 * `reduced_requirement`: one requirement was missed and forgiven (E-10).
 */
export type AncientKnowledgeTechnologyLearned = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-learned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
    /**
     * The board on which it lay; null: it had been looked at.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3' | null;
    /**
     * Whether one requirement was missed and forgiven.
     */
    reduced_requirement: boolean;
};
/**
 * TechnologyMovedToDeckBottom
 *
 * A face-up technology went under the deck of its level (AK-HID-04).
 */
export type AncientKnowledgeTechnologyMovedToDeckBottom = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-moved-to-deck-bottom';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
    /**
     * Which technology board.
     */
    board: 'tech_board_1' | 'tech_board_2' | 'tech_board_3';
};
/**
 * TechnologyPilesView
 *
 * The piles of a level.
 */
export type AncientKnowledgeTechnologyPilesView = {
    /**
     * The level.
     */
    level: 1 | 2;
    /**
     * How many cards the deck has.
     */
    deck: number;
    /**
     * Cards that were put under the deck, the lowest one last.
     */
    under: Array<AncientKnowledgeOpenPlaced | AncientKnowledgeSecretPlaced>;
    /**
     * Technologies that were discarded.
     */
    discarded: Array<string>;
};
/**
 * TechnologyPutUnder
 *
 * A technology looked at went under the deck; only the player knows which (AK-HID-04).
 */
export type AncientKnowledgeTechnologyPutUnderSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.technology-put-under';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Level of the technologies.
     */
    level: 1 | 2;
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string | Hidden;
};
/**
 * Tiers
 *
 * The value of the highest step `(minimum, value)` that the counter reaches, else 0.
 */
export type AncientKnowledgeTiers = {
    /**
     * What is counted.
     */
    counter: 'adjacent.city' | 'adjacent.megalith' | 'adjacent.pyramid' | 'board.artifact' | 'event.knowledge_lost' | 'hand.size' | 'lost' | 'past.city' | 'past.largest_type' | 'past.megalith' | 'past.monument' | 'past.pyramid' | 'past.scoring_icon' | 'previous.discarded' | 'self.knowledge' | 'tech.ancient' | 'tech.any' | 'tech.secret' | 'tech.writing' | 'timeline.city' | 'timeline.knowledge' | 'timeline.megalith' | 'timeline.monument' | 'timeline.on_space_1' | 'timeline.pyramid';
    /**
     * Pairs of the least count and its value, in rising order.
     */
    steps: Array<[
        number,
        number
    ]>;
};
/**
 * TimelineSlid
 *
 * Every monument moved one space to the left (AK-DEC-08).
 */
export type AncientKnowledgeTimelineSlid = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.timeline-slid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * ToBottom
 *
 * Put a technology under the deck of its level.
 */
export type AncientKnowledgeToBottom = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.to-bottom';
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string;
};
/**
 * ToBottom
 *
 * Put a technology under the deck of its level.
 */
export type AncientKnowledgeToBottomSeen = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.to-bottom';
    /**
     * Id of a technology (`pythagoras`).
     */
    technology: string | Hidden;
};
/**
 * Turn
 *
 * What counts for the running turn only.
 */
export type AncientKnowledgeTurn = {
    /**
     * The phase; null: it is not this player's turn.
     */
    phase?: 'action_1' | 'action_2' | 'aftermath' | 'decline' | 'timeline' | null;
    /**
     * Whether the Decline phase is left out.
     */
    skip_decline?: boolean;
    /**
     * The monument that is declining now; null: none.
     */
    declining?: string | null;
    /**
     * Knowledge lost by the last decline.
     */
    knowledge_lost?: number;
};
/**
 * TurnEnded
 *
 * A turn ended (AK-DEC-09).
 */
export type AncientKnowledgeTurnEnded = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.turn-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnStarted
 *
 * A turn began (AK-TURN-01).
 */
export type AncientKnowledgeTurnStarted = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.turn-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the round, from 1.
     */
    round: number;
};
/**
 * TurnsEndView
 *
 * What the Timeline and Decline phases of a seat do by themselves, as its board stands now.
 */
export type AncientKnowledgeTurnsEndView = {
    /**
     * What is left on each monument after the Timeline phase.
     */
    knowledge: Array<AncientKnowledgeLeftView>;
    /**
     * Cards whose effects ask something; nothing of them is reckoned in.
     */
    asks: Array<string>;
    /**
     * Cards that are drawn.
     */
    draws: number;
    /**
     * Monuments that reach the Past, in order.
     */
    falls: Array<string>;
    /**
     * Monuments that are destroyed instead.
     */
    destroyed: Array<string>;
    /**
     * Knowledge that is lost with them.
     */
    lost: number;
    /**
     * All lost knowledge at the end of the turn.
     */
    lost_after: number;
};
/**
 * View
 *
 * A game as clients see it.
 */
export type AncientKnowledgeView = {
    options: AncientKnowledgeOptions;
    /**
     * Whether the game is set up, is played, or is over.
     */
    stage: 'over' | 'setup' | 'turns';
    /**
     * Number of the round, from 1; 0 during the setup.
     */
    round: number;
    /**
     * About how many rounds follow this one, until the first Past is full: by the spaces on which monuments lie, and where they are too few, by the pace so far.
     */
    rounds_left: number;
    /**
     * The seats in the order of play; the start player first.
     */
    order: Array<number>;
    /**
     * Whether the event in the middle of the game has happened.
     */
    half_game: boolean;
    /**
     * Whether this is the last round.
     */
    end_triggered: boolean;
    /**
     * What is awaited and what waits below it, the top one last.
     */
    agenda: Array<AncientKnowledgeFrame>;
    /**
     * The players, by seat.
     */
    players: Array<AncientKnowledgePlayerView>;
    /**
     * Technology boards in play.
     */
    boards: Array<AncientKnowledgeBoardView>;
    /**
     * Cards in the builder deck.
     */
    deck_size: number;
    /**
     * Cards in the builder discard pile.
     */
    discard_size: number;
    /**
     * Cards of that pile that all saw.
     */
    discard_open: Array<string>;
    /**
     * The piles of technologies, by level.
     */
    technology_piles: Array<AncientKnowledgeTechnologyPilesView>;
    /**
     * Technologies that left the game.
     */
    box: Array<string>;
    /**
     * What each seat would score now; at the end the points of the result.
     */
    scores: Array<SeatScore>;
};
/**
 * WithdrawExchange
 *
 * Take back the own offer.
 */
export type AncientKnowledgeWithdrawExchange = {
    /**
     * Discriminator.
     */
    type: 'ancient-knowledge.withdraw-exchange';
};
/**
 * AbilityDieRolled
 *
 * A die of an ability or card.
 */
export type EldervaleAbilityDieRolled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ability-die-rolled';
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
    /**
     * What the die shows, 1 to 6.
     */
    value: number;
};
/**
 * AbilityUsed
 *
 * An ability or effect is used; `limit`: what it is used up for.
 */
export type EldervaleAbilityUsed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ability-used';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
    /**
     * What it is used up for; missing: nothing.
     */
    limit?: 'battle' | 'turn' | null;
    /**
     * Whether Mimeza copies it.
     */
    mimicry?: boolean;
};
/**
 * AcceptSwap
 *
 * Accept the swap.
 */
export type EldervaleAcceptSwap = {
    /**
     * Discriminator.
     */
    type: 'eldervale.accept-swap';
};
/**
 * ActingInRealm
 *
 * The realm action (EV-RLM, EV-RUI).
 */
export type EldervaleActingInRealm = {
    /**
     * Discriminator.
     */
    type: 'eldervale.acting-in-realm';
};
/**
 * ActivateFromUnderworld
 *
 * A unit from the Underworld may activate the host.
 */
export type EldervaleActivateFromUnderworld = {
    /**
     * Discriminator.
     */
    op: 'activate_from_underworld';
    /**
     * How many units.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ActivatedThisTurn
 *
 * An adventure card was activated in this turn.
 */
export type EldervaleActivatedThisTurn = {
    /**
     * Discriminator.
     */
    c: 'activated_this_turn';
};
/**
 * ActivatingCard
 *
 * A unit stands on an action space: the action is done (EV-ACT).
 */
export type EldervaleActivatingCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.activating-card';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura?: string | null;
};
/**
 * ActivatingUnitIs
 *
 * The unit that activated the card is of one of the kinds.
 */
export type EldervaleActivatingUnitIs = {
    /**
     * Discriminator.
     */
    c: 'activating_unit_is';
    /**
     * The kinds of units.
     */
    unit: Array<string>;
};
/**
 * AddDice
 *
 * More dice in the battle.
 */
export type EldervaleAddDice = {
    /**
     * Discriminator.
     */
    op: 'add_dice';
    /**
     * How many dice.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * AddDicePerAdjacent
 *
 * Dice for own units next to the battle realm.
 */
export type EldervaleAddDicePerAdjacent = {
    /**
     * Discriminator.
     */
    op: 'add_dice_per_adjacent';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * Dice for each unit.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * AddDicePerOther
 *
 * Dice for each other player in the battle beyond the first.
 */
export type EldervaleAddDicePerOther = {
    /**
     * Discriminator.
     */
    op: 'add_dice_per_other_participant_beyond_first';
    /**
     * Dice for each player.
     */
    n: number;
    /**
     * At most so many dice.
     */
    cap: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * AdjacentOwnUnits
 *
 * Own units in realms next to the placed unit.
 */
export type EldervaleAdjacentOwnUnits = {
    /**
     * Discriminator.
     */
    c: 'adjacent_own_units';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * AdventureBurned
 *
 * A face-up adventure card goes under its deck (EV-DUN-04).
 */
export type EldervaleAdventureBurned = {
    /**
     * Discriminator.
     */
    type: 'eldervale.adventure-burned';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * AdventureCards
 *
 * Adventure cards in the tableau.
 */
export type EldervaleAdventureCards = {
    /**
     * Discriminator.
     */
    c: 'adventure_cards';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * AdventureGained
 *
 * A face-up adventure card goes to a tableau (EV-DUN-03).
 */
export type EldervaleAdventureGained = {
    /**
     * Discriminator.
     */
    type: 'eldervale.adventure-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The seat that paid for it.
     */
    by: number;
};
/**
 * AdventureRevealed
 *
 * A deck shows its next card (EV-DUN-06).
 */
export type EldervaleAdventureRevealed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.adventure-revealed';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * AdventureTaken
 *
 * A paid card leaves its deck; whose it is remains to be said (EV-TEA-04).
 */
export type EldervaleAdventureTaken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.adventure-taken';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * After
 *
 * After each activation of the host.
 */
export type EldervaleAfter = {
    /**
     * Discriminator.
     */
    op: 'after';
    /**
     * The operations.
     */
    do: Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * AfterBattleReturns
 *
 * The monster goes home after every battle.
 */
export type EldervaleAfterBattleReturns = {
    /**
     * Discriminator.
     */
    op: 'after_battle_return_to_lair';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * AfterTaking
 *
 * Effects of taking a token (EV-RLM-03).
 */
export type EldervaleAfterTaking = {
    /**
     * Discriminator.
     */
    type: 'eldervale.after-taking';
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
};
/**
 * AgendaChanged
 *
 * Last fact of a move: decisions and work that are done, and those that are new.
 */
export type EldervaleAgendaChanged = {
    /**
     * Discriminator.
     */
    type: 'eldervale.agenda-changed';
    /**
     * Ids of the entries that are done.
     */
    closed: Array<number>;
    /**
     * The new entries, put on top in this order.
     */
    opened: Array<EldervaleFrame>;
};
/**
 * AnsweringSwap
 *
 * Whether a swap of magic cards is accepted (EV-TEA-03).
 */
export type EldervaleAnsweringSwap = {
    /**
     * Discriminator.
     */
    type: 'eldervale.answering-swap';
    /**
     * The seat that offers the swap.
     */
    proposer: number;
    /**
     * Seat number, from 0, clockwise.
     */
    partner: number;
    /**
     * The card that is offered.
     */
    give: string | Hidden;
    /**
     * The card that is wanted.
     */
    want: string | Hidden;
};
/**
 * AnyIcon
 *
 * A worker may use any icon.
 */
export type EldervaleAnyIcon = {
    /**
     * Discriminator.
     */
    op: 'any_icon';
    /**
     * How many workers.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Asking
 *
 * A window: who is next, and how many have passed since the last reaction (EV-BAT-04).
 */
export type EldervaleAsking = {
    /**
     * Discriminator.
     */
    type: 'eldervale.asking';
    /**
     * What can be done in it.
     */
    window: 'rolled' | 'trigger';
    /**
     * The seats that are asked, in order.
     */
    ring: Array<number>;
    /**
     * Who is next, by place in the ring from 0.
     */
    at?: number;
    /**
     * How many have passed since the last reaction.
     */
    passes?: number;
};
/**
 * AskingMinotaur
 *
 * The Minotaur next to a placement (EV-MER-06).
 */
export type EldervaleAskingMinotaur = {
    /**
     * Discriminator.
     */
    type: 'eldervale.asking-minotaur';
};
/**
 * AtHex
 *
 * On the map.
 */
export type EldervaleAtHex = {
    /**
     * Discriminator.
     */
    type: 'hex';
    /**
     * Axial coordinate of the column.
     */
    q: number;
    /**
     * Axial coordinate of the row.
     */
    r: number;
};
/**
 * AtReady
 *
 * In the ready area.
 */
export type EldervaleAtReady = {
    /**
     * Discriminator.
     */
    type: 'ready';
};
/**
 * AtUnderworld
 *
 * In the Underworld.
 */
export type EldervaleAtUnderworld = {
    /**
     * Discriminator.
     */
    type: 'underworld';
};
/**
 * AttachAura
 *
 * Attach an aura to a card (EV-TAB-08).
 */
export type EldervaleAttachAura = {
    /**
     * Discriminator.
     */
    type: 'eldervale.attach-aura';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura: string;
    /**
     * The card that the aura goes to, by its id.
     */
    host: string;
};
/**
 * AttachingAura
 *
 * The cost is paid: the aura lies on its host.
 */
export type EldervaleAttachingAura = {
    /**
     * Discriminator.
     */
    type: 'eldervale.attaching-aura';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura: string;
    /**
     * The card that the aura goes to, by its id.
     */
    host: string;
};
/**
 * AuraAttached
 *
 * An aura lies on another card (EV-TAB-08).
 */
export type EldervaleAuraAttached = {
    /**
     * Discriminator.
     */
    type: 'eldervale.aura-attached';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura: string;
    /**
     * The card that the aura goes to, by its id.
     */
    host: string;
};
/**
 * Banish
 *
 * A unit on the map goes to the Underworld.
 */
export type EldervaleBanish = {
    /**
     * Discriminator.
     */
    op: 'banish';
    /**
     * Whose unit it is.
     */
    whose: 'opponent' | 'self';
    /**
     * Where it can be: on the map, in realms of the element, or near an own unit.
     */
    scope: 'element' | 'map' | 'own_unit_within_1';
    /**
     * How many units.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Battle
 *
 * A battle.
 */
export type EldervaleBattle = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * How far it is.
     */
    stage?: 'boost' | 'join' | 'removed' | 'result' | 'roll' | 'trigger';
    /**
     * The participants.
     */
    sides?: Array<EldervaleSide>;
    /**
     * The seats that may still join although others may not; missing: all may.
     */
    no_join?: Array<number> | null;
    /**
     * The seats that may still spend swords although others may not; missing: all may.
     */
    no_swords?: Array<number> | null;
    /**
     * The strength rolled for the Chimera; missing: none.
     */
    chimera?: number | null;
    /**
     * Dice that a card gives the Ghosts; missing: none.
     */
    ghost_bonus?: number | null;
    /**
     * Whether it was called off.
     */
    cancelled?: boolean;
    /**
     * A seat, or the id of a monster; missing: nobody yet.
     */
    winner?: number | string | null;
    /**
     * Whether the winner gets both rewards for the monster.
     */
    both?: boolean;
    /**
     * The seats that have lost.
     */
    losers?: Array<number>;
    /**
     * The losing seats whose units stay.
     */
    stay?: Array<number>;
};
/**
 * BattleCancelled
 *
 * A spell calls the battle off (effects 5.6).
 */
export type EldervaleBattleCancelled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-cancelled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * BattleDropped
 *
 * A battle without two sides, or one that was called off, does not take place.
 */
export type EldervaleBattleDropped = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-dropped';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Whether it was called off.
     */
    cancelled?: boolean;
};
/**
 * BattleEnded
 *
 * The battle is over.
 */
export type EldervaleBattleEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-ended';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * BattleExpected
 *
 * A monster, the Minotaur or the Ghosts entered a realm: a battle is triggered (EV-BAT-02).
 */
export type EldervaleBattleExpected = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-expected';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * BattleRealmKind
 *
 * The battle is in a realm of that kind.
 */
export type EldervaleBattleRealmKind = {
    /**
     * Discriminator.
     */
    c: 'battle_realm_kind';
    /**
     * The kind of realm.
     */
    kind: string;
};
/**
 * BattleResolved
 *
 * Who wins, nobody on a full tie (EV-BAT-09, EV-BAT-10).
 */
export type EldervaleBattleResolved = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-resolved';
    /**
     * The participants.
     */
    sides: Array<EldervaleSide>;
    /**
     * A seat, or the id of a monster; null: nobody, on a full tie.
     */
    winner: number | string | null;
    /**
     * The seats that have lost.
     */
    losers: Array<number>;
    /**
     * The monster that was beaten; null: none.
     */
    monster?: string | null;
};
/**
 * BattleTriggered
 *
 * A battle takes place (EV-BAT-03).
 */
export type EldervaleBattleTriggered = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battle-triggered';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * BattlesForgotten
 *
 * Triggered battles that are about to be fought, or do not take place.
 */
export type EldervaleBattlesForgotten = {
    /**
     * Discriminator.
     */
    type: 'eldervale.battles-forgotten';
    /**
     * The realms of these battles.
     */
    realms: Array<string>;
};
/**
 * Boosting
 *
 * Swords, spells and abilities for more dice (EV-BAT-07).
 */
export type EldervaleBoosting = {
    /**
     * Discriminator.
     */
    type: 'eldervale.boosting';
    /**
     * Whether it is asked again, after an interruption.
     */
    asked?: boolean;
};
/**
 * BothRewards
 *
 * Glory and power for winning.
 */
export type EldervaleBothRewards = {
    /**
     * Discriminator.
     */
    op: 'both_rewards';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * BothRewardsTaken
 *
 * The winner takes glory and power.
 */
export type EldervaleBothRewardsTaken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.both-rewards-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Build
 *
 * Build a dwelling.
 */
export type EldervaleBuild = {
    /**
     * Discriminator.
     */
    op: 'build_dwelling';
    /**
     * By how much the price is lower.
     */
    discount?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * BuildDwelling
 *
 * Where the dwelling is built (EV-DWE).
 */
export type EldervaleBuildDwelling = {
    /**
     * Discriminator.
     */
    type: 'eldervale.build-dwelling';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * Building
 *
 * Where a dwelling is built (EV-DWE).
 */
export type EldervaleBuilding = {
    /**
     * Discriminator.
     */
    type: 'eldervale.building';
    /**
     * By how much the price is lower.
     */
    discount: number;
    /**
     * Whether it has to be done, if it can.
     */
    required?: boolean;
};
/**
 * BuildingEased
 *
 * The next dwelling of this turn costs less (effects 5.43).
 */
export type EldervaleBuildingEased = {
    /**
     * Discriminator.
     */
    type: 'eldervale.building-eased';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * By how much.
     */
    n: number;
};
/**
 * Built
 *
 * The cost is paid: the worker is a dwelling (EV-DWE-01).
 */
export type EldervaleBuilt = {
    /**
     * Discriminator.
     */
    type: 'eldervale.built';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * BuiltThisTurn
 *
 * A dwelling was built in this turn.
 */
export type EldervaleBuiltThisTurn = {
    /**
     * Discriminator.
     */
    c: 'built_dwelling_this_turn';
};
/**
 * BurnAdventure
 *
 * Put the face-up card of an element under its deck.
 */
export type EldervaleBurnAdventure = {
    /**
     * Discriminator.
     */
    type: 'eldervale.burn-adventure';
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * BurnTreasure
 *
 * Discard the top token of one stack of the placed realm and gain what it shows.
 */
export type EldervaleBurnTreasure = {
    /**
     * Discriminator.
     */
    op: 'burn_treasure_for_resources';
    /**
     * Where from.
     */
    from: 'placed_realm';
    /**
     * How many tokens.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CancelBattle
 *
 * The battle does not take place.
 */
export type EldervaleCancelBattle = {
    /**
     * Discriminator.
     */
    op: 'cancel_battle';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CancelRerolls
 *
 * No die changes after the roll.
 */
export type EldervaleCancelRerolls = {
    /**
     * Discriminator.
     */
    op: 'cancel_rerolls';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CardActivated
 *
 * A unit stands on an action space (EV-ACT-01).
 */
export type EldervaleCardActivated = {
    /**
     * Discriminator.
     */
    type: 'eldervale.card-activated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where the unit was.
     */
    start: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm);
    /**
     * Whether it is an adventure card.
     */
    adventure: boolean;
    /**
     * Whether the worker used another icon.
     */
    any_icon?: boolean;
};
/**
 * CardDrafted
 *
 * A player has picked a card (EV-DRF-01).
 */
export type EldervaleCardDraftedSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.card-drafted';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; their owner sees them, and in team play the teammate.
     */
    cards: Array<string> | Hidden;
    /**
     * Seat number, from 0, clockwise.
     */
    partner?: number | null;
};
/**
 * CardPaid
 *
 * The card is paid: it is gained; `refill`: the deck shows its next card at once.
 */
export type EldervaleCardPaid = {
    /**
     * Discriminator.
     */
    type: 'eldervale.card-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * Whether the deck shows its next card at once.
     */
    refill: boolean;
};
/**
 * CashTreasure
 *
 * Discard a treasure token and gain what it shows (EV-FRE-02).
 */
export type EldervaleCashTreasure = {
    /**
     * Discriminator.
     */
    type: 'eldervale.cash-treasure';
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
};
/**
 * Cashing
 *
 * An offer: treasure tokens may be cashed in (EV-FRE-02).
 */
export type EldervaleCashing = {
    /**
     * Discriminator.
     */
    type: 'eldervale.cashing';
};
/**
 * CastSpell
 *
 * Cast a spell (EV-MAG-02).
 */
export type EldervaleCastSpell = {
    /**
     * Discriminator.
     */
    type: 'eldervale.cast-spell';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * CastingSpell
 *
 * The spell is paid: it is resolved.
 */
export type EldervaleCastingSpell = {
    /**
     * Discriminator.
     */
    type: 'eldervale.casting-spell';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * Cause
 *
 * What operations are done, and where from.
 */
export type EldervaleCause = {
    /**
     * Id of the ability or card whose effect it is.
     */
    name: string;
    /**
     * The operations.
     */
    do: Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>;
    /**
     * The card in the tableau whose squares they mean; missing: none.
     */
    card?: string | null;
    /**
     * The unit that activated the card; missing: none.
     */
    unit?: string | null;
};
/**
 * Cell
 *
 * A realm and its hex.
 */
export type EldervaleCell = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    at: EldervaleHex;
};
/**
 * Charging
 *
 * Whether the Minotaur charges (EV-MER-06).
 */
export type EldervaleCharging = {
    /**
     * Discriminator.
     */
    type: 'eldervale.charging';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * CheckingBattles
 *
 * The battle check (EV-BAT-03).
 */
export type EldervaleCheckingBattles = {
    /**
     * Discriminator.
     */
    type: 'eldervale.checking-battles';
    /**
     * Whether a way to call the battles off was offered already.
     */
    veiled?: boolean;
};
/**
 * ChimeraRolled
 *
 * The Chimera's strength (before dice are counted).
 */
export type EldervaleChimeraRolled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.chimera-rolled';
    /**
     * What the die showed.
     */
    value: number;
    /**
     * The strength, in dice.
     */
    strength: number;
};
/**
 * Choose
 *
 * One of several lists of operations.
 */
export type EldervaleChoose = {
    /**
     * Discriminator.
     */
    op: 'choose';
    /**
     * The lists of operations to choose from.
     */
    options: Array<Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ChooseBattle
 *
 * Which battle is next (EV-BAT-03).
 */
export type EldervaleChooseBattle = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-battle';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * ChooseDie
 *
 * A die of a participant, by its value.
 */
export type EldervaleChooseDie = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-die';
    /**
     * A participant of a battle: a seat, `ghosts`, a monster.
     */
    participant: number | 'chimera' | 'demon_of_might' | 'dread_wyrm' | 'elder_treant' | 'frost_giant' | 'ghosts' | 'iron_sentinel' | 'judicator_golem' | 'kraken' | 'lava_fiend' | 'leviathan' | 'maw_of_madness' | 'mother_of_dragons' | 'night_hydra' | 'radiant_seraph' | 'stone_colossus' | 'storm_roc' | 'sun_phoenix' | 'tempest_serpent';
    /**
     * What the die shows, 1 to 6.
     */
    value: number;
};
/**
 * ChooseElement
 *
 * An element.
 */
export type EldervaleChooseElement = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-element';
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * ChooseFaction
 *
 * Choose one of the two factions of the own element (EV-SET-01).
 */
export type EldervaleChooseFaction = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-faction';
    /**
     * Id of a faction (`sky_harpies`).
     */
    faction: string;
};
/**
 * ChooseOption
 *
 * One of several options: its index from 0, a reward, or `<card>:<action>` to copy.
 */
export type EldervaleChooseOption = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-option';
    /**
     * The index of the option from 0, a reward, or `<card>:<action>` to copy.
     */
    option: number | string;
};
/**
 * ChoosePlayer
 *
 * The player that an effect is about.
 */
export type EldervaleChoosePlayer = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-player';
    /**
     * A seat, or `ghosts` in the solo game.
     */
    seat: number | 'ghosts';
};
/**
 * ChooseRealm
 *
 * The realm that an effect is about.
 */
export type EldervaleChooseRealm = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-realm';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * ChooseResource
 *
 * A kind of resource.
 */
export type EldervaleChooseResource = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-resource';
    /**
     * Which kind of resource.
     */
    kind: 'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool';
};
/**
 * ChooseUnit
 *
 * The unit that an effect is about; the owner of an uncontrolled monster is null.
 */
export type EldervaleChooseUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choose-unit';
    unit: EldervaleUnitRef;
    /**
     * Who has it; null: an uncontrolled monster.
     */
    owner: number | 'ghosts' | null;
};
/**
 * ChoosingDice
 *
 * Dice that are re-rolled, raised or exchanged; those chosen so far by participant.
 */
export type EldervaleChoosingDice = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choosing-dice';
    /**
     * What is done with those that are chosen.
     */
    op: ({
        op: 'reroll';
    } & EldervaleReroll) | ({
        op: 'raise_die';
    } & EldervaleRaiseDie) | ({
        op: 'swap_die';
    } & EldervaleSwapDie);
    /**
     * The participant whose dice are chosen; missing: not chosen yet.
     */
    who?: number | string | null;
    /**
     * The dice chosen so far.
     */
    chosen?: Array<number>;
};
/**
 * ChoosingElement
 *
 * The element in which power is gained (EV-POW-02).
 */
export type EldervaleChoosingElement = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choosing-element';
};
/**
 * ChoosingFaction
 *
 * A faction (EV-SET-01).
 */
export type EldervaleChoosingFaction = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choosing-faction';
};
/**
 * ChoosingOption
 *
 * One of several lists of operations, or an action to copy.
 */
export type EldervaleChoosingOption = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choosing-option';
    /**
     * The lists of operations to choose from; empty: an action is copied.
     */
    options?: Array<Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>>;
    /**
     * Id of the ability or card whose effect it is.
     */
    source?: string;
    /**
     * The card that copies an action; missing: none.
     */
    copy?: string | null;
    /**
     * The unit that activated the card; missing: none.
     */
    unit?: string | null;
};
/**
 * ChoosingReward
 *
 * Glory or power for beating a monster (EV-BAT-11).
 */
export type EldervaleChoosingReward = {
    /**
     * Discriminator.
     */
    type: 'eldervale.choosing-reward';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
};
/**
 * CompleteQuest
 *
 * Reveal a quest whose condition holds (EV-MAG-03).
 */
export type EldervaleCompleteQuest = {
    /**
     * Discriminator.
     */
    type: 'eldervale.complete-quest';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * ControlMonster
 *
 * Take control of an uncontrolled monster.
 */
export type EldervaleControlMonster = {
    /**
     * Discriminator.
     */
    op: 'control_monster';
    /**
     * Where it can be: on the map, in realms of the element, or near an own unit.
     */
    scope: 'element' | 'map' | 'own_unit_within_1';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CopyActivation
 *
 * One action of another own card.
 */
export type EldervaleCopyActivation = {
    /**
     * Discriminator.
     */
    op: 'copy_activation';
    filter: EldervaleCopyFilter;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CopyFilter
 *
 * Which actions may be copied.
 */
export type EldervaleCopyFilter = {
    /**
     * Whose cards.
     */
    owner: 'self';
    /**
     * Which cards.
     */
    card: 'adventure';
    /**
     * For which units.
     */
    unit: 'any';
    /**
     * Whether the card itself is excluded.
     */
    not_self: boolean;
};
/**
 * CostReduced
 *
 * A discount drops a unit of a cost.
 */
export type EldervaleCostReduced = {
    /**
     * Discriminator.
     */
    type: 'eldervale.cost-reduced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The kind of the unit.
     */
    kind: 'any' | 'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool';
};
/**
 * Counted
 *
 * The dice of a participant: units, dwellings, abilities, reductions, boosts, and in all.
 */
export type EldervaleCounted = {
    /**
     * A seat, or the id of an uncontrolled monster.
     */
    who: number | string;
    /**
     * Dice for units.
     */
    units: number;
    /**
     * Dice for dwellings.
     */
    dwellings: number;
    /**
     * Dice for abilities.
     */
    bonus: number;
    /**
     * Dice taken away by others.
     */
    reductions: number;
    /**
     * Dice for swords, gold and spells.
     */
    boost: number;
    /**
     * Dice in all.
     */
    dice: number;
};
/**
 * CycleAdventure
 *
 * Put a face-up card under its deck and turn up the next.
 */
export type EldervaleCycleAdventure = {
    /**
     * Discriminator.
     */
    op: 'cycle_adventure';
    /**
     * How many cards.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * CyclingCard
 *
 * A face-up adventure card that goes under its deck.
 */
export type EldervaleCyclingCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.cycling-card';
    /**
     * Whether it can be declined.
     */
    optional: boolean;
};
/**
 * Deck
 *
 * An adventure deck: the face-up card, and the rest (EV-SET-06).
 */
export type EldervaleDeck = {
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The face-up card; null: none.
     */
    up: string | null;
    /**
     * The rest of the deck.
     */
    rest: EldervalePile;
};
/**
 * DeckView
 *
 * An adventure deck: the face-up card, and how many cards lie below it.
 */
export type EldervaleDeckView = {
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The face-up card; null: none.
     */
    up: string | null;
    /**
     * Cards below it.
     */
    left: number;
};
/**
 * Decline
 *
 * Do not use what is offered.
 */
export type EldervaleDecline = {
    /**
     * Discriminator.
     */
    type: 'eldervale.decline';
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * DeclinePower
 *
 * Ignore the gain of power (EV-POW-01).
 */
export type EldervaleDeclinePower = {
    /**
     * Discriminator.
     */
    type: 'eldervale.decline-power';
};
/**
 * Declined
 *
 * An offered effect is not used.
 */
export type EldervaleDeclined = {
    /**
     * Discriminator.
     */
    type: 'eldervale.declined';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * DiceAdded
 *
 * More dice for a participant: a sword, gold, or a spell (EV-BAT-07).
 */
export type EldervaleDiceAdded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dice-added';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat whose dice they are.
     */
    who: number;
    /**
     * How many more.
     */
    n: number;
    /**
     * How many in all.
     */
    counted: number;
    /**
     * The component whose effect it is; missing: a sword or gold.
     */
    source?: string | null;
};
/**
 * DiceCounted
 *
 * How many dice each participant rolls (EV-BAT-06).
 */
export type EldervaleDiceCounted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dice-counted';
    /**
     * The dice of each participant.
     */
    counts: Array<EldervaleCounted>;
};
/**
 * DiceFromRoll
 *
 * The strength is a die, within limits.
 */
export type EldervaleDiceFromRoll = {
    /**
     * Discriminator.
     */
    op: 'dice_from_roll';
    /**
     * The least strength.
     */
    min: number;
    /**
     * The greatest strength.
     */
    max: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DiceRerolled
 *
 * Dice of a participant are rolled again, raised or exchanged.
 */
export type EldervaleDiceRerolled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dice-rerolled';
    /**
     * A seat, or the id of an uncontrolled monster.
     */
    who: number | string;
    /**
     * What the dice showed.
     */
    before: Array<number>;
    /**
     * What they show now.
     */
    after: Array<number>;
};
/**
 * DiceRolled
 *
 * The dice of a participant, those that were set included.
 */
export type EldervaleDiceRolled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dice-rolled';
    /**
     * A seat, or the id of an uncontrolled monster.
     */
    who: number | string;
    /**
     * What the dice show, 1 to 6 each.
     */
    dice: Array<number>;
};
/**
 * DieSet
 *
 * A die shows a value instead of being rolled (EV-BAT-08).
 */
export type EldervaleDieSet = {
    /**
     * Discriminator.
     */
    type: 'eldervale.die-set';
    /**
     * A seat, or the id of an uncontrolled monster.
     */
    who: number | string;
    /**
     * What the die shows, 1 to 6.
     */
    value: number;
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * DiscardCard
 *
 * Discard a magic card.
 */
export type EldervaleDiscardCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.discard-card';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * DiscardMagic
 *
 * Discard cards from hand.
 */
export type EldervaleDiscardMagic = {
    /**
     * Discriminator.
     */
    op: 'discard_magic';
    /**
     * How many cards.
     */
    n: number;
    /**
     * Where from.
     */
    from?: 'hand';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DiscardResource
 *
 * Victims discard resource tokens of their choice.
 */
export type EldervaleDiscardResource = {
    /**
     * Discriminator.
     */
    op: 'discard_resource';
    /**
     * Whom it concerns.
     */
    who: 'each_loser';
    /**
     * How many tokens.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Discarding
 *
 * Magic cards to discard: `left`, or any number for a mulligan of that many more.
 */
export type EldervaleDiscarding = {
    /**
     * Discriminator.
     */
    type: 'eldervale.discarding';
    /**
     * Cards still to be discarded.
     */
    left?: number;
    /**
     * For a mulligan: how many more are drawn; missing: it is none.
     */
    mulligan?: number | null;
    /**
     * Cards discarded so far.
     */
    done?: number;
};
/**
 * DiscountDwelling
 *
 * Dwellings cost less.
 */
export type EldervaleDiscountDwelling = {
    /**
     * Discriminator.
     */
    op: 'discount_dwelling';
    /**
     * By how much.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DiscountRuin
 *
 * The first payment of the ruin action is less.
 */
export type EldervaleDiscountRuin = {
    /**
     * Discriminator.
     */
    op: 'discount_ruin';
    /**
     * By how much.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DiscountUsed
 *
 * The discount of the ruin's first payment is used up.
 */
export type EldervaleDiscountUsed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.discount-used';
};
/**
 * Done
 *
 * End an open series of choices.
 */
export type EldervaleDone = {
    /**
     * Discriminator.
     */
    type: 'eldervale.done';
};
/**
 * DraftEnded
 *
 * All have enough cards; what is left is discarded, face up (EV-DRF-01).
 */
export type EldervaleDraftEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.draft-ended';
    /**
     * The cards that were left.
     */
    cards: Array<string>;
};
/**
 * DraftPick
 *
 * Pick a card of the pack, face down (EV-DRF-01, EV-HID-03).
 */
export type EldervaleDraftPick = {
    /**
     * Discriminator.
     */
    type: 'eldervale.draft-pick';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * DraftPick
 *
 * Pick a card of the pack, face down (EV-DRF-01, EV-HID-03).
 */
export type EldervaleDraftPickSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.draft-pick';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string | Hidden;
};
/**
 * Drafting
 *
 * A card of the pack (EV-DRF-01).
 */
export type EldervaleDrafting = {
    /**
     * Discriminator.
     */
    type: 'eldervale.drafting';
};
/**
 * DragJoin
 *
 * Players next to the battle must join with a unit.
 */
export type EldervaleDragJoin = {
    /**
     * Discriminator.
     */
    op: 'drag_join';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DragonToken
 *
 * Draw a token from the Dragon's Lair.
 */
export type EldervaleDragonToken = {
    /**
     * Discriminator.
     */
    op: 'dragon_token';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DragonTokenTaken
 *
 * A token from the Dragon's Lair (EV-DRA-05).
 */
export type EldervaleDragonTokenTaken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dragon-token-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The token.
     */
    token: string;
};
/**
 * DrawMagic
 *
 * Draw magic cards.
 */
export type EldervaleDrawMagic = {
    /**
     * Discriminator.
     */
    op: 'draw_magic';
    /**
     * How many cards.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DrawMagicPer
 *
 * Draw a card for each counted thing, at most `max`.
 */
export type EldervaleDrawMagicPer = {
    /**
     * Discriminator.
     */
    op: 'draw_magic_per';
    /**
     * What is counted.
     */
    per: 'basic_sets' | 'cards_of_types' | 'distinct_dwelling_elements' | 'gold' | 'losing_units' | 'magic_in_hand' | 'markers_at_value_min' | 'own_dwellings_adjacent_to_ruin' | 'own_underworld_units' | 'res_in_supply' | 'symbols_on_squares';
    /**
     * Cards for each.
     */
    n: number;
    /**
     * At most so many cards.
     */
    max: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * DrawingTile
 *
 * The next tile of the stock (EV-DUN-01).
 */
export type EldervaleDrawingTile = {
    /**
     * Discriminator.
     */
    type: 'eldervale.drawing-tile';
};
/**
 * DwellingBuilt
 *
 * A worker is a dwelling now (EV-DWE-01).
 */
export type EldervaleDwellingBuilt = {
    /**
     * Discriminator.
     */
    type: 'eldervale.dwelling-built';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Points for ruins.
     */
    vp_ruins?: number;
    /**
     * Points for dwellings.
     */
    vp_dwellings?: number;
    /**
     * Points for the Bifrost.
     */
    vp_bridge?: number;
};
/**
 * DwellingElements
 *
 * Elements with an own dwelling.
 */
export type EldervaleDwellingElements = {
    /**
     * Discriminator.
     */
    c: 'dwelling_elements';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * DwellingsSameElement
 *
 * Own dwellings of one element.
 */
export type EldervaleDwellingsSameElement = {
    /**
     * Discriminator.
     */
    c: 'dwellings_same_element';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * End
 *
 * The end of the game was triggered by a player; so many turns are left after this one.
 */
export type EldervaleEnd = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Turns that are left after this one.
     */
    left: number;
};
/**
 * EndBoost
 *
 * No more dice.
 */
export type EldervaleEndBoost = {
    /**
     * Discriminator.
     */
    type: 'eldervale.end-boost';
};
/**
 * EndJoin
 *
 * No more units join.
 */
export type EldervaleEndJoin = {
    /**
     * Discriminator.
     */
    type: 'eldervale.end-join';
};
/**
 * EndTriggered
 *
 * The last turns follow (EV-END-01).
 */
export type EldervaleEndTriggered = {
    /**
     * Discriminator.
     */
    type: 'eldervale.end-triggered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Why.
     */
    reason: 'dwellings' | 'stock';
    /**
     * Turns that are left after this one.
     */
    left: number;
};
/**
 * EndTurn
 *
 * End the turn (EV-TRN-05).
 */
export type EldervaleEndTurn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.end-turn';
};
/**
 * EndingTurn
 *
 * The end of the turn is over: the next one, or the scoring.
 */
export type EldervaleEndingTurn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ending-turn';
};
/**
 * EnterAsIncursion
 *
 * The Minotaur enters the realm.
 */
export type EldervaleEnterAsIncursion = {
    /**
     * Discriminator.
     */
    op: 'enter_realm_as_incursion';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * EnterMonster
 *
 * Which monster enters (EV-MON-03).
 */
export type EldervaleEnterMonster = {
    /**
     * Discriminator.
     */
    type: 'eldervale.enter-monster';
    /**
     * Id of the monster.
     */
    monster: string;
};
/**
 * Expedition
 *
 * The expedition of the Dungeon.
 */
export type EldervaleExpedition = {
    /**
     * Discriminator.
     */
    op: 'dungeon_expedition';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ExploringFirst
 *
 * The first card of an expedition (EV-DUN-03).
 */
export type EldervaleExploringFirst = {
    /**
     * Discriminator.
     */
    type: 'eldervale.exploring-first';
    /**
     * By how much the price is lower.
     */
    discount?: number;
};
/**
 * ExploringOn
 *
 * The cards of the expedition, after the tile.
 */
export type EldervaleExploringOn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.exploring-on';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * By how much the price is lower.
     */
    discount?: number;
};
/**
 * ExploringSecond
 *
 * A second card, or one to burn (EV-DUN-04).
 */
export type EldervaleExploringSecond = {
    /**
     * Discriminator.
     */
    type: 'eldervale.exploring-second';
    /**
     * By how much the price is lower.
     */
    discount?: number;
};
/**
 * ExtraSpace
 *
 * More spaces on the host.
 */
export type EldervaleExtraSpace = {
    /**
     * Discriminator.
     */
    op: 'extra_space';
    /**
     * How many spaces.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * FactionChosen
 *
 * A player has chosen a faction (EV-SET-01).
 */
export type EldervaleFactionChosen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.faction-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a faction (`sky_harpies`).
     */
    faction: string;
};
/**
 * Fighting
 *
 * The next stage of the battle.
 */
export type EldervaleFighting = {
    /**
     * Discriminator.
     */
    type: 'eldervale.fighting';
    /**
     * The stage that comes next.
     */
    stage: 'after' | 'count' | 'end' | 'join' | 'leave' | 'redirect' | 'remove' | 'result' | 'roll' | 'start' | 'tactics' | 'wins';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm?: string;
};
/**
 * FinishingRegroup
 *
 * Steps 2 to 4 of a Regroup (EV-REG-03..05).
 */
export type EldervaleFinishingRegroup = {
    /**
     * Discriminator.
     */
    type: 'eldervale.finishing-regroup';
    /**
     * Whether it was asked already if a unit rises to a card.
     */
    risen?: boolean;
};
/**
 * FinishingSpell
 *
 * The spell is resolved: it goes to the discard pile.
 */
export type EldervaleFinishingSpell = {
    /**
     * Discriminator.
     */
    type: 'eldervale.finishing-spell';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * FirstDefeatReturns
 *
 * The first defeat sends the monster home.
 */
export type EldervaleFirstDefeatReturns = {
    /**
     * Discriminator.
     */
    op: 'first_defeat_returns_to_lair';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ForbidJoin
 *
 * Nobody (else) may join.
 */
export type EldervaleForbidJoin = {
    /**
     * Discriminator.
     */
    op: 'forbid_join';
    /**
     * Whom it concerns.
     */
    who: 'all' | 'others';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ForbidSwords
 *
 * Nobody (else) may spend swords.
 */
export type EldervaleForbidSwords = {
    /**
     * Discriminator.
     */
    op: 'forbid_swords';
    /**
     * Whom it concerns.
     */
    who: 'all' | 'others';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Fought
 *
 * A battle that is over.
 */
export type EldervaleFought = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * The round of it.
     */
    round: number;
    /**
     * A seat, or the id of a monster; null: nobody.
     */
    winner: number | string | null;
    /**
     * The participants, with their dice.
     */
    sides: Array<EldervaleSide>;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type EldervaleFrame = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: ({
        type: 'eldervale.doing';
    } & EldervaleScript) | ({
        type: 'eldervale.choosing-faction';
    } & EldervaleChoosingFaction) | ({
        type: 'eldervale.drafting';
    } & EldervaleDrafting) | ({
        type: 'eldervale.opening-game';
    } & EldervaleOpeningGame) | ({
        type: 'eldervale.passing-packs';
    } & EldervalePassingPacks) | ({
        type: 'eldervale.starting-turn';
    } & EldervaleStartingTurn) | ({
        type: 'eldervale.taking-main';
    } & EldervaleTakingMain) | ({
        type: 'eldervale.taking-tail';
    } & EldervaleTakingTail) | ({
        type: 'eldervale.using-turn-effects';
    } & EldervaleUsingTurnEffects) | ({
        type: 'eldervale.limiting-hand';
    } & EldervaleLimitingHand) | ({
        type: 'eldervale.ending-turn';
    } & EldervaleEndingTurn) | ({
        type: 'eldervale.ghost-acting';
    } & EldervaleGhostActing) | ({
        type: 'eldervale.ghost-exploring';
    } & EldervaleGhostExploring) | ({
        type: 'eldervale.paying';
    } & EldervalePaying) | ({
        type: 'eldervale.paying-tax';
    } & EldervalePayingTax) | ({
        type: 'eldervale.reducing-cost';
    } & EldervaleReducingCost) | ({
        type: 'eldervale.placing-unit';
    } & EldervalePlacingUnit) | ({
        type: 'eldervale.starting-place-effects';
    } & EldervaleStartingPlaceEffects) | ({
        type: 'eldervale.using-place-effects';
    } & EldervaleUsingPlaceEffects) | ({
        type: 'eldervale.invading';
    } & EldervaleInvading) | ({
        type: 'eldervale.letting-enter';
    } & EldervaleLettingEnter) | ({
        type: 'eldervale.asking-minotaur';
    } & EldervaleAskingMinotaur) | ({
        type: 'eldervale.charging';
    } & EldervaleCharging) | ({
        type: 'eldervale.acting-in-realm';
    } & EldervaleActingInRealm) | ({
        type: 'eldervale.checking-battles';
    } & EldervaleCheckingBattles) | ({
        type: 'eldervale.veiling';
    } & EldervaleVeiling) | ({
        type: 'eldervale.ordering-battles';
    } & EldervaleOrderingBattles) | ({
        type: 'eldervale.taking-from-realm';
    } & EldervaleTakingFromRealm) | ({
        type: 'eldervale.picking-from-stack';
    } & EldervalePickingFromStack) | ({
        type: 'eldervale.picking-stack';
    } & EldervalePickingStack) | ({
        type: 'eldervale.after-taking';
    } & EldervaleAfterTaking) | ({
        type: 'eldervale.overflowing';
    } & EldervaleOverflowing) | ({
        type: 'eldervale.cashing';
    } & EldervaleCashing) | ({
        type: 'eldervale.drawing-tile';
    } & EldervaleDrawingTile) | ({
        type: 'eldervale.placing-tile';
    } & EldervalePlacingTile) | ({
        type: 'eldervale.exploring-on';
    } & EldervaleExploringOn) | ({
        type: 'eldervale.exploring-first';
    } & EldervaleExploringFirst) | ({
        type: 'eldervale.exploring-second';
    } & EldervaleExploringSecond) | ({
        type: 'eldervale.taking-card';
    } & EldervaleTakingCard) | ({
        type: 'eldervale.cycling-card';
    } & EldervaleCyclingCard) | ({
        type: 'eldervale.card-paid';
    } & EldervaleCardPaid) | ({
        type: 'eldervale.giving-card';
    } & EldervaleGivingCard) | ({
        type: 'eldervale.refilling';
    } & EldervaleRefilling) | ({
        type: 'eldervale.choosing-option';
    } & EldervaleChoosingOption) | ({
        type: 'eldervale.gaining-choice';
    } & EldervaleGainingChoice) | ({
        type: 'eldervale.choosing-element';
    } & EldervaleChoosingElement) | ({
        type: 'eldervale.moving-marker';
    } & EldervaleMovingMarker) | ({
        type: 'eldervale.gaining-power';
    } & EldervaleGainingPower) | ({
        type: 'eldervale.gaining-glory';
    } & EldervaleGainingGlory) | ({
        type: 'eldervale.stealing';
    } & EldervaleStealing) | ({
        type: 'eldervale.losing';
    } & EldervaleLosing) | ({
        type: 'eldervale.targeting-player';
    } & EldervaleTargetingPlayer) | ({
        type: 'eldervale.discarding';
    } & EldervaleDiscarding) | ({
        type: 'eldervale.recovering';
    } & EldervaleRecovering) | ({
        type: 'eldervale.casting-spell';
    } & EldervaleCastingSpell) | ({
        type: 'eldervale.finishing-spell';
    } & EldervaleFinishingSpell) | ({
        type: 'eldervale.attaching-aura';
    } & EldervaleAttachingAura) | ({
        type: 'eldervale.refreshing-token';
    } & EldervaleRefreshingToken) | ({
        type: 'eldervale.hiring-unit';
    } & EldervaleHiringUnit) | ({
        type: 'eldervale.answering-swap';
    } & EldervaleAnsweringSwap) | ({
        type: 'eldervale.targeting-unit';
    } & EldervaleTargetingUnit) | ({
        type: 'eldervale.targeting-realm';
    } & EldervaleTargetingRealm) | ({
        type: 'eldervale.mimicking';
    } & EldervaleMimicking) | ({
        type: 'eldervale.pushing-monster';
    } & EldervalePushingMonster) | ({
        type: 'eldervale.sending-down';
    } & EldervaleSendingDown) | ({
        type: 'eldervale.summoning';
    } & EldervaleSummoning) | ({
        type: 'eldervale.summoned';
    } & EldervaleSummoned) | ({
        type: 'eldervale.building';
    } & EldervaleBuilding) | ({
        type: 'eldervale.built';
    } & EldervaleBuilt) | ({
        type: 'eldervale.retrieving';
    } & EldervaleRetrieving) | ({
        type: 'eldervale.running-again';
    } & EldervaleRunningAgain) | ({
        type: 'eldervale.rising-to-card';
    } & EldervaleRisingToCard) | ({
        type: 'eldervale.activating-card';
    } & EldervaleActivatingCard) | ({
        type: 'eldervale.running-action';
    } & EldervaleRunningAction) | ({
        type: 'eldervale.finishing-regroup';
    } & EldervaleFinishingRegroup) | ({
        type: 'eldervale.fighting';
    } & EldervaleFighting) | ({
        type: 'eldervale.asking';
    } & EldervaleAsking) | ({
        type: 'eldervale.reacting';
    } & EldervaleReacting) | ({
        type: 'eldervale.joining-next';
    } & EldervaleJoiningNext) | ({
        type: 'eldervale.joining';
    } & EldervaleJoining) | ({
        type: 'eldervale.boosting';
    } & EldervaleBoosting) | ({
        type: 'eldervale.setting-dice';
    } & EldervaleSettingDice) | ({
        type: 'eldervale.responding-to-roll';
    } & EldervaleRespondingToRoll) | ({
        type: 'eldervale.choosing-dice';
    } & EldervaleChoosingDice) | ({
        type: 'eldervale.rerolling';
    } & EldervaleRerolling) | ({
        type: 'eldervale.choosing-reward';
    } & EldervaleChoosingReward) | ({
        type: 'eldervale.using-win-effects';
    } & EldervaleUsingWinEffects) | ({
        type: 'eldervale.using-tokens';
    } & EldervaleUsingTokens) | ({
        type: 'eldervale.redirecting';
    } & EldervaleRedirecting) | ({
        type: 'eldervale.saving-unit';
    } & EldervaleSavingUnit);
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * Gain
 *
 * Gain `n` of `res` from the supply.
 */
export type EldervaleGain = {
    /**
     * Discriminator.
     */
    op: 'gain';
    /**
     * The kind of resource.
     */
    res: 'gem' | 'gold' | 'potion' | 'scroll' | 'sword' | 'tool';
    /**
     * How many tokens.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainAdventure
 *
 * Gain a face-up adventure card with payment.
 */
export type EldervaleGainAdventure = {
    /**
     * Discriminator.
     */
    op: 'gain_adventure';
    /**
     * By how much the price is lower.
     */
    discount?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainAny
 *
 * Gain `n` resources of any kind, one by one.
 */
export type EldervaleGainAny = {
    /**
     * Discriminator.
     */
    op: 'gain_any';
    /**
     * How many resources.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainAnyPer
 *
 * `GainAny` for each counted thing, at most `max`.
 */
export type EldervaleGainAnyPer = {
    /**
     * Discriminator.
     */
    op: 'gain_any_per';
    /**
     * What is counted.
     */
    per: 'basic_sets' | 'cards_of_types' | 'distinct_dwelling_elements' | 'gold' | 'losing_units' | 'magic_in_hand' | 'markers_at_value_min' | 'own_dwellings_adjacent_to_ruin' | 'own_underworld_units' | 'res_in_supply' | 'symbols_on_squares';
    /**
     * Resources for each.
     */
    n: number;
    /**
     * At most so many resources.
     */
    max: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainChoice
 *
 * Gain one of the kinds, `n` times.
 */
export type EldervaleGainChoice = {
    /**
     * Discriminator.
     */
    op: 'gain_choice';
    /**
     * The kinds to choose from.
     */
    from: Array<'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool'>;
    /**
     * How often.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainPrintedSlot
 *
 * Gain the resource printed in the slot used by this placement.
 */
export type EldervaleGainPrintedSlot = {
    /**
     * Discriminator.
     */
    op: 'gain_printed_slot';
    /**
     * How many resources.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainSquare
 *
 * Gain what the token on the square shows, or its printed symbol.
 */
export type EldervaleGainSquare = {
    /**
     * Discriminator.
     */
    op: 'gain_square';
    /**
     * Which deposit square.
     */
    square: string;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GainingChoice
 *
 * A resource to gain, one of the kinds, `left` times.
 */
export type EldervaleGainingChoice = {
    /**
     * Discriminator.
     */
    type: 'eldervale.gaining-choice';
    /**
     * The kinds that can be chosen.
     */
    kinds: Array<'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool'>;
    /**
     * How many are left.
     */
    left?: number;
};
/**
 * GainingGlory
 *
 * Glory, space by space (EV-GLO-01).
 */
export type EldervaleGainingGlory = {
    /**
     * Discriminator.
     */
    type: 'eldervale.gaining-glory';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Spaces left to go.
     */
    left?: number;
};
/**
 * GainingPower
 *
 * Power in an element, level by level (EV-POW-03); `any`: of the player's choice.
 */
export type EldervaleGainingPower = {
    /**
     * Discriminator.
     */
    type: 'eldervale.gaining-power';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * Levels left to gain.
     */
    left?: number;
};
/**
 * GameCreated
 *
 * First fact: seats, options, and the elements of the players and those beside them.
 */
export type EldervaleGameCreated = {
    /**
     * Discriminator.
     */
    type: 'eldervale.game-created';
    /**
     * How many seats there are.
     */
    seats: number;
    options: EldervaleOptions;
    /**
     * The element of each seat.
     */
    elements: Array<string>;
    /**
     * Elements that nobody plays.
     */
    extra: Array<string>;
};
/**
 * GameEnded
 *
 * The score sheets, by player (EV-SCO); hands lie open.
 */
export type EldervaleGameEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.game-ended';
    /**
     * The score sheets, by player.
     */
    sheets: Array<EldervaleSheet>;
};
/**
 * GhostActing
 *
 * The Ghosts' card (EV-SOL-04).
 */
export type EldervaleGhostActing = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ghost-acting';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * GhostBonusShown
 *
 * The dice that a card gives the Ghosts (EV-SOL-11).
 */
export type EldervaleGhostBonusShown = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ghost-bonus-shown';
    /**
     * How many dice.
     */
    dice: number;
};
/**
 * GhostCardRevealed
 *
 * A card of the Ghosts (EV-SOL-04), after a reshuffle if the deck was empty.
 */
export type EldervaleGhostCardRevealed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ghost-card-revealed';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Whether the deck was shuffled before.
     */
    reshuffled?: boolean;
};
/**
 * GhostExploring
 *
 * What a delving ghost takes and burns (EV-SOL-06).
 */
export type EldervaleGhostExploring = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ghost-exploring';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * GivingCard
 *
 * Who keeps a gained card (EV-TEA-04).
 */
export type EldervaleGivingCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.giving-card';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * Glory
 *
 * Gain glory.
 */
export type EldervaleGlory = {
    /**
     * Discriminator.
     */
    op: 'glory';
    /**
     * How many spaces.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * GloryGained
 *
 * The glory marker goes on to a space (EV-GLO-01).
 */
export type EldervaleGloryGained = {
    /**
     * Discriminator.
     */
    type: 'eldervale.glory-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The space of the marker.
     */
    space: number;
};
/**
 * GloryLost
 *
 * Glory before the marker is on its track (EV-GLO-02).
 */
export type EldervaleGloryLost = {
    /**
     * Discriminator.
     */
    type: 'eldervale.glory-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * GrantPlacement
 *
 * More targets of placements.
 */
export type EldervaleGrantPlacement = {
    /**
     * Discriminator.
     */
    op: 'grant_placement';
    /**
     * Which targets.
     */
    mode: 'bridge' | 'flight' | 'flight_unoccupied';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Hex
 *
 * A place on the map.
 */
export type EldervaleHex = {
    /**
     * Axial coordinate of the column.
     */
    q: number;
    /**
     * Axial coordinate of the row.
     */
    r: number;
};
/**
 * HireMercenary
 *
 * Hire a mercenary for gold (EV-MER-02).
 */
export type EldervaleHireMercenary = {
    /**
     * Discriminator.
     */
    type: 'eldervale.hire-mercenary';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    id: string;
};
/**
 * HiringUnit
 *
 * The gold is paid: the mercenary is ready.
 */
export type EldervaleHiringUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.hiring-unit';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
};
/**
 * IconBecomes
 *
 * The icon of the host is another one.
 */
export type EldervaleIconBecomes = {
    /**
     * Discriminator.
     */
    op: 'icon_becomes';
    /**
     * What the icon is now.
     */
    unit: 'any';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * If
 *
 * Operations under a condition.
 */
export type EldervaleIf = {
    /**
     * Discriminator.
     */
    op: 'if';
    /**
     * The condition.
     */
    c: ({
        c: 'strictly_highest_power';
    } & EldervaleStrictlyHighestPower) | ({
        c: 'own_units_in_battle';
    } & EldervaleOwnUnitsInBattle) | ({
        c: 'own_kinds_in_battle_besides';
    } & EldervaleOwnKindsBesides) | ({
        c: 'own_unit_adjacent_to_battle';
    } & EldervaleOwnUnitAdjacentToBattle) | ({
        c: 'own_unit_in_or_adjacent_to_battle';
    } & EldervaleOwnUnitNearBattle) | ({
        c: 'battle_realm_kind';
    } & EldervaleBattleRealmKind) | ({
        c: 'monster_in_battle';
    } & EldervaleMonsterInBattle) | ({
        c: 'adjacent_own_units';
    } & EldervaleAdjacentOwnUnits) | ({
        c: 'activating_unit_is';
    } & EldervaleActivatingUnitIs) | ({
        c: 'units_in_distinct_elements';
    } & EldervaleUnitsInDistinctElements) | ({
        c: 'dwelling_elements';
    } & EldervaleDwellingElements) | ({
        c: 'dwellings_same_element';
    } & EldervaleDwellingsSameElement) | ({
        c: 'own_adjacent_dwellings';
    } & EldervaleOwnAdjacentDwellings) | ({
        c: 'won_vs_monster_this_turn';
    } & EldervaleWonVsMonster) | ({
        c: 'won_battle_participants_min';
    } & EldervaleWonMelee) | ({
        c: 'summoned_all';
    } & EldervaleSummonedAll) | ({
        c: 'adventure_cards';
    } & EldervaleAdventureCards) | ({
        c: 'strictly_highest_count';
    } & EldervaleStrictlyHighestCount) | ({
        c: 'underworld_units';
    } & EldervaleUnderworldUnits) | ({
        c: 'resource_at_cap';
    } & EldervaleResourceAtCap) | ({
        c: 'power_value';
    } & EldervalePowerValue) | ({
        c: 'glory';
    } & EldervaleRenown) | ({
        c: 'built_dwelling_this_turn';
    } & EldervaleBuiltThisTurn) | ({
        c: 'activated_this_turn';
    } & EldervaleActivatedThisTurn) | ({
        c: 'most';
    } & EldervaleMost);
    /**
     * The operations.
     */
    do: Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * IgnoreDwellingDice
 *
 * Dwellings add no dice.
 */
export type EldervaleIgnoreDwellingDice = {
    /**
     * Discriminator.
     */
    op: 'ignore_dwelling_dice';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Immune
 *
 * Effects that do nothing to the monster.
 */
export type EldervaleImmune = {
    /**
     * Discriminator.
     */
    op: 'immune';
    /**
     * The operations that do nothing to it.
     */
    to: Array<string>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * InPlay
 *
 * A card in a tableau: tokens and orbs on it, and its aura. Nothing in the box takes a card out
 * of a tableau, so orbs never come free (EV-ORB-05) and no power could be lost (EV-TAB-02).
 *
 * `attached`: an aura that was attached once, so that moving it costs again (EV-TAB-08).
 */
export type EldervaleInPlay = {
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Treasure tokens on its squares.
     */
    tokens?: Array<EldervaleLying>;
    /**
     * Squares with an orb.
     */
    orbs?: Array<string>;
    /**
     * Whether an orb lies on its orb symbol.
     */
    orb?: boolean;
    /**
     * The aura on it; missing: none.
     */
    aura?: string | null;
    /**
     * Whether it is an aura that was attached once.
     */
    attached?: boolean;
};
/**
 * InRealm
 *
 * On the map.
 */
export type EldervaleInRealm = {
    /**
     * Discriminator.
     */
    type: 'realm';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * IncursionAnyRuin
 *
 * Enters any ruin.
 */
export type EldervaleIncursionAnyRuin = {
    /**
     * Discriminator.
     */
    op: 'incursion_any_ruin';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * IncursionRange
 *
 * Enters realms up to `n` away.
 */
export type EldervaleIncursionRange = {
    /**
     * Discriminator.
     */
    op: 'incursion_range';
    /**
     * The distance in realms.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Invading
 *
 * The incursion (EV-MON-02).
 */
export type EldervaleInvading = {
    /**
     * Discriminator.
     */
    type: 'eldervale.invading';
};
/**
 * JoinFromReady
 *
 * Join from the ready area.
 */
export type EldervaleJoinFromReady = {
    /**
     * Discriminator.
     */
    op: 'join_from_ready';
    /**
     * How many units.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * JoinRange
 *
 * Join from a distance.
 */
export type EldervaleJoinRange = {
    /**
     * Discriminator.
     */
    op: 'join_range';
    /**
     * The distance in realms.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * JoinUnit
 *
 * Move a unit into the battle (EV-BAT-05).
 */
export type EldervaleJoinUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.join-unit';
    unit: EldervaleUnitRef;
};
/**
 * Joining
 *
 * Units that join the battle (EV-BAT-05); `joined` counts them.
 */
export type EldervaleJoining = {
    /**
     * Discriminator.
     */
    type: 'eldervale.joining';
    /**
     * Units that have joined.
     */
    joined?: number;
    /**
     * Whether it is asked again, after an interruption.
     */
    asked?: boolean;
};
/**
 * JoiningForbidden
 *
 * Only these players may still join.
 */
export type EldervaleJoiningForbidden = {
    /**
     * Discriminator.
     */
    type: 'eldervale.joining-forbidden';
    /**
     * The seats that may still join.
     */
    but: Array<number>;
};
/**
 * JoiningNext
 *
 * Who may join, or add dice, next.
 */
export type EldervaleJoiningNext = {
    /**
     * Discriminator.
     */
    type: 'eldervale.joining-next';
    /**
     * Who is asked, the next one first.
     */
    seats: Array<number>;
    /**
     * Whether dice are added instead.
     */
    boost?: boolean;
};
/**
 * KeepOrGive
 *
 * Who gets the adventure card (EV-TEA-04).
 */
export type EldervaleKeepOrGive = {
    /**
     * Discriminator.
     */
    type: 'eldervale.keep-or-give';
    /**
     * The seat that gets the card.
     */
    to: number;
};
/**
 * LairReturn
 *
 * Return an uncontrolled monster to its lair.
 */
export type EldervaleLairReturn = {
    /**
     * Discriminator.
     */
    op: 'lair_return';
    /**
     * Where it can be: on the map, in realms of the element, or near an own unit.
     */
    scope: 'element' | 'map' | 'own_unit_within_1';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * LettingEnter
 *
 * Which monster enters (EV-MON-03).
 */
export type EldervaleLettingEnter = {
    /**
     * Discriminator.
     */
    type: 'eldervale.letting-enter';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
};
/**
 * LimitingHand
 *
 * Cards above the hand limit (EV-TRN-04).
 */
export type EldervaleLimitingHand = {
    /**
     * Discriminator.
     */
    type: 'eldervale.limiting-hand';
};
/**
 * Losing
 *
 * A resource token to discard.
 */
export type EldervaleLosing = {
    /**
     * Discriminator.
     */
    type: 'eldervale.losing';
    /**
     * How many are left.
     */
    left: number;
};
/**
 * Lying
 *
 * A treasure token on a square.
 */
export type EldervaleLying = {
    /**
     * Id of a square of a card (`a`).
     */
    square: string;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
};
/**
 * MagicDiscarded
 *
 * Hand cards go to the discard pile: spent, or discarded.
 */
export type EldervaleMagicDiscarded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.magic-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards.
     */
    cards: Array<string>;
};
/**
 * MagicDrawn
 *
 * Magic cards from the deck (EV-MAG-01).
 */
export type EldervaleMagicDrawnSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.magic-drawn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; their owner sees them, and in team play the teammate.
     */
    cards: Array<string> | Hidden;
    /**
     * Seat number, from 0, clockwise.
     */
    partner?: number | null;
};
/**
 * MagicRecovered
 *
 * A card of the discard pile goes to a hand; everybody has seen it.
 */
export type EldervaleMagicRecovered = {
    /**
     * Discriminator.
     */
    type: 'eldervale.magic-recovered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * MagicReshuffled
 *
 * The discard pile is the new deck (EV-MAG-01).
 */
export type EldervaleMagicReshuffled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.magic-reshuffled';
    /**
     * How many cards the new deck has.
     */
    count: number;
};
/**
 * MagicSwapped
 *
 * Two magic cards change hands (EV-TEA-03).
 */
export type EldervaleMagicSwappedSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.magic-swapped';
    /**
     * The seat that offers the swap.
     */
    proposer: number;
    /**
     * The seat that accepted it.
     */
    partner: number;
    /**
     * The card that is offered, by its id.
     */
    give: string | Hidden;
    /**
     * The card that is wanted, by its id.
     */
    want: string | Hidden;
};
/**
 * MapBuilt
 *
 * The tiles on the map, and the stock (EV-SET-08).
 */
export type EldervaleMapBuilt = {
    /**
     * Discriminator.
     */
    type: 'eldervale.map-built';
    /**
     * The tiles on the map, and where.
     */
    cells: Array<EldervaleCell>;
    /**
     * Element tiles in the stock, in no order.
     */
    pool: Array<string>;
    /**
     * Special tiles in the stock.
     */
    special?: Array<string>;
    /**
     * Places in the top part of the stock, among which the special tiles are.
     */
    top?: number;
};
/**
 * Mark
 *
 * A power marker: its track and level.
 */
export type EldervaleMark = {
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The level of the marker.
     */
    level: number;
};
/**
 * Matching
 *
 * Dice that show at most `le`.
 */
export type EldervaleMatching = {
    /**
     * The highest number.
     */
    le: number;
};
/**
 * MercenaryHired
 *
 * A mercenary was hired for gold (EV-MER-02).
 */
export type EldervaleMercenaryHired = {
    /**
     * Discriminator.
     */
    type: 'eldervale.mercenary-hired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
};
/**
 * Mimicking
 *
 * Whether Mimeza copies an ability (effects 5.41).
 */
export type EldervaleMimicking = {
    /**
     * Discriminator.
     */
    type: 'eldervale.mimicking';
    /**
     * The abilities that can be copied.
     */
    abilities: Array<string>;
    /**
     * How many units went to the Underworld; 0: it is about something else.
     */
    sent?: number;
};
/**
 * MimicryCounted
 *
 * Mimeza copies an ability that gives dice in this battle.
 */
export type EldervaleMimicryCounted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.mimicry-counted';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * MonsterControlled
 *
 * A monster is a unit of a player (EV-MON-09).
 */
export type EldervaleMonsterControlled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monster-controlled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
};
/**
 * MonsterDefeated
 *
 * A monster leaves the game (EV-MON-08, EV-MON-10); `seat`: whose unit it was.
 */
export type EldervaleMonsterDefeated = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monster-defeated';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
    /**
     * Whose unit it was; missing: nobody's.
     */
    seat?: number | null;
    /**
     * Where it was; missing: in the realm of the battle.
     */
    place?: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm) | null;
};
/**
 * MonsterInBattle
 *
 * An uncontrolled monster takes part.
 */
export type EldervaleMonsterInBattle = {
    /**
     * Discriminator.
     */
    c: 'monster_in_battle';
};
/**
 * MonsterMoved
 *
 * An uncontrolled monster goes to another realm (EV-MON-02, EV-MON-12).
 */
export type EldervaleMonsterMoved = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monster-moved';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
    /**
     * Id of the realm that it left.
     */
    start: string;
    /**
     * Id of the realm where it is now.
     */
    end: string;
    /**
     * How it moved.
     */
    way: 'entered' | 'pushed' | 'returned';
    /**
     * Whether it came back after its first defeat.
     */
    reborn?: boolean;
};
/**
 * MonsterReborn
 *
 * A first defeat that only sends the monster home (effects 5.28).
 */
export type EldervaleMonsterReborn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monster-reborn';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
};
/**
 * MonsterSpawned
 *
 * A lair came onto the map with its monster (EV-MON-01).
 */
export type EldervaleMonsterSpawned = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monster-spawned';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
};
/**
 * MonstersSelected
 *
 * The monster of each element (EV-SET-05), and the exceptional ones.
 */
export type EldervaleMonstersSelected = {
    /**
     * Discriminator.
     */
    type: 'eldervale.monsters-selected';
    /**
     * The monsters.
     */
    monsters: Array<string>;
};
/**
 * Most
 *
 * At least 1, and as many as anybody.
 */
export type EldervaleMost = {
    /**
     * Discriminator.
     */
    c: 'most';
    /**
     * What is counted.
     */
    what: 'dwellings' | 'glory' | 'quests_completed';
    /**
     * Whether a tie is enough.
     */
    ties: boolean;
};
/**
 * MoveUnit
 *
 * Relocate a unit by up to `distance`.
 */
export type EldervaleMoveUnit = {
    /**
     * Discriminator.
     */
    op: 'move_unit';
    /**
     * Whose unit it is.
     */
    whose: 'opponent' | 'self';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * How far, in realms.
     */
    distance: number;
    /**
     * To which realms.
     */
    to: 'any' | 'no_own_unit' | 'unoccupied';
    /**
     * Where from; missing: anywhere.
     */
    from?: 'placed_realm' | null;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * MovingMarker
 *
 * Which power marker moves, if any (EV-POW-01).
 */
export type EldervaleMovingMarker = {
    /**
     * Discriminator.
     */
    type: 'eldervale.moving-marker';
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * MulliganMagic
 *
 * Discard any number of cards, draw as many and `extra` more.
 */
export type EldervaleMulliganMagic = {
    /**
     * Discriminator.
     */
    op: 'mulligan_magic';
    /**
     * How many more are drawn.
     */
    extra: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * NextDwellingDiscount
 *
 * The next dwelling of this turn costs less.
 */
export type EldervaleNextDwellingDiscount = {
    /**
     * Discriminator.
     */
    op: 'next_dwelling_discount';
    /**
     * By how much.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * NextPlacement
 *
 * More targets of the next placement of this turn.
 */
export type EldervaleNextPlacement = {
    /**
     * Discriminator.
     */
    op: 'next_placement';
    /**
     * Which targets.
     */
    mode: 'any_unoccupied' | 'range';
    /**
     * The distance in realms; 0 if it does not matter.
     */
    n?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * NoDefeat
 *
 * The monster stays until its tokens are gone.
 */
export type EldervaleNoDefeat = {
    /**
     * Discriminator.
     */
    op: 'no_defeat_until_tokens_gone';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * NoSwords
 *
 * Losers get no swords.
 */
export type EldervaleNoSwords = {
    /**
     * Discriminator.
     */
    op: 'no_underworld_swords';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * NoTrigger
 *
 * The placement triggers no battle.
 */
export type EldervaleNoTrigger = {
    /**
     * Discriminator.
     */
    op: 'no_trigger_by_placement';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * OfferSwap
 *
 * Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
 */
export type EldervaleOfferSwap = {
    /**
     * Discriminator.
     */
    type: 'eldervale.offer-swap';
    /**
     * The card that is offered, by its id.
     */
    give: string;
    /**
     * The card that is wanted, by its id.
     */
    want: string;
};
/**
 * OfferSwap
 *
 * Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03).
 */
export type EldervaleOfferSwapSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.offer-swap';
    /**
     * The card that is offered, by its id.
     */
    give: string | Hidden;
    /**
     * The card that is wanted, by its id.
     */
    want: string | Hidden;
};
/**
 * OnCard
 *
 * On an action space of a card in the tableau.
 */
export type EldervaleOnCard = {
    /**
     * Discriminator.
     */
    type: 'card';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
};
/**
 * OnMercenary
 *
 * On the card of a mercenary.
 */
export type EldervaleOnMercenary = {
    /**
     * Discriminator.
     */
    type: 'mercenary';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    id: string;
};
/**
 * OnReward
 *
 * On a reward space.
 */
export type EldervaleOnReward = {
    /**
     * Discriminator.
     */
    type: 'reward';
    /**
     * Id of a reward space (`rw_2_gem`).
     */
    id: string;
};
/**
 * OnSquare
 *
 * On a deposit square of an own card.
 */
export type EldervaleOnSquare = {
    /**
     * Discriminator.
     */
    type: 'square';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of a square of a card (`a`).
     */
    square: string;
};
/**
 * OnSymbol
 *
 * On the orb symbol of an own card.
 */
export type EldervaleOnSymbol = {
    /**
     * Discriminator.
     */
    type: 'symbol';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * OnWinVp
 *
 * Score if this battle is won.
 */
export type EldervaleOnWinVp = {
    /**
     * Discriminator.
     */
    op: 'on_win_vp';
    /**
     * Victory points.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * OpeningGame
 *
 * The factions are chosen: the table is laid (EV-SET).
 */
export type EldervaleOpeningGame = {
    /**
     * Discriminator.
     */
    type: 'eldervale.opening-game';
};
/**
 * Options
 *
 * The options of a game. What does not fit together is refused at setup (EV-GEN-11).
 */
export type EldervaleOptions = {
    /**
     * Whether legendary monsters may replace standard ones.
     */
    legendary?: boolean;
    /**
     * Whether the Oracle is on the map.
     */
    oracle?: boolean;
    /**
     * Whether the Mother of Dragons is in the game.
     */
    mother_of_dragons?: boolean;
    /**
     * Whether the Bifrost is in the game.
     */
    bifrost?: boolean;
    /**
     * Whether passages lie at the bottom of their decks.
     */
    no_passages?: boolean;
    /**
     * Whether players have tactics tokens.
     */
    tactics?: boolean;
    /**
     * The mercenaries for hire.
     */
    mercenaries?: 'both' | 'mimeza' | 'minotaur' | 'none';
    /**
     * Whether two teams of two play.
     */
    teams?: boolean;
    /**
     * Whether magic cards are drafted.
     */
    draft?: boolean;
    /**
     * The element of each seat (solo: yours, the Ghosts'); empty: drawn.
     */
    elements?: Array<'air' | 'chaos' | 'darkness' | 'earth' | 'fire' | 'light' | 'order' | 'water'>;
    /**
     * The two elements that nobody plays; empty: drawn.
     */
    extra_elements?: Array<'air' | 'chaos' | 'darkness' | 'earth' | 'fire' | 'light' | 'order' | 'water'>;
    /**
     * The level of the Ghosts in the solo game.
     */
    ghosts?: 'adept' | 'apprentice' | 'archmage';
    /**
     * The game ends after this round, 10 to 60, if nothing else ends it.
     */
    round_limit?: number;
};
/**
 * OrbGained
 *
 * The first player on level 5 of a track, or on a glory space, takes its orb (EV-ORB-01).
 */
export type EldervaleOrbGained = {
    /**
     * Discriminator.
     */
    type: 'eldervale.orb-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The track of the orb; missing: it was on a glory space.
     */
    element?: string | null;
    /**
     * The glory space of the orb; missing: it was on a track.
     */
    space?: number | null;
};
/**
 * OrbOnMercenary
 *
 * A mercenary is hired for good (EV-MER-03).
 */
export type EldervaleOrbOnMercenary = {
    /**
     * Discriminator.
     */
    type: 'eldervale.orb-on-mercenary';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
};
/**
 * OrbOnReward
 *
 * An orb blocks a reward space (EV-ORB-02).
 */
export type EldervaleOrbOnReward = {
    /**
     * Discriminator.
     */
    type: 'eldervale.orb-on-reward';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a reward space (`rw_2_gem`).
     */
    reward: string;
};
/**
 * OrbOnSquare
 *
 * An orb lies on a deposit square; a token there leaves the game (EV-ORB-03).
 */
export type EldervaleOrbOnSquare = {
    /**
     * Discriminator.
     */
    type: 'eldervale.orb-on-square';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of a square of a card (`a`).
     */
    square: string;
};
/**
 * OrbOnSymbol
 *
 * An orb lies on the symbol of a card (EV-TAB-05).
 */
export type EldervaleOrbOnSymbol = {
    /**
     * Discriminator.
     */
    type: 'eldervale.orb-on-symbol';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * OrbOrVp
 *
 * Take the orb if it is still there, else score.
 */
export type EldervaleOrbOrVp = {
    /**
     * Discriminator.
     */
    op: 'orb_or_vp';
    /**
     * Victory points instead.
     */
    vp: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Ordered
 *
 * Items in a known order, the top one first.
 */
export type EldervaleOrdered = {
    /**
     * Discriminator.
     */
    type: 'ordered';
    /**
     * The items, the top one first.
     */
    items: Array<string>;
};
/**
 * Ordered
 *
 * Items in a known order, the top one first.
 */
export type EldervaleOrderedStr = {
    /**
     * Discriminator.
     */
    type: 'ordered';
    /**
     * The items, the top one first.
     */
    items: Array<string>;
};
/**
 * OrderingBattles
 *
 * Which battle is next (EV-BAT-03).
 */
export type EldervaleOrderingBattles = {
    /**
     * Discriminator.
     */
    type: 'eldervale.ordering-battles';
    /**
     * The realms that can be chosen.
     */
    realms: Array<string>;
};
/**
 * Overflowing
 *
 * One treasure token too many (EV-RLM-03).
 */
export type EldervaleOverflowing = {
    /**
     * Discriminator.
     */
    type: 'eldervale.overflowing';
};
/**
 * OwnAdjacentDwellings
 *
 * Own dwellings in adjacent realms.
 */
export type EldervaleOwnAdjacentDwellings = {
    /**
     * Discriminator.
     */
    c: 'own_adjacent_dwellings';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * OwnKindsBesides
 *
 * At least `min` other kinds of own units in the battle realm.
 */
export type EldervaleOwnKindsBesides = {
    /**
     * Discriminator.
     */
    c: 'own_kinds_in_battle_besides';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * At least so many.
     */
    min: number;
};
/**
 * OwnUnitAdjacentToBattle
 *
 * Own units next to the battle realm.
 */
export type EldervaleOwnUnitAdjacentToBattle = {
    /**
     * Discriminator.
     */
    c: 'own_unit_adjacent_to_battle';
    /**
     * At least so many.
     */
    min: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit?: string | null;
};
/**
 * OwnUnitNearBattle
 *
 * Own units in the battle realm or next to it.
 */
export type EldervaleOwnUnitNearBattle = {
    /**
     * Discriminator.
     */
    c: 'own_unit_in_or_adjacent_to_battle';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * OwnUnitsInBattle
 *
 * At least `min` own units of the kind in the battle realm.
 */
export type EldervaleOwnUnitsInBattle = {
    /**
     * Discriminator.
     */
    c: 'own_units_in_battle';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * At least so many.
     */
    min: number;
};
/**
 * PackDealt
 *
 * A pack of magic cards for the draft (EV-DRF-01).
 */
export type EldervalePackDealtSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pack-dealt';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; their owner sees them, and in team play the teammate.
     */
    cards: Array<string> | Hidden;
    /**
     * Seat number, from 0, clockwise.
     */
    partner?: number | null;
};
/**
 * PacksPassed
 *
 * Each pack goes to the left (EV-DRF-01).
 */
export type EldervalePacksPassed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.packs-passed';
};
/**
 * Pass
 *
 * No reaction.
 */
export type EldervalePass = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pass';
};
/**
 * PassingPacks
 *
 * All have picked: the packs go on (EV-DRF-01).
 */
export type EldervalePassingPacks = {
    /**
     * Discriminator.
     */
    type: 'eldervale.passing-packs';
};
/**
 * Pay
 *
 * Pay the next unit of a cost: with a kind of resource, or with a magic card.
 */
export type EldervalePay = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pay';
    /**
     * The kind of resource; null: a magic card is paid.
     */
    kind?: 'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool' | null;
    /**
     * The magic card; null: a resource is paid.
     */
    card?: string | null;
};
/**
 * Paying
 *
 * The next unit of a cost (EV-RES-03, EV-RES-04).
 */
export type EldervalePaying = {
    /**
     * Discriminator.
     */
    type: 'eldervale.paying';
    /**
     * What is still to be paid.
     */
    price: Array<string>;
    /**
     * Units paid so far.
     */
    paid?: number;
};
/**
 * PayingTax
 *
 * The tax of a placement (effects 5.38).
 */
export type EldervalePayingTax = {
    /**
     * Discriminator.
     */
    type: 'eldervale.paying-tax';
    /**
     * What is still to be paid.
     */
    price: Array<string>;
};
/**
 * PeaceEnded
 *
 * Everybody has regrouped: there are battles from now on (EV-GLO-03).
 */
export type EldervalePeaceEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.peace-ended';
};
/**
 * PickCard
 *
 * Take a card of the discard pile.
 */
export type EldervalePickCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pick-card';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * PickToken
 *
 * A stack, or one token of a revealed stack, from 0, the top first.
 */
export type EldervalePickToken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pick-token';
    stack: EldervaleStackRef;
    /**
     * Which token of a revealed stack, from 0, the top one first; null: the top one.
     */
    index?: number | null;
};
/**
 * PickingFromStack
 *
 * A token of a revealed stack (effects 5.50).
 */
export type EldervalePickingFromStack = {
    /**
     * Discriminator.
     */
    type: 'eldervale.picking-from-stack';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
};
/**
 * PickingStack
 *
 * A stack of which a token is taken or burned.
 */
export type EldervalePickingStack = {
    /**
     * Discriminator.
     */
    type: 'eldervale.picking-stack';
    /**
     * What is done with those that are chosen.
     */
    op: ({
        op: 'take_treasure';
    } & EldervaleTakeTreasureTokens) | ({
        op: 'burn_treasure_for_resources';
    } & EldervaleBurnTreasure);
    /**
     * Tokens still to be picked.
     */
    left: number;
    /**
     * The stacks picked so far, by tile and slot.
     */
    taken?: Array<[
        string,
        number
    ]>;
};
/**
 * Pile
 *
 * A face-down pile: segments, top first.
 */
export type EldervalePile = {
    /**
     * The parts of the pile, the top one first.
     */
    segments?: Array<EldervaleShuffled | EldervaleSampled | EldervaleOrdered>;
};
/**
 * Pile
 *
 * A face-down pile: segments, top first.
 */
export type EldervalePileStr = {
    /**
     * The parts of the pile, the top one first.
     */
    segments?: Array<EldervaleShuffledStr | EldervaleSampledStr | EldervaleOrderedStr>;
};
/**
 * PlaceFromUnderworld
 *
 * A unit of the kind may be placed from the Underworld.
 */
export type EldervalePlaceFromUnderworld = {
    /**
     * Discriminator.
     */
    op: 'place_from_underworld';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * PlaceTile
 *
 * Where the drawn tile lies (EV-DUN-01, EV-BIF-02).
 */
export type EldervalePlaceTile = {
    /**
     * Discriminator.
     */
    type: 'eldervale.place-tile';
    /**
     * Axial coordinate of the column.
     */
    q: number;
    /**
     * Axial coordinate of the row.
     */
    r: number;
};
/**
 * PlaceTreasure
 *
 * Put a treasure token on a square (EV-FRE-03).
 */
export type EldervalePlaceTreasure = {
    /**
     * Discriminator.
     */
    type: 'eldervale.place-treasure';
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of a square of a card (`a`).
     */
    square: string;
};
/**
 * PlaceUnit
 *
 * Place a unit (EV-PLC); `via`: the ability that Mimeza copies for it.
 */
export type EldervalePlaceUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.place-unit';
    unit: EldervaleUnitRef;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Id of the ability or card whose effect it is.
     */
    via?: string | null;
};
/**
 * PlacementEased
 *
 * The next placement of this turn reaches further (effects 5.43).
 */
export type EldervalePlacementEased = {
    /**
     * Discriminator.
     */
    type: 'eldervale.placement-eased';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The distance in realms; 0: as usual.
     */
    reach?: number;
    /**
     * Whether every unoccupied realm can be reached.
     */
    anywhere?: boolean;
};
/**
 * PlacementTax
 *
 * Placing next to this monster costs extra.
 */
export type EldervalePlacementTax = {
    /**
     * Discriminator.
     */
    op: 'placement_tax';
    /**
     * Where it holds.
     */
    where: 'adjacent_to_monster';
    /**
     * How much of each resource.
     */
    cost: {
        [key: string]: number;
    };
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * PlacingTile
 *
 * Where the drawn tile lies (EV-DUN-01).
 */
export type EldervalePlacingTile = {
    /**
     * Discriminator.
     */
    type: 'eldervale.placing-tile';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
};
/**
 * PlacingUnit
 *
 * The tax is paid: the unit is placed.
 */
export type EldervalePlacingUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.placing-unit';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Whether it comes from the Underworld.
     */
    underworld?: boolean;
    /**
     * Id of the ability or card whose effect it is.
     */
    via?: string | null;
};
/**
 * PlayBegan
 *
 * The setup is over.
 */
export type EldervalePlayBegan = {
    /**
     * Discriminator.
     */
    type: 'eldervale.play-began';
};
/**
 * PlayerView
 *
 * A player.
 */
export type EldervalePlayerView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The teammate; null: none.
     */
    partner: number | null;
    /**
     * Whether it is the automaton of the solo game.
     */
    ghosts: boolean;
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The faction; null: none yet.
     */
    faction: string | null;
    /**
     * Victory points on the track.
     */
    vp: number;
    supply: EldervaleSupply;
    /**
     * Treasure tokens that are not on cards.
     */
    tray: Array<string>;
    /**
     * Magic cards; their owner sees them, and in team play the teammate.
     */
    hand: Array<string> | Hidden;
    /**
     * Cards of the hand that all have seen.
     */
    known: Array<string>;
    /**
     * Cards to draft from; only their owner sees them.
     */
    pack: Array<string> | Hidden;
    /**
     * Cards drafted so far; only their owner sees them.
     */
    picks: Array<string> | Hidden;
    /**
     * Completed quests.
     */
    quests: Array<string>;
    /**
     * Cards in the tableau.
     */
    tableau: Array<EldervaleInPlay>;
    /**
     * The units.
     */
    units: Array<EldervaleUnit>;
    /**
     * Roofs left: dwellings that can still be built.
     */
    roofs: number;
    /**
     * Realms with a dwelling.
     */
    dwellings: Array<string>;
    /**
     * Markers on the power tracks.
     */
    power: Array<EldervaleMark>;
    /**
     * Space of the glory marker; null: it is not on the track yet.
     */
    glory: number | null;
    /**
     * Orbs that are not used yet.
     */
    orbs: number;
    /**
     * Whether the tactics token is active; null: there is none.
     */
    tactics: boolean | null;
    /**
     * Tokens of the Dragon's Lair.
     */
    dragon_tokens: Array<string>;
    /**
     * Mercenaries hired until the next Regroup.
     */
    hired: Array<string>;
    /**
     * Mercenaries hired for good.
     */
    permanent: Array<string>;
};
/**
 * PointsScored
 *
 * Victory points (EV-GEN-01).
 */
export type EldervalePointsScored = {
    /**
     * Discriminator.
     */
    type: 'eldervale.points-scored';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Victory points.
     */
    n: number;
    /**
     * What for.
     */
    reason: string;
};
/**
 * Power
 *
 * Gain power in an element; `any`: a used one of the player's choice.
 */
export type EldervalePower = {
    /**
     * Discriminator.
     */
    op: 'power';
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * How many levels.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * PowerGained
 *
 * A power marker goes up to a level; `start`: the track from which it was taken.
 */
export type EldervalePowerGained = {
    /**
     * Discriminator.
     */
    type: 'eldervale.power-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of an element (`fire`).
     */
    element: string;
    /**
     * The level of the marker.
     */
    level: number;
    /**
     * The track from which the marker was taken; missing: it was not on one.
     */
    start?: string | null;
};
/**
 * PowerLost
 *
 * A gain of power that has no effect (EV-POW-02), or was declined (EV-POW-01).
 */
export type EldervalePowerLost = {
    /**
     * Discriminator.
     */
    type: 'eldervale.power-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which element; missing: of the player's choice.
     */
    element?: string | null;
    /**
     * Whether the player declined it.
     */
    declined?: boolean;
};
/**
 * PowerValue
 *
 * A power value on any track.
 */
export type EldervalePowerValue = {
    /**
     * Discriminator.
     */
    c: 'power_value';
    /**
     * The least value.
     */
    min: number;
};
/**
 * PushingMonster
 *
 * Where the monster on the lair goes (EV-MON-12).
 */
export type EldervalePushingMonster = {
    /**
     * Discriminator.
     */
    type: 'eldervale.pushing-monster';
    /**
     * Id of a monster (`kraken`).
     */
    monster: string;
    /**
     * The realms that could be chosen when it was first asked; the legal commands say which can be chosen now.
     */
    realms: Array<string>;
};
/**
 * QuestCompleted
 *
 * A quest is revealed and scored (EV-MAG-03).
 */
export type EldervaleQuestCompleted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.quest-completed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Victory points.
     */
    vp: number;
};
/**
 * RaiseDie
 *
 * Turn a die up.
 */
export type EldervaleRaiseDie = {
    /**
     * Discriminator.
     */
    op: 'raise_die';
    /**
     * How many dice.
     */
    n: number;
    /**
     * By how much; 0: to a fixed number.
     */
    by?: number;
    /**
     * The highest number that is raised to a fixed one.
     */
    max_from?: number;
    /**
     * The number that it shows then; 0: it is raised by `by`.
     */
    to?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Reacting
 *
 * A reaction to a triggered battle (EV-BAT-04).
 */
export type EldervaleReacting = {
    /**
     * Discriminator.
     */
    type: 'eldervale.reacting';
    /**
     * Whether it is asked again, after an interruption.
     */
    asked?: boolean;
};
/**
 * Ready
 *
 * In the ready area.
 */
export type EldervaleReady = {
    /**
     * Discriminator.
     */
    type: 'ready';
};
/**
 * RealmView
 *
 * A realm of the map in axial coordinates: its dwelling, its monster, its treasure.
 */
export type EldervaleRealmView = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Axial coordinate of the column.
     */
    q: number;
    /**
     * Axial coordinate of the row.
     */
    r: number;
    /**
     * Whose dwelling stands there; null: none.
     */
    owner: number | null;
    /**
     * The uncontrolled monster there; null: none.
     */
    monster: string | null;
    /**
     * The stacks of treasure.
     */
    stacks: Array<EldervaleStack>;
};
/**
 * RecoverMagic
 *
 * Take up to `n` cards from the discard pile.
 */
export type EldervaleRecoverMagic = {
    /**
     * Discriminator.
     */
    op: 'recover_magic';
    /**
     * At most so many cards.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Recovering
 *
 * Cards of the discard pile to take.
 */
export type EldervaleRecovering = {
    /**
     * Discriminator.
     */
    type: 'eldervale.recovering';
    /**
     * Cards that can still be taken.
     */
    left: number;
    /**
     * Cards taken so far.
     */
    done?: number;
};
/**
 * Redirect
 *
 * Losing units go to the ready area instead of the Underworld.
 */
export type EldervaleRedirect = {
    /**
     * Discriminator.
     */
    op: 'redirect';
    /**
     * Which units.
     */
    unit: string;
    /**
     * Where they go.
     */
    to: 'ready';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Redirecting
 *
 * What saves losing units (effects 5.14).
 */
export type EldervaleRedirecting = {
    /**
     * Discriminator.
     */
    type: 'eldervale.redirecting';
    /**
     * Whether it is asked again, after an interruption.
     */
    asked?: boolean;
};
/**
 * ReduceCost
 *
 * Which unit of the cost a discount drops.
 */
export type EldervaleReduceCost = {
    /**
     * Discriminator.
     */
    type: 'eldervale.reduce-cost';
    /**
     * The kind of the unit.
     */
    kind: 'any' | 'gem' | 'gold' | 'magic' | 'potion' | 'scroll' | 'sword' | 'tool';
};
/**
 * ReducingCost
 *
 * A unit of the cost that a discount drops (effects 5.32).
 */
export type EldervaleReducingCost = {
    /**
     * Discriminator.
     */
    type: 'eldervale.reducing-cost';
    /**
     * What is still to be paid.
     */
    price: Array<string>;
    /**
     * Units that can still be dropped.
     */
    left: number;
};
/**
 * Refilling
 *
 * Decks without a face-up card show their next one: that of an element, or all (EV-DUN-06).
 */
export type EldervaleRefilling = {
    /**
     * Discriminator.
     */
    type: 'eldervale.refilling';
    /**
     * The element of the deck; missing: all decks.
     */
    element?: string | null;
};
/**
 * RefreshTactics
 *
 * Flip the tactics token back (EV-TAC-03).
 */
export type EldervaleRefreshTactics = {
    /**
     * Discriminator.
     */
    type: 'eldervale.refresh-tactics';
};
/**
 * RefreshingToken
 *
 * The cost is paid: the tactics token is active.
 */
export type EldervaleRefreshingToken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.refreshing-token';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Regroup
 *
 * Regroup (EV-REG).
 */
export type EldervaleRegroup = {
    /**
     * Discriminator.
     */
    type: 'eldervale.regroup';
};
/**
 * RegroupEnded
 *
 * All units are back (EV-REG-03..05); hired mercenaries that went home are named.
 */
export type EldervaleRegroupEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.regroup-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Hired mercenaries that went home.
     */
    returned?: Array<string>;
};
/**
 * RegroupStarted
 *
 * A player regroups; the first time the glory marker enters its track (EV-REG-01).
 */
export type EldervaleRegroupStarted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.regroup-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether it is the player's first one.
     */
    first: boolean;
};
/**
 * RelocateMarker
 *
 * Take the power marker of another track (EV-POW-01).
 */
export type EldervaleRelocateMarker = {
    /**
     * Discriminator.
     */
    type: 'eldervale.relocate-marker';
    /**
     * The element whose marker is taken.
     */
    from: string;
};
/**
 * RemoveDice
 *
 * Others roll fewer dice.
 */
export type EldervaleRemoveDice = {
    /**
     * Discriminator.
     */
    op: 'remove_dice';
    /**
     * Whom it concerns.
     */
    who: 'each_other';
    /**
     * How many dice.
     */
    n: number;
    /**
     * How many dice they keep at least.
     */
    min: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Renown
 *
 * The space of the glory marker.
 */
export type EldervaleRenown = {
    /**
     * Discriminator.
     */
    c: 'glory';
    /**
     * The least space.
     */
    min: number;
};
/**
 * RepeatActivation
 *
 * The latest activation of this turn once more.
 */
export type EldervaleRepeatActivation = {
    /**
     * Discriminator.
     */
    op: 'repeat_activation';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * ReplaceWithRoll
 *
 * A die says whether the host's action is skipped or done twice.
 */
export type EldervaleReplaceWithRoll = {
    /**
     * Discriminator.
     */
    op: 'replace_with_roll';
    /**
     * What each number of the die brings.
     */
    table: {
        [key: string]: 'skip' | 'twice';
    };
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Reroll
 *
 * Roll dice again.
 */
export type EldervaleReroll = {
    /**
     * Discriminator.
     */
    op: 'reroll';
    /**
     * Whose dice.
     */
    who: 'every_player' | 'one_other' | 'owner' | 'self';
    /**
     * Which of them.
     */
    dice: 'all' | 'all_mandatory' | 'any_number' | 'highest' | EldervaleUpTo;
    /**
     * How often.
     */
    times?: number;
    /**
     * Only dice that show so much; missing: any.
     */
    filter?: EldervaleMatching | null;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * RerollUntilNone
 *
 * Roll dice that show `eq` again until none is left.
 */
export type EldervaleRerollUntilNone = {
    /**
     * Discriminator.
     */
    op: 'reroll_until_none';
    /**
     * The number.
     */
    eq: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Rerolling
 *
 * Automatic abilities of monsters after dice have changed.
 */
export type EldervaleRerolling = {
    /**
     * Discriminator.
     */
    type: 'eldervale.rerolling';
};
/**
 * ResourceAtCap
 *
 * A basic resource is at its limit.
 */
export type EldervaleResourceAtCap = {
    /**
     * Discriminator.
     */
    c: 'resource_at_cap';
    /**
     * Whether only basic resources count.
     */
    basic: boolean;
};
/**
 * ResourcePaid
 *
 * Resource tokens go back to the supply.
 */
export type EldervaleResourcePaid = {
    /**
     * Discriminator.
     */
    type: 'eldervale.resource-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The kind of resource.
     */
    kind: 'gem' | 'gold' | 'potion' | 'scroll' | 'sword' | 'tool';
    /**
     * How many tokens.
     */
    n?: number;
};
/**
 * ResourceStolen
 *
 * A resource token changes hands.
 */
export type EldervaleResourceStolen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.resource-stolen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * Which kind of resource.
     */
    kind: 'gem' | 'gold' | 'potion' | 'scroll' | 'sword' | 'tool';
};
/**
 * ResourcesGained
 *
 * Resources from the supply; `lost`: what is above the limit (EV-RES-02).
 */
export type EldervaleResourcesGained = {
    /**
     * Discriminator.
     */
    type: 'eldervale.resources-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which kind of resource.
     */
    kind: 'gem' | 'gold' | 'potion' | 'scroll' | 'sword' | 'tool';
    /**
     * How many were really gained.
     */
    n: number;
    /**
     * How many were lost, being above the limit.
     */
    lost?: number;
};
/**
 * RespondingToRoll
 *
 * A reaction to the dice (EV-BAT-04).
 */
export type EldervaleRespondingToRoll = {
    /**
     * Discriminator.
     */
    type: 'eldervale.responding-to-roll';
    /**
     * Whether it is asked again, after an interruption.
     */
    asked?: boolean;
};
/**
 * Retrieve
 *
 * Take a unit back, to the ready area or to an action space (EV-REG-02).
 */
export type EldervaleRetrieve = {
    /**
     * Discriminator.
     */
    type: 'eldervale.retrieve';
    unit: EldervaleUnitRef;
    /**
     * Where it goes.
     */
    to: ({
        type: 'ready';
    } & EldervaleToReady) | ({
        type: 'action';
    } & EldervaleToAction);
};
/**
 * Retrieving
 *
 * The next unit to take back (EV-REG-02).
 */
export type EldervaleRetrieving = {
    /**
     * Discriminator.
     */
    type: 'eldervale.retrieving';
};
/**
 * ReturnToReady
 *
 * An own unit goes from the map to the ready area.
 */
export type EldervaleReturnToReady = {
    /**
     * Discriminator.
     */
    op: 'return_to_ready';
    /**
     * How many units.
     */
    n: number;
    /**
     * Whose unit it is.
     */
    whose?: 'self';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Revive
 *
 * Own units go from the Underworld to the ready area.
 */
export type EldervaleRevive = {
    /**
     * Discriminator.
     */
    op: 'revive';
    /**
     * How many units.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * RewardChosen
 *
 * Glory or power for beating a monster (EV-BAT-11).
 */
export type EldervaleRewardChosen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.reward-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which of the two.
     */
    reward: 'glory' | 'power';
};
/**
 * RisingToCard
 *
 * Whether a unit of the Underworld activates a card (effects 5.19).
 */
export type EldervaleRisingToCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.rising-to-card';
};
/**
 * RollTable
 *
 * A die says which operations are done.
 */
export type EldervaleRollTable = {
    /**
     * Discriminator.
     */
    op: 'roll_table';
    /**
     * What each number of the die brings.
     */
    table: {
        [key: string]: Array<EldervaleGain | EldervaleGainAny | EldervaleGainAnyPer | EldervaleGainChoice | EldervaleGainSquare | EldervaleGainPrintedSlot | EldervaleTakeTreasureTokens | EldervaleTakeFromStack | EldervaleBurnTreasure | EldervaleSteal | EldervaleDiscardResource | EldervaleDragonToken | EldervaleVp | EldervaleVpPer | EldervaleRollVp | EldervaleOnWinVp | EldervalePower | EldervaleGlory | EldervaleOrbOrVp | EldervaleBothRewards | EldervaleDrawMagic | EldervaleDrawMagicPer | EldervaleDiscardMagic | EldervaleRecoverMagic | EldervaleMulliganMagic | EldervaleGainAdventure | EldervaleCycleAdventure | EldervaleExpedition | EldervaleSummon | EldervaleBuild | EldervaleDiscountDwelling | EldervaleNextDwellingDiscount | EldervaleDiscountRuin | EldervaleMoveUnit | EldervaleSwapUnits | EldervaleReturnToReady | EldervaleRevive | EldervaleBanish | EldervaleRedirect | EldervalePlaceFromUnderworld | EldervaleGrantPlacement | EldervaleNextPlacement | EldervaleNoTrigger | EldervalePlacementTax | EldervaleUseUnitAbility | EldervaleAddDice | EldervaleAddDicePerAdjacent | EldervaleAddDicePerOther | EldervaleRemoveDice | EldervaleJoinRange | EldervaleJoinFromReady | EldervaleForbidJoin | EldervaleDragJoin | EldervaleForbidSwords | EldervaleIgnoreDwellingDice | EldervaleCancelBattle | EldervaleSetDie | EldervaleReroll | EldervaleRerollUntilNone | EldervaleRaiseDie | EldervaleSwapDie | EldervaleCancelRerolls | EldervaleDiceFromRoll | EldervaleControlMonster | EldervaleLairReturn | EldervaleFirstDefeatReturns | EldervaleAfterBattleReturns | EldervaleNoDefeat | EldervaleNoSwords | EldervaleIncursionRange | EldervaleIncursionAnyRuin | EldervaleImmune | EldervaleEnterAsIncursion | EldervaleExtraSpace | EldervaleIconBecomes | EldervaleActivateFromUnderworld | EldervaleReplaceWithRoll | EldervaleAnyIcon | EldervaleRepeatActivation | EldervaleCopyActivation | EldervaleAfter | EldervaleRollTable | EldervaleChoose | EldervaleIf>;
    };
    /**
     * How often.
     */
    times?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * RollVp
 *
 * Roll a die and score by the formula.
 */
export type EldervaleRollVp = {
    /**
     * Discriminator.
     */
    op: 'roll_vp';
    /**
     * The points, by the number on the die.
     */
    formula: 'ceil(die/2)+1';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * RunningAction
 *
 * An action once: payment, then its operations, then what the aura adds.
 */
export type EldervaleRunningAction = {
    /**
     * Discriminator.
     */
    type: 'eldervale.running-action';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura?: string | null;
};
/**
 * RunningAgain
 *
 * Whether the action is done a second time (effects 5.17).
 */
export type EldervaleRunningAgain = {
    /**
     * Discriminator.
     */
    type: 'eldervale.running-again';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    unit: string;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    aura: string | null;
};
/**
 * Sampled
 *
 * `places` unknown ones of `items`, which are more; the others stay out of the game.
 *
 * Whoever draws the last place leaves the rest behind, unseen.
 */
export type EldervaleSampled = {
    /**
     * Discriminator.
     */
    type: 'sampled';
    /**
     * What may lie here; more than there are places.
     */
    items: Array<string>;
    /**
     * How many of them lie here.
     */
    places: number;
};
/**
 * Sampled
 *
 * `places` unknown ones of `items`, which are more; the others stay out of the game.
 *
 * Whoever draws the last place leaves the rest behind, unseen.
 */
export type EldervaleSampledStr = {
    /**
     * Discriminator.
     */
    type: 'sampled';
    /**
     * What may lie here; more than there are places.
     */
    items: Array<string>;
    /**
     * How many of them lie here.
     */
    places: number;
};
/**
 * SavingUnit
 *
 * The losing unit that goes to the ready area instead.
 */
export type EldervaleSavingUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.saving-unit';
};
/**
 * Script
 *
 * Operations, one after the other.
 */
export type EldervaleScript = {
    /**
     * Discriminator.
     */
    type: 'eldervale.doing';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the operations stand: which effect of which component.
     */
    source: EldervaleCause;
    /**
     * Number of the next operation, from 0.
     */
    index?: number;
    /**
     * A number that one operation leaves for the next, such as cards discarded.
     */
    memo?: number;
};
/**
 * SeatEquipped
 *
 * What a player begins with (EV-SET-03, EV-SET-13, EV-SOL-02).
 */
export type EldervaleSeatEquipped = {
    /**
     * Discriminator.
     */
    type: 'eldervale.seat-equipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Victory points at the start.
     */
    vp: number;
    /**
     * The level of the power marker.
     */
    level: number;
    /**
     * The units.
     */
    units: Array<EldervaleUnit>;
    supply?: EldervaleSupply;
    /**
     * The starter card; missing: none.
     */
    starter?: string | null;
    /**
     * Whether the tactics token is active; missing: none.
     */
    tactics?: boolean | null;
    /**
     * The space of the glory marker; missing: not on the track.
     */
    glory?: number | null;
};
/**
 * SendingDown
 *
 * Effects of units that went to the Underworld.
 */
export type EldervaleSendingDown = {
    /**
     * Discriminator.
     */
    type: 'eldervale.sending-down';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The kinds of units that went there.
     */
    kinds: Array<string>;
    /**
     * Effects that are done with.
     */
    done?: Array<string>;
};
/**
 * SetDie
 *
 * One die shows `value` instead of being rolled.
 */
export type EldervaleSetDie = {
    /**
     * Discriminator.
     */
    op: 'set_die';
    /**
     * How many dice.
     */
    n: number;
    /**
     * What the die shows, 1 to 6.
     */
    value: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * SettingDice
 *
 * Abilities before the roll (EV-BAT-08).
 */
export type EldervaleSettingDice = {
    /**
     * Discriminator.
     */
    type: 'eldervale.setting-dice';
    /**
     * Those that are done with.
     */
    done?: Array<string>;
};
/**
 * Sheet
 *
 * A score sheet: where points came from, and the figures compared after equal points.
 */
export type EldervaleSheet = {
    /**
     * Where the points come from.
     */
    lines: Array<Line>;
    /**
     * What is compared after equal points, in order.
     */
    tie_break?: Array<number>;
};
/**
 * Shuffled
 *
 * A multiset of items; `items` stand in a canonical order that means nothing.
 */
export type EldervaleShuffled = {
    /**
     * Discriminator.
     */
    type: 'shuffled';
    /**
     * The items, in an order that means nothing.
     */
    items: Array<string>;
};
/**
 * Shuffled
 *
 * A multiset of items; `items` stand in a canonical order that means nothing.
 */
export type EldervaleShuffledStr = {
    /**
     * Discriminator.
     */
    type: 'shuffled';
    /**
     * The items, in an order that means nothing.
     */
    items: Array<string>;
};
/**
 * Side
 *
 * A participant.
 */
export type EldervaleSide = {
    /**
     * A seat, or the id of an uncontrolled monster.
     */
    who: number | string;
    /**
     * Dice in all.
     */
    counted?: number;
    /**
     * Those for swords, gold and spells.
     */
    boost?: number;
    /**
     * What dice that were set will show.
     */
    set?: Array<number>;
    /**
     * What the dice show, 1 to 6 each; empty before the roll.
     */
    dice?: Array<number>;
    /**
     * Abilities used once in this battle.
     */
    used?: Array<string>;
    /**
     * Points if this side wins.
     */
    vp?: number;
    /**
     * The battle ability that Mimeza copies; missing: none.
     */
    mimicry?: string | null;
};
/**
 * SlotUsed
 *
 * The slot of a placement (EV-RLM-01).
 */
export type EldervaleSlotUsed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.slot-used';
    /**
     * Number of the slot, from 0.
     */
    slot: number;
};
/**
 * SpellCast
 *
 * A spell is shown (EV-MAG-02).
 */
export type EldervaleSpellCast = {
    /**
     * Discriminator.
     */
    type: 'eldervale.spell-cast';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Whether nothing was paid for it.
     */
    free: boolean;
};
/**
 * SpellResolved
 *
 * A spell goes to the discard pile (EV-MAG-06).
 */
export type EldervaleSpellResolved = {
    /**
     * Discriminator.
     */
    type: 'eldervale.spell-resolved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * SpendSword
 *
 * One more die for a sword or gold; `for`: whose dice, in team play (EV-BAT-07).
 */
export type EldervaleSpendSword = {
    /**
     * Discriminator.
     */
    type: 'eldervale.spend-sword';
    /**
     * What is paid.
     */
    with: 'gold' | 'sword';
    /**
     * Whose dice they are, in team play; null: one's own.
     */
    for?: number | null;
};
/**
 * Stack
 *
 * A stack of treasure.
 */
export type EldervaleStack = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * How many tokens.
     */
    height?: number;
    /**
     * The tokens that are known, the top one first.
     */
    known?: Array<string>;
};
/**
 * StackExhausted
 *
 * A slot without tokens was used: its printed resource is gained (EV-RLM-02).
 */
export type EldervaleStackExhausted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.stack-exhausted';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * The deposit square that was meant; missing: none.
     */
    square?: string | null;
};
/**
 * StackPlaced
 *
 * A stack of treasure on a slot, its top token face up (EV-SET-10).
 */
export type EldervaleStackPlaced = {
    /**
     * Discriminator.
     */
    type: 'eldervale.stack-placed';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * How many tokens.
     */
    height: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * StackRef
 *
 * A stack of treasure: a tile and its slot, from 0.
 */
export type EldervaleStackRef = {
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
};
/**
 * StageReached
 *
 * The battle goes on to its next stage.
 */
export type EldervaleStageReached = {
    /**
     * Discriminator.
     */
    type: 'eldervale.stage-reached';
    /**
     * The stage that begins.
     */
    stage: 'boost' | 'join' | 'removed' | 'result' | 'roll' | 'trigger';
};
/**
 * Standing
 *
 * One seat's final standing.
 */
export type EldervaleStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StartingDiceRolled
 *
 * A player's six dice, sorted (EV-SET-02).
 */
export type EldervaleStartingDiceRolled = {
    /**
     * Discriminator.
     */
    type: 'eldervale.starting-dice-rolled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What the dice show, sorted.
     */
    dice: Array<number>;
};
/**
 * StartingPlaceEffects
 *
 * Mandatory effects of a placement, then the optional ones are offered.
 */
export type EldervaleStartingPlaceEffects = {
    /**
     * Discriminator.
     */
    type: 'eldervale.starting-place-effects';
};
/**
 * StartingPlayerSet
 *
 * The order of turns (EV-SET-02, EV-TEA-01).
 */
export type EldervaleStartingPlayerSet = {
    /**
     * Discriminator.
     */
    type: 'eldervale.starting-player-set';
    /**
     * The seats in turn order.
     */
    order: Array<number>;
};
/**
 * StartingTurn
 *
 * A turn begins.
 */
export type EldervaleStartingTurn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.starting-turn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the round, from 1.
     */
    round: number;
};
/**
 * Steal
 *
 * Take resource tokens from another player.
 */
export type EldervaleSteal = {
    /**
     * Discriminator.
     */
    op: 'steal';
    /**
     * From whom.
     */
    from: 'each_loser' | 'one_opponent' | 'one_opponent_with_more_vp' | 'one_present_opponent';
    /**
     * How many tokens.
     */
    n: number;
    /**
     * Who chooses the token.
     */
    chooser?: 'self' | 'victim';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * Stealing
 *
 * A resource to take from `victim` for `taker`.
 */
export type EldervaleStealing = {
    /**
     * Discriminator.
     */
    type: 'eldervale.stealing';
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * The seat that gets it.
     */
    taker: number;
    /**
     * How many are left.
     */
    left: number;
};
/**
 * StepSkipped
 *
 * A decision without a possibility (EV-FRE-08).
 */
export type EldervaleStepSkipped = {
    /**
     * Discriminator.
     */
    type: 'eldervale.step-skipped';
    /**
     * Whose decision it was; null: nobody's.
     */
    seat: number | null;
    /**
     * The kind of the decision.
     */
    step: string;
    /**
     * The rule that says so.
     */
    rule?: string;
};
/**
 * StrictlyHighestCount
 *
 * Tracks on which the player is strictly highest.
 */
export type EldervaleStrictlyHighestCount = {
    /**
     * Discriminator.
     */
    c: 'strictly_highest_count';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * StrictlyHighestPower
 *
 * Level 1 or more, and above every other player's.
 */
export type EldervaleStrictlyHighestPower = {
    /**
     * Discriminator.
     */
    c: 'strictly_highest_power';
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * Summon
 *
 * Summon a unit; `all`: free.
 */
export type EldervaleSummon = {
    /**
     * Discriminator.
     */
    op: 'summon';
    /**
     * By how much the price is lower; `all`: free.
     */
    discount?: number | 'all';
    /**
     * Only these kinds; empty: any.
     */
    unit?: Array<string>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * SummonUnit
 *
 * Which unit is summoned (EV-ACT-03).
 */
export type EldervaleSummonUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.summon-unit';
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
};
/**
 * Summoned
 *
 * The cost is paid: the unit is ready.
 */
export type EldervaleSummoned = {
    /**
     * Discriminator.
     */
    type: 'eldervale.summoned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
};
/**
 * SummonedAll
 *
 * None of the kinds is in the tray.
 */
export type EldervaleSummonedAll = {
    /**
     * Discriminator.
     */
    c: 'summoned_all';
    /**
     * The kinds of units.
     */
    units: Array<string>;
};
/**
 * Summoning
 *
 * Which unit is summoned (EV-ACT-03).
 */
export type EldervaleSummoning = {
    /**
     * Discriminator.
     */
    type: 'eldervale.summoning';
    /**
     * By how much the price is lower.
     */
    discount: number;
    /**
     * Whether nothing is paid.
     */
    free?: boolean;
    /**
     * The kinds that can be summoned; empty: any.
     */
    kinds?: Array<string>;
    /**
     * Whether it has to be done, if it can.
     */
    required?: boolean;
};
/**
 * Supply
 *
 * Resource tokens (EV-RES-01).
 */
export type EldervaleSupply = {
    /**
     * Gems.
     */
    gem?: number;
    /**
     * Scrolls.
     */
    scroll?: number;
    /**
     * Potions.
     */
    potion?: number;
    /**
     * Tools.
     */
    tool?: number;
    /**
     * Swords.
     */
    sword?: number;
    /**
     * Gold.
     */
    gold?: number;
};
/**
 * SwapDeclined
 *
 * A swap was refused (EV-TEA-10).
 */
export type EldervaleSwapDeclinedSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.swap-declined';
    /**
     * The seat that offers the swap.
     */
    proposer: number;
    /**
     * The seat that declined it.
     */
    partner: number;
    /**
     * The card that is offered, by its id.
     */
    give: string | Hidden;
    /**
     * The card that is wanted, by its id.
     */
    want: string | Hidden;
};
/**
 * SwapDie
 *
 * Exchange a die with that of another participant.
 */
export type EldervaleSwapDie = {
    /**
     * Discriminator.
     */
    op: 'swap_die';
    /**
     * With whom.
     */
    with: 'one_other';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * SwapOffered
 *
 * A swap of magic cards between teammates is offered (EV-TEA-03).
 */
export type EldervaleSwapOfferedSeen = {
    /**
     * Discriminator.
     */
    type: 'eldervale.swap-offered';
    /**
     * The seat that offers the swap.
     */
    proposer: number;
    /**
     * The seat that decides about it.
     */
    partner: number;
    /**
     * The card that is offered, by its id.
     */
    give: string | Hidden;
    /**
     * The card that is wanted, by its id.
     */
    want: string | Hidden;
};
/**
 * SwapUnits
 *
 * Exchange two own units of different kinds.
 */
export type EldervaleSwapUnits = {
    /**
     * Discriminator.
     */
    op: 'swap_units';
    /**
     * One of the two.
     */
    a: 'own_on_map' | 'placed';
    /**
     * The other one.
     */
    b: 'own_on_map' | 'own_ready';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * SwordsForbidden
 *
 * Only these players may still spend swords.
 */
export type EldervaleSwordsForbidden = {
    /**
     * Discriminator.
     */
    type: 'eldervale.swords-forbidden';
    /**
     * The seats that may still spend swords.
     */
    but: Array<number>;
};
/**
 * TableLaid
 *
 * Decks, orbs and modules beside the map (EV-SET-06, EV-SET-11, EV-SET-12).
 */
export type EldervaleTableLaid = {
    /**
     * Discriminator.
     */
    type: 'eldervale.table-laid';
    /**
     * The adventure decks.
     */
    decks: Array<EldervaleDeck>;
    /**
     * The deck of magic cards.
     */
    magic: EldervalePile;
    /**
     * Spaces of the glory track with an orb.
     */
    glory_orbs: Array<number>;
    /**
     * Mercenaries for hire.
     */
    mercenaries?: Array<string>;
    /**
     * Tokens of the Dragon's Lair.
     */
    dragon?: EldervalePileStr;
    /**
     * How many of these are left.
     */
    dragon_left?: number;
    /**
     * The deck of the Ghosts.
     */
    ghost_deck?: EldervalePile;
};
/**
 * TacticsFlipped
 *
 * The tactics token is used, or active again (EV-TAC).
 */
export type EldervaleTacticsFlipped = {
    /**
     * Discriminator.
     */
    type: 'eldervale.tactics-flipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether it is active now.
     */
    active: boolean;
};
/**
 * TakeAdventure
 *
 * Gain the face-up card of an element.
 */
export type EldervaleTakeAdventure = {
    /**
     * Discriminator.
     */
    type: 'eldervale.take-adventure';
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * TakeFromStack
 *
 * Turn the stack face up and take any of its tokens.
 */
export type EldervaleTakeFromStack = {
    /**
     * Discriminator.
     */
    op: 'take_from_stack_any';
    /**
     * Which tokens are turned up.
     */
    reveal: 'all';
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * TakeTreasure
 *
 * The slot from which a placement takes treasure (EV-RLM-01).
 */
export type EldervaleTakeTreasure = {
    /**
     * Discriminator.
     */
    type: 'eldervale.take-treasure';
    /**
     * Number of the slot, from 0.
     */
    slot: number;
};
/**
 * TakeTreasureTokens
 *
 * Take the top token of a stack on the map, `n` times.
 */
export type EldervaleTakeTreasureTokens = {
    /**
     * Discriminator.
     */
    op: 'take_treasure';
    /**
     * Where it can be: on the map, in realms of the element, or near an own unit.
     */
    scope: 'element' | 'map' | 'own_unit_within_1';
    /**
     * How often.
     */
    n: number;
    /**
     * Only realms of this element; missing: any.
     */
    element?: string | null;
    /**
     * Whether each has to come from another stack.
     */
    distinct_stacks?: boolean;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * TakingCard
 *
 * A face-up adventure card (EV-DUN-07).
 */
export type EldervaleTakingCard = {
    /**
     * Discriminator.
     */
    type: 'eldervale.taking-card';
    /**
     * By how much the price is lower.
     */
    discount: number;
};
/**
 * TakingFromRealm
 *
 * The slot from which treasure is taken (EV-RLM-01); `divers`: whether Deep Divers have been
 * asked, and under which name they are used.
 */
export type EldervaleTakingFromRealm = {
    /**
     * Discriminator.
     */
    type: 'eldervale.taking-from-realm';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Whether Deep Divers have been asked.
     */
    asked?: boolean;
    /**
     * The name under which Deep Divers are used; missing: they are not.
     */
    divers?: string | null;
};
/**
 * TakingMain
 *
 * The main action (EV-TRN-01).
 */
export type EldervaleTakingMain = {
    /**
     * Discriminator.
     */
    type: 'eldervale.taking-main';
};
/**
 * TakingTail
 *
 * Free actions, or the end of the turn (EV-TRN-05).
 */
export type EldervaleTakingTail = {
    /**
     * Discriminator.
     */
    type: 'eldervale.taking-tail';
};
/**
 * Target
 *
 * A unit that an effect is about; no owner: an uncontrolled monster.
 */
export type EldervaleTarget = {
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where it is; null: not on the map.
     */
    realm: string | null;
    /**
     * Who has it; null: an uncontrolled monster.
     */
    owner: number | 'ghosts' | null;
};
/**
 * TargetingPlayer
 *
 * The player from whom is stolen.
 */
export type EldervaleTargetingPlayer = {
    /**
     * Discriminator.
     */
    type: 'eldervale.targeting-player';
    /**
     * How many tokens are stolen.
     */
    n: number;
    /**
     * Whether the victim chooses what is stolen.
     */
    victim_chooses: boolean;
    /**
     * Which players can be chosen; missing: `seats`.
     */
    from?: 'each_loser' | 'one_opponent' | 'one_opponent_with_more_vp' | 'one_present_opponent' | null;
    /**
     * A seat, or `ghosts` in the solo game.
     */
    seats?: Array<number | 'ghosts'>;
};
/**
 * TargetingRealm
 *
 * The realm to which a unit is relocated.
 */
export type EldervaleTargetingRealm = {
    /**
     * Discriminator.
     */
    type: 'eldervale.targeting-realm';
    op: EldervaleMoveUnit;
    unit: EldervaleTarget;
};
/**
 * TargetingUnit
 *
 * The unit that an effect is about; `first` has been chosen of a swap.
 */
export type EldervaleTargetingUnit = {
    /**
     * Discriminator.
     */
    type: 'eldervale.targeting-unit';
    /**
     * What is done with the unit; missing: it is chosen only.
     */
    op?: ({
        op: 'move_unit';
    } & EldervaleMoveUnit) | ({
        op: 'swap_units';
    } & EldervaleSwapUnits) | ({
        op: 'return_to_ready';
    } & EldervaleReturnToReady) | ({
        op: 'revive';
    } & EldervaleRevive) | ({
        op: 'banish';
    } & EldervaleBanish) | ({
        op: 'control_monster';
    } & EldervaleControlMonster) | ({
        op: 'lair_return';
    } & EldervaleLairReturn) | null;
    /**
     * Units still to be chosen.
     */
    left?: number;
    /**
     * Units chosen so far.
     */
    done?: number;
    /**
     * The first unit of a swap; missing: not chosen yet.
     */
    first?: EldervaleTarget | null;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the unit joins the battle.
     */
    join?: boolean;
    /**
     * Whether it has to be done, if it can.
     */
    required?: boolean;
};
/**
 * TileDrawn
 *
 * The next tile of the stock (EV-DUN-01).
 */
export type EldervaleTileDrawn = {
    /**
     * Discriminator.
     */
    type: 'eldervale.tile-drawn';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
};
/**
 * TilePlaced
 *
 * A tile lies on the map; `start`: the hex at the start side of the Bifrost.
 */
export type EldervaleTilePlaced = {
    /**
     * Discriminator.
     */
    type: 'eldervale.tile-placed';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    at: EldervaleHex;
    /**
     * The hex at the start side of the Bifrost; missing: it is another tile.
     */
    start?: EldervaleHex | null;
};
/**
 * TilesRevealed
 *
 * Tiles revealed for the map, and those put back under the stock (EV-SET-08).
 */
export type EldervaleTilesRevealed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.tiles-revealed';
    /**
     * The tiles for the map.
     */
    tiles: Array<string>;
    /**
     * Tiles put back under the stock.
     */
    returned: Array<string>;
};
/**
 * ToAction
 *
 * To an action space: the id of the starter card's action, or the index of an effect.
 */
export type EldervaleToAction = {
    /**
     * Discriminator.
     */
    type: 'action';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * The action: its id on a starter card, or the number of the effect on another one.
     */
    action: string;
};
/**
 * ToReady
 *
 * To the ready area.
 */
export type EldervaleToReady = {
    /**
     * Discriminator.
     */
    type: 'ready';
};
/**
 * Tray
 *
 * In the tray of the faction: not summoned.
 */
export type EldervaleTray = {
    /**
     * Discriminator.
     */
    type: 'tray';
};
/**
 * TreasureBurned
 *
 * The top token of a stack leaves the game.
 */
export type EldervaleTreasureBurned = {
    /**
     * Discriminator.
     */
    type: 'eldervale.treasure-burned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
};
/**
 * TreasureCashed
 *
 * A token leaves the game for what it shows (EV-FRE-02).
 */
export type EldervaleTreasureCashed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.treasure-cashed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
};
/**
 * TreasurePlaced
 *
 * A token lies on a square; one that lay there leaves the game (EV-FRE-03).
 */
export type EldervaleTreasurePlaced = {
    /**
     * Discriminator.
     */
    type: 'eldervale.treasure-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
    /**
     * Id of a square of a card (`a`).
     */
    square: string;
    /**
     * The token that lay there and left the game; missing: none.
     */
    replaced?: string | null;
};
/**
 * TreasureRevealed
 *
 * A further token of a stack is known: the new top, or one below it (effects 5.50).
 */
export type EldervaleTreasureRevealed = {
    /**
     * Discriminator.
     */
    type: 'eldervale.treasure-revealed';
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
    /**
     * Id of an element (`fire`).
     */
    element: string;
};
/**
 * TreasureTaken
 *
 * A token from a stack; `index` from the top (EV-RLM-01).
 */
export type EldervaleTreasureTaken = {
    /**
     * Discriminator.
     */
    type: 'eldervale.treasure-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    tile: string;
    /**
     * Number of the slot, from 0.
     */
    slot: number;
    /**
     * Kind of a treasure token (`tr_air_magic`).
     */
    token: string;
    /**
     * Which token of the stack, from 0, the top one first.
     */
    index?: number;
};
/**
 * TurnEnded
 *
 * The turn of a player is over.
 */
export type EldervaleTurnEnded = {
    /**
     * Discriminator.
     */
    type: 'eldervale.turn-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnStarted
 *
 * A turn begins; `left` counts the last turns, None before the end was triggered.
 */
export type EldervaleTurnStarted = {
    /**
     * Discriminator.
     */
    type: 'eldervale.turn-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the round, from 1.
     */
    round: number;
    /**
     * Turns left in the game; missing: the end was not triggered yet.
     */
    left?: number | null;
};
/**
 * Underworld
 *
 * In the Underworld.
 */
export type EldervaleUnderworld = {
    /**
     * Discriminator.
     */
    type: 'underworld';
};
/**
 * UnderworldUnits
 *
 * Own units in the Underworld.
 */
export type EldervaleUnderworldUnits = {
    /**
     * Discriminator.
     */
    c: 'underworld_units';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * Unit
 *
 * A unit: its kind, and where it is.
 */
export type EldervaleUnit = {
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where it is.
     */
    place: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm);
};
/**
 * UnitMoved
 *
 * A unit goes to another place (EV-GEN-07).
 */
export type EldervaleUnitMoved = {
    /**
     * Discriminator.
     */
    type: 'eldervale.unit-moved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where it was.
     */
    start: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm);
    /**
     * Where it is.
     */
    end: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm);
    /**
     * Why it moved.
     */
    way: 'joined' | 'redirected' | 'relocated' | 'retrieved' | 'revived' | 'summoned' | 'swapped' | 'underworld';
};
/**
 * UnitPlaced
 *
 * A unit was placed (EV-PLC). `discount`: of the ruin's first payment; `battle`: whether the
 * placement triggers one.
 */
export type EldervaleUnitPlaced = {
    /**
     * Discriminator.
     */
    type: 'eldervale.unit-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where it was.
     */
    start: ({
        type: 'ready';
    } & EldervaleReady) | ({
        type: 'tray';
    } & EldervaleTray) | ({
        type: 'underworld';
    } & EldervaleUnderworld) | ({
        type: 'card';
    } & EldervaleOnCard) | ({
        type: 'realm';
    } & EldervaleInRealm);
    /**
     * Id of a realm (`fire_heart`, `dungeon_2`).
     */
    realm: string;
    /**
     * Id of the ability or card whose effect it is.
     */
    via?: string | null;
    /**
     * Discount of the first payment of the ruin.
     */
    discount?: number;
    /**
     * Whether it triggers a battle.
     */
    battle?: boolean;
};
/**
 * UnitRef
 *
 * One of the equal units of a kind and a place (EV-GEN-10).
 */
export type EldervaleUnitRef = {
    /**
     * Kind of a unit: `worker`, or a monster's id.
     */
    kind: string;
    /**
     * Where it is.
     */
    place: ({
        type: 'ready';
    } & EldervaleAtReady) | ({
        type: 'underworld';
    } & EldervaleAtUnderworld) | ({
        type: 'hex';
    } & EldervaleAtHex);
};
/**
 * UnitsInDistinctElements
 *
 * Elements of element realms with own units.
 */
export type EldervaleUnitsInDistinctElements = {
    /**
     * Discriminator.
     */
    c: 'units_in_distinct_elements';
    /**
     * At least so many.
     */
    min: number;
};
/**
 * UnitsKept
 *
 * A loser's units stay, by the tactics token (EV-TAC-02).
 */
export type EldervaleUnitsKept = {
    /**
     * Discriminator.
     */
    type: 'eldervale.units-kept';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * UnitsSwapped
 *
 * Two units of a player change places.
 */
export type EldervaleUnitsSwapped = {
    /**
     * Discriminator.
     */
    type: 'eldervale.units-swapped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * One of the two.
     */
    a: EldervaleUnit;
    /**
     * The other one.
     */
    b: EldervaleUnit;
};
/**
 * UpTo
 *
 * A choice of up to so many dice of one participant.
 */
export type EldervaleUpTo = {
    /**
     * How many dice at most.
     */
    up_to: number;
};
/**
 * UseAbility
 *
 * Use an offered ability or effect.
 */
export type EldervaleUseAbility = {
    /**
     * Discriminator.
     */
    type: 'eldervale.use-ability';
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * UseCardAction
 *
 * Use the free action of a card.
 */
export type EldervaleUseCardAction = {
    /**
     * Discriminator.
     */
    type: 'eldervale.use-card-action';
    /**
     * Id of a card (`sp_gust`, `air_vault`).
     */
    card: string;
};
/**
 * UseOrb
 *
 * Use an orb (EV-ORB-02).
 */
export type EldervaleUseOrb = {
    /**
     * Discriminator.
     */
    type: 'eldervale.use-orb';
    /**
     * Where it is put.
     */
    to: ({
        type: 'reward';
    } & EldervaleOnReward) | ({
        type: 'square';
    } & EldervaleOnSquare) | ({
        type: 'symbol';
    } & EldervaleOnSymbol) | ({
        type: 'mercenary';
    } & EldervaleOnMercenary);
};
/**
 * UseTactics
 *
 * Flip the tactics token (EV-TAC-02).
 */
export type EldervaleUseTactics = {
    /**
     * Discriminator.
     */
    type: 'eldervale.use-tactics';
};
/**
 * UseUnitAbility
 *
 * Mimeza uses an ability of another unit.
 */
export type EldervaleUseUnitAbility = {
    /**
     * Discriminator.
     */
    op: 'use_unit_ability';
    /**
     * Whose abilities.
     */
    of: Array<string>;
    /**
     * Except those of these.
     */
    not: Array<string>;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * UsingPlaceEffects
 *
 * The optional effects of a placement; those done with are named.
 */
export type EldervaleUsingPlaceEffects = {
    /**
     * Discriminator.
     */
    type: 'eldervale.using-place-effects';
    /**
     * Those that are done with.
     */
    done?: Array<string>;
};
/**
 * UsingTokens
 *
 * Whether the tactics token is flipped (EV-TAC-02).
 */
export type EldervaleUsingTokens = {
    /**
     * Discriminator.
     */
    type: 'eldervale.using-tokens';
};
/**
 * UsingTurnEffects
 *
 * Effects at the end of the turn (EV-TRN-04).
 */
export type EldervaleUsingTurnEffects = {
    /**
     * Discriminator.
     */
    type: 'eldervale.using-turn-effects';
    /**
     * Those that are done with.
     */
    done?: Array<string>;
};
/**
 * UsingWinEffects
 *
 * What Mimeza copies after a win.
 */
export type EldervaleUsingWinEffects = {
    /**
     * Discriminator.
     */
    type: 'eldervale.using-win-effects';
    /**
     * The abilities that can be copied.
     */
    abilities: Array<string>;
};
/**
 * Veiling
 *
 * Whether the placement triggers no battle (effects 5.4).
 */
export type EldervaleVeiling = {
    /**
     * Discriminator.
     */
    type: 'eldervale.veiling';
    /**
     * Id of the ability or card whose effect it is.
     */
    source: string;
};
/**
 * View
 *
 * A game as clients see it.
 */
export type EldervaleView = {
    options: EldervaleOptions;
    /**
     * Where the game is.
     */
    phase: 'draft' | 'factions' | 'over' | 'turns';
    /**
     * Number of the round, from 1; 0 during the setup.
     */
    round: number;
    /**
     * The seats in turn order.
     */
    order: Array<number>;
    /**
     * The seat whose turn it is.
     */
    active: number;
    /**
     * Whether it is peace: no battles until all have regrouped once.
     */
    peace: boolean;
    /**
     * The end that was triggered; null: not yet.
     */
    end: EldervaleEnd | null;
    /**
     * The elements in the game.
     */
    elements: Array<string>;
    /**
     * The players, by seat; the Ghosts last.
     */
    players: Array<EldervalePlayerView>;
    /**
     * The realms of the map.
     */
    realms: Array<EldervaleRealmView>;
    /**
     * Tiles that are left, in no order.
     */
    stock: Array<string>;
    /**
     * The tile that is being placed; null: none.
     */
    drawn: string | null;
    /**
     * The card that is being kept or given away; null: none.
     */
    given: string | null;
    /**
     * The adventure decks.
     */
    decks: Array<EldervaleDeckView>;
    /**
     * Magic cards in the deck.
     */
    magic: number;
    /**
     * The open discard pile of magic cards.
     */
    discarded: Array<string>;
    /**
     * Spells that are being resolved.
     */
    casting: Array<string>;
    /**
     * Elements whose orb is still on the track.
     */
    orbs: Array<string>;
    /**
     * Spaces of the glory track with an orb.
     */
    glory_orbs: Array<number>;
    /**
     * Reward spaces that are taken.
     */
    rewards: Array<string>;
    /**
     * Mercenaries for hire.
     */
    mercenaries: Array<string>;
    /**
     * Tokens left in the Dragon's Lair.
     */
    dragon_left: number;
    /**
     * Cards that the Ghosts have shown.
     */
    ghost_cards: Array<string>;
    /**
     * Monsters that left the game.
     */
    beaten: Array<string>;
    /**
     * The battle in progress; null: none.
     */
    battle: EldervaleBattle | null;
    /**
     * The last battle with a result; null: none yet.
     */
    last_battle: EldervaleFought | null;
    /**
     * The score sheets, once the game is over.
     */
    sheets: Array<EldervaleSheet>;
    /**
     * The points of each seat so far (of a team together); at the end those of the result. The Ghosts have none.
     */
    scores: Array<SeatScore>;
    /**
     * What is awaited and what waits below it, the top one last.
     */
    agenda: Array<EldervaleFrame>;
};
/**
 * Vp
 *
 * Score points.
 */
export type EldervaleVp = {
    /**
     * Discriminator.
     */
    op: 'vp';
    /**
     * Victory points.
     */
    n: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * VpPer
 *
 * Score points for each counted thing.
 */
export type EldervaleVpPer = {
    /**
     * Discriminator.
     */
    op: 'vp_per';
    /**
     * What is counted.
     */
    per: 'basic_sets' | 'cards_of_types' | 'distinct_dwelling_elements' | 'gold' | 'losing_units' | 'magic_in_hand' | 'markers_at_value_min' | 'own_dwellings_adjacent_to_ruin' | 'own_underworld_units' | 'res_in_supply' | 'symbols_on_squares';
    /**
     * Points for each.
     */
    n: number;
    /**
     * At most so many points; missing: no limit.
     */
    max?: number | null;
    /**
     * The kind of resource that is counted; missing: none is.
     */
    res?: 'gem' | 'gold' | 'potion' | 'scroll' | 'sword' | 'tool' | null;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether the effect can be used only if this can be done; without it the rest is skipped.
     */
    required?: boolean;
};
/**
 * WinPromised
 *
 * Points for winning this battle.
 */
export type EldervaleWinPromised = {
    /**
     * Discriminator.
     */
    type: 'eldervale.win-promised';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Victory points.
     */
    vp: number;
};
/**
 * WonMelee
 *
 * A battle with at least `n` participants was won in this turn.
 */
export type EldervaleWonMelee = {
    /**
     * Discriminator.
     */
    c: 'won_battle_participants_min';
    /**
     * At least so many participants.
     */
    n: number;
};
/**
 * WonVsMonster
 *
 * A battle with an uncontrolled monster was won in this turn.
 */
export type EldervaleWonVsMonster = {
    /**
     * Discriminator.
     */
    c: 'won_vs_monster_this_turn';
};
/**
 * AcquireBasicBuilding
 *
 * Acquire a basic building (MO-ACT-BAS-01).
 */
export type MonumentalAcquireBasicBuilding = {
    /**
     * Discriminator.
     */
    type: 'monumental.acquire-basic-building';
    /**
     * Which pile of basic buildings.
     */
    pile: 'archery_range' | 'laboratory' | 'workshop';
};
/**
 * AcquireDevelopment
 *
 * Acquire the card in a slot of the display, counted from the deck (MO-ACT-ACQ).
 */
export type MonumentalAcquireDevelopment = {
    /**
     * Discriminator.
     */
    type: 'monumental.acquire-development';
    /**
     * The slot of the display, counted from the deck.
     */
    display_slot: number;
};
/**
 * AcquiringBasic
 *
 * Take a paid basic building.
 */
export type MonumentalAcquiringBasic = {
    /**
     * Discriminator.
     */
    type: 'monumental.acquiring-basic';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * Which pile of basic buildings.
     */
    pile: 'archery_range' | 'laboratory' | 'workshop';
};
/**
 * AcquiringDevelopment
 *
 * Take the paid card of a slot of the display.
 */
export type MonumentalAcquiringDevelopment = {
    /**
     * Discriminator.
     */
    type: 'monumental.acquiring-development';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * The slot of the display, counted from the deck.
     */
    slot: number;
};
/**
 * ActionsClosed
 *
 * All have passed (MO-CON-15), or the turn of classic mode is over.
 */
export type MonumentalActionsClosed = {
    /**
     * Discriminator.
     */
    type: 'monumental.actions-closed';
};
/**
 * ActivateCity
 *
 * Activate the five slots of a row and a column, each 1 to 3 (MO-TRN-02, MO-CON-02).
 */
export type MonumentalActivateCity = {
    /**
     * Discriminator.
     */
    type: 'monumental.activate-city';
    /**
     * The row, 1 to 3.
     */
    row: number;
    /**
     * The column, 1 to 3.
     */
    column: number;
};
/**
 * ActivateSlot
 *
 * Activate one more slot of the city.
 */
export type MonumentalActivateSlot = {
    /**
     * Discriminator.
     */
    type: 'monumental.activate-slot';
    /**
     * Slot of the city, 1 to 9, row by row.
     */
    slot: number;
};
/**
 * ActivatingCity
 *
 * Choose a row and a column (MO-TRN-02, MO-CON-02).
 */
export type MonumentalActivatingCity = {
    /**
     * Discriminator.
     */
    type: 'monumental.activating-city';
};
/**
 * ActivatingSlots
 *
 * Choose `left` more slots to activate.
 */
export type MonumentalActivatingSlots = {
    /**
     * Discriminator.
     */
    type: 'monumental.activating-slots';
    /**
     * Slots still to be activated.
     */
    left: number;
};
/**
 * AgendaChanged
 *
 * Last fact of a move: decisions and work that are done, and those that are new.
 */
export type MonumentalAgendaChanged = {
    /**
     * Discriminator.
     */
    type: 'monumental.agenda-changed';
    /**
     * Ids of the entries that are done.
     */
    closed: Array<number>;
    /**
     * The new entries, put on top in this order.
     */
    opened: Array<MonumentalFrame>;
};
/**
 * ArchiveCard
 *
 * Archive a face-up card of the own city or side area (MO-CTY-08).
 */
export type MonumentalArchiveCard = {
    /**
     * Discriminator.
     */
    type: 'monumental.archive-card';
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
};
/**
 * Archiving
 *
 * Archive up to `left` cards, never the source of the effect (MO-CTY-08).
 */
export type MonumentalArchiving = {
    /**
     * Discriminator.
     */
    type: 'monumental.archiving';
    /**
     * Cards that can still be archived.
     */
    left: number;
    /**
     * Whether it can be declined.
     */
    optional: boolean;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * Attack
 *
 * A monster's attack: who takes part in which order, and the gold spent so far (MO-MON-03).
 */
export type MonumentalAttack = {
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
    /**
     * The seats, in the order in which they decide.
     */
    order: Array<number>;
    /**
     * Gold that each has spent so far, in that order.
     */
    spent?: Array<number>;
};
/**
 * BarbarianRewardChosen
 *
 * Reward 1 or 2 of a Barbarian token.
 */
export type MonumentalBarbarianRewardChosen = {
    /**
     * Discriminator.
     */
    type: 'monumental.barbarian-reward-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of an exploration or market token.
     */
    token: string;
    /**
     * Which of the two rewards, 1 or 2.
     */
    option: number;
};
/**
 * BasicBuildingAcquired
 *
 * A basic building went to the top of a city deck (MO-ACT-BAS-01).
 */
export type MonumentalBasicBuildingAcquired = {
    /**
     * Discriminator.
     */
    type: 'monumental.basic-building-acquired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
};
/**
 * BuildOutpost
 *
 * Build an outpost for soldiers (MO-ACT-OUT-01).
 */
export type MonumentalBuildOutpost = {
    /**
     * Discriminator.
     */
    type: 'monumental.build-outpost';
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * CardArchived
 *
 * A card went from the city (`slot`) or the side area to the archive (MO-CTY-08).
 */
export type MonumentalCardArchived = {
    /**
     * Discriminator.
     */
    type: 'monumental.card-archived';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
    /**
     * The slot of the city, 1 to 9; missing: the side area.
     */
    slot: number | null;
};
/**
 * CardDrawnAndActivated
 *
 * The top card of a city deck came to the side area, activated (MO-CTY-09).
 */
export type MonumentalCardDrawnAndActivated = {
    /**
     * Discriminator.
     */
    type: 'monumental.card-drawn-and-activated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
    /**
     * What was gained.
     */
    gained: MonumentalGoods;
};
/**
 * CategoryScored
 *
 * Points of a category by seat (MO-SCO-01).
 */
export type MonumentalCategoryScored = {
    /**
     * Discriminator.
     */
    type: 'monumental.category-scored';
    /**
     * What was scored.
     */
    category: 'knowledge' | 'monsters' | 'policies' | 'provinces' | 'wonders';
    /**
     * The points of each seat.
     */
    points: Array<number>;
};
/**
 * ChooseBasic
 *
 * Choose the basic resource that is gained.
 */
export type MonumentalChooseBasic = {
    /**
     * Discriminator.
     */
    type: 'monumental.choose-basic';
    /**
     * The resource.
     */
    res: 'military' | 'production' | 'science';
};
/**
 * ChooseReward
 *
 * Choose the first or the second reward of a Barbarian token (MO-ACT-CNQ-09).
 */
export type MonumentalChooseReward = {
    /**
     * Discriminator.
     */
    type: 'monumental.choose-reward';
    /**
     * Which of the two rewards, 1 or 2.
     */
    option: number;
};
/**
 * ChoosingBasics
 *
 * Choose `left` more basic resources to gain.
 */
export type MonumentalChoosingBasics = {
    /**
     * Discriminator.
     */
    type: 'monumental.choosing-basics';
    /**
     * Resources still to be chosen.
     */
    left: number;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * ChoosingReward
 *
 * Choose one reward of a Barbarian token (MO-ACT-CNQ-09).
 */
export type MonumentalChoosingReward = {
    /**
     * Discriminator.
     */
    type: 'monumental.choosing-reward';
    /**
     * Id of an exploration or market token.
     */
    token: string;
};
/**
 * CityActivated
 *
 * A row and a column were activated (MO-CTY-03).
 */
export type MonumentalCityActivated = {
    /**
     * Discriminator.
     */
    type: 'monumental.city-activated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The row, 1 to 3.
     */
    row: number;
    /**
     * The column, 1 to 3.
     */
    column: number;
    /**
     * What was gained.
     */
    gained: MonumentalGoods;
};
/**
 * CityDeckReshuffled
 *
 * The discard became the city deck; no order exists (MO-CTY-06, MO-RND-02).
 */
export type MonumentalCityDeckReshuffled = {
    /**
     * Discriminator.
     */
    type: 'monumental.city-deck-reshuffled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How many cards.
     */
    count: number;
};
/**
 * CityDiscarded
 *
 * All activated cards and the side area went to the discard (MO-CTY-10).
 */
export type MonumentalCityDiscarded = {
    /**
     * Discriminator.
     */
    type: 'monumental.city-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards that were discarded.
     */
    cards: Array<string>;
};
/**
 * CityFilled
 *
 * Cards were dealt from the city deck, in this order; `slots` says where each one went
 * (MO-CTY-05).
 */
export type MonumentalCityFilled = {
    /**
     * Discriminator.
     */
    type: 'monumental.city-filled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The slot of the city for each card.
     */
    slots: Array<number>;
    /**
     * The cards, in the order in which they were dealt.
     */
    cards: Array<string>;
};
/**
 * CivilisationsAssigned
 *
 * The civilisation of each seat, and what it starts with (MO-SET-08, MO-SET-09).
 */
export type MonumentalCivilisationsAssigned = {
    /**
     * Discriminator.
     */
    type: 'monumental.civilisations-assigned';
    /**
     * The civilisation of each seat.
     */
    civilisations: Array<'china' | 'denmark' | 'egypt' | 'greece' | 'japan'>;
    /**
     * What each seat starts with.
     */
    goods: Array<MonumentalGoods>;
};
/**
 * CollectToken
 *
 * Take the production or market token where an explorer stands (MO-ACT-EXP-02).
 */
export type MonumentalCollectToken = {
    /**
     * Discriminator.
     */
    type: 'monumental.collect-token';
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
};
/**
 * CommitSoldier
 *
 * Send one more soldier into the conquest (MO-ACT-CNQ-02).
 */
export type MonumentalCommitSoldier = {
    /**
     * Discriminator.
     */
    type: 'monumental.commit-soldier';
    /**
     * The tile that it leaves, by its id.
     */
    from: string;
};
/**
 * CommittingSoldiers
 *
 * Choose where `left` more soldiers come from; `committed` are chosen (MO-ACT-CNQ-12).
 */
export type MonumentalCommittingSoldiers = {
    /**
     * Discriminator.
     */
    type: 'monumental.committing-soldiers';
    /**
     * The tile that is conquered, by its id.
     */
    target: string;
    /**
     * Whether the warlord moves in, too.
     */
    with_warlord: boolean;
    /**
     * Soldiers still to be chosen.
     */
    left: number;
    /**
     * The tiles of the soldiers chosen so far.
     */
    committed?: Array<string>;
};
/**
 * CompleteWonder
 *
 * Complete the wonder in construction (MO-ACT-WON-01).
 */
export type MonumentalCompleteWonder = {
    /**
     * Discriminator.
     */
    type: 'monumental.complete-wonder';
};
/**
 * CompletingWonder
 *
 * The completion is paid: card, token, effect (MO-ACT-WON-02).
 */
export type MonumentalCompletingWonder = {
    /**
     * Discriminator.
     */
    type: 'monumental.completing-wonder';
    /**
     * The seat of the player.
     */
    player: number;
};
/**
 * Conquering
 *
 * The units are paid: they move in (MO-ACT-CNQ-08).
 */
export type MonumentalConquering = {
    /**
     * Discriminator.
     */
    type: 'monumental.conquering';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * The tile that is conquered, by its id.
     */
    target: string;
    /**
     * Whether the warlord moves in, too.
     */
    with_warlord: boolean;
    /**
     * The tiles that the soldiers leave.
     */
    soldiers: Array<string>;
    /**
     * The strength that is needed.
     */
    required: number;
};
/**
 * ConquestDeclared
 *
 * A conquest was declared; `required` is the strength it needs (MO-ACT-CNQ-13).
 */
export type MonumentalConquestDeclared = {
    /**
     * Discriminator.
     */
    type: 'monumental.conquest-declared';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * Whether the warlord moves in, too.
     */
    with_warlord: boolean;
    /**
     * The strength that it needs.
     */
    required: number;
};
/**
 * ConquestUnitCommitted
 *
 * A unit will take part; it stands where it was until the conquest is paid.
 */
export type MonumentalConquestUnitCommitted = {
    /**
     * Discriminator.
     */
    type: 'monumental.conquest-unit-committed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile where it stands, by its id.
     */
    origin: string;
};
/**
 * ConvertBasic
 *
 * Lose one basic resource and gain another.
 */
export type MonumentalConvertBasic = {
    /**
     * Discriminator.
     */
    type: 'monumental.convert-basic';
    /**
     * The resource that is lost.
     */
    lose: 'military' | 'production' | 'science';
    /**
     * The resource that is gained.
     */
    gain: 'military' | 'production' | 'science';
};
/**
 * Converting
 *
 * Choose which basic resource becomes which other one, `n` units of it.
 */
export type MonumentalConverting = {
    /**
     * Discriminator.
     */
    type: 'monumental.converting';
    /**
     * How many units become another resource.
     */
    n: number;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * DeclareConquest
 *
 * Declare which province is conquered, and whether the warlord moves (MO-ACT-CNQ-12).
 */
export type MonumentalDeclareConquest = {
    /**
     * Discriminator.
     */
    type: 'monumental.declare-conquest';
    /**
     * The tile that is conquered, by its id.
     */
    target: string;
    /**
     * Whether the warlord moves in, too.
     */
    with_warlord: boolean;
};
/**
 * DeclareExplore
 *
 * Play explorers (MO-ACT-EXP-01).
 */
export type MonumentalDeclareExplore = {
    /**
     * Discriminator.
     */
    type: 'monumental.declare-explore';
};
/**
 * DeclareMove
 *
 * Move troops (MO-ACT-MOV-01).
 */
export type MonumentalDeclareMove = {
    /**
     * Discriminator.
     */
    type: 'monumental.declare-move';
};
/**
 * Decline
 *
 * Do not place the optional outpost.
 */
export type MonumentalDecline = {
    /**
     * Discriminator.
     */
    type: 'monumental.decline';
};
/**
 * DevelopPolicy
 *
 * Develop one of the own policies (MO-ACT-POL-01).
 */
export type MonumentalDevelopPolicy = {
    /**
     * Discriminator.
     */
    type: 'monumental.develop-policy';
    /**
     * Id of a cultural policy (`shinto`).
     */
    policy: string;
};
/**
 * DevelopingPolicy
 *
 * The policy is paid: it becomes active, and all fire (MO-ACT-POL-02).
 */
export type MonumentalDevelopingPolicy = {
    /**
     * Discriminator.
     */
    type: 'monumental.developing-policy';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * Id of a cultural policy (`shinto`).
     */
    policy: string;
};
/**
 * DevelopmentAcquired
 *
 * A building or Knowledge went from the display to the top of a city deck (MO-ACT-ACQ-01).
 */
export type MonumentalDevelopmentAcquired = {
    /**
     * Discriminator.
     */
    type: 'monumental.development-acquired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
    /**
     * The slot of the display, counted from the deck.
     */
    slot: number;
    /**
     * Whether it is a Knowledge card.
     */
    knowledge: boolean;
};
/**
 * DiscardSlot
 *
 * Discard the cards of a slot.
 */
export type MonumentalDiscardSlot = {
    /**
     * Discriminator.
     */
    type: 'monumental.discard-slot';
    /**
     * Slot of the city, 1 to 9, row by row.
     */
    slot: number;
};
/**
 * DiscardingSlots
 *
 * Choose `left` more slots whose cards are discarded.
 */
export type MonumentalDiscardingSlots = {
    /**
     * Discriminator.
     */
    type: 'monumental.discarding-slots';
    /**
     * Slots still to be discarded.
     */
    left: number;
};
/**
 * DiscountConsumed
 *
 * A waiting discount met its cost.
 */
export type MonumentalDiscountConsumed = {
    /**
     * Discriminator.
     */
    type: 'monumental.discount-consumed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which discount.
     */
    discount: MonumentalWaiting;
    /**
     * What is paid for.
     */
    purpose: 'basic_building' | 'conquest' | 'development' | 'discovery' | 'effect' | 'explore' | 'hero' | 'move' | 'policy' | 'wonder';
};
/**
 * DiscountExpired
 *
 * A waiting discount ended with the period (MO-RES-07).
 */
export type MonumentalDiscountExpired = {
    /**
     * Discriminator.
     */
    type: 'monumental.discount-expired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which discount.
     */
    discount: MonumentalWaiting;
};
/**
 * DiscountSet
 *
 * A one-shot discount waits for its cost (MO-RES-08).
 */
export type MonumentalDiscountSet = {
    /**
     * Discriminator.
     */
    type: 'monumental.discount-set';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which discount.
     */
    discount: MonumentalWaiting;
};
/**
 * Discovering
 *
 * The discovery is paid: draw and activate (MO-ACT-SCI-01).
 */
export type MonumentalDiscovering = {
    /**
     * Discriminator.
     */
    type: 'monumental.discovering';
    /**
     * The seat of the player.
     */
    player: number;
};
/**
 * DisplayCardDiscarded
 *
 * The card furthest from the deck left the game (MO-TRN-06, MO-DSP-01).
 */
export type MonumentalDisplayCardDiscarded = {
    /**
     * Discriminator.
     */
    type: 'monumental.display-card-discarded';
    /**
     * The slot of the display, counted from the deck.
     */
    slot: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
};
/**
 * DisplayFilled
 *
 * Cards were drawn from the deck: the first one to slot `first`, the others towards the deck
 * (MO-DSP-03).
 */
export type MonumentalDisplayFilled = {
    /**
     * Discriminator.
     */
    type: 'monumental.display-filled';
    /**
     * The slot of the first card, counted from the deck.
     */
    first: number;
    /**
     * The cards, towards the deck.
     */
    cards: Array<string>;
};
/**
 * DisplayShifted
 *
 * The cards moved away from the deck; gaps are next to it (MO-DSP-02).
 */
export type MonumentalDisplayShifted = {
    /**
     * Discriminator.
     */
    type: 'monumental.display-shifted';
    /**
     * The cards by slot, from the deck on; null: a gap.
     */
    slots: Array<string | null>;
};
/**
 * DisplayView
 *
 * The display of cards.
 */
export type MonumentalDisplayView = {
    /**
     * The cards by slot, from the deck on; null: a gap.
     */
    slots: Array<string | null>;
    /**
     * Cards left in the deck.
     */
    deck: number;
    /**
     * The era of the last separator revealed.
     */
    era: number;
    /**
     * Cards that left the game.
     */
    gone: Array<string>;
};
/**
 * DominanceScored
 *
 * Who has the most in a category, and gets the bonus (MO-SCO-03).
 */
export type MonumentalDominanceScored = {
    /**
     * Discriminator.
     */
    type: 'monumental.dominance-scored';
    /**
     * The category.
     */
    category: 'knowledge' | 'monsters' | 'policies' | 'provinces' | 'wonders';
    /**
     * The seats that have the most.
     */
    seats: Array<number>;
};
/**
 * EffectUsed
 *
 * An effect is used; a marker lies on its source (MO-ACT-USE-01, MO-CON-05).
 */
export type MonumentalEffectUsed = {
    /**
     * Discriminator.
     */
    type: 'monumental.effect-used';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
    /**
     * Number of the effect (or reward) of the component, from 0.
     */
    effect: number;
};
/**
 * EndTurn
 *
 * End the turn (MO-TRN-03, MO-CON-04).
 */
export type MonumentalEndTurn = {
    /**
     * Discriminator.
     */
    type: 'monumental.end-turn';
};
/**
 * EndingRound
 *
 * All have passed: refill, monsters, pass the marker (MO-CON-15).
 */
export type MonumentalEndingRound = {
    /**
     * Discriminator.
     */
    type: 'monumental.ending-round';
};
/**
 * ExplorationTokenRevealed
 *
 * A Barbarian token of a conquered province was turned up, and is used up (MO-ACT-CNQ-09).
 */
export type MonumentalExplorationTokenRevealed = {
    /**
     * Discriminator.
     */
    type: 'monumental.exploration-token-revealed';
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * Id of an exploration or market token.
     */
    token: string;
};
/**
 * ExplorationTokensDistributed
 *
 * Tokens lie face down; so many of them are monsters (MO-SET-03, MO-MON-01).
 */
export type MonumentalExplorationTokensDistributed = {
    /**
     * Discriminator.
     */
    type: 'monumental.exploration-tokens-distributed';
    /**
     * The tiles on which a token lies.
     */
    tiles: Array<string>;
    /**
     * How many of the tokens are monsters.
     */
    monsters: number;
};
/**
 * ExplorerMoved
 *
 * An explorer took a step (MO-ACT-EXP-01).
 */
export type MonumentalExplorerMoved = {
    /**
     * Discriminator.
     */
    type: 'monumental.explorer-moved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
};
/**
 * ExplorerView
 *
 * An explorer on a tile: whose, and which of the two.
 */
export type MonumentalExplorerView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which of the two, 1 or 2.
     */
    explorer: number;
};
/**
 * Exploring
 *
 * Move explorers and collect. `left`: free steps left, or None where each step is paid.
 *
 * `must`: something has to be done (MO-ACT-EXP-01, MO-ACT-USE-04); `done`: something was.
 */
export type MonumentalExploring = {
    /**
     * Discriminator.
     */
    type: 'monumental.exploring';
    /**
     * Free steps left; missing: each step is paid.
     */
    left?: number | null;
    /**
     * Whether something has to be done before it ends.
     */
    must?: boolean;
    /**
     * Whether something was done.
     */
    done?: boolean;
};
/**
 * FinalScore
 *
 * The score sheets by seat (MO-SCO-04, MO-SCO-05).
 */
export type MonumentalFinalScore = {
    /**
     * Discriminator.
     */
    type: 'monumental.final-score';
    /**
     * The score sheets, by seat.
     */
    sheets: Array<MonumentalSheet>;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type MonumentalFrame = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: ({
        type: 'monumental.activating-city';
    } & MonumentalActivatingCity) | ({
        type: 'monumental.taking-turn';
    } & MonumentalTakingTurn) | ({
        type: 'monumental.paying';
    } & MonumentalPaying) | ({
        type: 'monumental.committing-soldiers';
    } & MonumentalCommittingSoldiers) | ({
        type: 'monumental.moving-units';
    } & MonumentalMovingUnits) | ({
        type: 'monumental.sending-unit';
    } & MonumentalSendingUnit) | ({
        type: 'monumental.exploring';
    } & MonumentalExploring) | ({
        type: 'monumental.choosing-reward';
    } & MonumentalChoosingReward) | ({
        type: 'monumental.placing-wonder-token';
    } & MonumentalPlacingWonderToken) | ({
        type: 'monumental.archiving';
    } & MonumentalArchiving) | ({
        type: 'monumental.choosing-basics';
    } & MonumentalChoosingBasics) | ({
        type: 'monumental.converting';
    } & MonumentalConverting) | ({
        type: 'monumental.activating-slots';
    } & MonumentalActivatingSlots) | ({
        type: 'monumental.placing-outpost';
    } & MonumentalPlacingOutpost) | ({
        type: 'monumental.taking-basic-building';
    } & MonumentalTakingBasicBuilding) | ({
        type: 'monumental.spending-gold';
    } & MonumentalSpendingGold) | ({
        type: 'monumental.recalling-units';
    } & MonumentalRecallingUnits) | ({
        type: 'monumental.discarding-slots';
    } & MonumentalDiscardingSlots) | ({
        type: 'monumental.starting-round';
    } & MonumentalStartingRound) | ({
        type: 'monumental.passing-turn';
    } & MonumentalPassingTurn) | ({
        type: 'monumental.refilling-city';
    } & MonumentalRefillingCity) | ({
        type: 'monumental.refilling-display';
    } & MonumentalRefillingDisplay) | ({
        type: 'monumental.releasing-monsters';
    } & MonumentalReleasingMonsters) | ({
        type: 'monumental.settling-attack';
    } & MonumentalSettlingAttack) | ({
        type: 'monumental.ending-round';
    } & MonumentalEndingRound) | ({
        type: 'monumental.passing-marker';
    } & MonumentalPassingMarker) | ({
        type: 'monumental.script';
    } & MonumentalScript) | ({
        type: 'monumental.acquiring-development';
    } & MonumentalAcquiringDevelopment) | ({
        type: 'monumental.acquiring-basic';
    } & MonumentalAcquiringBasic) | ({
        type: 'monumental.completing-wonder';
    } & MonumentalCompletingWonder) | ({
        type: 'monumental.developing-policy';
    } & MonumentalDevelopingPolicy) | ({
        type: 'monumental.conquering';
    } & MonumentalConquering) | ({
        type: 'monumental.turning-up-token';
    } & MonumentalTurningUpToken) | ({
        type: 'monumental.marching-unit';
    } & MonumentalMarchingUnit) | ({
        type: 'monumental.stepping-explorer';
    } & MonumentalSteppingExplorer) | ({
        type: 'monumental.discovering';
    } & MonumentalDiscovering) | ({
        type: 'monumental.hiring-hero';
    } & MonumentalHiringHero);
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * FreeTownTaken
 *
 * The Free Town token of a conquered province was discarded for its gain.
 */
export type MonumentalFreeTownTaken = {
    /**
     * Discriminator.
     */
    type: 'monumental.free-town-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * GameCreated
 *
 * A game begins: the options and the number of seats; everything else is laid out next.
 */
export type MonumentalGameCreated = {
    /**
     * Discriminator.
     */
    type: 'monumental.game-created';
    options: MonumentalOptions;
    /**
     * How many seats there are.
     */
    seats: number;
    /**
     * How many slots the display has.
     */
    display_size: number;
};
/**
 * GameEnded
 *
 * The game is over.
 */
export type MonumentalGameEnded = {
    /**
     * Discriminator.
     */
    type: 'monumental.game-ended';
};
/**
 * Goods
 *
 * Amounts of the resources (MO-RES); also the icons of a card.
 */
export type MonumentalGoods = {
    /**
     * Production.
     */
    production?: number;
    /**
     * Science.
     */
    science?: number;
    /**
     * Military.
     */
    military?: number;
    /**
     * Military that serves against neutral provinces only.
     */
    military_neutral?: number;
    /**
     * Gold.
     */
    gold?: number;
    /**
     * Culture.
     */
    culture?: number;
    /**
     * Production tokens.
     */
    production_token?: number;
};
/**
 * HeroHired
 *
 * A hero left the row for a player (MO-HER-02).
 */
export type MonumentalHeroHired = {
    /**
     * Discriminator.
     */
    type: 'monumental.hero-hired';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a hero (`hannibal`).
     */
    hero: string;
};
/**
 * HeroPutAside
 *
 * Continuous mode: a hero lies aside with a marker, still under control (MO-HER-06).
 */
export type MonumentalHeroPutAside = {
    /**
     * Discriminator.
     */
    type: 'monumental.hero-put-aside';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a hero (`hannibal`).
     */
    hero: string;
};
/**
 * HeroReturned
 *
 * Classic mode: a hero went back to the row at once (MO-HER-05).
 */
export type MonumentalHeroReturned = {
    /**
     * Discriminator.
     */
    type: 'monumental.hero-returned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a hero (`hannibal`).
     */
    hero: string;
};
/**
 * HeroRowRevealed
 *
 * The heroes that can be hired (MO-HER-01).
 */
export type MonumentalHeroRowRevealed = {
    /**
     * Discriminator.
     */
    type: 'monumental.hero-row-revealed';
    /**
     * The heroes.
     */
    heroes: Array<string>;
};
/**
 * HeroesBackToRow
 *
 * Every hero put aside went back to the row (MO-HER-08).
 */
export type MonumentalHeroesBackToRow = {
    /**
     * Discriminator.
     */
    type: 'monumental.heroes-back-to-row';
    /**
     * The heroes.
     */
    heroes: Array<string>;
};
/**
 * HireHero
 *
 * Hire a hero of the row (MO-HER-02).
 */
export type MonumentalHireHero = {
    /**
     * Discriminator.
     */
    type: 'monumental.hire-hero';
    /**
     * Id of a hero (`hannibal`).
     */
    hero: string;
};
/**
 * HiringHero
 *
 * The hero is paid.
 */
export type MonumentalHiringHero = {
    /**
     * Discriminator.
     */
    type: 'monumental.hiring-hero';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * Id of a hero (`hannibal`).
     */
    hero: string;
};
/**
 * LastRoundAnnounced
 *
 * It is known which round is the last (MO-END-01, MO-DSP-05).
 */
export type MonumentalLastRoundAnnounced = {
    /**
     * Discriminator.
     */
    type: 'monumental.last-round-announced';
    /**
     * Number of the last round.
     */
    number: number;
};
/**
 * MapLaidOut
 *
 * The map is laid out, with the capitals by seat; all units stand on them (MO-SET-02..04).
 */
export type MonumentalMapLaidOut = {
    /**
     * Discriminator.
     */
    type: 'monumental.map-laid-out';
    /**
     * The capital of each seat.
     */
    capitals: Array<string>;
};
/**
 * MarchingUnit
 *
 * The move is paid, or free: the unit moves.
 */
export type MonumentalMarchingUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.marching-unit';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    origin: string;
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
    /**
     * How the moving stands.
     */
    moves: MonumentalMovingUnits;
};
/**
 * MarkersRemoved
 *
 * A period is over: markers leave cards and explorers (MO-CON-17, MO-TRN-05).
 */
export type MonumentalMarkersRemoved = {
    /**
     * Discriminator.
     */
    type: 'monumental.markers-removed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * MarketTokenTaken
 *
 * An explorer took the top token of the market of its tile (MO-ACT-EXP-05).
 */
export type MonumentalMarketTokenTaken = {
    /**
     * Discriminator.
     */
    type: 'monumental.market-token-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
    /**
     * Which market.
     */
    market: 'culture' | 'military' | 'production' | 'science';
    /**
     * Id of an exploration or market token.
     */
    token: string;
};
/**
 * MarketTokenUsed
 *
 * A market token gave its resources and left the game (MO-ACT-TOK-01).
 */
export type MonumentalMarketTokenUsed = {
    /**
     * Discriminator.
     */
    type: 'monumental.market-token-used';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of an exploration or market token.
     */
    token: string;
    /**
     * What was gained.
     */
    gained: MonumentalGoods;
};
/**
 * MarketTokenView
 *
 * An unused market token that a player holds: `value` units of its market's resource.
 */
export type MonumentalMarketTokenView = {
    /**
     * Id of an exploration or market token.
     */
    token: string;
    /**
     * The market that it is from.
     */
    market: 'culture' | 'military' | 'production' | 'science';
    /**
     * How many units of the market's resource it gives.
     */
    value: number;
};
/**
 * MonsterAttackStarted
 *
 * A monster attacks; players decide in this order (MO-MON-03).
 */
export type MonumentalMonsterAttackStarted = {
    /**
     * Discriminator.
     */
    type: 'monumental.monster-attack-started';
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
    /**
     * The seats, in the order in which they decide.
     */
    order: Array<number>;
};
/**
 * MonsterGoldSpent
 *
 * Gold spent against the monster; it is lost either way (MO-MON-04).
 */
export type MonumentalMonsterGoldSpent = {
    /**
     * Discriminator.
     */
    type: 'monumental.monster-gold-spent';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How much gold; 0: none.
     */
    n: number;
};
/**
 * MonsterRevealed
 *
 * The token of a conquered province was a monster (MO-MON-02).
 */
export type MonumentalMonsterRevealed = {
    /**
     * Discriminator.
     */
    type: 'monumental.monster-revealed';
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * MonsterSlain
 *
 * The highest Power reached the monster's strength; `powers` in the order of the attack.
 */
export type MonumentalMonsterSlain = {
    /**
     * Discriminator.
     */
    type: 'monumental.monster-slain';
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The Power of each player, in the order of the attack.
     */
    powers: Array<number>;
};
/**
 * MonsterUnbeaten
 *
 * No Power reached the monster's strength; all suffer, and the card leaves the game.
 */
export type MonumentalMonsterUnbeaten = {
    /**
     * Discriminator.
     */
    type: 'monumental.monster-unbeaten';
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
    /**
     * The Power of each player, in the order of the attack.
     */
    powers: Array<number>;
};
/**
 * MovingUnits
 *
 * Choose the next unit to move.
 *
 * `left`: free moves left, or None where each move is paid. `soldiers` are the tiles to which
 * soldiers have moved, `warlord` says that it has; each unit moves once (MO-ACT-MOV-01a).
 * `must`: at least one unit has to move (MO-ACT-MOV-02, MO-ACT-USE-04).
 */
export type MonumentalMovingUnits = {
    /**
     * Discriminator.
     */
    type: 'monumental.moving-units';
    /**
     * Free moves left; missing: each move is paid.
     */
    left?: number | null;
    /**
     * Tiles to which soldiers have moved; these do not move again.
     */
    soldiers?: Array<string>;
    /**
     * Whether the warlord has moved.
     */
    warlord?: boolean;
    /**
     * Whether at least one unit has to move.
     */
    must?: boolean;
};
/**
 * Options
 *
 * The options of a game (MO-SET-01, MO-SET-12).
 */
export type MonumentalOptions = {
    /**
     * Whole turns one after another, or rounds of single actions in turn.
     */
    mode?: 'classic' | 'continuous';
    /**
     * Whether the module Heroes is played.
     */
    heroes?: boolean;
    /**
     * Whether the module Monsters is played.
     */
    monsters?: boolean;
    /**
     * The civilisation of each seat, in the order of seats; empty: drawn.
     */
    civilisations?: Array<'china' | 'denmark' | 'egypt' | 'greece' | 'japan'>;
};
/**
 * OutpostBuilt
 *
 * An outpost stands on a province; `soldiers` went from there to the capital (MO-ACT-OUT).
 */
export type MonumentalOutpostBuilt = {
    /**
     * Discriminator.
     */
    type: 'monumental.outpost-built';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * How many soldiers went from there to the capital.
     */
    soldiers: number;
};
/**
 * Pass
 *
 * Do nothing more in this round of continuous mode (MO-CON-13).
 */
export type MonumentalPass = {
    /**
     * Discriminator.
     */
    type: 'monumental.pass';
};
/**
 * PassingMarker
 *
 * The start-player marker moves on, or the game ends (MO-CON-18, MO-END-02).
 */
export type MonumentalPassingMarker = {
    /**
     * Discriminator.
     */
    type: 'monumental.passing-marker';
};
/**
 * PassingTurn
 *
 * Find whose turn is next; `after` has just had one, None at the beginning of a round.
 */
export type MonumentalPassingTurn = {
    /**
     * Discriminator.
     */
    type: 'monumental.passing-turn';
    /**
     * Whose turn has just ended; missing: the round begins.
     */
    after?: number | null;
};
/**
 * PayUnit
 *
 * Pay one unit of an open cost (MO-RES-09).
 */
export type MonumentalPayUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.pay-unit';
    /**
     * What is paid with.
     */
    source: 'culture' | 'gold' | 'military' | 'military_neutral' | 'production' | 'production_token' | 'science';
};
/**
 * Paying
 *
 * Pay `left` more units of a cost, each from one of `sources` (MO-RES-09).
 */
export type MonumentalPaying = {
    /**
     * Discriminator.
     */
    type: 'monumental.paying';
    /**
     * Units still to be paid.
     */
    left: number;
    /**
     * What can be paid with.
     */
    sources: Array<'culture' | 'gold' | 'military' | 'military_neutral' | 'production' | 'production_token' | 'science'>;
    /**
     * What is paid for.
     */
    purpose: 'basic_building' | 'conquest' | 'development' | 'discovery' | 'effect' | 'explore' | 'hero' | 'move' | 'policy' | 'wonder';
};
/**
 * PickUnit
 *
 * Choose the unit that moves next (MO-ACT-MOV-01).
 */
export type MonumentalPickUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.pick-unit';
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    from: string;
};
/**
 * PileView
 *
 * A pile of basic buildings.
 */
export type MonumentalPileView = {
    /**
     * Which pile of basic buildings.
     */
    pile: 'archery_range' | 'laboratory' | 'workshop';
    /**
     * Cards left in it.
     */
    left: number;
};
/**
 * PlaceOutpost
 *
 * Place an outpost that costs no soldiers.
 */
export type MonumentalPlaceOutpost = {
    /**
     * Discriminator.
     */
    type: 'monumental.place-outpost';
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * PlaceWonderToken
 *
 * Choose the province for the token of a completed wonder (MO-ACT-WON-03).
 */
export type MonumentalPlaceWonderToken = {
    /**
     * Discriminator.
     */
    type: 'monumental.place-wonder-token';
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * PlacingOutpost
 *
 * Choose a province for an outpost. `soldiers` return from it to the capital.
 */
export type MonumentalPlacingOutpost = {
    /**
     * Discriminator.
     */
    type: 'monumental.placing-outpost';
    /**
     * How many soldiers return from there to the capital.
     */
    soldiers?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
};
/**
 * PlacingWonderToken
 *
 * Choose the province for the token of a completed wonder (MO-ACT-WON-03).
 */
export type MonumentalPlacingWonderToken = {
    /**
     * Discriminator.
     */
    type: 'monumental.placing-wonder-token';
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    wonder: string;
};
/**
 * PlayerPassed
 *
 * No more actions in this round; the perishable resources are lost (MO-CON-13).
 */
export type MonumentalPlayerPassed = {
    /**
     * Discriminator.
     */
    type: 'monumental.player-passed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What perished.
     */
    lost: MonumentalGoods;
};
/**
 * PlayerView
 *
 * One player.
 */
export type MonumentalPlayerView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The civilisation.
     */
    civilisation: 'china' | 'denmark' | 'egypt' | 'greece' | 'japan';
    /**
     * What the player would score now.
     */
    points: number;
    /**
     * What the player owns.
     */
    goods: MonumentalGoods;
    /**
     * Slots 1 to 9 of the city, row by row.
     */
    slots: Array<MonumentalSlot>;
    /**
     * Cards in the side area.
     */
    side: Array<string>;
    /**
     * Cards in the city deck.
     */
    deck: number;
    /**
     * Cards known to lie on top of the city deck, the uppermost first.
     */
    deck_top: Array<string>;
    /**
     * Cards in the discard.
     */
    discard: Array<string>;
    /**
     * Cards in the archive.
     */
    archive: Array<string>;
    /**
     * The wonder under construction; null: none.
     */
    construction: string | null;
    /**
     * Active policies.
     */
    policies: Array<string>;
    /**
     * Id of the warlord.
     */
    warlord: string;
    /**
     * The hero; null: none.
     */
    hero: string | null;
    /**
     * Whether the hero is put aside until the round ends.
     */
    hero_aside: boolean;
    /**
     * Unused market tokens.
     */
    market_tokens: Array<MonumentalMarketTokenView>;
    /**
     * Components whose effects are used up for this turn (continuous mode: this round).
     */
    marks: Array<string>;
    /**
     * Explorers that have collected in this turn (continuous mode: this round).
     */
    scouted: Array<number>;
    /**
     * Discounts that wait for their cost.
     */
    discounts: Array<MonumentalWaiting>;
    /**
     * Monsters slain.
     */
    monsters: Array<string>;
    /**
     * Conquests in this turn (continuous mode: this round).
     */
    conquests: number;
    /**
     * Whether the player has passed in this round (continuous mode).
     */
    passed: boolean;
    /**
     * Provinces controlled.
     */
    provinces: number;
    /**
     * Knowledge cards owned.
     */
    knowledge: number;
    /**
     * Wonders completed.
     */
    wonders: number;
    /**
     * Outposts on the map.
     */
    outposts: number;
};
/**
 * PolicyDeveloped
 *
 * A policy is active, as the `nth` of its player (MO-ACT-POL-01).
 */
export type MonumentalPolicyDeveloped = {
    /**
     * Discriminator.
     */
    type: 'monumental.policy-developed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a cultural policy (`shinto`).
     */
    policy: string;
    /**
     * How many policies the player has now.
     */
    nth: number;
};
/**
 * PolicyOneOffResolved
 *
 * The one-off effect of an active policy fires now (MO-ACT-POL-02).
 */
export type MonumentalPolicyOneOffResolved = {
    /**
     * Discriminator.
     */
    type: 'monumental.policy-one-off-resolved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a cultural policy (`shinto`).
     */
    policy: string;
};
/**
 * ProductionTokenCollected
 *
 * An explorer took the production token of its tile (MO-ACT-EXP-02).
 */
export type MonumentalProductionTokenCollected = {
    /**
     * Discriminator.
     */
    type: 'monumental.production-token-collected';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * Program
 *
 * Operations in the data: those of effect (or reward) number `effect` of `source`.
 */
export type MonumentalProgram = {
    /**
     * Id of the component whose effect it is.
     */
    source: string;
    /**
     * Number of the effect (or reward) of the component, from 0.
     */
    effect: number;
};
/**
 * ProvinceConquered
 *
 * Units moved in: the province is the seat's. `former` controlled it before.
 */
export type MonumentalProvinceConquered = {
    /**
     * Discriminator.
     */
    type: 'monumental.province-conquered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * How many soldiers moved in.
     */
    soldiers: number;
    /**
     * Whether the warlord moved in.
     */
    warlord: boolean;
    /**
     * The strength that was needed.
     */
    required: number;
    /**
     * The strength of the units that moved in.
     */
    strength: number;
    /**
     * Who controlled it before; missing: nobody.
     */
    former: number | null;
};
/**
 * RecallUnit
 *
 * Return a unit to the capital.
 */
export type MonumentalRecallUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.recall-unit';
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    from: string;
};
/**
 * RecallingUnits
 *
 * Return `left` more units to the capital.
 */
export type MonumentalRecallingUnits = {
    /**
     * Discriminator.
     */
    type: 'monumental.recalling-units';
    /**
     * Units still to be returned.
     */
    left: number;
};
/**
 * RefillingCity
 *
 * Deal the missing covers of a city (MO-CTY-10).
 */
export type MonumentalRefillingCity = {
    /**
     * Discriminator.
     */
    type: 'monumental.refilling-city';
    /**
     * The seat of the player.
     */
    player: number;
};
/**
 * RefillingDisplay
 *
 * Discard, shift and fill the display (MO-TRN-06, MO-DSP-01); `after`: whose turn of classic
 * mode has ended.
 */
export type MonumentalRefillingDisplay = {
    /**
     * Discriminator.
     */
    type: 'monumental.refilling-display';
    /**
     * Whose turn of classic mode has ended; missing: a round of continuous mode has.
     */
    after?: number | null;
};
/**
 * ReleasingMonsters
 *
 * Let the next revealed monster attack, `first` deciding first (MO-MON-05, MO-MON-07).
 */
export type MonumentalReleasingMonsters = {
    /**
     * Discriminator.
     */
    type: 'monumental.releasing-monsters';
    /**
     * The seat that decides first.
     */
    first: number;
};
/**
 * ResourcesConverted
 *
 * A basic resource became another.
 */
export type MonumentalResourcesConverted = {
    /**
     * Discriminator.
     */
    type: 'monumental.resources-converted';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What became something else.
     */
    lost: MonumentalGoods;
    /**
     * What it became.
     */
    gained: MonumentalGoods;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * ResourcesGained
 *
 * Resources came from the supply.
 */
export type MonumentalResourcesGained = {
    /**
     * Discriminator.
     */
    type: 'monumental.resources-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was gained.
     */
    gained: MonumentalGoods;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * ResourcesLost
 *
 * An effect took resources, as far as there were any.
 */
export type MonumentalResourcesLost = {
    /**
     * Discriminator.
     */
    type: 'monumental.resources-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was lost.
     */
    lost: MonumentalGoods;
    /**
     * Id of the component whose effect it is.
     */
    source: string;
};
/**
 * ResourcesSpent
 *
 * Resources were paid (MO-RES-06).
 */
export type MonumentalResourcesSpent = {
    /**
     * Discriminator.
     */
    type: 'monumental.resources-spent';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was paid.
     */
    paid: MonumentalGoods;
    /**
     * What is paid for.
     */
    purpose: 'basic_building' | 'conquest' | 'development' | 'discovery' | 'effect' | 'explore' | 'hero' | 'move' | 'policy' | 'wonder';
};
/**
 * ReturnHero
 *
 * Return the hero for its effect (MO-HER-04).
 */
export type MonumentalReturnHero = {
    /**
     * Discriminator.
     */
    type: 'monumental.return-hero';
};
/**
 * RoundStarted
 *
 * A round begins with the start player; nobody has passed.
 */
export type MonumentalRoundStarted = {
    /**
     * Discriminator.
     */
    type: 'monumental.round-started';
    /**
     * Number of the round, from 1.
     */
    number: number;
    /**
     * The seat that begins the round.
     */
    start: number;
};
/**
 * ScientificDiscovery
 *
 * Pay science to draw and activate a card (MO-ACT-SCI-01).
 */
export type MonumentalScientificDiscovery = {
    /**
     * Discriminator.
     */
    type: 'monumental.scientific-discovery';
};
/**
 * Script
 *
 * Carry out the operations of an effect.
 */
export type MonumentalScript = {
    /**
     * Discriminator.
     */
    type: 'monumental.script';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the operations stand: which effect of which component.
     */
    source: MonumentalProgram;
    /**
     * Number of the next operation, from 0.
     */
    index?: number;
    /**
     * A number that one operation leaves for the next, such as cards discarded.
     */
    memo?: number;
};
/**
 * SendUnit
 *
 * Choose where the picked unit goes (MO-ACT-MOV-02).
 */
export type MonumentalSendUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.send-unit';
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
};
/**
 * SendingUnit
 *
 * Choose where the picked unit goes; `moves` is how the moving stands.
 */
export type MonumentalSendingUnit = {
    /**
     * Discriminator.
     */
    type: 'monumental.sending-unit';
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    origin: string;
    /**
     * How the moving stands.
     */
    moves: MonumentalMovingUnits;
};
/**
 * SeparatorRevealed
 *
 * The separator of an era was met and set aside (MO-DSP-04).
 */
export type MonumentalSeparatorRevealed = {
    /**
     * Discriminator.
     */
    type: 'monumental.separator-revealed';
    /**
     * The era that begins.
     */
    era: number;
};
/**
 * SettlingAttack
 *
 * All gold is spent: slain or not (MO-MON-04).
 */
export type MonumentalSettlingAttack = {
    /**
     * Discriminator.
     */
    type: 'monumental.settling-attack';
};
/**
 * Sheet
 *
 * A score sheet: where points came from, and the figures compared after equal points.
 */
export type MonumentalSheet = {
    /**
     * Where the points come from.
     */
    lines: Array<Line>;
    /**
     * What is compared after equal points, in order.
     */
    tie_break?: Array<number>;
};
/**
 * Slot
 *
 * A slot: any number of Knowledge cards, in the order in which they came, under a cover.
 */
export type MonumentalSlot = {
    /**
     * Knowledge cards, in the order in which they came.
     */
    knowledge?: Array<string>;
    /**
     * The card on top of them; missing: none.
     */
    cover?: string | null;
    /**
     * Whether it is activated now.
     */
    activated?: boolean;
};
/**
 * SlotActivated
 *
 * One more slot was activated by an effect.
 */
export type MonumentalSlotActivated = {
    /**
     * Discriminator.
     */
    type: 'monumental.slot-activated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Slot of the city, 1 to 9, row by row.
     */
    slot: number;
    /**
     * What was gained.
     */
    gained: MonumentalGoods;
};
/**
 * SlotDiscarded
 *
 * The cards of a slot were discarded; it stays empty until the next refill.
 */
export type MonumentalSlotDiscarded = {
    /**
     * Discriminator.
     */
    type: 'monumental.slot-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Slot of the city, 1 to 9, row by row.
     */
    slot: number;
    /**
     * The cards that were discarded.
     */
    cards: Array<string>;
};
/**
 * SpendMonsterGold
 *
 * Spend gold to fight the monster (MO-MON-03).
 */
export type MonumentalSpendMonsterGold = {
    /**
     * Discriminator.
     */
    type: 'monumental.spend-monster-gold';
    /**
     * How much gold; 0: none.
     */
    n: number;
};
/**
 * SpendingGold
 *
 * Choose how much gold to spend against the monster (MO-MON-03).
 */
export type MonumentalSpendingGold = {
    /**
     * Discriminator.
     */
    type: 'monumental.spending-gold';
    /**
     * Id of a monster (`hydra`).
     */
    monster: string;
};
/**
 * Standing
 *
 * One seat's final standing.
 */
export type MonumentalStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StartMarkerPassed
 *
 * The start-player marker moved on (MO-CON-18).
 */
export type MonumentalStartMarkerPassed = {
    /**
     * Discriminator.
     */
    type: 'monumental.start-marker-passed';
    /**
     * The seat that had it.
     */
    giver: number;
    /**
     * The seat that has it now.
     */
    taker: number;
};
/**
 * StartingRound
 *
 * Begin a round; `number` counts from 1.
 */
export type MonumentalStartingRound = {
    /**
     * Discriminator.
     */
    type: 'monumental.starting-round';
    /**
     * Number of the round, from 1.
     */
    number: number;
};
/**
 * StepExplorer
 *
 * Move an explorer to an adjacent tile (MO-ACT-EXP-01).
 */
export type MonumentalStepExplorer = {
    /**
     * Discriminator.
     */
    type: 'monumental.step-explorer';
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
};
/**
 * StepSkipped
 *
 * A decision had no possible answer and was left out (MO-RUL-06).
 */
export type MonumentalStepSkipped = {
    /**
     * Discriminator.
     */
    type: 'monumental.step-skipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The kind of the decision.
     */
    step: string;
    /**
     * Why it had no answer, for a person.
     */
    reason: string;
};
/**
 * SteppingExplorer
 *
 * The step is paid, or free: the explorer moves.
 */
export type MonumentalSteppingExplorer = {
    /**
     * Discriminator.
     */
    type: 'monumental.stepping-explorer';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * Number of the explorer, 1 or 2.
     */
    explorer: number;
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
    /**
     * Free steps left; null: each step is paid.
     */
    left: number | null;
    /**
     * Whether something has to be done before the exploring ends.
     */
    must: boolean;
};
/**
 * StopArchiving
 *
 * Archive no more cards.
 */
export type MonumentalStopArchiving = {
    /**
     * Discriminator.
     */
    type: 'monumental.stop-archiving';
};
/**
 * StopExploring
 *
 * Play explorers no more.
 */
export type MonumentalStopExploring = {
    /**
     * Discriminator.
     */
    type: 'monumental.stop-exploring';
};
/**
 * StopMoving
 *
 * Move no more units.
 */
export type MonumentalStopMoving = {
    /**
     * Discriminator.
     */
    type: 'monumental.stop-moving';
};
/**
 * TakeBasicBuilding
 *
 * Take a basic building that costs nothing.
 */
export type MonumentalTakeBasicBuilding = {
    /**
     * Discriminator.
     */
    type: 'monumental.take-basic-building';
    /**
     * Which pile of basic buildings.
     */
    pile: 'archery_range' | 'laboratory' | 'workshop';
};
/**
 * TakingBasicBuilding
 *
 * Take `left` more basic buildings that cost nothing.
 */
export type MonumentalTakingBasicBuilding = {
    /**
     * Discriminator.
     */
    type: 'monumental.taking-basic-building';
    /**
     * Buildings still to be taken.
     */
    left: number;
};
/**
 * TakingTurn
 *
 * Choose an action, or end the turn (MO-TRN-03, MO-CON-03).
 */
export type MonumentalTakingTurn = {
    /**
     * Discriminator.
     */
    type: 'monumental.taking-turn';
};
/**
 * TileView
 *
 * A tile of the map: what is printed on it and what lies there.
 */
export type MonumentalTileView = {
    /**
     * Id of the tile.
     */
    id: string;
    /**
     * Axial coordinate of the column.
     */
    q: number;
    /**
     * Axial coordinate of the row.
     */
    r: number;
    /**
     * What kind of tile it is.
     */
    kind: 'capital' | 'province' | 'water';
    /**
     * The terrain; null for capitals.
     */
    terrain: 'desert' | 'forest' | 'mountain' | 'plains' | 'swamp' | 'volcano' | 'water' | null;
    /**
     * Strength of the terrain against conquest, 1 to 4; null: it cannot be conquered.
     */
    value: number | null;
    /**
     * Whether it lies next to water.
     */
    coastal: boolean;
    /**
     * The market on it; null: none.
     */
    market: 'culture' | 'military' | 'production' | 'science' | null;
    /**
     * Tokens left in its market.
     */
    market_left: number;
    /**
     * Whether a production token lies there.
     */
    production_token: boolean;
    /**
     * An exploration token face down, or a Free Town; null: none.
     */
    exploration: 'down' | 'town' | null;
    /**
     * The seat that controls it; null: none.
     */
    owner: number | null;
    /**
     * Soldiers of the owner.
     */
    soldiers: number;
    /**
     * Whether the owner's warlord stands there.
     */
    warlord: boolean;
    /**
     * Whether the owner has an outpost there.
     */
    outpost: boolean;
    /**
     * Wonders whose tokens lie there.
     */
    wonders: Array<string>;
    /**
     * Explorers on it.
     */
    explorers: Array<MonumentalExplorerView>;
};
/**
 * TurnActionTaken
 *
 * The one turn action of a turn in continuous mode (MO-CON-03).
 */
export type MonumentalTurnActionTaken = {
    /**
     * Discriminator.
     */
    type: 'monumental.turn-action-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which turn action.
     */
    kind: 'basic_building' | 'conquest' | 'development' | 'discovery' | 'effect' | 'explore' | 'hero' | 'move' | 'policy' | 'wonder' | 'outpost' | 'return_hero';
};
/**
 * TurnEnded
 *
 * A turn is over; in classic mode the perishable resources are lost (MO-TRN-05).
 */
export type MonumentalTurnEnded = {
    /**
     * Discriminator.
     */
    type: 'monumental.turn-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What perished.
     */
    lost: MonumentalGoods;
};
/**
 * TurnOrderDrawn
 *
 * The seats in turn order, the start player first (MO-SET-12).
 */
export type MonumentalTurnOrderDrawn = {
    /**
     * Discriminator.
     */
    type: 'monumental.turn-order-drawn';
    /**
     * The seats in turn order, the start player first.
     */
    order: Array<number>;
};
/**
 * TurnStarted
 *
 * A turn begins.
 */
export type MonumentalTurnStarted = {
    /**
     * Discriminator.
     */
    type: 'monumental.turn-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnView
 *
 * Whose turn it is; whether its turn action is taken; the cards drawn in it (MO-CON-08).
 */
export type MonumentalTurnView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the turn action is taken (continuous mode).
     */
    acted: boolean;
    /**
     * Cards drawn into the side area in this turn.
     */
    fresh: Array<string>;
};
/**
 * TurningUpToken
 *
 * Take the exploration token of a conquered province (MO-ACT-CNQ-09).
 */
export type MonumentalTurningUpToken = {
    /**
     * Discriminator.
     */
    type: 'monumental.turning-up-token';
    /**
     * The seat of the player.
     */
    player: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * Whether both rewards of a Barbarian token are gained.
     */
    both: boolean;
};
/**
 * UnitMoved
 *
 * A unit moved inside its component (MO-ACT-MOV-01).
 */
export type MonumentalUnitMoved = {
    /**
     * Discriminator.
     */
    type: 'monumental.unit-moved';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    origin: string;
    /**
     * The tile that it goes to, by its id.
     */
    to: string;
};
/**
 * UnitRecalled
 *
 * A unit returned to the capital.
 */
export type MonumentalUnitRecalled = {
    /**
     * Discriminator.
     */
    type: 'monumental.unit-recalled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * A soldier or the warlord.
     */
    kind: 'soldier' | 'warlord';
    /**
     * The tile that it leaves, by its id.
     */
    origin: string;
};
/**
 * UnitsAdvanced
 *
 * Units left their tiles for a conquest: soldiers, each from a tile, and the warlord.
 */
export type MonumentalUnitsAdvanced = {
    /**
     * Discriminator.
     */
    type: 'monumental.units-advanced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * The tiles that they left; one entry for each soldier.
     */
    soldiers: Array<string>;
    /**
     * The tile that the warlord left; missing: it stays.
     */
    warlord: string | null;
};
/**
 * UnitsRetreated
 *
 * The defender's units and outpost returned to the capital (MO-ACT-CNQ-08, MO-RUL-05).
 */
export type MonumentalUnitsRetreated = {
    /**
     * Discriminator.
     */
    type: 'monumental.units-retreated';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
    /**
     * How many soldiers returned.
     */
    soldiers: number;
    /**
     * Whether the warlord returned.
     */
    warlord: boolean;
    /**
     * Whether an outpost was taken back.
     */
    outpost: boolean;
};
/**
 * UseEffect
 *
 * Use an effect of an activated card, an active policy or the hero (MO-ACT-USE-01).
 */
export type MonumentalUseEffect = {
    /**
     * Discriminator.
     */
    type: 'monumental.use-effect';
    /**
     * Id of the component whose effect it is.
     */
    source: string;
    /**
     * The place of the effect among all effects of the component, from 0.
     */
    effect_index: number;
};
/**
 * UseMarketToken
 *
 * Use the market token held of a market (MO-ACT-TOK-01).
 */
export type MonumentalUseMarketToken = {
    /**
     * Discriminator.
     */
    type: 'monumental.use-market-token';
    /**
     * The market that the token is from.
     */
    market: 'culture' | 'military' | 'production' | 'science';
};
/**
 * View
 *
 * A game as clients see it.
 */
export type MonumentalView = {
    options: MonumentalOptions;
    /**
     * Where the round is.
     */
    phase: 'actions' | 'activate' | 'monsters' | 'over' | 'refill' | 'setup';
    /**
     * Number of the round, from 1; 0 during the setup.
     */
    round: number;
    /**
     * Number of the last round; null: not known yet.
     */
    last_round: number | null;
    /**
     * The seats in turn order.
     */
    order: Array<number>;
    /**
     * The seat that begins the round.
     */
    start: number;
    /**
     * Whose turn it is; null: nobody's.
     */
    turn: MonumentalTurnView | null;
    /**
     * What is awaited and what waits below it, the top one last.
     */
    agenda: Array<MonumentalFrame>;
    /**
     * The players, by seat.
     */
    players: Array<MonumentalPlayerView>;
    /**
     * The tiles of the map.
     */
    tiles: Array<MonumentalTileView>;
    /**
     * Exploration tokens that lie face down.
     */
    face_down_tokens: number;
    display: MonumentalDisplayView;
    /**
     * The piles of basic buildings.
     */
    basics: Array<MonumentalPileView>;
    /**
     * Heroes that can be hired.
     */
    heroes: Array<string>;
    /**
     * Revealed monsters that will attack.
     */
    waiting: Array<string>;
    /**
     * Monsters that nobody slew.
     */
    departed: Array<string>;
    /**
     * The attack in progress; null: none.
     */
    attack: MonumentalAttack | null;
    /**
     * What each seat would score now; at the end the points of the result.
     */
    scores: Array<SeatScore>;
};
/**
 * Waiting
 *
 * A one-shot discount that waits for its cost: `n` less, or half price (MO-RES-08).
 */
export type MonumentalWaiting = {
    /**
     * Id of the component whose effect it is.
     */
    source: string;
    /**
     * What is made cheaper.
     */
    scope: 'knowledge' | 'wonder_complete' | 'wonder_stage';
    /**
     * How much cheaper.
     */
    n?: number;
    /**
     * Whether the price is halved.
     */
    half?: boolean;
};
/**
 * WarlordTriggered
 *
 * The warlord's effect fires; the card is marked (MO-ACT-CNQ-08).
 */
export type MonumentalWarlordTriggered = {
    /**
     * Discriminator.
     */
    type: 'monumental.warlord-triggered';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the component whose effect it is.
     */
    warlord: string;
};
/**
 * WonderCompleted
 *
 * A wonder is complete and lies on top of its city deck (MO-ACT-WON-02).
 */
export type MonumentalWonderCompleted = {
    /**
     * Discriminator.
     */
    type: 'monumental.wonder-completed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
};
/**
 * WonderStarted
 *
 * A wonder went from the display to the construction area (MO-ACT-ACQ-03).
 */
export type MonumentalWonderStarted = {
    /**
     * Discriminator.
     */
    type: 'monumental.wonder-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
    /**
     * The slot of the display, counted from the deck.
     */
    slot: number;
};
/**
 * WonderTokenPlaced
 *
 * The token of a wonder lies on the map for good (MO-ACT-WON-03).
 */
export type MonumentalWonderTokenPlaced = {
    /**
     * Discriminator.
     */
    type: 'monumental.wonder-token-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a card instance (`temple`, `work_camp#3`).
     */
    card: string;
    /**
     * Id of a tile of the map (`h_1_0`).
     */
    tile: string;
};
/**
 * Acting
 *
 * Civil and military actions, in any order, until the turn ends.
 */
export type ThroughTheAgesActing = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.acting';
};
/**
 * ActionCardPlayed
 *
 * An action card was played and leaves the game (TTA-CIV-50).
 */
export type ThroughTheAgesActionCardPlayed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.action-card-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The action card.
     */
    card: string;
};
/**
 * ActionTokensChanged
 *
 * So many tokens count as spent after full numbers changed (TTA-MAT-09).
 */
export type ThroughTheAgesActionTokensChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.action-tokens-changed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Civil action tokens that count as spent now.
     */
    spent_ca: number;
    /**
     * Military action tokens that count as spent now.
     */
    spent_ma: number;
};
/**
 * Actions
 *
 * Action tokens: those that are left in the turn, and the full number.
 */
export type ThroughTheAgesActions = {
    /**
     * Tokens left in the turn.
     */
    left: number;
    /**
     * The full number.
     */
    full: number;
};
/**
 * ActionsRefreshed
 *
 * All action tokens are available again, discounts end (TTA-END-07).
 */
export type ThroughTheAgesActionsRefreshed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.actions-refreshed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * ActionsSpent
 *
 * Action tokens were spent. `used`: it counts as using an action (TTA-CIV-44).
 */
export type ThroughTheAgesActionsSpent = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.actions-spent';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Civil actions.
     */
    ca?: number;
    /**
     * Military actions.
     */
    ma?: number;
    /**
     * Whether it counts as using an action (TTA-CIV-44).
     */
    used?: boolean;
};
/**
 * AgeEnded
 *
 * An age is over; the next one begins (TTA-AGE-01).
 */
export type ThroughTheAgesAgeEnded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.age-ended';
    /**
     * The age that is over.
     */
    age: 'A' | 'I' | 'II' | 'III' | 'IV';
    /**
     * The age that begins.
     */
    begins: 'A' | 'I' | 'II' | 'III' | 'IV';
};
/**
 * AgendaChanged
 *
 * What is awaited from now on.
 */
export type ThroughTheAgesAgendaChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.agenda-changed';
    /**
     * Ids of the entries that are done.
     */
    closed: Array<number>;
    /**
     * The new entries, put on top in this order.
     */
    opened: Array<ThroughTheAgesFrame>;
};
/**
 * AggressionPlayed
 *
 * An aggression was shown (TTA-POL-20).
 */
export type ThroughTheAgesAggressionPlayed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.aggression-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that is attacked.
     */
    target: number;
    /**
     * The aggression.
     */
    card: string;
};
/**
 * AnnexingColony
 *
 * Which colony is taken from the victim (TTA-CRD-25).
 */
export type ThroughTheAgesAnnexingColony = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.annexing-colony';
    /**
     * The seat that loses something.
     */
    victim: number;
};
/**
 * AttackMarkerMoved
 *
 * A victim's marker lies in front of an attacker, or in the middle again (TTA-VAR-03).
 */
export type ThroughTheAgesAttackMarkerMoved = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.attack-marker-moved';
    /**
     * The seat whose marker it is.
     */
    victim: number;
    /**
     * The attacker in front of whom it lies; null: the middle.
     */
    to: number | null;
};
/**
 * Attacking
 *
 * The attacker's force (TTA-POL-21, TTA-POL-32).
 */
export type ThroughTheAgesAttacking = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.attacking';
};
/**
 * AuctionStarted
 *
 * A territory is auctioned (TTA-COL-01).
 */
export type ThroughTheAgesAuctionStarted = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.auction-started';
    /**
     * The territory.
     */
    card: string;
    /**
     * Who may bid, the first one first.
     */
    bidders: Array<number>;
};
/**
 * AuctionView
 *
 * An auction: who is still in, the next bidder first.
 */
export type ThroughTheAgesAuctionView = {
    /**
     * Discriminator.
     */
    type: 'auction';
    /**
     * The territory.
     */
    card: string;
    /**
     * Who is still in, the next bidder first.
     */
    bidders: Array<number>;
    /**
     * The highest bid; 0: none yet.
     */
    highest: number;
    /**
     * Who made it; null: nobody.
     */
    leader: number | null;
    /**
     * Whoever bids next; null: nobody.
     */
    bidder: ThroughTheAgesBidderView | null;
};
/**
 * AuctionWon
 *
 * The highest bidder sends a force (TTA-COL-04).
 */
export type ThroughTheAgesAuctionWon = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.auction-won';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The territory.
     */
    card: string;
    /**
     * The bid: strength that the force needs.
     */
    bid: number;
};
/**
 * AwardingColony
 *
 * The auction is over (TTA-COL-01).
 */
export type ThroughTheAgesAwardingColony = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.awarding-colony';
};
/**
 * Backs
 *
 * Cards whose backs show an age.
 */
export type ThroughTheAgesBacks = {
    /**
     * The age that the backs show.
     */
    age: 'A' | 'I' | 'II' | 'III';
    /**
     * How many cards.
     */
    count: number;
};
/**
 * Bid
 *
 * Bid for the territory (TTA-COL-01).
 */
export type ThroughTheAgesBid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bid';
    /**
     * The bid: strength of the force that is to be sent.
     */
    amount: number;
};
/**
 * BidMade
 *
 * A higher bid.
 */
export type ThroughTheAgesBidMade = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bid-made';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The bid: strength of the force that is to be sent.
     */
    amount: number;
};
/**
 * BidPassed
 *
 * A bidder dropped out for good.
 */
export type ThroughTheAgesBidPassed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bid-passed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the engine passed, as nothing else was left.
     */
    auto?: boolean;
};
/**
 * BidderView
 *
 * Whoever bids next, and what each bid would take.
 */
export type ThroughTheAgesBidderView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What its bids would take, as one item; only their owner sees it.
     */
    bids: [
        ThroughTheAgesBidsView
    ] | Hidden;
};
/**
 * Bidding
 *
 * A bid in an auction, or none (TTA-COL-01).
 */
export type ThroughTheAgesBidding = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bidding';
};
/**
 * BidsView
 *
 * What each bid would take: how many there are is hidden with them.
 */
export type ThroughTheAgesBidsView = {
    /**
     * For each bid that is possible, from the least on, a force of units and bonus cards of which nothing can be spared.
     */
    forces: Array<Array<string>>;
};
/**
 * BonusCardsDiscarded
 *
 * Cards used in a force were discarded (TTA-POL-25).
 */
export type ThroughTheAgesBonusCardsDiscarded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bonus-cards-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Bonus cards.
     */
    cards: Array<string>;
};
/**
 * BonusEventsRevealed
 *
 * Age III events laid open for the final scoring (TTA-SET-06, TTA-VAR-06).
 */
export type ThroughTheAgesBonusEventsRevealed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.bonus-events-revealed';
    /**
     * The cards.
     */
    cards: Array<string>;
};
/**
 * Build
 *
 * An unused worker goes to a technology (TTA-CIV-11, TTA-CIV-12, TTA-MIL-01).
 */
export type ThroughTheAgesBuild = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.build';
    /**
     * The technology.
     */
    card: string;
    /**
     * Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
     */
    use_trade_route?: boolean;
};
/**
 * BuildWonderStages
 *
 * The next stages of the wonder under construction (TTA-CIV-20).
 */
export type ThroughTheAgesBuildWonderStages = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.build-wonder-stages';
    /**
     * Number of stages, 1 to 4.
     */
    stages: number;
    /**
     * Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
     */
    use_trade_route?: boolean;
};
/**
 * BuildingFree
 *
 * Whether an unused worker moves to a card for nothing (TTA-EVT-07).
 */
export type ThroughTheAgesBuildingFree = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.building-free';
    /**
     * The technology.
     */
    card: string;
};
/**
 * BuildingsDestroyed
 *
 * An effect destroyed buildings of one card; the workers are unused now (TTA-CRD-22).
 */
export type ThroughTheAgesBuildingsDestroyed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.buildings-destroyed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology.
     */
    card: string;
    /**
     * How many buildings.
     */
    number: number;
};
/**
 * CancelPact
 *
 * End a pact (TTA-POL-43).
 */
export type ThroughTheAgesCancelPact = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.cancel-pact';
    /**
     * The pact.
     */
    pact: string;
};
/**
 * CardCost
 *
 * What playing a civil card takes.
 */
export type ThroughTheAgesCardCost = {
    /**
     * The card in hand.
     */
    card: string;
    /**
     * What is paid: `science` or `civil_actions`.
     */
    of: string;
    /**
     * How much of it; for a government in peace.
     */
    amount: number;
};
/**
 * CardRowDealt
 *
 * The first cards of the row, from space 1 on (TTA-SET-02).
 */
export type ThroughTheAgesCardRowDealt = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.card-row-dealt';
    /**
     * The cards, from space 1 on.
     */
    cards: Array<string>;
};
/**
 * CardTaken
 *
 * A seat took a card: a wonder to build, any other card into hand. `agreed`: for the budget
 * of an event (TTA-EVT-09).
 */
export type ThroughTheAgesCardTaken = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.card-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The space, 1 to 13.
     */
    slot: number;
    /**
     * Which card.
     */
    card: string;
    /**
     * Civil actions paid.
     */
    ca_paid: number;
    /**
     * Whether it was taken for the budget of an event (TTA-EVT-09).
     */
    agreed?: boolean;
};
/**
 * Carrying
 *
 * The effects of a card, one after another, each on one seat after another.
 *
 * `aims`: the seats of each effect, fixed when the card was revealed (TTA-EVT-12); `effect`, `at`:
 * what comes next. `chooser`: who takes decisions that are not the affected seat's.
 */
export type ThroughTheAgesCarrying = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.carrying';
    /**
     * The card.
     */
    card: string;
    /**
     * The seats that each effect concerns.
     */
    aims: Array<Array<number>>;
    /**
     * Who takes decisions that are not the affected seat's.
     */
    chooser: number;
    /**
     * By how much the winner was stronger.
     */
    advantage?: number;
    /**
     * Number of the next effect, from 0.
     */
    effect?: number;
    /**
     * Number of the next seat of that effect, from 0.
     */
    at?: number;
};
/**
 * ChangeGovernment
 *
 * Introduce a government from hand (TTA-CIV-43, TTA-CIV-44).
 */
export type ThroughTheAgesChangeGovernment = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.change-government';
    /**
     * The government.
     */
    card_instance: string;
    /**
     * `peaceful`: at the full price; `revolution`: for less science and all civil actions.
     */
    mode: 'peaceful' | 'revolution';
};
/**
 * ChoiceMade
 *
 * An option of an effect was chosen; `auto`: the engine answered, as nothing else was left.
 */
export type ThroughTheAgesChoiceMade = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.choice-made';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was chosen: a card id, a card of its own, a word, or a number.
     */
    option: string | number;
    /**
     * Whether the engine answered, as nothing else was left.
     */
    auto?: boolean;
};
/**
 * Choose
 *
 * An option of an effect: a card id, a card instance, a word, or a number.
 */
export type ThroughTheAgesChoose = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.choose';
    /**
     * What is chosen: a card id, a card of its own, a word, or a number.
     */
    option: string | number;
};
/**
 * ChoosingGood
 *
 * Food or resources.
 */
export type ThroughTheAgesChoosingGood = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.choosing-good';
    /**
     * How much food it would be.
     */
    food: number;
    /**
     * How many resources it would be.
     */
    resources: number;
};
/**
 * CivilActionsLost
 *
 * Actions will be missing in the next action phase (TTA-EVT-08).
 */
export type ThroughTheAgesCivilActionsLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.civil-actions-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How many civil actions.
     */
    ca: number;
};
/**
 * CivilActionsMissed
 *
 * Actions lost to Rebellion count as spent (TTA-EVT-08).
 */
export type ThroughTheAgesCivilActionsMissed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.civil-actions-missed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Civil action tokens that count as spent now.
     */
    spent_ca: number;
};
/**
 * ClearingFight
 *
 * The fight is over: cards and units go (TTA-POL-25, TTA-POL-35).
 */
export type ThroughTheAgesClearingFight = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.clearing-fight';
};
/**
 * CollectingResources
 *
 * Maintenance from resource production on; `declined`: a token renounced (TTA-VAR-01).
 */
export type ThroughTheAgesCollectingResources = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.collecting-resources';
    /**
     * The card whose token was renounced; null: none.
     */
    declined: string | null;
};
/**
 * ColonizingView
 *
 * The winner of an auction sends a force.
 */
export type ThroughTheAgesColonizingView = {
    /**
     * Discriminator.
     */
    type: 'colonizing';
    /**
     * The territory.
     */
    card: string;
    /**
     * The strength that the force needs.
     */
    bid: number;
    force: ThroughTheAgesForceView;
};
/**
 * ColonyGained
 *
 * A territory is a colony (TTA-COL-05); `columbus`: it came from the hand (TTA-CRD-02).
 */
export type ThroughTheAgesColonyGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.colony-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The colony.
     */
    card: string;
    /**
     * Whether it came from the hand, by Columbus.
     */
    columbus?: boolean;
};
/**
 * ColonyLost
 *
 * A colony left the game (TTA-COL-06).
 */
export type ThroughTheAgesColonyLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.colony-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The colony.
     */
    card: string;
};
/**
 * ColonyTaken
 *
 * A colony changed hands (TTA-CRD-25).
 */
export type ThroughTheAgesColonyTaken = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.colony-taken';
    /**
     * The seat that has it now.
     */
    winner: number;
    /**
     * The seat that had it.
     */
    loser: number;
    /**
     * The colony.
     */
    card: string;
};
/**
 * ColumbusColonize
 *
 * Play a territory from hand as a colony (TTA-CRD-02).
 */
export type ThroughTheAgesColumbusColonize = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.columbus-colonize';
    /**
     * The territory.
     */
    card_instance: string;
};
/**
 * Commit
 *
 * Add a unit or a bonus card to the force (TTA-INF-06).
 */
export type ThroughTheAgesCommit = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.commit';
    /**
     * Id of a unit technology, or a card of the hand; only its owner sees it.
     */
    card: string;
};
/**
 * Commit
 *
 * Add a unit or a bonus card to the force (TTA-INF-06).
 */
export type ThroughTheAgesCommitSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.commit';
    /**
     * Id of a unit technology, or a card of the hand; only its owner sees it.
     */
    card: string | Hidden;
};
/**
 * Committed
 *
 * A unit or a bonus card joined a force; only its owner sees which (TTA-INF-06).
 */
export type ThroughTheAgesCommittedSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.committed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a unit technology, or a card of the hand; only its owner sees it.
     */
    card: string | Hidden;
};
/**
 * ConfirmForce
 *
 * The force is complete (TTA-POL-21, TTA-COL-04).
 */
export type ThroughTheAgesConfirmForce = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.confirm-force';
};
/**
 * ConsumptionPaid
 *
 * The people ate (TTA-END-03).
 */
export type ThroughTheAgesConsumptionPaid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.consumption-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * Food that was due.
     */
    due: number;
    /**
     * Food that was paid; what is missing costs culture.
     */
    paid: number;
};
/**
 * CorruptionPaid
 *
 * Resources were lost to corruption (TTA-END-05).
 */
export type ThroughTheAgesCorruptionPaid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.corruption-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * Resources that were due.
     */
    due: number;
    /**
     * Resources that were lost.
     */
    paid: number;
};
/**
 * CountingBuildings
 *
 * How many buildings of one card go (TTA-CRD-22).
 */
export type ThroughTheAgesCountingBuildings = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.counting-buildings';
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * The technology of the buildings.
     */
    card: string;
    /**
     * How many may go at most.
     */
    up_to: number;
};
/**
 * CultureChanged
 *
 * Culture points were gained or lost, as many as `delta` says.
 */
export type ThroughTheAgesCultureChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.culture-changed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Culture points; negative: they were lost.
     */
    delta: number;
    /**
     * Why.
     */
    reason: 'action_card' | 'aggression' | 'colony' | 'event' | 'famine' | 'leader' | 'maintenance' | 'pact' | 'prepared_event' | 'price' | 'technology' | 'war' | 'wonder';
};
/**
 * DealtView
 *
 * How far the civil deck of an age has been dealt.
 */
export type ThroughTheAgesDealtView = {
    /**
     * The age.
     */
    age: 'A' | 'I' | 'II' | 'III' | 'IV';
    /**
     * Cards that were dealt.
     */
    dealt: number;
    /**
     * All cards of the deck.
     */
    size: number;
};
/**
 * DeclareWar
 *
 * Declare a war (TTA-POL-30).
 */
export type ThroughTheAgesDeclareWar = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.declare-war';
    /**
     * The war.
     */
    card_instance: string;
    /**
     * The seat that is attacked.
     */
    target: number;
};
/**
 * DecliningToken
 *
 * Which produced token is renounced (TTA-VAR-01).
 */
export type ThroughTheAgesDecliningToken = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.declining-token';
};
/**
 * Defending
 *
 * The defender's force (TTA-POL-22, TTA-POL-32).
 */
export type ThroughTheAgesDefending = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.defending';
};
/**
 * Destroy
 *
 * A worker goes back to the unused ones (TTA-CIV-14, TTA-MIL-03).
 */
export type ThroughTheAgesDestroy = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.destroy';
    /**
     * The technology that the worker leaves.
     */
    card: string;
};
/**
 * DiscardCancelled
 *
 * The active player keeps all military cards this turn (TTA-POL-05).
 */
export type ThroughTheAgesDiscardCancelled = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discard-cancelled';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * DiscardMilitary
 *
 * Discard a military card (TTA-POL-05).
 */
export type ThroughTheAgesDiscardMilitary = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discard-military';
    /**
     * The card; only its owner sees it.
     */
    card_instance: string;
};
/**
 * DiscardMilitary
 *
 * Discard a military card (TTA-POL-05).
 */
export type ThroughTheAgesDiscardMilitarySeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discard-military';
    /**
     * The card; only its owner sees it.
     */
    card_instance: string | Hidden;
};
/**
 * Discarding
 *
 * Military cards above the limit (TTA-POL-05).
 */
export type ThroughTheAgesDiscarding = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discarding';
};
/**
 * DiscountGained
 *
 * Virtual resources for units in this turn (TTA-MIL-05).
 */
export type ThroughTheAgesDiscountGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discount-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * For any unit.
     */
    pool?: number;
    /**
     * By Homer.
     */
    homer?: number;
};
/**
 * DiscountUsed
 *
 * Virtual resources paid for a unit; or they were lost with their source.
 */
export type ThroughTheAgesDiscountUsed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.discount-used';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Of those for any unit.
     */
    pool?: number;
    /**
     * Of Homer's.
     */
    homer?: number;
};
/**
 * DoingInner
 *
 * The action that an action card contains (TTA-CIV-51).
 *
 * `used_ca`: a civil action had been used before the card (TTA-CIV-45).
 */
export type ThroughTheAgesDoingInner = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.doing-inner';
    /**
     * The action card.
     */
    card: string;
    /**
     * Whether a civil action had been used before the card (TTA-CIV-45).
     */
    used_ca: boolean;
};
/**
 * DrawMilitaryCard
 *
 * Draw a military card for an action (TTA-VAR-05).
 */
export type ThroughTheAgesDrawMilitaryCard = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.draw-military-card';
};
/**
 * ElectLeader
 *
 * Play a leader from hand (TTA-CIV-30).
 */
export type ThroughTheAgesElectLeader = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.elect-leader';
    /**
     * The leader.
     */
    card_instance: string;
};
/**
 * EndTurn
 *
 * End the turn (TTA-TRN-06).
 */
export type ThroughTheAgesEndTurn = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.end-turn';
};
/**
 * EndingTurn
 *
 * Maintenance up to resource production (TTA-END).
 */
export type ThroughTheAgesEndingTurn = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.ending-turn';
};
/**
 * EventOpened
 *
 * One of the five events of TTA-VAR-07 is turned up.
 */
export type ThroughTheAgesEventOpened = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.event-opened';
    /**
     * Which card.
     */
    card: string;
};
/**
 * EventPrepared
 *
 * A card lies face down on future events; its back shows the age (TTA-POL-10).
 */
export type ThroughTheAgesEventPreparedSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.event-prepared';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The event or territory; only its owner sees it.
     */
    card: string | Hidden;
    /**
     * Its age, which its back shows.
     */
    age: 'A' | 'I' | 'II' | 'III';
};
/**
 * EventResolved
 *
 * An event or territory was resolved completely (TTA-EVT-01).
 */
export type ThroughTheAgesEventResolved = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.event-resolved';
    /**
     * The event or territory.
     */
    card: string;
};
/**
 * EventRevealed
 *
 * The top card of current events is open (TTA-POL-10).
 */
export type ThroughTheAgesEventRevealed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.event-revealed';
    /**
     * The event or territory.
     */
    card: string;
};
/**
 * EventsRenewed
 *
 * The future events are the current ones now (TTA-POL-12).
 */
export type ThroughTheAgesEventsRenewed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.events-renewed';
    /**
     * How many events.
     */
    count: number;
};
/**
 * ExtraActionGained
 *
 * Extra military actions of this turn (TTA-MIL-07).
 */
export type ThroughTheAgesExtraActionGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.extra-action-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How many military actions.
     */
    ma: number;
};
/**
 * FightCleared
 *
 * The card of a fight was discarded; the fight is over (TTA-POL-25, TTA-POL-35).
 */
export type ThroughTheAgesFightCleared = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.fight-cleared';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The aggression or war.
     */
    card: string;
};
/**
 * FightResolved
 *
 * The totals were compared; `winner` None: nothing happens (TTA-POL-23, TTA-POL-33).
 */
export type ThroughTheAgesFightResolved = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.fight-resolved';
    /**
     * The seat that won; null: nothing happens.
     */
    winner: number | null;
    /**
     * Strength of the attack.
     */
    attack: number;
    /**
     * Strength of the defence.
     */
    defense: number;
};
/**
 * FightView
 *
 * An aggression or a war while it is fought.
 */
export type ThroughTheAgesFightView = {
    /**
     * Discriminator.
     */
    type: 'fight';
    /**
     * The aggression or war.
     */
    card: string;
    /**
     * The seat that attacks.
     */
    attacker: number;
    /**
     * The seat that is attacked.
     */
    target: number;
    /**
     * The attack, then the defence.
     */
    forces: Array<ThroughTheAgesForceView>;
    /**
     * The seat that won; null: nobody yet, or nothing happens.
     */
    winner: number | null;
    /**
     * By how much the winner was stronger.
     */
    advantage: number;
};
/**
 * FinalScored
 *
 * The final scoring, by seat (TTA-FIN).
 */
export type ThroughTheAgesFinalScored = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.final-scored';
    /**
     * The score sheet of each seat; null: it is out of the game.
     */
    scores: Array<ThroughTheAgesScore | null>;
};
/**
 * FinalScoringBegun
 *
 * The last turn is over; ties count as if this seat were active (TTA-FIN-07).
 */
export type ThroughTheAgesFinalScoringBegun = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.final-scoring-begun';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Finished
 *
 * A completed wonder, on which nobody works (TTA-CIV-23); `culture` is what it gives once it
 * lies face down (TTA-EVT-11).
 */
export type ThroughTheAgesFinished = {
    /**
     * The wonder.
     */
    card: string;
    /**
     * The culture rating that it gives since it lies face down; null: it lies face up.
     */
    culture?: number | null;
};
/**
 * FinishingCard
 *
 * The rest of an action card, after the action in it (TTA-CIV-52).
 */
export type ThroughTheAgesFinishingCard = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.finishing-card';
    /**
     * The action card.
     */
    card: string;
};
/**
 * FlippingWonder
 *
 * Which wonder turns face down (TTA-EVT-11).
 */
export type ThroughTheAgesFlippingWonder = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.flipping-wonder';
    /**
     * Ages of the wonders that can be chosen: 0 for A, 1 for I.
     */
    levels: Array<number>;
    /**
     * The culture rating that it gives from now on.
     */
    culture: number;
};
/**
 * FoodGained
 *
 * Food worth `amount` was due (TTA-RES-04).
 */
export type ThroughTheAgesFoodGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.food-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * The food that was due, whatever the tokens allowed.
     */
    amount: number;
};
/**
 * FoodLost
 *
 * Food was lost to an effect.
 */
export type ThroughTheAgesFoodLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.food-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * How much food.
     */
    amount: number;
};
/**
 * FoodPaid
 *
 * Food was paid for a command (TTA-RES-03).
 */
export type ThroughTheAgesFoodPaid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.food-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * How much food.
     */
    amount: number;
};
/**
 * FoodProduced
 *
 * Farms produced (TTA-END-03).
 */
export type ThroughTheAgesFoodProduced = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.food-produced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
};
/**
 * ForceConfirmed
 *
 * A force is complete and public; its cards are shown.
 */
export type ThroughTheAgesForceConfirmed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.force-confirmed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * For an attack, for the defence, or to colonize.
     */
    purpose: 'attack' | 'colony' | 'defense';
    /**
     * Id of the unit technology of each unit.
     */
    units: Array<string>;
    /**
     * Bonus cards.
     */
    cards: Array<string>;
    /**
     * Its strength.
     */
    total: number;
    /**
     * Whether the engine confirmed it, as nothing else was left.
     */
    auto?: boolean;
};
/**
 * ForceView
 *
 * A force.
 */
export type ThroughTheAgesForceView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether it is complete and public.
     */
    confirmed: boolean;
    /**
     * What it consists of so far; only its owner sees it.
     */
    gathering: Array<string> | Hidden;
    /**
     * Id of the unit technology of each unit, once it is confirmed.
     */
    units: Array<string>;
    /**
     * Bonus cards, once it is confirmed.
     */
    cards: Array<string>;
    /**
     * What it adds up to; only its owner sees it until it is confirmed.
     */
    so_far: number | Hidden;
    /**
     * What it adds up to, once it is confirmed; null: not yet.
     */
    total: number | null;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type ThroughTheAgesFrame = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: ({
        type: 'through-the-ages.acting';
    } & ThroughTheAgesActing) | ({
        type: 'through-the-ages.doing-inner';
    } & ThroughTheAgesDoingInner) | ({
        type: 'through-the-ages.politicking';
    } & ThroughTheAgesPoliticking) | ({
        type: 'through-the-ages.discarding';
    } & ThroughTheAgesDiscarding) | ({
        type: 'through-the-ages.attacking';
    } & ThroughTheAgesAttacking) | ({
        type: 'through-the-ages.defending';
    } & ThroughTheAgesDefending) | ({
        type: 'through-the-ages.sending';
    } & ThroughTheAgesSending) | ({
        type: 'through-the-ages.bidding';
    } & ThroughTheAgesBidding) | ({
        type: 'through-the-ages.replying-to-pact';
    } & ThroughTheAgesReplyingToPact) | ({
        type: 'through-the-ages.taking-cards';
    } & ThroughTheAgesTakingCards) | ({
        type: 'through-the-ages.losing-worker';
    } & ThroughTheAgesLosingWorker) | ({
        type: 'through-the-ages.picking-building';
    } & ThroughTheAgesPickingBuilding) | ({
        type: 'through-the-ages.counting-buildings';
    } & ThroughTheAgesCountingBuildings) | ({
        type: 'through-the-ages.splitting-gain';
    } & ThroughTheAgesSplittingGain) | ({
        type: 'through-the-ages.splitting-loss';
    } & ThroughTheAgesSplittingLoss) | ({
        type: 'through-the-ages.splitting-loot';
    } & ThroughTheAgesSplittingLoot) | ({
        type: 'through-the-ages.choosing-good';
    } & ThroughTheAgesChoosingGood) | ({
        type: 'through-the-ages.building-free';
    } & ThroughTheAgesBuildingFree) | ({
        type: 'through-the-ages.flipping-wonder';
    } & ThroughTheAgesFlippingWonder) | ({
        type: 'through-the-ages.losing-colony';
    } & ThroughTheAgesLosingColony) | ({
        type: 'through-the-ages.annexing-colony';
    } & ThroughTheAgesAnnexingColony) | ({
        type: 'through-the-ages.taking-technology';
    } & ThroughTheAgesTakingTechnology) | ({
        type: 'through-the-ages.declining-token';
    } & ThroughTheAgesDecliningToken) | ({
        type: 'through-the-ages.starting-turn';
    } & ThroughTheAgesStartingTurn) | ({
        type: 'through-the-ages.replenishing';
    } & ThroughTheAgesReplenishing) | ({
        type: 'through-the-ages.resolving-war';
    } & ThroughTheAgesResolvingWar) | ({
        type: 'through-the-ages.revealing-training-event';
    } & ThroughTheAgesRevealingTrainingEvent) | ({
        type: 'through-the-ages.opening-politics';
    } & ThroughTheAgesOpeningPolitics) | ({
        type: 'through-the-ages.opening-discard';
    } & ThroughTheAgesOpeningDiscard) | ({
        type: 'through-the-ages.opening-actions';
    } & ThroughTheAgesOpeningActions) | ({
        type: 'through-the-ages.revealing-event';
    } & ThroughTheAgesRevealingEvent) | ({
        type: 'through-the-ages.carrying';
    } & ThroughTheAgesCarrying) | ({
        type: 'through-the-ages.renewing-events';
    } & ThroughTheAgesRenewingEvents) | ({
        type: 'through-the-ages.refilling-row';
    } & ThroughTheAgesRefillingRow) | ({
        type: 'through-the-ages.awarding-colony';
    } & ThroughTheAgesAwardingColony) | ({
        type: 'through-the-ages.settling-colony';
    } & ThroughTheAgesSettlingColony) | ({
        type: 'through-the-ages.settling-fight';
    } & ThroughTheAgesSettlingFight) | ({
        type: 'through-the-ages.clearing-fight';
    } & ThroughTheAgesClearingFight) | ({
        type: 'through-the-ages.finishing-card';
    } & ThroughTheAgesFinishingCard) | ({
        type: 'through-the-ages.taking-science';
    } & ThroughTheAgesTakingScience) | ({
        type: 'through-the-ages.ending-turn';
    } & ThroughTheAgesEndingTurn) | ({
        type: 'through-the-ages.collecting-resources';
    } & ThroughTheAgesCollectingResources) | ({
        type: 'through-the-ages.passing-turn';
    } & ThroughTheAgesPassingTurn) | ({
        type: 'through-the-ages.scoring-finally';
    } & ThroughTheAgesScoringFinally);
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * GameCreated
 *
 * The table is laid: what the decks and piles are made of.
 */
export type ThroughTheAgesGameCreated = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.game-created';
    options: ThroughTheAgesOptions;
    /**
     * How many seats there are.
     */
    seats: number;
    /**
     * The civil deck of each age; shuffled.
     */
    civil: Array<Array<string>>;
    /**
     * The military deck of each age; shuffled.
     */
    military: Array<Array<string>>;
    /**
     * Events of age A, some of which lie on the current pile.
     */
    ancient: Array<string>;
    /**
     * How many of them lie there.
     */
    ancient_places: number;
    /**
     * Events of age III of which some lie apart until they are opened (TTA-VAR-07).
     */
    unopened?: Array<string>;
    /**
     * How many of them lie there.
     */
    unopened_places?: number;
};
/**
 * GameEnded
 *
 * The game is over.
 */
export type ThroughTheAgesGameEnded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.game-ended';
    /**
     * Because it was scored, or only one nation was left.
     */
    reason: 'final_scoring' | 'resignation';
};
/**
 * GovernmentChanged
 *
 * A government was introduced; so many tokens count as spent (TTA-CIV-43, TTA-CIV-44).
 */
export type ThroughTheAgesGovernmentChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.government-changed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The government.
     */
    card: string;
    /**
     * The government before.
     */
    previous: string;
    /**
     * In peace, or by a revolution.
     */
    mode: 'peaceful' | 'revolution';
};
/**
 * Held
 *
 * A civil card in hand, and the turn (a serial number) in which it was taken.
 */
export type ThroughTheAgesHeld = {
    /**
     * The card.
     */
    card: string;
    /**
     * Serial number of the turn in which it was taken.
     */
    turn: number;
};
/**
 * IncreasePopulation
 *
 * A new worker for food (TTA-CIV-10); by Ocean Liner Service without an action.
 */
export type ThroughTheAgesIncreasePopulation = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.increase-population';
    /**
     * As usual, or by Ocean Liner Service.
     */
    source: 'normal' | 'ocean_liner';
    /**
     * Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
     */
    use_trade_route?: boolean;
};
/**
 * IncreasePopulationAndBuildUnit
 *
 * A new worker who is a unit at once (TTA-CRD-03).
 */
export type ThroughTheAgesIncreasePopulationAndBuildUnit = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.increase-population-and-build-unit';
    /**
     * The technology of the unit.
     */
    card: string;
    /**
     * Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
     */
    use_trade_route?: boolean;
};
/**
 * LastRoundAnnounced
 *
 * The last civil deck has run out (TTA-FIN-01, TTA-FIN-04, TTA-FIN-05).
 */
export type ThroughTheAgesLastRoundAnnounced = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.last-round-announced';
    /**
     * Number of the last round.
     */
    round: number;
};
/**
 * LeaderElected
 *
 * A leader came into play; the one before left the game (TTA-CIV-30).
 */
export type ThroughTheAgesLeaderElected = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.leader-elected';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The leader.
     */
    card: string;
    /**
     * The leader who left the game; missing: there was none.
     */
    previous?: string | null;
};
/**
 * LeaderLost
 *
 * A leader left the game.
 */
export type ThroughTheAgesLeaderLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.leader-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The leader.
     */
    card: string;
    /**
     * Because an age has ended, by an aggression, or by an event.
     */
    reason: 'age' | 'aggression' | 'event';
};
/**
 * LosingColony
 *
 * Which colony is lost.
 */
export type ThroughTheAgesLosingColony = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.losing-colony';
};
/**
 * LosingWorker
 *
 * Whom to lose when there is no unused worker (TTA-HAP-07); `left` tokens are still lost.
 */
export type ThroughTheAgesLosingWorker = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.losing-worker';
    /**
     * Yellow tokens still to be lost.
     */
    left: number;
};
/**
 * MilitaryCardsDiscarded
 *
 * Military cards were discarded face down (TTA-POL-05).
 */
export type ThroughTheAgesMilitaryCardsDiscardedSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.military-cards-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
    /**
     * The age of each card.
     */
    ages: Array<'A' | 'I' | 'II' | 'III'>;
};
/**
 * MilitaryCardsDrawn
 *
 * Military cards of one age came into a hand (TTA-RND-03).
 */
export type ThroughTheAgesMilitaryCardsDrawnSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.military-cards-drawn';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Their age.
     */
    age: 'A' | 'I' | 'II' | 'III';
    /**
     * The cards; only their owner sees them.
     */
    cards: Array<string> | Hidden;
};
/**
 * MilitaryDiscardReshuffled
 *
 * The discards of an age are its deck again (TTA-RND-03).
 */
export type ThroughTheAgesMilitaryDiscardReshuffled = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.military-discard-reshuffled';
    /**
     * Age of the cards.
     */
    age: 'A' | 'I' | 'II' | 'III';
    /**
     * How many cards.
     */
    count: number;
};
/**
 * NationView
 *
 * One nation.
 */
export type ThroughTheAgesNationView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * False once it has resigned.
     */
    alive: boolean;
    /**
     * Culture points.
     */
    culture: number;
    /**
     * Science points.
     */
    science: number;
    /**
     * Culture points per turn.
     */
    culture_rating: number;
    /**
     * Science points per turn.
     */
    science_rating: number;
    /**
     * Military strength.
     */
    strength: number;
    /**
     * Happy faces.
     */
    happy: number;
    /**
     * Happy faces that keep everybody content.
     */
    needed: number;
    /**
     * Discontent workers.
     */
    discontent: number;
    /**
     * Civil action tokens.
     */
    civil_actions: ThroughTheAgesActions;
    /**
     * Military action tokens.
     */
    military_actions: ThroughTheAgesActions;
    /**
     * Food owned.
     */
    food: number;
    /**
     * Resources owned.
     */
    resources: number;
    /**
     * Yellow tokens in the bank.
     */
    yellow_bank: number;
    /**
     * Blue tokens in the bank.
     */
    blue_bank: number;
    /**
     * Unused workers.
     */
    unused_workers: number;
    /**
     * Food for the next worker; null: the bank is empty.
     */
    population_cost: number | null;
    /**
     * Food eaten per turn.
     */
    consumption: number;
    /**
     * Resources lost per turn.
     */
    corruption: number;
    /**
     * Virtual resources for units in this turn.
     */
    discounts: number;
    /**
     * How many urban buildings of one type it may have.
     */
    urban_limit: number;
    /**
     * The government.
     */
    government: string;
    /**
     * The leader; null: none.
     */
    leader: string | null;
    /**
     * Special technologies.
     */
    specials: Array<string>;
    /**
     * Technologies with workers.
     */
    technologies: Array<ThroughTheAgesPostView>;
    /**
     * Completed wonders.
     */
    wonders: Array<ThroughTheAgesFinished>;
    /**
     * The wonder under construction; null: none.
     */
    site: ThroughTheAgesSite | null;
    /**
     * The tactic; null: none.
     */
    tactic: string | null;
    /**
     * Strength that armies add.
     */
    army_bonus: number;
    /**
     * Strength of the units by themselves.
     */
    unit_strength: number;
    /**
     * Colonies.
     */
    colonies: Array<string>;
    /**
     * Bonus of every force that colonizes.
     */
    colonization: number;
    /**
     * Civil cards in hand.
     */
    civil_count: number;
    /**
     * How many civil cards the hand may hold.
     */
    civil_limit: number;
    /**
     * Civil cards in hand; only their owner is shown them, though all were taken openly.
     */
    civil_hand: Array<ThroughTheAgesHeld> | Hidden;
    /**
     * How many military cards the hand may hold at the end of the turn.
     */
    military_limit: number;
    /**
     * The military hand from behind.
     */
    military_backs: Array<ThroughTheAgesBacks>;
    /**
     * Military cards in hand; only their owner sees them.
     */
    military_hand: Array<string> | Hidden;
    /**
     * Cards of the military hand that all have seen.
     */
    shown: Array<string>;
    turns_end: ThroughTheAgesTurnsEndView;
    /**
     * The cards of the row as the nation finds them; only it is shown that, though all of it follows from what everybody has seen.
     */
    offers: Array<ThroughTheAgesOfferView> | Hidden;
    /**
     * What playing the civil cards in hand takes; as hidden as the hand.
     */
    costs: Array<ThroughTheAgesCardCost> | Hidden;
    /**
     * Events and territories that the seat prepared in the game, in order: the card while it lies face down, then null; only the seat sees them.
     */
    prepared: Array<string | null> | Hidden;
    /**
     * By seat, the items of the final scoring with the events of age III that this seat prepared, and how much culture each would change if the game ended now; none, if it knows no more of them than everybody. Only it sees that.
     */
    foreseen: Array<Array<[
        string,
        number
    ]>> | Hidden;
};
/**
 * ObsoleteDiscarded
 *
 * Obsolete cards left a hand (TTA-AGE-03).
 */
export type ThroughTheAgesObsoleteDiscardedSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.obsolete-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Civil cards.
     */
    civil: Array<string>;
    /**
     * Military cards; only their owner sees them.
     */
    military: Array<string> | Hidden;
};
/**
 * OfferView
 *
 * A card of the row as a nation finds it.
 */
export type ThroughTheAgesOfferView = {
    /**
     * The space of the row, from 1.
     */
    slot: number;
    /**
     * Civil actions that it costs now.
     */
    price: number;
    /**
     * Id of the rule by which it cannot be taken; null: it can be.
     */
    barred: string | null;
    /**
     * Civil actions that it costs when the next turn of the nation begins, if nobody takes a card; null: it has left the row by then.
     */
    later: number | null;
};
/**
 * OpeningActions
 *
 * The action phase begins.
 */
export type ThroughTheAgesOpeningActions = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.opening-actions';
};
/**
 * OpeningDiscard
 *
 * The political phase is over; the hand limit is enforced (TTA-POL-05).
 */
export type ThroughTheAgesOpeningDiscard = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.opening-discard';
};
/**
 * OpeningPolitics
 *
 * The political phase begins, unless it is missed (TTA-TRN-07).
 */
export type ThroughTheAgesOpeningPolitics = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.opening-politics';
};
/**
 * Options
 *
 * The version of the game and its variants (TTA-VAR).
 */
export type ThroughTheAgesOptions = {
    /**
     * Which of the three games is played.
     */
    mode?: 'advanced' | 'full' | 'training';
    /**
     * One produced token may be renounced to lower corruption.
     */
    optional_corruption?: boolean;
    /**
     * One more yellow token, and urban limits 1 higher.
     */
    easier_game?: boolean;
    /**
     * A player may be attacked by one opponent at a time; 3-4 seats.
     */
    milder_fights?: boolean;
    /**
     * Without aggressions and wars.
     */
    peaceful_game?: boolean;
    /**
     * Military cards are drawn for actions, not at the end of turn.
     */
    draw_military_during_turn?: boolean;
    /**
     * Age III events laid open before the game.
     */
    known_bonuses?: 0 | 3 | 4 | 5;
    /**
     * Five Age III events, one opened with each age.
     */
    gradual_reveal?: boolean;
};
/**
 * Pact
 *
 * A pact in front of its owner; `a` and `b` are the parties' sides (TTA-POL-42).
 */
export type ThroughTheAgesPact = {
    /**
     * The pact.
     */
    card: string;
    /**
     * The seat in front of which it lies.
     */
    owner: number;
    /**
     * The seat on side A.
     */
    a: number;
    /**
     * The seat on side B.
     */
    b: number;
};
/**
 * PactAccepted
 *
 * A pact is in play in front of its proposer (TTA-POL-42).
 */
export type ThroughTheAgesPactAccepted = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pact-accepted';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The pact.
     */
    card: string;
    /**
     * The seat on side A.
     */
    a: number;
    /**
     * The seat on side B.
     */
    b: number;
};
/**
 * PactEnded
 *
 * A pact left play (TTA-POL-44).
 */
export type ThroughTheAgesPactEnded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pact-ended';
    /**
     * The pact.
     */
    card: string;
    /**
     * Why.
     */
    reason: 'attack' | 'cancelled' | 'obsolete' | 'replaced' | 'resignation';
};
/**
 * PactProposed
 *
 * A pact was shown and offered (TTA-POL-40).
 */
export type ThroughTheAgesPactProposed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pact-proposed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The pact.
     */
    card: string;
    /**
     * The seat on side A.
     */
    a: number;
    /**
     * The seat on side B.
     */
    b: number;
};
/**
 * PactRefused
 *
 * The card returns to its owner's hand (TTA-POL-41).
 */
export type ThroughTheAgesPactRefused = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pact-refused';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The pact.
     */
    card: string;
};
/**
 * PassBid
 *
 * Drop out of the auction (TTA-COL-01).
 */
export type ThroughTheAgesPassBid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pass-bid';
};
/**
 * PassPolitical
 *
 * No political action (TTA-POL-01).
 */
export type ThroughTheAgesPassPolitical = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.pass-political';
};
/**
 * PassingTurn
 *
 * The turn is over; `same_round`: the round goes on though the next player starts rounds
 * (TTA-POL-52).
 */
export type ThroughTheAgesPassingTurn = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.passing-turn';
    /**
     * Whether the round goes on though the next player starts rounds.
     */
    same_round?: boolean;
};
/**
 * PickingBuilding
 *
 * Which of a victim's buildings goes; with `up_to` several of them may.
 */
export type ThroughTheAgesPickingBuilding = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.picking-building';
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * Types of buildings that may go.
     */
    types: Array<'air' | 'arena' | 'artillery' | 'cavalry' | 'farm' | 'infantry' | 'lab' | 'library' | 'mine' | 'temple' | 'theater'>;
    /**
     * How many may go at most.
     */
    up_to: number;
};
/**
 * PlayActionCard
 *
 * Play an action card from hand (TTA-CIV-50).
 */
export type ThroughTheAgesPlayActionCard = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.play-action-card';
    /**
     * The action card.
     */
    card_instance: string;
};
/**
 * PlayAggression
 *
 * Attack an opponent (TTA-POL-20).
 */
export type ThroughTheAgesPlayAggression = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.play-aggression';
    /**
     * The aggression.
     */
    card_instance: string;
    /**
     * The seat that is attacked.
     */
    target: number;
};
/**
 * PlayTactic
 *
 * Play a tactic from hand (TTA-MIL-04).
 */
export type ThroughTheAgesPlayTactic = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.play-tactic';
    /**
     * The tactic.
     */
    card_instance: string;
};
/**
 * PlayTechnology
 *
 * Play a technology from hand (TTA-CIV-40).
 */
export type ThroughTheAgesPlayTechnology = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.play-technology';
    /**
     * The technology.
     */
    card_instance: string;
};
/**
 * PlayerResigned
 *
 * A player left the game (TTA-POL-50); `start` begins the rounds from now on.
 */
export type ThroughTheAgesPlayerResigned = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.player-resigned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that starts rounds from now on.
     */
    start: number;
};
/**
 * PointsScored
 *
 * The points of a maintenance (TTA-END-02).
 */
export type ThroughTheAgesPointsScored = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.points-scored';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Culture points.
     */
    culture: number;
    /**
     * Science points.
     */
    science: number;
};
/**
 * PoliticalPassed
 *
 * No political action.
 */
export type ThroughTheAgesPoliticalPassed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.political-passed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the engine passed, as nothing else was left.
     */
    auto?: boolean;
};
/**
 * PoliticalPhaseSkipped
 *
 * The political phase was missed (TTA-TRN-07).
 */
export type ThroughTheAgesPoliticalPhaseSkipped = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.political-phase-skipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * Politicking
 *
 * The political action, or none (TTA-POL-01).
 */
export type ThroughTheAgesPoliticking = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.politicking';
};
/**
 * PoliticsForfeited
 *
 * The next political phase will be missed: this belongs to the player, not to the card
 * (TTA-EVT-09, TTA-EVT-13).
 */
export type ThroughTheAgesPoliticsForfeited = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.politics-forfeited';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * PopulationGained
 *
 * A yellow token came from the bank to the unused workers (TTA-MAT-02).
 */
export type ThroughTheAgesPopulationGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.population-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What gave it.
     */
    source: 'barbarossa' | 'gain' | 'normal' | 'ocean_liner';
};
/**
 * PopulationLost
 *
 * A yellow token went to the bank: an unused worker, or one of a card (TTA-HAP-07).
 */
export type ThroughTheAgesPopulationLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.population-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology that lost a worker; missing: an unused worker was lost.
     */
    card?: string | null;
};
/**
 * PostView
 *
 * A technology with workers and blue tokens on it.
 */
export type ThroughTheAgesPostView = {
    /**
     * The technology.
     */
    card: string;
    /**
     * Its copy in play.
     */
    instance: string;
    /**
     * Workers on it.
     */
    workers: number;
    /**
     * Blue tokens on it.
     */
    tokens: number;
    /**
     * Resources for one more worker here, with the discounts that hold.
     */
    build_cost: number;
    /**
     * Resources for a worker's step from here to the next higher technology of the type in play; null: there is none.
     */
    step_cost: number | null;
};
/**
 * PrepareEvent
 *
 * Put an event or territory face down on future events (TTA-POL-10).
 */
export type ThroughTheAgesPrepareEvent = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.prepare-event';
    /**
     * The event or territory; only its owner sees it.
     */
    card_instance: string;
};
/**
 * PrepareEvent
 *
 * Put an event or territory face down on future events (TTA-POL-10).
 */
export type ThroughTheAgesPrepareEventSeen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.prepare-event';
    /**
     * The event or territory; only its owner sees it.
     */
    card_instance: string | Hidden;
};
/**
 * ProposePact
 *
 * Offer a pact to an opponent (TTA-POL-40); no side in a symmetric one.
 */
export type ThroughTheAgesProposePact = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.propose-pact';
    /**
     * The pact.
     */
    card_instance: string;
    /**
     * The seat that it is offered to.
     */
    target: number;
    /**
     * The side that the proposer takes; null in a symmetric pact.
     */
    own_side?: 'A' | 'B' | null;
};
/**
 * RefillingRow
 *
 * The row after cards were taken by an event (TTA-ROW-08).
 */
export type ThroughTheAgesRefillingRow = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.refilling-row';
};
/**
 * RenewingEvents
 *
 * The event was resolved; an empty pile is renewed (TTA-POL-12).
 */
export type ThroughTheAgesRenewingEvents = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.renewing-events';
    /**
     * The event.
     */
    card: string;
};
/**
 * Replenishing
 *
 * The card row before a turn (TTA-ROW-02).
 */
export type ThroughTheAgesReplenishing = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.replenishing';
};
/**
 * ReplyPact
 *
 * Accept or refuse a pact (TTA-POL-41, TTA-POL-42).
 */
export type ThroughTheAgesReplyPact = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.reply-pact';
    /**
     * Whether the pact is accepted.
     */
    accept: boolean;
};
/**
 * ReplyingToPact
 *
 * A pact that was proposed (TTA-POL-40).
 */
export type ThroughTheAgesReplyingToPact = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.replying-to-pact';
    /**
     * The pact.
     */
    card: string;
    /**
     * The seat that proposed it.
     */
    proposer: number;
    /**
     * The seat on side A.
     */
    a: number;
    /**
     * The seat on side B.
     */
    b: number;
};
/**
 * Resign
 *
 * Leave the game (TTA-POL-50).
 */
export type ThroughTheAgesResign = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resign';
};
/**
 * ResolvingWar
 *
 * The war that the active player declared last turn (TTA-POL-31).
 */
export type ThroughTheAgesResolvingWar = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resolving-war';
};
/**
 * ResourcesGained
 *
 * Resources worth `amount` were due (TTA-RES-04).
 */
export type ThroughTheAgesResourcesGained = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resources-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * The resources that were due, whatever the tokens allowed.
     */
    amount: number;
};
/**
 * ResourcesLost
 *
 * Resources were lost to an effect.
 */
export type ThroughTheAgesResourcesLost = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resources-lost';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * How many resources.
     */
    amount: number;
};
/**
 * ResourcesPaid
 *
 * Resources were paid for a command (TTA-RES-03).
 */
export type ThroughTheAgesResourcesPaid = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resources-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * How many resources.
     */
    amount: number;
};
/**
 * ResourcesProduced
 *
 * Mines and labs produced (TTA-END-04); `declined`: a token renounced (TTA-VAR-01).
 */
export type ThroughTheAgesResourcesProduced = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.resources-produced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * The card whose token was renounced; missing: none.
     */
    declined?: string | null;
};
/**
 * RevealingEvent
 *
 * The top card of current events is revealed (TTA-POL-10).
 */
export type ThroughTheAgesRevealingEvent = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.revealing-event';
};
/**
 * RevealingTrainingEvent
 *
 * The event of a round of the Training game (TTA-TRN-03).
 */
export type ThroughTheAgesRevealingTrainingEvent = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.revealing-training-event';
};
/**
 * RoundStarted
 *
 * A round begins (TTA-GEN-02).
 */
export type ThroughTheAgesRoundStarted = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.round-started';
    /**
     * Number of the round, from 1.
     */
    number: number;
};
/**
 * RowCardsRemoved
 *
 * Cards on the first spaces left the game (TTA-ROW-02, TTA-ROW-03).
 */
export type ThroughTheAgesRowCardsRemoved = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.row-cards-removed';
    /**
     * The spaces, 1 to 13.
     */
    slots: Array<number>;
    /**
     * The cards that lay there.
     */
    cards: Array<string>;
};
/**
 * RowRefilled
 *
 * The row after its cards slid to the left and `dealt` ones came from the decks.
 */
export type ThroughTheAgesRowRefilled = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.row-refilled';
    /**
     * The cards by space, from space 1 on; null: the space is empty.
     */
    row: Array<string | null>;
    /**
     * The cards that came from the decks.
     */
    dealt: Array<string>;
};
/**
 * ScienceChanged
 *
 * Science points were gained, lost or paid, as many as `delta` says.
 */
export type ThroughTheAgesScienceChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.science-changed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Science points; negative: they were lost or paid.
     */
    delta: number;
    /**
     * Why.
     */
    reason: 'action_card' | 'aggression' | 'colony' | 'event' | 'famine' | 'leader' | 'maintenance' | 'pact' | 'prepared_event' | 'price' | 'technology' | 'war' | 'wonder';
};
/**
 * Score
 *
 * A nation's culture before the final scoring, and what each item of it changed.
 */
export type ThroughTheAgesScore = {
    /**
     * Culture before the final scoring.
     */
    before: number;
    /**
     * Pairs of an item and the culture that it changed.
     */
    items?: Array<[
        string,
        number
    ]>;
};
/**
 * ScoringFinally
 *
 * The final scoring (TTA-FIN).
 */
export type ThroughTheAgesScoringFinally = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.scoring-finally';
};
/**
 * Sending
 *
 * The force of the winner of an auction (TTA-COL-04).
 */
export type ThroughTheAgesSending = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.sending';
};
/**
 * SettlingColony
 *
 * The force is complete: the territory becomes a colony (TTA-COL-05).
 */
export type ThroughTheAgesSettlingColony = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.settling-colony';
};
/**
 * SettlingFight
 *
 * Both forces are known: the totals are compared (TTA-POL-23, TTA-POL-33).
 */
export type ThroughTheAgesSettlingFight = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.settling-fight';
};
/**
 * Shift
 *
 * Blue tokens put on a card from the bank, or taken off to it (negative).
 */
export type ThroughTheAgesShift = {
    /**
     * The technology.
     */
    card: string;
    /**
     * Blue tokens; negative: they return to the bank.
     */
    tokens: number;
};
/**
 * Site
 *
 * A wonder under construction: stages built, each with a blue token on it.
 */
export type ThroughTheAgesSite = {
    /**
     * The wonder.
     */
    card: string;
    /**
     * Stages built; each has a blue token on it.
     */
    stages?: number;
};
/**
 * SplittingGain
 *
 * How much of a gain is food.
 */
export type ThroughTheAgesSplittingGain = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.splitting-gain';
    /**
     * How much is gained in all.
     */
    total: number;
};
/**
 * SplittingLoot
 *
 * How much of the loot is food (TTA-CRD-23).
 */
export type ThroughTheAgesSplittingLoot = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.splitting-loot';
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * How much is looted in all.
     */
    total: number;
};
/**
 * SplittingLoss
 *
 * How much of a loss is food (TTA-CRD-32).
 */
export type ThroughTheAgesSplittingLoss = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.splitting-loss';
    /**
     * How much is lost in all.
     */
    total: number;
};
/**
 * Standing
 *
 * One seat's final standing.
 */
export type ThroughTheAgesStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StartingPlayerChosen
 *
 * Who begins (TTA-SET-03).
 */
export type ThroughTheAgesStartingPlayerChosen = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.starting-player-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * StartingTurn
 *
 * The next player's turn begins.
 */
export type ThroughTheAgesStartingTurn = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.starting-turn';
};
/**
 * StopTaking
 *
 * Take no more cards (TTA-EVT-09).
 */
export type ThroughTheAgesStopTaking = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.stop-taking';
};
/**
 * TacticPlayed
 *
 * A tactic came into play; the one before is discarded (TTA-MIL-04).
 */
export type ThroughTheAgesTacticPlayed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.tactic-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The tactic.
     */
    card: string;
    /**
     * The tactic before; missing: there was none.
     */
    previous?: string | null;
};
/**
 * TakeCard
 *
 * Take a card from a space of the row (TTA-CIV-01).
 */
export type ThroughTheAgesTakeCard = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.take-card';
    /**
     * A space of the card row, 1 to 13.
     */
    slot: number;
};
/**
 * TakingCards
 *
 * Cards of the row for a budget of actions (TTA-EVT-09).
 */
export type ThroughTheAgesTakingCards = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.taking-cards';
    /**
     * Civil actions left for it.
     */
    budget: number;
};
/**
 * TakingScience
 *
 * Science for the rest of an advantage (TTA-POL-37).
 */
export type ThroughTheAgesTakingScience = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.taking-science';
    /**
     * The seat that won.
     */
    winner: number;
    /**
     * The seat that lost.
     */
    loser: number;
    /**
     * How much of the advantage is left.
     */
    left: number;
};
/**
 * TakingTechnology
 *
 * Which special technology is taken; `left` of the advantage is left (TTA-POL-37).
 */
export type ThroughTheAgesTakingTechnology = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.taking-technology';
    /**
     * The seat that loses something.
     */
    victim: number;
    /**
     * How much of the advantage is left.
     */
    left: number;
};
/**
 * TechnologyPlayed
 *
 * A technology came into play beside those that are there (TTA-CIV-41); a special one replaces
 * that of its type (TTA-CIV-42).
 */
export type ThroughTheAgesTechnologyPlayed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.technology-played';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology.
     */
    card: string;
    /**
     * The special technology that it replaces; missing: none.
     */
    replaced?: string | null;
};
/**
 * TechnologyTaken
 *
 * A special technology changed hands (TTA-POL-37).
 */
export type ThroughTheAgesTechnologyTaken = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.technology-taken';
    /**
     * The seat that won.
     */
    winner: number;
    /**
     * The seat that lost.
     */
    loser: number;
    /**
     * The technology.
     */
    card: string;
    /**
     * The special technology that it replaces; missing: none.
     */
    replaced?: string | null;
};
/**
 * TerritoryUnclaimed
 *
 * Nobody bid: the territory goes to the past events (TTA-COL-03).
 */
export type ThroughTheAgesTerritoryUnclaimed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.territory-unclaimed';
    /**
     * The territory.
     */
    card: string;
};
/**
 * TokensChanged
 *
 * Tokens came to the banks of a nation from the common one, or went back (TTA-MAT-04).
 */
export type ThroughTheAgesTokensChanged = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.tokens-changed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The changes on the cards; each from or to the bank.
     */
    shifts: Array<ThroughTheAgesShift>;
    /**
     * Blue tokens; negative: they went back.
     */
    blue?: number;
    /**
     * Yellow tokens; negative: they went back.
     */
    yellow?: number;
    /**
     * Why.
     */
    reason: 'age' | 'colony' | 'event' | 'technology' | 'war';
};
/**
 * TradeRouteUsed
 *
 * Trade Routes paid a part of a price (TTA-CRD-27).
 */
export type ThroughTheAgesTradeRouteUsed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.trade-route-used';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnEnded
 *
 * A turn is over.
 */
export type ThroughTheAgesTurnEnded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.turn-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnOpened
 *
 * The active player gave the first command of the turn: too late to resign (TTA-TRN-04).
 */
export type ThroughTheAgesTurnOpened = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.turn-opened';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnStarted
 *
 * A turn begins; in round 1 some actions count as spent (TTA-TRN-02).
 */
export type ThroughTheAgesTurnStarted = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.turn-started';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Serial number of the turn in the game.
     */
    number: number;
    /**
     * Civil action tokens that count as spent now.
     */
    spent_ca?: number;
    /**
     * Military action tokens that count as spent now.
     */
    spent_ma?: number;
};
/**
 * TurnsEndView
 *
 * What the end of the turn brings, as the nation stands now.
 */
export type ThroughTheAgesTurnsEndView = {
    /**
     * Culture, less what a famine takes.
     */
    culture: number;
    /**
     * Science.
     */
    science: number;
    /**
     * Food that is produced.
     */
    food: number;
    /**
     * Food that the people eat.
     */
    eaten: number;
    /**
     * Resources that are produced.
     */
    resources: number;
    /**
     * Resources that corruption takes.
     */
    lost: number;
    /**
     * Military cards that are drawn.
     */
    cards: number;
    /**
     * Blue tokens left in the bank when corruption comes.
     */
    blue: number;
    /**
     * Whether discontent workers leave it without all of this.
     */
    uprising: boolean;
};
/**
 * UnitsSacrificed
 *
 * Units left the game; their workers are in the yellow bank (TTA-STR-09, TTA-COL-04).
 */
export type ThroughTheAgesUnitsSacrificed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.units-sacrificed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of the unit technology of each unit.
     */
    units: Array<string>;
};
/**
 * Upgrade
 *
 * A worker goes to a higher card of the same type (TTA-CIV-13, TTA-MIL-02).
 */
export type ThroughTheAgesUpgrade = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.upgrade';
    /**
     * The technology that the worker leaves.
     */
    from_card: string;
    /**
     * The technology that the worker goes to.
     */
    to_card: string;
    /**
     * Whether Trade Routes Agreement pays 1 of the price (TTA-CRD-27).
     */
    use_trade_route?: boolean;
};
/**
 * UprisingHappened
 *
 * Discontent workers skip the whole maintenance (TTA-HAP-03).
 */
export type ThroughTheAgesUprisingHappened = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.uprising-happened';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Discontent workers.
     */
    discontent: number;
    /**
     * Unused workers, who are fewer.
     */
    unused: number;
};
/**
 * View
 *
 * The table.
 */
export type ThroughTheAgesView = {
    options: ThroughTheAgesOptions;
    /**
     * Where the game is.
     */
    stage: 'final_scoring' | 'over' | 'round_1' | 'rounds' | 'setup';
    /**
     * Number of the round, from 1; 0 during the setup.
     */
    round: number;
    /**
     * Number of the last round; null: not known yet.
     */
    last_round: number | null;
    /**
     * The age.
     */
    age: 'A' | 'I' | 'II' | 'III' | 'IV';
    /**
     * About how many rounds follow this one: the civil cards that are left, by those that went in a round so far, and the last round; no estimate once that is known.
     */
    rounds_left: number;
    /**
     * The seat that starts rounds.
     */
    start: number;
    /**
     * The seat whose turn it is.
     */
    active: number;
    /**
     * The cards by space, from space 1 on; null: the space is empty.
     */
    row: Array<string | null>;
    /**
     * By space of the row, before whose next turn its card leaves the row if nobody takes any; null: it stays until each seat has had a turn.
     */
    leaves: Array<number | null>;
    /**
     * By age, how far its civil deck has been dealt.
     */
    dealt: Array<ThroughTheAgesDealtView>;
    /**
     * Cards in the civil deck.
     */
    civil_deck: number;
    /**
     * Cards in the military deck.
     */
    military_deck: number;
    /**
     * Military cards discarded.
     */
    military_discard: number;
    /**
     * The current events from behind, by age.
     */
    current_events: Array<ThroughTheAgesBacks>;
    /**
     * The future events from behind, by age.
     */
    future_events: Array<ThroughTheAgesBacks>;
    /**
     * Events that are over.
     */
    past_events: Array<string>;
    /**
     * Events of age III laid open for the final scoring.
     */
    bonus_events: Array<string>;
    /**
     * Events of age III that lie apart until they are opened.
     */
    unopened_events: number;
    /**
     * Pacts in play.
     */
    pacts: Array<ThroughTheAgesPact>;
    /**
     * Wars that are not resolved.
     */
    wars: Array<ThroughTheAgesWar>;
    /**
     * By seat, the attacker in front of whom its marker lies; null: none.
     */
    markers: Array<number | null>;
    /**
     * The fight, the auction or the force that is gathered now; null: none.
     */
    contest: ({
        type: 'fight';
    } & ThroughTheAgesFightView) | ({
        type: 'auction';
    } & ThroughTheAgesAuctionView) | ({
        type: 'colonizing';
    } & ThroughTheAgesColonizingView) | null;
    /**
     * The nations, by seat.
     */
    nations: Array<ThroughTheAgesNationView>;
    /**
     * What is awaited; null: nothing.
     */
    asks: ThroughTheAgesFrame | null;
    /**
     * The final scoring by seat, once the game is over; null for nations out of the game.
     */
    sheets: Array<ThroughTheAgesScore | null>;
    /**
     * By seat, the items of the final scoring that lie open, and how much culture each would change if the game ended now.
     */
    scored_now: Array<Array<[
        string,
        number
    ]>>;
    /**
     * Culture of each seat so far; at the end the points of the result.
     */
    scores: Array<SeatScore>;
};
/**
 * War
 *
 * A war that was declared and is not resolved (TTA-POL-30).
 */
export type ThroughTheAgesWar = {
    /**
     * The war.
     */
    card: string;
    /**
     * The seat that attacks.
     */
    attacker: number;
    /**
     * The seat that is attacked.
     */
    target: number;
};
/**
 * WarDeclared
 *
 * A war lies in front of its declarer (TTA-POL-30).
 */
export type ThroughTheAgesWarDeclared = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.war-declared';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that is attacked.
     */
    target: number;
    /**
     * The war.
     */
    card: string;
};
/**
 * WarDiscarded
 *
 * A war ended without effect, as a party resigned (TTA-POL-36).
 */
export type ThroughTheAgesWarDiscarded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.war-discarded';
    /**
     * The war.
     */
    card: string;
};
/**
 * WarFought
 *
 * A war is resolved now (TTA-POL-31).
 */
export type ThroughTheAgesWarFought = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.war-fought';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The seat that is attacked.
     */
    target: number;
    /**
     * The war.
     */
    card: string;
};
/**
 * WonderCompleted
 *
 * The wonder is finished; its tokens return to the bank (TTA-CIV-22).
 */
export type ThroughTheAgesWonderCompleted = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.wonder-completed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The wonder.
     */
    wonder: string;
    /**
     * Blue tokens that return to the bank.
     */
    tokens: number;
};
/**
 * WonderDiscarded
 *
 * An unfinished wonder left the game; its tokens return to the bank.
 */
export type ThroughTheAgesWonderDiscarded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.wonder-discarded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The wonder.
     */
    wonder: string;
    /**
     * Blue tokens that return to the bank.
     */
    tokens: number;
    /**
     * Because an age has ended, or by an aggression.
     */
    reason: 'age' | 'aggression';
};
/**
 * WonderFlipped
 *
 * A completed wonder lies face down and gives `culture` (TTA-EVT-11).
 */
export type ThroughTheAgesWonderFlipped = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.wonder-flipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The wonder.
     */
    wonder: string;
    /**
     * The culture rating that it gives from now on.
     */
    culture: number;
};
/**
 * WonderStagesBuilt
 *
 * Stages were built; so many blue tokens went onto the wonder (TTA-CIV-20).
 */
export type ThroughTheAgesWonderStagesBuilt = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.wonder-stages-built';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The wonder.
     */
    wonder: string;
    /**
     * How many stages.
     */
    stages: number;
    /**
     * Blue tokens that went onto the wonder.
     */
    tokens: number;
};
/**
 * WorkerDestroyed
 *
 * A worker went from a card to the unused ones (TTA-CIV-14).
 */
export type ThroughTheAgesWorkerDestroyed = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.worker-destroyed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology that the worker left.
     */
    card: string;
};
/**
 * WorkerPlaced
 *
 * An unused worker went to a technology.
 */
export type ThroughTheAgesWorkerPlaced = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.worker-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology.
     */
    card: string;
};
/**
 * WorkerUpgraded
 *
 * A worker went to a higher card.
 */
export type ThroughTheAgesWorkerUpgraded = {
    /**
     * Discriminator.
     */
    type: 'through-the-ages.worker-upgraded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The technology that the worker left.
     */
    from_card: string;
    /**
     * The technology that the worker went to.
     */
    to_card: string;
};
/**
 * ActionCopied
 *
 * An action of another gear is done, by Uxmal 5 or by a building (TZ-UXM-05, TZ-BLD-05).
 */
export type TzolkinActionCopied = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.action-copied';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which gear.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * Number of the action.
     */
    number: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * AdvancingCalendar
 *
 * Advance the calendar by one tooth or two (TZ-CAL-02).
 */
export type TzolkinAdvancingCalendar = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.advancing-calendar';
};
/**
 * AdvancingTechnology
 *
 * Work: the step on `track` that `seat` has paid for; `auto` if the engine chose it.
 */
export type TzolkinAdvancingTechnology = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.advancing-technology';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which technology.
     */
    track: 'agriculture' | 'architecture' | 'extraction' | 'theology';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * AgeAdvanced
 *
 * The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen.
 */
export type TzolkinAgeAdvanced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.age-advanced';
    /**
     * Buildings of the first age that lay on the display.
     */
    removed: Array<string>;
    /**
     * Buildings of the first age that left the game unseen.
     */
    unseen: number;
    /**
     * Buildings of the second age on the display now, by slot.
     */
    revealed: Array<string>;
};
/**
 * AgendaChanged
 *
 * Last fact of a move: decisions and work that are done, and those that are new.
 */
export type TzolkinAgendaChanged = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.agenda-changed';
    /**
     * Ids of the entries that are done.
     */
    closed: Array<number>;
    /**
     * The new entries, put on top in this order.
     */
    opened: Array<TzolkinFrame>;
};
/**
 * BegForCorn
 *
 * Anger the god of a temple to own 3 corn (TZ-BEG-01).
 */
export type TzolkinBegForCorn = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.beg-for-corn';
    /**
     * Which temple.
     */
    temple: 'chaac' | 'kukulkan' | 'quetzalcoatl';
};
/**
 * BeginningRound
 *
 * Work: the next round begins; `food_day` is its Food Day, if it has one.
 */
export type TzolkinBeginningRound = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.beginning-round';
    /**
     * Number of its Food Day, 1 to 4; missing: it has none.
     */
    food_day?: number | null;
};
/**
 * BuildingConstructed
 *
 * A building was paid and taken from a slot of the display (TZ-BLD-01).
 */
export type TzolkinBuildingConstructed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.building-constructed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a building, for example a1_civic_agriculture.
     */
    building: string;
    /**
     * The slot of the display from which it was taken, from 0.
     */
    slot: number;
    /**
     * Which action allowed it: paid with resources (`tikal_2`) or with corn (`uxmal_4`).
     */
    mode: 'tikal_2' | 'uxmal_4';
    /**
     * What was paid.
     */
    paid: TzolkinGoods;
    /**
     * Whether the technology Architecture was used.
     */
    architecture?: boolean;
    /**
     * What Architecture 3 saved.
     */
    discount?: 'corn' | 'gold' | 'none' | 'stone' | 'wood';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * BuildingDisplayRefilled
 *
 * Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06).
 */
export type TzolkinBuildingDisplayRefilled = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.building-display-refilled';
    /**
     * The buildings that were laid out.
     */
    tiles: Array<TzolkinRevealed>;
    /**
     * Buildings left in the stack.
     */
    stack_left: number;
};
/**
 * CalendarAdvanced
 *
 * The calendar moved.
 */
export type TzolkinCalendarAdvanced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.calendar-advanced';
    /**
     * Teeth moved, 1 or 2.
     */
    days: number;
    /**
     * Teeth advanced since the setup, before.
     */
    old_tooth: number;
    /**
     * Teeth advanced since the setup, now.
     */
    new_tooth: number;
    /**
     * What stands where afterwards.
     */
    gears: TzolkinGears;
    /**
     * Workers that fell off the end of a gear.
     */
    pushed_off?: Array<TzolkinPushedOff>;
};
/**
 * CalendarCornAdded
 *
 * Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01).
 */
export type TzolkinCalendarCornAdded = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.calendar-corn-added';
    /**
     * Teeth that the calendar has advanced since the setup.
     */
    tooth: number;
    /**
     * Corn that lies on the calendar now.
     */
    total: number;
};
/**
 * CalendarCornTaken
 *
 * The corn on the calendar goes to the occupant of the starting space (TZ-STP-02).
 */
export type TzolkinCalendarCornTaken = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.calendar-corn-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * How much corn.
     */
    amount: number;
};
/**
 * CalendarView
 *
 * The calendar.
 */
export type TzolkinCalendarView = {
    /**
     * Teeth that it has advanced since the setup.
     */
    tooth: number;
    /**
     * Corn that has accumulated on it.
     */
    corn: number;
    /**
     * Number of the Food Day of this round, 1 to 4; null: it has none.
     */
    food_day: number | null;
    /**
     * Number of the Food Day after this round's; null: none is left.
     */
    next_food_day: number | null;
    /**
     * Teeth until that Food Day; null: none is left.
     */
    teeth_left: number | null;
    /**
     * Rounds left, this one included, if the calendar never moves two teeth.
     */
    rounds_left: number;
};
/**
 * ChoiceDeclined
 *
 * An optional part was left out (TZ-ACT-06).
 */
export type TzolkinChoiceDeclined = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choice-declined';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was left out.
     */
    choice: 'building' | 'copied_action' | 'technology' | 'theology';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * ChooseCalendarAdvance
 *
 * Advance the calendar by one tooth or two (TZ-CAL-02).
 */
export type TzolkinChooseCalendarAdvance = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-calendar-advance';
    /**
     * How many teeth the calendar moves.
     */
    days: 1 | 2;
};
/**
 * ChooseHarvest
 *
 * Take wood, take corn, or burn the forest for corn (TZ-PAL-03).
 */
export type TzolkinChooseHarvest = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-harvest';
    /**
     * `wood` or `corn`: a tile of that kind; `burn`: corn from under a wood tile, which leaves the game.
     */
    take: 'burn' | 'corn' | 'wood';
};
/**
 * ChooseStartingWealth
 *
 * Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
 */
export type TzolkinChooseStartingWealth = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-starting-wealth';
    /**
     * The two tiles to keep, in ascending order of their ids.
     */
    keep: [
        string,
        string
    ];
};
/**
 * ChooseStartingWealth
 *
 * Keep two of the four tiles dealt, named in ascending order (TZ-SET-11).
 */
export type TzolkinChooseStartingWealthSeen = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-starting-wealth';
    /**
     * The two tiles to keep, in ascending order of their ids.
     */
    keep: [
        string,
        string
    ] | Hidden;
};
/**
 * ChooseTechnology
 *
 * The technology that advances (TZ-TEC-02, TZ-TEC-03).
 */
export type TzolkinChooseTechnology = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-technology';
    /**
     * The technology that advances.
     */
    track: 'agriculture' | 'architecture' | 'extraction' | 'theology';
};
/**
 * ChooseTemple
 *
 * The temple whose marker moves, up or down as the decision says (TZ-TMP).
 */
export type TzolkinChooseTemple = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choose-temple';
    /**
     * The temple whose marker moves.
     */
    temple: 'chaac' | 'kukulkan' | 'quetzalcoatl';
};
/**
 * ChoosingTechnology
 *
 * Choose a technology to advance, paid or free.
 */
export type TzolkinChoosingTechnology = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choosing-technology';
    /**
     * Whether the step costs resources.
     */
    paid?: boolean;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
};
/**
 * ChoosingTemple
 *
 * Choose a temple to step up, or to anger (down).
 *
 * After an answer `more` further decisions follow, each without the temples chosen before.
 */
export type TzolkinChoosingTemple = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choosing-temple';
    /**
     * `up`: a marker goes up; `anger`: it goes down.
     */
    purpose?: 'anger' | 'up';
    /**
     * Temples that cannot be chosen.
     */
    excluded?: Array<'chaac' | 'kukulkan' | 'quetzalcoatl'>;
    /**
     * How many further choices follow, each without the temples chosen before.
     */
    more?: number;
};
/**
 * ChoosingWealth
 *
 * Keep two of the tiles dealt (TZ-SET-11); every seat has one such decision.
 */
export type TzolkinChoosingWealth = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.choosing-wealth';
};
/**
 * ConstructBuilding
 *
 * Construct a face-up building (TZ-BLD-01).
 *
 * `architecture`: whether the technology applies; `discount`: what Architecture 3 saves.
 */
export type TzolkinConstructBuilding = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.construct-building';
    /**
     * Id of a building, for example a1_civic_agriculture.
     */
    building: string;
    /**
     * Whether the technology Architecture is used.
     */
    architecture?: boolean;
    /**
     * What Architecture 3 saves.
     */
    discount?: 'corn' | 'gold' | 'none' | 'stone' | 'wood';
};
/**
 * ConstructMonument
 *
 * Construct a monument on offer (TZ-MON-01).
 */
export type TzolkinConstructMonument = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.construct-monument';
    /**
     * Id of a monument, for example mon_tombs.
     */
    monument: string;
};
/**
 * Constructing
 *
 * Construct a building, or a monument where `monuments` says so.
 *
 * `architecture`: applies by itself, is declared with the command, or is spent already
 * (TZ-TIK-05). `another`: after a building a second one may follow (TZ-TIK-04).
 */
export type TzolkinConstructing = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.constructing';
    /**
     * Which action allows it: paid with resources (`tikal_2`) or with corn (`uxmal_4`).
     */
    mode: 'tikal_2' | 'uxmal_4';
    /**
     * The technology Architecture applies by itself, is declared with the command, or is spent already.
     */
    architecture?: 'automatic' | 'declare' | 'spent';
    /**
     * Whether a monument can be constructed instead.
     */
    monuments?: boolean;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
    /**
     * Whether a second building may follow.
     */
    another?: boolean;
};
/**
 * CopyingAction
 *
 * Do an action of another gear: `corn` is still to be paid with the choice.
 *
 * Mandatory with Uxmal 5 (its corn is paid already), optional with a tomb (TZ-BLD-05).
 */
export type TzolkinCopyingAction = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.copying-action';
    /**
     * Corn still to be paid with the choice.
     */
    corn?: number;
    /**
     * Whether it can be declined.
     */
    optional?: boolean;
};
/**
 * CornBegged
 *
 * Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01).
 */
export type TzolkinCornBegged = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.corn-begged';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The corn that the seat had.
     */
    corn_before: number;
    /**
     * The corn that it has now.
     */
    corn: number;
    /**
     * The temple whose god was angered.
     */
    temple: 'chaac' | 'kukulkan' | 'quetzalcoatl';
    /**
     * The step of its marker now, 0 at the bottom.
     */
    index: number;
};
/**
 * Decline
 *
 * Leave out what is optional (TZ-ACT-06).
 */
export type TzolkinDecline = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.decline';
};
/**
 * DummyPlaced
 *
 * A revealed tile puts a dummy on its position, or on the slot opposite (TZ-SET-10).
 */
export type TzolkinDummyPlaced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.dummy-placed';
    /**
     * Id of a starting wealth tile, for example wealth_01.
     */
    tile: string;
    /**
     * Which gear.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * Position of the gear on which the dummy stands.
     */
    slot: number;
    /**
     * Whether it is the second dummy of the tile, opposite to the first.
     */
    opposite?: boolean;
};
/**
 * EndTrading
 *
 * Leave the market (TZ-UXM-07).
 */
export type TzolkinEndTrading = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.end-trading';
};
/**
 * EndTurn
 *
 * End the turn (TZ-TRN-05).
 */
export type TzolkinEndTurn = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.end-turn';
};
/**
 * Field
 *
 * One group: corn tiles left, and wood tiles left; each of these covers a corn tile.
 */
export type TzolkinField = {
    /**
     * Corn tiles left.
     */
    corn: number;
    /**
     * Wood tiles left; each covers a corn tile.
     */
    wood: number;
};
/**
 * FieldView
 *
 * A group of the jungle.
 */
export type TzolkinFieldView = {
    /**
     * Its number, 2 to 5: that of the action of Palenque that uses it.
     */
    group: number;
    /**
     * Corn tiles left.
     */
    corn: number;
    /**
     * Wood tiles left; each covers a corn tile.
     */
    wood: number;
    /**
     * Corn tiles that can be taken without burning.
     */
    uncovered: number;
};
/**
 * FinalScoreComputed
 *
 * The score sheets of all seats (TZ-END-02).
 */
export type TzolkinFinalScoreComputed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.final-score-computed';
    /**
     * The score sheets, by seat.
     */
    sheets: Array<TzolkinSheet>;
};
/**
 * Frame
 *
 * One entry of the agenda: a decision that is awaited, or work that goes on by itself.
 */
export type TzolkinFrame = {
    /**
     * Never reused in a game; that of the decision, if a seat decides.
     */
    id: number;
    /**
     * The seat that decides; null for work that the rules do by themselves.
     */
    seat: number | null;
    /**
     * What is awaited, in the terms of the title.
     */
    step: ({
        type: 'tzolkin.taking-turn';
    } & TzolkinTakingTurn) | ({
        type: 'tzolkin.resolving-effects';
    } & TzolkinResolvingEffects) | ({
        type: 'tzolkin.advancing-technology';
    } & TzolkinAdvancingTechnology) | ({
        type: 'tzolkin.beginning-round';
    } & TzolkinBeginningRound) | ({
        type: 'tzolkin.choosing-temple';
    } & TzolkinChoosingTemple) | ({
        type: 'tzolkin.harvesting';
    } & TzolkinHarvesting) | ({
        type: 'tzolkin.choosing-technology';
    } & TzolkinChoosingTechnology) | ({
        type: 'tzolkin.paying-resources';
    } & TzolkinPayingResources) | ({
        type: 'tzolkin.gaining-resources';
    } & TzolkinGainingResources) | ({
        type: 'tzolkin.constructing';
    } & TzolkinConstructing) | ({
        type: 'tzolkin.trading';
    } & TzolkinTrading) | ({
        type: 'tzolkin.copying-action';
    } & TzolkinCopyingAction) | ({
        type: 'tzolkin.offering-theology';
    } & TzolkinOfferingTheology) | ({
        type: 'tzolkin.advancing-calendar';
    } & TzolkinAdvancingCalendar) | ({
        type: 'tzolkin.choosing-wealth';
    } & TzolkinChoosingWealth);
    /**
     * -1: blocks everything below it. From 0: runs beside the other lanes. Below -1: an offer that nobody waits for.
     */
    lane?: number;
};
/**
 * GainResource
 *
 * Take one resource of choice (TZ-ACT-02).
 */
export type TzolkinGainResource = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.gain-resource';
    /**
     * What is taken.
     */
    resource: 'gold' | 'stone' | 'wood';
};
/**
 * GainingResources
 *
 * Take `left` more resources, one at a time; `source` says what gives them.
 */
export type TzolkinGainingResources = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.gaining-resources';
    /**
     * Resources still to be taken, one at a time.
     */
    left: number;
    /**
     * What gives them.
     */
    source: 'action' | 'technology';
};
/**
 * GameFinished
 *
 * The game is over (TZ-END-07).
 */
export type TzolkinGameFinished = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.game-finished';
    /**
     * The seats on rank 1.
     */
    winners: Array<number>;
};
/**
 * GameSetUp
 *
 * First fact: the table as every game begins, before anything is drawn.
 *
 * The tiles of each face-down pile are named, so that the fold needs no component data;
 * `hand` and `bank` are workers of each player, `skulls` those of the general supply.
 */
export type TzolkinGameSetUp = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.game-set-up';
    /**
     * How many seats there are.
     */
    seats: number;
    options: TzolkinOptions;
    /**
     * Workers in the hand of each player.
     */
    hand: number;
    /**
     * Workers of each player that are not in play yet.
     */
    bank: number;
    /**
     * Crystal skulls in the general supply.
     */
    skulls: number;
    /**
     * How many spaces for skulls Chichen Itza has.
     */
    skull_spaces: number;
    /**
     * How many buildings lie on display.
     */
    display_slots: number;
    gears: TzolkinGears;
    /**
     * Groups 2 to 5 of the jungle, in this order.
     */
    jungle: Array<TzolkinField>;
    /**
     * All buildings of the first age; shuffled later.
     */
    age_1: Array<string>;
    /**
     * All buildings of the second age; shuffled later.
     */
    age_2: Array<string>;
    /**
     * All monuments.
     */
    monuments: Array<string>;
    /**
     * All starting wealth tiles.
     */
    wealth: Array<string>;
};
/**
 * Gears
 *
 * What stands on each gear.
 */
export type TzolkinGears = {
    /**
     * By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
     */
    palenque: Array<number | 'dummy' | null>;
    /**
     * By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
     */
    yaxchilan: Array<number | 'dummy' | null>;
    /**
     * By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
     */
    tikal: Array<number | 'dummy' | null>;
    /**
     * By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
     */
    uxmal: Array<number | 'dummy' | null>;
    /**
     * By position: the seat whose worker stands there, `dummy`, or null. The last two are off the board.
     */
    chichen_itza: Array<number | 'dummy' | null>;
};
/**
 * Goods
 *
 * Amounts of goods; zeros are left out of the JSON. "Blocks" are wood, stone and gold.
 */
export type TzolkinGoods = {
    /**
     * Corn.
     */
    corn?: number;
    /**
     * Wood.
     */
    wood?: number;
    /**
     * Stone.
     */
    stone?: number;
    /**
     * Gold.
     */
    gold?: number;
    /**
     * Crystal skulls.
     */
    skull?: number;
};
/**
 * GoodsGained
 *
 * Goods came from the bank. Amounts are those really taken: skulls only as far as the bank had
 * them (TZ-ACT-04).
 */
export type TzolkinGoodsGained = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.goods-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * All that was gained.
     */
    goods: TzolkinGoods;
    /**
     * What gave the goods.
     */
    source: 'action' | 'building' | 'technology' | 'wealth';
    /**
     * The part of it that a technology added (TZ-TEC-18).
     */
    extra?: TzolkinGoods;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * GoodsPaid
 *
 * Goods went to the bank (TZ-ACT-01).
 */
export type TzolkinGoodsPaid = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.goods-paid';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What was paid.
     */
    goods: TzolkinGoods;
    /**
     * What was paid for.
     */
    purpose: 'action' | 'copied_action' | 'technology' | 'theology';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * HarvestTileTaken
 *
 * A tile of a group went to the seat (TZ-PAL-08).
 */
export type TzolkinHarvestTileTaken = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.harvest-tile-taken';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The group of the jungle, 2 to 5.
     */
    group: number;
    /**
     * Which kind of tile.
     */
    tile: 'corn' | 'wood';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * Harvesting
 *
 * Choose what to harvest with Palenque `number` (TZ-PAL-03).
 */
export type TzolkinHarvesting = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.harvesting';
    /**
     * Number of the action of Palenque.
     */
    number: number;
};
/**
 * Levels
 *
 * Levels of the four technologies, 0 to 3 (TZ-TEC-01).
 */
export type TzolkinLevels = {
    /**
     * Level of Agriculture, 0 to 3.
     */
    agriculture?: number;
    /**
     * Level of Resource Extraction, 0 to 3.
     */
    extraction?: number;
    /**
     * Level of Architecture, 0 to 3.
     */
    architecture?: number;
    /**
     * Level of Theology, 0 to 3.
     */
    theology?: number;
};
/**
 * MarketLeft
 *
 * A visit to the market ended (TZ-UXM-07).
 */
export type TzolkinMarketLeft = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.market-left';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * MarketTraded
 *
 * One resource was bought or sold for `corn` (TZ-UXM-02).
 */
export type TzolkinMarketTraded = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.market-traded';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the resource was bought or sold.
     */
    direction: 'buy' | 'sell';
    /**
     * Which resource.
     */
    resource: 'gold' | 'stone' | 'wood';
    /**
     * The price in corn.
     */
    corn: number;
};
/**
 * MonumentConstructed
 *
 * A monument was paid and taken; a skull paid returns to the bank (TZ-MON-04).
 */
export type TzolkinMonumentConstructed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.monument-constructed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Id of a monument, for example mon_tombs.
     */
    monument: string;
    /**
     * What was paid.
     */
    paid: TzolkinGoods;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * MonumentScore
 *
 * Points of one monument.
 */
export type TzolkinMonumentScore = {
    /**
     * Id of a monument, for example mon_tombs.
     */
    monument: string;
    /**
     * Victory points, whole.
     */
    points: number;
};
/**
 * MonumentsRevealed
 *
 * The monuments on offer; the others leave the game unseen (TZ-SET-06).
 */
export type TzolkinMonumentsRevealed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.monuments-revealed';
    /**
     * The monuments on offer.
     */
    monuments: Array<string>;
};
/**
 * OfAction
 *
 * The effects of an action, or of one alternative of it.
 */
export type TzolkinOfAction = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.of-action';
    /**
     * Which gear.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * Number of the action.
     */
    number: number;
    /**
     * Which alternative of the action; null: it has none.
     */
    choice?: 'burn' | 'corn' | 'wood' | null;
};
/**
 * OfBonus
 *
 * The bonus of a technology at level 3.
 */
export type TzolkinOfBonus = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.of-bonus';
    /**
     * Which technology.
     */
    track: 'agriculture' | 'architecture' | 'extraction' | 'theology';
};
/**
 * OfBuilding
 *
 * The effects of a building.
 */
export type TzolkinOfBuilding = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.of-building';
    /**
     * Id of a building, for example a1_civic_agriculture.
     */
    building: string;
};
/**
 * OfWealth
 *
 * The effects of a starting wealth tile.
 */
export type TzolkinOfWealth = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.of-wealth';
    /**
     * Id of a starting wealth tile, for example wealth_01.
     */
    tile: string;
};
/**
 * OfferingTheology
 *
 * Pay one resource for a step up after a Chichen Itza action, or decline (TZ-TEC-15).
 */
export type TzolkinOfferingTheology = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.offering-theology';
};
/**
 * Options
 *
 * The options of a game.
 *
 * `starting_player`: drawn, or a given seat (TZ-SET-05). `corn_vp_rounding`: whether quarter
 * points for corn count, or only whole points (TZ-END-04).
 */
export type TzolkinOptions = {
    /**
     * Who begins: a seat, or drawn at random.
     */
    starting_player?: number | 'random';
    /**
     * Whether corn scores quarter points or whole points only.
     */
    corn_vp_rounding?: 'exact' | 'floor';
};
/**
 * PayResource
 *
 * Pay one resource of choice (TZ-ACT-02).
 */
export type TzolkinPayResource = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.pay-resource';
    /**
     * What is paid.
     */
    resource: 'gold' | 'stone' | 'wood';
};
/**
 * PayingResources
 *
 * Pay `left` more resources, one at a time.
 */
export type TzolkinPayingResources = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.paying-resources';
    /**
     * Resources still to be paid, one at a time.
     */
    left: number;
    /**
     * Whether a technology is paid for, or an action.
     */
    purpose: 'action' | 'technology';
};
/**
 * PerformAction
 *
 * The action to copy (TZ-UXM-05, TZ-BLD-05).
 */
export type TzolkinPerformAction = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.perform-action';
    /**
     * The gear of the action.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * Number of an action: 1-5, on Chichen Itza 1-9.
     */
    number: number;
};
/**
 * PickUpWorker
 *
 * Take a worker back and do `action`, or none (TZ-PCK-03). The fee follows from both.
 */
export type TzolkinPickUpWorker = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.pick-up-worker';
    /**
     * The gear on which the worker stands.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * Position of a gear: 0-7, on Chichen Itza 0-10.
     */
    position: number;
    /**
     * The action to do; null: none.
     */
    action?: number | null;
};
/**
 * PlaceWorker
 *
 * Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC).
 */
export type TzolkinPlaceWorker = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.place-worker';
    /**
     * Where the worker goes: a gear, or the starting player space.
     */
    target: 'chichen_itza' | 'palenque' | 'starting_player_space' | 'tikal' | 'uxmal' | 'yaxchilan';
};
/**
 * PlaceWorkerByMercy
 *
 * Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05).
 */
export type TzolkinPlaceWorkerByMercy = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.place-worker-by-mercy';
    /**
     * Where the worker goes: a gear, or the starting player space.
     */
    target: 'chichen_itza' | 'palenque' | 'starting_player_space' | 'tikal' | 'uxmal' | 'yaxchilan';
};
/**
 * PlayerBoardFlipped
 *
 * The player board now shows its light side, or its dark one (TZ-TMP-05, TZ-CAL-05).
 */
export type TzolkinPlayerBoardFlipped = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.player-board-flipped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether the light side is up now.
     */
    light: boolean;
};
/**
 * PlayerView
 *
 * One player.
 */
export type TzolkinPlayerView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Victory points so far; at the end those of the result.
     */
    score: number;
    /**
     * Victory points scored during the game, by what gave them.
     */
    points: TzolkinPoints;
    /**
     * Corn owned.
     */
    corn: number;
    /**
     * Wood owned.
     */
    wood: number;
    /**
     * Stone owned.
     */
    stone: number;
    /**
     * Gold owned.
     */
    gold: number;
    /**
     * Crystal skulls owned.
     */
    skulls: number;
    /**
     * Workers in hand.
     */
    hand: number;
    /**
     * Workers that are not in play yet.
     */
    bank: number;
    /**
     * Workers on gears; one may be on the starting space, too.
     */
    on_gears: number;
    /**
     * Steps of the temple markers.
     */
    temples: TzolkinTemples;
    /**
     * Levels of the technologies.
     */
    technologies: TzolkinLevels;
    /**
     * Which side of the player board is up; light: a double advance of the calendar can be chosen.
     */
    board: 'dark' | 'light';
    /**
     * Corn tiles harvested.
     */
    corn_tiles: number;
    /**
     * Wood tiles harvested.
     */
    wood_tiles: number;
    /**
     * Buildings constructed.
     */
    buildings: Array<string>;
    /**
     * Monuments constructed.
     */
    monuments: Array<string>;
    /**
     * Starting tiles kept, once all have chosen.
     */
    wealth: Array<string>;
    /**
     * Starting tiles to choose from; only their owner sees them.
     */
    dealt: Array<string> | Hidden;
    /**
     * Starting tiles to be kept, until all have chosen; only their owner sees them.
     */
    keeping: Array<string> | Hidden;
    /**
     * Starting tiles put back; only their owner sees them.
     */
    discarded: Array<string> | Hidden;
};
/**
 * Points
 *
 * Victory points scored during the game, by what gave them; may be negative.
 */
export type TzolkinPoints = {
    /**
     * From skulls on Chichen Itza.
     */
    chichen_itza?: number;
    /**
     * From buildings.
     */
    buildings?: number;
    /**
     * From technologies.
     */
    technologies?: number;
    /**
     * From temples, on Food Days.
     */
    temples?: number;
    /**
     * For workers that were not fed; 0 or less.
     */
    hunger?: number;
};
/**
 * PointsScored
 *
 * Victory points gained at once.
 */
export type TzolkinPointsScored = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.points-scored';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Victory points; may be negative.
     */
    points: number;
    /**
     * What gave the points.
     */
    source: 'buildings' | 'chichen_itza' | 'technologies';
};
/**
 * PushedOff
 *
 * A worker that fell off the end of a gear, back to its owner's hand (TZ-CAL-08).
 */
export type TzolkinPushedOff = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.pushed-off';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The gear from which it fell.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
};
/**
 * ResolvingEffects
 *
 * Work: the effects of `source` from `index` on; `auto` if the engine chose them.
 */
export type TzolkinResolvingEffects = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.resolving-effects';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the operations stand: which effect of which component.
     */
    source: ({
        type: 'tzolkin.of-action';
    } & TzolkinOfAction) | ({
        type: 'tzolkin.of-building';
    } & TzolkinOfBuilding) | ({
        type: 'tzolkin.of-bonus';
    } & TzolkinOfBonus) | ({
        type: 'tzolkin.of-wealth';
    } & TzolkinOfWealth);
    /**
     * Number of the next operation, from 0.
     */
    index?: number;
    /**
     * A number that one operation leaves for the next, such as cards discarded.
     */
    memo?: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * Revealed
 *
 * A building laid on a slot of the display.
 */
export type TzolkinRevealed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.revealed';
    /**
     * The slot of the display, from 0.
     */
    slot: number;
    /**
     * Id of a building, for example a1_civic_agriculture.
     */
    building: string;
};
/**
 * RoundStarted
 *
 * A round began; `food_day` is its Food Day, if it has one (TZ-RND-03).
 */
export type TzolkinRoundStarted = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.round-started';
    /**
     * Number of the round, from 1.
     */
    number: number;
    /**
     * Teeth that the calendar has advanced since the setup.
     */
    tooth: number;
    /**
     * The seat that begins it.
     */
    first: number;
    /**
     * Number of its Food Day, 1 to 4; missing: it has none.
     */
    food_day?: number | null;
};
/**
 * SeatGoods
 *
 * Goods of one seat.
 */
export type TzolkinSeatGoods = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.seat-goods';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    goods: TzolkinGoods;
};
/**
 * Sheet
 *
 * What a seat scored.
 */
export type TzolkinSheet = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Points scored before the final scoring.
     */
    during: number;
    /**
     * Corn that wood, stone and gold were worth.
     */
    corn_from_resources: number;
    /**
     * All corn that counts, that of resources included.
     */
    corn: number;
    /**
     * Points for corn; may have quarters.
     */
    corn_points: number;
    /**
     * Points for skulls that were kept.
     */
    skulls: number;
    /**
     * Points of each monument.
     */
    monuments: Array<TzolkinMonumentScore>;
    /**
     * All points; may have quarters.
     */
    total: number;
    /**
     * Breaks ties: whoever has more wins.
     */
    workers_on_gears: number;
};
/**
 * SkullPlaced
 *
 * An own skull lies on a space of Chichen Itza (TZ-CHI-01).
 */
export type TzolkinSkullPlaced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.skull-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Number of the space, from 1.
     */
    space: number;
};
/**
 * Standing
 *
 * One seat's final standing.
 */
export type TzolkinStanding = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * From 1; tied seats share a rank.
     */
    rank: number;
    /**
     * Points: a whole number or a multiple of 0.25.
     */
    points: number;
    /**
     * Where the points come from; the lines add up to `points`.
     */
    breakdown: Array<Line>;
    /**
     * The tie-breakers, in the order in which they were compared.
     */
    tie_break?: Array<number>;
};
/**
 * StartingPlayerChanged
 *
 * The starting player marker changed hands (TZ-STP-04).
 */
export type TzolkinStartingPlayerChanged = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-player-changed';
    /**
     * The seat that had the marker.
     */
    holder: number;
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * StartingPlayerDetermined
 *
 * `seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05).
 */
export type TzolkinStartingPlayerDetermined = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-player-determined';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Whether it was drawn by lot; otherwise the host had set it.
     */
    drawn: boolean;
};
/**
 * StartingWealthChosen
 *
 * A seat has made up its mind; nobody else sees how (TZ-SET-11).
 */
export type TzolkinStartingWealthChosenSeen = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-wealth-chosen';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The two tiles kept; only their owner sees them.
     */
    keep: Array<string> | Hidden;
    /**
     * The two tiles put back; only their owner sees them.
     */
    discard: Array<string> | Hidden;
};
/**
 * StartingWealthDealt
 *
 * A seat looks at its tiles (TZ-SET-08).
 */
export type TzolkinStartingWealthDealtSeen = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-wealth-dealt';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The tiles, which only their owner sees.
     */
    tiles: Array<string> | Hidden;
};
/**
 * StartingWealthRevealed
 *
 * The tiles that a seat keeps, once all have chosen.
 */
export type TzolkinStartingWealthRevealed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-wealth-revealed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The tiles kept.
     */
    tiles: Array<string>;
};
/**
 * StartingWorkerReturned
 *
 * The worker on the starting space is back in hand (TZ-STP-03).
 */
export type TzolkinStartingWorkerReturned = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.starting-worker-returned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TakingTurn
 *
 * The turn of a player (TZ-TRN-01).
 *
 * `mode` is fixed by the first placement or pick-up (TZ-TRN-02); `placed` counts workers placed
 * this turn (TZ-PLC-04); after a placement by mercy (`mercy`) only the end of the turn is left.
 */
export type TzolkinTakingTurn = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.taking-turn';
    /**
     * What the first choice of the turn has made of it.
     */
    mode?: 'picking_up' | 'placing' | 'start';
    /**
     * Whether the seat has begged for corn in this turn.
     */
    begged?: boolean;
    /**
     * Workers placed in this turn.
     */
    placed?: number;
    /**
     * Whether a worker was placed by mercy, so that only the end of the turn is left.
     */
    mercy?: boolean;
};
/**
 * TechnologyAdvanced
 *
 * A marker reached `level` (TZ-TEC-02, TZ-TEC-03).
 */
export type TzolkinTechnologyAdvanced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.technology-advanced';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which technology.
     */
    track: 'agriculture' | 'architecture' | 'extraction' | 'theology';
    /**
     * The level reached, 1 to 3.
     */
    level: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * TechnologyBonusGained
 *
 * A step at the highest level gives the bonus of the track, which follows (TZ-TEC-02).
 */
export type TzolkinTechnologyBonusGained = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.technology-bonus-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which technology.
     */
    track: 'agriculture' | 'architecture' | 'extraction' | 'theology';
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * TempleMaterialsGained
 *
 * Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05).
 */
export type TzolkinTempleMaterialsGained = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.temple-materials-gained';
    /**
     * What each seat got.
     */
    gains: Array<TzolkinSeatGoods>;
    /**
     * Whether nobody got skulls, since there were too few for all.
     */
    skulls_withheld?: boolean;
};
/**
 * TemplePoints
 *
 * Points of one seat for one temple: of its step, and its share of the leader bonus.
 */
export type TzolkinTemplePoints = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.temple-points';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which temple.
     */
    temple: 'chaac' | 'kukulkan' | 'quetzalcoatl';
    /**
     * Points of the step; may be negative.
     */
    step: number;
    /**
     * Share of the bonus for the highest marker.
     */
    bonus: number;
};
/**
 * TemplePointsGained
 *
 * End-of-age rewards (TZ-FOO-06, TZ-FOO-07).
 */
export type TzolkinTemplePointsGained = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.temple-points-gained';
    /**
     * The points by seat and temple.
     */
    gains: Array<TzolkinTemplePoints>;
};
/**
 * TempleStepped
 *
 * A marker moved by one step; `start` equals `index` if the step was lost (TZ-TMP-02).
 */
export type TzolkinTempleStepped = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.temple-stepped';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which temple.
     */
    temple: 'chaac' | 'kukulkan' | 'quetzalcoatl';
    /**
     * The step before, 0 at the bottom.
     */
    start: number;
    /**
     * The step after; the same if the step was lost.
     */
    index: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * Temples
 *
 * Steps of the three temple markers; 0 is the bottom step, 1 the start (TZ-TMP).
 */
export type TzolkinTemples = {
    /**
     * Step of the marker in the temple of Chaac.
     */
    chaac?: number;
    /**
     * Step of the marker in the temple of Quetzalcoatl.
     */
    quetzalcoatl?: number;
    /**
     * Step of the marker in the temple of Kukulkan.
     */
    kukulkan?: number;
};
/**
 * Trade
 *
 * Buy or sell one resource for corn (TZ-UXM-02).
 */
export type TzolkinTrade = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.trade';
    /**
     * Whether the resource is bought or sold for corn.
     */
    direction: 'buy' | 'sell';
    /**
     * Which resource.
     */
    resource: 'gold' | 'stone' | 'wood';
};
/**
 * Trading
 *
 * The market; a type bought cannot be sold in the same visit, nor the reverse (TZ-UXM-07).
 */
export type TzolkinTrading = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.trading';
    /**
     * Resources bought in this visit, which cannot be sold in it.
     */
    bought?: Array<'gold' | 'stone' | 'wood'>;
    /**
     * Resources sold in this visit, which cannot be bought in it.
     */
    sold?: Array<'gold' | 'stone' | 'wood'>;
};
/**
 * TurnEnded
 *
 * The seat's turn is over.
 */
export type TzolkinTurnEnded = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.turn-ended';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
};
/**
 * TurnView
 *
 * Whose turn it is and how far it has come.
 */
export type TzolkinTurnView = {
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * What the first choice of the turn has made of it.
     */
    mode: 'picking_up' | 'placing' | 'start';
    /**
     * Whether the seat has begged for corn in this turn.
     */
    begged: boolean;
    /**
     * Workers placed in this turn.
     */
    placed: number;
};
/**
 * View
 *
 * A game as clients see it.
 */
export type TzolkinView = {
    options: TzolkinOptions;
    /**
     * Where the game is: setup, choice of starting wealth, turns, or over.
     */
    phase: 'finished' | 'setup' | 'turns' | 'wealth';
    /**
     * Number of the round, from 1; 0 before the first.
     */
    round: number;
    /**
     * The age, which tells the stack that buildings are drawn from.
     */
    age: 1 | 2;
    calendar: TzolkinCalendarView;
    /**
     * Whose turn it is; null: nobody's.
     */
    turn: TzolkinTurnView | null;
    /**
     * What is awaited and what waits below it, the top one last.
     */
    agenda: Array<TzolkinFrame>;
    /**
     * The players, by seat.
     */
    players: Array<TzolkinPlayerView>;
    gears: TzolkinGears;
    /**
     * The seat whose worker stands on the starting player space; null: none.
     */
    starting_space: number | null;
    /**
     * The seat with the starting player marker, which begins the round.
     */
    marker: number;
    /**
     * Groups 2 to 5 of the jungle.
     */
    jungle: Array<TzolkinFieldView>;
    /**
     * Buildings on display by slot; null: the slot is empty.
     */
    display: Array<string | null>;
    /**
     * Face-down buildings of the first age.
     */
    stack_age_1: number;
    /**
     * Face-down buildings of the second age.
     */
    stack_age_2: number;
    /**
     * Monuments on offer.
     */
    monuments: Array<string>;
    /**
     * Crystal skulls in the general supply.
     */
    skulls: number;
    /**
     * The seat whose skull lies on each space of Chichen Itza, from space 1; null: none.
     */
    skull_spaces: Array<number | null>;
    /**
     * Starting tiles that were drawn to place dummies.
     */
    dummy_tiles: Array<string>;
    /**
     * The score sheets, once the game is over.
     */
    sheets: Array<TzolkinSheet>;
    /**
     * What each seat has scored so far; at the end the points of the result.
     */
    scores: Array<SeatScore>;
};
/**
 * WoodTileBurned
 *
 * A wood tile left the game (TZ-PAL-10).
 */
export type TzolkinWoodTileBurned = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.wood-tile-burned';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * The group of the jungle, 2 to 5.
     */
    group: number;
    /**
     * Whether the engine chose it, as public facts left one possibility.
     */
    auto?: boolean;
};
/**
 * WorkerGained
 *
 * A worker came from the bank to the hand: `workers` is 0 if all were in play (TZ-ACT-03).
 */
export type TzolkinWorkerGained = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.worker-gained';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * 1; 0 if all workers were in play.
     */
    workers: number;
};
/**
 * WorkerPickedUp
 *
 * A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03).
 */
export type TzolkinWorkerPickedUp = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.worker-picked-up';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Which gear.
     */
    gear: 'chichen_itza' | 'palenque' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * The position from which it was taken.
     */
    position: number;
    /**
     * Number of the action that follows; missing: none.
     */
    action?: number | null;
    /**
     * Corn paid for the choice of action.
     */
    fee?: number;
    /**
     * Why this action could be chosen: the position's own, a lower one, a free choice, or Theology 1.
     */
    reason?: 'free_choice' | 'lower' | 'none' | 'own' | 'theology_1';
};
/**
 * WorkerPlaced
 *
 * The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04).
 */
export type TzolkinWorkerPlaced = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.worker-placed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the worker goes: a gear, or the starting player space.
     */
    target: 'chichen_itza' | 'palenque' | 'starting_player_space' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * The position on the gear; on the starting space 0.
     */
    position: number;
    /**
     * Which worker of this turn it was, from 1.
     */
    order: number;
    /**
     * The price in corn, of position and order.
     */
    cost: number;
};
/**
 * WorkerPlacedByMercy
 *
 * A worker was placed for all the corn that the seat had (TZ-BEG-05).
 */
export type TzolkinWorkerPlacedByMercy = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.worker-placed-by-mercy';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Where the worker goes: a gear, or the starting player space.
     */
    target: 'chichen_itza' | 'palenque' | 'starting_player_space' | 'tikal' | 'uxmal' | 'yaxchilan';
    /**
     * The position on the gear; on the starting space 0.
     */
    position: number;
    /**
     * All the corn that the seat had.
     */
    corn_paid: number;
};
/**
 * WorkersFed
 *
 * A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each.
 */
export type TzolkinWorkersFed = {
    /**
     * Discriminator.
     */
    type: 'tzolkin.workers-fed';
    /**
     * Seat number, from 0, clockwise.
     */
    seat: number;
    /**
     * Workers that had to be fed.
     */
    workers: number;
    /**
     * Workers that were fed by farms.
     */
    free: number;
    /**
     * Corn for each other worker.
     */
    price: number;
    /**
     * Corn paid in all.
     */
    corn_paid: number;
    /**
     * Workers that were not fed.
     */
    unfed: number;
    /**
     * Victory points lost for these.
     */
    points_lost: number;
};
export type GetSignUpData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/signup';
};
export type GetSignUpErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetSignUpError = GetSignUpErrors[keyof GetSignUpErrors];
export type GetSignUpResponses = {
    /**
     * OK
     */
    200: SignUpShown;
};
export type GetSignUpResponse = GetSignUpResponses[keyof GetSignUpResponses];
export type CreateAccountData = {
    body?: NewAccount;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day. Whoever knows the key and the body gets the response, with the token in it: use at least 32 random characters, and keep them secret.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/accounts';
};
export type CreateAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `sign-up-closed`: Nobody can create an account at the moment; `sign-up-code`: Creating an account takes a code.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `name-taken`: The name is taken.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateAccountError = CreateAccountErrors[keyof CreateAccountErrors];
export type CreateAccountResponses = {
    /**
     * Created
     */
    201: AccountMade;
};
export type CreateAccountResponse = CreateAccountResponses[keyof CreateAccountResponses];
export type DeleteAccountData = {
    body: Farewell;
    path?: never;
    query?: never;
    url: '/v1/accounts/me';
};
export type DeleteAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteAccountError = DeleteAccountErrors[keyof DeleteAccountErrors];
export type DeleteAccountResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteAccountResponse = DeleteAccountResponses[keyof DeleteAccountResponses];
export type GetMyAccountData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/accounts/me';
};
export type GetMyAccountErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetMyAccountError = GetMyAccountErrors[keyof GetMyAccountErrors];
export type GetMyAccountResponses = {
    /**
     * OK
     */
    200: Registered;
};
export type GetMyAccountResponse = GetMyAccountResponses[keyof GetMyAccountResponses];
export type ChangeAccountData = {
    body?: AccountChange;
    path?: never;
    query?: never;
    url: '/v1/accounts/me';
};
export type ChangeAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `name-taken`: The name is taken.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ChangeAccountError = ChangeAccountErrors[keyof ChangeAccountErrors];
export type ChangeAccountResponses = {
    /**
     * OK
     */
    200: Registered;
};
export type ChangeAccountResponse = ChangeAccountResponses[keyof ChangeAccountResponses];
export type GetMyDataData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/accounts/me/data';
};
export type GetMyDataErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetMyDataError = GetMyDataErrors[keyof GetMyDataErrors];
export type GetMyDataResponses = {
    /**
     * OK
     */
    200: PersonalData;
};
export type GetMyDataResponse = GetMyDataResponses[keyof GetMyDataResponses];
export type ListLimitsData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/limits';
};
export type ListLimitsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListLimitsError = ListLimitsErrors[keyof ListLimitsErrors];
export type ListLimitsResponses = {
    /**
     * OK
     */
    200: LimitsShown;
};
export type ListLimitsResponse = ListLimitsResponses[keyof ListLimitsResponses];
export type DeleteOtherTokensData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/tokens';
};
export type DeleteOtherTokensErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteOtherTokensError = DeleteOtherTokensErrors[keyof DeleteOtherTokensErrors];
export type DeleteOtherTokensResponses = {
    /**
     * OK
     */
    200: Revoked;
};
export type DeleteOtherTokensResponse = DeleteOtherTokensResponses[keyof DeleteOtherTokensResponses];
export type ListTokensData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/tokens';
};
export type ListTokensErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListTokensError = ListTokensErrors[keyof ListTokensErrors];
export type ListTokensResponses = {
    /**
     * OK
     */
    200: Tokens;
};
export type ListTokensResponse = ListTokensResponses[keyof ListTokensResponses];
export type CreateTokenData = {
    body: NewToken;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tokens';
};
export type CreateTokenErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-tokens`: The account has too many tokens.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateTokenError = CreateTokenErrors[keyof CreateTokenErrors];
export type CreateTokenResponses = {
    /**
     * Created
     */
    201: TokenMade;
};
export type CreateTokenResponse = CreateTokenResponses[keyof CreateTokenResponses];
export type DeleteTokenData = {
    body?: never;
    path: {
        /**
         * The token.
         */
        token_id: string;
    };
    query?: never;
    url: '/v1/tokens/{token_id}';
};
export type DeleteTokenErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-token`: No such token.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteTokenError = DeleteTokenErrors[keyof DeleteTokenErrors];
export type DeleteTokenResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteTokenResponse = DeleteTokenResponses[keyof DeleteTokenResponses];
export type GetAuthorizationServerData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/.well-known/oauth-authorization-server';
};
export type GetAuthorizationServerErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetAuthorizationServerError = GetAuthorizationServerErrors[keyof GetAuthorizationServerErrors];
export type GetAuthorizationServerResponses = {
    /**
     * OK
     */
    200: AuthorizationServerMetadata;
};
export type GetAuthorizationServerResponse = GetAuthorizationServerResponses[keyof GetAuthorizationServerResponses];
export type GetProtectedResourceData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/.well-known/oauth-protected-resource';
};
export type GetProtectedResourceErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetProtectedResourceError = GetProtectedResourceErrors[keyof GetProtectedResourceErrors];
export type GetProtectedResourceResponses = {
    /**
     * OK
     */
    200: ProtectedResourceMetadata;
};
export type GetProtectedResourceResponse = GetProtectedResourceResponses[keyof GetProtectedResourceResponses];
export type GetAuthorizationData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query: {
        /**
         * The query of `/oauth/authorize`, as the app has sent it, encoded once more.
         */
        query: string;
    };
    url: '/v1/authorization';
};
export type GetAuthorizationErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `app-document`: The app's document cannot be used; `redirect-not-registered`: The app has no such redirect URI.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetAuthorizationError = GetAuthorizationErrors[keyof GetAuthorizationErrors];
export type GetAuthorizationResponses = {
    /**
     * OK
     */
    200: AuthorizationRequest;
};
export type GetAuthorizationResponse = GetAuthorizationResponses[keyof GetAuthorizationResponses];
export type DecideAuthorizationData = {
    body: AuthorizationDecision;
    path?: never;
    query?: never;
    url: '/v1/authorization';
};
export type DecideAuthorizationErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `app-document`: The app's document cannot be used; `redirect-not-registered`: The app has no such redirect URI.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DecideAuthorizationError = DecideAuthorizationErrors[keyof DecideAuthorizationErrors];
export type DecideAuthorizationResponses = {
    /**
     * OK
     */
    200: Onward;
};
export type DecideAuthorizationResponse = DecideAuthorizationResponses[keyof DecideAuthorizationResponses];
export type IssueTokensData = {
    body: TokenRequest;
    path?: never;
    query?: never;
    url: '/oauth/token';
};
export type IssueTokensErrors = {
    /**
     * The request was refused; `error` says why. `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: OAuthError;
    /**
     * The client has not shown who it is.
     */
    401: OAuthError;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type IssueTokensError = IssueTokensErrors[keyof IssueTokensErrors];
export type IssueTokensResponses = {
    /**
     * OK
     */
    200: TokenAnswer;
};
export type IssueTokensResponse = IssueTokensResponses[keyof IssueTokensResponses];
export type AuthorizeDeviceData = {
    body: DeviceRequest;
    path?: never;
    query?: never;
    url: '/oauth/device';
};
export type AuthorizeDeviceErrors = {
    /**
     * The request was refused; `error` says why. `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: OAuthError;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `app-document`: The app's document cannot be used.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type AuthorizeDeviceError = AuthorizeDeviceErrors[keyof AuthorizeDeviceErrors];
export type AuthorizeDeviceResponses = {
    /**
     * OK
     */
    200: DeviceAnswer;
};
export type AuthorizeDeviceResponse = AuthorizeDeviceResponses[keyof AuthorizeDeviceResponses];
export type GetDeviceData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The code that a program shows, with or without its dash.
         */
        user_code: string;
    };
    query?: never;
    url: '/v1/devices/{user_code}';
};
export type GetDeviceErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-device`: No program waits for this code.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-tries`: Too many wrong tries.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetDeviceError = GetDeviceErrors[keyof GetDeviceErrors];
export type GetDeviceResponses = {
    /**
     * OK
     */
    200: AuthorizationRequest;
};
export type GetDeviceResponse = GetDeviceResponses[keyof GetDeviceResponses];
export type DecideDeviceData = {
    body: DeviceDecision;
    path: {
        /**
         * The code that a program shows, with or without its dash.
         */
        user_code: string;
    };
    query?: never;
    url: '/v1/devices/{user_code}';
};
export type DecideDeviceErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-device`: No program waits for this code.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-tries`: Too many wrong tries.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DecideDeviceError = DecideDeviceErrors[keyof DecideDeviceErrors];
export type DecideDeviceResponses = {
    /**
     * OK
     */
    200: DeviceDecided;
};
export type DecideDeviceResponse = DecideDeviceResponses[keyof DecideDeviceResponses];
export type RevokeTokenData = {
    body: RevocationRequest;
    path?: never;
    query?: never;
    url: '/oauth/revoke';
};
export type RevokeTokenErrors = {
    /**
     * The request was refused; `error` says why. `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: OAuthError;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type RevokeTokenError = RevokeTokenErrors[keyof RevokeTokenErrors];
export type RevokeTokenResponses = {
    /**
     * OK
     */
    200: RevocationAnswer;
};
export type RevokeTokenResponse = RevokeTokenResponses[keyof RevokeTokenResponses];
export type IntrospectTokenData = {
    body: IntrospectionRequest;
    path?: never;
    query?: never;
    url: '/oauth/introspect';
};
export type IntrospectTokenErrors = {
    /**
     * The request was refused; `error` says why. `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: OAuthError;
    /**
     * The client has not shown who it is.
     */
    401: OAuthError;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type IntrospectTokenError = IntrospectTokenErrors[keyof IntrospectTokenErrors];
export type IntrospectTokenResponses = {
    /**
     * OK
     */
    200: Introspection;
};
export type IntrospectTokenResponse = IntrospectTokenResponses[keyof IntrospectTokenResponses];
export type ListConnectionsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/connections';
};
export type ListConnectionsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListConnectionsError = ListConnectionsErrors[keyof ListConnectionsErrors];
export type ListConnectionsResponses = {
    /**
     * OK
     */
    200: Connections;
};
export type ListConnectionsResponse = ListConnectionsResponses[keyof ListConnectionsResponses];
export type DeleteConnectionData = {
    body?: never;
    path: {
        /**
         * The connection.
         */
        connection_id: string;
    };
    query?: never;
    url: '/v1/connections/{connection_id}';
};
export type DeleteConnectionErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-connection`: No such connection.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteConnectionError = DeleteConnectionErrors[keyof DeleteConnectionErrors];
export type DeleteConnectionResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteConnectionResponse = DeleteConnectionResponses[keyof DeleteConnectionResponses];
export type ListAppsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/apps';
};
export type ListAppsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListAppsError = ListAppsErrors[keyof ListAppsErrors];
export type ListAppsResponses = {
    /**
     * OK
     */
    200: Apps;
};
export type ListAppsResponse = ListAppsResponses[keyof ListAppsResponses];
export type CreateAppData = {
    body: NewApp;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/apps';
};
export type CreateAppErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-apps`: The account has as many apps as it may.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateAppError = CreateAppErrors[keyof CreateAppErrors];
export type CreateAppResponses = {
    /**
     * Created
     */
    201: OwnApp;
};
export type CreateAppResponse = CreateAppResponses[keyof CreateAppResponses];
export type DeleteAppData = {
    body?: never;
    path: {
        /**
         * The app.
         */
        app_id: string;
    };
    query?: never;
    url: '/v1/apps/{app_id}';
};
export type DeleteAppErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteAppError = DeleteAppErrors[keyof DeleteAppErrors];
export type DeleteAppResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteAppResponse = DeleteAppResponses[keyof DeleteAppResponses];
export type GetAppData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The app.
         */
        app_id: string;
    };
    query?: never;
    url: '/v1/apps/{app_id}';
};
export type GetAppErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetAppError = GetAppErrors[keyof GetAppErrors];
export type GetAppResponses = {
    /**
     * OK
     */
    200: OwnApp;
};
export type GetAppResponse = GetAppResponses[keyof GetAppResponses];
export type ChangeAppData = {
    body?: AppChange;
    path: {
        /**
         * The app.
         */
        app_id: string;
    };
    query?: never;
    url: '/v1/apps/{app_id}';
};
export type ChangeAppErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-app`: No such app.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ChangeAppError = ChangeAppErrors[keyof ChangeAppErrors];
export type ChangeAppResponses = {
    /**
     * OK
     */
    200: OwnApp;
};
export type ChangeAppResponse = ChangeAppResponses[keyof ChangeAppResponses];
export type ListSignInWaysData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/sign-in';
};
export type ListSignInWaysErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListSignInWaysError = ListSignInWaysErrors[keyof ListSignInWaysErrors];
export type ListSignInWaysResponses = {
    /**
     * OK
     */
    200: SignInWays;
};
export type ListSignInWaysResponse = ListSignInWaysResponses[keyof ListSignInWaysResponses];
export type SignInData = {
    body: PasskeyAnswer;
    path?: never;
    query?: never;
    url: '/v1/sign-in';
};
export type SignInErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `foreign-origin`: The request comes from a page of another site; `sign-in-refused`: The sign-in was refused.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `ceremony-over`: The ceremony is over; `no-passkeys-here`: Passkeys do not work at this address.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SignInError = SignInErrors[keyof SignInErrors];
export type SignInResponses = {
    /**
     * Created
     */
    201: SignedIn;
};
export type SignInResponse = SignInResponses[keyof SignInResponses];
export type CreateSignInOptionsData = {
    body?: Nothing;
    path?: never;
    query?: never;
    url: '/v1/sign-in/options';
};
export type CreateSignInOptionsErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `no-passkeys-here`: Passkeys do not work at this address.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateSignInOptionsError = CreateSignInOptionsErrors[keyof CreateSignInOptionsErrors];
export type CreateSignInOptionsResponses = {
    /**
     * OK
     */
    200: PasskeyOptions;
};
export type CreateSignInOptionsResponse = CreateSignInOptionsResponses[keyof CreateSignInOptionsResponses];
export type SignInByCodeData = {
    body: RecoverySignIn;
    path?: never;
    query?: never;
    url: '/v1/sign-in/recovery';
};
export type SignInByCodeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `foreign-origin`: The request comes from a page of another site; `sign-in-refused`: The sign-in was refused.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-tries`: Too many wrong tries.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SignInByCodeError = SignInByCodeErrors[keyof SignInByCodeErrors];
export type SignInByCodeResponses = {
    /**
     * Created
     */
    201: SignedIn;
};
export type SignInByCodeResponse = SignInByCodeResponses[keyof SignInByCodeResponses];
export type BeginOutsideSignInData = {
    body?: OutsideSignIn;
    path?: never;
    query?: never;
    url: '/v1/sign-in/outside';
};
export type BeginOutsideSignInErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `foreign-origin`: The request comes from a page of another site; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `no-provider`: Nobody signs in from outside here.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-identities`: The account has too many identities.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type BeginOutsideSignInError = BeginOutsideSignInErrors[keyof BeginOutsideSignInErrors];
export type BeginOutsideSignInResponses = {
    /**
     * OK
     */
    200: OutsideBegun;
};
export type BeginOutsideSignInResponse = BeginOutsideSignInResponses[keyof BeginOutsideSignInResponses];
export type DeleteOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/sessions';
};
export type DeleteOtherSessionsErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteOtherSessionsError = DeleteOtherSessionsErrors[keyof DeleteOtherSessionsErrors];
export type DeleteOtherSessionsResponses = {
    /**
     * OK
     */
    200: SessionsEnded;
};
export type DeleteOtherSessionsResponse = DeleteOtherSessionsResponses[keyof DeleteOtherSessionsResponses];
export type ListSessionsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/sessions';
};
export type ListSessionsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];
export type ListSessionsResponses = {
    /**
     * OK
     */
    200: Sessions;
};
export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];
export type CreateSessionData = {
    body?: NewSession;
    path?: never;
    query?: never;
    url: '/v1/sessions';
};
export type CreateSessionErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `foreign-origin`: The request comes from a page of another site; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateSessionError = CreateSessionErrors[keyof CreateSessionErrors];
export type CreateSessionResponses = {
    /**
     * Created
     */
    201: Session;
};
export type CreateSessionResponse = CreateSessionResponses[keyof CreateSessionResponses];
export type DeleteSessionData = {
    body?: never;
    path: {
        /**
         * The session, or `current`: the one that the request comes from.
         */
        session_id: string;
    };
    query?: never;
    url: '/v1/sessions/{session_id}';
};
export type DeleteSessionErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-session`: No such session.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];
export type DeleteSessionResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];
export type CreatePasskeyOptionsData = {
    body?: Nothing;
    path?: never;
    query?: never;
    url: '/v1/passkeys/options';
};
export type CreatePasskeyOptionsErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `no-passkeys-here`: Passkeys do not work at this address.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreatePasskeyOptionsError = CreatePasskeyOptionsErrors[keyof CreatePasskeyOptionsErrors];
export type CreatePasskeyOptionsResponses = {
    /**
     * OK
     */
    200: PasskeyOptions;
};
export type CreatePasskeyOptionsResponse = CreatePasskeyOptionsResponses[keyof CreatePasskeyOptionsResponses];
export type ListPasskeysData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/passkeys';
};
export type ListPasskeysErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];
export type ListPasskeysResponses = {
    /**
     * OK
     */
    200: Passkeys;
};
export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];
export type CreatePasskeyData = {
    body: NewPasskey;
    path?: never;
    query?: never;
    url: '/v1/passkeys';
};
export type CreatePasskeyErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `ceremony-over`: The ceremony is over; `no-passkeys-here`: Passkeys do not work at this address; `passkey-known`: The passkey is registered already; `too-many-passkeys`: The account has too many passkeys.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `passkey-refused`: The passkey was not accepted.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];
export type CreatePasskeyResponses = {
    /**
     * Created
     */
    201: Passkey;
};
export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];
export type DeletePasskeyData = {
    body?: never;
    path: {
        /**
         * The passkey.
         */
        passkey_id: string;
    };
    query?: never;
    url: '/v1/passkeys/{passkey_id}';
};
export type DeletePasskeyErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-passkey`: No such passkey.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];
export type DeletePasskeyResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeletePasskeyResponse = DeletePasskeyResponses[keyof DeletePasskeyResponses];
export type ChangePasskeyData = {
    body: PasskeyChange;
    path: {
        /**
         * The passkey.
         */
        passkey_id: string;
    };
    query?: never;
    url: '/v1/passkeys/{passkey_id}';
};
export type ChangePasskeyErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-passkey`: No such passkey.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ChangePasskeyError = ChangePasskeyErrors[keyof ChangePasskeyErrors];
export type ChangePasskeyResponses = {
    /**
     * OK
     */
    200: Passkey;
};
export type ChangePasskeyResponse = ChangePasskeyResponses[keyof ChangePasskeyResponses];
export type GetRecoveryCodesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/recovery-codes';
};
export type GetRecoveryCodesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetRecoveryCodesError = GetRecoveryCodesErrors[keyof GetRecoveryCodesErrors];
export type GetRecoveryCodesResponses = {
    /**
     * OK
     */
    200: RecoveryCodesLeft;
};
export type GetRecoveryCodesResponse = GetRecoveryCodesResponses[keyof GetRecoveryCodesResponses];
export type CreateRecoveryCodesData = {
    body?: Nothing;
    path?: never;
    query?: never;
    url: '/v1/recovery-codes';
};
export type CreateRecoveryCodesErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateRecoveryCodesError = CreateRecoveryCodesErrors[keyof CreateRecoveryCodesErrors];
export type CreateRecoveryCodesResponses = {
    /**
     * OK
     */
    200: RecoveryCodes;
};
export type CreateRecoveryCodesResponse = CreateRecoveryCodesResponses[keyof CreateRecoveryCodesResponses];
export type ListIdentitiesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/identities';
};
export type ListIdentitiesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListIdentitiesError = ListIdentitiesErrors[keyof ListIdentitiesErrors];
export type ListIdentitiesResponses = {
    /**
     * OK
     */
    200: Identities;
};
export type ListIdentitiesResponse = ListIdentitiesResponses[keyof ListIdentitiesResponses];
export type DeleteIdentityData = {
    body?: never;
    path: {
        /**
         * The identity.
         */
        identity_id: string;
    };
    query?: never;
    url: '/v1/identities/{identity_id}';
};
export type DeleteIdentityErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-identity`: No such identity.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteIdentityError = DeleteIdentityErrors[keyof DeleteIdentityErrors];
export type DeleteIdentityResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteIdentityResponse = DeleteIdentityResponses[keyof DeleteIdentityResponses];
export type ListTitlesData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Include the schemas of commands, events and views, which are large. If `false`, each of them is `{}`.
         */
        schemas?: boolean;
    };
    url: '/v1/titles';
};
export type ListTitlesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListTitlesError = ListTitlesErrors[keyof ListTitlesErrors];
export type ListTitlesResponses = {
    /**
     * OK
     */
    200: Titles;
};
export type ListTitlesResponse = ListTitlesResponses[keyof ListTitlesResponses];
export type GetTitleData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * The `edition` of the title. The response is the same with and without it; if it is the current one, caches may keep the response for a year.
         */
        edition?: string;
        /**
         * Include the schemas of commands, events and views, which are large. If `false`, each of them is `{}`.
         */
        schemas?: boolean;
    };
    url: '/v1/titles/{title}';
};
export type GetTitleErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTitleError = GetTitleErrors[keyof GetTitleErrors];
export type GetTitleResponses = {
    /**
     * OK
     */
    200: TitleShown;
};
export type GetTitleResponse = GetTitleResponses[keyof GetTitleResponses];
export type GetTitleSchemaData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * The `edition` of the title. The response is the same with and without it; if it is the current one, caches may keep the response for a year.
         */
        edition?: string;
    };
    url: '/v1/titles/{title}/schema.json';
};
export type GetTitleSchemaErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTitleSchemaError = GetTitleSchemaErrors[keyof GetTitleSchemaErrors];
export type GetTitleSchemaResponses = {
    /**
     * OK
     */
    200: SchemaDocument;
};
export type GetTitleSchemaResponse = GetTitleSchemaResponses[keyof GetTitleSchemaResponses];
export type ListComponentsData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * The `edition` of the title. The response is the same with and without it; if it is the current one, caches may keep the response for a year.
         */
        edition?: string;
    };
    url: '/v1/titles/{title}/components';
};
export type ListComponentsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListComponentsError = ListComponentsErrors[keyof ListComponentsErrors];
export type ListComponentsResponses = {
    /**
     * OK
     */
    200: Catalogue;
};
export type ListComponentsResponse = ListComponentsResponses[keyof ListComponentsResponses];
export type GetTitlePictureData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * Left out: what `Accept` likes best, `png` if it likes both alike.
         */
        format?: 'png' | 'svg';
        /**
         * In pixels; the height is 0.525 of it. Pictures of at most 480 pixels have no words.
         */
        width?: number;
        /**
         * The colours of the page around it.
         */
        theme?: 'dark' | 'light';
        /**
         * Language of names; that of `Accept-Language` if left out.
         */
        language?: 'cs' | 'en';
    };
    url: '/v1/titles/{title}/picture';
};
export type GetTitlePictureErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTitlePictureError = GetTitlePictureErrors[keyof GetTitlePictureErrors];
export type GetTitlePictureResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type ListRulesData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * The `edition` of the title. The response is the same with and without it; if it is the current one, caches may keep the response for a year.
         */
        edition?: string;
    };
    url: '/v1/titles/{title}/rules';
};
export type ListRulesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListRulesError = ListRulesErrors[keyof ListRulesErrors];
export type ListRulesResponses = {
    /**
     * OK
     */
    200: RuleList;
};
export type ListRulesResponse = ListRulesResponses[keyof ListRulesResponses];
export type GetRuleData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
        /**
         * The id of a rule.
         */
        rule: string;
    };
    query?: never;
    url: '/v1/titles/{title}/rules/{rule}';
};
export type GetRuleErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-rule`: No such rule; `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetRuleError = GetRuleErrors[keyof GetRuleErrors];
export type GetRuleResponses = {
    /**
     * OK
     */
    200: RuleText;
};
export type GetRuleResponse = GetRuleResponses[keyof GetRuleResponses];
export type GetIntroductionData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: never;
    url: '/v1/titles/{title}/introduction';
};
export type GetIntroductionErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-introduction`: No such introduction; `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetIntroductionError = GetIntroductionErrors[keyof GetIntroductionErrors];
export type GetIntroductionResponses = {
    /**
     * OK
     */
    200: IntroductionShown;
};
export type GetIntroductionResponse = GetIntroductionResponses[keyof GetIntroductionResponses];
export type GetIntroductionStepData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
        /**
         * The number of a step, from 1.
         */
        step: string;
    };
    query?: never;
    url: '/v1/titles/{title}/introduction/{step}';
};
export type GetIntroductionStepErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-introduction`: No such introduction; `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetIntroductionStepError = GetIntroductionStepErrors[keyof GetIntroductionStepErrors];
export type GetIntroductionStepResponses = {
    /**
     * OK
     */
    200: StepShown;
};
export type GetIntroductionStepResponse = GetIntroductionStepResponses[keyof GetIntroductionStepResponses];
export type GetTitleStatisticsData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/titles/{title}/statistics';
};
export type GetTitleStatisticsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTitleStatisticsError = GetTitleStatisticsErrors[keyof GetTitleStatisticsErrors];
export type GetTitleStatisticsResponses = {
    /**
     * OK
     */
    200: TitleStatistics;
};
export type GetTitleStatisticsResponse = GetTitleStatisticsResponses[keyof GetTitleStatisticsResponses];
export type ListGamesData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Games of this title.
         */
        title?: string;
        /**
         * Games with this status.
         */
        status?: 'finished' | 'open' | 'running' | 'void';
        /**
         * Games in which this account (name or id) has a seat.
         */
        player?: string;
        /**
         * Games in which this account (name or id) has a seat as well.
         */
        opponent?: string;
        /**
         * Games that were opened (with `order=finished`: ended, with `order=updated`: changed) at or after this.
         */
        since?: string;
        /**
         * Games that were opened (with `order=finished`: ended, with `order=updated`: changed) before this.
         */
        until?: string;
        /**
         * Running, unpaused games in which this account (name or id) has an open decision.
         */
        awaited?: string;
        /**
         * Cursor: the `next` of the previous page, or the `cursor` of an NDJSON line.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * By when games were opened: `newest` or `oldest` first. `updated`: the game in which something happened last first; a game that goes on moves to the front. `finished`: games that are over, the one that ended last first. `watching`: running games, those most worth watching first: many watchers, close scores, moves played just now, persons rather than bots. `status` is refused with it, and the items of a JSON page have their `standing`.
         */
        order?: 'finished' | 'newest' | 'oldest' | 'updated' | 'watching';
        /**
         * Include how each started game stands: points, round, clocks, watchers, what it asks you, the last moves. Such a page has at most 50 items. Not in NDJSON lines.
         */
        standing?: boolean;
        /**
         * NDJSON only: include the notation of each game that has started.
         */
        record?: boolean;
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/games';
};
export type ListGamesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListGamesError = ListGamesErrors[keyof ListGamesErrors];
export type ListGamesResponses = {
    /**
     * OK
     */
    200: Games;
};
export type ListGamesResponse = ListGamesResponses[keyof ListGamesResponses];
export type OpenGameData = {
    body: NewGame;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for at least 30 days after the end of the game.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/games';
};
export type OpenGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-games`: The account has too many unfinished games.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `illegal-options`: The options are invalid; `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type OpenGameError = OpenGameErrors[keyof OpenGameErrors];
export type OpenGameResponses = {
    /**
     * Created
     */
    201: GameShown;
};
export type OpenGameResponse = OpenGameResponses[keyof OpenGameResponses];
export type GetHomeData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/home';
};
export type GetHomeErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetHomeError = GetHomeErrors[keyof GetHomeErrors];
export type GetHomeResponses = {
    /**
     * OK
     */
    200: Home;
};
export type GetHomeResponse = GetHomeResponses[keyof GetHomeResponses];
export type GetGameData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}';
};
export type GetGameErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetGameError = GetGameErrors[keyof GetGameErrors];
export type GetGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type GetGameResponse = GetGameResponses[keyof GetGameResponses];
export type ImportGameData = {
    body: Document;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for at least 30 days after the end of the game.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: {
        /**
         * Whether it is listed.
         */
        visibility?: 'public' | 'unlisted';
    };
    url: '/v1/games/import';
};
export type ImportGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-games`: The account has too many unfinished games.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request; `not-importable`: The game cannot be imported.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ImportGameError = ImportGameErrors[keyof ImportGameErrors];
export type ImportGameResponses = {
    /**
     * Created
     */
    201: GameShown;
};
export type ImportGameResponse = ImportGameResponses[keyof ImportGameResponses];
export type GetNotationData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/notation';
};
export type GetNotationErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetNotationError = GetNotationErrors[keyof GetNotationErrors];
export type GetNotationResponses = {
    /**
     * OK
     */
    200: Record;
};
export type GetNotationResponse = GetNotationResponses[keyof GetNotationResponses];
export type ListForksData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page, or the `cursor` of an NDJSON line.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/games/{game_id}/forks';
};
export type ListForksErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListForksError = ListForksErrors[keyof ListForksErrors];
export type ListForksResponses = {
    /**
     * OK
     */
    200: Games;
};
export type ListForksResponse = ListForksResponses[keyof ListForksResponses];
export type ForkGameData = {
    body: Fork;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for at least 30 days after the end of the game.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/forks';
};
export type ForkGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `fork-would-reveal`: The fork would reveal hidden information; `game-ended`: The game is over; `game-not-started`: The game has not started; `too-many-games`: The account has too many unfinished games.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ForkGameError = ForkGameErrors[keyof ForkGameErrors];
export type ForkGameResponses = {
    /**
     * Created
     */
    201: GameShown;
};
export type ForkGameResponse = ForkGameResponses[keyof ForkGameResponses];
export type JoinGameData = {
    body?: SeatJoined;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/join';
};
export type JoinGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started; `seat-taken`: The seat is not free.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type JoinGameError = JoinGameErrors[keyof JoinGameErrors];
export type JoinGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type JoinGameResponse = JoinGameResponses[keyof JoinGameResponses];
export type RevealEntropyData = {
    body: EntropyRevealed;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/entropy';
};
export type RevealEntropyErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started; `seats-open`: The game has open seats.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type RevealEntropyError = RevealEntropyErrors[keyof RevealEntropyErrors];
export type RevealEntropyResponses = {
    /**
     * OK
     */
    200: EntropyTaken;
};
export type RevealEntropyResponse = RevealEntropyResponses[keyof RevealEntropyResponses];
export type LeaveGameData = {
    body?: SeatChosen;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/leave';
};
export type LeaveGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started; `not-seated`: You do not hold this seat.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type LeaveGameError = LeaveGameErrors[keyof LeaveGameErrors];
export type LeaveGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type LeaveGameResponse = LeaveGameResponses[keyof LeaveGameResponses];
export type FillSeatData = {
    body: SeatFilled;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/seats/{seat}';
};
export type FillSeatErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started; `seat-taken`: The seat is not free.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type FillSeatError = FillSeatErrors[keyof FillSeatErrors];
export type FillSeatResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type FillSeatResponse = FillSeatResponses[keyof FillSeatResponses];
export type StartGameData = {
    body?: Nothing;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/start';
};
export type StartGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `entropy-awaited`: Entropy texts are missing; `game-not-open`: The game has started; `seats-open`: The game has open seats.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type StartGameError = StartGameErrors[keyof StartGameErrors];
export type StartGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type StartGameResponse = StartGameResponses[keyof StartGameResponses];
export type ListInvitationsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/invitations';
};
export type ListInvitationsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];
export type ListInvitationsResponses = {
    /**
     * OK
     */
    200: Invitations;
};
export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];
export type CreateInvitationData = {
    body?: NewInvitation;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/invitations';
};
export type CreateInvitationErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started; `seat-taken`: The seat is not free; `too-many-invitations`: There are too many invitations.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateInvitationError = CreateInvitationErrors[keyof CreateInvitationErrors];
export type CreateInvitationResponses = {
    /**
     * Created
     */
    201: InvitationShown;
};
export type CreateInvitationResponse = CreateInvitationResponses[keyof CreateInvitationResponses];
export type DeleteInvitationData = {
    body?: never;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The invitation.
         */
        invitation_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/invitations/{invitation_id}';
};
export type DeleteInvitationErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-invitation`: No such invitation.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteInvitationError = DeleteInvitationErrors[keyof DeleteInvitationErrors];
export type DeleteInvitationResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteInvitationResponse = DeleteInvitationResponses[keyof DeleteInvitationResponses];
export type ListMyInvitationsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/invitations';
};
export type ListMyInvitationsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListMyInvitationsError = ListMyInvitationsErrors[keyof ListMyInvitationsErrors];
export type ListMyInvitationsResponses = {
    /**
     * OK
     */
    200: Invitations;
};
export type ListMyInvitationsResponse = ListMyInvitationsResponses[keyof ListMyInvitationsResponses];
export type GetInvitationData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The code of an invitation, with or without its dashes.
         */
        code: string;
    };
    query?: never;
    url: '/v1/invitations/{code}';
};
export type GetInvitationErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-invitation`: No such invitation.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetInvitationError = GetInvitationErrors[keyof GetInvitationErrors];
export type GetInvitationResponses = {
    /**
     * OK
     */
    200: InvitationSeen;
};
export type GetInvitationResponse = GetInvitationResponses[keyof GetInvitationResponses];
export type OpenInvitationData = {
    body?: never;
    path: {
        /**
         * The code of an invitation, with or without its dashes.
         */
        code: string;
    };
    query?: never;
    url: '/v1/invitations/{code}/open';
};
export type OpenInvitationErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-invitation`: No such invitation.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type OpenInvitationError = OpenInvitationErrors[keyof OpenInvitationErrors];
export type OpenInvitationResponses = {
    /**
     * No Content
     */
    204: void;
};
export type OpenInvitationResponse = OpenInvitationResponses[keyof OpenInvitationResponses];
export type DeclineInvitationData = {
    body?: never;
    path: {
        /**
         * The code of an invitation, with or without its dashes.
         */
        code: string;
    };
    query?: never;
    url: '/v1/invitations/{code}/decline';
};
export type DeclineInvitationErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-invitation`: No such invitation.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeclineInvitationError = DeclineInvitationErrors[keyof DeclineInvitationErrors];
export type DeclineInvitationResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeclineInvitationResponse = DeclineInvitationResponses[keyof DeclineInvitationResponses];
export type ListProposalsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/proposals';
};
export type ListProposalsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListProposalsError = ListProposalsErrors[keyof ListProposalsErrors];
export type ListProposalsResponses = {
    /**
     * OK
     */
    200: ProposalList;
};
export type ListProposalsResponse = ListProposalsResponses[keyof ListProposalsResponses];
export type CreateProposalData = {
    body: Proposing;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for at least 30 days after the end of the game.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/proposals';
};
export type CreateProposalErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-ended`: The game is over; `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateProposalError = CreateProposalErrors[keyof CreateProposalErrors];
export type CreateProposalResponses = {
    /**
     * The seat has proposed this already.
     */
    200: ProposalShown;
    /**
     * Created
     */
    201: ProposalShown;
};
export type CreateProposalResponse = CreateProposalResponses[keyof CreateProposalResponses];
export type GetProposalData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a proposal in its game.
         */
        proposal_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/proposals/{proposal_number}';
};
export type GetProposalErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-proposal`: No such proposal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetProposalError = GetProposalErrors[keyof GetProposalErrors];
export type GetProposalResponses = {
    /**
     * OK
     */
    200: ProposalShown;
};
export type GetProposalResponse = GetProposalResponses[keyof GetProposalResponses];
export type AgreeToProposalData = {
    body?: Speaking;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a proposal in its game.
         */
        proposal_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/proposals/{proposal_number}/agree';
};
export type AgreeToProposalErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist; `unknown-proposal`: No such proposal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-ended`: The game is over; `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type AgreeToProposalError = AgreeToProposalErrors[keyof AgreeToProposalErrors];
export type AgreeToProposalResponses = {
    /**
     * OK
     */
    200: ProposalShown;
};
export type AgreeToProposalResponse = AgreeToProposalResponses[keyof AgreeToProposalResponses];
export type DeclineProposalData = {
    body?: Speaking;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a proposal in its game.
         */
        proposal_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/proposals/{proposal_number}/decline';
};
export type DeclineProposalErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-proposal`: No such proposal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeclineProposalError = DeclineProposalErrors[keyof DeclineProposalErrors];
export type DeclineProposalResponses = {
    /**
     * OK
     */
    200: ProposalShown;
};
export type DeclineProposalResponse = DeclineProposalResponses[keyof DeclineProposalResponses];
export type WithdrawProposalData = {
    body?: Speaking;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a proposal in its game.
         */
        proposal_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/proposals/{proposal_number}/withdraw';
};
export type WithdrawProposalErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-proposal`: No such proposal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type WithdrawProposalError = WithdrawProposalErrors[keyof WithdrawProposalErrors];
export type WithdrawProposalResponses = {
    /**
     * OK
     */
    200: ProposalShown;
};
export type WithdrawProposalResponse = WithdrawProposalResponses[keyof WithdrawProposalResponses];
export type ListPassesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/seats/{seat}/passes';
};
export type ListPassesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListPassesError = ListPassesErrors[keyof ListPassesErrors];
export type ListPassesResponses = {
    /**
     * OK
     */
    200: Passes;
};
export type ListPassesResponse = ListPassesResponses[keyof ListPassesResponses];
export type DeletePassData = {
    body?: never;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
        /**
         * A kind of window.
         */
        kind: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/seats/{seat}/passes/{kind}';
};
export type DeletePassErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-pass`: No such standing pass.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeletePassError = DeletePassErrors[keyof DeletePassErrors];
export type DeletePassResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeletePassResponse = DeletePassResponses[keyof DeletePassResponses];
export type SetPassData = {
    body?: OrderingPass;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
        /**
         * A kind of window.
         */
        kind: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/seats/{seat}/passes/{kind}';
};
export type SetPassErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SetPassError = SetPassErrors[keyof SetPassErrors];
export type SetPassResponses = {
    /**
     * OK
     */
    200: PassShown;
};
export type SetPassResponse = SetPassResponses[keyof SetPassResponses];
export type GetPreferencesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/seats/{seat}/preferences';
};
export type GetPreferencesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPreferencesError = GetPreferencesErrors[keyof GetPreferencesErrors];
export type GetPreferencesResponses = {
    /**
     * OK
     */
    200: SeatPreferences;
};
export type GetPreferencesResponse = GetPreferencesResponses[keyof GetPreferencesResponses];
export type SetPreferencesData = {
    body: Preferring;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a seat.
         */
        seat: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/seats/{seat}/preferences';
};
export type SetPreferencesErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SetPreferencesError = SetPreferencesErrors[keyof SetPreferencesErrors];
export type SetPreferencesResponses = {
    /**
     * OK
     */
    200: SeatPreferences;
};
export type SetPreferencesResponse = SetPreferencesResponses[keyof SetPreferencesResponses];
export type ResignGameData = {
    body?: Speaking;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/resign';
};
export type ResignGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `not-at-this-table`: The table rules do not allow this.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ResignGameError = ResignGameErrors[keyof ResignGameErrors];
export type ResignGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type ResignGameResponse = ResignGameResponses[keyof ResignGameResponses];
export type AbandonGameData = {
    body?: Nothing;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/abandon';
};
export type AbandonGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-open`: The game has started.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type AbandonGameError = AbandonGameErrors[keyof AbandonGameErrors];
export type AbandonGameResponses = {
    /**
     * OK
     */
    200: GameShown;
};
export type AbandonGameResponse = AbandonGameResponses[keyof AbandonGameResponses];
export type OpenRematchData = {
    body?: Again;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/rematch';
};
export type OpenRematchErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-over`: The game is not over; `too-many-games`: The account has too many unfinished games.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type OpenRematchError = OpenRematchErrors[keyof OpenRematchErrors];
export type OpenRematchResponses = {
    /**
     * Created
     */
    201: GameShown;
};
export type OpenRematchResponse = OpenRematchResponses[keyof OpenRematchResponses];
export type GetLegalCommandsData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * The seat that decides. It must be yours, unless the game is over and a `ply` is named. Left out: your seat if you have exactly one.
         */
        seat?: number;
        /**
         * What was legal right after this ply; what is legal now if left out.
         */
        ply?: number;
        /**
         * If true, the answer says in `refused` what cannot be chosen, and why.
         */
        refused?: boolean;
    };
    url: '/v1/games/{game_id}/legal';
};
export type GetLegalCommandsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLegalCommandsError = GetLegalCommandsErrors[keyof GetLegalCommandsErrors];
export type GetLegalCommandsResponses = {
    /**
     * OK
     */
    200: Legal;
};
export type GetLegalCommandsResponse = GetLegalCommandsResponses[keyof GetLegalCommandsResponses];
export type ListMovesData = {
    body?: never;
    headers?: {
        /**
         * Language of each event's `text`: `en` or `cs`. Without this header events have no `text`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
        /**
         * Cursor: the `next` of the previous page, or a ply, to list the moves after it.
         */
        after?: number | string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Omit facts that have no text for people and that only the engine needs. The remaining events keep their versions; the `hash` of a link is on the last event of the link that remains.
         */
        worded?: boolean;
    };
    url: '/v1/games/{game_id}/moves';
};
export type ListMovesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListMovesError = ListMovesErrors[keyof ListMovesErrors];
export type ListMovesResponses = {
    /**
     * OK
     */
    200: MoveList;
};
export type ListMovesResponse = ListMovesResponses[keyof ListMovesResponses];
export type PlayMovesData = {
    body: Moves;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for at least 30 days after the end of the game.
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` of the game or its `legal` on which you based your decision: one strong entity tag. If the game has another version, the request is refused with 412 and nothing is played.
         */
        'If-Match'?: string;
        /**
         * The lease by which you play (see `POST /v1/leases`). If it has ended, or is not one of this turn, the request is refused with 409 and nothing is played.
         */
        'Kronika-Lease'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/moves';
};
export type PlayMovesErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `decision-closed`: The decision is closed; `game-not-started`: The game has not started; `game-paused`: The game is paused; `lease-lost`: The lease has ended.
     */
    409: Problem;
    /**
     * `version-mismatch`: The game version does not match.
     */
    412: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `beyond-a-draw`: A command follows one that revealed information; `illegal-command`: The command is illegal; `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type PlayMovesError = PlayMovesErrors[keyof PlayMovesErrors];
export type PlayMovesResponses = {
    /**
     * A dry run.
     */
    200: MovesPlayed;
    /**
     * Created
     */
    201: MovesPlayed;
};
export type PlayMovesResponse = PlayMovesResponses[keyof PlayMovesResponses];
export type ListLeasesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/leases';
};
export type ListLeasesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListLeasesError = ListLeasesErrors[keyof ListLeasesErrors];
export type ListLeasesResponses = {
    /**
     * OK
     */
    200: LeaseList;
};
export type ListLeasesResponse = ListLeasesResponses[keyof ListLeasesResponses];
export type TakeLeasesData = {
    body: LeasesWanted;
    path?: never;
    query?: never;
    url: '/v1/leases';
};
export type TakeLeasesErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-streams`: Too many streams are open.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type TakeLeasesError = TakeLeasesErrors[keyof TakeLeasesErrors];
export type TakeLeasesResponses = {
    /**
     * OK
     */
    200: LeasesTaken;
};
export type TakeLeasesResponse = TakeLeasesResponses[keyof TakeLeasesResponses];
export type ExtendLeaseData = {
    body?: LeaseExtended;
    path: {
        /**
         * The lease.
         */
        lease_id: string;
    };
    query?: never;
    url: '/v1/leases/{lease_id}/extend';
};
export type ExtendLeaseErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `lease-lost`: The lease has ended.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ExtendLeaseError = ExtendLeaseErrors[keyof ExtendLeaseErrors];
export type ExtendLeaseResponses = {
    /**
     * OK
     */
    200: LeaseShown;
};
export type ExtendLeaseResponse = ExtendLeaseResponses[keyof ExtendLeaseResponses];
export type GiveBackLeaseData = {
    body?: never;
    path: {
        /**
         * The lease.
         */
        lease_id: string;
    };
    query?: never;
    url: '/v1/leases/{lease_id}';
};
export type GiveBackLeaseErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `lease-lost`: The lease has ended.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GiveBackLeaseError = GiveBackLeaseErrors[keyof GiveBackLeaseErrors];
export type GiveBackLeaseResponses = {
    /**
     * No Content
     */
    204: void;
};
export type GiveBackLeaseResponse = GiveBackLeaseResponses[keyof GiveBackLeaseResponses];
export type PreviewMovesData = {
    body: Trial;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/previews';
};
export type PreviewMovesErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `illegal-command`: The command is illegal.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type PreviewMovesError = PreviewMovesErrors[keyof PreviewMovesErrors];
export type PreviewMovesResponses = {
    /**
     * OK
     */
    200: Preview;
};
export type PreviewMovesResponse = PreviewMovesResponses[keyof PreviewMovesResponses];
export type GetWorldData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * The seat that decides, which must be yours. Left out: your seat if you have exactly one.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/world';
};
export type GetWorldErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `decision-closed`: The decision is closed; `game-not-started`: The game has not started; `game-paused`: The game is paused.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetWorldError = GetWorldErrors[keyof GetWorldErrors];
export type GetWorldResponses = {
    /**
     * OK
     */
    200: World;
};
export type GetWorldResponse = GetWorldResponses[keyof GetWorldResponses];
export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * Language of each event's `text`: `en` or `cs`. Without this header events have no `text`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
        /**
         * Cursor: the `next` of the previous page, or a version, to list the events after it.
         */
        after?: number | string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Omit facts that have no text for people and that only the engine needs. The remaining events keep their versions; the `hash` of a link is on the last event of the link that remains.
         */
        worded?: boolean;
    };
    url: '/v1/games/{game_id}/events';
};
export type ListEventsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];
export type ListEventsResponses = {
    /**
     * OK
     */
    200: Events;
};
export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];
export type StreamEventsData = {
    body?: never;
    headers?: {
        /**
         * Version of the last event received; browsers send it when they reconnect. Takes precedence over `after`.
         */
        'Last-Event-ID'?: string;
        /**
         * Language of each event's `text`: `en` or `cs`. Without this header events have no `text`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
        /**
         * Send only events after this version.
         */
        after?: number;
        /**
         * `message`: every event of the stream is called `message`, so that `EventSource.onmessage` hears all of them; the last one is `{"type": "stream.end"}`. `named`: each is called by its type, as its data say, too.
         */
        events?: 'message' | 'named';
    };
    url: '/v1/games/{game_id}/stream';
};
export type StreamEventsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-streams`: Too many streams are open.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type StreamEventsError = StreamEventsErrors[keyof StreamEventsErrors];
export type StreamEventsResponses = {
    /**
     * A stream of Server-Sent Events; `data` is an event as JSON.
     */
    200: string;
    /**
     * The game is over and there are no further events.
     */
    204: void;
};
export type StreamEventsResponse = StreamEventsResponses[keyof StreamEventsResponses];
export type StreamNewsData = {
    body?: never;
    headers?: {
        /**
         * The last `id` received; browsers send it when they reconnect. Takes precedence over `after`.
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * The last `id` received from this stream.
         */
        after?: string;
        /**
         * `message`: every event of the stream is called `message`, so that `EventSource.onmessage` hears all of them; the last one is `{"type": "stream.end"}`. `named`: each is called by its type, as its data say, too.
         */
        events?: 'message' | 'named';
    };
    url: '/v1/stream';
};
export type StreamNewsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-streams`: Too many streams are open.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type StreamNewsError = StreamNewsErrors[keyof StreamNewsErrors];
export type StreamNewsResponses = {
    /**
     * Server-Sent Events; `data` is JSON.
     */
    200: string;
};
export type StreamNewsResponse = StreamNewsResponses[keyof StreamNewsResponses];
export type ListLogEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A position in the log: the last `id` of a stream, the `position` of the last line, or a `Log-Position`. Of partitions that it does not name, everything is sent. Left out: from the beginning; `latest`: only what happens from now on.
         */
        after?: string;
        /**
         * Maximum number of lines before the last one.
         */
        limit?: number;
    };
    url: '/v1/log/events';
};
export type ListLogEventsErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListLogEventsError = ListLogEventsErrors[keyof ListLogEventsErrors];
export type ListLogEventsResponses = {
    /**
     * OK
     */
    200: ({
        type: 'log.event';
    } & LogEvent) | ({
        type: 'log.revealed';
    } & LogRevelation) | LogEnd;
};
export type ListLogEventsResponse = ListLogEventsResponses[keyof ListLogEventsResponses];
export type StreamLogData = {
    body?: never;
    headers?: {
        /**
         * The last `id` received; browsers send it when they reconnect. Takes precedence over `after`; empty, it says nothing.
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * A position in the log: the last `id` of a stream, the `position` of the last line, or a `Log-Position`. Of partitions that it does not name, everything is sent. Left out: from the beginning; `latest`: only what happens from now on.
         */
        after?: string;
        /**
         * `message`: every event of the stream is called `message`, so that `EventSource.onmessage` hears all of them; the last one is `{"type": "stream.end"}`. `named`: each is called by its type, as its data say, too.
         */
        events?: 'message' | 'named';
    };
    url: '/v1/log/stream';
};
export type StreamLogErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded; `too-many-streams`: Too many streams are open.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type StreamLogError = StreamLogErrors[keyof StreamLogErrors];
export type StreamLogResponses = {
    /**
     * Server-Sent Events; `data` is JSON.
     */
    200: string;
};
export type StreamLogResponse = StreamLogResponses[keyof StreamLogResponses];
export type GetStateData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * A ply, or `latest`.
         */
        ply: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/states/{ply}';
};
export type GetStateErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-path`: A part of the path is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetStateError = GetStateErrors[keyof GetStateErrors];
export type GetStateResponses = {
    /**
     * OK
     */
    200: StateShown;
};
export type GetStateResponse = GetStateResponses[keyof GetStateResponses];
export type GetSceneData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * A ply, or `latest`.
         */
        ply: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/scenes/{ply}';
};
export type GetSceneErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-path`: A part of the path is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetSceneError = GetSceneErrors[keyof GetSceneErrors];
export type GetSceneResponses = {
    /**
     * OK
     */
    200: SceneShown;
};
export type GetSceneResponse = GetSceneResponses[keyof GetSceneResponses];
export type GetTextPictureData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * A ply, or `latest`.
         */
        ply: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/text-pictures/{ply}';
};
export type GetTextPictureErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-path`: A part of the path is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTextPictureError = GetTextPictureErrors[keyof GetTextPictureErrors];
export type GetTextPictureResponses = {
    /**
     * OK
     */
    200: TextPictureShown;
};
export type GetTextPictureResponse = GetTextPictureResponses[keyof GetTextPictureResponses];
export type GetPictureData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Left out: what `Accept` likes best, `png` if it likes both alike.
         */
        format?: 'png' | 'svg';
        /**
         * In pixels; the height is 0.525 of it. Pictures of at most 480 pixels have no words.
         */
        width?: number;
        /**
         * The colours of the page around it.
         */
        theme?: 'dark' | 'light';
        /**
         * Language of names; that of `Accept-Language` if left out.
         */
        language?: 'cs' | 'en';
        /**
         * The position after this ply; the latest if left out.
         */
        ply?: number;
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/picture';
};
export type GetPictureErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPictureError = GetPictureErrors[keyof GetPictureErrors];
export type GetPictureResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetEmbeddingData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query: {
        /**
         * Address of a game's page, perhaps with `?ply=`.
         */
        url: string;
        /**
         * Only `json` is implemented.
         */
        format?: 'json' | 'xml';
        /**
         * Widest that it may be.
         */
        maxwidth?: number;
        /**
         * Highest that it may be.
         */
        maxheight?: number;
    };
    url: '/oembed';
};
export type GetEmbeddingErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `format-not-offered`: The service does not do this.
     */
    501: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetEmbeddingError = GetEmbeddingErrors[keyof GetEmbeddingErrors];
export type GetEmbeddingResponses = {
    /**
     * OK
     */
    200: Embedding;
};
export type GetEmbeddingResponse = GetEmbeddingResponses[keyof GetEmbeddingResponses];
export type GetReplayData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
        /**
         * Show only what this seat could see then. Of a game that is over any seat can be chosen; otherwise it must be yours.
         */
        eyes?: number;
        /**
         * Start with the scene after this ply; 0 is the setup.
         */
        from?: number;
    };
    url: '/v1/games/{game_id}/replay';
};
export type GetReplayErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetReplayError = GetReplayErrors[keyof GetReplayErrors];
export type GetReplayResponses = {
    /**
     * OK
     */
    200: ({
        type: 'head';
    } & ReplayHead) | ({
        type: 'ply';
    } & ReplayedPly) | ({
        type: 'table';
    } & ReplayedEvent) | ({
        type: 'end';
    } & ReplayEnd);
};
export type GetReplayResponse = GetReplayResponses[keyof GetReplayResponses];
export type GetDiffData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query: {
        /**
         * The ply to compare from; 0 is the setup.
         */
        from: number;
        /**
         * The ply to compare with.
         */
        to: number;
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/diff';
};
export type GetDiffErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetDiffError = GetDiffErrors[keyof GetDiffErrors];
export type GetDiffResponses = {
    /**
     * OK
     */
    200: Diff;
};
export type GetDiffResponse = GetDiffResponses[keyof GetDiffResponses];
export type GetComparisonData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query: {
        /**
         * Number of moves so far; 0 is the setup.
         */
        from: number;
        /**
         * Number of moves so far; 0 is the setup.
         */
        to: number;
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
        /**
         * Show only what this seat could see then. Of a game that is over any seat can be chosen; otherwise it must be yours.
         */
        eyes?: number;
    };
    url: '/v1/games/{game_id}/comparison';
};
export type GetComparisonErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetComparisonError = GetComparisonErrors[keyof GetComparisonErrors];
export type GetComparisonResponses = {
    /**
     * OK
     */
    200: Comparison;
};
export type GetComparisonResponse = GetComparisonResponses[keyof GetComparisonResponses];
export type ExportGameData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/export';
};
export type ExportGameErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ExportGameError = ExportGameErrors[keyof ExportGameErrors];
export type ExportGameResponses = {
    /**
     * OK
     */
    200: Export;
};
export type ExportGameResponse = ExportGameResponses[keyof ExportGameResponses];
export type GetPlayerData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Name or id of an account.
         */
        player: string;
    };
    query?: {
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/players/{player}';
};
export type GetPlayerErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPlayerError = GetPlayerErrors[keyof GetPlayerErrors];
export type GetPlayerResponses = {
    /**
     * OK
     */
    200: PlayerShown;
};
export type GetPlayerResponse = GetPlayerResponses[keyof GetPlayerResponses];
export type ListLeadersData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The slug of a title.
         */
        title: string;
    };
    query?: {
        /**
         * Count only games without bots.
         */
        exclude_bot_games?: boolean;
        /**
         * Omit accounts that are marked as bots.
         */
        exclude_bots?: boolean;
        /**
         * Omit players with fewer finished games than this.
         */
        min_games?: number;
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/leaderboards/{title}';
};
export type ListLeadersErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-title`: The title does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListLeadersError = ListLeadersErrors[keyof ListLeadersErrors];
export type ListLeadersResponses = {
    /**
     * OK
     */
    200: Leaderboard;
};
export type ListLeadersResponse = ListLeadersResponses[keyof ListLeadersResponses];
export type ListKeysData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/keys';
};
export type ListKeysErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListKeysError = ListKeysErrors[keyof ListKeysErrors];
export type ListKeysResponses = {
    /**
     * OK
     */
    200: Keys;
};
export type ListKeysResponse = ListKeysResponses[keyof ListKeysResponses];
export type ListEpochsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/epochs';
};
export type ListEpochsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListEpochsError = ListEpochsErrors[keyof ListEpochsErrors];
export type ListEpochsResponses = {
    /**
     * OK
     */
    200: Epochs;
};
export type ListEpochsResponse = ListEpochsResponses[keyof ListEpochsResponses];
export type GetLogCheckpointData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/log/checkpoint';
};
export type GetLogCheckpointErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLogCheckpointError = GetLogCheckpointErrors[keyof GetLogCheckpointErrors];
export type GetLogCheckpointResponses = {
    /**
     * OK
     */
    200: string;
};
export type GetLogCheckpointResponse = GetLogCheckpointResponses[keyof GetLogCheckpointResponses];
export type GetLogTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
    };
    query?: never;
    url: '/v1/log/tile/{level}/{number}';
};
export type GetLogTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLogTileError = GetLogTileErrors[keyof GetLogTileErrors];
export type GetLogTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetLogTilePartData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
    };
    query?: never;
    url: '/v1/log/tile/{level}/{number}/{more}';
};
export type GetLogTilePartErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLogTilePartError = GetLogTilePartErrors[keyof GetLogTilePartErrors];
export type GetLogTilePartResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetLargeLogTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
        /**
         * The third part of the number of a tile.
         */
        rest: string;
    };
    query?: never;
    url: '/v1/log/tile/{level}/{number}/{more}/{rest}';
};
export type GetLargeLogTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLargeLogTileError = GetLargeLogTileErrors[keyof GetLargeLogTileErrors];
export type GetLargeLogTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetLargestLogTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
        /**
         * The third part of the number of a tile.
         */
        rest: string;
        /**
         * The last part of the number of a tile.
         */
        last: string;
    };
    query?: never;
    url: '/v1/log/tile/{level}/{number}/{more}/{rest}/{last}';
};
export type GetLargestLogTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLargestLogTileError = GetLargestLogTileErrors[keyof GetLargestLogTileErrors];
export type GetLargestLogTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetPartitionCheckpointData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The number of a partition of the log.
         */
        partition: string;
    };
    query?: never;
    url: '/v1/log/partitions/{partition}/checkpoint';
};
export type GetPartitionCheckpointErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPartitionCheckpointError = GetPartitionCheckpointErrors[keyof GetPartitionCheckpointErrors];
export type GetPartitionCheckpointResponses = {
    /**
     * OK
     */
    200: string;
};
export type GetPartitionCheckpointResponse = GetPartitionCheckpointResponses[keyof GetPartitionCheckpointResponses];
export type GetPartitionTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The number of a partition of the log.
         */
        partition: string;
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
    };
    query?: never;
    url: '/v1/log/partitions/{partition}/tile/{level}/{number}';
};
export type GetPartitionTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPartitionTileError = GetPartitionTileErrors[keyof GetPartitionTileErrors];
export type GetPartitionTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetPartitionTilePartData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The number of a partition of the log.
         */
        partition: string;
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
    };
    query?: never;
    url: '/v1/log/partitions/{partition}/tile/{level}/{number}/{more}';
};
export type GetPartitionTilePartErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPartitionTilePartError = GetPartitionTilePartErrors[keyof GetPartitionTilePartErrors];
export type GetPartitionTilePartResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetLargePartitionTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The number of a partition of the log.
         */
        partition: string;
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
        /**
         * The third part of the number of a tile.
         */
        rest: string;
    };
    query?: never;
    url: '/v1/log/partitions/{partition}/tile/{level}/{number}/{more}/{rest}';
};
export type GetLargePartitionTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLargePartitionTileError = GetLargePartitionTileErrors[keyof GetLargePartitionTileErrors];
export type GetLargePartitionTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetLargestPartitionTileData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The number of a partition of the log.
         */
        partition: string;
        /**
         * The level of a tile, 0 to 5, or `entries`.
         */
        level: string;
        /**
         * The index of the tile, or its first path segment, as C2SP tlog-tiles encodes it.
         */
        number: string;
        /**
         * The second part of the number of a tile.
         */
        more: string;
        /**
         * The third part of the number of a tile.
         */
        rest: string;
        /**
         * The last part of the number of a tile.
         */
        last: string;
    };
    query?: never;
    url: '/v1/log/partitions/{partition}/tile/{level}/{number}/{more}/{rest}/{last}';
};
export type GetLargestPartitionTileErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `not-found`: No resource exists at this path.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetLargestPartitionTileError = GetLargestPartitionTileErrors[keyof GetLargestPartitionTileErrors];
export type GetLargestPartitionTileResponses = {
    /**
     * OK
     */
    200: unknown;
};
export type GetProofData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Number of moves so far; 0 is the setup.
         */
        ply?: number;
    };
    url: '/v1/games/{game_id}/proofs';
};
export type GetProofErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetProofError = GetProofErrors[keyof GetProofErrors];
export type GetProofResponses = {
    /**
     * OK
     */
    200: ProofShown;
};
export type GetProofResponse = GetProofResponses[keyof GetProofResponses];
export type GetTlogProofData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * The last link of this ply.
         */
        ply?: number;
        /**
         * The link of this event; not together with `ply`.
         */
        version?: number;
    };
    url: '/v1/games/{game_id}/tlog-proof';
};
export type GetTlogProofErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetTlogProofError = GetTlogProofErrors[keyof GetTlogProofErrors];
export type GetTlogProofResponses = {
    /**
     * OK
     */
    200: string;
};
export type GetTlogProofResponse = GetTlogProofResponses[keyof GetTlogProofResponses];
export type GetCosignaturesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Number of moves so far; 0 is the setup.
         */
        ply?: number;
    };
    url: '/v1/games/{game_id}/cosignatures';
};
export type GetCosignaturesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetCosignaturesError = GetCosignaturesErrors[keyof GetCosignaturesErrors];
export type GetCosignaturesResponses = {
    /**
     * OK
     */
    200: PlyDated;
};
export type GetCosignaturesResponse = GetCosignaturesResponses[keyof GetCosignaturesResponses];
export type ListReceiptsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page, or a ply, to list the receipts of the plies after it.
         */
        after?: number | string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/receipts';
};
export type ListReceiptsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListReceiptsError = ListReceiptsErrors[keyof ListReceiptsErrors];
export type ListReceiptsResponses = {
    /**
     * OK
     */
    200: Receipts;
};
export type ListReceiptsResponse = ListReceiptsResponses[keyof ListReceiptsResponses];
export type ListDrawsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/draws';
};
export type ListDrawsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-over`: The game is not over.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListDrawsError = ListDrawsErrors[keyof ListDrawsErrors];
export type ListDrawsResponses = {
    /**
     * OK
     */
    200: DrawList;
};
export type ListDrawsResponse = ListDrawsResponses[keyof ListDrawsResponses];
export type ListRefusalsData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Of this seat; left out: of all that you may ask for.
         */
        seat?: number;
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/refusals';
};
export type ListRefusalsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListRefusalsError = ListRefusalsErrors[keyof ListRefusalsErrors];
export type ListRefusalsResponses = {
    /**
     * OK
     */
    200: RefusalList;
};
export type ListRefusalsResponse = ListRefusalsResponses[keyof ListRefusalsResponses];
export type GetRefusalData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The refusal.
         */
        refusal_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/refusals/{refusal_id}';
};
export type GetRefusalErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-refusal`: No such refusal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetRefusalError = GetRefusalErrors[keyof GetRefusalErrors];
export type GetRefusalResponses = {
    /**
     * OK
     */
    200: RefusalShown;
};
export type GetRefusalResponse = GetRefusalResponses[keyof GetRefusalResponses];
export type ListDisputesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/games/{game_id}/disputes';
};
export type ListDisputesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListDisputesError = ListDisputesErrors[keyof ListDisputesErrors];
export type ListDisputesResponses = {
    /**
     * OK
     */
    200: DisputeList;
};
export type ListDisputesResponse = ListDisputesResponses[keyof ListDisputesResponses];
export type OpenDisputeData = {
    body: NewDispute;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/disputes';
};
export type OpenDisputeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist; `unknown-refusal`: No such refusal.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `already-disputed`: This was already disputed; `game-ended`: The game is over; `game-not-started`: The game has not started; `too-late-to-dispute`: The period for disputes has ended; `too-many-disputes`: The seat has too many open disputes.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type OpenDisputeError = OpenDisputeErrors[keyof OpenDisputeErrors];
export type OpenDisputeResponses = {
    /**
     * The dispute is already open.
     */
    200: DisputeShown;
    /**
     * Created
     */
    201: DisputeShown;
};
export type OpenDisputeResponse = OpenDisputeResponses[keyof OpenDisputeResponses];
export type ListAllDisputesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Disputes with this status.
         */
        status?: 'dismissed' | 'open' | 'upheld' | 'withdrawn';
        /**
         * Disputes in games of this title.
         */
        title?: string;
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/disputes';
};
export type ListAllDisputesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListAllDisputesError = ListAllDisputesErrors[keyof ListAllDisputesErrors];
export type ListAllDisputesResponses = {
    /**
     * OK
     */
    200: DisputesListed;
};
export type ListAllDisputesResponse = ListAllDisputesResponses[keyof ListAllDisputesResponses];
export type GetDisputeData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a dispute in its game.
         */
        dispute_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/disputes/{dispute_number}';
};
export type GetDisputeErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-dispute`: No such dispute; `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetDisputeError = GetDisputeErrors[keyof GetDisputeErrors];
export type GetDisputeResponses = {
    /**
     * OK
     */
    200: DisputeShown;
};
export type GetDisputeResponse = GetDisputeResponses[keyof GetDisputeResponses];
export type GetEvidenceData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a dispute in its game.
         */
        dispute_number: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/disputes/{dispute_number}/evidence';
};
export type GetEvidenceErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-dispute`: No such dispute; `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetEvidenceError = GetEvidenceErrors[keyof GetEvidenceErrors];
export type GetEvidenceResponses = {
    /**
     * OK
     */
    200: EvidenceShown;
};
export type GetEvidenceResponse = GetEvidenceResponses[keyof GetEvidenceResponses];
export type GetPlyEvidenceData = {
    body?: never;
    headers?: {
        /**
         * Language of texts: `en` or `cs`.
         */
        'Accept-Language'?: string;
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * A ply, or `latest`.
         */
        ply: string;
    };
    query?: {
        /**
         * Look from this seat, which must be yours. Left out: from your seat if you have exactly one, else as a spectator.
         */
        seat?: number;
    };
    url: '/v1/games/{game_id}/evidence/{ply}';
};
export type GetPlyEvidenceErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-path`: A part of the path is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-not-started`: The game has not started.
     */
    409: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetPlyEvidenceError = GetPlyEvidenceErrors[keyof GetPlyEvidenceErrors];
export type GetPlyEvidenceResponses = {
    /**
     * OK
     */
    200: PlyEvidence;
};
export type GetPlyEvidenceResponse = GetPlyEvidenceResponses[keyof GetPlyEvidenceResponses];
export type WithdrawDisputeData = {
    body?: Nothing;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a dispute in its game.
         */
        dispute_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/disputes/{dispute_number}/withdraw';
};
export type WithdrawDisputeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `not-your-seat`: The seat belongs to another account.
     */
    403: Problem;
    /**
     * `unknown-dispute`: No such dispute; `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `dispute-decided`: The dispute is closed.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type WithdrawDisputeError = WithdrawDisputeErrors[keyof WithdrawDisputeErrors];
export type WithdrawDisputeResponses = {
    /**
     * OK
     */
    200: DisputeShown;
};
export type WithdrawDisputeResponse = WithdrawDisputeResponses[keyof WithdrawDisputeResponses];
export type JudgeDisputeData = {
    body: NewVerdict;
    path: {
        /**
         * The game.
         */
        game_id: string;
        /**
         * The number of a dispute in its game.
         */
        dispute_number: string;
    };
    query?: never;
    url: '/v1/games/{game_id}/disputes/{dispute_number}/judge';
};
export type JudgeDisputeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope; `partial-arbiter`: An arbiter may not judge a game in which they play.
     */
    403: Problem;
    /**
     * `unknown-dispute`: No such dispute; `unknown-game`: The game does not exist; `unknown-ply`: The ply does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `dispute-decided`: The dispute is closed; `game-ended`: The game is over.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type JudgeDisputeError = JudgeDisputeErrors[keyof JudgeDisputeErrors];
export type JudgeDisputeResponses = {
    /**
     * OK
     */
    200: DisputeShown;
};
export type JudgeDisputeResponse = JudgeDisputeResponses[keyof JudgeDisputeResponses];
export type ListWebhooksData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/webhooks';
};
export type ListWebhooksErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];
export type ListWebhooksResponses = {
    /**
     * OK
     */
    200: WebhookList;
};
export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];
export type CreateWebhookData = {
    body: NewWebhook;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks';
};
export type CreateWebhookErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `webhook-limit`: You have too many webhooks.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request; `webhook-address`: The webhook address is not allowed.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];
export type CreateWebhookResponses = {
    /**
     * Created
     */
    201: WebhookMade;
};
export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];
export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}';
};
export type DeleteWebhookErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];
export type DeleteWebhookResponses = {
    /**
     * No Content
     */
    204: void;
};
export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];
export type GetWebhookData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}';
};
export type GetWebhookErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];
export type GetWebhookResponses = {
    /**
     * OK
     */
    200: WebhookShown;
};
export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];
export type ChangeWebhookData = {
    body?: WebhookChange;
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}';
};
export type ChangeWebhookErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `webhook-address`: The webhook address is not allowed.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ChangeWebhookError = ChangeWebhookErrors[keyof ChangeWebhookErrors];
export type ChangeWebhookResponses = {
    /**
     * OK
     */
    200: WebhookShown;
};
export type ChangeWebhookResponse = ChangeWebhookResponses[keyof ChangeWebhookResponses];
export type RotateWebhookSecretData = {
    body?: Rotation;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}/secret';
};
export type RotateWebhookSecretErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];
export type RotateWebhookSecretResponses = {
    /**
     * Created
     */
    201: SecretMade;
};
export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];
export type TestWebhookData = {
    body?: Nothing;
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}/test';
};
export type TestWebhookErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];
export type TestWebhookResponses = {
    /**
     * OK
     */
    200: AttemptShown;
};
export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];
export type ReplayWebhookData = {
    body: Replay;
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/v1/webhooks/{webhook_id}/replay';
};
export type ReplayWebhookErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist; `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `webhook-disabled`: The webhook is disabled.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ReplayWebhookError = ReplayWebhookErrors[keyof ReplayWebhookErrors];
export type ReplayWebhookResponses = {
    /**
     * Accepted
     */
    202: Replayed;
};
export type ReplayWebhookResponse = ReplayWebhookResponses[keyof ReplayWebhookResponses];
export type ListDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The webhook.
         */
        webhook_id: string;
    };
    query?: {
        /**
         * Deliveries with this status.
         */
        status?: 'delivered' | 'failed' | 'pending' | 'withheld';
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
        /**
         * Wait, for some seconds at most, until the response shows what you have written: the `Log-Position` of the answer to that request, or several joined by commas.
         */
        at_least?: string;
    };
    url: '/v1/webhooks/{webhook_id}/deliveries';
};
export type ListDeliveriesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-webhook`: No such webhook.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `not-there-yet`: The lists have not come so far yet; `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListDeliveriesError = ListDeliveriesErrors[keyof ListDeliveriesErrors];
export type ListDeliveriesResponses = {
    /**
     * OK
     */
    200: DeliveryList;
};
export type ListDeliveriesResponse = ListDeliveriesResponses[keyof ListDeliveriesResponses];
export type ListAccountsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Accounts with these letters in their names, in any case.
         */
        name?: string;
        /**
         * Accounts in this state.
         */
        state?: 'active' | 'suspended';
        /**
         * Accounts with this role.
         */
        role?: 'admin' | 'arbiter' | 'log';
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/admin/accounts';
};
export type ListAccountsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListAccountsError = ListAccountsErrors[keyof ListAccountsErrors];
export type ListAccountsResponses = {
    /**
     * OK
     */
    200: AccountList;
};
export type ListAccountsResponse = ListAccountsResponses[keyof ListAccountsResponses];
export type GetAccountData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}';
};
export type GetAccountErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];
export type GetAccountResponses = {
    /**
     * OK
     */
    200: AccountShown;
};
export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];
export type SuspendAccountData = {
    body: NewSuspension;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}/suspend';
};
export type SuspendAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `own-account`: Nobody can do this to their own account.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SuspendAccountError = SuspendAccountErrors[keyof SuspendAccountErrors];
export type SuspendAccountResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type SuspendAccountResponse = SuspendAccountResponses[keyof SuspendAccountResponses];
export type UnsuspendAccountData = {
    body?: Reasoned;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}/unsuspend';
};
export type UnsuspendAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `nothing-to-change`: Everything is already so.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type UnsuspendAccountError = UnsuspendAccountErrors[keyof UnsuspendAccountErrors];
export type UnsuspendAccountResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type UnsuspendAccountResponse = UnsuspendAccountResponses[keyof UnsuspendAccountResponses];
export type GrantRoleData = {
    body: RoleChange;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}/grant';
};
export type GrantRoleErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `nothing-to-change`: Everything is already so.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GrantRoleError = GrantRoleErrors[keyof GrantRoleErrors];
export type GrantRoleResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type GrantRoleResponse = GrantRoleResponses[keyof GrantRoleResponses];
export type RevokeRoleData = {
    body: RoleChange;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}/revoke';
};
export type RevokeRoleErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `last-admin`: You are the last administrator; `nothing-to-change`: Everything is already so.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type RevokeRoleError = RevokeRoleErrors[keyof RevokeRoleErrors];
export type RevokeRoleResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type RevokeRoleResponse = RevokeRoleResponses[keyof RevokeRoleResponses];
export type EraseAccountData = {
    body: Erasure;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of an account.
         */
        account_id: string;
    };
    query?: never;
    url: '/v1/admin/accounts/{account_id}/erase';
};
export type EraseAccountErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-player`: No such player.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `own-account`: Nobody can do this to their own account.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type EraseAccountError = EraseAccountErrors[keyof EraseAccountErrors];
export type EraseAccountResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type EraseAccountResponse = EraseAccountResponses[keyof EraseAccountResponses];
export type VoidGameData = {
    body: GameClosing;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The game.
         */
        game_id: string;
    };
    query?: never;
    url: '/v1/admin/games/{game_id}/void';
};
export type VoidGameErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-game`: The game does not exist.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `game-ended`: The game is over.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type VoidGameError = VoidGameErrors[keyof VoidGameErrors];
export type VoidGameResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type VoidGameResponse = VoidGameResponses[keyof VoidGameResponses];
export type SetSignUpData = {
    body: SignUpChange;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/admin/signup';
};
export type SetSignUpErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `nothing-to-change`: Everything is already so.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type SetSignUpError = SetSignUpErrors[keyof SetSignUpErrors];
export type SetSignUpResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type SetSignUpResponse = SetSignUpResponses[keyof SetSignUpResponses];
export type ListCodesData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/admin/codes';
};
export type ListCodesErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListCodesError = ListCodesErrors[keyof ListCodesErrors];
export type ListCodesResponses = {
    /**
     * OK
     */
    200: CodeList;
};
export type ListCodesResponse = ListCodesResponses[keyof ListCodesResponses];
export type CreateCodeData = {
    body: NewCode;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/admin/codes';
};
export type CreateCodeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type CreateCodeError = CreateCodeErrors[keyof CreateCodeErrors];
export type CreateCodeResponses = {
    /**
     * Created
     */
    201: CodeMade;
};
export type CreateCodeResponse = CreateCodeResponses[keyof CreateCodeResponses];
export type GetCodeData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The id of a code for creating accounts.
         */
        code_id: string;
    };
    query?: never;
    url: '/v1/admin/codes/{code_id}';
};
export type GetCodeErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-code`: No such code.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetCodeError = GetCodeErrors[keyof GetCodeErrors];
export type GetCodeResponses = {
    /**
     * OK
     */
    200: CodeShown;
};
export type GetCodeResponse = GetCodeResponses[keyof GetCodeResponses];
export type WithdrawCodeData = {
    body?: Reasoned;
    headers?: {
        /**
         * Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a request with the same key and body returns the first response, byte for byte. The same key with another body is refused with 422. The response is kept for a day.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of a code for creating accounts.
         */
        code_id: string;
    };
    query?: never;
    url: '/v1/admin/codes/{code_id}/withdraw';
};
export type WithdrawCodeErrors = {
    /**
     * `invalid-body`: The request body is invalid; `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid; `malformed-body`: The request body is not valid JSON.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `unknown-code`: No such code.
     */
    404: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `nothing-to-change`: Everything is already so.
     */
    409: Problem;
    /**
     * `body-too-large`: The request body is too large.
     */
    413: Problem;
    /**
     * `unsupported-media-type`: The media type is not supported.
     */
    415: Problem;
    /**
     * `key-reused`: The Idempotency-Key was used for another request.
     */
    422: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type WithdrawCodeError = WithdrawCodeErrors[keyof WithdrawCodeErrors];
export type WithdrawCodeResponses = {
    /**
     * OK
     */
    200: ActShown;
};
export type WithdrawCodeResponse = WithdrawCodeResponses[keyof WithdrawCodeResponses];
export type ListActsData = {
    body?: never;
    headers?: {
        /**
         * An `ETag` from an earlier response. If the resource has not changed, the service responds with 304.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Acts about the account of this id.
         */
        account?: string;
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/admin/acts';
};
export type ListActsErrors = {
    /**
     * `invalid-header`: A request header is invalid; `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListActsError = ListActsErrors[keyof ListActsErrors];
export type ListActsResponses = {
    /**
     * OK
     */
    200: ActList;
};
export type ListActsResponse = ListActsResponses[keyof ListActsResponses];
export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health';
};
export type GetHealthErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];
export type GetHealthResponses = {
    /**
     * OK
     */
    200: Health;
};
export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];
export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/ready';
};
export type GetReadinessErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * Not ready. `unavailable`: The service is unavailable.
     */
    503: Readiness;
};
export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];
export type GetReadinessResponses = {
    /**
     * OK
     */
    200: Readiness;
};
export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];
export type ListProjectionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Cursor: the `next` of the previous page.
         */
        after?: string;
        /**
         * Maximum number of items.
         */
        limit?: number;
    };
    url: '/v1/projections';
};
export type ListProjectionsErrors = {
    /**
     * `invalid-query`: A query parameter is invalid.
     */
    400: Problem;
    /**
     * `unauthorized`: Authentication is required.
     */
    401: Problem;
    /**
     * `account-suspended`: The account is suspended; `missing-scope`: The token lacks a required scope.
     */
    403: Problem;
    /**
     * `not-acceptable`: The requested media type is not available.
     */
    406: Problem;
    /**
     * `too-many-bad-tokens`: Too many invalid tokens were sent from your address; `too-many-requests`: The rate limit is exceeded.
     */
    429: Problem;
    /**
     * `internal`: Internal error.
     */
    500: Problem;
    /**
     * `unavailable`: The service is unavailable.
     */
    503: Problem;
};
export type ListProjectionsError = ListProjectionsErrors[keyof ListProjectionsErrors];
export type ListProjectionsResponses = {
    /**
     * OK
     */
    200: ReadModels;
};
export type ListProjectionsResponse = ListProjectionsResponses[keyof ListProjectionsResponses];
export type ReceiveDeliveryWebhookPayload = Payload | TestPayload;
export type ReceiveDeliveryWebhookRequest = {
    body: ReceiveDeliveryWebhookPayload;
    key: 'delivery';
    path?: never;
    query?: never;
};
