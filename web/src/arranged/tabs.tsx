/** Parts of a board behind tabs, on phones: the one with something to choose comes by itself. */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { type Signs, useTold } from './told.ts';

export interface Tab {
  readonly id: string;
  readonly name: string;
  /** Whether a thing that can be chosen, or is told about, lies there. */
  readonly holds: (id: string) => boolean;
  readonly shown: () => ComponentChildren;
}

export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const { signs } = useTold();
  const [chosen, choose] = useState(tabs[0]!.id);
  const own = useId();
  const lit = calling(signs);
  const calls = tabs.filter((tab) => lit.some(tab.holds)).map(({ id }) => id);
  const [first] = calls;
  useEffect(() => {
    if (first !== undefined && !calls.includes(chosen)) choose(first);
  }, [calls.join(' ')]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(at + by + tabs.length) % tabs.length]!;
    choose(next.id);
    document.getElementById(`${own}-${next.id}`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="board-tabs">
      <div class="tab-row" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`${own}-${id}`}
            class={calls.includes(id) ? 'calls' : ''}
            aria-selected={id === chosen}
            aria-controls={`${own}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${chosen}`}>
        {tabs.find(({ id }) => id === chosen)!.shown()}
      </div>
    </div>
  );
}

/** What calls for a tab: what can be chosen; of that, or else of all, what somebody is told about. */
function calling({ lit, pointed }: Signs): readonly string[] {
  const meant = [...pointed].filter((id) => lit.has(id));
  return meant.length > 0 ? meant : [...(pointed.size > 0 ? pointed : lit.keys())];
}
