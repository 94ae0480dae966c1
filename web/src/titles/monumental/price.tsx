/** What something costs now whoever is on turn, and what is missing. */

import { useTold } from '../../arranged/told.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';

interface Props {
  place: string;
  /** What is printed: a price that is the same is not said again. */
  printed?: number | undefined;
}

export function Now({ place, printed }: Props) {
  const told = useTold();
  const gauges = told.scene.boards.flatMap((board) => board.gauges);
  const price = gauges.find(({ id }) => id === `price-${place}`);
  const short = gauges.find(({ id }) => id === `short-${place}`);
  if (price === undefined) return null;
  const of = price.component ?? 'production';
  return (
    <span class="monu-now">
      {price.value !== printed && (
        <span>
          {printed !== undefined && t('now')} <Formula parts={[{ is: 'term', sign: of, count: -price.value }]} />
        </span>
      )}
      {short && (
        <span class="short">
          {t('short')} <Formula parts={[{ is: 'term', sign: of, count: short.value }]} />
        </span>
      )}
    </span>
  );
}
