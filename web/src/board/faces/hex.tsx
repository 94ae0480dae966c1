/** The ground of a map: a hexagon with its colour, pattern, letters; the owner's colour around it. */

import { BOLD, lines } from '../../scene/text.ts';
import type { Item } from '../../scene/whole.ts';
import type { Face } from '../catalogue.ts';
import { marked, Owner, Sign } from './marks.tsx';

interface Props {
  item: Item;
  face: Face;
  width: number;
  height: number;
}

export function Hex({ item, face, width }: Props) {
  const size = width / 2;
  const named = item.component !== undefined; // an empty place needs no name to be seen as one
  const name = !named ? [] : size >= 34 ? lines(face.name, size * 1.45, 12, size >= 42 ? 2 : 1, BOLD) : [face.glyph];
  const marks = marked(item.marks);
  const paint = face.colour ? face.ink : 'var(--text)';
  return (
    <g transform={`translate(${size} ${size})`}>
      <path class="body ground" d={outline(size - 1)} fill={face.colour ?? 'var(--sunk)'} />
      {face.icon && size >= 24 && (
        <g class="terrain">
          <Sign icon={face.icon} glyph="" x={0} y={0} size={size * 0.9} />
        </g>
      )}
      {item.owner !== undefined && <path class="border" data-seat={item.owner} d={outline(size - 5)} />}
      <text class="name middle" fill={paint}>
        {name.map((line, at) => (
          <tspan key={at} x={0} y={-size * 0.62 + at * 13 + (name.length === 1 ? 8 : 1)}>
            {line}
          </tspan>
        ))}
      </text>
      {item.label && (
        <text class="badge middle" y={size * 0.82} fill={paint}>
          {item.label}
        </text>
      )}
      {marks && (
        <text class="marks middle" x={item.label ? 18 : 0} y={size * 0.82} fill={paint}>
          {marks}
        </text>
      )}
      {item.owner !== undefined && <Owner x={-size * 0.7} y={size * 0.3} seat={item.owner} />}
    </g>
  );
}

/** A hexagon with a pointed top around the origin. */
export function outline(size: number): string {
  const [x, y] = [size * 0.866, size / 2];
  return `M0 ${-size}L${x} ${-y}V${y}L0 ${size}L${-x} ${y}V${-y}Z`;
}
