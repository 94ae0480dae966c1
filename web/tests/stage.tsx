/** A page with nothing but a scene on it: what tests, pictures and measurements look at. */

import { render } from 'preact';
import type { Scene } from 'kronika-client';
import { SceneView, type SceneViewProps } from '../src/board/scene-view.tsx';
import type { Change } from '../src/board/item-view.tsx';

export interface Shown {
  title: string;
  scene: Scene;
  seats: readonly { seat: number; name: string }[];
  viewer?: number;
  animate?: boolean;
  lit?: readonly (readonly [string, string])[];
  changed?: readonly (readonly [string, Change])[];
  /** Within the frame of a table: its bar, rail and dock have their sizes, and nothing in them but
   * what is one's own. */
  framed?: boolean;
}

declare global {
  interface Window {
    /** Draws a scene; the milliseconds until its boards were in the document and laid out. */
    show(shown: Shown): Promise<number>;
    /** Takes the scene away. */
    clear(): void;
    /** The ids that were picked. */
    picked: string[];
  }
}

window.picked = [];

function turn(): Promise<void> {
  return new Promise((go) => setTimeout(go, 0));
}

/** Milliseconds after which a scene that is not drawn never will be. */
const PATIENCE = 60_000;
let failure: string | undefined;
addEventListener('error', ({ message }) => (failure = message));
addEventListener('unhandledrejection', ({ reason }) => (failure = String(reason)));

/** Throws what went wrong, for whoever waits for a scene would wait for ever. */
function going(from: number): void {
  if (failure !== undefined) throw new Error(failure);
  if (performance.now() - from > PATIENCE) throw new Error('the scene is not drawn');
}

/** As a table draws it for somebody who is to decide. */
function Framed(props: SceneViewProps) {
  return (
    <div class={`whole table of-${props.title} my-turn`}>
      <header class="bar" />
      <div class="table-board">
        <SceneView
          {...props}
          dock={(mine) => (
            <div class="dock">
              <section class="mine">{mine}</section>
              <section class="prompt" />
            </div>
          )}
        />
      </div>
      <aside class="table-side" />
    </div>
  );
}

window.clear = () => render(null, document.getElementById('stage')!);
window.show = async ({ lit, changed, framed, ...props }) => {
  const root = document.getElementById('stage')!;
  const from = performance.now();
  failure = undefined;
  // A table has the whole window, and its own heading.
  root.querySelector('h1')?.toggleAttribute('hidden', framed ?? false);
  const signs = { lit: new Map(lit), changed: new Map(changed), onPick: (id: string) => window.picked.push(id) };
  render(framed ? <Framed {...props} {...signs} /> : <SceneView {...props} {...signs} />, root);
  // Boards are drawn as soon as their width is known: in the same task, after the first of all.
  while (root.querySelector('.board-drawing .item, .arranged :is(.zone, [role=tab])') === null) {
    going(from);
    await turn();
  }
  root.getBoundingClientRect();
  return performance.now() - from;
};
