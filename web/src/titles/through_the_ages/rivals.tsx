/** The other nations: a line each, which opens; the line is the nation where it is chosen. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { type Seat, type Told, useTold } from '../../arranged/told.ts';
import { SeatMark } from '../../shell/seat.tsx';
import { t } from '../../words/through-the-ages.ts';
import { Banks } from './banks.tsx';
import { goodsOf, Hands } from './mine.tsx';
import { State } from './state.tsx';
import { Technologies } from './technologies.tsx';

/** The seat whose nation is shown whole: whoever looks, else the first. */
export function useMain(): number {
  const told = useTold();
  return told.viewer ?? told.seats[0]?.seat ?? 0;
}

/** The nations that are opened: by a click, or because something there can be chosen. */
export interface Nations {
  readonly rivals: readonly Seat[];
  readonly opened: ReadonlySet<number>;
  readonly toggle: (seat: number) => void;
}

export function useNations(): Nations {
  const told = useTold();
  const main = useMain();
  const [clicked, setClicked] = useState<ReadonlySet<number>>(new Set());
  const rivals = told.seats.filter(({ seat }) => seat !== main);
  const opened = new Set(rivals.map(({ seat }) => seat).filter((seat) => clicked.has(seat) || holdsLit(told, seat)));
  const toggle = (seat: number) =>
    setClicked((before) => new Set(before.has(seat) ? [...before].filter((one) => one !== seat) : [...before, seat]));
  return { rivals, opened, toggle };
}

/** Whether something within a nation can be chosen; the nation itself is chosen by a button. */
function holdsLit(told: Told, seat: number): boolean {
  const { lit } = told.signs;
  const nation = told.zone(`n${seat}`);
  const zones = told.board(seat)?.zones ?? [];
  return zones.some(({ id, items }) => (id !== nation.id && lit.has(id)) || items.some((item) => lit.has(item.id)));
}

/** A line each with what it has, and its nation below the line. */
export function Rivals() {
  const { rivals, opened, toggle } = useNations();
  return (
    <div class="age-rivals">
      {rivals.map((one) => (
        <div key={one.seat} class="age-rival">
          <Target of={one} />
          <button type="button" class="age-rival-line" aria-expanded={opened.has(one.seat)} onClick={() => toggle(one.seat)}>
            <Piece seat={one.seat} />
            <b translate={false}>{one.name}</b>
            <Goods seat={one.seat} />
          </button>
          {opened.has(one.seat) && <Nation seat={one.seat} />}
        </div>
      ))}
    </div>
  );
}

/** The other nations, where one of them is to be chosen. */
export function Targets({ rivals }: Nations) {
  const { lit } = useTold().signs;
  const targets = rivals.filter(({ seat }) => lit.has(`n${seat}`));
  if (targets.length === 0) return null;
  return (
    <div class="age-targets">
      {targets.map((one) => (
        <Target key={one.seat} of={one} />
      ))}
    </div>
  );
}

/** The mark of a seat; that of another one opens and closes its nation. */
export function Opener({ of: { seat, name }, nations }: { of: Seat; nations: Nations | undefined }) {
  const mark = <SeatMark seat={seat} label={name} />;
  if (!nations?.rivals.some((one) => one.seat === seat)) return mark;
  return (
    <button type="button" class="age-opener" aria-expanded={nations.opened.has(seat)} title={t('opens', { name })} onClick={() => nations.toggle(seat)}>
      {mark}
    </button>
  );
}

/** Whose nation stands in the place of one's own, and what it has in hand. */
export function Visited({ seat, onBack }: { seat: number; onBack: () => void }) {
  const told = useTold();
  const name = told.seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <div class="age-visited">
      <Piece seat={seat} />
      <b translate={false}>{t('opens', { name })}</b>
      <Hands seat={seat} />
      <button type="button" onClick={onBack}>
        {t('back')}
      </button>
    </div>
  );
}

/** The nations in which something can be chosen, below one's own. */
export function NationBoards({ rivals, opened, visited }: Nations & { visited: number | undefined }) {
  return (
    <>
      {rivals
        .filter(({ seat }) => opened.has(seat) && seat !== visited)
        .map((one) => (
          <section key={one.seat} class="age-rival" aria-label={one.name}>
            <h3 class="age-part">
              <Piece seat={one.seat} /> <span translate={false}>{one.name}</span>
            </h3>
            <Nation seat={one.seat} />
          </section>
        ))}
    </>
  );
}

function Target({ of: { seat, name } }: { of: Seat }) {
  const told = useTold();
  const nation = told.zone(`n${seat}`);
  if (!told.signs.lit.has(nation.id)) return null;
  return (
    <Group zone={nation}>
      <Handle zone={nation} class="target-of">
        {t('target', { name })}
      </Handle>
    </Group>
  );
}

function Goods({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <>
      <Count sign="culture" count={told.gauge(`culture/${seat}`) ?? 0} />
      {goodsOf(told, seat).map(({ sign, count }) => (
        <Count key={sign} sign={sign} count={count} />
      ))}
    </>
  );
}

/** A nation that was opened comes into sight. */
function Nation({ seat }: { seat: number }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class="age-rival-board" ref={root}>
      <Technologies seat={seat} />
      <State seat={seat} />
      <Banks seat={seat} />
      <Hands seat={seat} />
    </div>
  );
}
