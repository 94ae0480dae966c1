/** What came out, in one sentence; and the first bad ply, if there is one. */

import type { Report } from '../verifying/verify.ts';
import { saidBy, t } from '../words/audit.ts';
import { Mark } from './mark.tsx';

/** Findings that are listed one by one. */
const MOST = 5;

export function Verdict({ report }: { report: Report }) {
  const { document, good, rewritten, lost } = report;
  const vouched = report.vouched && !lost;
  return (
    <div class={`audit-verdict ${good ? (vouched ? 'good' : 'unknown') : 'bad'}`}>
      <p class="line">
        <Mark outcome={good ? (vouched ? 'good' : 'unknown') : 'bad'} />
        <strong>{good ? t(vouched ? 'good' : 'goodBut') : t('bad')}</strong>
      </p>
      <p>{good ? counted(report) : placed(report)}</p>
      {rewritten && <p>{t('rewritten')}</p>}
      {document !== undefined && unsigned(report) && <p>{t('noSignatures')}</p>}
      {!good && <Findings report={report} />}
    </div>
  );
}

function counted({ document, vouched, lost }: Report): string {
  if (lost) return t('lostText');
  const events = document?.export.events ?? [];
  const values = { plies: events.at(-1)?.ply ?? 0, events: events.length };
  return t(vouched ? 'goodText' : 'unvouchedText', values);
}

/** Where it is wrong. */
export function placed({ firstBadPly }: Report): string {
  return firstBadPly === undefined ? t('badText') : t('badPly', { ply: firstBadPly });
}

/** Whether the browser could not check signatures. */
function unsigned({ steps }: Report): boolean {
  return steps.some(({ name, told }) => name === 'seal' && told.code === 'no-ed25519');
}

function Findings({ report: { findings } }: { report: Report }) {
  return (
    <ul class="audit-findings">
      {findings.slice(0, MOST).map(({ check, because, ply }, index) => (
        <li key={index}>
          {ply === undefined ? '' : `${t('picturePly', { ply })}: `}
          {saidBy(check, because)}
        </li>
      ))}
      {findings.length > MOST && <li>{t('more', { count: findings.length - MOST })}</li>}
    </ul>
  );
}
