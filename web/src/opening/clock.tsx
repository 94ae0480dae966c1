/** How fast: a few usual clocks, or one of one's own. */

import { duration } from '../words/formats.ts';
import { t } from '../words/tables.ts';
import { PACE_NAMES, type Pace, paced } from './paces.ts';
import { Pill } from './pill.tsx';
import { ClockFields } from './terms.tsx';
import type { Wish } from './wish.ts';

interface Props {
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
  readonly refused: (field: string) => string | undefined;
}

export function HowFast({ wish, change, refused }: Props) {
  // One's own clock begins with what was chosen before.
  const choose = (pace: Pace) => change({ pace, terms: pace === 'own' ? own(wish) : paced(pace, wish.terms) });
  return (
    <>
      <fieldset class="pills">
        <legend class="unseen">{t('fast')}</legend>
        {PACE_NAMES.map((one) => (
          <Pill key={one} group="pace" chosen={wish.pace === one} choose={() => choose(one)}>
            {t(`pace.${one}`)}
          </Pill>
        ))}
      </fieldset>
      <p class="quiet small">{clockSaid(wish)}</p>
      {wish.pace === 'own' && (
        <ClockFields
          chosen={wish.terms}
          change={(part) => change({ terms: { ...wish.terms, ...part } })}
          refused={refused}
        />
      )}
    </>
  );
}

function own(wish: Wish): Wish['terms'] {
  const { terms } = wish;
  return terms.clock === 'none' ? { ...terms, clock: 'total', seconds: 3_600 } : terms;
}

/** What the clock of a table means, in a sentence or two. */
function clockSaid({ pace, terms }: Wish): string {
  const { clock, seconds, increment, expiry } = paced(pace, terms);
  if (clock === 'none') return t('clock.none');
  const time = duration(seconds);
  const said =
    clock === 'per-move'
      ? t('clock.move', { time })
      : t('clock.total', { time, increment: increment ? duration(increment) : '' , adds: increment > 0 ? 'yes' : 'no' });
  return `${said} ${t(`expires.${expiry}`)}`;
}
