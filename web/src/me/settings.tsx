/** What programs that speak for one need: tokens. */

import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/signing.ts';
import { Part } from './parts.tsx';
import { Tokens } from './tokens.tsx';

export default function Settings() {
  return (
    <Part name={t('settings')}>
      <Mine />
    </Part>
  );
}

function Mine() {
  const mine = useLoaded(() => kronika.value.getMyAccount(), []).value;
  return <Tokens scopes={mine?.scopes ?? []} />;
}
