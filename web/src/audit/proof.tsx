/** A `.tlog-proof`, checked alone: what it proves, by whose word, and what is missing. */

import type { Outcome } from '../verifying/finding.ts';
import type { ProofReport, ProofStep } from '../verifying/proof-report.ts';
import { saidBy } from '../words/audit.ts';
import { list } from '../words/formats.ts';
import { t, toldBy } from '../words/proof.ts';
import { JudgedBy } from './judged.tsx';
import { Mark } from './mark.tsx';

/** What is missing, as far as something can be done about it. */
const HOW = ['nobody', 'unmet'] as const;

export function OneProof({ name, report }: { name: string; report: ProofReport }) {
  const { outcome, steps, judged } = report;
  const codes = lacking(steps).map(({ told }) => told.code);
  const alone = outcome !== 'bad' && !steps.some((one) => one.name === 'document');
  return (
    <article class="stack" data-proof={name} data-outcome={outcome}>
      <h2 translate={false}>{name}</h2>
      <section class="verdict-banner" data-outcome={outcome} aria-label={t('step.form')}>
        <Mark outcome={outcome} />
        <div>
          <p class="verdict-sentence" role="status">
            {proofSentence(report)}
          </p>
          <ul class="verdict-missing">
            {HOW.filter((one) => codes.includes(one)).map((one) => (
              <li key={one}>{t(`how.${one}`)}</li>
            ))}
            {alone && <li>{t('how.game')}</li>}
          </ul>
        </div>
      </section>
      <section class="card">
        <ol class="audit-steps">
          {steps.filter((one) => judged === undefined || one.name !== 'policy').map((step) => (
            <li key={`${step.name} ${step.told['file'] ?? ''}`} data-step={step.name} data-outcome={step.outcome}>
              <Mark outcome={step.outcome} />
              <div>
                <p>
                  <strong>{t(`step.${step.name}`)}</strong>
                </p>
                <p>{said(step)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {judged && <JudgedBy judged={judged} />}
    </article>
  );
}

function said({ name, told }: ProofStep): string {
  return name === 'policy' ? saidBy('policy', told) : toldBy(name, told);
}

/** The verdict in one sentence. */
export function proofSentence({ outcome, steps }: ProofReport): string {
  if (outcome === 'bad') return t('bad');
  const by = String(steps.find(({ name }) => name === 'signature')?.told['log'] ?? '');
  if (outcome === 'good') return t('good', { log: by });
  if (steps.some(({ told }) => told.code === 'other')) return t('other');
  return t('unknown', { what: list(lacking(steps).map(({ told }) => t(`lacks.${told.code}` as 'lacks.nobody'))) });
}

const OPEN: Outcome = 'unknown';

function lacking(steps: readonly ProofStep[]): readonly ProofStep[] {
  return steps.filter(({ outcome }) => outcome === OPEN);
}
