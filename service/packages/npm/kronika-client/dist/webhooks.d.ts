/**
 * Receiving webhooks: is this delivery from the service, whole, and new?
 *
 * The format is Standard Webhooks (https://www.standardwebhooks.com), so its libraries do as well.
 */
import type { ReceiveDeliveryWebhookPayload } from './generated/types.gen.js';
/** A delivery may be so old, or from so far in the future, in seconds. */
export declare const TOLERANCE = 300;
/** The delivery is not one that the service has sent to you just now. Answer with 400. */
export declare class NotGenuine extends Error {
    readonly name = "NotGenuine";
}
/** What was delivered. `id` is the same when it comes again: keep those that you have seen. */
export type Delivery = {
    id: string;
} & ReceiveDeliveryWebhookPayload;
/** How to look at a delivery: `tolerance` and `now` are in seconds. */
export interface Checking {
    tolerance?: number;
    now?: number;
}
/**
 * The delivery in a request; throws `NotGenuine` unless it is signed with one of the secrets and
 * was sent lately. `body` must be the text or bytes as they came. A public key (`whpk_`) can stand in
 * the place of a secret.
 */
export declare function opened(secrets: string | readonly string[], headers: Headers | Record<string, string | undefined>, body: string | Uint8Array, { tolerance, now }?: Checking): Promise<Delivery>;
