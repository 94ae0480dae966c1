/** Everything about a thing in words: for those who hear a board instead of seeing it. */

import { plain } from '../words/hyphenation.ts';
import type { Item, Zone } from './whole.ts';

/** The words of a language, and of the title. */
export interface Speech {
  readonly name: (key: string) => string;
  readonly called: (item: Item) => string;
  readonly seat: (seat: number) => string;
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

export function labelOf(item: Item, place: string, zone: Zone, speech: Speech, words: string | undefined): string {
  const { say } = speech;
  const name = speech.called(item);
  const kind = speech.name(item.kind);
  const marks = [...new Set(item.marks)].map((mark) => {
    const count = item.marks.filter((one) => one === mark).length;
    return count > 1 ? `${speech.name(mark)} ${count}` : speech.name(mark);
  });
  const parts = [
    name,
    kind.toLowerCase() === name.toLowerCase() ? '' : kind,
    item.label === name ? '' : item.label,
    item.owner === undefined ? '' : say('owner', { name: speech.seat(item.owner) }),
    item.count > 1 ? say('count', { count: item.count }) : '',
    item.face === 'down' ? say('faceDown') : '',
    item.turned % 360 === 0 ? '' : say('turned'),
    ...marks,
    zone.slots > 0 && item.at.length === 1 ? say('place', { place: item.at[0]! + 1 }) : '',
    say('at', { zone: place }),
    words === undefined ? '' : say('lit', { words }),
  ];
  return plain(parts.filter((part) => part !== '').join(', '));
}

/** The name of a zone and what it holds. */
export function zoneLabel(name: string, zone: Zone, speech: Speech, words: string | undefined): string {
  const count = zone.items.reduce((sum, item) => sum + item.count, 0);
  const parts = [
    name,
    speech.say('things', { count }),
    zone.hidden > 0 ? speech.say('unseen', { count: zone.hidden }) : '',
    words === undefined ? '' : speech.say('lit', { words }),
  ];
  return plain(parts.filter((part) => part !== '').join(', '));
}
