/** The frame around every page. */

import type { ComponentChildren } from 'preact';
import { t } from '../words/shell.ts';
import { Announcements } from './announcing.tsx';
import { TopBar } from './bar.tsx';
import { Problems } from './problems.tsx';

export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('toContent')}
      </a>
      <TopBar />
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

function Footer() {
  return (
    <footer class="bottom">
      <a href="/verify">{t('proved')}</a>
      <a href="/titles">{t('rules')}</a>
      <a href="/docs">{t('api')}</a>
      <a href="/about">{t('credits')}</a>
      <span>{t('yourData')}</span>
    </footer>
  );
}
