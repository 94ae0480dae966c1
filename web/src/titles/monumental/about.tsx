/** What the peek says beside the catalogue: what lies on a hex, what a card costs now. */

import { useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { Buyer, Now } from './price.tsx';

export function About({ id }: { id: string }) {
  const told = useTold();
  const [item, zone] = told.item(id) ?? [];
  if (item === undefined || zone === undefined) return null;
  if (zone.id === 'map') return <OnTile at={item.at} />;
  const place = [zone.id, item.id].find((one) => told.gauge(`price-${one}`) !== undefined);
  return place === undefined ? null : <Costs place={place} />;
}

function Costs({ place }: { place: string }) {
  return (
    <p class="peek-price">
      {t('nowCosts')} <Now place={place} /> {!place.startsWith('construction-') && <Buyer />}
    </p>
  );
}

/** Who takes it with the fewest units, and what these cost. */
function Conquest({ tile }: { tile: string }) {
  const told = useTold();
  if (told.gauge(`price-${tile}`) === undefined) return null;
  const units: readonly Part[] = [
    { is: 'term', sign: 'warlord', count: told.gauge(`warlord-${tile}`) ?? 0 },
    { is: 'term', sign: 'soldier', count: told.gauge(`soldiers-${tile}`) ?? 0 },
  ];
  return (
    <>
      <p class="peek-price">
        {t('sends')} <Formula parts={units.filter((one) => one.is === 'term' && one.count !== 0)} />
      </p>
      <Costs place={tile} />
    </>
  );
}

/** What it adds to the strength that its hex takes. */
function Defends({ of }: { of: string }) {
  const parts = useTold().catalogue.formulas(of, 'defends').flatMap((one) => one.parts);
  return parts.length === 0 ? null : <Formula parts={parts} />;
}

function OnTile({ at }: { at: readonly number[] }) {
  const told = useTold();
  const all = told.zone('map').items.filter((one) => one.at.join() === at.join());
  const [tile, ...lying] = all;
  return (
    <>
      {tile !== undefined && <p class="quiet">{told.catalogue.name(tile.id)}</p>}
      {tile !== undefined && tile.label !== '' && (
        <p class="peek-price">
          {t('takes')} <Sign id="strength" /> {tile.label}
        </p>
      )}
      {tile !== undefined && <Conquest tile={tile.id} />}
      {lying.length > 0 && (
        <ul class="peek-lying">
          {lying.map((one) => (
            <li key={one.id}>
              {one.count > 1 && <b>{one.count} </b>}
              {told.catalogue.face(one).name}
              {one.owner !== undefined && <span class="quiet"> · {told.speech.seat(one.owner)}</span>}{' '}
              <Defends of={one.component ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
