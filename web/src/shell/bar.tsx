/** The bar above every page: where one can go, what waits, language and colours, who one is. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { judging, MOST, useJudging } from '../waiting/judging.ts';
import { useNextKey } from '../waiting/next-game.tsx';
import { useWaiting, waiting } from '../waiting/waiting.ts';
import { type Language, LANGUAGES, language, NAMES, speak } from '../words/language.ts';
import { t } from '../words/shell.ts';
import { THEMES, type Theme, theme } from './theme.ts';

export function TopBar() {
  useWaiting();
  useNextKey();
  useJudging();
  return (
    <header class="top">
      <a class="brand" href="/" translate={false}>
        <Mark />
        Kronika
      </a>
      <nav class="wide-only" aria-label={t('navigation')}>
        <Ways />
      </nav>
      <div class="top-end">
        <Waiting />
        <span class="wide-only chosen">
          <Chosen />
        </span>
        <Account />
        <PhoneMenu />
      </div>
    </header>
  );
}

/** Where one can go from every page. */
export function Ways() {
  const { path, query } = useLocation();
  const at = (here: boolean) => (here ? ('page' as const) : undefined);
  return (
    <>
      <a href="/" aria-current={at(path === '/')}>
        {t('play')}
      </a>
      <a href="/games?tab=running" aria-current={at(path === '/games' && query.tab === 'running')}>
        {t('watch')}
      </a>
      <a href="/titles" aria-current={at(path === '/titles')}>
        {t('titles')}
      </a>
      <a href="/verify" aria-current={at(path === '/verify')}>
        {t('verify')}
      </a>
      <Docket current={at(path === '/disputes')} />
    </>
  );
}

/** For arbiters: the disputes that wait for them. */
function Docket({ current }: { current: 'page' | undefined }) {
  if (judging.value === undefined) return null;
  const { count = 0 } = judging.value;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <a href="/disputes" aria-current={current}>
      {t('disputes')}
      {count > 0 && (
        <>
          {' '}
          <span class="tag" aria-hidden="true">
            {shown}
          </span>
          <span class="unseen">{t('disputesOpen', { count })}</span>
        </>
      )}
    </a>
  );
}

/** How many games wait; leads to the one with the least time. */
function Waiting() {
  const [first] = waiting.value;
  if (person.value === undefined || first === undefined) return null;
  return (
    <a class="waits" href={`/games/${first.id}`} aria-keyshortcuts="w">
      {t('wait', { count: waiting.value.length })}
    </a>
  );
}

/** Who is signed in, or the way to sign in. */
function Account() {
  const { path, url } = useLocation();
  const current = path === '/me' ? 'page' : undefined;
  const name = person.value?.name;
  return (
    <a
      class={name === undefined ? 'who sign-in' : 'who'}
      href={name === undefined ? toSignIn(url) : '/me'}
      aria-current={current}
      {...(name !== undefined && { 'aria-label': t('account', { name }), translate: false })}
    >
      {name ?? t('signIn')}
    </a>
  );
}

/** The language and the colours of every page. */
export function Chosen() {
  return (
    <>
      <Choice label={t('language')} value={language.value} choose={(one) => speak(one as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one} translate={false}>
            {NAMES[one]}
          </option>
        ))}
      </Choice>
      <Choice label={t('theme')} sign="◐" value={theme.value} choose={(one) => (theme.value = one as Theme)}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(`theme.${one}`)}
          </option>
        ))}
      </Choice>
    </>
  );
}

function Choice(props: { label: string; sign?: string; value: string; choose: (one: string) => void; children: ComponentChildren }) {
  return (
    <label {...(props.sign && { 'data-sign': props.sign })}>
      <span class="label">{props.label}</span>{' '}
      <select value={props.value} onChange={(event) => props.choose(event.currentTarget.value)}>
        {props.children}
      </select>
    </label>
  );
}

/** On a phone: everything that does not fit into the bar. Going somewhere closes it. */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { url } = useLocation();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [url]);
  return (
    <details class="phone-menu" ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('menu')}>☰</summary>
      {open && (
        <div class="phone-menu-open">
          <nav aria-label={t('navigation')}>
            <Ways />
          </nav>
          <Chosen />
        </div>
      )}
    </details>
  );
}

/** The sign of the house: links of a chain that go on. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 34 20" width="34" height="20" aria-hidden="true">
      <rect x="2" y="5" width="17" height="10" rx="5" />
      <rect x="15" y="5" width="17" height="10" rx="5" />
    </svg>
  );
}
