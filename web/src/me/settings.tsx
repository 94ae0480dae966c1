/** What programs that speak for one need: tokens. */

import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/signing.ts';
import { Tokens } from './tokens.tsx';

export default function Settings() {
  const { url } = useLocation();
  return (
    <>
      <Heading name={t('settings')} />
      {person.value === undefined ? (
        <p>
          <a href={toSignIn(url)}>{t('signIn')}</a>
        </p>
      ) : (
        <Mine />
      )}
    </>
  );
}

function Mine() {
  const mine = useLoaded(() => kronika.value.getMyAccount(), []).value;
  return <Tokens scopes={mine?.scopes ?? []} />;
}
