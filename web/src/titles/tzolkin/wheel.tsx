/** A toothed wheel as it is drawn, and how it turns. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { cog } from '../../arranged/cog.ts';
import { TOOTH } from './geometry.ts';

interface WheelProps {
  teeth: number;
  radius: number;
  first: number;
  /** Degrees that it has turned since the beginning. */
  turned: number;
  /** Degrees of one tooth; below 0 it turns the other way. */
  by: number;
}

/** A toothed wheel. All teeth are alike: when it has turned, it turns by one tooth. */
export function Wheel({ teeth, radius, first, turned, by }: WheelProps) {
  const drawn = useRef<SVGPathElement>(null);
  const before = useRef(turned);
  useLayoutEffect(() => {
    const moved = before.current !== turned;
    before.current = turned;
    if (!moved || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    drawn.current?.animate({ rotate: [`${-by}deg`, '0deg'] }, { duration: 320, easing: 'ease-in-out' });
  }, [turned]);
  const far = radius + TOOTH;
  return (
    <svg class="cog" viewBox={`${-far} ${-far} ${2 * far} ${2 * far}`} aria-hidden="true">
      <path ref={drawn} d={cog(teeth, radius, TOOTH, first)} />
    </svg>
  );
}

