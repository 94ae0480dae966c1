/** What something costs now whoever is on turn: how it would be paid, or why it cannot be had. */

import { Piece } from '../../arranged/pieces.tsx';
import { gaugesOf, type Told, useAhead, useTold } from '../../arranged/told.ts';
import type { Scene } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { PERISHABLE } from './gains.ts';

/** What something costs now. While a city is activated, what it would cost after the choice that is looked at: nothing is in hand yet. */
function useCosts(): Told['gauges'] | undefined {
  const { gauges, signs } = useTold();
  const ahead = useAhead();
  const activating = [...signs.lit.keys()].some((id) => ENDS.test(id));
  return activating ? ahead && gaugesOf(ahead) : gauges;
}

const ENDS = /^(row|column)-/;

/** What would pay it, each sort with how much of it. */
const SORTS = [...PERISHABLE, 'production_token', 'gold', 'culture'] as const;

export function Now({ place }: { place: string }) {
  const told = useTold();
  const gauges = useCosts();
  const [price, short, barred] = ['price', 'short', 'barred'].map((one) => gauges?.get(`${one}-${place}`));
  if (barred) return <span class="monu-now short">{t('barred', { name: told.catalogue.name(barred.component ?? '') })}</span>;
  if (price === undefined) return null;
  const sign = price.component ?? 'production';
  if (short) {
    return (
      <span class="monu-now short">
        {t('short')} <Formula parts={[{ is: 'term', sign, count: short.value }]} />
      </span>
    );
  }
  const paid = SORTS.flatMap((sort): readonly Part[] => {
    const found = gauges?.get(`pay-${place}-${sort}`);
    return found === undefined ? [] : [{ is: 'term', sign: sort, count: -found.value }];
  });
  return (
    <span class="monu-now">
      <Formula parts={paid.length > 0 ? paid : [{ is: 'term', sign, count: 0 }]} />
    </span>
  );
}

/** For whom the prices are, if it is somebody else than who looks: whoever is on turn. */
export function Buyer() {
  const told = useTold();
  const seat = told.gauge('buyer');
  if (seat === undefined || seat === told.viewer) return null;
  return (
    <span class="monu-buyer">
      {t('pricesOf')} <Piece seat={seat} />
      <span class="unseen"> {told.speech.seat(seat)}</span>
    </span>
  );
}

/** What is not to be had now, but after the choice that is looked at. */
export function useReach(): ReadonlySet<string> {
  const told = useTold();
  const ahead = useAhead();
  if (ahead === undefined) return NOTHING;
  return new Set(within(ahead).filter((place) => !told.signs.lit.has(place)));
}

const NOTHING: ReadonlySet<string> = new Set();

function within(scene: Scene): readonly string[] {
  const gauges = gaugesOf(scene);
  const places = [...gauges.values()].filter(({ name }) => name === 'price').map(({ id }) => id.slice('price-'.length));
  return places.filter((place) => !gauges.has(`short-${place}`) && !gauges.has(`barred-${place}`));
}
