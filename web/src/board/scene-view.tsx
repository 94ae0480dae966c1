/** A whole scene: its boards, a bar to jump between them, and what is known of what one looks at. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type * as api from 'kronika-client';
import type { Plan } from '../scene/layout.ts';
import type { Speech } from '../scene/reading.ts';
import { step } from '../scene/walking.ts';
import { following, type Board, type Scene, whole } from '../scene/whole.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { Loading } from '../shell/waiting.tsx';
import { t } from '../words/board.ts';
import { BoardView, type Zoom } from './board-view.tsx';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { Inspector, type Looked } from './inspector.tsx';
import type { Change } from './item-view.tsx';
import { litBeside, stopAt, thingOf } from './roving.ts';
import { useLooking } from './looking.ts';
import type { Signs } from './zone-view.tsx';

export interface SceneViewProps {
  /** Of `GET /v1/games/{id}/scenes/{ply}`. */
  scene: api.Scene;
  /** The slug of the title: its catalogue is loaded once and kept. */
  title: string;
  seats: readonly { seat: number; name: string }[];
  /** The seat that looks; its board comes first among those of seats. */
  viewer?: number | undefined;
  /** Ids of items and zones that can be clicked next, and the words for each. */
  lit?: ReadonlyMap<string, string> | undefined;
  /** Ids that were clicked already. */
  chosen?: ReadonlySet<string> | undefined;
  /** Ids that differ from another scene. */
  changed?: ReadonlyMap<string, Change> | undefined;
  /** Things fly to where they lie now. */
  animate?: boolean | undefined;
  onPick?: ((id: string) => void) | undefined;
  /** What else is known of a thing that is looked at. */
  about?: ((looked: Pick<Looked, 'item' | 'zone'>) => ComponentChildren) | undefined;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const NOBODY: ReadonlySet<string> = new Set();
const ZOOMS: readonly Zoom[] = ['width', 'all', 'full'];
const PLACE = 'kronika/zoom';

const zoom = signal<Zoom>(ZOOMS.find((one) => one === localStorage.getItem(PLACE)) ?? 'width');

function zoomTo(chosen: Zoom): void {
  localStorage.setItem(PLACE, chosen);
  zoom.value = chosen;
}

/** The scene, as soon as its things have names. */
export function SceneView(props: SceneViewProps) {
  const catalogue = catalogueOf(props.title);
  return catalogue === undefined ? <Loading /> : <Boards {...props} catalogue={catalogue} />;
}

