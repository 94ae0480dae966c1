/** The page of an address that leads nowhere. */

import { t } from '../words/shell.ts';
import { Heading } from './heading.tsx';

export default function Unknown() {
  return (
    <>
      <Heading name={t('unknownTitle')} />
      <p>{t('unknown')}</p>
      <a href="/">{t('toGames')}</a>
    </>
  );
}
