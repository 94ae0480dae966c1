/** The authorization server of a service: what it says of itself, and requests to it. */
/** Nobody is signed in. `error` is the code of RFC 6749 (4.1.2.1, 5.2). */
export declare class LoginError extends Error {
    readonly name = "LoginError";
    readonly error: string;
    constructor(error: string, why?: string);
}
/** Where its endpoints are (RFC 8414). */
export interface AuthorizationServer {
    readonly issuer: string;
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly revocation_endpoint: string;
}
/** What signing in gives (RFC 6749, 5.1). */
export interface Tokens {
    readonly access_token: string;
    readonly refresh_token?: string;
    readonly expires_in: number;
}
/**
 * What the service at `url` says of itself. `LoginError` if it calls itself something else: then it
 * may stand for another one (RFC 8414, 3.3).
 */
export declare function discovered(url: string): Promise<AuthorizationServer>;
/** The answer to a form; `LoginError` if it is a refusal (RFC 6749, 5.2). */
export declare function posted(url: string, form: Readonly<Record<string, string>>): Promise<Response>;
