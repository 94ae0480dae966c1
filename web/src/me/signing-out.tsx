/** Signing out, and revoking the token of this browser with it. */

import { ProblemError } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika, person, signIn, tokenId } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { told, Why } from '../shell/problems.tsx';
import { t } from '../words/signing.ts';
import { SavingKey } from './key.tsx';

/** What is refused because the token is no longer valid: there is nothing left to revoke. */
const GONE = ['unauthorized', 'unknown-token'];

async function revoke(): Promise<void> {
  const token_id = tokenId(person.value?.token ?? '');
  try {
    await kronika.value.deleteToken({ path: { token_id } });
  } catch (error) {
    if (!(error instanceof ProblemError && GONE.includes(error.kind))) throw error;
  }
}

export function SigningOut({ name }: { name: string }) {
  const [revoking, setRevoking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const saved = person.value?.saved ?? false;
  /** Nobody could come back: the key is saved nowhere else. */
  const last = !saved && !revoking;
  const leave = (said: string) => {
    signIn(undefined);
    announce(said);
  };
  const signOut = async (submitted: Event) => {
    submitted.preventDefault();
    if (!revoking) return leave(t('signedOut'));
    setBusy(true);
    setFailure(undefined);
    try {
      await revoke();
      leave(t('signedOutRevoked'));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <form class="card" onSubmit={signOut}>
      <h2>{t('signOut')}</h2>
      <p class="quiet">{t(revoking ? 'signOutRevokingText' : 'signOutText', { name })}</p>
      {last && (
        <div class="me-unsaved card">
          <p>
            <strong>{t('signOutUnsaved', { name })}</strong>
          </p>
          <SavingKey />
        </div>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={revoking}
          onChange={(e) => {
            setRevoking(e.currentTarget.checked);
            setFailure(undefined);
          }}
        />
        {t('signOutRevoking')}
      </label>
      {failure !== undefined && (
        <div role="alert">
          <p class="refused">{t('notRevoked')}</p>
          <Why {...told(failure)} />
        </div>
      )}
      <div class="line">
        <button type="submit" class={last ? 'danger' : undefined} disabled={busy}>
          {t(last ? 'signOutUnkept' : 'signOut')}
        </button>
        {failure !== undefined && (
          <button type="button" class="danger" onClick={() => leave(t('signedOut'))}>
            {t('signOutAnyway')}
          </button>
        )}
      </div>
    </form>
  );
}
