/** One link of the chain, looked at: what is hashed of it, and both hashes. */

import { useCallback, useId, useState } from 'preact/hooks';
import { linkExhibits } from '../verifying/exhibits.ts';
import type { Export } from '../verifying/format.ts';
import { t } from '../words/audit.ts';
import { Exhibits } from './exhibits.tsx';

export function LookAtLink({ whole, first }: { whole: Export; first: number }) {
  const [ply, setPly] = useState(first);
  const id = useId();
  const last = whole.events.at(-1)?.ply ?? 0;
  const found = useCallback(() => linkExhibits(whole, ply), [whole, ply]);
  return (
    <section class="card">
      <h2>{t('link')}</h2>
      <p class="quiet">{t('linkText')}</p>
      <div class="field audit-short">
        <label for={id}>{t('linkPly')}</label>
        <input
          id={id}
          type="number"
          min={0}
          max={last}
          value={ply}
          onInput={({ currentTarget }) => setPly(Number(currentTarget.value))}
        />
      </div>
      {ply >= 0 && ply <= last ? <Exhibits of={found} /> : <p>{t('noLink')}</p>}
    </section>
  );
}
