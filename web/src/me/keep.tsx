/** How one keeps an account: a name of one's own, and a way of coming back. */

import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/signing.ts';
import { Passkeys } from './passkeys.tsx';
import { Recovery } from './recovery.tsx';
import { Renaming } from './renaming.tsx';
import { count, useWaysBack } from './ways-back.ts';

export default function Keep() {
  const { url } = useLocation();
  return (
    <>
      <Heading name={t('keep')} />
      {person.value === undefined ? (
        <p>
          {t('keepNobody')} <a href={toSignIn(url)}>{t('signIn')}</a>
        </p>
      ) : (
        <Steps />
      )}
    </>
  );
}

function Steps() {
  const ways = useWaysBack();
  const { name, guest } = person.value!;
  return (
    <>
      <p class="me-text">{t('keepText', { name })}</p>
      <Answered loaded={ways}>
        {({ offered, passkeys, codes, ...others }) => {
          const back = count({ offered, passkeys, codes, ...others });
          return (
            <>
              <p class={back > 0 ? 'me-saved' : 'quiet'} role="status">
                {t(back > 0 ? 'kept' : 'notKept')}
              </p>
              <div class="me-ways">
                <section class="card">
                  <h2>{t('keepName')}</h2>
                  <p class="quiet">{t(guest ? 'keepNameGuest' : 'keepNameOwn', { name })}</p>
                  <Renaming key={name} name={name} />
                </section>
                <Passkeys passkeys={passkeys} offered={offered.passkeys} ways={back} again={ways.again} />
                <Recovery codes={codes} again={ways.again} />
              </div>
            </>
          );
        }}
      </Answered>
    </>
  );
}
