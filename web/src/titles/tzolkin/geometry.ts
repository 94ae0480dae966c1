/**
 * Where everything of the machine lies, in a drawing of 700 x 690: pure.
 *
 * The gears stand around the calendar where one of its teeth looks at them. Their own teeth are
 * turned so that it meets a gap: the two that have no place on the board are on either side of it.
 */

import { around } from '../../arranged/cog.ts';

export const WIDTH = 700;
export const HEIGHT = 690;
export const MIDDLE: readonly [number, number] = [350, 343];

/** The calendar: its teeth, its radius without them. */
export const CALENDAR = { teeth: 26, radius: 132 } as const;
/** How high teeth are. */
export const TOOTH = 11;

/** A gear: degrees around the calendar, number of teeth, and how far places lie from its middle. */
interface Wheel {
  readonly id: string;
  readonly teeth: number;
  readonly places: number;
  readonly radius: number;
  readonly at: readonly [number, number];
  /** Degrees at which position 0 lies. */
  readonly first: number;
}

const PITCH = 360 / CALENDAR.teeth;

function wheel(id: string, teeth: number, places: number, pitches: number): Wheel {
  const radius = teeth === 10 ? 62 : 80;
  const angle = pitches * PITCH;
  const [x, y] = around(angle, CALENDAR.radius + radius + TOOTH + 3);
  const first = angle + 180 + (1.5 * 360) / teeth;
  return { id, teeth, places, radius, at: [MIDDLE[0] + x, MIDDLE[1] + y], first };
}

export const WHEELS: readonly Wheel[] = [
  wheel('palenque', 10, 8, -10),
  wheel('yaxchilan', 10, 8, -5),
  wheel('tikal', 10, 8, 0),
  wheel('uxmal', 10, 8, 5),
  wheel('chichen_itza', 13, 11, 11),
];

/** Degrees of a position of a gear. */
export function angleOf({ first, teeth }: Wheel, position: number): number {
  return first + (position * 360) / teeth;
}

/** The middle of a position, in the drawing. */
export function placeOf(of: Wheel, position: number): readonly [number, number] {
  const [x, y] = around(angleOf(of, position), of.radius - 8);
  return [of.at[0] + x, of.at[1] + y];
}

/** From the middle of a position to that of the plate beside it. */
export function toPlate(of: Wheel, position: number): readonly [number, number] {
  const [x, y] = around(angleOf(of, position), 46);
  return [x, y * 0.88];
}

/** A point of the drawing in percent of it. */
export function percent([x, y]: readonly [number, number]): { left: string; top: string } {
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}

export type { Wheel };
