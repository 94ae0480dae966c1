/** Lines of text that fit, without a browser to measure them. */

/** How wide a letter is on the average, in parts of the size of the type. */
const LETTER = 0.57;

/** The same of bold letters. */
export const BOLD = 0.64;

/** The same of bold letters in names, which are mostly small ones. */
export const CLOSE = 0.6;

export function wide(text: string, size: number, letter = LETTER): number {
  return [...text].length * size * letter;
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
  for (const word of text.split(/\s+/).flatMap((one) => broken(one, room))) {
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

/** A word that is longer than a line, in pieces with hyphens. */
function broken(word: string, room: number): readonly string[] {
  if (word.length <= room) return [word];
  const at = Math.max(Math.min(room - 1, word.length - 3), 1);
  return [`${word.slice(0, at)}-`, ...broken(word.slice(at), room)];
}

function shortened(line: string, room: number): string {
  return `${line.slice(0, room - 1).replace(/[\s.,;:-]+$/, '')}…`;
}

/** At most three characters that stand for a name: initials, or how it begins. */
export function short(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => /\p{L}|\d/u.test(word));
  const [first = ''] = words;
  if (words.length > 1) return words.slice(0, 3).map((word) => word[0]).join('').toUpperCase();
  return first.slice(0, 3);
}
