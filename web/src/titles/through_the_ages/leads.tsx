/** Who leads, and why: the points of each seat, and what of the final scoring is not known to all. */

import { Points } from '../../arranged/points.tsx';
import { useTold } from '../../arranged/told.ts';
import { list } from '../../words/formats.ts';
import { t } from '../../words/through-the-ages.ts';

/** The rule by which events of age III score that still lie face down. */
const RULE = 'TTA-FIN-07';
const SCORED = 'III';

export function Leads() {
  const told = useTold();
  const own = told.viewer === undefined ? [] : told.zone(`prepared/${told.viewer}`).items.filter(({ label }) => label === SCORED);
  const events = list(own.map((item) => told.catalogue.face(item).name));
  const unknown = told.gauge('unforeseen') ?? 0;
  return (
    <>
      <Points />
      {own.length > 0 && <Note words={t('foreseen', { events })} />}
      {unknown > 0 && <Note words={t('unforeseen', { count: unknown })} />}
    </>
  );
}

function Note({ words }: { words: string }) {
  return (
    <p class="tally-reason">
      {words} <small translate={false}>{RULE}</small>
    </p>
  );
}
