/** The lobby: games that are open, running or finished, one's own, and those that wait for one. */

import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { useTitles } from '../titles/known.ts';
import { t } from '../words/lobby.ts';
import { Games } from './games.tsx';

const TABS = ['open', 'running', 'finished', 'mine', 'awaited'] as const;
type Tab = (typeof TABS)[number];
/** Milliseconds after which the list is asked for again. */
const EVERY = 8_000;
const PAGE = 20;

export default function Lobby() {
  const { query, route } = useLocation();
  const who = person.value?.account;
  const tabs = TABS.filter((one) => who !== undefined || (one !== 'mine' && one !== 'awaited'));
  const tab = tabs.find((one) => one === query.tab) ?? 'open';
  const { title, after } = query;
  const titles = useTitles();
  const asked = { ...wanted(tab, who), title, after, limit: PAGE };
  const loaded = useLoaded(
    () => kronika.value.listGames({ query: asked }),
    [tab, title, after],
    EVERY,
  );
  return (
    <>
      <div class="line spread">
        <Heading name={t('games')} />
        <a class="button main" href={at('/games/new', { title })}>
          {t('open')}
        </a>
      </div>
      <div class="line spread lobby-bar">
        <nav class="tabs" aria-label={t('lists')}>
          {tabs.map((one) => (
            <a
              key={one}
              href={at('/games', { tab: one, title })}
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(`tab.${one}`)}
            </a>
          ))}
        </nav>
        <select
          aria-label={t('title')}
          value={title ?? ''}
          onChange={(e) => route(at('/games', { tab, title: e.currentTarget.value }))}
        >
          <option value="">{t('allTitles')}</option>
          {[...(titles.value?.values() ?? [])].map((one) => (
            <option key={one.title} value={one.title} translate={false}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <Answered loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p class="quiet">{t(`empty.${tab}`)}</p>
            ) : (
              <Games games={items} titles={titles} />
            )}
            <div class="line">
              {after && <a href={at('/games', { tab, title })}>{t('newest')}</a>}
              {next && <a href={at('/games', { tab, title, after: next })}>{t('older')}</a>}
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

/** What is asked for in a tab. */
function wanted(tab: Tab, who: string | undefined) {
  if (tab === 'mine') return { player: who };
  if (tab === 'awaited') return { awaited: who };
  return { status: tab };
}

/** An address with what is set of a query. */
function at(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(query).flatMap(([name, one]) => (one ? [[name, one]] : []));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
