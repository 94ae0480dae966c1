/** Administration: accounts, who may sign up, games, and what administrators did. */

import { useLocation, useRoute } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/admin.ts';
import { Account } from './account.tsx';
import { Accounts } from './accounts.tsx';
import { Acts } from './acts.tsx';
import { begin, end, office } from './office.ts';
import { SignUp } from './sign-up.tsx';
import { Voiding } from './voiding.tsx';

const TABS = ['accounts', 'sign-up', 'games', 'acts'] as const;

export default function Administration() {
  const { url } = useLocation();
  return (
    <>
      <Heading name={t('administration')} />
      {person.value === undefined ? (
        <p>
          <a class="button main" href={toSignIn(url)}>
            {t('signIn')}
          </a>
        </p>
      ) : (
        <Entrance />
      )}
    </>
  );
}

/** Who may not administer learns so; who may begins on purpose. */
function Entrance() {
  const mine = useLoaded(() => kronika.value.getMyAccount(), []);
  if (office.value !== undefined) return <Desk />;
  return (
    <Answered loaded={mine}>
      {({ scopes }) => (
        <section class="card">
          <p>{scopes.includes('admin') ? t('beginText') : t('notYours')}</p>
          {scopes.includes('admin') && (
            <div>
              <button type="button" class="main" onClick={() => attempt(() => begin(t('tokenName')))}>
                {t('begin')}
              </button>
            </div>
          )}
        </section>
      )}
    </Answered>
  );
}

function Desk() {
  const { query } = useRoute();
  const tab = TABS.find((one) => one === query.tab) ?? 'accounts';
  return (
    <div class="stack">
      <div class="line spread">
        <nav class="tabs" aria-label={t('administration')}>
          {TABS.map((one) => (
            <a key={one} href={`/admin?tab=${one}`} aria-current={one === tab ? 'page' : undefined}>
              {t(`tab.${one}`)}
            </a>
          ))}
        </nav>
        <button type="button" onClick={() => attempt(end)}>
          {t('end')}
        </button>
      </div>
      {tab === 'accounts' && (query.account ? <Account key={query.account} id={query.account} /> : <Accounts />)}
      {tab === 'sign-up' && <SignUp />}
      {tab === 'games' && <Voiding key={query.game} game={query.game ?? ''} />}
      {tab === 'acts' && <Acts />}
    </div>
  );
}
