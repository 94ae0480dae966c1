/** What is at stake in a battle: what whoever wins gets, and what whoever loses sends down and gets. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';

/** Of a side by its name, or of whoever would place a unit in a realm. */
export function Stakes({ of }: { of: string }) {
  const told = useTold();
  const prize = told.gauges.get(`wins-${of}`);
  const units = told.gauge(`loses-${of}`);
  if (prize === undefined || units === undefined) return null;
  const swords = told.gauge(`swords-${of}`);
  return (
    <span class="stakes">
      <span class="stake">
        <Sign id="victory" />
        <span>{t('ifWon')}</span> <Formula parts={[...rewardOf(told, prize.component), ...counted('points', told.gauge(`promised-${of}`))]} />
        <Reached space={prize.value} />
      </span>
      <span class="stake">
        <Sign id="loser" />
        <span>{t('ifLost')}</span>{' '}
        <Formula parts={[{ is: 'exchange', cost: counted('unit', units), gain: [{ is: 'term', sign: 'underworld_unit' }, ...counted('sword', swords)] }]} />
      </span>
    </span>
  );
}

/** What the space of the glory track gives that the winner would reach. */
function Reached({ space }: { space: number }) {
  const told = useTold();
  const step = told.catalogue.formulas('glory_track', 'step').find(({ at }) => at === space);
  if (step === undefined) return null;
  return (
    <small class="reached">
      (<Sign id="glory" /> → <Formula parts={step.parts} />)
    </small>
  );
}

/** The reward for a monster is printed on it; for everybody else it is glory. */
function rewardOf(told: Told, of: string | undefined): readonly Part[] {
  const printed = told.catalogue.formulas(of ?? '', 'reward');
  return printed.length > 0 ? printed.flatMap(({ parts }) => parts) : counted('glory', 1);
}

function counted(sign: string, count: number | undefined): readonly Part[] {
  return count === undefined ? [] : [{ is: 'term', sign, count }];
}
