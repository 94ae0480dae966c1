/** The arbiter's side: disputes of all games, the open ones first asked for. */

import type { DisputeListed } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { told } from '../shell/problems.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { moment } from '../words/formats.ts';
import { t } from '../words/verdict.ts';

/** Kinds of problems that say that one may not judge. */
const NOT_YOURS = new Set(['missing-scope', 'unauthorized']);

export default function Docket() {
  const [all, setAll] = useState(false);
  const query = { limit: 100, ...(all ? {} : { status: 'open' as const }) };
  const loaded = useLoaded(() => kronika.value.listAllDisputes({ query }), [all], 30_000);
  const kind = loaded.error === undefined ? undefined : told(loaded.error).kind;
  return (
    <div class="audit">
      <Heading name={t('docket')} />
      {kind !== undefined && NOT_YOURS.has(kind) ? (
        <NotYours />
      ) : (
        <>
          <p>{t('docketText')}</p>
          <label class="check">
            <input type="checkbox" checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
            {t('docketAll')}
          </label>
          <Answered loaded={loaded}>{({ items }) => <List items={items} />}</Answered>
        </>
      )}
    </div>
  );
}

function NotYours() {
  return (
    <section class="card">
      <p>{t('docketNotYours')}</p>
      <p>
        <a class="button" href="/me/tokens">
          {t('docketTokens')}
        </a>
      </p>
    </section>
  );
}

function List({ items }: { items: readonly DisputeListed[] }) {
  if (items.length === 0) return <p class="quiet">{t('docketEmpty')}</p>;
  return (
    <ul class="stack">
      {items.map((one) => (
        <One key={`${one.game} ${one.number}`} of={one} />
      ))}
    </ul>
  );
}

function One({ of }: { of: DisputeListed }) {
  const title = nameOf(useTitles(), of.title);
  const open = of.status === 'open';
  return (
    <li class="card verdict-docket">
      <p class="line">
        <SeatMark seat={of.seat} /> <strong>{title}</strong>
        <span>{of.ply == null ? t('docketRefusal') : t('docketPly', { ply: of.ply })}</span>
        <span class={`verdict-chip ${of.status}`}>{t(`status.${of.status}`)}</span>
        <span class="small quiet">{moment(of.opened_at)}</span>
      </p>
      <p>
        <a class={open ? 'button main' : 'button'} href={`/games/${of.game}/audit?dispute=${of.number}`}>
          {t(open ? 'docketLook' : 'docketRead')}
        </a>
      </p>
    </li>
  );
}
