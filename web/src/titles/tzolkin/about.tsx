/** What the peek says beside the catalogue: the price of a placement, where the worker will stand, what is missing for a tile. */

import { Count } from '../../arranged/pieces.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/tzolkin.ts';

/** Rounds ahead of which the peek tells. */
const AHEAD = [1, 2, 3] as const;

export function About({ id }: { id: string }) {
  const told = useTold();
  const gear = id.replace(/_\d+$/, '');
  const next = told.zone(`${gear}-spaces`).items.find(({ marks }) => marks.includes('next'));
  const position = next?.at[0];
  if (told.gauge(`price-${gear}`) === undefined) return <Missing id={id} />;
  if (next !== undefined && id !== gear && next.id !== id) return <Coming gear={gear} from={told.item(id)?.[0].at[0]} />;
  return (
    <>
      <Price of={gear} />
      <Coming gear={gear} from={position} />
    </>
  );
}

/** What a worker costs there now, and the corn that is kept. */
function Price({ of }: { of: string }) {
  const told = useTold();
  const price = told.gauge(`price-${of}`) ?? 0;
  const corn = told.viewer === undefined ? undefined : (told.item(`corn-${told.viewer}`)?.[0].count ?? 0);
  return (
    <>
      <p class="peek-price">
        {t('price')} <Count sign="corn" count={price} />
      </p>
      {corn !== undefined && corn >= price && <p class="quiet">{t('keep', { count: corn - price })}</p>}
    </>
  );
}

/** Where a worker that stands on a position will stand in the coming rounds, and what that gives. */
function Coming({ gear, from }: { gear: string; from: number | undefined }) {
  const told = useTold();
  const places = from === undefined ? [] : AHEAD.filter((rounds) => told.item(`${gear}_${from + rounds}`) !== undefined);
  if (from === undefined || places.length === 0) return null;
  return (
    <ul class="peek-coming">
      {places.map((rounds) => (
        <li key={rounds}>
          {t('standsOn', { rounds, position: from + rounds })} <Formula parts={gives(told, `${gear}_${from + rounds}`)} />
        </li>
      ))}
    </ul>
  );
}

function gives({ catalogue }: Told, place: string) {
  return catalogue.formulas(place, 'gives').flatMap(({ parts }) => parts);
}

const PAID = ['wood', 'stone', 'gold', 'skull'] as const;

/** What is missing for a building or a monument, whoever is on turn. */
function Missing({ id }: { id: string }) {
  const told = useTold();
  const parts = PAID.flatMap((sign): readonly Part[] => {
    const count = told.gauge(`short-${id}-${sign}`);
    return count === undefined ? [] : [{ is: 'term', sign, count }];
  });
  return parts.length === 0 ? null : (
    <p class="peek-price short">
      {t('short')} <Formula parts={parts} />
    </p>
  );
}
