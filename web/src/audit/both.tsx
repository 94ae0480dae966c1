/** Two verifiers side by side: what each says of each check, and loudly where they contradict. Roles are
 * said, because the table is none for browsers where it is narrow. */

import type { Outcome } from '../verifying/finding.ts';
import type { Report } from '../verifying/verify.ts';
import { saidBy, t as a } from '../words/audit.ts';
import { list } from '../words/formats.ts';
import { t, without } from '../words/rules.ts';
import type { RulesReport } from './asking.ts';
import { compared, contradictions, type Row, shared } from './comparing.ts';
import { Mark } from './mark.tsx';
import type { Second } from './opinions.ts';
import { named, sentence } from './sentences.ts';

export function Both({ report, second }: { report: Report; second: Second | undefined }) {
  if (second === undefined) return null;
  if (second.rules === undefined) {
    return (
      <p class="refused" role="alert">
        {t('noReport', { because: second.because })}
      </p>
    );
  }
  return <Compared report={report} rules={second.rules} />;
}

function Compared({ report, rules }: { report: Report; rules: RulesReport }) {
  const rows = inOrder(compared(report, rules));
  const apart = contradictions(rows);
  return (
    <section class="card both" data-both={apart.length > 0 ? 'apart' : 'agree'} data-good={rules.good} data-ply={rules.first_bad_ply ?? undefined}>
      <h3>{t('both')}</h3>
      {apart.length > 0 ? (
        <div class="both-apart" role="alert">
          <p>
            <strong>{t('differ', { checks: list(apart.map(nameOf)) })}</strong>
          </p>
          <p>{t('differText')}</p>
        </div>
      ) : (
        <p>{t('agree', { count: shared(rows) })}</p>
      )}
      <p class="small quiet">{t('bothLead')}</p>
      <table class="both-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">{t('check')}</th>
            <th scope="col" role="columnheader">
              {t('page')} <span class="small quiet">{t('pageIn')}</span>
            </th>
            <th scope="col" role="columnheader">
              <span translate={false}>{t('rules')}</span> <span class="small quiet">{t('rulesIn')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <OneRow key={row.check} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What they contradict each other in comes first, then what is wrong. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const rank = ({ agreement, page, rules }: Row) => {
    if (agreement === 'apart') return 0;
    return page?.outcome === 'bad' || rules?.verdict === 'bad' ? 1 : 2;
  };
  return [...rows].sort((one, other) => rank(one) - rank(other));
}

function OneRow({ row }: { row: Row }) {
  const { check, page, rules, ply, agreement } = row;
  return (
    <tr role="row" data-row={check} data-agreement={agreement}>
      <th scope="row" role="rowheader">
        {nameOf(row)}
        {agreement === 'same' ? <span class="unseen"> ({t('agreement.same')})</span> : <span class="small both-agreement">{t(`agreement.${agreement}`)}</span>}
      </th>
      <Says by={t('page')} check={check} outcome={page?.outcome} ply={page?.ply} words={page && saidBy(page.name, page.told)} />
      <Says by={t('rules')} check={check} outcome={rules?.verdict} ply={ply} words={rules && sentence(rules.says)} />
    </tr>
  );
}

interface SaysOf {
  readonly by: string;
  readonly check: string;
  readonly outcome: Outcome | undefined;
  readonly ply: number | undefined;
  readonly words: string | undefined;
}

function Says({ by, check, outcome, ply, words }: SaysOf) {
  return (
    <td role="cell" data-by={by} data-jointly={t('bothSay')} data-outcome={outcome ?? 'none'}>
      <div class="both-says">
        {outcome === undefined ? <span class="audit-mark none" aria-hidden="true" /> : <Mark outcome={outcome} />}
        <span>
          {ply !== undefined && <span class="audit-ply">{a('atPly', { ply })}: </span>}
          {words ?? <span class="quiet">{without(check)}</span>}
        </span>
      </div>
    </td>
  );
}

function nameOf({ page, rules }: Row): string {
  return page === undefined ? named(rules?.called ?? '') : a(`check.${page.name}`);
}
