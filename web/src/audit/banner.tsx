/** What came out, in one sentence, before anything else; what is missing and how to get it. */

import type { ComponentChildren } from 'preact';
import type { Outcome } from '../verifying/finding.ts';
import type { Report } from '../verifying/verify.ts';
import { saidBy, t as a } from '../words/audit.ts';
import { list } from '../words/formats.ts';
import { t } from '../words/verdict.ts';
import type { Judgement } from './judging.ts';
import { Mark } from './mark.tsx';

const OUTCOMES: Readonly<Record<Judgement['verdict'], Outcome>> = {
  checks: 'good',
  changed: 'bad',
  unfounded: 'bad',
  incomplete: 'unknown',
};

interface Props {
  readonly judgement: Judgement;
  readonly report?: Report | undefined;
  /** Whose copy it is: a file of somebody, or what the service has. */
  readonly of: 'file' | 'service';
  readonly file: string;
  /** What else there is to say in a line, and buttons. */
  readonly children?: ComponentChildren;
  readonly more?: ComponentChildren;
}

export function Banner({ judgement, report, of, file, children, more }: Props) {
  const { verdict, ply, finding, because, missing } = judgement;
  const outcome = OUTCOMES[verdict];
  const events = report?.document?.export.events ?? [];
  return (
    <section class="verdict-banner" data-outcome={outcome} data-verdict={verdict} aria-label={t('checkedBy')}>
      <Mark outcome={outcome} />
      <div>
        <p class="verdict-sentence" role="status">
          {sentence(judgement, of)}
        </p>
        {finding && <p>{saidBy(finding.check, finding.because)}</p>}
        {because && <p>{because}</p>}
        {outcome === 'bad' && ply !== undefined && ply > 0 && <p>{t('before', { ply })}</p>}
        {missing.length > 0 && (
          <ul class="verdict-missing">
            {missing.map((one) => (
              <li key={one}>{t(`how.${one}`, { file })}</li>
            ))}
          </ul>
        )}
        {events.length > 0 && (
          <p class="small">
            {t('counted', { plies: events.at(-1)?.ply ?? 0, events: events.length })}
            {report?.rewritten && ` ${a('rewritten')}`} {more}
          </p>
        )}
      </div>
      {children && <div class="verdict-buttons">{children}</div>}
    </section>
  );
}

/** One of the four sentences. */
export function sentence({ verdict, ply, finding, missing }: Judgement, of: 'file' | 'service'): string {
  switch (verdict) {
    case 'checks':
      return t('checks');
    case 'incomplete':
      return t('incomplete', { what: list(missing.map((one) => t(`what.${one}`))) });
    case 'changed':
      if (ply === undefined) return t(of === 'file' ? 'changedFileSomewhere' : 'changedServiceSomewhere');
      return t(of === 'file' ? 'changedFile' : 'changedService', { ply });
    case 'unfounded': {
      if (ply === undefined) return t('unfoundedSomewhere');
      const { code, label, outcome, says } = finding?.because ?? { code: '' };
      if (code !== 'other-draw') return t('unfoundedAt', { ply });
      return t('unfounded', { ply, rules: `${label}: ${outcome}`, log: `${label}: ${says}` });
    }
  }
}
