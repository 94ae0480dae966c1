/** How the owner of an account comes back to it: what the account has, and what the service offers. */

import type { Identity, Passkey, RecoveryCodesLeft, SignInWays } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { type Loaded, useLoaded } from '../shell/loaded.ts';

export interface WaysBack {
  readonly offered: SignInWays;
  readonly passkeys: readonly Passkey[];
  readonly codes: RecoveryCodesLeft;
  readonly identities: readonly Identity[];
}

async function look(): Promise<WaysBack> {
  const here = kronika.peek();
  const [offered, passkeys, codes, identities] = await Promise.all([
    here.listSignInWays(),
    here.listPasskeys(),
    here.getRecoveryCodes(),
    here.listIdentities(),
  ]);
  return { offered, passkeys: passkeys.items, codes, identities: identities.items };
}

export function useWaysBack(): Loaded<WaysBack> {
  return useLoaded(look, []);
}

/** How many ways there are; without any, only a browser that is signed in knows the account. */
export function count({ passkeys, codes, identities }: WaysBack): number {
  return passkeys.length + identities.length + (codes.left > 0 ? 1 : 0);
}
