/**
 * Signing in for pages: the authorization code grant with PKCE (RFC 6749, 7636), tokens that renew
 * themselves, and signing out.
 *
 * What is under way stays with its tab (`sessionStorage`). Tokens stay in `localStorage`, one sign-in
 * an origin: whoever shares the origin of a page can read them, whatever they are kept under.
 */
import { USUAL } from "./scopes.js";
import { discovered, LoginError, posted } from "./server.js";
const KEY = 'kronika/login';
/** Milliseconds before its end at which a token is renewed. */
const EARLY = 60_000;
/** Leaves for the page where somebody allows the app what it asks for; the page does not go on. */
export async function leave(options) {
    const { url, app, scopes = USUAL, game, seat } = options;
    const redirect = options.redirect ?? location.origin + location.pathname;
    const server = await discovered(url);
    const [state, verifier] = [secret(), secret()];
    const leaving = { url, app, server, redirect, state, verifier };
    sessionStorage.setItem(KEY, JSON.stringify(leaving));
    const to = new URL(server.authorization_endpoint);
    const asked = {
        response_type: 'code',
        client_id: app,
        redirect_uri: redirect,
        scope: scopes.join(' '),
        state,
        code_challenge: await challenge(verifier),
        code_challenge_method: 'S256',
        ...(game && { authorization_details: JSON.stringify([{ type: 'game', game, seat }]) }),
    };
    for (const [name, value] of Object.entries(asked))
        to.searchParams.set(name, value);
    location.assign(to);
    return new Promise(() => { });
}
/**
 * Takes in what the service says when somebody comes back, and takes it out of the address. Whoever
 * has signed in before stays so. `undefined`: nobody has.
 *
 * `LoginError` if the app was not allowed what it asked for, or if the answer is not of the service
 * that was asked (RFC 9207) or not for this tab.
 */
export async function arrived() {
    const address = new URL(location.href);
    const said = (name) => address.searchParams.get(name);
    if (said('state') !== null && (said('code') ?? said('error')) !== null) {
        const leaving = read(sessionStorage);
        sessionStorage.removeItem(KEY);
        const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map(said);
        for (const name of ANSWER)
            address.searchParams.delete(name);
        history.replaceState(history.state, '', address);
        if (leaving === undefined || state !== leaving.state) {
            throw new LoginError('other-state', 'this answer belongs to another tab, or to nobody');
        }
        if (iss !== leaving.server.issuer)
            throw new LoginError('other-issuer', String(iss));
        if (error)
            throw new LoginError(error, said('error_description') ?? '');
        await exchanged(leaving, code ?? '');
    }
    const kept = read(localStorage);
    return kept && { url: kept.url, token, renewed };
}
/** Ends the sign-in here and at the service (RFC 7009). */
export async function ended() {
    await alone(async () => {
        const kept = read(localStorage);
        localStorage.removeItem(KEY);
        if (kept !== undefined)
            await revoke(kept);
    });
}
/** A token that can be used now. Every tab looks at the same one. */
async function token() {
    const kept = signedIn();
    return fresh(kept) ? kept.access : renewed(kept.access);
}
/** Another token in place of `old`. One tab renews it, the others wait and take it. */
function renewed(old) {
    return alone(async () => {
        const kept = signedIn();
        if (kept.access !== old && fresh(kept))
            return kept.access;
        const { server, app, refresh } = kept;
        try {
            if (refresh === undefined)
                throw new LoginError('invalid_grant', 'sign in again');
            const form = { grant_type: 'refresh_token', refresh_token: refresh, client_id: app };
            return await keep(kept, await posted(server.token_endpoint, form));
        }
        catch (trouble) {
            if (trouble instanceof LoginError && trouble.error === 'invalid_grant') {
                localStorage.removeItem(KEY);
            }
            throw trouble;
        }
    });
}
async function exchanged(leaving, code) {
    const { server, app, redirect, verifier } = leaving;
    const answer = await posted(server.token_endpoint, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: app,
        code_verifier: verifier,
    });
    await alone(async () => {
        const older = read(localStorage);
        await keep(leaving, answer);
        // One that cannot be ended now ends by itself when nobody uses it.
        if (older !== undefined)
            await revoke(older).catch(() => { });
    });
}
/** Ends everything that hangs on a sign-in. */
function revoke({ server, app, refresh, access }) {
    return posted(server.revocation_endpoint, { token: refresh ?? access, client_id: app });
}
async function keep(of, answer) {
    const given = (await answer.json());
    const { url, app, server } = of;
    const [access, refresh] = [given.access_token, given.refresh_token];
    const kept = { url, app, server, access, refresh, ends: Date.now() + given.expires_in * 1000 };
    localStorage.setItem(KEY, JSON.stringify(kept));
    return access;
}
function signedIn() {
    const kept = read(localStorage);
    if (kept === undefined)
        throw new LoginError('signed-out', 'sign in again');
    return kept;
}
function fresh(kept) {
    return Date.now() + EARLY < kept.ends;
}
/** No other tab of this origin does the same meanwhile. */
function alone(work) {
    return navigator.locks.request(KEY, work);
}
function read(storage) {
    const kept = storage.getItem(KEY);
    return kept === null ? undefined : JSON.parse(kept);
}
/** 256 random bits. */
function secret() {
    return base64url(crypto.getRandomValues(new Uint8Array(32)));
}
async function challenge(verifier) {
    const bytes = new TextEncoder().encode(verifier);
    return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
function base64url(bytes) {
    return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (one) => SAFE[one] ?? '');
}
const SAFE = { '+': '-', '/': '_' };
/** What the answer of the service consists of (RFC 6749, 4.1.2; RFC 9207). */
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri'];
