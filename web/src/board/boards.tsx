/** The general layout: board below board, with a bar to jump between them. */

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Told, useTold } from '../arranged/told.ts';
import type { Plan } from '../scene/layout.ts';
import type { Board } from '../scene/whole.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/board.ts';
import { BoardView, type Zoom } from './board-view.tsx';

const ZOOMS: readonly Zoom[] = ['width', 'all', 'full'];
const PLACE = 'kronika/zoom';

const zoom = signal<Zoom>(ZOOMS.find((one) => one === localStorage.getItem(PLACE)) ?? 'width');

function zoomTo(chosen: Zoom): void {
  localStorage.setItem(PLACE, chosen);
  zoom.value = chosen;
}

export function Boards({ animate, plans }: { animate: boolean; plans: Map<string, Plan> }) {
  const told = useTold();
  const { catalogue, speech, signs } = told;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const boards = ordered(told);
  return (
    <div class="general">
      <Bar boards={boards} told={told} />
      <svg class="patterns" width="0" height="0" aria-hidden="true">
        <pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="weft" width="4" height="8" />
        </pattern>
      </svg>
      <div class="boards" ref={root}>
        {width > 0 &&
          boards.map((board) => (
            <BoardView
              key={board.id}
              board={board}
              title={nameOf(board, told)}
              width={width}
              zoom={zoom.value}
              catalogue={catalogue}
              speech={speech}
              signs={signs}
              animate={animate}
              plans={plans}
            />
          ))}
      </div>
    </div>
  );
}

function Bar({ boards, told }: { boards: readonly Board[]; told: Told }) {
  const { catalogue, speech } = told;
  return (
    <nav class="scene-bar" aria-label={t('boards')}>
      <ul>
        {boards.map((board) => (
          <li key={board.id}>
            <button type="button" class="jump" onClick={() => jump(board)}>
              {board.seat !== undefined && <SeatMark seat={board.seat} />}
              <span class="jump-name">{board.seat === undefined ? nameOf(board, told) : speech.seat(board.seat)}</span>
              {board.gauges.slice(0, 1).map((gauge) => (
                <span class="sum" key={gauge.id} title={catalogue.name(gauge.name)}>
                  {gauge.value}
                  <span class="hidden"> {catalogue.name(gauge.name)}</span>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      <div class="zooms" role="group" aria-label={t('zoom')}>
        {ZOOMS.map((one) => (
          <button type="button" key={one} aria-pressed={zoom.value === one} onClick={() => zoomTo(one)}>
            {t(`zoom.${one}`)}
          </button>
        ))}
      </div>
    </nav>
  );
}

/** Boards of the game, then that of the seat that looks, then the others. */
function ordered({ scene, viewer }: Told): readonly Board[] {
  const rank = ({ seat }: Board) => (seat === undefined ? 0 : seat === viewer ? 1 : 2);
  return [...scene.boards].sort((a, b) => rank(a) - rank(b));
}

function nameOf(board: Board, { catalogue, speech }: Told): string {
  const name = catalogue.name(board.name);
  return board.seat === undefined ? name : t('ofSeat', { board: name, name: speech.seat(board.seat) });
}

/** The pixels across that an element has. */
function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}

function jump(board: Board): void {
  const quick = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`board-${board.id}`)?.scrollIntoView({ behavior: quick ? 'auto' : 'smooth' });
  document.getElementById(`name-${board.id}`)?.focus({ preventScroll: true });
}
