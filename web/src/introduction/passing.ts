/** What is seen between two steps: the moves that were played since, one after the other. */

import { useEffect, useState } from 'preact/hooks';
import type { MovePassed, Scene, StepShown } from 'kronika-client';
import { applied } from '../replay/applied.ts';
import { shownBetween, waited, wanted } from '../table/playback.tsx';

/** A move while it is shown, and the table behind it. */
export interface Passing {
  readonly move: MovePassed;
  readonly scene: Scene;
}

/** Shows the moves before a step to somebody who comes from the table behind the step before. */
export function usePassing(step: StepShown | undefined, from: Scene | undefined): Passing | undefined {
  const [passing, show] = useState<Passing | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const go = async () => {
      const { each } = shownBetween(step!.passages.map((_, at) => at));
      let scene = from!;
      for (const move of step!.passages) {
        scene = move.changes ? applied(scene, move.changes) : scene;
        show({ move, scene });
        if (!(await waited(each)) || !here) break;
      }
      if (here) show(undefined);
    };
    show(undefined);
    if (step && from && step.passages.length === step.passed && step.passed > 0 && wanted()) void go();
    return () => {
      here = false;
    };
  }, [step]);
  return passing;
}
