/** The authorization server of a service: what it says of itself, and requests to it. */
import { Unreachable } from "../problems.js";
/** Nobody is signed in. `error` is the code of RFC 6749 (4.1.2.1, 5.2). */
export class LoginError extends Error {
    name = 'LoginError';
    error;
    constructor(error, why = '') {
        super(why ? `${error}: ${why}` : error);
        this.error = error;
    }
}
/**
 * What the service at `url` says of itself. `LoginError` if it calls itself something else: then it
 * may stand for another one (RFC 8414, 3.3).
 */
export async function discovered(url) {
    const { origin, pathname } = new URL(url);
    const path = pathname.replace(/\/$/, '');
    const answer = await sent(`${origin}/.well-known/oauth-authorization-server${path}`);
    const found = (await answer.json());
    if (found.issuer.replace(/\/$/, '') !== origin + path) {
        throw new LoginError('other-issuer', `what answers at ${url} calls itself ${found.issuer}`);
    }
    return found;
}
/** The answer to a form; `LoginError` if it is a refusal (RFC 6749, 5.2). */
export function posted(url, form) {
    return sent(url, { method: 'POST', body: new URLSearchParams(form) });
}
async function sent(url, init = {}) {
    const answer = await fetch(url, { ...init, credentials: 'omit' }).catch((cause) => {
        throw new Unreachable(String(cause), { cause });
    });
    if (answer.ok)
        return answer;
    // An error of OAuth, or a problem detail (RFC 9457).
    const said = await answer.json().catch(() => ({}));
    const [error, why] = [said.error ?? said.kind, said.error_description ?? said.detail];
    throw error ? new LoginError(error, why) : new Unreachable(`${url} answered ${answer.status}`);
}
