/** What a placement would bring: a monster that comes, a battle, the chance to win it by dice. */

import { Piece } from '../../arranged/pieces.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { percent } from '../../words/formats.ts';
import { Stakes } from './stakes.tsx';

/** The kind of the unit that is taken; that of the first one that can be placed, before. */
function taken(told: Told, realm: string): string | undefined {
  const kinds = [...told.gauges.values()].filter(({ id }) => id.startsWith(`dice-${realm}-`)).map(({ component }) => component);
  const chosen = [...told.signs.chosen].map((id) => told.item(id)?.[0].component);
  return kinds.find((kind) => chosen.includes(kind)) ?? kinds[0];
}

/** The chance with the dice of the unit that is taken. */
function chanceOf(told: Told, realm: string): number | undefined {
  const dice = told.gauge(`dice-${realm}-${taken(told, realm)}`);
  return dice === undefined ? undefined : told.gauge(`chance-${realm}-${dice}`);
}

/** Signs on a realm where a unit may be placed; none: it is safe. */
export function Warnings({ ground }: { ground: Item }) {
  const told = useTold();
  if (!told.signs.lit.has(ground.id) || !ground.marks.includes('contested')) return null;
  const chance = chanceOf(told, ground.id);
  return (
    <span class="warned">
      {ground.marks.includes('incursion') && <Sign id="monster" />}
      <Sign id="die" />
      {chance !== undefined && <b>{percent(chance / 100)}</b>}
    </span>
  );
}

/** The same in the peek: who would fight with how many dice, and what more dice would change. */
export function Battle({ realm }: { realm: string }) {
  const told = useTold();
  const ground = told.item(realm)?.[0];
  if (!ground?.marks.includes('contested')) return null;
  const kind = taken(told, realm);
  const dice = kind === undefined ? undefined : told.gauge(`dice-${realm}-${kind}`);
  return (
    <>
      <p class="peek-price">{t(ground.marks.includes('incursion') ? 'comes' : 'battleHere')}</p>
      {dice !== undefined && (
        <p class="peek-price">
          {told.catalogue.name(kind!)} <Formula parts={[{ is: 'term', sign: 'die', count: dice }]} /> {t('against')} <Others realm={realm} />
        </p>
      )}
      <Chances realm={realm} />
      <p class="peek-price">
        <Stakes of={realm} />
      </p>
    </>
  );
}

function Others({ realm }: { realm: string }) {
  const told = useTold();
  const start = `against-${realm}-`;
  return (
    <>
      {[...told.gauges.values()]
        .filter(({ id }) => id.startsWith(start))
        .map(({ id, component, value }) => (
          <span key={id}>
            {component === undefined ? <Piece seat={Number(id.slice(start.length))} /> : told.catalogue.name(component)}{' '}
            <Formula parts={[{ is: 'term', sign: 'die', count: value }]} />{' '}
          </span>
        ))}
    </>
  );
}

function Chances({ realm }: { realm: string }) {
  const told = useTold();
  const start = `chance-${realm}-`;
  const chances = [...told.gauges.values()].filter(({ id }) => id.startsWith(start));
  if (chances.length === 0) return null;
  return (
    <p class="peek-chances">
      {t('wins')}{' '}
      {chances.map(({ id, value }) => (
        <span key={id}>
          <Formula parts={[{ is: 'term', sign: 'die', count: Number(id.slice(start.length)) }]} /> {percent(value / 100)}
        </span>
      ))}
    </p>
  );
}
