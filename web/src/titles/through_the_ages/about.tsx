/** What the peek says of a card beside its print: what it costs now and later, and why not. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { offered } from './ahead.ts';
import { useMain } from './rivals.tsx';

export function About({ id }: { id: string }) {
  const told = useTold();
  const seat = useMain();
  const [, zone] = told.item(id) ?? [];
  if (zone?.id.startsWith('row/')) return <InRow told={told} zone={zone.id} seat={seat} />;
  const costs = [
    { words: t('costsNow'), sign: told.gauges.get(`price/${id}`)?.component ?? 'resource', count: told.gauge(`price/${id}`) },
    { words: t('stepNow'), sign: 'resource', count: told.gauge(`step/${id}`) },
  ];
  return (
    <>
      {costs.map(({ words, sign, count }) => count !== undefined && <Line key={words} words={words} parts={[{ is: 'term', sign, count }]} />)}
    </>
  );
}

function InRow({ told, zone, seat }: { told: Told; zone: string; seat: number }) {
  const { price, later, leaves, barred } = offered(told, zone, seat);
  const actions = (count: number): readonly Part[] => [{ is: 'term', sign: 'civil_actions', count }];
  const rule = told.gauges.get(`barred/${zone}/${seat}`)?.name;
  return (
    <>
      {price !== undefined && <Line words={t('costsNow')} parts={actions(price)} />}
      {later !== undefined && <Line words={t('nextTurn')} parts={actions(later)} />}
      {later === undefined && leaves !== undefined && (
        <p class="peek-price">
          {t('outBefore')} {told.speech.seat(leaves)}
        </p>
      )}
      {barred && (
        <p class="peek-price">
          {barred} <small translate={false}>{rule}</small>
        </p>
      )}
    </>
  );
}

function Line({ words, parts }: { words: string; parts: readonly Part[] }) {
  return (
    <p class="peek-price">
      {words} <Formula parts={parts} />
    </p>
  );
}
