/** Discs and cubes: so many side by side, or one with a number. */

import { Sign } from '../../signs/sign.tsx';

/** So many are drawn one by one; more are a number. */
const DRAWN = 4;

export function Tokens({ sign, count }: { sign: string; count: number }) {
  if (count === 0) return null;
  if (count > DRAWN) {
    return (
      <b class="amount">
        <Sign id={sign} />
        {count}
      </b>
    );
  }
  return (
    <span class="age-tokens">
      {Array.from({ length: count }, (_, at) => (
        <Sign key={at} id={sign} />
      ))}
    </span>
  );
}
