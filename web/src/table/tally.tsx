/** Who leads, and why: the points of each seat if the game ended now, by what gives them. */

import { boardsOf, Points } from '../arranged/points.tsx';
import { type Told, ToldOf } from '../arranged/told.ts';
import { LegendOf } from '../signs/sign.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { t } from '../words/table.ts';

export function Tally({ told, title }: { told: Told; title: string }) {
  const Leads = arrangementOf(title)?.Leads ?? Points;
  if (boardsOf(told).length === 0) return null;
  return (
    <section class="tally" aria-labelledby="tally">
      <h2 id="tally">{t('endedNow')}</h2>
      <LegendOf.Provider value={told.catalogue}>
        <ToldOf.Provider value={told}>
          <Leads />
        </ToldOf.Provider>
      </LegendOf.Provider>
    </section>
  );
}
