/** All that is known of one thing, large: its formulas, its words, its numbers. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTold } from '../arranged/told.ts';
import type { Item, Zone } from '../scene/whole.ts';
import { LegendButton } from '../signs/legend.tsx';
import { Formula } from '../signs/sign.tsx';
import { t } from '../words/board.ts';
import type { Face } from './catalogue.ts';
import { keepInPlace } from './peek-place.ts';

export interface Looked {
  readonly item: Item;
  readonly zone: Zone;
  readonly at: DOMRect;
  /** Stays until it is closed. */
  readonly pinned: boolean;
  /** It was opened by the keyboard, which goes into it. */
  readonly byKey: boolean;
}

interface Props {
  looked: Looked;
  /** What else a page knows of it. */
  children?: ComponentChildren;
  onClose(): void;
}

export const INSPECTOR = 'inspector';

export function Inspector({ looked: { item, zone, at, pinned, byKey }, children, onClose }: Props) {
  const { catalogue, speech, signs } = useTold();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (byKey) panel.current?.focus({ preventScroll: true });
  }, [item.id, byKey]);
  useLayoutEffect(() => keepInPlace(panel.current!, at), [at]);
  const face = catalogue.face(item);
  const printed = catalogue.formulas(item.component ?? '');
  const play = signs.lit.get(item.id);
  const kind = speech.name(face.component?.kind ?? item.kind);
  const marks = [...new Set(item.marks)].map(speech.name);
  return (
    <aside
      class={`inspector${pinned ? ' pinned' : ''}${lies(at) > innerHeight / 2 ? ' over' : ''}`}
      id={INSPECTOR}
      ref={panel}
      tabIndex={-1}
      aria-label={t('inspect')}
    >
      <header style={face.colour ? { background: face.colour, color: face.ink } : {}}>
        <strong>{face.name}</strong>
        {pinned && (
          <button type="button" class="plain" onClick={onClose} aria-label={t('close')}>
            ×
          </button>
        )}
      </header>
      <p class="quiet">
        {[kind, zone.id !== item.id && t('at', { zone: speech.name(zone.name) }), ...marks].filter(Boolean).join(' · ')}
        {item.owner !== undefined && ` · ${t('owner', { name: speech.seat(item.owner) })}`}
        {item.count > 1 && ` · ×${item.count}`}
      </p>
      {printed.map(({ role, at: number, parts }) => (
        <p class="peek-formula" key={`${role} ${number}`}>
          <span class="quiet">
            {speech.name(role)} {number}
          </span>
          <Formula parts={parts} />
        </p>
      ))}
      {printed.length === 0 && (
        <>
          <Amounts label={t('cost')} sums={face.cost} />
          <Amounts label={t('gives')} sums={face.gives} />
          <Amounts label={t('carries')} sums={face.carries} />
        </>
      )}
      {face.text && <p>{face.text}</p>}
      {play && <p class="peek-play">{t('canChoose', { words: play })}</p>}
      {printed.length === 0 && face.facts.length > 0 && (
        <dl>
          {face.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {face.component?.provenance === 'reconstructed' && <p class="quiet">{t('provenance.reconstructed')}</p>}
      {children}
      {pinned && printed.length > 0 && (
        <p>
          <LegendButton />
        </p>
      )}
    </aside>
  );
}

function Amounts({ label, sums }: { label: string; sums: Face['cost'] }) {
  if (sums.length === 0) return null;
  return (
    <p class="amounts">
      {label}:{' '}
      {sums.map(({ name, count, icon }, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {icon && (
            <svg class="icon" width="16" height="16" aria-hidden="true">
              <use href={icon} />
            </svg>
          )}
          <b>{count}</b> {name.toLowerCase()}
        </span>
      ))}
    </p>
  );
}

/** Narrow pages show it at the foot, and `over` a thing that lies in their lower half (by their style). */
function lies({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}
