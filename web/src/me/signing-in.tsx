/** Signing in: to an account that one has, or as somebody new. */

import type { Registered, SignedIn } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { kronika, signIn } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/signing.ts';
import { AsSomebodyNew } from './beginning.tsx';
import { canPasskeys, signInByPasskey, stopWaiting, type Undone } from './ceremonies.ts';
import { goOutside } from './outside.tsx';
import { RefusedOutside } from './refused-outside.tsx';
import { WithCode, WithKey } from './with-text.tsx';

interface Props {
  /** The page to come back to. */
  readonly back: string;
  readonly done: () => void;
}

export function SigningIn({ back, done }: Props) {
  useSession(done);
  const entered = (account: Registered) => {
    signIn({ account: account.id, name: account.name, guest: account.guest });
    announce(t('signedIn', { name: account.name }));
    done();
  };
  return (
    <>
      <Heading name={t('signIn')} />
      <p>{t('signInText')}</p>
      <div class="me-ways">
        <section class="card" aria-labelledby="me-known">
          <h2 id="me-known">{t('known')}</h2>
          <RefusedOutside />
          <Ways back={back} entered={entered} />
          <WithCode entered={entered} />
          <WithKey entered={entered} />
        </section>
        <AsSomebodyNew done={done} />
      </div>
    </>
  );
}

/** Whoever has come from elsewhere may have a session already, of which the page does not know. */
function useSession(done: () => void): void {
  useEffect(() => {
    kronika.peek().getMyAccount().then(
      (account) => {
        signIn({ account: account.id, name: account.name, guest: account.guest });
        done();
      },
      () => undefined,
    );
  }, []);
}

/** What takes one press. */
function Ways({ back, entered }: { back: string; entered: (account: Registered) => void }) {
  const offered = useLoaded(() => kronika.value.listSignInWays(), []).value;
  const [undone, setUndone] = useState(false);
  const refusal = useRefusal();
  const refused = refusal.at('sign-in-refused') ?? refusal.at('ceremony-over');
  const passkeys = offered?.passkeys === true && canPasskeys();
  const entering = (answer: SignedIn | Undone | undefined) => {
    if (answer === undefined) return;
    if (typeof answer === 'string') setUndone(true);
    else entered(answer.account);
  };
  useEffect(() => {
    if (!passkeys) return undefined;
    // The browser offers passkeys at the field for the name, too.
    void signInByPasskey(true).then((answer) => typeof answer !== 'string' && entering(answer), () => undefined);
    return stopWaiting;
  }, [passkeys]);
  const press = async () => {
    setUndone(false);
    entering(await refusal.attempt(signInByPasskey, ['sign-in-refused', 'ceremony-over']));
  };
  return (
    <div class="stack">
      {passkeys && (
        <div class="me-press">
          <button type="button" class="main" disabled={refusal.busy} onClick={press}>
            {t('withPasskey')}
          </button>
          <p class="quiet small">{t('withPasskeyText')}</p>
          {(undone || refused) && (
            <p class="refused" role="alert">
              {refused ?? t('notDone')}
            </p>
          )}
        </div>
      )}
      {offered?.outside && (
        <div>
          <button type="button" onClick={() => goOutside(`/me?back=${encodeURIComponent(back)}`, false)}>
            {t('withOutside', { name: offered.outside.name })}
          </button>
        </div>
      )}
    </div>
  );
}
