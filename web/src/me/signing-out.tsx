/** Signing out: the session of this browser ends. */

import { ProblemError } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika, person, signIn } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { told, Why } from '../shell/problems.tsx';
import { t } from '../words/signing.ts';

/** What is refused because the session has ended: there is nothing left to end. */
const GONE: ReadonlySet<string> = new Set(['unauthorized', 'unknown-session']);

/** `kept`: whether there is a way to come back. */
export function SigningOut({ name, kept }: { name: string; kept: boolean }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const signOut = async (submitted: Event) => {
    submitted.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await endSession();
      signIn(undefined);
      announce(t('signedOut'));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <form class="card" onSubmit={signOut}>
      <h2>{t('signOut')}</h2>
      <p class="quiet">{t('signOutText')}</p>
      {!kept && (
        <p>
          <strong>{t('signOutUnsaved', { name })}</strong> <a href="/me/keep">{t('keep')}</a>
        </p>
      )}
      {failure !== undefined && (
        <div role="alert">
          <p class="refused">{t('notSignedOut')}</p>
          <Why {...told(failure)} />
        </div>
      )}
      <div>
        <button type="submit" class={kept ? undefined : 'danger'} disabled={busy}>
          {t(kept ? 'signOut' : 'signOutUnkept')}
        </button>
      </div>
    </form>
  );
}

async function endSession(): Promise<void> {
  if (person.peek() === undefined) return;
  try {
    await kronika.value.deleteSession({ path: { session_id: 'current' } });
  } catch (error) {
    if (!(error instanceof ProblemError && GONE.has(error.kind))) throw error;
  }
}
