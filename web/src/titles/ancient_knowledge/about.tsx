/** What the peek says of a card beside its print: what is on it, or where it can be created. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { leftOn, SPACES } from './ahead.ts';
import { useMain } from './main.ts';

export function About({ id }: { id: string }) {
  const told = useTold();
  const seat = useMain();
  const [item, zone] = told.item(id) ?? [];
  if (item === undefined) return null;
  return zone?.id.startsWith('space-') ? <OnIt told={told} item={item} /> : <Places told={told} id={id} seat={seat} />;
}

/** What is left on a monument of a Timeline, now and after this turn's Timeline phase. */
function OnIt({ told, item }: { told: Told; item: Item }) {
  const after = leftOn(told, item);
  return (
    <p class="peek-price">
      {t('onIt')} <Formula parts={[{ is: 'term', sign: 'knowledge', count: Number(item.label) }]} silent />
      {after !== Number(item.label) && <b> → {after}</b>}
      {item.marks.includes('locked') && <Sign id="lock" />}
    </p>
  );
}

/** Where a hand card can be created: what it costs there, what it enters with, when it declines. */
function Places({ told, id, seat }: { told: Told; id: string; seat: number }) {
  const found = SPACES.flatMap((space) => {
    const price = told.gauge(`price/${id}/space-${seat}-${space}`);
    return price === undefined ? [] : [{ space, price }];
  });
  const enters = told.gauge(`enters/${id}`);
  if (found.length === 0) return null;
  return (
    <table class="peek-places">
      <thead>
        <tr>
          <th scope="col">{t('space')}</th>
          <th scope="col">{t('costs')}</th>
          <th scope="col">{t('enters')}</th>
          <th scope="col">{t('falls')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ space, price }) => (
          <tr key={space}>
            <th scope="row">{space}</th>
            <td>{price === 0 ? t('free') : <Formula parts={[{ is: 'term', sign: 'hand_size', count: -price }]} />}</td>
            <td>
              <Formula parts={[{ is: 'term', sign: 'knowledge', count: enters ?? 0 }]} />
            </td>
            <td>{t('declines', { count: space - 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