function Boards(props: SceneViewProps & { catalogue: Catalogue }) {
  const { catalogue, title, seats, viewer, lit = NONE, chosen = NOBODY, changed = NONE, animate = false } = props;
  const scene = useFollowing(props.scene, title);
  const speech = useSpeech(catalogue, seats);
  const signs = useMemo<Signs>(() => ({ lit, chosen, changed }), [lit, chosen, changed]);
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const plans = useRef(new Map<string, Plan>()).current;
  const found = useCallback((id: string) => find(scene, id), [scene]);
  const looking = useLooking(found);
  const boards = ordered(scene.boards, viewer);
  const named = (board: Board) => nameOf(board, catalogue, speech);

  const pick = (id: string): boolean => {
    const zone = found(id)?.zone.id ?? id;
    const meant = lit.has(id) ? id : lit.has(zone) ? zone : undefined;
    if (meant === undefined) return false;
    looking.close();
    props.onPick?.(meant);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const thing = thingOf(event.target);
    if (thing === undefined || looking.wasLong()) return;
    if (!pick(thing.dataset.id!)) looking.pin(thing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    const thing = thingOf(event.target);
    if (walked(event, root.current!, thing, plans)) return event.preventDefault();
    if (event.key === 'Escape' && looking.looked?.pinned) {
      looking.close();
      return event.stopPropagation();
    }
    if (thing === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!pick(thing.dataset.id!)) looking.pin(thing, true);
  };

  return (
    <div class="scene" ref={root} onClick={onClick} onKeyDown={onKeyDown} {...looking.listeners}>
      <nav class="scene-bar" aria-label={t('boards')}>
        <ul>
          {boards.map((board) => (
            <li key={board.id}>
              <button type="button" class="jump" onClick={() => jump(board)}>
                {board.seat !== undefined && <SeatMark seat={board.seat} />}
                <span class="jump-name">{board.seat === undefined ? named(board) : speech.seat(board.seat)}</span>
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
      <p class="hidden">{t('keys')}</p>
      <svg class="patterns" width="0" height="0" aria-hidden="true">
        <pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="weft" width="4" height="8" />
        </pattern>
      </svg>
      <div class="boards">
        {width > 0 &&
          boards.map((board) => (
            <BoardView
              key={board.id}
              board={board}
              title={named(board)}
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
      {looking.looked && (
        <Inspector
          looked={{ ...looking.looked, ...found(looking.looked.item.id) }}
          catalogue={catalogue}
          speech={speech}
          onClose={looking.close}
        >
          {looking.looked.pinned && props.about?.(looking.looked)}
        </Inspector>
      )}
    </div>
  );
}

/** Boards of the game, then that of the seat that looks, then the others. */
function ordered(boards: readonly Board[], viewer: number | undefined): readonly Board[] {
  const rank = ({ seat }: Board) => (seat === undefined ? 0 : seat === viewer ? 1 : 2);
  return [...boards].sort((a, b) => rank(a) - rank(b));
}

function nameOf(board: Board, catalogue: Catalogue, speech: Speech): string {
  const name = catalogue.name(board.name);
  return board.seat === undefined ? name : t('ofSeat', { board: name, name: speech.seat(board.seat) });
}

/** The scene, made of what the last one shares with it. */
function useFollowing(given: api.Scene, title: string): Scene {
  const last = useRef<{ scene: Scene; title: string } | undefined>(undefined);
  return useMemo(() => {
    const before = last.current?.title === title ? last.current.scene : undefined;
    const scene = following(before, whole(given));
    last.current = { scene, title };
    return scene;
  }, [given, title]);
}

function useSpeech(catalogue: Catalogue, seats: SceneViewProps['seats']): Speech {
  const names = seats.map(({ seat, name }) => `${seat} ${name}`).join('\n');
  return useMemo(
    () => ({
      name: (key) => catalogue.name(key),
      called: (item) => catalogue.face(item).name,
      seat: (seat) => seats.find((one) => one.seat === seat)?.name ?? letter(seat),
      say: (key, values) => t(key as Parameters<typeof t>[0], values),
    }),
    [catalogue, names],
  );
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

function find(scene: Scene, id: string): Pick<Looked, 'item' | 'zone'> | undefined {
  for (const { zones } of scene.boards) {
    for (const zone of zones) {
      const item = zone.items.find((one) => one.id === id);
      if (item !== undefined) return { item, zone };
    }
  }
  return undefined;
}

function jump(board: Board): void {
  const quick = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`board-${board.id}`)?.scrollIntoView({ behavior: quick ? 'auto' : 'smooth' });
  document.getElementById(`name-${board.id}`)?.focus({ preventScroll: true });
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** Moves the focus by a key, if it is one that does. */
function walked(event: KeyboardEvent, root: Element, thing: SVGElement | undefined, plans: ReadonlyMap<string, Plan>): boolean {
  const by = { n: 1, p: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
  if (by !== undefined) return went(litBeside(root, thing ?? null, by));
  if (thing === undefined) return false;
  const plan = plans.get(thing.ownerSVGElement?.dataset.board ?? '');
  const laid = plan?.zones.find(
    ({ zone, spots }) => zone.id === thing.dataset.id || spots.some(({ item }) => item.id === thing.dataset.id),
  );
  const to = laid && step(laid, thing.dataset.id!, event.key, event.shiftKey);
  return to !== undefined && went(root.querySelector<SVGElement>(`.item[data-id="${CSS.escape(to)}"]`));
}

function went(to: SVGElement | null | undefined): boolean {
  if (!to) return false;
  stopAt(to);
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
