/** What lies on a hex: pieces of its owner, tokens, a market, explorers. It stands for its hex. */

import { Piece } from '../../arranged/pieces.tsx';
import { Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Sign } from '../../signs/sign.tsx';

const TOKENS: Readonly<Record<string, string>> = { exploration_token: 'barbarian', free_town: 'free_town', production_token: 'production_token' };

/** White on the shape of the seat. */
const DRAWINGS: Readonly<Record<string, string>> = {
  warlord: 'M4 11.300L3.600 6l2 1.800L8 4.800l2.400 3 2-1.800-.4 5.300z',
  outpost: 'M4.600 4h1.600v1.300h1.100V4h1.400v1.300h1.100V4h1.600v3l-1 .8v2.900h1V12H4.600v-1.300h1V7.800l-1-.8z',
};
const TEMPLE = 'M3.600 7L8 4.200 12.400 7v.8H3.600zM4.200 11.400h7.600v1.200H4.200zM5 8.300h1.200v2.600H5zm2.400 0h1.200v2.600H7.400zm2.400 0H11v2.600H9.800z';
const PICK = 'M4.200 12.600l4.600-4.800M6.600 4.400c2.800-.2 5.400 2.400 5.200 5.400';

export function OnHex({ item, zone, tile }: { item: Item; zone: Zone; tile: string }) {
  return (
    <Thing item={item} zone={zone} stands={tile} class={`on-hex tone is-${item.kind.replace(' ', '-')}`}>
      <Drawn item={item} />
    </Thing>
  );
}

function Drawn({ item }: { item: Item }) {
  const told = useTold();
  const { id, kind, owner, count, component } = item;
  switch (kind) {
    case 'soldier':
      return (
        <Piece seat={owner} id={id}>
          <text x="8" y="11.600">
            {count}
          </text>
        </Piece>
      );
    case 'warlord':
    case 'outpost':
      return (
        <Piece seat={owner} id={id}>
          <path class="pawn" d={DRAWINGS[kind]} />
        </Piece>
      );
    case 'explorer':
      return (
        <Piece seat={owner} id={id}>
          <path class="pick" d={PICK} />
        </Piece>
      );
    case 'wonder token': {
      const tile = told.scene.boards[0]?.zones.find((one) => one.id === 'map')?.items.find((one) => one.at.join() === item.at.join());
      return (
        <Piece seat={tile?.owner} id={id}>
          <path class="temple-of" d={TEMPLE} />
        </Piece>
      );
    }
    case 'market':
      return (
        <>
          <Sign id="stall" />
          <Sign id={component?.replace('market_', '') ?? ''} />
          <b class="left">{count}</b>
        </>
      );
    default:
      return <Sign id={TOKENS[component ?? ''] ?? 'text'} />;
  }
}
