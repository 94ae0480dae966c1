/** What administrators did, newest first. */

import type { ComponentChildren } from 'preact';
import { useRoute } from 'preact-iso';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { day, moment } from '../words/formats.ts';
import { t } from '../words/admin.ts';
import { desk } from './office.ts';
import type { ActShown } from './types.ts';

const PAGE = 50;

export function Acts() {
  const { after } = useRoute().query;
  const loaded = useLoaded(() => desk().listActs({ query: { after, limit: PAGE } }), [after]);
  return (
    <>
      <p class="quiet">{t('actsText')}</p>
      <Answered loaded={loaded}>
        {({ items, next }) => (
          <>
            <ActLines items={items} />
            <div class="line">
              {after && <a href="/admin?tab=acts">{t('first')}</a>}
              {next && <a href={`/admin?${new URLSearchParams({ tab: 'acts', after: next })}`}>{t('further')}</a>}
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

export function ActLines({ items }: { items: readonly ActShown[] }) {
  if (items.length === 0) return <p class="quiet">{t('noActs')}</p>;
  return (
    <ol class="stack" reversed start={items[0]?.number}>
      {items.map((one) => (
        <li key={one.number} class="card">
          <p class="line">
            <span class="tag">{one.number}</span>
            <strong>{words(one)}</strong>
            <About of={one} />
          </p>
          {one.reason !== null && <p>{t('because', { reason: one.reason })}</p>}
          <p class="quiet small">
            {moment(one.at)} · {t('by', { who: author(one) })}
          </p>
          <details>
            <summary>{t('proof')}</summary>
            <pre class="fixed small wide-table" tabIndex={0} translate={false}>
              {`${one.statement}\n\n${one.note}`}
            </pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

function words({ act }: ActShown): string {
  switch (act.type) {
    case 'account-suspended':
      return act.until ? t('act.suspendedUntil', { until: moment(act.until) }) : t('act.suspended');
    case 'account-erased':
      return t('act.erased', { ground: t(`ground.${act.ground}`) });
    case 'role-granted':
    case 'role-revoked':
      return t(`act.${act.type}`, { role: t(`role.${act.role}`) });
    case 'sign-up-changed':
      return t(`mode.${act.mode}`);
    case 'code-created':
      return t('act.code-created', { code: act.code, uses: act.uses, day: day(act.expires_at) });
    case 'code-withdrawn':
      return t('act.code-withdrawn', { code: act.code });
    default:
      return t(`act.${act.type}`);
  }
}

function author({ by, author }: ActShown): string {
  return by.type === 'console' ? t('console', { user: by.user }) : (author?.name ?? by.account);
}

/** What the act is about: an account, by its name if it still has one, or a game. */
function About({ of: { act, account } }: { of: ActShown }): ComponentChildren {
  if ('account' in act) {
    const href = `/admin?tab=accounts&account=${act.account}`;
    return (
      <span translate={false}>{account === null ? act.account : <a href={href}>{account.name}</a>}</span>
    );
  }
  if ('game' in act) {
    return (
      <a href={`/games/${act.game}`} translate={false}>
        {act.game}
      </a>
    );
  }
  return null;
}
