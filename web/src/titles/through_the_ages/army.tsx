/** Beside the technologies: workers without work, and what the strength of a nation is made of. */

import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { Tokens } from './tokens.tsx';

/** The pool of unused workers: chosen to take one more. */
export function Pool({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`pool/${seat}`);
  const count = zone.items.reduce((sum, one) => sum + one.count, 0);
  const cost = told.gauge(`population_cost/${seat}`);
  const unhappy = told.gauge(`discontent/${seat}`) ?? 0;
  return (
    <Group zone={zone} class="pool">
      <Handle zone={zone} class="pool-handle">
        <span class="pool-words">{t('unused', { count })}</span>
        <Tokens sign="unused_worker" count={count} />
        {unhappy > 0 && <span class="unhappy">{t('discontent', { count: unhappy })}</span>}
        {cost !== undefined && (
          <span class="chip-move">
            +1 <Sign id="population" /> −{cost} <Sign id="food" />
          </span>
        )}
      </Handle>
      {zone.items
        .filter((item) => told.signs.lit.has(item.id))
        .map((item) => (
          <Thing key={item.id} item={item} zone={zone}>
            <Sign id="unused_worker" />
          </Thing>
        ))}
    </Group>
  );
}

const PARTS = ['units', 'armies', 'rest'] as const;

/** The strength: units by themselves, armies under the tactic, everything else. */
export function Army({ seat }: { seat: number }) {
  const told = useTold();
  const parts = PARTS.map((part) => ({ part, count: told.gauge(`strength_${part}/${seat}`) ?? 0 })).filter(({ count }) => count !== 0);
  const tactic = told.zone(`state/${seat}`).items.find(({ kind }) => kind === 'tactic');
  return (
    <p class="army-of">
      <b class="strength">
        {told.gauge(`strength/${seat}`) ?? 0} <Sign id="strength" />
      </b>
      {parts.map(({ part, count }) => (
        <span key={part}>
          {t(part)} {count}
        </span>
      ))}
      {tactic && (
        <span class="tactic-of">
          {told.catalogue.face(tactic).name}: <Formula parts={told.catalogue.formulas(tactic.component!, 'gives').flatMap((one) => one.parts)} silent />
        </span>
      )}
    </p>
  );
}
