/** A page with nothing but a scene on it: what tests, pictures and measurements look at. */

import { render } from 'preact';
import type { Scene } from 'kronika-client';
import { type SceneViewProps, SceneView } from '../src/board/scene-view.tsx';

export interface Shown {
  title: string;
  scene: Scene;
  seats: readonly { seat: number; name: string }[];
  viewer?: number;
  animate?: boolean;
  lit?: readonly (readonly [string, string])[];
  changed?: SceneViewProps['changed'] extends infer Map ? readonly (readonly [string, 'moved' | 'appeared' | 'changed'])[] | Map : never;
}

declare global {
  interface Window {
    show(shown: Shown): void;
    picked: string[];
  }
}

window.picked = [];
window.show = ({ lit, changed, ...props }) => {
  const root = document.getElementById('stage')!;
  render(
    <SceneView
      {...props}
      lit={new Map(lit)}
      changed={new Map(changed as readonly (readonly [string, 'moved'])[])}
      onPick={(id) => window.picked.push(id)}
    />,
    root,
  );
};
