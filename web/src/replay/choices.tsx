/** What can be chosen about a replay: whose eyes, what is compared, what is hidden, keys, points. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/replay.ts';
import { KEYS } from './keys.ts';
import type { Named } from './naming.ts';
import type { Replaying } from './replaying.ts';
import { ScoreTable } from './score-table.tsx';

interface EyesProps {
  /** The seats through whose eyes one may look. */
  readonly seats: readonly Named[];
  /** Whether there is a view of the table besides. */
  readonly table: boolean;
  readonly value: number | undefined;
  readonly onChange: (seat: number | undefined) => void;
}

export function EyesChoice({ seats, table, value, onChange }: EyesProps) {
  if (seats.length === 0) return null;
  return (
    <label class="replay-eyes">
      <span class="unseen">{t('seen')}</span>
      <select value={value ?? ''} onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === '' ? undefined : Number(chosen))}>
        {table && <option value="">{t('table')}</option>}
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {t('eyesOf', { name })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Keeps the ply that is shown, to compare others with it. */
export function CompareButton({ replaying }: { replaying: Replaying }) {
  return (
    <button
      type="button"
      aria-pressed={typeof replaying.base.value === 'number'}
      aria-keyshortcuts="c"
      title={t('compareText')}
      onClick={() => compare(replaying)}
    >
      {t('compare')}
    </button>
  );
}

export function compare(replaying: Replaying): void {
  const here = replaying.here.peek()?.ply;
  replaying.base.value = typeof replaying.base.peek() === 'number' ? undefined : here;
}

export function since(replaying: Replaying): void {
  replaying.base.value = replaying.base.peek() === 'own' ? undefined : 'own';
}

interface MoreProps {
  readonly replaying: Replaying;
  readonly seats: readonly Named[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** All else, in a panel above the button. */
export function More({ replaying, seats, open, onOpen }: MoreProps) {
  const panel = useRef<HTMLDivElement>(null);
  useClosing(panel, open, () => onOpen(false));
  return (
    <div class="replay-more" ref={panel}>
      <button type="button" aria-expanded={open} aria-keyshortcuts="?" aria-label={t('more')} title={t('more')} onClick={() => onOpen(!open)}>
        ⋯
      </button>
      {open && (
        <div class="replay-more-open card">
          <div class="line">
            <Toggle on={replaying.base.value === 'own'} keys="m" onClick={() => since(replaying)}>
              {t('sinceShort')}
            </Toggle>
            <Toggle on={replaying.hiding.value} onClick={() => replaying.hide(!replaying.hiding.peek())}>
              {t('hide')}
            </Toggle>
          </div>
          <h3>{t('help')}</h3>
          <Help />
          <details>
            <summary>{t('chartTable')}</summary>
            <ScoreTable replaying={replaying} seats={seats} />
          </details>
        </div>
      )}
    </div>
  );
}

function Toggle(props: { on: boolean; keys?: string; onClick: () => void; children: ComponentChildren }) {
  const { on, keys, onClick, children } = props;
  return (
    <button type="button" aria-pressed={on} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </button>
  );
}

function Help() {
  return (
    <dl class="replay-help small">
      {KEYS.map(([keys, words]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A click elsewhere, or Escape, closes the panel. */
function useClosing(panel: { readonly current: HTMLElement | null }, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !panel.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open]);
}
