/** Rolled dice: the highest of each side below each other, the pair that decides in a frame, and what one more roll could change. */

import { Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { t } from '../../words/eldervale.ts';
import { percent } from '../../words/formats.ts';
import { nameOf, type Row } from './rolled.ts';
import { Who, who } from './side.tsx';
import { Stakes } from './stakes.tsx';

export function Compared({ row: { side, dice } }: { row: Row }) {
  const first = side.marks.includes('winner') || side.marks.includes('leader');
  let before = 0;
  return (
    <div class={`side rolled-side${first ? ' won' : ''}`}>
      <Who side={side} />
      <span class="row-of-dice">
        {dice.map((die) => {
          const from = before;
          before += die.count;
          return <Dice key={die.id} die={die} from={from} />;
        })}
      </span>
      <Stakes of={nameOf(side)} />
    </div>
  );
}

/** Equal dice; below those that can be rolled again the chance to lead then. */
function Dice({ die, from }: { die: Item; from: number }) {
  const told = useTold();
  const decides = (told.gauge('deciding_die') ?? 0) - 1;
  const again = told.gauge(`again-${die.id}`);
  return (
    <Thing item={die} zone={told.zone('dice')} class="rolled">
      {Array.from({ length: die.count }, (_, at) => (
        <span class={from + at === decides ? 'elder-die decides' : 'elder-die'} key={at}>
          {die.label}
        </span>
      ))}
      {again !== undefined && told.signs.lit.has(die.id) && <small>{percent(again / 100)}</small>}
    </Thing>
  );
}

/** Who wins, or would, and by which dice. */
export function Verdict({ rows: [best, next] }: { rows: readonly Row[] }) {
  const told = useTold();
  const at = told.gauge('deciding_die');
  if (best === undefined || next === undefined) return null;
  if (at === undefined) return <p class="verdict">{t('allEqual')}</p>;
  const [high, low] = [best.shown[at - 1], next.shown[at - 1]];
  const values = { name: who(told, best.side), at, high, low };
  const again = told.zone('dice').items.some(({ id }) => told.signs.lit.has(id) && told.gauge(`again-${id}`) !== undefined);
  return (
    <p class="verdict">
      {t(best.side.marks.includes('winner') ? 'winsBattle' : 'leadsBattle', values)} {low === undefined ? t('oneDieMore', { at }) : t('dieAgainst', { at, high, low })}
      {again && <small> {t('againBelow')}</small>}
    </p>
  );
}

/** In the peek of a die: what one more roll of it could change. */
export function Again({ die }: { die: string }) {
  const again = useTold().gauge(`again-${die}`);
  if (again === undefined) return null;
  return <p class="peek-price">{t('rolledAgain', { chance: percent(again / 100) })}</p>;
}
