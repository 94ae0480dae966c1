/** The map: hexes, and what lies on each. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Explained } from '../../arranged/explained.tsx';
import { Group } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { t } from '../../words/monumental.ts';
import { frameOf } from './geometry.ts';
import { MapLegend } from './legend.tsx';
import { useReach } from './price.tsx';
import { Tile } from './tile.tsx';

const TILES = ['capital', 'province', 'water'];

/** As large as there is room for. */
export function WorldMap() {
  return (
    <div class="monu-room">
      <Hexes />
      <MapLegend />
    </div>
  );
}

function Hexes() {
  const zone = useTold().zone('map');
  const tiles = zone.items.filter(({ kind }) => TILES.includes(kind));
  const frame = frameOf(tiles);
  const reach = useReach();
  const lying = new Map<string, typeof tiles>();
  for (const item of zone.items) {
    if (!TILES.includes(item.kind)) lying.set(item.at.join(), [...(lying.get(item.at.join()) ?? []), item]);
  }
  return (
    <Group zone={zone} class={frame.width > 12 ? 'monu-map large' : 'monu-map'} style={{ '--wide': frame.width, '--high': frame.height }}>
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} zone={zone} frame={frame} ahead={reach.has(tile.id)} lying={lying.get(tile.at.join()) ?? []} />
      ))}
    </Group>
  );
}

/** On phones: so large that it can be read and tapped; it is dragged, or shown whole. */
export function PannedMap() {
  const told = useTold();
  const [whole, show] = useState(false);
  const pan = useRef<HTMLDivElement>(null);
  const calls = told.zone('map').items.filter(({ id }) => told.signs.lit.has(id)).map(({ id }) => id);
  useEffect(() => {
    const found = pan.current?.querySelector('.hex.lit, .on-hex.lit') ?? pan.current?.querySelector(`.hex.held[data-seat='${told.viewer ?? 0}']`);
    found?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [whole, calls.join()]);
  return (
    <div class="monu-panned">
      <div class="pan-tools">
        <Explained name={t('onMap')}>
          <MapLegend />
        </Explained>
        <button type="button" class="pan-whole" aria-pressed={whole} onClick={() => show(!whole)}>
          {t('wholeMap')}
        </button>
      </div>
      <div class={whole ? 'monu-pan whole-map' : 'monu-pan'} ref={pan}>
        <Hexes />
      </div>
    </div>
  );
}
