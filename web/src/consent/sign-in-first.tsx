/** An answer is somebody's: whoever is nobody yet signs in, and comes back. */

import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { Heading } from '../shell/heading.tsx';
import { t } from '../words/apps.ts';

export function SignInFirst() {
  const { url } = useLocation();
  return (
    <>
      <Heading name={t('signIn')} />
      <div class="card">
        <p>{t('signInFirst')}</p>
        <div>
          <a class="button main" href={toSignIn(url)}>
            {t('signIn')}
          </a>
        </div>
      </div>
    </>
  );
}
