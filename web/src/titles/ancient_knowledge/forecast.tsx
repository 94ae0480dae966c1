/** What the end of the turn does by itself, in order, and what it will ask. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { falling, leftOn, onTimeline } from './ahead.ts';

export function TurnsEnd({ seat }: { seat: number }) {
  const told = useTold();
  const of = (name: string) => told.gauge(`${name}/${seat}`) ?? 0;
  const monuments = onTimeline(told, seat);
  const lying = [...monuments, ...told.zone(`artifacts-${seat}`).items];
  const changed = monuments.filter((item) => leftOn(told, item) !== Number(item.label));
  const asking = lying.filter(({ id }) => told.gauge(`asks/${id}`) !== undefined);
  const falls = falling(told, seat);
  const destroyed = monuments.filter(({ id }) => told.gauge(`destroyed/${id}`) !== undefined);
  if (monuments.length === 0 && asking.length === 0) return null;
  return (
    <p class="turns-end-of">
      <b>{t('turnsEnd')}</b>
      {changed.map((item) => (
        <Changed key={item.id} told={told} item={item} />
      ))}
      {of('end_draws') > 0 && (
        <span>
          <Sign id="timeline" /> <Formula parts={[{ is: 'term', sign: 'hand_size', count: of('end_draws'), plus: true }]} />
        </span>
      )}
      {asking.map((item) => (
        <span key={item.id} class="asking">
          <Sign id="timeline" /> {t('asks', { name: nameOf(told, item) })}
        </span>
      ))}
      {destroyed.map((item) => (
        <span key={item.id}>
          <Sign id="decline" /> {t('destroyed', { name: nameOf(told, item) })}
        </span>
      ))}
      <span>
        <Sign id="decline" /> {t('fall', { count: falls.length })}
        {of('end_lost') > 0 && (
          <>
            {', '}
            <Formula parts={[{ is: 'term', sign: 'lost', count: of('end_lost'), plus: true }]} />
          </>
        )}
      </span>
      {monuments.length > falls.length + destroyed.length && <span>{t('slides')}</span>}
    </p>
  );
}

function nameOf(told: Told, item: Item): string {
  return told.catalogue.face(item).name;
}

/** A monument whose knowledge becomes less. */
function Changed({ told, item }: { told: Told; item: Item }) {
  return (
    <span>
      <Sign id="timeline" /> {nameOf(told, item)} {item.label} → {leftOn(told, item)} <Sign id="knowledge" />
    </span>
  );
}
