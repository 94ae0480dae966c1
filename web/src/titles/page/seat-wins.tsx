/** Whether it matters where one sits: wins in a hundred games, by seat. */

import type { SizeStatistics } from 'kronika-client';
import { letter } from '../../shell/seat.tsx';
import { number, percent } from '../../words/formats.ts';
import { t } from '../../words/title.ts';
import { Plot } from './plot.tsx';

/** Units of the drawing: a bar, its place, the height of half of all games. */
const BAR = 28;
const STEP = 31;
const HALF = 84;
const TOP = 12;

export function SeatWins({ sizes }: { sizes: readonly SizeStatistics[] }) {
  const several = sizes.filter(({ seats }) => seats > 1);
  if (several.length === 0) return null;
  const rows = several.flatMap(({ seats, games, wins }) =>
    wins.map((won, seat) => [`${t('players', { min: seats })}, ${letter(seat)}`, percent(won / games), number(games)]),
  );
  return (
    <Plot name={t('seatWins')} hint={t('seatWinsText')} columns={[t('seat'), t('wins'), t('games')]} rows={rows}>
      <div class="title-seat-wins">
        {several.map((one) => (
          <Bars key={one.seats} size={one} />
        ))}
      </div>
    </Plot>
  );
}

function Bars({ size: { seats, games, wins } }: { size: SizeStatistics }) {
  const shares = wins.map((won) => won / games);
  const most = Math.max(0.5, ...shares);
  const height = (share: number) => (share / most) * (most > 0.5 ? HALF * 1.2 : HALF);
  const base = TOP + height(most);
  const even = base - height(1 / seats);
  const label = list(shares);
  return (
    <figure style={{ flexGrow: seats }}>
      <svg viewBox={`0 0 ${STEP * seats} ${base + 20}`} role="img" aria-label={label} style={{ maxWidth: `${STEP * seats * 1.35}px` }}>
        {shares.map((share, seat) => (
          <g key={seat} class="tone" data-seat={seat} transform={`translate(${seat * STEP} 0)`}>
            <rect class="tone-bar" x="1.5" y={base - height(share)} width={BAR} height={height(share)} rx="2" />
            <text class={height(share) > 18 ? 'in' : 'above'} x={BAR / 2 + 1.5} y={height(share) > 18 ? base - height(share) + 15 : base - height(share) - 3}>
              {number(100 * share, 0)}
            </text>
            <text class="below" x={BAR / 2 + 1.5} y={base + 15}>
              {letter(seat)}
            </text>
          </g>
        ))}
        <path class="even" d={`M0 ${even}H${STEP * seats}`} />
        <path class="base" d={`M0 ${base}H${STEP * seats}`} />
      </svg>
      <figcaption class="small">
        {t('players', { min: seats })}
        <span class="quiet">{t('gamesCount', { count: games })}</span>
      </figcaption>
    </figure>
  );
}

function list(shares: readonly number[]): string {
  return shares.map((share, seat) => t('seatWon', { seat: letter(seat), share: percent(share) })).join(', ');
}
