/** One zone of a board: its frame and name, its empty places, its gear, and what lies there. */

import { Component } from 'preact';
import type { Signs } from '../arranged/told.ts';
import { type Laid, SIDE } from '../scene/layout.ts';
import { labelOf, type Speech, zoneLabel } from '../scene/reading.ts';
import { BOLD, short } from '../scene/text.ts';
import type { Catalogue } from './catalogue.ts';
import { Back } from './faces/card.tsx';
import { Count, Sign } from './faces/marks.tsx';
import { Gear } from './faces/gear.tsx';
import { ItemView } from './item-view.tsx';

interface Props {
  laid: Laid;
  catalogue: Catalogue;
  speech: Speech;
  signs: Signs;
  /** Its name and, where a board has several of one name, its number. */
  name: string;
  seat: number | undefined;
}

export class ZoneView extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const { props } = this;
    return !(
      props.laid.zone === next.laid.zone &&
      props.catalogue === next.catalogue &&
      props.speech === next.speech &&
      props.name === next.name &&
      sameRect(props.laid, next.laid) &&
      told(props) === told(next)
    );
  }

  override render({ laid, catalogue, speech, signs, name, seat }: Props) {
    const { zone, rect, spots } = laid;
    const words = signs.lit.get(zone.id);
    const empty = spots.length === 0 && laid.back === undefined;
    return (
      <g class={`zone${empty ? ' empty' : ''}`} role="group" aria-label={zoneLabel(name, zone, speech, words)}>
        <Handle laid={laid} name={name} icon={catalogue.icon(zone.name)} words={words} signs={signs} />
        {laid.wheel && <Gear wheel={laid.wheel} zone={zone} catalogue={catalogue} />}
        <g aria-hidden="true">
          {laid.places?.map((place, at) => (
            <g key={at}>
              <rect class="place" {...place.rect} rx={5} />
              {place.label && place.rect.width > 14 && (
                <text class="tick" x={place.rect.x + place.rect.width / 2} y={place.rect.y + place.rect.height - 3}>
                  {place.label}
                </text>
              )}
            </g>
          ))}
          {laid.back && (
            <g transform={`translate(${laid.back.x} ${laid.back.y})`}>
              <Back width={laid.back.width} height={laid.back.height} />
              {zone.hidden > 0 && <Count x={laid.back.width - 3} y={laid.back.height - 3} count={zone.hidden} />}
            </g>
          )}
        </g>
        {spots.map((spot) => (
          <ItemView
            key={spot.item.id}
            spot={spot}
            face={catalogue.face(spot.item)}
            label={labelOf(spot.item, name, zone, speech, signs.lit.get(spot.item.id) ?? words)}
            lit={signs.lit.has(spot.item.id)}
            chosen={signs.chosen.has(spot.item.id)}
            change={signs.changed.get(spot.item.id)}
            {...(zone.layout === 'ring' && { tooth: true })}
            {...(zone.layout === 'hexes' && spot.on === undefined && { ground: true })}
            {...(seat !== undefined && spot.item.owner === seat && { own: true })}
          />
        ))}
        {words !== undefined && <rect class="halo" {...rect} rx={8} />}
      </g>
    );
  }
}

/** The frame of a zone: what is clicked when the zone itself is meant. */
interface HandleProps {
  laid: Laid;
  name: string;
  icon: string | undefined;
  words: string | undefined;
  signs: Signs;
}

function Handle({ laid, name, icon, words, signs }: HandleProps) {
  const { zone, rect, headed, sided } = laid;
  const letters = Math.max(2, Math.floor((rect.width - 8) / (12 * BOLD)));
  const shown = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
  const small = !headed && laid.spots.length === 0 && rect.height >= 16;
  const state = `${words === undefined ? '' : ' lit'}${signs.chosen.has(zone.id) ? ' chosen' : ''}${
    signs.changed.has(zone.id) ? ' was-changed' : ''
  }`;
  const button =
    words === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'button', tabindex: -1, 'aria-label': `${name}, ${words}` } as const);
  return (
    <>
      <g class={`framed${state}`} aria-hidden="true">
      <rect class="frame" {...rect} rx={8} />
      {(headed || small) && (
        <text class="zone-name" x={rect.x + (small ? 4 : 6)} y={rect.y + (small ? rect.height / 2 + 4 : 14)}>
          {shown !== name && <title>{name}</title>}
          {shown}
        </text>
      )}
      {sided && (
        <g class="zone-side">
          <Sign icon={icon} glyph={short(name)} x={rect.x + SIDE / 2 + 2} y={rect.y + rect.height / 2} size={22} />
        </g>
      )}
      {words !== undefined && <circle class="lit-dot" cx={rect.x + rect.width - 8} cy={rect.y + 8} r={5} />}
      </g>
      <g class={`handle${state}`} data-id={zone.id} {...button}>
        <rect class="hit" {...rect} rx={8} />
      </g>
    </>
  );
}

function sameRect({ rect: a }: Laid, { rect: b }: Laid): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** The signs of a zone as one text, to compare. */
function told({ laid: { zone }, signs: { lit, chosen, changed } }: Props): string {
  if (lit.size === 0 && chosen.size === 0 && changed.size === 0) return '';
  return [zone, ...zone.items]
    .map(({ id }) => `${lit.get(id) ?? ''}/${chosen.has(id)}/${changed.get(id) ?? ''}`)
    .join(' ');
}
