/** Tokens, workers, dice, and spaces on which they stand. */

import { lines } from '../../scene/text.ts';
import { letter } from '../../shell/seat.tsx';
import type { Item } from '../../scene/whole.ts';
import type { Face } from '../catalogue.ts';
import { Count, marked, Owner, Sign } from './marks.tsx';

interface Props {
  item: Item;
  face: Face;
  width: number;
  height: number;
}

/** A pawn in a square of 32. */
const PAWN =
  'M16 3.5a6 6 0 0 1 3.6 10.8c2.6 1 3.9 3.4 4.6 7.2l1.3 5.3q.3 2.2-1.9 2.2H8.400q-2.200 0-1.900-2.200l1.300-5.300c.7-3.800 2-6.200 4.600-7.200A6 6 0 0 1 16 3.5Z';

export function Round({ item, face, width, height }: Props) {
  const side = Math.min(width, height);
  const text = printed(item, face);
  const size = Math.max(11, Math.min(side * 0.42, 18)) - (text.length > 2 ? 2 : 0);
  const pawn = face.shape === 'worker';
  const bare = item.owner === undefined && !item.label && side >= 20;
  const icon = bare ? face.icon : undefined;
  const gifts = bare ? face.gives.flatMap((sum) => Array<typeof sum>(Number(sum.count)).fill(sum)) : [];
  const fill = item.owner === undefined ? (face.colour ?? '#c9ccd0') : undefined;
  const owned = item.owner === undefined ? '' : ' owned';
  return (
    <>
      {pawn && item.owner !== undefined ? (
        <path class={`body${owned}`} d={PAWN} transform={`scale(${side / 32})`} />
      ) : face.shape === 'die' ? (
        <rect class={`body${owned}`} width={side} height={side} rx={side / 5} fill={fill ?? undefined} />
      ) : (
        <circle class={`body${owned}`} cx={side / 2} cy={side / 2} r={side / 2 - 1} fill={fill ?? undefined} />
      )}
      {gifts.length === 2 ? (
        <g fill={face.colour ? face.ink : '#000000'}>
          {gifts.map(({ icon, glyph }, at) => (
            <Sign icon={icon} glyph={glyph} x={side * (0.29 + 0.42 * at)} y={side / 2} size={side * 0.4} />
          ))}
        </g>
      ) : icon ? (
        <g fill={face.colour ? face.ink : '#000000'}>
          <Sign icon={icon} glyph="" x={side / 2} y={side / 2} size={side * 0.62} />
        </g>
      ) : (
      <text
        class={`piece${owned}`}
        x={side / 2}
        y={side / 2 + size * 0.36 + (pawn && item.owner !== undefined ? side * 0.16 : 0)}
        font-size={size}
        {...(item.owner === undefined && { fill: fill ? face.ink : '#000000' })}
      >
        {text}
      </text>
      )}
      {item.count !== 1 && <Count x={side + 10} y={side + 8} count={item.count} />}
      {item.face === 'down' && <circle class="over" cx={side / 2} cy={side / 2} r={side / 2 - 1} />}
    </>
  );
}

/** The few characters on a piece: its own, else the letter of its seat, else its glyph. */
function printed(item: Item, face: Face): string {
  if (item.label) return `${item.owner === undefined ? '' : letter(item.owner)}${item.label}`.slice(0, 4);
  if (item.owner !== undefined && face.shape === 'worker' && !face.component?.look?.glyph) {
    return letter(item.owner);
  }
  if (item.owner !== undefined && face.shape === 'token') return letter(item.owner);
  return item.owner === undefined ? face.glyph.replace('.', '').slice(0, 3) : `${letter(item.owner)}${face.glyph.slice(0, 1)}`;
}

/** A place of a board: its number, and the words of what it is if there is room. */
export function Space({ item, face, width, height }: Props) {
  const text = item.label || face.name;
  const marks = marked(item.marks);
  const fits = lines(text, width - 6, 12, Math.max(1, Math.floor((height - 4) / 14)));
  const gift = face.gives[0];
  const under = item.owner !== undefined || (gift?.icon !== undefined && height >= 27);
  const first = under && fits.length === 1 ? 11.5 : height / 2 - (fits.length - 1) * 7 + 4;
  return (
    <>
      <rect class="body" width={width} height={height} rx={5} fill={face.colour ?? 'var(--sunk)'} />
      <text class="name middle" fill={face.colour ? face.ink : 'var(--text)'}>
        {fits.map((line, at) => (
          <tspan key={at} x={width / 2} y={first + at * 14}>
            {line}
          </tspan>
        ))}
      </text>
      {marks && (
        <text class="marks" x={4} y={height - 4} fill={face.colour ? face.ink : undefined}>
          {marks}
        </text>
      )}
      {item.owner !== undefined ? (
        <Owner x={width / 2} y={height - 9} seat={item.owner} />
      ) : (
        gift && under && (
          <g fill={face.colour ? face.ink : 'var(--text)'}>
            <Sign icon={gift.icon} glyph={gift.glyph} x={width / 2} y={height - 8.5} size={14} />
          </g>
        )
      )}
    </>
  );
}
