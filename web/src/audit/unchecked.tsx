/** What the browser leaves to the command line, said plainly; and how to run it. */

import { t } from '../words/audit.ts';

export function Unchecked({ file }: { file: string }) {
  return (
    <section class="card">
      <h2>{t('left')}</h2>
      <p>{t('leftText')}</p>
      <ul class="audit-bullets">
        <li>{t('leftRules')}</li>
        <li>{t('leftFields')}</li>
        <li>{t('leftClocks')}</li>
      </ul>
      <h3>{t('offline')}</h3>
      <p>{t('offlineText')}</p>
      <pre translate={false} tabIndex={0} role="region" aria-label={t('offline')}>
        <code>{`kronika keys --url ${location.origin} --output keys.txt\nkronika verify ${file} --keys keys.txt`}</code>
      </pre>
      <p>
        <a href="/docs/pages/auditing">{t('offlineMore')}</a>
      </p>
    </section>
  );
}
