/** Lines of text that fit, without a browser to measure them. */

import { parts, plain } from '../words/hyphenation.ts';

/** How wide a letter is on the average, in parts of the size of the type. */
const LETTER = 0.57;

/** The same of bold letters. */
export const BOLD = 0.64;

/** The same of bold letters in names, which are mostly small ones. */
export const CLOSE = 0.6;

export function wide(text: string, size: number, letter = LETTER): number {
  return [...plain(text)].length * size * letter;
}

/** The text in at most so many lines of so many pixels; what does not fit ends with an ellipsis. */
export function lines(
  text: string,
  width: number,
  size: number,
  most: number,
  letter = LETTER,
): readonly string[] {
  const room = Math.max(Math.floor(width / (size * letter)), 2);
  const made: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => broken(parts(one), room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= room) {
      line = longer;
      continue;
    }
    if (made.length + 1 === most) return [...made, shortened(longer, room)];
    made.push(line);
    line = word;
  }
  return line === '' ? made : [...made, line];
}

/** A word that is longer than a line, in pieces with hyphens: where it may be broken, if that is known. */
function broken(syllables: readonly string[], room: number): readonly string[] {
  const word = syllables.join('');
  if (word.length <= room) return [word];
  const lengths = syllables.map((_, at) => syllables.slice(0, at + 1).join('').length);
  const fitting = lengths.filter((length) => length < room && length < word.length).length;
  if (fitting === 0) {
    const at = Math.max(Math.min(room - 1, word.length - 3), 1);
    return [`${word.slice(0, at)}-`, ...broken([word.slice(at)], room)];
  }
  return [`${syllables.slice(0, fitting).join('')}-`, ...broken(syllables.slice(fitting), room)];
}

function shortened(line: string, room: number): string {
  return `${line.slice(0, room - 1).replace(/[\s.,;:-]+$/, '')}…`;
}

/** At most three characters that stand for a name: initials, or how it begins. */
export function short(name: string): string {
  const words = plain(name).split(/[\s_-]+/).filter((word) => /\p{L}|\d/u.test(word));
  const [first = ''] = words;
  if (words.length > 1) return words.slice(0, 3).map((word) => word[0]).join('').toUpperCase();
  return first.slice(0, 3);
}
