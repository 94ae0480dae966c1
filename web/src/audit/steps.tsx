/** The checks that were made, one after the other: what each is about, what came out, its bytes. */

import { useState } from 'preact/hooks';
import type { Step } from '../verifying/finding.ts';
import { saidBy, t } from '../words/audit.ts';
import { Exhibits } from './exhibits.tsx';
import { Mark } from './mark.tsx';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol class="audit-steps">
      {steps.map((step) => (
        <li key={step.name} data-check={step.name} data-outcome={step.outcome}>
          <Mark outcome={step.outcome} />
          <OneStep step={step} />
        </li>
      ))}
    </ol>
  );
}

function OneStep({ step }: { step: Step }) {
  const [open, setOpen] = useState(false);
  const { name, ply, told } = step;
  return (
    <div>
      <p>
        <strong>{t(`check.${name}`)}</strong>
        {ply !== undefined && <span class="audit-ply"> {t('atPly', { ply })}</span>}
      </p>
      <p>{saidBy(name, told)}</p>
      <p class="quiet small">{t(`why.${name}`)}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('show')}</summary>
        {open && <Exhibits of={step.exhibits} />}
      </details>
    </div>
  );
}
