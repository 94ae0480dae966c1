/** What a policy says of a checkpoint: who of its witnesses has cosigned, and whether that is enough. */

import type { Outcome } from '../verifying/finding.ts';
import { type Judged, judgementSaid, type Seen } from '../verifying/quorum.ts';
import { shortOf } from '../verifying/vkeys.ts';
import { saidBy } from '../words/audit.ts';
import { moment } from '../words/formats.ts';
import { t } from '../words/proof.ts';
import { Mark } from './mark.tsx';

const OUTCOMES: Readonly<Record<Seen['outcome'], Outcome>> = { cosigned: 'good', silent: 'unknown', unchecked: 'unknown' };

export function JudgedBy({ judged }: { judged: Judged }) {
  const [outcome, told] = judgementSaid(judged);
  return (
    <section class="card" data-outcome={outcome}>
      <h2 class="line">
        <Mark outcome={outcome} /> {t('judged')}
      </h2>
      <p>{saidBy('policy', told)}</p>
      {judged.witnesses.length > 0 && (
        <ul class="audit-steps">
          {judged.witnesses.map((seen) => (
            <li key={seen.witness.name} data-witness={seen.witness.name} data-outcome={seen.outcome}>
              <Mark outcome={OUTCOMES[seen.outcome]} />
              <div>{saidOf(seen)}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function saidOf({ witness, outcome, at }: Seen): string {
  const time = at === undefined ? '' : moment(new Date(at * 1000));
  return t(`witness.${outcome}`, { name: witness.name, key: shortOf(witness.key), time });
}
