/** What a Regroup would bring now: units that come back, and actions that they could do on the way. */

import { type Told, useTold } from '../../arranged/told.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import type { Owner } from './owner.ts';

/** How many of the units on the map could do a printed action of a card. */
export function doersOf(told: Told, card: string, at: number): number {
  return told.gauge(`does-${card}-${at}`) ?? 0;
}

/** All actions that a Regroup could do, as one word. */
export function doableOf({ gauges }: Told): string {
  return [...gauges.values()].flatMap(({ id, value }) => (id.startsWith('does-') ? [`${id} ${value}`] : [])).join(' ');
}

/** Beside the units of whoever is on turn. */
export function Homecoming({ owner }: { owner: Owner }) {
  const told = useTold();
  const count = told.gauge('regroup_units');
  if (count === undefined || owner !== told.viewer) return null;
  const actions = [...told.gauges.keys()].filter((id) => id.startsWith('does-')).length;
  return <span class="homecoming">{t('regroupBrings', { count, actions })}</span>;
}

/** In the peek of a card: its actions that a Regroup could do. */
export function Doable({ card }: { card: string }) {
  const told = useTold();
  const printed = told.catalogue.formulas(card, 'activate');
  return (
    <>
      {printed.map(({ parts }, at) => {
        const count = doersOf(told, card, at);
        return (
          count > 0 && (
            <p class="peek-price" key={at}>
              {t('regroupDoes', { count })} <Formula parts={parts} />
            </p>
          )
        );
      })}
    </>
  );
}
