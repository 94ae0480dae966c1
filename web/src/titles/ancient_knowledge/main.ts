/** Whose board stands in the middle. */

import { useTold } from '../../arranged/told.ts';

/** The seat whose board is shown whole: whoever looks, else the first. */
export function useMain(): number {
  const told = useTold();
  return told.viewer ?? told.seats[0]?.seat ?? 0;
}
