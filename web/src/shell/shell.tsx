/** The frame around every page: where one can go, who one is, which language and colours. */

import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { type Language, LANGUAGES, language, NAMES, speak } from '../words/language.ts';
import { t } from '../words/shell.ts';
import { Announcements } from './announcing.tsx';
import { Problems } from './problems.tsx';
import { THEMES, type Theme, theme } from './theme.ts';

export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('toContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Announcements />
      <Problems />
    </>
  );
}

/** The focus moves; the address stays. */
function skip(click: Event): void {
  click.preventDefault();
  document.getElementById('content')?.focus();
}

function Header() {
  return (
    <header class="top">
      <a class="brand" href="/" translate={false}>
        <Mark />
        Kronika
      </a>
      <nav aria-label={t('navigation')}>
        <Ways />
      </nav>
      <Account />
    </header>
  );
}

/** Where one can go from every page. */
export function Ways() {
  return (
    <>
      <Way to="/" name={t('games')} />
      <Way to="/games/new" name={t('newGame')} />
      {person.value && <Way to="/invitations" name={t('invitations')} />}
      <Way to="/verify" name={t('verify')} />
    </>
  );
}

/** Who is signed in, or the way to sign in. */
function Account() {
  const { path, url } = useLocation();
  const current = path === '/me' ? 'page' : undefined;
  const name = person.value?.name;
  if (name === undefined) {
    return (
      <a class="who" href={toSignIn(url)} aria-current={current}>
        {t('signIn')}
      </a>
    );
  }
  return (
    <a
      class="who"
      href="/me"
      aria-current={current}
      aria-label={t('account', { name })}
      translate={false}
    >
      {name}
    </a>
  );
}

/** A link that says when it leads to the page one is on. */
function Way({ to, name }: { to: string; name: string }) {
  const { path } = useLocation();
  return (
    <a href={to} aria-current={path === to ? 'page' : undefined}>
      {name}
    </a>
  );
}

function Footer() {
  return (
    <footer class="bottom">
      <Chosen />
      <a href="/about">{t('credits')}</a>
      <a href="/docs">{t('api')}</a>
    </footer>
  );
}

/** The language and the colours of every page. */
export function Chosen() {
  return (
    <>
      <label>
        {t('language')}{' '}
        <select value={language.value} onChange={(e) => speak(e.currentTarget.value as Language)}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one} translate={false}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('theme')}{' '}
        <select
          value={theme.value}
          onChange={(e) => {
            theme.value = e.currentTarget.value as Theme;
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`theme.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The sign of the house: links of a chain that go on. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <rect x="3" y="11" width="15" height="10" rx="5" />
      <rect x="14" y="11" width="15" height="10" rx="5" />
    </svg>
  );
}
