/** The Past of a seat: a line for each monument, upright or rotated; and the knowledge that is lost. */

import { Count } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Told, useAhead, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { falling } from './ahead.ts';
import { CardName, Effects, printed } from './card.tsx';

export function Past({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`past-${seat}`);
  const upright = zone.items.filter(({ turned }) => turned === 0).length;
  const end = told.bound(`fallen-${seat}`) ?? 0;
  const half = told.bound('half_game') ?? end;
  const falls = falling(told, seat);
  const filled = zone.items.length + falls.length;
  const turning = useTurning(zone);
  return (
    <Group zone={zone} class="past-of">
      <Handle zone={zone} class="part-head">
        <span class="part-name">{t('past')}</span>
        <span class="part-count">{t('pastOf', { count: zone.items.length, end })}</span>
        {zone.items.length > 0 && <span class="part-count">{t('upright', { count: upright })}</span>}
      </Handle>
      <div class="past-lines">
        {zone.items.map((item, at) => (
          <Line key={item.id} item={item} zone={zone} half={at + 1 === half} turning={turning.has(item.id)} />
        ))}
        {falls.map((item, at) => (
          <div key={item.id} class={`past-line falls${zone.items.length + at + 1 === half ? ' half' : ''}`}>
            <Sign id="decline" />
            <span class="card-name">
              <span>{told.catalogue.face(item).name}</span>
            </span>
            <Count sign="points" count={printed(told, item, 'gives') ?? 0} />
          </div>
        ))}
        {[...new Set([filled + 1, half, end])]
          .filter((number) => number > filled && number <= end)
          .map((number) => (
            <Free key={number} number={number} end={end} half={half} />
          ))}
      </div>
    </Group>
  );
}

/** The monuments that the choice that is looked at would rotate. */
function useTurning(zone: Zone): ReadonlySet<string> {
  const then = useAhead()?.boards.flatMap(({ zones }) => zones).find(({ id }) => id === zone.id);
  const upright = new Set(zone.items.filter(({ turned }) => turned === 0).map(({ id }) => id));
  return new Set(then?.items.filter(({ id, turned }) => turned !== 0 && upright.has(id)).map(({ id }) => id));
}

/** What an excavation of so many monuments brings, and how many stay upright. */
export function Brings({ path, amount }: { path: readonly string[]; amount?: number | undefined }) {
  const told = useTold();
  const [, seat] = /^past-(\d+)$/.exec(path.length === 1 ? path[0]! : '') ?? [];
  const each = told.gauge(`excavates/${seat}`);
  if (seat === undefined || amount === undefined || each === undefined) return null;
  const upright = told.zone(`past-${seat}`).items.filter(({ turned }) => turned === 0).length;
  return (
    <span class="brings">
      <Formula parts={[{ is: 'term', sign: 'card', count: amount * each }]} /> <small>{t('stay', { count: upright - amount })}</small>
    </span>
  );
}

/** A line that is still free: the next one, and those at half of the game and at its end. */
function Free({ number, end, half }: { number: number; end: number; half: number }) {
  return (
    <div class={`past-line free${number === half ? ' half' : ''}`}>
      <b>{number}</b>
      {number === half && <span>{t('half')}</span>}
      {number === end && <span>{t('theEnd')}</span>}
    </div>
  );
}

/** A monument of the Past: its points, what it scores in the end, and how much that is now. */
export function Line({ item, zone, half, turning = false }: { item: Item; zone: Zone; half: boolean; turning?: boolean }) {
  const told = useTold();
  const rotated = item.turned !== 0;
  const scores = told.gauge(`scores/${item.id}`);
  return (
    <Thing item={item} zone={zone} class={`past-line${rotated ? ' rotated' : ''}${turning ? ' turning' : ''}${half ? ' half' : ''}`}>
      <Sign id={rotated || turning ? 'rotated' : 'card'} />
      <CardName told={told} item={item} />
      <span class="worth">
        <Effects of={item.component ?? item.id} only="end" />
        {scores !== undefined && (
          <b class={scores > 0 ? 'scores' : 'scores none'}>
            = <Count sign="points" count={`+${scores}`} />
          </b>
        )}
        <Count sign="points" count={printed(told, item, 'gives') ?? 0} />
      </span>
    </Thing>
  );
}

export function Lost({ seat }: { seat: number }) {
  const told = useTold();
  const lost = told.gauge(`lost-${seat}`) ?? 0;
  const after = told.gauge(`lost_after/${seat}`) ?? lost;
  const wanting = wants(told, seat);
  return (
    <div class="lost-of">
      <p class="lost-line">
        <span class="part-name">{t('lost')}</span>
        <Count sign="lost" count={after !== lost ? `${lost} → ${after}` : lost} />
        {lost > 0 && <Count sign="points" count={`−${lost}`} />}
      </p>
      {wanting.map(({ item, parts }) => (
        <p key={item.id} class="lost-line wants">
          {told.catalogue.face(item).name}: <Formula parts={parts} />
        </p>
      ))}
    </div>
  );
}

/** So many cards are named that look at lost knowledge. */
const NAMED = 4;

/** Cards of a seat, and technologies on the boards, that print something about lost knowledge. */
function wants(told: Told, seat: number): readonly { item: Item; parts: readonly Part[] }[] {
  const own = told.board(seat)?.zones.filter(({ id }) => !id.startsWith('past-')) ?? [];
  const boards = told.board()?.zones.filter(({ id }) => id.startsWith('tech_board')) ?? [];
  const found = [...own, ...boards].flatMap(({ items }) =>
    items.flatMap((item) =>
      told.catalogue
        .formulas(item.component ?? '')
        .filter(({ parts }) => parts.some(limited))
        .map(({ parts }) => ({ item, parts })),
    ),
  );
  return found.slice(0, NAMED);
}

/** Whether a part asks for so much lost knowledge, or for no more. */
function limited(part: Part): boolean {
  if (part.is === 'term') return part.sign === 'lost' && (part.up_to ?? false);
  return part.is === 'exchange' && part.cost.some((one) => one.is === 'term' && one.sign === 'lost');
}
