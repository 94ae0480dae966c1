/**
 * Signing in for pages: the authorization code grant with PKCE (RFC 6749, 7636), tokens that renew
 * themselves, and signing out.
 *
 * What is under way stays with its tab (`sessionStorage`). Tokens stay in `localStorage`, one sign-in
 * an origin: whoever shares the origin of a page can read them, whatever they are kept under.
 */
import type { Access } from '../access.js';
import { type AppScope } from './scopes.js';
/** What an app asks for. */
export interface LoginOptions {
    /** The service. */
    readonly url: string;
    /** The id of the app: as it was registered, or the address of its metadata document. */
    readonly app: string;
    readonly scopes?: readonly AppScope[];
    /** Where people come back to, as it was registered; this page, if it is left out. */
    readonly redirect?: string;
    /** The only game that the app may act in, and the seat (RFC 9396). */
    readonly game?: string;
    readonly seat?: number;
}
/** Leaves for the page where somebody allows the app what it asks for; the page does not go on. */
export declare function leave(options: LoginOptions): Promise<never>;
/**
 * Takes in what the service says when somebody comes back, and takes it out of the address. Whoever
 * has signed in before stays so. `undefined`: nobody has.
 *
 * `LoginError` if the app was not allowed what it asked for, or if the answer is not of the service
 * that was asked (RFC 9207) or not for this tab.
 */
export declare function arrived(): Promise<(Access & {
    readonly url: string;
}) | undefined>;
/** Ends the sign-in here and at the service (RFC 7009). */
export declare function ended(): Promise<void>;
