/** A hex of the map: terrain, whose it is, what lies there, the strength that it takes. */

import { Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Sign } from '../../signs/sign.tsx';
import { nationOf } from './cities.tsx';
import { EMBLEMS } from './emblems.ts';
import { type Frame, placeOf } from './geometry.ts';
import { OnHex } from './on-hex.tsx';

const OUTLINE = '50,0 150,0 200,86.6 150,173.2 50,173.2 0,86.6';
const WITHIN = '52.9,5 147.1,5 194.2,86.6 147.1,168.2 52.9,168.2 5.8,86.6';

/** More than so many things on a hex are smaller, so that none covers what stands at its foot. */
const CROWD = 4;

interface Props {
  tile: Item;
  zone: Zone;
  frame: Frame;
  /** It would be in reach after the choice that is looked at. */
  ahead: boolean;
  /** What lies on it, in the order of the scene. */
  lying: readonly Item[];
}

export function Tile({ tile, zone, frame, ahead, lying }: Props) {
  const told = useTold();
  const face = told.catalogue.face(tile);
  const place = placeOf(tile.at, frame);
  const price = told.gauge(`price-${tile.id}`);
  const capital = tile.kind === 'capital' && tile.owner !== undefined;
  const name = capital ? nationOf(told, tile.owner!) : told.catalogue.name(tile.component ?? tile.kind);
  const at = told.catalogue.name(tile.id);
  return (
    <>
      <Thing item={tile} zone={zone} class={`hex tone${tile.owner === undefined ? '' : ' held'}${ahead ? ' ahead' : ''}`} style={place}>
        <svg class="hex-ground" viewBox="0 0 200 173.2" aria-hidden="true">
          <polygon class="hex-land" points={OUTLINE} style={{ '--land': face.colour ?? '#d8d2c2' }} />
          <path d={EMBLEMS[tile.component ?? ''] ?? ''} />
          <polygon class="hex-edge" points={WITHIN} />
        </svg>
        <span class="hex-name">
          <span class="hex-terrain">{name}</span>
          <span class="hex-at">{at}</span>
        </span>
        <span class="hex-foot">
          <span class="hex-at">{at}</span>
          {tile.label !== '' && (
            <span class="hex-strength">
              <Sign id="strength" />
              {tile.label}
            </span>
          )}
          {price !== undefined && (ahead || told.signs.lit.has(tile.id)) && (
            <span class="hex-price">
              {price}
              <Sign id="military" />
            </span>
          )}
        </span>
      </Thing>
      {lying.length > 0 && (
        <span class={lying.length > CROWD ? 'hex-pieces crowd' : 'hex-pieces'} style={place}>
          {rowsOf(lying).map((row, at) => (
            <span key={at} class="hex-row">
              {row.map((item) => (
                <OnHex key={item.id} item={item} zone={zone} tile={tile.id} />
              ))}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

const UNITS = ['soldier', 'warlord', 'outpost', 'wonder token'];

/** Units above, tokens below; explorers stand where there is more room. */
function rowsOf(lying: readonly Item[]): readonly (readonly Item[])[] {
  const explorers = lying.filter(({ kind }) => kind === 'explorer');
  const units = lying.filter(({ kind }) => UNITS.includes(kind));
  const tokens = lying.filter(({ kind }) => kind !== 'explorer' && !UNITS.includes(kind));
  return units.length < 2 * tokens.length ? [[...units, ...explorers], tokens] : [units, [...tokens, ...explorers]];
}
