/** `/device`: a device or a program shows a code, and its owner allows it to act for them (RFC 8628). */

import type { AuthorizationRequest, Scope } from 'kronika-client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { Field, useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/apps.ts';
import { Asking } from './asking.tsx';
import { SignInFirst } from './sign-in-first.tsx';

export default function Device() {
  return (
    <div class="consent-page">{person.value === undefined ? <SignInFirst /> : <Connecting />}</div>
  );
}

interface Found {
  readonly code: string;
  readonly request: AuthorizationRequest;
}

/** First the code, then what is asked for, then that it is done. */
function Connecting() {
  const [found, setFound] = useState<Found>();
  const [done, setDone] = useState<'deviceAllowed' | 'deviceRefused'>();
  if (done !== undefined) {
    return (
      <>
        <Heading name={t('device')} />
        <div class="card">
          <p role="status" class={done === 'deviceAllowed' ? 'me-saved' : undefined}>
            {t(done)}
          </p>
        </div>
      </>
    );
  }
  if (found === undefined) return <Code found={setFound} />;
  const answer = (scopes: readonly Scope[]) =>
    attempt(async () => {
      const body = { approve: scopes.length > 0, scopes: [...scopes] };
      await kronika.value.decideDevice({ path: { user_code: found.code }, body });
      setDone(scopes.length > 0 ? 'deviceAllowed' : 'deviceRefused');
    });
  return (
    <>
      <Heading name={t('wants', { app: found.request.app.name })} />
      <Same code={found.code} other={() => setFound(undefined)} />
      <Asking asked={found.request} answer={answer}>
        {null}
      </Asking>
    </>
  );
}

/** Whoever was sent a link has not typed the code: they compare it. */
function Same({ code, other }: { code: string; other: () => void }) {
  return (
    <section class="card consent-beware">
      <p>
        {t('deviceSame')}{' '}
        <strong class="fixed consent-code" translate={false}>
          {code}
        </strong>
      </p>
      <p>{t('deviceWarning')}</p>
      <div>
        <button type="button" onClick={other}>
          {t('deviceOther')}
        </button>
      </div>
    </section>
  );
}

/** What is refused because of the code. */
const FIELDS = ['unknown-device', 'too-many-tries', 'not-your-seat'];

function Code({ found }: { found: (what: Found) => void }) {
  const { query } = useLocation();
  const [typed, setTyped] = useState(query.user_code ?? '');
  const refusal = useRefusal();
  const look = async (submitted: Event) => {
    submitted.preventDefault();
    const code = typed.trim();
    const asked = () => kronika.value.getDevice({ path: { user_code: code } });
    const request = await refusal.attempt(asked, FIELDS);
    if (request !== undefined) found({ code: code.toUpperCase(), request });
  };
  const refused = FIELDS.map((one) => refusal.at(one)).find((one) => one !== undefined);
  return (
    <>
      <Heading name={t('device')} />
      <form class="card" onSubmit={look}>
        <p>{t('deviceText')}</p>
        <Field label={t('deviceCode')} hint={t('deviceCodeHint')} refused={refused}>
          {(control) => (
            <input
              {...control}
              class="fixed consent-code"
              required
              maxLength={20}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={typed}
              onInput={(e) => setTyped(e.currentTarget.value)}
            />
          )}
        </Field>
        <p class="consent-beware">{t('deviceWarning')}</p>
        <div>
          <button type="submit" class="main" disabled={refusal.busy}>
            {t('deviceOn')}
          </button>
        </div>
      </form>
    </>
  );
}
