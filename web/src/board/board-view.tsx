/** One board: its heading, its numbers, and its zones in one drawing that scrolls when it must. */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Signs } from '../arranged/told.ts';
import { flowing, laidOut, NARROW, NATURAL, type Plan } from '../scene/layout.ts';
import type { Speech } from '../scene/reading.ts';
import type { Board, Zone } from '../scene/whole.ts';
import { SeatMark } from '../shell/seat.tsx';
import type { Catalogue } from './catalogue.ts';
import { fly, placesOf } from './flights.ts';
import { Gauges } from './gauges.tsx';
import { tidy } from './roving.ts';
import { ZoneView } from './zone-view.tsx';

export type Zoom = 'width' | 'all' | 'full';

interface Props {
  board: Board;
  title: string;
  width: number;
  zoom: Zoom;
  catalogue: Catalogue;
  speech: Speech;
  signs: Signs;
  animate: boolean;
  /** Plans of all boards, for whoever walks by keys. */
  plans: Map<string, Plan>;
}

export function BoardView({ board, title, width, zoom, catalogue, speech, signs, animate, plans }: Props) {
  const plan = useMemo(() => planned(board, width, zoom, catalogue), [board, width, zoom, catalogue]);
  const names = useMemo(() => namesOf(board.zones, catalogue), [board, catalogue]);
  const svg = useRef<SVGSVGElement>(null);
  const before = useRef<{ plan: Plan; width: number; zoom: Zoom } | undefined>(undefined);
  plans.set(board.id, plan);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { plan, width, zoom };
    if (svg.current === null) return;
    tidy(svg.current);
    if (!animate || last === undefined || last.plan === plan) return;
    if (last.width === width && last.zoom === zoom) fly(svg.current, placesOf(last.plan), plan);
  });

  return (
    <section class="board" id={`board-${board.id}`} aria-labelledby={`name-${board.id}`} data-seat={board.seat}>
      <header class="board-head">
        <h2 id={`name-${board.id}`} tabIndex={-1}>
          {board.seat !== undefined && <SeatMark seat={board.seat} />}
          {title}
        </h2>
        <Gauges gauges={board.gauges} catalogue={catalogue} />
      </header>
      <div class="board-scroll">
        <svg
          ref={svg}
          class="board-drawing"
          width={plan.width}
          height={plan.height}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          data-board={board.id}
          role="group"
          aria-labelledby={`name-${board.id}`}
        >
          {plan.zones.map((laid) => (
            <ZoneView
              key={laid.zone.id}
              laid={laid}
              name={names.get(laid.zone.id)!}
              seat={board.seat}
              catalogue={catalogue}
              speech={speech}
              signs={signs}
            />
          ))}
        </svg>
      </div>
    </section>
  );
}

type Kind = Pick<Zone, 'id' | 'name' | 'layout'>;

/** The names of zones; those that share one are numbered. */
export function namesOf(zones: readonly Kind[], catalogue: Catalogue): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const alike = ({ name, layout }: Kind) => `${name} ${layout}`;
  for (const zone of zones) counts.set(alike(zone), (counts.get(alike(zone)) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const called = zones.map((zone): [string, string] => {
    const { id, name } = zone;
    const number = (numbers.get(alike(zone)) ?? 0) + 1;
    numbers.set(alike(zone), number);
    return [id, counts.get(alike(zone))! > 1 ? `${catalogue.name(name)} ${number}` : catalogue.name(name)];
  });
  return new Map(called);
}

function planned(board: Board, width: number, zoom: Zoom, catalogue: Catalogue): Plan {
  const [across, down] = board.size;
  const shapes = catalogue.shape;
  if (zoom === 'full') return laidOut(board, NATURAL, shapes);
  if (zoom === 'all') return laidOut(board, Math.min(width, ((innerHeight - 140) / down) * across), shapes);
  if (width < NARROW) return flowing(board, width, Math.max((NATURAL * 0.85) / across, 24), shapes);
  return laidOut(board, Math.min(width, NATURAL * 1.4), shapes);
}
