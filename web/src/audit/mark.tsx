/** The sign of an outcome: a shape and a word, so that nobody has to tell colours apart. */

import type { Outcome } from '../verifying/finding.ts';
import { t } from '../words/audit.ts';

const SHAPES: Readonly<Record<Outcome, string>> = {
  good: 'M4 10.5l4 4 8-9',
  bad: 'M5 5l10 10M15 5L5 15',
  unknown: 'M7 7.5a3 3 0 1 1 4 3c-.8.4-1 1-1 2M10 15.2v.3',
};

export function Mark({ outcome }: { outcome: Outcome }) {
  return (
    <span class="audit-mark" data-outcome={outcome}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={SHAPES[outcome]} />
      </svg>
      <span class="unseen">{t(`outcome.${outcome}`)}</span>
    </span>
  );
}
