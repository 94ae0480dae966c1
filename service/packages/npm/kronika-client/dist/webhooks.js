/**
 * Receiving webhooks: is this delivery from the service, whole, and new?
 *
 * The format is Standard Webhooks (https://www.standardwebhooks.com), so its libraries do as well.
 */
/** A delivery may be so old, or from so far in the future, in seconds. */
export const TOLERANCE = 300;
const PREFIX = 'whsec_';
const PUBLIC = 'whpk_';
/** The delivery is not one that the service has sent to you just now. Answer with 400. */
export class NotGenuine extends Error {
    name = 'NotGenuine';
}
/**
 * The delivery in a request; throws `NotGenuine` unless it is signed with one of the secrets and
 * was sent lately. `body` must be the text or bytes as they came. A public key (`whpk_`) can stand in
 * the place of a secret.
 */
export async function opened(secrets, headers, body, { tolerance = TOLERANCE, now = Date.now() / 1000 } = {}) {
    const id = header(headers, 'webhook-id');
    const sent = header(headers, 'webhook-timestamp');
    if (!/^\d{1,15}$/.test(sent))
        throw new NotGenuine('webhook-timestamp is no number');
    if (Math.abs(now - Number(sent)) > tolerance)
        throw new NotGenuine('it was not sent just now');
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const content = new TextEncoder().encode(`${id}.${sent}.${text}`);
    const given = header(headers, 'webhook-signature').split(' ');
    for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
        if (await isSigned(secret, content, given))
            return { id, ...JSON.parse(text) };
    }
    throw new NotGenuine('no signature is made with the secret');
}
/** Web Crypto compares in constant time. */
async function isSigned(secret, content, given) {
    const publicly = secret.startsWith(PUBLIC);
    const algorithm = publicly ? { name: 'Ed25519' } : { name: 'HMAC', hash: 'SHA-256' };
    const raw = bytes(secret.replace(PREFIX, '').replace(PUBLIC, ''));
    const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
    for (const one of given.flatMap((text) => signature(text, publicly ? 'v1a,' : 'v1,'))) {
        if (await crypto.subtle.verify(algorithm.name, key, one, content))
            return true;
    }
    return false;
}
function signature(text, version) {
    try {
        return text.startsWith(version) ? [bytes(text.slice(version.length))] : [];
    }
    catch {
        return [];
    }
}
function bytes(base64) {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
function header(headers, wanted) {
    const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
    const found = entries.find(([name]) => name.toLowerCase() === wanted)?.[1];
    if (found === undefined)
        throw new NotGenuine(`${wanted} is missing`);
    return found;
}
