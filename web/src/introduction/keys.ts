/** Keys of an introduction, wherever the focus is. */

import { useEffect } from 'preact/hooks';
import type { Lesson } from './lesson.ts';

export function useStepKeys(lesson: Lesson, onStep: (number: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      const { number } = lesson.step;
      if (event.key === 'PageDown') onStep(number + 1);
      else if (event.key === 'PageUp') onStep(number - 1);
      else if (event.key.toLowerCase() === 'm' && lesson.open) lesson.finding.value = true;
      else if (event.key !== 'Escape' || !lesson.back()) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [lesson, onStep]);
}
