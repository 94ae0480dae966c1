/** Passkeys: what the service, the browser and the device do together (WebAuthn). */

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Passkey, SignedIn } from 'kronika-client';
import { kronika } from '../session/session.ts';

/** Whether this browser can do that at all. */
export const canPasskeys = browserSupportsWebAuthn;

/** Nothing is waited for any more: the page is left. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

/** Why a device did nothing: `known`, it has a passkey already; `left`, it or its owner would not. */
export type Undone = 'known' | 'left';

/** The device makes a passkey to the account of who is signed in. Throws what the service refuses. */
export async function addPasskey(name: string): Promise<Passkey | Undone> {
  const { ceremony, options } = await kronika.peek().createPasskeyOptions();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(undone);
  if (typeof made === 'string') return made;
  return kronika.peek().createPasskey({ body: { ceremony, name, credential: { ...made } } });
}

/** How often somebody has asked for it by a button. */
let asked = 0;

/**
 * The device signs somebody in; `autofill`: when they choose their passkey at a field for names. That
 * does not begin any more once somebody has used the button: a browser has one ceremony at a time.
 */
export async function signInByPasskey(autofill = false): Promise<SignedIn | Undone> {
  if (!autofill) asked += 1;
  const before = asked;
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return 'left';
  const { ceremony, options } = await kronika.peek().createSignInOptions({ body: {} });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  if (autofill && asked !== before) return 'left';
  const made = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(undone);
  if (typeof made === 'string') return made;
  return kronika.peek().signIn({ body: { ceremony, credential: { ...made } } });
}

function undone(error: unknown): Undone {
  const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return known ? 'known' : 'left';
}
