/** How many points seats have at the end: all of them, and the winners among them. */

import type { ScoreStatistics } from 'kronika-client';
import { number } from '../../words/formats.ts';
import { t } from '../../words/title.ts';
import { Plot } from './plot.tsx';

const WIDTH = 330;
const HEIGHT = 76;
/** Labels below the bars at most. */
const LABELS = 7;

export function Scores({ scores: { all, winners, best, bars } }: { scores: ScoreStatistics }) {
  const most = Math.max(...bars.map((bar) => bar.all));
  const step = WIDTH / bars.length;
  const every = Math.ceil(bars.length / LABELS);
  const quarters = { low: number(all.low), high: number(all.high), won: number(winners.low), over: number(winners.high) };
  const rows = bars.map((bar) => [t('from', { points: number(bar.least) }), number(bar.all), number(bar.winners)]);
  const bar = (count: number, at: number) => {
    const height = (count / most) * HEIGHT;
    return { x: at * step + 1, y: HEIGHT - height, width: Math.min(step - 2, 40), height, rx: 1.5 };
  };
  return (
    <Plot name={t('scores')} columns={[t('points'), t('allSeats'), t('winners')]} rows={rows}>
      <svg class="title-scores" viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={t('scoresSaid', quarters)}>
        {bars.map((one, at) => (
          <g key={one.least}>
            <rect class="all" {...bar(one.all, at)} />
            <rect class="winners" {...bar(one.winners, at)} />
            {at % every === 0 && (
              <text x={at * step + 1} y={HEIGHT + 14}>
                {number(one.least)}
              </text>
            )}
          </g>
        ))}
        <path class="base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <p class="small title-legend">
        <span>
          <i class="swatch all" /> {t('allMiddle', { points: number(all.middle) })}
        </span>
        <span>
          <i class="swatch winners" /> {t('winnersMiddle', { points: number(winners.middle) })}
        </span>
        <span>{t('bestEver', { points: number(best) })}</span>
      </p>
    </Plot>
  );
}
