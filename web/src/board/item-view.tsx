/** One thing on a board. Drawn again only when it, its place or its signs have changed. */

import { Component } from 'preact';
import type { Spot } from '../scene/places.ts';
import type { Face } from './catalogue.ts';
import { Card } from './faces/card.tsx';
import { Hex, outline } from './faces/hex.tsx';
import { Round, Space } from './faces/pieces.tsx';

export type Change = 'moved' | 'appeared' | 'changed';

export interface ItemProps {
  spot: Spot;
  face: Face;
  /** Everything about it in words. */
  label: string;
  lit: boolean;
  chosen: boolean;
  change: Change | undefined;
  /** A tooth of a gear: round, whatever it is. */
  tooth?: boolean;
  /** It lies on the board of its owner. */
  own?: boolean;
  /** The ground of a map. */
  ground?: boolean;
}

const SIGNS: Readonly<Record<Change, string>> = { moved: '→', appeared: '+', changed: '∗' };

export class ItemView extends Component<ItemProps> {
  override shouldComponentUpdate(next: ItemProps): boolean {
    const { props } = this;
    const [a, b] = [props.spot.rect, next.spot.rect];
    return !(
      props.spot.item === next.spot.item &&
      props.face === next.face &&
      props.label === next.label &&
      props.lit === next.lit &&
      props.chosen === next.chosen &&
      props.change === next.change &&
      a.x === b.x &&
      a.y === b.y &&
      a.width === b.width &&
      a.height === b.height
    );
  }

  override render({ spot, face, label, lit, chosen, change, tooth, own, ground }: ItemProps) {
    const { item, rect } = spot;
    const signs = `${lit ? ' lit' : ''}${chosen ? ' chosen' : ''}${change ? ` was-${change}` : ''}`;
    const size = { width: rect.width, height: rect.height };
    // A hexagon has corners at its sides only.
    const dot = ground ? { cx: rect.width * 0.93 - 3, cy: rect.width * 0.25 + 3 } : { cx: rect.width - 3, cy: 3 };
    const corner = ground ? { x: rect.width * 0.07, y: rect.width * 0.25 + 8 } : { x: 4, y: -2 };
    // What is drawn is hidden from those who hear it: the name says all of it, and more.
    return (
      <g
        class={`thing${signs}`}
        data-seat={item.owner}
        data-count={item.count === 0 ? 0 : undefined}
        transform={`translate(${round(rect.x)} ${round(rect.y)})`}
      >
        <g aria-hidden="true">
          <Body
            item={item}
            face={face}
            {...size}
            {...(tooth && { tooth })}
            {...(own && { own })}
            {...(ground && { ground })}
          />
          {lit && <circle class="lit-dot" {...dot} r={5} />}
          {change && (
            <text class="sign" {...corner}>
              {SIGNS[change]}
            </text>
          )}
        </g>
        <g
          class={`item${signs}`}
          data-id={item.id}
          role="button"
          tabindex={-1}
          aria-label={label}
          aria-pressed={chosen || undefined}
        >
          {ground ? (
            <path class="hit" d={outline(rect.width / 2)} transform={`translate(${rect.width / 2} ${rect.width / 2})`} />
          ) : (
            <rect class="hit" {...size} />
          )}
        </g>
      </g>
    );
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

interface BodyProps {
  item: Spot['item'];
  face: Face;
  width: number;
  height: number;
  tooth?: boolean;
  own?: boolean;
  ground?: boolean;
}

function Body({ item, face, width, height, tooth, own, ground }: BodyProps) {
  const drawn = { item, face, width, height };
  if (tooth) return <Round {...drawn} />;
  if (ground) return <Hex {...drawn} />;
  switch (face.shape) {
    case 'hex':
      return <Hex {...drawn} />;
    case 'token':
    case 'worker':
    case 'die':
    case 'gear':
      return <Round {...drawn} />;
    case 'space':
    case 'track':
      return <Space {...drawn} />;
    default:
      return <Card {...drawn} {...(own && { own })} />;
  }
}
