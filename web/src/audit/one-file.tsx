/** The verdict on one dropped file. */

import { useState } from 'preact/hooks';
import type { Report } from '../verifying/verify.ts';
import { t } from '../words/audit.ts';
import { t as r } from '../words/rules.ts';
import { t as v } from '../words/verdict.ts';
import type { RulesReport } from './asking.ts';
import { Banner } from './banner.tsx';
import { OpenButton } from '../dropped/open-button.tsx';
import { Beside } from './beside.tsx';
import { Both } from './both.tsx';
import { Checks } from './checks.tsx';
import { Deeper } from './deeper.tsx';
import { JudgedBy } from './judged.tsx';
import { Keep, written } from './keep.tsx';
import type { Verified } from './verified.ts';

interface FileShown extends Verified {
  readonly known: ReadonlyMap<string, string>;
  readonly open: boolean;
}

export function OneFile({ name, bytes, report, second, decided, judgement, known, open }: FileShown) {
  const [shown, setShown] = useState(open);
  const { verdict, ply } = judgement;
  const bad = verdict === 'changed' || verdict === 'unfounded';
  return (
    <article
      class="stack"
      data-file={name}
      data-outcome={report.good ? 'good' : 'bad'}
      data-ply={report.firstBadPly}
      data-rewritten={report.rewritten}
    >
      <h2 translate={false}>{name}</h2>
      <Banner judgement={judgement} report={report} of="file" file={name} />
      {report.document && <OpenButton name={name} bytes={bytes} verdict={verdict} wrong={bad ? ply : undefined} />}
      {report.judged && <JudgedBy judged={report.judged} />}
      <Both report={report} second={second} />
      <details open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          {t('steps')}
          {bad && ply !== undefined && <span class="unseen"> ({t('atPly', { ply })})</span>}
        </summary>
        {shown && (
          <div class="verdict-columns">
            <div class="verdict-right">
              {bad && ply !== undefined && <Beside report={report} ply={ply} />}
              {bad && <WhatToDo signed={decided?.wrong !== undefined && report.vouched} />}
              <Keep files={filesOf(name, bytes, report, second?.rules)} />
            </div>
            <Checks report={report} decided={decided} file={name}>
              <Deeper report={report} known={known} />
            </Checks>
          </div>
        )}
      </details>
    </article>
  );
}

/** What somebody can do who holds a file that was changed, or one that the service has signed though
 * its rules refuse it. */
function WhatToDo({ signed }: { signed: boolean }) {
  const todo = signed ? [r('doKeep'), r('doShow'), r('doDispute')] : [v('doKeep'), v('doAsk'), v('doWitness')];
  return (
    <section class="card">
      <h2>{v('whatToDo')}</h2>
      <ol class="audit-bullets verdict-todo">
        {todo.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
    </section>
  );
}

/** The file as it is, and what both verifiers say of it. */
function filesOf(name: string, bytes: Uint8Array, { good, firstBadPly, findings, steps }: Report, rules?: RulesReport) {
  const checks = steps.map((one) => ({ name: one.name, outcome: one.outcome, ply: one.ply, told: one.told }));
  const report = written({ file: name, good, first_bad_ply: firstBadPly, checks, findings, rules });
  return [
    { name, words: v('keepFile'), content: bytes },
    { name: `${name}-report.json`, words: v('keepReport'), content: report },
  ];
}
