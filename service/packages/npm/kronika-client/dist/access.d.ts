/** What a client proves itself by: a token that stays, or one that is renewed. */
/** A token, and the way to the next one. */
export interface Access {
    /** A token that can be used now; one that is about to end is renewed first. */
    token(): Promise<string>;
    /** Another token in place of one that the service did not take; the same one if there is none. */
    renewed(old: string): Promise<string>;
}
/** A token that somebody has given; there is no other one. */
export declare function fixed(token: string): Access;
/**
 * A `fetch` that sends the token with each request (RFC 6750). If the service does not take it any
 * more, it is renewed, and the request is sent again.
 */
export declare function bearing(access: Access | undefined, send: typeof fetch): typeof fetch;
