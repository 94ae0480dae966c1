/** A part of one's account: its heading, the way to the other parts, and what is in it. */

import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { t } from '../words/signing.ts';

const PARTS = [
  ['/me', 'account'],
  ['/me/sessions', 'sessions'],
  ['/me/connections', 'connections'],
  ['/me/apps', 'apps'],
  ['/me/tokens', 'tokens'],
] as const;

/** Whoever is not signed in learns how to. */
export function Part({ name, children }: { name: string; children: ComponentChildren }) {
  const { url } = useLocation();
  return (
    <>
      <Heading name={name} />
      {person.value === undefined ? (
        <p>
          <a class="button main" href={toSignIn(url)}>
            {t('signIn')}
          </a>
        </p>
      ) : (
        <>
          <Parts />
          {children}
        </>
      )}
    </>
  );
}

/** All parts of the account. */
export function Parts() {
  const { path } = useLocation();
  return (
    <nav class="tabs" aria-label={t('parts')}>
      {PARTS.map(([address, part]) => (
        <a key={part} href={address} aria-current={path === address ? 'page' : undefined}>
          {t(`part.${part}`)}
        </a>
      ))}
    </nav>
  );
}
