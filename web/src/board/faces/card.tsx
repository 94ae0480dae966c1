/** Cards and tiles: the name on top, below it what it does, its count and signs at the foot. */

import { BOLD, CLOSE, lines, short, wide } from '../../scene/text.ts';
import type { Item } from '../../scene/whole.ts';
import type { Face } from '../catalogue.ts';
import { Count, marked, Owner, Sign, Sums, sumsWidth } from './marks.tsx';

interface Props {
  item: Item;
  face: Face;
  width: number;
  height: number;
  /** It lies on the board of its owner, so that need not be said. */
  own?: boolean;
}

const SIZE = 12;
const LINE = 14;

export function Card(props: Props) {
  if (props.item.face === 'down' && props.item.component === undefined) return <Back {...props} />;
  return props.width < 58 || props.height < 34 ? <Small {...props} /> : <Whole {...props} />;
}

function Whole({ item, face, width, height, own }: Props) {
  const badge = item.label && item.label !== face.name ? item.label : symbol(face.glyph);
  const badgeWidth = badge ? Math.min(wide(badge, SIZE, /^I+$/.test(badge) ? 0.38 : BOLD) + 5, width * 0.5) : 0;
  const most = Math.max(1, Math.min(3, Math.floor((height - 6) / LINE) - (face.text ? 1 : 0)));
  const name = lines(face.name, width - 9 - badgeWidth, SIZE, most, CLOSE);
  const head = Math.min(name.length * LINE + 7, height);
  const marks = marked(item.marks);
  const owner = own ? undefined : item.owner;
  const foot = marks || item.count > 1 || owner !== undefined ? 22 : 4;
  const sums = strips(face, width, height - head - foot);
  const below = head + sums.length * STRIP;
  const room = Math.floor((height - below - foot - 2) / LINE);
  const text = room >= 2 && width >= 84 ? lines(face.text === face.name ? '' : face.text, width - 11, SIZE, room) : [];
  const free = height - below - foot;
  return (
    <>
      <rect class="body paper" width={width} height={height} rx={6} />
      <path class="head" d={top(width, head, height)} fill={face.colour ?? '#8d9297'} />
      <text class="name" fill={face.colour ? face.ink : '#000000'}>
        {name.map((line, at) => (
          <tspan key={at} x={5} y={15 + at * LINE}>
            {line}
          </tspan>
        ))}
      </text>
      {badge && (
        <text class="badge" x={width - 5} y={15} fill={face.colour ? face.ink : '#000000'}>
          {badge}
        </text>
      )}
      {sums.map(({ cost, carries, gives }, at) => (
        <g key={at}>
          <Sums sums={cost} x={4} y={head + 2 + at * STRIP} paid />
          <Sums sums={carries} x={4 + sumsWidth(cost)} y={head + 2 + at * STRIP} />
          <Sums sums={gives} x={width - 4} y={head + 2 + at * STRIP} end />
        </g>
      ))}
      {text.length > 0 ? (
        <text class="effect">
          {text.map((line, at) => (
            <tspan key={at} x={6} y={below + 14 + at * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ) : (
        free > 22 && (
          <g class="faint">
            <Sign icon={face.icon} glyph={face.glyph} x={width / 2} y={below + free / 2} size={Math.min(free - 4, width * 0.5, 44)} />
          </g>
        )
      )}
      <Foot item={item} owner={owner} width={width} height={height} marks={marks} />
      {item.face === 'down' && <rect class="over" width={width} height={height} rx={6} />}
    </>
  );
}

const STRIP = 21;


/** A glyph that is a sign of its own, no letters that stand for a name. */
function symbol(glyph: string): string {
  return /^[\p{L}\p{N}]/u.test(glyph) ? '' : glyph;
}

/** Costs and what lies on it on the left, yields on the right, in one line if they fit, else in two. */
function strips({ cost, carries, gives }: Face, width: number, room: number) {
  const left = [...cost, ...carries];
  if (room < STRIP || (left.length === 0 && gives.length === 0)) return [];
  if (sumsWidth(left) + sumsWidth(gives) <= width - 4) return [{ cost, carries, gives }];
  const lines = [
    { cost, carries, gives: [] },
    { cost: [], carries: [], gives },
  ].filter((line) => sumsWidth([...line.cost, ...line.carries, ...line.gives]) <= width + 2);
  return lines.slice(0, Math.floor(room / STRIP));
}

/** A card too small for words: its colour and a few letters. */
function Small({ item, face, width, height }: Props) {
  const text = width < 30 ? short(face.name).slice(0, 2) : short(face.name);
  const icon = height >= 44 && width >= 26 ? face.icon : undefined;
  const beside = item.count > 1 && height < 44;
  return (
    <>
      <rect class="body" width={width} height={height} rx={5} fill={face.colour ?? '#8d9297'} />
      <g fill={face.colour ? face.ink : '#000000'}>
        {beside && face.icon ? (
          <Sign icon={face.icon} glyph="" x={Math.min(14, width / 2)} y={height / 2} size={Math.min(height - 6, 20)} />
        ) : (
          <>
            {icon && <Sign icon={icon} glyph="" x={width / 2} y={height / 2 - 8} size={Math.min(width - 8, 24)} />}
            <text class="name middle" x={width / 2} y={height / 2 + (icon ? 18 : 4)}>
              {text}
            </text>
          </>
        )}
      </g>
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

interface FootProps {
  item: Item;
  owner: number | undefined;
  width: number;
  height: number;
  marks: string;
}

function Foot({ item, owner, width, height, marks }: FootProps) {
  return (
    <>
      {owner !== undefined && <Owner x={13} y={height - 13} seat={owner} />}
      {marks && (
        <text class="marks" x={owner === undefined ? 6 : 26} y={height - 7}>
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
