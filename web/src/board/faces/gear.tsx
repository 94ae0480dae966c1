/** The wheel of a ring: its teeth turn, its name stands still. */

import type { Laid } from '../../scene/layout.ts';
import { lines } from '../../scene/text.ts';
import type { Zone } from '../../scene/whole.ts';
import type { Catalogue } from '../catalogue.ts';

export function Gear({ wheel, zone, catalogue }: { wheel: NonNullable<Laid['wheel']>; zone: Zone; catalogue: Catalogue }) {
  const { x, y, radius, teeth, side } = wheel;
  const name = lines(catalogue.name(zone.name), radius * 1.1, 14, 2);
  const colour = catalogue.colour(zone.id);
  return (
    <g aria-hidden="true" transform={`translate(${x} ${y})`}>
      <path
        class="gear"
        d={outline(teeth, radius + side * 0.5, radius - side * 0.62)}
        style={{ transform: `rotate(${zone.turned}deg)` }}
        fill={colour ?? 'var(--sunk)'}
      />
      <circle class="hub" r={Math.max(radius - side * 0.9, 6)} />
      <text class="gear-name">
        {name.map((line, at) => (
          <tspan key={at} x={0} y={5 + (at - (name.length - 1) / 2) * 16}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** A gear around the origin, a tooth on top. */
function outline(teeth: number, outer: number, inner: number): string {
  const step = (2 * Math.PI) / teeth;
  const points: string[] = [];
  for (let at = 0; at < teeth; at += 1) {
    for (const [part, radius] of [[-0.4, inner], [-0.3, outer], [0.3, outer], [0.4, inner]] as const) {
      const angle = (at + part) * step;
      points.push(`${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`);
    }
  }
  return `M${points.join('L')}Z`;
}
