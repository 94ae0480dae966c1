/** Who one is: signing in, and back to where one was; else the account. */

import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { backTo } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { Account } from './account.tsx';
import { SigningIn } from './signing-in.tsx';

export default function Me() {
  const { query, route } = useLocation();
  const back = backTo(query.back);
  const who = person.value;
  useEffect(() => {
    // Also when they have signed in on another tab.
    if (who !== undefined && back !== undefined) route(back, true);
  }, [who?.account, back]);
  if (who === undefined) return <SigningIn back={back ?? '/'} done={() => back ?? route('/', true)} />;
  return back === undefined ? <Account /> : null;
}
