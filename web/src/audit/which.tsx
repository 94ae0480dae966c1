/** "Which move?": the ply that is looked at, and the ones beside it. */

import { useId } from 'preact/hooks';
import { t } from '../words/verdict.ts';

interface Props {
  readonly ply: number;
  readonly last: number;
  readonly onPly: (ply: number) => void;
}

export function Which({ ply, last, onPly }: Props) {
  const id = useId();
  return (
    <section class="card">
      <h2>{t('whichMove')}</h2>
      <p class="small quiet">{t('whichText')}</p>
      <div class="line">
        <button type="button" disabled={ply <= 0} onClick={() => onPly(ply - 1)} aria-label={t('previous')}>
          ‹
        </button>
        <label for={id}>{t('ply')}</label>
        <input
          id={id}
          class="verdict-number"
          type="number"
          min={0}
          max={last}
          value={ply}
          onChange={({ currentTarget }) => {
            const asked = Number(currentTarget.value);
            if (Number.isInteger(asked) && asked >= 0 && asked <= last) onPly(asked);
          }}
        />
        <button type="button" disabled={ply >= last} onClick={() => onPly(ply + 1)} aria-label={t('next')}>
          ›
        </button>
      </div>
    </section>
  );
}
