/** The Timeline: six spaces of two parts. Monuments move towards the first, and fall into the Past. */

import { Group, Handle } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { SPACES } from './ahead.ts';
import { Monument } from './card.tsx';

const PARTS = [0, 1];

export function Timeline({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <div class="timeline">
      {SPACES.map((number) => (
        <Space key={number} number={number} zone={told.zone(`space-${seat}-${number}`)} />
      ))}
    </div>
  );
}

/** A space. Its free part stands for it, the lower one first; a full space is chosen by its head. */
function Space({ number, zone }: { number: number; zone: Zone }) {
  const told = useTold();
  const held = new Map(zone.items.map((item) => [item.at[0] ?? 0, item]));
  const free = [...PARTS].reverse().find((part) => !held.has(part));
  const head = (
    <span class="space-words">
      <b class="space-number">{number}</b> <span>{t('declines', { count: number - 1 })}</span>
    </span>
  );
  return (
    <Group zone={zone} class={`space-of${number === 1 ? ' first' : ''}`}>
      {free === undefined ? (
        <Handle zone={zone} class="space-head">
          {head}
        </Handle>
      ) : (
        <div class="space-head">{head}</div>
      )}
      {PARTS.map((part) => {
        const item = held.get(part);
        if (item !== undefined) return <Monument key={item.id} item={item} zone={zone} />;
        if (part !== free) return <div key={part} class="part closed" />;
        return (
          <Handle key={part} zone={zone} class="part">
            {told.signs.lit.has(zone.id) && <Here told={told} zone={zone} />}
          </Handle>
        );
      })}
    </Group>
  );
}

/** What the chosen card costs here, and what it enters with. */
function Here({ told, zone }: { told: Told; zone: Zone }) {
  const card = [...told.signs.chosen].find((id) => told.gauge(`price/${id}/${zone.id}`) !== undefined);
  const price = card === undefined ? undefined : told.gauge(`price/${card}/${zone.id}`);
  const enters = card === undefined ? undefined : told.gauge(`enters/${card}`);
  return (
    <span class="place-here">
      <span>{t('placeHere')}</span>
      {price === 0 && <span>{t('free')}</span>}
      {price !== undefined && price > 0 && <Formula parts={[{ is: 'term', sign: 'hand_size', count: -price }]} silent />}
      {enters !== undefined && <Formula parts={[{ is: 'term', sign: 'knowledge', count: enters }]} silent />}
    </span>
  );
}
