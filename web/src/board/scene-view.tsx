/** A whole scene: arranged as its title is, else board by board; and what one looks at, large. */

import type { ComponentChildren } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import { type Arrangement, BringsOf, type Told, ToldOf, useTold } from '../arranged/told.ts';
import type { Plan } from '../scene/layout.ts';
import { SeatMark } from '../shell/seat.tsx';
import { LegendPanel } from '../signs/legend.tsx';
import { Loading } from '../shell/waiting.tsx';
import { LegendOf } from '../signs/sign.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { t } from '../words/board.ts';
import { Boards } from './boards.tsx';
import { useFocus } from './focus.ts';
import { Inspector, type Looked } from './inspector.tsx';
import { useLooking } from './looking.ts';
import { meant, thingOf, walked } from './roving.ts';
import { type Given, useTelling } from './telling.ts';

export interface SceneViewProps extends Given, Doing {}

/** What can be done with a scene. */
export interface Doing {
  /** Things fly to where they lie now. */
  animate?: boolean | undefined;
  /** A thing was picked, by a part of it that says how the choice goes on. */
  onPick?: ((id: string, then?: string) => void) | undefined;
  /** What else is known of a thing that is looked at. */
  about?: ((looked: Pick<Looked, 'item' | 'zone' | 'pinned'>) => ComponentChildren) | undefined;
  /** What stands below the boards, with what belongs to the seat that looks. */
  dock?: ((mine: ComponentChildren) => ComponentChildren) | undefined;
}

/** The scene, as soon as its things have names. */
export function SceneView(props: SceneViewProps) {
  const told = useTelling(props);
  return <ToldView {...props} told={told} title={props.title} />;
}

/** The same, of what is told already. */
export function ToldView(props: Doing & { told: Told | undefined; title: string }) {
  const arrangement = arrangementOf(props.title);
  const { told } = props;
  if (told === undefined || arrangement === undefined) return <Loading />;
  return (
    <LegendOf.Provider value={told.catalogue}>
      <ToldOf.Provider value={told}>
        <BringsOf.Provider value={arrangement?.Brings}>
          <Drawn {...props} told={told} arrangement={arrangement} />
        </BringsOf.Provider>
      </ToldOf.Provider>
    </LegendOf.Provider>
  );
}

function Drawn(props: Doing & { told: Told; title: string; arrangement: Arrangement | null }) {
  const { told, arrangement, title, animate = false } = props;
  const { lit } = told.signs;
  const root = useRef<HTMLDivElement>(null);
  const plans = useRef(new Map<string, Plan>()).current;
  const found = useCallback((id: string) => find(told, id), [told]);
  const looking = useLooking(found);
  useFocus(root, told);

  const pick = (thing: Thing, then?: string): boolean => {
    const id = meant(thing, lit, found(thing.dataset.id!)?.zone.id);
    if (id === undefined) return false;
    looking.close();
    props.onPick?.(id, then);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const thing = thingOf(event.target);
    if (thing === undefined || looking.wasLong()) return;
    const touched = (event as PointerEvent).pointerType === 'touch';
    const id = thing.dataset.id!;
    const opens = touched && found(id) !== undefined && !looking.isOpen(id);
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-then]') : null;
    if (opens || !pick(thing, part?.dataset.then)) looking.pin(thing);
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
    if (!pick(thing)) looking.pin(thing, true);
  };

  return (
    <div class="scene" ref={root} tabIndex={-1} onClick={onClick} onKeyDown={onKeyDown} {...looking.listeners}>
      <p class="hidden">{t('keys')}</p>
      {arrangement ? (
        <div class={`arranged of-${title}`}>
          <arrangement.Board animate={animate} />
        </div>
      ) : (
        <Boards animate={animate} plans={plans} />
      )}
      {props.dock?.(arrangement && (told.viewer === undefined ? <></> : <arrangement.Mine seat={told.viewer} />))}
      {!props.dock && arrangement && <Belongings Mine={arrangement.Mine} />}
      <LegendPanel catalogue={told.catalogue} />
      {looking.looked && (
        <Inspector looked={{ ...looking.looked, ...found(looking.looked.item.id) }} onClose={looking.close}>
          {arrangement && <arrangement.About id={looking.looked.item.id} />}
          {props.about?.(looking.looked)}
        </Inspector>
      )}
    </div>
  );
}

/** What belongs to each seat, where there is no dock. */
function Belongings({ Mine }: Pick<Arrangement, 'Mine'>) {
  const { inOrder } = useTold();
  return (
    <ul class="belongings">
      {inOrder.map(({ seat, name }) => (
        <li key={seat} class="mine">
          <SeatMark seat={seat} label={name} />
          <Mine seat={seat} />
        </li>
      ))}
    </ul>
  );
}

type Thing = HTMLElement | SVGElement;

/** A thing, or a zone that the catalogue describes. */
function find(told: Told, id: string): Pick<Looked, 'item' | 'zone'> | undefined {
  const known = told.item(id);
  if (known !== undefined) return { item: known[0], zone: known[1] };
  if (!told.catalogue.has(id)) return undefined;
  const zone = told.zone(id);
  const item = { id, kind: id, component: id, at: [], owner: undefined, count: 1, face: 'up', turned: 0, label: '', marks: [] } as const;
  return { item, zone };
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
