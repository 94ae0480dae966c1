/** How one keeps an account: a name of one's own, and the key saved. */

import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { t } from '../words/signing.ts';
import { SavingKey } from './key.tsx';
import { Renaming } from './renaming.tsx';

export default function Keep() {
  const { url } = useLocation();
  const who = person.value;
  return (
    <>
      <Heading name={t('keep')} />
      {who === undefined ? (
        <p>
          {t('keepNobody')} <a href={toSignIn(url)}>{t('signIn')}</a>
        </p>
      ) : (
        <>
          <p class="me-text">{t('keepText', { name: who.name })}</p>
          <ol class="me-steps">
            <li class="card">
              <h2>{t('keepName')}</h2>
              <p class="quiet">{t(who.guest ? 'keepNameGuest' : 'keepNameOwn', { name: who.name })}</p>
              <Renaming key={who.name} name={who.name} />
            </li>
            <li class="card">
              <h2>{t('keepKey')}</h2>
              <p class="quiet">{t('keepKeyText')}</p>
              <SavingKey />
            </li>
            <li class="card">
              <h2>{t('keepBack')}</h2>
              <p class="quiet">{t('keepBackText', { host: location.host })}</p>
            </li>
          </ol>
        </>
      )}
    </>
  );
}
