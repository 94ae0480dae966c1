/** The place of the first event that cannot be read, in a text that is damaged. */

import { type Event, isAction, isEvent } from './format.ts';
import { readAt } from './json.ts';

const BEGINNING = /"events"[ \t\n\r]*:[ \t\n\r]*\[[ \t\n\r]*/;
const NEXT = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
const END = /[ \t\n\r]*\][ \t\n\r]*[,}]/y;
const PLY = /"ply"[ \t\n\r]*:[ \t\n\r]*(\d{1,9})\b/g;
/** How far an event that cannot be read is looked at, if no other one follows. */
const FAR = 4000;

/** The ply of the first event that cannot be read; `undefined` if all events can be. */
export function damagedPly(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const beginning = BEGINNING.exec(text);
  if (beginning === null) return undefined;
  let at = beginning.index + beginning[0].length;
  let ply = 0;
  for (;;) {
    const found = eventAt(text, at);
    if (found === undefined) return guessed(text, at, ply);
    const { event, end } = found;
    if (event.ply !== ply && event.ply !== ply + 1) return isAction(event) ? ply + 1 : ply;
    ply = event.ply;
    if (matches(END, text, end) !== undefined) return undefined;
    const behind = matches(NEXT, text, end);
    if (behind === undefined) return guessed(text, end, ply);
    at = end + behind.length;
  }
}

function eventAt(text: string, at: number): { event: Event; end: number } | undefined {
  try {
    const { value, end } = readAt(text, at);
    // What is not UTF-8 was read as U+FFFD, which no event of a service holds.
    if (!isEvent(value) || text.slice(at, end).includes('\ufffd')) return undefined;
    return { event: value as unknown as Event, end };
  } catch {
    return undefined;
  }
}

function matches(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The ply of an event that cannot be read, after one of ply `before`. */
function guessed(text: string, at: number, before: number): number {
  const piece = text.slice(at, behind(text, at));
  const plies = [...piece.matchAll(PLY)].map(([, digits]) => Number(digits)).reverse();
  const near = plies.find((one) => one === before || one === before + 1);
  if (near !== undefined) return near;
  const begins = /"seat"\s*:/.test(piece) && /"decision"\s*:/.test(piece);
  return begins ? before + 1 : before;
}

/** Where the next event begins that can be read. */
function behind(text: string, at: number): number {
  for (const { index, 0: comma } of text.slice(at + 1).matchAll(/[ \t\n\r]*,[ \t\n\r]*(?=\{)/g)) {
    const place = at + 1 + index;
    if (eventAt(text, place + comma.length) !== undefined) return place;
  }
  return at + FAR;
}
