/** One city at a time: that of whoever looks, or of the seat that was asked for. */

import { useEffect, useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import { Group, Handle } from '../../arranged/place.tsx';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { City } from './city.tsx';
import { Heaps, useHeaps } from './heaps.tsx';
import { Leaders, Policies, Stock } from './mine.tsx';

/** The seat whose city comes first: whoever looks, else the first. */
export function useMain(): number {
  const told = useTold();
  return told.viewer ?? told.seats[0]?.seat ?? 0;
}

/** The nation of a seat. */
export function nationOf(told: Told, seat: number): string {
  const [warlord] = told.zone(`leaders-${seat}`).items;
  const nation = warlord && told.catalogue.face(warlord).component?.properties?.civilisation;
  return typeof nation === 'string' ? told.catalogue.name(nation) : '';
}

export function Cities() {
  const told = useTold();
  const main = useMain();
  const [seat, look] = useState(main);
  const zones = told.board(main)?.zones ?? [];
  const calls = zones.some(({ id, items }) => [id, ...items.map((one) => one.id)].some((one) => told.signs.lit.has(one)));
  useEffect(() => look(main), [main, calls]);
  const kinds = [`deck-${seat}`, `discard-${seat}`, `archive-${seat}`, `slain-${seat}`];
  const heaps = useHeaps(kinds);
  return (
    <section class="monu-city">
      <div class="city-head">
        <Seats shown={seat} onShow={look} />
        <span class="city-heaps">
          {kinds.map((id) => (
            <Heap key={id} id={id} />
          ))}
          {heaps.opener}
        </span>
      </div>
      {heaps.open && <Heaps ids={kinds} />}
      <City seat={seat} />
      {seat !== main && (
        <div class="city-more">
          <Stock seat={seat} />
          <Leaders seat={seat} />
          <Policies seat={seat} />
        </div>
      )}
    </section>
  );
}

function Seats({ shown, onShow }: { shown: number; onShow: (seat: number) => void }) {
  const told = useTold();
  return (
    <span class="city-seats" role="group" aria-label={t('cities')}>
      {told.inOrder.map(({ seat, name }) => (
        <button type="button" key={seat} aria-pressed={seat === shown} aria-label={`${nationOf(told, seat)}, ${name}`} onClick={() => onShow(seat)}>
          <Piece seat={seat} />
          <span class="seat-nation">{nationOf(told, seat)}</span>
        </button>
      ))}
    </span>
  );
}

const SIGNS: Readonly<Record<string, string>> = { deck: 'city_deck', discard: 'discard', archive: 'archive', slain: 'monster' };

/** How many cards lie in a heap; an empty one is nothing, but for the deck. */
function Heap({ id }: { id: string }) {
  const told = useTold();
  const zone = told.zone(id);
  const kind = id.split('-')[0]!;
  const count = zone.items.length + zone.hidden;
  if (count === 0 && kind !== 'deck' && !told.signs.lit.has(id)) return null;
  const [top] = kind === 'deck' ? zone.items : [];
  return (
    <Group zone={zone}>
      <Handle zone={zone} class="heap">
        <Count sign={SIGNS[kind] ?? 'card'} count={count} />
        {top && (
          <small>
            {t('top')} {told.catalogue.face(top).name}
          </small>
        )}
        {told.signs.lit.has(id) && <Sign id="draw_activate" />}
      </Handle>
    </Group>
  );
}
