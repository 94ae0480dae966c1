/** What all seats have over the plies, points or chances: lines, drawn only; a table says the same in
 * words. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { number } from '../words/formats.ts';
import { type Chart, HEIGHT, WIDTH } from './chart.ts';

interface Props {
  readonly chart: Chart;
  /** How a value is written. */
  readonly say?: (value: number) => string;
  /** What lies on the lines. */
  readonly children?: ComponentChildren;
}

export function Lines({ chart, say = number, children }: Props) {
  return useMemo(
    () => (
      <div class="replay-lines" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {chart.grid.map(({ y, value }) => (
            <line key={value} class="replay-grid" x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          {chart.lines.map(({ seat, points, dash }) => (
            <g key={seat}>
              <polyline class="replay-under" points={points} />
              <polyline class="replay-line" data-seat={seat} points={points} stroke-dasharray={dash} />
            </g>
          ))}
        </svg>
        {chart.grid.map(({ y, value }) => (
          <span key={value} class="replay-value" style={{ top: `${(y / HEIGHT) * 100}%` }}>
            {say(value)}
          </span>
        ))}
        {children}
      </div>
    ),
    [chart],
  );
}
