/** A battle step by step: who fights, with how many dice, how the rolled dice compare. */

import { Group } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { t } from '../../words/eldervale.ts';
import { Compared, Verdict } from './compared.tsx';
import { foughtOf } from './land.ts';
import { rolledOf } from './rolled.ts';
import { Counted } from './side.tsx';

const STAGES = ['trigger', 'join', 'boost', 'roll', 'result', 'removed'] as const;

export function Fight() {
  const told = useTold();
  const sides = told.zone('sides');
  const where = foughtOf(told);
  if (where === undefined) return null;
  const stage = STAGES.find((one) => where.marks.includes(one)) ?? 'trigger';
  const rolled = rolledOf(told);
  return (
    <section class={`fight${stage === 'removed' ? ' over' : ''}`}>
      <div class="fight-head">
        <b class="part-name">{t('battle')}</b>
        <span>{told.catalogue.face(where).name}</span>
      </div>
      <Group zone={sides} class="sides">
        {rolled ? rolled.map((row) => <Compared key={row.side.id} row={row} />) : sides.items.map((side) => <Counted key={side.id} side={side} />)}
      </Group>
      {rolled && <Verdict rows={rolled} />}
      <ol class="stages" aria-label={t('steps')}>
        {STAGES.map((one) => (
          <li key={one} aria-current={one === stage ? 'step' : undefined}>
            {t(one)}
          </li>
        ))}
      </ol>
    </section>
  );
}
