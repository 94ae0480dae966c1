/** What the peek says beside the catalogue: what lies on a stack and below it, what a unit costs its owner. */

import { useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { Again } from './compared.tsx';
import { Battle } from './danger.tsx';
import { Doable } from './homecoming.tsx';
import { partsOf } from './realm.tsx';

export function About({ id }: { id: string }) {
  const told = useTold();
  const [item, zone] = told.item(id) ?? [];
  if (item === undefined || zone === undefined) return null;
  if (item.kind === 'die') return <Again die={item.id} />;
  if (item.kind === 'realm') return <Battle realm={item.id} />;
  if (item.kind === 'treasure' && zone.id === 'map') return <Below id={id} />;
  if (zone.id === `tableau-${told.viewer}`) return <Doable card={item.id} />;
  const [, owner] = /^tray-(\d+)$/.exec(zone.id) ?? [];
  if (owner !== undefined) return <Price owner={owner} kind={item.component ?? ''} />;
  return null;
}

/** Tokens of a stack that everybody knows, below the top one. */
function Below({ id }: { id: string }) {
  const told = useTold();
  const known = told.zone('map').items.filter((one) => one.id.startsWith(`${id}-`) && one.component !== undefined);
  if (known.length === 0) return null;
  return (
    <p class="peek-price">
      {t('below')}{' '}
      {known.map((one) => (
        <Formula key={one.id} parts={partsOf(told, one.component!, 'gives')} />
      ))}
    </p>
  );
}

/** The price of a unit, which stands on the starter card of its owner. */
function Price({ owner, kind }: { owner: string; kind: string }) {
  const told = useTold();
  const starter = told.zone(`tableau-${owner}`).items.find(({ id }) => id.startsWith('starter_'));
  const of = (parts: readonly Part[]) => parts.some((one) => one.is === 'exchange' && one.gain.some((gain) => gain.is === 'term' && gain.sign === kind));
  const prices = told.catalogue.formulas(starter?.id ?? '', 'summoning').filter(({ parts }) => of(parts));
  if (prices.length === 0) return null;
  return (
    <p class="peek-price">
      {t('summons')}{' '}
      {prices.map(({ parts }, order) => (
        <Formula key={order} parts={parts} />
      ))}
    </p>
  );
}
