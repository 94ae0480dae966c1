/** Cards and tiles: the name on top, below it what it does, its count and signs at the foot. */

import { lines, short, wide } from '../../scene/text.ts';
import type { Item } from '../../scene/whole.ts';
import type { Face } from '../catalogue.ts';
import { Count, marked, Owner } from './marks.tsx';

interface Props {
  item: Item;
  face: Face;
  width: number;
  height: number;
}

const SIZE = 12;
const LINE = 14;

export function Card(props: Props) {
  if (props.item.face === 'down' && props.item.component === undefined) return <Back {...props} />;
  return props.width < 58 || props.height < 34 ? <Small {...props} /> : <Whole {...props} />;
}

function Whole({ item, face, width, height }: Props) {
  const badge = item.label && item.label !== face.name ? item.label : '';
  const badgeWidth = badge ? Math.min(wide(badge, SIZE) + 10, width * 0.5) : 0;
  const most = Math.max(1, Math.min(3, Math.floor((height - 6) / LINE)));
  const name = lines(face.name, width - 10 - badgeWidth, SIZE, most);
  const head = Math.min(name.length * LINE + 8, height);
  const marks = marked(item.marks);
  const foot = marks || item.count > 1 || item.owner !== undefined ? 22 : 4;
  const room = Math.floor((height - head - foot - 2) / LINE);
  const text = room >= 2 && width >= 84 ? lines(face.text, width - 12, SIZE, room) : [];
  return (
    <>
      <rect class="body paper" width={width} height={height} rx={6} />
      <path class="head" d={top(width, head, height)} fill={face.colour ?? '#8d9297'} />
      <text class="name" fill={face.colour ? face.ink : '#000000'}>
        {name.map((line, at) => (
          <tspan key={at} x={6} y={15 + at * LINE}>
            {line}
          </tspan>
        ))}
      </text>
      {badge && (
        <text class="badge" x={width - 5} y={15} fill={face.colour ? face.ink : '#000000'}>
          {badge}
        </text>
      )}
      {text.length > 0 ? (
        <text class="effect">
          {text.map((line, at) => (
            <tspan key={at} x={6} y={head + 14 + at * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ) : (
        height - head - foot > 22 && (
          <text class="glyph faint" x={width / 2} y={(head + height - foot) / 2 + 8}>
            {face.glyph}
          </text>
        )
      )}
      <Foot item={item} width={width} height={height} marks={marks} />
      {item.face === 'down' && <rect class="over" width={width} height={height} rx={6} />}
    </>
  );
}

/** A card too small for words: its colour and a few letters. */
function Small({ item, face, width, height }: Props) {
  const text = width < 30 ? short(face.name).slice(0, 2) : short(face.name);
  return (
    <>
      <rect class="body" width={width} height={height} rx={5} fill={face.colour ?? '#8d9297'} />
      <text class="name middle" x={width / 2} y={height / 2 + 4} fill={face.colour ? face.ink : '#000000'}>
        {text}
      </text>
      {item.count > 1 && <Count x={width} y={height} count={item.count} />}
      {item.face === 'down' && <rect class="over" width={width} height={height} rx={5} />}
    </>
  );
}

/** What nobody may see. */
export function Back({ width, height, item }: { width: number; height: number; item?: Item }) {
  return (
    <>
      <rect class="body back" width={width} height={height} rx={6} />
      <rect class="weave" x={4} y={4} width={width - 8} height={height - 8} rx={4} fill="url(#weave)" />
      {item?.label && (
        <text class="back-label" x={width / 2} y={height / 2 + 6}>
          {item.label}
        </text>
      )}
      {item && item.count > 1 && <Count x={width - 3} y={height - 3} count={item.count} />}
    </>
  );
}

function Foot({ item, width, height, marks }: { item: Item; width: number; height: number; marks: string }) {
  return (
    <>
      {item.owner !== undefined && <Owner x={13} y={height - 13} seat={item.owner} />}
      {marks && (
        <text class="marks" x={item.owner === undefined ? 6 : 26} y={height - 7}>
          {marks}
        </text>
      )}
      {item.count > 1 && <Count x={width - 3} y={height - 3} count={item.count} />}
    </>
  );
}

/** A band along the upper edge, round where the card is. */
function top(width: number, head: number, height: number): string {
  const r = 6;
  if (head >= height) return `M${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${height - r}A${r} ${r} 0 0 1 ${width - r} ${height}H${r}A${r} ${r} 0 0 1 0 ${height - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
  return `M0 ${head}V${r}A${r} ${r} 0 0 1 ${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${head}Z`;
}
