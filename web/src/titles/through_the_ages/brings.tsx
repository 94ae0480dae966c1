/** What a bid means: the highest one so far, and what winning with it would take. */

import { type Told, useTold } from '../../arranged/told.ts';
import { list } from '../../words/formats.ts';
import { t } from '../../words/through-the-ages.ts';

export function Brings({ path, amount }: { path: readonly string[]; amount?: number | undefined }) {
  const told = useTold();
  const sent = sentFor(told, amount);
  if (path.length > 0 || sent.length === 0) return null;
  return (
    <small class="brings bid-brings">
      {highest(told)} {t('wouldSend', { force: list(sent) })}
    </small>
  );
}

function highest(told: Told): string {
  const leader = told.seats.find(({ seat }) => told.gauge(`highest/${seat}`) !== undefined);
  return leader === undefined ? t('noBid') : t('highestBid', { name: leader.name, bid: told.gauge('bid') ?? 0 });
}

/** Units and cards, each with its number. */
function sentFor(told: Told, bid: number | undefined): readonly string[] {
  const start = `sends/${bid}/`;
  const parts = [...told.gauges.values()].filter(({ id }) => id.startsWith(start));
  return parts.map(({ component, value }) => `${value}× ${told.catalogue.name(kindOf(component!))}`);
}

/** `iron` of its copy `iron#2`. */
function kindOf(card: string): string {
  return card.split('#')[0]!;
}
