/** The page of an address that leads nowhere. */

import { t } from '../words/shell.ts';
import { Heading } from './heading.tsx';

export default function Unknown() {
  return (
    <>
      <Heading name={t('unknownTitle')} />
      <p>{t('unknown')}</p>
      <ul class="unknown-ways">
        <li>
          <a href="/">{t('toGames')}</a>
        </li>
        <li>
          <a href="/games/new">{t('newGame')}</a>
        </li>
        <li>
          <a href="/docs">{t('api')}</a>
        </li>
      </ul>
    </>
  );
}
